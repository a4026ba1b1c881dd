"""What cards are worth to a player, in M€, as far as their data tells: made once, for bots."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars.cards import card as printed
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards import triggers
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES, Alternative
from cinqmars.games.terraforming_mars.cards.compiled import FIRST_ACTION, PROGRAM
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS, CARDS, N_CARDS, STORES
from cinqmars.games.terraforming_mars.cards.triggers import Trigger
from cinqmars.games.terraforming_mars.components import ENERGY, TAGS

from . import weights
from .weights import Weights

# parts of what something is worth
FLAT: Final = 0  # at once
LASTING: Final = 1  # every generation
HEATING: Final = 2  # steps of temperature
BREATHING: Final = 3  # of oxygen
FLOODING: Final = 4  # oceans
RATING: Final = 5  # other steps of the terraform rating
POINTS: Final = 6
N_PARTS: Final = 7

SEEN: Final[dict[str, float]] = {"tags": 2.5, "cities": 2.5, "events": 3.0}  # what a counter finds, roughly
POINTS_SEEN: Final[dict[str, float]] = {
    "resource-here": 0.0,
    "tags": 2.5,
    "cities": 2.0,
    "adjacent-oceans": 1.5,
    "adjacent-cities": 1.5,
}
MODIFIERS_WORTH: Final[dict[type[printed.Modifier], float]] = {
    printed.HeatPays: 1.0,
    printed.PlantsPerGreenery: 1.0,
    printed.PowerPlantDiscount: 0.4,
    printed.CubesPay: 0.5,
    printed.Protect: 0.5,
}


def cubes_per_point(card: printed.Card) -> int:
    """How many make its points; 0 where none do."""
    points = card.victory_points
    return points.per if isinstance(points, printed.PointsPer) and points.of == "resource-here" else 0


CUBES_PER_POINT: Final[list[int]] = [cubes_per_point(card) for card in CARDS]
CUBES_ACT: Final[list[bool]] = [  # its own action spends them
    any([way.cubes > 0 for way in ways]) for ways in ALTERNATIVES
]
FIXED_POINTS: Final[list[int]] = [
    card.victory_points if isinstance(card.victory_points, int) else 0 for card in CARDS
]
VARIABLE_POINTS: Final[list[bool]] = [
    isinstance(card.victory_points, (printed.PointsPer, printed.PointsIfCubes)) for card in CARDS
]


def nothing() -> list[float]:
    return [0.0] * N_PARTS


def add(parts: list[float], more: list[float], times: float = 1.0) -> None:
    for i in range(N_PARTS):
        parts[i] += times * more[i]


def number(b: int, c: int) -> float:
    if c == 0:
        return float(b)
    counter = op.COUNTERS[c]
    return SEEN.get(counter.what, 2.0) / counter.per


def printed_points(card: printed.Card) -> float:
    """What it will have scored at the end, roughly; cubes that its own action brings are counted there."""
    points = card.victory_points
    if isinstance(points, printed.PointsPer):
        return POINTS_SEEN[points.of]
    if isinstance(points, printed.PointsIfCubes):
        return 0.6
    return float(points or 0)


class Worth:
    """What everything on the cards is worth by these weights."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.take(told)

    def take(self, told: dict[str, Any]) -> None:
        """Other weights, instead of those it was made of."""
        w = Weights(told)
        self.w: Weights = w
        self.cube: list[float] = []
        self.cube = [self.cube_worth(card) for card in range(N_CARDS)]
        self.acting: list[float] = [self.action_worth(card) for card in range(N_CARDS)]
        self.engine: list[float] = [
            self.acting[card]
            + self.watch_worth(card)
            + sum([self.modifier_worth(m) for m in CARDS[card].modifiers])
            for card in range(N_CARDS)
        ]
        worth = [self.card_worth(card) for card in range(N_CARDS)]
        self.flat: list[float] = [parts[FLAT] + w.point * parts[POINTS] for parts in worth]
        self.lasting: list[float] = [parts[LASTING] for parts in worth]
        self.steps: list[list[float]] = [parts[HEATING : RATING + 1] for parts in worth]
        self.any_steps: list[bool] = [any(steps) for steps in self.steps]

    def at_length(self, parts: list[float]) -> float:
        """In one figure, some way from the end of the game."""
        steps = parts[HEATING] + parts[BREATHING] + parts[FLOODING] + parts[RATING]
        point, long = self.w.point, self.w.long
        return parts[FLAT] + long * parts[LASTING] + (point + long) * steps + point * parts[POINTS]

    def best(self, ways: list[list[float]]) -> list[float]:
        most = ways[0]
        for way in ways:
            if self.at_length(way) > self.at_length(most):
                most = way
        return most

    # programs

    def program_worth(self, program: list[int], card: int) -> list[float]:
        """Everything a program does, added up."""
        parts = nothing()
        for i in range(0, len(program), op.WIDTH):
            add(parts, self.step_worth(program[i], program[i + 1], program[i + 2], program[i + 3], card))
        return parts

    def step_worth(self, what: int, a: int, b: int, c: int, card: int) -> list[float]:
        parts, w = nothing(), self.w
        if what == op.GAIN:
            parts[FLAT] = w.unit[a] * number(b, c)
        elif what == op.PRODUCE:
            parts[LASTING] = w.unit[a] * number(b, c)
        elif what == op.RATE:
            parts[RATING] = number(b, c)
        elif what == op.LOSE:
            parts[FLAT] = -w.unit[a] * b
        elif what == op.TEMPERATURE_UP:
            parts[HEATING] = float(a)
        elif what == op.OXYGEN_UP:
            parts[BREATHING] = float(a)
        elif what == op.PLACE_OCEAN:
            parts[FLOODING] = float(b)
            parts[FLAT] = w.tile * b
        elif what == op.PLACE_GREENERY:
            parts[BREATHING] = 1.0
            parts[POINTS] = w.green
            parts[FLAT] = w.tile
        elif what == op.PLACE_CITY:
            parts[POINTS] = w.city
            parts[FLAT] = w.tile
        elif what == op.PLACE_TILE:
            parts[FLAT] = 2 * w.tile
        elif what in (op.ADD_HERE, op.ADD_ANY, op.ADD_PLAYED, op.SPEND_HERE):
            add(parts, self.cubes_worth(what, b, c, card))
        else:
            add(parts, self.rare_worth(what, a, b, card))
        return parts

    def cubes_worth(self, what: int, b: int, c: int, card: int) -> list[float]:
        parts = nothing()
        if what == op.ADD_HERE:
            parts[FLAT] = b * self.cube[card]
        elif what == op.SPEND_HERE:
            parts[FLAT] = -b * self.cube[card]
        else:
            parts[FLAT] = b * (2.5 if c == op.HOLDING_CARD else 1.5)
        return parts

    def rare_worth(self, what: int, a: int, b: int, card: int) -> list[float]:
        parts, w = nothing(), self.w
        if what == op.DRAW:
            parts[FLAT] = 0.8 * a if b == op.BUY else w.drawn * b
        elif what == op.REVEAL:
            parts[FLAT] = (w.drawn + 0.5) * b
        elif what == op.CHOOSE:
            return self.best([self.program_worth(way, card) for way in op.CHOICES[a]])
        elif what == op.OPTIONAL:
            parts[FLAT] = 1.0
        elif what == op.IF:
            add(parts, self.program_worth(op.CONDITIONS[a].met, card), 0.4)
            add(parts, self.program_worth(op.CONDITIONS[a].unmet, card), 0.6)
        elif what == op.LOWER:
            parts[LASTING] = 0.7 * w.unit[a] * b
        elif what in (op.REMOVE, op.STEAL):
            parts[FLAT] = max([self.taken_worth(t.resource, t.number) for t in op.TARGETS[a]])
            if what == op.STEAL:
                parts[FLAT] *= 2
        elif what in (op.CONVERT, op.EXCHANGE):
            parts[LASTING if what == op.CONVERT else FLAT] = 0.8
        elif what in (op.RAISE_LOWEST, op.PRODUCE_PRINTED, op.COPY_BOX):
            parts[LASTING] = 2.0
        elif what == op.SEARCH:
            parts[FLAT] = 0.6
        elif what == op.PLAY_NOW:
            parts[FLAT] = 6.0 + 0.8 * a
        elif what in (op.PLAY_PRELUDE, op.FUND):
            parts[FLAT] = 20.0
        return parts

    def taken_worth(self, resource: int, most: int) -> float:
        """Rivals seldom have all of it, and several rivals gain by each other's losses."""
        return 3.0 if resource < 0 else 0.4 * self.w.unit[resource] * min(most, 4)

    # what a card goes on doing

    def cube_worth(self, card: int) -> float:
        """A cube is worth its points; elsewhere what it can be spent for."""
        points = CARDS[card].victory_points
        if isinstance(points, printed.PointsPer) and CUBES_PER_POINT[card]:
            return self.w.point * float(points.points) / CUBES_PER_POINT[card]
        return self.w.store if STORES[card] else 0.0

    def way_worth(self, way: Alternative, card: int) -> float:
        """What using a card once brings, less its price."""
        price = way.price * self.w.unit[way.resource] + way.cubes * self.cube[card]
        if way.production:
            price += self.w.long * self.w.unit[ENERGY] * way.production
        if way.prey:
            price += 1.0
        return self.at_length(self.program_worth(way.program, card)) - price

    def action_worth(self, card: int) -> float:
        """Each generation; it is not always possible."""
        ways = [self.way_worth(way, card) for way in ALTERNATIVES[card]]
        return min(self.w.most_acting, self.w.acting * max([0.0, *ways]))

    def trigger_rate(self, trigger: Trigger) -> float:
        """How often in a generation."""
        if trigger.on == triggers.TAG_PLAYED:
            rate = sum([self.w.tag_rate[tag] for tag in trigger.tags])
        elif trigger.on == triggers.TILE_PLACED:
            rate = self.w.tile_rate[trigger.tile]
        elif trigger.on == triggers.STANDARD_PROJECT:
            rate = 0.4
        elif trigger.on == triggers.CARD_PLAYED:
            rate = 0.25 if trigger.event and trigger.tags else 0.5
        else:
            rate = 0.4
        return rate * 1.7 if trigger.anyone else rate

    def watch_worth(self, card: int) -> float:
        total = 0.0
        for trigger in triggers.TRIGGERS:
            if trigger.card == card:
                gain = self.at_length(self.program_worth(trigger.program, card))
                total += self.trigger_rate(trigger) * max(0.0, gain)
        return total

    def modifier_worth(self, modifier: printed.Modifier) -> float:
        """What a change brings each generation."""
        if isinstance(modifier, printed.Discount):
            rate = self.w.tag_rate[TAGS.index(modifier.tag)] if modifier.tag else 1.8
            return rate * float(modifier.number)
        if isinstance(modifier, printed.MetalValue):
            return 1.2 * float(modifier.steel + modifier.titanium)
        if isinstance(modifier, printed.Leeway):
            return 0.5 * float(modifier.steps)
        return MODIFIERS_WORTH.get(type(modifier), 0.0)

    # a card as a whole

    def card_worth(self, card: int) -> list[float]:
        parts = self.program_worth(PROGRAM[card], card)
        add(parts, self.program_worth(FIRST_ACTION[card], card))
        parts[LASTING] += self.engine[card]
        parts[POINTS] += printed_points(CARDS[card])
        if CARDS[card].type != "event":
            parts[FLAT] += sum([self.w.tag_worth[tag] for tag in CARD_TAGS[card]])
        for modifier in CARDS[card].modifiers:
            if isinstance(modifier, printed.NextDiscount):
                parts[FLAT] += 0.9 * float(modifier.number)
        return parts


BASELINE: Final = Worth(weights.BASELINE)
TOGETHER: Final = Worth(weights.TOGETHER)
ALONE: Final = Worth(weights.ALONE)
