"""The plan carried out, stack by stack, from 1 to 11."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.adventures import ADVENTURES
from cinqmars.games.first_martians.data.cards import TILES
from cinqmars.games.first_martians.data.events import action_of_event
from cinqmars.games.first_martians.rules import causes, hub, targets
from cinqmars.games.first_martians.rules.dice import roll_dice, succeeds
from cinqmars.games.first_martians.rules.effects import change_track, run, tick
from cinqmars.games.first_martians.rules.plan import DICE, give_back, send_home
from cinqmars.games.first_martians.rules.requirements import performer
from cinqmars.games.first_martians.rules.risks import F_ADVENTURE, F_CPU, F_ROVER, F_TERRAIN, F_WOUND
from cinqmars.games.first_martians.rules.skills import eve, window
from cinqmars.games.first_martians.rules.success import carry_out, special_action
from cinqmars.games.first_martians.state import (
    DUSK,
    FACE_DOWN,
    FACE_UP,
    GREEN,
    LIFTED,
    MENDED,
    NONE,
    OPEN,
    MartiansState,
    has,
    seat_of,
)

NO_FLAGS = 0


def resolve_next(s: MartiansState) -> None:  # rules: X1
    """One stack of the plan."""
    if s.step >= len(s.target):
        s.phase = DUSK
        return
    i = s.step
    s.step += 1
    s.dice = []
    s.path_read = 0
    action = targets.action_of(s, s.target[i])
    if action == c.EVENT:
        event_action(s, i)
    elif action in (c.REST, c.RELAX, c.TREAT, c.MAINTAIN):
        fixed_action(s, i, action)
    elif action == c.UNSHUT:
        remove_tile(s, i)
    elif targets.rolls_dice(s, s.target[i]):
        dice_action(s, i, action)
    else:
        special_action(s, i, performer(s, i))
        token_wound(s, i, performer(s, i), action)
    tick(s)


# 1. Events


def event_action(s: MartiansState, i: int) -> None:  # rules: X2, E4
    event = s.target[i] - targets.EVENT
    k = s.journal.index(event)
    del s.journal[k]
    del s.age[k]
    a = performer(s, i)
    s.emit("event-action", a, event)
    if s.flags[i] >> F_TERRAIN:
        eve(s, seat_of(s, a), "trip", a, True)
    causes.because(s, causes.BY_ACTION, event)
    run(s, action_of_event(event).reward, a)
    causes.done(s)
    terrain = cross(s, i, a)
    token_wound(s, i, a, c.EVENT)
    if terrain & c.TERRAIN_ADVENTURE:
        have_adventure(s, a, c.EXPLORE, targets.place_of_target(s.target[i]))


# 2 to 5. Rest, leisure, healing, maintenance


def fixed_action(s: MartiansState, i: int, action: int) -> None:  # rules: X3 to X7, D7
    a = performer(s, i)
    s.emit("act", a, s.mission, s.target[i])
    if s.flags[i] & F_CPU:
        eve(s, seat_of(s, a), "roll")
    causes.because(s, causes.BY_WORK, action)
    if s.flags[i] & F_CPU and not succeeds(s, i, a, action):
        fail(s, i, a)
    elif action == c.REST:
        hub.give_tokens(s, a, 1)
    elif action == c.RELAX:
        relax(s, a)
    elif action == c.TREAT:
        treat(s, a)
    else:
        maintain(s, a)
    causes.done(s)
    token_wound(s, i, a, action)


def relax(s: MartiansState, a: int) -> None:  # rules: X4
    stress = c.TREADMILL_STRESS if has(s, c.TREADMILL) else c.RELAX_STRESS
    opts = ask.Relax.options(s)
    if not opts:
        return
    if s.ask(seat_of(s, a), ask.RELAX, opts) == 0:
        hub.change_morale(s, 1)
    else:
        hub.change_stress(s, -stress)


def treat(s: MartiansState, a: int) -> None:  # rules: X5, A11
    """One wound or one affliction less; heart trouble comes first, for its pawn can do nothing else."""
    opts = ask.Treat.options(s, a)
    if not opts:
        return
    what = s.ask(seat_of(s, a), ask.TREAT, opts)
    if what == 0:
        hub.heal(s, a, 1)
    else:
        hub.cure(s, a, what - 1)


def maintain(s: MartiansState, a: int) -> None:  # rules: X7
    raised = ask.Block.raised(s)
    if raised:
        block = s.ask(seat_of(s, a), ask.BLOCK, raised)
        change_track(s, block, -2 if has(s, c.ALARM_SYSTEM) else -1)


# 6 to 9. Actions with dice


def dice_action(s: MartiansState, i: int, action: int) -> None:  # rules: D1 to D5
    a = performer(s, i)
    s.emit("act", a, s.mission, s.target[i])
    if targets.EXPLORE <= s.target[i] < targets.GATHER and s.ground[s.target[i] - targets.EXPLORE] != NONE:
        return
    terrain = s.flags[i] >> F_TERRAIN
    if s.mode[i] == DICE or s.flags[i] & F_CPU:
        eve(s, seat_of(s, a), "roll", a, bool(terrain))
    elif terrain or action == c.EXPLORE:
        eve(s, seat_of(s, a), "trip", a, bool(terrain))
    success, hurt, adventurous = roll_dice(s, i, a, action)
    left = [c.SUCCESS_DIE]
    if hurt:
        left.append(c.WOUND_DIE)
    if adventurous:
        left.append(c.ADVENTURE_DIE)
    while left:
        resolve_die(s, i, a, action, next_die(s, a, left, success), success)
    suffer(s, i, a, action, adventurous)


def next_die(s: MartiansState, a: int, left: list[int], success: bool) -> int:  # rules: D4
    """The performer says what comes next; asked while an adventure is left, for the rest changes nothing."""
    die = s.ask(seat_of(s, a), ask.ORDER, left, (int(success),)) if c.ADVENTURE_DIE in left else left[0]
    left.remove(die)
    return die


def resolve_die(
    s: MartiansState, i: int, a: int, action: int, die: int, success: bool
) -> None:  # rules: D1 to D3
    if die == c.ADVENTURE_DIE:
        have_adventure(s, a, action, targets.place_of_target(s.target[i]))
    elif die == c.WOUND_DIE:
        causes.because(s, causes.BY_ROLL, action)
        hub.wound(s, a, 1)
        causes.done(s)
    elif success:
        carry_out(s, i, a)
    else:
        fail(s, i, a)


def fail(s: MartiansState, i: int, a: int) -> None:  # rules: D1, L8
    s.emit("fail", a, s.mission, s.target[i])
    give_back(s, i)
    causes.because(s, causes.BY_ROLL, targets.action_of(s, s.target[i]))
    hub.give_tokens(s, a, c.CONSOLATION)
    causes.done(s)


def suffer(s: MartiansState, i: int, a: int, action: int, had: bool) -> None:  # rules: X13, T3, T5, D5
    """After the action: what tokens, afflictions and terrain bring."""
    flags = s.flags[i]
    terrain = cross(s, i, a)
    token_wound(s, i, a, action)
    if not had and (flags & F_ADVENTURE or terrain & c.TERRAIN_ADVENTURE):
        have_adventure(s, a, action, targets.place_of_target(s.target[i]))
    if s.rover[i] != NONE:
        if terrain & c.ROVER_ROLL and not has(s, c.ROUGH_TYRES):
            flags |= F_ROVER
        s.flags[i] = F_ROVER if flags & F_ROVER else NO_FLAGS


def cross(s: MartiansState, i: int, a: int) -> int:  # rules: X13
    """What lies on the way costs morale and wounds. Returns the bits of its terrain."""
    terrain = 0 if s.path_read else s.flags[i] >> F_TERRAIN
    if terrain:
        causes.because(s, causes.BY_TERRAIN, targets.place_of_target(s.target[i]))
        if terrain & c.TERRAIN_MORALE:
            hub.change_morale(s, -1)
        if terrain & c.TERRAIN_WOUND:
            hub.wound(s, a, 1)
        causes.done(s)
    return terrain


def token_wound(s: MartiansState, i: int, a: int, action: int) -> None:  # rules: T5, T10, T11
    if s.flags[i] & F_WOUND:
        facility = c.FACILITY_OF[action]
        if facility != c.NOWHERE and hub.holds(s.now[facility], c.HURT):
            causes.because(s, causes.BY_TOKEN, facility)
        else:
            causes.because(s, causes.BY_WORN)
        hub.wound(s, a, 1)
        causes.done(s)


# Adventures


def have_adventure(s: MartiansState, a: int, action: int, here: int) -> None:  # rules: D6
    eve(s, seat_of(s, a), "adventure")
    possible = [k for k in s.adventures if ADVENTURES[k].action == action]
    if not possible:
        possible = [k for k in range(len(ADVENTURES)) if ADVENTURES[k].action == action]
        s.adventures = sorted(s.adventures + possible)
    number = possible[hub.draw(s, len(possible))]
    s.adventures.remove(number)
    s.emit("adventure", a, number)
    adventure = ADVENTURES[number]
    causes.because(s, causes.BY_ADVENTURE, number)
    later = adventure.later
    way = 0
    if adventure.ways:
        way = s.ask(seat_of(s, a), ask.CHOOSE, ask.Choose.ways(s, adventure, a), ("adventure", number))
        s.emit("way", a, number, way)
        run(s, adventure.ways[way].effects, a, a, here)
        later = adventure.ways[way].later
        way += 1
    else:
        run(s, adventure.effects, a, a, here)
    causes.done(s)
    if later is not None:
        s.coming += [causes.BY_LATER * 1000 + number * 3 + way, s.round, a]


# 10. Shutdown tiles


def remove_tile(s: MartiansState, i: int) -> None:  # rules: X23, X24
    tile = s.target[i] - targets.UNSHUT
    a = performer(s, i)
    if s.shut[tile] in (OPEN, LIFTED):
        s.emit("back-unused", a)
        return
    window(s, seat_of(s, a), "tile")
    resource = tile & 1
    if s.shut[tile] == FACE_DOWN:
        possible = [t for t in s.tiles if TILES[t].resource == resource]
        face = possible[hub.draw(s, len(possible))]
        s.tiles.remove(face)
        s.shut[tile] = FACE_UP + face
        s.emit("turn-tile", a, tile >> 1, resource, face)
    face = s.shut[tile] - FACE_UP
    causes.because(s, causes.BY_TILE, tile >> 1)
    if s.reserve[resource] < TILES[face].cost:
        s.emit("too-dear", tile >> 1, resource)
    else:
        hub.lose(s, resource, TILES[face].cost)
        run(s, TILES[face].effects, a, tile=tile)
    causes.done(s)
    token_wound(s, i, a, c.UNSHUT)


# The end of the action phase


def end_of_actions(s: MartiansState) -> None:  # rules: R3, T6, P21
    """Rovers that were at risk, then repaired parts and lifted tiles count."""
    for i in range(s.step):
        if s.rover[i] != NONE and s.flags[i] & F_ROVER:
            eve(s, seat_of(s, performer(s, i)), "rover")
            causes.because(s, causes.BY_TRIP, targets.place_of_target(s.target[i]))
            risk_rover(s, s.rover[i])
            causes.done(s)
    end_repairs(s)
    send_home(s)
    s.dice = []
    s.path_read = 0
    tick(s)


def end_repairs(s: MartiansState) -> None:  # rules: R3
    """The end of a phase: repaired parts work, and facilities without a tile are open."""
    if MENDED in s.slots:
        s.slots = [GREEN if state == MENDED else state for state in s.slots]
    if LIFTED in s.shut:
        s.shut = [OPEN if state == LIFTED else state for state in s.shut]


def risk_rover(s: MartiansState, rover: int) -> None:
    """The green wound die: on a wound the rover is blocked."""
    hit = hub.draw(s, c.SIDES) < c.FACES[c.GREEN * 3 + 1]
    s.emit("rover-roll", rover, int(hit))
    if hit:
        hub.mark_rover(s, c.BLOCKED, rover)
