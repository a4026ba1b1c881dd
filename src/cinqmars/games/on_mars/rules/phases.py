"""On Mars: the phases of the game, in the order of the rulebook. Numbers refer to RULES.md.

What is possible and why not: possible/. The actions: a module each, named after what they are about.
"""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.lacerda.company import Lacerda
from cinqmars.games.on_mars.lacerda.objectives import announce
from cinqmars.games.on_mars.possible.colonists import side_of
from cinqmars.games.on_mars.rules import turn
from cinqmars.games.on_mars.rules.goods import deliver, store_crystals
from cinqmars.games.on_mars.rules.player import PlayerCompany
from cinqmars.games.on_mars.rules.travel import choose_space, space_bonus
from cinqmars.games.on_mars.scoring import count
from cinqmars.games.on_mars.state import (
    CHOOSING,
    COLONIZATION,
    FINAL,
    LACERDA,
    LAUNCHING,
    NO,
    OVER,
    RIVAL,
    SET_UP,
    SHUTTLE,
    OnMarsState,
)

company.COMPANIES[:] = [PlayerCompany(), Lacerda()]


def stretch(s: OnMarsState) -> None:
    """The next part of the game that starts and ends with everything in the state."""
    if s.phase == SET_UP:
        begin(s)
    elif s.phase == CHOOSING:
        choose_turn_order(s)
    elif s.phase == LAUNCHING:
        launch_shuttle(s)
    elif s.phase == COLONIZATION:
        colonization(s)
    elif s.phase == SHUTTLE:
        shuttle_phase(s)
    else:
        final_contracts(s)


# Set-up


def begin(s: OnMarsState) -> None:  # rules: S14, Y2
    s.queue = [(s.first_player + i) % s.n for i in range(s.n)]
    for c in range(s.k):
        company.of(s, c).settle(s, c)
    if s.first:
        dealt = [space for space in box.BONUS_SPACES if space not in s.space]
        s.rng.shuffle(dealt)
        for c in range(s.n):
            s.space[c] = dealt[c]
            s.emit("space", s.who(c), dealt[c])
        s.queue = players_in_turn_order(s)
    s.phase = CHOOSING


def choose_turn_order(s: OnMarsState) -> None:  # rules: S14
    if not s.queue:
        s.phase = LAUNCHING
        return
    c = s.queue.pop(0)
    if s.space[c] == box.NONE:
        choose_space(s, c, ask.Space.options(s))
    else:
        space_bonus(s, c)


def launch_shuttle(s: OnMarsState) -> None:  # rules: S15
    if s.solo:  # rules: LA4
        s.shuttle = side_of(s, RIVAL)
        s.emit("launch", LACERDA, s.shuttle)
    else:
        last = s.space.index(max(s.space))
        s.shuttle = s.ask(last, ask.LAUNCH, ask.Launch.options())
        s.emit("launch", last, s.shuttle)
    s.emit("round", s.round)
    s.phase = COLONIZATION


def in_turn_order(s: OnMarsState) -> list[int]:  # rules: N8
    return [s.space.index(i) for i in sorted(s.space) if i != box.NONE]


def players_in_turn_order(s: OnMarsState) -> list[int]:
    return [c for c in in_turn_order(s) if c < s.n]


# Colonization phase


def colonization(s: OnMarsState) -> None:  # rules: R1, R4
    if s.turn == box.NONE:
        waiting = [c for c in in_turn_order(s) if not s.played[c]]
        if not waiting:
            end_colonization(s)
            return
        turn.begin(s, waiting[0])
    company.of(s, s.turn).take_turn(s, s.turn)


def end_colonization(s: OnMarsState) -> None:  # rules: F1, F11, Z1
    s.played = [0] * s.k
    if s.ending or (s.singular and (not s.remaining or s.round >= box.LAST_ROUND)):
        s.phase = FINAL
        final_crystals(s)
        return
    if not s.remaining or s.round >= box.LAST_ROUND:
        s.ending = 1
        s.emit("ending")
    s.phase = SHUTTLE
    move_shuttle(s)
    s.queue = in_turn_order(s)


# Shuttle phase


def move_shuttle(s: OnMarsState) -> None:  # rules: J1, J5
    s.shuttle_left = box.NONE
    if s.shuttle_gone or s.level == box.SHUTTLE_STOPS:
        return
    if s.station > 1 and s.level < box.LAST_LEVEL:
        s.station -= 1
        s.emit("approach", s.shuttle, s.station)
        return
    s.shuttle_left = s.shuttle
    s.shuttle = box.COLONY if s.shuttle == box.ORBIT else box.ORBIT
    if s.level == box.LAST_LEVEL:
        s.shuttle_gone = 1
        s.station = 1
    else:
        s.station = s.level
    s.emit("fly", s.shuttle, s.station)


def shuttle_phase(s: OnMarsState) -> None:  # rules: J2 to J4
    if not s.queue:
        next_round(s)
        return
    c = s.queue.pop(0)
    s.task_done = [0] * s.k
    company.of(s, c).board_shuttle(s, c)


def next_round(s: OnMarsState) -> None:
    s.round += 1
    s.emit("round", s.round)
    s.shuttle_left = box.NONE
    s.phase = COLONIZATION


# End of the game


def final_crystals(s: OnMarsState) -> None:  # rules: F2, F5
    s.queue = in_turn_order(s)
    for c in s.queue:
        store_crystals(s, c)
        company.of(s, c).come_back(s, c)
    s.queue = players_in_turn_order(s)


def final_contracts(s: OnMarsState) -> None:  # rules: F9
    """Goods may still be put on contracts, one by one; then all is counted."""
    if not s.queue:
        count(s)
        if s.solo:
            announce(s)
        s.phase = OVER
        return
    c = s.queue[0]
    choice = s.ask(c, ask.DELIVER, ask.Deliver.options(s, c), ("final",))
    if choice == NO:
        s.queue.pop(0)
    else:
        deliver(s, c, *ask.Deliver.decode(choice))
