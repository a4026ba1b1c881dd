"""How the search plays for the fourth solo level: where it leans, what a line is worth, and which lines are alike."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.bots.judgement import judged
from cinqmars.games.on_mars.bots.nearness import largest_of, nearness
from cinqmars.games.on_mars.components import (
    CONTRACT_NEEDS,
    CONTRACT_SIZE,
    CONTROL,
    DISTANCE,
    GREENHOUSE,
    GREENHOUSE_CONTRACT,
    HIRE,
    MINERAL,
    N_BLUEPRINTS,
    N_COLOURS,
    N_GOODS,
    NONE,
    ORBIT,
    PLANT,
    PLANT_CONTRACT,
    POD,
    RESEARCH,
    RESEARCH_HEXES,
    TOWARDS,
    UPGRADES_A,
)
from cinqmars.games.on_mars.hexes import rover_at
from cinqmars.games.on_mars.lacerda.objectives import BIOCHEMIST
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.movement import ROVER_STEP, SPEED
from cinqmars.games.on_mars.possible.stock import storage
from cinqmars.games.on_mars.questions import MOVE, PAY, SPEND, TURN
from cinqmars.games.on_mars.questions.turn import ACHIEVE, ACT, EXECUTE, PLACE, USE_FREE, USE_PAID
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import DECK, DISPLAY, NO, PLAYER, RIVAL, OnMarsState
from cinqmars.games.on_mars.technology import level_of
from games.on_mars.guide import Guide

PLANS: Final = [b for b in range(N_BLUEPRINTS) if UPGRADES_A[b] == GREENHOUSE]
TILES: Final = 2  # of research
PLANTS: Final = 5
SIZE: Final = 5  # of the complex
ZEAL: Final = 40.0  # points that an objective is worth
ENVY: Final = 0.7  # of a point of Lacerda's
WEIGHT: Final = {  # of the objectives; the margin is in the points
    "level-3": 0.5,  # Lacerda helps
    "greenhouse-contract": 1.0,
    "plant-contract": 1.0,
    "biochemist": 0.7,
    "advanced-greenhouses": 1.3,
    "greenhouse-complex": 1.0,
    "plants": 1.2,
    "research": 1.0,
    "greenhouse-technology": 1.0,
}


class Gardener(Guide):
    """Likes to hire and to let scientists work, spares minerals and late plants; a seeker drives to a research tile."""

    def __init__(self, seed: int, wild: int, seeker: bool) -> None:
        super().__init__(seed, wild)
        self.seeker = seeker
        self.aim = NONE

    def weights(
        self, s: OnMarsState, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]
    ) -> list[float]:
        if kind == TURN:
            return [
                self.urge(arg, prior)
                for arg, prior in zip(opts, game.priors(s, seat, kind, opts), strict=True)
            ]
        if kind == SPEND:
            return [1.0 if arg == NO else 0.25 for arg in opts]
        if kind == PAY:
            return [
                0.15 if arg == MINERAL else 0.3 if arg == PLANT and s.remaining < 2 else 1.0 for arg in opts
            ]
        if kind == MOVE and self.aimed(s):
            return [self.stride(s, arg) for arg in opts]
        return super().weights(s, seat, kind, opts, ctx)

    def urge(self, arg: int, prior: float) -> float:
        """How much a choice of the turn is wanted."""
        if arg == ACT + CONTROL and self.seeker:
            return 4.0
        if arg in (ACT + HIRE, ACT + POD):
            return 3.0 if arg == ACT + HIRE else 0.3
        if arg < EXECUTE:
            return prior
        if arg < USE_PAID:
            return 0.5
        if arg < ACHIEVE:
            return 2.0 if arg >= USE_FREE else 0.6
        return 1.0 if arg >= PLACE else prior

    def aimed(self, s: OnMarsState) -> bool:
        """Has the rover a research tile to go to? The nearer the likelier."""
        hexes = research_hexes(s)
        if self.aim == NONE and self.seeker and hexes and s.research[PLAYER].bit_count() < TILES:
            self.aim = hexes[self.drawn([1 / (1 + DISTANCE[rover_at(s, PLAYER)][h]) ** 2 for h in hexes])]
        return self.aim != NONE

    def stride(self, s: OnMarsState, arg: int) -> float:
        """How much a step is wanted: straight to the aim, and no farther."""
        start = rover_at(s, PLAYER)
        away = DISTANCE[start][self.aim]
        if not away:
            return 1.0 if arg == NO else 0.1
        if arg == NO:
            return 0.15
        if arg >= SPEED:
            return 2.0 if away > 2 else 0.2
        nearer = arg >= ROVER_STEP and DISTANCE[TOWARDS[start][arg - ROVER_STEP]][self.aim] < away
        return 3.0 if nearer else 0.02


def gardener(seed: int, k: int) -> Gardener:
    """More or less wild by turns, and every third one a seeker."""
    return Gardener(seed, (5, 15, 30, 45, 70)[k % 5], k % 3 == 0)


def research_hexes(s: OnMarsState) -> list[int]:
    """Where tiles of colours lie that the player has not."""
    wanted = [colour for colour in range(N_COLOURS) if not s.research[PLAYER] >> colour & 1]
    return [h for colour in wanted for h in RESEARCH_HEXES[colour] if s.tile[h] == RESEARCH + colour]


def plans(s: OnMarsState) -> list[int]:
    return [b for b in PLANS if s.holder[b] == PLAYER]


def advanced(s: OnMarsState) -> list[int]:
    return [b for b in plans(s) if s.built[b] != NONE]


# What a line is worth


def promise(s: OnMarsState) -> float:
    """Objectives near and not out of reach, then points ahead of Lacerda."""
    near = 0.0
    for objective, weight in WEIGHT.items():
        near += weight * (share(s, objective) - out_of_reach(s, objective))
    if side_of(s, PLAYER) == ORBIT:
        near += 2.0 if s.ending else 0.3 if not s.remaining else 0.0
    return ZEAL * near + judged(s, PLAYER) - ENVY * sum(scores_of(s, RIVAL))


def share(s: OnMarsState, objective: str) -> float:
    """How near an objective is, in finer steps than a bot's."""
    size = min(CONTRACT_SIZE, largest_of(s, GREENHOUSE))
    built, held = len(advanced(s)), len(plans(s))
    if objective == "greenhouse-contract":
        if s.contract[GREENHOUSE_CONTRACT] != PLAYER:
            return offer(s, GREENHOUSE_CONTRACT) + 0.05 * size
        plan = 0.2 if built else 0.1 if held else 0.0
        return 1.0 if s.completed[GREENHOUSE_CONTRACT] else 0.3 + 0.1 * size + plan
    if objective == "plant-contract":
        if s.contract[PLANT_CONTRACT] != PLAYER:
            return offer(s, PLANT_CONTRACT)
        there, stock = delivery(s)
        return 1.0 if s.completed[PLANT_CONTRACT] else 0.3 + 0.13 * there + 0.04 * stock
    if objective == "advanced-greenhouses":
        return 1.0 if built >= 3 else 0.3 * built + 0.15 * (min(3, held) - built)
    if objective == "plants":
        return plants(s)
    if objective == "research":
        taken = s.research[PLAYER].bit_count()
        away = [DISTANCE[rover_at(s, PLAYER)][h] for h in research_hexes(s)]
        return 1.0 if taken >= TILES else 0.5 * taken + 0.35 * max(0.0, 1 - min(away, default=20) / 7)
    return nearness(s, objective)


