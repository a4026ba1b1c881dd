"""Phase 5: exchanges with Earth and by contract, and the negotiation with the other colonies as one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.questions import exchanges as ask
from cinqmars.games.mars.questions.exchanges import Exchange
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.rules import trade
from cinqmars.games.mars.rules.materials import earth_rate, gain, spend
from cinqmars.games.mars.rules.proposals import contacts, drop_unpayable, known_to, put_to
from cinqmars.games.mars.rules.research import put_under
from cinqmars.games.mars.rules.supply import take_of_choice
from cinqmars.games.mars.state import CONSTRUCTING, MarsState
from cinqmars.kernel import Decision, offered


def exchange(s: MarsState) -> None:  # rules: X1
    """One step of the phase; a checkpoint follows each."""
    p = s.turn
    others = contacts(s)
    mine = Exchange.options(s, p)
    if can_talk(s, mine, others):
        answer = s.race([p, *others], menu)
        seat, arg = answer.seat, answer.arg
    else:
        seat, arg = p, s.ask(p, ask.EXCHANGE, mine, known_to(s, p))
    if seat == p:
        s.fresh = 0
    what, number = Exchange.decode(arg)
    ACTS[what](s, seat, number)
    if seat != p and not can_talk(s, Exchange.options(s, p), contacts(s)):
        s.barrier()  # that the phase ends by itself tells of the active player's hand


def menu(s: MarsState, p: int) -> Decision | None:
    """What a seat may do now; None if nothing. The others are idle until a proposal is put to them."""
    opts = Exchange.options(s, p)
    if not opts:
        return None
    idle = p != s.turn and not put_to(s, p)
    return offered(p, ask.EXCHANGE, opts, known_to(s, p), idle)


def can_talk(s: MarsState, mine: list[int], others: list[int]) -> bool:
    return bool(others) and (len(mine) > 1 or any([Exchange.options(s, q) for q in others]))


def close(s: MarsState, p: int, _: int) -> None:
    """Who ends the phase refuses what is still put to them; the rest is gone."""
    trade.refuse_all(s, p)
    s.offers = []
    s.said = []
    s.out = 0
    for q in range(s.n):
        s.posted[q] = 0
    s.swaps = 0
    s.phase = CONSTRUCTING


def send_to_earth(s: MarsState, p: int, pair: int) -> None:  # rules: X2
    give, get = c.CONTRACT_GIVES[pair], c.CONTRACT_GETS[pair]
    rate = earth_rate(s, p, give)
    spend(s, p, give, rate)
    gain(s, p, get, 1)
    s.emit("earth", p, rate, give, get)
    drop_unpayable(s)


def swap(s: MarsState, p: int, pair: int) -> None:  # rules: X3
    give, get = c.CONTRACT_GIVES[pair], c.CONTRACT_GETS[pair]
    spend(s, p, give, 1)
    gain(s, p, get, 1)
    s.swaps += 1
    s.emit("swap", p, give, get)
    drop_unpayable(s)


def open_cargo(s: MarsState, p: int, _: int) -> None:  # rules: D6
    """Two materials of one's choice."""
    put_under(s, cards.THE_CARGO)
    s.emit("cargo", p)
    taken = [0] * c.N_MATERIALS
    for left in range(min(cards.CARGO[cards.THE_CARGO], sum(s.reserve)), 0, -1):
        s.emit("unload", p, take_of_choice(s, p, ask.UNLOAD, taken, left))


ACTS: Final[dict[int, Callable[[MarsState, int, int], None]]] = {  # with the pair or the proposal it is about
    NO: close,
    ask.EARTH: send_to_earth,
    ask.CONTRACT: swap,
    ask.OPEN_CARGO: open_cargo,
    ask.OFFER: trade.propose,
    ask.STAY_OUT: trade.stay_out,
    ask.ACCEPT: trade.accept,
    ask.REFUSE: trade.decline,
    ask.COUNTER: trade.counter,
    ask.WITHDRAW: trade.withdraw,
}
