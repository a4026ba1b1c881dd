"""A game's answers as one fixed list of actions: every argument of every kind of question, and last to wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cinqmars.kernel import WAIT, Decision, Game


class Actions:
    """Action number a is argument a - first[kind] of that kind. The numbers of a game change with its version only."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.first: list[int] = []
        size = 0
        for kind in game.kinds:
            self.first.append(size)
            size += kind.size
        self.wait = size  # in a race: "not now"
        self.size = size + 1

    def number(self, kind: int, arg: int) -> int:
        return self.wait if arg == WAIT else self.first[kind] + arg

    def numbers(self, d: Decision) -> list[int]:
        """The actions that answer this question."""
        first = self.first[d.kind]
        if d.opts[0] == WAIT:
            return [self.wait, *[first + arg for arg in d.opts[1:]]]
        return [first + arg for arg in d.opts]

    def answer(self, d: Decision, action: int) -> int | None:
        """What the action says to this question; None if it does not answer it."""
        arg = WAIT if action == self.wait else action - self.first[d.kind]
        return arg if arg in d.opts else None

    def name(self, action: int) -> str:
        """The kind of question and the argument: "board 3"; or "wait"."""
        if action == self.wait:
            return "wait"
        kind = max([k for k, first in enumerate(self.first) if first <= action and self.game.kinds[k].size])
        return f"{self.game.kinds[kind].name} {action - self.first[kind]}"

    def names(self) -> list[str]:
        found = [f"{kind.name} {arg}" for kind in self.game.kinds for arg in range(kind.size)]
        return [*found, "wait"]

    def mask(self, d: Decision, out: Any) -> None:
        """A 1 for every action that answers the question, into a row of zeros."""
        for action in self.numbers(d):
            out[action] = 1


def scales(game: Game[Any]) -> list[float]:
    """What each number of a row of features is divided by."""
    return [float(f.most) for f in game.features for _ in range(f.size)]


def camel(id: str) -> str:
    """`MissionPlaneteRouge` for `mission-planete-rouge`."""
    return "".join([part.capitalize() for part in id.split("-")])


def listed(values: Iterable[Any]) -> str:
    return ", ".join([str(value) for value in values])
