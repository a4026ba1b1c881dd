"""A planner for the whole crew: which action next, with whom, and what to answer. It only looks at the table.

The plan grows one piece at a time: first an action that is short of pawns is completed, then the most urgent new one
is begun that the idle pawns can bring to an end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.first_martians.bots.weights import USUAL, Weights
from cinqmars.games.first_martians.bots.wishes import wishes
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.bills import Standing
from cinqmars.games.first_martians.rules.declaring import cannot_declare, worth_showing
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.hub import count_of, holds, is_blocked
from cinqmars.games.first_martians.rules.plan import (
    SOLO_MACHINES,
    belongs,
    cannot_join,
    cannot_pick,
    machines_used,
)
from cinqmars.games.first_martians.rules.requirements import (
    needed,
    no_rover_explores,
    open_pieces,
    performer,
    stack_of,
    strength,
    suits_machine,
)
from cinqmars.games.first_martians.rules.routes import routes
from cinqmars.games.first_martians.state import NONE, MartiansState, has

PATIENCE: Final = 60  # moves of a round after which nothing new is begun


class Move(NamedTuple):
    """The next step of the plan: a piece and where to, or nothing more to do."""

    piece: int
    arg: int
    why: str
    goal: int = NONE


DONE: Final = Move(NONE, 0, "ready")


def next_move(s: MartiansState, seat: int = NONE, careful: bool = False, w: Weights = USUAL) -> Move:
    """For the whole crew, or for one seat with what it may use; carefully, without dice and dangers."""
    now = Standing(s)
    everybody = [p for p in free_pieces(s, seat) if not cannot_pick(s, p, now) and not hampered(s, p)]
    idle = [p for p in everybody if not held_back(s, p) and not (careful and distracted(s, p))]
    for i in range(len(s.target)):
        if flaw(s, i):
            move = complete(s, i, everybody if s.target[i] == targets.TREAT else idle, seat, w)
            if move.piece != NONE:
                return move
    for i in range(len(s.target)):
        if worth_another(s, i):
            piece = helper(s, i, everybody if s.target[i] == targets.TREAT else idle, careful, w)
            if piece != NONE:
                return Move(piece, targets.JOIN + i, "sure")
            if careful and s.target[i] != targets.TREAT:
                return Move(s.pawns[i][-1], targets.QUARTERS, "give-up")
    pawns = usable(s, [p for p in idle if p < c.FIRST_ROVER])
    crew = [p for p in everybody if p < c.N_PAWNS]
    if s.edits >= PATIENCE or not (crew or pawns):
        return DONE
    return begin(s, pawns, crew, now, careful, w)


def usable(s: MartiansState, idle: list[int]) -> list[int]:  # rules: S3
    """One player alone has four machines and uses two."""
    if s.n > 1:
        return idle
    machines = [p for p in idle if p >= c.FIRST_MACHINE][: max(0, SOLO_MACHINES - machines_used(s))]
    return [p for p in idle if p < c.N_PAWNS] + machines


def free_pieces(s: MartiansState, seat: int) -> list[int]:
    """For one seat: its own pawns, machines and rovers, but nothing that others put back."""
    idle = [p for p in open_pieces(s) if stack_of(s, p) == NONE]
    if seat == NONE:
        return idle
    return [p for p in idle if not s.put_back >> p & 1 and (p >= c.N_PAWNS or belongs(s, seat, p))]


def hampered(s: MartiansState, piece: int) -> bool:
    """Whoever has a Blocked or +1 token on the card had better rest; nobody knows who will operate a machine."""
    if piece >= c.FIRST_ROVER or not any(s.worn):
        return False
    worn = s.worn if piece >= c.FIRST_MACHINE else s.worn[piece // 2 : piece // 2 + 1]
    return any([holds(stack, c.BLOCKED) or holds(stack, c.PLUS1) for stack in worn])


def held_back(s: MartiansState, piece: int) -> bool:
    """The second pawn of a weak heart can only be treated."""
    if piece >= c.N_PAWNS or not s.suffering[piece // 2] >> c.HEART & 1:
        return False
    return stack_of(s, piece ^ 1) != NONE


def complete(s: MartiansState, i: int, idle: list[int], seat: int, w: Weights) -> Move:
    """One more piece for an action that is short of them, or one less if there is none."""
    piece = helper(s, i, idle, True, w)
    if piece != NONE:
        return Move(piece, targets.JOIN + i, "complete")
    if seat != NONE and not all([belongs(s, seat, p) for p in s.pawns[i]]):
        return DONE
    return Move(s.pawns[i][-1], targets.QUARTERS, "give-up")


def helper(s: MartiansState, i: int, idle: list[int], needy: bool, w: Weights) -> int:
    """A rover first, then a machine, then the healthiest astronaut's pawn."""
    able = [p for p in idle if not cannot_join(s, p, i)]
    if s.target[i] == targets.TREAT:
        waiting = patients(s, able)
        return waiting[0] if waiting else NONE
    rovers = [p for p in able if p >= c.FIRST_ROVER and rover_saves(s, p - c.FIRST_ROVER) > 0]
    if rovers and s.rover[i] == NONE:
        return rovers[0]
    machines = [p for p in able if c.FIRST_MACHINE <= p < c.FIRST_ROVER]
    if machines:
        return machines[0]
    pawns = [p for p in able if p < c.N_PAWNS]
    if not pawns or (not needy and len(pawns) < w.sure):
        return pawns[0] if pawns and needy else NONE
    return min(pawns, key=lambda p: (s.wounds[p // 2], p))


def worth_another(s: MartiansState, i: int) -> bool:
    """Rather two pawns and no dice, where dice hurt; the medic's hand for whoever is hurt worst."""
    if s.target[i] == targets.TREAT:
        alone = len(s.pawns[i]) == 1 and not has(s, c.AUTO_SCANNER)
        return alone and s.wounds[performer(s, i)] < max(s.wounds)
    if not targets.rolls_dice(s, s.target[i]):
        return False
    return needed(s, s.target[i], s.route[i])[1] > strength(s, i)


def begin(
    s: MartiansState, idle: list[int], everybody: list[int], now: Standing, careful: bool, w: Weights
) -> Move:
    possible = {*worth_showing(s, now.grounds)}
    for wish in sorted(wishes(s, w), key=lambda each: (-each.value, each.target)):
        crew = everybody if wish.target == targets.TREAT else idle
        if wish.target not in possible or too_far(s, wish.target, crew, careful):
            continue
        if careful and is_dangerous(s, wish.target):
            continue
        for piece in preferred(s, wish.target, crew, w):
            if not cannot_declare(s, wish.target, piece, now):
                return Move(piece, wish.target, wish.why, wish.goal)
    return DONE


def preferred(s: MartiansState, target: int, idle: list[int], w: Weights) -> list[int]:
    """Machines first where they can; the patient, or the medic's hand below; the specialist for the dice."""
    if target == targets.TREAT:
        waiting, hands = patients(s, idle), medics(s, idle)
        if has(s, c.AUTO_SCANNER) or waiting[0] in hands:
            return waiting
        return [p for p in hands if not held_back(s, p)]
    action = targets.action_of(s, target)
    expert = (c.EXPLORE, c.BUILD, NONE, c.RESEARCH)
    pawns = sorted(
        [p for p in idle if p < c.N_PAWNS],
        key=lambda p: (s.wounds[p // 2] > w.safe, expert[s.profession[p // 2]] != action, p),
    )
    machines = [p for p in idle if p >= c.FIRST_MACHINE]
    return machines + pawns


def is_dangerous(s: MartiansState, target: int) -> bool:
    """Does a token of its facility, or what lies on the way, bring an adventure or a wound?"""
    facility = c.FACILITY_OF[targets.action_of(s, target)]
    if facility != c.NOWHERE and (holds(s.now[facility], c.ADVENTURE) or holds(s.now[facility], c.HURT)):
        return True
    place = targets.place_of_target(target)
    return place != c.HUB and all([way.penalties for way in routes(s, place)])


def distracted(s: MartiansState, piece: int) -> bool:  # rules: A12
    return piece < c.N_PAWNS and bool(s.suffering[piece // 2] >> c.FOCUS & 1)


def too_far(s: MartiansState, target: int, idle: list[int], careful: bool = False) -> bool:
    """Are there pawns enough to try it, or carefully to be sure of it?"""
    place = targets.place_of_target(target)
    route: list[int] = []
    saved = 0
    if place != c.HUB:
        ways = routes(s, place)
        if not ways:
            return True
        calm = [way for way in ways if not (careful and way.penalties)]
        route = (calm or ways)[0].spaces
        saved = rover_help(s, targets.action_of(s, target))
    tries, sure = needed(s, target, route)
    if target == targets.TREAT:
        return tries > 1 or not patients(s, idle)
    action = targets.action_of(s, target)
    able = [p for p in idle if p < c.N_PAWNS or suits_machine(target, action, p - c.FIRST_MACHINE)]
    weak = [
        p for p in able if p < c.N_PAWNS and p % 2 and p ^ 1 in able and s.suffering[p // 2] >> c.HEART & 1
    ]
    return len(able) - len(weak) + saved < (sure if careful else tries)


def patients(s: MartiansState, idle: list[int]) -> list[int]:
    """Pawns of whoever is hurt or ill, the worst first."""
    hurt = [p for p in idle if p < c.N_PAWNS and (s.wounds[p // 2] or s.afflicted[p // 2])]
    return sorted(hurt, key=lambda p: -s.wounds[p // 2])


def medics(s: MartiansState, idle: list[int]) -> list[int]:
    return [p for p in idle if p < c.N_PAWNS and s.profession[p // 2] == c.MEDIC]


def rover_help(s: MartiansState, action: int) -> int:
    if action not in targets.DICE_ACTIONS:
        return 0
    free = [r for r in (0, 1) if not is_blocked(s, r) and stack_of(s, c.FIRST_ROVER + r) == NONE]
    if action != c.EXPLORE:
        free = [r for r in free if r == c.SCORPIO]
    elif no_rover_explores(s):
        return 0
    return max([0, *[rover_saves(s, r) for r in free]])


def rover_saves(s: MartiansState, rover: int) -> int:
    return c.ROVER_SAVES[rover] - count_of(s.on_rover[rover], c.PLUS1)
