"""Is the plan sound, and what will hold for each of its actions?"""

from __future__ import annotations

from typing import Final

from .components import (
    ADVENTURE,
    BLOCKED,
    CPU,
    FACILITY_OF,
    FOCUS,
    HEART,
    HURT,
    MEDIC,
    N_PAWNS,
    NOWHERE,
    REROLL,
    ROLL_SUCCESS,
    ROVER_DAMAGE,
)
from .hub import holds
from .kinds import T_REST, T_TREAT
from .requirements import (
    DICE_ACTIONS,
    NOBODY_HURT,
    action_of,
    cannot_drive,
    donors,
    lacking,
    needed,
    overdrawn,
    penalty_at,
    performer,
    strength,
)
from .routes import along
from .state import NONE, Table, has, is_shut

# what holds for a declared action
F_CPU: Final = 1  # even an automatic success must be rolled
F_REROLL: Final = 2
F_ADVENTURE: Final = 4
F_WOUND: Final = 8
F_ROVER: Final = 16  # the rover may break down
F_TERRAIN: Final = 5  # shift of the terrain's own bits
TOO_FEW: Final = "too-few"
NO_MEDIC: Final = "no-medic"
HEART_TROUBLE: Final = "heart-trouble"
PERFORMER_BLOCKED: Final = "performer-blocked"


def flaw(s: Table, i: int) -> str:  # rules: L4, L5, X5, T11
    """What is wrong with a stack of the plan; empty if nothing."""
    least, _ = needed(s, s.target[i], s.route[i])
    if strength(s, i) < least:
        return TOO_FEW
    if s.rover[i] != NONE and cannot_drive(s, s.rover[i], i):
        return cannot_drive(s, s.rover[i], i)
    if holds(s.worn[performer(s, i)], BLOCKED) and s.target[i] != T_REST:
        return PERFORMER_BLOCKED
    if s.target[i] == T_TREAT:
        return cannot_treat(s, i)
    return ""


def cannot_treat(s: Table, i: int) -> str:  # rules: X5, X6
    patient = performer(s, i)
    if not s.wounds[patient] and not s.afflicted[patient]:
        return NOBODY_HURT
    if has(s, 0) or s.profession[patient] == MEDIC:
        return ""
    helps = any([p < N_PAWNS and s.profession[p // 2] == MEDIC for p in s.pawns[i]])
    least, _ = needed(s, T_TREAT, [])
    return "" if helps and strength(s, i) > least else NO_MEDIC


def trouble(s: Table, left: list[int]) -> str:
    """What keeps the whole plan from being carried out; `left` is what it leaves."""
    for i in range(len(s.target)):
        reason = flaw(s, i)
        if reason:
            return reason
    place = overdrawn(left)
    return lacking(place) if place != NONE else heart_trouble(s)


def heart_trouble(s: Table) -> str:  # rules: A11
    """Of two pawns one can only be treated."""
    for a in range(s.crew):
        if s.suffering[a] >> HEART & 1:
            elsewhere = [
                p
                for i in range(len(s.target))
                for p in s.pawns[i]
                if p < N_PAWNS and p // 2 == a and not (s.target[i] == T_TREAT and performer(s, i) == a)
            ]
            if len(elsewhere) > 1:
                return HEART_TROUBLE
    return ""


def flags_of(s: Table, i: int) -> int:  # rules: L9, L12, T3 to T6
    """What will hold when the stack is resolved: fixed now, since tokens are not retroactive."""
    target = s.target[i]
    action = action_of(s, target)
    flags = 0
    facility = FACILITY_OF[action]
    if facility != NOWHERE and not is_shut(s, facility):
        if penalty_at(s, facility, CPU, donors(s)) == ROLL_SUCCESS:
            flags |= F_CPU
        flags |= flags_by(s.now[facility])
    if s.rover[i] != NONE:
        flags |= flags_by(s.on_rover[s.rover[i]])
    if target != T_REST:
        flags |= flags_by(s.worn[performer(s, i)])
    if action in DICE_ACTIONS and distracted(s, i):
        flags |= F_ADVENTURE
    if s.route[i]:
        flags |= along(s, s.route[i])[1] << F_TERRAIN
    return flags


def flags_by(marks: int) -> int:  # rules: T3 to T6, T10, T11
    """What the tokens of a facility, a rover or an identity card bring."""
    if not marks:
        return 0
    flags = F_REROLL if holds(marks, REROLL) else 0
    flags |= F_WOUND if holds(marks, HURT) else 0
    flags |= F_ADVENTURE if holds(marks, ADVENTURE) else 0
    return flags | (F_ROVER if holds(marks, ROVER_DAMAGE) else 0)


def distracted(s: Table, i: int) -> bool:  # rules: A12
    return any([p < N_PAWNS and s.suffering[p // 2] >> FOCUS & 1 for p in s.pawns[i]])
