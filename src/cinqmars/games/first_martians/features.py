"""A position as numbers, for learners. Nothing is hidden; the seat's own astronaut comes first."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.features import Feature, Layout, by_seat, mark, put, put_bits

from .data import components as c
from .data.events import EVENTS
from .data.missions import MISSIONS
from .rules import targets
from .rules.objectives import rounds
from .state import ABSENT, BROKEN, GOING_ON, MENDED, NONE, OPEN, OVER, TEST, MartiansState, broken_parts

CREW: Final = c.MAX_CREW
N_TERRAINS: Final = len(c.TERRAINS)
GOALS: Final = 8  # of a mission, at most
COUNTERS: Final = 3
RELAYS: Final = c.N_SPACES
OUTCOMES: Final = TEST + 1

GENERAL: Final = (
    Feature("phase", OVER + 1),
    Feature("mission", len(MISSIONS)),
    Feature("difficulty", len(c.DIFFICULTIES)),
    Feature("outcome", OUTCOMES),
    Feature("first", CREW),
    Feature("crew", 1, CREW),
    Feature("round", 1, 10),
    Feature("rounds-left", 1, 10),
    Feature("stacks-resolved", 1, targets.MAX_STACKS),
    Feature("morale", 1, 3),
    Feature("stress", 1, 20),
    Feature("broken-parts", 1, 20),
    Feature("broken-parts-over", 1, 10),  # beyond what the mission allows
    Feature("seeds", 1, 6),
    Feature("sown", 1, 6),
    Feature("blocks-to-come", 1, 6),
    Feature("discoveries", 1, 5),
    Feature("examined", 1, 5),
    Feature("retries", 1, 3),
    Feature("adventures-left", 1, 32),
    Feature("malfunctions-left", 1, 36),
    Feature("troubles-to-come", 1, 6),
    Feature("edits", 1, 100),
    Feature("reserve", len(c.RESOURCES), c.MAX_RESERVE),
    Feature("tracks", c.N_BLOCKS, c.TRACK_END),
    Feature("box", c.N_BLOCKS),
    Feature("facility-built", c.N_FACILITIES),
    Feature("output", c.N_FACILITIES, 5),
    Feature("shut", 2 * c.N_FACILITIES),
    Feature("tokens-now", c.N_FACILITIES),
    Feature("tokens-next", c.N_FACILITIES),
    Feature("rover-tokens", c.N_ROVERS),
    Feature("part-broken", c.N_SLOTS),
    Feature("part-mended", c.N_SLOTS),
    Feature("part-present", c.N_SLOTS),
    Feature("upgrades-installed", c.N_UPGRADES),
    Feature("upgrades-waiting", c.N_UPGRADES),
    Feature("upgrade-cards", c.N_UPGRADES),
    Feature("upgrades-used", c.N_UPGRADES),
    Feature("greenhouses", 2, c.MAX_GREENHOUSES),
    Feature("plants", 2, c.MAX_GREENHOUSES),
    Feature("growth", 2 * c.GROWTH),
    Feature("explored", c.N_SPACES),
    Feature("zone-samples", c.N_SPACES, 2),
    Feature("zone-tokens", c.N_SPACES * c.N_TOKEN_COLOURS, 2),
    Feature("zone-marked", c.N_SPACES),
    Feature("zone-terrain", c.N_SPACES * N_TERRAINS),
    Feature("relays", RELAYS),
    Feature("hold-parts", 2 * c.N_PARTS, 5),  # available, then pending
    Feature("hold-samples", 2, 6),
    Feature("hold-tokens", 2 * c.N_TOKEN_COLOURS, 3),
    Feature("on-sheet", c.N_TOKEN_COLOURS, 5),
    Feature("points-of-interest", c.N_POIS, 2),
    Feature("counters", COUNTERS, 100),
    Feature("goals-reached", GOALS),
    Feature("afflictions-left", c.N_AFFLICTIONS, 4),
    Feature("machines", c.N_MACHINES),
    Feature("machine-operator", c.N_MACHINES * CREW),
    Feature("journal", len(EVENTS)),
    Feature("journal-age", len(EVENTS), 5),  # rounds since it came
    Feature("dice", 3, 3),
)
STACK: Final = (
    Feature("action", c.N_ACTIONS),
    Feature("is-current"),
    Feature("own-pawns", 1, 2),
    Feature("others-pawns", 1, 3),
    Feature("machine"),
    Feature("rover"),
    Feature("ring", 1, 3),  # how far out
)
ASTRONAUT: Final = (
    Feature("playing"),
    Feature("wounds", 1, c.DEADLY),
    Feature("morale-tokens", 1, 6),
    Feature("pawns-lost", 1, 2),
    Feature("pawns-losing", 1, 2),
    Feature("tokens-worn", 1, 3),
    Feature("tokens-worn-next", 1, 3),
    Feature("is-ready"),
    Feature("pawns-placed", 1, 2),
    Feature("profession", len(c.PROFESSIONS)),
    Feature("afflicted", c.N_AFFLICTIONS),
    Feature("suffering", c.N_AFFLICTIONS),
    Feature("unlocked", c.N_SKILLS),
    Feature("skills-used", c.N_SKILLS),
)
FEATURES: Final[tuple[Feature, ...]] = (
    *GENERAL,
    *[
        Feature(f"stack-{k}-{f.name}", f.size, f.most)
        for k in range(1, targets.MAX_STACKS + 1)
        for f in STACK
    ],
    *by_seat(CREW, *ASTRONAUT),
)
LAYOUT: Final[Layout] = Layout(FEATURES)
A_STACK: Final[Layout] = Layout(STACK)
AN_ASTRONAUT: Final[Layout] = Layout(ASTRONAUT)

MISSION: Final[int] = LAYOUT.at["mission"]
DIFFICULTY: Final[int] = LAYOUT.at["difficulty"]
OUTCOME: Final[int] = LAYOUT.at["outcome"]
FIRST: Final[int] = LAYOUT.at["first"]
COUNTS: Final[int] = LAYOUT.at["crew"]
RESERVE: Final[int] = LAYOUT.at["reserve"]
TRACKS: Final[int] = LAYOUT.at["tracks"]
BOX: Final[int] = LAYOUT.at["box"]
BUILT: Final[int] = LAYOUT.at["facility-built"]
OUTPUT: Final[int] = LAYOUT.at["output"]
SHUT: Final[int] = LAYOUT.at["shut"]
NOW: Final[int] = LAYOUT.at["tokens-now"]
NEXT: Final[int] = LAYOUT.at["tokens-next"]
ON_ROVER: Final[int] = LAYOUT.at["rover-tokens"]
PART_BROKEN: Final[int] = LAYOUT.at["part-broken"]
PART_MENDED: Final[int] = LAYOUT.at["part-mended"]
PART_PRESENT: Final[int] = LAYOUT.at["part-present"]
INSTALLED: Final[int] = LAYOUT.at["upgrades-installed"]
WAITING: Final[int] = LAYOUT.at["upgrades-waiting"]
UPGRADE_CARDS: Final[int] = LAYOUT.at["upgrade-cards"]
UPGRADES_USED: Final[int] = LAYOUT.at["upgrades-used"]
GREENHOUSES: Final[int] = LAYOUT.at["greenhouses"]
PLANTS: Final[int] = LAYOUT.at["plants"]
GROWTH: Final[int] = LAYOUT.at["growth"]
EXPLORED: Final[int] = LAYOUT.at["explored"]
SAMPLES: Final[int] = LAYOUT.at["zone-samples"]
ZONE_TOKENS: Final[int] = LAYOUT.at["zone-tokens"]
MARKED: Final[int] = LAYOUT.at["zone-marked"]
TERRAIN: Final[int] = LAYOUT.at["zone-terrain"]
RELAYS_AT: Final[int] = LAYOUT.at["relays"]
PARTS: Final[int] = LAYOUT.at["hold-parts"]
HOLD_SAMPLES: Final[int] = LAYOUT.at["hold-samples"]
IN_HOLD: Final[int] = LAYOUT.at["hold-tokens"]
ON_SHEET: Final[int] = LAYOUT.at["on-sheet"]
POIS: Final[int] = LAYOUT.at["points-of-interest"]
COUNTED: Final[int] = LAYOUT.at["counters"]
REACHED: Final[int] = LAYOUT.at["goals-reached"]
AFFLICTIONS: Final[int] = LAYOUT.at["afflictions-left"]
MACHINES: Final[int] = LAYOUT.at["machines"]
OPERATOR: Final[int] = LAYOUT.at["machine-operator"]
JOURNAL: Final[int] = LAYOUT.at["journal"]
AGE: Final[int] = LAYOUT.at["journal-age"]
DICE: Final[int] = LAYOUT.at["dice"]
STACKS: Final[int] = LAYOUT.at["stack-1-action"]
OWN: Final[int] = LAYOUT.at["own-playing"]
CURRENT: Final[int] = A_STACK.at["is-current"]
PLACED: Final[int] = AN_ASTRONAUT.at["pawns-placed"]
PROFESSION: Final[int] = AN_ASTRONAUT.at["profession"]
AFFLICTED: Final[int] = AN_ASTRONAUT.at["afflicted"]
SUFFERING: Final[int] = AN_ASTRONAUT.at["suffering"]
UNLOCKED: Final[int] = AN_ASTRONAUT.at["unlocked"]
SKILLS_USED: Final[int] = AN_ASTRONAUT.at["skills-used"]


def encode(s: MartiansState, seat: int, out: Any) -> None:
    row = LAYOUT.blank[:]
    general(s, seat, row)
    hub(s, row)
    parts(s, row)
    land(s, row)
    hold(s, row)
    troubles(s, seat, row)
    for k in range(s.crew):
        astronaut(s, (seat + k) % s.crew, row, OWN + k * AN_ASTRONAUT.size)
    plan(s, seat, row)
    LAYOUT.write(row, out)


def general(s: MartiansState, seat: int, row: list[float]) -> None:
    row[s.phase] = 1.0
    row[MISSION + s.mission] = 1.0
    row[DIFFICULTY + s.difficulty] = 1.0
    if s.outcome != GOING_ON:
        row[OUTCOME + s.outcome] = 1.0
    row[FIRST + (s.first - seat) % s.crew] = 1.0
    broken, allowed = broken_parts(s), MISSIONS[s.mission].threshold
    put(
        row,
        COUNTS,
        [
            *(s.crew, s.round, rounds(s) - s.round, s.step, s.morale, s.stress),
            *(broken, max(0, broken - allowed), s.seeds, s.sown, s.bag, s.discoveries, s.examined, s.retries),
            *(len(s.adventures), len(s.cards), len(s.coming) // 3, s.edits),
        ],
    )


def hub(s: MartiansState, row: list[float]) -> None:
    put(row, RESERVE, s.reserve)
    put(row, TRACKS, s.tracks)
    put(row, BOX, s.box)
    put(row, BUILT, s.built)
    put(row, OUTPUT, s.output)
    for i in range(2 * c.N_FACILITIES):
        if s.shut[i] != OPEN:
            row[SHUT + i] = 1.0
    for f in range(c.N_FACILITIES):
        row[NOW + f] = float(s.now[f] != 0)
        row[NEXT + f] = float(s.next[f] != 0)
    for rover in range(c.N_ROVERS):
        row[ON_ROVER + rover] = float(s.on_rover[rover] != 0)
    put_bits(row, INSTALLED, s.installed)
    put_bits(row, WAITING, s.waiting)
    put_bits(row, UPGRADE_CARDS, s.upgrade_cards)
    put_bits(row, UPGRADES_USED, s.upgrades_used)


def parts(s: MartiansState, row: list[float]) -> None:
    for slot in range(c.N_SLOTS):
        state = s.slots[slot]
        if state == ABSENT:
            continue
        row[PART_PRESENT + slot] = 1.0
        if state >= BROKEN:
            row[(PART_MENDED if state == MENDED else PART_BROKEN) + slot] = 1.0
    put(row, GREENHOUSES, s.greenhouses)
    put(row, PLANTS, s.plants)
    for farm in range(2):
        put_bits(row, GROWTH + farm * c.GROWTH, s.growth[farm])


def land(s: MartiansState, row: list[float]) -> None:
    for x in range(c.N_SPACES):
        region = s.ground[x]
        if region != NONE:
            row[EXPLORED + x] = 1.0
            put_bits(row, TERRAIN + x * N_TERRAINS, c.REGION_TERRAIN[region])
            row[SAMPLES + x] = float(s.zone_samples[x])
        if s.zone_marks[x]:
            row[MARKED + x] = 1.0
    put(row, ZONE_TOKENS, s.zone_tokens)
    put_bits(row, RELAYS_AT, s.relays)


def hold(s: MartiansState, row: list[float]) -> None:
    put(row, PARTS, s.parts)
    put(row, HOLD_SAMPLES, s.samples)
    put(row, IN_HOLD, s.in_hold)
    put(row, ON_SHEET, s.on_sheet)
    put(row, POIS, s.pois)
    put(row, COUNTED, s.counters)
    put_bits(row, REACHED, s.goals)


def troubles(s: MartiansState, seat: int, row: list[float]) -> None:
    put(row, AFFLICTIONS, s.afflictions)
    put_bits(row, MACHINES, s.machines)
    for machine in range(c.N_MACHINES):
        if s.machines >> machine & 1:
            row[OPERATOR + machine * CREW + (s.operator[machine] - seat) % s.crew] = 1.0
    mark(row, JOURNAL, s.journal)
    for i in range(len(s.journal)):
        row[AGE + s.journal[i]] = float(s.round - s.age[i])
    put(row, DICE, s.dice)


def astronaut(s: MartiansState, a: int, row: list[float], at: int) -> None:
    ready = s.ready[a] if a < s.n else s.ready[0]
    worn, next_worn = int(s.worn[a] != 0), int(s.worn_next[a] != 0)
    lost, losing = s.lost_pawns[a], s.losing_pawns[a]
    put(row, at, [1, s.wounds[a], s.tokens[a], lost, losing, worn, next_worn, ready])
    if s.profession[a] != NONE:
        row[at + PROFESSION + s.profession[a]] = 1.0
    put_bits(row, at + AFFLICTED, s.afflicted[a])
    put_bits(row, at + SUFFERING, s.suffering[a])
    put_bits(row, at + UNLOCKED, s.unlocked[a])
    put_bits(row, at + SKILLS_USED, s.skills[a])


def plan(s: MartiansState, seat: int, row: list[float]) -> None:
    """The stacks in the order they are resolved, and how many pawns each astronaut has put down."""
    for i in range(min(len(s.target), targets.MAX_STACKS)):
        at = STACKS + i * A_STACK.size
        row[at + targets.action_of(s, s.target[i])] = 1.0
        own = others = machines = 0
        for piece in s.pawns[i]:
            if piece >= c.FIRST_MACHINE:
                machines = 1
                continue
            k = (piece // 2 - seat) % s.crew
            row[OWN + k * AN_ASTRONAUT.size + PLACED] += 1.0
            if k:
                others += 1
            else:
                own += 1
        place = targets.place_of_target(s.target[i])
        ring = place // c.N_DIRECTIONS + 1 if place != c.HUB else 0
        put(row, at + CURRENT, [int(i == s.step), own, others, machines, int(s.rover[i] != NONE), ring])
