"""Commands for whoever looks after a store: `cinqmars admin`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from cinqmars.cli.shared import FOUND, MOST_GAMES, Json, Lang, Store, check, check_choice, show, speaking

commands = typer.Typer(
    no_args_is_help=True, rich_markup_mode="rich", help="Look after the tables of a store."
)
STATES = ("open", "running", "over", "closed")
Yes = Annotated[bool, typer.Option("--yes", help="Do it: it cannot be undone.")]
TableCode = Annotated[str, typer.Argument(metavar="TABLE", help="The code of a table.")]


@commands.command(epilog="Example: cinqmars admin tables --state running --limit 20")
def tables(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Only of this game.")] = "",
    state: Annotated[str, typer.Option("--state", metavar="|".join(STATES), help="Only in this state.")] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="How many, the newest first.")] = 50,
    store: Store = "",
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List tables, the newest first, also those that are not listed in the lobby."""
    with speaking(lang) as voice:
        check("--limit", limit, 1, MOST_GAMES)
        if state:
            check_choice("--state", state, STATES)
        from cinqmars.server.ops import admin, files
        from cinqmars.terminal import administration

        found = files.with_store(store, lambda s: admin.tables(s, limit, game, state))
        show(
            {"tables": [asdict(t) for t in found]}
            if json
            else administration.tables(found, voice.say, voice.ink)
        )


@commands.command(epilog="Example: cinqmars admin seats K7F2QX9A")
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


@commands.command(epilog="Example: cinqmars admin close K7F2QX9A")
def close(table: TableCode, store: Store = "", lang: Lang = None) -> None:
    """Close a table: nobody plays there any more, what was played stays."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files

        done = files.with_store(store, lambda s: admin.close(s, table))
        typer.echo(voice.say("admin-closed" if done else "admin-closed-already", table=table))


@commands.command(
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


@commands.command(epilog="Examples: cinqmars admin reports · cinqmars admin reports --done K7F2QX9A")
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


@commands.command("export", epilog="Example: cinqmars admin export all.jsonl")
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


@commands.command("check", epilog="Example: cinqmars admin check")
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


@commands.command(epilog="Example: cinqmars admin migrate --store postgresql://cinqmars@db/cinqmars")
def migrate(store: Store = "", lang: Lang = None) -> None:
    """Bring a store up to the form of this version, as a server does when it starts."""
    with speaking(lang) as voice:
        from cinqmars.server.ops import admin, files

        before, now = files.with_store(store, admin.form, new=True)
        said = "admin-made" if not before else "admin-up-to-date" if before == now else "admin-migrated"
        typer.echo(voice.say(said, before=before, now=now))
