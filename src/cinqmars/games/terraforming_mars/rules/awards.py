"""Awards: funded during the game, won at its end."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.state import NOBODY, TerraformingState

from .prices import liquid
from .tiles import tiles_of


def funded(s: TerraformingState) -> int:
    return box.N_AWARDS - s.awards.count(NOBODY)


def award_price(s: TerraformingState) -> int:  # rules: A2
    return box.AWARD_COSTS[min(funded(s), box.AWARDS_FUNDED - 1)]


def cannot_fund(s: TerraformingState, p: int, award: int) -> str:  # rules: A1, A2
    if s.awards[award] != NOBODY:
        return "funded"
    if funded(s) == box.AWARDS_FUNDED:
        return "all-funded"
    return "money" if liquid(s, p) < award_price(s) else ""


def fundable(s: TerraformingState) -> list[int]:  # rules: A1
    if funded(s) == box.AWARDS_FUNDED:
        return []
    return [award for award in range(box.N_AWARDS) if s.awards[award] == NOBODY]


def measure(s: TerraformingState, p: int, award: int) -> int:  # rules: A4
    """What counts for the award."""
    base = p * box.N_RESOURCES
    if award == box.LANDLORD:
        return tiles_of(s, p)
    if award == box.BANKER:
        return s.production[base + box.MEGACREDITS]
    if award == box.SCIENTIST:
        return s.tags[p * box.N_TAGS + box.SCIENCE]
    if award == box.THERMALIST:
        return s.stock[base + box.HEAT]
    return s.stock[base + box.STEEL] + s.stock[base + box.TITANIUM]
