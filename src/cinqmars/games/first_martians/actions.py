"""The plan carried out, stack by stack, from 1 to 11."""

from __future__ import annotations

from . import kinds
from .adventures import ADVENTURES, Adventure
from .cards import TILES
from .causes import (
    BY_ACTION,
    BY_ADVENTURE,
    BY_LATER,
    BY_MISSION,
    BY_ROLL,
    BY_SPECIAL,
    BY_TERRAIN,
    BY_TILE,
    BY_TOKEN,
    BY_TRIP,
    BY_WORK,
    BY_WORN,
    because,
    done,
)
from .components import (
    ADVENTURE_DIE,
    ALARM_SYSTEM,
    BACKUP_GREENHOUSES,
    BLOCKED,
    BLUE,
    BROWN,
    CARGO_DRONE,
    COLOUR_OF,
    CONSOLATION,
    EDGE_OUT,
    EVENT,
    EXPLORE,
    FACES,
    FACILITY_OF,
    GATHER,
    GREEN,
    HEART,
    HUB,
    HURT,
    MAINTAIN,
    MAX_MORALE,
    MAX_OUTPUT,
    N_AFFLICTIONS,
    N_BLOCKS,
    N_PARTS,
    N_SKILLS,
    N_TOKEN_COLOURS,
    NOWHERE,
    OWN_ROLL,
    PENALTY,
    REGION_POIS,
    REGION_SAMPLES,
    REGION_TERRAIN,
    RELAX,
    RELAX_STRESS,
    REST,
    ROUGH_TYRES,
    ROVER_ROLL,
    SIDES,
    SKILL_DICE,
    SKILL_WHEN,
    SPECTROMETER,
    SUCCESS_DIE,
    TERRAIN_ADVENTURE,
    TERRAIN_MORALE,
    TERRAIN_WOUND,
    TOOL_RACK,
    TREADMILL,
    TREADMILL_STRESS,
    TREAT,
    UNSHUT,
    WOUND_DIE,
)
from .effects import can_lose, can_pay_skill, change_track, pay_skill, run
from .events import EVENTS
from .hub import (
    change_morale,
    change_stress,
    cure,
    draw,
    draw_poi,
    free_rover,
    gain_sample,
    give_tokens,
    heal,
    holds,
    lose,
    mark_rover,
    place_of,
    wound,
)
from .kinds import (
    PLACES,
    T_BACKUP,
    T_DISCOVER,
    T_EVENT,
    T_EXAMINE,
    T_EXPLORE,
    T_GATHER,
    T_PLANT,
    T_REPAIR,
    T_ROVER,
    T_SPECIAL,
    T_UNSHUT,
    T_UPGRADE,
)
from .objectives import sheet, tick
from .planning import AUTO, DICE, give_back, send_home
from .requirements import CARD_AT, action_of, performer, place_of_target, rolls_dice, special_of
from .skills import eve, window
from .soundness import F_ADVENTURE, F_CPU, F_REROLL, F_ROVER, F_TERRAIN, F_WOUND
from .state import BROKEN, DUSK, FACE_DOWN, FACE_UP, LIFTED, MENDED, NONE, OPEN, Table, has, seat_of
from .state import GREEN as WORKING

NO_FLAGS = 0


def resolve_next(s: Table) -> None:  # rules: X1
    """One stack of the plan."""
    if s.step >= len(s.target):
        s.phase = DUSK
        return
    i = s.step
    s.step += 1
    s.dice = []
    s.path_read = 0
    action = action_of(s, s.target[i])
    if action == EVENT:
        event_action(s, i)
    elif action in (REST, RELAX, TREAT, MAINTAIN):
        fixed_action(s, i, action)
    elif action == UNSHUT:
        remove_tile(s, i)
    elif rolls_dice(s, s.target[i]):
        dice_action(s, i, action)
    else:
        special_action(s, i, performer(s, i))
        token_wound(s, i, performer(s, i), action)
    tick(s)


# 1. Events


def event_action(s: Table, i: int) -> None:  # rules: X2, E4
    event = s.target[i] - T_EVENT
    k = s.journal.index(event)
    del s.journal[k]
    del s.age[k]
    a = performer(s, i)
    s.emit("event-action", a, event)
    because(s, BY_ACTION, event)
    run(s, EVENTS[event].reward, a)
    done(s)
    token_wound(s, i, a, EVENT)


