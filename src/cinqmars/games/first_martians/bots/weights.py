"""The numbers a planner goes by: how much each action is worth, about as much as steps towards an objective."""

from __future__ import annotations

from typing import Any, Final


class Weights:
    """One set of them, by name."""

    def __init__(self, told: dict[str, Any]) -> None:
        # objectives
        self.goal: float = told["goal"]  # a step towards one, in the first round
        self.hurry: float = told["hurry"]  # and how much more in the last
        self.optional: float = told["optional"]  # of it, where the objective need not be met
        self.checks: list[float] = told["checks"]  # of it, by the kind of objective
        self.learn: float = told["learn"]  # a step towards a discovery that is a skill
        # people
        self.wound: float = told["wound"]  # treating whoever is hurt, for each wound beyond two
        self.dying: float = told["dying"]  # and if the next wound may be the last
        self.hurt: float = told["hurt"]  # wounds from which somebody is treated
        self.ill: float = told["ill"]
        self.strained: float = told["strained"]  # leisure, where stress is about to hurt everybody
        self.strain: float = told["strain"]  # how near to it that is
        self.tired: float = told["tired"]  # leisure, where stress is high
        self.tiring: float = told["tiring"]  # how high that is
        self.downcast: float = told["downcast"]  # leisure, where morale is low
        self.desperate: float = told["desperate"]  # or lowest
        self.safe: float = told["safe"]  # wounds up to which an astronaut may roll
        self.sure: float = told["sure"]  # idle pawns from which one is spared to do without dice
        # the hub
        self.farm: float = told["farm"]  # parts of the farm
        self.swap: float = told["swap"]  # what a swap must spare the crew
        self.repair: float = told["repair"]  # any part
        self.excess: float = told["excess"]  # one of too many broken ones
        self.each: float = told["each"]  # and more for each of up to three too many
        self.late: float = told["late"]  # and more in each of the last rounds
        self.margin: float = told["margin"]  # where there are nearly too many
        self.near: float = told["near"]  # how many fewer that is
        self.wilts: float = told["wilts"]  # and more for a part without which plants wilt
        self.dearer: float = told["dearer"]  # or actions are dearer
        self.opened: float = told["opened"]  # a facility where actions are taken
        self.reopened: float = told["reopened"]  # another
        self.tested: float = told["tested"]  # and more where the last round tests it
        self.track: float = told["track"]  # maintenance, where a track is nearly at its end
        self.tracks: float = told["tracks"]  # and more for each step nearer
        self.nearly: float = told["nearly"]  # how many steps before its end that begins
        self.answer: list[float] = told["answer"]  # an event's action, by the pawns it takes
        self.output: float = told["output"]  # a mission's way to mend what a facility yields
        self.outputs: float = told["outputs"]  # and more for each step lost
        self.rover: float = told["rover"]  # a rover with a token
        self.stuck: float = told["stuck"]  # that cannot drive


BASELINE: Final[dict[str, Any]] = {  # of the yardstick: never changed
    "goal": 6.0,
    "hurry": 4.0,
    "optional": 0.3,
    "checks": [1.0] * 16,
    "learn": 4.0,
    "wound": 3.0,
    "dying": 4.0,
    "hurt": 3.0,
    "ill": 3.0,
    "strained": 11.0,
    "strain": 1.0,
    "tired": 4.0,
    "tiring": 10.0,
    "downcast": 5.0,
    "desperate": 7.5,
    "safe": 3.0,
    "sure": 2.0,
    "farm": 7.0,
    "swap": 3.0,
    "repair": 1.5,
    "excess": 2.5,
    "each": 1.0,
    "late": 3.0,
    "margin": 1.5,
    "near": 2.0,
    "wilts": 4.0,
    "dearer": 1.0,
    "opened": 5.0,
    "reopened": 3.5,
    "tested": 4.0,
    "track": 2.0,
    "tracks": 1.5,
    "nearly": 2.0,
    "answer": [4.0, 2.5, 1.5],
    "output": 5.0,
    "outputs": 3.0,
    "rover": 1.5,
    "stuck": 2.5,
}
PLANNER: Final[dict[str, Any]] = {
    "goal": 2.67,
    "hurry": 5.37,
    "optional": 0.32,
    "checks": [1.02, 1.14, 0.94, 1.39, 0.9, 0.9, 1.01, 1.02, 0.82, 0.97, 0.82, 0.77, 0.92, 1.05, 0.93, 1.11],
    "learn": 5.0,
    "wound": 2.91,
    "dying": 4.41,
    "hurt": 3.11,
    "ill": 3.14,
    "strained": 11.49,
    "strain": -1.08,
    "tired": 4.22,
    "tiring": 11.46,
    "downcast": 4.77,
    "desperate": 7.25,
    "safe": 3.42,
    "sure": 0.3,
    "farm": 8.13,
    "swap": 4.07,
    "repair": 1.69,
    "excess": 2.05,
    "each": 1.26,
    "late": 2.39,
    "margin": 1.64,
    "near": 1.42,
    "wilts": 3.78,
    "dearer": 1.07,
    "opened": 4.59,
    "reopened": 3.99,
    "tested": 3.26,
    "track": 1.14,
    "tracks": 1.47,
    "nearly": 2.71,
    "answer": [5.26, 4.25, 1.56],
    "output": 4.37,
    "outputs": 3.31,
    "rover": 1.46,
    "stuck": 1.99,
}


def with_more(of: float, *names: str) -> Weights:
    """The planner's, with so many times as much of some."""
    return Weights({**PLANNER, **{name: of * PLANNER[name] for name in names}})


FROZEN: Final = Weights(BASELINE)
USUAL: Final = Weights(PLANNER)
HURRIED: Final = with_more(1.7, "goal", "hurry")
WATCHFUL: Final = with_more(
    1.7, "wound", "dying", "tired", "downcast", "repair", "excess", "track", "tracks", "opened", "reopened"
)
