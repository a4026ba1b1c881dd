"""The question about the reward of a private goal."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.possible.goals import cannot_reward, rewards
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any
from cinqmars.games.on_mars.questions.asked import Gladly
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.kernel import Decision, Message, say


class Reward(Gladly):
    """The reward of a private goal: 0 developments, 1 the other one. About the goal."""  # rules: P1

    name = "reward"
    passing = ()
    size = 2
    aloud = False

    @staticmethod
    def options(s: OnMarsState, c: int, goal: int) -> list[int]:
        return rewards(s, c, goal)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-reward", goal=names.goal_name(d.ctx[0]))

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        if not arg:
            return say("goal-reward-develop")
        return say(f"goal-reward-{box.REWARD_OF[d.ctx[0]].name}")

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"goals:{d.seat}" if arg else f"laboratory:{d.seat}",)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [0, 1]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        if arg:
            return cannot_reward(s, d.seat, d.ctx[0])
        return cannot_develop_any(s, d.seat, True)
