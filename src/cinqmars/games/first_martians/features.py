"""A position as numbers, for learners. Nothing is hidden; the seat's own astronaut comes first."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.features import Feature, Layout, by_seat, mark, numbered, put, put_bits

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
    Feature("phase", OVER + 1, about="which phase it is"),
    Feature("mission", len(MISSIONS), about="which is played"),
    Feature("difficulty", len(c.DIFFICULTIES), about="easy, normal or hard"),
    Feature("outcome", OUTCOMES, about="how the mission ended, once it has"),
    Feature("first", CREW, about="who has the first-player pawn"),
    Feature("crew", 1, CREW, "astronauts"),
    Feature("round", 1, 10, "its number"),
    Feature("rounds-left", 1, 10, "after this one"),
    Feature("stacks-resolved", 1, targets.MAX_STACKS, "of the plan"),
    Feature("morale", 1, 3, "of the crew"),
    Feature("stress", 1, 20, "of the crew"),
    Feature("broken-parts", 1, 20, "how many"),
    Feature("broken-parts-over", 1, 10, "beyond what the mission allows"),
    Feature("seeds", 1, 6, "in the hold"),
    Feature("sown", 1, 6, "in this mission"),
    Feature("blocks-to-come", 1, 6, "that the app has still to name"),
    Feature("discoveries", 1, 5, "made"),
    Feature("examined", 1, 5, "samples examined"),
    Feature("retries", 1, 3, "of a campaign"),
    Feature("adventures-left", 1, 32, "to draw"),
    Feature("malfunctions-left", 1, 36, "cards to draw"),
    Feature("troubles-to-come", 1, 6, "that may come of what was done"),
    Feature("edits", 1, 100, "moves of this round's plan"),
    Feature("reserve", len(c.RESOURCES), c.MAX_RESERVE, "by resource"),
    Feature("tracks", c.N_BLOCKS, c.TRACK_END, "by malfunction block"),
    Feature("box", c.N_BLOCKS, about="by block: in the box"),
    Feature("facility-built", c.N_FACILITIES, about="by facility"),
    Feature("output", c.N_FACILITIES, 5, "by facility"),
    Feature("shut", 2 * c.N_FACILITIES, about="by facility and resource: it lies under a shutdown tile"),
    Feature("tokens-now", c.N_FACILITIES, about="by facility: a token counts there"),
    Feature("tokens-next", c.N_FACILITIES, about="by facility: a token waits there"),
    Feature("rover-tokens", c.N_ROVERS, about="by rover: a token lies on it"),
    Feature("part-broken", c.N_SLOTS, about="by slot"),
    Feature("part-mended", c.N_SLOTS, about="by slot: broken until the end of the phase"),
    Feature("part-present", c.N_SLOTS, about="by slot"),
    Feature("upgrades-installed", c.N_UPGRADES, about="which"),
    Feature("upgrades-waiting", c.N_UPGRADES, about="installed when the round ends"),
    Feature("upgrade-cards", c.N_UPGRADES, about="to be built"),
    Feature("upgrades-used", c.N_UPGRADES, about="in this round"),
    Feature("greenhouses", 2, c.MAX_GREENHOUSES, "by farm"),
    Feature("plants", 2, c.MAX_GREENHOUSES, "by farm"),
    Feature("growth", 2 * c.GROWTH, about="by farm and space: a seedling"),
    Feature("explored", c.N_SPACES, about="by space"),
    Feature("zone-samples", c.N_SPACES, 2, "by explored space"),
    Feature("zone-tokens", c.N_SPACES * c.N_TOKEN_COLOURS, 2, "by space and colour"),
    Feature("zone-marked", c.N_SPACES, about="by space: a token lies there"),
    Feature("zone-terrain", c.N_SPACES * N_TERRAINS, about="by explored space and terrain"),
    Feature("relays", RELAYS, about="by space: a relay tent"),
    Feature("hold-parts", 2 * c.N_PARTS, 5, "by part: available, then pending"),
    Feature("hold-samples", 2, 6, "available, then pending"),
    Feature("hold-tokens", 2 * c.N_TOKEN_COLOURS, 3, "by colour: available, then pending"),
    Feature("on-sheet", c.N_TOKEN_COLOURS, 5, "by colour: on the mission sheet"),
    Feature("points-of-interest", c.N_POIS, 2, "in hand, by kind"),
    Feature("counters", COUNTERS, 100, "of the mission"),
    Feature("goals-reached", GOALS, about="by objective"),
    Feature("afflictions-left", c.N_AFFLICTIONS, 4, "in the pile, by kind"),
    Feature("machines", c.N_MACHINES, about="at hand"),
    Feature("machine-operator", c.N_MACHINES * CREW, about="by machine and astronaut"),
    Feature("journal", len(EVENTS), about="events whose action is open"),
    Feature("journal-age", len(EVENTS), 5, "by event: rounds since it came"),
    Feature("dice", 3, 3, "of the action being resolved: success, wound, adventure"),
)
STACK: Final = (
    Feature("action", c.N_ACTIONS, about="its type"),
    Feature("is-current", about="it is resolved next"),
    Feature("own-pawns", 1, 2, "in it"),
    Feature("others-pawns", 1, 3, "in it"),
    Feature("machine", about="in it"),
    Feature("rover", about="in it"),
    Feature("ring", 1, 3, "how far out, 0 in the HUB"),
)
ASTRONAUT: Final = (
    Feature("playing", about="is in the crew"),
    Feature("wounds", 1, c.DEADLY, "so far"),
    Feature("morale-tokens", 1, 6, "in hand"),
    Feature("pawns-lost", 1, 2, "in this round"),
    Feature("pawns-losing", 1, 2, "in the next"),
    Feature("tokens-worn", 1, 3, "a token counts on the card"),
    Feature("tokens-worn-next", 1, 3, "a token waits on the card"),
    Feature("is-ready", about="with the plan"),
    Feature("pawns-placed", 1, 2, "in the plan"),
    Feature("profession", len(c.PROFESSIONS), about="which"),
    Feature("afflicted", c.N_AFFLICTIONS, about="by affliction"),
    Feature("suffering", c.N_AFFLICTIONS, about="by affliction: it counts now"),
    Feature("unlocked", c.N_SKILLS, about="by skill"),
    Feature("skills-used", c.N_SKILLS, about="by skill, in this round"),
)
FEATURES: Final[tuple[Feature, ...]] = (
    *GENERAL,
    *numbered("stack", targets.MAX_STACKS, *STACK),
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
