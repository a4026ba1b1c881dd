"""What bots think of a position: the points each seat may expect, from what lies on the table."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.mission_planete_rouge.components import (
    ICE,
    ICE_BONUS,
    N_RESOURCES,
    N_ZONES,
    RESOURCE_TILES,
    ROUNDS,
    SHIP_SEATS,
    TOKEN_VALUE,
)
from cinqmars.games.mission_planete_rouge.scoring import bonus_points, winners
from cinqmars.games.mission_planete_rouge.state import OVER, PlaneteState, destination

# score tokens a zone still has to give, by round: one after 5, two after 8, three after 10
TO_COME: Final[list[int]] = [6, 6, 6, 6, 6, 6, 5, 5, 5, 3, 3]
UNKNOWN_VALUE: Final = sum([TOKEN_VALUE[r] for r in RESOURCE_TILES]) / len(RESOURCE_TILES)
IN_FLIGHT: Final = 0.9  # of an astronaut on the ground
DOCKED: Final = 0.6
IN_RESERVE: Final = 0.12  # points
BONUS_CARD: Final = 2.0  # points an open bonus card is worth on average
CHARACTER: Final = 0.15  # points per character in hand


def values(s: PlaneteState) -> list[float]:
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


def expected_points(s: PlaneteState) -> list[float]:
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


def presence(s: PlaneteState) -> list[float]:
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


def add_zones(s: PlaneteState, points: list[float], ice: list[float]) -> None:
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


def add_cards(s: PlaneteState, points: list[float]) -> None:
    """What each bonus card would pay now, and a little for what it may still become."""
    sure = s.round / ROUNDS
    for p in range(s.n):
        for card in s.bonus[p]:
            points[p] += sure * bonus_points(s, p, card) + (1 - sure) * BONUS_CARD
