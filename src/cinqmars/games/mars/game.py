"""Mars, as it is published to tables and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from cinqmars.kernel import (
    Entry,
    Feature,
    Game,
    Geometry,
    Learning,
    Option,
    Question,
    Rng,
    Score,
    Setup,
    View,
    restored,
    say,
)

from . import components as c
from . import features, hidden, view
from .bots import judgement
from .cards.events import N_EVENTS
from .catalogue import catalogue
from .geometry import geometry
from .log import ENTRIES
from .questions import KINDS
from .rules import turn
from .rules.scoring import SOURCES, points_by_source, winner_seats
from .setup import new_state
from .state import EVENT, OVER, MarsState

LEARNING: Final = Learning(Path(__file__).with_name("bots") / "learnt.json", features.LAYOUT.size)


class Mars(Game[MarsState]):
    """François Delbosc's Mars of 2008, two to four colonies."""

    id: ClassVar[str] = "mars"
    version: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = (2, 3, 4)
    options: ClassVar[Sequence[Option]] = (
        Option("length", tuple(c.LENGTHS), "medium"),
        Option("setup", ("standard", "revised"), "standard"),
    )
    kinds: ClassVar[Sequence[Question[Any]]] = KINDS
    entries: ClassVar[Mapping[str, type[Entry]]] = ENTRIES
    pieces: ClassVar[Sequence[str]] = ("colonist",)
    bound: ClassVar[int] = 30_000
    patience: ClassVar[float] = 20.0  # to think about a proposal
    search: ClassVar[str] = "200,cut=0"
    features: ClassVar[Sequence[Feature]] = features.FEATURES
    learning: ClassVar[Learning | None] = LEARNING
    rules_texts: ClassVar[Sequence[str]] = (
        "",
        "",
        "prospect pick",
        "",
        "borrow switch-off lose",
        "target contest take seize destroy",
        "raid",
        "roll aim rate steal unload",
        "",
        "",
        "exchange",
        "partner give want word",
        "build break",
        "move discard",
    )
    about_texts: ClassVar[int] = 7

    # the table

    def new(self, setup: Setup) -> MarsState:
        return new_state(setup)

    def load(self, plain: dict[str, Any]) -> MarsState:
        return restored(MarsState, plain)

    # the rules

    def stretch(self, s: MarsState) -> None:
        turn.stretch(s)

    def over(self, s: MarsState) -> bool:
        return s.phase == OVER

    def returns(self, s: MarsState) -> list[float]:
        first = winner_seats(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]

    def scores(self, s: MarsState) -> list[Score]:
        rows = [points_by_source(s, p) for p in range(s.n)]
        return [
            Score(say(f"score-{source}"), tuple([row[i] for row in rows])) for i, source in enumerate(SOURCES)
        ]

    def progress(self, s: MarsState) -> float:
        if s.phase == OVER:
            return 1.0
        if s.phase < EVENT:
            return 0.0
        return min(0.99, max(s.best / s.target, (s.turns - 1) / s.limit))

    # who may see what

    def observe(self, s: MarsState, seat: int) -> View:
        return view.observe(s, seat)

    def observe_all(self, s: MarsState, seats: Sequence[int]) -> list[View]:
        return view.observe_all(s, seats)

    def resample(self, s: MarsState, seat: int, rng: Rng) -> None:
        hidden.resample(s, seat, rng)

    def conserved(self, s: MarsState) -> dict[str, int]:
        kept: dict[str, int] = {}
        for m in range(c.N_MATERIALS):
            there = s.reserve[m] + s.pack.count(m) + sum(s.hand[m :: c.N_MATERIALS])
            kept[f"material {m}"] = there - c.CARDS_OF_EACH
        kept["colonists"] = s.pool + sum(s.free) + sum(s.staff) - c.COLONISTS
        built = sum([1 for tile in s.built if tile]) - len(c.PRINTED) * s.n
        kept["tiles"] = sum(s.tiles) + sum(s.mine_tiles) + built
        held = sum([1 for p in s.supremacy if p != c.NONE])
        kept["events"] = len(s.events) + len(s.discard) + held - N_EVENTS
        first, second = s.at[: c.N_RESEARCH_1], s.at[c.N_RESEARCH_1 :]
        kept["research 1"] = len(s.research_1) - first.count(c.NONE)
        kept["research 2"] = len(s.research_2) - second.count(c.NONE)
        kept["known cards"] = int(all([a <= b for a, b in zip(s.seen, s.hand)]))
        kept["staff"] = int(all([s.built[i] or not s.staff[i] for i in range(s.n * c.N_PLACES)]))
        return kept

    # how it is shown

    def geometry(self, n: int) -> dict[str, Geometry]:
        return geometry(n)

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    # for bots

    def at_rest(self, s: MarsState) -> bool:
        return s.phase == EVENT  # a turn has ended, the next event is not drawn

    def values(self, s: MarsState) -> list[float]:
        return judgement.values(s)

    def encode(self, s: MarsState, seat: int, out: Any) -> None:
        features.encode(s, seat, out)

    def learned(self) -> Game[MarsState]:
        return LEARNED


class Learned(Mars):
    """Judged by what it has learnt beside its own judgement."""

    def values(self, s: MarsState) -> list[float]:
        return LEARNING.values(self, s, super().values(s))

    def value(self, s: MarsState, seat: int) -> float:
        return LEARNING.value(self, s, seat, super().values(s))


LEARNED: Final = Learned()
