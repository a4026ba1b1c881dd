"""The questions about scientists and contracts."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct, nearness
from cinqmars.games.on_mars.possible.hiring import cannot_hire, hirable
from cinqmars.games.on_mars.questions.asked import Asked, Valued
from cinqmars.games.on_mars.state import DECK, OnMarsState
from cinqmars.kernel import Decision, Message, say


class Hire(Valued):
    """Which card to take from the board: 1 + board space. About whether it is free, and whether scientists and
    contracts may be taken."""  # rules: H2

    name = "hire"
    size = 1 + box.N_SCIENTISTS

    @staticmethod
    def options(s: OnMarsState, c: int, free: bool, scientists: bool, contracts: bool) -> list[int]:
        return hirable(s, c, free, scientists, contracts)

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        card = s.board[arg - 1]
        if d.ctx[0]:
            return names.card_name(card)
        return say("pick-at", what=names.card_name(card), cost=names.card_cost(card))

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        card = s.board[arg - 1]
        return (names.card_ref(card),) if card != box.NONE else ()

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + i for i in range(box.N_SCIENTISTS) if s.board[i] != box.NONE]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_hire(s, d.seat, arg - 1, bool(d.ctx[0])) or "other-card"

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.hire(s, c, s.board[arg - 1])

    def wish(self, s: OnMarsState, arg: int) -> float:
        return nearness.card_wish(s, s.board[arg - 1])


class Refill(Asked):
    """Which contract fills a space of the board: the contract. About the space."""  # rules: H3

    name = "refill"
    passing = ()
    size = box.N_CONTRACTS
    aloud = False

    @staticmethod
    def options(s: OnMarsState) -> list[int]:
        return [x for x in range(box.N_CONTRACTS) if s.contract[x] == DECK]

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.card_name(box.N_SCIENTISTS + arg)

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.card_ref(box.N_SCIENTISTS + arg),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return list(range(box.N_CONTRACTS))

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "contract-in-play"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        wish = nearness.contract_wish(s, arg) if s.n == 1 else 0.0
        return instinct.contract(s, c, arg) + wish
