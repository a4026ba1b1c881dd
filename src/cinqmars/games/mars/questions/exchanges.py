"""What is asked in the exchange phase: with Earth, by contract, with the other colonies."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.bots import instinct
from cinqmars.games.mars.bots.outlook import Outlook
from cinqmars.games.mars.cards.research import THE_CARGO
from cinqmars.games.mars.questions.families import NO, Asked, FromReserve
from cinqmars.games.mars.rules import proposals
from cinqmars.games.mars.rules.colony import cards_in_hand
from cinqmars.games.mars.rules.materials import earth_rate
from cinqmars.games.mars.state import (
    EVERYBODY,
    GIVES,
    KEPT,
    MAKER,
    NUMBER,
    REPLY,
    STRIDE,
    TO,
    WANTS,
    MarsState,
)
from cinqmars.kernel import Decision, Field, Form, Message, Pick, Question, say, seat_name

EXCHANGE: Final = 12
PARTNER: Final = 13
GIVE: Final = 14
WANT: Final = 15
UNLOAD: Final = 16
WORD: Final = 24

# arguments of EXCHANGE; a pair is numbered like the contract that gives and gets the same
EARTH: Final = 1  # + pair
CONTRACT: Final = EARTH + c.N_CONTRACTS  # + pair
OPEN_CARGO: Final = CONTRACT + c.N_CONTRACTS
OFFER: Final = OPEN_CARGO + 1
STAY_OUT: Final = OFFER + 1  # no trade with this seat before the next turn
ACCEPT: Final = STAY_OUT + 1  # + number of the proposal, and so are those below
REFUSE: Final = ACCEPT + proposals.OFFERS
COUNTER: Final = REFUSE + proposals.OFFERS
WITHDRAW: Final = COUNTER + proposals.OFFERS

ACTS: Final = (EARTH, CONTRACT, OPEN_CARGO, OFFER, STAY_OUT, ACCEPT, REFUSE, COUNTER, WITHDRAW)
ANSWERS: Final = {ACCEPT: "accept", REFUSE: "refuse", COUNTER: "counter", WITHDRAW: "withdraw"}
SWAPS: Final = 40  # by contract in one turn: more than any hand can need


class Exchange(Asked):
    """What to exchange: one of the ACTS, + pair or proposal; NO ends the phase. About the proposals."""  # rules: X1

    name = "exchange"
    passing = (NO, STAY_OUT)
    size = WITHDRAW + proposals.OFFERS
    aloud = True

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        """What is done, and the pair or the number of the proposal."""
        what = NO
        for act in ACTS:
            if act > arg:
                break
            what = act
        return what, arg - what

    @staticmethod
    def options(s: MarsState, p: int) -> list[int]:
        opts: list[int] = []
        if p == s.turn:
            opts.append(NO)
            add_exchanges(s, p, opts)
        elif not proposals.in_contact(s, p):
            return opts
        if not cannot_offer(s, p):
            opts.append(OFFER)
        if s.offers:
            add_answers(s, p, opts)
        if opts and p != s.turn:
            opts.append(STAY_OUT)
        opts.sort()
        return opts

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-exchange") if d.seat == s.turn else say("ask-exchange-with", who=seat_name(s.turn))

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        what, number = self.decode(arg)
        if what in (EARTH, CONTRACT):
            give = names.material_name(c.CONTRACT_GIVES[number])
            get = names.material_name(c.CONTRACT_GETS[number])
            if what == CONTRACT:
                return say("pick-swap", give=give, get=get)
            return say("pick-earth", n=earth_rate(s, d.seat, c.CONTRACT_GIVES[number]), give=give, get=get)
        if what == OPEN_CARGO:
            return say("pick-cargo")
        if what == OFFER:
            return say("pick-offer")
        if what == STAY_OUT:
            return say("pick-stay-out")
        o = proposals.offset(s, number)
        give, want = (
            names.bundle(s.offers[o + GIVES : o + WANTS]),
            names.bundle(s.offers[o + WANTS : o + STRIDE]),
        )
        return say(f"pick-{ANSWERS[what]}", who=seat_name(s.offers[o + MAKER]), give=give, want=want)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        what, number = self.decode(arg)
        if what in ANSWERS:
            return (names.offer_ref(number),)
        if what == OPEN_CARGO:
            return (names.card_ref(THE_CARGO),)
        if what not in (EARTH, CONTRACT):
            return ()
        give = names.material_ref(d.seat, c.CONTRACT_GIVES[number])
        get = names.pile_ref(c.CONTRACT_GETS[number])
        return (give, get) if what == EARTH else (names.contract_ref(number), give, get)

    def candidates(self, s: MarsState, d: Decision) -> list[int]:
        """Earth for what one has a card of, one's contracts, a proposal, and the open ones."""
        p = d.seat
        found = [arg for arg in d.opts if arg in (NO, OPEN_CARGO, STAY_OUT)]
        if p == s.turn:
            pairs = range(c.N_CONTRACTS)
            held = [pair for pair in pairs if s.hand[p * c.N_MATERIALS + c.CONTRACT_GIVES[pair]]]
            found += [EARTH + pair for pair in held]
            found += [CONTRACT + pair for pair in held if s.contract[pair] == p]
        found.append(OFFER)
        for o in range(0, len(s.offers), STRIDE):
            number = s.offers[o + NUMBER]
            if s.offers[o + MAKER] == p:
                found.append(WITHDRAW + number)
            elif REFUSE + number in d.opts:
                found += [ACCEPT + number, REFUSE + number, COUNTER + number]
        return sorted(found)

    def cannot(self, s: MarsState, d: Decision, arg: int) -> str:
        what, number = self.decode(arg)
        if what == EARTH:
            return cannot_send(s, d.seat, number)
        if what == CONTRACT:
            return cannot_swap(s, d.seat, number)
        if what == OFFER:
            return cannot_offer(s, d.seat)
        if what == ACCEPT:
            return cannot_accept(s, d.seat, proposals.offset(s, number))
        return cannot_counter(s, d.seat, proposals.offset(s, number)) if what == COUNTER else ""

    def form(self, s: MarsState, d: Decision) -> Form | None:  # rules: X4 to X7, X9
        """A proposal, of one's own or in return: to whom, what is given, what is wanted; the partner's cards pay."""
        p = d.seat
        begun = [self.beginning(s, p, arg) for arg in d.opts if self.decode(arg)[0] in (OFFER, COUNTER)]
        if not begun:
            return None
        fields = [Field("exchange", "proposal", tuple(begun), 1, 1)]
        if p == s.turn and OFFER in d.opts:
            fields.append(Partner.field(s, p))
        return Form((*fields, Give.field(s, p), Want.field()))

    def beginning(self, s: MarsState, p: int, arg: int) -> Pick:
        """An option that begins a proposal, with the cards of whom it is made to where that is known."""
        what, number = self.decode(arg)
        if what == COUNTER:
            maker = s.offers[proposals.offset(s, number) + MAKER]
            return Pick(arg, names.offer_ref(number), cards_in_hand(s, maker))
        return Pick(arg, "", 0 if p == s.turn else cards_in_hand(s, s.turn))

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        view = instinct.glance(s, seat)
        return instinct.weights([self.gain(view, arg) for arg in opts])

    def gain(self, view: Outlook, arg: int) -> float:
        what, number = self.decode(arg)
        if what == NO:
            return instinct.CLOSE
        if what == EARTH:
            return instinct.exchange(view, number, earth_rate(view.s, view.p, c.CONTRACT_GIVES[number]))
        if what == CONTRACT:
            return instinct.exchange(view, number, 1)
        if what == ACCEPT:
            return instinct.accept(view, proposals.offset(view.s, number))
        if what == OPEN_CARGO:
            return instinct.CARGO
        return 0.0 if what == REFUSE else instinct.negotiate(view)


