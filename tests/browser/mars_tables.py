"""Mars as it stands at a chosen point of games of greedy bots that are kept: colonies that make sense."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from browser.tables import Spot
from cinqmars import games
from cinqmars.games.mars.rules.colony import cards_in_hand, storage
from cinqmars.kernel import Session

GAME = "mars"
FILE = (
    Path(__file__).with_name("records") / "mars.json"
)  # seat and argument of each answer, played by greedy:1


@cache
def records() -> dict[str, Any]:
    """A whole game, and one up to a turn in which there is something of everything to do."""
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def replayed(until: Spot, name: str = "whole") -> Session[Any]:
    """The first moment of the game at which something holds, or its end."""
    kept = records()[name]
    session: Session[Any] = Session.new(games.get(GAME), kept["seats"], kept["seed"], kept["options"])
    for seat, arg in kept["answers"]:
        if until(session):
            return session
        session = session.apply(arg, seat=seat)
    return session


def asked(session: Session[Any], seat: int = 0) -> str:
    """What a seat is asked, if it leads."""
    d = session.pending[0] if session.pending else None
    return session.game.kinds[d.kind].name if d is not None and d.seat == seat else ""


def spot(name: str, turn: int = 0, seat: int = 0) -> Session[Any]:
    """A seat is asked this, not before a certain turn."""
    return replayed(lambda s: s.state.turns >= turn and asked(s, seat) == name)


def never(session: Session[Any]) -> bool:
    return False


LOOKS = {  # the states of which pictures are accepted, by size, theme and language
    ("low", "dark", "en"): (
        *("build", "rival", "trade", "counter", "earth", "contracts", "colonists"),
        *("cut", "discard", "conflict", "research", "end"),
    ),
    ("low", "light", "fr"): ("build", "trade", "earth", "colonists", "end"),
    ("wide", "dark", "en"): ("build", "colonists"),
    ("wide", "light", "en"): ("trade", "earth"),
    ("phone", "dark", "en"): (
        "build",
        "table",
        "trade",
        "earth",
        "colonists",
        "cut",
        "discard",
        "research",
        "end",
    ),
    ("phone", "light", "fr"): ("build", "trade", "earth", "colonists"),
    ("sideways", "dark", "en"): ("build", "trade", "earth", "colonists", "conflict", "end"),
}
PICTURES = {f"mars-{state}-{'-'.join(how)}" for how, states in LOOKS.items() for state in states}


def crammed(session: Session[Any], seat: int = 1) -> bool:
    """A seat is about to end a turn with more cards than it can keep."""
    s = session.state
    return asked(session, seat) == "move" and cards_in_hand(s, seat) > storage(s, seat)
