"""Looks for weights of a judgement that play better than today's: alone against the automaton, or together.

One answer ahead, whole games inside one run of the rules; together against the yardstick in all other seats. What is
found so far is in the file, and the next run goes on from there.

.venv-compiled/bin/python scripts/tune_weights.py terraforming-mars alone weights.json --steps 60 --jobs 2
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from cinqmars import games
from cinqmars.games.on_mars.bots import weights as on_mars
from cinqmars.games.on_mars.lacerda.objectives import OBJECTIVES, reached, won
from cinqmars.games.terraforming_mars.bots import weights as terraforming
from cinqmars.games.terraforming_mars.bots import worth
from cinqmars.kernel import Game, Rng, Session
from cinqmars.research.ascent import Ascent, Trial, ascend
from cinqmars.research.learning.selfplay import Ahead, margins

FIRST_DEAL = 7_000_000
SHARE = 0.15  # by which a number is varied
PART = 0.2  # and one of several
CLOSE = 12.0  # points of the lead that is wanted
MET = 0.5  # an objective that is met, beside how much of it there is
WON = 2.0


class Change(NamedTuple):
    """How one number is varied, where it is not by a share of itself."""

    by: float
    shifted: bool = True
    least: float = -math.inf
    most: float = math.inf


class Table(NamedTuple):
    """What is tuned, who takes it, and the tables it is tried at, each as often as it says."""

    game: str
    told: dict[str, Any]
    take: Callable[[dict[str, Any]], None]
    seats: dict[int, float]
    options: list[tuple[dict[str, Any], float]]
    fixed: Sequence[str]
    changes: dict[str, Change]


CAREFUL = Change(0.12, shifted=False)
TERRAFORMING = {
    "point": Change(0.1, shifted=False),
    "late": CAREFUL,
    "hurry": CAREFUL,
    "pace": Change(0.1, shifted=False),
    "scarce": Change(0.04, least=0.0),
    "rivalry": Change(0.2, least=0.0, most=1.0),
    "banked": Change(0.2, least=0.0, most=1.0),
    "fund": Change(1.0, least=0.0),
    "fading": Change(SHARE, shifted=False, most=1.0),
    "stepping": Change(1.0),
    "eager": Change(0.2),
    "energy": Change(0.3),
    "rising": Change(0.2),
    "ground": Change(1.0),
    "growing": Change(0.3),
    "rise": Change(0.3),
}
OF_MARSBOT = ("pace", "rising", "income", "claim", "steps", "rise", "fund", "banked")
OBJECTIVE = Change(0.3, shifted=False)
TABLES = {
    ("terraforming-mars", "alone"): Table(
        "terraforming-mars",
        terraforming.ALONE,
        worth.ALONE.take,
        {1: 1.0},
        [({"difficulty": name}, share) for name, share in (("easy", 1), ("normal", 2), ("hard", 1))],
        ("foreseen", "unsure"),
        TERRAFORMING,
    ),
    ("terraforming-mars", "together"): Table(
        "terraforming-mars",
        terraforming.TOGETHER,
        worth.TOGETHER.take,
        {2: 0.7, 3: 0.2, 4: 0.1},
        [({}, 1.0)],
        ("foreseen", "unsure", *OF_MARSBOT),
        TERRAFORMING,
    ),
    ("on-mars", "alone"): Table(
        "on-mars",
        on_mars.AGAINST_LACERDA,
        on_mars.ALONE.take,
        {1: 1.0},
        [({"objective": level}, share) for level, share in ((1, 0.4), (2, 0.3), (3, 0.25), (4, 0.05))],
        (),
        {"objectives": OBJECTIVE},
    ),
    ("on-mars", "together"): Table(
        "on-mars",
        on_mars.AMONG_COMPANIES,
        on_mars.TOGETHER.take,
        {2: 0.7, 3: 0.2, 4: 0.1},
        [({}, 1.0)],
        ("objectives", "rival", "in_hand", "on_the_way", "goal_held", "goal_share", "margin"),
        {},
    ),
}


class Place(NamedTuple):
    """A number by its name, and where it stands if there are several; None stands for all of them."""

    name: str
    at: int | str | None


def places(table: Table) -> list[Place]:
    found: list[Place] = []
    for name, told in table.told.items():
        if name in table.fixed:
            continue
        if isinstance(told, float) or name == "pace":
            found.append(Place(name, None))
        else:
            several = told if isinstance(told, dict) else range(len(told))
            varied = table.changes.get(name, Change(PART, shifted=False))
            found += [Place(name, at) for at in several if varied.shifted or told[at] > 0]
    return found


def changed(number: float, change: Change, x: float) -> float:
    moved = number + change.by * x if change.shifted else number * math.exp(change.by * x)
    return float(f"{min(change.most, max(change.least, moved)):.3g}")


def weights_at(table: Table, point: list[float]) -> dict[str, Any]:
    """The weights that a point of the search stands for."""
    told = deepcopy(table.told)
    for place, x in zip(places(table), point, strict=True):
        name, at = place
        change = table.changes.get(name, Change(SHARE if at is None else PART, shifted=False))
        if at is not None:
            told[name][at] = changed(told[name][at], change, x)
        elif name == "pace":
            told[name] = [changed(number, change, x) for number in told[name]]
        else:
            told[name] = changed(told[name], change, x)
    return told


def success(game: Game[Any], end: Any, seat: int) -> float:
    """Points ahead; against Lacerda how much of each objective there is."""
    if game.id != "on-mars" or end.n > 1:
        return margins(game, end)[seat]
    total = WON * won(end)
    for objective in OBJECTIVES[end.solo]:
        have, need = reached(end, objective)
        if objective == "margin":
            total += 1 / (1 + math.exp((need - have) / CLOSE))
        else:
            total += min(1.0, have / need) + MET * (have >= need)
    return total


def played(table: Table, point: list[float], deal: int) -> float:
    """One game by these weights, at the table that goes with the deal."""
    luck = random.Random(deal)
    (seats,) = luck.choices([*table.seats], [*table.seats.values()])
    (options,) = luck.choices(
        [options for options, _ in table.options], [share for _, share in table.options]
    )
    seat = luck.randrange(seats)
    table.take(weights_at(table, point))
    game = games.get(table.game)
    judges = [game.yardstick()] * seats
    judges[seat] = game
    return success(game, Session.new(game, seats, deal, options).run(Ahead(judges, Rng(deal))), seat)


def tried(name: tuple[str, str], middle: list[float], trial: Trial) -> tuple[float, float]:
    one, other = trial.both(middle)
    return played(TABLES[name], one, trial.seed), played(TABLES[name], other, trial.seed)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=sorted({game for game, _ in TABLES}))
    parser.add_argument("table", choices=sorted({table for _, table in TABLES}))
    parser.add_argument("file", help="what has been found; made if it is not there")
    parser.add_argument("--steps", type=int, default=60, help="in all, those in the file included")
    parser.add_argument("--trials", type=int, default=300, help="for each step: two games each")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    name = (given.game, given.table)
    table = TABLES[name]
    with get_context("spawn").Pool(given.jobs) as pool:

        def measure(middle: list[float], trials: list[Trial]) -> list[tuple[float, float]]:
            return pool.map(partial(tried, name, middle), trials, chunksize=4)

        search = Ascent(len(places(table)))
        found = partial(weights_at, table)
        ascend(search, Path(given.file), given.steps, given.trials, FIRST_DEAL, measure, found)


if __name__ == "__main__":
    main()
