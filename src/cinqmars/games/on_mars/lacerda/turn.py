"""The solo game: Lacerda’s turns, journeys and growth, and the objectives."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.components import (
    ADJACENT,
    AT_THREE,
    BLUEPRINT,
    BLUEPRINT_SPACE,
    BONUS_SPACES,
    BOTS,
    BOTS_SPACE,
    COLONIST_SPACE,
    COLONY,
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
    LEARN,
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
from cinqmars.games.on_mars.hexes import at_two, connected, empty, kind_of, rover_at
from cinqmars.games.on_mars.lacerda.choices import (
    any_of,
    best_step,
    borrow,
    fetch_most,
    next_icon,
    next_type,
    obtain,
    upgradable,
    upgrade,
)
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any
from cinqmars.games.on_mars.possible.colonists import price_of, side_of
from cinqmars.games.on_mars.possible.movement import ROVER, cannot_stop
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.rules.construction import build
from cinqmars.games.on_mars.rules.goods import gain, shift
from cinqmars.games.on_mars.rules.hiring import offer, take_card
from cinqmars.games.on_mars.rules.laboratory import advance, take_tech
from cinqmars.games.on_mars.rules.missions import advance as contribute_to
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.movement import step
from cinqmars.games.on_mars.rules.slots import clear_slots
from cinqmars.games.on_mars.rules.travel import place_tile
from cinqmars.games.on_mars.state import DECK, HOME, LACERDA, NO, PLAYER, RIVAL, SLOT, Table
from cinqmars.games.on_mars.technology import best_level, free_space, level_of, steps_of, use

ACTION_OF: Final[list[list[int]]] = [  # by side and the number on the card
    [NONE, BLUEPRINT, LEARN, DEVELOP],
    [NONE, CONSTRUCT, UPGRADE, HIRE],
]
ACTION_LIKE: Final[dict[int, int]] = {  # discoveries
    D_DEVELOP: DEVELOP,
    D_BLUEPRINTS: BLUEPRINT,
    D_TECHNOLOGY: LEARN,
    D_UPGRADE: UPGRADE,
    D_CONSTRUCT_ANY: CONSTRUCT,
    D_HIRE: HIRE,
}


# Set-up


def settle_first(s: Table) -> None:  # rules: LA3
    s.barrier()
    s.space[RIVAL] = any_of(s, BONUS_SPACES)
    s.emit("space", LACERDA, s.space[RIVAL])
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
        s.emit("reshuffle")
    card = s.solo_deck.pop()
    s.card = card
    s.solo_discard.append(card)
    s.emit("reveal", card)
    action = ACTION_OF[side_of(s, RIVAL)][SOLO_ACTION[card]]
    why = cannot_act(s, action)
    if why:
        s.emit("instead", action, why)
        move_rover(s)
    else:
        act(s, action)
    mission = SOLO_MISSION[card]
    if s.passes and s.need[mission]:
        contribute_to(s, RIVAL, mission)


def cannot_act(s: Table, action: int) -> str:  # rules: LA11
    """It pays for others' presence with crystals only, and hires once."""
    slot = SLOT_OF[action]
    if slot == HIRE_SLOT and s.slots[slot * MAX_PLAYERS + RIVAL]:
        return "slot"
    if slot != NONE and s.crystals[RIVAL] < price_of(s, RIVAL, slot):
        return "price"
    return "" if possible(s, action) else "nothing"


def possible(s: Table, action: int) -> bool:
    if action == BLUEPRINT:
        return not cannot_obtain_any(s, RIVAL)
    if action == LEARN:
        return bool(learnable(s))
    if action == DEVELOP:
        return bool(developable(s))
    if action == CONSTRUCT:
        return bool(best_sites(s, wanted(s)))
    if action == UPGRADE:
        return bool(upgradable(s, RIVAL))
    return bool(best_cards(s))


def act(s: Table, action: int) -> None:
    s.emit("act", LACERDA, action)
    if SLOT_OF[action] != NONE:
        place_colonist(s, SLOT_OF[action])
    if action == BLUEPRINT:
        obtain(s, RIVAL)
    elif action == LEARN:
        learn(s)
    elif action == DEVELOP:
        develop_twice(s)
    elif action == CONSTRUCT:
        construct_wanted(s)
    elif action == UPGRADE:
        upgrade(s, RIVAL)
    else:
        hire(s)