def offer(s: OnMarsState, contract: int) -> float:
    """A contract that can still be had."""
    return {DISPLAY: 0.15, DECK: 0.1}.get(s.contract[contract], 0.0)


def delivery(s: OnMarsState) -> tuple[int, int]:
    """Goods on the contract of plants, and in stock for it."""
    there, stock = 0, 0
    for good in (MINERAL, PLANT):
        put = s.delivered[PLANT_CONTRACT * N_GOODS + good]
        there += put
        stock += min(CONTRACT_NEEDS[PLANT_CONTRACT][good] - put, s.goods[good])
    return there, stock


def plants(s: OnMarsState) -> float:
    """Room for them first; the stock counts more when the end is near."""
    room = min(PLANTS, storage(s, PLAYER))
    stock = min(PLANTS, s.goods[PLANT])
    if room == stock == PLANTS and not s.remaining:
        return 1.0
    late = 1.0 if s.ending else 0.8 if not s.remaining else 0.45 if s.remaining == 1 else 0.2
    return 0.6 * (room - 2) / 3 + 0.4 * late * stock / PLANTS


def out_of_reach(s: OnMarsState, objective: str) -> bool:
    """Can an objective no longer be met?"""
    if objective == "greenhouse-contract":
        return s.contract[GREENHOUSE_CONTRACT] == RIVAL
    if objective == "plant-contract":
        return s.contract[PLANT_CONTRACT] == RIVAL
    if objective == "biochemist":
        return s.scientist[BIOCHEMIST] == RIVAL
    if objective == "advanced-greenhouses":
        return len([b for b in PLANS if s.holder[b] in (PLAYER, DISPLAY, DECK)]) < 3
    if objective == "greenhouse-complex":
        return largest_of(s, GREENHOUSE) + s.left[GREENHOUSE] < SIZE
    if objective == "research":
        return s.research[PLAYER].bit_count() + len({s.tile[h] for h in research_hexes(s)}) < TILES
    if objective == "greenhouse-technology":
        return not level_of(s, PLAYER, GREENHOUSE) and GREENHOUSE not in s.grid
    return False


def likeness(s: OnMarsState) -> tuple[int, ...]:
    """Lines of which this is the same are alike."""
    return (
        side_of(s, PLAYER),
        s.research[PLAYER].bit_count(),
        s.scientist[BIOCHEMIST] == PLAYER,
        s.contract[GREENHOUSE_CONTRACT] == PLAYER,
        s.contract[PLANT_CONTRACT] == PLAYER,
        min(4, s.shelters[PLAYER]),
        len(plans(s)),
        len(advanced(s)),
        level_of(s, PLAYER, GREENHOUSE) // 2,
    )
