"""What questions of this game have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.games.mission_planete_rouge.state import PlaneteState
from cinqmars.kernel import Decision, Message, Question, say

NO: Final = 0  # in every optional kind: no, or no more


class Asked(Question[PlaneteState]):
    """A question that may be declined with NO, unless its class says otherwise."""

    passing: ClassVar[tuple[int, ...]] = (NO,)

    def label(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        return say(f"no-{self.name}") if arg == NO else self.pick(s, d, arg)

    def pick(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        """What is picked, if not NO."""
        return say(f"pick-{self.name}")
