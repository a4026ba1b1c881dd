"""The table: plain data in flat lists. Nothing is hidden: stacks and the app draw when they are asked."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from cinqmars.kernel import Rng, State
from cinqmars.kernel.session import IDLE

from .data import components as c
from .grounds import Grounds

# phases
CREW: Final = 0  # who comes along
EVENT_PHASE: Final = 1
MORALE: Final = 2
PRODUCTION: Final = 3
PLANNING: Final = 4
RESOLVING: Final = 5
DUSK: Final = 6  # the end of the action phase
MALFUNCTION: Final = 7
UPKEEP: Final = 8
INTERLUDE: Final = 9  # between two missions of a campaign
OVER: Final = 10

# how a mission ended
GOING_ON: Final = 0
WON: Final = 1
DEATH: Final = 2
TIME: Final = 3
THRESHOLD: Final = 4
TEST: Final = 5  # of the last round

# a slot of a facility
ABSENT: Final = 0
GREEN: Final = 1
BROKEN: Final = 2
MENDED: Final = 3  # broken until the end of the phase

# a shutdown tile on a facility
OPEN: Final = 0
FACE_DOWN: Final = 1
LIFTED: Final = 2  # still shut until the end of the phase
FACE_UP: Final = 3  # + tile

NONE: Final = -1

FIELDS: Final = (
    "added",
    "adventures",
    "afflicted",
    "afflictions",
    "age",
    "bag",
    "because",
    "box",
    "built",
    "cards",
    "coming",
    "counters",
    "crew",
    "dice",
    "difficulty",
    "directions",
    "discards",
    "discoveries",
    "edits",
    "ends",
    "events",
    "examined",
    "first",
    "flags",
    "goals",
    "greenhouses",
    "ground",
    "growth",
    "in_hold",
    "installed",
    "journal",
    "losing_pawns",
    "lost_pawns",
    "machines",
    "markers",
    "means",
    "mission",
    "mode",
    "morale",
    "next",
    "now",
    "objectives",
    "on_rover",
    "on_sheet",
    "operator",
    "outcome",
    "output",
    "parts",
    "path_read",
    "pawns",
    "pawns_ever",
    "pawns_next",
    "pawns_now",
    "phase",
    "plants",
    "played",
    "poi_pile",
    "pois",
    "pois_used",
    "profession",
    "profile",
    "put_back",
    "ready",
    "regions",
    "relays",
    "reserve",
    "retries",
    "round",
    "route",
    "rover",
    "samples",
    "save",
    "seeds",
    "shut",
    "skills",
    "slots",
    "sown",
    "step",
    "stress",
    "suffering",
    "target",
    "tiles",
    "told",
    "tokens",
    "tracks",
    "unlocked",
    "upgrade_cards",
    "upgrade_deck",
    "upgrades_used",
    "waiting",
    "wavering",
    "worn",
    "worn_next",
    "wounds",
    "zone_marks",
    "zone_samples",
    "zone_tokens",
)


class MartiansState(State):
    """A game of First Martians. Astronauts are numbered like seats; one player alone has astronauts 0 and 1."""

    __slots__ = (*FIELDS, "grounds")
    fields: ClassVar[tuple[str, ...]] = FIELDS
    memo: ClassVar[tuple[str, ...]] = ("grounds",)
    defaults: ClassVar[dict[str, Any]] = {"added": -1}  # once all objectives counted from the start

    mission: int
    difficulty: int
    phase: int
    step: int  # stacks resolved
    round: int
    played: int  # rounds played, earlier missions included
    outcome: int
    first: int  # the astronaut with the first-player pawn
    because: list[int]  # causes of what happens now, the nearest last

    crew: int
    profession: list[int]
    profile: list[int]
    wounds: list[int]
    afflicted: list[int]  # bit masks: what each astronaut has
    suffering: list[int]  # what counts in this phase
    afflictions: list[int]  # left in the pile, by kind
    tokens: list[int]  # morale tokens
    unlocked: list[int]  # bit masks of skills
    skills: list[int]  # bit masks of those used this round
    worn: list[int]  # tokens on identity cards: those that count this round, as digits base 8
    worn_next: list[int]  # and those that count from the next round on
    lost_pawns: list[int]  # pawns missing this round, by astronaut
    losing_pawns: list[int]  # pawns missing next round
    machines: int  # bit mask of those at hand

    reserve: list[int]
    morale: int
    stress: int
    tracks: list[int]
    box: list[int]
    bag: int  # blocks the app has still to name

    built: list[int]
    slots: list[int]
    output: list[int]
    shut: list[int]  # facility * 2 + resource
    tiles: list[int]  # shutdown tiles that nobody has seen the face of
    now: list[int]  # tokens on !, as digits base 8, the top one last
    next: list[int]  # tokens on >>
    on_rover: list[int]  # tokens on the x of each rover, as digits base 8
    installed: int  # bit mask of upgrades
    waiting: int  # bit mask of upgrades installed at the end of the round
    upgrade_cards: int
    upgrade_deck: int
    upgrades_used: int  # rerolls of this round

    greenhouses: list[int]
    plants: list[int]
    growth: list[int]  # bit masks of spaces
    seeds: int
    sown: int

    ground: list[int]  # the region in each space, or NONE
    regions: list[int]  # left to draw
    zone_samples: list[int]
    zone_tokens: list[int]  # space * 3 + colour
    zone_marks: list[int]  # tokens on regions, as digits base 8
    relays: int
    directions: list[int]  # drawn at set-up

    parts: list[int]  # the hold: available, then pending
    samples: list[int]
    in_hold: list[int]  # objective tokens: available by colour, then pending
    on_sheet: list[int]
    pois: list[int]
    poi_pile: list[int]
    pois_used: list[int]
    examined: int
    discoveries: int
    counters: list[int]
    markers: int
    goals: int  # bit mask of objectives ticked
    added: int  # bit mask of objectives that events have added

    events: list[int]  # not seen yet
    journal: list[int]  # events whose action is open
    age: list[int]  # the round each of them came
    coming: list[int]  # what may come: cause, the round it began, astronaut
    adventures: list[int]  # left to draw
    cards: list[int]  # malfunction cards left to draw
    discards: list[int]
    objectives: list[int]  # goal reached in which round, 0 if not

    pawns_now: list[int]  # changes of the pawns needed: action, n, directions
    pawns_next: list[int]
    pawns_ever: list[int]

    ready: list[int]
    edits: int
    wavering: int  # how long the plan has been unsound
    put_back: (
        int  # bit mask of pieces that others took out of the plan: their owners' planner leaves them alone
    )
    operator: list[int]  # of each machine
    target: list[int]  # the plan, stack by stack
    means: list[int]  # what a stack uses: 0 a spare part, 1 + slot a donor; for a cost in any part, the part
    route: list[list[int]]
    pawns: list[list[int]]  # the top one last
    rover: list[int]
    mode: list[int]  # zone_marks or not, fixed when everyone is ready
    flags: list[int]
    dice: list[int]  # of the action being resolved: success, wound, adventure
    path_read: int  # the performer ignores terrain now

    retries: int
    ends: list[int]  # missions played and how they ended, in turn
    told: list[int]  # passages of the app that were told in this game
    save: list[int]  # the campaign's state before this mission

    grounds: Grounds | None  # of the plan, while it is made; neither copied nor saved

    def __init__(self, n: int, rules: int, rng: Rng) -> None:
        self.n = n
        self.rules = rules
        self.rng = rng
        self.io = IDLE
        self.grounds = None

    def copy(self) -> MartiansState:
        c = MartiansState(self.n, self.rules, self.rng.copy())
        c.mission = self.mission
        c.difficulty = self.difficulty
        c.phase = self.phase
        c.step = self.step
        c.round = self.round
        c.played = self.played
        c.outcome = self.outcome
        c.first = self.first
        c.because = self.because[:]
        c.crew = self.crew
        c.profession = self.profession[:]
        c.profile = self.profile[:]
        c.wounds = self.wounds[:]
        c.afflicted = self.afflicted[:]
        c.suffering = self.suffering[:]
        c.afflictions = self.afflictions[:]
        c.tokens = self.tokens[:]
        c.unlocked = self.unlocked[:]
        c.skills = self.skills[:]
        c.worn = self.worn[:]
        c.worn_next = self.worn_next[:]
        c.lost_pawns = self.lost_pawns[:]
        c.losing_pawns = self.losing_pawns[:]
        c.machines = self.machines
        c.reserve = self.reserve[:]
        c.morale = self.morale
        c.stress = self.stress
        c.tracks = self.tracks[:]
        c.box = self.box[:]
        c.bag = self.bag
        c.built = self.built[:]
        c.slots = self.slots[:]
        c.output = self.output[:]
        c.shut = self.shut[:]
        c.tiles = self.tiles[:]
        c.now = self.now[:]
        c.next = self.next[:]
        c.on_rover = self.on_rover[:]
        c.installed = self.installed
        c.waiting = self.waiting
        c.upgrade_cards = self.upgrade_cards
        c.upgrade_deck = self.upgrade_deck
        c.upgrades_used = self.upgrades_used
        c.greenhouses = self.greenhouses[:]
        c.plants = self.plants[:]
        c.growth = self.growth[:]
        c.seeds = self.seeds
        c.sown = self.sown
        c.ground = self.ground[:]
        c.regions = self.regions[:]
        c.zone_samples = self.zone_samples[:]
        c.zone_tokens = self.zone_tokens[:]
        c.zone_marks = self.zone_marks[:]
        c.relays = self.relays
        c.directions = self.directions[:]
        c.parts = self.parts[:]
        c.samples = self.samples[:]
        c.in_hold = self.in_hold[:]
        c.on_sheet = self.on_sheet[:]
        c.pois = self.pois[:]
        c.poi_pile = self.poi_pile[:]
        c.pois_used = self.pois_used[:]
        c.examined = self.examined
        c.discoveries = self.discoveries
        c.counters = self.counters[:]
        c.markers = self.markers
        c.goals = self.goals
        c.added = self.added
        c.events = self.events[:]
        c.journal = self.journal[:]
        c.age = self.age[:]
        c.coming = self.coming[:]
        c.adventures = self.adventures[:]
        c.cards = self.cards[:]
        c.discards = self.discards[:]
        c.objectives = self.objectives[:]
        c.pawns_now = self.pawns_now[:]
        c.pawns_next = self.pawns_next[:]
        c.pawns_ever = self.pawns_ever[:]
        c.ready = self.ready[:]
        c.edits = self.edits
        c.wavering = self.wavering
        c.put_back = self.put_back
        c.operator = self.operator[:]
        c.target = self.target[:]
        c.means = self.means[:]
        c.route = [x[:] for x in self.route]
        c.pawns = [x[:] for x in self.pawns]
        c.rover = self.rover[:]
        c.mode = self.mode[:]
        c.flags = self.flags[:]
        c.dice = self.dice[:]
        c.path_read = self.path_read
        c.retries = self.retries
        c.ends = self.ends[:]
        c.told = self.told[:]
        c.save = self.save[:]
        return c


class MissionOver(Exception):
    """The mission ended while something was being resolved; `outcome` says how."""


# reading the table


def seat_of(s: MartiansState, a: int) -> int:
    """The seat that answers for an astronaut."""
    return a if s.n > 1 else 0


def is_shut(s: MartiansState, f: int) -> bool:  # rules: P8
    return s.shut[2 * f] != OPEN or s.shut[2 * f + 1] != OPEN


def is_broken(s: MartiansState, slot: int) -> bool:
    return s.slots[slot] >= BROKEN


def has(s: MartiansState, upgrade: int) -> bool:  # rules: P8, X20
    """Is it installed, and its facility open?"""
    return bool(s.installed >> upgrade & 1) and not is_shut(s, c.UPGRADE_OF[upgrade])


def tokens_of(stack: int) -> list[int]:
    """The tokens of a stack of digits, the top one last."""
    found: list[int] = []
    while stack:
        found.append(stack & 7)
        stack >>= 3
    found.reverse()
    return found


def broken_parts(s: MartiansState) -> int:  # rules: G3
    return sum([state >= BROKEN for state in s.slots])
