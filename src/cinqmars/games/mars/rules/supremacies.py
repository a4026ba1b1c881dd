"""Supremacies: one player first in a field among all, and contested."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.effects import BorrowEnergy, Contest, Settlers, Supremacy
from cinqmars.games.mars.cards.events import PRIVILEGE
from cinqmars.games.mars.questions import confrontations as ask
from cinqmars.games.mars.rules.colony import settle
from cinqmars.games.mars.rules.losses import lose_colonists, set_right
from cinqmars.games.mars.rules.strength import TIE, first_of
from cinqmars.games.mars.state import MarsState


def supremacy(s: MarsState, p: int, card: int, event: Supremacy) -> None:  # rules: U1, U2
    """All players are compared; the winner keeps the card."""
    field = event.field
    if not any_meets(s, field):
        s.emit("no-supremacy", field)
        s.discard.append(card)
        return
    winner = first_of(s, list(range(s.n)), field)
    if winner == TIE:
        s.emit("supremacy-tied", field)
        s.discard.append(card)
        return
    s.supremacy[field] = winner
    s.emit("supremacy", winner, field)
    receive(s, winner, field)


def any_meets(s: MarsState, field: int) -> bool:
    """An active level 1; of habitations one that is owned, with power or without."""
    there = s.built if field == c.HABITATION_FIELD else s.on
    return any([there[p * c.N_PLACES + c.FIRST_LEVEL[field]] for p in range(s.n)])


def contest(s: MarsState, p: int, card: int, event: Contest) -> None:  # rules: U3 to U5
    """The player who drew it names a supremacy that somebody holds; it is judged again."""
    held = ask.Contest.options(s)
    if not held:
        s.emit("nothing-contested", p)
        return
    field = s.ask(p, ask.CONTEST, held)
    holder = s.supremacy[field]
    winner = first_of(s, list(range(s.n)), field) if any_meets(s, field) else holder
    s.emit("contest", p, field)
    if winner in (TIE, holder):
        s.emit("upheld", holder, field)
        return
    s.supremacy[field] = winner
    s.emit("supremacy", winner, field)
    give_back(s, holder, field)
    receive(s, winner, field)


def receive(s: MarsState, p: int, field: int) -> None:  # rules: U7
    """What a supremacy gives at once; the rest is seen to where it applies."""
    gives = PRIVILEGE[field]
    if isinstance(gives, Settlers):
        settle(s, p, gives.number)


def give_back(s: MarsState, p: int, field: int) -> None:  # rules: U5
    gave = PRIVILEGE[field]
    if isinstance(gave, BorrowEnergy):
        s.borrowed[p] = 0
        set_right(s, p)
    elif isinstance(gave, Settlers):
        lose_colonists(s, p, gave.number)
        set_right(s, p)
