"""Terraforming Mars, as it is published to tables and bots."""

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
from . import features, hidden, view
from .bots import judgement
from .bots.worth import BASELINE
from .cards.index import N_CARDS, N_PROJECTS, modules, of_module, printed
from .geometry import geometry
from .log import ENTRIES
from .marsbot import scoring as marsbot_scoring
from .marsbot.rival import rating_by_parameters
from .marsbot.state import DIFFICULTIES, NORMAL, complete, projects
from .names import card_ref
from .questions import CLASSES, KINDS
from .rules import course as rules
from .rules.scoring import SOURCES, winners
from .setup import new_state
from .state import OCEAN_MASK, OVER, TerraformingState

LEARNING: Final = Learning(Path(__file__).with_name("bots") / "learnt.json", features.LAYOUT.size)


class TerraformingMars(Game[TerraformingState]):
    """The Tharsis map with the Corporate Era and Prelude, for two to five players, or one against MarsBot."""

    id: ClassVar[str] = "terraforming-mars"
    version: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = (1, 2, 3, 4, 5)
    options: ClassVar[Sequence[Option]] = (
        Option("corporate-era", (True, False), True),
        Option("prelude", (False, True), False),
        Option("drafting", (False, True), False),
        Option("beginner", (False, True), False, per_seat=True),
        Option("difficulty", tuple(DIFFICULTIES), DIFFICULTIES[NORMAL]),
        Option("marsbot-corporation", (False, True), False),
    )
    kinds: ClassVar[Sequence[Question[Any]]] = KINDS
    entries: ClassVar[Mapping[str, type[Entry]]] = ENTRIES
    pieces: ClassVar[Sequence[str]] = tuple(box.TILES)
    bound: ClassVar[int] = 20_000
    search: ClassVar[str] = "18,cut=1r,playouts=greedy,halving=on"
    search_alone: ClassVar[str] = "54,cut=2r,playouts=greedy,halving=on"
    features: ClassVar[Sequence[Feature]] = features.FEATURES
    learning: ClassVar[Learning | None] = LEARNING
    rules_texts: ClassVar[Sequence[str]] = (
        "",
        "",
        "incorporate keep prelude",
        "",
        "buy draft",
        "act",
        "sell fund",
        "pay play choose order amount add feed discard produce copy lower remove",
        "place",
        "",
        "green",
        "",
        "",
        "",
    )
    about_texts: ClassVar[int] = 7

    # the table

    def new(self, setup: Setup) -> TerraformingState:
        return new_state(setup)

    def load(self, plain: dict[str, Any]) -> TerraformingState:
        return restored(TerraformingState, plain)

    # the rules

    def stretch(self, s: TerraformingState) -> None:
        rules.stretch(s)

    def over(self, s: TerraformingState) -> bool:
        return s.phase == OVER

    def returns(self, s: TerraformingState) -> list[float]:
        first = winners(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]

    def scores(self, s: TerraformingState) -> list[Score]:
        n = s.n
        won = [tuple(s.points[i * n : i * n + n]) for i in range(len(SOURCES))]
        its = marsbot_scoring.won(s)
        mine = [
            Score(say(f"score-{source}"), won[i], its.pop(source, None)) for i, source in enumerate(SOURCES)
        ]
        return mine + [Score(say(f"score-{source}"), (0,), number) for source, number in its.items()]

    def progress(self, s: TerraformingState) -> float:
        """Global parameters only rise."""
        if s.phase == OVER:
            return 1.0
        return min(0.99, sum(s.params) / sum(box.MAXIMUM))

    # who may see what

    def observe(self, s: TerraformingState, seat: int) -> View:
        return view.observe(s, seat)

    def observe_all(self, s: TerraformingState, seats: Sequence[int]) -> list[View]:
        return view.observe_all(s, seats)

    def resample(self, s: TerraformingState, seat: int, rng: Rng) -> None:
        hidden.resample(s, seat, rng)

    def conserved(self, s: TerraformingState) -> dict[str, int]:
        """Every card is in one zone; oceans and ratings are accounted for; no production is below its floor."""
        cards = s.deck + s.discard + s.corporation_deck + s.prelude_deck + projects(s)
        for p in range(s.n):
            cards = cards + s.hand[p] + s.offer[p] + s.packs[p] + s.draft[p]
            cards = cards + s.preludes[p] + s.shelf[p] + s.played[p] + s.events[p]
        parts = modules(bool(s.era), bool(s.prelude))
        chosen = [c for c in s.corporation if c >= 0 and c not in cards and c != N_PROJECTS]
        all_cards = of_module(range(N_CARDS), parts)
        all_cards.remove(N_PROJECTS)
        floors = [
            s.production[p * box.N_RESOURCES + r] >= box.FLOORS[r]
            for p in range(s.n)
            for r in range(box.N_RESOURCES)
        ]
        return {
            "cards": int(sorted(cards + chosen) == all_cards),
            "oceans": s.masks[OCEAN_MASK].bit_count() - s.params[2],
            "ratings": sum(s.rating)
            - box.START_RATING * s.n
            - sum(s.merits)
            - sum(s.params)
            + rating_by_parameters(s),
            "floors": int(all(floors)),
            "stocks": int(min(s.stock) >= 0 and min(s.cubes) >= 0),
            "bonus cards": int(complete(s)),
        }

    # how it is shown

    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"mars": geometry()}

    def catalogue(self) -> dict[str, Any]:
        return {card_ref(c): printed(c) for c in range(N_CARDS)}

    # for bots

    def values(self, s: TerraformingState) -> list[float]:
        return judgement.values(s)

    def encode(self, s: TerraformingState, seat: int, out: Any) -> None:
        features.encode(s, seat, out)

    def at_rest(self, s: TerraformingState) -> bool:
        """An action is judged before MarsBot's next turn, and before production and new cards."""
        return True

    def round(self, s: TerraformingState) -> int:
        return s.generation

    def yardstick(self) -> Game[TerraformingState]:
        return YARDSTICK

    def learned(self) -> Game[TerraformingState]:
        return LEARNED


class Yardstick(TerraformingMars):
    """Judged by weights that never change."""

    kinds: ClassVar[Sequence[Question[Any]]] = tuple([kind(BASELINE) for kind in CLASSES])

    def values(self, s: TerraformingState) -> list[float]:
        return judgement.values(s, BASELINE)


YARDSTICK: Final = Yardstick()


class Learned(TerraformingMars):
    """Judged by what it has learnt beside its own judgement."""

    def values(self, s: TerraformingState) -> list[float]:
        return LEARNING.values(self, s, super().values(s))

    def value(self, s: TerraformingState, seat: int) -> float:
        return LEARNING.value(self, s, seat, super().values(s))


LEARNED: Final = Learned()
