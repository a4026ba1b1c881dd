"""How strong the levels are: a table of the five games for docs/bots.md.

.venv-compiled/bin/python scripts/levels_table.py --games 200 --jobs 2 [GAME ...]
.venv-compiled/bin/python scripts/levels_table.py --alone --games 100 [--bot medium] [GAME ...]

One of the first bot against the second in all other seats; every deal from every seat, the share of wins with its
95 % interval (Wilson), then the seconds of processor time that a question takes the first bot, mean and most. First
Martians: missions won, all missions and crews together. With --alone: games that one player wins against the
game's automaton, by how strong it is set, with the mean points of both.
"""

from __future__ import annotations

import argparse
from statistics import mean
from time import process_time
from typing import Any, NamedTuple

from cinqmars import bots, games
from cinqmars.bots import Eyes
from cinqmars.kernel import Session
from cinqmars.sim import planned, play, simulate, wilson

SEED = 7_000_000
SEATS = {"mission-planete-rouge": 4}
PAIRS = (("easy", "random"), ("medium", "easy"), ("medium", "baseline"), ("strong", "medium"))
TOGETHER = "first-martians"
ALONE = {
    "terraforming-mars": "difficulty",
    "on-mars": "objective",
}  # the option that says how strong the automaton is
CREWS = (1, 2, 3, 4)


class Pace(NamedTuple):
    """Seconds of processor time for a question."""

    mean: float
    most: float


def pace(game: str, seats: int, bot: str, seed: int) -> Pace:
    """Of all questions of one game in which the bot holds every seat."""
    table, taken = Session.new(games.get(game), seats, seed), []
    while not table.over:
        asked = table.pending[0]
        start = process_time()
        arg = bots.get(bot, seed).choose(Eyes(table, asked.seat), asked)
        taken.append(process_time() - start)
        table = table.apply(arg, seat=asked.seat)
    return Pace(mean(taken), max(taken))


def percent(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"


def rivals(game: str, given: argparse.Namespace) -> None:
    seats = SEATS.get(game, 2)
    for first, second in PAIRS:
        if given.pair and f"{first},{second}" not in given.pair:
            continue
        report = simulate(game, seats, [first, second], given.games, given.seed, None, given.jobs)
        one = report.bots[0]
        time = pace(game, seats, first, given.seed)
        cells = (game, str(seats), f"{first} against {second}", str(report.games), f"{100 * one.share:.1f} %")
        print(
            f"| {' | '.join(cells)} | {percent(one.low, one.high)} | {time.mean:.3f}, {time.most:.2f} |",
            flush=True,
        )


def alone(game: str, given: argparse.Namespace) -> None:
    option = next(o for o in games.get(game).options if o.name == ALONE[game])
    for bot in given.bot or ("baseline", *bots.LEVELS):
        for value in option.values:
            plan = planned(game, 1, [bot], given.games, given.seed, {option.name: value})
            ended = [play(plan, number) for number in range(given.games)]
            won = sum([g.returns[0] > 0 for g in ended])
            mine, its = mean([g.scores[0] for g in ended]), mean([g.automaton or 0 for g in ended])
            share, points = f"{100 * won / given.games:.1f} %", f"{mine:.0f} : {its:.0f}"
            cells = (game, f"{option.name} {value}", bot, str(given.games), share)
            print(
                f"| {' | '.join(cells)} | {percent(*wilson(won, given.games))} | {points} |",
                flush=True,
            )


def crews(given: argparse.Namespace) -> None:
    missions: list[Any] = next([*o.values] for o in games.get(TOGETHER).options if o.name == "mission")
    each = max(1, given.games // (len(missions) * len(CREWS)))
    for level in bots.LEVELS:
        for difficulty in ("normal", "hard"):
            won = played = 0.0
            for mission in missions:
                for seats in CREWS:
                    options = {"mission": mission, "difficulty": difficulty}
                    report = simulate(TOGETHER, seats, [level], each, given.seed, options, given.jobs)
                    won += report.bots[0].wins
                    played += each
            cells = (
                TOGETHER,
                "1 to 4",
                f"{level}, {difficulty}",
                f"{played:.0f}",
                f"{100 * won / played:.1f} %",
            )
            print(f"| {' | '.join(cells)} | {percent(*wilson(won, played))} | |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--alone", action="store_true", help="against the automata instead")
    parser.add_argument("--bot", action="append", help="with --alone: only this one")
    parser.add_argument("--pair", action="append", help="only this one: strong,medium")
    parser.add_argument("games_", nargs="*", metavar="GAME", default=[*games.PACKAGES])
    given = parser.parse_args()
    if given.alone:
        print("| game | | bot | games | won | 95 % interval | points, bot : automaton |")
        print("|---|---|---|---|---|---|---|")
        for game in [game for game in given.games_ if game in ALONE]:
            alone(game, given)
        return
    print("| game | seats | | games | share of wins | 95 % interval | s a question, mean and most |")
    print("|---|---|---|---|---|---|---|")
    for game in given.games_:
        if game == TOGETHER:
            crews(given)
        else:
            rivals(game, given)


if __name__ == "__main__":
    main()
