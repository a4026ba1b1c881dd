"""What the planner would answer to any question, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.first_martians.bots.planner import next_move
from cinqmars.games.first_martians.bots.weights import FROZEN, USUAL
from cinqmars.games.first_martians.bots.wishes import wishes
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.missions import DISCOVERED, EXAMINED, PLANTS
from cinqmars.games.first_martians.names import goal_name, piece_name, target_name
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.objectives import rounds, sheet
from cinqmars.games.first_martians.rules.plan import clear_plan
from cinqmars.games.first_martians.rules.routes import routes
from cinqmars.games.first_martians.state import BROKEN, NONE, MartiansState, broken_parts
from cinqmars.kernel import Message, say

# machines by mission, the most useful first: explorer 0, hauler 1, bench 2, fitter 3
MACHINES_FIRST: Final[list[list[int]]] = [
    [3, 2, 0, 1],
    [0, 3, 1, 2],
    [3, 2, 0, 1],
    [3, 2, 0, 1],
    [3, 0, 2, 1],
    [2, 3, 1, 0],
    [3, 0, 2, 1],
    [3, 0, 2, 1],
    [3, 2, 0, 1],
]

# the most useful first: repairs, health and stress before rerolls
SKILLS_FIRST: Final[list[int]] = [7, 9, 6, 5, 10, 8, 1, 12, 3, 15, 14, 11, 4, 0, 13, 2]


def best_route(s: MartiansState, opts: list[int], ctx: tuple[object, ...]) -> int:
    """A pawn more is dearer than a penalty."""
    if not ctx or not isinstance(ctx[0], int):
        return opts[0]
    ways = routes(s, targets.place_of_target(ctx[0]))
    return min(opts, key=lambda i: (ways[i].cost + 0.7 * ways[i].penalties.bit_count(), i))


def explain(s: MartiansState) -> Message:
    """What the planner would do next for the crew, and why."""
    move = next_move(s)
    why = reason(s, move.why, move.goal)
    if move.piece == NONE:
        return why
    if move.arg == targets.QUARTERS:
        return say("advice-back", piece=piece_name(move.piece), why=why)
    target = s.target[move.arg - targets.JOIN] if move.arg >= targets.JOIN else move.arg
    return say("advice", piece=piece_name(move.piece), target=target_name(target, s.mission), why=why)


def reason(s: MartiansState, why: str, goal: int) -> Message:
    return say("advice-goal", goal=goal_name(s.mission, goal)) if goal != NONE else say(f"advice-{why}")


def purposes(s: MartiansState) -> dict[int, Message]:
    """What each action that is worth planning is good for, as if nothing were planned yet."""
    blank = s.copy()
    clear_plan(blank)
    found = {targets.REST: say("advice-rest")}
    for wish in sorted(wishes(blank)):  # the best reason is the last
        found[wish.target] = reason(s, wish.why, wish.goal)
    return found


def plan_step(s: MartiansState, opts: list[int], careful: bool = False) -> int:
    tool = good_tool(s, opts)
    if tool != tools.PASS:
        return tool
    move = next_move(s, careful=careful, w=FROZEN if careful else USUAL)
    if move.piece != NONE and tools.PIECE + move.piece in opts:
        return tools.PIECE + move.piece
    return tools.READY if tools.READY in opts else opts[0]


def good_tool(s: MartiansState, opts: list[int]) -> int:
    """Points of interest while planning; skills where they are needed."""
    for arg in opts:
        if tools.USE_POI <= arg < tools.STRIP and wants_poi(s, arg - tools.USE_POI):
            return arg
        if arg >= tools.STRIP and wants_parts(s, arg - tools.STRIP):
            return arg
        if tools.USE_SKILL <= arg < tools.USE_POI:
            a, number = divmod(arg - tools.USE_SKILL, 4)
            if wants_skill(s, s.profession[a] * 4 + number):
                return arg
    return tools.PASS


def wants_parts(s: MartiansState, upgrade: int) -> bool:
    """A card is worth its parts when one of them is missing for a repair."""
    if broken_parts(s) < sheet(s).threshold - 1 and s.round < rounds(s) - 2:
        return False
    return any([s.parts[part] == 0 and wanted_part(s, part) for part in c.UPGRADE_PARTS[upgrade]])


def wants_poi(s: MartiansState, poi: int) -> bool:
    return poi != 9 or s.stress >= 3


def wants_skill(s: MartiansState, skill: int) -> bool:
    if skill == 0:
        return any([g.check in (DISCOVERED, EXAMINED) for g in sheet(s).goals]) or s.mission == 5
    if skill == 2:
        return True
    if skill == 3 or skill == 7:
        return True
    if skill == 5:
        return max(s.tracks) >= 3
    if skill == 6:
        return broken_parts(s) > sheet(s).threshold - 2
    if skill == 8:
        return max(s.wounds) >= 2
    if skill == 9:
        return s.stress >= 8
    if skill == 10:
        return s.morale <= 0
    if skill == 13:
        return any([g.check == PLANTS for g in sheet(s).goals])
    return skill in (11, 15)


def pick_person(s: MartiansState, opts: list[int], gains: bool) -> int:
    if gains:
        return max(opts, key=lambda a: (s.wounds[a], -a))
    return min(opts, key=lambda a: (s.wounds[a], a))


def pick_part(s: MartiansState, opts: list[int]) -> int:
    """The part that is scarcest, and wanted most."""
    return min(opts, key=lambda part: (s.parts[part] - 2 * wanted_part(s, part), part))


# what an effect is worth to the crew, about as much as wishes; what is not listed counts 1
WORTH: Final[dict[type[Any], Callable[[MartiansState, Any], float]]] = {
    fx.Gain: lambda s, e: e.n * scarcity(s, e.resource),
    fx.Track: lambda s, e: 0.8 * min(-e.n, max(s.tracks) if e.block < 0 else s.tracks[e.block]),
    fx.Morale: lambda s, e: 2.0 * min(e.n, c.MAX_MORALE - s.morale),
    fx.MoraleTokens: lambda s, e: 0.6 * e.n * (s.crew if e.who == fx.EVERYONE else 1),
    fx.Stress: lambda s, e: -0.3 * max(e.n, -s.stress),
    fx.Heal: lambda s, e: 1.5 * min(e.n, max(s.wounds)),
    fx.Counter: lambda s, e: 0.15 * e.n if e.n > 5 else 3.0 * e.n,
    fx.DiscardUpgrade: lambda s, e: -3.0,
}


def worth(s: MartiansState, option: fx.Option) -> float:
    """An option of an effect, less its price."""
    price = option.n * scarcity(s, option.resource)
    if option.part != fx.NO_PART:
        price += 1.0 + wanted_part(s, option.part)
    return sum([WORTH[type(e)](s, e) if type(e) in WORTH else 1.0 for e in option.then]) - price


def scarcity(s: MartiansState, resource: int) -> float:
    return 2.0 if s.reserve[resource] < 2 else 1.0


def skill_at(s: MartiansState, arg: int) -> int:
    """The skill that astronaut * N_SKILLS + number stands for."""
    a, number = divmod(arg, c.N_SKILLS)
    return s.profession[a] * c.N_SKILLS + number


def wanted_part(s: MartiansState, part: int) -> int:
    red = sum([s.slots[x] == BROKEN for x in range(part, len(s.slots), c.N_PARTS)])
    return red + (3 if s.mission == 4 and part == 2 else 0)


def use_of(s: MartiansState, f: int) -> int:
    """How much a facility is missed when it is shut."""
    if f in c.FACILITY_OF:
        action = c.FACILITY_OF.index(f)
        return {c.GATHER: 2, c.RESEARCH: 3, c.EXPLORE: 3, c.BUILD: 6}.get(action, 1)
    return 8 if f == c.FARM else 5
