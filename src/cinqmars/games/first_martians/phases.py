"""The phases besides actions, in the order of the rulebook: events, morale, production, malfunction, upkeep."""

from __future__ import annotations

from . import kinds
from .actions import end_of_actions, end_repairs, risk_rover
from .adventures import ADVENTURES, Delayed
from .causes import (
    BY_APP,
    BY_CONSEQUENCE,
    BY_CREW,
    BY_DIE,
    BY_DROUGHT,
    BY_ECHO,
    BY_EVENT,
    BY_HARDWARE,
    BY_HUNGER,
    BY_LACK,
    BY_LATER,
    BY_MISSION,
    BY_MORALE,
    BY_PARTS,
    BY_STRESSFUL,
    BY_SURPLUS,
    BY_UPGRADE,
    KIND,
    NO_DIE,
    because,
    done,
)
from .components import (
    ANEMIA,
    BLOCK_OF,
    CONNECTOR,
    CONSEQUENCE_SCALE,
    ENERGY,
    EVENT_ROUNDS,
    FARMS,
    FILTER,
    FOOD,
    FROGGY,
    GARAGE,
    GROW_LAMPS,
    HARDWARE,
    HOLO_WALL,
    LAB,
    MAKES,
    MALFUNCTION_FACES,
    MISSION_EVENTS,
    N_BLOCKS,
    N_FACILITIES,
    N_PARTS,
    N_SLOTS,
    OXYGEN,
    PENALTY,
    PLUS_ONE,
    PROBE_BAY,
    REROLL,
    SCRUBBER,
    SIDES,
    SUN_TRACKER,
    TRACK_END,
    USES,
    WORKING_BAY,
)
from .effect import FROM_MAP, NOW, Effects
from .effects import change_track, lose_sample, malfunction, run, shuttable
from .events import EVENTS
from .hub import (
    change_stress,
    collect_pending,
    draw,
    gain,
    give_tokens,
    grow_all,
    lose,
    place_shutdown,
    put_token,
    wilt,
    wound,
)
from .objectives import settle, sheet, tick, tiles_down, verdict
from .planning import begin_planning
from .skills import eve, window
from .state import EVENTS as EVENT_PHASE
from .state import (
    GOING_ON,
    MALFUNCTION,
    MORALE,
    NONE,
    OPEN,
    PRODUCTION,
    UPKEEP,
    WON,
    Table,
    has,
    is_broken,
    is_shut,
    seat_of,
)


def begin_phase(s: Table, phase: int) -> None:  # rules: R3, A8
    """What was repaired or lifted in the phase before counts now, and what the crew fell ill with."""
    end_repairs(s)
    s.phase = phase
    s.suffering = s.afflicted[:]


def lead(s: Table) -> int:
    return seat_of(s, s.first)


# I. Events


def events(s: Table) -> None:
    s.emit("round", s.round)
    window(s, lead(s), "round")
    name_track(s)
    what_is_due(s)
    eve(s, lead(s), "event")
    happen(s)
    tick(s)
    window(s, lead(s))
    begin_phase(s, MORALE)


def name_track(s: Table) -> None:  # rules: E1
    """The app names a block; each once before any comes again."""
    if s.bag == 0:
        s.bag = (1 << N_BLOCKS) - 1
    left = [b for b in range(N_BLOCKS) if s.bag >> b & 1]
    block = left[draw(s, len(left))]
    s.bag &= ~(1 << block)
    because(s, BY_APP)
    change_track(s, block, 1)
    done(s)


def what_is_due(s: Table) -> None:  # rules: E2, E5, E6, D6
    """What earlier events and adventures bring, the oldest first."""
    for born in range(1, s.round):
        for event in s.journal[:]:
            if s.age[s.journal.index(event)] == born:
                may_follow(s, event, s.round - born)
        coming = s.coming[:]
        for i in range(0, len(coming), 3):
            if coming[i + 1] == born:
                may_come(s, coming[i], born, coming[i + 2])


