"""The table: plain data in flat lists: mars[zone * n + seat], crew[slot * n + seat], tokens[seat * 3 + resource]."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.kernel import Rng, Setup, State
from cinqmars.kernel.session import IDLE

from .components import ASTRONAUTS, N_CHARACTERS, N_EVENTS, N_RESOURCES, N_SHIPS, N_ZONES, RESOURCE_TILES
from .components import TILES_PER_ZONE as PER_ZONE

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


class Table(State):
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

    def copy(self) -> Table:
        c = Table(self.n, self.rules, self.rng.copy())
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


def new_table(setup: Setup, n: int) -> Table:  # rules: S2, S3
    """The box unpacked: every deck shuffled, nothing on the table yet."""
    s = Table(n, setup.rules, Rng(setup.seed))
    s.phase = SET_UP
    s.round = 1
    s.medal = NOBODY
    s.turn = NOBODY
    s.order = []
    s.ship_deck = list(range(N_SHIPS))
    s.ship_discard = []
    s.dock = [NONE] * n
    s.launched = [0] * n
    s.flight = []
    s.crew = [0] * (n * n)
    s.aboard = [0] * n
    s.tile = [NONE] * n
    s.tiles = [PER_ZONE] * N_ZONES
    s.mars = [0] * (N_ZONES * n)
    s.resource = [NONE] * N_ZONES
    s.resource_tiles = RESOURCE_TILES[:]
    s.pot = [0] * N_ZONES
    s.tokens = [0] * (N_RESOURCES * n)
    s.events = list(range(N_EVENTS))
    s.shown = []
    s.offer = [[] for _ in range(n)]
    s.given_back = [[] for _ in range(n)]
    s.bonus = [[] for _ in range(n)]
    s.discard = []
    s.discarder = []
    s.discovery = [NONE] * N_ZONES
    s.known = [0] * N_ZONES
    s.reserve = [ASTRONAUTS] * n
    s.lost = [0] * n
    s.hand = [ALL_CHARACTERS] * n
    s.picked = [NONE] * n
    s.points = []
    s.rng.shuffle(s.ship_deck)
    s.rng.shuffle(s.resource_tiles)
    s.rng.shuffle(s.events)
    return s
