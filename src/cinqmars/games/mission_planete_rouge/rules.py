"""Mission: Planète Rouge, in the order of the rulebook. Numbers refer to RULES.md.

What a question offers and why something is not offered: options.py. Scoring: scoring.py.
"""

from __future__ import annotations

from cinqmars.kernel import simultaneously

from .components import (
    EVENTS_DEALT,
    EXPLORER,
    EXPLORER_MOVES,
    FEMME_FATALE,
    MANUAL,
    MAX_PLAYERS,
    N_BONUS,
    N_ZONES,
    PILOT,
    RECRUITER,
    ROUNDS,
    SABOTEUR,
    SCIENTIST,
    SCORING,
    SECRET_AGENT,
    SHIP_DESTINATION,
    SHIP_SEATS,
    SOLDIER,
    TRAVEL_AGENT,
)
from .kinds import (
    AIM,
    BOARD,
    CHOOSE,
    DESTROY,
    DRAW,
    HIDE,
    KEEP,
    KILL,
    LAUNCH,
    LOOK,
    MOVE,
    NO,
    REDIRECT,
    REPLACE,
    STUDY,
)
from .options import (
    aim_options,
    board_options,
    board_together_options,
    choose_options,
    destination,
    destroy_options,
    hide_options,
    keep_options,
    kill_options,
    launch_options,
    look_options,
    move_options,
    redirect_options,
    replace_options,
    study_options,
)
from .scoring import final_scoring, scoring
from .state import ALL_CHARACTERS, BOARDING, CHOOSING, DEALING, NOBODY, NONE, OVER, SET_UP, Table


def stretch(s: Table) -> None:
    """The next part of the game that starts and ends with everything in the state."""
    if s.phase == SET_UP:
        set_up(s)
    elif s.phase == DEALING:
        deal_events(s)
    elif s.phase == CHOOSING:
        choose_characters(s)
    else:
        character_turn(s)


# Set-up


def set_up(s: Table) -> None:  # rules: S4 to S7
    for slot in range(s.n):
        draw_ship(s, slot)
    fist = list(range(s.n))
    for slot in range(s.n):
        s.barrier()
        p = fist.pop(s.rng.below(len(fist)))
        if slot == 0:
            s.medal = p
            s.emit("medal", p)
        put_aboard(s, p, slot, 1, False)
    s.phase = DEALING


def deal_events(s: Table) -> None:  # rules: S8 to S10
    s.barrier()
    for p in range(s.n):
        deal_hand(s, p)
    simultaneously(s, keep_bonus)
    for p in range(s.n):
        s.events += s.offer[p]
        s.given_back[p] = s.offer[p]
        s.offer[p] = []
    s.events += s.shown
    s.shown = []
    s.rng.shuffle(s.events)
    s.phase = CHOOSING


def deal_hand(s: Table, p: int) -> None:
    """Three event cards, again until one of them is a bonus card."""
    while True:
        while not s.events:
            deal_all_again(s)
        s.offer[p] = sorted([s.events.pop() for _ in range(EVENTS_DEALT)])
        if s.offer[p][0] < N_BONUS:
            return
        s.emit("show", p, *s.offer[p])
        s.shown += s.offer[p]
        s.offer[p] = []


def deal_all_again(s: Table) -> None:  # rulings: 16, 40
    """The deck is out and only discoveries were shown: the other hands hold every bonus card."""
    others = [p for p in range(s.n) if s.offer[p]]
    s.events = s.shown
    s.shown = []
    for p in others:
        s.events += s.offer[p]
        s.offer[p] = []
    s.rng.shuffle(s.events)
    for p in others:
        deal_hand(s, p)


def keep_bonus(s: Table, p: int) -> None:
    card = s.ask(p, KEEP, keep_options(s, p))
    s.offer[p].remove(card)
    s.bonus[p].append(card)
    s.emit("keep", p, card)


# 1. New ships


def new_ships(s: Table) -> None:  # rules: N1 to N3
    s.barrier()
    for slot in range(s.n):
        if s.dock[slot] == NONE:
            draw_ship(s, slot)


def draw_ship(s: Table, slot: int) -> None:
    if not s.ship_deck:  # rules: N4
        s.ship_deck = sorted(s.ship_discard)  # in which order they came there is nowhere to be seen
        s.ship_discard = []
        s.rng.shuffle(s.ship_deck)
    s.dock[slot] = s.ship_deck.pop()
    s.emit("dock", s.dock[slot])


# 2. Choice of characters


def choose_characters(s: Table) -> None:  # rules: C1
    simultaneously(s, choose_character)
    s.order = calling_order(s)
    s.phase = BOARDING


def choose_character(s: Table, p: int) -> None:
    s.picked[p] = s.ask(p, CHOOSE, choose_options(s, p))


