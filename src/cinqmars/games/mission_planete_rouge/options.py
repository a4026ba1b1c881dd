"""What each question offers. A `cannot_...` predicate returns a reason (falsy: allowed), so that options and
reasons never disagree; reasons are ids of messages, `why-<reason>`.
"""

from __future__ import annotations

from typing import Final

from .components import (
    ADJACENT,
    MANUAL,
    MAX_PLAYERS,
    N_BONUS,
    N_CHARACTERS,
    N_OUTER,
    N_ZONES,
    SHIP_DESTINATION,
    SHIP_SEATS,
)
from .kinds import DRAW, LOOK, NO
from .state import NONE, Table

EMPTY_DOCK: Final = "empty-dock"
IN_FLIGHT: Final = "in-flight"
FULL: Final = "full"
NO_RESERVE: Final = "no-reserve"
SAME_SHIP: Final = "same-ship"
NO_DESTINATION: Final = "no-destination"
NO_TILE: Final = "no-tile"
SAME_DESTINATION: Final = "same-destination"
PLAYED: Final = "played"
NOT_A_BONUS: Final = "not-a-bonus"
NO_EVENT_LEFT: Final = "no-event-left"
NO_DISCOVERY: Final = "no-discovery"
ALREADY_KNOWN: Final = "already-known"
TAKEN: Final = "taken"
CENTRAL: Final = "central"


def destination(s: Table, slot: int) -> int:
    """The zone a ship is bound for, or NONE."""
    tile = s.tile[slot]
    return tile if tile != NONE else SHIP_DESTINATION[s.dock[slot]]


def keep_options(s: Table, p: int) -> list[int]:
    return [card for card in s.offer[p] if not cannot_keep(card)]


def cannot_keep(card: int) -> str:
    return NOT_A_BONUS if card >= N_BONUS else ""


def choose_options(s: Table, p: int) -> list[int]:
    hand = s.hand[p]
    return [c for c in range(N_CHARACTERS) if hand >> c & 1]


def cannot_choose(s: Table, p: int, character: int) -> str:
    return "" if s.hand[p] >> character & 1 else PLAYED


def cannot_board(s: Table, p: int, slot: int, number: int, other_than: int = NONE) -> str:  # rules: B4, B5
    ship = s.dock[slot]
    if ship == NONE:
        return EMPTY_DOCK
    if s.launched[slot]:
        return IN_FLIGHT
    if slot == other_than:
        return SAME_SHIP
    if s.reserve[p] < number:
        return NO_RESERVE
    if s.aboard[slot] + number > SHIP_SEATS[ship]:
        return FULL
    return ""


def board_options(s: Table, p: int, other_than: int = NONE) -> list[int]:
    opts = [NO]
    for slot in range(s.n):
        if not cannot_board(s, p, slot, 1, other_than):
            opts.append(1 + slot)
    return opts


def board_together_options(s: Table, p: int, number: int) -> list[int]:
    return [1 + slot for slot in range(s.n) if not cannot_board(s, p, slot, number)]


def cannot_aim(s: Table, slot: int, zone: int) -> str:  # rules: B7, K9c
    if destination(s, slot) == zone:
        return SAME_DESTINATION
    return "" if s.tiles[zone] else NO_TILE


def aim_options(s: Table, slot: int) -> list[int]:
    bound = destination(s, slot)
    return [zone for zone in range(N_ZONES) if s.tiles[zone] and zone != bound]


def move_options(s: Table, p: int) -> list[int]:  # rules: K2b, K2c
    n, mars = s.n, s.mars
    opts = [NO]
    for zone in range(N_ZONES):
        if mars[zone * n + p]:
            for neighbour in ADJACENT[zone]:
                opts.append(1 + zone * N_ZONES + neighbour)
    return opts


def cannot_look(s: Table, p: int, zone: int) -> str:  # rules: K3b
    if s.discovery[zone] == NONE:
        return NO_DISCOVERY
    return ALREADY_KNOWN if s.known[zone] >> p & 1 else ""


def look_options(s: Table, p: int) -> list[int]:
    opts = [NO]
    for zone in range(N_OUTER):
        if s.discovery[zone] != NONE and not s.known[zone] >> p & 1:
            opts.append(LOOK + zone)
    return opts


def study_options(s: Table, p: int) -> list[int]:
    opts = look_options(s, p)
    if s.events:
        opts.insert(1, DRAW)
    return opts


def cannot_hide(s: Table, zone: int) -> str:  # rules: V3, V4
    return TAKEN if s.discovery[zone] != NONE else ""


def hide_options(s: Table) -> list[int]:
    return [zone for zone in range(N_OUTER) if s.discovery[zone] == NONE]


def cannot_touch(s: Table, slot: int) -> str:
    """Docked ships only."""
    if s.dock[slot] == NONE:
        return EMPTY_DOCK
    return IN_FLIGHT if s.launched[slot] else ""


def cannot_launch(s: Table, slot: int) -> str:  # rules: K4b, K4c
    reason = cannot_touch(s, slot)
    if not reason and destination(s, slot) == MANUAL:
        return NO_DESTINATION
    return reason


def launch_options(s: Table) -> list[int]:
    opts = [NO]
    for slot in range(s.n):
        if not cannot_launch(s, slot):
            opts.append(1 + slot)
    return opts


def destroy_options(s: Table) -> list[int]:  # rules: K5b, K5c
    opts = [NO]
    for slot in range(s.n):
        if not cannot_touch(s, slot):
            opts.append(1 + slot)
    return opts


def replace_options(s: Table, p: int) -> list[int]:  # rules: K6b to K6d
    n = s.n
    opts = [NO]
    if not s.reserve[p]:
        return opts
    for zone in range(N_ZONES):
        if s.mars[zone * n + p]:
            add_victims(opts, s.mars, zone * n, n, p, zone)
    for slot in range(n):
        if s.crew[slot * n + p]:
            add_victims(opts, s.crew, slot * n, n, p, N_ZONES + slot)
    return opts


def add_victims(opts: list[int], counts: list[int], base: int, n: int, p: int, place: int) -> None:
    for q in range(n):
        if q != p and counts[base + q]:
            opts.append(1 + place * MAX_PLAYERS + q)


def kill_options(s: Table) -> list[int]:  # rules: K8c, K8d
    n, mars = s.n, s.mars
    opts = [NO]
    for zone in range(N_OUTER):
        for q in range(n):
            if mars[zone * n + q]:
                opts.append(1 + zone * MAX_PLAYERS + q)
    return opts


def redirect_options(s: Table) -> list[int]:  # rules: K9b
    opts = [NO]
    for slot in range(s.n):
        if s.dock[slot] != NONE:
            opts.append(1 + slot)
    return opts
