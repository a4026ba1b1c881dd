"""What else could be thought of at a question, and why it is not possible."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel import Decision, Message, say

from .components import (
    ANY,
    DISTANCE,
    EXPLORATION,
    GRID,
    MINERAL,
    N_ACTIONS,
    N_BLUEPRINTS,
    N_CONTRACTS,
    N_EXECUTIVE,
    N_HEXES,
    N_LSS,
    N_ORDER,
    N_RESOURCES,
    N_SCIENTISTS,
    N_STEPS,
    NONE,
    PER_SIDE,
    PLANT,
    REWARD_OF,
    ROVER_TECH,
    SHELTER_TECH,
    STEPS,
    TOWARDS,
    UPGRADES_A,
    WAREHOUSE,
    WATER,
)
from .hexes import bots_of, empty, free, reach, rover_at
from .kinds import (
    ACHIEVE,
    ACT,
    BENEFIT,
    BOT_STEP,
    CONSTRUCT,
    CREW,
    DEVELOP,
    EXECUTE,
    HIRE,
    LABORATORY,
    LEARN,
    MOVE,
    NO,
    OBTAIN,
    PAY,
    PLACE,
    PRICE,
    PUT,
    RADAR,
    RECRUIT,
    REFILL,
    REWARD,
    ROVER_STEP,
    SITE,
    SPACE,
    SPEED,
    TURN,
    UPGRADE,
    USE,
    USE_FREE,
    USE_PAID,
    WAREHOUSE_KIND,
)
from .possible.blueprints import cannot_improve, cannot_obtain, cannot_upgrade
from .possible.construction import cannot_construct, cannot_site
from .possible.executive import cannot_execute, cannot_use_free, cannot_use_paid
from .possible.goals import cannot_reward, cannot_show
from .possible.hiring import cannot_hire
from .possible.laboratory import cannot_develop, cannot_develop_any, cannot_learn
from .possible.movement import FORBIDDEN, ROVER, cannot_stop, piece_of, stands
from .possible.stock import cannot_fetch, wallet
from .possible.tiles import cannot_discover
from .possible.turn import cannot_act
from .state import DISPLAY, Table
from .technology import level_of, tech_on


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
    elif kind == MOVE:
        found = move_candidates(s, p, d.ctx)
    elif kind == PUT:
        found = list(range(N_HEXES))
    else:
        found = few_candidates(s, d)
    return sorted({*found, *d.opts})


def few_candidates(s: Table, d: Decision) -> list[int]:
    """Of questions with a handful of answers."""
    kind = d.kind
    if kind == PRICE:
        return list(range(d.ctx[1] + 1))
    if kind == PAY:
        return list(range(N_RESOURCES)) if d.ctx[0] == ANY else [MINERAL, d.ctx[0]]
    if kind == USE:
        return [1 + q for q in range(s.k) if level_of(s, q, d.ctx[0])] if d.ctx[0] != SHELTER_TECH else []
    if kind == REFILL:
        return list(range(N_CONTRACTS))
    if kind == BENEFIT:
        return list(range(N_LSS))
    if kind in (LABORATORY, CREW, REWARD):
        return [0, 1]
    return []


def move_candidates(s: Table, p: int, ctx: tuple[Any, ...]) -> list[int]:
    """Every step of every piece that this movement is for, and the rover technologies in play."""
    bots, rover = ctx[0], ctx[1]
    found = [NO]
    if bots != FORBIDDEN:
        for h in bots_of(s, p):
            found += [BOT_STEP + h * 6 + i for i in range(6) if TOWARDS[h][i] != NONE]
    if rover != FORBIDDEN:
        around = TOWARDS[rover_at(s, p)]
        found += [ROVER_STEP + i for i in range(6) if around[i] != NONE]
        found += [SPEED + q for q in range(s.k) if level_of(s, q, ROVER_TECH)]
    return found


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
        return "none-in-stock" if arg - 1 in (MINERAL, WATER, PLANT) else "other-resource"
    if kind == MOVE:
        return cannot_move(s, p, ctx, arg)
    if kind == PUT:
        return "occupied" if s.occupied[arg] else "farther" if free(s, arg) else "not-empty"
    return cannot_pick(s, d, arg)


def cannot_pick(s: Table, d: Decision, arg: int) -> str:
    """Why one of a handful of answers is not possible."""
    kind, p = d.kind, d.seat
    if kind == PRICE:
        if arg >= s.home[p]:
            return "no-colonist"
        return "crystals" if wallet(s, p) < d.ctx[1] - arg else "nothing-left"
    if kind == PAY:
        return "needed" if s.goods[p * N_RESOURCES + arg] else "none-in-stock"
    if kind == USE:
        return "technology"
    if kind == REFILL:
        return "contract-in-play"
    if kind == BENEFIT:
        return "nobody-there"
    if kind == LABORATORY:
        return "space-taken"
    if kind == CREW:
        return "no-bot-left"
    if kind == REWARD:
        return cannot_reward(s, p, REWARD_OF[d.ctx[0]]) if arg else cannot_develop_any(s, p, True)
    return ""


def cannot_move(s: Table, p: int, ctx: tuple[Any, ...], arg: int) -> str:  # rules: X1 to X3, X9, X10
    """Why a piece cannot make a step, use a technology or stop."""
    bots, rover, moving, gathering, speed = ctx
    stuck = cannot_stop(s, p, moving, stands(s, p, moving), bool(gathering)) if moving != NONE else ""
    if arg == NO:
        return stuck
    if arg >= SPEED and not speed:
        return "technology-used"
    piece = ROVER if arg >= ROVER_STEP else piece_of(s, p, arg, moving)
    if stuck and piece != moving:
        return "other-piece-first"
    points = rover if piece == ROVER else bots
    return "nowhere-to-stop" if points + wallet(s, p) > 0 else "no-points"


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