# 2 to 5. Rest, leisure, healing, maintenance


def fixed_action(s: Table, i: int, action: int) -> None:  # rules: X3 to X7, D7
    a = performer(s, i)
    s.emit("act", a, s.mission, s.target[i])
    if s.flags[i] & F_CPU:
        eve(s, seat_of(s, a), "roll")
    because(s, BY_WORK, action)
    if s.flags[i] & F_CPU and not succeeds(s, i, a, action):
        fail(s, i, a)
    elif action == REST:
        give_tokens(s, a, 1)
    elif action == RELAX:
        relax(s, a)
    elif action == TREAT:
        treat(s, a)
    else:
        maintain(s, a)
    done(s)
    token_wound(s, i, a, action)


def relax(s: Table, a: int) -> None:  # rules: X4
    stress = TREADMILL_STRESS if has(s, TREADMILL) else RELAX_STRESS
    opts = [k for k in (0, 1) if (s.morale < MAX_MORALE if k == 0 else s.stress > 0)]
    if not opts:
        return
    if s.ask(seat_of(s, a), kinds.RELAX, opts) == 0:
        change_morale(s, 1)
    else:
        change_stress(s, -stress)


def treat(s: Table, a: int) -> None:  # rules: X5, A11
    """One wound or one affliction less; heart trouble comes first, for its pawn can do nothing else."""
    opts = [0] if s.wounds[a] else []
    opts += [1 + k for k in range(N_AFFLICTIONS) if s.afflicted[a] >> k & 1]
    if s.suffering[a] & s.afflicted[a] & 1 << HEART:
        opts = [1 + HEART]
    if not opts:
        return
    what = s.ask(seat_of(s, a), kinds.TREAT, opts)
    if what == 0:
        heal(s, a, 1)
    else:
        cure(s, a, what - 1)


def maintain(s: Table, a: int) -> None:  # rules: X7
    raised = [b for b in range(N_BLOCKS) if s.tracks[b]]
    if raised:
        block = s.ask(seat_of(s, a), kinds.BLOCK, raised)
        change_track(s, block, -2 if has(s, ALARM_SYSTEM) else -1)


# 6 to 9. Actions with dice


def dice_action(s: Table, i: int, action: int) -> None:  # rules: D1 to D5
    a = performer(s, i)
    s.emit("act", a, s.mission, s.target[i])
    if T_EXPLORE <= s.target[i] < T_GATHER and s.ground[s.target[i] - T_EXPLORE] != NONE:
        return
    terrain = s.flags[i] >> F_TERRAIN
    if s.mode[i] == DICE or s.flags[i] & F_CPU:
        eve(s, seat_of(s, a), "roll", a, bool(terrain))
    elif terrain or action == EXPLORE:
        eve(s, seat_of(s, a), "trip", a, bool(terrain))
    success, hurt, adventurous = roll_dice(s, i, a, action)
    left = [SUCCESS_DIE]
    if hurt:
        left.append(WOUND_DIE)
    if adventurous:
        left.append(ADVENTURE_DIE)
    while left:
        resolve_die(s, i, a, action, next_die(s, a, left, success), success)
    suffer(s, i, a, action, adventurous)


def next_die(s: Table, a: int, left: list[int], success: bool) -> int:  # rules: D4
    """The performer says what comes next; asked while an adventure is left, for the rest changes nothing."""
    die = s.ask(seat_of(s, a), kinds.ORDER, left, (int(success),)) if ADVENTURE_DIE in left else left[0]
    left.remove(die)
    return die


def resolve_die(s: Table, i: int, a: int, action: int, die: int, success: bool) -> None:  # rules: D1 to D3
    if die == ADVENTURE_DIE:
        have_adventure(s, a, action, place_of_target(s.target[i]))
    elif die == WOUND_DIE:
        because(s, BY_ROLL, action)
        wound(s, a, 1)
        done(s)
    elif success:
        carry_out(s, i, a)
    else:
        fail(s, i, a)


