"""Phase 5: exchanges with Earth, by contract, and with the other colonies.

Trade is a negotiation: while the active player lets the phase run, those in contact may propose, accept, refuse,
counter and withdraw. Proposals are said aloud.
"""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Decision

from .colony import active, cards_in_hand
from .components import CARD as WHAT
from .components import (
    CARGO_CARDS,
    COMMUNICATION,
    CONTRACT_GETS,
    CONTRACT_GIVES,
    EARTH_RATE,
    N_CONTRACTS,
    N_MATERIALS,
    N_RESEARCH,
    SHUTTLE,
    SPACEPORT,
    SPACEPORT_RATE,
    THE_CARGO,
)
from .kinds import (
    ACCEPT,
    CONTRACT,
    COUNTER,
    EARTH,
    EVERYBODY,
    EXCHANGE,
    GIVE,
    NO,
    OF_EACH,
    OFFER,
    OFFERS,
    OPEN_CARGO,
    PARTNER,
    REFUSE,
    UNLOAD,
    WANT,
    WITHDRAW,
)
from .materials import gain, hand_over, spend
from .research import put_under
from .state import CONSTRUCTING, GIVES, KEPT, MAKER, REFUSED, REPLY, STRIDE, TO, WANTS, Table

PROPOSALS: Final = 3  # a seat may make in one turn, counter-proposals included
SWAPS: Final = 40  # by contract in one turn: more than any hand can need

TOO_FEW: Final = "too-few"
EMPTY_PILE: Final = "empty-pile"
NO_CONTRACT: Final = "no-contract"
ENOUGH_SWAPS: Final = "enough-swaps"
NO_CONTACT: Final = "no-contact"
NO_CARDS: Final = "no-cards"
NOBODY_HAS_CARDS: Final = "nobody-has-cards"
PROPOSED_ENOUGH: Final = "proposed-enough"
TABLE_FULL: Final = "table-full"
NOT_FOR_YOU: Final = "not-for-you"
CANNOT_PAY: Final = "cannot-pay"
A_REPLY: Final = "a-reply"
NOT_YOURS: Final = "not-yours"


# Who is in contact


def in_contact(s: Table, other: int) -> bool:  # rules: X4, X5
    """May the active player and this one trade?"""
    if other == s.turn:
        return False
    return active(s, s.turn, COMMUNICATION) > 0 or active(s, other, COMMUNICATION) > 1


def contacts(s: Table) -> list[int]:
    """All who may trade with the active player."""
    if active(s, s.turn, COMMUNICATION):
        return [q for q in range(s.n) if q != s.turn]
    return [q for q in range(s.n) if in_contact(s, q)]


# Exchanges with Earth and by contract


def earth_rate(s: Table, p: int, m: int) -> int:  # rules: X2, Q1, D10
    """How many cards of one material Earth takes for any other."""
    if active(s, p, SPACEPORT):
        return SPACEPORT_RATE
    for card in range(N_RESEARCH):
        if s.at[card] == p and WHAT[card] == SHUTTLE and s.aim[card] == m:
            return SPACEPORT_RATE
    return EARTH_RATE


def cannot_send(s: Table, p: int, pair: int) -> str:
    give = CONTRACT_GIVES[pair]
    if s.hand[p * N_MATERIALS + give] < earth_rate(s, p, give):
        return TOO_FEW
    return "" if s.reserve[CONTRACT_GETS[pair]] else EMPTY_PILE


def cannot_swap(s: Table, p: int, pair: int) -> str:  # rules: X3
    if s.contract[pair] != p:
        return NO_CONTRACT
    if s.swaps >= SWAPS:
        return ENOUGH_SWAPS
    if not s.hand[p * N_MATERIALS + CONTRACT_GIVES[pair]]:
        return TOO_FEW
    return "" if s.reserve[CONTRACT_GETS[pair]] else EMPTY_PILE


# Proposals


