"""Lacerda as a company among the others."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.company import Company
from cinqmars.games.on_mars.lacerda import choices, turn
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.possible.stock import quarters
from cinqmars.games.on_mars.rules.goods import come_home, gain, shift
from cinqmars.games.on_mars.rules.laboratory import advance, repay
from cinqmars.games.on_mars.rules.level import rise
from cinqmars.games.on_mars.rules.turn import end
from cinqmars.games.on_mars.state import HOME, SLOT, OnMarsState


class Lacerda(Company):
    """An automaton: it is never asked, keeps crystals only, and has as many colonists as it needs."""

    def settle(self, s: OnMarsState, c: int) -> None:
        turn.settle_first(s)

    def take_turn(self, s: OnMarsState, c: int) -> None:
        turn.play(s)
        end(s, c)

    def board_shuttle(self, s: OnMarsState, c: int) -> None:  # rules: LA18
        """What it builds on arrival has the consequences of a turn."""
        side = side_of(s, c)
        if side != s.shuttle_left:
            return
        if turn.stays(s):
            s.emit("stays")
            return
        turn.travel(s, box.COLONY if side == box.ORBIT else box.ORBIT)
        repay(s)
        rise(s)

    def grow(self, s: OnMarsState, c: int) -> None:
        turn.grow(s)

    def come_back(self, s: OnMarsState, c: int) -> None:
        """They are not counted."""

    def store(self, s: OnMarsState, c: int, good: int, number: int) -> None:
        """It keeps no resources."""

    def overflow(self, s: OnMarsState, c: int, good: int) -> None:
        """Lost."""

    def satisfies(self, s: OnMarsState, c: int, contract: int) -> bool:
        return True

    def at_home(self, s: OnMarsState, c: int) -> int:
        return quarters(s, c)

    def bots(self, s: OnMarsState, c: int) -> int:
        return min(box.BOTS, s.level)

    def leave_home(self, s: OnMarsState, c: int) -> None:
        """There are always others."""

    def cleared(self, s: OnMarsState, c: int, number: int) -> None:
        """None of them works."""

    def come_home(self, s: OnMarsState, c: int, origin: int, number: int) -> None:
        shift(s, c, origin, HOME, number)

    def support_benefit(self, s: OnMarsState, c: int) -> None:  # rules: LA13
        """Its colonist back from the slot of hiring, or a crystal."""
        at = box.HIRE_SLOT * box.MAX_PLAYERS + c
        if s.slots[at]:
            s.slots[at] = 0
            come_home(s, c, SLOT + box.HIRE_SLOT, 1)
        else:
            gain(s, c, box.CRYSTAL, 1)

    def laboratory_benefit(self, s: OnMarsState, c: int, space: int) -> None:
        choices.benefit(s, c, space)

    def repaid(self, s: OnMarsState, c: int, tech: int, steps: list[int]) -> None:  # rules: LA12
        if steps:
            advance(s, c, choices.best_step(s, c, steps))

    def make_room(self, s: OnMarsState, c: int, piece: int, h: int, hexes: list[int]) -> int:
        return choices.any_of(s, hexes)
