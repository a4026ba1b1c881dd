"""What bots think of a position: the points each seat may expect, from what lies on the table."""

from __future__ import annotations

from math import exp
from typing import Final

from .components import (
    ICE,
    ICE_BONUS,
    MAX_PLAYERS,
    N_RESOURCES,
    N_ZONES,
    RECRUITER,
    RESOURCE_TILES,
    ROUNDS,
    SHIP_SEATS,
    TOKEN_VALUE,
)
from .kinds import AIM, BOARD, CHOOSE, DESTROY, DRAW, KILL, LAUNCH, MOVE, NO, REDIRECT, REPLACE, STUDY
from .options import destination
from .scoring import bonus_points, winners
from .state import OVER, Table

# score tokens a zone still has to give, by round: one after 5, two after 8, three after 10
TO_COME: Final[list[int]] = [6, 6, 6, 6, 6, 6, 5, 5, 5, 3, 3]
UNKNOWN_VALUE: Final = sum([TOKEN_VALUE[r] for r in RESOURCE_TILES]) / len(RESOURCE_TILES)
IN_FLIGHT: Final = 0.9  # of an astronaut on the ground
DOCKED: Final = 0.6
IN_RESERVE: Final = 0.12  # points
BONUS_CARD: Final = 2.0  # points an open bonus card is worth on average
CHARACTER: Final = 0.15  # points per character in hand


def values(s: Table) -> list[float]:
    """Each seat's share of the win, by expected points."""
    if s.phase == OVER:
        first = winners(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]
    points = expected_points(s)
    best = max(points)
    spread = 2.0 + 0.6 * (ROUNDS - s.round)  # the later, the surer
    weights = [exp((x - best) / spread) for x in points]
    total = sum(weights)
    return [w / total for w in weights]


def expected_points(s: Table) -> list[float]:
    n = s.n
    points = [0.0] * n
    ice = [0.0] * n
    for p in range(n):
        for r in range(N_RESOURCES):
            points[p] += s.tokens[p * N_RESOURCES + r] * TOKEN_VALUE[r]
        ice[p] = float(s.tokens[p * N_RESOURCES + ICE])
        left = ROUNDS + 1 - s.round
        points[p] += IN_RESERVE * min(s.reserve[p], 2 * left)
        points[p] += CHARACTER * s.hand[p].bit_count()
    add_zones(s, points, ice)
    add_ice_bonus(ice, points)
    add_cards(s, points)
    return points


def presence(s: Table) -> list[float]:
    """Astronauts by zone and seat, those on their way counted in part."""
    n = s.n
    there = [float(x) for x in s.mars]
    for slot in range(n):
        if not s.aboard[slot]:
            continue
        zone = destination(s, slot)
        weight = IN_FLIGHT if s.launched[slot] else DOCKED * s.aboard[slot] / SHIP_SEATS[s.dock[slot]]
        for p in range(n):
            there[zone * n + p] += weight * s.crew[slot * n + p]
    return there


def add_zones(s: Table, points: list[float], ice: list[float]) -> None:
    """The tokens to come, shared by presence: the more astronauts, the much likelier the majority."""
    n, coming = s.n, TO_COME[s.round]
    there = presence(s)
    for zone in range(N_ZONES):
        row = there[zone * n : zone * n + n]
        if not any(row):
            continue
        weights = [x * x * x for x in row]
        total = sum(weights)
        resource = s.resource[zone]
        tokens = coming + s.pot[zone]
        value = TOKEN_VALUE[resource] if resource >= 0 else UNKNOWN_VALUE
        for p in range(n):
            share = tokens * weights[p] / total
            points[p] += share * value
            if resource == ICE:
                ice[p] += share


def add_ice_bonus(ice: list[float], points: list[float]) -> None:
    weights = [x * x * x for x in ice]
    total = sum(weights)
    if total:
        for p in range(len(ice)):
            points[p] += ICE_BONUS * weights[p] / total


def add_cards(s: Table, points: list[float]) -> None:
    """What each bonus card would pay now, and a little for what it may still become."""
    sure = s.round / ROUNDS
    for p in range(s.n):
        for card in s.bonus[p]:
            points[p] += sure * bonus_points(s, p, card) + (1 - sure) * BONUS_CARD


# before any search


def priors(s: Table, seat: int, kind: int, opts: list[int]) -> list[float]:
    """Doing something is nearly always better than nothing; hitting oneself is not."""
    if kind == CHOOSE:
        return [choose_prior(s, seat, c) for c in opts]
    if kind in (KILL, REPLACE):
        return [hit_prior(s, seat, kind, arg) for arg in opts]
    if kind == MOVE:
        return [1.0 if arg == NO else 0.5 for arg in opts]
    if kind == BOARD:
        return [0.1 if arg == NO else board_prior(s, seat, arg - 1) for arg in opts]
    if kind == DESTROY:
        return [0.5 if arg == NO else destroy_prior(s, seat, arg - 1) for arg in opts]
    if kind == STUDY:
        return [0.1 if arg == NO else 2.0 if arg == DRAW else 0.5 for arg in opts]
    if kind == AIM:
        return [aim_prior(s, seat, zone) for zone in opts]
    if kind in (LAUNCH, REDIRECT):
        return [0.7 if arg == NO else 1.0 for arg in opts]
    return [1.0] * len(opts)


def choose_prior(s: Table, seat: int, character: int) -> float:
    if character == RECRUITER:
        return 0.2 if s.hand[seat].bit_count() > 4 else 2.0
    return 1.0


def hit_prior(s: Table, seat: int, kind: int, arg: int) -> float:
    if arg == NO:
        return 0.2
    place, victim = divmod(arg - 1, MAX_PLAYERS)
    if victim == seat:
        return 0.05
    if place >= N_ZONES:
        return 1.0
    worth = TOKEN_VALUE[s.resource[place]]
    return worth if s.mars[place * s.n + seat] else 0.5 * worth


def board_prior(s: Table, seat: int, slot: int) -> float:
    zone = destination(s, slot)
    if zone < 0:
        return 2.0
    resource = s.resource[zone]
    worth = TOKEN_VALUE[resource] if resource >= 0 else UNKNOWN_VALUE
    mine = s.crew[slot * s.n + seat]
    return worth + 0.5 * mine


def destroy_prior(s: Table, seat: int, slot: int) -> float:
    mine = s.crew[slot * s.n + seat]
    return 0.2 + max(0, s.aboard[slot] - 2 * mine)


def aim_prior(s: Table, seat: int, zone: int) -> float:
    resource = s.resource[zone]
    return TOKEN_VALUE[resource] if resource >= 0 else UNKNOWN_VALUE
