"""What options look like before any search: what each would change at a glance, as weights."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final

from .colony import cards_in_hand
from .components import (
    CONTRACT_COST,
    CONTRACT_GETS,
    CONTRACT_GIVES,
    COST,
    MILITARY_FIELD,
    MINE_1,
    MINE_COST,
    N_CONTRACTS,
    N_MATERIALS,
    N_PLACES,
    N_RESEARCH,
    SILO_0,
)
from .confrontations import first_of
from .exchanges import earth_rate, offset
from .kinds import (
    ACCEPT,
    BUILD,
    BUILD_MINE,
    BUY,
    CONTRACT,
    COUNTER,
    DISCARD,
    EARTH,
    EXCHANGE,
    GIVE,
    MOVE,
    NO,
    OF_EACH,
    OPEN_CARGO,
    PROSPECT,
    RAID,
    REFUSE,
    ROLL,
    WANT,
)
from .outlook import Outlook, add_card
from .state import (
    GIVES,
    WANTS,
    Table,
)

SHARPNESS: Final = 0.2  # differences of this size matter before any search


def priors(s: Table, seat: int, kind: int, opts: list[int]) -> list[float]:
    """What each option would change at a glance, as weights."""
    if kind in (BUILD, EXCHANGE, DISCARD):
        view = glance(s, seat)
        gains = [GAINS[kind](view, arg) for arg in opts]
        best = max(gains)
        return [0.02 + exp((gain - best) / SHARPNESS) for gain in gains]
    if kind == MOVE:
        view = glance(s, seat)
        wins = view.sure >= s.target > view.best_show()
        gains = [move_gain(view, arg, wins) for arg in opts]
        best = max(gains)
        return [0.02 + exp((gain - best) / SHARPNESS) for gain in gains]
    if kind == RAID:
        return [0.5 if arg == NO else raid_prior(s, seat, arg - 1) for arg in opts]
    if kind == ROLL:
        return [0.2 if arg == NO else 1.0 for arg in opts]
    if kind in (GIVE, WANT):
        return [2.0 if arg == NO else 0.7 for arg in opts]
    if kind == PROSPECT:
        mine = s.built[seat * N_PLACES + MINE_1]
        return [0.4 if arg + 1 == mine else 1.0 for arg in opts]
    return [1.0] * len(opts)


def glance(s: Table, seat: int) -> Outlook:
    view = Outlook(s, seat)
    for card in range(N_RESEARCH):
        if s.at[card] == seat:
            add_card(view, card)
    view.look()
    return view


def build_gain(view: Outlook, arg: int) -> float:
    """What it is worth, less the cards it takes."""
    if arg == NO:
        return 0.0
    if arg < BUILD_MINE:
        place = view.next_place(arg - 1)
        return view.worth_of(place) - view.price(COST[place])
    if arg < BUY:
        return view.worth_of_mine(arg - BUILD_MINE) - view.price(MINE_COST)
    return view.worth_of_contract(arg - BUY) - view.price(CONTRACT_COST)


def exchange_gain(view: Outlook, arg: int) -> float:
    s, p = view.s, view.p
    if arg == NO:
        return 0.05
    hand = s.hand[p * N_MATERIALS : p * N_MATERIALS + N_MATERIALS]
    before = view.in_hand(hand)
    if arg < OPEN_CARGO:
        pair = (arg - EARTH) % N_CONTRACTS
        hand[CONTRACT_GIVES[pair]] -= earth_rate(s, p, CONTRACT_GIVES[pair]) if arg < CONTRACT else 1
        hand[CONTRACT_GETS[pair]] += 1
        return view.in_hand(hand) - before
    if ACCEPT <= arg < REFUSE:
        o = offset(s, arg - ACCEPT)
        for m in range(N_MATERIALS):
            hand[m] += s.offers[o + GIVES + m] - s.offers[o + WANTS + m]
        return view.in_hand(hand) - before
    if arg == OPEN_CARGO:
        return 0.3
    if REFUSE <= arg < COUNTER:
        return 0.0
    return -0.2 if s.n > 2 else -0.6  # of two players one loses by every bargain


def move_gain(view: Outlook, arg: int, wins: bool) -> float:
    """To work where there is none; off it only to win this turn, and mines are left first."""
    if arg == NO:
        return -0.5 if wins else -0.1
    place = arg - 1
    if view.s.staff[view.p * N_PLACES + place]:
        return 0.0 if wins and place >= MINE_1 else -0.8
    if place < SILO_0:
        return 0.2 if view.spare_energy <= 5 else -0.1
    return view.use(place, [0] * N_MATERIALS)


def discard_gain(view: Outlook, arg: int) -> float:
    p = view.p
    hand = view.s.hand[p * N_MATERIALS : p * N_MATERIALS + N_MATERIALS]
    hand[arg // OF_EACH] -= 1
    return view.in_hand(hand)


GAINS: Final[dict[int, Callable[[Outlook, int], float]]] = {
    BUILD: build_gain,
    EXCHANGE: exchange_gain,
    DISCARD: discard_gain,
}


def raid_prior(s: Table, seat: int, rival: int) -> float:
    winner = first_of(s, [seat, rival], MILITARY_FIELD)
    if winner != seat:
        return 0.1
    return 1.0 + cards_in_hand(s, rival)
