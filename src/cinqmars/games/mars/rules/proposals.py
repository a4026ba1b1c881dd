"""Proposals on the table, and who may make and answer them. `o` is where one begins in `s.offers`."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.rules.colony import active, cards_in_hand
from cinqmars.games.mars.state import EVERYBODY, GIVES, MAKER, NUMBER, REFUSED, STRIDE, TO, MarsState

OPEN_EACH: Final = 5  # proposals that a seat may have on the table at once
OFFERS: Final = OPEN_EACH * c.MAX_PLAYERS
PROPOSALS: Final = 40  # a seat may make in one turn, whatever becomes of them: more than people ever need


def in_contact(s: MarsState, other: int) -> bool:  # rules: X4, X5
    """May the active player and this one trade?"""
    if other == s.turn or s.out >> other & 1:
        return False
    return active(s, s.turn, c.COMMUNICATION) > 0 or active(s, other, c.COMMUNICATION) > 1


def contacts(s: MarsState) -> list[int]:
    """All who may trade with the active player."""
    everybody = active(s, s.turn, c.COMMUNICATION) > 0
    return [
        q
        for q in range(s.n)
        if q != s.turn and not s.out >> q & 1 and (everybody or active(s, q, c.COMMUNICATION) > 1)
    ]


def offset(s: MarsState, number: int) -> int:
    """Where the proposal of this number begins."""
    o = 0
    while s.offers[o + NUMBER] != number:
        o += STRIDE
    return o


def open_by(s: MarsState, p: int) -> int:
    """How many proposals of this seat are open."""
    return len([o for o in range(0, len(s.offers), STRIDE) if s.offers[o + MAKER] == p])


def spoken(offer: list[int]) -> int:
    """What a proposal says, as one number."""
    said = offer[MAKER] * (1 + EVERYBODY) + offer[TO]
    for amount in offer[GIVES:STRIDE]:
        said = said * (1 + c.CARDS_OF_EACH) + amount
    return said


def concerns(s: MarsState, p: int, o: int) -> bool:
    """Is a proposal put to this seat, and still open for it?"""
    to = s.offers[o + TO]
    if s.offers[o + MAKER] == p or s.offers[o + REFUSED] >> p & 1:
        return False
    return to == p or (to == EVERYBODY and in_contact(s, p))


def put_to(s: MarsState, p: int) -> list[int]:
    """The proposals that wait for an answer of this seat."""
    return [o for o in range(0, len(s.offers), STRIDE) if concerns(s, p, o)]


def can_give(s: MarsState, p: int, start: int) -> bool:
    """Has the seat the cards of a proposal that are listed from `start` on?"""
    for m in range(c.N_MATERIALS):
        if s.hand[p * c.N_MATERIALS + m] < s.offers[start + m]:
            return False
    return True


def known_to(s: MarsState, p: int) -> tuple[int, ...]:
    """What the seat's answer relies on: the proposals it made, and those that are put to it."""
    mine: list[int] = []
    for o in range(0, len(s.offers), STRIDE):
        if s.offers[o + MAKER] == p or concerns(s, p, o):
            mine += s.offers[o : o + STRIDE]
    return tuple(mine)


def free_number(s: MarsState, maker: int) -> int:
    """Each seat has numbers of its own: nobody's proposals stand in the way of another's."""
    number = maker * OPEN_EACH
    while number in s.offers[NUMBER::STRIDE]:
        number += 1
    return number


def drop_equal(s: MarsState, draft: list[int]) -> None:
    """Said again, a proposal takes the place of what it repeats."""
    for o in range(0, len(s.offers), STRIDE):
        if spoken(s.offers[o : o + STRIDE]) == spoken(draft):
            remove(s, o)
            return


def largest_hand(s: MarsState, maker: int, to: int) -> int:
    if to != EVERYBODY:
        return cards_in_hand(s, to)
    return max([cards_in_hand(s, q) for q in contacts(s) if q != maker])


def remove(s: MarsState, o: int) -> None:
    if o + STRIDE == len(s.offers):
        s.fresh = 0
    s.offers = s.offers[:o] + s.offers[o + STRIDE :]


def drop_unpayable(s: MarsState) -> None:
    """A proposal its maker can no longer pay is gone."""
    if not s.offers:
        return
    for o in range(len(s.offers) - STRIDE, -1, -STRIDE):
        if not can_give(s, s.offers[o + MAKER], o + GIVES):
            remove(s, o)
    uphold(s)


def uphold(s: MarsState) -> None:
    """What is proposed is held: everybody knows of these cards."""
    for o in range(0, len(s.offers), STRIDE):
        base = s.offers[o + MAKER] * c.N_MATERIALS
        for m in range(c.N_MATERIALS):
            if s.seen[base + m] < s.offers[o + GIVES + m]:
                s.seen[base + m] = s.offers[o + GIVES + m]
