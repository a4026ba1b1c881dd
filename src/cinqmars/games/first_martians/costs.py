"""What an action costs, in words."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Message, say

from .components import PARTS, RESOURCES, TOKEN_COLOURS
from .kinds import T_REPAIR, T_UNSHUT
from .missions import ANY_PART, BILL_COUNTER, BILL_EXAMINED, BILL_PART
from .names import counter_name
from .requirements import donors, dues
from .state import Table

BILL_NAMES: Final = (  # the places of a bill
    *[f"resource-{name}" for name in RESOURCES],
    *[f"part-{name}" for name in PARTS],
    "hold-sample",
    "hold-seed",
    *[f"objective-{colour}" for colour in TOKEN_COLOURS],
    "hold-marker",
)


def costs(s: Table, target: int, means: int) -> list[Message]:
    due = dues(s, target, means, donors(s))
    return [cost_of(s.mission, due[k], due[k + 1]) for k in range(0, len(due), 2)]


def costs_before(s: Table, target: int) -> list[Message]:
    """While it is still open which part is used, or where a part is taken from."""
    return costs(s, target, 1 if T_REPAIR <= target < T_UNSHUT else ANY_PART - BILL_PART)


def cost_of(mission: int, place: int, n: int) -> Message:
    return say("cost-of", n=n, what=bill_name(mission, place))


def bill_name(mission: int, place: int) -> Message:
    if place == ANY_PART:
        return say("part-chosen")
    if place < BILL_COUNTER:
        return say(BILL_NAMES[place])
    if place < BILL_EXAMINED:
        return counter_name(mission, place - BILL_COUNTER)
    return say("hold-examined")
