"""Commands for people at this screen: play, look at games and at what was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cinqmars.cli.shared import GameOptions, Lang, Seats, check, check_seats, check_seed, speaking

commands = typer.Typer()


@commands.command(
    epilog="Examples: cinqmars play · cinqmars play mission-planete-rouge --people 2 --bots greedy,random"
    " · cinqmars play --load evening.json"
)
def play(
    game: Annotated[str | None, typer.Argument(help="A game of `cinqmars games`; asked if left out.")] = None,
    seats: Seats = None,
    people: Annotated[
        int | None, typer.Option("--people", metavar="N", help="People around this screen.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="A,B,..", help="Bots for the other seats; the last one fills up."),
    ] = None,
    option: GameOptions = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", help="Play this deal: 0 to 2^63-1.")
    ] = None,
    lang: Lang = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the game in this file, after every answer."),
    ] = None,
) -> None:
    """Play a game here: alone against bots, or around one screen."""
    with speaking(lang) as voice:
        from cinqmars.terminal import host
        from cinqmars.terminal.seating import Wish, bot_list

        check_seats(seats)
        check("--people", people, 0, 99)
        check_seed(seed)
        wish = Wish(seats, people, None if bots is None else bot_list(bots))
        host.play(host.Request(game, wish, option or [], seed, load, save), voice.lang, voice.ink)


@commands.command(epilog="Example: cinqmars games --lang fr")
def games(lang: Lang = None) -> None:
    """List the games with their seats and options, and the bots."""
    with speaking(lang) as voice:
        from cinqmars.terminal.catalogue import catalogue
        from cinqmars.terminal.screen import Screen

        Screen().print(*catalogue(voice.lang, voice.ink))


@commands.command(epilog="Example: cinqmars replay evening.json --ply 40 --seat 2")
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    ply: Annotated[
        int | None, typer.Option("--ply", metavar="N", help="After N answers; the end by default.")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="S", help="What seat 1, 2, .. may see; a spectator by default."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Print the log of a saved game and the position at a ply."""
    with speaking(lang) as voice:
        from cinqmars.terminal import replay

        replay.replay(file, ply, seat, voice.lang, voice.ink)
