"""Where MarsBot puts a tile: what it looks for, then its three priorities for ties."""

from __future__ import annotations

from typing import Final, NamedTuple

from cinqmars.games.terraforming_mars import board
from cinqmars.games.terraforming_mars.board import hexes_of, mask_of
from cinqmars.games.terraforming_mars.cards.index import COST, NO_CARD
from cinqmars.games.terraforming_mars.cards.programs import FOR_CITY, FOR_GREENERY, FOR_OCEAN
from cinqmars.games.terraforming_mars.components import MARSBOT
from cinqmars.games.terraforming_mars.rules.decks import discard, draw, everyone
from cinqmars.games.terraforming_mars.rules.tiles import allowed, free, oceans_around, oceans_left
from cinqmars.games.terraforming_mars.state import (
    CITY_MASK,
    GREENERY_MASK,
    NEAR_TILE,
    OCEAN_MASK,
    OWN,
    TerraformingState,
)

ICONS: Final[list[int]] = [
    board.BONUS_STEEL[h] + board.BONUS_TITANIUM[h] + board.BONUS_PLANTS[h] + board.BONUS_CARDS[h]
    for h in range(board.N_HEXES)
]
RESERVED: Final[int] = board.OCEAN_HEXES | board.NOCTIS
EDGE: Final[int] = mask_of([h for h in range(board.N_HEXES) if len(board.NEIGHBOURS[h]) < 6])
QUIET: Final[int] = (
    board.LAND & ~EDGE & ~mask_of([h for h in range(board.N_HEXES) if board.AROUND[h] & RESERVED])
)
LEAST_BESIDE: Final = 2

# What decided: texts `bot-place-...`
DECISIONS: Final[list[str]] = [
    "only",
    "own-cities",
    "your-cities",
    "greeneries",
    "beside",
    "oceans",
    "icons",
    "card",
]
ONLY: Final = 0
OWN_CITIES: Final = 1
YOUR_CITIES: Final = 2
GREENERIES: Final = 3
BESIDE: Final = 4  # greeneries and oceans
OCEANS_BESIDE: Final = 5
ICONS_COVERED: Final = 6
BY_CARD: Final = 7


class Site(NamedTuple):
    """A hex and why it is this one: what decided, among how many; the card that was turned up for it."""

    place: int
    decided: int
    tied: int
    card: int


NOWHERE: Final = Site(-1, ONLY, 0, NO_CARD)


def beside(site: int, mask: int) -> int:
    return (board.AROUND[site] & mask).bit_count()


def most(sites: list[int], scores: list[int]) -> list[int]:
    best = max(scores)
    return [site for site, score in zip(sites, scores, strict=True) if score == best]


def greenery_site(s: TerraformingState) -> Site:  # rules: R31
    """Beside most of its own cities, then fewest of the player's."""
    sites = hexes_of(allowed(s, MARSBOT, FOR_GREENERY))
    own = s.masks[CITY_MASK] & s.masks[OWN + MARSBOT]
    yours = s.masks[CITY_MASK] & s.masks[OWN]
    if not sites:
        return NOWHERE
    near = most(sites, [beside(h, own) for h in sites])
    left = most(near, [-beside(h, yours) for h in near])
    decided = YOUR_CITIES if len(left) < len(near) else OWN_CITIES if len(near) < len(sites) else ONLY
    return settled(s, left, decided)


def has_greenery_hex(s: TerraformingState) -> bool:
    return bool(allowed(s, MARSBOT, FOR_GREENERY))


def city_site(s: TerraformingState) -> Site:  # rules: R32
    """Beside most greeneries."""
    sites = hexes_of(allowed(s, MARSBOT, FOR_CITY))
    if not sites:
        return NOWHERE
    left = most(sites, [beside(h, s.masks[GREENERY_MASK]) for h in sites])
    return settled(s, left, GREENERIES if len(left) < len(sites) else ONLY)


def busy_city_site(s: TerraformingState) -> Site:  # rules: R65
    """Beside most greeneries and oceans, at least two of them."""
    around = s.masks[GREENERY_MASK] | s.masks[OCEAN_MASK]
    sites = [h for h in hexes_of(allowed(s, MARSBOT, FOR_CITY)) if beside(h, around) >= LEAST_BESIDE]
    if not sites:
        return NOWHERE
    return settled(s, most(sites, [beside(h, around) for h in sites]), BESIDE)


def ocean_sites(s: TerraformingState) -> list[int]:
    return hexes_of(allowed(s, MARSBOT, FOR_OCEAN)) if oceans_left(s) else []


def coasts(s: TerraformingState) -> list[int]:
    """Empty ocean hexes beside two oceans or more."""
    return [h for h in ocean_sites(s) if oceans_around(s, h) >= LEAST_BESIDE]


def neural_site(s: TerraformingState) -> Site:  # rules: R67
    """In the open, away from everything; only icons and the card decide."""
    sites = hexes_of(QUIET & free(s, MARSBOT) & ~s.masks[NEAR_TILE])
    if not sites:
        return NOWHERE
    left = most(sites, [ICONS[h] for h in sites])
    return by_card(s, left, ICONS_COVERED if len(left) < len(sites) else ONLY)


def settled(s: TerraformingState, sites: list[int], decided: int) -> Site:  # rules: R34, R35
    """Ties: most oceans beside it, then most icons under it, then a card."""
    wet = most(sites, [oceans_around(s, h) for h in sites])
    if len(wet) < len(sites):
        decided = OCEANS_BESIDE
    rich = most(wet, [ICONS[h] for h in wet])
    if len(rich) < len(wet):
        decided = ICONS_COVERED
    return by_card(s, rich, decided)


def by_card(s: TerraformingState, sites: list[int], decided: int) -> Site:  # rules: R36
    """The cost of a project counts through the hexes that are left, row by row and round again."""
    if len(sites) == 1:
        return Site(sites[0], decided, 1, NO_CARD)
    s.barrier()
    card = draw(s)
    if card == NO_CARD:
        return Site(sites[0], decided, len(sites), NO_CARD)
    discard(s, card, everyone(s))
    return Site(sites[nth(COST[card], len(sites))], BY_CARD, len(sites), card)


def nth(cost: int, number: int) -> int:
    """Which of so many a cost counts to, from 0; a cost of 0 is the first."""
    return max(0, cost - 1) % number
