"""Writes the settings of `cinqmars serve` into docs/server.md: the table is made from the command itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import typer

from cinqmars.cli import app

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "server.md"
BEGIN: Final = "<!-- settings: scripts/settings_table.py -->\n"
END: Final = "<!-- end -->\n"


def rows() -> list[str]:
    """One for each option of the command that can also be said by the environment."""
    command: Any = typer.main.get_command(app)
    options = [option for option in command.commands["serve"].params if option.envvar]
    return [f"| `{o.opts[0]} {o.metavar}` | `{o.envvar}` | {default(o)} | {o.help} |" for o in options]


def default(option: Any) -> str:
    return f"`{option.default}`" if option.default not in (None, "", ()) else ""


def table() -> str:
    head = ["| option | environment | default | |", "|---|---|---|---|"]
    return "\n".join([*head, *[row.replace("text|json", "text\\|json") for row in rows()]]) + "\n"


def written(text: str) -> str:
    """The page with today's table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table() + END + after


def main() -> None:
    text = TARGET.read_text(encoding="utf-8")
    if BEGIN not in text:
        sys.exit(f"{TARGET} has no place for the table")
    TARGET.write_text(written(text), encoding="utf-8")


if __name__ == "__main__":
    main()
