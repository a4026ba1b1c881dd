"""A company, whoever leads it: what a player does and what Lacerda does in its place.

The rules ask `of(s, c)`; nothing else in them knows that there is an automaton.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from .state import OnMarsState


class Company(ABC):
    """What differs between a company that a player leads and one that leads itself."""

    # the course of the game

    @abstractmethod
    def settle(self, s: OnMarsState, c: int) -> None:
        """Before players choose their turn order spaces."""

    @abstractmethod
    def take_turn(self, s: OnMarsState, c: int) -> None:
        """In the colonization phase."""

    @abstractmethod
    def board_shuttle(self, s: OnMarsState, c: int) -> None:
        """In the shuttle phase: travel, or stay."""

    @abstractmethod
    def grow(self, s: OnMarsState, c: int) -> None:
        """When the colony has reached another level."""

    @abstractmethod
    def come_back(self, s: OnMarsState, c: int) -> None:
        """At the end colonists come home."""

    # what it has

    @abstractmethod
    def store(self, s: OnMarsState, c: int, good: int, number: int) -> None:
        """Resources it gains."""

    @abstractmethod
    def overflow(self, s: OnMarsState, c: int, good: int) -> None:
        """A good without room."""

    @abstractmethod
    def satisfies(self, s: OnMarsState, c: int, contract: int) -> bool:
        """Is a contract of its completed?"""

    @abstractmethod
    def at_home(self, s: OnMarsState, c: int) -> int:
        """Colonists that count as being at home."""

    @abstractmethod
    def bots(self, s: OnMarsState, c: int) -> int:
        """Bots that count as being on the map."""

    # its colonists

    @abstractmethod
    def leave_home(self, s: OnMarsState, c: int) -> None:
        """A colonist goes to a mine."""

    @abstractmethod
    def cleared(self, s: OnMarsState, c: int, number: int) -> None:
        """Colonists have to leave an action slot, and go to work."""

    @abstractmethod
    def come_home(self, s: OnMarsState, c: int, origin: int, number: int) -> None:
        """As many as there is room for."""

    # what it chooses

    @abstractmethod
    def support_benefit(self, s: OnMarsState, c: int) -> None:
        """A benefit of life support."""

    @abstractmethod
    def laboratory_benefit(self, s: OnMarsState, c: int, space: int) -> None:
        """The benefit of a space of the laboratory."""

    @abstractmethod
    def repaid(self, s: OnMarsState, c: int, tech: int, steps: list[int]) -> None:
        """Others used its technology, which could be developed by these steps."""

    @abstractmethod
    def make_room(self, s: OnMarsState, c: int, piece: int, h: int, hexes: list[int]) -> int:
        """Where its piece goes that stood on `h`."""


COMPANIES: Final[list[Company]] = []  # one that a player leads, then Lacerda


def of(s: OnMarsState, c: int) -> Company:
    return COMPANIES[0 if c < s.n else 1]