def add_exchanges(s: MarsState, p: int, opts: list[int]) -> None:
    base, reserve, gets = p * c.N_MATERIALS, s.reserve, c.CONTRACT_GETS
    for m in range(c.N_MATERIALS):
        have = s.hand[base + m]
        if have >= c.SPACEPORT_RATE and have >= earth_rate(s, p, m):
            for pair in range(4 * m, 4 * m + 4):
                if reserve[gets[pair]]:
                    opts.append(EARTH + pair)
    if p in s.contract:
        for pair, holder in enumerate(s.contract):
            if holder == p and not cannot_swap(s, p, pair):
                opts.append(CONTRACT + pair)
    if s.at[THE_CARGO] == KEPT + p:
        opts.append(OPEN_CARGO)


def add_answers(s: MarsState, p: int, opts: list[int]) -> None:
    for o in range(0, len(s.offers), STRIDE):
        number = s.offers[o + NUMBER]
        if s.offers[o + MAKER] == p:
            opts.append(WITHDRAW + number)
        elif proposals.concerns(s, p, o):
            opts.append(REFUSE + number)
            if proposals.can_give(s, p, o + WANTS):
                opts.append(ACCEPT + number)
            if not cannot_counter(s, p, o):
                opts.append(COUNTER + number)


def cannot_send(s: MarsState, p: int, pair: int) -> str:  # rules: X2
    give = c.CONTRACT_GIVES[pair]
    if s.hand[p * c.N_MATERIALS + give] < earth_rate(s, p, give):
        return "too-few"
    return "" if s.reserve[c.CONTRACT_GETS[pair]] else "empty-pile"


