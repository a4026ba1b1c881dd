"""Private goals: whether they are fulfilled, and their rewards."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
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
        grant(s, c, box.REWARD_OF[goal])
    else:
        develop(s, c, must=True, free=True)


def grant(s: Table, c: int, reward: int) -> None:
    if reward == box.R_UPGRADE:
        upgrade(s, c, must=True, number=2, free=True)
    elif reward == box.R_RESOURCES:
        gain_others(s, c, 3)
    elif reward == box.R_MINERALS:
        gain(s, c, box.MINERAL, 3)
    elif reward == box.R_ROVER:
        move_rover(s, c, 5)
    elif reward == box.R_COLONISTS:
        recruit(s, c, 2)
    elif reward == box.R_CONTRACT:
        hire(s, c, must=True, free=True, scientists=False)
    elif reward == box.R_SHIP:
        welcome(s, c, must=True, boosts=False, free=True)
    elif reward == box.R_RETRIEVE:
        retrieve(s, c, 2, True)
    elif reward == box.R_TRAVEL:
        travel(s, c, box.COLONY if side_of(s, c) == box.ORBIT else box.ORBIT)
    elif reward == box.R_SCIENTIST:
        hire(s, c, must=True, free=True, contracts=False)
    elif reward == box.R_CRYSTALS:
        gain(s, c, box.CRYSTAL, 3)
