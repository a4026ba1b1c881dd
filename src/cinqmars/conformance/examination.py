"""The examination: random games, and on each of them all the checks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from cinqmars.conformance.checks import CHECKS, Check
from cinqmars.conformance.failure import Broken, NonConforming, raised
from cinqmars.conformance.tables import Options, any_table, every_table
from cinqmars.conformance.trial import Speak, Trial
from cinqmars.conformance.walk import walk
from cinqmars.kernel import record
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.errors import BadInput
from cinqmars.kernel.game import Game
from cinqmars.kernel.options import Setup, checked_setup

DENSITY: Final = 0.1  # of the plies of a game, what each costly check looks at
LIGHT: Final = 0.01

Progress = Callable[[int], None]


class Tally(NamedTuple):
    """What was played and found in order."""

    games: int
    answers: int


def conformance(
    game: Game[Any],
    seed: int = 0,
    games: int = 1,
    seats: int | None = None,
    options: Options | None = None,
    speak: Speak | None = None,
    progress: Progress | None = None,
    density: float = DENSITY,
    leave_out: Collection[str] = (),
) -> Tally:
    """Play `games` random games at every player count and option value, unless told which, and run all checks.

    Raises NonConforming with the name of the broken promise. `speak(message, lang)` renders every message met;
    `progress` hears the number of games done; `leave_out` names checks that do not apply.
    """
    exam = Examination(game, speak, progress, density, True, leave_out)
    for people, given in every_table(game, seats, options):
        for number in range(games):
            exam.sit(people, seed + number, given)
    return exam.tally()


def fuzz(
    game: Game[Any],
    games: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: Options | None = None,
    speak: Speak | None = None,
    progress: Progress | None = None,
    density: float = LIGHT,
    leave_out: Collection[str] = (),
) -> Tally:
    """Play many random games at random tables, all checks at a few plies of each. Raises NonConforming."""
    exam = Examination(game, speak, progress, density, False, leave_out)
    for number in range(games):
        people, given = any_table(game, seats, options, Rng(seed + number))
        exam.sit(people, seed + number, given)
    return exam.tally()


class Examination:
    """One game before the examiner: what it has passed so far, and what was said in it."""

    def __init__(
        self,
        game: Game[Any],
        speak: Speak | None,
        progress: Progress | None,
        density: float,
        thorough: bool,
        leave_out: Collection[str],
    ) -> None:
        unknown = {*leave_out} - {check.name for check in CHECKS}
        if unknown:
            raise BadInput("check", f"no check {', '.join(sorted(unknown))}")
        self.game = game
        self.speak = speak
        self.progress = progress
        self.density = density
        self.thorough = thorough
        self.checks: list[Check] = [check for check in CHECKS if check.name not in leave_out]
        self.games = 0
        self.answers = 0
        self.spoken: set[Any] = set()
        blank = Trial(game, Setup(0, 0, {}, game.version), Rng(0), density, thorough)
        for check in self.checks:
            if not check.table:
                passes(blank, check)

    def tally(self) -> Tally:
        return Tally(self.games, self.answers)

    def sit(self, people: int, seed: int, options: Options) -> None:
        """One table, all checks."""
        setup = checked_setup(self.game, people, seed, options)
        trial = walk(self.game, setup, Rng(seed).fork(), self.density, self.thorough)
        trial.speak, trial.spoken = self.speak, self.spoken
        for check in self.checks:
            if check.table and (check.partial or trial.fault is None) and not (check.once and self.games):
                passes(trial, check)
        if trial.fault is not None:
            raise non_conforming(trial, trial.fault.check, str(trial.fault)) from trial.fault
        self.games += 1
        self.answers += len(trial.last.log)
        if self.progress is not None:
            self.progress(self.games)


def passes(trial: Trial, check: Check) -> None:
    trial.at = None
    try:
        check.run(trial)
    except Broken as e:
        raise non_conforming(trial, e.check or check.name, str(e)) from e
    except Exception as e:
        raise non_conforming(trial, check.name, raised(e, trial.game)) from e


def non_conforming(trial: Trial, check: str, text: str) -> NonConforming:
    setup = trial.setup
    table = f"{setup.seats} seats, seed {setup.seed}, options {setup.options}"
    return NonConforming(check, f"{text} ({trial.game.id}: {table})", kept_record(trial))


def kept_record(trial: Trial) -> dict[str, Any] | None:
    """The table that was looked at, or as far as the game came."""
    session = trial.at or (trial.path[-1] if trial.path else None)
    try:
        return None if session is None else record.save(session)
    except Exception:  # a state that cannot even be saved
        return None
