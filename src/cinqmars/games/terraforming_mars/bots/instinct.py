"""What a player does without much thought: how promising each option looks, and how what was begun is completed."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.terraforming_mars.board import (
    AROUND,
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    LAND,
)
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES
from cinqmars.games.terraforming_mars.cards.compiled import BOX
from cinqmars.games.terraforming_mars.cards.programs import CHOICES, Target
from cinqmars.games.terraforming_mars.components import (
    AQUIFER,
    ASTEROID,
    CARD_PRICE,
    CITY,
    GREENERY,
    GREENERY_PROJECT,
    HEAT,
    N_RESOURCES,
    OCEAN,
    POWER_PLANT,
    SELL_PATENTS,
    STANDARD_COST,
)
from cinqmars.games.terraforming_mars.marsbot.state import PURSE
from cinqmars.games.terraforming_mars.rules.awards import measure
from cinqmars.games.terraforming_mars.state import (
    CITY_MASK,
    GREENERY_MASK,
    OCEAN_MASK,
    OWN,
    TILE_MASK,
    Table,
)

from .judgement import Outlook, card_worth, cubes, in_hand, net_worth
from .worth import CUBE, POINT, UNIT, at_length, program_worth, way_worth

SHARP: Final = 4.0  # M€ that make an option e times as promising
KEEN: Final = 4.0  # so many times as promising as the others: what one would do anyway
LEAST: Final = 0.05


# weights


def weights(gains: list[float]) -> list[float]:
    top = max(gains)
    return [max(LEAST, exp(max(-9.0, (gain - top) / SHARP))) for gain in gains]


def most_of(opts: list[int]) -> list[float]:
    """Weights that favour the most of something."""
    return [KEEN if arg == opts[-1] else 1.0 for arg in opts]


def award_gain(s: Table, p: int, award: int) -> float:
    others = max([measure(s, q, award) for q in range(s.n) if q != p] or [0])
    lead = measure(s, p, award) - others
    return 4 * POINT if lead > 2 else 2 * POINT if lead > 0 else 0.0


def project_gain(project: int, outlook: Outlook) -> float:
    if project == SELL_PATENTS:
        return -4.0
    cost = STANDARD_COST[project]
    if project == POWER_PLANT:
        return outlook.left * UNIT[HEAT] - cost
    if project == ASTEROID:
        return outlook.step - cost
    if project == AQUIFER:
        return outlook.step + 3.0 - cost
    if project == GREENERY_PROJECT:
        return outlook.greenery - cost
    return 2 * POINT + outlook.left - cost


def worth_keeping(s: Table, p: int, card: int, outlook: Outlook) -> float:
    """What a project or a prelude is worth in the hand."""
    if card in s.preludes[p]:
        return card_worth(s, p, card, outlook)
    return net_worth(s, p, card, outlook)


# what options bring


def bought(s: Table, p: int, opts: list[int]) -> int:
    """The next card that is worth its price, beside those in hand."""
    outlook = Outlook(s)
    share = 1 - len(s.hand[p]) / (6 + 3 * outlook.left)
    for arg in opts[1:]:
        if share * in_hand(s, p, arg - 1, outlook) > CARD_PRICE * outlook.money:
            return arg
    return opts[0]


def way_gain(card: int, i: int) -> float:
    """One way to use a card."""
    return way_worth(ALTERNATIVES[card][i], card)


def alternative_gain(card: int, choice: int, i: int) -> float:
    """One alternative of an effect."""
    return at_length(program_worth(CHOICES[choice][i], card))


def box_gain(card: int) -> float:
    """A production box, copied."""
    return at_length(program_worth(BOX[card], card))


def cubes_gain(s: Table, card: int, number: int) -> float:
    """So many more cubes on a card."""
    outlook, held = Outlook(s), s.cubes[card]
    return cubes(s, card, held + number, outlook) - cubes(s, card, held, outlook)


def feed_gain(s: Table, p: int, card: int) -> float:
    """A cube taken from a card, or M€ of MarsBot."""
    if card == PURSE:
        return 0.1
    return CUBE[card] if s.holder[card] != p else -CUBE[card]


def lower_gain(s: Table, p: int, q: int, resource: int) -> float:
    """Production of `q` that falls."""
    if q == p:
        return -1.0
    return float(s.production[q * N_RESOURCES + resource]) if q < s.n else 0.5


def removal_gain(s: Table, p: int, q: int, target: Target) -> float:
    """Resources of `q` that are gone."""
    if q == p:
        return -1.0
    if q >= s.n:
        return float(target.number)
    return UNIT[target.resource] * min(target.number, s.stock[q * N_RESOURCES + target.resource])


def site_gain(s: Table, p: int, site: int) -> float:
    """A hex for any tile: cities do not go beside cities, so what lies beside the hex tells which it may be."""
    masks, around = s.masks, AROUND[site]
    if around & masks[CITY_MASK]:
        return place_gain(s, p, site, GREENERY)
    return 0.5 * (place_gain(s, p, site, GREENERY) + place_gain(s, p, site, CITY))


def place_gain(s: Table, p: int, site: int, tile: int) -> float:
    """What lies on the hex and beside it."""
    masks, around = s.masks, AROUND[site]
    gain = 1.8 * BONUS_STEEL[site] + 2.6 * BONUS_TITANIUM[site] + 2.0 * BONUS_PLANTS[site]
    gain += 3.5 * BONUS_CARDS[site] + 2.0 * (around & masks[OCEAN_MASK]).bit_count()
    if tile == GREENERY:
        cities = around & masks[CITY_MASK]
        own = (cities & masks[OWN + p]).bit_count()
        return gain + POINT * own - 0.5 * POINT * (cities.bit_count() - own)
    if tile == OCEAN:
        return gain
    free = (around & LAND & ~masks[TILE_MASK]).bit_count()
    if tile in (CITY, CITY + 1):
        return gain + POINT * (around & masks[GREENERY_MASK]).bit_count() + 2.0 * free
    return gain
