"""The bots, by name. All of them just answer questions; what they know is what their seat may know."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from cinqmars.bots.baseline import Baseline
from cinqmars.bots.greedy import WORLDS, Greedy
from cinqmars.bots.ismcts import Ismcts
from cinqmars.bots.levels import Easy, Medium, Strong
from cinqmars.bots.planner import Planner
from cinqmars.bots.player import Eyes, Player
from cinqmars.bots.search import ITERATIONS, searching, whole
from cinqmars.bots.uniform import Uniform
from cinqmars.kernel import WAIT, BadInput, Decision, Session
from cinqmars.kernel.state import S

At = TypeVar("At", bound=Session[Any])

__all__ = ["LEVELS", "NAMES", "USUAL", "Eyes", "Listing", "Player", "get", "play_on"]


class Listing(NamedTuple):
    """One bot as listings show it: how to ask for it, and the ids of its name and of a line about it."""

    usage: str
    label: str
    about: str


NAMES: Final[dict[str, Listing]] = {
    "easy": Listing("easy", "bot-easy", "bot-easy-about"),
    "medium": Listing("medium", "bot-medium", "bot-medium-about"),
    "strong": Listing("strong", "bot-strong", "bot-strong-about"),
    "random": Listing("random", "bot-random", "bot-random-about"),
    "greedy": Listing("greedy[:WORLDS]", "bot-greedy", "bot-greedy-about"),
    "ismcts": Listing(
        "ismcts[:ITERATIONS | :SECONDSs][,cut=ANSWERS | ROUNDSr][,playouts=random|greedy]"
        "[,halving=on|off][,priors=on|off][,explore=WEIGHT]",
        "bot-ismcts",
        "bot-ismcts-about",
    ),
    "planner": Listing("planner[:crew | :cautious]", "bot-planner", "bot-planner-about"),
    "baseline": Listing("baseline", "bot-baseline", "bot-baseline-about"),
}
LEVELS: Final = ("easy", "medium", "strong")
USUAL: Final = "medium"  # who plays unless somebody else is asked for
STYLES: Final = ("crew", "cautious")  # of a planner; without one it plays for its own seat


def get(spec: str, seed: int = 0) -> Player:
    """The bot that `spec` asks for: "random", "greedy:8", "ismcts:200", "ismcts:0.5s", "ismcts:200,cut=20"."""
    name, colon, told = spec.partition(":") if isinstance(spec, str) else ("", "", "")
    if not colon:
        name, comma, settings = name.partition(",")
        told = f"{ITERATIONS},{settings}" if comma else ""
    bare = not told and not colon
    try:
        if name == "ismcts":
            return Ismcts(seed, None if bare else searching(told))
        if name == "greedy":
            return Greedy(seed, WORLDS if bare else whole(told, 1))
        if name in LEVELS and bare:
            return (Easy, Medium, Strong)[LEVELS.index(name)](seed)
        if name == "random" and bare:
            return Uniform(seed)
        if name == "baseline" and bare:
            return Baseline(seed)
        if name == "planner" and (bare or told in STYLES):
            return Planner(seed, told)
    except ValueError:
        pass
    allowed = ", ".join([listing.usage for listing in NAMES.values()])
    raise BadInput(
        "bot", f"no bot {str(spec)[:40]!r}; there are: {allowed}", {"got": str(spec)[:40], "allowed": allowed}
    )


def play_on(session: At, players: Mapping[int, Player], passed: Collection[int] = ()) -> At:
    """Bots answer until a person must, or may before a bot that leads a race, or the game is over.

    `passed` are the people who let this one moment of a race go by. Who is idle is not waited for.
    """
    while session.pending:
        move = next_move(session, players, passed)
        if move is None:
            return session
        decision, arg = move
        session = session.apply(arg, seat=decision.seat)
        passed = ()
    return session


def prompts(d: Decision) -> bool:
    """Whether a person who may act is asked to, before a bot goes on."""
    return not d.must and not d.idle


def next_move(
    session: Session[S], players: Mapping[int, Player], passed: Collection[int]
) -> tuple[Decision, int] | None:
    """In a race those who may act are polled, in their order; the lead is last, after the people."""
    asked = session.pending
    for decision in [d for d in asked if not d.must]:
        if decision.seat in players:
            arg = players[decision.seat].choose(Eyes(session, decision.seat), decision)
            if arg != WAIT:
                return decision, arg
    if any([prompts(d) and d.seat not in players and d.seat not in passed for d in asked]):
        return None
    for decision in asked:
        if decision.must and decision.seat in players:
            return decision, players[decision.seat].choose(Eyes(session, decision.seat), decision)
    return None