def offer_count(s: Table) -> int:
    return len(s.offers) // STRIDE


def cannot_offer(s: Table, p: int) -> str:  # rules: X4 to X7
    """Why a seat may not make a proposal of its own."""
    partners = contacts(s) if p == s.turn else [s.turn] if in_contact(s, p) else []
    if not partners:
        return NO_CONTACT
    if not cards_in_hand(s, p):
        return NO_CARDS
    if not any([cards_in_hand(s, q) for q in partners]):
        return NOBODY_HAS_CARDS
    if s.posted[p] >= PROPOSALS:
        return PROPOSED_ENOUGH
    return TABLE_FULL if offer_count(s) >= OFFERS else ""


def concerns(s: Table, p: int, i: int) -> bool:
    """Is proposal i put to this seat, and still open for it?"""
    o = i * STRIDE
    to = s.offers[o + TO]
    if s.offers[o + MAKER] == p or s.offers[o + REFUSED] >> p & 1:
        return False
    return to == p or (to == EVERYBODY and in_contact(s, p))


def cannot_accept(s: Table, p: int, i: int) -> str:  # rules: X8
    if not concerns(s, p, i):
        return NOT_FOR_YOU
    return "" if can_give(s, p, i * STRIDE + WANTS) else CANNOT_PAY


def can_give(s: Table, p: int, start: int) -> bool:
    """Has the seat the cards of a proposal that are listed from `start` on?"""
    for m in range(N_MATERIALS):
        if s.hand[p * N_MATERIALS + m] < s.offers[start + m]:
            return False
    return True


def cannot_refuse(s: Table, p: int, i: int) -> str:
    return "" if concerns(s, p, i) else NOT_FOR_YOU


def cannot_counter(s: Table, p: int, i: int) -> str:  # rules: X9
    if not concerns(s, p, i):
        return NOT_FOR_YOU
    return A_REPLY if s.offers[i * STRIDE + REPLY] else cannot_offer(s, p)


def cannot_withdraw(s: Table, p: int, i: int) -> str:
    return "" if s.offers[i * STRIDE + MAKER] == p else NOT_YOURS


# The menu


def menu(s: Table, p: int) -> Decision | None:
    """What a seat may do now; None if nothing."""
    opts = exchange_options(s, p)
    return Decision(p, EXCHANGE, opts, tuple(s.offers)) if opts else None


def exchange_options(s: Table, p: int) -> list[int]:
    opts: list[int] = []
    if p == s.turn:
        opts.append(NO)
        add_exchanges(s, p, opts)
    elif not in_contact(s, p):
        return opts
    if not cannot_offer(s, p):
        opts.append(OFFER)
    if s.offers:
        add_answers(s, p, opts)
    return opts


def add_exchanges(s: Table, p: int, opts: list[int]) -> None:
    base, reserve = p * N_MATERIALS, s.reserve
    for m in range(N_MATERIALS):
        have = s.hand[base + m]
        if have >= SPACEPORT_RATE and have >= earth_rate(s, p, m):
            for pair in range(4 * m, 4 * m + 4):
                if reserve[CONTRACT_GETS[pair]]:
                    opts.append(EARTH + pair)
    for pair in range(N_CONTRACTS):
        if s.contract[pair] == p and not cannot_swap(s, p, pair):
            opts.append(CONTRACT + pair)
    if s.at[THE_CARGO] == KEPT + p:
        opts.append(OPEN_CARGO)


def add_answers(s: Table, p: int, opts: list[int]) -> None:
    number = offer_count(s)
    opts += [ACCEPT + i for i in range(number) if not cannot_accept(s, p, i)]
    opts += [REFUSE + i for i in range(number) if not cannot_refuse(s, p, i)]
    opts += [COUNTER + i for i in range(number) if not cannot_counter(s, p, i)]
    opts += [WITHDRAW + i for i in range(number) if not cannot_withdraw(s, p, i)]