def roll_dice(s: Table, i: int, a: int, action: int) -> tuple[bool, bool, bool]:
    """Success, wound, adventure: three dice, or only the first, or none."""
    if s.mode[i] == AUTO:
        success = not s.flags[i] & F_CPU or succeeds(s, i, a, action)
        return success, False, False
    colour = COLOUR_OF[action] * 3
    s.dice = [int(draw(s, SIDES) < FACES[colour + k]) for k in range(3)]
    s.emit("roll", a, action, *s.dice)
    rerolls(s, i, a, action)
    return bool(s.dice[0]), bool(s.dice[1]), bool(s.dice[2])


def succeeds(s: Table, i: int, a: int, action: int) -> bool:  # rules: L12
    """The success die alone."""
    colour = COLOUR_OF[action] * 3
    s.dice = [int(draw(s, SIDES) < FACES[colour])]
    s.emit("check", a, action, s.dice[0])
    rerolls(s, i, a, action)
    return bool(s.dice[0])


def forced_again(s: Table, i: int, colour: int) -> bool:  # rules: T4
    """With a reroll token a success, however it came, is rolled again, and that result stands."""
    if not s.dice[0] or not s.flags[i] & F_REROLL:
        return False
    s.dice[0] = int(draw(s, SIDES) < FACES[colour * 3])
    s.emit("forced", colour * 3, s.dice[0])
    return True


def rerolls(s: Table, i: int, a: int, action: int) -> None:  # rules: A4, D1, T4
    """The performer may roll a die again, by a skill or an upgrade; a result that was forced stands."""
    colour = COLOUR_OF[action]
    stands = False
    while True:
        stands = stands or forced_again(s, i, colour)
        opts = reroll_options(s, a, colour, stands)
        if not opts:
            return
        arg = s.ask(seat_of(s, a), kinds.REROLL, [0, *opts], (a, action, *s.dice))
        if arg == 0:
            return
        die = arg - 1
        if arg == 4:
            upgrade = free_reroll(s, colour)
            s.upgrades_used |= 1 << upgrade
            s.emit("upgrade-reroll", upgrade)
            die = 0
        else:
            pay_skill(s, a, reroll_skill(s, a, colour))
        s.dice[die] = int(draw(s, SIDES) < FACES[colour * 3 + die])
        s.emit("die", colour * 3 + die, s.dice[die])


def reroll_options(s: Table, a: int, colour: int, stands: bool) -> list[int]:
    """Dice worth rolling again: a failure unless it stands, a wound, an adventure."""
    opts: list[int] = []
    if reroll_skill(s, a, colour) != NONE:
        opts = [1 + k for k in range(int(stands), len(s.dice)) if s.dice[k] == (k > 0)]
    if not stands and not s.dice[0] and free_reroll(s, colour) != NONE:
        opts.append(4)
    return opts


def reroll_skill(s: Table, a: int, colour: int) -> int:
    for number in range(N_SKILLS):
        skill = s.profession[a] * N_SKILLS + number
        if SKILL_WHEN[skill] == OWN_ROLL and colour in SKILL_DICE[skill] and can_pay_skill(s, a, number):
            return number
    return NONE


def free_reroll(s: Table, colour: int) -> int:
    for upgrade, die in ((SPECTROMETER, BLUE), (TOOL_RACK, BROWN)):
        if colour == die and has(s, upgrade) and not s.upgrades_used >> upgrade & 1:
            return upgrade
    return NONE


def fail(s: Table, i: int, a: int) -> None:  # rules: D1, L8
    s.emit("fail", a, s.mission, s.target[i])
    give_back(s, i)
    because(s, BY_ROLL, action_of(s, s.target[i]))
    give_tokens(s, a, CONSOLATION)
    done(s)


def suffer(s: Table, i: int, a: int, action: int, had: bool) -> None:  # rules: X13, T3, T5, D5
    """After the action: what tokens, afflictions and terrain bring."""
    flags = s.flags[i]
    terrain = 0 if s.path_read else flags >> F_TERRAIN
    if terrain:
        because(s, BY_TERRAIN, place_of_target(s.target[i]))
        if terrain & TERRAIN_MORALE:
            change_morale(s, -1)
        if terrain & TERRAIN_WOUND:
            wound(s, a, 1)
        done(s)
    token_wound(s, i, a, action)
    if not had and (flags & F_ADVENTURE or terrain & TERRAIN_ADVENTURE):
        have_adventure(s, a, action, place_of_target(s.target[i]))
    if s.rover[i] != NONE:
        if terrain & ROVER_ROLL and not has(s, ROUGH_TYRES):
            flags |= F_ROVER
        s.flags[i] = F_ROVER if flags & F_ROVER else NO_FLAGS


