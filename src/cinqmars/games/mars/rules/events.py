"""Phase 1: the event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.mars.cards.effects import Arrive, Conflict, Contest, Deposit, Supremacy
from cinqmars.games.mars.cards.events import EFFECT
from cinqmars.games.mars.rules.colony import settle
from cinqmars.games.mars.rules.confrontations import conflict
from cinqmars.games.mars.rules.materials import gain
from cinqmars.games.mars.rules.supremacies import contest, supremacy
from cinqmars.games.mars.state import RAIDING, MarsState


def event(s: MarsState) -> None:  # rules: E1, E4
    p = s.turn
    s.barrier()
    done, before = divmod(s.turns - 1, s.n)
    if not before:
        s.emit("round", done + 1)
    s.emit("turn", p)
    card = draw_event(s)
    s.emit("event", p, card)
    effect = EFFECT[card]
    if not isinstance(effect, Supremacy):
        s.discard.append(card)
    EFFECTS[type(effect)](s, p, card, effect)
    s.phase = RAIDING


def draw_event(s: MarsState) -> int:  # rules: E5
    if not s.events:
        s.events = sorted(s.discard)  # in which order they came there does not matter
        s.discard = []
        s.rng.shuffle(s.events)
        s.emit("reshuffle")
    return s.events.pop()


def deposit(s: MarsState, p: int, card: int, event: Deposit) -> None:  # rules: E2
    s.emit("gain", p, event.material, gain(s, p, event.material, event.number))


def arrive(s: MarsState, p: int, card: int, event: Arrive) -> None:  # rules: E3
    settle(s, p, event.number)


EFFECTS: Final[dict[type[Any], Callable[[MarsState, int, int, Any], None]]] = {
    Deposit: deposit,
    Arrive: arrive,
    Conflict: conflict,
    Supremacy: supremacy,
    Contest: contest,
}