def place_colonist(s: Table, slot: int) -> None:  # rules: LA11
    price = price_of(s, RIVAL, slot)
    clear_slots(s, slot)
    if price:
        s.crystals[RIVAL] -= price
        s.emit("pay", LACERDA, CRYSTAL, price)
    s.slots[slot * MAX_PLAYERS + RIVAL] += 1
    shift(s, RIVAL, HOME, SLOT + slot, 1)


# Orbit


def learn(s: Table) -> None:  # rules: LA7
    """The cheapest tile, the left-most in a tie, on the top space of the first column."""
    tiles = learnable(s)
    if tiles:
        s.emit("cheapest")
        take_tech(s, RIVAL, tiles[0], ENTRANCE[0] if free_space(s, RIVAL, ENTRANCE[0]) else ENTRANCE[1])


def learnable(s: Table) -> list[int]:
    """Grid spaces of the tiles it could take, the cheapest and left-most first."""
    if not free_space(s, RIVAL, ENTRANCE[0]) and not free_space(s, RIVAL, ENTRANCE[1]):
        return []
    return [g for g in range(GRID) if s.grid[g] != NONE and s.tech[RIVAL * N_TECHS + s.grid[g]] == NONE]


def developable(s: Table) -> list[int]:
    """Its tiles that can move, the least developed first; of equals the lower one."""
    tiles = [t for t in range(N_TECHS) if level_of(s, RIVAL, t)]
    tiles = [t for t in tiles if steps_of(s, RIVAL, s.tech[RIVAL * N_TECHS + t])]
    spaces = sorted([s.tech[RIVAL * N_TECHS + t] for t in tiles], key=by_level_lower_first)
    return spaces


def by_level_lower_first(space: int) -> int:
    return LEVEL[space] * 100 - space


def develop_twice(s: Table) -> None:  # rules: LA8
    """The most developed tile that can move, then the least developed."""
    spaces = developable(s)
    high = [space for space in spaces if LEVEL[space] == LEVEL[spaces[-1]]]
    s.emit("most-developed")
    advance(s, RIVAL, best_step(s, RIVAL, steps_of(s, RIVAL, max(high))))
    spaces = developable(s)
    if spaces:
        s.emit("least-developed")
        advance(s, RIVAL, best_step(s, RIVAL, steps_of(s, RIVAL, spaces[0])))


# Colony


def wanted(s: Table) -> int:  # rules: LA9
    """The building under its bot, or the next one that the colony needs; a mine always."""
    building = s.icon
    while spare(s, building):
        building = next_type(building)
    return building


def spare(s: Table, building: int) -> bool:
    """Has the colony enough buildings of this type for now?"""
    return building != MINE and s.lss[building - 1] > s.level


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


def construct_wanted(s: Table) -> None:  # rules: LA9
    building = s.icon
    while spare(s, building):
        s.emit("spare", building)
        building = next_type(building)
    construct(s, building)


def construct(s: Table, building: int) -> None:  # rules: LA9
    sites = best_sites(s, building)
    joined = connected(s, kind_of(RIVAL, building), sites[0])
    s.emit("largest", joined + 1, len(sites))
    h = choose_site(s, building, sites)
    if joined:
        tech = TECH_OF[building]
        use(s, RIVAL, tech, RIVAL if level_of(s, RIVAL, tech) >= joined else PLAYER)
    build(s, RIVAL, building, h)
    if building != SHELTER:
        s.icon = building
        next_icon(s)


def choose_site(s: Table, building: int, sites: list[int]) -> int:  # rules: LA9
    """Where several are equal the player says which, or leaves it to chance."""
    if len(sites) == 1:
        return sites[0]
    choice = s.ask(PLAYER, ask.RIVAL_SITE, ask.RivalSite.options(sites), (building,))
    if choice != NO:
        return choice - 1
    s.barrier()
    return any_of(s, sites)


def hires(s: Table) -> bool:
    """A scientist, if there is one and it has less than two; else it takes a contract."""
    return s.scientist.count(RIVAL) < 2 and bool([card for card in s.board if NONE < card < N_SCIENTISTS])


