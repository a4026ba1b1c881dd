"""What a player does with an action: standard projects, conversions, milestones, awards and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.state import TerraformingState

from .awards import award_price
from .decks import discard
from .effects import gain, produce
from .payment import pay
from .playing import fund, play_project, set_off_by_standard_project, use
from .standard import greenery_price, project_price
from .terraforming import place_city, place_greenery, place_oceans, raise_temperature


def take(s: TerraformingState, p: int, act: int) -> None:
    first, which = ask.Act.decode(act)
    TAKEN[first](s, p, which)


# standard projects


def build(s: TerraformingState, p: int, project: int) -> None:
    if project == box.SELL_PATENTS:
        sell_patents(s, p)
        return
    price = project_price(s, p, project)
    s.emit("standard", p, project, price)
    pay(s, p, price)
    if project == box.POWER_PLANT:
        produce(s, p, box.ENERGY, 1)
    elif project == box.ASTEROID:
        raise_temperature(s, p, 1)
    elif project == box.AQUIFER:
        place_oceans(s, p, op.FOR_OCEAN, 1, -1)
    elif project == box.GREENERY_PROJECT:
        place_greenery(s, p, op.FOR_GREENERY, -1)
    else:
        place_city(s, p, op.FOR_CITY, box.CITY, -1)
        produce(s, p, box.MEGACREDITS, 1)
    set_off_by_standard_project(s, p, box.STANDARD_COST[project])


def sell_patents(s: TerraformingState, p: int) -> None:  # rules: X2
    """At least one card, in ascending order."""
    sold, first = 0, 0
    while first < len(s.hand[p]):
        card = s.then(p, ask.SELL, ask.Sell.options(s.hand[p], first, sold), (sold,)) - 1
        if card < 0:
            break
        sold += 1
        first = s.hand[p].index(card)
        s.hand[p].pop(first)
        discard(s, card, 1 << p)
    s.emit("sell", p, sold)
    gain(s, p, box.MEGACREDITS, sold)
    set_off_by_standard_project(s, p, 0)


# conversions


def plant(s: TerraformingState, p: int, _: int = 0) -> None:  # rules: X8
    price = greenery_price(s, p)
    s.stock[p * box.N_RESOURCES + box.PLANTS] -= price
    s.emit("plant", p, price)
    place_greenery(s, p, op.FOR_GREENERY, -1)


def burn(s: TerraformingState, p: int, _: int = 0) -> None:  # rules: X9
    s.stock[p * box.N_RESOURCES + box.HEAT] -= box.HEAT_PER_STEP
    s.emit("burn", p, box.HEAT_PER_STEP)
    raise_temperature(s, p, 1)


# milestones and awards


def claim_milestone(s: TerraformingState, p: int, milestone: int) -> None:  # rules: M1
    pay(s, p, box.MILESTONE_COST)
    s.milestones[milestone] = p
    s.emit("claim", p, milestone, box.MILESTONE_COST)


def finance(s: TerraformingState, p: int, award: int) -> None:  # rules: A2
    fund(s, p, award, award_price(s))


TAKEN: Final[dict[int, Callable[[TerraformingState, int, int], None]]] = {
    ask.STANDARD: build,
    ask.PLANT_GREENERY: plant,
    ask.BURN_HEAT: burn,
    ask.CLAIM: claim_milestone,
    ask.FINANCE: finance,
    ask.PLAY_CARD: play_project,
    ask.USE_CARD: use,
}
