"""Tools: what can be used at any time. Skills, points of interest, upgrade cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.possible import can_pay_skill, lowerable, may_grow, mendable
from cinqmars.games.first_martians.state import DUSK, NONE, PLANNING, RESOLVING, MartiansState, is_shut

READY: Final = 0
PASS: Final = 0
PIECE: Final = 1  # + piece
TAKE_APART: Final = PIECE + c.N_PIECES
USE_SKILL: Final = TAKE_APART + 1  # + astronaut * N_SKILLS + number
USE_POI: Final = USE_SKILL + c.MAX_CREW * c.N_SKILLS  # + point of interest
STRIP: Final = USE_POI + c.N_POIS  # + upgrade card
N_PLAN: Final = STRIP + c.N_UPGRADES


PRESSING: Final = (fx.Track, fx.Stress, fx.Morale, fx.MoraleTokens, fx.Heal, fx.Grow)
FOR_THE_PLAN: Final = (fx.GainPart, fx.GainSample, fx.GainSeed, fx.Pawns)


NUMBERS: Final[list[list[int]]] = [  # of skills, by their bits
    [number for number in range(c.N_SKILLS) if mask >> number & 1] for mask in range(1 << c.N_SKILLS)
]


def usable_skills(
    s: MartiansState, seat: int, performer: int = NONE, on_trip: bool = False, before: bool = False
) -> list[int]:
    """The skills of the seat's astronauts. `before` a roll or a reveal only what could change it: the rest has time."""
    found: list[int] = []
    for a in range(seat, seat + 1) if s.n > 1 else range(s.crew):
        ready = s.unlocked[a] & ~s.skills[a]
        if ready and s.tokens[a] >= 2:
            for number in NUMBERS[ready]:
                if before and has_time(c.SKILL_EFFECTS[s.profession[a] * c.N_SKILLS + number]):
                    continue
                if can_use(s, a, number, performer, on_trip):
                    found.append(USE_SKILL + a * c.N_SKILLS + number)
    return found


def usable_finds(s: MartiansState, before: bool = False) -> list[int]:
    """Points of interest that matter outside of planning."""
    found: list[int] = []
    for poi in range(c.N_POIS):
        if s.pois[poi]:
            effects = poi_effects(s, poi)
            if matters_now(effects) and not (before and has_time(effects)):
                found.append(USE_POI + poi)
    return found


def can_use(s: MartiansState, a: int, number: int, performer: int, on_trip: bool) -> bool:  # rules: A2, A4
    skill = s.profession[a] * c.N_SKILLS + number
    when = c.SKILL_WHEN[skill]
    if when == c.OWN_TRIP:
        return on_trip and a == performer and can_pay_skill(s, a, number)
    if when == c.IN_ACTIONS:
        if s.phase not in (PLANNING, RESOLVING, DUSK):
            return False
    elif when != c.ANY_TIME:
        return False
    return can_pay_skill(s, a, number) and does_something(s, c.SKILL_EFFECTS[skill][0])


def has_time(effects: fx.Effects) -> bool:
    """What neither a roll nor a reveal can spoil or make more of."""
    return len(effects) > 0 and type(effects[0]) not in PRESSING


def does_something(s: MartiansState, e: fx.Effect) -> bool:
    """Effects that are not listed always do."""
    use = OF_USE.get(type(e))
    return use is None or use(s, e)


def can_grow(s: MartiansState, e: fx.Grow) -> bool:
    if e.everything:
        return s.growth[0] > 0 and not is_shut(s, c.FARM)
    return any([s.growth[f] >> i & 1 and may_grow(s, f, i) for f in range(2) for i in range(c.GROWTH)])


# when effects that a skill has do something
OF_USE: Final[dict[type[Any], Callable[[MartiansState, Any], bool]]] = {
    fx.FreeRover: lambda s, e: any(s.on_rover),
    fx.Track: lambda s, e: len(lowerable(s)) > 0,
    fx.Repair: lambda s, e: len(mendable(s)) > 0,
    fx.Heal: lambda s, e: max(s.wounds) > 0,
    fx.Stress: lambda s, e: s.stress > 0,
    fx.Morale: lambda s, e: s.morale < c.MAX_MORALE,
    fx.Cure: lambda s, e: max(s.afflicted) > 0,
    fx.Grow: can_grow,
    fx.Advance: lambda s, e: s.samples[0] + s.examined > 0,
}


def poi_effects(s: MartiansState, poi: int) -> fx.Effects:  # rules: X10
    return sheet(s).finds[poi - c.MISSION_POI] if poi >= c.MISSION_POI else c.POI_EFFECTS[poi]


def matters_now(effects: fx.Effects) -> bool:
    """Parts, samples, seeds and pawns matter only when actions are declared."""
    return type(effects[0]) not in FOR_THE_PLAN


def common_tools(s: MartiansState) -> list[int]:
    """What anybody may use while planning."""
    found = [USE_POI + poi for poi in range(c.N_POIS) if s.pois[poi]] if any(s.pois) else []
    if s.upgrade_cards:
        found += [STRIP + u for u in range(c.N_UPGRADES) if s.upgrade_cards >> u & 1 and not planned(s, u)]
    return found


def planned(s: MartiansState, upgrade: int) -> bool:
    return targets.UPGRADE + upgrade in s.target
