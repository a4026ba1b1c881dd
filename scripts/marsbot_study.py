"""Terraforming Mars alone: two bots against MarsBot on the same deals, and by how much the first is better.

.venv-compiled/bin/python scripts/marsbot_study.py --bots ismcts greedy --games 120 --seed 1000
"""

from __future__ import annotations

import argparse
import math
from statistics import mean, stdev

from cinqmars.sim import Played, planned, play

T: float = 1.98  # 95 % of a t distribution with about a hundred degrees of freedom lie between -T and T


def margin(game: Played) -> int:
    """Points ahead of MarsBot."""
    return game.scores[0] - (game.automaton or 0)


def interval(differences: list[int]) -> str:
    middle, half = mean(differences), T * stdev(differences) / math.sqrt(len(differences))
    return f"{middle:.1f} ({middle - half:.1f} to {middle + half:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", nargs=2, default=["ismcts", "greedy"])
    parser.add_argument("--games", type=int, default=120, help="deals, each played by both")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--difficulty", default="normal")
    given = parser.parse_args()
    options = {"difficulty": given.difficulty}
    plans = [planned("terraforming-mars", 1, [bot], given.games, given.seed, options) for bot in given.bots]
    deals = [[play(plan, number) for plan in plans] for number in range(given.games)]
    for place, bot in enumerate(given.bots):
        games = [deal[place] for deal in deals]
        points, marsbot = mean([g.scores[0] for g in games]), mean([g.automaton or 0 for g in games])
        won = sum([g.returns[0] > 0 for g in games])
        rounds = mean([g.rounds for g in games])
        print(f"{bot:8} {points:6.1f} : {marsbot:.1f} points, {won} won, {rounds:.1f} generations")
    print("more points     ", interval([a.scores[0] - b.scores[0] for a, b in deals]))
    print("a better margin ", interval([margin(a) - margin(b) for a, b in deals]))


if __name__ == "__main__":
    main()
