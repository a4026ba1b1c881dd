"""Mission: Planète Rouge, in the order of the rulebook. Numbers refer to RULES.md.

| chapter | where | rules |
|---|---|---|
| Components | components.py | M |
| Set-up | setup.py, rules.py | S |
| The round, new ships, choice of characters | rules.py | G, N, C |
| Boarding and take-off, characters | rules.py | B, K |
| Landing, resource tiles, event cards | rules.py | L, T, V |
| End of the round | rules.py | E |
| Scoring, the end of the game | scoring.py | P, F |
| Bonus cards, discovery cards | scoring.py | VB, VD |
| Two people | game.py | H |

What is asked, what it offers and why not: questions/
"""

from __future__ import annotations

from cinqmars.kernel import simultaneously

from . import components as c
from . import questions as ask
from .questions import NO
from .scoring import final_scoring, scoring
from .state import (
    ALL_CHARACTERS,
    BOARDING,
    CHOOSING,
    DEALING,
    NOBODY,
    NONE,
    OVER,
    SET_UP,
    PlaneteState,
    destination,
)


def stretch(s: PlaneteState) -> None:
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


def set_up(s: PlaneteState) -> None:  # rules: S4 to S7
    for slot in range(s.n):
        draw_ship(s, slot)
    fist = list(range(s.n))
    for slot in range(s.n):
        s.barrier()
        p = fist.pop(s.rng.below(len(fist)))
        if slot == 0:
            s.medal = p
            s.emit("medal", p)
        put_aboard(s, p, slot, 1)
    s.phase = DEALING


def deal_events(s: PlaneteState) -> None:  # rules: S8 to S10
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


def deal_hand(s: PlaneteState, p: int) -> None:
    """Three event cards, again until one of them is a bonus card."""
    while True:
        while not s.events:
            deal_all_again(s)
        s.offer[p] = sorted([s.events.pop() for _ in range(c.EVENTS_DEALT)])
        if s.offer[p][0] < c.N_BONUS:
            return
        s.emit("show", p, *s.offer[p])
        s.shown += s.offer[p]
        s.offer[p] = []


def deal_all_again(s: PlaneteState) -> None:  # rulings: 16, 40
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


def keep_bonus(s: PlaneteState, p: int) -> None:
    card = s.ask(p, ask.KEEP, ask.Keep.options(s, p))
    s.offer[p].remove(card)
    s.bonus[p].append(card)
    s.emit("keep", p, card)


# 1. New ships


def new_ships(s: PlaneteState) -> None:  # rules: N1 to N3
    s.barrier()
    for slot in range(s.n):
        if s.dock[slot] == NONE:
            draw_ship(s, slot)


def draw_ship(s: PlaneteState, slot: int) -> None:
    if not s.ship_deck:  # rules: N4
        s.ship_deck = sorted(s.ship_discard)  # in which order they came there is nowhere to be seen
        s.ship_discard = []
        s.rng.shuffle(s.ship_deck)
    s.dock[slot] = s.ship_deck.pop()
    s.emit("dock", s.dock[slot])


# 2. Choice of characters


def choose_characters(s: PlaneteState) -> None:  # rules: C1
    simultaneously(s, choose_character)
    s.order = calling_order(s)
    s.phase = BOARDING


def choose_character(s: PlaneteState, p: int) -> None:
    s.picked[p] = s.ask(p, ask.CHOOSE, ask.Choose.options(s, p))


def calling_order(s: PlaneteState) -> list[int]:  # rules: B1, B2
    """From 1 to 9, equal numbers clockwise from the medal; reversed, to be popped."""
    n, medal = s.n, s.medal
    keys = [s.picked[p] * c.MAX_PLAYERS + (p - medal) % n for p in range(n)]
    keys.sort(reverse=True)
    return [(key % c.MAX_PLAYERS + medal) % n for key in keys]


# 3. Boarding and take-off


def character_turn(s: PlaneteState) -> None:  # rules: B1, B3, B10
    s.barrier()
    p = s.turn = s.order.pop()
    character = s.picked[p]
    s.emit("call", p, character)
    s.hand[p] &= ~(1 << character)
    perform(s, p, character)
    if not s.order:
        landing(s)
        end_of_round(s)


