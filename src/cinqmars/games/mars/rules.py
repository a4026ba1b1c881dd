"""Mars, in the order of the rulebook. Numbers refer to RULES.md.

The phases have modules of their own where they are long: confrontations.py (phase 1), research.py (2),
exchanges.py (5), construction.py (6); what holds for a colony at all times is in colony.py.
"""

from __future__ import annotations

from typing import Final

from .colony import (
    active,
    cards_in_hand,
    consumption,
    light_up,
    own_capacity,
    points,
    settle,
    shed,
    storage,
)
from .components import (
    COLONIST,
    COMMUNICATION_FIELD,
    CONTESTED,
    DEPOSIT_CARDS,
    DIE,
    ENERGY_FIELD,
    FIRST_POSTS,
    MINE_1,
    N_MATERIALS,
    N_PLACES,
    NONE,
    PLANT_0,
    RESEARCH,
    RESEARCH_FIELD,
    REVISED_HAND,
    START_HAND,
    SUPREMACY,
)
from .confrontations import conflict, contested, raid, supremacy
from .construction import add_mine, construct
from .exchanges import exchange
from .kinds import BORROW, DISCARD, MOVE, NO, OF_EACH, PICK, PROSPECT, ROLL
from .materials import draw_supply, gain, materials_of, spend, take_from_reserve
from .research import draw_research, drilled
from .state import (
    BORROWING,
    CONSTRUCTING,
    DEALING,
    ENDING,
    EVENT,
    EXCHANGING,
    MOVING,
    OVER,
    PROSPECTING,
    RAIDING,
    RESEARCHING,
    SUPPLY,
    Table,
)

MOVES: Final = 60  # of colonists in one turn: more than all of them need


def stretch(s: Table) -> None:
    """The next part of the game that starts and ends with everything in the state."""
    if s.phase == PROSPECTING:
        prospect(s)
    elif s.phase == DEALING:
        deal(s)
    elif s.phase == EVENT:
        event(s)
    elif s.phase == RAIDING:
        raid(s, s.turn)
        s.phase = RESEARCHING
    elif s.phase == RESEARCHING:
        research(s, s.turn)
        s.phase = SUPPLY
    elif s.phase == SUPPLY:
        supply(s, s.turn)
        produce(s, s.turn)
        s.phase = EXCHANGING
    elif s.phase == EXCHANGING:
        exchange(s)
    elif s.phase == CONSTRUCTING:
        construct(s)
    elif s.phase == BORROWING:
        borrow(s, s.turn)
        light_up(s, s.turn)
        s.phase = MOVING
    elif s.phase == MOVING:
        move_colonists(s, s.turn)
    else:
        end_of_turn(s, s.turn)


# Set-up


def prospect(s: Table) -> None:  # rules: S2, S3
    """The next mine of the draft: clockwise from the first player, then back."""
    n = s.n
    if s.first == NONE:
        begin(s)
    k = s.turns
    p = s.turn = (s.first + (k if k < n else 2 * n - 1 - k)) % n
    m = s.ask(p, PROSPECT, prospect_options(s))
    add_mine(s, p, m)
    s.emit("prospect", p, m)
    s.turns += 1
    if s.turns == 2 * n:
        s.phase = DEALING


def begin(s: Table) -> None:  # rules: S2, S8
    """Who begins, and which mines stay in the box in the revised set-up."""
    s.barrier()
    s.first = s.rng.below(s.n)
    s.emit("first", s.first)
    if s.revised and s.n < 4:
        spared = s.rng.below(N_MATERIALS)
        for m in range(N_MATERIALS):
            if m != spared:
                s.mine_tiles[m] -= 1
        s.emit("spared", spared)


def prospect_options(s: Table) -> list[int]:
    return [m for m in range(N_MATERIALS) if s.mine_tiles[m]]


def deal(s: Table) -> None:  # rules: S4 to S7
    for p in range(s.n):
        for place in FIRST_POSTS:
            s.staff[p * N_PLACES + place] = 1
        s.free[p] -= len(FIRST_POSTS)
        light_up(s, p)
        s.emit("staff", p, *FIRST_POSTS)
    if s.revised:
        for k in range(s.n):
            pick_hand(s, (s.first + k) % s.n)
    else:
        s.barrier()
        for p in range(s.n):
            s.emit("dealt", p, START_HAND)
            for _ in range(START_HAND):
                m = draw_supply(s, p)
                s.emit("drawn", p, m, to=1 << p)
    s.turn = s.first
    s.turns = 1
    s.phase = EVENT


def pick_hand(s: Table, p: int) -> None:  # rules: S8
    """Three materials of one's choice."""
    s.turn = p
    take_from_reserve(s, p, PICK, REVISED_HAND)


# 1. Event


def event(s: Table) -> None:  # rules: E1 to E4
    p = s.turn
    s.barrier()
    done, before = divmod(s.turns - 1, s.n)
    if not before:
        s.emit("round", done + 1)
    s.emit("turn", p)
    card = draw_event(s)
    s.emit("event", p, card)
    kept = False
    if card < COLONIST:
        s.emit("gain", p, card, gain(s, p, card, DEPOSIT_CARDS))
    elif card == COLONIST:
        settle(s, p, 1)
    elif card == CONTESTED:
        s.discard.append(card)
        kept = True
        contested(s, p)
    elif card < SUPREMACY:
        s.discard.append(card)
        kept = True
        conflict(s, p, card)
    else:
        kept = supremacy(s, card - SUPREMACY)
    if not kept:
        s.discard.append(card)
    s.phase = RAIDING


def draw_event(s: Table) -> int:  # rules: E5
    if not s.events:
        s.events = sorted(s.discard)  # in which order they came there does not matter
        s.discard = []
        s.rng.shuffle(s.events)
        s.emit("reshuffle")
    return s.events.pop()