def calling_order(s: Table) -> list[int]:  # rules: B1, B2
    """From 1 to 9, equal numbers clockwise from the medal; reversed, to be popped."""
    n, medal = s.n, s.medal
    keys = [s.picked[p] * MAX_PLAYERS + (p - medal) % n for p in range(n)]
    keys.sort(reverse=True)
    return [(key % MAX_PLAYERS + medal) % n for key in keys]


# 3. Boarding and take-off


def character_turn(s: Table) -> None:  # rules: B1, B3, B10
    s.barrier()
    p = s.turn = s.order.pop()
    character = s.picked[p]
    s.emit("call", p, character)
    s.hand[p] &= ~(1 << character)
    perform(s, p, character)
    if not s.order:
        landing(s)
        end_of_round(s)


def perform(s: Table, p: int, character: int) -> None:
    if character == RECRUITER:
        recruiter(s, p)
    elif character == EXPLORER:
        explorer(s, p)
    elif character == SCIENTIST:
        scientist(s, p)
    elif character == SECRET_AGENT:
        secret_agent(s, p)
    elif character == SABOTEUR:
        saboteur(s, p)
    elif character == FEMME_FATALE:
        femme_fatale(s, p)
    elif character == TRAVEL_AGENT:
        travel_agent(s, p)
    elif character == SOLDIER:
        soldier(s, p)
    elif character == PILOT:
        pilot(s, p)


def recruiter(s: Table, p: int) -> None:  # rules: K1
    board(s, p)
    s.hand[p] = ALL_CHARACTERS


def explorer(s: Table, p: int) -> None:  # rules: K2
    board(s, p)
    for _ in range(EXPLORER_MOVES):
        step = s.ask(p, MOVE, move_options(s, p))
        if step == NO:
            return
        origin, target = divmod(step - 1, N_ZONES)
        s.mars[origin * s.n + p] -= 1
        s.mars[target * s.n + p] += 1
        s.emit("move", p, origin, target)
        explore(s, target)


def scientist(s: Table, p: int) -> None:  # rules: K3
    if board(s, p) != NONE:
        board(s, p)
    what = s.ask(p, STUDY, study_options(s, p))
    if what == DRAW:
        draw_event(s, p)
    elif what >= LOOK:
        look(s, p, what - LOOK)


def secret_agent(s: Table, p: int) -> None:  # rules: K4
    first = board(s, p)
    if first != NONE:
        board(s, p, first)
    slot = s.ask(p, LAUNCH, launch_options(s)) - 1
    if slot >= 0:
        take_off(s, slot)


def saboteur(s: Table, p: int) -> None:  # rules: K5
    board(s, p)
    slot = s.ask(p, DESTROY, destroy_options(s)) - 1
    if slot >= 0:
        destroy(s, slot)


def femme_fatale(s: Table, p: int) -> None:  # rules: K6
    board(s, p)
    target = s.ask(p, REPLACE, replace_options(s, p))
    if target != NO:
        place, victim = divmod(target - 1, MAX_PLAYERS)
        replace(s, p, place, victim)


def travel_agent(s: Table, p: int) -> None:  # rules: K7
    board_together(s, p, 3)


def soldier(s: Table, p: int) -> None:  # rules: K8
    board_together(s, p, 2)
    target = s.ask(p, KILL, kill_options(s))
    if target != NO:
        zone, victim = divmod(target - 1, MAX_PLAYERS)
        s.mars[zone * s.n + victim] -= 1
        s.lost[victim] += 1
        s.emit("kill", p, zone, victim)


def pilot(s: Table, p: int) -> None:  # rules: K9
    if board(s, p) != NONE:
        board(s, p)
    slot = s.ask(p, REDIRECT, redirect_options(s)) - 1
    if slot >= 0:
        aim(s, p, slot, True)


def board(s: Table, p: int, other_than: int = NONE) -> int:  # rules: B4 to B6
    """One astronaut into a ship of choice, or none; the slot it boarded."""
    slot = s.ask(p, BOARD, board_options(s, p, other_than), (1, other_than)) - 1
    if slot >= 0:
        put_aboard(s, p, slot, 1, True)
    return slot


def board_together(s: Table, p: int, number: int) -> None:  # rules: K7, K8
    """That many into one ship; none if no ship, or the reserve, has enough."""
    opts = board_together_options(s, p, number)
    if opts:
        slot = s.ask(p, BOARD, opts, (number, NONE)) - 1
        put_aboard(s, p, slot, number, len(opts) > 1)  # the only ship is not asked for: nothing to hold on to