def may_follow(s: Table, event: int, left_alone: int) -> None:  # rules: E5
    chance = EVENTS[event].chances[left_alone - 1] * CONSEQUENCE_SCALE[s.difficulty]
    comes = draw(s, 10000) < chance
    if not comes and left_alone < EVENT_ROUNDS:
        return
    i = s.journal.index(event)
    del s.journal[i]
    del s.age[i]
    if not comes:
        s.emit("expire", event)
        return
    s.emit("consequence", event)
    because(s, BY_CONSEQUENCE, event)
    run(s, EVENTS[event].consequence, NONE)
    done(s)


def may_come(s: Table, code: int, born: int, a: int) -> None:  # rules: E6, D6
    """Each round it may come is as likely as the next; past the last it does not come at all."""
    soonest, latest, chance, effects = what_may_come(code)
    age = s.round - born
    if age < soonest:
        return
    rounds = latest - soonest + 1
    missed = age - soonest
    comes = draw(s, 10000) * (100 * rounds - chance * missed) < 10000 * chance
    if comes or age >= latest:
        i = find_coming(s, code, born, a)
        del s.coming[i : i + 3]
    if comes:
        s.emit("comes", code, a)
        s.because.append(code)
        run(s, effects, NONE, a)
        done(s)


def find_coming(s: Table, code: int, born: int, a: int) -> int:
    for i in range(0, len(s.coming), 3):
        if s.coming[i : i + 3] == [code, born, a]:
            return i
    raise AssertionError("what comes was announced")


def what_may_come(code: int) -> tuple[int, int, int, Effects]:
    """Soonest, latest, chance in per cent, effects."""
    kind, number = divmod(code, KIND)
    if kind == BY_LATER:
        later = later_of(number)
        return later.soonest, later.latest, later.chance, later.effects
    echo = EVENTS[number].echo
    assert echo is not None
    return echo.soonest, echo.latest, echo.chance, echo.effects


