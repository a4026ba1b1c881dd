"""Plays random games with a stepper and a session side by side: in every position each seat must see the same.

Every value of every option in turn, seat counts in turn. Prints the positions compared and how many differ.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from cinqmars import games
from cinqmars.conformance.tables import deviations
from cinqmars.kernel import WAIT, Game, Rng, Session
from cinqmars.kernel.options import Setup, checked_setup
from cinqmars.stepper import Stepper


class Tally(NamedTuple):
    games: int = 0
    positions: int = 0
    views: int = 0
    differ: int = 0

    def __add__(self, other: Any) -> Tally:
        return Tally(*[a + b for a, b in zip(self, other)])


def tables(game: Game[Any], number: int) -> Iterator[Setup]:
    """`number` games with the defaults, then with each other value of each option."""
    for given in [{}, *[{o.name: v} for o in game.options for v in deviations(o, 1)]]:
        for seed in range(number):
            yield checked_setup(game, game.seats[seed % len(game.seats)], seed, given)


def drift(opts: list[int], luck: Rng) -> int:
    """A random answer; polled in a race it waits more often than not."""
    if opts[0] == WAIT and luck.below(3):
        return WAIT
    return opts[luck.below(len(opts))]


def alike(game: Game[Any], step: Stepper[Any], session: Session[Any], seat: int) -> bool:
    """Whether the views are equal; those of equal states are, and that is found out much faster."""
    mine, theirs = step.seen(seat), session.seen(seat)
    return bool(mine.to_json() == theirs.to_json() or game.observe(mine, seat) == game.observe(theirs, seat))


def compared(game: Game[Any], setup: Setup, most: int = sys.maxsize) -> Tally:
    """One game, or its first positions."""
    session, step, luck = Session.start(game, setup), Stepper(game, setup), Rng(setup.seed)
    found = Tally(1)
    while step.decision is not None and found.positions < most:
        seats = range(-1, session.seats)
        differ = len([seat for seat in seats if not alike(game, step, session, seat)])
        found += Tally(0, 1, len(seats), differ)
        asked, arg = step.decision, drift(step.decision.opts, luck)
        step.step(arg)
        if arg != WAIT:
            session = session.apply(arg, seat=asked.seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[*games.PACKAGES], help="all unless named")
    parser.add_argument("--games", type=int, default=50, help="of each table (50)")
    asked = parser.parse_args()
    total = Tally()
    for id in asked.game:
        game, found = games.get(id), Tally()
        for setup in tables(game, asked.games):
            found += compared(game, setup)
        print(
            f"{id}: {found.games} games, {found.positions} positions, {found.differ} of {found.views} views differ"
        )
        sys.stdout.flush()
        total += found
    sys.exit(1 if total.differ else 0)


if __name__ == "__main__":
    main()
