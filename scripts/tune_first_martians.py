"""Win rates of First Martians by mission and crew: what the numbers in its `missions.py` are chosen by.

tune_first_martians.py [--games N] [--seed N] [--bot random|cautious|planner|beside|baseline] [--difficulty D]
                       [--set MISSION.FIELD=VALUE ...] [MISSION ...]
tune_first_martians.py --docs          all the tables of docs/bots.md, on seeds of their own

`planner` holds every seat for the whole crew, `beside` plays each seat for itself, as bots do, and `baseline` does so
by the weights of the yardstick. `--set` tries another number
without editing: `--set regolith.rounds=5,7,7`. Tune on some seeds, then measure on others. A campaign also counts
each of its missions, as often as it was played, and how often a discovery unlocked a skill.
"""

from __future__ import annotations

import argparse
import ast
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from cinqmars.bots.uniform import Drift
from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.bots.partner import AS_EVER, BESIDE
from cinqmars.games.first_martians.data.missions import CAMPAIGN, MISSIONS, STANDALONE
from cinqmars.games.first_martians.rules.campaign import skills_learnt
from cinqmars.games.first_martians.rules.objectives import won
from cinqmars.games.first_martians.state import DEATH, TEST, THRESHOLD, TIME, WON, MartiansState
from cinqmars.kernel import WAIT, Asker, Bot, Decision, Session

STYLES: Final = {"cautious": "cautious", "planner": "crew", "beside": BESIDE, "baseline": AS_EVER}
WAYS: Final = {WON: "won", DEATH: "dead", TIME: "late", THRESHOLD: "broken", TEST: "failed"}
LEVELS: Final = ("normal", "easy", "hard")
DOCS_SEED: Final = 900_000
DOCS_GAMES: Final = {"planner": 400, "cautious": 100, "random": 60}
AT_ONCE: Final = 100  # games of a cell that one process plays
Ends = dict[str, Counter[str]]  # by mission


class Cell(NamedTuple):
    """Games of one bot on one mission."""

    bot: str
    mission: str
    seats: int
    difficulty: str
    seeds: range


class Advised(Bot):
    """Does what the game advises, for every seat."""

    def __init__(self, style: str) -> None:
        super().__init__()
        self.style = style

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        must = opts[0] != WAIT
        answer = game.advise(s, Decision(seat, kind, opts if must else opts[1:], ctx, held, must), self.style)
        assert answer is not None
        return answer


def player(bot: str, seats: int, seed: int) -> Asker:
    return Drift([seed] * seats) if bot == "random" else Advised(STYLES[bot])


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson, 95 %."""
    z, p = 1.96, won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def way(end: MartiansState) -> str:
    """How a game ended; a campaign may be lost with its last mission won, or won without it."""
    if won(end):
        return "won"
    return WAYS[end.outcome] if end.outcome != WON else "chain"


def play(cell: Cell) -> Ends:
    ends: Ends = {}
    options = {"mission": cell.mission, "difficulty": cell.difficulty}
    for number in cell.seeds:
        end = Session.new(game, cell.seats, number, options).run(player(cell.bot, cell.seats, number))
        ends.setdefault(cell.mission, Counter())[way(end)] += 1
        if cell.mission == CAMPAIGN:
            for mission, outcome in zip(end.ends[::2], end.ends[1::2], strict=True):
                ends.setdefault(MISSIONS[mission].name, Counter())[WAYS[outcome]] += 1
            ends.setdefault("skills", Counter())["won" if skills_learnt(end) else "none"] += 1
    return ends


def figures(ends: Counter[str]) -> str:
    games = ends.total()
    low, high = interval(ends["won"], games)
    rate = f"{100 * ends['won'] / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"
    return f"{rate}, {100 * ends['dead'] / games:.0f}"


def table(args: argparse.Namespace, bot: str, difficulty: str, games: int) -> str:
    """One table, its cells played side by side."""
    cells = [
        Cell(bot, mission, seats, difficulty, range(first, min(first + AT_ONCE, args.seed + games)))
        for mission in args.missions
        for seats in args.seats
        for first in range(args.seed, args.seed + games, AT_ONCE)
    ]
    found: dict[str, dict[int, Counter[str]]] = {}
    with ProcessPoolExecutor(args.processes, initializer=begin, initargs=(args.set,)) as pool:
        for cell, ends in zip(cells, pool.map(play, cells), strict=True):
            for name, counted in ends.items():
                found.setdefault(name, {}).setdefault(cell.seats, Counter()).update(counted)
    heads = ["alone" if n == 1 else str(n) for n in args.seats]
    lines = [f"| mission | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    skills = found.pop("skills", {})
    for name, row in found.items():
        lines.append(f"| {name} | {' | '.join([figures(row[n]) for n in args.seats])} |")
    whole = sum(
        [row[n] for name, row in found.items() if name in args.missions for n in args.seats], Counter()
    )
    lines.append(f"\nAll {whole.total()} games together: {figures(whole)}.")
    if skills:
        shares = [f"{100 * skills[n]['won'] / skills[n].total():.0f} %" for n in args.seats]
        lines.append(f"\nCampaigns in which a discovery unlocked a skill: {', '.join(shares)}.")
    return "\n".join(lines)


def begin(changes: list[str]) -> None:
    for said in changes:
        change(said)


def change(said: str) -> None:
    """`regolith.rounds=5,7,7`"""
    place, _, value = said.partition("=")
    mission, _, field = place.partition(".")
    for i, data in enumerate(MISSIONS):
        if data.name == mission:
            MISSIONS[i] = data._replace(**{field: ast.literal_eval(value)})
            return
    raise SystemExit(f"no mission {mission!r}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Win rates of First Martians by mission and crew.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=40_000)
    parser.add_argument("--bot", choices=["random", *STYLES], default="planner")
    parser.add_argument("--difficulty", choices=LEVELS, default="normal")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--set", action="append", default=[], metavar="MISSION.FIELD=VALUE")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--docs", action="store_true", help="the tables of docs/bots.md")
    parser.add_argument("missions", nargs="*", default=[*STANDALONE, CAMPAIGN])
    args = parser.parse_args()
    wanted = [(args.bot, args.difficulty, args.games)]
    if args.docs:
        args.seed = DOCS_SEED
        wanted = [("planner", level, DOCS_GAMES["planner"]) for level in LEVELS]
        wanted += [(bot, "normal", DOCS_GAMES[bot]) for bot in ("cautious", "random")]
    start = perf_counter()
    for bot, difficulty, games in wanted:
        print(f"{bot.capitalize()}, {difficulty}, {games} games per cell:\n", flush=True)
        print(table(args, bot, difficulty, games), end="\n\n", flush=True)
    print(f"{perf_counter() - start:.0f} s, seeds from {args.seed}")


if __name__ == "__main__":
    main()
