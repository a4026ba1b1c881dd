"""Lacerda's actions: what it can do, and how it chooses."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.hexes import at_two, connected, kind_of
from cinqmars.games.on_mars.lacerda.choices import (
    any_of,
    best_step,
    next_icon,
    next_type,
    upgradable,
)
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any
from cinqmars.games.on_mars.rules.construction import build
from cinqmars.games.on_mars.rules.hiring import offer, take_card
from cinqmars.games.on_mars.rules.laboratory import advance, take_tech
from cinqmars.games.on_mars.state import DECK, NO, PLAYER, RIVAL, OnMarsState
from cinqmars.games.on_mars.technology import best_level, free_space, level_of, steps_of, use


def possible(s: OnMarsState, action: int) -> bool:
    if action == box.BLUEPRINT:
        return not cannot_obtain_any(s, RIVAL)
    if action == box.LEARN:
        return bool(learnable(s))
    if action == box.DEVELOP:
        return bool(developable(s))
    if action == box.CONSTRUCT:
        return bool(best_sites(s, wanted(s)))
    if action == box.UPGRADE:
        return bool(upgradable(s, RIVAL))
    return bool(best_cards(s))


def learn(s: OnMarsState) -> None:  # rules: LA7
    """The cheapest tile, the left-most in a tie, on the top space of the first column."""
    tiles = learnable(s)
    if tiles:
        s.emit("cheapest")
        take_tech(
            s, RIVAL, tiles[0], box.ENTRANCE[0] if free_space(s, RIVAL, box.ENTRANCE[0]) else box.ENTRANCE[1]
        )


def learnable(s: OnMarsState) -> list[int]:
    """Grid spaces of the tiles it could take, the cheapest and left-most first."""
    if not free_space(s, RIVAL, box.ENTRANCE[0]) and not free_space(s, RIVAL, box.ENTRANCE[1]):
        return []
    return [
        g
        for g in range(box.GRID)
        if s.grid[g] != box.NONE and s.tech[RIVAL * box.N_TECHS + s.grid[g]] == box.NONE
    ]


def developable(s: OnMarsState) -> list[int]:
    """Its tiles that can move, the least developed first; of equals the lower one."""
    tiles = [t for t in range(box.N_TECHS) if level_of(s, RIVAL, t)]
    tiles = [t for t in tiles if steps_of(s, RIVAL, s.tech[RIVAL * box.N_TECHS + t])]
    spaces = sorted([s.tech[RIVAL * box.N_TECHS + t] for t in tiles], key=by_level_lower_first)
    return spaces


def by_level_lower_first(space: int) -> int:
    return box.LEVEL[space] * 100 - space


def develop_twice(s: OnMarsState) -> None:  # rules: LA8
    """The most developed tile that can move, then the least developed."""
    spaces = developable(s)
    high = [space for space in spaces if box.LEVEL[space] == box.LEVEL[spaces[-1]]]
    s.emit("most-developed")
    advance(s, RIVAL, best_step(s, RIVAL, steps_of(s, RIVAL, max(high))))
    spaces = developable(s)
    if spaces:
        s.emit("least-developed")
        advance(s, RIVAL, best_step(s, RIVAL, steps_of(s, RIVAL, spaces[0])))


# Colony


def wanted(s: OnMarsState) -> int:  # rules: LA9
    """The building under its bot, or the next one that the colony needs; a mine always."""
    building = s.icon
    while spare(s, building):
        building = next_type(building)
    return building


def spare(s: OnMarsState, building: int) -> bool:
    """Has the colony enough buildings of this type for now?"""
    return building != box.MINE and s.lss[building - 1] > s.level


def best_sites(s: OnMarsState, building: int) -> list[int]:
    """Where it makes the largest complex that the technology in play allows; anywhere on the map."""
    if building == box.SHELTER:
        if s.shelters[RIVAL] >= box.SHELTERS:
            return []
    elif not s.left[building]:
        return []
    kind = kind_of(RIVAL, building)
    level = best_level(s, RIVAL, box.TECH_OF[building])
    best = -1
    found: list[int] = []
    for h in range(box.N_HEXES):
        if s.building[h] != box.NONE:
            continue
        joined = connected(s, kind, h)
        if joined > level or (not joined and not at_two(s, kind, h)) or joined < best:
            continue
        if joined > best:
            best = joined
            found = []
        found.append(h)
    return found


def construct_wanted(s: OnMarsState) -> None:  # rules: LA9
    building = s.icon
    while spare(s, building):
        s.emit("spare", building)
        building = next_type(building)
    construct(s, building)


def construct(s: OnMarsState, building: int) -> None:  # rules: LA9
    sites = best_sites(s, building)
    joined = connected(s, kind_of(RIVAL, building), sites[0])
    s.emit("largest", joined + 1, len(sites))
    h = choose_site(s, building, sites)
    if joined:
        tech = box.TECH_OF[building]
        use(s, RIVAL, tech, RIVAL if level_of(s, RIVAL, tech) >= joined else PLAYER)
    build(s, RIVAL, building, h)
    if building != box.SHELTER:
        s.icon = building
        next_icon(s)


def choose_site(s: OnMarsState, building: int, sites: list[int]) -> int:  # rules: LA9
    """Where several are equal the player says which, or leaves it to chance."""
    if len(sites) == 1:
        return sites[0]
    choice = s.ask(PLAYER, ask.RIVAL_SITE, ask.RivalSite.options(sites), (building,))
    return any_of(s, sites) if choice == NO else choice - 1


# Scientists and contracts


def hires(s: OnMarsState) -> bool:
    """A scientist, if there is one and it has less than two; else it takes a contract."""
    return s.scientist.count(RIVAL) < 2 and bool(
        [card for card in s.board if box.NONE < card < box.N_SCIENTISTS]
    )


def worth_of(s: OnMarsState, card: int) -> int:
    """The blueprints that a scientist would score for, or the points of a contract."""
    if card < box.N_SCIENTISTS:
        return plans_of(s, (card + 1) % box.N_TYPES)
    return box.CONTRACT_OP[card - box.N_SCIENTISTS]


def best_cards(s: OnMarsState) -> list[int]:  # rules: LA16
    """The places on the board of the scientists or contracts worth most."""
    people = hires(s)
    places = [i for i, card in enumerate(s.board) if card != box.NONE and (card < box.N_SCIENTISTS) == people]
    most = max([worth_of(s, s.board[i]) for i in places], default=0)
    return [i for i in places if worth_of(s, s.board[i]) == most]


def plans_of(s: OnMarsState, building: int) -> int:
    """Blueprints of a type that anybody holds, built or not."""
    return sum([1 for b in range(len(s.holder)) if s.holder[b] >= 0 and box.UPGRADES_A[b] == building])


def hire(s: OnMarsState) -> None:  # rules: LA16
    places = best_cards(s)
    place = any_of(s, places)
    s.emit("scores-most" if hires(s) else "pays-most", worth_of(s, s.board[place]), len(places))
    take_card(s, RIVAL, place)
    while s.owed:
        place = s.owed.pop(0)
        pile = [x for x in range(box.N_CONTRACTS) if s.contract[x] == DECK]
        if pile:
            offer(s, RIVAL, place, any_of(s, pile))
