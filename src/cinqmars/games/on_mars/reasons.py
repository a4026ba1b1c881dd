"""What else could be thought of at a question, and why it is not possible."""

from __future__ import annotations

from cinqmars.kernel import Decision, Message, say

from .components import (
    DISTANCE,
    EXPLORATION,
    GRID,
    N_ACTIONS,
    N_BLUEPRINTS,
    N_EXECUTIVE,
    N_HEXES,
    N_ORDER,
    N_RESOURCES,
    N_SCIENTISTS,
    N_STEPS,
    NONE,
    PER_SIDE,
    STEPS,
    UPGRADES_A,
    WAREHOUSE,
)
from .goals import cannot_show
from .goods import cannot_fetch
from .hexes import empty, reach, rover_at
from .kinds import (
    ACHIEVE,
    ACT,
    CONSTRUCT,
    DEVELOP,
    EXECUTE,
    HIRE,
    LEARN,
    NO,
    OBTAIN,
    PLACE,
    RADAR,
    RECRUIT,
    SITE,
    SPACE,
    TURN,
    UPGRADE,
    USE_FREE,
    USE_PAID,
    WAREHOUSE_KIND,
)
from .options import (
    cannot_act,
    cannot_construct,
    cannot_develop,
    cannot_discover,
    cannot_execute,
    cannot_hire,
    cannot_improve,
    cannot_learn,
    cannot_obtain,
    cannot_site,
    cannot_upgrade,
    cannot_use_free,
    cannot_use_paid,
)
from .state import DISPLAY, Table
from .technology import tech_on


def candidates(s: Table, d: Decision) -> list[int]:
    kind, p = d.kind, d.seat
    found: list[int] = []
    if kind == TURN:
        found = turn_candidates(s, p)
    elif kind == SPACE:
        found = space_candidates(d)
    elif kind == SITE:
        found = list(range(N_HEXES))
    elif kind == OBTAIN:
        found = [1 + b for b in range(N_BLUEPRINTS) if s.holder[b] == DISPLAY]
    elif kind == UPGRADE:
        found = [1 + b for b in range(N_BLUEPRINTS) if s.holder[b] == p]
    elif kind == LEARN:
        found = [1 + g for g in range(GRID) if s.grid[g] != NONE]
    elif kind == DEVELOP:
        found = [1 + i for i in range(N_STEPS) if tech_on(s, p, STEPS[i][0]) != NONE]
    elif kind == WAREHOUSE_KIND:
        found = [1 + i for i in range(len(WAREHOUSE))]
    elif kind == CONSTRUCT:
        found = [1 + t for t in d.ctx[1:]]
    elif kind == HIRE:
        found = [1 + i for i in range(N_SCIENTISTS) if s.board[i] != NONE]
    elif kind == RADAR:
        found = [i for i in range(EXPLORATION) if s.explore[i] != NONE]
    elif kind == RECRUIT:
        found = [1 + r for r in range(N_RESOURCES)]
    return sorted({*found, *d.opts})


def turn_candidates(s: Table, p: int) -> list[int]:
    found = [ACT + a for a in range(N_ACTIONS)] if not s.main else []
    found += [EXECUTE + i for i in range(N_EXECUTIVE)]
    for b in range(N_BLUEPRINTS):
        if s.built[b] != NONE and s.holder[b] == p:
            found.append(USE_PAID + b)
        if s.built[b] != NONE and p in (s.holder[b], s.scientist[UPGRADES_A[b]]):
            found.append(USE_FREE + b)
    return found + [ACHIEVE + g for g in s.goals[p]]


def space_candidates(d: Decision) -> list[int]:
    """All spaces of the sides that are asked about."""
    return [i for i in range(N_ORDER) if i // PER_SIDE in {opt // PER_SIDE for opt in d.opts}]


def why_not(s: Table, d: Decision, arg: int) -> Message | None:
    if arg in d.opts:
        return None
    return say(f"why-{cannot(s, d, arg) or 'not-now'}")


def cannot(s: Table, d: Decision, arg: int) -> str:
    kind, p, ctx = d.kind, d.seat, d.ctx
    if kind == TURN:
        return cannot_turn(s, p, arg)
    if kind == SPACE:
        return "space-taken"
    if kind == SITE:
        return cannot_be_there(s, p, ctx, arg)
    if kind == OBTAIN:
        return cannot_obtain(s, p, arg - 1)
    if kind == UPGRADE:
        return cannot_upgrade(s, p, arg - 1, bool(ctx[2])) or "no-mineral"
    if kind == LEARN:
        return cannot_learn(s, p, arg - 1)
    if kind == DEVELOP:
        return cannot_develop(s, p, arg - 1, bool(ctx[2]))
    if kind == WAREHOUSE_KIND:
        return cannot_fetch(s, p, arg - 1, bool(ctx[2]))
    if kind == CONSTRUCT:
        return cannot_construct(s, p, arg - 1, bool(ctx[0]))
    if kind == HIRE:
        return cannot_hire(s, p, arg - 1, bool(ctx[0])) or "other-card"
    if kind == RADAR:
        return cannot_discover(s, p, s.explore[arg])
    if kind == RECRUIT:
        return "cost"
    return ""


def cannot_turn(s: Table, p: int, arg: int) -> str:
    if arg == NO or arg >= PLACE:
        return ""
    if arg < EXECUTE:
        return cannot_act(s, p, arg - ACT)
    if arg < USE_PAID:
        return cannot_execute(s, p, arg - EXECUTE)
    if arg < USE_FREE:
        return cannot_use_paid(s, p, arg - USE_PAID)
    if arg < ACHIEVE:
        return cannot_use_free(s, p, arg - USE_FREE)
    return cannot_show(s, p, arg - ACHIEVE)


def cannot_be_there(s: Table, p: int, ctx: tuple[object, ...], h: int) -> str:
    """Why a building, a marker or a discovery tile cannot be put on a hex."""
    what, thing = ctx[0], ctx[1]
    assert isinstance(thing, int)
    if what == "construct":
        return cannot_site(s, p, thing, h, bool(ctx[2]))
    if what == "upgrade":
        if not ctx[2] and h not in reach(s, p):
            return "out-of-reach"
        return cannot_improve(s, p, thing, h)
    if not empty(s, h):
        return "not-empty"
    return "not-at-three" if DISTANCE[rover_at(s, p)][h] != 3 else ""
