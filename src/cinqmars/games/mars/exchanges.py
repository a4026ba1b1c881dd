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
    OPEN_CARGO,
    OPEN_EACH,
    PARTNER,
    REFUSE,
    STAY_OUT,
    UNLOAD,
    WANT,
    WITHDRAW,
)
from .materials import gain, hand_over, spend, take_from_reserve
from .research import put_under
from .state import CONSTRUCTING, GIVES, KEPT, MAKER, NUMBER, REFUSED, REPLY, STRIDE, TO, WANTS, Table

PROPOSALS: Final = 40  # a seat may make in one turn, whatever becomes of them: more than people ever need
SWAPS: Final = 40  # by contract in one turn: more than any hand can need

TOO_FEW: Final = "too-few"
EMPTY_PILE: Final = "empty-pile"
NO_CONTRACT: Final = "no-contract"
ENOUGH_SWAPS: Final = "enough-swaps"
NO_CONTACT: Final = "no-contact"
STAYING_OUT: Final = "staying-out"
NO_CARDS: Final = "no-cards"
NOBODY_HAS_CARDS: Final = "nobody-has-cards"
PROPOSED_ENOUGH: Final = "proposed-enough"
TABLE_FULL: Final = "table-full"
NOT_FOR_YOU: Final = "not-for-you"
CANNOT_PAY: Final = "cannot-pay"
A_REPLY: Final = "a-reply"


# Who is in contact


def in_contact(s: Table, other: int) -> bool:  # rules: X4, X5
    """May the active player and this one trade?"""
    if other == s.turn or s.out >> other & 1:
        return False
    return active(s, s.turn, COMMUNICATION) > 0 or active(s, other, COMMUNICATION) > 1


def contacts(s: Table) -> list[int]:
    """All who may trade with the active player."""
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


# Proposals: o is where one begins in `offers`


def offset(s: Table, number: int) -> int:
    """Where the proposal of this number begins."""
    o = 0
    while s.offers[o + NUMBER] != number:
        o += STRIDE
    return o


def open_by(s: Table, p: int) -> int:
    """How many proposals of this seat are open."""
    return len([o for o in range(0, len(s.offers), STRIDE) if s.offers[o + MAKER] == p])


def spoken(offer: list[int]) -> int:
    """What a proposal says, as one number."""
    said = offer[MAKER] * (1 + EVERYBODY) + offer[TO]
    for amount in offer[GIVES:STRIDE]:
        said = said * (1 + OF_EACH) + amount
    return said


def cannot_offer(s: Table, p: int) -> str:  # rules: X4 to X7
    """Why a seat may not make a proposal of its own."""
    partners = contacts(s) if p == s.turn else [s.turn] if in_contact(s, p) else []
    if not partners:
        return STAYING_OUT if s.out else NO_CONTACT
    if not cards_in_hand(s, p):
        return NO_CARDS
    if not any([cards_in_hand(s, q) for q in partners]):
        return NOBODY_HAS_CARDS
    if s.posted[p] >= PROPOSALS:
        return PROPOSED_ENOUGH
    return TABLE_FULL if open_by(s, p) >= OPEN_EACH else ""


def concerns(s: Table, p: int, o: int) -> bool:
    """Is a proposal put to this seat, and still open for it?"""
    to = s.offers[o + TO]
    if s.offers[o + MAKER] == p or s.offers[o + REFUSED] >> p & 1:
        return False
    return to == p or (to == EVERYBODY and in_contact(s, p))


def put_to(s: Table, p: int) -> list[int]:
    """The proposals that wait for an answer of this seat."""
    return [o for o in range(0, len(s.offers), STRIDE) if concerns(s, p, o)]


def cannot_accept(s: Table, p: int, o: int) -> str:  # rules: X8
    if not concerns(s, p, o):
        return NOT_FOR_YOU
    return "" if can_give(s, p, o + WANTS) else CANNOT_PAY


