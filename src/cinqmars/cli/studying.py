"""Commands for whoever studies bots: many games, how strong who is, data sets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cinqmars.cli.shared import (
    MOST_GAMES,
    MOST_JOBS,
    GameOptions,
    Json,
    Lang,
    Seats,
    Seed,
    check,
    check_seats,
    check_seed,
    show,
    speaking,
)

commands = typer.Typer()


@commands.command(
    epilog="Example: cinqmars sim mission-planete-rouge --bots greedy,random,random --games 300 --jobs 2"
)
def sim(
    game: Annotated[str, typer.Argument(help="A game of `cinqmars games`.")],
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,..", help="Who plays; the last one fills the table.")
    ] = "greedy,random",
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="Processes at work.")] = 1,
    seats: Seats = None,
    option: GameOptions = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play many games between bots and say who is better.

    The bots change seats from game to game, and every deal is played from every seat.
    """
    with speaking(lang) as voice:
        from cinqmars.terminal import tournament
        from cinqmars.terminal.seating import bot_list

        check_seats(seats)
        check("--games", count, 1, MOST_GAMES)
        check("--jobs", jobs, 1, MOST_JOBS)
        check_seed(seed)
        order = tournament.Order(game, seats, bot_list(bots), count, seed, option or [], jobs)
        found = tournament.played(order, voice.say, voice.ink)
        show(found.to_json() if json else tournament.report(found, voice.say, voice.ink))


@commands.command(
    epilog="Example: cinqmars arena mission-planete-rouge --bots greedy,random,./my.py:Bold --seats 3"
    " --games 600 --log run.jsonl --jobs 2"
)
def arena(
    game: Annotated[str, typer.Argument(help="A game of `cinqmars games`.")],
    log: Annotated[
        Path,
        typer.Option("--log", metavar="FILE", help="One line for each game; a run goes on where it ends."),
    ],
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,..", help="Also your own: ./file.py:Class, module:Class.")
    ] = "greedy,random",
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 600,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="Processes at work.")] = 1,
    shard: Annotated[
        str,
        typer.Option("--shard", metavar="K/N", help="Only the K-th of N parts, each with a log of its own."),
    ] = "1/1",
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="On this Ray cluster; auto finds it.")
    ] = None,
    patience: Annotated[
        int, typer.Option("--patience", metavar="S", help="Seconds a bot may think about one answer.")
    ] = 60,
    seats: Seats = None,
    option: GameOptions = None,
    lang: Lang = None,
) -> None:
    """Play a series of games between bots into a log, for `cinqmars rate`.

    Every deal is played from every seat, and who meets whom changes from deal to deal. A bot that crashes or thinks
    too long loses that game; the others go on.
    """
    with speaking(lang) as voice:
        from cinqmars.research.arena import Where
        from cinqmars.terminal import league
        from cinqmars.terminal.seating import bot_list

        check_seats(seats)
        check("--games", count, 1, MOST_GAMES)
        check("--jobs", jobs, 1, MOST_JOBS)
        check("--patience", patience, 1, 86_400)
        check_seed(seed)
        order = league.Order(game, seats, bot_list(bots), count, seed, option or [], log)
        where = Where(jobs, *league.part_of(shard), ray, patience)
        show(league.told(order, league.played(order, where, voice.say, voice.ink), voice.say, voice.ink))


@commands.command(epilog="Example: cinqmars rate run*.jsonl --html report.html")
def rate(
    logs: Annotated[list[Path], typer.Argument(metavar="LOG..", help="Logs of `cinqmars arena`.")],
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="A page with tables and plots.")
    ] = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="One line for each bot.")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Say how strong the bots of some logs are, and how sure that is."""
    with speaking(lang) as voice:
        from cinqmars.terminal import league, league_page
        from cinqmars.terminal.files import write_text

        found = league.ratings(logs)
        if csv is not None:
            write_text(league.as_csv(found), csv)
        if html is not None:
            write_text(league_page.page(found, voice.say), html)
        if json:
            show({"ratings": [rating.to_json() for rating in found]})
        else:
            show(league.tables(found, voice.say, voice.ink))


@commands.command(epilog="Example: cinqmars dataset run.jsonl --to parquet --positions features")
def dataset(
    logs: Annotated[list[Path], typer.Argument(metavar="LOG..", help="Logs of `cinqmars arena`.")],
    to: Annotated[str, typer.Option("--to", metavar="parquet|jsonl.zst", help="Which format.")] = "parquet",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Beside the first log by default.")
    ] = None,
    positions: Annotated[
        str | None,
        typer.Option("--positions", metavar="features", help="A row for each answer, not each game."),
    ] = None,
    seat_view: Annotated[
        bool, typer.Option("--seat-view", help="With --positions: also what the seat saw, as text.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Write the games of some logs as a data set."""
    with speaking(lang):
        from cinqmars.research import dataset as data

        show(data.write(logs, to, out, positions, seat_view).to_json())


@commands.command(epilog="Example: cinqmars train terraforming-mars --seats 2 --folder lessons --jobs 2")
def train(
    game: Annotated[str, typer.Argument(help="A game of `cinqmars games`.")],
    folder: Annotated[
        Path, typer.Option("--folder", metavar="FOLDER", help="Games and networks; a run goes on from there.")
    ],
    generations: Annotated[
        int, typer.Option("--generations", metavar="N", help="How many in all, those in the folder included.")
    ] = 3,
    count: Annotated[int, typer.Option("--games", metavar="N", help="Self-play in each generation.")] = 1000,
    matches: Annotated[
        int, typer.Option("--matches", metavar="N", help="Deals by which it is tried how far to trust it.")
    ] = 100,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="Processes at work.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The weights; the game's own file by default."),
    ] = None,
    seats: Seats = None,
    option: GameOptions = None,
    lang: Lang = None,
) -> None:
    """Let a game learn to judge positions by playing itself.

    Each generation plays by what was learnt before it. The same command goes on after a stop, and gives the same
    weights with any number of processes. Wants numpy: cinqmars[research].
    """
    with speaking(lang) as voice:
        from cinqmars.terminal import lessons

        check_seats(seats)
        check("--games", count, 1, MOST_GAMES)
        check("--generations", generations, 1, MOST_GAMES)
        check("--matches", matches, 1, MOST_GAMES)
        check("--jobs", jobs, 1, MOST_JOBS)
        check_seed(seed)
        wanted = (game, seats, option or [], folder, generations, count, matches, seed, jobs, out)
        state = lessons.learnt(lessons.Order(*wanted), voice.say, voice.ink)
        show(lessons.report(state, voice.say))
