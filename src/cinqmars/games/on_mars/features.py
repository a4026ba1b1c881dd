"""A position as numbers, for learners: what a seat knows, its own company first."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.features import Feature, Layout, by_seat, mark, put, put_bits

from . import components as box
from .state import DECK, DISPLAY, OVER, OnMarsState

SEATS: Final = box.MAX_PLAYERS  # companies: alone, the other one is Lacerda's
BUILT: Final = 2  # of a blueprint, or a contract that is completed; 1 is one that is held

GENERAL: Final = (
    Feature("phase", OVER + 1, about="which phase it is"),
    Feature("companies", 1, SEATS, "at the table, Lacerda's included"),
    Feature("round", 1, 30, "its number"),
    Feature("level", 1, box.LAST_LEVEL, "of the colony"),
    Feature("missions-left", 1, box.N_MISSIONS, "until the end begins"),
    Feature("ending", 1, 2, "the last round has begun"),
    Feature("shuttle-side", about="where the shuttle is: 0 in orbit, 1 at the colony"),
    Feature("shuttle-station", 1, box.LAST_STATION, "of its track"),
    Feature("shuttle-gone", about="it has left in this phase"),
    Feature("main-action-done", about="in this turn"),
    Feature("executive-action-done", about="in this turn"),
    Feature("long-game", about="is played"),
    Feature("first-colonists", about="is played"),
    Feature("singularity", about="is played alone, without Lacerda"),
    Feature("solo-objective", 1, 4, "level of the game against Lacerda"),
    Feature("discoveries-left", 1, box.N_DISCOVERIES, "in the stack"),
    Feature("blueprints-left", 1, box.N_BLUEPRINTS, "in the deck"),
    Feature("technologies-left", 1, 30, "in the stack"),
    Feature("solo-cards-left", 1, box.N_SOLO, "in Lacerda's deck"),
    Feature("solo-passes", 1, 5, "in a row"),
    Feature("turn", SEATS, about="whose turn it is"),
    Feature("first", SEATS, about="who goes first"),
    Feature("exploration", box.EXPLORATION * box.N_DISCOVERIES, about="by space and tile"),
    Feature("grid", box.GRID * box.N_TECHS, about="by space and technology"),
    Feature("buildings-left", box.N_STOCKED, box.STACK, "by type"),
    Feature("next-has-arrows", box.N_STOCKED, about="by type: arrows on the next building"),
    Feature("warehouse", len(box.WAREHOUSE), 5, "by column"),
    Feature("life-support", box.N_LSS, box.LSS_ROWS, "by system: its marker"),
    Feature("rewards", box.N_LSS * box.N_REWARDS, about="by system and reward"),
    Feature("missions", len(box.MISSIONS), about="in this game"),
    Feature("mission-need", len(box.MISSIONS), 10, "by mission: contributions it still needs"),
    Feature("blueprints-displayed", box.N_BLUEPRINTS, about="to be had"),
    Feature("scientists-offered", box.N_SCIENTISTS, about="to be hired"),
    Feature("contracts-offered", box.N_CONTRACTS, about="to be had"),
    Feature("contracts-in-pile", box.N_CONTRACTS, about="still to come"),
    Feature("private-goals", box.N_GOALS, about="in hand"),
    Feature("private-goals-spent", box.N_GOALS, about="by this company"),
    Feature("private-card-a", len(box.CARDS_A), about="in hand"),
    Feature("private-tasks", box.N_TASKS, about="in hand"),
    Feature("building", box.N_HEXES * box.N_TYPES, about="by hex and type"),
    Feature("own-shelter", box.N_HEXES, about="by hex"),
    Feature("discovery", box.N_HEXES, about="by hex: a discovery lies there"),
    Feature("research", box.N_HEXES, about="by hex: a research tile lies there"),
    Feature("crystal", box.N_HEXES, about="by hex"),
    Feature("advanced", box.N_HEXES, about="by hex: 1 of this company, -1 of another"),
    Feature("miner", box.N_HEXES, about="by hex: 1 of this company, -1 of another"),
    Feature("own-pieces", box.N_HEXES, 2, "by hex: bots and the rover"),
    Feature("others-pieces", box.N_HEXES, 2, "by hex: bots and rovers"),
)
COMPANY: Final = (
    Feature("playing", about="the company is at the table"),
    Feature("points", 1, 80, "opportunity points so far"),
    Feature("crystals", 1, 8, "in the depot"),
    Feature("crystals-waiting", 1, 5, "to be stored"),
    Feature("colonists-home", 1, box.COLONISTS, "in the quarters"),
    Feature("colonists-working", 1, box.COLONISTS, "in the working area"),
    Feature("colonists-reserve", 1, box.COLONISTS, "not on Mars yet"),
    Feature("shelters", 1, box.SHELTERS, "built"),
    Feature("ships-in-hangar", 1, box.SHIPS, "ready"),
    Feature("tiles-found", 1, 6, "discoveries taken"),
    Feature("goal-achieved", about="has one of the private goals"),
    Feature("goals", 1, 3, "private goals in hand"),
    Feature("tasks", 1, 4, "private tasks in hand"),
    Feature("has-played", about="in this phase"),
    Feature("acts-in", 1, SEATS, "how soon in this phase; 0 if no more"),
    Feature("goods", box.N_RESOURCES, 6, "by resource"),
    Feature("depot", box.SHIPS, about="spaces with a ship"),
    Feature("technologies", box.N_TECHS, box.N_SPACES, "by technology: 1 + its laboratory space"),
    Feature("research-tiles", box.N_COLOURS, about="by colour"),
    Feature("progress", box.N_STOCKED, about="by building type: its marker is there"),
    Feature("order-space", box.N_ORDER, about="in the turn order"),
    Feature("on-slots", box.N_SLOTS, box.SLOT_SIZE, "colonists, by action slot"),
    Feature("blueprints", box.N_BLUEPRINTS, BUILT, "1 held, 2 built"),
    Feature("scientists", box.N_SCIENTISTS, about="hired"),
    Feature("contracts", box.N_CONTRACTS, BUILT, "1 held, 2 completed"),
    Feature("delivered", box.N_CONTRACTS, box.CONTRACT_SIZE, "onto each contract"),
)
FEATURES: Final[tuple[Feature, ...]] = (*GENERAL, *by_seat(SEATS, *COMPANY))
LAYOUT: Final[Layout] = Layout(FEATURES)
A_COMPANY: Final[Layout] = Layout(COMPANY)

COMPANIES: Final[int] = LAYOUT.at["companies"]
TURN: Final[int] = LAYOUT.at["turn"]
FIRST: Final[int] = LAYOUT.at["first"]
EXPLORATION: Final[int] = LAYOUT.at["exploration"]
GRID: Final[int] = LAYOUT.at["grid"]
LEFT: Final[int] = LAYOUT.at["buildings-left"]
ARROWS: Final[int] = LAYOUT.at["next-has-arrows"]
WAREHOUSE: Final[int] = LAYOUT.at["warehouse"]
LIFE_SUPPORT: Final[int] = LAYOUT.at["life-support"]
REWARDS: Final[int] = LAYOUT.at["rewards"]
MISSIONS: Final[int] = LAYOUT.at["missions"]
NEED: Final[int] = LAYOUT.at["mission-need"]
DISPLAYED: Final[int] = LAYOUT.at["blueprints-displayed"]
OFFERED: Final[int] = LAYOUT.at["scientists-offered"]  # then contracts, numbered on
IN_PILE: Final[int] = LAYOUT.at["contracts-in-pile"]
GOALS: Final[int] = LAYOUT.at["private-goals"]
SPENT: Final[int] = LAYOUT.at["private-goals-spent"]
CARD_A: Final[int] = LAYOUT.at["private-card-a"]
TASKS: Final[int] = LAYOUT.at["private-tasks"]
BUILDING: Final[int] = LAYOUT.at["building"]
SHELTER: Final[int] = LAYOUT.at["own-shelter"]
DISCOVERY: Final[int] = LAYOUT.at["discovery"]
RESEARCH: Final[int] = LAYOUT.at["research"]
CRYSTAL: Final[int] = LAYOUT.at["crystal"]
ADVANCED: Final[int] = LAYOUT.at["advanced"]
MINER: Final[int] = LAYOUT.at["miner"]
PIECES: Final[int] = LAYOUT.at["own-pieces"]
OTHERS: Final[int] = LAYOUT.at["others-pieces"]
OWN: Final[int] = LAYOUT.at["own-playing"]
ACTS_IN: Final[int] = A_COMPANY.at["acts-in"]
GOODS: Final[int] = A_COMPANY.at["goods"]
DEPOT: Final[int] = A_COMPANY.at["depot"]
TECHNOLOGIES: Final[int] = A_COMPANY.at["technologies"]
RESEARCHED: Final[int] = A_COMPANY.at["research-tiles"]
PROGRESS: Final[int] = A_COMPANY.at["progress"]
SPACE: Final[int] = A_COMPANY.at["order-space"]
SLOTS: Final[int] = A_COMPANY.at["on-slots"]
BLUEPRINTS: Final[int] = A_COMPANY.at["blueprints"]
SCIENTISTS: Final[int] = A_COMPANY.at["scientists"]
CONTRACTS: Final[int] = A_COMPANY.at["contracts"]
DELIVERED: Final[int] = A_COMPANY.at["delivered"]


def encode(s: OnMarsState, seat: int, out: Any) -> None:
    row = LAYOUT.blank[:]
    general(s, seat, row)
    orbit(s, row)
    colony(s, row)
    own_cards(s, seat, row)
    ground(s, seat, row)
    pieces(s, seat, row)
    for k in range(s.k):
        company(s, (seat + k) % s.k, row, OWN + k * A_COMPANY.size)
    cards(s, seat, row)
    LAYOUT.write(row, out)


def general(s: OnMarsState, seat: int, row: list[float]) -> None:
    row[s.phase] = 1.0
    put(
        row,
        COMPANIES,
        [
            *(s.k, s.round, s.level, s.remaining, s.ending, s.shuttle, s.station, s.shuttle_gone),
            *(s.main, s.executive, s.long, s.first, s.singular, s.solo),
            *(len(s.discoveries), len(s.deck), len(s.techs), len(s.solo_deck), s.passes),
        ],
    )
    if s.turn >= 0:
        row[TURN + (s.turn - seat) % s.k] = 1.0
    if s.first_player >= 0:
        row[FIRST + (s.first_player - seat) % s.k] = 1.0


def orbit(s: OnMarsState, row: list[float]) -> None:
    for i in range(box.EXPLORATION):
        if s.explore[i] != box.NONE:
            row[EXPLORATION + i * box.N_DISCOVERIES + s.explore[i]] = 1.0
    for g in range(box.GRID):
        if s.grid[g] != box.NONE:
            row[GRID + g * box.N_TECHS + s.grid[g]] = 1.0
    put(row, WAREHOUSE, s.warehouse)


def colony(s: OnMarsState, row: list[float]) -> None:
    for t in range(box.N_STOCKED):
        left = s.left[t]
        row[LEFT + t] = float(left)
        if left:
            row[ARROWS + t] = float(s.stacks[t * box.STACK + left - 1])
    put(row, LIFE_SUPPORT, s.lss)
    for i in range(box.N_LSS):
        row[REWARDS + i * box.N_REWARDS + s.rewards[i]] = 1.0
    for i in range(len(s.missions)):
        row[MISSIONS + s.missions[i]] = 1.0
        row[NEED + s.missions[i]] = float(s.need[i])
    for card in s.board:
        if card != box.NONE:
            row[OFFERED + card] = 1.0


def own_cards(s: OnMarsState, seat: int, row: list[float]) -> None:
    mark(row, GOALS, s.goals[seat])
    mark(row, SPENT, s.spent[seat])
    if s.first:
        mark(row, TASKS, s.hand_b[seat])
        if s.card_a[seat] != box.NONE:
            row[CARD_A + s.card_a[seat]] = 1.0


def ground(s: OnMarsState, seat: int, row: list[float]) -> None:
    for h in range(box.N_HEXES):
        built = s.building[h]
        if built != box.NONE:
            row[BUILDING + h * box.N_TYPES + (built if built < box.SHELTER else box.SHELTER)] = 1.0
            if built == box.SHELTER + seat:
                row[SHELTER + h] = 1.0
            if s.marker[h] != box.NONE:
                row[ADVANCED + h] = 1.0 if s.holder[s.marker[h]] == seat else -1.0
            if s.miner[h] != box.NONE:
                row[MINER + h] = 1.0 if s.miner[h] == seat else -1.0
        tile = s.tile[h]
        if tile != box.NONE:
            row[(DISCOVERY if tile < box.RESEARCH else RESEARCH) + h] = 1.0
        if s.crystal[h]:
            row[CRYSTAL + h] = 1.0


def pieces(s: OnMarsState, seat: int, row: list[float]) -> None:
    for c in range(s.k):
        at = PIECES if c == seat else OTHERS
        for i in range(box.BOTS):
            h = s.bots[c * box.BOTS + i]
            if h != box.NONE:
                row[at + h] += 1.0
        if s.rover[c] != box.NONE:
            row[at + s.rover[c]] += 1.0


def company(s: OnMarsState, c: int, row: list[float], at: int) -> None:
    tasks = len(s.hand_b[c]) if s.first and c < s.n else 0
    put(
        row,
        at,
        [
            *(1, s.points[c], s.crystals[c], s.pending[c], s.home[c], s.work[c], s.reserve[c]),
            *(s.shelters[c], s.hangar[c], s.found[c], int(s.achieved[c] != box.NONE)),
            *(len(s.goals[c]), tasks, s.played[c]),
        ],
    )
    for i in range(len(s.queue)):
        if s.queue[i] == c:
            row[at + ACTS_IN] = float(i + 1)
    for r in range(box.N_RESOURCES):
        row[at + GOODS + r] = float(s.goods[c * box.N_RESOURCES + r])
    put_bits(row, at + DEPOT, s.depot[c])
    for tech in range(box.N_TECHS):
        row[at + TECHNOLOGIES + tech] = float(s.tech[c * box.N_TECHS + tech] + 1)
    put_bits(row, at + RESEARCHED, s.research[c])
    put_bits(row, at + PROGRESS, s.progress[c])
    if s.space[c] != box.NONE:
        row[at + SPACE + s.space[c]] = 1.0
    for slot in range(box.N_SLOTS):
        row[at + SLOTS + slot] = float(s.slots[slot * box.MAX_PLAYERS + c])


def cards(s: OnMarsState, seat: int, row: list[float]) -> None:
    """Blueprints, scientists and contracts, wherever they are."""
    for b in range(box.N_BLUEPRINTS):
        where = s.holder[b]
        if where >= 0:
            at = OWN + (where - seat) % s.k * A_COMPANY.size
            row[at + BLUEPRINTS + b] = 1.0 if s.built[b] == box.NONE else float(BUILT)
        elif where == DISPLAY:
            row[DISPLAYED + b] = 1.0
    for i in range(box.N_SCIENTISTS):
        if s.scientist[i] != box.NONE:
            row[OWN + (s.scientist[i] - seat) % s.k * A_COMPANY.size + SCIENTISTS + i] = 1.0
    for x in range(box.N_CONTRACTS):
        where = s.contract[x]
        if where >= 0:
            at = OWN + (where - seat) % s.k * A_COMPANY.size
            row[at + CONTRACTS + x] = float(BUILT) if s.completed[x] else 1.0
            row[at + DELIVERED + x] = float(sum(s.delivered[x * box.N_GOODS : (x + 1) * box.N_GOODS]))
        elif where == DECK:
            row[IN_PILE + x] = 1.0