def can_give(s: Table, p: int, start: int) -> bool:
    """Has the seat the cards of a proposal that are listed from `start` on?"""
    for m in range(N_MATERIALS):
        if s.hand[p * N_MATERIALS + m] < s.offers[start + m]:
            return False
    return True


def cannot_counter(s: Table, p: int, o: int) -> str:  # rules: X9
    if not concerns(s, p, o):
        return NOT_FOR_YOU
    return A_REPLY if s.offers[o + REPLY] else cannot_offer(s, p)


# The menu


def menu(s: Table, p: int) -> Decision | None:
    """What a seat may do now; None if nothing. The others are idle until a proposal is put to them."""
    opts = exchange_options(s, p)
    if not opts:
        return None
    idle = p != s.turn and not put_to(s, p)
    return Decision(p, EXCHANGE, opts, known_offers(s, p), idle=idle)


def known_offers(s: Table, p: int) -> tuple[int, ...]:
    """What the seat's answer relies on: the proposals it made, and those that are put to it."""
    mine: list[int] = []
    for o in range(0, len(s.offers), STRIDE):
        if s.offers[o + MAKER] == p or concerns(s, p, o):
            mine += s.offers[o : o + STRIDE]
    return tuple(mine)


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
    if opts and p != s.turn:
        opts.append(STAY_OUT)
    opts.sort()
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
    for o in range(0, len(s.offers), STRIDE):
        number = s.offers[o + NUMBER]
        if s.offers[o + MAKER] == p:
            opts.append(WITHDRAW + number)
        elif concerns(s, p, o):
            opts.append(REFUSE + number)
            if can_give(s, p, o + WANTS):
                opts.append(ACCEPT + number)
            if not cannot_counter(s, p, o):
                opts.append(COUNTER + number)


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
        seat, arg = p, s.ask(p, EXCHANGE, mine, known_offers(s, p))
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
    elif arg == STAY_OUT:
        stay_out(s, seat)
    elif arg < REFUSE:
        accept(s, seat, offset(s, arg - ACCEPT))
    elif arg < COUNTER:
        refuse(s, seat, offset(s, arg - REFUSE))
    elif arg < WITHDRAW:
        compose(s, seat, refuse(s, seat, offset(s, arg - COUNTER)), 1)
    else:
        withdraw(s, seat, offset(s, arg - WITHDRAW))
    if seat != p and not can_talk(s, exchange_options(s, p), contacts(s)):
        s.barrier()  # that the phase ends by itself tells of the active player's hand


def can_talk(s: Table, mine: list[int], others: list[int]) -> bool:
    return bool(others) and (len(mine) > 1 or any([exchange_options(s, q) for q in others]))


def close(s: Table) -> None:
    """Who ends the phase refuses what is still put to them; the rest is gone."""
    refuse_all(s, s.turn)
    s.offers = []
    s.said = []
    s.out = 0
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
    """Two materials of one's choice."""
    put_under(s, THE_CARGO)
    s.emit("cargo", p)
    take_from_reserve(s, p, UNLOAD, CARGO_CARDS)


# Trade


def partner(s: Table, maker: int) -> int:
    """The active player deals with anyone in contact, or with all; the others with the active player."""
    if maker != s.turn:
        return s.turn
    seats = [q for q in contacts(s) if cards_in_hand(s, q)]
    return s.then(maker, PARTNER, [*seats, EVERYBODY] if len(seats) > 1 else seats)


