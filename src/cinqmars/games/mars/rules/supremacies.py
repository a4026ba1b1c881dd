"""Supremacies: one player first in a field among all, and contested."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards.effects import Contest, Supremacy
from cinqmars.games.mars.questions import confrontations as ask
from cinqmars.games.mars.rules.colony import settle
from cinqmars.games.mars.rules.losses import lose_colonists, set_right
from cinqmars.games.mars.rules.strength import TIE, first_of
from cinqmars.games.mars.state import Table


def supremacy(s: Table, p: int, card: int, event: Supremacy) -> None:  # rules: U1, U2
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
    if field == c.HABITATION_FIELD:  # rules: U7
        settle(s, winner, c.PER_HABITATION)


def any_meets(s: Table, field: int) -> bool:
    """An active level 1; of habitations one that is owned, with power or without."""
    there = s.built if field == c.HABITATION_FIELD else s.on
    return any([there[p * c.N_PLACES + c.FIRST_LEVEL[field]] for p in range(s.n)])


def contest(s: Table, p: int, card: int, event: Contest) -> None:  # rules: U3 to U5
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
    if field == c.ENERGY_FIELD:
        s.borrowed[holder] = 0
        set_right(s, holder)
    elif field == c.HABITATION_FIELD:
        lose_colonists(s, holder, c.PER_HABITATION)
        set_right(s, holder)
        settle(s, winner, c.PER_HABITATION)
