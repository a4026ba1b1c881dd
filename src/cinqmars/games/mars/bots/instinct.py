"""How promising an option looks before any search: what it would change at a glance, as a weight."""

from __future__ import annotations

from math import exp
from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.bots.outlook import CARD_VALUE, Outlook, add_card, payable
from cinqmars.games.mars.rules.colony import cards_in_hand, next_place
from cinqmars.games.mars.rules.strength import first_of
from cinqmars.games.mars.state import GIVES, STRIDE, WANTS, MarsState

SHARPNESS: Final = 0.2  # differences of this size matter before any search
CARGO: Final = 0.3  # to open the emergency cargo
CLOSE: Final = 0.05  # to end the exchanges
LACKING: Final = 1  # the words of a refusal
NEEDED: Final = 2
USELESS: Final = 3
UNEVEN: Final = 4


def glance(s: MarsState, seat: int) -> Outlook:
    view = Outlook(s, seat)
    for card in range(c.N_RESEARCH):
        if s.at[card] == seat:
            add_card(view, card)
    view.look()
    return view


def weights(gains: list[float]) -> list[float]:
    best = max(gains)
    return [0.02 + exp((gain - best) / SHARPNESS) for gain in gains]


def hand_of(view: Outlook) -> list[int]:
    return view.s.hand[view.p * c.N_MATERIALS : (view.p + 1) * c.N_MATERIALS]


# Construction: what it is worth, less the cards it takes


def build(view: Outlook, kind: int) -> float:
    place = next_place(view.s, view.p, kind)
    return view.worth_of(place) - view.price(c.COST[place])


def dig(view: Outlook, m: int) -> float:
    return view.worth_of_mine(m) - view.price(c.MINE_COST)


def buy(view: Outlook, contract: int) -> float:
    return view.worth_of_contract(contract) - view.price(c.CONTRACT_COST)


# Exchanges: what the hand is worth afterwards, less what it is worth now


def exchange(view: Outlook, pair: int, rate: int) -> float:
    """So many cards for one, with Earth or by contract."""
    hand = hand_of(view)
    before = view.in_hand(hand)
    hand[c.CONTRACT_GIVES[pair]] -= rate
    hand[c.CONTRACT_GETS[pair]] += 1
    return view.in_hand(hand) - before


def accept(view: Outlook, o: int) -> float:
    """The proposal that begins at `o`."""
    hand, offers = hand_of(view), view.s.offers
    before = view.in_hand(hand)
    for m in range(c.N_MATERIALS):
        hand[m] += offers[o + GIVES + m] - offers[o + WANTS + m]
    return view.in_hand(hand) - before


def refusal(view: Outlook, offer: list[int]) -> int:
    """Why one would not take it: 1 + the number of the reason."""
    hand, gets, pays = hand_of(view), offer[GIVES:WANTS], offer[WANTS:STRIDE]
    if not payable(hand, pays):
        return LACKING
    before = view.in_hand(hand)
    gain = view.in_hand([hand[m] + gets[m] for m in range(c.N_MATERIALS)]) - before
    loss = before - view.in_hand([hand[m] - pays[m] for m in range(c.N_MATERIALS)])
    if view.benefit(gets, pays) > 0:
        return UNEVEN
    return NEEDED if loss > CARD_VALUE * sum(pays) or gain > CARD_VALUE * sum(gets) else USELESS


def negotiate(view: Outlook) -> float:
    """To propose, counter, withdraw or stay out; of two players one loses by every bargain."""
    return -0.2 if view.s.n > 2 else -0.6


def discard(view: Outlook, m: int) -> float:
    hand = hand_of(view)
    hand[m] -= 1
    return view.in_hand(hand)


# Colonists


def can_win(view: Outlook) -> bool:
    """Enough points could be shown in this turn, but not by those who have no work alone."""
    return view.sure >= view.s.target > view.best_show()


def stop_moving(wins: bool) -> float:
    return -0.5 if wins else -0.1


def move(view: Outlook, place: int, wins: bool) -> float:
    """To work where there is none; off it only to win this turn, and mines are left first."""
    if view.s.staff[view.p * c.N_PLACES + place]:
        return 0.0 if wins and place >= c.MINE_1 else -0.8
    if place < c.SILO_0:
        return 0.2 if view.spare_energy <= 5 else -0.1
    return view.use(place, [0] * c.N_MATERIALS)


# The others


def prospect(s: MarsState, seat: int, m: int) -> float:
    """A mine of another material than the first one."""
    return 0.4 if m + 1 == s.built[seat * c.N_PLACES + c.MINE_1] else 1.0


def raid(s: MarsState, seat: int, rival: int) -> float:
    if first_of(s, [seat, rival], c.MILITARY_FIELD) != seat:
        return 0.1
    return 1.0 + cards_in_hand(s, rival)