def token_wound(s: Table, i: int, a: int, action: int) -> None:  # rules: T5, T10, T11
    if s.flags[i] & F_WOUND:
        facility = FACILITY_OF[action]
        if facility != NOWHERE and holds(s.now[facility], HURT):
            because(s, BY_TOKEN, facility)
        else:
            because(s, BY_WORN)
        wound(s, a, 1)
        done(s)


# Adventures


def have_adventure(s: Table, a: int, action: int, here: int) -> None:  # rules: D6
    eve(s, seat_of(s, a), "adventure")
    possible = [k for k in s.adventures if ADVENTURES[k].action == action]
    if not possible:
        possible = [k for k in range(len(ADVENTURES)) if ADVENTURES[k].action == action]
        s.adventures = sorted(s.adventures + possible)
    number = possible[draw(s, len(possible))]
    s.adventures.remove(number)
    s.emit("adventure", a, number)
    adventure = ADVENTURES[number]
    because(s, BY_ADVENTURE, number)
    later = adventure.later
    way = 0
    if adventure.ways:
        way = s.ask(seat_of(s, a), kinds.CHOOSE, open_ways(s, adventure, a), ("adventure", number))
        s.emit("way", a, number, way)
        run(s, adventure.ways[way].effects, a, a, here)
        later = adventure.ways[way].later
        way += 1
    else:
        run(s, adventure.effects, a, a, here)
    done(s)
    if later is not None:
        s.coming += [BY_LATER * 1000 + number * 3 + way, s.round, a]


def open_ways(s: Table, adventure: Adventure, a: int) -> list[int]:  # rules: D8
    """Ways whose price is there; if none is, the crew gives what it has."""
    ways = adventure.ways
    found = [k for k in range(len(ways)) if all([can_lose(s, e, a) for e in ways[k].effects])]
    return found or list(range(len(ways)))


# What success brings


def carry_out(s: Table, i: int, a: int) -> None:
    target = s.target[i]
    if target >= T_SPECIAL:
        special_action(s, i, a)
    elif target == T_EXAMINE:
        s.examined += 1
        s.emit("examine")
    elif target == T_DISCOVER:
        s.discoveries += 1
        s.emit("discover")
    elif target < T_ROVER:
        sow(s, target - T_PLANT)
    elif target < T_UPGRADE:
        if s.on_rover[target - T_ROVER]:
            free_rover(s, target - T_ROVER)
    elif target < T_BACKUP:
        s.upgrade_cards &= ~(1 << target - T_UPGRADE)
        s.waiting |= 1 << target - T_UPGRADE
        s.emit("upgrade", target - T_UPGRADE)
    elif target < T_EVENT:
        build_card(s, CARD_AT + target - T_BACKUP)
    elif target < T_GATHER:
        explore(s, target - T_EXPLORE, a)
    elif target < T_REPAIR:
        gather(s, target - T_GATHER, a)
    else:
        slot = target - T_REPAIR
        s.slots[slot] = MENDED
        s.emit("repair", slot)