def cannot_swap(s: MarsState, p: int, pair: int) -> str:  # rules: X3
    if s.contract[pair] != p:
        return "no-contract"
    if s.swaps >= SWAPS:
        return "enough-swaps"
    if not s.hand[p * c.N_MATERIALS + c.CONTRACT_GIVES[pair]]:
        return "too-few"
    return "" if s.reserve[c.CONTRACT_GETS[pair]] else "empty-pile"


def cannot_offer(s: MarsState, p: int) -> str:  # rules: X4 to X7
    """Why a seat may not make a proposal of its own."""
    partners = proposals.contacts(s) if p == s.turn else [s.turn] if proposals.in_contact(s, p) else []
    if not partners:
        return "staying-out" if s.out else "no-contact"
    if not cards_in_hand(s, p):
        return "no-cards"
    if not any([cards_in_hand(s, q) for q in partners]):
        return "nobody-has-cards"
    if s.posted[p] >= proposals.PROPOSALS:
        return "proposed-enough"
    return "table-full" if proposals.open_by(s, p) >= proposals.OPEN_EACH else ""


def cannot_accept(s: MarsState, p: int, o: int) -> str:  # rules: X8
    if not proposals.concerns(s, p, o):
        return "not-for-you"
    return "" if proposals.can_give(s, p, o + WANTS) else "cannot-pay"


def cannot_counter(s: MarsState, p: int, o: int) -> str:  # rules: X9
    if not proposals.concerns(s, p, o):
        return "not-for-you"
    return "a-reply" if s.offers[o + REPLY] else cannot_offer(s, p)


class Unload(FromReserve):
    """Which material the emergency cargo brings."""  # rules: D6

    name = "unload"


class Word(Asked):
    """What is said with a refusal: 1 + one of the reasons; NO says nothing. About the proposal."""  # rules: X8

    name = "word"
    size = 1 + len(names.REASONS)
    only_words = True

    @staticmethod
    def options() -> list[int]:
        return list(range(1 + len(names.REASONS)))

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say("ask-word", who=seat_name(d.ctx[MAKER]))

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        return say(f"word-{names.word_id(arg)}")

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        reason = instinct.refusal(instinct.glance(s, seat), s.draft)
        return [1.0 if arg == reason else 0.01 for arg in opts]

    def follow(self, s: MarsState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return NO


class Partner(Question[MarsState]):
    """To whom the active player proposes something: the seat, or EVERYBODY."""  # rules: X4, X6

    name = "partner"
    size = 1 + c.MAX_PLAYERS

    @staticmethod
    def options(s: MarsState) -> list[int]:
        seats = [q for q in proposals.contacts(s) if cards_in_hand(s, q)]
        return [*seats, EVERYBODY] if len(seats) > 1 else seats

    @staticmethod
    def field(s: MarsState, p: int) -> Field:
        found = Partner.options(s)
        refs = ["" if q == EVERYBODY else f"player:{q}" for q in found]
        cards = [proposals.largest_hand(s, p, q) for q in found]
        picks = [Pick(q, ref, number) for q, ref, number in zip(found, refs, cards, strict=True)]
        return Field("partner", "partner", tuple(picks), 1, 1, after=(OFFER,))

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.partner_name(arg)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"player:{arg}",) if arg < s.n else ()


