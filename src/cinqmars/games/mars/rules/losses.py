"""What a colony gives up: installations that there is no power for, and colonists who leave with a habitation."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.questions import end_of_turn as ask
from cinqmars.games.mars.rules.colony import capacity, consumption, decay, mine_of, power_habitations
from cinqmars.games.mars.state import ENDING, MarsState


def shed(s: MarsState, p: int) -> None:  # rules: P3, P4, P5
    """While there is too little power, the owner chooses what to switch off."""
    while consumption(s, p) > capacity(s, p):
        place = given_up(s, p, ask.SWITCH_OFF, ask.SwitchOff.options(s, p))
        s.on[p * c.N_PLACES + place] = 0
        s.emit("switch-off", p, place, mine_of(s, p, place))
        if 0 < place < c.PLANT_0:
            lose_colonists(s, p, c.PER_HABITATION)


def given_up(s: MarsState, p: int, kind: int, opts: list[int], ctx: tuple[int, ...] = ()) -> int:
    """At the end of a turn what is given up belongs to the word that ended it; at other times each loss is apart."""
    return s.then(p, kind, opts, ctx) if s.phase == ENDING else s.ask(p, kind, opts, ctx)


def lose_colonists(s: MarsState, p: int, number: int) -> None:  # rules: H5
    """The owner says which."""
    base = p * c.N_PLACES
    for left in range(min(number, s.free[p] + sum(s.staff[base : base + c.N_PLACES])), 0, -1):
        arg = given_up(s, p, ask.LOSE, ask.Lose.options(s, p), (left,))
        place = arg - 1
        if arg == ask.HOME:
            s.free[p] -= 1
        else:
            s.staff[base + place] = 0
        s.pool += 1
        s.emit("lose", p, place, 0 if arg == ask.HOME else mine_of(s, p, place))
        decay(s, p)


def set_right(s: MarsState, p: int) -> None:
    """After something was lost, or given back."""
    decay(s, p)
    power_habitations(s, p)
    shed(s, p)
