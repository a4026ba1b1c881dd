"""The solo game: Lacerda’s turns, journeys and growth, and the objectives."""

from __future__ import annotations

from typing import Final

from .components import (
    ADJACENT,
    AT_THREE,
    BLUEPRINT,
    BLUEPRINT_SPACE,
    BONUS_SPACES,
    BOTS_SPACE,
    COLONIST_SPACE,
    COLONY,
    CONDENSER,
    CONSTRUCT,
    CONTRACT_OP,
    CRYSTAL,
    D_BLUEPRINTS,
    D_CONSTRUCT,
    D_CONSTRUCT_ANY,
    D_CRYSTALS,
    D_DEVELOP,
    D_GAIN,
    D_HIRE,
    D_TECHNOLOGY,
    D_UPGRADE,
    DEVELOP,
    DISCOVERED_CRYSTALS,
    DISTANCE,
    ENTRANCE,
    GRID,
    HIRE,
    HIRE_SLOT,
    LEVEL,
    M_BOTS,
    M_DISCOVERY,
    M_RESEARCH,
    MAX_PLAYERS,
    MINE,
    N_CONTRACTS,
    N_HEXES,
    N_ORDER,
    N_SCIENTISTS,
    N_TECHS,
    N_TYPES,
    NONE,
    ORBIT,
    PER_SIDE,
    RESEARCH,
    ROVER_TECH,
    SHELTER,
    SHELTERS,
    SLOT_OF,
    SOLO_ACTION,
    SOLO_MISSION,
    SOLO_STAYS,
    TECH_OF,
    TECH_SPACE,
    UPGRADE,
    UPGRADES_A,
    WAREHOUSE_SPACES,
)
from .construction import build
from .goods import HOME, SLOT, fetch_most, gain, shift
from .hexes import at_two, connected, empty, kind_of, rover_at
from .hiring import offer, take_card
from .laboratory import advance, take_tech
from .lacerda import any_of, best_step, borrow, next_icon, obtain, upgradable, upgrade
from .missions import advance as contribute_to
from .missions import contribute
from .movement import ROVER, cannot_stop, step
from .options import cannot_obtain_any, cannot_take, price_of, side_of
from .slots import clear_slots
from .state import DECK, Table
from .technology import best_level, free_space, level_of, steps_of, use
from .travel import place_tile

RIVAL: Final = 1  # Lacerda's company
PLAYER: Final = 0
OF_COLONY: Final[list[int]] = [NONE, CONSTRUCT, UPGRADE, HIRE]  # by the number on the card


# Set-up


def settle_first(s: Table) -> None:  # rules: LA3
    s.barrier()
    s.space[RIVAL] = any_of(s, [space for space in BONUS_SPACES if space not in s.space])
    s.tell("space", RIVAL, s.space[RIVAL])
    space_bonus(s)


# Its turn


def play(s: Table) -> None:  # rules: LA5
    """Reveal a card and do what it says; from the second pass also for a mission."""
    s.barrier()
    if not s.solo_deck:
        s.solo_deck = sorted(s.solo_discard)
        s.solo_discard = []
        s.rng.shuffle(s.solo_deck)
        s.passes += 1
    card = s.solo_deck.pop()
    s.card = card
    s.solo_discard.append(card)
    s.emit("reveal", card)
    number = SOLO_ACTION[card]
    done = orbit_action(s, number) if side_of(s, RIVAL) == ORBIT else colony_action(s, number)
    if not done:
        s.emit("instead")
        move_rover(s)
    mission = SOLO_MISSION[card]
    if s.passes and s.need[mission]:
        contribute_to(s, RIVAL, mission)


def orbit_action(s: Table, number: int) -> bool:
    if number == 2:
        return learn(s)
    if number == 1:
        return affords(s, BLUEPRINT) and obtainable(s) and placed(s, BLUEPRINT) and obtain(s, RIVAL)
    return affords(s, DEVELOP) and bool(developable(s)) and placed(s, DEVELOP) and develop_twice(s)


def colony_action(s: Table, number: int) -> bool:
    action = OF_COLONY[number]
    if not affords(s, action):
        return False
    if number == 1:
        building = wanted(s)
        return bool(best_sites(s, building)) and placed(s, action) and construct(s, building)
    if number == 2:
        return bool(upgradable(s, RIVAL)) and placed(s, action) and upgrade(s, RIVAL)
    return best_card(s) != NONE and placed(s, action) and hire(s)