class OneMore(Asked):
    """One more card for a proposal: 1 + material * CARDS_OF_EACH + how many there were. About the proposal."""

    size = 1 + c.N_MATERIALS * c.CARDS_OF_EACH

    @staticmethod
    def encode(m: int, before: int) -> int:
        return 1 + m * c.CARDS_OF_EACH + before

    @staticmethod
    def material(arg: int) -> int:
        return (arg - 1) // c.CARDS_OF_EACH

    @staticmethod
    def cards(ref: str, m: int, number: int) -> Pick:
        return Pick(OneMore.encode(m, 0), ref, 0, number, c.MATERIALS[m])

    def prompt(self, s: MarsState, d: Decision) -> Message:
        draft = d.ctx
        return say(
            f"ask-{self.name}",
            who=names.partner_name(draft[TO]),
            give=names.bundle(draft[GIVES:WANTS]),
            want=names.bundle(draft[WANTS:STRIDE]),
        )

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        m, before = divmod(arg - 1, c.CARDS_OF_EACH)
        return names.some(m, before + 1)

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        return [2.0 if arg == NO else 0.7 for arg in opts]


class Give(OneMore):
    """Which card of one's own to give for what one wants."""  # rules: X6, X7

    name = "give"

    @staticmethod
    def options(s: MarsState) -> list[int]:
        """Cards of the hand, but never some of all five materials: something is left to be wanted."""
        draft = s.draft
        base = draft[MAKER] * c.N_MATERIALS
        given = draft[GIVES:WANTS]
        opts = [NO] if any(given) else []
        kinds = len([m for m in range(c.N_MATERIALS) if given[m]])
        for m in range(c.N_MATERIALS):
            if s.hand[base + m] > given[m] and (given[m] or kinds < c.N_MATERIALS - 1):
                opts.append(OneMore.encode(m, given[m]))
        return opts

    @staticmethod
    def field(s: MarsState, p: int) -> Field:
        held = [(m, s.hand[p * c.N_MATERIALS + m]) for m in range(c.N_MATERIALS)]
        picks = [OneMore.cards(names.material_ref(p, m), m, number) for m, number in held if number]
        most = cards_in_hand(s, p)
        return Field("give", "give", tuple(picks), 1, most, stop=NO, closed=True, sorts=c.N_MATERIALS - 1)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else (names.material_ref(d.seat, self.material(arg)),)


class Want(OneMore):
    """Which card to want for what one gives."""  # rules: X6, X7

    name = "want"
    passing = ()  # no more wishes: the proposal is made

    @staticmethod
    def options(s: MarsState) -> list[int]:
        """Cards of a material that is not given; not more than a partner holds."""
        draft = s.draft
        wanted = sum(draft[WANTS:])
        opts = [NO] if wanted else []
        if wanted < proposals.largest_hand(s, draft[MAKER], draft[TO]):
            for m in range(c.N_MATERIALS):
                if not draft[GIVES + m] and draft[WANTS + m] < c.CARDS_OF_EACH:
                    opts.append(OneMore.encode(m, draft[WANTS + m]))
        return opts

    @staticmethod
    def field() -> Field:
        picks = [OneMore.cards(names.pile_ref(m), m, c.CARDS_OF_EACH) for m in range(c.N_MATERIALS)]
        return Field("want", "want", tuple(picks), 1, c.N_MATERIALS * c.CARDS_OF_EACH, 1, NO, True)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else (names.pile_ref(self.material(arg)),)
