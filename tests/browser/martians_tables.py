"""Tables of First Martians where a crew that follows the planner has brought them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cinqmars import games
from cinqmars.kernel import Session

GAME = "first-martians"
LOOKS = {  # size, theme, language: states
    ("desktop", "dark", "en"): ("plan", "dice", "end"),
    ("low", "light", "en"): ("plan",),
    ("desktop", "light", "fr"): ("short",),
    ("desktop", "dark", "fr"): ("malfunction",),
    ("wide", "dark", "fr"): ("plan",),
    ("tablet", "light", "en"): ("troubles",),
    ("phone", "dark", "fr"): ("plan", "between"),
    ("sideways", "dark", "en"): ("plan", "dice", "end"),
}
PICTURES = {
    f"martians-{state}-{size}-{theme}-{lang}"
    for (size, theme, lang), states in LOOKS.items()
    for state in states
}


def advised(until: Callable[[Session[Any]], bool], seats: int, seed: int = 3, **options: str) -> Session[Any]:
    """As the planner would play, until something holds or the mission is over."""
    game = games.get(GAME)
    session: Session[Any] = Session.new(game, seats, seed, options)
    while session.pending and not until(session):
        session = session.apply(advice(session), seat=session.pending[0].seat)
    return session


def before(what: str, seats: int, seed: int, **options: str) -> Session[Any]:
    """As the planner would play, up to the answer after which something is told for the first time."""
    game = games.get(GAME)
    session: Session[Any] = Session.new(game, seats, seed, options)
    while session.pending:
        d = session.pending[0]
        told = len(session.events_since(0))
        after = session.apply(advice(session), seat=d.seat)
        if what in [e.what for e in after.events_since(0)[told:]]:
            return session
        session = after
    raise AssertionError(f"{what} is never told")


def advice(session: Session[Any]) -> int:
    """What the planner answers, or the first that is possible."""
    d = session.pending[0]
    arg = session.game.advise(session.state, d, "crew")
    return arg if arg in d.opts else d.opts[0]


def asks(name: str) -> Callable[[Session[Any]], bool]:
    return lambda s: any(s.game.kinds[d.kind].name == name for d in s.pending)


def well_planned(session: Session[Any]) -> bool:
    """Three actions are planned, in the third round."""
    return asks("plan")(session) and session.state.round == 3 and len(session.state.target) >= 3


def state_of(name: str) -> Session[Any]:
    if name == "short":
        return advised(asks("shut"), 4, seed=5, mission="storm")
    if name == "between":
        return advised(asks("keep-part"), 4, mission="contact")
    if name == "malfunction":
        return before("card", 4, seed=2, mission="regolith")
    if name == "troubles":
        return advised(lambda s: asks("plan")(s) and s.state.round == 4, 2, seed=5, mission="storm")
    if name == "dice":
        return advised(asks("order"), 4, seed=4, mission="home")
    return advised({"plan": well_planned, "end": lambda session: False}[name], 4, mission="home")
