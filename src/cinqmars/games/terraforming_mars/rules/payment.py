"""Paying: metals and the like first, as many as the player likes without waste; M€ are the rest."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.cards.index import (
    BUILDING_CARD,
    CARD_TAGS,
    COST,
    PLANT_CARD,
    PSYCHROPHILES,
    SPACE_CARD,
)
from cinqmars.games.terraforming_mars.cards.traits import (
    CARD_OFF,
    DISCOUNTED,
    HEAT_PAYS,
    N_TRAITS,
    NEXT_OFF,
    STEEL_WORTH,
    TAG_OFF,
    TITANIUM_WORTH,
)
from cinqmars.games.terraforming_mars.components import HEAT, MEGACREDITS, N_RESOURCES, STEEL, TITANIUM
from cinqmars.games.terraforming_mars.kinds import PAY
from cinqmars.games.terraforming_mars.state import Table

MICROBES: Final = 6  # a means of payment beside the resources
MICROBE_WORTH: Final = 2


def price(s: Table, p: int, card: int) -> int:  # rules: C9, C10
    """What the card costs this player now."""
    base = p * N_TRAITS
    traits = s.traits
    cost = COST[card] - traits[base + NEXT_OFF]
    if traits[base + DISCOUNTED]:
        cost -= traits[base + CARD_OFF]
        for tag in CARD_TAGS[card]:
            cost -= traits[base + TAG_OFF + tag]
    return cost if cost > 0 else 0


def liquid(s: Table, p: int) -> int:
    """M€, and heat that counts as M€."""
    base = p * N_RESOURCES
    if s.traits[p * N_TRAITS + HEAT_PAYS]:
        return s.stock[base + MEGACREDITS] + s.stock[base + HEAT]
    return s.stock[base + MEGACREDITS]


def worth(s: Table, p: int, means: int) -> int:
    """How many M€ a unit of a means of payment stands for."""
    if means == STEEL:
        return s.traits[p * N_TRAITS + STEEL_WORTH]
    if means == TITANIUM:
        return s.traits[p * N_TRAITS + TITANIUM_WORTH]
    return MICROBE_WORTH if means == MICROBES else 1


def in_kind(s: Table, p: int, card: int) -> int:
    """The worth of what else may pay for this card."""
    worth = 0
    base = p * N_RESOURCES
    if BUILDING_CARD[card]:
        worth += s.stock[base + STEEL] * s.traits[p * N_TRAITS + STEEL_WORTH]
    if SPACE_CARD[card]:
        worth += s.stock[base + TITANIUM] * s.traits[p * N_TRAITS + TITANIUM_WORTH]
    if PLANT_CARD[card] and s.holder[PSYCHROPHILES] == p:
        worth += s.cubes[PSYCHROPHILES] * MICROBE_WORTH
    return worth


def pay_for_card(s: Table, p: int, card: int, cost: int, heat_kept: int) -> None:  # rules: C9 to C12
    microbes = PLANT_CARD[card] and s.holder[PSYCHROPHILES] == p
    pay(s, p, cost, BUILDING_CARD[card], SPACE_CARD[card], microbes, heat_kept)


def pay(
    s: Table,
    p: int,
    cost: int,
    steel: bool = False,
    titanium: bool = False,
    microbes: bool = False,
    heat_kept: int = 0,
) -> None:
    """Ask for the amount of each means that may pay, then take the rest in M€."""
    if cost <= 0:
        return
    base = p * N_RESOURCES
    means: list[tuple[int, int, int]] = []  # what, worth, how many there are
    if steel and s.stock[base + STEEL]:
        means.append((STEEL, s.traits[p * N_TRAITS + STEEL_WORTH], s.stock[base + STEEL]))
    if titanium and s.stock[base + TITANIUM]:
        means.append((TITANIUM, s.traits[p * N_TRAITS + TITANIUM_WORTH], s.stock[base + TITANIUM]))
    if microbes and s.cubes[PSYCHROPHILES]:
        means.append((MICROBES, MICROBE_WORTH, s.cubes[PSYCHROPHILES]))
    if s.traits[p * N_TRAITS + HEAT_PAYS] and s.stock[base + HEAT] > heat_kept:
        means.append((HEAT, 1, s.stock[base + HEAT] - heat_kept))
    least = cost + 1
    for i in range(len(means)):
        what, worth, _ = means[i]
        amounts = sensible(cost, means, i, least, s.stock[base + MEGACREDITS])
        number = s.then(p, PAY, amounts, (what, cost))
        if number:
            spend(s, p, what, number)
            cost -= number * worth
            least = min(least, worth)
    if cost > 0:
        s.stock[base + MEGACREDITS] -= cost


def spend(s: Table, p: int, what: int, number: int) -> None:
    if what == MICROBES:
        s.cubes[PSYCHROPHILES] -= number
    else:
        s.stock[p * N_RESOURCES + what] -= number
    s.emit("spend", p, what, number)


def sensible(
    cost: int, means: list[tuple[int, int, int]], i: int, least: int, megacredits: int
) -> list[int]:  # rules: C11
    """Amounts of means `i` that can still pay the cost, and of which no unit of any means is wasted."""
    if cost <= 0:
        return [0]
    _, worth, have = means[i]
    most = min(have, (cost + worth - 1) // worth)
    if i == len(means) - 1 and least > cost:  # the only means in use: no mixture to think of
        fewest = max(0, (cost - megacredits + worth - 1) // worth)
        return list(range(fewest, most + 1))
    return [k for k in range(most + 1) if completes(cost, k, means, i, least, megacredits)]


def completes(
    cost: int, k: int, means: list[tuple[int, int, int]], i: int, least: int, megacredits: int
) -> bool:
    """Whether `k` units of means `i`, and what follows it, can pay without waste."""
    worth = means[i][1]
    rest = cost - k * worth
    if k:
        least = min(least, worth)
    if rest <= 0:
        return -rest < least
    if i == len(means) - 1:
        return rest <= megacredits
    return bool(sensible(rest, means, i + 1, least, megacredits))
