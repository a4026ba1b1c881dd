"""The plan as it lies on the table: which pieces can go where, and stacks that come and go."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import reasons, tools
from cinqmars.games.first_martians.rules.bills import Standing, bill, donors, pay
from cinqmars.games.first_martians.rules.declaring import open_targets
from cinqmars.games.first_martians.rules.requirements import (
    cannot_drive,
    helped_by,
    needed,
    open_pieces,
    stack_of,
    strength,
    suits_machine,
    why_no_machine,
)
from cinqmars.games.first_martians.rules.targets import (
    GATHER,
    JOIN,
    MAX_STACKS,
    QUARTERS,
    REPAIR,
    ROLLS,
    SPECIAL,
    TREAT,
    UNSHUT,
    action_of,
    rolls_dice,
)
from cinqmars.games.first_martians.state import GREEN, NONE, MartiansState, is_shut

MAX_EDITS: Final = 400  # of one round, so that a record has an end
WORN_OUT: Final = 40  # what an unsound plan stands; play at random comes to it, people who mend do not
AUTO: Final = 0
DICE: Final = 1
SOLO_MACHINES: Final = 2
OPERATES: Final = ("operate",)


def clear_plan(s: MartiansState) -> None:
    s.target = []
    s.means = []
    s.route = []
    s.pawns = []
    s.rover = []
    s.mode = []
    s.flags = []
    s.step = 0


def settled(s: MartiansState) -> bool:
    """The plan can only be confirmed."""
    return s.edits >= MAX_EDITS or s.wavering >= WORN_OUT


def common_options(s: MartiansState, now: Standing, sound: bool) -> list[int]:
    """What everybody may do: READY if the plan is sound, and the pieces that can be moved."""
    if settled(s):
        return [tools.READY]
    base = now.grounds
    if not base.hands:
        pieces = open_pieces(s)
        base.hands = [tools.PIECE + piece for piece in pieces if piece < c.FIRST_MACHINE]
        base.others = [piece for piece in pieces if piece >= c.FIRST_MACHINE]
    opts = [tools.READY, *base.hands] if sound else base.hands[:]
    for piece in base.others:
        if not cannot_pick(s, piece, now):
            opts.append(tools.PIECE + piece)
    if not s.target and can_dismantle(s):
        opts.append(tools.TAKE_APART)
    return opts


def idle_pawns(s: MartiansState) -> list[int]:  # rules: L2, A11
    """Pawns that will rest if the plan stays as it is."""
    found: list[int] = []
    for piece in open_pieces(s):
        if piece < c.N_PAWNS and stack_of(s, piece) == NONE:
            used = stack_of(s, piece ^ 1) != NONE or piece ^ 1 in found
            if not (used and s.suffering[piece // 2] >> c.HEART & 1):
                found.append(piece)
    return found


def cannot_pick(s: MartiansState, piece: int, now: Standing) -> str:
    """A rover waits until an action can use it, a machine until there is work for it."""
    if piece < c.FIRST_MACHINE or stack_of(s, piece) != NONE:
        return ""
    if piece >= c.FIRST_ROVER:
        return "" if helped_by(s, piece - c.FIRST_ROVER) != NONE else "rover-nothing"
    if s.n == 1 and machines_used(s) >= SOLO_MACHINES:  # rules: S3
        return reasons.TWO_MACHINES
    return "" if has_work(s, piece, now) else reasons.MACHINE_TYPE


def machines_used(s: MartiansState) -> int:
    return sum([p >= c.FIRST_MACHINE for stack in s.pawns for p in stack])


def target_options(s: MartiansState, piece: int, now: Standing) -> list[int]:
    back = [QUARTERS] if stack_of(s, piece) != NONE else []
    if piece >= c.FIRST_ROVER:
        return back + join_options(s, piece)
    return back + new_targets(s, piece, now) + join_options(s, piece)


def new_targets(s: MartiansState, piece: int, now: Standing) -> list[int]:
    if len(s.target) >= MAX_STACKS:
        return []
    found = open_targets(s, now)
    if piece < c.FIRST_MACHINE:
        return found
    machine = piece - c.FIRST_MACHINE
    return [t for t in found if suits_machine(t, action_of(s, t), machine)]


def has_work(s: MartiansState, piece: int, now: Standing) -> bool:
    """Is there anything a machine can do?"""
    return len(join_options(s, piece)) > 0 or len(new_targets(s, piece, now)) > 0


def join_options(s: MartiansState, piece: int) -> list[int]:
    if piece >= c.FIRST_MACHINE:
        return [JOIN + i for i in range(len(s.target)) if not cannot_join(s, piece, i)]
    found: list[int] = []
    for i, target in enumerate(s.target):
        if piece not in s.pawns[i] and ((target < SPECIAL and ROLLS[target]) or not cannot_join(s, piece, i)):
            found.append(JOIN + i)
    return found


def cannot_join(s: MartiansState, piece: int, i: int) -> str:
    if piece >= c.FIRST_ROVER:
        return (
            "here-already"
            if s.rover[i] == piece - c.FIRST_ROVER
            else cannot_drive(s, piece - c.FIRST_ROVER, i)
        )
    if piece in s.pawns[i]:
        return "here-already"
    target = s.target[i]
    if piece >= c.FIRST_MACHINE:
        action = action_of(s, target)
        if not suits_machine(target, action, piece - c.FIRST_MACHINE):
            return why_no_machine(action)
    if rolls_dice(s, target):
        return ""
    least, _ = needed(s, target, s.route[i])
    if target == TREAT:
        least += 1  # the medic's hand
    return reasons.ENOUGH_PAWNS if strength(s, i) >= least else ""


def take_back(s: MartiansState, piece: int, i: int) -> int:
    """Out of stack `i` of the plan, if it is in one. Returns the stack that vanished without a pawn, or NONE."""
    if i == NONE:
        return NONE
    if piece >= c.FIRST_ROVER:
        s.rover[i] = NONE
        return NONE
    s.pawns[i].remove(piece)
    if s.pawns[i]:
        return NONE
    dissolve(s, i)
    return i


def dissolve(s: MartiansState, i: int) -> None:
    if s.io.listening:
        move_stacks(s, [j if j < i else NONE if j == i else j - 1 for j in range(len(s.target))])
    del s.target[i]
    del s.means[i]
    del s.route[i]
    del s.pawns[i]
    del s.rover[i]


def move_stacks(s: MartiansState, places: list[int]) -> None:
    """Tell which pieces change their place: where each stack goes, NONE for home."""
    moved: list[tuple[int, int, int]] = []
    for i, place in enumerate(places):
        if place != i:
            for piece in pieces_of(s, i):
                moved.append((piece, i, place))
    if moved:
        s.emit("regroup", tuple(moved))


def pieces_of(s: MartiansState, i: int) -> list[int]:
    rover = s.rover[i]
    return s.pawns[i] if rover == NONE else [*s.pawns[i], c.FIRST_ROVER + rover]


def send_home(s: MartiansState) -> None:
    """The plan is carried out, or its mission over: all pieces go back."""
    move_stacks(s, [NONE] * len(s.target))
    clear_plan(s)


def belongs(s: MartiansState, seat: int, piece: int) -> bool:
    """Is it the seat's own pawn, or a machine that it operates?"""
    if s.n == 1:
        return True
    if piece < c.N_PAWNS:
        return piece // 2 == seat
    return piece < c.FIRST_ROVER and s.operator[piece - c.FIRST_MACHINE] == seat


