"""First Martians, as it is published to tables and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import (
    Decision,
    Entry,
    Feature,
    Game,
    Geometry,
    Option,
    Question,
    Rng,
    Score,
    Setup,
    View,
    restored,
)

from . import features, hidden, view
from . import questions as ask
from .bots import judgement
from .bots.partner import AS_EVER, BESIDE, OTHERS
from .catalogue import catalogue
from .data import components as c
from .data.adventures import ADVENTURES
from .data.cards import CARDS, TILES
from .data.missions import CAMPAIGN, FIRST_OF_CAMPAIGN, MISSIONS, STANDALONE
from .geometry import geometry
from .log import ENTRIES
from .names import goal_name
from .rules import course
from .rules.campaign import MAX_RETRIES
from .rules.objectives import goals_of, won
from .setup import new_state
from .state import ABSENT, FACE_UP, NONE, OVER, RESOLVING, MartiansState

STEPS: Final = 9  # of a round, for the progress of a game


class FirstMartians(Game[MartiansState]):
    """Co-operative, one to four players; a single mission or a campaign of three."""

    id: ClassVar[str] = "first-martians"
    version: ClassVar[int] = 3  # 1, 2: missions with other numbers; their tables go on by today's
    seats: ClassVar[Sequence[int]] = (1, 2, 3, 4)
    options: ClassVar[Sequence[Option]] = (
        Option("mission", (*STANDALONE, CAMPAIGN), "home"),
        Option("difficulty", tuple(c.DIFFICULTIES), "normal"),
    )
    kinds: ClassVar[Sequence[Question[Any]]] = ask.KINDS
    entries: ClassVar[Mapping[str, type[Entry]]] = ENTRIES
    pieces: ClassVar[Sequence[str]] = ("pawn", "machine", "rover")
    bound: ClassVar[int] = 60_000
    cooperative: ClassVar[bool] = True
    styles: ClassVar[Sequence[str]] = (BESIDE, *OTHERS)
    features: ClassVar[Sequence[Feature]] = features.FEATURES
    rules_texts: ClassVar[Sequence[str]] = (
        "profession defeat",
        "",
        "",
        "",
        "shut",
        "wilt hungry seedling",
        "plan target",
        "reroll choose order route sample study space",
        "relax treat block",
        "part rover",
        "with facility slot keep-broken keep-part dismantle",
        "redraw",
        "window astronaut cure unlock discard discard-upgrade",
        "machine",
    )
    about_texts: ClassVar[int] = 8

    # the table

    def new(self, setup: Setup) -> MartiansState:
        return new_state(setup)

    def load(self, plain: dict[str, Any]) -> MartiansState:
        return restored(MartiansState, plain)

    # the rules

    def stretch(self, s: MartiansState) -> None:
        course.stretch(s)

    def over(self, s: MartiansState) -> bool:
        return s.phase == OVER

    def returns(self, s: MartiansState) -> list[float]:
        return [float(won(s))] * s.n

    def scores(self, s: MartiansState) -> list[Score]:
        """Not points: objectives reached, the same for all."""
        return [Score(goal_name(s.mission, i), (s.goals >> i & 1,) * s.n) for i, _ in goals_of(s)]

    def progress(self, s: MartiansState) -> float:
        if s.phase == OVER:
            return 1.0
        most = max(MISSIONS[s.mission].rounds)
        if s.mission >= FIRST_OF_CAMPAIGN:
            most = (3 + MAX_RETRIES) * 6
        step = min(s.phase, STEPS) if s.phase <= RESOLVING + 3 else 0
        return min(0.99, (s.played + step / (STEPS + 1)) / most)

    # who may see what

    def observe(self, s: MartiansState, seat: int) -> View:
        return view.observe(s, seat)

    def observe_all(self, s: MartiansState, seats: Sequence[int]) -> list[View]:
        return view.observe_all(s, seats)

    def resample(self, s: MartiansState, seat: int, rng: Rng) -> None:
        hidden.resample(s, seat, rng)

    def conserved(self, s: MartiansState) -> dict[str, int]:
        kept = {
            "malfunction cards": len(s.cards) + len(s.discards) - len(CARDS),
            "shutdown tiles": len(s.tiles) + sum([state >= FACE_UP for state in s.shut]) - len(TILES),
            "regions": len(s.regions) + sum([region != NONE for region in s.ground]) - c.N_REGIONS,
            "points of interest": sum(s.pois) + sum(s.poi_pile) + sum(s.pois_used) - sum(c.POI_COUNT),
            "adventures": int(all([0 <= a < len(ADVENTURES) for a in s.adventures])),
            "pawns": int(once([p for stack in s.pawns for p in stack])),
            "rovers": int(once([r for r in s.rover if r != NONE])),
            "parts": sum([x != ABSENT for x in s.slots]) - parts_of(s.built),
            "upgrades": int(apart([s.upgrade_cards, s.upgrade_deck, s.installed, s.waiting])),
            "goods": int(
                min([*s.parts, *s.samples, *s.in_hold, *s.zone_samples, *s.zone_tokens, s.seeds]) >= 0
            ),
            "plants": int(all([s.plants[f] + s.growth[f].bit_count() <= s.greenhouses[f] for f in (0, 1)])),
        }
        for k, count in enumerate(c.AFFLICTION_COUNT):
            held = sum([mask >> k & 1 for mask in s.afflicted])
            kept[f"affliction {k}"] = s.afflictions[k] + held - count
        return kept

    # how it is shown

    def catalogue(self) -> dict[str, Any]:
        return catalogue()

    def geometry(self, n: int) -> dict[str, Geometry]:
        return {"mars": geometry()}

    # for bots

    def values(self, s: MartiansState) -> list[float]:
        return judgement.values(s)

    def encode(self, s: MartiansState, seat: int, out: Any) -> None:
        features.encode(s, seat, out)

    def at_rest(self, s: MartiansState) -> bool:
        return judgement.at_rest(s)

    def advise(self, s: MartiansState, d: Decision, style: str) -> int | None:
        return ask.KINDS[d.kind].advised(s, d, style)

    def yardstick(self) -> Game[MartiansState]:
        return YARDSTICK


class Yardstick(FirstMartians):
    """Planned by weights that never change."""

    def advise(self, s: MartiansState, d: Decision, style: str) -> int | None:
        return super().advise(s, d, AS_EVER)


YARDSTICK: Final = Yardstick()


def parts_of(built: list[int]) -> int:
    return sum([penalty > 0 and built[slot // c.N_PARTS] for slot, penalty in enumerate(c.PENALTY)])


def apart(masks: list[int]) -> bool:
    """No bit is in two masks."""
    return sum([mask.bit_count() for mask in masks]) == or_all(masks).bit_count()


def or_all(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def once(pieces: list[int]) -> bool:
    return len({*pieces}) == len(pieces)
