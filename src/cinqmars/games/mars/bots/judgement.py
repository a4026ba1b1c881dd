"""What bots think of a position: each seat's share of the win, from the outlooks of all colonies."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.bots.outlook import Outlook, add_cards
from cinqmars.games.mars.rules.proposals import contacts, put_to, spoken
from cinqmars.games.mars.rules.scoring import winner_seats
from cinqmars.games.mars.state import EVERYBODY, EXCHANGING, GIVES, MAKER, OVER, STRIDE, TO, WANTS, MarsState

OWN: Final = 0.08  # part of the judgement that looks at one's own colony alone: even far ahead, go on
MUCH: Final = 30.0
LEADS_FIELD: Final = 0.1
TEMPO: Final = 0.13  # a card that comes soon
MARGIN: Final = 0.04  # a bargain must bring this much
SPITE: Final = 0.35  # and this part of what it brings the other
HOPE: Final = 0.6  # of what a proposal would bring, while it is new
OPEN: Final = 0.002  # no reason to withdraw it
SILENCE: Final = 0.04  # a proposal wants an answer
ALOOF: Final = 0.06  # and who trades no more in this turn misses the next one
RESTLESS: Final = 0.0005  # a colonist is moved for a reason
NUISANCE: Final = 0.05  # each proposal costs patience
REJECTED: Final = 0.2  # and one that nobody wants costs more
ENOUGH: Final = 4  # proposals of one seat in a turn
PESTERING: Final = 9.0  # nothing is worth more


def values(s: MarsState) -> list[float]:
    """Each seat's share of the win, as far as a glance tells."""
    if s.phase == OVER:
        first = winner_seats(s)
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]
    outlooks = [Outlook(s, p) for p in range(s.n)]
    add_cards(s, outlooks)
    for view in outlooks:
        view.look()
    worth = [view.worth for view in outlooks]
    add_fields(s, worth)
    add_tempo(s, worth)
    if s.draft or s.offers:
        add_hopes(s, outlooks, worth)
    for p in range(s.n):
        if s.out >> p & 1:
            worth[p] -= ALOOF
    worth[s.turn] -= RESTLESS * s.moves
    best = max(worth)
    spread = 0.9 + 0.04 * max(0.0, s.target - max([view.reach for view in outlooks]))
    weights = [exp((x - best) / spread) for x in worth]
    total = sum(weights)
    shares = [w / total for w in weights]
    return [
        (1 - OWN) * shares[p] + OWN * max(0.0, worth[p]) / (max(0.0, worth[p]) + MUCH) for p in range(s.n)
    ]


# what all share


def add_fields(s: MarsState, worth: list[float]) -> None:
    """Who leads a field will win the next supremacy or conflict in it. For a tie nobody keeps colonists from work."""
    n = s.n
    for field in range(c.N_FIELDS):
        if s.supremacy[field] >= 0:
            continue
        kind = c.FIELD_TYPE[field]
        first, end = c.FIRST_PLACE[kind], c.FIRST_PLACE[kind + 1]
        row = [sum(s.on[p * c.N_PLACES + first : p * c.N_PLACES + end]) for p in range(n)]
        most = max(row)
        if most and row.count(most) == 1:
            worth[row.index(most)] += LEADS_FIELD


def add_tempo(s: MarsState, worth: list[float]) -> None:
    """Who produces soon is ahead of who has just done so."""
    n = s.n
    produced = 1 if s.phase >= EXCHANGING else 0
    for p in range(n):
        wait = (p - s.turn - produced) % n
        mines = sum(s.on[p * c.N_PLACES + c.MINE_1 : (p + 1) * c.N_PLACES])
        worth[p] += TEMPO * (1 + mines) * (1.0 - wait / n)


# trade


def add_hopes(s: MarsState, outlooks: list[Outlook], worth: list[float]) -> None:
    """A proposal in the making, or just made, is worth part of what it would bring if somebody takes it."""
    for o in range(0, len(s.offers), STRIDE):
        worth[s.offers[o + MAKER]] += OPEN
    for p in range(s.n):
        worth[p] -= SILENCE * len(put_to(s, p))
    if s.draft:
        maker = s.draft[MAKER]
        if not any(s.draft[WANTS:]):
            worth[maker] -= NUISANCE * (1 + s.posted[maker]) if s.posted[maker] < ENOUGH else PESTERING
        add_hope(s, outlooks, s.draft, -REJECTED, worth)
    elif s.fresh and s.offers:
        add_hope(s, outlooks, s.offers[len(s.offers) - STRIDE :], 0.0, worth)


def add_hope(
    s: MarsState, outlooks: list[Outlook], offer: list[int], least: float, worth: list[float]
) -> None:
    """What the best acceptable proposal would bring both; an empty side may still get one card."""
    maker = offer[MAKER]
    mine = s.hand[maker * c.N_MATERIALS : maker * c.N_MATERIALS + c.N_MATERIALS]
    give, want = offer[GIVES:WANTS], offer[WANTS:STRIDE]
    gives = [give] if any(give) else [one(m) for m in range(c.N_MATERIALS) if mine[m]]
    wants = [want] if any(want) else [one(m) for m in range(c.N_MATERIALS)]
    partners = contacts(s) if offer[TO] == EVERYBODY else [offer[TO]]
    best, partner, theirs = least, -1, 0.0
    before = outlooks[maker].in_hand(mine)
    for g in gives:
        for w in wants:
            if any([g[m] and w[m] for m in range(c.N_MATERIALS)]) or repeats(s, offer, g, w):
                continue
            gain = outlooks[maker].in_hand([mine[m] - g[m] + w[m] for m in range(c.N_MATERIALS)]) - before
            if gain <= max(best, MARGIN):
                continue
            for q in partners:
                benefit = outlooks[q].benefit(g, w)
                if q != maker and benefit > MARGIN + SPITE * gain and gain > SPITE * benefit:
                    best, partner, theirs = gain, q, benefit
                    break
    worth[maker] += HOPE * best
    if partner >= 0 and s.draft:
        # once it is said, nothing that it brings the other is a reason to take it back
        worth[partner] += HOPE * theirs


def repeats(s: MarsState, offer: list[int], give: list[int], want: list[int]) -> bool:
    """Was it said in this turn before, to the same or to all?"""
    times = 0
    for to in [offer[TO]] if offer[TO] == EVERYBODY else [offer[TO], EVERYBODY]:
        times += s.said.count(spoken([offer[MAKER], to, 0, 0, 0, *give, *want]))
    return times > (0 if s.draft else 1)


def one(m: int) -> list[int]:
    return [1 if k == m else 0 for k in range(c.N_MATERIALS)]
