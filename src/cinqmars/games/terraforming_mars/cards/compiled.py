"""Cards compiled: what the rules run, by card."""

from __future__ import annotations

from typing import Final

from .card import Card, TilePlaced
from .effects import Effects, LowerAny, Produce, compiled, stepwise
from .index import CARDS
from .programs import checks, flat, notable, sequence
from .rare_effects import ProducePrinted


def own_city_income(card: Card) -> int:
    """M€ production that the card itself brings when its city is placed."""
    income = 0
    for entry in card.ongoing:
        when = entry.when
        if isinstance(when, TilePlaced) and when.tile == "city" and when.itself:
            for effect in entry.do:
                if isinstance(effect, Produce):
                    number = effect.amounts["megacredits"]
                    income += number if isinstance(number, int) else 0
    return income


def box_of(card: Card) -> Effects:
    """The production box: what Robotic Workforce may copy."""
    return [effect for effect in card.effects if isinstance(effect, (Produce, LowerAny, ProducePrinted))]


STEPS: Final[list[list[list[int]]]] = [stepwise(card.effects) for card in CARDS]
SEQUENCE: Final[list[list[int]]] = [sequence(steps) for steps in STEPS]
PROGRAM: Final[list[list[int]]] = [flat(steps) for steps in STEPS]
CHECKS: Final[list[list[int]]] = [
    checks(program, own_city_income(card)) for program, card in zip(PROGRAM, CARDS, strict=True)
]
FIRST_ACTION: Final[list[list[int]]] = [compiled(card.first_action) for card in CARDS]
ORDERED: Final[list[bool]] = [sum([notable(step) for step in steps]) > 1 for steps in STEPS]
BOX: Final[list[list[int]]] = [compiled(box_of(card)) for card in CARDS]
BOX_CHECKS: Final[list[list[int]]] = [checks(program) for program in BOX]
