"""Blueprints that can be obtained, and buildings they can upgrade."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    LARGE,
    MARKERS,
    MINERAL,
    N_BLUEPRINTS,
    N_HEXES,
    N_RESOURCES,
    NONE,
    UPGRADES_A,
)
from cinqmars.games.on_mars.hexes import held_by, kind_of, reach, size_at
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay, within
from cinqmars.games.on_mars.state import DISPLAY, OnMarsState


def cannot_obtain(s: OnMarsState, c: int, b: int) -> str:  # rules: O3, O4
    if s.holder[b] != DISPLAY:
        return "not-displayed"
    return "no-marker" if s.holder.count(c) >= MARKERS else ""


def obtainable(s: OnMarsState, c: int) -> list[int]:
    if s.holder.count(c) >= MARKERS:
        return []
    return [1 + b for b in range(N_BLUEPRINTS) if s.holder[b] == DISPLAY]


def cannot_obtain_any(s: OnMarsState, c: int) -> str:
    if s.holder.count(c) >= MARKERS:
        return "no-marker"
    return "" if DISPLAY in s.holder else "no-blueprint"


def cannot_upgrade(
    s: OnMarsState, c: int, b: int, anywhere: bool, after: Outlay = NOTHING
) -> str:  # rules: U1, U2
    """Why a blueprint upgrades nothing now, its mineral apart."""
    if s.holder[b] != c:
        return "not-yours"
    if s.built[b] != NONE:
        return "already-built"
    building, kind = s.building, kind_of(c, UPGRADES_A[b])
    for h in range(N_HEXES) if anywhere else within(s, c, after):
        if building[h] == kind and not cannot_improve(s, c, b, h):
            return ""
    return "no-site"


def cannot_improve(s: OnMarsState, c: int, b: int, h: int) -> str:  # rules: U1 to U4
    """Why a blueprint does not fit the building on a hex within reach."""
    if s.building[h] == NONE:
        return "no-building"
    if s.building[h] != kind_of(c, UPGRADES_A[b]):
        return "other-type"
    if s.marker[h] != NONE:
        return "already-advanced"
    return "small-complex" if b >= N_BLUEPRINTS // 2 and size_at(s, h) < LARGE else ""


def improvable(s: OnMarsState, c: int, b: int, anywhere: bool) -> list[int]:
    return [h for h in (range(N_HEXES) if anywhere else reach(s, c)) if not cannot_improve(s, c, b, h)]


def upgradable(s: OnMarsState, c: int, free: bool, anywhere: bool, after: Outlay = NOTHING) -> list[int]:
    if not free and not s.goods[c * N_RESOURCES + MINERAL]:
        return []
    plans = held_by(s, c) if c in s.holder else []
    return [1 + b for b in plans if not cannot_upgrade(s, c, b, anywhere, after)]


def cannot_upgrade_any(s: OnMarsState, c: int, free: bool, anywhere: bool, after: Outlay = NOTHING) -> str:
    if not free and not s.goods[c * N_RESOURCES + MINERAL]:
        return "no-mineral"
    for b, holder in enumerate(s.holder):
        if holder == c and not cannot_upgrade(s, c, b, anywhere, after):
            return ""
    return "nothing-to-upgrade"
