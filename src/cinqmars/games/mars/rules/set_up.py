"""Set-up, as far as players decide: the first mines, and the first hands."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.questions import set_up as ask
from cinqmars.games.mars.rules.colony import light_up
from cinqmars.games.mars.rules.construction import add_mine
from cinqmars.games.mars.rules.materials import draw_supply
from cinqmars.games.mars.rules.supply import take_of_choice
from cinqmars.games.mars.state import DEALING, EVENT, MarsState


def prospect(s: MarsState) -> None:  # rules: S2, S3
    """The next mine of the draft: clockwise from the first player, then back."""
    n = s.n
    if s.first == c.NONE:
        begin(s)
    k = s.turns
    p = s.turn = (s.first + (k if k < n else 2 * n - 1 - k)) % n
    m = s.ask(p, ask.PROSPECT, ask.Prospect.options(s))
    add_mine(s, p, m)
    s.emit("prospect", p, m)
    s.turns += 1
    if s.turns == 2 * n:
        s.phase = DEALING


def begin(s: MarsState) -> None:  # rules: S2, S8
    """Who begins, and which mines stay in the box in the revised set-up."""
    s.barrier()
    s.first = s.rng.below(s.n)
    s.emit("first", s.first)
    if s.revised and s.n < 4:
        spared = s.rng.below(c.N_MATERIALS)
        for m in range(c.N_MATERIALS):
            if m != spared:
                s.mine_tiles[m] -= 1
        s.emit("spared", spared)


def deal(s: MarsState) -> None:  # rules: S4 to S7
    for p in range(s.n):
        for place in c.FIRST_POSTS:
            s.staff[p * c.N_PLACES + place] = 1
        s.free[p] -= len(c.FIRST_POSTS)
        light_up(s, p)
        s.emit("staff", p, tuple(c.FIRST_POSTS))
    if s.revised:
        for k in range(s.n):
            pick_hand(s, (s.first + k) % s.n)
    else:
        s.barrier()
        for p in range(s.n):
            s.emit("dealt", p, c.START_HAND)
            for _ in range(c.START_HAND):
                m = draw_supply(s, p)
                s.emit("drawn", p, m, to=1 << p)
    s.turn = s.first
    s.turns = 1
    s.phase = EVENT


def pick_hand(s: MarsState, p: int) -> None:  # rules: S8
    """Three materials of one's choice."""
    s.turn = p
    taken = [0] * c.N_MATERIALS
    for left in range(min(c.REVISED_HAND, sum(s.reserve)), 0, -1):
        s.emit("pick", p, take_of_choice(s, p, ask.PICK, taken, left))
