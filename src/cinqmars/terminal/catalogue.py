"""The catalogue: what can be played, and against whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cinqmars import bots, games
from cinqmars.kernel import Game
from cinqmars.kernel.options import Option, spell
from cinqmars.terminal.ink import Ink, strung
from cinqmars.text import Speaker


def catalogue(lang: str, ink: Ink) -> Iterator[RenderableType]:
    for id in games.PACKAGES:
        yield from plate(games.get(id), Speaker(lang, id), ink)
    yield from opponents(Speaker(lang), ink)


def plate(game: Game[Any], say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    yield strung(Text(say("game-title"), f"bold {ink.brand}"), Text(f"  {game.id}", ink.signal))
    yield Padding(say("game-pitch"), (0, 0, 0, 2))
    counts = ", ".join([str(n) for n in game.seats])
    yield Text("  " + say("games-seats", seats=counts), ink.quiet)
    for n in [n for n in game.seats if game.bot_seats(n)]:
        yield Text("  " + say("games-bot-seats", n=n, bots=len(game.bot_seats(n))), ink.quiet)
    for option in game.options:
        yield strung(Text(f"  --option {option.name}=", ink.signal), described(option, say))
    yield Text()


def described(option: Option, say: Speaker) -> Text:
    values = [
        f"{spell(value)} ({say(f'option-{option.name}-{spell(value)}')})"
        + ("*" if value == option.default else "")
        for value in option.values
    ]
    return Text(" | ".join(values) + f"  {say(f'option-{option.name}')}")


def opponents(say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    yield Text(say("games-bots"), f"bold {ink.brand}")
    made = Grid.grid(padding=(0, 2, 0, 0))
    made.add_column(no_wrap=True)
    made.add_column()
    for listing in bots.NAMES.values():
        about = strung(Text(say(listing.label), "bold"), f"  {say(listing.about)}")
        made.add_row(Text(f"  {listing.usage.partition('[')[0]}", ink.signal), about)
        if "[" in listing.usage:
            made.add_row("", Text(listing.usage, ink.quiet))
    yield made
