"""The questions of the game: what each argument means."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import bare

from .components import (
    MAX_CREW,
    N_AFFLICTIONS,
    N_BLOCKS,
    N_FACILITIES,
    N_MACHINES,
    N_PARTS,
    N_PIECES,
    N_POIS,
    N_ROVERS,
    N_SKILLS,
    N_SLOTS,
    N_SPACES,
    N_UPGRADES,
)
from .events import EVENTS
from .missions import MAX_SPECIALS

PLAN: Final = 0  # READY, a piece, a part to dismantle, or something usable at any time
TARGET: Final = 1  # QUARTERS, a new action, or JOIN + stack
ROUTE: Final = 2  # number of the route
WITH: Final = 3  # 0: a spare part; 1 + slot: swap
PART: Final = 4
WINDOW: Final = 5  # PASS, or something usable at any time
REROLL: Final = 6  # 0: keep; 1 + die: with the skill; 4: with the upgrade
CHOOSE: Final = 7  # number of the option
ASTRONAUT: Final = 8
BLOCK: Final = 9
FACILITY: Final = 10
SLOT: Final = 11
SPACE: Final = 12
ROVER: Final = 13
CURE: Final = 14  # astronaut * N_AFFLICTIONS + affliction
HUNGRY: Final = 15  # astronaut
WILT: Final = 16  # 0: let it; 1: pay
SEEDLING: Final = 17  # farm * GROWTH + space
RELAX: Final = 18  # 0: morale; 1: stress
TREAT: Final = 19  # 0: a wound; 1 + affliction
ORDER: Final = 20  # 0: the wound first; 1: the adventure first
SAMPLE: Final = 21  # 0: from the hold; 1 + space
STUDY: Final = 22  # 0: a fresh sample; 1: an examined one
REDRAW: Final = 23  # 0: no; 1 + astronaut
PROFESSION: Final = 24
MACHINE: Final = 25
DEFEAT: Final = 26  # 0: go on; 1: play again
UNLOCK: Final = 27  # 0: no; 1 + astronaut * N_SKILLS + number
KEEP_BROKEN: Final = 28  # slot, or N_SLOTS: no more
KEEP_PART: Final = 29  # part
SHUT: Final = 30  # facility
DISMANTLE: Final = 31  # slot

READY: Final = 0
PASS: Final = 0
NO: Final = 0
PIECE: Final = 1  # + piece
TAKE_APART: Final = PIECE + N_PIECES
USE_SKILL: Final = TAKE_APART + 1  # + astronaut * N_SKILLS + number
USE_POI: Final = USE_SKILL + MAX_CREW * N_SKILLS  # + point of interest
STRIP: Final = USE_POI + N_POIS  # + upgrade card
N_PLAN: Final = STRIP + N_UPGRADES

# targets of the plan
QUARTERS: Final = 0
T_REST: Final = 1
T_RELAX: Final = 2
T_TREAT: Final = 3
T_MAINTAIN: Final = 4
T_EXAMINE: Final = 5
T_DISCOVER: Final = 6
T_PLANT: Final = 7  # + farm
T_ROVER: Final = 9  # + rover
T_UPGRADE: Final = 11  # + upgrade
T_BACKUP: Final = T_UPGRADE + N_UPGRADES  # + facility card
T_EVENT: Final = T_BACKUP + 3  # + event
T_EXPLORE: Final = T_EVENT + len(EVENTS)  # + space
T_GATHER: Final = T_EXPLORE + N_SPACES  # + space * 4 + 0 for a sample, 1 + colour
T_REPAIR: Final = T_GATHER + 4 * N_SPACES  # + slot
T_UNSHUT: Final = T_REPAIR + N_SLOTS  # + facility * 2 + resource
T_SPECIAL: Final = T_UNSHUT + 2 * N_FACILITIES  # + number * 25 + space, 24 for the HUB
PLACES: Final = N_SPACES + 1
JOIN: Final = T_SPECIAL + MAX_SPECIALS * PLACES  # + stack
MAX_STACKS: Final = 12

MAX_ROUTES: Final = 32

KINDS: Final = (
    bare("plan", N_PLAN),
    bare("target", JOIN + MAX_STACKS),
    bare("route", MAX_ROUTES),
    bare("with", 1 + N_SLOTS),
    bare("part", N_PARTS),
    bare("window", N_PLAN),
    bare("reroll", 5),
    bare("choose", 4),
    bare("astronaut", MAX_CREW),
    bare("block", N_BLOCKS),
    bare("facility", N_FACILITIES),
    bare("slot", N_SLOTS),
    bare("space", N_SPACES),
    bare("rover", N_ROVERS),
    bare("cure", MAX_CREW * N_AFFLICTIONS),
    bare("hungry", MAX_CREW),
    bare("wilt", 2),
    bare("seedling", 12),
    bare("relax", 2),
    bare("treat", 1 + N_AFFLICTIONS),
    bare("order", 2),
    bare("sample", 1 + N_SPACES),
    bare("study", 2),
    bare("redraw", 1 + MAX_CREW),
    bare("profession", MAX_CREW),
    bare("machine", N_MACHINES),
    bare("defeat", 2),
    bare("unlock", 1 + MAX_CREW * N_SKILLS),
    bare("keep-broken", N_SLOTS + 1),
    bare("keep-part", N_PARTS),
    bare("shut", N_FACILITIES),
    bare("dismantle", N_SLOTS),
)

ALOUD: Final = tuple(range(len(KINDS)))  # the crew has no secrets from each other
