"""What is built, moved, switched off and lost, as the log tells it; and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.log.families import (
    OfSeatAndContract,
    OfSeatAndMaterial,
    OfSeatAndNumber,
    OfSeatAndPlace,
    OfTwoAndNumber,
    cards_of,
    colonist,
    each,
)
from cinqmars.games.mars.names import place_id
from cinqmars.kernel import Entry, Message, Move, say, seat_name

# Construction


@dataclass
class Build(Entry):
    seat: int
    place: int
    names: ClassVar = {"place": place_id}

    def story(self) -> Message:
        return say("story-build", who=seat_name(self.seat), place=names.place_name(self.place))

    def moves(self) -> list[Move]:
        """What it costs goes to the reserve, the tile comes from the stock."""
        tile = Move("tile", "stock", names.place_ref(self.seat, self.place))
        return [*each(c.COST[self.place], names.hand_ref(self.seat), "reserve"), tile]


class Mine(OfSeatAndMaterial):
    what = "mine"

    def moves(self) -> list[Move]:
        return each(c.MINE_COST, names.hand_ref(self.seat), "reserve")


class Buy(OfSeatAndContract):
    what = "buy"

    def moves(self) -> list[Move]:
        paid = each(c.CONTRACT_COST, names.hand_ref(self.seat), "reserve")
        return [*paid, Move(names.contract_ref(self.contract), "contracts", names.player_ref(self.seat))]


class Break(OfSeatAndContract):
    what = "break"

    def moves(self) -> list[Move]:
        return [Move(names.contract_ref(self.contract), names.player_ref(self.seat), "contracts")]


# The end of the turn


class Borrow(OfTwoAndNumber):
    what = "borrow"


class Man(OfSeatAndPlace):
    what = "man"

    def moves(self) -> list[Move]:
        return [colonist(names.housing_ref(self.seat), names.place_ref(self.seat, self.place), self.seat)]


class Leave(OfSeatAndPlace):
    what = "leave"

    def moves(self) -> list[Move]:
        return [colonist(names.place_ref(self.seat, self.place), names.housing_ref(self.seat), self.seat)]


class SwitchOff(OfSeatAndPlace):
    what = "switch-off"


@dataclass
class Lose(Entry):
    """A colonist leaves the colony."""

    seat: int
    place: int  # NONE: from a habitation
    built: int  # 1 + material for a mine

    def story(self) -> Message:
        who = seat_name(self.seat)
        if self.place == c.NONE:
            return say("story-lose-home", who=who)
        return say("story-lose", who=who, place=names.place_name(self.place, self.built))

    def moves(self) -> list[Move]:
        home = self.place == c.NONE
        origin = names.housing_ref(self.seat) if home else names.place_ref(self.seat, self.place)
        return [colonist(origin, "market", self.seat)]


class Discard(OfSeatAndMaterial):
    what = "discard"

    def moves(self) -> list[Move]:
        return cards_of(self.material, 1, names.hand_ref(self.seat), "reserve")


class Points(OfSeatAndNumber):
    what = "points"


@dataclass
class End(Entry):
    winners: int  # mask of seats

    def story(self) -> Message:
        seats = [p for p in range(c.MAX_PLAYERS) if self.winners >> p & 1]
        return say("story-end", who=names.listed([seat_name(p) for p in seats]))
