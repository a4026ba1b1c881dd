"""What things are called, and how the view refers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cinqmars.kernel import Message, say, seat_name

from . import components as c
from .cards.events import EVENTS
from .cards.research import DISCOVERIES, KIND
from .state import EVERYBODY, MarsState

REASONS: Final = ("lacking", "needed", "useless", "uneven")  # why somebody refuses

# references


def colony_ref(p: int) -> str:
    return f"colony:{p}"


def housing_ref(p: int) -> str:
    return f"housing:{p}"


def place_id(place: int) -> str:
    return (
        c.TYPES[c.TYPE_OF[place]]
        if place == c.SPACEPORT_1
        else f"{c.TYPES[c.TYPE_OF[place]]}-{c.LEVEL_OF[place]}"
    )


def place_ref(p: int, place: int) -> str:
    """Habitations share a zone; each is a thing in it."""
    return f"place:{p}:{place_id(place)}"


def tile_ref(place: int) -> str:
    return f"tile:{place_id(place)}"


def mine_ref(m: int) -> str:
    return f"tile:mine-{c.MATERIALS[m]}"


def material_ref(p: int, m: int) -> str:
    return f"material:{p}:{c.MATERIALS[m]}"


def pile_ref(m: int) -> str:
    return f"pile:{c.MATERIALS[m]}"


def contract_ref(contract: int) -> str:
    return f"contract:{c.MATERIALS[c.CONTRACT_GIVES[contract]]}-{c.MATERIALS[c.CONTRACT_GETS[contract]]}"


def card_ref(card: int) -> str:
    return f"research:{card}"


def supremacy_ref(field: int) -> str:
    return f"supremacy:{c.FIELDS[field]}"


def word_id(word: int) -> str:
    """What was said with a refusal."""
    return REASONS[word - 1] if word else ""


def offer_ref(number: int) -> str:
    return f"offer:{number}"


def event_ref(event: int) -> str:
    return f"event:{EVENTS[event]}"


def hand_ref(p: int) -> str:
    return f"hand:{p}"


def player_ref(p: int) -> str:
    return f"player:{p}"


def seat_refs(p: int) -> tuple[str, ...]:
    """A player, by colony and by name."""
    return (colony_ref(p), player_ref(p))


# names


# What never changes is made once, for all views of all tables.
MATERIAL_NAMES: Final = tuple([say(f"material-{name}") for name in c.MATERIALS])
PLACE_NAMES: Final = tuple(
    [say(f"type-{c.TYPES[c.TYPE_OF[place]]}", level=c.LEVEL_OF[place]) for place in range(c.MINE_1)]
)
MINE_NAMES: Final = (say("mine-none"), *[say(f"mine-{name}") for name in c.MATERIALS])
CONTRACT_NAMES: Final = tuple(
    [
        say("contract", give=MATERIAL_NAMES[give], get=MATERIAL_NAMES[get])
        for give, get in zip(c.CONTRACT_GIVES, c.CONTRACT_GETS, strict=True)
    ]
)
FIELD_NAMES: Final = tuple([say(f"field-{name}") for name in c.FIELDS])
EVENT_NAMES: Final = tuple([say(f"event-{name}") for name in EVENTS])


def material_name(m: int) -> Message:
    return MATERIAL_NAMES[m]


def place_name(place: int, built: int = 1) -> Message:
    """`built` is 1 + material for a mine."""
    return MINE_NAMES[built] if place >= c.MINE_1 else PLACE_NAMES[place]


def mine_name(m: int) -> Message:
    return MINE_NAMES[1 + m]


def contract_name(contract: int) -> Message:
    return CONTRACT_NAMES[contract]


def card_name(card: int) -> Message:
    return say(f"card-{DISCOVERIES[KIND[card]]}")


def field_name(field: int) -> Message:
    return FIELD_NAMES[field]


def event_name(event: int) -> Message:
    return EVENT_NAMES[event]


def prize(event: int) -> Message:
    """What a conflict wins."""
    return say(f"prize-{EVENTS[event]}")


def bundle(amounts: Sequence[int]) -> Message:
    """`2 iron, 1 water`; or nothing."""
    return listed([some(m, amounts[m]) for m in range(c.N_MATERIALS) if amounts[m]])


def some(m: int, number: int) -> Message:
    return say(f"some-{c.MATERIALS[m]}", n=number)


def listed(parts: list[Message]) -> Message:
    if not parts:
        return say("nothing")
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = say("and-then", first=part, rest=said)
    return said


def partner_name(seat: int) -> Message:
    return say("everybody") if seat == EVERYBODY else seat_name(seat)


def aim_name(s: MarsState, p: int, place: int) -> Message:
    built = s.built[p * c.N_PLACES + place]
    return place_name(place, built) if built or place < c.MINE_1 else say("mine-none")
