"""Technology tiles: their levels, who may use them, and what that gives their owners."""

from __future__ import annotations

from .components import LEVEL, N_TECHS, NONE, SHELTER_TECH, STEPS
from .state import OnMarsState


def level_of(s: OnMarsState, c: int, tech: int) -> int:
    """The level of a company's tile, 0 without one."""
    space = s.tech[c * N_TECHS + tech]
    return 0 if space == NONE else LEVEL[space]


def usable(s: OnMarsState, c: int, tech: int, need: int = 1) -> list[int]:  # rules: T1, T4
    """Companies whose tile of at least this level `c` may use."""
    if tech == SHELTER_TECH:
        return [c] if level_of(s, c, tech) >= need else []
    return [q for q in range(s.k) if level_of(s, q, tech) >= need]


def best_level(s: OnMarsState, c: int, tech: int) -> int:
    """The highest level `c` may use."""
    if tech == SHELTER_TECH:
        return level_of(s, c, tech)
    return max([level_of(s, q, tech) for q in range(s.k)])


def use(s: OnMarsState, c: int, tech: int, q: int) -> None:  # rules: T2
    """Company `c` uses the tile of `q`; another owner is paid at the end of the turn."""
    if q == c:
        s.emit("use-own", s.who(c), tech)
        return
    s.emit("use", s.who(c), tech, s.who(q))
    s.debts.append(q * N_TECHS + tech)


def free_space(s: OnMarsState, c: int, space: int) -> bool:
    """Is this space of the laboratory empty?"""
    return space not in s.tech[c * N_TECHS : (c + 1) * N_TECHS]


def tech_on(s: OnMarsState, c: int, space: int) -> int:
    """The technology on a space of the laboratory, or NONE."""
    tiles = s.tech[c * N_TECHS : (c + 1) * N_TECHS]
    return tiles.index(space) if space in tiles else NONE


def steps_of(s: OnMarsState, c: int, space: int) -> list[int]:
    """Developments open to the tile on a space, cost apart."""
    return [i for i in range(len(STEPS)) if STEPS[i][0] == space and free_space(s, c, STEPS[i][1])]
