"""III. Production: oxygen, energy, farms, the meal, stress."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules import causes, hub
from cinqmars.games.first_martians.rules.actions import risk_rover
from cinqmars.games.first_martians.rules.effects import run, tick
from cinqmars.games.first_martians.rules.effects_on_crew import lose_sample
from cinqmars.games.first_martians.rules.objectives import sheet, tiles_down
from cinqmars.games.first_martians.rules.phases import begin_phase, lead
from cinqmars.games.first_martians.rules.planning import begin_planning
from cinqmars.games.first_martians.rules.skills import eve
from cinqmars.games.first_martians.state import NONE, OPEN, MartiansState, has, is_broken, is_shut


def production(s: MartiansState) -> None:  # rules: P1
    for turn, effects in sheet(s).by_round:  # rules: N8
        if turn == s.round:
            causes.because(s, causes.BY_MISSION)
            run(s, effects, NONE)
            causes.done(s)
    produce(s, c.OXYGEN)
    produce(s, c.ENERGY)
    for farm in range(2):
        if s.built[c.FARMS[farm]]:
            tend(s, farm)
    meal(s)
    strain(s)
    red_hardware(s)
    tick(s)
    begin_phase(s, s.phase)
    begin_planning(s)
    s.emit("planning", s.round)


def produce(s: MartiansState, resource: int) -> None:  # rules: P2 to P9
    """Supply against need: half of a surplus is kept, a shortage shuts facilities."""
    made, need = supply(s, resource), demand(s, resource)
    s.emit("supply", resource, made, need)
    if made > need:
        causes.because(s, causes.BY_SURPLUS)
        hub.gain(s, resource, (made - need + 1) // 2)
        causes.done(s)
    causes.because(s, causes.BY_LACK, resource)
    for _ in range(need - made):
        able = ask.Shut.options(s, resource)
        if able:
            hub.place_shutdown(s, s.ask(lead(s), ask.SHUT, able, (resource,)), resource)
    causes.done(s)
    upgrade = c.SCRUBBER if resource == c.OXYGEN else c.SUN_TRACKER
    if has(s, upgrade):
        causes.because(s, causes.BY_UPGRADE, upgrade)
        hub.gain(s, resource, 1)
        causes.done(s)


def supply(s: MartiansState, resource: int) -> int:  # rules: P2, P9
    return sum([s.output[f] for f in c.MAKES[resource] if s.built[f] and not is_shut(s, f)])


def demand(s: MartiansState, resource: int) -> int:  # rules: P3, P6, P7
    uses = c.USES[resource]
    return sum([s.built[f] and uses[f] and s.shut[2 * f + resource] == OPEN for f in range(c.N_FACILITIES)])


def missing_at(s: MartiansState, farm: int) -> list[int]:  # rules: P13
    """The resources a farm lacks: a broken part or a shutdown tile."""
    f = c.FARMS[farm]
    found: list[int] = []
    if is_broken(s, f * c.N_PARTS + c.FILTER) or s.shut[2 * f + c.OXYGEN] != OPEN:
        found.append(c.OXYGEN)
    if is_broken(s, f * c.N_PARTS + c.CONNECTOR) or s.shut[2 * f + c.ENERGY] != OPEN:
        found.append(c.ENERGY)
    return found


def tend(s: MartiansState, farm: int) -> None:  # rules: P12 to P14
    """Growth; or wilting, which the reserve can prevent."""
    lacks = missing_at(s, farm)
    if not lacks:
        lamps = (
            s.installed >> c.GROW_LAMPS & 1
        )  # those of a shut farm still serve the backup farm (ruling 29)
        for _ in range(1 + lamps):
            hub.grow_all(s, farm)
        return
    if s.plants[farm] == 0 and s.growth[farm] == 0:
        return
    causes.because(s, causes.BY_DROUGHT, farm)
    payable = all([s.reserve[resource] for resource in lacks])
    if payable and s.ask(lead(s), ask.WILT, ask.Wilt.options(), (farm, *lacks)) == 1:
        for resource in lacks:
            hub.lose(s, resource, 1)
    else:
        hub.wilt(s, farm)
    causes.done(s)


def hunger(s: MartiansState, ill: list[int]) -> list[int]:  # rules: P16, A9
    """Rations that each astronaut needs."""
    return [2 if ill[a] >> c.ANEMIA & 1 else 1 for a in range(s.crew)]


def meal(s: MartiansState) -> None:  # rules: P15 to P17, A9
    rations = hunger(s, s.suffering)
    food, need = sum(s.plants), sum(rations)
    s.emit("meal", food, need)
    if food >= need:
        causes.because(s, causes.BY_SURPLUS)
        hub.gain(s, c.FOOD, (food - need + 1) // 2)
        causes.done(s)
        return
    causes.because(s, causes.BY_HUNGER)
    from_reserve = min(need - food, s.reserve[c.FOOD])
    hub.lose(s, c.FOOD, from_reserve)
    for _ in range(need - food - from_reserve):
        eating = [a for a in range(s.crew) if rations[a]]
        a = s.ask(lead(s), ask.HUNGRY, eating, (need - food - from_reserve,))
        rations[a] -= 1
        hub.wound(s, a, 1)
    causes.done(s)


def strain(s: MartiansState) -> None:  # rules: P19, P20
    causes.because(s, causes.BY_CREW)
    hub.change_stress(s, s.crew)
    causes.done(s)
    tiles = tiles_down(s)
    if tiles:
        causes.because(s, causes.BY_STRESSFUL)
        hub.change_stress(s, 2 * tiles)
        causes.done(s)
    if has(s, c.HOLO_WALL):
        causes.because(s, causes.BY_UPGRADE, c.HOLO_WALL)
        hub.give_tokens(s, s.first, 1)
        causes.done(s)


def red_hardware(s: MartiansState) -> None:  # rules: P21 to P25
    for f in (c.GARAGE, c.PROBE_BAY, c.LAB, c.WORKING_BAY):
        if not is_broken(s, f * c.N_PARTS + c.HARDWARE) or is_shut(s, f):
            continue
        if f == c.GARAGE:
            eve(s, lead(s), "rover")
        causes.because(s, causes.BY_HARDWARE, f)
        if f == c.GARAGE:
            risk_rover(s, c.FROGGY)
        elif f == c.PROBE_BAY:
            lose_sample(s, fx.FROM_MAP, lead(s))
        elif f == c.LAB:
            hub.change_stress(s, 1)
        else:
            hub.put_token(s, c.REROLL, f, fx.NOW)
        causes.done(s)
