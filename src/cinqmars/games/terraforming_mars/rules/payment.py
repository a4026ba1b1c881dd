"""Paying: metals and the like first, as many as the player likes without waste; M€ are the rest."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards.index import BUILDING_CARD, PLANT_CARD, PSYCHROPHILES, SPACE_CARD
from cinqmars.games.terraforming_mars.cards.traits import HEAT_PAYS, N_TRAITS, STEEL_WORTH, TITANIUM_WORTH
from cinqmars.games.terraforming_mars.state import TerraformingState

from .prices import MICROBE_WORTH, Means


def pay_for_card(
    s: TerraformingState, p: int, card: int, cost: int, heat_kept: int
) -> None:  # rules: C9 to C12
    microbes = PLANT_CARD[card] and s.holder[PSYCHROPHILES] == p
    pay(s, p, cost, BUILDING_CARD[card], SPACE_CARD[card], microbes, heat_kept)


def pay(
    s: TerraformingState,
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
    base = p * box.N_RESOURCES
    means: list[Means] = []
    if steel and s.stock[base + box.STEEL]:
        means.append((box.STEEL, s.traits[p * N_TRAITS + STEEL_WORTH], s.stock[base + box.STEEL]))
    if titanium and s.stock[base + box.TITANIUM]:
        means.append((box.TITANIUM, s.traits[p * N_TRAITS + TITANIUM_WORTH], s.stock[base + box.TITANIUM]))
    if microbes and s.cubes[PSYCHROPHILES]:
        means.append((box.MICROBES, MICROBE_WORTH, s.cubes[PSYCHROPHILES]))
    if s.traits[p * N_TRAITS + HEAT_PAYS] and s.stock[base + box.HEAT] > heat_kept:
        means.append((box.HEAT, 1, s.stock[base + box.HEAT] - heat_kept))
    least = cost + 1
    for i in range(len(means)):
        what, worth, _ = means[i]
        amounts = ask.Pay.options(cost, means, i, least, s.stock[base + box.MEGACREDITS])
        number = s.then(p, ask.PAY, amounts, (what, cost))
        if number:
            spend(s, p, what, number)
            cost -= number * worth
            least = min(least, worth)
    if cost > 0:
        s.stock[base + box.MEGACREDITS] -= cost


def spend(s: TerraformingState, p: int, what: int, number: int) -> None:
    if what == box.MICROBES:
        s.cubes[PSYCHROPHILES] -= number
    else:
        s.stock[p * box.N_RESOURCES + what] -= number
    s.emit("spend", p, what, number)
