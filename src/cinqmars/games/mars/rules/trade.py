"""Trade between colonies, a negotiation: those in contact propose, accept, refuse, counter and withdraw.

Proposals are said aloud. Each has a number by which it is answered.
"""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.questions import exchanges as ask
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.rules.materials import hand_over
from cinqmars.games.mars.rules.proposals import (
    concerns,
    drop_equal,
    drop_unpayable,
    free_number,
    offset,
    put_to,
    remove,
    spoken,
    uphold,
)
from cinqmars.games.mars.state import EVERYBODY, GIVES, MAKER, NUMBER, REFUSED, STRIDE, TO, WANTS, MarsState


def propose(s: MarsState, p: int, _: int) -> None:  # rules: X4, X5
    """The active player deals with anyone in contact, or with all; the others with the active player."""
    s.draft = blank(s, p, EVERYBODY if p == s.turn else s.turn, 0)
    to = s.then(p, ask.PARTNER, ask.Partner.options(s)) if p == s.turn else s.turn
    compose(s, p, to, 0)


def blank(s: MarsState, maker: int, to: int, reply: int) -> list[int]:
    return [maker, to, reply, 0, free_number(s, maker), *[0] * (2 * c.N_MATERIALS)]


def counter(s: MarsState, p: int, number: int) -> None:  # rules: X9
    maker = s.offers[offset(s, number) + MAKER]
    refuse(s, p, number)
    compose(s, p, maker, 1)


def compose(s: MarsState, maker: int, to: int, reply: int) -> None:  # rules: X6, X7
    """Card by card, what is given and then what is wanted."""
    s.draft = blank(s, maker, to, reply)
    while True:
        arg = s.then(maker, ask.GIVE, ask.Give.options(s), tuple(s.draft))
        if arg == NO:
            break
        s.draft[GIVES + ask.OneMore.material(arg)] += 1
    while True:
        arg = s.then(maker, ask.WANT, ask.Want.options(s), tuple(s.draft))
        if arg == NO:
            break
        s.draft[WANTS + ask.OneMore.material(arg)] += 1
    s.posted[maker] += 1
    drop_equal(s, s.draft)
    s.offers += s.draft
    s.said.append(spoken(s.draft))
    s.fresh = 1
    s.emit("offer", maker, to, tuple(s.draft[GIVES:WANTS]), tuple(s.draft[WANTS:]))
    s.draft = []
    uphold(s)


def decline(s: MarsState, p: int, number: int) -> None:
    """With a word why, if there is one to say."""
    o = offset(s, number)
    s.draft = s.offers[o : o + STRIDE]
    word = s.then(p, ask.WORD, ask.Word.options(), tuple(s.draft))
    s.draft = []
    refuse(s, p, number, word)


def refuse(s: MarsState, p: int, number: int, word: int = NO) -> None:
    o = offset(s, number)
    s.offers[o + REFUSED] |= 1 << p
    s.emit("refuse", p, s.offers[o + MAKER], word)
    if s.offers[o + TO] == p or not any([concerns(s, q, o) for q in range(s.n)]):
        remove(s, o)


def refuse_all(s: MarsState, p: int) -> None:
    """From the last to the first."""
    for number in [s.offers[o + NUMBER] for o in reversed(put_to(s, p))]:
        refuse(s, p, number)


def stay_out(s: MarsState, p: int, _: int) -> None:  # rules: X10
    """Nothing more is put to the seat in this turn, and it proposes nothing."""
    s.emit("stay-out", p)
    refuse_all(s, p)
    for o in range(len(s.offers) - STRIDE, -1, -STRIDE):
        if s.offers[o + MAKER] == p:
            withdraw(s, p, s.offers[o + NUMBER])
    s.out |= 1 << p


def withdraw(s: MarsState, p: int, number: int) -> None:
    s.emit("withdraw", p)
    remove(s, offset(s, number))


def accept(s: MarsState, p: int, number: int) -> None:  # rules: X8
    s.barrier()  # a bargain is not undone by one of the two
    o = offset(s, number)
    maker, to, refused = s.offers[o + MAKER], s.offers[o + TO], s.offers[o + REFUSED]
    gives, wants = s.offers[o + GIVES : o + WANTS], s.offers[o + WANTS : o + STRIDE]
    remove(s, o)
    for m in range(c.N_MATERIALS):
        if gives[m]:
            hand_over(s, maker, p, m, gives[m])
        if wants[m]:
            hand_over(s, p, maker, m, wants[m])
    s.emit("trade", p, maker, to, refused, tuple(gives), tuple(wants))
    drop_unpayable(s)
