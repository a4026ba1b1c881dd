"""Set-up, before anybody is asked: the box unpacked and shuffled."""

from __future__ import annotations

from cinqmars.kernel import Rng, Setup

from . import components as c
from .cards.events import COPIES
from .state import PROSPECTING, MarsState


def new_state(setup: Setup) -> MarsState:  # rules: M1 to M5
    """The box unpacked: every deck shuffled, the level-0 buildings printed on each board, nobody on Mars yet."""
    n = setup.seats
    s = MarsState(n, setup.rules, Rng(setup.seed))
    s.phase = PROSPECTING
    s.first = c.NONE
    s.turn = c.NONE
    s.turns = 0
    s.target = c.TARGETS[c.LENGTHS.index(setup.options["length"])]
    s.limit = c.ROUNDS_PER_POINT * s.target * n
    s.revised = int(setup.options["setup"] == "revised")
    s.best = 0
    s.winners = 0
    s.built = [0] * (n * c.N_PLACES)
    for p in range(n):
        for place in c.PRINTED:
            s.built[p * c.N_PLACES + place] = 1
    s.staff = [0] * (n * c.N_PLACES)
    s.on = [0] * (n * c.N_PLACES)
    s.free = [c.START_COLONISTS] * n
    s.pool = c.COLONISTS - c.START_COLONISTS * n
    s.unmanned = [0] * n
    s.borrowed = [0] * n
    s.tiles = c.TILES[:]
    s.mine_tiles = c.MINE_TILES[:]
    s.hand = [0] * (n * c.N_MATERIALS)
    s.seen = [0] * (n * c.N_MATERIALS)
    s.reserve = [c.CARDS_OF_EACH - c.PACK_OF_EACH] * c.N_MATERIALS
    s.pack = [m for m in range(c.N_MATERIALS) for _ in range(c.PACK_OF_EACH)]
    s.contract = [c.NONE] * c.N_CONTRACTS
    s.supremacy = [c.NONE] * c.N_FIELDS
    s.magna = c.NONE
    s.events = [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]
    s.discard = []
    s.research_1 = list(range(c.N_RESEARCH_1))
    s.research_2 = list(range(c.N_RESEARCH_1, c.N_RESEARCH))
    s.under = 0
    s.at = [c.NONE] * c.N_RESEARCH
    s.aim = [c.NONE] * c.N_RESEARCH
    s.face = 0
    s.spy = c.NONE
    s.spied = c.NONE
    s.offers = []
    s.draft = []
    s.posted = [0] * n
    s.fresh = 0
    s.swaps = 0
    s.said = []
    s.out = 0
    s.moves = 0
    s.rng.shuffle(s.pack)
    s.rng.shuffle(s.events)
    s.rng.shuffle(s.research_1)
    s.rng.shuffle(s.research_2)
    return s
