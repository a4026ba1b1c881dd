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
        self.foreseen: bool = told["foreseen"]  # awards are judged by what will count in the end
        self.growing: list[float] = told["growing"]  # what counts for one, in a generation
        # MarsBot
        self.rise: list[float] = told["rise"]  # the same of what MarsBot counts
        self.fund: float = told["fund"]  # points for each award that it may still fund
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
    "foreseen": False,
    "growing": [0.0, 0.0, 0.0, 0.0, 0.0],
    "rise": [0.0, 0.0, 0.0, 0.0, 0.0],
    "fund": 0.0,
    "pace": [6.5, 8.0, 9.5, 12.0],
    "rising": 0.0,
    "income": 6.0,
    "claim": 3.0,
    "steps": 0.05,
    "unsure": 0.25,
}

TOGETHER: Final[dict[str, Any]] = {  # among players
    "point": 8.76,
    "unit": [1.0, 1.44, 1.6, 2.02, 1.08, 0.751],
    "drawn": 4.4,
    "acting": 0.561,
    "most_acting": 4.99,
    "tile": 2.37,
    "long": 8.79,
    "store": 2.0,
    "green": 1.54,
    "city": 1.95,
    "tag_rate": [0.689, 0.566, 0.41, 0.231, 0.123, 0.453, 0.321, 0.22, 0.262, 0.288, 0.0],
    "tag_worth": [0.329, 0.143, 0.358, 0.734, 1.83, 0.517, 0.3, 0.22, 0.422, 0.164, 2.81],
    "tile_rate": [0.751, 0.751, 0.633],
    "steady": 0.715,
    "growth": 0.0671,
    "banked": 1.0,
    "late": 0.375,
    "hurry": 0.112,
    "scarce": 0.107,
    "kept": 0.832,
    "made": 1.52,
    "stepping": -1.05,
    "eager": 0.229,
    "metal": 0.716,
    "metal_made": 1.3,
    "most_metal": 4.77,
    "spare_metal": 0.348,
    "building": 4.55,
    "flying": 2.56,
    "plant": 0.651,
    "plant_made": 1.37,
    "planted": 1.85,
    "ground": 1.66,
    "heat": 0.765,
    "heat_made": 0.776,
    "rivalry": 0.72,
    "energy": 0.266,
    "engine": 0.506,
    "agreeable": 0.618,
    "fading": 1.0,
    "reach": 0.435,
    "for_cards": 0.945,
    "patent": 0.968,
    "met": 2.56,
    "near": 0.779,
    "hope": 0.281,
    "lead": [2.44, 2.41, 1.71, 8.85, 3.9],
    "foreseen": True,
    "growing": [0.36, 1.08, -0.708, 1.31, 1.66],
    "rise": [1.17, 1.6, 1.1, 0.925, 1.08],
    "fund": 1.99,
    "pace": [6.51, 8.01, 9.47, 12.0],
    "rising": 0.404,
    "income": 4.24,
    "claim": 3.69,
    "steps": 0.0608,
    "unsure": 0.0,
}
ALONE: Final[dict[str, Any]] = {  # against MarsBot
    "point": 9.05,
    "unit": [1.0, 1.55, 1.68, 1.89, 0.963, 0.852],
    "drawn": 4.29,
    "acting": 0.579,
    "most_acting": 5.5,
    "tile": 2.08,
    "long": 8.26,
    "store": 2.05,
    "green": 1.48,
    "city": 1.99,
    "tag_rate": [0.752, 0.602, 0.409, 0.246, 0.128, 0.575, 0.318, 0.19, 0.259, 0.281, 0.0],
    "tag_worth": [0.357, 0.137, 0.35, 0.753, 2.06, 0.466, 0.288, 0.234, 0.45, 0.175, 2.68],
    "tile_rate": [0.811, 0.72, 0.639],
    "steady": 0.727,
    "growth": 0.0734,
    "banked": 1.0,
    "late": 0.423,
    "hurry": 0.115,
    "scarce": 0.124,
    "kept": 0.878,
    "made": 1.9,
    "stepping": -1.01,
    "eager": 0.228,
    "metal": 0.722,
    "metal_made": 1.37,
    "most_metal": 5.0,
    "spare_metal": 0.323,
    "building": 4.8,
    "flying": 2.6,
    "plant": 0.66,
    "plant_made": 1.32,
    "planted": 2.07,
    "ground": 1.21,
    "heat": 0.846,
    "heat_made": 0.882,
    "rivalry": 0.637,
    "energy": 0.244,
    "engine": 0.594,
    "agreeable": 0.598,
    "fading": 1.0,
    "reach": 0.445,
    "for_cards": 1.05,
    "patent": 0.886,
    "met": 2.86,
    "near": 0.95,
    "hope": 0.29,
    "lead": [2.59, 2.34, 1.39, 7.51, 4.29],
    "foreseen": True,
    "growing": [0.176, 1.07, -0.468, 1.37, 1.26],
    "rise": [1.17, 1.6, 1.1, 0.925, 1.08],
    "fund": 1.99,
    "pace": [6.51, 8.01, 9.47, 12.0],
    "rising": 0.404,
    "income": 4.24,
    "claim": 3.69,
    "steps": 0.0608,
    "unsure": 0.0,
}
