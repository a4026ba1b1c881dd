"""A game learns by playing itself, as the command line tells it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import RenderableType
from rich.text import Text

from cinqmars import games
from cinqmars.kernel import BadInput
from cinqmars.research import need
from cinqmars.terminal.figure import decimal, percent
from cinqmars.terminal.gauge import bench_progress
from cinqmars.terminal.ink import Ink
from cinqmars.terminal.seating import option_values, usual_seats
from cinqmars.text import Speaker

if TYPE_CHECKING:
    from cinqmars.research.learning.train import State


class Order(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    options: list[str]
    folder: Path
    generations: int
    games: int
    matches: int
    seed: int
    jobs: int
    out: Path | None


def learnt(order: Order, say: Speaker, ink: Ink) -> State:
    need("numpy", "research")
    from cinqmars.research.learning.train import Course, train, write

    game = games.get(order.game)
    if game.learning is None:
        raise BadInput("train", f"{game.id} has no judgement to learn", {"game": game.id})
    seats = usual_seats(game, 0, 2) if order.seats is None else order.seats
    options = option_values(game, order.options)
    course = Course(
        *(game.id, seats, options, order.folder, order.generations, order.games, order.matches),
        *(order.seed, order.jobs),
    )
    with bench_progress(ink) as told:
        state = train(course, lambda what, done, of: told(done, of, say(f"train-{what}")) if told else None)
    write(course, state, order.out or game.learning.file)
    return state


def report(state: State, say: Speaker) -> Iterator[RenderableType]:
    """A line for each generation."""
    for one in state.history:
        yield Text(
            say(
                "train-generation",
                n=one["generation"],
                games=one["games"],
                share=percent(say, one["share"]),
                tried=one["tried"],
                lead=decimal(say, one["lead"]),
                mix=decimal(say, one["mix"]),
            )
        )