def later_of(number: int) -> Delayed:
    adventure = ADVENTURES[number // 3]
    way = number % 3
    later = adventure.ways[way - 1].later if way else adventure.later
    assert later is not None
    return later


def happen(s: Table) -> None:  # rules: E3, E4, E6
    event = next_event(s)
    s.events.remove(event)
    s.journal.append(event)
    s.age.append(s.round)
    s.emit("event", event)
    echo = EVENTS[event].echo
    if echo is not None and echo.profile in s.profile:
        s.coming += [BY_ECHO * KIND + event, s.round, s.profile.index(echo.profile)]
    because(s, BY_EVENT, event)
    run(s, EVENTS[event].effects, NONE)
    done(s)


def next_event(s: Table) -> int:  # rules: E3
    """The mission's event for this round, or one not seen yet."""
    round_of_script, name = sheet(s).script
    if s.round == round_of_script:
        for event in s.events:
            if EVENTS[event].name == name:
                return event
    special = [event for event in s.events if EVENTS[event].mission >= 0 and EVENTS[event].name != name]
    general = [event for event in s.events if EVENTS[event].mission < 0]
    pool = special if special and (draw(s, 100) < MISSION_EVENTS or not general) else general
    return pool[draw(s, len(pool))]


# II. Morale


def morale(s: Table) -> None:  # rules: M2, M3
    a = s.first
    because(s, BY_MORALE)
    if s.morale > 0:
        give_tokens(s, a, s.morale)
    elif s.morale < 0:
        missing = max(0, -s.morale - s.tokens[a])
        give_tokens(s, a, s.morale)
        if missing:
            wound(s, a, missing)
    done(s)
    window(s, lead(s))
    begin_phase(s, PRODUCTION)


# III. Production


def production(s: Table) -> None:  # rules: P1
    for turn, effects in sheet(s).by_round:  # rules: N8
        if turn == s.round:
            because(s, BY_MISSION)
            run(s, effects, NONE)
            done(s)
    produce(s, OXYGEN)
    produce(s, ENERGY)
    for farm in range(2):
        if s.built[FARMS[farm]]:
            tend(s, farm)
    meal(s)
    strain(s)
    red_hardware(s)
    tick(s)
    begin_phase(s, s.phase)
    begin_planning(s)
    s.emit("planning", s.round)


def produce(s: Table, resource: int) -> None:  # rules: P2 to P9
    """Supply against need: half of a surplus is kept, a shortage shuts facilities."""
    made, need = supply(s, resource), demand(s, resource)
    s.emit("supply", resource, made, need)
    if made > need:
        because(s, BY_SURPLUS)
        gain(s, resource, (made - need + 1) // 2)
        done(s)
    because(s, BY_LACK, resource)
    for _ in range(need - made):
        able = shuttable(s, resource)
        if able:
            place_shutdown(s, s.ask(lead(s), kinds.SHUT, able, (resource,)), resource)
    done(s)
    upgrade = SCRUBBER if resource == OXYGEN else SUN_TRACKER
    if has(s, upgrade):
        because(s, BY_UPGRADE, upgrade)
        gain(s, resource, 1)
        done(s)


def supply(s: Table, resource: int) -> int:  # rules: P2, P9
    return sum([s.output[f] for f in MAKES[resource] if s.built[f] and not is_shut(s, f)])


def demand(s: Table, resource: int) -> int:  # rules: P3, P6, P7
    uses = USES[resource]
    return sum([s.built[f] and uses[f] and s.shut[2 * f + resource] == OPEN for f in range(N_FACILITIES)])


def missing_at(s: Table, farm: int) -> list[int]:  # rules: P13
    """The resources a farm lacks: a broken part or a shutdown tile."""
    f = FARMS[farm]
    found: list[int] = []
    if is_broken(s, f * N_PARTS + FILTER) or s.shut[2 * f + OXYGEN] != OPEN:
        found.append(OXYGEN)
    if is_broken(s, f * N_PARTS + CONNECTOR) or s.shut[2 * f + ENERGY] != OPEN:
        found.append(ENERGY)
    return found


def tend(s: Table, farm: int) -> None:  # rules: P12 to P14
    """Growth; or wilting, which the reserve can prevent."""
    lacks = missing_at(s, farm)
    if not lacks:
        lamps = s.installed >> GROW_LAMPS & 1  # those of a shut farm still serve the backup farm (ruling 29)
        for _ in range(1 + lamps):
            grow_all(s, farm)
        return
    if s.plants[farm] == 0 and s.growth[farm] == 0:
        return
    because(s, BY_DROUGHT, farm)
    payable = all([s.reserve[resource] for resource in lacks])
    if payable and s.ask(lead(s), kinds.WILT, [0, 1], (farm, *lacks)) == 1:
        for resource in lacks:
            lose(s, resource, 1)
    else:
        wilt(s, farm)
    done(s)


def hunger(s: Table, ill: list[int]) -> list[int]:  # rules: P16, A9
    """Rations that each astronaut needs."""
    return [2 if ill[a] >> ANEMIA & 1 else 1 for a in range(s.crew)]


def meal(s: Table) -> None:  # rules: P15 to P17, A9
    rations = hunger(s, s.suffering)
    food, need = sum(s.plants), sum(rations)
    s.emit("meal", food, need)
    if food >= need:
        because(s, BY_SURPLUS)
        gain(s, FOOD, (food - need + 1) // 2)
        done(s)
        return
    because(s, BY_HUNGER)
    from_reserve = min(need - food, s.reserve[FOOD])
    lose(s, FOOD, from_reserve)
    for _ in range(need - food - from_reserve):
        eating = [a for a in range(s.crew) if rations[a]]
        a = s.ask(lead(s), kinds.HUNGRY, eating, (need - food - from_reserve,))
        rations[a] -= 1
        wound(s, a, 1)
    done(s)


def strain(s: Table) -> None:  # rules: P19, P20
    because(s, BY_CREW)
    change_stress(s, s.crew)
    done(s)
    tiles = tiles_down(s)
    if tiles:
        because(s, BY_STRESSFUL)
        change_stress(s, 2 * tiles)
        done(s)
    if has(s, HOLO_WALL):
        because(s, BY_UPGRADE, HOLO_WALL)
        give_tokens(s, s.first, 1)
        done(s)


def red_hardware(s: Table) -> None:  # rules: P21 to P25
    for f in (GARAGE, PROBE_BAY, LAB, WORKING_BAY):
        if not is_broken(s, f * N_PARTS + HARDWARE) or is_shut(s, f):
            continue
        if f == GARAGE:
            eve(s, lead(s), "rover")
        because(s, BY_HARDWARE, f)
        if f == GARAGE:
            risk_rover(s, FROGGY)
        elif f == PROBE_BAY:
            lose_sample(s, FROM_MAP, lead(s))
        elif f == LAB:
            change_stress(s, 1)
        else:
            put_token(s, REROLL, f, NOW)
        done(s)


# IV. ends


def dusk(s: Table) -> None:  # rules: R3
    end_of_actions(s)
    window(s, lead(s))
    begin_phase(s, MALFUNCTION)


# V. Malfunction


def malfunctions(s: Table) -> None:  # rules: F1 to F6
    """Dice and penalties raise the tracks; then those at the end are resolved."""
    pool = sheet(s).dice[s.round]
    for block in range(N_BLOCKS):
        if s.box[block]:
            pool |= 1 << block
    for block in range(N_BLOCKS):
        result = 0
        rolled = pool >> block & 1
        if rolled:
            result = MALFUNCTION_FACES[block][draw(s, SIDES)]
            s.emit("malfunction-die", block, result)
        parts = penalties(s, block)
        broken = len(parts)
        if broken:
            s.emit("malfunction-parts", block, *parts)
        if result + broken:
            value = min(TRACK_END, s.tracks[block] + result + broken)
            die = result if rolled else NO_DIE
            because(s, BY_PARTS if broken else BY_DIE, 100 * die + broken if broken else block)
            s.emit("track", block, value - s.tracks[block], value, *s.because)
            done(s)
            s.tracks[block] = value
    if max(s.tracks) >= TRACK_END:
        eve(s, lead(s), "card")
    for block in range(N_BLOCKS):
        if s.tracks[block] >= TRACK_END:
            malfunction(s, block)
    tick(s)
    window(s, lead(s))
    begin_phase(s, UPKEEP)


def penalties(s: Table, block: int) -> list[int]:  # rules: F2, P25
    """The broken parts of a block that raise its track, by slot."""
    return [
        slot
        for slot in range(N_SLOTS)
        if PENALTY[slot] == PLUS_ONE and BLOCK_OF[slot // N_PARTS] == block
        if is_broken(s, slot) and not is_shut(s, slot // N_PARTS)
    ]


# VI. Upkeep


def upkeep(s: Table) -> None:  # rules: U1 to U4
    """Tidy up; then the mission is won, lost, or goes on."""
    for f in range(N_FACILITIES):
        if not is_shut(s, f):  # rules: P10
            s.now[f] = s.next[f] & 7
            s.next[f] >>= 3
    for a in range(s.crew):  # rules: T11
        s.worn[a] = s.worn_next[a] & 7
        s.worn_next[a] >>= 3
    collect_pending(s)
    s.installed |= s.waiting
    s.waiting = 0
    s.skills = [0] * s.crew
    s.upgrades_used = 0
    s.pawns_now = s.pawns_next
    s.pawns_next = []
    s.lost_pawns = s.losing_pawns
    s.losing_pawns = [0] * s.crew
    s.played += 1
    tick(s)
    s.outcome = verdict(s)
    if s.outcome == WON:
        settle(s)
    if s.outcome != GOING_ON:
        return
    s.first = (s.first + 1) % s.crew
    s.round += 1
    begin_phase(s, EVENT_PHASE)
