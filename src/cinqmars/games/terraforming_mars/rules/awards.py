"""Awards: funded during the game, won at its end."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.components import (
    AWARD_COSTS,
    AWARDS_FUNDED,
    BANKER,
    HEAT,
    LANDLORD,
    MEGACREDITS,
    N_AWARDS,
    N_RESOURCES,
    N_TAGS,
    SCIENCE,
    SCIENTIST,
    STEEL,
    THERMALIST,
    TITANIUM,
)
from cinqmars.games.terraforming_mars.state import NOBODY, Table

from .prices import liquid
from .tiles import tiles_of


def funded(s: Table) -> int:
    return N_AWARDS - s.awards.count(NOBODY)


def award_price(s: Table) -> int:  # rules: A2
    return AWARD_COSTS[min(funded(s), AWARDS_FUNDED - 1)]


def cannot_fund(s: Table, p: int, award: int) -> str:  # rules: A1, A2
    if s.awards[award] != NOBODY:
        return "funded"
    if funded(s) == AWARDS_FUNDED:
        return "all-funded"
    return "money" if liquid(s, p) < award_price(s) else ""


def fundable(s: Table) -> list[int]:  # rules: A1
    if funded(s) == AWARDS_FUNDED:
        return []
    return [award for award in range(N_AWARDS) if s.awards[award] == NOBODY]


def measure(s: Table, p: int, award: int) -> int:  # rules: A4
    """What counts for the award."""
    base = p * N_RESOURCES
    if award == LANDLORD:
        return tiles_of(s, p)
    if award == BANKER:
        return s.production[base + MEGACREDITS]
    if award == SCIENTIST:
        return s.tags[p * N_TAGS + SCIENCE]
    if award == THERMALIST:
        return s.stock[base + HEAT]
    return s.stock[base + STEEL] + s.stock[base + TITANIUM]
