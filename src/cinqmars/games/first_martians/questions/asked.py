"""What the questions have in common: the crew has no secrets from each other, and the planner has an answer to each."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.first_martians.data.components import PROFESSIONS
from cinqmars.games.first_martians.names import astronaut, chain
from cinqmars.games.first_martians.rules.causes import BY_WORK, KIND
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import WAIT, Decision, Message, Question, say

NO: Final = 0
ADVISED: Final = 30.0  # what the planner would do looks best by far, against 1 for any other option


class Asked(Question[MartiansState]):
    """A question before the whole crew."""

    aloud = True

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say(f"answer-{self.name}-{arg}")

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        """What the planner would answer for the crew; without `ctx` it guesses what the question is about."""
        return opts[0]

    def advised(self, s: MartiansState, d: Decision, style: str) -> int:
        """What the planner would answer in a style: beside others, "crew", or "cautious"."""
        return self.advise(s, d.opts, d.ctx) if d.must else WAIT

    def priors(self, s: MartiansState, seat: int, opts: list[int]) -> list[float]:
        best = WAIT if opts[0] == WAIT else self.advise(s, opts, ())
        return [ADVISED if arg == best else self.prior(arg) for arg in opts]

    def prior(self, arg: int) -> float:
        """How promising an option looks that the planner would not take."""
        return 1.0


class OfEffect(Asked):
    """A question that events, adventures, cards and skills put too: it tells on what occasion."""

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        asked = self.words(s, d)
        if not s.because or s.because[-1] // KIND == BY_WORK:
            return asked
        return say("ask-because", ask=asked, why=chain(tuple(s.because)))

    def words(self, s: MartiansState, d: Decision) -> Message:
        return say(f"ask-{self.name}")


class OfPurpose(OfEffect):
    """About what for, first of all."""

    def words(self, s: MartiansState, d: Decision) -> Message:
        return say(f"ask-{self.name}-{d.ctx[0]}")


def person(s: MartiansState, a: int) -> Message:
    return say("person", who=astronaut(a), job=job(s, a))


def job(s: MartiansState, a: int) -> Message:
    return say(f"profession-{PROFESSIONS[s.profession[a]]}")
