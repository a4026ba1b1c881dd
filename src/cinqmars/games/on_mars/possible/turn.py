"""What a turn may consist of."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    BLUEPRINT,
    COLONY,
    CONSTRUCT,
    CONTROL,
    DEVELOP,
    HIRE_SLOT,
    LEARN,
    MAX_PLAYERS,
    NONE,
    RESUPPLY,
    SLOT_OF,
    UPGRADE,
    WELCOME,
)
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any, cannot_upgrade_any
from cinqmars.games.on_mars.possible.colonists import price_of, side_of
from cinqmars.games.on_mars.possible.construction import cannot_construct_any
from cinqmars.games.on_mars.possible.hiring import cannot_hire_any
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any, cannot_learn_any
from cinqmars.games.on_mars.possible.outlay import A_COLONIST, Outlay
from cinqmars.games.on_mars.possible.ships import cannot_welcome
from cinqmars.games.on_mars.possible.stock import cannot_fetch_any, wallet
from cinqmars.games.on_mars.state import OnMarsState


def cannot_act(s: OnMarsState, c: int, action: int) -> str:  # rules: R2
    """Why a main action is not possible now."""
    if s.main:
        return "main-done"
    if (action >= CONTROL) != (side_of(s, c) == COLONY):
        return "other-side"
    return cannot_do(s, c, action)


def cannot_do(s: OnMarsState, c: int, action: int) -> str:
    """Why not, of the side where the company is."""
    if SLOT_OF[action] != NONE:
        return cannot_place(s, c, action)
    if action == LEARN:
        return cannot_learn_any(s, c)
    if action == RESUPPLY:
        return cannot_fetch_any(s, c)
    if action == WELCOME:
        return cannot_welcome(s, c, False)
    return ""  # the landing pod and the control centre are always open


def cannot_place(s: OnMarsState, c: int, action: int) -> str:  # rules: K2, H1
    slot = SLOT_OF[action]
    if slot == HIRE_SLOT and s.slots[slot * MAX_PLAYERS + c]:
        return "slot-taken"
    if not s.home[c]:
        return "no-colonist"
    price = price_of(s, c, slot)
    if not price:
        return cannot_achieve(s, c, action, A_COLONIST)
    if s.home[c] - 1 + wallet(s, c) < price:
        return "price"
    if priced(s, c, action, price, one=True):
        return ""
    return cannot_achieve(s, c, action, A_COLONIST) or "price"


def prices(s: OnMarsState, c: int, action: int) -> list[int]:  # rules: K6
    """How many colonists may pay the price, so that the action is still possible; empty if none may."""
    return priced(s, c, action, price_of(s, c, SLOT_OF[action]))


def priced(s: OnMarsState, c: int, action: int, price: int, one: bool = False) -> list[int]:
    """The same for a price that is known; with `one` no more than the least of these numbers."""
    purse = wallet(s, c)
    found: list[int] = []
    for k in range(max(0, price - purse), min(price, s.home[c] - 1) + 1):
        if not cannot_achieve(s, c, action, Outlay(1 + k, price - k)):
            found.append(k)
            if one:
                return found
    return found


def cannot_achieve(s: OnMarsState, c: int, action: int, after: Outlay) -> str:
    """The actions with a red colonist, apart from it."""
    if action == BLUEPRINT:
        return cannot_obtain_any(s, c)
    if action == DEVELOP:
        return cannot_develop_any(s, c, False, after.crystals)
    if action == CONSTRUCT:
        return cannot_construct_any(s, c, after)
    if action == UPGRADE:
        return cannot_upgrade_any(s, c, False, False)
    return cannot_hire_any(s, c, False, after=after)
