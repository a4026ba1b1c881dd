"""Names and references of everything on the table."""

from __future__ import annotations

from cinqmars.kernel import Message, say
from cinqmars.kernel import seat_name as name_of_seat

from . import components as box
from .board import BONUS, BONUS_CARDS, GANYMEDE, LAYOUT, N_HEXES, NAMED, OFF_BOARD
from .cards.index import IDS
from .marsbot.state import PURSE


def seat_name(owner: int) -> Message:
    return say("marsbot") if owner == box.MARSBOT else name_of_seat(owner)


def owner_ref(owner: int) -> str:
    return "marsbot" if owner == box.MARSBOT else f"player:{owner}"


def card_name(card: int) -> Message:
    return say("marsbot-purse") if card == PURSE else say(f"card-{IDS[card]}")


def card_ref(card: int) -> str:
    return "marsbot" if card == PURSE else f"card:{IDS[card]}"


def hex_name(site: int) -> Message:
    """Its coordinates: the row as a letter, the place in it; some have a name."""
    if site >= N_HEXES:
        return say(f"orbit-{OFF_BOARD[site - GANYMEDE]}")
    if site in NAMED:
        return say("hex-named", name=coordinates(site), place=say(f"place-{NAMED[site]}"))
    return say("hex", name=coordinates(site))


def coordinates(site: int) -> str:
    """A1 is at the top left."""
    row, col, _ = LAYOUT[site]
    return f"{chr(ord('A') + row)}{col + 1}"


def gains_at(site: int, oceans: int) -> list[Message]:
    """What a tile brings there: what is printed, and M€ for the oceans beside it."""
    printed = [quantity(resource, count[site]) for resource, count in BONUS if count[site]]
    cards = [say("qty-cards", n=BONUS_CARDS[site])] if BONUS_CARDS[site] else []
    money = [quantity(box.MEGACREDITS, box.OCEAN_INCOME * oceans)] if oceans else []
    return printed + cards + money


def hex_ref(site: int) -> str:
    if site >= N_HEXES:
        return f"orbit:{OFF_BOARD[site - GANYMEDE]}"
    row, col, _ = LAYOUT[site]
    return f"hex:{row + 1}-{col + 1}"


def resource_name(resource: int) -> Message:
    return say(f"resource-{box.RESOURCES[resource]}")


def quantity(resource: int, number: int) -> Message:
    return say(f"qty-{box.RESOURCES[resource]}", n=number)


def means_quantity(means: int, number: int) -> Message:
    """So many units of a means of payment."""
    return cubes_name(box.MICROBE_CUBE, number) if means == box.MICROBES else quantity(means, number)


def cubes_name(kind: int, number: int) -> Message:
    return say(f"cubes-{box.CUBES[kind]}", n=number)


def cube_name(kind: int) -> Message:
    return say(f"cube-{box.CUBES[kind]}")


def production_name(resource: int) -> Message:
    return say(f"made-{box.RESOURCES[resource]}")


def tag_name(tag: int) -> Message:
    return say(f"tag-{box.TAGS[tag]}")


def tile_name(tile: int) -> Message:
    return say(f"tile-{box.TILES[tile]}")


def goal(id: str) -> Message:
    """What it is called, and what it asks."""
    return say("goal", name=say(id), asks=say(f"{id}-asks"))


def milestone_name(milestone: int) -> Message:
    return goal(f"milestone-{box.MILESTONES[milestone]}")


def award_name(award: int) -> Message:
    return goal(f"award-{box.AWARDS[award]}")


def standard_name(project: int) -> Message:
    return say(f"standard-{box.STANDARD_PROJECTS[project]}")


def parameter_name(param: int) -> Message:
    return say(f"parameter-{box.PARAMETERS[param]}")


def level(param: int, steps: int) -> Message:
    """A global parameter as the board shows it."""
    return say(f"level-{box.PARAMETERS[param]}", n=box.degrees(steps) if param == box.TEMPERATURE else steps)
