"""Set-up, before anybody is asked: the box unpacked and shuffled."""

from __future__ import annotations

from cinqmars.kernel import Rng, Setup

from . import components as c
from .state import ALL_CHARACTERS, NOBODY, NONE, SET_UP, PlaneteState


def new_state(setup: Setup, n: int) -> PlaneteState:  # rules: S2, S3
    """The box unpacked: every deck shuffled, nothing on the table yet."""
    s = PlaneteState(n, setup.rules, Rng(setup.seed))
    s.phase = SET_UP
    s.round = 1
    s.medal = NOBODY
    s.turn = NOBODY
    s.order = []
    s.ship_deck = list(range(c.N_SHIPS))
    s.ship_discard = []
    s.dock = [NONE] * n
    s.launched = [0] * n
    s.flight = []
    s.crew = [0] * (n * n)
    s.aboard = [0] * n
    s.tile = [NONE] * n
    s.tiles = [c.TILES_PER_ZONE] * c.N_ZONES
    s.mars = [0] * (c.N_ZONES * n)
    s.resource = [NONE] * c.N_ZONES
    s.resource_tiles = c.RESOURCE_TILES[:]
    s.pot = [0] * c.N_ZONES
    s.tokens = [0] * (c.N_RESOURCES * n)
    s.events = list(range(c.N_EVENTS))
    s.shown = []
    s.offer = [[] for _ in range(n)]
    s.given_back = [[] for _ in range(n)]
    s.bonus = [[] for _ in range(n)]
    s.discard = []
    s.discarder = []
    s.discovery = [NONE] * c.N_ZONES
    s.known = [0] * c.N_ZONES
    s.reserve = [c.ASTRONAUTS] * n
    s.lost = [0] * n
    s.hand = [ALL_CHARACTERS] * n
    s.picked = [NONE] * n
    s.points = []
    s.rng.shuffle(s.ship_deck)
    s.rng.shuffle(s.resource_tiles)
    s.rng.shuffle(s.events)
    return s
