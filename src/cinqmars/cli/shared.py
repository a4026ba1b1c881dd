"""What all commands share: arguments, how they are checked, in which language is answered."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
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


def check_choice(name: str, value: str, allowed: Sequence[str]) -> None:
    from cinqmars.kernel import BadInput

    if value not in allowed:
        facts: dict[str, str | int] = {"name": name, "allowed": ", ".join(allowed), "got": value}
        raise BadInput("choice", f"{name} is one of {facts['allowed']}, not {value!r}", facts)


def check_seed(seed: int | None) -> None:
    from cinqmars.kernel import MAX_SEED

    check("--seed", seed, 0, MAX_SEED)


def check_seats(seats: int | None) -> None:
    check("--seats", seats, 1, 99)


def show(what: Any) -> None:
    """JSON data, or whatever can be printed."""
    if isinstance(what, dict):
        import json

        typer.echo(json.dumps(what, indent=1, ensure_ascii=False))
    else:
        from cinqmars.terminal.screen import Screen

        Screen().print(*what)
