"""Numbers about a game: how far it is, who stands how, what it came to."""

from __future__ import annotations

from typing import Any

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial, told
from cinqmars.conformance.views import of_type
from cinqmars.kernel.view import Score


def progress(t: Trial) -> None:
    """Progress is 0 to 1, never falls and is 1 at the end."""
    before = 0.0
    for session in t.all_sessions():
        now = t.game.progress(session.state)
        if not 0 <= now <= 1:
            raise Broken(f"progress is 0 to 1, not {now}")
        if now < before:
            raise Broken(f"progress never falls; at ply {len(session.log)} it does, from {before} to {now}")
        before = now
    if before != 1:
        raise Broken(f"progress is 1 at the end, not {before}")


def values(t: Trial) -> None:
    """Values are 0 to 1, one per seat."""
    for session in t.few():
        one_each(t, "values", t.game.values(session.state))


def one_each(t: Trial, what: str, numbers: list[Any]) -> None:
    if len(numbers) != t.n or not all([isinstance(x, int | float) and 0 <= x <= 1 for x in numbers]):
        raise Broken(f"{what}: one number from 0 to 1 for each of {t.n} seats, not {numbers}")


def priors(t: Trial) -> None:
    """Priors are positive, one per option."""
    for session in t.sessions():
        for d in session.pending:
            weights = t.game.priors(session.seen(d.seat), d.seat, d.kind, d.opts[:])
            if len(weights) != len(d.opts) or not all([weight > 0 for weight in weights]):
                raise Broken(f"{told(t.game, d)}: one positive weight for each of {d.opts}, not {weights}")


def returns(t: Trial) -> None:
    """Returns share one win, or are the same for all who play together."""
    t.at = t.last
    found = t.game.returns(t.last.state)
    one_each(t, "returns", found)
    if t.game.cooperative and len({*found}) > 1:
        raise Broken(f"a co-operative game returns the same for all, not {found}")
    if not t.game.cooperative and t.n > 1 and abs(sum(found) - 1) > 1e-9:
        raise Broken(f"returns share one win, and {found} do not add up to 1")


def scores(t: Trial) -> None:
    """Each source of points has one whole number per seat."""
    t.at = t.last
    for score in t.game.scores(t.last.state):
        of_type(score, Score)
        if len(score.points) != t.n:
            raise Broken(f"{score.label.id}: one number for each of {t.n} seats, not {score.points}")
