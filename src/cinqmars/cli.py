"""The command line: `cinqmars --help` lists its commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperGroup

if TYPE_CHECKING:
    from cinqmars.terminal.ink import Ink
    from cinqmars.text import Speaker

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256
FOUND: Final = 1  # something is wrong with a game
BAD_ARGUMENT: Final = 2


# what is common to all commands


class OneLine(TyperGroup):
    """Whatever is wrong with the arguments is one line on stderr, and exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as e:
            code = complain(f"{e.format_message().rstrip('.')}. {self.hint(e)}", BAD_ARGUMENT)
        if standalone_mode:
            sys.exit(code or 0)
        return code

    def hint(self, error: typer.TyperException) -> str:
        unknown = "No such command" in error.format_message()
        return f"There are: {', '.join(self.commands)}." if unknown else "Try --help."


def complain(text: str, code: int) -> int:
    print(f"cinqmars: {' '.join(text.split())}", file=sys.stderr)
    return code


class Voice(NamedTuple):
    """How to speak in this run."""

    lang: str
    ink: Ink
    say: Speaker


@contextmanager
def speaking(lang: str | None) -> Iterator[Voice]:
    """In this language, or the locale's; what goes wrong is said in it too, in one line."""
    from cinqmars.kernel import BadInput, BadRecord, CinqMarsError, Refused
    from cinqmars.terminal.complaint import complaint
    from cinqmars.terminal.ink import ink_for
    from cinqmars.terminal.language import language
    from cinqmars.text import Speaker

    say = Speaker(language(None, os.environ))
    try:
        say = Speaker(language(lang, os.environ))
        yield Voice(say.lang, ink_for(os.environ), say)
    except CinqMarsError as e:
        code = BAD_ARGUMENT if isinstance(e, BadInput | BadRecord | Refused) else FOUND
        raise typer.Exit(complain(complaint(e, say), code)) from e


def check(name: str, value: int | None, least: int, most: int) -> None:
    from cinqmars.kernel import BadInput
    from cinqmars.kernel.options import spell

    if value is not None and not least <= value <= most:
        facts: dict[str, str | int] = {
            "name": name,
            "least": str(least),
            "most": str(most),
            "got": spell(value),
        }
        raise BadInput("range", f"{name} is {least} to {most}, not {value}", facts)


def check_seed(seed: int | None) -> None:
    from cinqmars.kernel import MAX_SEED

    check("--seed", seed, 0, MAX_SEED)


def check_seats(seats: int | None) -> None:
    check("--seats", seats, 1, 99)


def version(asked: bool) -> None:
    if asked:
        from cinqmars import __version__
        from cinqmars.kernel.compiled import is_compiled

        build = "compiled" if is_compiled() else "plain"
        typer.echo(f"cinqmars {__version__} ({build})")
        raise typer.Exit


