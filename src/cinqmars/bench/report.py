"""What a run found: figures by game and build, the yardstick, and the machine they are true of."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

FORMAT: Final = "cinqmars-bench"
FORMAT_VERSION: Final = 1


class Unit(NamedTuple):
    label: str
    unit: str  # "/s": the more the better; "µs" and "bytes": the less


UNITS: Final[dict[str, Unit]] = {
    "games_per_second": Unit("random games", "/s"),
    "decisions_per_second": Unit("decisions", "/s"),
    "choices_per_second": Unit("choices", "/s"),
    "decisions_per_game": Unit("decisions in a game", ""),
    "choices_per_game": Unit("choices in a game", ""),
    "playouts_per_second": Unit("mid-game play-outs", "/s"),
    "search_iterations_per_second": Unit("ISMCTS iterations", "/s"),
    "copy_us": Unit("state copy", "µs"),
    "resume_us": Unit("resume", "µs"),
    "apply_us": Unit("answer", "µs"),
    "session_steps_per_second": Unit("steps, session", "/s"),
    "stepper_steps_per_second": Unit("steps, greenlet", "/s"),
    "set_up_us": Unit("set-up", "µs"),
    "save_bytes": Unit("save", "bytes"),
    "save_us": Unit("save", "µs"),
    "load_us": Unit("load and check", "µs"),
    "reopen_us": Unit("reopen", "µs"),
}


@dataclass(frozen=True)
class Figure:
    """The median of the rounds, and the quartiles around it."""

    median: float
    low: float
    high: float
    rounds: tuple[float, ...]

    @staticmethod
    def of(rounds: Sequence[float]) -> Figure:
        low, _, high = quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else [*rounds] * 3
        return Figure(median(rounds), low, high, tuple(rounds))

    def over(self, other: Figure) -> Figure:
        """The ratio, round by round: what slows the machine for a while slows both."""
        return Figure.of([a / b for a, b in zip(self.rounds, other.rounds)])


Figures = dict[str, Figure]


@dataclass(frozen=True)
class GameReport:
    """One game. `same_games`: every build played the same game to the last byte of its record."""

    game: str
    seats: int
    sizes: dict[str, int]  # games, decisions or copies in each sample
    builds: dict[str, Figures]
    same_games: bool
    ratios: dict[str, Figure] = field(default_factory=dict)  # choices/s, over those of the yardstick


@dataclass(frozen=True)
class Build:
    name: str
    python: str
    source: str  # a digest of kernel, games and bots


@dataclass(frozen=True)
class Yardstick:
    name: str
    version: str
    figures: Figures


@dataclass(frozen=True)
class Machine:
    system: str
    python: str
    cores: int
    load_before: tuple[float, ...]  # over 1, 5 and 15 minutes; empty where the system does not tell
    load_after: tuple[float, ...]

    @staticmethod
    def now(load_before: tuple[float, ...]) -> Machine:
        return Machine(
            f"{platform.system()} {platform.machine()}",
            f"{platform.python_implementation()} {platform.python_version()}",
            os.cpu_count() or 1,
            load_before,
            load(),
        )


def load() -> tuple[float, ...]:
    return os.getloadavg() if hasattr(os, "getloadavg") else ()


@dataclass(frozen=True)
class Report:
    """A whole run. `rounds` is how often each sample was taken; a `quick` one only shows that it works."""

    machine: Machine
    rounds: int
    quick: bool
    seconds: float
    builds: tuple[Build, ...]
    games: tuple[GameReport, ...]
    yardstick: Yardstick | None

    @property
    def stale(self) -> bool:
        """The builds were made from different sources."""
        return len({build.source for build in self.builds}) > 1

    def to_json(self) -> dict[str, Any]:
        """Plain JSON data; fields may be added, never renamed, within one `format_version`."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            **asdict(self),
            "stale": self.stale,
            "units": {name: unit.unit for name, unit in UNITS.items()},
        }
