"""The questions, one class each: what is offered and why something is not, in words and for bots."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import WAIT

from .asked import NO, Asked
from .campaign import Defeat, KeepBroken, KeepPart, Machine, Profession, Unlock
from .effects import (
    Astronaut,
    Block,
    Choose,
    Cure,
    Discard,
    DiscardUpgrade,
    Facility,
    Part,
    Rover,
    Sample,
    Seedling,
    Shut,
    Slot,
    Space,
    Study,
)
from .phases import BY_UPGRADE, DIE, KEEP, Hungry, Order, Redraw, Relax, Reroll, Treat, Wilt
from .planning import Dismantle, Plan, Target, Way, Window, With

__all__ = [
    "BY_UPGRADE",
    "DIE",
    "KEEP",
    "NO",
    "Astronaut",
    "Block",
    "Choose",
    "Cure",
    "Defeat",
    "Discard",
    "DiscardUpgrade",
    "Dismantle",
    "Facility",
    "Hungry",
    "KeepBroken",
    "KeepPart",
    "Machine",
    "Order",
    "Part",
    "Plan",
    "Profession",
    "Redraw",
    "Relax",
    "Reroll",
    "Rover",
    "Sample",
    "Seedling",
    "Shut",
    "Slot",
    "Space",
    "Study",
    "Target",
    "Treat",
    "Unlock",
    "Way",
    "Wilt",
    "Window",
    "With",
]

PLAN: Final = 0
TARGET: Final = 1
ROUTE: Final = 2
WITH: Final = 3
PART: Final = 4
WINDOW: Final = 5
REROLL: Final = 6
CHOOSE: Final = 7
ASTRONAUT: Final = 8
BLOCK: Final = 9
FACILITY: Final = 10
SLOT: Final = 11
SPACE: Final = 12
ROVER: Final = 13
CURE: Final = 14
HUNGRY: Final = 15
WILT: Final = 16
SEEDLING: Final = 17
RELAX: Final = 18
TREAT: Final = 19
ORDER: Final = 20
SAMPLE: Final = 21
STUDY: Final = 22
REDRAW: Final = 23
PROFESSION: Final = 24
MACHINE: Final = 25
DEFEAT: Final = 26
UNLOCK: Final = 27
KEEP_BROKEN: Final = 28
KEEP_PART: Final = 29
SHUT: Final = 30
DISMANTLE: Final = 31
DISCARD: Final = 32
DISCARD_UPGRADE: Final = 33

KINDS: Final[tuple[Asked, ...]] = (
    *(
        Plan(),
        Target(),
        Way(),
        With(),
        Part(),
        Window(),
        Reroll(),
        Choose(),
        Astronaut(),
        Block(),
        Facility(),
    ),
    *(Slot(), Space(), Rover(), Cure(), Hungry(), Wilt(), Seedling(), Relax(), Treat(), Order(), Sample()),
    *(Study(), Redraw(), Profession(), Machine(), Defeat(), Unlock(), KeepBroken(), KeepPart(), Shut()),
    *(Dismantle(), Discard(), DiscardUpgrade()),
)


def advise(s: MartiansState, kind: int, opts: list[int], ctx: tuple[Any, ...] = ()) -> int:
    """What the planner would answer for the crew; polled, it waits."""
    return WAIT if opts[0] == WAIT else KINDS[kind].advise(s, opts, ctx)
