"""The box unpacked, for any number of companies."""

from __future__ import annotations

from cinqmars.kernel import Rng, Setup

from .components import (
    BOTS,
    CARDS_A,
    CENTRE,
    COLONISTS,
    DISPLAYED,
    EXPLORATION,
    FIRST_COLONISTS,
    FIRST_MISSIONS,
    GOALS_DEALT,
    LONG_MISSIONS,
    MAX_PLAYERS,
    MINE,
    MISSION_NEED,
    N_BASIC,
    N_BLUEPRINTS,
    N_COLOURS,
    N_CONTRACTS,
    N_DISCOVERIES,
    N_GOALS,
    N_GOODS,
    N_GRID_TECHS,
    N_HEXES,
    N_LSS,
    N_MISSIONS,
    N_RESOURCES,
    N_REWARDS,
    N_SCIENTISTS,
    N_SLOTS,
    N_SOLO,
    N_STOCKED,
    N_TASKS,
    N_TECHS,
    NONE,
    ORBIT,
    RESEARCH,
    RESEARCH_HEXES,
    SHELTER,
    SHELTER_HEXES,
    SHELTER_START,
    SHELTER_TECH,
    SHIPS,
    SHORT_MISSIONS,
    STACK,
    START_HEXES,
    WAREHOUSE,
    WAREHOUSE_ROWS,
    WITH_ARROWS,
)
from .state import DECK, DISPLAY, SET_UP, Table


def new_table(setup: Setup) -> Table:
    s = Table(setup.seats, setup.rules, Rng(setup.seed))
    s.k = max(2, s.n)
    s.long = int(setup.options["length"] == "long")
    s.first = int(setup.options["first-colonists"])
    s.singular = int(setup.options["singularity"])
    s.solo = setup.options["objective"] if s.n == 1 else 0
    s.phase = SET_UP
    s.round = 1
    s.turn = NONE
    s.main = 0
    s.executive = 0
    s.ending = 0
    s.queue = []
    s.played = [0] * s.k
    s.owed = []
    s.debts = []
    s.score = []
    orbit_side(s)
    cards(s)
    the_map(s)
    life_support(s)
    companies(s)
    variants(s)
    return s


def orbit_side(s: Table) -> None:  # rules: S1 to S5
    s.discoveries = shuffled(s, list(range(N_DISCOVERIES)))
    s.explore = [s.discoveries.pop() for _ in range(EXPLORATION)]
    s.warehouse = [WAREHOUSE_ROWS[s.k]] * len(WAREHOUSE)
    s.grid = shuffled(s, list(range(N_GRID_TECHS)))
    s.techs = shuffled(s, list(range(N_GRID_TECHS))) if s.k > 2 else []
    level_one = shuffled(s, list(range(N_BASIC)))
    level_three = shuffled(s, list(range(N_BASIC, N_BLUEPRINTS)))
    s.deck = level_three + level_one
    s.holder = [DECK] * N_BLUEPRINTS
    s.built = [NONE] * N_BLUEPRINTS
    for _ in range(DISPLAYED):
        s.holder[s.deck.pop()] = DISPLAY
    s.radar = NONE
    s.space = [NONE] * s.k
    s.shuttle = ORBIT
    s.station = 1
    s.shuttle_gone = 0
    s.shuttle_left = NONE
    s.slots = [0] * (N_SLOTS * MAX_PLAYERS)


def shuffled(s: Table, cards: list[int]) -> list[int]:
    s.rng.shuffle(cards)
    return cards


def cards(s: Table) -> None:  # rules: S6, S9
    s.board = list(range(N_SCIENTISTS))
    s.scientist = [NONE] * N_SCIENTISTS
    s.works = [NONE] * N_SCIENTISTS
    s.contract = [DECK] * N_CONTRACTS
    s.delivered = [0] * (N_CONTRACTS * N_GOODS)
    s.completed = [0] * N_CONTRACTS
    short = shuffled(s, SHORT_MISSIONS[:])[: 1 if s.long else 2]
    long = shuffled(s, LONG_MISSIONS[:])[: 2 if s.long else 1]
    s.missions = FIRST_MISSIONS[:] if s.first else sorted(short + long)
    s.need = [MISSION_NEED[m][s.k] for m in s.missions]
    s.remaining = N_MISSIONS


def the_map(s: Table) -> None:  # rules: S7, S8
    s.building = [NONE] * N_HEXES
    s.occupied = [0] * N_HEXES
    s.miner = [NONE] * N_HEXES
    s.marker = [NONE] * N_HEXES
    s.tile = [NONE] * N_HEXES
    s.crystal = [0] * N_HEXES
    s.building[CENTRE] = MINE
    types = shuffled(s, [1, 2, 3, 4])
    for i in range(len(START_HEXES)):
        s.building[START_HEXES[i]] = types[i]
    s.left = [STACK] * N_STOCKED
    s.stacks = []
    for _ in range(N_STOCKED):
        s.stacks += shuffled(s, [0] * (STACK - WITH_ARROWS) + [1] * WITH_ARROWS)
    for colour in range(N_COLOURS):
        for h in RESEARCH_HEXES[colour]:
            s.tile[h] = RESEARCH + colour


def life_support(s: Table) -> None:  # rules: S10
    s.level = 1
    s.lss = [1] * N_LSS
    s.rewards = shuffled(s, list(range(N_REWARDS)))[:N_LSS]


def companies(s: Table) -> None:  # rules: S11 to S13
    k = s.k
    s.goods = [1] * (N_RESOURCES * k)
    s.crystals = [1] * k
    s.pending = [0] * k
    s.tech = [NONE] * (N_TECHS * k)
    s.depot = [(1 << SHIPS) - 1] * k
    s.hangar = [0] * k
    s.shelters = [1] * k
    s.bots = [NONE] * (BOTS * k)
    s.home = [FIRST_COLONISTS] * k
    s.reserve = [COLONISTS - FIRST_COLONISTS] * k
    s.work = [0] * k
    s.rover = [NONE] * k
    s.points = [0] * k
    s.research = [0] * k
    s.found = [0] * k
    s.progress = [0] * k
    s.achieved = [NONE] * k
    for c in range(k):
        h = SHELTER_HEXES[k][c]
        s.building[h] = SHELTER + c
        s.tech[c * N_TECHS + SHELTER_TECH] = SHELTER_START
        if c < s.n:
            s.bots[c * BOTS] = h
            s.occupied[h] = 1
    s.box = shuffled(s, list(range(N_GOALS)))
    s.goals = [sorted([s.box.pop() for _ in range(GOALS_DEALT)]) if c < s.n else [] for c in range(k)]
    s.box.sort()
    s.spent = [[] for _ in range(k)]
    s.first_player = s.rng.below(s.n)


def variants(s: Table) -> None:  # rules: Y3
    a = shuffled(s, list(range(len(CARDS_A))))
    s.card_a = [a.pop() if s.first and c < s.n else NONE for c in range(s.k)]
    s.box_a = sorted(a)
    s.task_done = [0] * s.k
    s.deduced = [0] * s.k
    s.tasks = shuffled(s, list(range(N_TASKS))) if s.first else []
    s.hand_b = [[] for _ in range(s.k)]
    s.solo_deck = shuffled(s, list(range(N_SOLO))) if s.n == 1 else []
    s.solo_discard = []
    s.passes = 0
    s.card = NONE
    s.icon = MINE
