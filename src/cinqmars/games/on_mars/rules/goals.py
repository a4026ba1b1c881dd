"""Private goals: whether they are fulfilled, and their rewards."""

from __future__ import annotations

from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.components import (
    COLONY,
    CRYSTAL,
    MINERAL,
    ORBIT,
    R_COLONISTS,
    R_CONTRACT,
    R_CRYSTALS,
    R_MINERALS,
    R_RESOURCES,
    R_RETRIEVE,
    R_ROVER,
    R_SCIENTIST,
    R_SHIP,
    R_TRAVEL,
    R_UPGRADE,
    REWARD_OF,
)
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.rules.blueprints import upgrade
from cinqmars.games.on_mars.rules.construction import retrieve
from cinqmars.games.on_mars.rules.executive import gain_others
from cinqmars.games.on_mars.rules.goods import gain, recruit
from cinqmars.games.on_mars.rules.hiring import hire
from cinqmars.games.on_mars.rules.laboratory import develop
from cinqmars.games.on_mars.rules.ships import welcome
from cinqmars.games.on_mars.rules.tiles import move_rover
from cinqmars.games.on_mars.rules.travel import travel
from cinqmars.games.on_mars.state import Table


def show(s: Table, c: int, goal: int) -> None:  # rules: P1
    choice = s.ask(c, ask.REWARD, ask.Reward.options(s, c, goal), (goal,))
    s.goals[c].remove(goal)
    s.achieved[c] = goal
    s.emit("goal", s.who(c), goal)
    s.afresh()
    if choice:
        grant(s, c, REWARD_OF[goal])
    else:
        develop(s, c, must=True, free=True)


def grant(s: Table, c: int, reward: int) -> None:
    if reward == R_UPGRADE:
        upgrade(s, c, must=True, number=2, free=True)
    elif reward == R_RESOURCES:
        gain_others(s, c, 3)
    elif reward == R_MINERALS:
        gain(s, c, MINERAL, 3)
    elif reward == R_ROVER:
        move_rover(s, c, 5)
    elif reward == R_COLONISTS:
        recruit(s, c, 2)
    elif reward == R_CONTRACT:
        hire(s, c, must=True, free=True, scientists=False)
    elif reward == R_SHIP:
        welcome(s, c, must=True, boosts=False, free=True)
    elif reward == R_RETRIEVE:
        retrieve(s, c, 2, True)
    elif reward == R_TRAVEL:
        travel(s, c, COLONY if side_of(s, c) == ORBIT else ORBIT)
    elif reward == R_SCIENTIST:
        hire(s, c, must=True, free=True, contracts=False)
    elif reward == R_CRYSTALS:
        gain(s, c, CRYSTAL, 3)
