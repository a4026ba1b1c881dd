"""Small games that keep every promise; the broken ones are made from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import (
    Decision,
    Event,
    Message,
    Move,
    Panel,
    Player,
    Question,
    Rng,
    Setup,
    Thing,
    View,
    Zone,
    bare,
    say,
    simultaneously,
)
from toys.box import Toy, ToyGame, redealt

CARDS: Final = 12
TURN: Final = 0
PLAY: Final = 1
REST: Final = 0
DRAW: Final = 1
LAY: Final = 2
DECK: Final = "deck"
TABLE: Final = "table"


def speak(message: Message, lang: str) -> str:
    """Says anything but what is missing, in two languages."""
    if message.id.startswith("missing"):
        raise LookupError(message.id)
    return f"{lang}: {message.id} {message.args}"


def hand_of(seat: int) -> str:
    return f"hand:{seat}"


def card(number: int) -> Thing:
    return Thing(f"card:{number}", say("card", n=number), "card")


def face_down(place: str, number: int) -> tuple[Thing, ...]:
    return (
        (Thing(f"{place}:cards", say("cards", n=number), "card", number=number, hidden=True),)
        if number
        else ()
    )


class Camp(Toy):
    fields: ClassVar[tuple[str, ...]] = ("deck", "drawn", "hands", "table", "points", "turn", "left")

    deck: list[int]
    drawn: list[int]  # face down, between the deck and a hand
    hands: list[list[int]]
    table: list[int]
    points: list[int]
    turn: int
    left: int


class Drilling(ToyGame[Camp]):
    """On your turn rest, draw a card, or lay a card of your hand on the table for points."""

    id: ClassVar[str] = "drilling"
    seats: ClassVar[Sequence[int]] = (2, 3)
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("turn", 3), bare("play", CARDS))
    pieces: ClassVar[Sequence[str]] = ("card",)
    bound: ClassVar[int] = 60

    # the table

    def new(self, setup: Setup) -> Camp:
        s = self.blank()
        s.n, s.rules, s.rng = setup.seats, setup.rules, Rng(setup.seed)
        s.deck = self.pile()
        s.rng.shuffle(s.deck)
        s.hands = [sorted([s.deck.pop(), s.deck.pop()]) for _ in range(s.n)]
        s.points = [0] * s.n
        s.left = 5 * s.n
        return s

    def blank(self) -> Camp:
        s = Camp(0)
        s.deck, s.drawn, s.hands, s.table, s.points, s.turn, s.left = [], [], [], [], [], 0, 0
        return s

    def pile(self) -> list[int]:
        return list(range(CARDS))

    # the rules

    def stretch(self, s: Camp) -> None:
        what = s.ask(s.turn, TURN, self.menu(s, s.turn))
        if what == DRAW:
            self.draw(s, s.turn)
        elif what == LAY:
            self.lay(s, s.turn)
        self.next_turn(s)

    def menu(self, s: Camp, seat: int) -> list[int]:
        return [REST] + [DRAW] * bool(s.deck) + [LAY] * bool(s.hands[seat])

    def draw(self, s: Camp, seat: int) -> None:
        s.barrier()
        s.hands[seat] = sorted([*s.hands[seat], s.deck.pop()])
        s.emit("draw", seat)

    def lay(self, s: Camp, seat: int) -> None:
        chosen = s.ask(seat, PLAY, s.hands[seat][:], held=True)
        s.hands[seat].remove(chosen)
        s.table.append(chosen)
        s.points[seat] += chosen
        s.emit("lay", seat, chosen)

    def next_turn(self, s: Camp) -> None:
        s.turn = (s.turn + 1) % s.n
        s.left -= 1

    def over(self, s: Camp) -> bool:
        return s.left == 0

    def points(self, s: Camp) -> list[int]:
        return s.points

    def progress(self, s: Camp) -> float:
        return 1 - s.left / (5 * s.n)

    # who may see what

    def sees(self, s: Camp, seat: int) -> dict[str, Any]:
        return {}

    def observe(self, s: Camp, seat: int) -> View:
        players = [
            Player(p, zones=(self.hand(s, p, seat),), status=say("points", n=s.points[p])) for p in range(s.n)
        ]
        piles = (
            Zone(DECK, say("deck"), "pile", things=face_down(DECK, len(s.deck))),
            Zone("drawn", say("drawn"), "pile", things=face_down("drawn", len(s.drawn))),
            Zone(TABLE, say("table"), "cards", things=tuple([card(c) for c in s.table])),
        )
        headline = say("drilling", turn=s.turn, left=s.left)
        return View(seat, headline, tuple(players), (Panel("camp", say("camp"), zones=piles),))

    def hand(self, s: Camp, owner: int, seat: int) -> Zone:
        place, cards = hand_of(owner), s.hands[owner]
        things = tuple([card(c) for c in cards]) if owner == seat else face_down(place, len(cards))
        return Zone(place, say("hand"), "cards", owner, things)

    def resample(self, s: Camp, seat: int, rng: Rng) -> None:
        others = [cards for owner, cards in enumerate(s.hands) if owner != seat]
        redealt([s.deck, s.drawn, *others], rng)
        for cards in others:
            cards.sort()

    def conserved(self, s: Camp) -> dict[str, int]:
        cards = s.deck + s.drawn + s.table + [c for cards in s.hands for c in cards]
        return {"cards": len(cards), "all different": int(len({*cards}) == len(cards))}

    # how it is shown

    def refs(self, s: Camp, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"card:{arg}",) if d.kind == PLAY else ()

    def moves(self, e: Event) -> list[Move]:
        if e.what == "draw":
            return [Move("card", DECK, hand_of(e.args[0]))]
        if e.what == "lay":
            return [Move(f"card:{e.args[1]}", hand_of(e.args[0]), TABLE)]
        return []


class Gambling(Drilling):
    """Drilling where a card is drawn face down, and one may pay a point to turn it over before it is taken."""

    id: ClassVar[str] = "gambling"
    kinds: ClassVar[Sequence[Question[Any]]] = (*Drilling.kinds, bare("pay", 2))

    def draw(self, s: Camp, seat: int) -> None:
        s.drawn.append(s.deck.pop())
        s.emit("lift")
        pays = s.ask(seat, 2, [0, 1])
        s.barrier()
        s.hands[seat] = sorted([*s.hands[seat], s.drawn.pop()])
        s.points[seat] -= pays
        s.emit("take", seat)

    def moves(self, e: Event) -> list[Move]:
        if e.what == "lift":
            return [Move("card", DECK, "drawn")]
        if e.what == "take":
            return [Move("card", "drawn", hand_of(e.args[0]))]
        return super().moves(e)


class Bidding(Drilling):
    """Every round all lay one card of their hand at the same time, then draw another; the highest scores."""

    id: ClassVar[str] = "bidding"
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("turn", 1), bare("bid", CARDS))

    def stretch(self, s: Camp) -> None:
        simultaneously(s, self.bid)
        self.settle(s)
        s.left -= s.n

    def bid(self, s: Camp, seat: int) -> None:
        chosen = s.ask(seat, 1, self.bids(s, seat))
        s.hands[seat].remove(chosen)
        s.hands[seat].append(chosen)  # the bid lies last
        s.emit("bid", seat)

    def bids(self, s: Camp, seat: int) -> list[int]:
        return sorted(s.hands[seat])

    def settle(self, s: Camp) -> None:
        bids = [cards.pop() for cards in s.hands]
        s.points[bids.index(max(bids))] += 1
        for seat, bid in enumerate(bids):
            s.table.append(bid)
            s.emit("lay", seat, bid)
        for seat in range(s.n):
            if s.deck:
                s.hands[seat] = sorted([*s.hands[seat], s.deck.pop()])
                s.emit("draw", seat)

    def over(self, s: Camp) -> bool:
        return s.left == 0 or not all(s.hands)

    def progress(self, s: Camp) -> float:
        return 1.0 if self.over(s) else super().progress(s)


class Wagering(Bidding):
    """Bidding where a bid is one choice with what is staked on it: compounds that several make at once."""

    id: ClassVar[str] = "wagering"
    kinds: ClassVar[Sequence[Question[Any]]] = (*Bidding.kinds, bare("stake", 3))

    def bid(self, s: Camp, seat: int) -> None:
        super().bid(s, seat)
        s.points[seat] += s.ask(seat, 2, [0, 1, 2], held=True)
        s.points[seat] += s.ask(seat, 2, [0, 1, 2], held=True)

    def observe(self, s: Camp, seat: int) -> View:
        seen = super().observe(s, seat)
        return seen._replace(players=tuple([player._replace(status=None) for player in seen.players]))


class Yawning(Drilling):
    """Drilling where everyone rests before each turn: a forced answer, then a question that has it as an option."""

    id: ClassVar[str] = "yawning"

    def stretch(self, s: Camp) -> None:
        s.ask(s.turn, TURN, [REST])
        super().stretch(s)
