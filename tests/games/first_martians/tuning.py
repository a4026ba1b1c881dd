"""Win rates per mission and crew: `tuning.py [GAMES] [PLAYER] [DIFFICULTY] [MISSION ...]`.

The numbers of each mission in `missions.py` were chosen with this table in sight; `TUNING.md` keeps the last one.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from cinqmars.games.first_martians.missions import CAMPAIGN, STANDALONE
from games.first_martians.endings import OUTCOMES
from games.first_martians.players import PLAYERS, played

FIRST_SEED = 5000  # apart from those of the tests and of the records


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson, 95 %."""
    z, p = 1.96, won / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def cell(player: str, mission: str, seats: int, games: int, difficulty: str) -> str:
    ways = {number: name for name, number in OUTCOMES.items()}
    ends: Counter[str] = Counter()
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        _, end = played(PLAYERS[player], seats, seed, mission=mission, difficulty=difficulty)
        ends[ways[end.outcome]] += 1
    low, high = interval(ends["won"], games)
    rate = f"{100 * ends['won'] / games:.0f} ({100 * low:.0f}-{100 * high:.0f})"
    return f"{rate}, dead {100 * ends['death'] / games:.0f}"


def main() -> None:
    given = sys.argv[1:]
    games = int(given[0]) if given else 60
    player = given[1] if len(given) > 1 else "planner"
    difficulty = given[2] if len(given) > 2 else "normal"
    missions = given[3:] or [*STANDALONE, CAMPAIGN]
    print(f"{player}, {difficulty}, {games} games per cell: won % (95 % interval), dead %\n")
    print("| mission | alone | 2 | 3 | 4 |\n|---|---|---|---|---|")
    for mission in missions:
        cells = [cell(player, mission, seats, games, difficulty) for seats in (1, 2, 3, 4)]
        print(f"| {mission} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
