"""Mars, free trade: anybody may offer, answer or counter while the active player lets the exchange run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypedDict

from cinqmars.kernel import ALL, Decision, Option, Question, Rng, Setup, bare
from toys.box import Toy, ToyGame

MATERIALS: Final = 5
MOST: Final = 6  # of one material in one offer
SLOTS: Final = 6  # offers on the table at once
CAP: Final = 3  # offers a seat may post in one exchange; fewer than in Mars, so that a toy is soon over
EVERYBODY: Final = 6  # as a partner
STOCK: Final = MOST + 1  # an amount of material m is the argument m * STOCK + amount

# kinds
MENU: Final = 0
PARTNER: Final = 1
GIVE: Final = 2
WANT: Final = 3
BUILD: Final = 4

# arguments of the menu; the last four are followed by the number of the offer
END: Final = 0
OFFER: Final = 1
ACCEPT: Final = 2
REFUSE: Final = ACCEPT + SLOTS
COUNTER: Final = REFUSE + SLOTS
WITHDRAW: Final = COUNTER + SLOTS


class Offer(TypedDict):
    maker: int
    to: int
    give: list[int]
    want: list[int]
    refused: list[int]  # the seats that said no
    reply: bool  # made against another offer: no further counter-offer


class Market(Toy):
    fields: ClassVar[tuple[str, ...]] = (
        "stock",
        "level",
        "turn",
        "turns_left",
        "phase",
        "offers",
        "posted",
        "built",
    )

    stock: list[list[int]]  # by seat, then by material; hidden from the others
    level: list[int]  # 0: never proposes, 1: in its own turn, 2: in anybody's
    turn: int
    turns_left: int
    phase: str
    offers: list[Offer | None]  # said aloud: everybody knows them
    posted: list[int]
    built: list[int]


class MarsTrade(ToyGame[Market]):
    id: ClassVar[str] = "mars-trade"
    options: ClassVar[Sequence[Option]] = (Option("level", (0, 1, 2), 1, per_seat=True),)
    kinds: ClassVar[Sequence[Question[Any]]] = (
        bare("exchange", WITHDRAW + SLOTS),
        bare("partner", EVERYBODY + 1),
        bare("give", MATERIALS * STOCK),
        bare("want", MATERIALS * STOCK),
        bare("build", 1 + MATERIALS),
    )

    def new(self, setup: Setup) -> Market:
        n = setup.seats
        s = Market(n, setup.seed, setup.rules)
        s.stock = [[s.rng.below(4) for _ in range(MATERIALS)] for _ in range(n)]
        s.level = list(setup.options["level"])
        s.turn = 0
        s.turns_left = 2 * n
        s.phase = "produce"
        s.offers = [None] * SLOTS
        s.posted = [0] * n
        s.built = [0] * n
        return s

    def blank(self) -> Market:
        return Market(0)

    def stretch(self, s: Market) -> None:
        if s.phase == "produce":
            produce(s)
        elif s.phase == "exchange":
            exchange(s)
        else:
            build(s)

    def over(self, s: Market) -> bool:
        return s.turns_left == 0

    def points(self, s: Market) -> list[int]:
        return s.built

    def sees(self, s: Market, seat: int) -> dict[str, Any]:
        return {
            "turn": s.turn,
            "turns_left": s.turns_left,
            "phase": s.phase,
            "offers": s.offers,
            "posted": s.posted,
            "built": s.built,
            "sizes": [sum(stock) for stock in s.stock],
            "stock": s.stock[seat] if seat >= 0 else None,
        }

    def resample(self, s: Market, seat: int, rng: Rng) -> None:
        """Stocks of the same size, in which every open offer stays payable."""
        for maker, stock in enumerate(s.stock):
            if maker != seat:
                size = sum(stock)
                stock[:] = promised(s, maker)
                for _ in range(size - sum(stock)):
                    stock[rng.below(MATERIALS)] += 1


def produce(s: Market) -> None:
    s.barrier()
    for m in range(MATERIALS):
        s.stock[s.turn][m] += s.rng.below(2)
    s.phase = "exchange"


# what may be done


def promised(s: Market, maker: int) -> list[int]:
    """The least stock with which each of the maker's open offers can be paid."""
    gifts = [offer["give"] for offer in s.offers if offer and offer["maker"] == maker]
    return [max([give[m] for give in gifts], default=0) for m in range(MATERIALS)]


def concerns(offer: Offer, seat: int) -> bool:
    if offer["maker"] == seat:
        return True
    return offer["to"] in (seat, ALL) and seat not in offer["refused"]


def concerning(s: Market, seat: int) -> list[tuple[int, Offer]]:
    """The open offers a seat has to do with, each with its number."""
    return [(i, offer) for i, offer in enumerate(s.offers) if offer and concerns(offer, seat)]


def can_pay(s: Market, seat: int, what: list[int]) -> bool:
    return all([have >= need for have, need in zip(s.stock[seat], what)])


def has_room(s: Market, seat: int) -> bool:
    return None in s.offers and any(s.stock[seat])


def may_offer(s: Market, seat: int) -> bool:
    level = 1 if seat == s.turn else 2
    return s.level[seat] >= level and s.posted[seat] < CAP and has_room(s, seat)


