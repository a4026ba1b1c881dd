"""The box unpacked, for any number of companies."""

from __future__ import annotations

from cinqmars.kernel import Rng, Setup

from . import components as box
from .state import DECK, DISPLAY, SET_UP, OnMarsState


def new_state(setup: Setup) -> OnMarsState:
    s = OnMarsState(setup.seats, setup.rules, Rng(setup.seed))
    s.k = max(2, s.n)
    s.long = int(setup.options["length"] == "long")
    s.first = int(setup.options["first-colonists"])
    s.singular = int(setup.options["singularity"])
    s.solo = setup.options["objective"] if s.n == 1 else 0
    s.phase = SET_UP
    s.round = 1
    s.turn = box.NONE
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


def orbit_side(s: OnMarsState) -> None:  # rules: S1 to S5
    s.discoveries = shuffled(s, list(range(box.N_DISCOVERIES)))
    s.explore = [s.discoveries.pop() for _ in range(box.EXPLORATION)]
    s.warehouse = [box.WAREHOUSE_ROWS[s.k]] * len(box.WAREHOUSE)
    s.grid = shuffled(s, list(range(box.N_GRID_TECHS)))
    s.techs = shuffled(s, list(range(box.N_GRID_TECHS))) if s.k > 2 else []
    level_one = shuffled(s, list(range(box.N_BASIC)))
    level_three = shuffled(s, list(range(box.N_BASIC, box.N_BLUEPRINTS)))
    s.deck = level_three + level_one
    s.holder = [DECK] * box.N_BLUEPRINTS
    s.built = [box.NONE] * box.N_BLUEPRINTS
    for _ in range(box.DISPLAYED):
        s.holder[s.deck.pop()] = DISPLAY
    s.radar = box.NONE
    s.space = [box.NONE] * s.k
    s.shuttle = box.ORBIT
    s.station = 1
    s.shuttle_gone = 0
    s.shuttle_left = box.NONE
    s.slots = [0] * (box.N_SLOTS * box.MAX_PLAYERS)


def shuffled(s: OnMarsState, cards: list[int]) -> list[int]:
    s.rng.shuffle(cards)
    return cards


def cards(s: OnMarsState) -> None:  # rules: S6, S9
    s.board = list(range(box.N_SCIENTISTS))
    s.scientist = [box.NONE] * box.N_SCIENTISTS
    s.works = [box.NONE] * box.N_SCIENTISTS
    s.contract = [DECK] * box.N_CONTRACTS
    s.delivered = [0] * (box.N_CONTRACTS * box.N_GOODS)
    s.completed = [0] * box.N_CONTRACTS
    short = shuffled(s, box.SHORT_MISSIONS[:])[: 1 if s.long else 2]
    long = shuffled(s, box.LONG_MISSIONS[:])[: 2 if s.long else 1]
    s.missions = box.FIRST_MISSIONS[:] if s.first else sorted(short + long)
    s.need = [box.MISSION_NEED[m][s.k] for m in s.missions]
    s.remaining = box.N_MISSIONS


def the_map(s: OnMarsState) -> None:  # rules: S7, S8
    s.building = [box.NONE] * box.N_HEXES
    s.occupied = [0] * box.N_HEXES
    s.miner = [box.NONE] * box.N_HEXES
    s.marker = [box.NONE] * box.N_HEXES
    s.tile = [box.NONE] * box.N_HEXES
    s.crystal = [0] * box.N_HEXES
    s.building[box.CENTRE] = box.MINE
    types = shuffled(s, [1, 2, 3, 4])
    for i in range(len(box.START_HEXES)):
        s.building[box.START_HEXES[i]] = types[i]
    s.left = [box.STACK] * box.N_STOCKED
    s.stacks = []
    for _ in range(box.N_STOCKED):
        s.stacks += shuffled(s, [0] * (box.STACK - box.WITH_ARROWS) + [1] * box.WITH_ARROWS)
    for colour in range(box.N_COLOURS):
        for h in box.RESEARCH_HEXES[colour]:
            s.tile[h] = box.RESEARCH + colour


def life_support(s: OnMarsState) -> None:  # rules: S10
    s.level = 1
    s.lss = [1] * box.N_LSS
    s.rewards = shuffled(s, list(range(box.N_REWARDS)))[: box.N_LSS]


def companies(s: OnMarsState) -> None:  # rules: S11 to S13
    k = s.k
    s.goods = [1] * (box.N_RESOURCES * k)
    s.crystals = [1] * k
    s.pending = [0] * k
    s.tech = [box.NONE] * (box.N_TECHS * k)
    s.depot = [(1 << box.SHIPS) - 1] * k
    s.hangar = [0] * k
    s.shelters = [1] * k
    s.bots = [box.NONE] * (box.BOTS * k)
    s.home = [box.FIRST_COLONISTS] * k
    s.reserve = [box.COLONISTS - box.FIRST_COLONISTS] * k
    s.work = [0] * k
    s.rover = [box.NONE] * k
    s.points = [0] * k
    s.research = [0] * k
    s.found = [0] * k
    s.progress = [0] * k
    s.achieved = [box.NONE] * k
    for c in range(k):
        h = box.SHELTER_HEXES[k][c]
        s.building[h] = box.SHELTER + c
        s.tech[c * box.N_TECHS + box.SHELTER_TECH] = box.SHELTER_START
        if c < s.n:
            s.bots[c * box.BOTS] = h
            s.occupied[h] = 1
    s.box = shuffled(s, list(range(box.N_GOALS)))
    s.goals = [sorted([s.box.pop() for _ in range(box.GOALS_DEALT)]) if c < s.n else [] for c in range(k)]
    s.box.sort()
    s.spent = [[] for _ in range(k)]
    s.first_player = s.rng.below(s.n)


def variants(s: OnMarsState) -> None:  # rules: Y3
    a = shuffled(s, list(range(len(box.CARDS_A))))
    s.card_a = [a.pop() if s.first and c < s.n else box.NONE for c in range(s.k)]
    s.box_a = sorted(a)
    s.task_done = [0] * s.k
    s.deduced = [0] * s.k
    s.tasks = shuffled(s, list(range(box.N_TASKS))) if s.first else []
    s.hand_b = [[] for _ in range(s.k)]
    s.solo_deck = shuffled(s, list(range(box.N_SOLO))) if s.n == 1 else []
    s.solo_discard = []
    s.passes = 0
    s.card = box.NONE
    s.icon = box.MINE
