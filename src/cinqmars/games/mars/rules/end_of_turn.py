"""Phase 7: borrowed energy, colonists on the move, and what is settled when the turn ends."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.questions import end_of_turn as ask
from cinqmars.games.mars.questions.families import NO, OfCard
from cinqmars.games.mars.rules.colony import cards_in_hand, light_up, storage, unused
from cinqmars.games.mars.rules.losses import shed
from cinqmars.games.mars.rules.materials import spend
from cinqmars.games.mars.rules.scoring import finish, points, richest
from cinqmars.games.mars.state import ENDING, EVENT, MarsState


def borrow(s: MarsState, p: int) -> None:  # rules: U6
    """The holder of the energy supremacy names a colony whose unused energy is available."""
    if s.supremacy[c.ENERGY_FIELD] != p:
        return
    s.borrowed[p] = 0
    q = s.ask(p, ask.BORROW, ask.Borrow.options(s, p)) - 1
    if q >= 0:
        s.borrowed[p] = unused(s, q)
        s.emit("borrow", p, q, s.borrowed[p])


def move_colonists(s: MarsState) -> None:  # rules: F1 to F3
    """A colonist leaves an installation or goes to one, a checkpoint after each; or the turn ends."""
    p = s.turn
    arg = s.ask(p, ask.MOVE, ask.Move.options(s, p))
    if arg == NO:
        s.moves = 0
        s.phase = ENDING
        end_of_turn(s)
        return
    s.moves += 1
    place = arg - 1
    if s.staff[p * c.N_PLACES + place]:
        leave(s, p, place)
    else:
        man(s, p, place)
    light_up(s, p)


def leave(s: MarsState, p: int, place: int) -> None:
    """A colonist goes home."""
    i = p * c.N_PLACES + place
    s.staff[i] = 0
    s.free[p] += 1
    s.emit("leave", p, place, s.built[i])


def man(s: MarsState, p: int, place: int) -> None:
    """A colonist goes from the habitations to an installation."""
    i = p * c.N_PLACES + place
    s.free[p] -= 1
    s.staff[i] = 1
    s.emit("man", p, place, s.built[i])


def end_of_turn(s: MarsState) -> None:  # rules: F3 to F5, V3, V4
    """What it settles belongs to the word that ended the turn."""
    p = s.turn
    shed(s, p)  # rules: P3
    discard(s, p)
    reached = points(s, p)
    s.emit("points", p, reached)
    s.best = max(s.best, reached)
    if reached >= s.target:
        s.winners = 1 << p
        finish(s)
    elif s.turns == s.limit:
        s.winners = richest(s)
        finish(s)
    else:
        s.turn = (p + 1) % s.n
        s.turns += 1
        s.phase = EVENT


def discard(s: MarsState, p: int) -> None:  # rules: F4
    """What the silos cannot hold."""
    gone = [0] * c.N_MATERIALS
    for left in range(cards_in_hand(s, p) - storage(s, p), 0, -1):
        m = OfCard.material(s.then(p, ask.DISCARD, ask.Discard.options(s, p, gone), (left,)))
        gone[m] += 1
        spend(s, p, m, 1)
        s.emit("discard", p, m)
