"""On Mars as it stands at a chosen point of games played by instinct: colonies that make sense."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from browser.hands import STATE
from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.kernel import Decision, Session, State
from cinqmars.kernel.record import load
from games.on_mars.guide import Guide
from games.on_mars.test_records import RECORDS

GAME = "on-mars"
NAMES = ("Ana", "Bruno", "Chloé", "Malik")
Wanted = Callable[[OnMarsState, Decision], bool]
WILD = 12  # answers of a hundred against instinct: so that games have something of everything


class Reached(Exception):
    """The game stands where it should."""


class Place(NamedTuple):
    """A table before an answer of the first seat, and what that seat picks until it is asked what was wanted."""

    session: Session[Any]
    picks: list[tuple[str, int]]  # questions and answers
    question: str  # empty if the game is over


PICK = """([name, arg]) => {
  const bar = document.querySelector('.decision')
  const option = bar.dataset.kind === name && bar.querySelector(`.opt[data-arg='${arg}']`)
  if (option) option.click()
  return !!option
}"""
AMONG = "names => names.includes(document.querySelector('.decision')?.dataset.kind)"


def led(page: Any, place: Place) -> None:
    """Picks what leads to the question that was wanted; some of it the page takes for granted."""
    names = [name for name, _ in place.picks] + [place.question]
    for i, (name, arg) in enumerate(place.picks):
        page.wait_for_function(AMONG, arg=names[i:])
        state = page.evaluate(STATE)
        if page.evaluate(PICK, [name, arg]):
            page.wait_for_function(f"before => ({STATE})() !== before", arg=state)
    page.wait_for_function(AMONG, arg=[place.question])


class Seeker(Guide):
    """Plays until somebody is asked what is wanted."""

    def __init__(self, seed: int, wanted: Wanted) -> None:
        super().__init__(seed, WILD)
        self.wanted = wanted
        self.begun = 0  # the answer with which the one in the making began
        self.question = ""

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, OnMarsState)
        if not held:
            self.begun = len(self.answers)
        if self.wanted(s, Decision(seat, kind, opts, ctx, held)):
            self.question = game.kinds[kind].name
            raise Reached
        return super().live(s, seat, kind, opts, ctx, held)


def guided(wanted: Wanted, seats: int = 2, seed: int = 1, options: dict[str, Any] | None = None) -> Place:
    """The first moment at which something is asked, or the end of the game."""
    first: Session[OnMarsState] = Session.new(game, seats, seed, options)
    seeker = Seeker(seed, wanted)
    with suppress(Reached):
        first.run(seeker)
        seeker.begun = len(seeker.answers)
    before, since = seeker.answers[: seeker.begun], seeker.answers[seeker.begun :]
    picks = [(game.kinds[a.kind].name, a.arg) for a in since]
    return Place(Session(game, first.setup, first.marks[:1], before), picks, seeker.question)


def asked(
    name: str, after: int = 1, fits: Callable[[OnMarsState, Decision], bool] = lambda s, d: True
) -> Wanted:
    """The first seat is asked this, from that round on."""

    def holds(s: OnMarsState, d: Decision) -> bool:
        return d.seat == 0 and game.kinds[d.kind].name == name and s.round >= after and fits(s, d)

    return holds


def never(s: OnMarsState, d: Decision) -> bool:
    return False


# the states of which pictures are accepted


def crowded(s: OnMarsState, d: Decision) -> bool:
    """There is something of everything on Mars."""
    return s.level >= 2 and not s.main and len([h for h in s.marker if h >= 0]) >= 2


STATES: dict[str, tuple[Wanted, int, int, dict[str, Any]]] = {
    "turn": (asked("turn", 8, crowded), 4, 2, {"first-colonists": True}),
    "build": (asked("site", 5, lambda s, d: d.ctx[0] == "construct" and len(d.opts) > 2), 2, 2, {}),
    "learn": (asked("learn", 3), 2, 3, {}),
    "travel": (asked("travel", 3, lambda s, d: len(d.opts) > 1 and s.space[0] >= 4), 2, 3, {}),
    "down": (asked("travel", 2, lambda s, d: len(d.opts) > 1 and s.space[0] < 4), 2, 3, {}),
    "move": (asked("move", 3, lambda s, d: d.ctx[1] > 0), 3, 3, {}),
    "singularity": (asked("turn", 6), 3, 4, {"singularity": True}),
    "together": (never, 2, 4, {}),
    "solo": (asked("turn", 8), 1, 5, {"objective": 2}),
    "end": (never, 1, 5, {"objective": 2}),
}
LOOKS = {  # by size, theme and language
    ("desktop", "dark", "fr"): ("travel", "won"),
    ("low", "dark", "en"): ("build", "learn", "move", "solo"),
    ("low", "light", "fr"): ("turn", "singularity", "together"),
    ("wide", "dark", "en"): ("turn",),
    ("phone", "dark", "en"): ("build", "learn", "down"),
    ("phone", "light", "fr"): ("turn", "solo", "end"),
    ("sideways", "dark", "en"): ("build", "travel"),
}
PICTURES = {f"on-mars-{state}-{'-'.join(how)}" for how, states in LOOKS.items() for state in states}


def state_of(name: str) -> Place:
    return guided(*STATES[name]) if name in STATES else Place(recorded("alone-level-3-won"), [], "")


def recorded(name: str) -> Session[OnMarsState]:
    """A game that was kept for how it ended."""
    return load(game, json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8")))
