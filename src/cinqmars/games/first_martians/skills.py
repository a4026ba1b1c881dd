"""What can be used at any time: skills, points of interest, upgrade cards. Ruling 35 names the windows for it."""

from __future__ import annotations

from . import kinds
from .causes import BY_POI, BY_SKILL, BY_UPGRADE, because, done
from .components import (
    ANY_TIME,
    FARM,
    GROWTH,
    IN_ACTIONS,
    MAX_MORALE,
    MISSION_POI,
    N_POIS,
    N_SKILLS,
    N_UPGRADES,
    OWN_TRIP,
    POI_EFFECTS,
    SKILL_EFFECTS,
    SKILL_WHEN,
    UPGRADE_PARTS,
)
from .effect import (
    ADVANCE,
    CURE,
    FREE_ROVER,
    GAIN_PART,
    GAIN_SAMPLE,
    GAIN_SEED,
    GROW,
    HEAL,
    MORALE,
    MORALE_TOKENS,
    PAWNS,
    REPAIR,
    STRESS,
    TRACK,
    Effect,
    Effects,
)
from .effects import can_pay_skill, lowerable, may_grow, mendable, pay_skill, run
from .hub import gain_part
from .objectives import sheet, tick
from .state import DUSK, NONE, PLANNING, RESOLVING, Table, is_shut


def window(s: Table, lead: int, moment: str = "phase") -> None:  # rules: A2
    """Whoever has something to use may use it; above all at the end of a phase."""
    for i in range(s.n):
        pause(s, (lead + i) % s.n, lead, moment, NONE, False, False)


def eve(s: Table, lead: int, moment: str, performer: int = NONE, on_trip: bool = False) -> None:  # rules: A2
    """Before a roll or a reveal: whoever has something that could change what comes of it may use it."""
    for i in range(s.n):
        pause(s, (lead + i) % s.n, lead, moment, performer, on_trip, True)


def pause(s: Table, seat: int, lead: int, moment: str, performer: int, on_trip: bool, before: bool) -> None:
    """Until the seat has used enough; what belongs to the whole crew is offered to the first of them."""
    while True:
        opts = usable_skills(s, seat, performer, on_trip, before)
        if seat == lead:
            opts += usable_finds(s, before)
        if not opts:
            return
        arg = s.ask(seat, kinds.WINDOW, [kinds.PASS, *opts], (moment,))
        if arg == kinds.PASS:
            return
        use(s, seat, arg)


def usable_skills(
    s: Table, seat: int, performer: int = NONE, on_trip: bool = False, before: bool = False
) -> list[int]:
    """Of the seat's astronauts. `before` a roll or a reveal only what could change it: the rest has time."""
    found: list[int] = []
    for a in range(seat, seat + 1) if s.n > 1 else range(s.crew):
        if s.tokens[a] >= 2:
            for number in range(N_SKILLS):
                if before and has_time(SKILL_EFFECTS[s.profession[a] * N_SKILLS + number]):
                    continue
                if can_use(s, a, number, performer, on_trip):
                    found.append(kinds.USE_SKILL + a * N_SKILLS + number)
    return found


def usable_finds(s: Table, before: bool = False) -> list[int]:
    """Points of interest that matter outside of planning."""
    found: list[int] = []
    for poi in range(N_POIS):
        if s.pois[poi]:
            effects = poi_effects(s, poi)
            if matters_now(effects) and not (before and has_time(effects)):
                found.append(kinds.USE_POI + poi)
    return found


def can_use(s: Table, a: int, number: int, performer: int, on_trip: bool) -> bool:  # rules: A2, A4
    skill = s.profession[a] * N_SKILLS + number
    when = SKILL_WHEN[skill]
    if when == OWN_TRIP:
        return on_trip and a == performer and can_pay_skill(s, a, number)
    if when == IN_ACTIONS:
        if s.phase not in (PLANNING, RESOLVING, DUSK):
            return False
    elif when != ANY_TIME:
        return False
    return can_pay_skill(s, a, number) and does_something(s, SKILL_EFFECTS[skill][0])


def has_time(effects: Effects) -> bool:
    """What neither a roll nor a reveal can spoil or make more of."""
    return len(effects) > 0 and effects[0].op not in (TRACK, STRESS, MORALE, MORALE_TOKENS, HEAL, GROW)


def does_something(s: Table, e: Effect) -> bool:
    op = e.op
    if op == FREE_ROVER:
        return any(s.on_rover)
    if op == TRACK:
        return len(lowerable(s)) > 0
    if op == REPAIR:
        return len(mendable(s)) > 0
    if op == HEAL:
        return max(s.wounds) > 0
    if op == STRESS:
        return s.stress > 0
    if op == MORALE:
        return s.morale < MAX_MORALE
    if op == CURE:
        return max(s.afflicted) > 0
    if op == GROW:
        if e.b:
            return s.growth[0] > 0 and not is_shut(s, FARM)
        return any([s.growth[f] >> i & 1 and may_grow(s, f, i) for f in range(2) for i in range(GROWTH)])
    if op == ADVANCE:
        return s.samples[0] + s.examined > 0
    return True


def poi_effects(s: Table, poi: int) -> Effects:  # rules: X10
    return sheet(s).finds[poi - MISSION_POI] if poi >= MISSION_POI else POI_EFFECTS[poi]


def matters_now(effects: Effects) -> bool:
    """Parts, samples, seeds and pawns matter only when actions are declared."""
    return effects[0].op not in (GAIN_PART, GAIN_SAMPLE, GAIN_SEED, PAWNS)


def common_tools(s: Table) -> list[int]:
    """What anybody may use while planning."""
    found = [kinds.USE_POI + poi for poi in range(N_POIS) if s.pois[poi]]
    if s.upgrade_cards:
        found += [
            kinds.STRIP + u for u in range(N_UPGRADES) if s.upgrade_cards >> u & 1 and not planned(s, u)
        ]
    return found


def planned(s: Table, upgrade: int) -> bool:
    return kinds.T_UPGRADE + upgrade in s.target


def use(s: Table, seat: int, arg: int) -> None:
    if arg >= kinds.STRIP:
        strip(s, arg - kinds.STRIP)
    elif arg >= kinds.USE_POI:
        use_poi(s, seat, arg - kinds.USE_POI)
    else:
        a, number = divmod(arg - kinds.USE_SKILL, N_SKILLS)
        use_skill(s, a, number)
    tick(s)


def use_skill(s: Table, a: int, number: int) -> None:  # rules: A2
    skill = s.profession[a] * N_SKILLS + number
    pay_skill(s, a, number)
    if SKILL_WHEN[skill] == OWN_TRIP:
        s.path_read = 1
        return
    because(s, BY_SKILL, skill)
    run(s, SKILL_EFFECTS[skill], a)
    done(s)


def use_poi(s: Table, seat: int, poi: int) -> None:  # rules: X10
    s.pois[poi] -= 1
    s.pois_used[poi] += 1
    s.emit("use-poi", poi)
    because(s, BY_POI, poi)
    run(s, poi_effects(s, poi), seat if s.n > 1 else s.first)
    done(s)


def strip(s: Table, upgrade: int) -> None:  # rules: X21
    s.upgrade_cards &= ~(1 << upgrade)
    s.emit("strip", upgrade)
    because(s, BY_UPGRADE, upgrade)
    for part in UPGRADE_PARTS[upgrade]:
        gain_part(s, part)
    done(s)
