"""A bot of one's own, and how strong it is.

    cinqmars arena mission-planete-rouge --bots random,greedy,examples/own_bot.py:Bold --games 600 --log run.jsonl
    cinqmars rate run.jsonl --html report.html

or all at once: python examples/own_bot.py [GAMES]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from cinqmars.bots import Eyes
from cinqmars.kernel import Decision
from cinqmars.research.arena import run
from cinqmars.research.log import lines_of
from cinqmars.research.series import Series


class Bold:
    """Never declines, and likes what it is shown last. It sees what its seat may see, and nothing else."""

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        possible = [choice.arg for choice in eyes.choices(decision) if choice.reason is None]
        return possible[-1]


def main(games: int) -> None:
    from cinqmars.research.rating import rate

    bots = ["random", "planner", f"{Path(__file__).resolve()}:Bold"]
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "run.jsonl"
        run(Series("mission-planete-rouge", 3, bots, games), log)
        (found,) = rate(lines_of(log))
    for bot in found.bots:
        low, high = bot.rating.low, bot.rating.high
        print(f"{bot.bot.rpartition(':')[2]:10} {bot.rating.points:5.0f}  ({low:.0f} to {high:.0f})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 120)
