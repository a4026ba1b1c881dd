"""Win rates of First Martians by mission and crew: what the numbers in its `missions.py` are chosen by.

tune_first_martians.py [--games N] [--seed N] [--bot random|cautious|planner|beside] [--difficulty D]
                       [--set MISSION.FIELD=VALUE ...] [MISSION ...]

`planner` holds every seat for the whole crew, `beside` plays each seat for itself. `--set` tries another number
without editing: `--set regolith.rounds=5,7,7`. Tune on some seeds, then measure on others.
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from math import sqrt
from time import perf_counter
from typing import Any, Final

from cinqmars.bots.uniform import Drift
from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.data.missions import CAMPAIGN, MISSIONS, STANDALONE
from cinqmars.games.first_martians.rules.objectives import won
from cinqmars.games.first_martians.state import DEATH, TEST, THRESHOLD, TIME, WON, MartiansState
from cinqmars.kernel import WAIT, Asker, Bot, Decision, Session

STYLES: Final = {"cautious": "cautious", "planner": "crew", "beside": ""}
WAYS: Final = {WON: "won", DEATH: "dead", TIME: "late", THRESHOLD: "broken", TEST: "failed"}


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


def cell(bot: str, mission: str, seats: int, games: int, seed: int, difficulty: str) -> str:
    ends: Counter[str] = Counter()
    options = {"mission": mission, "difficulty": difficulty}
    for number in range(seed, seed + games):
        end = Session.new(game, seats, number, options).run(player(bot, seats, number))
        ends[way(end)] += 1
    low, high = interval(ends["won"], games)
    rate = f"{100 * ends['won'] / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"
    return f"{rate}, {100 * ends['dead'] / games:.0f}"


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
    parser.add_argument("--difficulty", choices=["easy", "normal", "hard"], default="normal")
    parser.add_argument("--seats", type=int, nargs="*", default=[1, 2, 3, 4])
    parser.add_argument("--set", action="append", default=[], metavar="MISSION.FIELD=VALUE")
    parser.add_argument("missions", nargs="*", default=[*STANDALONE, CAMPAIGN])
    args = parser.parse_args()
    for said in args.set:
        change(said)
    print(f"{args.bot}, {args.difficulty}, {args.games} games from seed {args.seed}: won % (95 %), dead %\n")
    print(f"| mission | {' | '.join([str(n) for n in args.seats])} |\n|---|{'---|' * len(args.seats)}")
    start = perf_counter()
    for mission in args.missions:
        cells = [
            cell(args.bot, mission, seats, args.games, args.seed, args.difficulty) for seats in args.seats
        ]
        print(f"| {mission} | {' | '.join(cells)} |", flush=True)
    played = len(args.missions) * len(args.seats) * args.games
    print(f"\n{(perf_counter() - start) / played:.3f} s per game")


if __name__ == "__main__":
    main()
