"""Targets of the plan: what a piece can be put to. A stack keeps its target as one number."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.data.missions import MAX_SPECIALS, Special
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.state import MartiansState

QUARTERS: Final = 0
REST: Final = 1
RELAX: Final = 2
TREAT: Final = 3
MAINTAIN: Final = 4
EXAMINE: Final = 5
DISCOVER: Final = 6
PLANT: Final = 7  # + farm
ROVER: Final = 9  # + rover
UPGRADE: Final = 11  # + upgrade
BACKUP: Final = UPGRADE + c.N_UPGRADES  # + facility card
EVENT: Final = BACKUP + 3  # + event
EXPLORE: Final = EVENT + len(EVENTS)  # + space
GATHER: Final = EXPLORE + c.N_SPACES  # + space * 4 + 0 for a sample, 1 + colour
REPAIR: Final = GATHER + 4 * c.N_SPACES  # + slot
UNSHUT: Final = REPAIR + c.N_SLOTS  # + facility * 2 + resource
SPECIAL: Final = UNSHUT + 2 * c.N_FACILITIES  # + number * 25 + space, 24 for the HUB
PLACES: Final = c.N_SPACES + 1
JOIN: Final = SPECIAL + MAX_SPECIALS * PLACES  # + stack
MAX_STACKS: Final = 12

ACTION_OF: Final[list[int]] = [  # by target
    *(0, c.REST, c.RELAX, c.TREAT, c.MAINTAIN),
    *[c.RESEARCH] * (ROVER - EXAMINE),
    *[c.BUILD] * (EVENT - ROVER),
    *[c.EVENT] * (EXPLORE - EVENT),
    *[c.EXPLORE] * (GATHER - EXPLORE),
    *[c.GATHER] * (REPAIR - GATHER),
    *[c.BUILD] * (UNSHUT - REPAIR),
    *[c.UNSHUT] * (SPECIAL - UNSHUT),
]
PLACE_OF: Final[list[int]] = [  # by target: the space it happens in, or HUB
    *[c.HUB] * EVENT,
    *[c.HUB if event.action is None else event.action.place for event in EVENTS],
    *range(c.N_SPACES),
    *[spot // 4 for spot in range(REPAIR - GATHER)],
    *[c.HUB] * (SPECIAL - REPAIR),
    *[*range(c.N_SPACES), c.HUB] * MAX_SPECIALS,
]
CARD_AT: Final = 13  # facility of the first facility card
DICE_ACTIONS: Final = (c.EXPLORE, c.GATHER, c.RESEARCH, c.BUILD)
ROLLS: Final[list[bool]] = [action in DICE_ACTIONS for action in ACTION_OF]  # by target


# What a target is


def special_of(s: MartiansState, target: int) -> Special:
    return sheet(s).specials[(target - SPECIAL) // PLACES]


def action_of(s: MartiansState, target: int) -> int:  # rules: X1
    """The step in which it is resolved; special actions with a type go with their type."""
    return ACTION_OF[target] if target < SPECIAL else special_of(s, target).action


def place_of_target(target: int) -> int:
    """The space an action happens in, or HUB."""
    return PLACE_OF[target]


def rolls_dice(s: MartiansState, target: int) -> bool:  # rules: L4, L5
    return ROLLS[target] if target < SPECIAL else special_of(s, target).action in DICE_ACTIONS
