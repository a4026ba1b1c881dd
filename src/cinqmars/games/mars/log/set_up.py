"""Set-up, as the log tells it."""

from __future__ import annotations

from dataclasses import dataclass

from cinqmars.games.mars import names
from cinqmars.games.mars.log.families import OfSeat, OfSeatAndMaterial, OfSeatAndNumber, cards_of, colonist
from cinqmars.kernel import Entry, Message, Move, say, seat_name


class First(OfSeat):
    what = "first"


@dataclass
class Spared(Entry):
    """The material whose mines all stay in the game, in the revised set-up."""

    material: int

    def story(self) -> Message:
        return say("story-spared", mine=names.mine_name(self.material))


class Prospect(OfSeatAndMaterial):
    what = "prospect"


@dataclass
class Staff(Entry):
    """The first colonists go to work."""

    seat: int
    places: tuple[int, ...]

    def story(self) -> Message:
        return say("story-staff", who=seat_name(self.seat), n=len(self.places))

    def moves(self) -> list[Move]:
        home = names.housing_ref(self.seat)
        return [colonist(home, names.place_ref(self.seat, place), self.seat) for place in self.places]


class Dealt(OfSeatAndNumber):
    what = "dealt"


class Pick(OfSeatAndMaterial):
    what = "pick"

    def moves(self) -> list[Move]:
        return cards_of(self.material, 1, "reserve", names.hand_ref(self.seat))
