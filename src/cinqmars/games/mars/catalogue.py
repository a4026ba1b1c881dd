"""What is printed on tiles, contracts and cards, by ref: for whoever draws them."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel import Message, say

from . import components as c
from . import names
from .cards import research as discoveries
from .cards.effects import Arrive, Conflict, Deposit, EventEffect, Supremacy
from .cards.events import CARDS, RICH_RAIDS
from .rules.confrontations import RAID
from .rules.strength import COMPARED


def catalogue() -> dict[str, Any]:
    found: dict[str, Any] = {
        names.tile_ref(place): installation(place)
        for place in range(c.MINE_1)
        if c.LEVEL_OF[place] or place in c.PRINTED
    }
    for m in range(c.N_MATERIALS):
        found[names.mine_ref(m)] = mine(m)
    found["contract"] = {"cost": priced(c.CONTRACT_COST)}
    for kind, name in enumerate(c.TYPES):
        found[f"type:{name}"] = {"levels": levels(kind)}
    found["conflict"] = {"compares": COMPARED}
    found["raid"] = {"cards": RAID.number, "cards-supreme": RICH_RAIDS.loot.number}
    for card in range(c.N_RESEARCH):
        found[names.card_ref(card)] = discovery(card)
    for kind, event in enumerate(CARDS):
        found[names.event_ref(kind)] = {"does": plain(does(kind)), **requirement(event.effect)}
    return found


def priced(cost: list[int]) -> dict[str, int]:
    return {c.MATERIALS[m]: cost[m] for m in range(c.N_MATERIALS) if cost[m]}


def levels(kind: int) -> list[int]:
    """Of all places of a type, in their order; mines are only counted."""
    first = c.FIRST_PLACE[kind]
    places = range(first, c.FIRST_PLACE[kind + 1])
    return [1 + place - first if kind == c.MINE else c.LEVEL_OF[place] for place in places]


def installation(place: int) -> dict[str, Any]:
    return {
        "type": c.TYPES[c.TYPE_OF[place]],
        "level": c.LEVEL_OF[place],
        "cost": priced(c.COST[place]),
        "points": c.WORTH[place],
        "uses": 0 if c.TYPE_OF[place] == c.PLANT else 1,
        "gives": gives(c.TYPE_OF[place], c.LEVEL_OF[place]),
    }


def gives(kind: int, level: int) -> dict[str, int]:
    """What an installation adds to those below it; of communication, how many contracts with and without it."""
    if kind == c.PLANT:
        return {"energy": c.ENERGY_PER_PLANT}
    if kind == c.SILO:
        return {"storage": c.STORAGE[level]}
    if kind == c.HABITATION:
        return {"colonists": c.PER_HABITATION} if level else {}
    if kind == c.COMMUNICATION:
        return {"contracts": c.CONTRACT_LIMIT[level], "contracts-without": c.CONTRACT_LIMIT[level - 1]}
    return {"rate": c.SPACEPORT_RATE} if kind == c.SPACEPORT else {}


def mine(m: int) -> dict[str, Any]:
    material = c.MATERIALS[m]
    return {
        "type": "mine",
        "level": 0,
        "cost": priced(c.MINE_COST),
        "points": 0,
        "uses": 1,
        "gives": {material: 1},
    }


def discovery(card: int) -> dict[str, Any]:
    bonus = discoveries.BONUS[card]
    return {
        "name": discoveries.DISCOVERIES[discoveries.KIND[card]],
        "level": 1 if card < c.N_RESEARCH_1 else 2,
        "bonus": "" if bonus == c.NONE else c.FIELDS[bonus],
        "science": discoveries.SCIENCE[card],
        "points": discoveries.WORTH[card],
    }


# events


def does(kind: int) -> Message:
    """What an event card does."""
    effect = CARDS[kind].effect
    if isinstance(effect, Deposit):
        return say("event-deposit-does", what=names.some(effect.material, effect.number))
    if isinstance(effect, Arrive):
        return say("event-colonist-does", n=effect.number)
    if isinstance(effect, Conflict):
        return say("event-conflict-does", prize=names.prize(kind))
    if isinstance(effect, Supremacy):
        return say(f"supremacy-{c.FIELDS[effect.field]}-does")
    return say("event-contested-does")


def requirement(effect: EventEffect) -> dict[str, str]:
    """The field that is compared, and what whoever draws a conflict needs for it."""
    if isinstance(effect, Conflict):
        return {"field": c.FIELDS[effect.field], "needs": names.place_id(effect.needs)}
    return {"field": c.FIELDS[effect.field]} if isinstance(effect, Supremacy) else {}


def plain(message: Message) -> dict[str, Any]:
    args = {name: plain(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    return {"id": message.id, "args": args}