def affords(s: Table, action: int) -> bool:  # rules: LA11
    """It pays for others' presence with crystals only, and hires once."""
    slot = SLOT_OF[action]
    if slot == HIRE_SLOT and s.slots[slot * MAX_PLAYERS + RIVAL]:
        return False
    return s.crystals[RIVAL] >= price_of(s, RIVAL, slot)


def placed(s: Table, action: int) -> bool:  # rules: LA11
    slot = SLOT_OF[action]
    price = price_of(s, RIVAL, slot)
    s.tell("act", RIVAL, action)
    clear_slots(s, slot)
    if price:
        s.crystals[RIVAL] -= price
        s.tell("pay", RIVAL, CRYSTAL, price)
    s.slots[slot * MAX_PLAYERS + RIVAL] += 1
    shift(s, RIVAL, HOME, SLOT + slot, 1)
    return True


def obtainable(s: Table) -> bool:
    return not cannot_obtain_any(s, RIVAL)


# Orbit


def learn(s: Table) -> bool:  # rules: LA7
    """The cheapest tile, the left-most in a tie, on the top space of the first column."""
    room = [e for e in ENTRANCE if free_space(s, RIVAL, e)]
    tiles = [g for g in range(GRID) if s.grid[g] != NONE and s.tech[RIVAL * N_TECHS + s.grid[g]] == NONE]
    if not room or not tiles:
        return False
    take_tech(s, RIVAL, tiles[0], room[0])
    return True


def developable(s: Table) -> list[int]:
    """Its tiles that can move, the least developed first; of equals the lower one."""
    tiles = [t for t in range(N_TECHS) if level_of(s, RIVAL, t)]
    tiles = [t for t in tiles if steps_of(s, RIVAL, s.tech[RIVAL * N_TECHS + t])]
    spaces = sorted([s.tech[RIVAL * N_TECHS + t] for t in tiles], key=by_level_lower_first)
    return spaces


def by_level_lower_first(space: int) -> int:
    return LEVEL[space] * 100 - space


def develop_twice(s: Table) -> bool:  # rules: LA8
    """The most developed tile that can move, then the least developed."""
    spaces = developable(s)
    high = [space for space in spaces if LEVEL[space] == LEVEL[spaces[-1]]]
    advance(s, RIVAL, best_step(s, RIVAL, steps_of(s, RIVAL, max(high))))
    spaces = developable(s)
    if spaces:
        advance(s, RIVAL, best_step(s, RIVAL, steps_of(s, RIVAL, spaces[0])))
    return True


# Colony


def wanted(s: Table) -> int:  # rules: LA9
    """The building under its bot, or the next one that the colony needs; a mine always."""
    building = s.icon
    while building != MINE and s.lss[building - 1] > s.level:
        building = MINE if building == CONDENSER else building + 1
    return building


def best_sites(s: Table, building: int) -> list[int]:
    """Where it makes the largest complex that the technology in play allows; anywhere on the map."""
    if building == SHELTER:
        if s.shelters[RIVAL] >= SHELTERS:
            return []
    elif not s.left[building]:
        return []
    kind = kind_of(RIVAL, building)
    level = best_level(s, RIVAL, TECH_OF[building])
    best = -1
    found: list[int] = []
    for h in range(N_HEXES):
        if s.building[h] != NONE:
            continue
        joined = connected(s, kind, h)
        if joined > level or (not joined and not at_two(s, kind, h)) or joined < best:
            continue
        if joined > best:
            best = joined
            found = []
        found.append(h)
    return found


def construct(s: Table, building: int) -> bool:  # rules: LA9
    h = any_of(s, best_sites(s, building))
    joined = connected(s, kind_of(RIVAL, building), h)
    if joined:
        tech = TECH_OF[building]
        use(s, RIVAL, tech, RIVAL if level_of(s, RIVAL, tech) >= joined else PLAYER)
    build(s, RIVAL, building, h)
    if building != SHELTER:
        s.icon = building
        next_icon(s)
    return True


