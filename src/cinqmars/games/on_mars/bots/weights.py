"""The numbers a judgement goes by, most of them in points."""

from __future__ import annotations

from typing import Any, Final


class Weights:
    """One set of them, by name."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.take(told)

    def take(self, told: dict[str, Any]) -> None:
        """Other numbers, instead of those it was made of."""
        # a company
        self.stored: float = told["stored"]  # of what resources are worth
        self.crystals: float = told["crystals"]  # of what crystals are
        self.at_home: float = told["at_home"]  # of what colonists at home are
        self.bot: float = told["bot"]
        self.shelter: float = told["shelter"]
        self.producer: float = told["producer"]
        self.technology: float = told["technology"]  # a level
        self.progress: float = told["progress"]  # of the scorings to come
        self.plans: float = told["plans"]  # of what blueprints will bring
        self.contracts: float = told["contracts"]  # of what contracts will
        self.goal: float = told["goal"]
        self.fulfilled: float = told["fulfilled"]
        self.site: float = told["site"]
        self.second_site: float = told["second_site"]
        self.tile: float = told["tile"]
        self.agenda: float = told["agenda"]
        self.idle: float = told["idle"]  # a turn without a colonist to act with
        self.long_game: float = told["long_game"]  # rounds after which little is still to come
        # alone
        self.objectives: dict[str, float] = told["objectives"]  # points that each is worth
        self.rival: float = told["rival"]  # of a point of Lacerda's
        self.in_hand: float = told["in_hand"]  # how near a contract just taken is
        self.on_the_way: float = told["on_the_way"]  # and how much nearer by what it wants
        self.goal_held: float = told["goal_held"]  # how near a private goal is
        self.goal_share: float = told["goal_share"]  # and how much nearer by what is done
        self.margin: float = told["margin"]  # points that make a difference of e in the lead that is wanted


FROZEN: Final[dict[str, Any]] = {  # never changed
    "stored": 1.0,
    "crystals": 1.0,
    "at_home": 1.0,
    "bot": 1.0,
    "shelter": 1.5,
    "producer": 0.5,
    "technology": 0.25,
    "progress": 0.75,
    "plans": 1.0,
    "contracts": 1.0,
    "goal": 0.5,
    "fulfilled": 2.5,
    "site": 0.3,
    "second_site": 0.1,
    "tile": 0.6,
    "agenda": 0.2,
    "idle": 1.2,
    "long_game": 32.0,
    "objectives": {
        "level-3": 14.0,
        "level-4": 14.0,
        "contract": 14.0,
        "contracts": 14.0,
        "goal": 14.0,
        "technology-6": 14.0,
        "research": 14.0,
        "shelters": 14.0,
        "mines": 14.0,
        "advanced": 14.0,
        "greenhouse-contract": 14.0,
        "plant-contract": 14.0,
        "biochemist": 14.0,
        "advanced-greenhouses": 14.0,
        "greenhouse-complex": 14.0,
        "plants": 14.0,
        "greenhouse-technology": 14.0,
        "orbit": 14.0,
        "margin": 14.0,
    },
    "rival": 1.0,
    "in_hand": 0.25,
    "on_the_way": 0.6,
    "goal_held": 0.1,
    "goal_share": 0.6,
    "margin": 12.0,
}
AMONG_COMPANIES: Final[dict[str, Any]] = {**FROZEN}
AGAINST_LACERDA: Final[dict[str, Any]] = {
    "stored": 0.863,
    "crystals": 1.02,
    "at_home": 1.12,
    "bot": 0.911,
    "shelter": 1.64,
    "producer": 0.598,
    "technology": 0.256,
    "progress": 0.682,
    "plans": 1.73,
    "contracts": 1.03,
    "goal": 0.927,
    "fulfilled": 2.68,
    "site": 0.321,
    "second_site": 0.101,
    "tile": 0.614,
    "agenda": 0.198,
    "idle": 1.11,
    "long_game": 30.2,
    "objectives": {
        "level-3": 11.2,
        "level-4": 13.7,
        "contract": 13.6,
        "contracts": 15.5,
        "goal": 25.5,
        "technology-6": 15.8,
        "research": 15.2,
        "shelters": 29.5,
        "mines": 18.9,
        "advanced": 17.8,
        "greenhouse-contract": 13.9,
        "plant-contract": 12.4,
        "biochemist": 15.8,
        "advanced-greenhouses": 11.6,
        "greenhouse-complex": 12.0,
        "plants": 15.2,
        "greenhouse-technology": 15.2,
        "orbit": 15.8,
        "margin": 11.4,
    },
    "rival": 1.19,
    "in_hand": 0.266,
    "on_the_way": 0.588,
    "goal_held": 0.121,
    "goal_share": 0.66,
    "margin": 13.6,
}

BASELINE: Final = Weights(FROZEN)  # of the yardstick
TOGETHER: Final = Weights(AMONG_COMPANIES)
ALONE: Final = Weights(AGAINST_LACERDA)
