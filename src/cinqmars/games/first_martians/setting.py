"""Set-up: the box unpacked, the crew chosen, a mission laid out."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Rng, Setup

from . import kinds
from .adventures import ADVENTURES
from .cards import CARDS, TILES
from .causes import BY_HARD, because, done
from .components import (
    AFFLICTION_COUNT,
    AUTO_SCANNER,
    DIFFICULTIES,
    MAX_CREW,
    MAX_GREENHOUSES,
    MAX_OUTPUT,
    MAX_RESERVE,
    MORALE_START,
    MORE_BROKEN,
    MORE_PARTS,
    N_AFFLICTIONS,
    N_BLOCKS,
    N_DIRECTIONS,
    N_FACILITIES,
    N_MACHINES,
    N_PARTS,
    N_POIS,
    N_REGIONS,
    N_ROVERS,
    N_SKILLS,
    N_SLOTS,
    N_SPACES,
    N_TILES,
    N_TOKEN_COLOURS,
    N_UPGRADES,
    PENALTY,
    POI_COUNT,
    PROFILES,
    RESERVE_DELTA,
    TRACK_START,
    UPGRADE_CARDS,
)
from .events import EVENTS
from .hub import draw
from .missions import CAMPAIGN, FIRST_OF_CAMPAIGN, MISSIONS, STANDALONE
from .objectives import sheet
from .state import ABSENT, BROKEN, CREW, GOING_ON, GREEN, NONE, OPEN, Table, seat_of
from .state import EVENTS as EVENT_PHASE

STARTING_SKILL: Final = 1
ALL_SKILLS: Final = (1 << N_SKILLS) - 1


def new_table(setup: Setup) -> Table:
    """The box unpacked: nobody has chosen a profession yet."""
    s = Table(setup.seats, setup.rules, Rng(setup.seed))
    name = setup.options["mission"]
    s.mission = FIRST_OF_CAMPAIGN if name == CAMPAIGN else STANDALONE.index(name)
    s.difficulty = DIFFICULTIES.index(setup.options["difficulty"])
    s.crew = max(2, setup.seats)
    s.phase = CREW
    s.played = 0
    s.retries = 0
    s.ends = []
    s.save = []
    s.first = 0
    s.profession = [NONE] * s.crew
    s.profile = [NONE] * s.crew
    s.machines = 0
    s.operator = [0] * N_MACHINES
    s.unlocked = [STARTING_SKILL if name == CAMPAIGN else ALL_SKILLS] * s.crew  # rules: A3
    lay_out(s)
    return s


def lay_out(s: Table) -> None:  # rules: S4
    """Everything that a mission starts with and that needs no luck."""
    s.because = []
    s.round = 1
    s.step = 0
    s.outcome = GOING_ON
    lay_out_crew(s)
    lay_out_hub(s)
    lay_out_land(s)
    lay_out_hold(s)
    lay_out_app(s)
    s.ready = [0] * s.n
    s.edits = 0
    s.wavering = 0
    s.put_back = 0
    s.target = []
    s.means = []
    s.route = []
    s.pawns = []
    s.rover = []
    s.mode = []
    s.flags = []
    s.dice = []
    s.path_read = 0


def lay_out_crew(s: Table) -> None:
    crew = s.crew
    s.wounds = [0] * crew
    s.afflicted = [0] * crew
    s.suffering = [0] * crew
    s.afflictions = AFFLICTION_COUNT[:]
    s.tokens = [0] * crew
    s.skills = [0] * crew
    s.worn = [0] * crew
    s.worn_next = [0] * crew
    s.lost_pawns = [0] * crew
    s.losing_pawns = [0] * crew
    s.morale = MORALE_START[s.difficulty]
    s.stress = 0


def lay_out_hub(s: Table) -> None:
    mission = sheet(s)
    start = TRACK_START[s.difficulty]
    s.reserve = [min(MAX_RESERVE, max(0, n + RESERVE_DELTA[s.difficulty])) for n in mission.reserve]
    s.tracks = [min(4, n + start) for n in mission.tracks]
    s.box = [0] * N_BLOCKS
    s.bag = 0
    s.built = [int(f < N_TILES) for f in range(N_FACILITIES)]
    s.slots = [GREEN if PENALTY[slot] and slot < N_TILES * N_PARTS else ABSENT for slot in range(N_SLOTS)]
    for slot in mission.broken:
        s.slots[slot] = BROKEN
    s.output = [MAX_OUTPUT[f] if f < N_TILES else 0 for f in range(N_FACILITIES)]
    s.shut = [OPEN] * (2 * N_FACILITIES)
    s.tiles = list(range(len(TILES)))
    s.now = [0] * N_FACILITIES
    s.next = [0] * N_FACILITIES
    s.on_rover = [0] * N_ROVERS
    s.installed = 1 << AUTO_SCANNER if s.crew < MAX_CREW else 0  # rules: S1
    s.waiting = 0
    s.upgrade_cards = 0
    s.upgrade_deck = (1 << N_UPGRADES) - 1 & ~s.installed
    s.upgrades_used = 0
    s.greenhouses = [min(MAX_GREENHOUSES, s.crew + mission.greenhouses), 0]
    s.plants = [s.crew + mission.plants, 0]
    s.growth = [mission.growth, 0]
    s.sown = 0


def lay_out_land(s: Table) -> None:
    s.ground = [NONE] * N_SPACES
    s.regions = list(range(N_REGIONS))
    s.zone_samples = [0] * N_SPACES
    s.zone_tokens = [0] * (N_SPACES * N_TOKEN_COLOURS)
    s.zone_marks = [0] * N_SPACES
    s.relays = 0
    s.directions = []


def lay_out_hold(s: Table) -> None:
    mission = sheet(s)
    s.parts = [n + MORE_PARTS[s.difficulty] for n in mission.parts] + [0] * N_PARTS
    s.samples = [0, 0]
    s.in_hold = [0] * (2 * N_TOKEN_COLOURS)
    s.on_sheet = [0] * N_TOKEN_COLOURS
    s.pois = [0] * N_POIS
    s.poi_pile = POI_COUNT[:]
    s.pois_used = [0] * N_POIS
    s.seeds = mission.seeds
    s.examined = 0
    s.discoveries = 0
    s.counters = [0] * len(mission.counters)
    s.markers = mission.markers


def lay_out_app(s: Table) -> None:
    s.goals = 0
    s.objectives = [0] * len(sheet(s).goals)
    s.events = [i for i in range(len(EVENTS)) if EVENTS[i].mission in (NONE, s.mission)]
    s.journal = []
    s.age = []
    s.coming = []
    s.adventures = list(range(len(ADVENTURES)))
    s.cards = list(range(len(CARDS)))
    s.discards = []
    s.pawns_now = []
    s.pawns_next = []
    s.pawns_ever = []


# Who comes along


def choose_crew(s: Table) -> None:  # rules: A1, S2, S3
    for a in range(s.crew):
        free = [p for p in range(MAX_CREW) if p not in s.profession]
        s.profession[a] = s.ask(seat_of(s, a), kinds.PROFESSION, free, (a,))
        s.emit("profession", a, s.profession[a])
    choose_machines(s)
    profiles = list(range(len(PROFILES)))
    for a in range(s.crew):
        s.profile[a] = profiles.pop(draw(s, len(profiles)))
        s.emit("profile", a, s.profile[a])
    s.first = draw(s, s.crew)
    s.emit("first", s.first)
    begin_mission(s)


def choose_machines(s: Table) -> None:  # rules: S2, S3
    """For each mission anew; one player alone has them all."""
    for machine in range(N_MACHINES):
        if s.machines >> machine & 1:
            s.emit("machine-back", machine)
    s.machines = 0
    for _ in range(N_MACHINES if s.n == 1 else MAX_CREW - s.crew):
        free = [m for m in range(N_MACHINES) if not s.machines >> m & 1]
        machine = free[0] if s.n == 1 else s.ask(seat_of(s, s.first), kinds.MACHINE, free)
        s.machines |= 1 << machine
        s.emit("machine", machine)


def begin_mission(s: Table) -> None:  # rules: S4
    """What a mission needs of luck: upgrade cards, wear and marked directions."""
    for _ in range(UPGRADE_CARDS):
        left = [u for u in range(N_UPGRADES) if s.upgrade_deck >> u & 1]
        upgrade = left[draw(s, len(left))]
        s.upgrade_deck &= ~(1 << upgrade)
        s.upgrade_cards |= 1 << upgrade
    wear(s)
    free = list(range(N_DIRECTIONS))
    for _ in range(MISSIONS[s.mission].directions):  # rules: G10
        s.directions.append(free.pop(draw(s, len(free))))
    s.emit("mission", s.mission, s.crew)
    s.phase = EVENT_PHASE


def wear(s: Table) -> None:  # rules: S5
    """Where it is hard one part more is broken from the start, as chance will have it."""
    because(s, BY_HARD)
    for _ in range(MORE_BROKEN[s.difficulty]):
        whole = [slot for slot in range(N_SLOTS) if s.slots[slot] == GREEN]
        slot = whole[draw(s, len(whole))]
        s.slots[slot] = BROKEN
        s.emit("break", slot, *s.because)
    done(s)


def afflictions_left(s: Table) -> list[int]:
    """The pile, given what the crew has."""
    return [AFFLICTION_COUNT[k] - sum([mask >> k & 1 for mask in s.afflicted]) for k in range(N_AFFLICTIONS)]
