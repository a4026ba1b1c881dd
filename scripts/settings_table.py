"""Writes the settings of `cinqmars serve` into docs/server.md: the table is made from the command itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import typer

from cinqmars.cli import app
from cinqmars.server.ops.limits import Limits, spelt

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "server.md"
BEGIN: Final = "<!-- settings: scripts/settings_table.py -->\n"
END: Final = "<!-- end -->\n"


def rows() -> list[str]:
    """One for each option of the command that can also be said by the environment."""
    command: Any = typer.main.get_command(app)
    options = [option for option in command.commands["serve"].params if option.envvar]
    return [f"| `{spelling(o)}` | `{o.envvar}` | {default(o)} | {o.help} |" for o in options]


def spelling(option: Any) -> str:
    return str(option.opts[0] if option.is_flag else f"{option.opts[0]} {option.metavar}")


def default(option: Any) -> str:
    return f"`{option.default}`" if option.default not in (None, "", (), False) else ""


def table() -> str:
    head = ["| option | environment | default | |", "|---|---|---|---|"]
    limits = f"\nThe limits, as they are chosen: `{spelt(Limits())}`."
    told = " Rates are a second and at once; `work` is seconds of a processor."
    return "\n".join([*head, *[row.replace("text|json", "text\\|json") for row in rows()], limits + told, ""])


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
