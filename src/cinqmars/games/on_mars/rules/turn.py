"""A turn of the colonization phase: its menu, the main actions, its end."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.possible.colonists import price_of
from cinqmars.games.on_mars.possible.turn import prices
from cinqmars.games.on_mars.questions.turn import ACHIEVE, ACT, EXECUTE, PLACE, USE_PAID
from cinqmars.games.on_mars.rules.blueprints import obtain, upgrade
from cinqmars.games.on_mars.rules.construction import ANY_TYPE, construct
from cinqmars.games.on_mars.rules.effects import rove
from cinqmars.games.on_mars.rules.executive import execute, use_free, use_paid
from cinqmars.games.on_mars.rules.goals import show
from cinqmars.games.on_mars.rules.goods import deliver, fetch, send, shift, spend, store_crystals
from cinqmars.games.on_mars.rules.hiring import hire, refill
from cinqmars.games.on_mars.rules.laboratory import develop, learn, repay
from cinqmars.games.on_mars.rules.level import rise
from cinqmars.games.on_mars.rules.missions import complete
from cinqmars.games.on_mars.rules.ships import welcome
from cinqmars.games.on_mars.rules.slots import clear_slots
from cinqmars.games.on_mars.rules.travel import travel
from cinqmars.games.on_mars.state import HOME, NO, SLOT, OnMarsState


def begin(s: OnMarsState, c: int) -> None:
    s.turn = c
    s.main = 0
    s.executive = 0
    s.task_done = [0] * s.k
    s.emit("turn", s.who(c))
    store_crystals(s, c)
    s.afresh()


def take_turn(s: OnMarsState, c: int) -> None:  # rules: R2, R3, P1, H5
    """One choice of the turn; the last one ends it."""
    choice = s.ask(c, ask.TURN, ask.Turn.options(s, c))
    section, what = ask.Turn.decode(choice)
    if choice == NO:
        end(s, c)
    elif section == ACT:
        s.main = 1
        act(s, c, what)
    elif section == ACHIEVE:
        show(s, c, what)
    elif section == PLACE:
        deliver(s, c, what // box.N_GOODS, what % box.N_GOODS)
    else:
        s.executive = 1
        if section == EXECUTE:
            execute(s, c, what)
        elif section == USE_PAID:
            use_paid(s, c, what)
        else:
            use_free(s, c, what)
    complete(s)


# Main actions


def act(s: OnMarsState, c: int, action: int) -> None:
    s.emit("act", s.who(c), action)
    if box.SLOT_OF[action] != box.NONE:
        place_colonist(s, c, action)
    if action == box.POD:
        travel(s, c, box.COLONY, exploring=False)
    elif action == box.BLUEPRINT:
        obtain(s, c, must=True, boosts=True)
    elif action == box.LEARN:
        learn(s, c, must=True, boosts=1)
    elif action == box.DEVELOP:
        develop(s, c, must=True, boosts=True)
    elif action == box.RESUPPLY:
        fetch(s, c, boosts=True, must=True)
    elif action == box.CONTROL:
        rove(s, c, 2, 2)
    elif action == box.CONSTRUCT:
        construct(s, c, ANY_TYPE, must=True)
    elif action == box.UPGRADE:
        upgrade(s, c, must=True)
    elif action == box.WELCOME:
        welcome(s, c, must=True, boosts=True)
    elif action == box.HIRE:
        hire(s, c, must=True)


def place_colonist(s: OnMarsState, c: int, action: int) -> None:  # rules: K2 to K6
    """Clear full slots, pay for the others' presence, put a colonist there."""
    slot = box.SLOT_OF[action]
    price = price_of(s, c, slot)
    colonists = prices(s, c, action)
    clear_slots(s, slot)
    if price:
        number = s.then(c, ask.PRICE, colonists, (action, price))
        if number:
            send(s, c, number)
        if price > number:
            spend(s, c, price - number)
    s.home[c] -= 1
    s.slots[slot * box.MAX_PLAYERS + c] += 1
    shift(s, c, HOME, SLOT + slot, 1)


def end(s: OnMarsState, c: int) -> None:  # rules: H3, T3, V1
    refill(s, c)
    repay(s)
    rise(s)
    s.played[c] = 1
    s.turn = box.NONE