# 2. R&D


def research(s: Table, p: int) -> None:  # rules: R1 to R3
    """One roll with an active centre; the holder of the R&D supremacy may roll again."""
    if not active(s, p, RESEARCH) or s.ask(p, ROLL, [NO, 1]) == NO:
        return
    roll(s, p)
    if s.supremacy[RESEARCH_FIELD] == p and s.ask(p, ROLL, [NO, 1], (s.face,)) != NO:  # rules: U10
        roll(s, p)
    face = s.face
    s.face = 0
    if face <= active(s, p, RESEARCH):
        draw_research(s, p, face)


def roll(s: Table, p: int) -> None:
    s.barrier()
    s.face = DIE[s.rng.below(len(DIE))]
    s.emit("roll", p, s.face)


# 3. Supply and 4. mines


def supply(s: Table, p: int) -> None:  # rules: T1, U8
    s.barrier()
    for _ in range(2 if s.supremacy[COMMUNICATION_FIELD] == p else 1):
        m = draw_supply(s, p)
        if m >= 0:
            s.emit("supply", p)
            s.emit("drawn", p, m, to=1 << p)
        else:
            s.emit("no-supply", p)


def produce(s: Table, p: int) -> None:  # rules: N1, D9
    """A card for each active mine, from the open reserve as far as it goes."""
    got = [0] * N_MATERIALS
    for place in range(MINE_1, N_PLACES):
        if s.on[p * N_PLACES + place]:
            m = s.built[p * N_PLACES + place] - 1
            got[m] += gain(s, p, m, 1 + drilled(s, p, place))
    s.emit("produce", p, *got)


# 7. End of the turn


def borrow(s: Table, p: int) -> None:  # rules: U6
    """The holder of the energy supremacy names a colony whose unused energy is available."""
    if s.supremacy[ENERGY_FIELD] != p:
        return
    s.borrowed[p] = 0
    opts = [NO] + [1 + q for q in range(s.n) if q != p and unused(s, q) > 0]
    q = s.ask(p, BORROW, opts) - 1
    if q >= 0:
        s.borrowed[p] = unused(s, q)
        s.emit("borrow", p, q, s.borrowed[p])


def unused(s: Table, p: int) -> int:
    return own_capacity(s, p) - consumption(s, p)


def move_colonists(s: Table, p: int) -> None:  # rules: F1 to F3
    """A colonist leaves an installation or goes to one, a checkpoint after each; or the turn ends."""
    arg = s.ask(p, MOVE, move_options(s, p))
    if arg == NO:
        s.moves = 0
        s.phase = ENDING
        end_of_turn(s, p)
        return
    s.moves += 1
    if s.staff[p * N_PLACES + arg - 1]:
        leave(s, p, arg - 1)
    else:
        man(s, p, arg - 1)
    light_up(s, p)


def move_options(s: Table, p: int) -> list[int]:
    return [NO] + [1 + place for place in range(PLANT_0, N_PLACES) if not cannot_move(s, p, place)]


def cannot_move(s: Table, p: int, place: int) -> str:
    i = p * N_PLACES + place
    if not s.built[i]:
        return "not-built"
    if s.moves >= MOVES:
        return "enough-moves"
    if s.staff[i]:
        return ""
    if s.unmanned[p] >> place & 1:
        return "unmanned"
    return "" if s.free[p] else "nobody-free"


def leave(s: Table, p: int, place: int) -> None:
    """A colonist goes home."""
    i = p * N_PLACES + place
    s.staff[i] = 0
    s.free[p] += 1
    s.emit("leave", p, place, s.built[i])


def man(s: Table, p: int, place: int) -> None:
    """A colonist goes from the habitations to an installation."""
    i = p * N_PLACES + place
    s.free[p] -= 1
    s.staff[i] = 1
    s.emit("man", p, place, s.built[i])


def end_of_turn(s: Table, p: int) -> None:  # rules: F3 to F5, V3, V4
    """What it settles belongs to the word that ended the turn."""
    shed(s, p)  # rules: P3
    discard(s, p)
    reached = points(s, p)
    s.emit("points", p, reached)
    s.best = max(s.best, reached)
    if reached >= s.target:
        s.winners = 1 << p
        finish(s)
    elif s.turns == s.limit:
        s.winners = richest(s)
        finish(s)
    else:
        s.turn = (p + 1) % s.n
        s.turns += 1
        s.phase = EVENT


def discard(s: Table, p: int) -> None:  # rules: F4
    """What the silos cannot hold."""
    gone = [0] * N_MATERIALS
    for left in range(cards_in_hand(s, p) - storage(s, p), 0, -1):
        opts = [m * OF_EACH + gone[m] for m in materials_of(s, p)]
        m = s.then(p, DISCARD, opts, (left,)) // OF_EACH
        gone[m] += 1
        spend(s, p, m, 1)
        s.emit("discard", p, m)


# The end of the game


def richest(s: Table) -> int:  # rules: V5
    """Most points, then most colonists, then most cards; as a mask of seats."""
    ranks = [
        points(s, p) * 10_000
        + (s.free[p] + sum(s.staff[p * N_PLACES : (p + 1) * N_PLACES])) * 100
        + cards_in_hand(s, p)
        for p in range(s.n)
    ]
    best = max(ranks)
    return sum([1 << p for p in range(s.n) if ranks[p] == best])


def finish(s: Table) -> None:
    s.barrier()  # all hands are shown
    s.phase = OVER
    s.emit("end", s.winners)


def winner_seats(s: Table) -> list[int]:
    return [p for p in range(s.n) if s.winners >> p & 1]