# The phase


def exchange(s: Table) -> None:  # rules: X1
    """One step of the phase; a checkpoint follows each."""
    p = s.turn
    others = contacts(s)
    mine = exchange_options(s, p)
    if can_talk(s, mine, others):
        act = s.race([p, *others], menu)
        seat, arg = act.seat, act.arg
    else:
        seat, arg = p, s.ask(p, EXCHANGE, mine, tuple(s.offers))
    if seat == p:
        s.fresh = 0
    if arg == NO:
        close(s)
    elif arg < CONTRACT:
        send_to_earth(s, p, arg - EARTH)
    elif arg < OPEN_CARGO:
        swap(s, p, arg - CONTRACT)
    elif arg == OPEN_CARGO:
        open_cargo(s, p)
    elif arg == OFFER:
        compose(s, seat, partner(s, seat), 0)
    elif arg < REFUSE:
        accept(s, seat, arg - ACCEPT)
    elif arg < COUNTER:
        refuse(s, seat, arg - REFUSE)
    elif arg < WITHDRAW:
        compose(s, seat, refuse(s, seat, arg - COUNTER), 1)
    else:
        withdraw(s, seat, arg - WITHDRAW)
    if seat != p and not can_talk(s, exchange_options(s, p), others):
        s.barrier()  # that the phase ends by itself tells of the active player's hand


def can_talk(s: Table, mine: list[int], others: list[int]) -> bool:
    return bool(others) and (len(mine) > 1 or any([exchange_options(s, q) for q in others]))


def close(s: Table) -> None:
    s.offers = []
    for p in range(s.n):
        s.posted[p] = 0
    s.swaps = 0
    s.phase = CONSTRUCTING


def send_to_earth(s: Table, p: int, pair: int) -> None:  # rules: X2
    give, get = CONTRACT_GIVES[pair], CONTRACT_GETS[pair]
    rate = earth_rate(s, p, give)
    spend(s, p, give, rate)
    gain(s, p, get, 1)
    s.emit("earth", p, rate, give, get)
    drop_unpayable(s)


def swap(s: Table, p: int, pair: int) -> None:  # rules: X3
    spend(s, p, CONTRACT_GIVES[pair], 1)
    gain(s, p, CONTRACT_GETS[pair], 1)
    s.swaps += 1
    s.emit("swap", p, CONTRACT_GIVES[pair], CONTRACT_GETS[pair])
    drop_unpayable(s)


def open_cargo(s: Table, p: int) -> None:  # rules: D6
    """Two materials of one's choice; in ascending order, so that each choice is made in one way."""
    put_under(s, THE_CARGO)
    s.emit("cargo", p)
    last, k = 0, 0
    for left in range(min(CARGO_CARDS, sum(s.reserve)), 0, -1):
        opts = [m * OF_EACH + (k if m == last else 0) for m in available(s, last, left)]
        m = s.ask(p, UNLOAD, opts, (left,), held=True) // OF_EACH
        k = k + 1 if m == last else 1
        last = m
        gain(s, p, m, 1)
        s.emit("unload", p, m)


def available(s: Table, last: int, left: int) -> list[int]:
    """Materials of the reserve from which `left` cards are taken, none before `last`."""
    return [m for m in range(last, N_MATERIALS) if s.reserve[m] and sum(s.reserve[m:]) >= left]


# Trade


def partner(s: Table, maker: int) -> int:
    """The active player deals with anyone in contact, or with all; the others with the active player."""
    if maker != s.turn:
        return s.turn
    seats = [q for q in contacts(s) if cards_in_hand(s, q)]
    return s.ask(maker, PARTNER, [*seats, EVERYBODY] if len(seats) > 1 else seats, held=True)


