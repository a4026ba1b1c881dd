"""The table: plain data in flat lists. built[seat * 25 + place], hand[seat * 5 + material], and so on."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.kernel import Rng, State
from cinqmars.kernel.session import IDLE

from .components import MAX_PLAYERS, N_MATERIALS

# phases
PROSPECTING: Final = 0
DEALING: Final = 1
EVENT: Final = 2
RAIDING: Final = 3
RESEARCHING: Final = 4
SUPPLY: Final = 5
EXCHANGING: Final = 6
CONSTRUCTING: Final = 7
BORROWING: Final = 8
MOVING: Final = 9
ENDING: Final = 10
OVER: Final = 11

KEPT: Final = 10  # at[card] = KEPT + seat: held in hand, not laid out
UNDER_1: Final = 1  # the emergency cargo lies at the bottom of the deck
UNDER_2: Final = 2  # the nursery programme does

# a proposal is ten amounts after five numbers
MAKER: Final = 0
TO: Final = 1  # a seat, or EVERYBODY
REPLY: Final = 2
REFUSED: Final = 3  # mask of seats
NUMBER: Final = 4  # by which it is answered
GIVES: Final = 5
WANTS: Final = GIVES + N_MATERIALS
STRIDE: Final = WANTS + N_MATERIALS
EVERYBODY: Final = MAX_PLAYERS

FIELDS: Final = (
    "aim",
    "at",
    "best",
    "borrowed",
    "built",
    "contract",
    "discard",
    "draft",
    "events",
    "face",
    "first",
    "free",
    "fresh",
    "hand",
    "limit",
    "magna",
    "mine_tiles",
    "moves",
    "offers",
    "on",
    "out",
    "pack",
    "phase",
    "pool",
    "posted",
    "research_1",
    "research_2",
    "reserve",
    "revised",
    "said",
    "seen",
    "spied",
    "spy",
    "staff",
    "supremacy",
    "swaps",
    "target",
    "tiles",
    "turn",
    "turns",
    "under",
    "unmanned",
    "winners",
)


class MarsState(State):
    """A game of Mars."""

    __slots__ = FIELDS
    fields: ClassVar[tuple[str, ...]] = FIELDS

    phase: int
    first: int  # who began
    turn: int
    turns: int  # turns begun, or mines chosen while prospecting
    target: int  # points that win
    limit: int  # turns after which the game ends all the same
    revised: int  # 1: the revised set-up
    best: int  # most points anybody has had at the end of a turn
    winners: int  # mask of seats, at the end

    built: list[int]  # 1 for an installation, 1 + material for a mine
    staff: list[int]  # 1 if a colonist stands there; habitations: see `free`
    on: list[int]  # 1 if active; of a habitation, if it has power
    free: list[int]  # colonists on all habitations of a seat
    pool: int  # colonists in the supply
    unmanned: list[int]  # mask of places that need no colonist
    borrowed: list[int]  # energy from another colony
    tiles: list[int]  # stock by place
    mine_tiles: list[int]

    hand: list[int]
    seen: list[int]  # how many of these everybody knows of, at least
    reserve: list[int]
    pack: list[int]

    contract: list[int]  # who holds each
    supremacy: list[int]  # who holds each
    magna: int  # who holds Magna Scientia
    events: list[int]
    discard: list[int]
    research_1: list[int]
    research_2: list[int]
    under: int  # mask of the cards at the bottom of their decks, where all saw them go
    at: list[int]  # where each R&D card is: NONE in its deck, a seat, or KEPT + seat
    aim: list[int]  # the place or material that each R&D card is about

    face: int  # of the R&D die, while it may be rolled again
    spy: int  # who is looking into the hand of `spied`
    spied: int
    offers: list[int]  # proposals, STRIDE numbers each
    draft: list[int]  # a proposal in the making
    fresh: int  # 1 while nobody but the others had time to answer the last proposal
    posted: list[int]  # proposals made in this turn, by seat
    said: list[int]  # what they were, see proposals.spoken
    out: int  # mask of the seats that do not trade in this turn
    swaps: int  # contract exchanges in this turn
    moves: int  # of colonists in this turn

    def __init__(self, n: int, rules: int, rng: Rng) -> None:
        self.n = n
        self.rules = rules
        self.rng = rng
        self.io = IDLE

    def copy(self) -> MarsState:
        c = MarsState(self.n, self.rules, self.rng.copy())
        c.phase = self.phase
        c.first = self.first
        c.turn = self.turn
        c.turns = self.turns
        c.target = self.target
        c.limit = self.limit
        c.revised = self.revised
        c.best = self.best
        c.winners = self.winners
        c.built = self.built[:]
        c.staff = self.staff[:]
        c.on = self.on[:]
        c.free = self.free[:]
        c.pool = self.pool
        c.unmanned = self.unmanned[:]
        c.borrowed = self.borrowed[:]
        c.tiles = self.tiles[:]
        c.mine_tiles = self.mine_tiles[:]
        c.hand = self.hand[:]
        c.seen = self.seen[:]
        c.reserve = self.reserve[:]
        c.pack = self.pack[:]
        c.contract = self.contract[:]
        c.supremacy = self.supremacy[:]
        c.magna = self.magna
        c.events = self.events[:]
        c.discard = self.discard[:]
        c.research_1 = self.research_1[:]
        c.research_2 = self.research_2[:]
        c.under = self.under
        c.at = self.at[:]
        c.aim = self.aim[:]
        c.face = self.face
        c.spy = self.spy
        c.spied = self.spied
        c.offers = self.offers[:]
        c.draft = self.draft[:]
        c.posted = self.posted[:]
        c.fresh = self.fresh
        c.swaps = self.swaps
        c.said = self.said[:]
        c.out = self.out
        c.moves = self.moves
        return c
