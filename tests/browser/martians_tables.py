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
    ("wide", "dark", "fr"): ("plan",),
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
        d = session.pending[0]
        arg = game.advise(session.state, d, "crew")
        session = session.apply(arg if arg in d.opts else d.opts[0], seat=d.seat)
    return session


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
    if name == "dice":
        return advised(asks("order"), 4, seed=4, mission="home")
    return advised({"plan": well_planned, "end": lambda session: False}[name], 4, mission="home")
