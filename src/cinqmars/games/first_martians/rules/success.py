"""What success brings."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.causes import BY_MISSION, BY_SPECIAL, BY_WORK, because, done
from cinqmars.games.first_martians.rules.effects import run
from cinqmars.games.first_martians.rules.hub import draw, draw_poi, free_rover, gain_sample, place_of
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.state import BROKEN, MENDED, NONE, MartiansState, has


def carry_out(s: MartiansState, i: int, a: int) -> None:
    target = s.target[i]
    if target >= targets.SPECIAL:
        special_action(s, i, a)
    elif target == targets.EXAMINE:
        s.examined += 1
        s.emit("examine", ())
    elif target == targets.DISCOVER:
        s.discoveries += 1
        s.emit("discover", ())
    elif target < targets.ROVER:
        sow(s, target - targets.PLANT)
    elif target < targets.UPGRADE:
        if s.on_rover[target - targets.ROVER]:
            free_rover(s, target - targets.ROVER)
    elif target < targets.BACKUP:
        s.upgrade_cards &= ~(1 << target - targets.UPGRADE)
        s.waiting |= 1 << target - targets.UPGRADE
        s.emit("upgrade", target - targets.UPGRADE)
    elif target < targets.EVENT:
        build_card(s, targets.CARD_AT + target - targets.BACKUP)
    elif target < targets.GATHER:
        explore(s, target - targets.EXPLORE, a)
    elif target < targets.REPAIR:
        gather(s, target - targets.GATHER, a)
    else:
        slot = target - targets.REPAIR
        s.slots[slot] = MENDED
        s.emit("repair", slot, ())


def explore(s: MartiansState, space: int, a: int) -> None:  # rules: X8
    ring = space // 8
    possible = [r for r in s.regions if r // 10 == ring and not bars_the_way(s, r, space)]
    region = possible[draw(s, len(possible))]
    s.regions.remove(region)
    s.ground[space] = region
    s.zone_samples[space] += c.REGION_SAMPLES[region]
    s.emit("explore", a, space, region, c.REGION_SAMPLES[region])
    because(s, BY_WORK, c.EXPLORE)
    for _ in range(c.REGION_POIS[region]):
        draw_poi(s)
    done(s)
    find(s, space, a)


def bars_the_way(s: MartiansState, region: int, space: int) -> bool:  # rules: N5, K5
    """Where a closed edge would bar a marked line the tile is drawn again."""
    if not c.REGION_TERRAIN[region] & c.EDGE_OUT:
        return False
    ring, direction = space // 8 + 1, space % 8
    return any([r == ring and s.directions[k - 1] == direction for r, k in sheet(s).open_lines])


def find(s: MartiansState, space: int, a: int) -> None:  # rules: N3, N5 to N7
    """What the mission puts into a region just explored."""
    mission = sheet(s)
    because(s, BY_MISSION)
    for place, effects in mission.found:
        if place_of(s, place, c.HUB) == space:
            run(s, effects, a, here=space)
    number, effects = mission.first_found
    if space < 8 and sum([r != NONE for r in s.ground[:8]]) <= number:
        run(s, effects, a, here=space)
    done(s)


def gather(s: MartiansState, code: int, a: int) -> None:  # rules: X14, G8, G9
    space, what = divmod(code, 4)
    because(s, BY_WORK, c.GATHER)
    if what == 0:
        area = 0 if has(s, c.CARGO_DRONE) else 1
        gain_sample(s, 1, area)
        s.emit("haul", space, area)
    else:
        colour = what - 1
        mission = sheet(s)
        s.emit("bring-back", colour, space)
        if mission.to_hold:
            s.in_hold[colour if has(s, c.CARGO_DRONE) else c.N_TOKEN_COLOURS + colour] += 1
        else:
            s.on_sheet[colour] += 1
        for kind, place, effects in mission.gathered:
            if kind == colour and place in (NONE, space):
                run(s, effects, a)
    done(s)


def sow(s: MartiansState, farm: int) -> None:  # rules: X16
    s.growth[farm] |= 1
    s.sown += 1
    s.emit("sow", farm)


def build_card(s: MartiansState, f: int) -> None:  # rules: C1 to C3
    s.built[f] = 1
    for part in range(c.N_PARTS):
        slot = f * c.N_PARTS + part
        if c.PENALTY[slot]:
            s.slots[slot] = BROKEN
    s.output[f] = c.MAX_OUTPUT[f]
    if f == targets.CARD_AT + 2:
        s.greenhouses[1] = c.BACKUP_GREENHOUSES
    s.emit("build-card", f)


def special_action(s: MartiansState, i: int, a: int) -> None:  # rules: X25
    target = s.target[i]
    number = (target - targets.SPECIAL) // targets.PLACES
    if targets.action_of(s, target) > c.UNSHUT:
        s.emit("act", a, s.mission, target)
    because(s, BY_SPECIAL, s.mission * 10 + number)
    run(s, targets.special_of(s, target).effects, a, here=targets.place_of_target(target))
    done(s)