def perform(s: PlaneteState, p: int, character: int) -> None:
    if character == c.RECRUITER:
        recruiter(s, p)
    elif character == c.EXPLORER:
        explorer(s, p)
    elif character == c.SCIENTIST:
        scientist(s, p)
    elif character == c.SECRET_AGENT:
        secret_agent(s, p)
    elif character == c.SABOTEUR:
        saboteur(s, p)
    elif character == c.FEMME_FATALE:
        femme_fatale(s, p)
    elif character == c.TRAVEL_AGENT:
        travel_agent(s, p)
    elif character == c.SOLDIER:
        soldier(s, p)
    elif character == c.PILOT:
        pilot(s, p)


def recruiter(s: PlaneteState, p: int) -> None:  # rules: K1
    board(s, p)
    s.hand[p] = ALL_CHARACTERS


def explorer(s: PlaneteState, p: int) -> None:  # rules: K2
    board(s, p)
    for _ in range(c.EXPLORER_MOVES):
        step = s.ask(p, ask.MOVE, ask.Move.options(s, p))
        if step == NO:
            return
        origin, target = ask.Move.decode(step)
        s.mars[origin * s.n + p] -= 1
        s.mars[target * s.n + p] += 1
        s.emit("move", p, origin, target)
        explore(s, target)


def scientist(s: PlaneteState, p: int) -> None:  # rules: K3
    if board(s, p) != NONE:
        board(s, p)
    what = s.ask(p, ask.STUDY, ask.Study.options(s, p))
    if what == ask.DRAW:
        draw_event(s, p)
    elif what >= ask.LOOK:
        look(s, p, what - ask.LOOK)


def secret_agent(s: PlaneteState, p: int) -> None:  # rules: K4
    first = board(s, p)
    if first != NONE:
        board(s, p, first)
    slot = s.ask(p, ask.LAUNCH, ask.Launch.options(s)) - 1
    if slot >= 0:
        take_off(s, slot)


def saboteur(s: PlaneteState, p: int) -> None:  # rules: K5
    board(s, p)
    slot = s.ask(p, ask.DESTROY, ask.Destroy.options(s)) - 1
    if slot >= 0:
        destroy(s, slot)


def femme_fatale(s: PlaneteState, p: int) -> None:  # rules: K6
    board(s, p)
    target = s.ask(p, ask.REPLACE, ask.Replace.options(s, p))
    if target != NO:
        place, victim = ask.Replace.decode(target)
        replace(s, p, place, victim)


def travel_agent(s: PlaneteState, p: int) -> None:  # rules: K7
    board_together(s, p, 3)


def soldier(s: PlaneteState, p: int) -> None:  # rules: K8
    board_together(s, p, 2)
    target = s.ask(p, ask.KILL, ask.Kill.options(s))
    if target != NO:
        zone, victim = ask.Kill.decode(target)
        s.mars[zone * s.n + victim] -= 1
        s.lost[victim] += 1
        s.emit("kill", p, zone, victim)


def pilot(s: PlaneteState, p: int) -> None:  # rules: K9
    if board(s, p) != NONE:
        board(s, p)
    slot = s.ask(p, ask.REDIRECT, ask.Redirect.options(s)) - 1
    if slot >= 0:
        aim(s, p, slot)


def board(s: PlaneteState, p: int, other_than: int = NONE) -> int:  # rules: B4 to B6
    """One astronaut into a ship of choice, or none; the slot it boarded."""
    slot = s.ask(p, ask.BOARD, ask.Board.options(s, p, other_than), (1, other_than)) - 1
    if slot >= 0:
        put_aboard(s, p, slot, 1)
    return slot


def board_together(s: PlaneteState, p: int, number: int) -> None:  # rules: K7, K8
    """That many into one ship; none if no ship, or the reserve, has enough."""
    opts = ask.Board.together(s, p, number)
    if opts:
        slot = s.ask(p, ask.BOARD, opts, (number, NONE)) - 1
        put_aboard(s, p, slot, number)


def put_aboard(s: PlaneteState, p: int, slot: int, number: int) -> None:  # rules: B7 to B9
    ship = s.dock[slot]
    if s.tile[slot] == NONE and c.SHIP_DESTINATION[ship] == c.MANUAL:
        aim(s, p, slot)
    s.reserve[p] -= number
    s.crew[slot * s.n + p] += number
    s.aboard[slot] += number
    s.emit("board", p, ship, number)
    if s.aboard[slot] == c.SHIP_SEATS[ship]:
        take_off(s, slot)


