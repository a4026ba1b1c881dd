"""The course of the game: generations with their turns and production, and its end."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars import state as st
from cinqmars.games.terraforming_mars.cards.compiled import FIRST_ACTION
from cinqmars.games.terraforming_mars.cards.traits import N_TRAITS, NEXT_LEEWAY, NEXT_OFF
from cinqmars.games.terraforming_mars.marsbot import course as marsbot
from cinqmars.games.terraforming_mars.marsbot.actions import settle
from cinqmars.games.terraforming_mars.marsbot.scoring import out_of_time
from cinqmars.games.terraforming_mars.state import TerraformingState

from .actions import plant, take
from .order import after
from .playing import resolve
from .research import research
from .rivals import has_passed
from .scoring import final_scoring, total
from .set_up import prelude_turn, set_up
from .standard import cannot_plant


def stretch(s: TerraformingState) -> None:
    """The next part of the game that starts and ends with everything in the state."""
    if s.phase == st.ACTION:
        action(s)
    elif s.phase == st.SET_UP:
        set_up(s)
    elif s.phase == st.PRELUDES:
        prelude_turn(s)
    elif s.phase == st.RESEARCH:
        research(s)
    elif s.phase == st.PRODUCTION:
        production(s)
    else:
        last_greeneries(s)


# 1. Player order; 2. is research.py


def player_order(s: TerraformingState) -> None:  # rules: G2
    s.generation += 1
    s.first = after(s, s.first)
    s.turn = s.first
    s.emit("generation", s.generation, s.first)


# 3. Actions


def action(s: TerraformingState) -> None:  # rules: G5 to G8
    """One action of the player whose turn it is."""
    p = s.turn
    if p == box.MARSBOT:
        marsbot.turn(s)
        next_turn(s)
        return
    if s.first_action[p]:
        s.first_action[p] = 0
        s.emit("first-action", p, s.corporation[p])
        resolve(s, p, FIRST_ACTION[s.corporation[p]], s.corporation[p])
    else:
        act = s.then(p, ask.ACT, ask.Act.options(s, p), (s.done,))
        if act == ask.PASS:
            s.passed[p] = 1
            s.emit("pass", p)
        if act <= ask.END_TURN:
            next_turn(s)
            return
        take(s, p, act)
    settle(s)
    s.done += 1
    if s.done == box.ACTIONS:
        next_turn(s)


def next_turn(s: TerraformingState) -> None:  # rules: G8, R6
    """Clockwise to whoever has not passed."""
    s.done = 0
    q = after(s, s.turn)
    while has_passed(s, q):
        if q == s.turn:
            s.phase = st.PRODUCTION
            return
        q = after(s, q)
    s.turn = q


# 4. Production


def production(s: TerraformingState) -> None:  # rules: G10 to G13
    s.emit("production")
    for p in range(s.n):
        produce_resources(s, p)
        s.passed[p] = 0
        s.raised[p] = 0
        s.traits[p * N_TRAITS + NEXT_OFF] = 0
        s.traits[p * N_TRAITS + NEXT_LEEWAY] = 0
    s.used = []
    if s.params == box.MAXIMUM:
        s.turn = s.first
        s.phase = st.LAST_GREENERIES
        s.emit("terraformed")
    else:
        player_order(s)
        s.phase = st.RESEARCH
        if out_of_time(s):
            end(s)


def produce_resources(s: TerraformingState, p: int) -> None:
    base = p * box.N_RESOURCES
    stock, made = s.stock, s.production
    money, heat = s.rating[p] + made[base + box.MEGACREDITS], stock[base + box.ENERGY] + made[base + box.HEAT]
    s.emit("income", p, (money, *made[base + box.STEEL : base + box.HEAT], heat))
    stock[base + box.HEAT] += heat
    stock[base + box.ENERGY] = made[base + box.ENERGY]
    stock[base + box.MEGACREDITS] += money
    stock[base + box.STEEL] += made[base + box.STEEL]
    stock[base + box.TITANIUM] += made[base + box.TITANIUM]
    stock[base + box.PLANTS] += made[base + box.PLANTS]


# End of the game


def last_greeneries(s: TerraformingState) -> None:  # rules: F1, F2
    """In turn order, as many as one's plants allow."""
    p = s.turn
    if p == box.MARSBOT:
        s.barrier()
        marsbot.last_greeneries(s)
    elif not cannot_plant(s, p) and s.then(p, ask.GREEN, ask.Green.options()):
        plant(s, p)
        return
    s.turn = after(s, p)
    if s.turn == s.first:
        end(s)


def end(s: TerraformingState) -> None:
    s.barrier()
    final_scoring(s)
    for p in range(s.n):
        s.emit("score", p, total(s, p))
    s.turn = st.NOBODY
    s.phase = st.OVER
