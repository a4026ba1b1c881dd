"""The joint plan: everybody places, moves and takes back pieces until all are ready. Rules L1 to L19."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Decision

from . import kinds
from .components import (
    FIRST_MACHINE,
    FIRST_ROVER,
    HEART,
    HUB,
    N_PARTS,
    N_PAWNS,
    N_SLOTS,
    N_TOKEN_COLOURS,
)
from .kinds import JOIN, MAX_STACKS, QUARTERS, T_GATHER, T_REPAIR, T_REST, T_SPECIAL, T_UNSHUT
from .missions import ANY_PART, BILL_PART
from .requirements import (
    ENOUGH_PAWNS,
    MACHINE_TYPE,
    TWO_MACHINES,
    Standing,
    action_of,
    balance,
    bill,
    cannot_declare,
    cannot_drive,
    conceivable,
    donors,
    needed,
    open_pieces,
    overdrawn,
    part_options,
    pay,
    place_of_target,
    rolls_dice,
    special_of,
    stack_of,
    strength,
    suits_machine,
    with_options,
)
from .routes import routes
from .skills import common_tools, usable_skills, use
from .soundness import HEART_TROUBLE, flags_of, flaw, heart_trouble, trouble
from .state import BROKEN, GREEN, NONE, PLANNING, RESOLVING, Table, is_shut

MAX_EDITS: Final = 400  # of one round, so that a record has an end
WORN_OUT: Final = 40  # what an unsound plan stands; play at random comes to it, people who mend do not
MENDING: Final = 2
AUTO: Final = 0
DICE: Final = 1
SOLO_MACHINES: Final = 2
OPERATES: Final = ("operate",)


def begin_planning(s: Table) -> None:
    s.phase = PLANNING
    s.ready = [0] * s.n
    s.edits = 0
    s.wavering = 0
    s.put_back = 0
    clear_plan(s)


def clear_plan(s: Table) -> None:
    s.target = []
    s.means = []
    s.route = []
    s.pawns = []
    s.rover = []
    s.mode = []
    s.flags = []
    s.step = 0


def plan(s: Table) -> None:  # rules: L1
    """One step of the plan; the game waits for the first who is not ready."""
    lead = s.ready.index(0)
    now = Standing(s)
    sound = not trouble(s, now.left)
    if s.edits and not any(s.ready):
        s.wavering = max(0, s.wavering - MENDING) if sound else s.wavering + 1
    common = common_options(s, now, sound)
    tools = common_tools(s)
    act = s.race(
        [lead] + [seat for seat in range(s.n) if seat != lead],
        lambda s, seat: plan_menu(s, seat, common, tools),
    )
    seat, arg = act.seat, act.arg
    if arg == kinds.READY:
        s.ready[seat] = 1
        if sum(s.ready) == s.n:
            declare(s)
        return
    s.edits += 1
    s.ready = [0] * s.n
    if arg < kinds.TAKE_APART:
        place_piece(s, seat, arg - kinds.PIECE, now)
    elif arg == kinds.TAKE_APART:
        dismantle(s, seat)
    else:
        use(s, seat, arg)


def settled(s: Table) -> bool:
    """The plan can only be confirmed."""
    return s.edits >= MAX_EDITS or s.wavering >= WORN_OUT


def common_options(s: Table, now: Standing, sound: bool) -> list[int]:
    """What everybody may do: READY if the plan is sound, and the pieces that can be moved."""
    if settled(s):
        return [kinds.READY]
    opts = [kinds.READY] if sound else []
    for piece in open_pieces(s):
        if piece < FIRST_MACHINE or not cannot_pick(s, piece, now):
            opts.append(kinds.PIECE + piece)
    if not s.target and dismantle_options(s):
        opts.append(kinds.TAKE_APART)
    return opts


def plan_menu(s: Table, seat: int, common: list[int], tools: list[int]) -> Decision | None:
    """With the seat's own skills; whoever is ready need not say so again."""
    opts = common[1:] if s.ready[seat] and common[0] == kinds.READY else common
    if not settled(s):
        opts = opts + usable_skills(s, seat) + tools
    return Decision(seat, kinds.PLAN, opts) if opts else None


def cannot_pick(s: Table, piece: int, now: Standing) -> str:
    """A rover waits until an action can use it, a machine until there is work for it."""
    if piece < FIRST_MACHINE or stack_of(s, piece) != NONE:
        return ""
    if piece >= FIRST_ROVER:
        rover = piece - FIRST_ROVER
        for i in range(len(s.target)):
            if not cannot_drive(s, rover, i):
                return ""
        return "rover-nothing"
    if s.n == 1 and machines_used(s) >= SOLO_MACHINES:  # rules: S3
        return TWO_MACHINES
    return "" if has_work(s, piece, now) else MACHINE_TYPE


