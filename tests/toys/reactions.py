"""Reactions: On Mars' borrowed technology, Terraforming Mars' triggers. Anybody may be asked at any line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import Question, Rng, Setup, bare
from toys.box import Toy, ToyGame, redealt

# kinds
USE: Final = 0
DEVELOP: Final = 1
BONUS: Final = 2
ORDER: Final = 3
PAY: Final = 4
WHERE: Final = 5

CITY: Final = 15  # an argument of USE; any smaller one is the seat whose technology is used
HEXES: Final = 9
DECK: Final = 40
TOP_LEVEL: Final = 4

# arguments of BONUS
CRYSTAL: Final = 0
CARD: Final = 1
FREE_CITY: Final = 2


class Colony(Toy):
    fields: ClassVar[tuple[str, ...]] = (
        "technology",
        "oxygen",
        "money",
        "crystals",
        "hexes",
        "triggers",
        "hands",
        "deck",
        "turn",
        "turns_left",
    )

    technology: list[int]
    oxygen: list[int]
    money: list[int]
    crystals: list[int]
    hexes: list[int]  # the seat whose city stands there, or -1
    triggers: list[list[str]]
    hands: list[list[int]]  # hidden from the others
    deck: list[int]
    turn: int
    turns_left: int


class Reactions(ToyGame[Colony]):
    id: ClassVar[str] = "reactions"
    kinds: ClassVar[Sequence[Question[Any]]] = (
        bare("use", CITY + 1),
        bare("develop", 2),
        bare("bonus", 3),
        bare("order", 8),
        bare("pay", 2),
        bare("where", HEXES),
    )

    def new(self, setup: Setup) -> Colony:
        n = setup.seats
        s = Colony(n, setup.seed, setup.rules)
        s.technology = [0] * n
        s.oxygen = [0] * n
        s.money = [3] * n
        s.crystals = [0] * n
        s.hexes = [-1] * HEXES
        s.triggers = [["city"] if seat % 2 else ["rebate", "city"] for seat in range(n)]
        s.hands = [[] for _ in range(n)]
        s.deck = list(range(DECK))
        s.rng.shuffle(s.deck)
        s.turn = 0
        s.turns_left = 2 * n
        return s

    def blank(self) -> Colony:
        return Colony(0)

    def stretch(self, s: Colony) -> None:
        turn(s)

    def over(self, s: Colony) -> bool:
        return s.turns_left == 0

    def points(self, s: Colony) -> list[int]:
        return [s.crystals[seat] + s.technology[seat] + s.hexes.count(seat) for seat in range(s.n)]

    def sees(self, s: Colony, seat: int) -> dict[str, Any]:
        hidden = ("hands", "deck")
        return {
            **{name: getattr(s, name) for name in s.fields if name not in hidden},
            "cards": [len(hand) for hand in s.hands],
            "hand": s.hands[seat] if seat >= 0 else None,
        }

    def resample(self, s: Colony, seat: int, rng: Rng) -> None:
        redealt([s.deck] + [hand for owner, hand in enumerate(s.hands) if owner != seat], rng)


def turn(s: Colony) -> None:
    """Two actions, then those whose technology was borrowed react."""
    borrowed: list[int] = []
    for _ in range(2):
        what = s.ask(s.turn, USE, [*range(s.n), CITY])
        if what == CITY:
            place_city(s, s.turn)
        else:
            s.crystals[s.turn] += s.technology[what]
            if what != s.turn:
                borrowed.append(what)
                s.oxygen[what] += 1
    for owner in borrowed:
        develop(s, owner)
    s.turn = (s.turn + 1) % s.n
    s.turns_left -= 1


def develop(s: Colony, owner: int) -> None:
    """The owner keeps the oxygen, or develops with it."""
    if s.technology[owner] < TOP_LEVEL and s.ask(owner, DEVELOP, [0, 1]):
        s.oxygen[owner] -= 1
        s.technology[owner] += 1
        bonus(s, owner)


def bonus(s: Colony, seat: int) -> None:
    what = s.ask(seat, BONUS, [CRYSTAL, CARD, FREE_CITY])
    if what == CRYSTAL:
        s.crystals[seat] += 1
    elif what == CARD:
        draw(s, seat)
    else:
        place_city(s, seat)


def draw(s: Colony, seat: int) -> None:
    s.barrier()
    card = s.deck.pop()
    s.hands[seat].append(card)
    s.emit("draw", seat, card, to=1 << seat)
    s.emit("draws", seat)


def place_city(s: Colony, seat: int) -> None:
    free = [h for h in range(HEXES) if s.hexes[h] < 0]
    if not free:
        return
    s.hexes[s.ask(seat, WHERE, free)] = seat
    waiting = [(q, what) for q in range(s.n) for what in s.triggers[q] if what == "city" or q == seat]
    while waiting:
        # whoever placed decides the order of everybody's triggers
        owner, what = waiting.pop(s.ask(seat, ORDER, list(range(len(waiting))), tuple(waiting)))
        trigger(s, owner, what)


def trigger(s: Colony, owner: int, what: str) -> None:
    if what == "rebate":
        s.money[owner] += 2
    elif s.money[owner] and s.ask(owner, PAY, [0, 1]):
        s.money[owner] -= 1
        draw(s, owner)
        if len(s.hands[owner]) % 3 == 0:
            place_city(s, owner)  # a trigger may trigger
