"""MarsBot, the automaton of the solo game: what it has. Without it `s.bot` and `s.bot_piles` are empty.

It is no seat: it asks nothing and owns tiles, milestones and awards as MARSBOT. This module knows no rules, so that
those of players may look things up here.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.index import N_CARDS
from cinqmars.games.terraforming_mars.state import TerraformingState

from .cards import N_BASIC
from .tracks import BUILDING_TRACK, EARTH_TRACK, ENERGY_TRACK, EVENT_TRACK, N_TRACKS, PLANT_TRACK
from .tracks import SPACE_TRACK as SPACE_TRACK

EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
BRUTAL: Final = 3
DIFFICULTIES: Final[list[str]] = ["easy", "normal", "hard", "brutal"]

# s.bot

DIFFICULTY: Final = 0
CORPORATION: Final = 1  # of CORPORATIONS, or NOBODY
TO_BE_DRAWN: Final = -2  # its corporation, at set-up
MONEY: Final = 2
RATING: Final = 3
MERITS: Final = 4  # rating gained other than by global parameters
ON_CARD: Final = 5  # what lies on its corporation
NEURAL: Final = 6  # the hex of its Neural Instance, or NOBODY
FRESH: Final = 7  # 1 before its first turn of a generation
PASSED: Final = 8
OWED: Final = 9  # steps on the event track that cards of the player bring
POSITION: Final = 10  # + track
FURTHEST: Final = POSITION + N_TRACKS  # + track: spaces up to here have been used
N_BOT: Final = FURTHEST + N_TRACKS

# s.bot_piles: projects by their number, bonus cards as BONUS + number

ACTION_DECK: Final = 0
BONUS_DECK: Final = 1
BONUS_DISCARD: Final = 2
DESTROYED: Final = 3
ASIDE: Final = 4  # bonus cards of its corporation that join every action deck
PLAYED: Final = 5  # projects it has resolved
SHOWN: Final = 6  # what it resolves now
KNOWN: Final = 7  # projects in its action deck that everyone has seen
PACK: Final = 8
DRAFTED: Final = 9
POINTS: Final = 10  # at the end, by source
N_PILES: Final = 11

PURSE: Final = N_CARDS  # its M€, in the place of a card with cubes
BONUS: Final = 300
MIXED: Final = 400  # + project: one that was shuffled into the bonus deck

TRACK_OF_PRODUCTION: Final[list[int]] = [EVENT_TRACK] * box.N_RESOURCES
TRACK_OF_PRODUCTION[box.MEGACREDITS] = EVENT_TRACK
TRACK_OF_PRODUCTION[box.STEEL] = BUILDING_TRACK
TRACK_OF_PRODUCTION[box.TITANIUM] = SPACE_TRACK
TRACK_OF_PRODUCTION[box.PLANTS] = PLANT_TRACK
TRACK_OF_PRODUCTION[box.ENERGY] = ENERGY_TRACK
TRACK_OF_PRODUCTION[box.HEAT] = EARTH_TRACK

# Why it earns M€: texts `bot-earn-...`
REASONS: Final[list[str]] = [
    "no-tag",
    "end-of-track",
    "no-milestone",
    "no-award",
    "no-hex",
    "no-ocean",
    "temperature-full",
    "oceans",
    "heat",
    "corporation",
    "bonus-card",
    "city",
    "icons",
]
NO_TAG: Final = 0
END_OF_TRACK: Final = 1
NO_MILESTONE: Final = 2
NO_AWARD: Final = 3
NO_HEX: Final = 4
NO_OCEAN: Final = 5
TEMPERATURE_FULL: Final = 6
FOR_OCEANS: Final = 7
FOR_HEAT: Final = 8
FOR_CORPORATION: Final = 9
FOR_BONUS_CARD: Final = 10
FOR_CITY: Final = 11
FOR_ICONS: Final = 12


def install(s: TerraformingState, difficulty: int, corporation: bool) -> None:  # rules: R2
    s.bot = [0] * N_BOT
    s.bot[DIFFICULTY] = difficulty
    s.bot[CORPORATION] = TO_BE_DRAWN if corporation else -1
    s.bot[NEURAL] = -1
    s.bot[RATING] = box.START_RATING
    s.bot[FRESH] = 1
    s.bot_piles = [[] for _ in range(N_PILES)]


def position(s: TerraformingState, track: int) -> int:
    return s.bot[POSITION + track]


def rearmost(s: TerraformingState) -> int:
    """The track that is least advanced, the upper one in a tie."""
    positions = s.bot[POSITION : POSITION + N_TRACKS]
    return positions.index(min(positions))


def last_generation(s: TerraformingState) -> int:  # rules: R55
    """The generation that must not begin."""
    return 18 if s.prelude else 20


def projects(s: TerraformingState) -> list[int]:
    """Every project card it has anywhere, for the count."""
    found: list[int] = []
    for pile in (ACTION_DECK, BONUS_DECK, PLAYED, SHOWN, PACK, DRAFTED):
        for code in s.bot_piles[pile] if s.bot else []:
            if code < BONUS:
                found.append(code)
            elif code >= MIXED:
                found.append(code - MIXED)
    return found


def bonus_cards(s: TerraformingState) -> list[int]:
    found: list[int] = []
    for pile in (ACTION_DECK, BONUS_DECK, BONUS_DISCARD, DESTROYED, ASIDE, SHOWN):
        found += [code - BONUS for code in s.bot_piles[pile] if BONUS <= code < MIXED]
    return sorted(found)


def complete(s: TerraformingState) -> bool:
    """Whether its eight bonus cards are there."""
    return not s.bot or bonus_cards(s)[:N_BASIC] == list(range(N_BASIC))
