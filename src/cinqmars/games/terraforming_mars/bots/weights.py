"""The numbers a judgement goes by, most of them in M€."""

from __future__ import annotations

from typing import Any, Final


class Weights:
    """One set of them, by name."""

    def __init__(self, told: dict[str, Any]) -> None:
        # what things are worth
        self.point: float = told["point"]  # M€ that make a victory point
        self.unit: list[float] = told["unit"]  # of one unit of each resource
        self.drawn: float = told["drawn"]  # a card drawn
        self.acting: float = told["acting"]  # of an action, for it is not always possible
        self.most_acting: float = told["most_acting"]  # an action brings at most so much each generation
        self.tile: float = told["tile"]  # what lies on a hex, roughly
        self.long: float = told["long"]  # generations: how far one looks where alternatives are weighed
        self.store: float = told["store"]  # a cube that makes no points
        self.green: float = told["green"]  # points that a greenery will have scored
        self.city: float = told["city"]
        self.tag_rate: list[float] = told["tag_rate"]  # how often in a generation a tag is played
        self.tag_worth: list[float] = told["tag_worth"]
        self.tile_rate: list[float] = told["tile_rate"]  # oceans, greeneries, cities
        # how long the game will be
        self.steady: float = told["steady"]  # steps of Mars that a player makes in a generation, at first
        self.growth: float = told["growth"]  # and how many more with each generation
        self.banked: float = told["banked"]  # of steps of Mars that can be paid already
        # M€ in the course of the game
        self.late: float = told["late"]  # what 1 M€ is worth in the last generation
        self.hurry: float = told["hurry"]  # and how much more one generation earlier
        self.scarce: float = told["scarce"]  # and once it is worth 1
        self.kept: float = told["kept"]  # of M€ that are not spent before the next generation
        self.made: float = told["made"]  # of production
        self.stepping: float = told["stepping"]  # a step of Mars, beside point and income
        self.eager: float = told["eager"]  # the same for each generation to come
        # what cannot pay for everything, or not yet, counts in part
        self.metal: float = told["metal"]
        self.metal_made: float = told["metal_made"]
        self.most_metal: float = told["most_metal"]  # units that find their use
        self.spare_metal: float = told["spare_metal"]  # of those beyond
        self.building: float = told["building"]  # units of steel that find their use in a generation
        self.flying: float = told["flying"]  # and of titanium
        self.plant: float = told["plant"]
        self.plant_made: float = told["plant_made"]
        self.planted: float = told["planted"]  # a greenery beside its step: points
        self.ground: float = told["ground"]  # and what lies on its hex
        self.heat: float = told["heat"]
        self.heat_made: float = told["heat_made"]
        self.rivalry: float = told["rivalry"]  # how likely others take the last steps that they would pay
        self.energy: float = told["energy"]
        self.engine: float = told["engine"]  # of what cards in play go on doing
        # what one has
        self.agreeable: float = told["agreeable"]  # of what a card in hand would bring
        self.fading: float = told["fading"]  # of a card for each in hand that is better
        self.reach: float = told["reach"]  # of it, for each tag or step of production that it still wants
        self.for_cards: float = told["for_cards"]  # of what one earns
        self.patent: float = told["patent"]  # what a card in hand is worth at least
        self.met: float = told["met"]  # points for a milestone that is met and not yet claimed
        self.near: float = told["near"]  # of them on the way there
        self.hope: float = told["hope"]  # points of a city for each free hex beside it
        self.lead: list[float] = told["lead"]  # in an award, that is as good as won
        # MarsBot
        self.pace: list[float] = told["pace"]  # points that an action deck brings it, by difficulty
        self.rising: float = told["rising"]  # and how many more with each generation
        self.income: float = told["income"]  # and M€
        self.claim: float = told["claim"]  # points for each milestone that it may still claim
        self.steps: float = told["steps"]  # steps of Mars that a card brings, for each generation begun
        self.unsure: float = told[
            "unsure"
        ]  # what a generation to come adds to the points that make a difference


