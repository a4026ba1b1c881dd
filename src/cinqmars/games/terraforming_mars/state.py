"""The table: plain data in flat lists: stock[seat * 6 + resource], traits[seat * N_TRAITS + trait], cubes[card]."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.kernel import Rng, State
from cinqmars.kernel.session import IDLE

from .components import N_OWNERS

SET_UP: Final = 0
PRELUDES: Final = 1
RESEARCH: Final = 2
ACTION: Final = 3
PRODUCTION: Final = 4
LAST_GREENERIES: Final = 5
OVER: Final = 6

NOBODY: Final = -1

# sets of hexes that are kept up to date with the tiles: s.masks[...]
OCEAN_MASK: Final = 0
GREENERY_MASK: Final = 1
CITY_MASK: Final = 2
TILE_MASK: Final = 3
NEAR_OCEAN: Final = 4
NEAR_GREENERY: Final = 5
NEAR_CITY: Final = 6
NEAR_TILE: Final = 7
CLAIMED: Final = 8
OWN: Final = 9  # + owner
NEAR_OWN: Final = OWN + N_OWNERS
OWN_CLAIM: Final = NEAR_OWN + N_OWNERS
N_MASKS: Final = OWN_CLAIM + N_OWNERS

FIELDS: Final = (
    "actors",
    "awards",
    "beginner",
    "bot",
    "bot_piles",
    "cities",
    "corporation",
    "corporation_deck",
    "cubes",
    "deck",
    "discard",
    "done",
    "draft",
    "drafting",
    "era",
    "events",
    "first",
    "first_action",
    "generation",
    "greeneries",
    "hand",
    "holder",
    "last_ocean",
    "masks",
    "merits",
    "milestones",
    "offer",
    "owner",
    "packs",
    "params",
    "passed",
    "phase",
    "played",
    "points",
    "prelude_deck",
    "preludes",
    "prelude",
    "production",
    "raised",
    "rating",
    "shelf",
    "stock",
    "tags",
    "tile",
    "traits",
    "turn",
    "used",
    "witness",
)


class TerraformingState(State):
    """A game of Terraforming Mars."""

    __slots__ = FIELDS
    fields: ClassVar[tuple[str, ...]] = FIELDS

    # options
    era: int
    prelude: int
    drafting: int
    beginner: list[int]

    # the course of the game
    phase: int
    generation: int
    first: int  # the first player of this generation
    turn: int  # whose turn it is
    done: int  # actions taken in this turn
    passed: list[int]
    first_action: list[int]  # 1 while a corporation's first action is to come

    # Mars
    params: list[int]  # steps of temperature and oxygen, oceans
    tile: list[int]  # by hex, then the two places in orbit
    owner: list[int]
    masks: list[int]
    last_ocean: int  # where the last ocean was placed by the effect that runs
    milestones: list[int]  # who claimed each, or NOBODY
    awards: list[int]  # who funded each, or NOBODY

    # players
    stock: list[int]
    production: list[int]
    rating: list[int]
    merits: list[int]  # rating gained other than by global parameters
    raised: list[int]  # 1 if the rating rose this generation
    tags: list[int]
    traits: list[int]
    cities: list[int]  # in play, those in orbit included
    greeneries: list[int]

    # cards
    deck: list[int]
    discard: list[int]
    witness: list[int]  # for each discarded card, a bit mask of the seats that know it
    hand: list[list[int]]  # ascending
    offer: list[list[int]]  # cards a seat looks at, before it keeps or buys some
    packs: list[list[int]]  # what a seat may draft from
    draft: list[list[int]]  # what it has drafted, in order
    corporation: list[int]
    corporation_deck: list[int]
    prelude_deck: list[int]
    preludes: list[list[int]]  # to be played
    shelf: list[list[int]]  # corporations and preludes that a seat gave back
    played: list[list[int]]  # in play, in order
    events: list[list[int]]  # each player's pile
    holder: list[int]  # by card: in front of whom it lies
    cubes: list[int]  # by card
    actors: list[list[int]]  # cards with an action, ascending
    used: list[int]  # those used this generation

    bot: list[int]  # what MarsBot has: see marsbot/state.py; empty without it
    bot_piles: list[list[int]]
    points: list[int]  # at the end: source * n + seat

    def __init__(self, n: int, rules: int, rng: Rng) -> None:
        self.n = n
        self.rules = rules
        self.rng = rng
        self.io = IDLE

    def copy(self) -> TerraformingState:
        c = TerraformingState(self.n, self.rules, self.rng.copy())
        c.era = self.era
        c.prelude = self.prelude
        c.drafting = self.drafting
        c.beginner = self.beginner[:]
        c.phase = self.phase
        c.generation = self.generation
        c.first = self.first
        c.turn = self.turn
        c.done = self.done
        c.passed = self.passed[:]
        c.first_action = self.first_action[:]
        c.params = self.params[:]
        c.tile = self.tile[:]
        c.owner = self.owner[:]
        c.masks = self.masks[:]
        c.last_ocean = self.last_ocean
        c.milestones = self.milestones[:]
        c.awards = self.awards[:]
        c.stock = self.stock[:]
        c.production = self.production[:]
        c.rating = self.rating[:]
        c.merits = self.merits[:]
        c.raised = self.raised[:]
        c.tags = self.tags[:]
        c.traits = self.traits[:]
        c.cities = self.cities[:]
        c.greeneries = self.greeneries[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.witness = self.witness[:]
        c.hand = [x[:] for x in self.hand]
        c.offer = [x[:] for x in self.offer]
        c.packs = [x[:] for x in self.packs]
        c.draft = [x[:] for x in self.draft]
        c.corporation = self.corporation[:]
        c.corporation_deck = self.corporation_deck[:]
        c.prelude_deck = self.prelude_deck[:]
        c.preludes = [x[:] for x in self.preludes]
        c.shelf = [x[:] for x in self.shelf]
        c.played = [x[:] for x in self.played]
        c.events = [x[:] for x in self.events]
        c.holder = self.holder[:]
        c.cubes = self.cubes[:]
        c.actors = [x[:] for x in self.actors]
        c.used = self.used[:]
        c.bot = self.bot[:]
        c.bot_piles = [x[:] for x in self.bot_piles]
        c.points = self.points[:]
        return c
