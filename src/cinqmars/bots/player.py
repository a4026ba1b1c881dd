"""Players: whoever answers for a seat, knowing only what the seat may know."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Protocol

from cinqmars.kernel import (
    WAIT,
    Asker,
    Bot,
    Choice,
    Decision,
    Game,
    Rng,
    RulesError,
    Session,
    State,
    View,
)


def mix(*key: int) -> int:
    """A number for exactly these numbers, unrelated to that of any others."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=7).digest(), "big")


class Enough(BaseException):
    """Raised by an asker that need not see the end. Not an Exception: no `except Exception` swallows it."""

    def __init__(self, s: Any) -> None:
        super().__init__()
        self.state: Any = s


class Eyes:
    """A table as one seat sees it: its view, its choices, and worlds it can imagine."""

    __slots__ = ("_session", "game", "seat")

    def __init__(self, session: Session[Any], seat: int, game: Game[Any] | None = None) -> None:
        self._session = session
        self.seat = seat
        self.game: Game[Any] = game or session.game  # that judges; the rules are the table's

    def judged_by(self, game: Game[Any]) -> Eyes:
        """The same table with another judgement."""
        return Eyes(self._session, self.seat, game)

    def view(self) -> View:
        return self._session.view(self.seat)

    def choices(self, decision: Decision) -> list[Choice]:
        return self._session.choices(decision)

    def ply(self) -> int:
        """How many answers the seat knows of."""
        return len(self._session.known(self.seat))

    def together(self) -> bool:
        """Whether everybody chooses at the same time, so that an answer changes nothing yet."""
        return self._session.region >= 0

    def alone(self) -> bool:
        """Whether nobody else plays."""
        return self._session.setup.seats == 1

    def answered(self) -> int:
        """How many of them are its own."""
        return len([a for a in self._session.log if a.seat == self.seat])

    def chance(self, seed: int) -> Rng:
        """Luck for the question at hand, from the bot's seed and what the seat knows: asked again, the same."""
        return Rng(mix(seed, self.seat, self.ply()))

    def imagine(self, io: Asker, rng: Rng) -> Any:
        """Play on from here to the end in a world where all this seat cannot know is dealt anew by `rng`."""
        return self._session.run(io, self.seat, rng)

    def judge(self, io: Asker, rng: Rng) -> list[float]:
        """What such a world is worth to each seat: its result, or the game's guess where `io` has seen Enough."""
        game = self.game
        try:
            return game.returns(self.imagine(io, rng))
        except Enough as e:
            return game.values(e.state)

    def own(self, io: Asker, rng: Rng) -> float:
        """The same for this seat alone."""
        game = self.game
        try:
            return game.returns(self.imagine(io, rng))[self.seat]
        except Enough as e:
            return game.value(e.state, self.seat)

    def weigh(self, io: Asker, rng: Rng) -> list[float]:
        """The same by the game's guess alone: a game may tell one defeat from another."""
        try:
            return self.game.values(self.imagine(io, rng))
        except Enough as e:
            return self.game.values(e.state)

    def glimpse(self, decision: Decision, rng: Rng) -> Any:
        """Such a world at the question itself."""
        try:
            self.imagine(Look(decision), rng)
        except Enough as e:
            return e.state
        raise RulesError(f"{decision} is not asked")


class Player(Protocol):
    """A bot. It may keep what it likes between calls, but learns the table only through the eyes it is given."""

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        """One of `decision.opts`; where the game does not wait for the seat (`not decision.must`), also WAIT."""
        ...


def open_to(decision: Decision) -> list[int]:
    """All that may be said to this question."""
    return decision.opts if decision.must else [WAIT, *decision.opts]


def in_words(eyes: Eyes, decision: Decision, seed: int) -> int | None:
    """What is said where nothing depends on it: the first thing that comes to mind."""
    if not eyes.game.kinds[decision.kind].only_words:
        return None
    s = eyes.glimpse(decision, eyes.chance(seed))
    weights = eyes.game.priors(s, decision.seat, decision.kind, decision.opts)
    return decision.opts[weights.index(max(weights))]


def check_same(decision: Decision, seat: int, kind: int, opts: list[int]) -> None:
    """An imagined world begins with the seat's real question; in a race even the lead is offered to WAIT."""
    real = opts[1:] if opts[0] == WAIT else opts
    if seat != decision.seat or kind != decision.kind or real != decision.opts:
        raise RulesError(f"re-dealing changed {decision} to seat {seat}, kind {kind}, {real}")


class Look(Bot):
    """Has seen enough before the first answer."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision: Decision = decision

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        check_same(self.decision, seat, kind, opts)
        raise Enough(s)
