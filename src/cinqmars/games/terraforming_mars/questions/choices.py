"""Amounts, places and alternatives."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import names
from cinqmars.games.terraforming_mars.board import N_HEXES, STEEL_HEXES, TITANIUM_HEXES, hexes_of
from cinqmars.games.terraforming_mars.bots import instinct
from cinqmars.games.terraforming_mars.bots.worth import BASELINE
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES
from cinqmars.games.terraforming_mars.cards.compiled import STEPS
from cinqmars.games.terraforming_mars.cards.effect_text import START, effect_text, effects_text
from cinqmars.games.terraforming_mars.cards.effects import CHOICE_EFFECTS
from cinqmars.games.terraforming_mars.cards.index import CARDS, IDS, STORES
from cinqmars.games.terraforming_mars.cards.text import action_text
from cinqmars.games.terraforming_mars.rules.awards import fundable
from cinqmars.games.terraforming_mars.rules.prices import Means, liquid, worth
from cinqmars.games.terraforming_mars.rules.rivals import receivers
from cinqmars.games.terraforming_mars.rules.tiles import (
    oceans_around,
    oceans_left,
    reaches_ocean,
    reaches_temperature,
)
from cinqmars.games.terraforming_mars.rules.usability import cannot_use
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Decision, Field, Form, Message, say

from .asked import Asked, OfCard
from .reasons import why_not_this_way
from .rivals import Remove

MOST: Final = 100  # units of one means, or an amount
MEANS: Final = (*box.RESOURCES, "microbes")  # of payment
MARKER: Final = -1  # in the place of a tile: a claim
OF_ACTION: Final = -1  # in the place of a choice: the ways to use a card


class Pay(Asked):
    """How many units of one means of payment. About the means, and what is still to be paid."""  # rules: C11

    name = "pay"
    size = MOST

    @staticmethod
    def options(cost: int, means: list[Means], i: int, least: int, megacredits: int) -> list[int]:
        """Amounts of means `i` that can still pay the cost, and of which no unit of any means is wasted."""
        if cost <= 0:
            return [0]
        _, worth, have = means[i]
        most = min(have, (cost + worth - 1) // worth)
        if i == len(means) - 1 and least > cost:  # the only means in use: no mixture to think of
            fewest = max(0, (cost - megacredits + worth - 1) // worth)
            return list(range(fewest, most + 1))
        return [k for k in range(most + 1) if completes(cost, k, means, i, least, megacredits)]

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        means, cost = d.ctx
        return say(f"ask-pay-{MEANS[means]}", n=cost, worth=worth(s, d.seat, means))

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return names.means_quantity(d.ctx[0], arg)

    def form(self, s: TerraformingState, d: Decision) -> Form:
        means, cost = d.ctx
        unit = worth(s, d.seat, means)
        return Form((Field("pay", MEANS[means], (), d.opts[0], d.opts[-1], unit),), liquid(s, d.seat), cost)

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        return instinct.most_of(opts)

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return opts[0] if ctx[0] == box.HEAT else opts[-1]


def completes(cost: int, k: int, means: list[Means], i: int, least: int, megacredits: int) -> bool:
    """Whether `k` units of means `i`, and what follows it, can pay without waste."""
    worth = means[i][1]
    rest = cost - k * worth
    if k:
        least = min(least, worth)
    if rest <= 0:
        return -rest < least
    if i == len(means) - 1:
        return rest <= megacredits
    return bool(Pay.options(rest, means, i + 1, least, megacredits))


class Choose(OfCard):
    """Which alternative of a card: its number. About the card and the choice, -1 for the ways to use it."""

    name = "choose"
    size = 4

    @staticmethod
    def options(s: TerraformingState, p: int, choice: int, card: int, other: int) -> list[int]:
        """Alternatives of an effect; those without any target are not offered."""
        programs = op.CHOICES[choice]
        return [i for i in range(len(programs)) if possible(s, p, programs[i], card, other)]

    @staticmethod
    def ways(s: TerraformingState, p: int, card: int) -> list[int]:  # rules: B2
        """Alternatives of an action."""
        return [i for i in range(len(ALTERNATIVES[card])) if not cannot_use(s, p, card, i)]

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        number, choice = d.ctx
        card = CARDS[number]
        if choice == OF_ACTION:
            return action_text(card, card.action[arg], START)
        return effects_text(card, CHOICE_EFFECTS[choice][arg], START)

    def candidates(self, s: TerraformingState, d: Decision) -> list[int]:
        card, choice = d.ctx
        return list(range(len(ALTERNATIVES[card]))) if choice == OF_ACTION else d.opts

    def why_not(self, s: TerraformingState, d: Decision, arg: int) -> Message | None:
        card, choice = d.ctx
        if arg in d.opts or choice != OF_ACTION:
            return super().why_not(s, d, arg)
        return why_not_this_way(s, d.seat, card, arg)

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        card, choice = ctx
        if choice == OF_ACTION:
            return instinct.way_gain(card, arg)
        return instinct.alternative_gain(card, choice, arg)


def possible(s: TerraformingState, p: int, program: list[int], card: int, other: int) -> bool:
    first, a, b, c = program[: op.WIDTH]
    if first == op.ADD_ANY:
        return bool(receivers(s, p, a, c, card))
    if first == op.SPEND_HERE:
        return s.cubes[card] >= b
    if first == op.ADD_PLAYED:
        return STORES[other] in (box.ANIMAL_CUBE, box.MICROBE_CUBE)
    return True


class Order(OfCard):
    """Which effect of a card comes next: its number. About the card."""  # rules: C22

    name = "order"
    size = 8

    @staticmethod
    def options(s: TerraformingState, p: int, card: int, left: list[int]) -> list[int]:
        """Those whose place may matter."""
        steps = STEPS[card]
        return sorted([i for i in left if matters(s, p, steps[i], card)])

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        card = CARDS[d.ctx[0]]
        return effect_text(card, card.effects[arg], START)

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return opts[0]


def matters(s: TerraformingState, p: int, step: list[int], card: int) -> bool:
    """Whether an effect will show or ask something now, or lay a tile."""
    what = step[0]
    if what == op.TEMPERATURE_UP:
        return reaches_ocean(s, step[1])
    if what == op.OXYGEN_UP:
        return reaches_temperature(s, step[1])
    if what == op.PLACE_OCEAN:
        return oceans_left(s)
    if what == op.CHOOSE:
        return len(Choose.options(s, p, step[1], card, card)) > 1
    if what == op.ADD_ANY:
        return len(receivers(s, p, step[1], step[3], card)) > 1
    if what in (op.REMOVE, op.STEAL):
        return len(Remove.options(s, p, step[1], what == op.STEAL)) > 1
    return op.notable(step)


class Place(Asked):
    """Where a tile goes: the hex. About the tile, -1 for a claim, and the card that brings it, or -1."""  # rules: T1

    name = "place"
    size = N_HEXES
    aloud = True

    @staticmethod
    def options(mask: int) -> list[int]:
        return hexes_of(mask)

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        tile = d.ctx[0]
        if tile == MARKER:
            return say("ask-claim")
        if tile in (box.OCEAN, box.GREENERY, box.CITY):
            return say(f"ask-place-{box.TILES[tile]}")
        return say("ask-place", tile=names.tile_name(tile))

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        where = names.hex_name(arg)
        gains = [] if d.ctx[0] == MARKER else names.gains_at(arg, oceans_around(s, arg))
        if not gains:
            return say("pick-hex", where=where)
        brings = gains[-1]
        for gain in gains[-2::-1]:
            brings = say("and-more", first=gain, rest=brings)
        return say("pick-hex-bringing", where=where, brings=brings)

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.hex_ref(arg),)

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        return instinct.weights([instinct.site_gain(s, seat, site) for site in opts])

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.place_gain(s, p, arg, ctx[0])


class Amount(OfCard):
    """How many. About the card."""

    name = "amount"
    size = MOST

    @staticmethod
    def options(most: int) -> list[int]:
        return list(range(1, min(MOST, most + 1)))

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return say("number", n=arg)

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        return instinct.most_of(opts)


class Produce(OfCard):
    """Which production rises: the resource. About the card."""

    name = "produce"
    size = box.N_RESOURCES

    @staticmethod
    def lowest(s: TerraformingState, p: int) -> list[int]:
        """One's own lowest productions."""
        mine = s.production[p * box.N_RESOURCES : (p + 1) * box.N_RESOURCES]
        least = min(mine)
        return [resource for resource in range(box.N_RESOURCES) if mine[resource] == least]

    @staticmethod
    def printed(s: TerraformingState, card: int) -> list[int]:
        """The metals under this card's own tile."""
        here = 1 << s.tile.index(box.TILES.index(IDS[card]))
        metals = [box.STEEL] if here & STEEL_HEXES else []
        return metals + ([box.TITANIUM] if here & TITANIUM_HEXES else [])

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return names.resource_name(arg)

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return BASELINE.w.unit[arg]


class Fund(OfCard):
    """Which award a card funds: the award. About the card."""

    name = "fund"
    size = box.N_AWARDS

    @staticmethod
    def options(s: TerraformingState) -> list[int]:
        return fundable(s)

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return names.award_name(arg)

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"award:{box.AWARDS[arg]}",)

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.award_gain(s, p, arg)


class Green(Asked):
    """Whether to plant one more greenery at the end of the game: 1 yes, 0 no."""  # rules: F1

    name = "green"
    passing = (0,)
    size = 2
    aloud = True

    @staticmethod
    def options() -> list[int]:
        return [0, 1]

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return say("pick-green" if arg else "no-green")
