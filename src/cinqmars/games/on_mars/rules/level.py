"""The colony's level, and what each change of it brings."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.rules.construction import score
from cinqmars.games.on_mars.rules.missions import count_down
from cinqmars.games.on_mars.state import BOX, DISPLAY, OnMarsState

NEW_AT_TWO = 12
NEW_AT_THREE = 6


def rise(s: OnMarsState) -> None:  # rules: V1, V8, V9
    """Once for each row that all four markers have reached."""
    while s.level < box.LAST_LEVEL and min(s.lss) > s.level:
        s.barrier()
        s.level += 1
        s.emit("level", s.level)
        new_blueprints(s)
        fill_grid(s)
        fill_warehouse(s)
        score_progress(s)
        if s.level >= 3:
            count_down(s)
        for c in range(s.k):
            company.of(s, c).grow(s, c)


def new_blueprints(s: OnMarsState) -> None:  # rules: V2, V3
    if s.level > 3:
        return
    for b in range(len(s.holder)):
        if s.holder[b] == DISPLAY and (s.level == 2 or b < box.N_BASIC):
            s.holder[b] = BOX
    for _ in range(NEW_AT_TWO if s.level == 2 else NEW_AT_THREE):
        s.holder[s.deck.pop()] = DISPLAY


def fill_grid(s: OnMarsState) -> None:  # rules: V4
    for g in range(box.GRID):
        if s.grid[g] == box.NONE and s.techs:
            s.grid[g] = s.techs.pop()


def fill_warehouse(s: OnMarsState) -> None:  # rules: V5
    for i in range(len(box.WAREHOUSE)):
        s.warehouse[i] = box.WAREHOUSE_ROWS[s.k]


def score_progress(s: OnMarsState) -> None:  # rules: V6
    if s.level > 3:
        return
    for c in range(s.k):
        score(s, c, box.PROGRESS_OP[s.progress[c].bit_count()], "progress")