def menu(s: Market, seat: int) -> Decision | None:
    mine = concerning(s, seat)
    opts = [END] if seat == s.turn else []
    if may_offer(s, seat):
        opts.append(OFFER)
    for i, offer in mine:
        opts += [action + i for action in answers_to(s, seat, offer)]
    if not opts:
        return None
    known = [(i, offer["maker"], tuple(offer["give"]), tuple(offer["want"])) for i, offer in mine]
    idle = seat != s.turn and all([offer["maker"] == seat for _, offer in mine])
    return Decision(seat, MENU, sorted(opts), ("exchange", tuple(known)), idle=idle)


def answers_to(s: Market, seat: int, offer: Offer) -> list[int]:
    if offer["maker"] == seat:
        return [WITHDRAW]
    answers = [REFUSE]
    if can_pay(s, seat, offer["want"]):
        answers.append(ACCEPT)
    if not offer["reply"] and has_room(s, seat):
        answers.append(COUNTER)
    return answers


# the exchange


def exchange(s: Market) -> None:
    """One step of the phase; a checkpoint follows each."""
    others = [seat for seat in range(s.n) if seat != s.turn]
    act = s.race([s.turn, *others], menu)
    if act.arg == END:
        close(s)
    elif act.arg == OFFER:
        compose(s, act.seat, partner(s, act.seat), reply=False)
    elif act.arg >= WITHDRAW:
        s.offers[act.arg - WITHDRAW] = None
    elif act.arg >= COUNTER:
        compose(s, act.seat, refuse(s, act.seat, act.arg - COUNTER), reply=True)
    elif act.arg >= REFUSE:
        refuse(s, act.seat, act.arg - REFUSE)
    else:
        accept(s, act.seat, act.arg - ACCEPT)


def close(s: Market) -> None:
    s.offers = [None] * SLOTS
    s.posted = [0] * s.n
    s.phase = "build"


def partner(s: Market, maker: int) -> int:
    """The active player deals with anybody, the others with the active player."""
    if maker != s.turn:
        return s.turn
    others = [seat for seat in range(s.n) if seat != maker]
    to = s.ask(maker, PARTNER, [*others, EVERYBODY], held=True)
    return ALL if to == EVERYBODY else to


def compose(s: Market, maker: int, to: int, reply: bool) -> None:
    give: list[int] = []
    want: list[int] = []
    for m in range(MATERIALS):
        give.append(amount(s, maker, GIVE, to, m, givable(s.stock[maker], give, m)))
    for m in range(MATERIALS):
        want.append(amount(s, maker, WANT, to, m, wantable(give, want, m)))
    s.posted[maker] += not reply
    offer = Offer(maker=maker, to=to, give=give, want=want, refused=[], reply=reply)
    s.offers[s.offers.index(None)] = offer
    s.emit("offer", maker, to, give, want)


def amount(s: Market, maker: int, kind: int, to: int, m: int, amounts: range) -> int:
    opts = [m * STOCK + k for k in amounts]
    return s.ask(maker, kind, opts, ("offer", to), held=True) % STOCK


def givable(stock: list[int], give: list[int], m: int) -> range:
    """No gifts: something is given, and some material is left to be wanted."""
    least = 0 if any(give) or any(stock[m + 1 :]) else 1
    all_but_last_given = m == MATERIALS - 1 and 0 not in give
    return range(least, 1 if all_but_last_given else min(stock[m], MOST) + 1)


def wantable(give: list[int], want: list[int], m: int) -> range:
    """Something is wanted, of what is not given."""
    if give[m]:
        return range(1)
    least = 0 if any(want) or 0 in give[m + 1 :] else 1
    return range(least, STOCK)


def refuse(s: Market, seat: int, number: int) -> int:
    """Who is refused."""
    offer = s.offers[number]
    assert offer is not None
    offer["refused"].append(seat)
    s.emit("refuse", seat, number)
    if offer["to"] == seat or len(offer["refused"]) == s.n - 1:
        s.offers[number] = None
    return offer["maker"]


def accept(s: Market, seat: int, number: int) -> None:
    offer = s.offers[number]
    assert offer is not None
    s.barrier()  # a bargain is not undone by one of the two
    maker, give, want = offer["maker"], offer["give"], offer["want"]
    for m in range(MATERIALS):
        s.stock[seat][m] += give[m] - want[m]
        s.stock[maker][m] += want[m] - give[m]
    s.emit("trade", maker, seat, give, want)
    s.offers[number] = None
    drop_unpayable(s)


def drop_unpayable(s: Market) -> None:
    for i, offer in enumerate(s.offers):
        if offer and not can_pay(s, offer["maker"], offer["give"]):
            s.offers[i] = None


def build(s: Market) -> None:
    stock = s.stock[s.turn]
    what = s.ask(s.turn, BUILD, [0] + [1 + m for m in range(MATERIALS) if stock[m] >= 3])
    if what:
        stock[what - 1] -= 3
        s.built[s.turn] += 1
    s.turn = (s.turn + 1) % s.n
    s.turns_left -= 1
    s.phase = "produce"