def compose(s: Table, maker: int, to: int, reply: int) -> None:  # rules: X6, X7
    """Card by card, what is given and then what is wanted."""
    s.draft = [maker, to, reply, 0, free_number(s, maker), *[0] * (2 * N_MATERIALS)]
    for kind, start in ((GIVE, GIVES), (WANT, WANTS)):
        while True:
            opts = give_options(s) if kind == GIVE else want_options(s)
            arg = s.then(maker, kind, opts, tuple(s.draft))
            if arg == NO:
                break
            s.draft[start + (arg - 1) // OF_EACH] += 1
    s.posted[maker] += 1
    drop_equal(s, s.draft)
    s.offers += s.draft
    s.said.append(spoken(s.draft))
    s.fresh = 1
    s.emit("offer", *s.draft)
    s.draft = []
    uphold(s)


def free_number(s: Table, maker: int) -> int:
    """Each seat has numbers of its own: nobody's proposals stand in the way of another's."""
    number = maker * OPEN_EACH
    while number in s.offers[NUMBER::STRIDE]:
        number += 1
    return number


def drop_equal(s: Table, draft: list[int]) -> None:
    """Said again, a proposal takes the place of what it repeats."""
    for o in range(0, len(s.offers), STRIDE):
        if spoken(s.offers[o : o + STRIDE]) == spoken(draft):
            remove(s, o)
            return


def give_options(s: Table) -> list[int]:
    """One more card of the hand, but never some of all five materials: something is left to be wanted."""
    draft = s.draft
    base = draft[MAKER] * N_MATERIALS
    given = draft[GIVES:WANTS]
    opts = [NO] if any(given) else []
    kinds = len([m for m in range(N_MATERIALS) if given[m]])
    for m in range(N_MATERIALS):
        if s.hand[base + m] > given[m] and (given[m] or kinds < N_MATERIALS - 1):
            opts.append(1 + m * OF_EACH + given[m])
    return opts


def want_options(s: Table) -> list[int]:
    """One more card of a material that is not given; not more than a partner holds."""
    draft = s.draft
    wanted = sum(draft[WANTS:])
    opts = [NO] if wanted else []
    if wanted < largest_hand(s, draft[MAKER], draft[TO]):
        for m in range(N_MATERIALS):
            if not draft[GIVES + m] and draft[WANTS + m] < OF_EACH:
                opts.append(1 + m * OF_EACH + draft[WANTS + m])
    return opts


def largest_hand(s: Table, maker: int, to: int) -> int:
    if to != EVERYBODY:
        return cards_in_hand(s, to)
    return max([cards_in_hand(s, q) for q in contacts(s) if q != maker])


def refuse(s: Table, p: int, o: int) -> int:
    """Who is refused."""
    maker = s.offers[o + MAKER]
    s.offers[o + REFUSED] |= 1 << p
    s.emit("refuse", p, maker)
    if s.offers[o + TO] == p or not any([concerns(s, q, o) for q in range(s.n)]):
        remove(s, o)
    return maker


def refuse_all(s: Table, p: int) -> None:
    """From the last to the first, for a proposal that nobody is left for is gone."""
    for o in reversed(put_to(s, p)):
        refuse(s, p, o)


def stay_out(s: Table, p: int) -> None:  # rules: X10
    """Nothing more is put to the seat in this turn, and it proposes nothing."""
    s.emit("stay-out", p)
    refuse_all(s, p)
    for o in range(len(s.offers) - STRIDE, -1, -STRIDE):
        if s.offers[o + MAKER] == p:
            withdraw(s, p, o)
    s.out |= 1 << p


def withdraw(s: Table, p: int, o: int) -> None:
    s.emit("withdraw", p)
    remove(s, o)


def remove(s: Table, o: int) -> None:
    if o + STRIDE == len(s.offers):
        s.fresh = 0
    s.offers = s.offers[:o] + s.offers[o + STRIDE :]


def accept(s: Table, p: int, o: int) -> None:  # rules: X8
    s.barrier()  # a bargain is not undone by one of the two
    offer = s.offers[o : o + STRIDE]
    maker = offer[MAKER]
    remove(s, o)
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
    for o in range(len(s.offers) - STRIDE, -1, -STRIDE):
        if not can_give(s, s.offers[o + MAKER], o + GIVES):
            remove(s, o)
    uphold(s)


def uphold(s: Table) -> None:
    """What is proposed is held: everybody knows of these cards."""
    for o in range(0, len(s.offers), STRIDE):
        base = s.offers[o + MAKER] * N_MATERIALS
        for m in range(N_MATERIALS):
            if s.seen[base + m] < s.offers[o + GIVES + m]:
                s.seen[base + m] = s.offers[o + GIVES + m]
