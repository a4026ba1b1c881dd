"""The map: what stands where, what is near, what is connected."""

from __future__ import annotations

from .components import (
    ADJACENT,
    AROUND,
    AT_TWO,
    BOTS,
    CENTRE,
    DISTANCE,
    MINE,
    N_HEXES,
    N_TYPES,
    NEAREST,
    NONE,
    SHELTER,
    UPGRADES_A,
)
from .state import OnMarsState


def kind_of(c: int, building: int) -> int:
    """How a building of company `c` stands on the map."""
    return SHELTER + c if building == SHELTER else building


def type_at(s: OnMarsState, h: int) -> int:
    """The building type on a hex, whoever's shelter it is."""
    return min(s.building[h], SHELTER)


def empty(s: OnMarsState, h: int) -> bool:  # rules: N9
    return s.building[h] == NONE and not s.occupied[h] and s.tile[h] == NONE and not s.crystal[h]


def free(s: OnMarsState, h: int) -> bool:  # rules: B9
    """Where a displaced piece or a new bot may stand."""
    if s.occupied[h]:
        return False
    return s.building[h] != NONE or (s.tile[h] == NONE and not s.crystal[h])


def rover_at(s: OnMarsState, c: int) -> int:  # rules: X5
    return CENTRE if s.rover[c] == NONE else s.rover[c]


def bots_of(s: OnMarsState, c: int) -> list[int]:
    """The hexes of a company's bots on the map."""
    return [h for h in s.bots[c * BOTS : (c + 1) * BOTS] if h != NONE]


def reach(s: OnMarsState, c: int) -> list[int]:  # rules: B2
    """Hexes under the company's bots or adjacent to them, ascending."""
    return around(bots_of(s, c))


def around(bots: list[int]) -> list[int]:
    """These hexes and those adjacent to them, ascending."""
    near: list[int] = []
    for h in bots:
        near = sorted({*near, *AROUND[h]}) if near else AROUND[h]
    return near


def connected(s: OnMarsState, kind: int, h: int) -> int:  # rules: N7, B7
    """Buildings of a kind connected to hex `h`, without counting `h` itself."""
    building, seen = s.building, [h]
    for at in seen:
        for a in ADJACENT[at]:
            if building[a] == kind and a not in seen:
                seen.append(a)
    return len(seen) - 1


def size_at(s: OnMarsState, h: int) -> int:  # rules: N7
    """The size of the complex a building belongs to; 1 for a lone one."""
    return connected(s, s.building[h], h) + 1


def complex_of(s: OnMarsState, h: int) -> list[int]:
    seen = [h]
    i = 0
    while i < len(seen):
        for a in ADJACENT[seen[i]]:
            if s.building[a] == s.building[h] and a not in seen:
                seen.append(a)
        i += 1
    return seen


def beside(s: OnMarsState, kind: int, h: int) -> bool:
    """Is there a building of the kind next to it?"""
    building = s.building
    for a in ADJACENT[h]:
        if building[a] == kind:
            return True
    return False


def at_two(s: OnMarsState, kind: int, h: int) -> bool:
    """Is there a building of the kind at exactly two hexes?"""
    building = s.building
    for a in AT_TWO[h]:
        if building[a] == kind:
            return True
    return False


def nearest_free(s: OnMarsState, h: int) -> list[int]:  # rules: B9
    """The hexes nearest to `h`, other than itself, where a piece may be put; ascending."""
    found: list[int] = []
    for a in NEAREST[h][1:]:
        if found and DISTANCE[h][a] > DISTANCE[h][found[0]]:
            break
        if free(s, a):
            found.append(a)
    found.sort()
    return found


def landing(s: OnMarsState, c: int) -> list[int]:  # rules: W2
    """Where a new bot may start; ascending."""
    mine = [h for h in range(N_HEXES) if s.building[h] == SHELTER + c]
    found = [h for h in mine if not s.occupied[h]]
    if found:
        return found
    best = N_HEXES
    for h in mine:
        for a in nearest_free(s, h):
            if DISTANCE[h][a] < best:
                best = DISTANCE[h][a]
                found = []
            if DISTANCE[h][a] == best and a not in found:
                found.append(a)
    found.sort()
    return found


def built_by(s: OnMarsState, c: int) -> list[int]:
    """The blueprints a company has built."""
    return [b for b in range(len(s.built)) if s.holder[b] == c and s.built[b] != NONE]


def held_by(s: OnMarsState, c: int) -> list[int]:
    """The blueprints a company has, built or not."""
    return [b for b, holder in enumerate(s.holder) if holder == c]


def advanced_of(s: OnMarsState, building: int) -> int:  # rules: F8
    """Advanced buildings of a type on Mars, whoever's they are."""
    return sum([1 for b in range(len(s.built)) if s.built[b] != NONE and UPGRADES_A[b] == building])


def mines_of(s: OnMarsState, c: int) -> int:
    """Mines with the company's colonist or marker."""
    return s.miner.count(c) + sum([1 for b in built_by(s, c) if UPGRADES_A[b] == 0])


def production(s: OnMarsState, c: int) -> list[int]:  # rules: J9, BP3
    """Producers by building type: advanced buildings, and miners."""
    made = [0] * N_TYPES
    for b in built_by(s, c):
        made[UPGRADES_A[b]] += 1
    made[MINE] += s.miner.count(c)
    return made
