"""Commands for tables in the browser: serve them, take records out and in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cinqmars.cli.shared import Lang, Store, check, check_choice, show, speaking

commands = typer.Typer()


@commands.command(epilog="Examples: cinqmars serve · cinqmars serve --port 9000 --store sqlite:///evening.db")
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
        check_choice("--log", log, ("text", "json"))
        from cinqmars.server.bells import calling
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
            calling=calling(contact, private_hooks),
        )


@commands.command(epilog="Example: cinqmars export K7F2QX9A --seat 2 > game.json")
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


@commands.command("import", epilog="Example: cinqmars import game.json")
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
