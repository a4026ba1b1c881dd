"""Steps of the interpreter for an answer in random play: a measure that no other load on the machine can change.

    python -m cinqmars.bench.steps [GAME..]

Run it in the environments of two checkouts to see what a change of the code's shape costs.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any, Final

from cinqmars.bench.measures import Job, drift, table
from cinqmars.games import PACKAGES

GAMES: Final = 2
SEATS: Final[dict[str, int]] = {"terraforming-mars": 2}
USUAL_SEATS: Final = 4


class Steps:
    """Counts bytecode while it is in force."""

    def __init__(self) -> None:
        self.number = 0

    def __enter__(self) -> Steps:
        sys.settrace(self.entered)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def entered(self, frame: FrameType, event: str, arg: Any) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        return self.went_on

    def went_on(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "opcode":
            self.number += 1
        return self.went_on


def per_answer(game: str, games: int = GAMES, seed: int = 1) -> float:
    """In games played at random; the compiled build has no such steps."""
    job = Job("random_games", game, SEATS.get(game, USUAL_SEATS), seed, games)
    tables = [table(job, i) for i in range(games)]
    askers = [drift(session, seed + i) for i, session in enumerate(tables)]
    with Steps() as steps:
        for session, asker in zip(tables, askers):
            session.run(asker)
    return steps.number / sum([asker.answers for asker in askers])


if __name__ == "__main__":
    for name in sys.argv[1:] or PACKAGES:
        print(f"{name:24}{per_answer(name):8,.0f}", flush=True)
