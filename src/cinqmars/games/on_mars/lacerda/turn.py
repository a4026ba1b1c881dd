"""Lacerda’s turns, journeys and growth."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import empty, rover_at
from cinqmars.games.on_mars.lacerda.actions import (
    best_sites,
    construct,
    construct_wanted,
    develop_twice,
    hire,
    learn,
    possible,
)
from cinqmars.games.on_mars.lacerda.choices import (
    any_of,
    fetch_most,
    next_icon,
    obtain,
    upgrade,
)
from cinqmars.games.on_mars.lacerda.rover import move_rover
from cinqmars.games.on_mars.possible.colonists import price_of, side_of
from cinqmars.games.on_mars.rules.goods import shift
from cinqmars.games.on_mars.rules.missions import advance as contribute_to
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.slots import clear_slots
from cinqmars.games.on_mars.rules.travel import place_tile
from cinqmars.games.on_mars.state import HOME, LACERDA, PLAYER, RIVAL, SLOT, OnMarsState

ACTION_OF: Final[list[list[int]]] = [  # by side and the number on the card
    [box.NONE, box.BLUEPRINT, box.LEARN, box.DEVELOP],
    [box.NONE, box.CONSTRUCT, box.UPGRADE, box.HIRE],
]


# Set-up


def settle_first(s: OnMarsState) -> None:  # rules: LA3
    s.space[RIVAL] = any_of(s, box.BONUS_SPACES)
    s.emit("space", LACERDA, s.space[RIVAL])
    space_bonus(s)


# Its turn


def play(s: OnMarsState) -> None:  # rules: LA5
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
    action = ACTION_OF[side_of(s, RIVAL)][box.SOLO_ACTION[card]]
    why = cannot_act(s, action)
    if why:
        s.emit("instead", action, why)
        move_rover(s)
    else:
        act(s, action)
    mission = box.SOLO_MISSION[card]
    if s.passes and s.need[mission]:
        contribute_to(s, RIVAL, mission)


def cannot_act(s: OnMarsState, action: int) -> str:  # rules: LA11
    """It pays for others' presence with crystals only, and hires once."""
    slot = box.SLOT_OF[action]
    if slot == box.HIRE_SLOT and s.slots[slot * box.MAX_PLAYERS + RIVAL]:
        return "slot"
    if slot != box.NONE and s.crystals[RIVAL] < price_of(s, RIVAL, slot):
        return "price"
    return "" if possible(s, action) else "nothing"


def act(s: OnMarsState, action: int) -> None:
    s.emit("act", LACERDA, action)
    if box.SLOT_OF[action] != box.NONE:
        place_colonist(s, box.SLOT_OF[action])
    if action == box.BLUEPRINT:
        obtain(s, RIVAL)
    elif action == box.LEARN:
        learn(s)
    elif action == box.DEVELOP:
        develop_twice(s)
    elif action == box.CONSTRUCT:
        construct_wanted(s)
    elif action == box.UPGRADE:
        upgrade(s, RIVAL)
    else:
        hire(s)


def place_colonist(s: OnMarsState, slot: int) -> None:  # rules: LA11
    price = price_of(s, RIVAL, slot)
    clear_slots(s, slot)
    if price:
        s.crystals[RIVAL] -= price
        s.emit("pay", LACERDA, box.CRYSTAL, price)
    s.slots[slot * box.MAX_PLAYERS + RIVAL] += 1
    shift(s, RIVAL, HOME, SLOT + slot, 1)


# Shuttle phase


def stays(s: OnMarsState) -> bool:  # rules: LA18
    return s.card != box.NONE and bool(box.SOLO_STAYS[s.card])


def travel(s: OnMarsState, side: int) -> None:  # rules: LA18
    s.barrier()
    s.emit("travel", LACERDA, side)
    if side == box.COLONY:
        explore(s)
    s.space[RIVAL] = box.NONE
    free = [i for i in range(box.N_ORDER) if i not in s.space and i // box.PER_SIDE == side]
    s.space[RIVAL] = any_of(s, free)
    s.emit("space", LACERDA, s.space[RIVAL])
    space_bonus(s)
    if side == box.COLONY and possible(s, box.CONSTRUCT):
        construct_wanted(s)


def explore(s: OnMarsState) -> None:  # rules: LA18
    """The left tile, at three hexes from its rover and as far as possible from the player's."""
    hexes = [h for h in box.AT_THREE[rover_at(s, RIVAL)] if empty(s, h)]
    left = 0 if s.explore[0] != box.NONE else 1
    if not hexes or s.explore[left] == box.NONE:
        return
    away = box.DISTANCE[rover_at(s, PLAYER)]
    farthest = max([away[h] for h in hexes])
    hexes = [h for h in hexes if away[h] == farthest]
    s.emit("farthest", farthest, len(hexes))
    place_tile(s, RIVAL, left, any_of(s, hexes))


def space_bonus(s: OnMarsState) -> None:  # rules: LA15
    space = s.space[RIVAL]
    if space in box.WAREHOUSE_SPACES:
        fetch_most(s, RIVAL)
    elif space == box.TECH_SPACE:
        learn(s)
    elif space == box.COLONIST_SPACE:
        s.emit("needs-nobody")
        move_rover(s)
    elif space == box.BOTS_SPACE:
        next_icon(s)
    elif space == box.BLUEPRINT_SPACE:
        obtain(s, RIVAL)


# The colony's level


def grow(s: OnMarsState) -> None:  # rules: LA19
    """A shelter, a ship and a bot for each new level."""
    if best_sites(s, box.SHELTER):
        construct(s, box.SHELTER)
    if s.depot[RIVAL]:
        s.depot[RIVAL] &= s.depot[RIVAL] - 1
        s.hangar[RIVAL] += 1
        s.emit("grow", LACERDA)
    if s.level <= box.BOTS:  # its first bot stands on the progress area
        s.emit("new-bot", LACERDA)
        contribute(s, RIVAL, box.M_BOTS)