def machines_used(s: Table) -> int:
    return sum([p >= FIRST_MACHINE for stack in s.pawns for p in stack])


# Moving a piece


def place_piece(s: Table, seat: int, piece: int, now: Standing) -> None:  # rules: L1 to L3
    """To the quarters, onto a stack, or onto a new one with all that it needs."""
    target = s.then(seat, kinds.TARGET, target_options(s, piece, now), (piece,))
    if target == QUARTERS:
        if not belongs(s, seat, piece):
            s.put_back |= 1 << piece
        came = stack_of(s, piece)
        take_back(s, piece)
        s.emit("take-back", seat, piece, came)
    elif target >= JOIN:
        join(s, seat, piece, target - JOIN)
    else:
        open_stack(s, seat, piece, target)


def target_options(s: Table, piece: int, now: Standing) -> list[int]:
    back = [QUARTERS] if stack_of(s, piece) != NONE else []
    if piece >= FIRST_ROVER:
        return back + join_options(s, piece)
    return back + new_targets(s, piece, now) + join_options(s, piece)


def new_targets(s: Table, piece: int, now: Standing) -> list[int]:
    if len(s.target) >= MAX_STACKS:
        return []
    return [t for t in conceivable(s, now.near) if not cannot_declare(s, t, piece, now)]


def has_work(s: Table, piece: int, now: Standing) -> bool:
    """Is there anything a machine can do?"""
    if join_options(s, piece):
        return True
    if len(s.target) >= MAX_STACKS:
        return False
    machine = piece - FIRST_MACHINE
    for t in conceivable(s, now.near):
        if suits_machine(action_of(s, t), machine) and not cannot_declare(s, t, piece, now):
            return True
    return False


def join_options(s: Table, piece: int) -> list[int]:
    return [JOIN + i for i in range(len(s.target)) if not cannot_join(s, piece, i)]


def cannot_join(s: Table, piece: int, i: int) -> str:
    if piece >= FIRST_ROVER:
        return (
            "here-already" if s.rover[i] == piece - FIRST_ROVER else cannot_drive(s, piece - FIRST_ROVER, i)
        )
    if piece in s.pawns[i]:
        return "here-already"
    action = action_of(s, s.target[i])
    if piece >= FIRST_MACHINE and not suits_machine(action, piece - FIRST_MACHINE):
        return MACHINE_TYPE
    if rolls_dice(s, s.target[i]):
        return ""
    least, _ = needed(s, s.target[i], s.route[i])
    if s.target[i] == kinds.T_TREAT:
        least += 1  # the medic's hand
    return ENOUGH_PAWNS if strength(s, i) >= least else ""


def take_back(s: Table, piece: int) -> int:
    """Out of the plan; a stack without pawns dissolves. Returns the stack that vanished, or NONE."""
    i = stack_of(s, piece)
    if i == NONE:
        return NONE
    if piece >= FIRST_ROVER:
        s.rover[i] = NONE
        return NONE
    s.pawns[i].remove(piece)
    if s.pawns[i]:
        return NONE
    dissolve(s, i)
    return i


def dissolve(s: Table, i: int) -> None:
    move_stacks(s, [j if j < i else NONE if j == i else j - 1 for j in range(len(s.target))])
    del s.target[i]
    del s.means[i]
    del s.route[i]
    del s.pawns[i]
    del s.rover[i]


def move_stacks(s: Table, places: list[int]) -> None:
    """Tell which pieces change their place: where each stack goes, NONE for home."""
    moved: list[int] = []
    for i, place in enumerate(places):
        if place != i:
            for piece in pieces_of(s, i):
                moved += (piece, i, place)
    if moved:
        s.emit("regroup", *moved)


def pieces_of(s: Table, i: int) -> list[int]:
    rover = s.rover[i]
    return s.pawns[i] if rover == NONE else [*s.pawns[i], FIRST_ROVER + rover]


def send_home(s: Table) -> None:
    """The plan is carried out, or its mission over: all pieces go back."""
    move_stacks(s, [NONE] * len(s.target))
    clear_plan(s)


def join(s: Table, seat: int, piece: int, i: int) -> None:
    target = s.target[i]
    came = stack_of(s, piece)
    gone = take_back(s, piece)
    if gone != NONE and gone < i:
        i -= 1
    if piece >= FIRST_ROVER:
        s.rover[i] = piece - FIRST_ROVER
    else:
        if came == NONE:
            operate(s, seat, piece)
        s.pawns[i].append(piece)
    s.put_back &= ~(1 << piece)
    s.emit("place", seat, piece, target, s.mission, i, came)


