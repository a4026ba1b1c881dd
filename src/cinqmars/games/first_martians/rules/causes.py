"""Causes: why something happens, so that every loss can be told in one line. A cause is kind * 1000 + argument."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.state import MartiansState

BY_EVENT: Final = 1  # event
BY_CONSEQUENCE: Final = 2  # event
BY_ECHO: Final = 3  # event
BY_ADVENTURE: Final = 4  # adventure
BY_LATER: Final = 5  # adventure * 3 + way
BY_CARD: Final = 6  # malfunction card
BY_TRACK: Final = 7  # block
BY_ROLL: Final = 8  # action
BY_TERRAIN: Final = 9  # space
BY_TOKEN: Final = 10  # facility
BY_HUNGER: Final = 11
BY_STRESS: Final = 12
BY_MORALE: Final = 13
BY_LACK: Final = 14  # resource
BY_TILE: Final = 15  # facility
BY_SKILL: Final = 16  # profession * 4 + number
BY_POI: Final = 17  # point of interest
BY_HARDWARE: Final = 18  # facility
BY_MISSION: Final = 19
BY_SPECIAL: Final = 20  # number of the special action
BY_APP: Final = 21
BY_DIE: Final = 22  # block
BY_DROUGHT: Final = 23  # farm
BY_GOAL: Final = 24  # objective
BY_ACTION: Final = 25  # event
BY_WOUNDS: Final = 26
BY_UPGRADE: Final = 27  # upgrade
BY_WORK: Final = 28  # action
BY_STRESSFUL: Final = 29  # shutdown tiles
BY_BROKEN: Final = 30  # facility, of a part broken already
BY_CREW: Final = 31  # life in the HUB
BY_SURPLUS: Final = 32
BY_DEFEAT: Final = 33
BY_PARTS: Final = 34  # die (or NO_DIE) * 100 + broken parts of the block
BY_TRIP: Final = 35  # space, of a rover
BY_HARD: Final = 36  # the level of difficulty
BY_WORN: Final = 37  # a token on an identity card or a rover
CAUSES: Final[list[str]] = [
    "none",
    "event",
    "consequence",
    "echo",
    "adventure",
    "later",
    "card",
    "track",
    "roll",
    "terrain",
    "token",
    "hunger",
    "stress",
    "morale",
    "lack",
    "tile",
    "skill",
    "poi",
    "hardware",
    "mission",
    "special",
    "app",
    "die",
    "drought",
    "goal",
    "action",
    "wounds",
    "upgrade",
    "work",
    "shut",
    "broken",
    "crew",
    "surplus",
    "defeat",
    "parts",
    "trip",
    "hard",
    "worn",
]
KIND: Final = 1000
NO_DIE: Final = 9


def because(s: MartiansState, kind: int, arg: int = 0) -> None:
    """What follows has this cause, until `done`."""
    s.because.append(kind * KIND + arg)


def done(s: MartiansState) -> None:
    s.because.pop()