def best_card(s: Table) -> int:  # rules: LA16
    """The place on the board of the scientist or contract worth most, or NONE."""
    people = [i for i in range(N_SCIENTISTS) if NONE < s.board[i] < N_SCIENTISTS]
    if s.scientist.count(RIVAL) < 2 and people:
        worth = [plans_of(s, (s.board[i] + 1) % N_TYPES) for i in people]
        return any_of(s, [i for i, w in zip(people, worth, strict=True) if w == max(worth)])
    papers = [i for i in range(N_SCIENTISTS) if s.board[i] >= N_SCIENTISTS]
    if not papers:
        return NONE
    points = [CONTRACT_OP[s.board[i] - N_SCIENTISTS] for i in papers]
    return any_of(s, [i for i, w in zip(papers, points, strict=True) if w == max(points)])


def plans_of(s: Table, building: int) -> int:
    """Blueprints of a type that anybody holds, built or not."""
    return sum([1 for b in range(len(s.holder)) if s.holder[b] >= 0 and UPGRADES_A[b] == building])


def hire(s: Table) -> bool:  # rules: LA16
    take_card(s, RIVAL, best_card(s))
    while s.owed:
        place = s.owed.pop(0)
        pile = [x for x in range(N_CONTRACTS) if s.contract[x] == DECK]
        if pile:
            offer(s, RIVAL, place, any_of(s, pile))
    return True


# Its rover


def move_rover(s: Table) -> None:  # rules: LA17
    """To the nearest tile it can take, with technology and crystals if they are needed to reach it."""
    start = rover_at(s, RIVAL)
    tiles = [h for h in range(N_HEXES) if s.tile[h] != NONE and takes(s, s.tile[h]) and open_to(s, h)]
    if not tiles:
        return
    far = min([DISTANCE[start][h] for h in tiles])
    goal = any_of(s, [h for h in tiles if DISTANCE[start][h] == far])
    points = 2
    if far > points:
        points += borrow(s, RIVAL, ROVER_TECH)
    if points < far <= points + s.crystals[RIVAL]:
        s.crystals[RIVAL] -= far - points
        s.tell("pay", RIVAL, CRYSTAL, far - points)
        points = far
    drive(s, start, goal, points)
    if s.rover[RIVAL] == goal:
        take(s, goal)


def takes(s: Table, tile: int) -> bool:
    if tile >= RESEARCH:
        return not cannot_take(s, RIVAL, tile)
    return tile < D_GAIN and gives(s, tile)


def gives(s: Table, tile: int) -> bool:
    """Would a discovery give it anything?"""
    if tile == D_DEVELOP:
        return bool(developable(s))
    if tile == D_BLUEPRINTS:
        return obtainable(s)
    if tile == D_TECHNOLOGY:
        techs = [t for t in s.grid if t != NONE and s.tech[RIVAL * N_TECHS + t] == NONE]
        return bool(techs) and bool([e for e in ENTRANCE if free_space(s, RIVAL, e)])
    if tile == D_UPGRADE:
        return bool(upgradable(s, RIVAL))
    if tile == D_CONSTRUCT_ANY:
        return bool(best_sites(s, wanted(s)))
    if tile == D_HIRE:
        return best_card(s) != NONE
    if D_CONSTRUCT <= tile < D_GAIN:
        return bool(best_sites(s, tile - D_CONSTRUCT))
    return True  # crystals, warehouse


def open_to(s: Table, h: int) -> bool:
    return s.occupied[h] == (1 if s.rover[RIVAL] == h else 0)


def drive(s: Table, start: int, goal: int, points: int) -> None:
    """Along a shortest way with the most crystals, as far as it gets and may stop."""
    way = shortest(s, start, goal)[: points + 1]
    while len(way) > 1 and way[-1] != goal and stop_reason(s, way[-1]):
        way.pop()
    for h in way[1:]:
        step(s, RIVAL, ROVER, h, False)


def stop_reason(s: Table, h: int) -> str:
    if s.tile[h] != NONE:
        return "tile"
    return cannot_stop(s, RIVAL, ROVER, h, False)


