"""Walking: a random game from the first question to the last, each question examined before it is put."""

from __future__ import annotations

import random
from typing import Any

from cinqmars.conformance.failure import Broken, raised
from cinqmars.conformance.trial import Trial, told
from cinqmars.kernel.asker import Asker
from cinqmars.kernel.chance import Rng
from cinqmars.kernel.errors import Diverged, RulesError
from cinqmars.kernel.game import Game
from cinqmars.kernel.options import Setup
from cinqmars.kernel.question import Answer, Decision
from cinqmars.kernel.session import Session
from cinqmars.kernel.state import State


def walk(game: Game[Any], setup: Setup, rng: Rng, density: float, thorough: bool) -> Trial:
    """A trial of the table `setup` makes. Raises BadInput if the game does not offer that table."""
    trial = Trial(game, setup, rng, density, thorough)
    dice = random.getstate()
    start = trial.start()
    try:
        trial.path.append(Session(game, setup, [start], [], io=Examiner(game)))
        while trial.last.pending:
            if len(trial.last.log) >= game.bound:
                raise Broken(f"not over after {game.bound} answers, its bound", "ends")
            trial.path.append(step(trial))
    except Exception as e:
        trial.fault = fault(trial, e)
    if random.getstate() != dice:
        trial.other_chance = "the module random"
    return trial


def step(trial: Trial) -> Session[Any]:
    """Somebody who is asked answers something."""
    now = trial.last
    d = trial.one_asked(now)
    arg = trial.any_option(d)
    try:
        return trial.answered(now, d.seat, d.kind, arg, Examiner(trial.game))
    except Exception as e:
        e.add_note(f"answering {arg} ({told(trial.game, d)})")
        raise


def fault(trial: Trial, e: Exception) -> Broken:
    """The promise that an exception breaks."""
    text = "; ".join([raised(e, trial.game), *getattr(e, "__notes__", [])])
    if isinstance(e, Broken):
        broken = Broken(str(e), e.check)
    elif isinstance(e, Diverged):
        in_region = bool(trial.path) and trial.last.region >= 0
        broken = Broken(text, "lanes" if in_region else "replay")
    else:
        broken = Broken(text, "contract" if isinstance(e, RulesError) else "crash")
    broken.__cause__ = e
    return broken


class Examiner(Asker):
    """Looks at every question before it is put, at forced ones and at those it replays too."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__()
        self.game = game

    def ask(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        self.examine(Decision(seat, kind, opts, ctx, held))
        return super().ask(s, seat, kind, opts, ctx, held)

    def take(self, asked: list[Decision]) -> Answer:
        for d in asked:
            self.examine(d)
        return super().take(asked)

    def examine(self, d: Decision) -> None:
        wrong = ill_formed(self.game, d)
        if wrong:
            raise Broken(wrong, "options")


def ill_formed(game: Game[Any], d: Decision) -> str:
    """Why a question is none that the game has published, with options in order; empty if it is."""
    if not 0 <= d.kind < len(game.kinds):
        return f"seat {d.seat} is asked kind {d.kind}; the game has {len(game.kinds)}"
    size = game.kinds[d.kind].size
    if not d.opts:
        return f"{told(game, d)}: no option"
    if any([type(arg) is not int for arg in d.opts]):
        return f"{told(game, d)}: options are ints, not {d.opts}"
    if any([a >= b for a, b in zip(d.opts, d.opts[1:], strict=False)]):
        return f"{told(game, d)}: options are ascending and distinct, not {d.opts}"
    if d.opts[0] < 0 or d.opts[-1] >= size:
        return f"{told(game, d)}: options are 0 to {size - 1}, not {d.opts}"
    return ""


# the checks: what the walk has met


def options(t: Trial) -> None:
    """There is an option; options ascend, are distinct and lie within their kind."""
    _met(t, "options")


def ends(t: Trial) -> None:
    """The game ends, within its bound of answers."""
    _met(t, "ends")


def contract(t: Trial) -> None:
    """The rules do nothing the kernel forbids: chance in a lane, another seat's question there."""
    _met(t, "contract")


def crash(t: Trial) -> None:
    """The rules run to the end of the game."""
    _met(t, "crash")


def chance(t: Trial) -> None:
    """All chance comes from `s.rng`."""
    if t.other_chance:
        raise Broken(f"the game used {t.other_chance}; all chance is in s.rng")


def _met(t: Trial, check: str) -> None:
    if t.fault is not None and t.fault.check == check:
        raise t.fault
