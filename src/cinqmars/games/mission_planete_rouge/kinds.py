"""The questions of the game: what each argument means. In every optional kind 0 is "no", or "no more"."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Kind

from .components import MAX_PLAYERS, N_CHARACTERS, N_EVENTS, N_OUTER, N_ZONES

NO: Final = 0

KEEP: Final = 0  # event card
CHOOSE: Final = 1  # character
BOARD: Final = 2  # 1 + slot
AIM: Final = 3  # zone
MOVE: Final = 4  # 1 + from * N_ZONES + to
STUDY: Final = 5  # DRAW, or LOOK + zone
HIDE: Final = 6  # outer zone
LAUNCH: Final = 7  # 1 + slot
DESTROY: Final = 8  # 1 + slot
REPLACE: Final = 9  # 1 + place * MAX_PLAYERS + seat; places are zones, then N_ZONES + slot
KILL: Final = 10  # 1 + zone * MAX_PLAYERS + seat
REDIRECT: Final = 11  # 1 + slot

DRAW: Final = 1
LOOK: Final = 2

KINDS: Final = (
    Kind("keep", N_EVENTS),
    Kind("choose", N_CHARACTERS),
    Kind("board", 1 + MAX_PLAYERS),
    Kind("aim", N_ZONES),
    Kind("move", 1 + N_ZONES * N_ZONES),
    Kind("study", 2 + N_OUTER),
    Kind("hide", N_OUTER),
    Kind("launch", 1 + MAX_PLAYERS),
    Kind("destroy", 1 + MAX_PLAYERS),
    Kind("replace", 1 + (N_ZONES + MAX_PLAYERS) * MAX_PLAYERS),
    Kind("kill", 1 + N_OUTER * MAX_PLAYERS),
    Kind("redirect", 1 + MAX_PLAYERS),
)

# asked before all: what they are about lies open
ALOUD: Final = (
    BOARD,
    AIM,
    MOVE,
    LAUNCH,
    DESTROY,
    REPLACE,
    KILL,
    REDIRECT,
)