def shortest(s: Table, start: int, goal: int) -> list[int]:
    """The hexes from start to goal; where ways are equal the first, north and clockwise."""
    most: dict[int, int] = {goal: s.crystal[goal]}
    ring = [goal]
    for _ in range(DISTANCE[start][goal]):
        outer: list[int] = []
        for h in ring:
            for a in ADJACENT[h]:
                nearer = (
                    DISTANCE[a][goal] == DISTANCE[h][goal] + 1
                    and DISTANCE[a][start] == DISTANCE[h][start] - 1
                )
                if nearer:
                    most[a] = max(most.get(a, 0), most[h] + s.crystal[a])
                    if a not in outer:
                        outer.append(a)
        ring = outer
    way = [start]
    while way[-1] != goal:
        h = way[-1]
        ahead = [a for a in ADJACENT[h] if a in most and DISTANCE[a][goal] == DISTANCE[h][goal] - 1]
        way.append(ahead[[most[a] for a in ahead].index(max([most[a] for a in ahead]))])
    return way


def take(s: Table, h: int) -> None:
    tile = s.tile[h]
    s.tile[h] = NONE
    s.tell("take", RIVAL, tile, h)
    if tile >= RESEARCH:
        s.research[RIVAL] |= 1 << (tile - RESEARCH)
        contribute(s, RIVAL, M_RESEARCH)
        develop_twice(s)
        return
    s.found[RIVAL] += 1
    contribute(s, RIVAL, M_DISCOVERY)
    discover(s, tile)


def discover(s: Table, tile: int) -> None:  # rules: LA17
    if tile == D_DEVELOP:
        develop_twice(s)
    elif tile == D_BLUEPRINTS:
        obtain(s, RIVAL)
        obtain(s, RIVAL)
    elif tile == D_TECHNOLOGY:
        learn(s)
    elif tile == D_UPGRADE:
        upgrade(s, RIVAL, 2)
    elif tile == D_CONSTRUCT_ANY:
        construct(s, wanted(s))
    elif tile == D_CRYSTALS:
        gain(s, RIVAL, CRYSTAL, DISCOVERED_CRYSTALS)
    elif tile == D_HIRE:
        hire(s)
    elif tile < D_CONSTRUCT:
        fetch_most(s, RIVAL)
        fetch_most(s, RIVAL)
    else:
        construct(s, tile - D_CONSTRUCT)


# Shuttle phase


def stays(s: Table) -> bool:  # rules: LA18
    return s.card != NONE and bool(SOLO_STAYS[s.card])


def travel(s: Table, side: int) -> None:  # rules: LA18
    s.barrier()
    s.tell("travel", RIVAL, side)
    if side == COLONY:
        explore(s)
    s.space[RIVAL] = NONE
    free = [i for i in range(N_ORDER) if i not in s.space and i // PER_SIDE == side]
    s.space[RIVAL] = any_of(s, free)
    s.tell("space", RIVAL, s.space[RIVAL])
    space_bonus(s)
    if side == COLONY:
        building = wanted(s)
        if best_sites(s, building):
            construct(s, building)


def explore(s: Table) -> None:  # rules: LA18
    """The left tile, at three hexes from its rover and as far as possible from the player's."""
    hexes = [h for h in AT_THREE[rover_at(s, RIVAL)] if empty(s, h)]
    left = 0 if s.explore[0] != NONE else 1
    if not hexes or s.explore[left] == NONE:
        return
    away = DISTANCE[rover_at(s, PLAYER)]
    farthest = max([away[h] for h in hexes])
    place_tile(s, RIVAL, left, any_of(s, [h for h in hexes if away[h] == farthest]))


def space_bonus(s: Table) -> None:  # rules: LA15
    space = s.space[RIVAL]
    if space in WAREHOUSE_SPACES:
        fetch_most(s, RIVAL)
    elif space == TECH_SPACE:
        learn(s)
    elif space == COLONIST_SPACE:
        move_rover(s)
    elif space == BOTS_SPACE:
        next_icon(s)
    elif space == BLUEPRINT_SPACE:
        obtain(s, RIVAL)


# The colony's level


def grow(s: Table) -> None:  # rules: LA19
    """A shelter, a ship and a bot for each new level."""
    if best_sites(s, SHELTER):
        construct(s, SHELTER)
    if s.depot[RIVAL]:
        s.depot[RIVAL] &= s.depot[RIVAL] - 1
        s.hangar[RIVAL] += 1
        s.tell("grow", RIVAL)
        contribute(s, RIVAL, M_BOTS)
