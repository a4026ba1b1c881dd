"""Private goals: whether they are fulfilled, and their rewards."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.rules.effects import carry_out
from cinqmars.games.on_mars.rules.laboratory import develop
from cinqmars.games.on_mars.state import OnMarsState


def show(s: OnMarsState, c: int, goal: int) -> None:  # rules: P1
    choice = s.ask(c, ask.REWARD, ask.Reward.options(s, c, goal), (goal,))
    s.goals[c].remove(goal)
    s.achieved[c] = goal
    s.emit("goal", s.who(c), goal)
    s.afresh()
    if choice:
        carry_out(s, c, box.REWARD_OF[goal].effect)
    else:
        develop(s, c, must=True, free=True)