def compose(s: Table, maker: int, to: int, reply: int) -> None:  # rules: X6, X7
    """Card by card, what is given and then what is wanted, in ascending order."""
    s.draft = [maker, to, reply, 0, *[0] * (2 * N_MATERIALS)]
    for kind, start in ((GIVE, GIVES), (WANT, WANTS)):
        last = 0
        while True:
            opts = give_options(s, last) if kind == GIVE else want_options(s, last)
            arg = s.ask(maker, kind, opts, tuple(s.draft), held=True)
            if arg == NO:
                break
            last = (arg - 1) // OF_EACH
            s.draft[start + last] += 1
    s.posted[maker] += 1
    s.offers += s.draft
    s.fresh = 1
    s.emit("offer", *s.draft)
    s.draft = []
    uphold(s)


def give_options(s: Table, last: int) -> list[int]:
    """One more card of the hand, but never some of all five materials: something is left to be wanted."""
    draft = s.draft
    base = draft[MAKER] * N_MATERIALS
    given = draft[GIVES:WANTS]
    opts = [NO] if any(given) else []
    kinds = len([m for m in range(N_MATERIALS) if given[m]])
    for m in range(last, N_MATERIALS):
        if s.hand[base + m] > given[m] and (given[m] or kinds < N_MATERIALS - 1):
            opts.append(1 + m * OF_EACH + given[m])
    return opts


def want_options(s: Table, last: int) -> list[int]:
    """One more card of a material that is not given; not more than a partner holds."""
    draft = s.draft
    wanted = sum(draft[WANTS:])
    opts = [NO] if wanted else []
    if wanted < largest_hand(s, draft[MAKER], draft[TO]):
        for m in range(last, N_MATERIALS):
            if not draft[GIVES + m] and draft[WANTS + m] < OF_EACH:
                opts.append(1 + m * OF_EACH + draft[WANTS + m])
    return opts


def largest_hand(s: Table, maker: int, to: int) -> int:
    if to != EVERYBODY:
        return cards_in_hand(s, to)
    return max([cards_in_hand(s, q) for q in contacts(s) if q != maker])


def refuse(s: Table, p: int, i: int) -> int:
    """Who is refused."""
    o = i * STRIDE
    maker = s.offers[o + MAKER]
    s.offers[o + REFUSED] |= 1 << p
    s.emit("refuse", p, maker)
    if s.offers[o + TO] == p or not any([concerns(s, q, i) for q in range(s.n)]):
        remove(s, i)
    return maker


def withdraw(s: Table, p: int, i: int) -> None:
    s.emit("withdraw", p)
    remove(s, i)


def remove(s: Table, i: int) -> None:
    s.fresh = 0
    s.offers = s.offers[: i * STRIDE] + s.offers[(i + 1) * STRIDE :]


def accept(s: Table, p: int, i: int) -> None:  # rules: X8
    s.barrier()  # a bargain is not undone by one of the two
    offer = s.offers[i * STRIDE : (i + 1) * STRIDE]
    maker = offer[MAKER]
    remove(s, i)
    for m in range(N_MATERIALS):
        if offer[GIVES + m]:
            hand_over(s, maker, p, m, offer[GIVES + m])
        if offer[WANTS + m]:
            hand_over(s, p, maker, m, offer[WANTS + m])
    s.emit("trade", p, *offer)
    drop_unpayable(s)


def drop_unpayable(s: Table) -> None:
    """A proposal its maker can no longer pay is gone."""
    if not s.offers:
        return
    for i in range(offer_count(s) - 1, -1, -1):
        if not can_give(s, s.offers[i * STRIDE + MAKER], i * STRIDE + GIVES):
            remove(s, i)
    uphold(s)


def uphold(s: Table) -> None:
    """What is proposed is held: everybody knows of these cards."""
    for o in range(0, len(s.offers), STRIDE):
        base = s.offers[o + MAKER] * N_MATERIALS
        for m in range(N_MATERIALS):
            if s.seen[base + m] < s.offers[o + GIVES + m]:
                s.seen[base + m] = s.offers[o + GIVES + m]
