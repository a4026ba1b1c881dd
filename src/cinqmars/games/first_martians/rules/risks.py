"""What will hold for a declared action when it is resolved."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.bills import donors, penalty_at
from cinqmars.games.first_martians.rules.hub import holds
from cinqmars.games.first_martians.rules.requirements import performer
from cinqmars.games.first_martians.rules.routes import along
from cinqmars.games.first_martians.state import NONE, MartiansState, is_shut

# what holds for a declared action
F_CPU: Final = 1  # even an automatic success must be rolled
F_REROLL: Final = 2
F_ADVENTURE: Final = 4
F_WOUND: Final = 8
F_ROVER: Final = 16  # the rover may break down
F_TERRAIN: Final = 5  # shift of the terrain's own bits


def flags_of(s: MartiansState, i: int) -> int:  # rules: L9, L12, T3 to T6
    """What will hold when the stack is resolved: fixed now, since tokens are not retroactive."""
    target = s.target[i]
    action = targets.action_of(s, target)
    flags = 0
    facility = c.FACILITY_OF[action]
    if facility != c.NOWHERE and not is_shut(s, facility):
        if penalty_at(s, facility, c.CPU, donors(s)) == c.ROLL_SUCCESS:
            flags |= F_CPU
        flags |= flags_by(s.now[facility])
    if s.rover[i] != NONE:
        flags |= flags_by(s.on_rover[s.rover[i]])
    if target != targets.REST:
        flags |= flags_by(s.worn[performer(s, i)])
    if action in targets.DICE_ACTIONS and distracted(s, i):
        flags |= F_ADVENTURE
    if s.route[i]:
        flags |= along(s, s.route[i])[1] << F_TERRAIN
    return flags


def flags_by(marks: int) -> int:  # rules: T3 to T6, T10, T11
    """What the tokens of a facility, a rover or an identity card bring."""
    if not marks:
        return 0
    flags = F_REROLL if holds(marks, c.REROLL) else 0
    flags |= F_WOUND if holds(marks, c.HURT) else 0
    flags |= F_ADVENTURE if holds(marks, c.ADVENTURE) else 0
    return flags | (F_ROVER if holds(marks, c.ROVER_DAMAGE) else 0)


def distracted(s: MartiansState, i: int) -> bool:  # rules: A12
    return any([p < c.N_PAWNS and s.suffering[p // 2] >> c.FOCUS & 1 for p in s.pawns[i]])
