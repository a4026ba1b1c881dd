"""The smaller phases: morale, the end of the action phase, malfunction, upkeep."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules.actions import end_of_actions, end_repairs
from cinqmars.games.first_martians.rules.causes import BY_DIE, BY_MORALE, BY_PARTS, NO_DIE, because, done
from cinqmars.games.first_martians.rules.effects import malfunction, tick
from cinqmars.games.first_martians.rules.hub import collect_pending, draw, give_tokens, wound
from cinqmars.games.first_martians.rules.objectives import settle, sheet, verdict
from cinqmars.games.first_martians.rules.skills import eve, window
from cinqmars.games.first_martians.rules.tales import evening
from cinqmars.games.first_martians.state import (
    EVENT_PHASE,
    GOING_ON,
    MALFUNCTION,
    PRODUCTION,
    UPKEEP,
    WON,
    MartiansState,
    is_broken,
    is_shut,
    seat_of,
)


def begin_phase(s: MartiansState, phase: int) -> None:  # rules: R3, A8
    """What was repaired or lifted in the phase before counts now, and what the crew fell ill with."""
    end_repairs(s)
    s.phase = phase
    s.suffering = s.afflicted[:]


def lead(s: MartiansState) -> int:
    return seat_of(s, s.first)


# II. Morale


def morale(s: MartiansState) -> None:  # rules: M2, M3
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


# The end of IV


def dusk(s: MartiansState) -> None:  # rules: R3
    end_of_actions(s)
    evening(s)
    window(s, lead(s))
    begin_phase(s, MALFUNCTION)


# V. Malfunction


def malfunctions(s: MartiansState) -> None:  # rules: F1 to F6
    """Dice and penalties raise the tracks; then those at the end are resolved."""
    pool = sheet(s).dice[s.round]
    for block in range(c.N_BLOCKS):
        if s.box[block]:
            pool |= 1 << block
    for block in range(c.N_BLOCKS):
        result = 0
        rolled = pool >> block & 1
        if rolled:
            result = c.MALFUNCTION_FACES[block][draw(s, c.SIDES)]
            s.emit("malfunction-die", block, result)
        parts = penalties(s, block)
        broken = len(parts)
        if broken:
            s.emit("malfunction-parts", block, tuple(parts))
        if result + broken:
            value = min(c.TRACK_END, s.tracks[block] + result + broken)
            die = result if rolled else NO_DIE
            because(s, BY_PARTS if broken else BY_DIE, 100 * die + broken if broken else block)
            s.emit("track", block, value - s.tracks[block], value, tuple(s.because))
            done(s)
            s.tracks[block] = value
    if max(s.tracks) >= c.TRACK_END:
        eve(s, lead(s), "card")
    for block in range(c.N_BLOCKS):
        if s.tracks[block] >= c.TRACK_END:
            malfunction(s, block)
    tick(s)
    window(s, lead(s))
    begin_phase(s, UPKEEP)


def penalties(s: MartiansState, block: int) -> list[int]:  # rules: F2, P25
    """The broken parts of a block that raise its track, by slot."""
    return [
        slot
        for slot in range(c.N_SLOTS)
        if c.PENALTY[slot] == c.PLUS_ONE and c.BLOCK_OF[slot // c.N_PARTS] == block
        if is_broken(s, slot) and not is_shut(s, slot // c.N_PARTS)
    ]


# VI. Upkeep


def upkeep(s: MartiansState) -> None:  # rules: U1 to U4
    """Tidy up; then the mission is won, lost, or goes on."""
    for f in range(c.N_FACILITIES):
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