def explore(s: Table, space: int, a: int) -> None:  # rules: X8
    ring = space // 8
    possible = [r for r in s.regions if r // 10 == ring and not bars_the_way(s, r, space)]
    region = possible[draw(s, len(possible))]
    s.regions.remove(region)
    s.ground[space] = region
    s.zone_samples[space] += REGION_SAMPLES[region]
    s.emit("explore", a, space, region, REGION_SAMPLES[region])
    because(s, BY_WORK, EXPLORE)
    for _ in range(REGION_POIS[region]):
        draw_poi(s)
    done(s)
    find(s, space, a)


def bars_the_way(s: Table, region: int, space: int) -> bool:  # rules: N5, K5
    """Where a closed edge would bar a marked line the tile is drawn again."""
    if not REGION_TERRAIN[region] & EDGE_OUT:
        return False
    ring, direction = space // 8 + 1, space % 8
    return any([r == ring and s.directions[k - 1] == direction for r, k in sheet(s).open_lines])


def find(s: Table, space: int, a: int) -> None:  # rules: N3, N5 to N7
    """What the mission puts into a region just explored."""
    mission = sheet(s)
    because(s, BY_MISSION)
    for place, effects in mission.found:
        if place_of(s, place, HUB) == space:
            run(s, effects, a, here=space)
    number, effects = mission.first_found
    if space < 8 and sum([r != NONE for r in s.ground[:8]]) <= number:
        run(s, effects, a, here=space)
    done(s)


def gather(s: Table, code: int, a: int) -> None:  # rules: X14, G8, G9
    space, what = divmod(code, 4)
    because(s, BY_WORK, GATHER)
    if what == 0:
        area = 0 if has(s, CARGO_DRONE) else 1
        gain_sample(s, 1, area)
        s.emit("haul", space, area)
    else:
        colour = what - 1
        mission = sheet(s)
        s.emit("bring-back", colour, space)
        if mission.to_hold:
            s.in_hold[colour if has(s, CARGO_DRONE) else N_TOKEN_COLOURS + colour] += 1
        else:
            s.on_sheet[colour] += 1
        for kind, place, effects in mission.gathered:
            if kind == colour and place in (NONE, space):
                run(s, effects, a)
    done(s)


def sow(s: Table, farm: int) -> None:  # rules: X16
    s.growth[farm] |= 1
    s.sown += 1
    s.emit("sow", farm)


def build_card(s: Table, f: int) -> None:  # rules: C1 to C3
    s.built[f] = 1
    for part in range(N_PARTS):
        slot = f * N_PARTS + part
        if PENALTY[slot]:
            s.slots[slot] = BROKEN
    s.output[f] = MAX_OUTPUT[f]
    if f == CARD_AT + 2:
        s.greenhouses[1] = BACKUP_GREENHOUSES
    s.emit("build-card", f)


def special_action(s: Table, i: int, a: int) -> None:  # rules: X25
    target = s.target[i]
    number = (target - T_SPECIAL) // PLACES
    if action_of(s, target) > UNSHUT:
        s.emit("act", a, s.mission, target)
    because(s, BY_SPECIAL, s.mission * 10 + number)
    run(s, special_of(s, target).effects, a, here=place_of_target(target))
    done(s)


# 10. Shutdown tiles


def remove_tile(s: Table, i: int) -> None:  # rules: X23, X24
    tile = s.target[i] - T_UNSHUT
    a = performer(s, i)
    if s.shut[tile] in (OPEN, LIFTED):
        s.emit("back-unused", a)
        return
    window(s, seat_of(s, a), "tile")
    resource = tile & 1
    if s.shut[tile] == FACE_DOWN:
        possible = [t for t in s.tiles if TILES[t].resource == resource]
        face = possible[draw(s, len(possible))]
        s.tiles.remove(face)
        s.shut[tile] = FACE_UP + face
        s.emit("turn-tile", a, tile >> 1, resource, face)
    face = s.shut[tile] - FACE_UP
    because(s, BY_TILE, tile >> 1)
    if s.reserve[resource] < TILES[face].cost:
        s.emit("too-dear", tile >> 1, resource)
    else:
        lose(s, resource, TILES[face].cost)
        run(s, TILES[face].effects, a, tile=tile)
    done(s)
    token_wound(s, i, a, UNSHUT)


# The end of the action phase


def end_of_actions(s: Table) -> None:  # rules: R3, T6, P21
    """Rovers that were at risk, then repaired parts and lifted tiles count."""
    for i in range(s.step):
        if s.rover[i] != NONE and s.flags[i] & F_ROVER:
            eve(s, seat_of(s, performer(s, i)), "rover")
            because(s, BY_TRIP, place_of_target(s.target[i]))
            risk_rover(s, s.rover[i])
            done(s)
    end_repairs(s)
    send_home(s)
    s.dice = []
    s.path_read = 0
    tick(s)


def end_repairs(s: Table) -> None:  # rules: R3
    """The end of a phase: repaired parts work, and facilities without a tile are open."""
    if MENDED in s.slots:
        s.slots = [WORKING if state == MENDED else state for state in s.slots]
    if LIFTED in s.shut:
        s.shut = [OPEN if state == LIFTED else state for state in s.shut]


def risk_rover(s: Table, rover: int) -> None:
    """The green wound die: on a wound the rover is blocked."""
    hit = draw(s, SIDES) < FACES[GREEN * 3 + 1]
    s.emit("rover-roll", rover, int(hit))
    if hit:
        mark_rover(s, BLOCKED, rover)