app = typer.Typer(cls=OneLine, no_args_is_help=True, rich_markup_mode="rich", pretty_exceptions_enable=False)

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="fr|en", help="Your locale's language by default.")
]
Seed = Annotated[
    int, typer.Option("--seed", metavar="S", help="0 to 2^63-1; the same seed gives the same games.")
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Players at the table.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Store = Annotated[
    str,
    typer.Option(
        "--store",
        metavar="URL",
        envvar="CINQMARS_STORE",
        help="sqlite:///FILE or postgresql://..; your data folder by default.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="The figures as JSON, on stdout.")]


@app.callback(epilog="Start with: [bold]cinqmars play[/bold]")
def cinqmars(
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Five Mars board games, one table."""


# the commands


@app.command(
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


@app.command(epilog="Examples: cinqmars serve · cinqmars serve --port 9000 --store sqlite:///evening.db")
def serve(
    host: Annotated[
        str,
        typer.Option("--host", metavar="H", envvar="CINQMARS_HOST", help="0.0.0.0: other machines too."),
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            "--port", metavar="P", envvar="CINQMARS_PORT", help="The next free one from 8047 by default."
        ),
    ] = None,
    store: Store = "",
    pool: Annotated[
        int,
        typer.Option(
            "--pool", metavar="N", envvar="CINQMARS_POOL", help="Connections to PostgreSQL, and one more."
        ),
    ] = 8,
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers",
            metavar="N",
            envvar="CINQMARS_WORKERS",
            help="Bots that think at once; as many as processors, and two at least, by default.",
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            "--limit",
            metavar="NAME=N",
            envvar="CINQMARS_LIMITS",
            help="What one address may do: requests=40/400 (a second, at once), sockets=200; repeatable.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            envvar="CINQMARS_PROXIES",
            help="A proxy, or a network of them, that says truly who asks; 127.0.0.1 by default; repeatable.",
        ),
    ] = None,
    metrics: Annotated[
        str,
        typer.Option(
            "--metrics",
            metavar="H:P",
            envvar="CINQMARS_METRICS",
            help="Where Prometheus finds /metrics; nowhere by default.",
        ),
    ] = "",
    keep: Annotated[
        int,
        typer.Option(
            "--keep",
            metavar="DAYS",
            envvar="CINQMARS_KEEP",
            help="Delete tables where nothing has happened for so long; 0: never.",
        ),
    ] = 0,
    contact: Annotated[
        str,
        typer.Option(
            "--contact",
            metavar="URL",
            envvar="CINQMARS_CONTACT",
            help="mailto: or https:, told to the push services of browsers.",
        ),
    ] = "mailto:operator@localhost",
    private_hooks: Annotated[
        bool,
        typer.Option(
            "--private-hooks",
            envvar="CINQMARS_PRIVATE_HOOKS",
            help="Webhooks may lead to this machine and its network.",
        ),
    ] = False,
    log: Annotated[
        str,
        typer.Option("--log", metavar="text|json", envvar="CINQMARS_LOG", help="How to write the log."),
    ] = "text",
    lang: Lang = None,
) -> None:
    """Serve tables in the browser: alone, around one screen, or with friends by a link."""
    with speaking(lang):
        check("--port", port, 1, 65535)
        check("--pool", pool, 1, 200)
        check("--workers", workers, 1, 64)
        check("--keep", keep, 0, 36_500)
        from cinqmars.server.bells import Calling
        from cinqmars.server.main import serve
        from cinqmars.server.ops.limits import chosen

        serve(
            host,
            port,
            store,
            workers,
            log=log,
            limits=chosen(limit or []),
            pool=pool,
            proxies=proxy or ["127.0.0.1"],
            metrics=metrics,
            keep=keep,
            calling=Calling(contact, private_hooks),
        )


@app.command(epilog="Example: cinqmars export K7F2QX9A --seat 2 > game.json")
def export(
    table: Annotated[str, typer.Argument(help="The code of a table.")] = "",
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="S", help="While it runs: what seat 1, 2, .. may know.")
    ] = None,
    everything: Annotated[
        bool,
        typer.Option("--all", help="Every table, a line for each, as `arena` writes them; with --finished."),
    ] = False,
    finished: Annotated[bool, typer.Option("--finished", help="Only games that are over.")] = False,
    store: Store = "",
    lang: Lang = None,
) -> None:
    """Print the record of a table; of one that still runs, only what the seat may know."""
    with speaking(lang):
        check("--seat", seat, 1, 99)
        from cinqmars.server.main import default_store
        from cinqmars.server.ops import files

        if everything != finished or everything == bool(table):
            raise typer.BadParameter("a table's code, or --all --finished")
        if everything:
            from cinqmars.research.log import line_of, text_of

            for record, players in files.export_all(store or default_store()):
                typer.echo(text_of(line_of(record, players)), nl=False)
            return
        show(files.export(store or default_store(), table, -1 if seat is None else seat - 1))


admin = typer.Typer(no_args_is_help=True, rich_markup_mode="rich", help="Look after the tables of a store.")
app.add_typer(admin, name="admin")
Yes = Annotated[bool, typer.Option("--yes", help="Do it: it cannot be undone.")]
TableCode = Annotated[str, typer.Argument(metavar="TABLE", help="The code of a table.")]


@admin.command(epilog="Example: cinqmars admin tables --state running --limit 20")
def tables(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only of this game.")] = "",
    state: Annotated[
        str, typer.Option("--state", metavar="open|running|over|closed", help="Only in this state.")
    ] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="How many, the newest first.")] = 50,
    store: Store = "",
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List tables, the newest first, also those that are not listed in the lobby."""
    with speaking(lang) as voice:
        check("--limit", limit, 1, MOST_GAMES)
        from cinqmars.server.ops import admin, files
        from cinqmars.terminal import administration

        found = files.with_store(store, lambda s: admin.tables(s, limit, game, state))
        show(
            {"tables": [asdict(t) for t in found]}
            if json
            else administration.tables(found, voice.say, voice.ink)
        )


@admin.command(epilog="Example: cinqmars admin seats K7F2QX9A")
def seats(table: TableCode, store: Store = "", lang: Lang = None, json: Json = False) -> None:
    """Say who sits where at a table."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files
        from cinqmars.terminal import administration

        found = files.with_store(store, lambda s: admin.seats(s, table))
        show(
            {"seats": [asdict(s) for s in found]}
            if json
            else administration.seats(found, voice.say, voice.ink)
        )


@admin.command(epilog="Example: cinqmars admin close K7F2QX9A")
def close(table: TableCode, store: Store = "", lang: Lang = None) -> None:
    """Close a table: nobody plays there any more, what was played stays."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files

        done = files.with_store(store, lambda s: admin.close(s, table))
        typer.echo(voice.say("admin-closed" if done else "admin-closed-already", table=table))


@admin.command(
    epilog="Examples: cinqmars admin delete K7F2QX9A --yes · cinqmars admin delete --unmoved 90 --yes"
)
def delete(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The code of a table.")] = "",
    unmoved: Annotated[
        int | None,
        typer.Option("--unmoved", metavar="DAYS", help="All where nothing has happened for so long."),
    ] = None,
    yes: Yes = False,
    store: Store = "",
    lang: Lang = None,
) -> None:
    """Delete a table, or old ones, for good."""
    with speaking(lang) as voice:
        check("--unmoved", unmoved, 1, 36_500)
        if bool(table) == (unmoved is not None):
            raise typer.BadParameter("a table's code, or --unmoved DAYS")
        if not yes:
            raise typer.BadParameter(voice.say("admin-sure"))
        from cinqmars.server.ops import admin, files

        done = files.with_store(store, lambda s: admin.delete(s, table, unmoved))
        typer.echo(voice.say("admin-deleted", tables=done))


@admin.command(epilog="Examples: cinqmars admin reports · cinqmars admin reports --done K7F2QX9A")
def reports(
    done: Annotated[str, typer.Option("--done", metavar="ID", help="This one is dealt with.")] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="At most so many.")] = 50,
    store: Store = "",
    lang: Lang = None,
) -> None:
    """List what people have reported, the newest first, as JSON; or drop one that is dealt with."""
    with speaking(lang):
        check("--limit", limit, 1, 10_000)
        from cinqmars.server.ops import admin, files

        if done:
            files.with_store(store, lambda s: admin.drop_report(s, done))
        else:
            show({"reports": files.with_store(store, lambda s: admin.reports(s, limit))})


@admin.command("export", epilog="Example: cinqmars admin export all.jsonl")
def export_everything(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A line of JSON for each table.")],
    store: Store = "",
    lang: Lang = None,
) -> None:
    """Write all tables, with the records of their games, secrets included, to a file of your own."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files

        count = files.with_store(store, lambda s: admin.export(s, file))
        typer.echo(voice.say("admin-exported", tables=count, file=str(file)))


@admin.command("check", epilog="Example: cinqmars admin check")
def check_store(store: Store = "", lang: Lang = None, json: Json = False) -> None:
    """Read every table and play its game again; exit code 1 if something is wrong with any."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files
        from cinqmars.terminal import administration

        found, sound = files.with_store(store, admin.check)
        if json:
            show({"sound": sound, "findings": [asdict(finding) for finding in found]})
        else:
            show(administration.findings(found, sound, voice.say, voice.ink))
        raise typer.Exit(FOUND if found else 0)


@admin.command(epilog="Example: cinqmars admin migrate --store postgresql://cinqmars@db/cinqmars")
def migrate(store: Store = "", lang: Lang = None) -> None:
    """Bring a store up to the form of this version, as a server does when it starts."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files

        before, now = files.with_store(store, admin.form)
        said = "admin-made" if not before else "admin-up-to-date" if before == now else "admin-migrated"
        typer.echo(voice.say(said, before=before, now=now))


@app.command("import", epilog="Example: cinqmars import game.json")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    store: Store = "",
    lang: Lang = None,
) -> None:
    """Make a table of a record, to watch or to go on with; prints its code and the tokens of its seats."""
    with speaking(lang):
        from cinqmars.server.main import default_store
        from cinqmars.server.ops import files
        from cinqmars.terminal.files import read

        read(file)  # says what is wrong with a file that cannot be read
        made = files.import_file(store or default_store(), file)
        show({"table": made.live.ledger.table, "host": made.host, "tokens": made.tokens, "watch": made.watch})


@app.command(epilog="Example: cinqmars games --lang fr")
def games(lang: Lang = None) -> None:
    """List the games with their seats and options, and the bots."""
    with speaking(lang) as voice:
        from cinqmars.terminal.catalogue import catalogue
        from cinqmars.terminal.screen import Screen

        Screen().print(*catalogue(voice.lang, voice.ink))


@app.command(epilog="Example: cinqmars replay evening.json --ply 40 --seat 2")
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


@app.command(
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


@app.command(
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


@app.command(epilog="Example: cinqmars rate run*.jsonl --html report.html")
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


@app.command(epilog="Example: cinqmars dataset run.jsonl --to parquet --positions features")
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


@app.command(epilog="Example: cinqmars fuzz mission-planete-rouge --games 1000 --seed 7")
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


@app.command(epilog="Example: cinqmars bench mission-planete-rouge --json")
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

            show(load.run(1.0, (5,), 20.0, 20, 5, 20) if quick else load.run())
            return
        from cinqmars import bench
        from cinqmars.terminal.gauge import bench_progress

        with bench_progress(voice.ink) as tell:
            found = bench.run([game] if game else (), tell, quick)
        if json:
            show(found.to_json())
        else:
            bench.show(found)


def show(what: Any) -> None:
    """JSON data, or whatever can be printed."""
    if isinstance(what, dict):
        import json

        typer.echo(json.dumps(what, indent=1, ensure_ascii=False))
    else:
        from cinqmars.terminal.screen import Screen

        Screen().print(*what)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our glyphs still shows the rest
    app(prog_name="cinqmars")


if __name__ == "__main__":
    main()
