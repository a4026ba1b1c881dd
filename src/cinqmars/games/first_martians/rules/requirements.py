"""What an action needs: pawns, machines, rovers; and which pieces there are."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.events import action_of_event
from cinqmars.games.first_martians.rules import reasons
from cinqmars.games.first_martians.rules.bills import CONNECTOR, is_parked, is_taken
from cinqmars.games.first_martians.rules.hub import count_of, is_blocked
from cinqmars.games.first_martians.rules.routes import RELAY, along
from cinqmars.games.first_martians.rules.targets import (
    ACTION_OF,
    DICE_ACTIONS,
    EVENT,
    PLACE_OF,
    REST,
    SPECIAL,
    action_of,
    special_of,
)
from cinqmars.games.first_martians.state import NONE, MartiansState, is_shut

# Pawns


def needed(s: MartiansState, target: int, route: list[int]) -> tuple[int, int]:  # rules: L4 to L6
    """Pawns to try it, and pawns to succeed without dice; rovers not counted."""
    base = s.grounds
    if base is None:
        return pawns_for(s, target, route)
    if route and (len(route) > 1 or route[0] >= RELAY):
        way = (target, *route)
        found = base.need_by.get(way)
        if found is None:
            found = base.need_by[way] = pawns_for(s, target, route)
        return found
    found = base.need.get(target)  # of one step from the HUB there is one way
    if found is None:
        found = base.need[target] = pawns_for(s, target, route)
    return found


def pawns_for(s: MartiansState, target: int, route: list[int]) -> tuple[int, int]:
    action = action_of(s, target)
    more = 0
    facility = c.FACILITY_OF[action]
    if facility != c.NOWHERE and s.now[facility] and not is_shut(s, facility):
        more += count_of(s.now[facility], c.PLUS1)
    more += along(s, route)[0] if route else 0
    if s.pawns_now or s.pawns_ever:
        more += changes(s, action, PLACE_OF[target])
    if action in DICE_ACTIONS:
        return max(1, 1 + more), max(1, 2 + more)
    fixed = 1
    if action == c.EVENT:
        fixed = action_of_event(target - EVENT).pawns
    elif action == c.MISSION:
        fixed = special_of(s, target).pawns
    return max(1, fixed + more), max(1, fixed + more)


def changes(s: MartiansState, action: int, place: int) -> int:
    total = 0
    for mods in (s.pawns_now, s.pawns_ever):
        for i in range(0, len(mods), 3):
            meant = place != c.HUB if mods[i] == fx.OUTSIDE else mods[i] == action
            if meant and (mods[i + 2] == 0 or (place != c.HUB and mods[i + 2] >> place % 8 & 1)):
                total += mods[i + 1]
    return total


def strength(s: MartiansState, i: int) -> int:  # rules: L6, T10, T11
    """Pawns of a stack, its rover counted as what it saves; less what +1 tokens on rover and card take."""
    rover = s.rover[i]
    if rover == NONE and not any(s.worn):
        return len(s.pawns[i])
    saved = 0
    if rover != NONE:
        saved = c.ROVER_SAVES[rover]
        if s.on_rover[rover]:
            saved -= count_of(s.on_rover[rover], c.PLUS1)
    if any(s.worn) and s.target[i] != REST:
        saved -= count_of(s.worn[performer(s, i)], c.PLUS1)
    return len(s.pawns[i]) + saved


def performer(s: MartiansState, i: int) -> int:  # rules: L3, L15
    top = s.pawns[i][-1]
    return top // 2 if top < c.N_PAWNS else s.operator[top - c.FIRST_MACHINE]


def suits_machine(target: int, action: int, machine: int) -> bool:  # rules: L14, E10
    if action == c.EVENT:
        return not action_of_event(target - EVENT).people
    return action in (c.MACHINE_ACTION[machine], c.UNSHUT, c.MISSION)


def why_no_machine(action: int) -> str:
    return reasons.PEOPLE_ONLY if action == c.EVENT else reasons.MACHINE_TYPE


# Rovers


def cannot_drive(s: MartiansState, rover: int, i: int) -> str:  # rules: L13, L16 to L19
    """Why a rover cannot help a stack."""
    if s.on_rover[rover] and is_blocked(s, rover):
        return reasons.ROVER_IS_BLOCKED
    there, target = s.rover[i], s.target[i]
    if there != NONE and there != rover:
        return reasons.ROVER_TAKEN
    if PLACE_OF[target] == c.HUB:
        return reasons.ROVER_INSIDE
    action = ACTION_OF[target] if target < SPECIAL else action_of(s, target)
    if action not in DICE_ACTIONS or (rover == c.FROGGY and action != c.EXPLORE):
        return reasons.ROVER_TYPE
    return reasons.ROVER_GARAGE if action == c.EXPLORE and no_rover_explores(s) else ""


def helped_by(s: MartiansState, rover: int) -> int:
    """The first stack that a rover at home can help, or NONE."""
    if s.on_rover[rover] and is_blocked(s, rover):
        return NONE
    stuck = no_rover_explores(s)
    for i, target in enumerate(s.target):
        if PLACE_OF[target] != c.HUB and s.rover[i] == NONE:
            action = ACTION_OF[target] if target < SPECIAL else action_of(s, target)
            if not stuck if action == c.EXPLORE else rover != c.FROGGY and action in DICE_ACTIONS:
                return i
    return NONE


def no_rover_explores(s: MartiansState) -> bool:  # rules: L13, L19
    base = s.grounds
    parked = base.parked if base is not None else is_parked(s)
    return parked or is_taken(s, CONNECTOR)


# Pieces


def open_pieces(s: MartiansState) -> list[int]:
    """Pawns, machines and rovers that can be used this round."""
    found: list[int] = []
    for a in range(s.crew):
        for k in range(2 - s.lost_pawns[a]):
            found.append(2 * a + k)
    if s.machines:
        found += [c.FIRST_MACHINE + m for m in range(4) if s.machines >> m & 1]
    return found + [c.FIRST_ROVER + r for r in range(c.N_ROVERS) if not is_blocked(s, r)]


def stack_of(s: MartiansState, piece: int) -> int:
    """Where a piece stands, or NONE."""
    if piece >= c.FIRST_ROVER:
        rover = piece - c.FIRST_ROVER
        return s.rover.index(rover) if rover in s.rover else NONE
    for i, stack in enumerate(s.pawns):
        if piece in stack:
            return i
    return NONE
