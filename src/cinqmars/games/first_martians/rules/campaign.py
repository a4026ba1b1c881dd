"""The campaign: what is carried from one mission to the next, and what a defeat leaves open."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules.causes import BY_DEFEAT, because, done
from cinqmars.games.first_martians.rules.hub import draw
from cinqmars.games.first_martians.rules.objectives import is_last, missions_won
from cinqmars.games.first_martians.rules.plan import send_home
from cinqmars.games.first_martians.rules.tales import begins_again, bridge, epilogue
from cinqmars.games.first_martians.setup import (
    STARTING_SKILL,
    afflictions_left,
    begin_mission,
    choose_machines,
    lay_out,
)
from cinqmars.games.first_martians.state import BROKEN, GREEN, OVER, WON, MartiansState, seat_of

MAX_RETRIES: Final = 2  # so that a campaign ends
KEPT_BROKEN: Final = 3
KEPT_PARTS: Final = 2
DEFEAT_BREAKS: Final = 2


def interlude(s: MartiansState) -> None:  # rules: K1 to K4, K6
    """After a mission: again, on to the next one, or the end."""
    seat = seat_of(s, s.first)
    lost = s.outcome != WON
    last = is_last(s)
    if lost and s.retries < MAX_RETRIES and s.ask(seat, ask.DEFEAT, ask.Defeat.options(), (int(last),)) == 1:
        s.retries += 1
        s.emit("again", s.mission)
        begins_again(s)
        start_mission(s)
        return
    if last:
        epilogue(s, missions_won(s), skills_learnt(s) > 0)
        s.phase = OVER
        return
    spend_discoveries(s, seat, s.discoveries)
    bridge(s, not lost, skills_learnt(s) > skills_carried(s))
    carry_over(s, seat, not lost)
    s.emit("carried", tuple(s.save[: s.crew]), s.save[3 * s.crew + 1], *carried_number(s))
    s.mission += 1
    start_mission(s)


def skills_learnt(s: MartiansState) -> int:
    """By discoveries, in the whole campaign."""
    return sum([mask.bit_count() - 1 for mask in s.unlocked])


def skills_carried(s: MartiansState) -> int:
    """Those the mission began with."""
    return sum([mask.bit_count() - 1 for mask in s.save[2 * s.crew : 3 * s.crew]])


def carried_number(s: MartiansState) -> tuple[int, int, int]:
    """Upgrades, parts and broken parts that go along."""
    first = 3 * s.crew + 2
    parts = s.save[first : first + c.N_PARTS]
    upgrades = s.save[3 * s.crew] & ~(1 << c.AUTO_SCANNER)
    return upgrades.bit_count(), sum(parts), len(s.save) - first - c.N_PARTS


def spend_discoveries(s: MartiansState, seat: int, number: int) -> None:  # rules: K2
    for _ in range(number):
        able = ask.Unlock.options(s)
        if able:
            unlock(s, s.ask(seat, ask.UNLOCK, able))


def unlock(s: MartiansState, arg: int) -> None:
    a, number = ask.Unlock.decode(arg)
    s.unlocked[a] |= 1 << number
    s.emit("unlock", a, s.profession[a] * c.N_SKILLS + number)


def unlock_at_upkeep(s: MartiansState) -> None:  # rules: K2
    """A discovery may be spent for a skill card at once."""
    seat = seat_of(s, s.first)
    while s.discoveries:
        arg = s.ask(seat, ask.UNLOCK, [ask.NO, *ask.Unlock.options(s)])
        if arg == ask.NO:
            return
        s.discoveries -= 1
        unlock(s, arg)


def carry_over(s: MartiansState, seat: int, won: bool) -> None:  # rules: K3, K4
    """Write down what the next mission begins with."""
    morale = (s.morale > 0) - (s.morale < 0)
    broken = kept_broken(s, seat)
    parts = kept_parts(s, seat)
    if not won:
        morale = max(c.MIN_MORALE, morale - 1)
        broken += more_broken(s, broken)
    save = [n // 2 for n in s.wounds] + s.afflicted + s.unlocked
    save += [s.installed | s.waiting, morale]
    s.save = save + parts + sorted(broken)


def kept_broken(s: MartiansState, seat: int) -> list[int]:
    red = [slot for slot in range(c.N_SLOTS) if s.slots[slot] >= BROKEN]
    kept: list[int] = []
    while len(kept) < KEPT_BROKEN and red:
        slot = s.ask(seat, ask.KEEP_BROKEN, red) if len(red) > KEPT_BROKEN - len(kept) else red[0]
        red.remove(slot)
        kept.append(slot)
    return kept


def more_broken(s: MartiansState, broken: list[int]) -> list[int]:
    able = [slot for slot in range(c.N_SLOTS) if s.slots[slot] >= GREEN and slot not in broken]
    found: list[int] = []
    because(s, BY_DEFEAT)
    for _ in range(DEFEAT_BREAKS):
        slot = able.pop(draw(s, len(able)))
        found.append(slot)
        s.emit("break", slot, tuple(s.because))
    done(s)
    return found


def kept_parts(s: MartiansState, seat: int) -> list[int]:
    there = [s.parts[part] + s.parts[c.N_PARTS + part] for part in range(c.N_PARTS)]
    kept = [0] * c.N_PARTS
    for _ in range(KEPT_PARTS):
        able = [part for part in range(c.N_PARTS) if there[part]]
        if able:
            part = s.ask(seat, ask.KEEP_PART, able)
            there[part] -= 1
            kept[part] += 1
    return kept


def start_mission(s: MartiansState) -> None:
    """Lay the mission out, with what was written down; before the first one that is nothing."""
    send_home(s)
    lay_out(s)
    if s.save:
        restore(s)
    else:
        s.unlocked = [STARTING_SKILL] * s.crew
    choose_machines(s)
    begin_mission(s)


def restore(s: MartiansState) -> None:  # rules: K3
    crew = s.crew
    s.wounds = s.save[:crew]
    s.afflicted = s.save[crew : 2 * crew]
    s.suffering = s.afflicted[:]
    s.afflictions = afflictions_left(s)
    s.unlocked = s.save[2 * crew : 3 * crew]
    s.installed |= s.save[3 * crew]
    s.upgrade_deck &= ~s.installed
    s.morale += s.save[3 * crew + 1]
    first_part = 3 * crew + 2
    for part in range(c.N_PARTS):
        s.parts[part] += s.save[first_part + part]
    for slot in s.save[first_part + c.N_PARTS :]:
        if s.slots[slot] == GREEN:
            s.slots[slot] = BROKEN