def dismantle_options(s: MartiansState) -> list[int]:  # rules: X22
    return [slot for slot in range(c.N_SLOTS) if s.slots[slot] == GREEN and not is_shut(s, slot // c.N_PARTS)]


def can_dismantle(s: MartiansState) -> bool:
    for slot, state in enumerate(s.slots):
        if state == GREEN and not is_shut(s, slot // c.N_PARTS):
            return True
    return False


def set_aside(s: MartiansState, i: int, sign: int) -> None:
    """What is gathered lies on its stack: nobody else can take it meanwhile."""
    target = s.target[i]
    if GATHER <= target < REPAIR:
        x, what = divmod(target - GATHER, 4)
        if what == 0:
            s.zone_samples[x] += sign
        else:
            s.zone_tokens[x * c.N_TOKEN_COLOURS + what - 1] += sign


def give_back(s: MartiansState, i: int) -> None:  # rules: L8, X18
    """A failed action returns everything but what came from the reserve."""
    reserve = s.reserve[:]
    give_back_all(s, i)
    s.reserve = reserve
    if REPAIR <= s.target[i] < UNSHUT and s.means[i] > 0:
        s.emit("donor-back", s.means[i] - 1)


def give_back_all(s: MartiansState, i: int) -> None:
    """As if it had never been declared."""
    pay(s, bill(s, s.target[i], s.means[i], donors(s)), -1)
    set_aside(s, i, 1)
    if REPAIR <= s.target[i] < UNSHUT and s.means[i] > 0:
        s.slots[s.means[i] - 1] = GREEN
