"""The yardstick: random four-player games of catanatron, on the same machine in the same rounds."""

from __future__ import annotations

import random
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from cinqmars.bench.measures import Job, Sample, timed

NAME: Final = "catanatron"


def installed() -> str | None:
    """Its version, or None."""
    try:
        return version(NAME)
    except PackageNotFoundError:
        return None


def random_games(job: Job) -> Sample:
    """Its game loop as fast as it goes: no accumulators, no copies, answers known to be legal not checked again.

    A decision is one tick; a choice is a tick with more than one playable action.
    """
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    seconds, decisions, choices = 0.0, 0, 0
    for i in range(job.size):
        game = Game([RandomPlayer(color) for color in Color], seed=job.seed + i + 1)  # it takes 0 for none

        def play(game: Game = game) -> None:
            nonlocal decisions, choices
            state, randrange = game.state, random.randrange
            while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
                actions = state.playable_actions
                number = len(actions)
                decisions += 1
                choices += number > 1
                game.execute(actions[randrange(number)], validate_action=False)

        seconds += timed(play)
    return Sample(
        seconds,
        {
            "games_per_second": job.size / seconds,
            "decisions_per_second": decisions / seconds,
            "choices_per_second": choices / seconds,
            "decisions_per_game": decisions / job.size,
            "choices_per_game": choices / job.size,
        },
    )
