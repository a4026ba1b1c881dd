"""The table: plain data in flat lists: mars[zone * n + seat], crew[slot * n + seat], tokens[seat * 3 + resource]."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.kernel import Rng, State
from cinqmars.kernel.session import IDLE

from .components import N_CHARACTERS, SHIP_DESTINATION

SET_UP: Final = 0
DEALING: Final = 1
CHOOSING: Final = 2
BOARDING: Final = 3
OVER: Final = 4

ALL_CHARACTERS: Final = (1 << N_CHARACTERS) - 1
NOBODY: Final = -1
NONE: Final = -1

FIELDS: Final = (
    "aboard",
    "bonus",
    "crew",
    "discard",
    "discarder",
    "discovery",
    "dock",
    "events",
    "flight",
    "given_back",
    "hand",
    "known",
    "launched",
    "lost",
    "mars",
    "medal",
    "offer",
    "order",
    "phase",
    "picked",
    "points",
    "pot",
    "reserve",
    "resource",
    "resource_tiles",
    "round",
    "ship_deck",
    "ship_discard",
    "shown",
    "tile",
    "tiles",
    "tokens",
    "turn",
)


class PlaneteState(State):
    """A game of Mission: Planète Rouge."""

    __slots__ = FIELDS
    fields: ClassVar[tuple[str, ...]] = FIELDS

    phase: int
    round: int
    medal: int
    turn: int  # whose character was called last
    order: list[int]  # seats still to be called in this round, the next one last

    ship_deck: list[int]
    ship_discard: list[int]
    dock: list[int]  # the ship in each slot, or NONE
    launched: list[int]  # 1 if it has taken off
    flight: list[int]  # slots in order of take-off
    crew: list[int]
    aboard: list[int]  # astronauts in each slot, the sum of its crew
    tile: list[int]  # destination tile lying on the ship, or NONE
    tiles: list[int]  # available destination tiles by zone

    mars: list[int]
    resource: list[int]  # NONE while unexplored
    resource_tiles: list[int]
    pot: list[int]  # score tokens waiting on each zone
    tokens: list[int]

    events: list[int]
    shown: list[int]  # hands of discoveries shown while dealing
    offer: list[list[int]]  # event cards a seat holds but has not placed yet
    given_back: list[list[int]]  # what each seat saw and gave back at set-up
    bonus: list[list[int]]  # the first was kept at set-up
    discard: list[int]
    discarder: list[int]  # the one seat that knows each discarded card
    discovery: list[int]
    known: list[int]  # bit mask of the seats that know each discovery

    reserve: list[int]
    lost: list[int]
    hand: list[int]  # bit mask of characters
    picked: list[int]
    points: list[int]  # at the end: source * n + seat

    def __init__(self, n: int, rules: int, rng: Rng) -> None:
        self.n = n
        self.rules = rules
        self.rng = rng
        self.io = IDLE

    def copy(self) -> PlaneteState:
        c = PlaneteState(self.n, self.rules, self.rng.copy())
        c.phase = self.phase
        c.round = self.round
        c.medal = self.medal
        c.turn = self.turn
        c.order = self.order[:]
        c.ship_deck = self.ship_deck[:]
        c.ship_discard = self.ship_discard[:]
        c.dock = self.dock[:]
        c.launched = self.launched[:]
        c.flight = self.flight[:]
        c.crew = self.crew[:]
        c.aboard = self.aboard[:]
        c.tile = self.tile[:]
        c.tiles = self.tiles[:]
        c.mars = self.mars[:]
        c.resource = self.resource[:]
        c.resource_tiles = self.resource_tiles[:]
        c.pot = self.pot[:]
        c.tokens = self.tokens[:]
        c.events = self.events[:]
        c.shown = self.shown[:]
        c.offer = [x[:] for x in self.offer]
        c.given_back = [x[:] for x in self.given_back]
        c.bonus = [x[:] for x in self.bonus]
        c.discard = self.discard[:]
        c.discarder = self.discarder[:]
        c.discovery = self.discovery[:]
        c.known = self.known[:]
        c.reserve = self.reserve[:]
        c.lost = self.lost[:]
        c.hand = self.hand[:]
        c.picked = self.picked[:]
        c.points = self.points[:]
        return c


def destination(s: PlaneteState, slot: int) -> int:
    """The zone a ship is bound for, or NONE."""
    tile = s.tile[slot]
    return tile if tile != NONE else SHIP_DESTINATION[s.dock[slot]]