def aim(s: PlaneteState, p: int, slot: int) -> None:
    """Put a destination tile on a ship; the one that lay there becomes available."""
    zone = s.then(p, ask.AIM, ask.Aim.options(s, slot), (slot,))
    if s.tile[slot] != NONE:
        s.tiles[s.tile[slot]] += 1
    s.tiles[zone] -= 1
    s.tile[slot] = zone
    s.emit("aim", p, s.dock[slot], zone)


def take_off(s: PlaneteState, slot: int) -> None:
    s.launched[slot] = 1
    s.flight.append(slot)
    s.emit("launch", s.dock[slot])


def destroy(s: PlaneteState, slot: int) -> None:  # rules: K5b, B11
    n, ship = s.n, s.dock[slot]
    s.emit("destroy", s.turn, ship, tuple(s.crew[slot * n : slot * n + n]))
    for q in range(n):
        if s.crew[slot * n + q]:
            s.lost[q] += s.crew[slot * n + q]
            s.emit("lose", q, s.crew[slot * n + q])
    clear(s, slot)


def clear(s: PlaneteState, slot: int) -> None:
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


def replace(s: PlaneteState, p: int, place: int, victim: int) -> None:  # rules: K6b
    n = s.n
    if place < c.N_ZONES:
        s.mars[place * n + victim] -= 1
        s.mars[place * n + p] += 1
        s.emit("replace-zone", p, place, victim)
    else:
        slot = place - c.N_ZONES
        s.crew[slot * n + victim] -= 1
        s.crew[slot * n + p] += 1
        s.emit("replace-ship", p, s.dock[slot], victim)
    s.reserve[p] -= 1
    s.lost[victim] += 1


# Resource tiles


def explore(s: PlaneteState, zone: int) -> None:  # rules: T1, T2
    if s.resource[zone] == NONE:
        s.barrier()
        s.resource[zone] = s.resource_tiles.pop()
        s.emit("explore", zone, s.resource[zone])


# Event cards


def draw_event(s: PlaneteState, p: int) -> None:  # rules: V1 to V5
    s.barrier()
    card = s.events.pop()
    s.emit("draw", p)
    s.emit("drawn", p, card, to=1 << p)
    if card < c.N_BONUS:
        s.bonus[p].append(card)
        return
    s.offer[p].append(card)  # in a zone of the state while its owner thinks
    zones = ask.Hide.options(s)
    if zones:
        hide(s, p, s.ask(p, ask.HIDE, zones))
        return
    s.discard.append(s.offer[p].pop())
    s.discarder.append(p)
    s.emit("discard", p)
    what = s.ask(p, ask.STUDY, ask.Study.look(s, p), ("look",))
    if what >= ask.LOOK:
        look(s, p, what - ask.LOOK)


def hide(s: PlaneteState, p: int, zone: int) -> None:
    s.discovery[zone] = s.offer[p].pop()
    s.known[zone] = 1 << p
    s.emit("hide", p, zone)


def look(s: PlaneteState, p: int, zone: int) -> None:
    s.barrier()
    s.known[zone] |= 1 << p
    s.emit("look", p, zone)
    s.emit("looked", p, zone, s.discovery[zone], to=1 << p)


# 4. Landing


def landing(s: PlaneteState) -> None:  # rules: L1 to L4
    n = s.n
    for slot in s.flight:
        zone = destination(s, slot)
        s.emit("land", s.dock[slot], zone, tuple(s.crew[slot * n : slot * n + n]))
        if s.aboard[slot]:
            explore(s, zone)
        for q in range(n):
            s.mars[zone * n + q] += s.crew[slot * n + q]
        clear(s, slot)
    s.flight = []


# 5. End of the round


def end_of_round(s: PlaneteState) -> None:  # rules: E1 to E3
    s.medal = s.turn
    s.emit("medal", s.medal)
    s.turn = NOBODY
    for p in range(s.n):
        s.picked[p] = NONE
    if s.round == c.ROUNDS:
        s.barrier()
        final_scoring(s)
        s.phase = OVER
        return
    if c.SCORING[s.round]:
        scoring(s, c.SCORING[s.round])
    s.round += 1
    s.emit("round", s.round)
    new_ships(s)
    s.phase = CHOOSING
