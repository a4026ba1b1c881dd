"""The laboratory: learning technologies, developing them, and the benefits of its spaces."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import questions as ask
from cinqmars.games.on_mars.rules.goods import gain, pay, send
from cinqmars.games.on_mars.rules.missions import contribute
from cinqmars.games.on_mars.rules.tasks import task
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import steps_of, tech_on


def learn(s: OnMarsState, c: int, must: bool, boosts: int = 0) -> None:  # rules: O6 to O10
    """A tile from the grid; one more for each of up to `boosts` colonists sent to work."""
    taken = 0
    while taken <= boosts:
        if taken and not s.home[c]:
            return
        opts = ask.Learn.options(s, c)
        if not opts:
            return
        if taken or not must:
            opts.insert(0, NO)
        s.afresh()
        choice = s.ask(c, ask.LEARN, opts, (taken,))
        if choice == NO:
            return
        if taken:
            send(s, c, 1)
        taken += 1
        pay(s, c, box.GRID_COST[choice - 1])
        space = s.then(c, ask.LABORATORY, ask.Laboratory.options(s, c), (s.grid[choice - 1],))
        take_tech(s, c, choice - 1, space)


def take_tech(s: OnMarsState, c: int, g: int, space: int) -> None:
    tech = s.grid[g]
    s.grid[g] = box.NONE
    s.tech[c * box.N_TECHS + tech] = space
    s.emit("learn", s.who(c), tech, space)
    contribute(s, c, box.M_TECHS)
    task(s, c, box.T_TECHNOLOGY)
    company.of(s, c).laboratory_benefit(s, c, space)


def develop(
    s: OnMarsState, c: int, must: bool, number: int = 2, free: bool = False, boosts: bool = False
) -> None:  # rules: O11 to O14
    """So many developments, with `boosts` one more for each colonist sent to work.

    A step and its payment are one choice.
    """
    done = 0
    while True:
        sending = done >= number
        if sending and not (boosts and s.home[c]):
            return
        opts = ask.Develop.options(s, c, free)
        if not opts:
            return
        if done or not must:
            opts.insert(0, NO)
        choice = s.then(c, ask.DEVELOP, opts, (done, int(sending), int(free)))
        if choice == NO:
            return
        if sending:
            send(s, c, 1)
        if not free:
            pay(s, c, box.ENTER_COST[box.STEPS[choice - 1][1]])
        done += 1
        advance(s, c, choice - 1)
        s.afresh()


def advance(s: OnMarsState, c: int, step: int) -> None:
    """A tile moves to the right and its owner has the benefit of the space."""
    origin, target = box.STEPS[step]
    tech = tech_on(s, c, origin)
    s.tech[c * box.N_TECHS + tech] = target
    s.emit("develop", s.who(c), tech, target)
    task(s, c, box.T_DEVELOP)
    company.of(s, c).laboratory_benefit(s, c, target)


def repay(s: OnMarsState) -> None:  # rules: T3
    """Owners of the tiles used in this turn keep an oxygen each, or develop the tile instead; in turn order."""
    while s.debts:
        first = min([(s.space[debt // box.N_TECHS], i) for i, debt in enumerate(s.debts)])[1]
        q, tech = divmod(s.debts.pop(first), box.N_TECHS)
        steps = steps_of(s, q, s.tech[q * box.N_TECHS + tech])
        company.of(s, q).repaid(s, q, tech, steps)


def choose_repayment(s: OnMarsState, c: int, tech: int, steps: list[int]) -> None:
    choice = s.ask(c, ask.REPAY, ask.Repay.options(steps), (tech,))
    if choice == NO:
        gain(s, c, box.OXYGEN, 1)
    else:
        advance(s, c, choice - 1)
