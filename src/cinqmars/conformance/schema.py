"""What a game says of itself before anybody plays, and whether its tables are as it says."""

from __future__ import annotations

from typing import Any

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial
from cinqmars.kernel.options import Option


def schema(t: Trial) -> None:
    """Seats, kinds and options are well formed; a default is one of its values."""
    game = t.game
    must(bool(game.id), "the game has no id")
    must(game.version >= 1 and game.bound >= 1, "version and bound are at least 1")
    seats = list(game.seats)
    must(
        bool(seats) and seats == sorted({*seats}) and seats[0] >= 1,
        f"seats are ascending counts, not {seats}",
    )
    must(different([kind.name for kind in game.kinds]), "two kinds of one name")
    for kind in game.kinds:
        must(bool(kind.name) and kind.size >= 1, f"{kind} has no name or no argument")
    must(different([option.name for option in game.options]), "two options of one name")
    for option in game.options:
        well_made(option)


def well_made(option: Option) -> None:
    must(bool(option.name), "an option without a name")
    values = [(type(value), value) for value in option.values]
    must(different(values), f"option {option.name} has a value twice: {option.values}")
    default = (type(option.default), option.default)
    must(
        default in values, f"option {option.name}: its default {option.default!r} is none of {option.values}"
    )
    must(
        all([isinstance(value, bool | int | str) for value in option.values]),
        f"option {option.name}: {values}",
    )


def different(names: list[Any]) -> bool:
    return all([name not in names[:i] for i, name in enumerate(names)])


def must(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)


def seats(t: Trial) -> None:
    """The table has the people's seats and the bots' seats beyond them."""
    s, people = t.game.new(t.setup), t.setup.seats
    held_by_bots = t.game.bot_seats(people)
    expected = people + len(held_by_bots)
    must(
        s.n == expected, f"{people} people and the bot seats {held_by_bots} make {expected} seats, not {s.n}"
    )
    must(
        held_by_bots == list(range(people, s.n)),
        f"bots sit beyond the {people} people, not at {held_by_bots}",
    )
    must(s.rules == t.setup.rules, f"the table plays by rules {s.rules}, not {t.setup.rules}")
