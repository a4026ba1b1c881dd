"""Toy states, and the least a game must publish."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from cinqmars.kernel import (
    Asker,
    Decision,
    Event,
    Fact,
    Game,
    Message,
    Panel,
    Paragraph,
    PlayerView,
    Question,
    Rng,
    Score,
    Session,
    Setup,
    State,
    View,
    bare,
    say,
)
from cinqmars.kernel.session import Mark

T = TypeVar("T", bound="Toy")


def copied(x: Any) -> Any:
    """A deep copy of plain JSON data."""
    if isinstance(x, list):
        return [copied(v) for v in x]
    if isinstance(x, dict):
        return {k: copied(v) for k, v in x.items()}
    return x


class Toy(State):
    """Plain data in the attributes that `fields` names."""

    def __init__(self, n: int, seed: int = 0, rules: int = 1) -> None:
        self.n = n
        self.rng = Rng(seed)
        self.rules = rules
        self.io = Asker()

    def copy(self: T) -> T:
        twin = type(self)(self.n, 0, self.rules)
        twin.rng = self.rng.copy()
        for name in self.fields:
            setattr(twin, name, copied(getattr(self, name)))
        return twin


class ToyGame(Game[T]):
    """Publishes as facts what `sees` gives; a toy adds its rules."""

    seats: ClassVar[Sequence[int]] = (1, 2, 3, 4)

    @abstractmethod
    def blank(self) -> T:
        """A state to load into."""

    @abstractmethod
    def sees(self, s: T, seat: int) -> dict[str, Any]:
        """What a seat may see, as JSON data; -1 is a spectator."""

    @abstractmethod
    def points(self, s: T) -> list[int]: ...

    def load(self, plain: dict[str, Any]) -> T:
        s = self.blank()
        s.restore(copied(plain))
        return s

    def returns(self, s: T) -> list[float]:
        points = self.points(s)
        best = max(points)
        return [float(p == best) / points.count(best) for p in points]

    def scores(self, s: T) -> list[Score]:
        return [Score(say("total"), tuple(self.points(s)))]

    def progress(self, s: T) -> float:
        return float(self.over(s))

    def observe(self, s: T, seat: int) -> View:
        facts = [Fact(say(name), say("value", v=repr(value))) for name, value in self.sees(s, seat).items()]
        players = tuple([PlayerView(p) for p in range(s.n)])
        return View(seat, say("toy"), players, (Panel("box", say("box"), facts=tuple(facts)),))

    def resample(self, s: T, seat: int, rng: Rng) -> None:
        """Nothing is hidden, unless a toy says so."""

    def question(self, s: T, d: Decision) -> Message:
        return say(self.kinds[d.kind].name.replace(" ", "-"))

    def label(self, s: T, d: Decision, arg: int) -> Message:
        return say(self.kinds[d.kind].name.replace(" ", "-"), n=arg)

    def story(self, e: Event) -> Message | None:
        return say(e.what)

    def summary(self) -> list[Paragraph]:
        return [Paragraph(say("rules-1-title"), say("rules-1"), [])]

    def about(self) -> list[Message]:
        return [say("about-1")]

    def values(self, s: T) -> list[float]:
        return [1 / s.n] * s.n


def redealt(zones: Sequence[list[int]], rng: Rng) -> None:
    """Deal the cards of these zones again, in place. Sorted first: their true order leaves no trace."""
    pool = sorted([card for zone in zones for card in zone])
    rng.shuffle(pool)
    for zone in zones:
        zone[:] = [pool.pop() for _ in zone]


class Box(Toy):
    """A toy state: whatever is in d."""

    fields: ClassVar[tuple[str, ...]] = ("d",)

    def __init__(self, n: int, seed: int, d: dict[str, Any], rules: int = 1) -> None:
        super().__init__(n, seed, rules)
        self.d = d

    def copy(self) -> Box:
        twin = Box(self.n, 0, copied(self.d), self.rules)
        twin.rng = self.rng.copy()
        return twin


class BoxGame(ToyGame[Box]):
    """Shows all of the box but the deck."""

    id: ClassVar[str] = "box"

    def new(self, setup: Setup) -> Box:
        return Box(setup.seats, setup.seed, {}, setup.rules)

    def blank(self) -> Box:
        return Box(0, 0, {})

    def over(self, s: Box) -> bool:
        return bool(s.d.get("over"))

    def points(self, s: Box) -> list[int]:
        points: list[int] = s.d.get("score", [0] * s.n)
        return points

    def returns(self, s: Box) -> list[float]:
        return [float(p) for p in self.points(s)]

    def sees(self, s: Box, seat: int) -> dict[str, Any]:
        return {k: v for k, v in s.d.items() if k != "deck"}

    def resample(self, s: Box, seat: int, rng: Rng) -> None:
        if "deck" in s.d:
            redealt([s.d["deck"]], rng)


class OneOff(BoxGame):
    """One stretch, given as a function."""

    id: ClassVar[str] = "one-off"
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("a", 100), bare("b", 100), bare("c", 100))

    def __init__(self, rules: Callable[[Box], Any]) -> None:
        self.rules = rules

    def stretch(self, s: Box) -> None:
        self.rules(s)
        s.d["over"] = 1


def start(game: Game[Any], s: State, options: dict[str, Any] | None = None) -> Session[Any]:
    """A session that begins at a state made by hand."""
    return Session(game, Setup(s.n, 0, options or {}, s.rules), [Mark(0, s)], [])


def one(rules: Callable[[Box], Any], n: int = 2, seed: int = 1, **d: Any) -> Session[Any]:
    """A table of two whose rules are one function on what is in the box."""
    return start(OneOff(rules), Box(n, seed, d))