def worth_of(s: Table, card: int) -> int:
    """Of a scientist the blueprints it would score for, of a contract its points."""
    if card < N_SCIENTISTS:
        return plans_of(s, (card + 1) % N_TYPES)
    return CONTRACT_OP[card - N_SCIENTISTS]


def best_cards(s: Table) -> list[int]:  # rules: LA16
    """The places on the board of the scientists or contracts worth most."""
    people = hires(s)
    places = [i for i, card in enumerate(s.board) if card != NONE and (card < N_SCIENTISTS) == people]
    most = max([worth_of(s, s.board[i]) for i in places], default=0)
    return [i for i in places if worth_of(s, s.board[i]) == most]


def plans_of(s: Table, building: int) -> int:
    """Blueprints of a type that anybody holds, built or not."""
    return sum([1 for b in range(len(s.holder)) if s.holder[b] >= 0 and UPGRADES_A[b] == building])


def hire(s: Table) -> None:  # rules: LA16
    places = best_cards(s)
    place = any_of(s, places)
    s.emit("scores-most" if hires(s) else "pays-most", worth_of(s, s.board[place]), len(places))
    take_card(s, RIVAL, place)
    while s.owed:
        place = s.owed.pop(0)
        pile = [x for x in range(N_CONTRACTS) if s.contract[x] == DECK]
        if pile:
            offer(s, RIVAL, place, any_of(s, pile))


# Its rover


def move_rover(s: Table) -> None:  # rules: LA17
    """To the nearest tile it can take, with technology and crystals if they are needed to reach it."""
    start = rover_at(s, RIVAL)
    tiles = [h for h in range(N_HEXES) if s.tile[h] != NONE and takes(s, s.tile[h]) and open_to(s, h)]
    if not tiles:
        s.emit("no-aim")
        return
    far = min([DISTANCE[start][h] for h in tiles])
    nearest = [h for h in tiles if DISTANCE[start][h] == far]
    goal = any_of(s, nearest)
    s.emit("aim", goal, far, len(nearest))
    points = 2
    if far > points:
        points += borrow(s, RIVAL, ROVER_TECH)
    if points < far <= points + s.crystals[RIVAL]:
        s.crystals[RIVAL] -= far - points
        s.emit("pay", LACERDA, CRYSTAL, far - points)
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
    if tile in ACTION_LIKE:
        return possible(s, ACTION_LIKE[tile])
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
    s.emit("take", LACERDA, tile, h)
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
        construct_wanted(s)
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
    s.emit("travel", LACERDA, side)
    if side == COLONY:
        explore(s)
    s.space[RIVAL] = NONE
    free = [i for i in range(N_ORDER) if i not in s.space and i // PER_SIDE == side]
    s.space[RIVAL] = any_of(s, free)
    s.emit("space", LACERDA, s.space[RIVAL])
    space_bonus(s)
    if side == COLONY and possible(s, CONSTRUCT):
        construct_wanted(s)


def explore(s: Table) -> None:  # rules: LA18
    """The left tile, at three hexes from its rover and as far as possible from the player's."""
    hexes = [h for h in AT_THREE[rover_at(s, RIVAL)] if empty(s, h)]
    left = 0 if s.explore[0] != NONE else 1
    if not hexes or s.explore[left] == NONE:
        return
    away = DISTANCE[rover_at(s, PLAYER)]
    farthest = max([away[h] for h in hexes])
    hexes = [h for h in hexes if away[h] == farthest]
    s.emit("farthest", farthest, len(hexes))
    place_tile(s, RIVAL, left, any_of(s, hexes))


def space_bonus(s: Table) -> None:  # rules: LA15
    space = s.space[RIVAL]
    if space in WAREHOUSE_SPACES:
        fetch_most(s, RIVAL)
    elif space == TECH_SPACE:
        learn(s)
    elif space == COLONIST_SPACE:
        s.emit("needs-nobody")
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
        s.emit("grow", LACERDA)
    if s.level <= BOTS:  # its first bot stands on the progress area
        s.emit("new-bot", LACERDA)
        contribute(s, RIVAL, M_BOTS)