BASELINE: Final[dict[str, Any]] = {  # of the yardstick: never changed
    "point": 9.0,
    "unit": [1.0, 1.8, 2.6, 2.0, 1.0, 1.0],
    "drawn": 3.5,
    "acting": 0.8,
    "most_acting": 6.0,
    "tile": 2.0,
    "long": 4.0,
    "store": 2.5,
    "green": 1.4,
    "city": 1.8,
    "tag_rate": [0.7, 0.6, 0.3, 0.4, 0.2, 0.4, 0.3, 0.25, 0.2, 0.25, 0.0],
    "tag_worth": [0.4, 0.2, 0.3, 1.2, 1.2, 0.5, 0.3, 0.2, 0.4, 0.2, 2.0],
    "tile_rate": [0.8, 0.7, 0.6],
    "steady": 0.5,
    "growth": 0.07,
    "banked": 0.0,
    "late": 0.35,
    "hurry": 0.1,
    "scarce": 0.0,
    "kept": 0.8,
    "made": 1.0,
    "stepping": 0.0,
    "eager": 0.0,
    "metal": 0.85,
    "metal_made": 0.85,
    "most_metal": 1000.0,
    "spare_metal": 1.0,
    "building": 1000.0,
    "flying": 1000.0,
    "plant": 0.85,
    "plant_made": 0.85,
    "planted": 1.4,
    "ground": 1.5,
    "heat": 0.85,
    "heat_made": 0.85,
    "rivalry": 0.0,
    "energy": 0.1,
    "engine": 1.0,
    "agreeable": 0.85,
    "fading": 1.0,
    "reach": 0.4,
    "for_cards": 0.7,
    "patent": 0.8,
    "met": 3.4,
    "near": 0.7,
    "hope": 0.25,
    "lead": [2.0, 3.0, 1.5, 8.0, 4.0],
    "pace": [6.5, 8.0, 9.5, 12.0],
    "rising": 0.0,
    "income": 6.0,
    "claim": 3.0,
    "steps": 0.05,
    "unsure": 0.25,
}

TOGETHER: Final[dict[str, Any]] = {**BASELINE}
ALONE: Final[dict[str, Any]] = {  # against MarsBot
    "point": 8.91,
    "unit": [1.0, 1.75, 1.93, 2.57, 1.1, 0.971],
    "drawn": 3.77,
    "acting": 0.628,
    "most_acting": 7.44,
    "tile": 2.35,
    "long": 10.3,
    "store": 2.36,
    "green": 1.52,
    "city": 1.61,
    "tag_rate": [0.626, 0.545, 0.414, 0.27, 0.147, 0.417, 0.306, 0.183, 0.246, 0.286, 0.0],
    "tag_worth": [0.371, 0.18, 0.327, 0.978, 1.98, 0.556, 0.274, 0.204, 0.356, 0.203, 2.63],
    "tile_rate": [0.576, 0.663, 0.634],
    "steady": 0.649,
    "growth": 0.0663,
    "banked": 1.0,
    "late": 0.36,
    "hurry": 0.121,
    "scarce": 0.085,
    "kept": 0.786,
    "made": 1.36,
    "stepping": 1.09,
    "eager": 0.5,
    "metal": 0.674,
    "metal_made": 1.1,
    "most_metal": 6.0,
    "spare_metal": 0.3,
    "building": 5.0,
    "flying": 3.0,
    "plant": 0.721,
    "plant_made": 1.0,
    "planted": 2.0,
    "ground": 1.39,
    "heat": 0.779,
    "heat_made": 0.9,
    "rivalry": 0.9,
    "energy": -0.255,
    "engine": 0.668,
    "agreeable": 0.885,
    "fading": 1.0,
    "reach": 0.37,
    "for_cards": 0.885,
    "patent": 0.825,
    "met": 2.98,
    "near": 0.861,
    "hope": 0.267,
    "lead": [2.61, 2.11, 1.55, 6.67, 4.92],
    "pace": [7.01, 8.63, 10.2, 12.9],
    "rising": 0.136,
    "income": 4.93,
    "claim": 3.26,
    "steps": 0.0637,
    "unsure": 0.0,
}
