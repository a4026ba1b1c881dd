"""Final scoring, source by source."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.board import AROUND, hexes_of
from cinqmars.games.terraforming_mars.cards.card import PointsIfCubes, PointsPer
from cinqmars.games.terraforming_mars.cards.index import CARDS, IDS
from cinqmars.games.terraforming_mars.marsbot import scoring as marsbot
from cinqmars.games.terraforming_mars.marsbot.goals import levels
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.state import (
    CITY_MASK,
    GREENERY_MASK,
    NOBODY,
    OCEAN_MASK,
    OWN,
    TerraformingState,
)

from .awards import measure
from .rivals import all_cities

SOURCES: Final = ("rating", "awards", "milestones", "greeneries", "cities", "cards")


def final_scoring(s: TerraformingState) -> None:  # rules: F3 to F9
    s.points = points(s)
    marsbot.final(s)


def points(s: TerraformingState) -> list[int]:
    """Points by source, all players for each, if the game ended now."""
    n = s.n
    found = s.rating + award_points(s)
    found += [box.MILESTONE_POINTS * s.milestones.count(p) for p in range(n)]
    found += [s.greeneries[p] for p in range(n)]
    found += [city_points(s, p) for p in range(n)]
    found += [card_points(s, p) for p in range(n)]
    return found


def award_points(s: TerraformingState) -> list[int]:  # rules: A3, F4
    points = [0] * s.n
    for award in range(box.N_AWARDS):
        if s.awards[award] != NOBODY:
            measures = [measure(s, p, award) for p in range(s.n)]
            won = placed(measures + levels(s, award))
            for p in range(s.n):
                points[p] += won[p]
    return points


def placed(measures: list[int]) -> list[int]:
    """Points for first and second place. With tied firsts nobody is second, nor among two players."""
    best = max(measures)
    firsts = measures.count(best)
    second = best
    if firsts == 1 and len(measures) >= box.SECOND_PLACE_PLAYERS:
        second = max([m for m in measures if m != best])
    return [box.AWARD_FIRST if m == best else box.AWARD_SECOND if m == second else 0 for m in measures]


def city_points(s: TerraformingState, p: int) -> int:  # rules: F7
    greeneries = s.masks[GREENERY_MASK]
    own = s.masks[CITY_MASK] & s.masks[OWN + p]
    return sum([(AROUND[site] & greeneries).bit_count() for site in hexes_of(own)])


def card_points(s: TerraformingState, p: int) -> int:  # rules: F8
    return sum([points_of(s, p, card) for card in s.played[p] + s.events[p]])


def points_of(s: TerraformingState, p: int, card: int) -> int:
    """What a card in front of its player is worth now."""
    points = CARDS[card].victory_points
    if points is None:
        return 0
    if isinstance(points, int):
        return points
    if isinstance(points, PointsIfCubes):
        return points.points if s.cubes[card] else 0
    return points.points * (counted(s, p, card, points) // points.per)


def counted(s: TerraformingState, p: int, card: int, points: PointsPer) -> int:
    what = points.of
    if what == "resource-here":
        return s.cubes[card]
    if points.tag:
        return s.tags[p * box.N_TAGS + box.TAGS.index(points.tag)]
    if what == "cities":
        return all_cities(s)
    tile = box.TILES.index(IDS[card])
    if tile not in s.tile:  # the card is played, its tile not yet placed
        return 0
    site = s.tile.index(tile)
    beside = s.masks[OCEAN_MASK] if what == "adjacent-oceans" else s.masks[CITY_MASK]
    return (AROUND[site] & beside).bit_count()


def total(s: TerraformingState, p: int) -> int:
    return sum(s.points[p :: s.n])


def winners(s: TerraformingState) -> list[int]:  # rules: F9
    """The most points; then the most M€; whoever is still tied shares the win. MarsBot must be beaten."""
    if plays(s):
        return [0] if marsbot.beaten(s, total(s, 0)) else []
    standing = [(total(s, p), s.stock[p * box.N_RESOURCES + box.MEGACREDITS]) for p in range(s.n)]
    best = max(standing)
    return [p for p in range(s.n) if standing[p] == best]
