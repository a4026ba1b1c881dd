"""Set-up, draft and research as in Terraforming Mars: simultaneous, secret, several questions each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import Question, Rng, Setup, bare, simultaneously
from toys.box import Toy, ToyGame, redealt

# kinds
CORPORATION: Final = 0
PRELUDE: Final = 1
BUY: Final = 2
DRAFT: Final = 3

DONE: Final = 0  # an argument of BUY; card c is 1 + c
PRICE: Final = 3
CARDS: Final = 90
PRELUDES: Final = 16
MONEY: Final = (42, 23, 57, 30, 36, 45, 40, 48)  # by corporation
GENERATIONS: Final = 3


class Lab(Toy):
    fields: ClassVar[tuple[str, ...]] = (
        "deck",
        "offered",
        "bought",
        "left_over",
        "packs",
        "corporations",
        "spare_corporations",
        "corporation",
        "preludes",
        "spare_preludes",
        "chosen",
        "money",
        "generation",
    )

    # cards: by seat, hidden from the others; only their number is public
    deck: list[int]
    offered: list[list[int]]  # may be bought
    bought: list[list[int]]
    left_over: list[list[int]]
    packs: list[list[int]]  # in the draft

    corporations: list[list[int]]  # two each to choose from, until the set-up is done
    spare_corporations: list[int]
    corporation: list[int]  # -1: not chosen yet

    preludes: list[list[int]]  # four each to choose two from, until the set-up is done
    spare_preludes: list[int]
    chosen: list[list[int]]

    money: list[int]
    generation: int


class Research(ToyGame[Lab]):
    id: ClassVar[str] = "research"
    kinds: ClassVar[Sequence[Question[Any]]] = (
        bare("corporation", len(MONEY)),
        bare("prelude", PRELUDES),
        bare("buy", 1 + CARDS),
        bare("draft", CARDS),
    )

    def new(self, setup: Setup) -> Lab:
        n = setup.seats
        s = Lab(n, setup.seed, setup.rules)
        s.deck = shuffled(s, CARDS)
        s.offered, s.bought, s.left_over, s.packs = nothing(n), nothing(n), nothing(n), nothing(n)
        s.spare_corporations = shuffled(s, len(MONEY))
        s.corporations = [dealt(s.spare_corporations, 2) for _ in range(n)]
        s.corporation = [-1] * n
        s.spare_preludes = shuffled(s, PRELUDES)
        s.preludes = [dealt(s.spare_preludes, 4) for _ in range(n)]
        s.chosen = nothing(n)
        s.money = [0] * n
        s.generation = 0
        return s

    def blank(self) -> Lab:
        return Lab(0)

    def stretch(self, s: Lab) -> None:
        if s.generation == 0:
            begin(s)
        else:
            research(s)
        s.generation += 1

    def over(self, s: Lab) -> bool:
        return s.generation == GENERATIONS

    def points(self, s: Lab) -> list[int]:
        return [len(cards) for cards in s.bought]

    def sees(self, s: Lab, seat: int) -> dict[str, Any]:
        secret = ("offered", "bought", "left_over", "packs", "corporations", "preludes")
        return {
            "generation": s.generation,
            "money": s.money,
            "corporation": s.corporation,
            "chosen": s.chosen,
            "deck": len(s.deck),
            "counts": [[len(cards) for cards in getattr(s, name)] for name in secret],
            **{name: getattr(s, name)[seat] if seat >= 0 else None for name in secret},
        }

    def resample(self, s: Lab, seat: int, rng: Rng) -> None:
        redeal_others(s.deck, [s.offered, s.bought, s.left_over, s.packs], seat, rng)
        redeal_others(s.spare_corporations, [s.corporations], seat, rng)
        redeal_others(s.spare_preludes, [s.preludes], seat, rng)


def redeal_others(spare: list[int], zones: list[list[list[int]]], seat: int, rng: Rng) -> None:
    theirs = [cards for zone in zones for owner, cards in enumerate(zone) if owner != seat]
    redealt([spare, *theirs], rng)
    for cards in theirs:
        cards.sort()


def nothing(n: int) -> list[list[int]]:
    return [[] for _ in range(n)]


def shuffled(s: Lab, number: int) -> list[int]:
    cards = list(range(number))
    s.rng.shuffle(cards)
    return cards


def dealt(deck: list[int], number: int) -> list[int]:
    return sorted([deck.pop() for _ in range(number)])


def begin(s: Lab) -> None:
    s.barrier()
    s.offered = [dealt(s.deck, 10) for _ in range(s.n)]
    simultaneously(s, set_up)
    for seat in range(s.n):
        s.spare_corporations += s.corporations[seat]
        s.spare_preludes += s.preludes[seat]
    s.corporations, s.preludes = nothing(s.n), nothing(s.n)
    tell_purchases(s)


def research(s: Lab) -> None:
    s.barrier()
    s.packs = [dealt(s.deck, 4) for _ in range(s.n)]
    for _ in range(4):
        simultaneously(s, draft)
        s.packs = s.packs[1:] + s.packs[:1]
    simultaneously(s, buy)
    tell_purchases(s)


def tell_purchases(s: Lab) -> None:
    for seat in range(s.n):
        s.emit("bought", seat, len(s.bought[seat]))
        s.left_over[seat] = sorted(s.left_over[seat] + s.offered[seat])
        s.offered[seat] = []


# the lanes: each touches only its seat's data


def set_up(s: Lab, seat: int) -> None:
    corporation = s.ask(seat, CORPORATION, s.corporations[seat][:])
    s.corporations[seat].remove(corporation)
    s.corporation[seat] = corporation
    s.money[seat] = MONEY[corporation]
    first = s.ask(seat, PRELUDE, s.preludes[seat][:-1])
    choose_prelude(s, seat, first)
    second = s.ask(seat, PRELUDE, [c for c in s.preludes[seat] if c > first])  # two of four, ascending
    choose_prelude(s, seat, second)
    buy(s, seat)


def choose_prelude(s: Lab, seat: int, card: int) -> None:
    s.preludes[seat].remove(card)
    s.chosen[seat].append(card)


def draft(s: Lab, seat: int) -> None:
    card = s.ask(seat, DRAFT, s.packs[seat][:])
    s.packs[seat].remove(card)
    s.offered[seat] = sorted([*s.offered[seat], card])


def buy(s: Lab, seat: int) -> None:
    """Any number of cards, ascending, then done."""
    last = -1
    while True:
        affordable = [c for c in s.offered[seat] if c > last and s.money[seat] >= PRICE]
        what = s.ask(seat, BUY, [DONE] + [1 + c for c in affordable], ("buy", PRICE))
        if what == DONE:
            return
        last = what - 1
        s.offered[seat].remove(last)
        s.bought[seat] = sorted([*s.bought[seat], last])
        s.money[seat] -= PRICE
        s.emit("buy", last)
