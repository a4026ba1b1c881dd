"""What a player does without much thought: how promising each option looks, and how what was begun is completed."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.terraforming_mars import board
from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import state as st
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES
from cinqmars.games.terraforming_mars.cards.compiled import BOX
from cinqmars.games.terraforming_mars.cards.programs import CHOICES, Target
from cinqmars.games.terraforming_mars.marsbot.state import PURSE
from cinqmars.games.terraforming_mars.rules.awards import measure
from cinqmars.games.terraforming_mars.state import TerraformingState

from .judgement import Outlook, card_worth, cubes, in_hand, net_worth
from .worth import BASELINE, Worth

POINT: Final = BASELINE.w.point
UNIT: Final[list[float]] = BASELINE.w.unit
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


def award_gain(s: TerraformingState, p: int, award: int) -> float:
    others = max([measure(s, q, award) for q in range(s.n) if q != p] or [0])
    lead = measure(s, p, award) - others
    return 4 * POINT if lead > 2 else 2 * POINT if lead > 0 else 0.0


def project_gain(project: int, outlook: Outlook) -> float:
    if project == box.SELL_PATENTS:
        return -4.0
    cost = box.STANDARD_COST[project]
    if project == box.POWER_PLANT:
        return outlook.left * UNIT[box.HEAT] - cost
    if project == box.ASTEROID:
        return outlook.step - cost
    if project == box.AQUIFER:
        return outlook.step + 3.0 - cost
    if project == box.GREENERY_PROJECT:
        return outlook.greenery - cost
    return 2 * POINT + outlook.left - cost


def worth_keeping(s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
    """What a project or a prelude is worth in the hand."""
    if card in s.preludes[p]:
        return card_worth(s, p, card, outlook)
    return net_worth(s, p, card, outlook)


# what options bring


def bought(s: TerraformingState, p: int, opts: list[int], worth: Worth | None) -> int:
    """The next card that is worth its price, beside those in hand."""
    outlook = Outlook(s, worth)
    share = 1 - len(s.hand[p]) / (6 + 3 * outlook.left)
    for arg in opts[1:]:
        if share * in_hand(s, p, arg - 1, outlook) > box.CARD_PRICE * outlook.money:
            return arg
    return opts[0]


def way_gain(card: int, i: int) -> float:
    """One way to use a card."""
    return BASELINE.way_worth(ALTERNATIVES[card][i], card)


def alternative_gain(card: int, choice: int, i: int) -> float:
    """One alternative of an effect."""
    return BASELINE.at_length(BASELINE.program_worth(CHOICES[choice][i], card))


def box_gain(card: int) -> float:
    """A production box, copied."""
    return BASELINE.at_length(BASELINE.program_worth(BOX[card], card))


def cubes_gain(s: TerraformingState, card: int, number: int, worth: Worth | None) -> float:
    """So many more cubes on a card."""
    outlook, held = Outlook(s, worth), s.cubes[card]
    return cubes(s, card, held + number, outlook) - cubes(s, card, held, outlook)


def feed_gain(s: TerraformingState, p: int, card: int) -> float:
    """A cube taken from a card, or M€ of MarsBot."""
    if card == PURSE:
        return 0.1
    return BASELINE.cube[card] if s.holder[card] != p else -BASELINE.cube[card]


def lower_gain(s: TerraformingState, p: int, q: int, resource: int) -> float:
    """Production of `q` that falls."""
    if q == p:
        return -1.0
    return float(s.production[q * box.N_RESOURCES + resource]) if q < s.n else 0.5


def removal_gain(s: TerraformingState, p: int, q: int, target: Target) -> float:
    """Resources of `q` that are gone."""
    if q == p:
        return -1.0
    if q >= s.n:
        return float(target.number)
    return UNIT[target.resource] * min(target.number, s.stock[q * box.N_RESOURCES + target.resource])


def site_gain(s: TerraformingState, p: int, site: int) -> float:
    """A hex for any tile: cities do not go beside cities, so what lies beside the hex tells which it may be."""
    masks, around = s.masks, board.AROUND[site]
    if around & masks[st.CITY_MASK]:
        return place_gain(s, p, site, box.GREENERY)
    return 0.5 * (place_gain(s, p, site, box.GREENERY) + place_gain(s, p, site, box.CITY))


def place_gain(s: TerraformingState, p: int, site: int, tile: int) -> float:
    """What lies on the hex and beside it."""
    masks, around = s.masks, board.AROUND[site]
    gain = 1.8 * board.BONUS_STEEL[site] + 2.6 * board.BONUS_TITANIUM[site] + 2.0 * board.BONUS_PLANTS[site]
    gain += 3.5 * board.BONUS_CARDS[site] + 2.0 * (around & masks[st.OCEAN_MASK]).bit_count()
    if tile == box.GREENERY:
        cities = around & masks[st.CITY_MASK]
        own = (cities & masks[st.OWN + p]).bit_count()
        return gain + POINT * own - 0.5 * POINT * (cities.bit_count() - own)
    if tile == box.OCEAN:
        return gain
    free = (around & board.LAND & ~masks[st.TILE_MASK]).bit_count()
    if tile in (box.CITY, box.CITY + 1):
        return gain + POINT * (around & masks[st.GREENERY_MASK]).bit_count() + 2.0 * free
    return gain
