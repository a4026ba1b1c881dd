"""How near the objectives of the solo game and private goals are, from 0 to 1."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.bots.weights import BASELINE, Weights
from cinqmars.games.on_mars.hexes import built_by, held_by, kind_of, mines_of, size_at
from cinqmars.games.on_mars.lacerda.objectives import BIOCHEMIST, MARGIN, lead
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.goals import tally
from cinqmars.games.on_mars.possible.stock import storage
from cinqmars.games.on_mars.state import PLAYER, OnMarsState
from cinqmars.games.on_mars.technology import level_of

STOCKED: Final = 0.6  # of a good that could be put on it
WISH: Final = 4.0  # liking of what an objective wants


def contract_chance(s: OnMarsState, c: int, x: int) -> float:
    """How near an open contract is: by what lies on it and in stock; for upgrades, by the complex and a blueprint."""
    if x >= box.N_UPGRADE_CONTRACTS:
        needs = box.CONTRACT_NEEDS[x]
        on_it = 0.0
        for good in range(box.N_GOODS):
            there = s.delivered[x * box.N_GOODS + good]
            stock = (
                s.crystals[c] + s.pending[c]
                if good == box.N_RESOURCES
                else s.goods[c * box.N_RESOURCES + good]
            )
            on_it += there + STOCKED * min(stock, needs[good] - there)
        return 0.15 + 0.8 * on_it / sum(needs)
    plans = [b for b in held_by(s, c) if box.UPGRADES_A[b] == x]
    largest = min(box.CONTRACT_SIZE, largest_of(s, kind_of(c, x)))
    return (
        0.05
        + 0.15 * largest
        + (0.3 if [b for b in plans if s.built[b] != box.NONE] else 0.15 if plans else 0.0)
    )


def largest_of(s: OnMarsState, kind: int) -> int:
    """The size of the largest complex of a kind."""
    return max([0, *[size_at(s, h) for h in range(box.N_HEXES) if s.building[h] == kind]])


def goal_share(s: OnMarsState, c: int, goal: int) -> float:
    """How much of a private goal is done."""
    have, need = tally(s, c, goal)
    return min(1.0, have / need)


def nearness(s: OnMarsState, objective: str, w: Weights = BASELINE) -> float:
    """How near the player is to one objective."""
    c = PLAYER
    if objective == "level-3":
        return min(1.0, rows_done(s) / 2)
    if objective == "level-4":
        return min(1.0, rows_done(s) / 3)
    if objective == "contract":
        return max([contract_share(s, x, w) for x in range(box.N_CONTRACTS)])
    if objective == "contracts":
        upgrades = max([contract_share(s, x, w) for x in range(box.N_UPGRADE_CONTRACTS)])
        return (
            upgrades + max([contract_share(s, x, w) for x in range(box.N_UPGRADE_CONTRACTS, box.N_CONTRACTS)])
        ) / 2
    if objective == "goal":
        if s.achieved[c] != box.NONE:
            return 1.0
        return max([0.0, *[w.goal_held + w.goal_share * goal_share(s, c, goal) for goal in s.goals[c]]])
    if objective == "technology-6":
        return max([level_of(s, c, tech) for tech in range(box.N_TECHS)]) / 6
    if objective == "research":
        return min(1.0, s.research[c].bit_count() / 2)
    if objective == "shelters":
        return min(1.0, s.shelters[c] / 4)
    if objective == "mines":
        return min(1.0, mines_of(s, c) / 3)
    if objective == "advanced":
        built = len(built_by(s, c))
        return min(1.0, built / 5 + 0.05 * (len(held_by(s, c)) - built))
    if objective == "margin":
        return 1 / (1 + exp((MARGIN[s.solo] - lead(s)) / w.margin))
    return nearness_on_mars(s, objective, w)


def rows_done(s: OnMarsState) -> float:
    """Levels gained, and of the next one a quarter for each marker that is high enough."""
    return s.level - 1 + sum([1 for row in s.lss if row > s.level]) / box.N_LSS


def contract_share(s: OnMarsState, x: int, w: Weights) -> float:
    if s.contract[x] != PLAYER:
        return 0.0
    return 1.0 if s.completed[x] else w.in_hand + w.on_the_way * contract_chance(s, PLAYER, x)


def nearness_on_mars(s: OnMarsState, objective: str, w: Weights) -> float:
    """The same for those of the last level."""
    c = PLAYER
    if objective == "greenhouse-contract":
        return contract_share(s, box.GREENHOUSE_CONTRACT, w)
    if objective == "plant-contract":
        return contract_share(s, box.PLANT_CONTRACT, w)
    if objective == "biochemist":
        return 1.0 if s.scientist[BIOCHEMIST] == c else 0.0
    if objective == "advanced-greenhouses":
        plans = [b for b in held_by(s, c) if box.UPGRADES_A[b] == box.GREENHOUSE]
        built = [b for b in plans if s.built[b] != box.NONE]
        return min(1.0, len(built) / 3 + 0.15 * (len(plans) - len(built)))
    if objective == "greenhouse-complex":
        return min(1.0, largest_of(s, box.GREENHOUSE) / 5)
    if objective == "plants":
        room = min(5, storage(s, c))
        return 0.5 * room / 5 + 0.5 * min(1.0, s.goods[c * box.N_RESOURCES + box.PLANT] / 5)
    if objective == "greenhouse-technology":
        return level_of(s, c, box.GREENHOUSE) / 6
    return 1.0 if side_of(s, c) == box.ORBIT or not s.ending else 0.0  # before the end one may be anywhere


# What the objectives add to the liking of an answer


def card_wish(s: OnMarsState, card: int) -> float:
    """A scientist or a contract."""
    if card < box.N_SCIENTISTS:
        return WISH if s.solo == 4 and card == BIOCHEMIST else 0.0
    return contract_wish(s, card - box.N_SCIENTISTS)


def contract_wish(s: OnMarsState, x: int) -> float:
    """Contracts of a sort that is wanted and not yet in hand, the likelier the better."""
    mine = [y for y in range(box.N_CONTRACTS) if s.contract[y] == PLAYER]
    if s.solo == 4:
        wanted = x in (box.GREENHOUSE_CONTRACT, box.PLANT_CONTRACT)
    elif s.solo == 1:
        wanted = not mine
    else:
        wanted = x // box.N_UPGRADE_CONTRACTS not in [y // box.N_UPGRADE_CONTRACTS for y in mine]
    return (WISH if wanted else 0.0) + 4 * contract_chance(s, PLAYER, x)


def building_wish(s: OnMarsState, building: int) -> float:
    if s.solo == 3 and building == box.MINE and mines_of(s, PLAYER) < 3:
        return WISH / 2
    return greenhouse_wish(s, building)


def greenhouse_wish(s: OnMarsState, building: int) -> float:
    """A building, or a blueprint or technology for it."""
    return WISH if s.solo == 4 and building == box.GREENHOUSE else 0.0
