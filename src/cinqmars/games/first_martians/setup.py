"""Set-up: the box unpacked, the crew chosen, a mission laid out."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Rng, Setup

from . import questions as ask
from .data import components as c
from .data.adventures import ADVENTURES
from .data.cards import CARDS, TILES
from .data.events import EVENTS
from .data.missions import CAMPAIGN, FIRST_OF_CAMPAIGN, MISSIONS, STANDALONE
from .rules.causes import BY_HARD, because, done
from .rules.hub import draw
from .rules.objectives import sheet
from .rules.tales import setting_out
from .state import ABSENT, BROKEN, CREW, EVENT_PHASE, GOING_ON, GREEN, NONE, OPEN, MartiansState, seat_of

STARTING_SKILL: Final = 1
FRESH: Final = 12  # general events that a mission can do with
ALL_SKILLS: Final = (1 << c.N_SKILLS) - 1


def new_state(setup: Setup) -> MartiansState:
    """The box unpacked: nobody has chosen a profession yet."""
    s = MartiansState(setup.seats, setup.rules, Rng(setup.seed))
    name = setup.options["mission"]
    s.mission = FIRST_OF_CAMPAIGN if name == CAMPAIGN else STANDALONE.index(name)
    s.difficulty = c.DIFFICULTIES.index(setup.options["difficulty"])
    s.crew = max(2, setup.seats)
    s.phase = CREW
    s.played = 0
    s.retries = 0
    s.ends = []
    s.told = []
    s.events = []
    s.adventures = []
    s.save = []
    s.first = 0
    s.profession = [NONE] * s.crew
    s.profile = [NONE] * s.crew
    s.machines = 0
    s.operator = [0] * c.N_MACHINES
    s.unlocked = [STARTING_SKILL if name == CAMPAIGN else ALL_SKILLS] * s.crew  # rules: A3
    lay_out(s)
    return s


def lay_out(s: MartiansState) -> None:  # rules: S4
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


def lay_out_crew(s: MartiansState) -> None:
    crew = s.crew
    s.wounds = [0] * crew
    s.afflicted = [0] * crew
    s.suffering = [0] * crew
    s.afflictions = c.AFFLICTION_COUNT[:]
    s.tokens = [0] * crew
    s.skills = [0] * crew
    s.worn = [0] * crew
    s.worn_next = [0] * crew
    s.lost_pawns = [0] * crew
    s.losing_pawns = [0] * crew
    s.morale = c.MORALE_START[s.difficulty]
    s.stress = 0


def lay_out_hub(s: MartiansState) -> None:
    mission = sheet(s)
    start = c.TRACK_START[s.difficulty]
    s.reserve = [min(c.MAX_RESERVE, max(0, n + c.RESERVE_DELTA[s.difficulty])) for n in mission.reserve]
    s.tracks = [min(4, n + start) for n in mission.tracks]
    s.box = [0] * c.N_BLOCKS
    s.bag = 0
    s.built = [int(f < c.N_TILES) for f in range(c.N_FACILITIES)]
    s.slots = [
        GREEN if c.PENALTY[slot] and slot < c.N_TILES * c.N_PARTS else ABSENT for slot in range(c.N_SLOTS)
    ]
    for slot in mission.broken:
        s.slots[slot] = BROKEN
    s.output = [c.MAX_OUTPUT[f] if f < c.N_TILES else 0 for f in range(c.N_FACILITIES)]
    s.shut = [OPEN] * (2 * c.N_FACILITIES)
    s.tiles = list(range(len(TILES)))
    s.now = [0] * c.N_FACILITIES
    s.next = [0] * c.N_FACILITIES
    s.on_rover = [0] * c.N_ROVERS
    s.installed = 1 << c.AUTO_SCANNER if s.crew < c.MAX_CREW else 0  # rules: S1
    s.waiting = 0
    s.upgrade_cards = 0
    s.upgrade_deck = (1 << c.N_UPGRADES) - 1 & ~s.installed
    s.upgrades_used = 0
    s.greenhouses = [min(c.MAX_GREENHOUSES, s.crew + mission.greenhouses), 0]
    s.plants = [s.crew + mission.plants, 0]
    s.growth = [mission.growth, 0]
    s.sown = 0


def lay_out_land(s: MartiansState) -> None:
    s.ground = [NONE] * c.N_SPACES
    s.regions = list(range(c.N_REGIONS))
    s.zone_samples = [0] * c.N_SPACES
    s.zone_tokens = [0] * (c.N_SPACES * c.N_TOKEN_COLOURS)
    s.zone_marks = [0] * c.N_SPACES
    s.relays = 0
    s.directions = []


def lay_out_hold(s: MartiansState) -> None:
    mission = sheet(s)
    s.parts = [n + c.MORE_PARTS[s.difficulty] for n in mission.parts] + [0] * c.N_PARTS
    s.samples = [0, 0]
    s.in_hold = [0] * (2 * c.N_TOKEN_COLOURS)
    s.on_sheet = [0] * c.N_TOKEN_COLOURS
    s.pois = [0] * c.N_POIS
    s.poi_pile = c.POI_COUNT[:]
    s.pois_used = [0] * c.N_POIS
    s.seeds = mission.seeds
    s.examined = 0
    s.discoveries = 0
    s.counters = [0] * len(mission.counters)
    s.markers = mission.markers


def lay_out_app(s: MartiansState) -> None:
    """In a campaign what the app has told in one mission it does not tell again in the next, while there is more."""
    s.goals = 0
    s.added = 0
    s.objectives = [0] * len(sheet(s).goals)
    general = [i for i in s.events if EVENTS[i].mission == NONE]
    if len(general) < FRESH:
        general = [i for i in range(len(EVENTS)) if EVENTS[i].mission == NONE]
    s.events = general + [i for i in range(len(EVENTS)) if EVENTS[i].mission == s.mission]
    s.journal = []
    s.age = []
    s.coming = []
    s.adventures = s.adventures or list(range(len(ADVENTURES)))
    s.cards = list(range(len(CARDS)))
    s.discards = []
    s.pawns_now = []
    s.pawns_next = []
    s.pawns_ever = []


# Who comes along


def choose_crew(s: MartiansState) -> None:  # rules: A1, S2, S3
    for a in range(s.crew):
        s.profession[a] = s.ask(seat_of(s, a), ask.PROFESSION, ask.Profession.options(s), (a,))
        s.emit("profession", a, s.profession[a])
    choose_machines(s)
    profiles = list(range(len(c.PROFILES)))
    for a in range(s.crew):
        s.profile[a] = profiles.pop(draw(s, len(profiles)))
        s.emit("profile", a, s.profile[a])
    s.first = draw(s, s.crew)
    s.emit("first", s.first)
    begin_mission(s)


def choose_machines(s: MartiansState) -> None:  # rules: S2, S3
    """For each mission anew; one player alone has them all."""
    for machine in range(c.N_MACHINES):
        if s.machines >> machine & 1:
            s.emit("machine-back", machine)
    s.machines = 0
    for _ in range(c.N_MACHINES if s.n == 1 else c.MAX_CREW - s.crew):
        free = ask.Machine.options(s)
        machine = free[0] if s.n == 1 else s.ask(seat_of(s, s.first), ask.MACHINE, free)
        s.machines |= 1 << machine
        s.emit("machine", machine)


def begin_mission(s: MartiansState) -> None:  # rules: S4
    """What a mission needs of luck: upgrade cards, wear and marked directions."""
    for _ in range(c.UPGRADE_CARDS):
        left = [u for u in range(c.N_UPGRADES) if s.upgrade_deck >> u & 1]
        upgrade = left[draw(s, len(left))]
        s.upgrade_deck &= ~(1 << upgrade)
        s.upgrade_cards |= 1 << upgrade
    wear(s)
    free = list(range(c.N_DIRECTIONS))
    for _ in range(MISSIONS[s.mission].directions):  # rules: G10
        s.directions.append(free.pop(draw(s, len(free))))
    s.emit("mission", s.mission, s.crew)
    setting_out(s)
    s.phase = EVENT_PHASE


def wear(s: MartiansState) -> None:  # rules: S5
    """Where it is hard one part more is broken from the start, as chance will have it."""
    because(s, BY_HARD)
    for _ in range(c.MORE_BROKEN[s.difficulty]):
        whole = [slot for slot in range(c.N_SLOTS) if s.slots[slot] == GREEN]
        slot = whole[draw(s, len(whole))]
        s.slots[slot] = BROKEN
        s.emit("break", slot, tuple(s.because))
    done(s)


def afflictions_left(s: MartiansState) -> list[int]:
    """The pile, given what the crew has."""
    return [
        c.AFFLICTION_COUNT[k] - sum([mask >> k & 1 for mask in s.afflicted]) for k in range(c.N_AFFLICTIONS)
    ]
