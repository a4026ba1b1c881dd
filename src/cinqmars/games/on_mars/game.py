"""On Mars, as it is published to tables and bots."""

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

from . import components as box
from . import features, hidden, inventory
from .bots import judgement
from .bots.weights import BASELINE
from .catalogue import catalogue
from .geometry import geometry
from .lacerda.objectives import won
from .log import ENTRIES
from .questions import KINDS
from .rules import phases as rules
from .scoring import SOURCES, winners
from .setup import new_state
from .state import FINAL, OVER, RIVAL, OnMarsState
from .view import table as view

LEARNING: Final = Learning(Path(__file__).with_name("bots") / "learnt.json", features.LAYOUT.size)


class OnMars(Game[OnMarsState]):
    """One to four companies, short or long game, with the variants of the rulebook; alone against Lacerda."""

    id: ClassVar[str] = "on-mars"
    version: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = (1, 2, 3, 4)
    options: ClassVar[Sequence[Option]] = (
        Option("length", ("short", "long"), "short"),
        Option("first-colonists", (False, True), False),
        Option("singularity", (False, True), False),
        Option("objective", (1, 2, 3, 4), 1),
    )
    kinds: ClassVar[Sequence[Question[Any]]] = KINDS
    entries: ClassVar[Mapping[str, type[Entry]]] = ENTRIES
    pieces: ClassVar[Sequence[str]] = ("bot", "rover", "colonist")
    bound: ClassVar[int] = 20_000
    search: ClassVar[str] = "18,cut=3r,playouts=greedy,halving=on"
    search_alone: ClassVar[str] = "54,cut=6r,playouts=greedy,halving=on"
    features: ClassVar[Sequence[Feature]] = features.FEATURES
    learning: ClassVar[Learning | None] = LEARNING
    rules_texts: ClassVar[Sequence[str]] = (
        "",
        "turn travel space return",
        "price boost retrieve",
        "launch obtain warehouse",
        "",
        "pay spend gain",
        "construct site",
        "recruit",
        "use repay",
        "learn develop",
        "laboratory",
        "benefit",
        "",
        "upgrade more produce",
        "welcome crew",
        "hire refill deliver",
        "",
        "move put take explore radar",
        "reward",
        "",
        "",
        "rival-site",
    )
    about_texts: ClassVar[int] = 8

    # the table

    def new(self, setup: Setup) -> OnMarsState:
        return new_state(setup)

    def load(self, plain: dict[str, Any]) -> OnMarsState:
        return restored(OnMarsState, plain)

    # the rules

    def stretch(self, s: OnMarsState) -> None:
        rules.stretch(s)

    def over(self, s: OnMarsState) -> bool:
        return s.phase == OVER

    def returns(self, s: OnMarsState) -> list[float]:
        if s.n == 1:
            return [1.0 if won(s) else 0.0]
        first = winners(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]

    def scores(self, s: OnMarsState) -> list[Score]:
        return [
            Score(
                say(f"score-{source}"),
                tuple(s.score[i * s.k : i * s.k + s.n]),
                s.score[i * s.k + RIVAL] if s.n == 1 else None,
            )
            for i, source in enumerate(SOURCES)
        ]

    def progress(self, s: OnMarsState) -> float:
        """By the missions done and the one that is nearest."""
        if s.phase >= FINAL:
            return 1.0 if s.phase == OVER else 0.98
        if s.ending:
            return 0.95
        if not s.remaining:
            return 0.9
        open_ = [i for i in range(box.N_MISSIONS) if s.need[i]]
        nearest = max([1 - s.need[i] / box.MISSION_NEED[s.missions[i]][s.k] for i in open_], default=0.0)
        return (box.N_MISSIONS - s.remaining + 0.9 * nearest) / box.N_MISSIONS * 0.9

    # who may see what

    def observe(self, s: OnMarsState, seat: int) -> View:
        return view.observe(s, seat)

    def observe_all(self, s: OnMarsState, seats: Sequence[int]) -> list[View]:
        return view.observe_all(s, seats)

    def resample(self, s: OnMarsState, seat: int, rng: Rng) -> None:
        hidden.resample(s, seat, rng)

    def conserved(self, s: OnMarsState) -> dict[str, int]:
        return inventory.counted(s)

    # how it is shown

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"mars": geometry()}

    # for bots

    def values(self, s: OnMarsState) -> list[float]:
        return judgement.values(s)

    def encode(self, s: OnMarsState, seat: int, out: Any) -> None:
        features.encode(s, seat, out)

    def at_rest(self, s: OnMarsState) -> bool:
        """Alone a turn is judged before Lacerda's."""
        return s.n == 1 and s.turn == box.NONE

    def round(self, s: OnMarsState) -> int:
        return s.round

    def yardstick(self) -> Game[OnMarsState]:
        return YARDSTICK

    def learned(self) -> Game[OnMarsState]:
        return LEARNED


class Yardstick(OnMars):
    """Judged by weights that never change."""

    def values(self, s: OnMarsState) -> list[float]:
        return judgement.values(s, BASELINE)


YARDSTICK: Final = Yardstick()


class Learned(OnMars):
    """Judged by what it has learnt beside its own judgement."""

    def values(self, s: OnMarsState) -> list[float]:
        return LEARNING.values(self, s, super().values(s))

    def value(self, s: OnMarsState, seat: int) -> float:
        return LEARNING.value(self, s, seat, super().values(s))


LEARNED: Final = Learned()
