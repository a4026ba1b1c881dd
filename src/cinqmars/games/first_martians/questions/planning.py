"""Questions of the plan: which piece, where to, by which way and with what; and what is used at any time."""

from __future__ import annotations

from typing import Any

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.bots import advice, partner
from cinqmars.games.first_martians.bots.planner import next_move
from cinqmars.games.first_martians.bots.weights import FROZEN
from cinqmars.games.first_martians.bots.wishes import HARM
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.describe import costs_before, does, skill_does, terrain
from cinqmars.games.first_martians.questions.asked import Asked
from cinqmars.games.first_martians.rules import plan, targets, tools
from cinqmars.games.first_martians.rules.bills import Standing
from cinqmars.games.first_martians.rules.declaring import cannot_declare, conceivable, with_options
from cinqmars.games.first_martians.rules.flaws import trouble
from cinqmars.games.first_martians.rules.requirements import needed, open_pieces, stack_of, strength
from cinqmars.games.first_martians.rules.routes import MAX_ROUTES, RELAY, Route, reachable, routes
from cinqmars.games.first_martians.state import NONE, MartiansState
from cinqmars.kernel import WAIT, Decision, Message, say


class Usable(Asked):
    """Something usable at any time: a skill, a point of interest, an upgrade card. Numbers: rules/tools.py."""

    size = tools.N_PLAN

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        if arg >= tools.STRIP:
            return say("pick-strip", upgrade=names.upgrade_name(arg - tools.STRIP))
        if arg >= tools.USE_POI:
            poi = arg - tools.USE_POI
            what = does(tools.poi_effects(s, poi), s.mission)
            return say("pick-poi", poi=names.poi_name(poi), n=s.pois[poi], does=what)
        a, number = divmod(arg - tools.USE_SKILL, c.N_SKILLS)
        skill = s.profession[a] * c.N_SKILLS + number
        return say(
            "pick-skill",
            who=names.astronaut(a),
            skill=names.skill_name(skill),
            n=c.SKILL_COST[skill],
            does=skill_does(skill, s.mission),
        )

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        if tools.PIECE <= arg < tools.TAKE_APART:
            return (names.piece_ref(arg - tools.PIECE),)
        if tools.USE_SKILL <= arg < tools.USE_POI:
            return (names.skill_ref(*divmod(arg - tools.USE_SKILL, c.N_SKILLS)),)
        if tools.USE_POI <= arg < tools.STRIP:
            return (f"poi:{arg - tools.USE_POI}",)
        return (names.upgrade_ref(arg - tools.STRIP),) if arg >= tools.STRIP else ()


class Plan(Usable):
    """The next step of the joint plan: READY, a piece, a part to dismantle, or something usable."""  # rules: L1

    name = "plan"
    passing = (tools.READY,)

    @staticmethod
    def options(s: MartiansState, seat: int, common: list[int], shared: list[int]) -> list[int]:
        """With the seat's own skills; whoever is ready need not say so again."""
        opts = common[1:] if s.ready[seat] and common[0] == tools.READY else common
        return opts if plan.settled(s) else opts + tools.usable_skills(s, seat) + shared

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        if not s.ready[d.seat]:
            return say("ask-plan")
        waiting = [names.astronaut(seat) for seat in range(s.n) if not s.ready[seat]]
        return say("ask-plan-ready", who=names.listed(waiting))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        if arg == tools.READY:
            return say("plan-ready", n=len(plan.idle_pawns(s)))
        if arg == tools.TAKE_APART:
            return say("pick-dismantle")
        if arg > tools.TAKE_APART:
            return super().label(s, d, arg)
        piece = arg - tools.PIECE
        i = stack_of(s, piece)
        if i == NONE:
            return say("pick-piece", piece=names.piece_name(piece))
        target = names.target_name(s.target[i], s.mission)
        return say("pick-placed", piece=names.piece_name(piece), target=target, n=len(s.pawns[i]))

    def candidates(self, s: MartiansState, d: Decision) -> list[int]:
        shown = {*d.opts} if s.ready[d.seat] else {*d.opts, tools.READY}
        return sorted(shown | {tools.PIECE + piece for piece in open_pieces(s)})

    def cannot(self, s: MartiansState, d: Decision, arg: int) -> str:
        if arg == tools.READY:
            return trouble(s, Standing(s))
        return plan.cannot_pick(s, arg - tools.PIECE, Standing(s)) if arg < tools.TAKE_APART else ""

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.plan_step(s, opts)

    def advised(self, s: MartiansState, d: Decision, style: str) -> int:
        if style not in (partner.CREW, partner.CAUTIOUS):
            return partner.plan_beside(s, d, partner.weights_of(style))
        if not d.must:
            return WAIT
        return advice.plan_step(s, d.opts, style == partner.CAUTIOUS)

    def prior(self, arg: int) -> float:
        """Taking the base apart is the last resort."""
        return 0.1 if arg == tools.TAKE_APART or arg >= tools.STRIP else 1.0


class Window(Usable):
    """Something usable before what comes next: PASS, or that. About the moment."""  # rules: A2

    name = "window"
    passing = (tools.PASS,)

    @staticmethod
    def options(
        s: MartiansState, seat: int, lead: int, performer: int, on_trip: bool, before: bool
    ) -> list[int]:
        """Nothing but PASS is no question; what belongs to the whole crew is offered to the first of them."""
        opts = tools.usable_skills(s, seat, performer, on_trip, before)
        if seat == lead:
            opts += tools.usable_finds(s, before)
        return [tools.PASS, *opts]

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say(f"ask-window-{d.ctx[0]}", phase=names.phase_name(s.phase))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("window-pass") if arg == tools.PASS else super().label(s, d, arg)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.good_tool(s, opts)


