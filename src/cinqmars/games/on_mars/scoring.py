"""The final scoring."""

from __future__ import annotations

from typing import Final

from . import company
from . import components as box
from .hexes import advanced_of, built_by, mines_of
from .state import OnMarsState
from .technology import level_of

SOURCES: Final[list[str]] = [
    "during",
    "progress",
    "ships",
    "colonists",
    "technology",
    "blueprints",
    "scientists",
    "contracts",
]


def scores_of(s: OnMarsState, c: int) -> list[int]:  # rules: F3 to F9
    """A company's points by source, as if the game ended now."""
    return [
        s.points[c],
        box.PROGRESS_OP[s.progress[c].bit_count()],
        box.SHIP_OP * s.hangar[c],
        box.QUARTERS_OP[company.of(s, c).at_home(s, c)],
        sum(
            [
                box.SPACE_OP[space]
                for space in s.tech[c * box.N_TECHS : (c + 1) * box.N_TECHS]
                if space != box.NONE
            ]
        ),
        blueprint_points(s, c),
        box.SCIENTIST_OP
        * sum(
            [advanced_of(s, (i + 1) % box.N_TYPES) for i in range(box.N_SCIENTISTS) if s.scientist[i] == c]
        ),
        contract_points(s, c),
    ]


def blueprint_points(s: OnMarsState, c: int) -> int:  # rules: F7
    points = 0
    for b in range(box.N_BLUEPRINTS):
        if s.holder[b] == c:
            points += box.BLUEPRINT_OP[b] if s.built[b] != box.NONE else -box.BLUEPRINT_OP[b]
    return points


def contract_points(s: OnMarsState, c: int) -> int:  # rules: F9
    points = 0
    for x in range(box.N_CONTRACTS):
        if s.contract[x] == c:
            points += box.CONTRACT_OP[x] if s.completed[x] else -box.CONTRACT_LOSS[x]
    return points


def count(s: OnMarsState) -> None:
    """Fill `score`, source by source."""
    rows = [scores_of(s, c) for c in range(s.k)]
    s.score = [rows[c][i] for i in range(len(SOURCES)) for c in range(s.k)]
    for c in range(s.k):
        for i, source in enumerate(SOURCES):
            s.emit("counted", s.who(c), source, rows[c][i])
        s.emit("total", s.who(c), sum(rows[c]))


def ranking(s: OnMarsState, c: int) -> tuple[int, int, int, int]:  # rules: F10
    """What is compared in turn, at the end."""
    total = sum(s.score[c :: s.k])
    return total, s.crystals[c], len(built_by(s, c)), s.progress[c].bit_count()


def winners(s: OnMarsState) -> list[int]:
    best = max([ranking(s, c) for c in range(s.k)])
    return [c for c in range(s.k) if ranking(s, c) == best]


def reward(s: OnMarsState, c: int, tile: int) -> int:  # rules: L6
    if tile == 0:
        return max([level_of(s, c, tech) for tech in range(9)])
    if tile == 1:
        return 2 * s.hangar[c]
    if tile == 2:
        return 2 * len(built_by(s, c))
    if tile == 3:
        return 2 * mines_of(s, c)
    if tile == 4:
        return 2 * company.of(s, c).bots(s, c)
    if tile == 5:
        return 2 * s.found[c]
    if tile == 6:
        return 2 * s.shelters[c]
    return company.of(s, c).at_home(s, c)
