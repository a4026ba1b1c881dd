"""Which tables to try: every number of players, every value of every option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cinqmars.kernel.chance import Rng
from cinqmars.kernel.game import Game
from cinqmars.kernel.options import Option

Options = dict[str, Any]


def counts(game: Game[Any], seats: int | None) -> Sequence[int]:
    return game.seats if seats is None else [seats]


def every_table(game: Game[Any], seats: int | None, options: Options | None) -> Iterator[tuple[int, Options]]:
    """Each number of players with the defaults, then with each other value of each option in turn."""
    for people in counts(game, seats):
        if options is not None:
            yield people, options
            continue
        yield people, {}
        for option in game.options:
            for value in deviations(option, people):
                yield people, {option.name: value}


def deviations(option: Option, people: int) -> Iterator[Any]:
    """All but the default; where seats may differ, also a table where they do."""
    for value in option.values:
        if value != option.default or type(value) is not type(option.default):
            yield value
    if option.per_seat and people > 1 and len(option.values) > 1:
        yield [option.values[seat % len(option.values)] for seat in range(people)]


def any_table(game: Game[Any], seats: int | None, options: Options | None, rng: Rng) -> tuple[int, Options]:
    """One at random."""
    possible = counts(game, seats)
    people = possible[rng.below(len(possible))]
    if options is not None:
        return people, options
    return people, {option.name: any_value(option, people, rng) for option in game.options}


def any_value(option: Option, people: int, rng: Rng) -> Any:
    drawn = [option.values[rng.below(len(option.values))] for _ in range(people)]
    return drawn if option.per_seat else drawn[0]