def put_aboard(s: Table, p: int, slot: int, number: int, held: bool) -> None:  # rules: B7 to B9
    ship = s.dock[slot]
    if s.tile[slot] == NONE and SHIP_DESTINATION[ship] == MANUAL:
        aim(s, p, slot, held)
    s.reserve[p] -= number
    s.crew[slot * s.n + p] += number
    s.aboard[slot] += number
    s.emit("board", p, ship, number)
    if s.aboard[slot] == SHIP_SEATS[ship]:
        take_off(s, slot)


def aim(s: Table, p: int, slot: int, held: bool) -> None:
    """Put a destination tile on a ship; the one that lay there becomes available."""
    zone = s.ask(p, AIM, aim_options(s, slot), (slot,), held)
    if s.tile[slot] != NONE:
        s.tiles[s.tile[slot]] += 1
    s.tiles[zone] -= 1
    s.tile[slot] = zone
    s.emit("aim", p, s.dock[slot], zone)


def take_off(s: Table, slot: int) -> None:
    s.launched[slot] = 1
    s.flight.append(slot)
    s.emit("launch", s.dock[slot])


def destroy(s: Table, slot: int) -> None:  # rules: K5b, B11
    n, ship = s.n, s.dock[slot]
    s.emit("destroy", s.turn, ship, *s.crew[slot * n : slot * n + n])
    for q in range(n):
        if s.crew[slot * n + q]:
            s.lost[q] += s.crew[slot * n + q]
            s.emit("lose", q, s.crew[slot * n + q])
    clear(s, slot)


def clear(s: Table, slot: int) -> None:
    """The ship goes to the discard, its tile back to the stock."""
    n = s.n
    for q in range(n):
        s.crew[slot * n + q] = 0
    s.aboard[slot] = 0
    if s.tile[slot] != NONE:
        s.tiles[s.tile[slot]] += 1
        s.tile[slot] = NONE
    s.ship_discard.append(s.dock[slot])
    s.dock[slot] = NONE
    s.launched[slot] = 0


def replace(s: Table, p: int, place: int, victim: int) -> None:  # rules: K6b
    n = s.n
    if place < N_ZONES:
        s.mars[place * n + victim] -= 1
        s.mars[place * n + p] += 1
        s.emit("replace-zone", p, place, victim)
    else:
        slot = place - N_ZONES
        s.crew[slot * n + victim] -= 1
        s.crew[slot * n + p] += 1
        s.emit("replace-ship", p, s.dock[slot], victim)
    s.reserve[p] -= 1
    s.lost[victim] += 1


# Resource tiles


def explore(s: Table, zone: int) -> None:  # rules: T1, T2
    if s.resource[zone] == NONE:
        s.barrier()
        s.resource[zone] = s.resource_tiles.pop()
        s.emit("explore", zone, s.resource[zone])


# Event cards


def draw_event(s: Table, p: int) -> None:  # rules: V1 to V5
    s.barrier()
    card = s.events.pop()
    s.emit("draw", p)
    s.emit("drawn", p, card, to=1 << p)
    if card < N_BONUS:
        s.bonus[p].append(card)
        return
    s.offer[p].append(card)  # in a zone of the state while its owner thinks
    zones = hide_options(s)
    if zones:
        hide(s, p, s.ask(p, HIDE, zones))
        return
    s.discard.append(s.offer[p].pop())
    s.discarder.append(p)
    s.emit("discard", p)
    what = s.ask(p, STUDY, look_options(s, p), ("look",))
    if what >= LOOK:
        look(s, p, what - LOOK)


def hide(s: Table, p: int, zone: int) -> None:
    s.discovery[zone] = s.offer[p].pop()
    s.known[zone] = 1 << p
    s.emit("hide", p, zone)


def look(s: Table, p: int, zone: int) -> None:
    s.barrier()
    s.known[zone] |= 1 << p
    s.emit("look", p, zone)
    s.emit("looked", p, zone, s.discovery[zone], to=1 << p)


# 4. Landing


def landing(s: Table) -> None:  # rules: L1 to L4
    n = s.n
    for slot in s.flight:
        zone = destination(s, slot)
        s.emit("land", s.dock[slot], zone, *s.crew[slot * n : slot * n + n])
        if s.aboard[slot]:
            explore(s, zone)
        for q in range(n):
            s.mars[zone * n + q] += s.crew[slot * n + q]
        clear(s, slot)
    s.flight = []


# 5. End of the round


def end_of_round(s: Table) -> None:  # rules: E1 to E3
    s.medal = s.turn
    s.emit("medal", s.medal)
    s.turn = NOBODY
    for p in range(s.n):
        s.picked[p] = NONE
    if s.round == ROUNDS:
        s.barrier()
        final_scoring(s)
        s.phase = OVER
        return
    if SCORING[s.round]:
        scoring(s, SCORING[s.round])
    s.round += 1
    s.emit("round", s.round)
    new_ships(s)
    s.phase = CHOOSING
