"""The box unpacked."""

from __future__ import annotations

from typing import Any

from cinqmars.kernel import Rng, Setup

from . import components as box
from .board import N_PLACES
from .cards.index import BEGINNER, FIRST_CORPORATION, FIRST_PRELUDE, N_CARDS, N_PROJECTS, modules, of_module
from .cards.traits import START
from .marsbot.state import DIFFICULTIES, install
from .state import N_MASKS, NOBODY, SET_UP, TerraformingState


def new_state(setup: Setup) -> TerraformingState:  # rules: S1 to S5
    """Every deck shuffled, nothing dealt yet."""
    n = setup.seats
    options: dict[str, Any] = setup.options
    s = empty_state(n, setup.rules, Rng(setup.seed))
    s.era = int(options["corporate-era"])
    s.prelude = int(options["prelude"])
    s.drafting = int(options["drafting"])
    s.beginner = [int(x) for x in options["beginner"]]
    if not s.era:
        s.production = [1] * (n * box.N_RESOURCES)
    parts = modules(bool(s.era), bool(s.prelude))
    s.deck = of_module(range(N_PROJECTS), parts)
    s.corporation_deck = of_module(range(FIRST_CORPORATION, FIRST_PRELUDE), parts)
    s.corporation_deck.remove(BEGINNER)
    s.prelude_deck = of_module(range(FIRST_PRELUDE, N_CARDS), parts)
    s.rng.shuffle(s.deck)
    s.rng.shuffle(s.corporation_deck)
    s.rng.shuffle(s.prelude_deck)
    s.first = s.rng.below(n)
    s.turn = s.first
    if n == 1:
        difficulty = DIFFICULTIES.index(options["difficulty"])
        install(s, difficulty, options["marsbot-corporation"])
    return s


def empty_state(n: int, rules: int, rng: Rng) -> TerraformingState:
    """No cards anywhere, no options."""
    s = TerraformingState(n, rules, rng)
    s.era = s.prelude = s.drafting = 0
    s.beginner = [0] * n
    s.phase = SET_UP
    s.generation = 1
    s.first = s.turn = 0
    s.done = 0
    s.passed = [0] * n
    s.first_action = [0] * n
    s.params = [0, 0, 0]
    s.tile = [box.NO_TILE] * N_PLACES
    s.owner = [NOBODY] * N_PLACES
    s.masks = [0] * N_MASKS
    s.last_ocean = -1
    s.milestones = [NOBODY] * box.N_MILESTONES
    s.awards = [NOBODY] * box.N_AWARDS
    s.stock = [0] * (n * box.N_RESOURCES)
    s.production = [0] * (n * box.N_RESOURCES)
    s.rating = [box.START_RATING] * n
    s.merits = [0] * n
    s.raised = [0] * n
    s.tags = [0] * (n * box.N_TAGS)
    s.traits = START * n
    s.cities = [0] * box.N_OWNERS
    s.greeneries = [0] * box.N_OWNERS
    s.deck = []
    s.discard = []
    s.witness = []
    s.hand = [[] for _ in range(n)]
    s.offer = [[] for _ in range(n)]
    s.packs = [[] for _ in range(n)]
    s.draft = [[] for _ in range(n)]
    s.corporation = [NOBODY] * n
    s.corporation_deck = []
    s.prelude_deck = []
    s.preludes = [[] for _ in range(n)]
    s.shelf = [[] for _ in range(n)]
    s.played = [[] for _ in range(n)]
    s.events = [[] for _ in range(n)]
    s.holder = [NOBODY] * N_CARDS
    s.cubes = [0] * N_CARDS
    s.actors = [[] for _ in range(n)]
    s.used = []
    s.bot = []
    s.bot_piles = []
    s.points = []
    return s
