"""Mission: Planète Rouge, as it is published to tables and bots."""

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
    Question,
    Rng,
    Score,
    Setup,
    View,
    restored,
    say,
)

from . import features, hidden, rules, view
from .bots import judgement
from .components import ASTRONAUTS, N_EVENTS, N_SHIPS, N_ZONES, ROUNDS, TILES_PER_ZONE
from .geometry import geometry
from .log import ENTRIES
from .questions import KINDS
from .scoring import SOURCES, winners
from .setup import new_state
from .state import CHOOSING, NONE, OVER, PlaneteState

PEOPLE_ALONE = 2  # with this many a third company joins


LEARNING: Final = Learning(Path(__file__).with_name("bots") / "learnt.json", features.LAYOUT.size)


class MissionPlaneteRouge(Game[PlaneteState]):
    """First edition, three to five companies; two people play with a third one that a bot holds."""

    id: ClassVar[str] = "mission-planete-rouge"
    version: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = (2, 3, 4, 5)
    kinds: ClassVar[Sequence[Question[Any]]] = KINDS
    entries: ClassVar[Mapping[str, type[Entry]]] = ENTRIES
    pieces: ClassVar[Sequence[str]] = ("astronaut",)
    bound: ClassVar[int] = 600
    features: ClassVar[Sequence[Feature]] = features.FEATURES
    learning: ClassVar[Learning | None] = LEARNING
    rules_texts: ClassVar[Sequence[str]] = (
        "",
        "keep",
        "aim",
        "choose",
        "",
        "board",
        "",
        "move study hide",
        "launch destroy replace",
        "kill redirect",
        "",
        "",
        "",
        "",
        "",
        "",
    )
    about_texts: ClassVar[int] = 8

    # the table

    def new(self, setup: Setup) -> PlaneteState:
        return new_state(setup, setup.seats + len(self.bot_seats(setup.seats)))

    def load(self, plain: dict[str, Any]) -> PlaneteState:
        return restored(PlaneteState, plain)

    def bot_seats(self, seats: int) -> list[int]:  # rules: H1
        return [PEOPLE_ALONE] if seats == PEOPLE_ALONE else []

    # the rules

    def stretch(self, s: PlaneteState) -> None:
        rules.stretch(s)

    def over(self, s: PlaneteState) -> bool:
        return s.phase == OVER

    def returns(self, s: PlaneteState) -> list[float]:
        first = winners(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]

    def scores(self, s: PlaneteState) -> list[Score]:
        n = s.n
        return [
            Score(say(f"score-{source}"), tuple(s.points[i * n : i * n + n]))
            for i, source in enumerate(SOURCES)
        ]

    def progress(self, s: PlaneteState) -> float:
        if s.phase == OVER:
            return 1.0
        if s.phase < CHOOSING:
            return 0.0
        played = s.n - len(s.order) if s.turn >= 0 else 0
        return min(1.0, (s.round - 1 + played / (s.n + 1)) / ROUNDS)

    # who may see what

    def observe(self, s: PlaneteState, seat: int) -> View:
        return view.observe(s, seat)

    def observe_all(self, s: PlaneteState, seats: Sequence[int]) -> list[View]:
        return view.observe_all(s, seats)

    def resample(self, s: PlaneteState, seat: int, rng: Rng) -> None:
        hidden.resample(s, seat, rng)

    def conserved(self, s: PlaneteState) -> dict[str, int]:
        n = s.n
        kept: dict[str, int] = {
            "ships": len(s.ship_deck)
            + len(s.ship_discard)
            + sum([ship != NONE for ship in s.dock])
            - N_SHIPS,
            "tiles": sum(s.tiles) + sum([t != NONE for t in s.tile]) - TILES_PER_ZONE * N_ZONES,
            "resource tiles": len(s.resource_tiles) + sum([r != NONE for r in s.resource]),
            "aboard": sum(s.aboard) - sum(s.crew),
        }
        cards = s.events + s.shown + s.discard + [d for d in s.discovery if d != NONE]
        for p in range(n):
            cards = cards + s.offer[p] + s.bonus[p]
            away = s.lost[p] + sum(s.crew[p::n]) + sum(s.mars[p::n])
            kept[f"astronauts of {p}"] = s.reserve[p] + away - ASTRONAUTS
        kept["event cards"] = int(sorted(cards) == list(range(N_EVENTS)))
        return kept

    # how it is shown

    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"mars": geometry()}

    # for bots

    def values(self, s: PlaneteState) -> list[float]:
        return judgement.values(s)

    def encode(self, s: PlaneteState, seat: int, out: Any) -> None:
        features.encode(s, seat, out)

    def learned(self) -> Game[PlaneteState]:
        return LEARNED


class Learned(MissionPlaneteRouge):
    """Judged by what it has learnt beside its own judgement."""

    def values(self, s: PlaneteState) -> list[float]:
        return LEARNING.values(self, s, super().values(s))

    def value(self, s: PlaneteState, seat: int) -> float:
        return LEARNING.value(self, s, seat, super().values(s))


LEARNED: Final = Learned()
