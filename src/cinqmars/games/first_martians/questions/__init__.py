"""The questions of the game: what each argument means."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.routes import MAX_ROUTES
from cinqmars.kernel import bare

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
ORDER: Final = 20  # what is resolved next: 0 success or failure, 1 the wound, 2 the adventure
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
DISCARD: Final = 32  # astronaut * N_SKILLS + number
NO: Final = 0

KINDS: Final = (
    bare("plan", tools.N_PLAN),
    bare("target", targets.JOIN + targets.MAX_STACKS),
    bare("route", MAX_ROUTES),
    bare("with", 1 + c.N_SLOTS),
    bare("part", c.N_PARTS),
    bare("window", tools.N_PLAN),
    bare("reroll", 5),
    bare("choose", 4),
    bare("astronaut", c.MAX_CREW),
    bare("block", c.N_BLOCKS),
    bare("facility", c.N_FACILITIES),
    bare("slot", c.N_SLOTS),
    bare("space", c.N_SPACES),
    bare("rover", c.N_ROVERS),
    bare("cure", c.MAX_CREW * c.N_AFFLICTIONS),
    bare("hungry", c.MAX_CREW),
    bare("wilt", 2),
    bare("seedling", 12),
    bare("relax", 2),
    bare("treat", 1 + c.N_AFFLICTIONS),
    bare("order", 3),
    bare("sample", 1 + c.N_SPACES),
    bare("study", 2),
    bare("redraw", 1 + c.MAX_CREW),
    bare("profession", c.MAX_CREW),
    bare("machine", c.N_MACHINES),
    bare("defeat", 2),
    bare("unlock", 1 + c.MAX_CREW * c.N_SKILLS),
    bare("keep-broken", c.N_SLOTS + 1),
    bare("keep-part", c.N_PARTS),
    bare("shut", c.N_FACILITIES),
    bare("dismantle", c.N_SLOTS),
    bare("discard", c.MAX_CREW * c.N_SKILLS),
)

ALOUD: Final = tuple(range(len(KINDS)))  # the crew has no secrets from each other