def open_stack(s: Table, seat: int, piece: int, target: int) -> None:
    route: list[int] = []
    place = place_of_target(target)
    if place != HUB:
        ways = routes(s, place)
        route = ways[s.then(seat, kinds.ROUTE, list(range(len(ways))), (target,))].spaces[:]
    means = 0
    if T_REPAIR <= target < T_UNSHUT:
        means = s.then(seat, kinds.WITH, with_options(s, target - T_REPAIR), (target,))
    elif target >= T_SPECIAL and special_of(s, target).cost[:1] == ((ANY_PART, 1),):
        means = s.then(seat, kinds.PART, part_options(s, target), ("pay", target))
    came = stack_of(s, piece)
    if came == NONE:
        operate(s, seat, piece)
    take_back(s, piece)
    s.target.append(target)
    s.means.append(means)
    s.route.append(route)
    s.pawns.append([piece])
    s.rover.append(NONE)
    s.put_back &= ~(1 << piece)
    s.emit("place", seat, piece, target, s.mission, len(s.target) - 1, came)


def belongs(s: Table, seat: int, piece: int) -> bool:
    """Is it the seat's own pawn, or a machine that it operates?"""
    if s.n == 1:
        return True
    if piece < N_PAWNS:
        return piece // 2 == seat
    return piece < FIRST_ROVER and s.operator[piece - FIRST_MACHINE] == seat


def operate(s: Table, seat: int, piece: int) -> None:  # rules: L15
    """Whoever puts a machine into the plan operates it; one player alone says which of the two astronauts."""
    if FIRST_MACHINE <= piece < FIRST_ROVER:
        machine = piece - FIRST_MACHINE
        s.operator[machine] = seat if s.n > 1 else s.then(0, kinds.ASTRONAUT, [0, 1], OPERATES)


# Before the first action is declared


def dismantle_options(s: Table) -> list[int]:  # rules: X22
    return [slot for slot in range(N_SLOTS) if s.slots[slot] == GREEN and not is_shut(s, slot // N_PARTS)]


def dismantle(s: Table, seat: int) -> None:  # rules: X22
    slot = s.then(seat, kinds.DISMANTLE, dismantle_options(s))
    s.slots[slot] = BROKEN
    s.parts[slot % N_PARTS] += 1
    s.emit("dismantle", seat, slot)


# Everyone is ready


def declare(s: Table) -> None:  # rules: L2, L7, L8, T7
    """The plan is declared: left-over pawns rest, costs are paid, what holds for each action is fixed."""
    drop_what_cannot_be(s)
    rest_idle_pawns(s)
    order = sorted(range(len(s.target)), key=lambda i: action_of(s, s.target[i]))
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
        if s.target[i] != T_REST:
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


def set_aside(s: Table, i: int, sign: int) -> None:
    """What is gathered lies on its stack: nobody else can take it meanwhile."""
    target = s.target[i]
    if T_GATHER <= target < T_REPAIR:
        x, what = divmod(target - T_GATHER, 4)
        if what == 0:
            s.zone_samples[x] += sign
        else:
            s.zone_tokens[x * N_TOKEN_COLOURS + what - 1] += sign


def drop_what_cannot_be(s: Table) -> None:
    """Only a plan that can but be confirmed is unsound: its weak stacks are taken back."""
    i = 0
    while i < len(s.target):
        if flaw(s, i):
            dissolve(s, i)
        else:
            i += 1
    while s.target and (overdrawn(balance(s)) != NONE or heart_trouble(s) == HEART_TROUBLE):
        dissolve(s, len(s.target) - 1)


def rest_idle_pawns(s: Table) -> None:  # rules: L2, A11
    rested: list[int] = []
    for piece in open_pieces(s):
        if piece >= N_PAWNS or stack_of(s, piece) != NONE:
            continue
        a = piece // 2
        used = stack_of(s, piece ^ 1) != NONE
        if s.suffering[a] >> HEART & 1 and used:
            continue
        rested += (piece, NONE, len(s.target))
        s.target.append(T_REST)
        s.means.append(0)
        s.route.append([])
        s.pawns.append([piece])
        s.rover.append(NONE)
    if rested:
        s.emit("regroup", *rested)


def give_back(s: Table, i: int) -> None:  # rules: L8, X18
    """A failed action returns everything but what came from the reserve."""
    reserve = s.reserve[:]
    give_back_all(s, i)
    s.reserve = reserve
    if T_REPAIR <= s.target[i] < T_UNSHUT and s.means[i] > 0:
        s.emit("donor-back", s.means[i] - 1)


def give_back_all(s: Table, i: int) -> None:
    """As if it had never been declared."""
    pay(s, bill(s, s.target[i], s.means[i], donors(s)), -1)
    set_aside(s, i, 1)
    if T_REPAIR <= s.target[i] < T_UNSHUT and s.means[i] > 0:
        s.slots[s.means[i] - 1] = GREEN
