"""MarsBot's points, and whether the player has beaten it."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.board import AROUND, hexes_of
from cinqmars.games.terraforming_mars.cards.index import VP_ICON
from cinqmars.games.terraforming_mars.components import AWARD_FIRST, MARSBOT, MILESTONE_POINTS, N_AWARDS
from cinqmars.games.terraforming_mars.rules.awards import measure
from cinqmars.games.terraforming_mars.state import CITY_MASK, GREENERY_MASK, NOBODY, OWN, TerraformingState

from . import state as its
from .goals import level

SOURCES: Final = ("rating", "awards", "milestones", "greeneries", "cities", "neural", "money", "cards")
PRICE: Final = 8  # M€ per point, until the last generations


def points(s: TerraformingState) -> list[int]:  # rules: R50 to R54
    """Its points by source, if the game ended now."""
    return [
        s.bot[its.RATING],
        award_points(s),
        MILESTONE_POINTS * s.milestones.count(MARSBOT),
        s.greeneries[MARSBOT],
        city_points(s),
        neural_points(s),
        s.bot[its.MONEY] // price(s),
        sum([VP_ICON[card] for card in s.bot_piles[its.PLAYED]]) if s.bot[its.DIFFICULTY] >= its.HARD else 0,
    ]


def award_points(s: TerraformingState) -> int:
    """A tie gives both the first place."""
    won = 0
    for award in range(N_AWARDS):
        if s.awards[award] != NOBODY and level(s, award) >= measure(s, 0, award):
            won += AWARD_FIRST
    return won


def city_points(s: TerraformingState) -> int:
    own = s.masks[CITY_MASK] & s.masks[OWN + MARSBOT]
    return sum([(AROUND[site] & s.masks[GREENERY_MASK]).bit_count() for site in hexes_of(own)])


def neural_points(s: TerraformingState) -> int:  # rules: R52
    """A point for each hex around it without a tile of the player."""
    if s.bot[its.NEURAL] == NOBODY:
        return 0
    return (AROUND[s.bot[its.NEURAL]] & ~s.masks[OWN]).bit_count()


def price(s: TerraformingState) -> int:  # rules: R53
    """M€ per point: 8, and one less for each of the seven generations before the last."""
    return max(1, min(PRICE, its.last_generation(s) - s.generation))


def final(s: TerraformingState) -> None:
    if not s.bot:
        return
    s.bot_piles[its.POINTS] = points(s)
    s.emit("bot-points", tuple(s.bot_piles[its.POINTS]))


def won(s: TerraformingState) -> dict[str, int]:
    """Its points at the end, by source."""
    return dict(zip(SOURCES, s.bot_piles[its.POINTS], strict=True)) if s.bot else {}


def out_of_time(s: TerraformingState) -> bool:  # rules: R55
    return bool(s.bot) and s.generation >= its.last_generation(s)


def beaten(s: TerraformingState, total: int) -> bool:  # rules: R56
    """Whether a player with so many points has won."""
    return not out_of_time(s) and total > sum(s.bot_piles[its.POINTS])
