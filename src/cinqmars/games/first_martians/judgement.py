"""What bots think of a position: how far the mission is, and how much trouble the crew is in."""

from __future__ import annotations

from typing import Final

from . import kinds
from .advice import advise
from .components import DEADLY, MAX_STRESS, TRACK_END
from .missions import THRESHOLD
from .objectives import have, rounds, sheet, tiles_down, wanted
from .state import OVER, WON, Table, broken_parts

ADVISED: Final = 30.0  # against 1 for any other option


def values(s: Table) -> list[float]:
    """The crew's chance, the same for every seat."""
    return [chance(s)] * s.n


def chance(s: Table) -> float:
    if s.phase == OVER:
        return float(s.outcome == WON)
    health = 1.0 - max(s.wounds) / DEADLY
    over = max(0, broken_parts(s) - sheet(s).threshold)
    calm = 1.0 - s.stress / MAX_STRESS
    tracks = 1.0 - sum(s.tracks) / (3 * TRACK_END)
    stores = min(1.0, sum(s.reserve) / 8)
    order = 0.3 * health + 0.2 * calm + 0.15 * tracks + 0.15 * stores + 0.2 / (1 + over + tiles_down(s))
    left = 1.0 - (s.round - 1) / rounds(s)
    return max(0.01, min(0.99, 0.15 + 0.55 * reached(s) + 0.25 * order * left - 0.1 * (1 - health)))


def reached(s: Table) -> float:
    """The share of the compulsory objectives that is done, those on the way counted in part."""
    total = 0.0
    number = 0
    for i, goal in enumerate(sheet(s).goals):
        if goal.optional or goal.check >= THRESHOLD:
            continue
        number += 1
        total += 1.0 if s.goals >> i & 1 else min(1.0, have(s, goal) / max(1, wanted(s, goal))) * 0.8
    return total / max(1, number)


def priors(s: Table, seat: int, kind: int, opts: list[int]) -> list[float]:
    """What the planner would do looks best by far; taking the base apart is the last resort."""
    advised = advise(s, kind, opts)
    return [ADVISED if arg == advised else plain_prior(kind, arg) for arg in opts]


def plain_prior(kind: int, arg: int) -> float:
    if kind == kinds.PLAN and (arg == kinds.TAKE_APART or arg >= kinds.STRIP):
        return 0.1
    return 1.0
