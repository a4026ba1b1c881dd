"""What bots think of a position: how far the mission is, what the plan promises, how much trouble the crew is in."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.bots.wishes import wishes
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import THRESHOLD
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.bills import balance, overdrawn
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.objectives import (
    goals_of,
    have,
    rounds,
    sheet,
    tiles_down,
    wanted,
    won,
)
from cinqmars.games.first_martians.rules.plan import clear_plan, give_back_all
from cinqmars.games.first_martians.rules.requirements import needed, open_pieces, stack_of, strength
from cinqmars.games.first_martians.state import (
    NONE,
    OVER,
    PLANNING,
    RESOLVING,
    MartiansState,
    broken_parts,
)

ADVISED: Final = 30.0  # against 1 for any other option
HALF_DONE: Final = 0.2  # of an action's worth while it is short of pawns
UNPAID: Final = -12.0  # a plan that costs more than there is
IN_VAIN: Final = -1.0  # while another one is, or nobody is left to help
RISKY: Final = 0.8  # with dice
AGAIN: Final = 0.5  # the same once more
PER_WORTH: Final = 0.001
MOST_PROMISED: Final = 0.09
ALMOST: Final = 0.3  # of a win: what a defeat may count for, by how near it was
AGREED: Final = 0.0002  # when all are ready


def values(s: MartiansState) -> list[float]:
    """The crew's chance, the same for every seat."""
    before = undeclared(s) if at_rest(s) else s
    return [chance(before) + promise(before)] * s.n


def chance(s: MartiansState) -> float:
    if s.phase == OVER:
        return 1.0 if won(s) else ALMOST * reached(s)
    health = 1.0 - max(s.wounds) / c.DEADLY
    over = max(0, broken_parts(s) - sheet(s).threshold)
    calm = 1.0 - s.stress / c.MAX_STRESS
    tracks = 1.0 - sum(s.tracks) / (3 * c.TRACK_END)
    stores = min(1.0, sum(s.reserve) / 8)
    order = 0.3 * health + 0.2 * calm + 0.15 * tracks + 0.15 * stores + 0.2 / (1 + over + tiles_down(s))
    left = 1.0 - (s.round - 1) / rounds(s)
    return max(0.01, min(0.9, 0.15 + 0.55 * reached(s) + 0.25 * order * left - 0.1 * (1 - health)))


def promise(s: MartiansState) -> float:
    """Before it is carried out nothing has happened yet: what the plan is good for, what will do above all."""
    if s.phase != PLANNING:
        return 0.0
    blank = s.copy()
    clear_plan(blank)
    worth = {wish.target: wish.value for wish in sorted(wishes(blank))}
    total = 0.0
    flawed = False
    idle = [p for p in open_pieces(s) if p < c.N_PAWNS and stack_of(s, p) == NONE]
    for i in range(len(s.target)):
        value = worth.get(s.target[i], 0.0)
        if s.target[i] in s.target[:i]:
            value *= AGAIN
        if flaw(s, i):
            value = IN_VAIN if flawed or not idle else value * HALF_DONE
            flawed = True
        elif targets.rolls_dice(s, s.target[i]) and strength(s, i) < needed(s, s.target[i], s.route[i])[1]:
            value *= RISKY
        total += value
    if overdrawn(balance(s)) != NONE:
        total += UNPAID
        flawed = True
    agreed = 0.0 if flawed else sum(s.ready) / s.n
    return min(MOST_PROMISED, PER_WORTH * total) + AGREED * agreed


def at_rest(s: MartiansState) -> bool:
    """The plan is declared and nothing of it done: bots judge the plan, not the luck that follows."""
    return s.phase == RESOLVING and s.step == 0


def undeclared(s: MartiansState) -> MartiansState:
    """The plan just declared as it was before: what it cost is still there."""
    before = s.copy()
    before.phase = PLANNING
    for i in range(len(s.target)):
        give_back_all(before, i)
    return before


def reached(s: MartiansState) -> float:
    """The share of the compulsory objectives that is done, those on the way counted in part."""
    total = 0.0
    number = 0
    for i, goal in goals_of(s):
        if goal.optional or goal.check >= THRESHOLD:
            continue
        number += 1
        total += 1.0 if s.goals >> i & 1 else min(1.0, have(s, goal) / max(1, wanted(s, goal))) * 0.8
    return total / max(1, number)