class Target(Asked):
    """Where a piece goes: QUARTERS, a new action, or JOIN + stack. About the piece."""  # rules: L1 to L3

    name = "target"
    size = targets.JOIN + targets.MAX_STACKS

    @staticmethod
    def options(s: MartiansState, piece: int, now: Standing) -> list[int]:
        return plan.target_options(s, piece, now)

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-target", piece=names.piece_name(d.ctx[0]))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return join_label(s, arg - targets.JOIN) if arg >= targets.JOIN else target_label(s, arg)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.stack_ref(arg - targets.JOIN),) if arg >= targets.JOIN else names.target_refs(s, arg)

    def candidates(self, s: MartiansState, d: Decision) -> list[int]:
        piece = d.ctx[0]
        joins = {targets.JOIN + i for i in range(len(s.target)) if piece not in s.pawns[i]}
        new = set() if piece >= c.FIRST_ROVER else {*conceivable(s, reachable(s))}
        return sorted({*d.opts} | joins | new)

    def cannot(self, s: MartiansState, d: Decision, arg: int) -> str:
        piece = d.ctx[0]
        if arg >= targets.JOIN:
            return plan.cannot_join(s, piece, arg - targets.JOIN)
        return cannot_declare(s, arg, piece, Standing(s))

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        move = next_move(s)
        return move.arg if move.arg in opts and (not ctx or move.piece == ctx[0]) else opts[0]

    def advised(self, s: MartiansState, d: Decision, style: str) -> int:
        if style not in (partner.CREW, partner.CAUTIOUS):
            return partner.target_beside(s, d, partner.weights_of(style))
        if style == partner.CAUTIOUS:
            move = next_move(s, careful=True, w=FROZEN)
            return move.arg if move.piece == d.ctx[0] and move.arg in d.opts else d.opts[0]
        return super().advised(s, d, style)

    def follow(self, s: MartiansState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        """Where the planner puts a piece that it would have moved."""
        move = next_move(s, seat)
        return move.arg if move.piece == ctx[0] and move.arg in opts else None


def target_label(s: MartiansState, target: int) -> Message:
    """An action with the pawns it takes by the cheapest way, and its cost."""
    name = names.target_name(target, s.mission)
    place = targets.place_of_target(target)
    ways = routes(s, place) if place != c.HUB else []
    if target == targets.QUARTERS or (place != c.HUB and not ways):
        return name
    least, sure = needed(s, target, ways[0].spaces if ways else [])
    cost = costs_before(s, target)
    if targets.rolls_dice(s, target):
        if cost:
            return say("pick-target-roll-cost", target=name, least=least, sure=sure, cost=names.listed(cost))
        return say("pick-target-roll", target=name, least=least, sure=sure)
    if cost:
        return say("pick-target-fixed-cost", target=name, n=least, cost=names.listed(cost))
    return say("pick-target-fixed", target=name, n=least) if least > 1 else name


def join_label(s: MartiansState, i: int) -> Message:
    """A stack with what it has and what it takes."""
    name = names.target_name(s.target[i], s.mission)
    least, sure = needed(s, s.target[i], s.route[i])
    if targets.rolls_dice(s, s.target[i]):
        return say("pick-join-roll", target=name, n=strength(s, i), least=least, sure=sure)
    return say("pick-join", target=name)


class OfTarget(Asked):
    """How a piece goes about what it was put to. About the target."""

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say(f"ask-{self.name}", target=names.target_name(d.ctx[0], s.mission))

    def follow(self, s: MartiansState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return self.advise(s, opts, ctx)


class Way(OfTarget):
    """Which way to a region: the number of the route."""  # rules: X11

    name = "route"
    size = MAX_ROUTES

    @staticmethod
    def options(ways: list[Route]) -> list[int]:
        return list(range(len(ways)))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        route = routes(s, targets.place_of_target(d.ctx[0]))[arg]
        spaces = names.listed([names.SPACE[x % RELAY] for x in route.spaces])
        if not route.penalties:
            return say("pick-route", spaces=spaces, n=route.cost)
        risks = names.listed(terrain(route.penalties))
        return say("pick-route-risky", spaces=spaces, n=route.cost, risks=risks)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        route = routes(s, targets.place_of_target(d.ctx[0]))[arg]
        return tuple([names.space_ref(x % RELAY) for x in route.spaces])

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.best_route(s, opts, ctx)

    def advised(self, s: MartiansState, d: Decision, style: str) -> int:
        if style != partner.CAUTIOUS or not d.must:
            return super().advised(s, d, style)
        ways = routes(s, targets.place_of_target(d.ctx[0]))
        return min(d.opts, key=lambda i: (ways[i].penalties.bit_count(), i))


class With(OfTarget):
    """What a repair is done with: 0 a spare part, 1 + slot a part swapped from there."""  # rules: X17, X18

    name = "with"
    size = 1 + c.N_SLOTS

    @staticmethod
    def options(s: MartiansState, slot: int) -> list[int]:
        return with_options(s, slot)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("pick-spare") if arg == 0 else say("pick-swap", slot=names.slot_name(arg - 1))

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        part = (d.ctx[0] - targets.REPAIR) % c.N_PARTS
        return (names.slot_ref(arg - 1),) if arg else (names.part_ref(part),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return 0 if opts[0] == 0 else min(opts, key=lambda x: (HARM[c.PENALTY[x - 1]], x))


class Dismantle(Asked):
    """Which part is dismantled before the first action is declared: the slot."""  # rules: X22

    name = "dismantle"
    size = c.N_SLOTS

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return plan.dismantle_options(s)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.slot_name(arg)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.slot_ref(arg),)
