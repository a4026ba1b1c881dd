"""The table: plain data in flat lists, by company, hex or card."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.kernel import Rng, State
from cinqmars.kernel.session import IDLE

SET_UP: Final = 0
CHOOSING: Final = 1  # turn order spaces
LAUNCHING: Final = 2  # where the shuttle starts
COLONIZATION: Final = 3
SHUTTLE: Final = 4
FINAL: Final = 5  # last goods on contracts
OVER: Final = 6
PHASES: Final[list[str]] = ["set-up", "choosing", "launching", "colonization", "shuttle", "final", "over"]

DISPLAY: Final = -2
DECK: Final = -3
BOX: Final = -4
LACERDA: Final = 9  # as events name the company without a seat
NOBODY: Final = -1

# Places of colonists, as events tell them; slots and hexes follow

RESERVE: Final = 0
HOME: Final = 1
WORK: Final = 2
SLOT: Final = 3  # + slot
MINE_HEX: Final = 8  # + hex

NO: Final = 0  # the answer "no", or "no more", to every question that has one

# The companies of the solo game

PLAYER: Final = 0
RIVAL: Final = 1  # Lacerda's company

FIELDS: Final = (
    "achieved",
    "board",
    "bots",
    "box",
    "box_a",
    "building",
    "built",
    "card",
    "card_a",
    "completed",
    "contract",
    "crystal",
    "crystals",
    "debts",
    "deck",
    "deduced",
    "delivered",
    "depot",
    "discoveries",
    "ending",
    "executive",
    "explore",
    "first",
    "first_player",
    "found",
    "goals",
    "goods",
    "grid",
    "hand_b",
    "hangar",
    "holder",
    "home",
    "icon",
    "k",
    "left",
    "level",
    "long",
    "lss",
    "main",
    "marker",
    "miner",
    "missions",
    "need",
    "occupied",
    "owed",
    "passes",
    "pending",
    "phase",
    "played",
    "points",
    "progress",
    "queue",
    "radar",
    "remaining",
    "research",
    "reserve",
    "rewards",
    "round",
    "rover",
    "scientist",
    "score",
    "shelters",
    "shuttle",
    "shuttle_gone",
    "shuttle_left",
    "singular",
    "slots",
    "solo",
    "solo_deck",
    "solo_discard",
    "space",
    "spent",
    "stacks",
    "station",
    "task_done",
    "tasks",
    "tech",
    "techs",
    "tile",
    "turn",
    "warehouse",
    "work",
    "works",
)


class OnMarsState(State):
    """A game of On Mars."""

    __slots__ = FIELDS
    fields: ClassVar[tuple[str, ...]] = FIELDS

    phase: int
    round: int
    turn: int  # the company whose turn it is, or NONE
    main: int  # 1 once the main action of this turn is done
    executive: int  # 1 once the executive action is done
    k: int  # companies: the seats, and Lacerda in the solo game
    long: int  # options of the table
    first: int
    singular: int
    solo: int  # the level of the solo objectives, or 0
    level: int  # of the colony, 1 to 5
    remaining: int  # missions
    ending: int  # 1 once the end is triggered, 2 in the last round
    shuttle: int  # its side
    station: int  # its space there, 1 is the departure
    shuttle_gone: int  # 1 once it has left the game
    shuttle_left: int  # the side it left in this shuttle phase, or NONE
    radar: int  # the discovery tile on the radar's card, or NONE
    first_player: int  # who chooses a turn order space first
    passes: int  # through Lacerda's deck
    card: int  # Lacerda's latest, or NONE
    icon: int  # under Lacerda's bot: a building type

    queue: list[int]  # companies still to act in this phase, the next one first
    played: list[int]  # 1 for companies that have had their turn
    space: list[int]  # turn order space by company, or NONE
    building: list[int]  # by hex: a type, SHELTER + company, or NONE
    occupied: list[int]  # by hex: bots, rovers, colonists and markers on it
    miner: list[int]  # by hex: whose colonist works there, or NONE
    marker: list[int]  # by hex: the blueprint that upgraded it, or NONE
    tile: list[int]  # by hex: a discovery, RESEARCH + colour, or NONE
    crystal: list[int]  # by hex: 1 if one lies there
    bots: list[int]  # company * BOTS + i: its hex, or NONE in reserve
    rover: list[int]  # by company: its hex, or NONE before it first moves
    goods: list[int]  # company * N_RESOURCES + resource: stored
    crystals: list[int]  # by company, in the depot
    pending: list[int]  # by company, below the depot
    home: list[int]  # colonists by company: in the living quarters
    work: list[int]  # in the working area
    reserve: list[int]  # beside the board
    slots: list[int]  # slot * MAX_PLAYERS + company: colonists on action slots
    shelters: list[int]  # by company, on the map
    depot: list[int]  # by company: bit mask of depot spaces with a ship
    hangar: list[int]  # ships by company
    points: list[int]  # by company, scored so far
    tech: list[int]  # company * N_TECHS + type: the laboratory space, or NONE
    grid: list[int]  # by grid space: a technology, or NONE
    techs: list[int]  # face down, the next one last
    explore: list[int]  # the two face-up discovery tiles, NONE once there are no more
    discoveries: list[int]  # the stack, the next one last
    stacks: list[int]  # by type * STACK + i: 1 if the tile has arrows; the next one is that of `left`
    left: list[int]  # by type: tiles in the stack
    warehouse: list[int]  # by column of WAREHOUSE
    lss: list[int]  # by life support type: the row of its marker
    rewards: list[int]  # by life support type: the reward tile
    missions: list[int]  # the three
    need: list[int]  # by mission: contributions still needed
    holder: list[int]  # by blueprint: its company, or DISPLAY, DECK, BOX
    built: list[int]  # by blueprint: the hex of its marker, or NONE
    deck: list[int]  # blueprints, the next one last
    scientist: list[int]  # by scientist: its company, or NONE on the board
    works: list[int]  # by scientist: the blueprint where it works, or NONE
    board: list[int]  # six spaces: a scientist, N_SCIENTISTS + contract, or NONE
    owed: list[int]  # board spaces to be filled at the end of the turn
    contract: list[int]  # by contract: its company, DISPLAY, or DECK in the pile
    delivered: list[int]  # contract * N_GOODS + good
    completed: list[int]  # by contract: 1 once satisfied
    research: list[int]  # by company: bit mask of colours
    found: list[int]  # discovery tiles taken, by company
    progress: list[int]  # by company: bit mask of types
    achieved: list[int]  # by company: the private goal shown, or NONE
    debts: list[int]  # company * N_TECHS + technology: tiles used in this turn, in order of use
    box: list[int]  # private goals not dealt
    tasks: list[int]  # First Colonist B cards, the next one last
    card_a: list[int]  # by company: its A card, NONE once revealed
    task_done: list[int]  # by company: 1 once a task of its was rewarded in this turn
    deduced: list[int]  # by company: 1 if what it built tells its A card
    box_a: list[int]  # A cards not dealt
    solo_deck: list[int]  # Lacerda's cards, the next one last
    solo_discard: list[int]
    score: list[int]  # at the end: source * companies + company

    goals: list[list[int]]  # by company: private goals in hand
    spent: list[list[int]]  # by company: private goals used as crystals
    hand_b: list[list[int]]  # by company: B cards

    def __init__(self, n: int, rules: int, rng: Rng) -> None:
        self.n = n
        self.rules = rules
        self.rng = rng
        self.io = IDLE

    def who(self, c: int) -> int:
        """A company, as events name it: Lacerda, which has no seat, apart."""
        return c if c < self.n else LACERDA

    def afresh(self) -> None:
        """What is asked next begins a choice of its own, even if the same seat was asked before."""
        self.io.going = NOBODY

    def copy(self) -> OnMarsState:
        c = OnMarsState(self.n, self.rules, self.rng.copy())
        c.phase = self.phase
        c.round = self.round
        c.turn = self.turn
        c.main = self.main
        c.executive = self.executive
        c.k = self.k
        c.long = self.long
        c.first = self.first
        c.singular = self.singular
        c.solo = self.solo
        c.level = self.level
        c.remaining = self.remaining
        c.ending = self.ending
        c.shuttle = self.shuttle
        c.station = self.station
        c.shuttle_gone = self.shuttle_gone
        c.shuttle_left = self.shuttle_left
        c.radar = self.radar
        c.first_player = self.first_player
        c.passes = self.passes
        c.card = self.card
        c.icon = self.icon
        c.queue = self.queue[:]
        c.played = self.played[:]
        c.space = self.space[:]
        c.building = self.building[:]
        c.occupied = self.occupied[:]
        c.miner = self.miner[:]
        c.marker = self.marker[:]
        c.tile = self.tile[:]
        c.crystal = self.crystal[:]
        c.bots = self.bots[:]
        c.rover = self.rover[:]
        c.goods = self.goods[:]
        c.crystals = self.crystals[:]
        c.pending = self.pending[:]
        c.home = self.home[:]
        c.work = self.work[:]
        c.reserve = self.reserve[:]
        c.slots = self.slots[:]
        c.shelters = self.shelters[:]
        c.depot = self.depot[:]
        c.hangar = self.hangar[:]
        c.points = self.points[:]
        c.tech = self.tech[:]
        c.grid = self.grid[:]
        c.techs = self.techs[:]
        c.explore = self.explore[:]
        c.discoveries = self.discoveries[:]
        c.stacks = self.stacks[:]
        c.left = self.left[:]
        c.warehouse = self.warehouse[:]
        c.lss = self.lss[:]
        c.rewards = self.rewards[:]
        c.missions = self.missions[:]
        c.need = self.need[:]
        c.holder = self.holder[:]
        c.built = self.built[:]
        c.deck = self.deck[:]
        c.scientist = self.scientist[:]
        c.works = self.works[:]
        c.board = self.board[:]
        c.owed = self.owed[:]
        c.contract = self.contract[:]
        c.delivered = self.delivered[:]
        c.completed = self.completed[:]
        c.research = self.research[:]
        c.found = self.found[:]
        c.progress = self.progress[:]
        c.achieved = self.achieved[:]
        c.debts = self.debts[:]
        c.box = self.box[:]
        c.tasks = self.tasks[:]
        c.card_a = self.card_a[:]
        c.task_done = self.task_done[:]
        c.deduced = self.deduced[:]
        c.box_a = self.box_a[:]
        c.solo_deck = self.solo_deck[:]
        c.solo_discard = self.solo_discard[:]
        c.score = self.score[:]
        c.goals = [x[:] for x in self.goals]
        c.spent = [x[:] for x in self.spent]
        c.hand_b = [x[:] for x in self.hand_b]
        return c
