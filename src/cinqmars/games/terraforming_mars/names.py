"""Names and references of everything on the table."""

from __future__ import annotations

from cinqmars.kernel import Message, say
from cinqmars.kernel import seat_name as name_of_seat

from . import components as box
from .board import GANYMEDE, LAYOUT, N_HEXES, NAMED, OFF_BOARD
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
    """Row and place, counted from the top left; some have a name."""
    if site >= N_HEXES:
        return say(f"orbit-{OFF_BOARD[site - GANYMEDE]}")
    row, col, _ = LAYOUT[site]
    if site in NAMED:
        return say("hex-named", row=row + 1, col=col + 1, name=say(f"place-{NAMED[site]}"))
    return say("hex", row=row + 1, col=col + 1)


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


def milestone_name(milestone: int) -> Message:
    return say(f"milestone-{box.MILESTONES[milestone]}")


def award_name(award: int) -> Message:
    return say(f"award-{box.AWARDS[award]}")


def standard_name(project: int) -> Message:
    return say(f"standard-{box.STANDARD_PROJECTS[project]}")


def parameter_name(param: int) -> Message:
    return say(f"parameter-{box.PARAMETERS[param]}")


def level(param: int, steps: int) -> Message:
    """A global parameter as the board shows it."""
    return say(f"level-{box.PARAMETERS[param]}", n=box.degrees(steps) if param == box.TEMPERATURE else steps)
