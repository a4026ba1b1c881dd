"""What is in the box besides cards and the board, as flat data: indices are the ids the rules use."""

from __future__ import annotations

from typing import Final

MIN_PLAYERS: Final = 1
MAX_PLAYERS: Final = 5
MARSBOT: Final = 5  # stands for the automaton wherever a player is meant
N_OWNERS: Final = 6

# -- Resources (rulebook, Plateau Joueur)

MEGACREDITS: Final = 0
STEEL: Final = 1
TITANIUM: Final = 2
PLANTS: Final = 3
ENERGY: Final = 4
HEAT: Final = 5
N_RESOURCES: Final = 6
MICROBES: Final = 6  # a means of payment beside the resources
RESOURCES: Final[list[str]] = ["megacredits", "steel", "titanium", "plants", "energy", "heat"]
FLOORS: Final[list[int]] = [-5, 0, 0, 0, 0, 0]  # the lowest production
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3

# -- Tags (rulebook, Icônes Badges). Events carry one more, the event itself, which is not listed on cards.

BUILDING: Final = 0
SPACE: Final = 1
POWER: Final = 2
SCIENCE: Final = 3
JOVIAN: Final = 4
EARTH: Final = 5
PLANT: Final = 6
MICROBE: Final = 7
ANIMAL: Final = 8
CITY_TAG: Final = 9
WILD: Final = 10
N_TAGS: Final = 11
TAGS: Final[list[str]] = [
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "city",
    "wild",
]

# -- Resources kept on cards

NO_CUBE: Final = 0
ANIMAL_CUBE: Final = 1
MICROBE_CUBE: Final = 2
SCIENCE_CUBE: Final = 3
FIGHTER_CUBE: Final = 4
CUBES: Final[list[str]] = ["", "animal", "microbe", "science", "fighter"]

# -- Global parameters, counted in steps

TEMPERATURE: Final = 0
OXYGEN: Final = 1
OCEANS: Final = 2
PARAMETERS: Final[list[str]] = ["temperature", "oxygen", "oceans"]
MAXIMUM: Final[list[int]] = [19, 14, 9]
COLDEST: Final = -30  # degrees
DEGREES: Final = 2  # per step
HEAT_BONUS: Final[list[int]] = [3, 5]  # -24 and -20 degrees: heat production
OCEAN_BONUS: Final = 15  # 0 degrees: an ocean
TEMPERATURE_BONUS: Final = 8  # % of oxygen: a step of temperature

# -- Tiles

NO_TILE: Final = -1
OCEAN: Final = 0
GREENERY: Final = 1
CITY: Final = 2
CAPITAL: Final = 3
TILES: Final[list[str]] = [
    "ocean",
    "greenery",
    "city",
    "capital",
    "commercial-district",
    "ecological-zone",
    "industrial-center",
    "lava-flows",
    "mining-area",
    "mining-rights",
    "mohole-area",
    "natural-preserve",
    "nuclear-zone",
    "restricted-area",
    "neural-instance",
]
N_TILES: Final = 15
NEURAL_INSTANCE: Final = 14  # of MarsBot
OCEAN_INCOME: Final = 2  # M€ per ocean beside a new tile

# -- Set-up and generations

START_RATING: Final = 20
HAND_DEALT: Final = 10
CORPORATIONS_DEALT: Final = 2
PRELUDES_DEALT: Final = 4
PRELUDES_KEPT: Final = 2
RESEARCHED: Final = 4
CARD_PRICE: Final = 3
ACTIONS: Final = 2  # per turn, at most
UNPLAYABLE_PRELUDE: Final = 15  # M€

# -- Conversions, standard projects, milestones, awards

PLANTS_PER_GREENERY: Final = 8
HEAT_PER_STEP: Final = 8

SELL_PATENTS: Final = 0
POWER_PLANT: Final = 1
ASTEROID: Final = 2
AQUIFER: Final = 3
GREENERY_PROJECT: Final = 4
CITY_PROJECT: Final = 5
N_STANDARD: Final = 6
STANDARD_PROJECTS: Final[list[str]] = [
    "sell-patents",
    "power-plant",
    "asteroid",
    "aquifer",
    "greenery",
    "city",
]
STANDARD_COST: Final[list[int]] = [0, 11, 14, 18, 23, 25]

TERRAFORMER: Final = 0
MAYOR: Final = 1
GARDENER: Final = 2
BUILDER: Final = 3
PLANNER: Final = 4
N_MILESTONES: Final = 5
MILESTONES: Final[list[str]] = ["terraformer", "mayor", "gardener", "builder", "planner"]
MILESTONE_NEEDS: Final[list[int]] = [35, 3, 3, 8, 16]
MILESTONE_COST: Final = 8
MILESTONES_CLAIMED: Final = 3
MILESTONE_POINTS: Final = 5

LANDLORD: Final = 0
BANKER: Final = 1
SCIENTIST: Final = 2
THERMALIST: Final = 3
MINER: Final = 4
N_AWARDS: Final = 5
AWARDS: Final[list[str]] = ["landlord", "banker", "scientist", "thermalist", "miner"]
AWARD_COSTS: Final[list[int]] = [8, 14, 20]
AWARDS_FUNDED: Final = 3
AWARD_FIRST: Final = 5
AWARD_SECOND: Final = 2
SECOND_PLACE_PLAYERS: Final = 3


def degrees(step: int) -> int:
    return COLDEST + DEGREES * step
