"""The command line: `cinqmars --help` lists its commands."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from cinqmars.cli import admin, checking, playing, serving, studying
from cinqmars.cli.shared import OneLine

app = typer.Typer(cls=OneLine, no_args_is_help=True, rich_markup_mode="rich", pretty_exceptions_enable=False)
for part in (playing, serving, studying, checking):
    app.add_typer(part.commands)
app.add_typer(admin.commands, name="admin")


def version(asked: bool) -> None:
    if asked:
        from cinqmars import __version__
        from cinqmars.kernel.compiled import is_compiled

        build = "compiled" if is_compiled() else "plain"
        typer.echo(f"cinqmars {__version__} ({build})")
        raise typer.Exit


@app.callback(epilog="Start with: [bold]cinqmars play[/bold]")
def cinqmars(
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Five Mars board games, one table."""


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our glyphs still shows the rest
    app(prog_name="cinqmars")
