"""What things are called, and how the view refers to them."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Message, say

from .components import (
    CHARACTER_BOARDS,
    CHARACTERS,
    EVENTS,
    MANUAL,
    N_CHARACTERS,
    RESOURCES,
    SHIP_DESTINATION,
    SHIP_SEATS,
    ZONES,
)

ZONE_NAME: Final = [say(f"zone-{zone}") for zone in ZONES]
CHARACTER_NAME: Final = [say(f"character-{character}") for character in CHARACTERS]
CHARACTER_CALL: Final = [
    say("call", n=c + 1, character=CHARACTER_NAME[c], boards=CHARACTER_BOARDS[c]) for c in range(N_CHARACTERS)
]
CHARACTER_DOES: Final = [say(f"character-{character}-does") for character in CHARACTERS]


# references


def zone_ref(zone: int) -> str:
    return f"zone:{ZONES[zone]}"


def ship_ref(ship: int) -> str:
    return f"ship:{ship}"


def astronaut_ref(place: str, p: int) -> str:
    return f"astronaut:{place}:{p}"


def character_ref(p: int, character: int) -> str:
    return f"character:{p}:{CHARACTERS[character]}"


def event_ref(card: int) -> str:
    return f"event:{EVENTS[card]}"


def discovery_ref(zone: int) -> str:
    return f"discovery:{ZONES[zone]}"


def tile_ref(zone: int) -> str:
    return f"tile:{ZONES[zone]}"


# names


def zone_name(zone: int) -> Message:
    return ZONE_NAME[zone]


def ship_name(ship: int) -> Message:
    """By its printed destination, and its seats."""
    printed = SHIP_DESTINATION[ship]
    if printed == MANUAL:
        return say("ship-manual", seats=SHIP_SEATS[ship])
    return say("ship", zone=zone_name(printed), seats=SHIP_SEATS[ship])


def character_name(character: int) -> Message:
    return CHARACTER_NAME[character]


def event_name(card: int) -> Message:
    return say(f"event-{EVENTS[card]}")


def resource_name(resource: int) -> Message:
    return say(f"resource-{RESOURCES[resource]}")
