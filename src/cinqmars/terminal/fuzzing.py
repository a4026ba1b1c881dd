"""Random games with every promise checked, and the file that shows a broken one."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from cinqmars import games
from cinqmars.conformance import NonConforming, Tally, fuzz
from cinqmars.kernel import Message
from cinqmars.terminal import files
from cinqmars.terminal.complaint import complaint
from cinqmars.terminal.gauge import progress
from cinqmars.terminal.ink import Ink
from cinqmars.terminal.seating import check_seats, option_values
from cinqmars.text import LANGUAGES, Speaker


class Orders(NamedTuple):
    """What to try; what is not said is everything there is."""

    game: str | None
    games: int
    seed: int
    seats: int | None
    options: list[str]
    out: Path


def passed(orders: Orders, say: Speaker, ink: Ink) -> bool:
    """Every game in turn, up to the first that breaks a promise."""
    ids = list(games.PACKAGES) if orders.game is None else [orders.game]
    for id in ids:
        try:
            tally = examined(id, orders, say, ink)
        except NonConforming as e:
            tell(e, id, orders, say)
            return False
        print(say("fuzz-passed", game=id, games=tally.games, answers=tally.answers))
    return True


def examined(id: str, orders: Orders, say: Speaker, ink: Ink) -> Tally:
    game = games.get(id)
    if orders.seats is not None:
        check_seats(game, orders.seats)
    options = option_values(game, orders.options) if orders.options else None
    speakers = {lang: Speaker(lang, id) for lang in LANGUAGES}

    def speak(message: Message, lang: str) -> str:
        return speakers[lang](message)

    with progress(speakers[say.lang]("game-title"), orders.games, say, ink) as one_more:
        return fuzz(game, orders.games, orders.seed, orders.seats, options, speak, lambda _: one_more())


def tell(failure: NonConforming, id: str, orders: Orders, say: Speaker) -> None:
    """What broke, and how to see it."""
    print(complaint(failure, say), file=sys.stderr)
    if failure.record is None:
        print(say("fuzz-no-record"), file=sys.stderr)
        return
    path = orders.out / f"fuzz-{id}-{failure.record['seed']}.json"
    files.write(failure.record, path)
    print(say("fuzz-record", path=str(path)), file=sys.stderr)
    print(f"  cinqmars replay {quote(str(path))}", file=sys.stderr)
