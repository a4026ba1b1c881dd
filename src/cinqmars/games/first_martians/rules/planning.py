"""The joint plan: everybody places, moves and takes back pieces until all are ready. Rules L1 to L19."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import ANY_PART, BILL_PART
from cinqmars.games.first_martians.rules import reasons, targets, tools
from cinqmars.games.first_martians.rules.bills import (
    Standing,
    balance,
    bill,
    donors,
    overdrawn,
    pay,
    survey,
)
from cinqmars.games.first_martians.rules.flaws import flaw, heart_trouble, trouble
from cinqmars.games.first_martians.rules.plan import (
    AUTO,
    DICE,
    OPERATES,
    belongs,
    clear_plan,
    common_options,
    dissolve,
    idle_pawns,
    move_stacks,
    set_aside,
    take_back,
)
from cinqmars.games.first_martians.rules.requirements import needed, stack_of, strength
from cinqmars.games.first_martians.rules.risks import flags_of
from cinqmars.games.first_martians.rules.routes import ways_to
from cinqmars.games.first_martians.rules.skills import use
from cinqmars.games.first_martians.state import BROKEN, NONE, PLANNING, RESOLVING, MartiansState
from cinqmars.kernel import Decision, offered

MENDING: Final = 2
FROM: Final[list[list[int]]] = [  # by seat: it, and then the others
    [lead, *[seat for seat in range(c.MAX_CREW) if seat != lead]] for lead in range(c.MAX_CREW)
]


def begin_planning(s: MartiansState) -> None:
    s.phase = PLANNING
    s.ready = [0] * s.n
    s.edits = 0
    s.wavering = 0
    s.put_back = 0
    s.grounds = None
    clear_plan(s)


def plan(s: MartiansState) -> None:  # rules: L1
    """One step of the plan; the game waits for the first who is not ready."""
    lead = s.ready.index(0)
    if s.grounds is None:
        s.grounds = survey(s)
    now = Standing(s)
    sound = not trouble(s, now)
    if s.edits and not any(s.ready):
        s.wavering = max(0, s.wavering - MENDING) if sound else s.wavering + 1
    common = common_options(s, now, sound)
    shared = tools.common_tools(s)
    act = s.race(FROM[lead][: s.n], lambda s, seat: plan_menu(s, seat, common, shared))
    seat, arg = act.seat, act.arg
    if arg == tools.READY:
        s.ready[seat] = 1
        if sum(s.ready) == s.n:
            s.grounds = None
            declare(s)
        return
    s.edits += 1
    s.ready = [0] * s.n
    if arg < tools.TAKE_APART:
        place_piece(s, seat, arg - tools.PIECE, now)
    else:
        s.grounds = None
        if arg == tools.TAKE_APART:
            dismantle(s, seat)
        else:
            use(s, seat, arg)


def plan_menu(s: MartiansState, seat: int, common: list[int], shared: list[int]) -> Decision | None:
    opts = ask.Plan.options(s, seat, common, shared)
    return offered(seat, ask.PLAN, opts) if opts else None


# Moving a piece


def place_piece(s: MartiansState, seat: int, piece: int, now: Standing) -> None:  # rules: L1 to L3
    """To the quarters, onto a stack, or onto a new one with all that it needs."""
    target = s.then(seat, ask.TARGET, ask.Target.options(s, piece, now), (piece,))
    if target == targets.QUARTERS:
        if not belongs(s, seat, piece):
            s.put_back |= 1 << piece
        came = stack_of(s, piece)
        take_back(s, piece, came)
        s.emit("take-back", seat, piece, came)
    elif target >= targets.JOIN:
        join(s, seat, piece, target - targets.JOIN)
    else:
        open_stack(s, seat, piece, target)


def join(s: MartiansState, seat: int, piece: int, i: int) -> None:
    target = s.target[i]
    came = stack_of(s, piece)
    gone = take_back(s, piece, came)
    if gone != NONE and gone < i:
        i -= 1
    if piece >= c.FIRST_ROVER:
        s.rover[i] = piece - c.FIRST_ROVER
    else:
        if came == NONE:
            operate(s, seat, piece)
        s.pawns[i].append(piece)
    s.put_back &= ~(1 << piece)
    s.emit("place", seat, piece, target, s.mission, i, came)


def open_stack(s: MartiansState, seat: int, piece: int, target: int) -> None:
    route: list[int] = []
    place = targets.place_of_target(target)
    if place != c.HUB:
        ways = ways_to(s, place)
        route = ways[s.then(seat, ask.ROUTE, ask.Way.options(ways), (target,))].spaces[:]
    means = 0
    if targets.REPAIR <= target < targets.UNSHUT:
        means = s.then(seat, ask.WITH, ask.With.options(s, target - targets.REPAIR), (target,))
    elif target >= targets.SPECIAL and targets.special_of(s, target).cost[:1] == ((ANY_PART, 1),):
        means = s.then(seat, ask.PART, ask.Part.payable(s, target), ("pay", target))
    came = stack_of(s, piece)
    if came == NONE:
        operate(s, seat, piece)
    take_back(s, piece, came)
    s.target.append(target)
    s.means.append(means)
    s.route.append(route)
    s.pawns.append([piece])
    s.rover.append(NONE)
    s.put_back &= ~(1 << piece)
    s.emit("place", seat, piece, target, s.mission, len(s.target) - 1, came)


def operate(s: MartiansState, seat: int, piece: int) -> None:  # rules: L15
    """Whoever puts a machine into the plan operates it; one player alone says which of the two astronauts."""
    if c.FIRST_MACHINE <= piece < c.FIRST_ROVER:
        machine = piece - c.FIRST_MACHINE
        s.operator[machine] = (
            seat if s.n > 1 else s.then(0, ask.ASTRONAUT, ask.Astronaut.options(s, *OPERATES), OPERATES)
        )


def dismantle(s: MartiansState, seat: int) -> None:  # rules: X22
    slot = s.then(seat, ask.DISMANTLE, ask.Dismantle.options(s))
    s.slots[slot] = BROKEN
    s.parts[slot % c.N_PARTS] += 1
    s.emit("dismantle", seat, slot)


# Everyone is ready


def declare(s: MartiansState) -> None:  # rules: L2, L7, L8, T7
    """The plan is declared: left-over pawns rest, costs are paid, what holds for each action is fixed."""
    drop_what_cannot_be(s)
    rest_idle_pawns(s)
    order = sorted(range(len(s.target)), key=lambda i: targets.action_of(s, s.target[i]))
    move_stacks(s, [order.index(i) for i in range(len(order))])
    s.target = [s.target[i] for i in order]
    s.means = [s.means[i] for i in order]
    s.route = [s.route[i] for i in order]
    s.pawns = [s.pawns[i] for i in order]
    s.rover = [s.rover[i] for i in order]
    for i in range(len(s.target)):
        _, sure = needed(s, s.target[i], s.route[i])
        s.mode.append(AUTO if strength(s, i) >= sure else DICE)
        s.flags.append(flags_of(s, i))
        if s.target[i] != targets.REST:
            s.emit("declare", s.mission, s.target[i], len(s.pawns[i]), s.mode[i])
    taken = donors(s)
    for i in range(len(s.target)):
        owed = bill(s, s.target[i], s.means[i], taken)
        pay(s, owed, 1)
        for resource in range(BILL_PART):
            if owed[resource]:
                s.emit("pay", resource, owed[resource], s.mission, s.target[i])
        set_aside(s, i, -1)
    for slot in taken:
        s.slots[slot] = BROKEN
        s.emit("donor", slot)
    s.phase = RESOLVING
    s.step = 0


def drop_what_cannot_be(s: MartiansState) -> None:
    """Only a plan that can but be confirmed is unsound: its weak stacks are taken back."""
    i = 0
    while i < len(s.target):
        if flaw(s, i):
            dissolve(s, i)
        else:
            i += 1
    while s.target and (overdrawn(balance(s)) != NONE or heart_trouble(s) == reasons.HEART_TROUBLE):
        dissolve(s, len(s.target) - 1)


def rest_idle_pawns(s: MartiansState) -> None:  # rules: L2, A11
    rested: list[tuple[int, int, int]] = []
    for piece in idle_pawns(s):
        rested.append((piece, NONE, len(s.target)))
        s.target.append(targets.REST)
        s.means.append(0)
        s.route.append([])
        s.pawns.append([piece])
        s.rover.append(NONE)
    if rested:
        s.emit("regroup", tuple(rested))
