"""Scientists and contracts: taking them from their board, and filling it again."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.rules.goods import pay, send, spend
from cinqmars.games.on_mars.rules.missions import complete, contribute
from cinqmars.games.on_mars.rules.tasks import task
from cinqmars.games.on_mars.state import DISPLAY, NO, OnMarsState


def hire(
    s: OnMarsState, c: int, must: bool, free: bool = False, scientists: bool = True, contracts: bool = True
) -> None:  # rules: H2
    """A card and its payment, one choice."""
    opts = ask.Hire.options(s, c, free, scientists, contracts)
    if not opts:
        return
    if not must:
        opts.insert(0, NO)
    choice = s.then(c, ask.HIRE, opts, (int(free), int(scientists), int(contracts)))
    if choice != NO:
        charge(s, c, s.board[choice - 1], free)
        take_card(s, c, choice - 1)


def charge(s: OnMarsState, c: int, card: int, free: bool) -> None:
    if free:
        return
    if card >= box.N_SCIENTISTS:
        spend(s, c, box.CONTRACT_COST)
    elif card == box.GEOLOGIST:
        send(s, c, box.GEOLOGIST_COLONISTS)
    else:
        pay(s, c, box.SCIENTIST_COST[card])


def take_card(s: OnMarsState, c: int, place: int) -> None:
    card = s.board[place]
    s.board[place] = box.NONE
    s.owed.append(place)
    if card >= box.N_SCIENTISTS:
        s.contract[card - box.N_SCIENTISTS] = c
        s.emit("contract", s.who(c), card - box.N_SCIENTISTS)
        complete(s)
        return
    s.scientist[card] = c
    s.emit("hire", s.who(c), card)
    contribute(s, c, box.M_SCIENTISTS)
    task(s, c, box.T_SCIENTIST)


def refill(s: OnMarsState, c: int) -> None:  # rules: H3
    """Whoever took a card fills its space with a contract of choice."""
    while s.owed:
        pile = ask.Refill.options(s)
        place = s.owed.pop(0)
        if pile:
            offer(s, c, place, s.ask(c, ask.REFILL, pile, (place,)))


def offer(s: OnMarsState, c: int, place: int, contract: int) -> None:
    s.contract[contract] = DISPLAY
    s.board[place] = box.N_SCIENTISTS + contract
    s.emit("refill", s.who(c), contract)
