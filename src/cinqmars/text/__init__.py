"""Messages in a language, by Project Fluent: the common texts, and those of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize

from cinqmars.games import PACKAGES
from cinqmars.kernel import BadInput, Message

from .elision import FUNCTIONS
from .figures import Bundle

LANGUAGES: Final = ("en", "fr")
ON_BOX: Final = ("game-title", "game-pitch")


class MissingText(LookupError):
    """A message without a text: a defect, found by the tests."""


@lru_cache(maxsize=64)
def bundle(lang: str, game: str = "") -> Bundle:
    """All texts of `lang` for a table of `game`."""
    if lang not in LANGUAGES:
        allowed = ", ".join(LANGUAGES)
        raise BadInput(
            "language", f"no language {lang!r}; there are: {allowed}", {"got": lang, "allowed": allowed}
        )
    made = Bundle([lang], functions=FUNCTIONS, use_isolating=False)
    for source in sources(lang, game):
        made.add_resource(FluentResource(source))
    return made


def sources(lang: str, game: str = "") -> list[str]:
    """The Fluent files themselves, for whoever renders elsewhere."""
    packages = ["cinqmars"] + ([PACKAGES[game]] if game else [])
    return [
        files(package).joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8") for package in packages
    ]


@cache
def boxes(lang: str) -> str:
    """What stands on the boxes of all games, by game: `title-mars`, `pitch-mars`. So a shelf needs no game's texts."""
    lines = []
    for game in PACKAGES:
        said = parse(sources(lang, game)[1])
        for message in [m for m in said.body if isinstance(m, ftl.Message) and m.id.name in ON_BOX]:
            message.id.name = f"{message.id.name.removeprefix('game-')}-{game}"
            lines.append(serialize(ftl.Resource([message])))
    return "".join(lines)


class Speaker:
    """Renders messages of one game in one language, with the table's names for its seats."""

    def __init__(self, lang: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.bundle = bundle(lang, game)
        self.names = names

    def __call__(self, message: Message | str, **args: int | float | str | Message) -> str:
        if isinstance(message, str):
            message = Message(message, args)
        if message.id == "seat":
            return self.seat(int(str(message.args["n"])))
        return self.render(message.id, {name: self.plain(value) for name, value in message.args.items()})

    def seat(self, n: int) -> str:
        return self.names[n] if n < len(self.names) else self.render(f"seat-{n + 1}", {})

    def plain(self, value: int | float | str | Message) -> int | float | str:
        return self(value) if isinstance(value, Message) else value

    def render(self, id: str, args: Mapping[str, int | float | str]) -> str:
        if not self.bundle.has_message(id):
            raise MissingText(f"{self.lang}: {id}")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise MissingText(f"{self.lang}: {id} has no value")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.lang}: {id}: {errors}")
        return str(text)
