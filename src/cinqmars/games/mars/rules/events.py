"""Phase 1: the event."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.rules.colony import settle
from cinqmars.games.mars.rules.confrontations import conflict
from cinqmars.games.mars.rules.materials import gain
from cinqmars.games.mars.rules.supremacies import contested, supremacy
from cinqmars.games.mars.state import RAIDING, Table


def event(s: Table) -> None:  # rules: E1 to E4
    p = s.turn
    s.barrier()
    done, before = divmod(s.turns - 1, s.n)
    if not before:
        s.emit("round", done + 1)
    s.emit("turn", p)
    card = draw_event(s)
    s.emit("event", p, card)
    kept = False
    if card < c.COLONIST:
        s.emit("gain", p, card, gain(s, p, card, c.DEPOSIT_CARDS))
    elif card == c.COLONIST:
        settle(s, p, 1)
    elif card == c.CONTESTED:
        s.discard.append(card)
        kept = True
        contested(s, p)
    elif card < c.SUPREMACY:
        s.discard.append(card)
        kept = True
        conflict(s, p, card)
    else:
        kept = supremacy(s, card - c.SUPREMACY)
    if not kept:
        s.discard.append(card)
    s.phase = RAIDING


def draw_event(s: Table) -> int:  # rules: E5
    if not s.events:
        s.events = sorted(s.discard)  # in which order they came there does not matter
        s.discard = []
        s.rng.shuffle(s.events)
        s.emit("reshuffle")
    return s.events.pop()
