"""A company that a player leads."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.company import Company
from cinqmars.games.on_mars.hexes import bots_of
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.rules import construction, goods, laboratory, missions, travel, turn
from cinqmars.games.on_mars.rules.effects import carry_out
from cinqmars.games.on_mars.rules.tasks import task
from cinqmars.games.on_mars.state import NO, OnMarsState


class PlayerCompany(Company):
    """A player leads it, and is asked."""

    def settle(self, s: OnMarsState, c: int) -> None:
        """The players choose in the order of their seats."""

    def take_turn(self, s: OnMarsState, c: int) -> None:
        turn.take_turn(s, c)

    def board_shuttle(self, s: OnMarsState, c: int) -> None:  # rules: J2 to J4
        side = side_of(s, c)
        aboard = side == s.shuttle_left
        if s.ask(c, ask.TRAVEL, ask.Travel.options(s, c, aboard), (int(aboard),)) == NO:
            return
        if aboard:
            task(s, c, box.T_SHUTTLE)
        else:
            s.hangar[c] -= 1
            s.emit("discard-ship", s.who(c))
        travel.travel(s, c, box.COLONY if side == box.ORBIT else box.ORBIT)

    def grow(self, s: OnMarsState, c: int) -> None:
        """Players have what they build."""

    def come_back(self, s: OnMarsState, c: int) -> None:
        travel.retrieve_all(s, c, side_of(s, c))

    def store(self, s: OnMarsState, c: int, good: int, number: int) -> None:
        goods.store(s, c, good, number)

    def overflow(self, s: OnMarsState, c: int, good: int) -> None:
        goods.overflow(s, c, good)

    def satisfies(self, s: OnMarsState, c: int, contract: int) -> bool:
        return missions.satisfied(s, c, contract)

    def at_home(self, s: OnMarsState, c: int) -> int:
        return s.home[c]

    def bots(self, s: OnMarsState, c: int) -> int:
        return len(bots_of(s, c))

    def leave_home(self, s: OnMarsState, c: int) -> None:
        s.home[c] -= 1

    def cleared(self, s: OnMarsState, c: int, number: int) -> None:
        s.work[c] += number

    def come_home(self, s: OnMarsState, c: int, origin: int, number: int) -> None:
        goods.house(s, c, origin, number)

    def support_benefit(self, s: OnMarsState, c: int) -> None:
        construction.choose_benefit(s, c)

    def laboratory_benefit(self, s: OnMarsState, c: int, space: int) -> None:
        s.afresh()
        if space in box.SPACE_GIVES:  # rules: LB1 to LB3
            carry_out(s, c, box.SPACE_GIVES[space])

    def repaid(self, s: OnMarsState, c: int, tech: int, steps: list[int]) -> None:
        laboratory.choose_repayment(s, c, tech, steps)

    def make_room(self, s: OnMarsState, c: int, piece: int, h: int, hexes: list[int]) -> int:
        return s.ask(c, ask.PUT, hexes, ("displace", piece, h))
