"""Commands for whoever works on a game: whether it keeps its promises, and how fast it is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cinqmars.cli.shared import (
    FOUND,
    MOST_GAMES,
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


@commands.command(epilog="Example: cinqmars fuzz mission-planete-rouge --games 1000 --seed 7")
def fuzz(
    game: Annotated[str | None, typer.Argument(help="One game; all by default.")] = None,
    count: Annotated[int, typer.Option("--games", metavar="N", help="How many random games of each.")] = 100,
    seed: Seed = 0,
    seats: Seats = None,
    option: GameOptions = None,
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where the record of a failure is written.")
    ] = Path(),
    lang: Lang = None,
) -> None:
    """Play random games of every kind and check every promise of the rules at each.

    Player counts and options are drawn at random unless told. What fails is written to a file that replays it.
    """
    with speaking(lang) as voice:
        from cinqmars.terminal import fuzzing

        check_seats(seats)
        check("--games", count, 1, MOST_GAMES)
        check_seed(seed)
        orders = fuzzing.Orders(game, count, seed, seats, option or [], out)
        raise typer.Exit(0 if fuzzing.passed(orders, voice.say, voice.ink) else FOUND)


@commands.command(epilog="Example: cinqmars bench mission-planete-rouge --json")
def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all by default.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="A try-out, not a measurement.")] = False,
    server: Annotated[
        bool, typer.Option("--server", help="The server instead: rates, latency, memory, sockets; as JSON.")
    ] = False,
    cluster: Annotated[
        bool,
        typer.Option("--cluster", help="1, 2 and 4 servers on one PostgreSQL, thousands of tables; as JSON."),
    ] = False,
    environments: Annotated[
        bool,
        typer.Option("--environments", help="Learners' environments instead, beside two of PettingZoo's."),
    ] = False,
    store: Annotated[
        str,
        typer.Option(
            "--store", metavar="URL", help="With --cluster: a PostgreSQL where we may make databases."
        ),
    ] = "",
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Measure how fast the games are played, on every build there is."""
    with speaking(lang) as voice:
        if cluster:
            from cinqmars.bench import cluster as many

            show(many.run(store, (1, 2), 20, 4, 10.0, 1.0) if quick else many.run(store))
            return
        if server:
            from cinqmars.bench import server as load
            from cinqmars.games import PACKAGES

            show(load.run(1.0, (5,), dict.fromkeys(PACKAGES, 20.0), 20, 5, 20) if quick else load.run())
            return
        from cinqmars import bench
        from cinqmars.terminal.gauge import bench_progress

        if environments:
            from cinqmars.bench import learners

            with bench_progress(voice.ink) as tell:
                told = learners.run([game] if game else (), tell, quick)
            if json:
                show(told.to_json())
            else:
                learners.show(told)
            return

        with bench_progress(voice.ink) as tell:
            found = bench.run([game] if game else (), tell, quick)
        if json:
            show(found.to_json())
        else:
            bench.show(found)
