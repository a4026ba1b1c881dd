"""What a player does without much thought: how promising each option looks, and how what was begun is completed."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from cinqmars.games.terraforming_mars.board import (
    AROUND,
    BONUS_CARDS,
    BONUS_PLANTS,
    BONUS_STEEL,
    BONUS_TITANIUM,
    LAND,
)
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES
from cinqmars.games.terraforming_mars.cards.programs import BOX, CHOICES, TARGETS
from cinqmars.games.terraforming_mars.components import (
    AQUIFER,
    ASTEROID,
    CARD_PRICE,
    CITY,
    GREENERY,
    GREENERY_PROJECT,
    HEAT,
    N_OWNERS,
    N_RESOURCES,
    OCEAN,
    POWER_PLANT,
    SELL_PATENTS,
    STANDARD_COST,
)
from cinqmars.games.terraforming_mars.kinds import (
    ACT,
    ADD,
    AMOUNT,
    BURN_HEAT,
    BUY,
    CHOOSE,
    CLAIM,
    COPY,
    DISCARD,
    DRAFT,
    FEED,
    FINANCE,
    FUND,
    INCORPORATE,
    KEEP,
    LOWER,
    NO,
    ORDER,
    PAY,
    PLACE,
    PLANT_GREENERY,
    PLAY,
    PLAY_CARD,
    PRELUDE,
    PRODUCE,
    REMOVE,
    REMOVE_CARD,
    SELL,
    STANDARD,
    USE_CARD,
)
from cinqmars.games.terraforming_mars.marsbot.state import PURSE
from cinqmars.games.terraforming_mars.rules.awards import award_price, measure
from cinqmars.games.terraforming_mars.state import (
    ACTION,
    CITY_MASK,
    GREENERY_MASK,
    OCEAN_MASK,
    OWN,
    TILE_MASK,
    Table,
)

from .judgement import Outlook, card_worth, cubes, in_hand, net_worth
from .worth import ACTING, CARD_DRAWN, CUBE, POINT, UNIT, at_length, program_worth, way_worth

SHARP: Final = 4.0  # M€ that make an option e times as promising
KEEN: Final = 4.0  # so many times as promising as the others: what one would do anyway
LEAST: Final = 0.05
OF_CARDS: Final = (BUY, SELL, DISCARD, KEEP, PLAY, DRAFT, INCORPORATE, PRELUDE)
BEGINNINGS: Final = (INCORPORATE, DRAFT, ACT)  # where a choice of its own begins


# before any search


def priors(s: Table, seat: int, kind: int, opts: list[int]) -> list[float]:
    if kind == ACT:
        outlook = Outlook(s)
        return weights([act_gain(s, seat, arg, outlook) for arg in opts])
    if kind == PLACE:
        return weights([site_gain(s, seat, site) for site in opts])
    if kind == LOWER:
        return [LEAST if arg == seat else 1.0 for arg in opts]
    if kind == REMOVE:
        return [removal_prior(s, seat, arg) for arg in opts]
    if kind in OF_CARDS:
        outlook = Outlook(s)
        return weights([card_gain(s, seat, kind, arg, outlook) for arg in opts])
    if kind in (PAY, AMOUNT):
        return [KEEN if arg == opts[-1] else 1.0 for arg in opts]
    return [1.0] * len(opts)


def weights(gains: list[float]) -> list[float]:
    top = max(gains)
    return [max(LEAST, exp(max(-9.0, (gain - top) / SHARP))) for gain in gains]


def act_gain(s: Table, p: int, arg: int, outlook: Outlook) -> float:
    """What an action brings, in M€; what is not seen at a glance brings nothing."""
    if arg >= USE_CARD:
        return 2.0 + ACTING[arg - USE_CARD]
    if arg >= PLAY_CARD:
        return net_worth(s, p, arg - PLAY_CARD, outlook)
    if arg >= FINANCE:
        return award_gain(s, p, arg - FINANCE) - award_price(s)
    if arg >= CLAIM:
        return 4 * POINT
    if arg == BURN_HEAT:
        return outlook.step
    if arg == PLANT_GREENERY:
        return outlook.greenery
    return 0.0 if arg < STANDARD else project_gain(s, p, arg - STANDARD, outlook)


def award_gain(s: Table, p: int, award: int) -> float:
    others = max([measure(s, q, award) for q in range(s.n) if q != p] or [0])
    lead = measure(s, p, award) - others
    return 4 * POINT if lead > 2 else 2 * POINT if lead > 0 else 0.0


def project_gain(s: Table, p: int, project: int, outlook: Outlook) -> float:
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


def card_gain(s: Table, p: int, kind: int, arg: int, outlook: Outlook) -> float:
    if kind in (INCORPORATE, PRELUDE):
        return card_worth(s, p, arg, outlook)
    if kind in (KEEP, DRAFT, PLAY):
        return worth_keeping(s, p, arg, outlook)
    if arg == NO:
        return 0.0
    worth = in_hand(s, p, arg - 1, outlook)
    if kind == BUY:
        return worth - CARD_PRICE
    return (CARD_DRAWN if kind == DISCARD else 1.0) - worth


def worth_keeping(s: Table, p: int, card: int, outlook: Outlook) -> float:
    """Of a project, or of a prelude."""
    if card in s.preludes[p]:
        return card_worth(s, p, card, outlook)
    return net_worth(s, p, card, outlook)


# what was begun


def follow(s: Table, p: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
    """The answer that completes what the player has begun, as one would give it; None where a choice begins."""
    if kind in BEGINNINGS or (kind == PRELUDE and ctx[0] == 0):
        return None
    if kind == BUY and ctx[0] == 0 and s.phase != ACTION:
        return None  # research begins: nobody is ahead of the others in it
    if kind == PAY:
        return opts[0] if ctx[0] == HEAT else opts[-1]
    if kind == BUY:
        return bought(s, p, opts)
    if kind == ORDER:
        return opts[0]
    if kind in OF_CARDS:
        outlook = Outlook(s)
        gains = [card_gain(s, p, kind, arg, outlook) for arg in opts]
    else:
        gains = [gain_of(s, p, kind, arg, ctx) for arg in opts]
    return opts[gains.index(max(gains))]


def bought(s: Table, p: int, opts: list[int]) -> int:
    """The next card that is worth its price, beside those in hand."""
    outlook = Outlook(s)
    share = 1 - len(s.hand[p]) / (6 + 3 * outlook.left)
    for arg in opts[1:]:
        if share * in_hand(s, p, arg - 1, outlook) > CARD_PRICE * outlook.money:
            return arg
    return opts[0]


def gain_of(s: Table, p: int, kind: int, arg: int, ctx: tuple[Any, ...]) -> float:
    if kind == PLACE:
        return place_gain(s, p, arg, ctx[0])
    if kind == CHOOSE:
        return way_gain(ctx[0], ctx[1], arg)
    if kind == ADD:
        outlook, held = Outlook(s), s.cubes[arg]
        return cubes(s, arg, held + ctx[0], outlook) - cubes(s, arg, held, outlook)
    if kind == LOWER:
        return -1.0 if arg == p else float(s.production[arg * N_RESOURCES + ctx[0]]) if arg < s.n else 0.5
    if kind == REMOVE:
        return removal_gain(s, p, arg, ctx[0])
    if kind == FEED:
        return 0.1 if arg == PURSE else CUBE[arg] if s.holder[arg] != p else -CUBE[arg]
    if kind == PRODUCE:
        return UNIT[arg]
    if kind == COPY:
        return at_length(program_worth(BOX[arg], arg))
    if kind == FUND:
        return award_gain(s, p, arg)
    return float(arg)


def way_gain(card: int, choice: int, i: int) -> float:
    """Of an action, or of an effect."""
    if choice < 0:
        return way_worth(ALTERNATIVES[card][i], card)
    return at_length(program_worth(CHOICES[choice][i], card))


def removal_gain(s: Table, p: int, arg: int, which: int) -> float:
    if arg == NO:
        return 0.0
    if arg >= REMOVE_CARD:
        card = arg - REMOVE_CARD
        return CUBE[card] if s.holder[card] != p else -CUBE[card]
    i, q = divmod(arg - 1, N_OWNERS)
    target = TARGETS[which][i]
    if q == p:
        return -1.0
    if q >= s.n:
        return float(target.number)
    return UNIT[target.resource] * min(target.number, s.stock[q * N_RESOURCES + target.resource])


def removal_prior(s: Table, p: int, arg: int) -> float:
    if arg == NO:
        return 0.2
    q = s.holder[arg - REMOVE_CARD] if arg >= REMOVE_CARD else (arg - 1) % N_OWNERS
    return LEAST if q == p else 1.0


def site_gain(s: Table, p: int, site: int) -> float:
    """For a tile of any kind: cities do not go beside cities, so what lies beside the hex tells which it may be."""
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
