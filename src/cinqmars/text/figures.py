"""Numbers as a printer sets them: −20 with a minus, where Fluent would put a hyphen.

The page renders the same texts (web/src/lib/figures.ts) and must find the same. What a text gives to NUMBER stays as
it was typed: a port, a seed, an argument.
"""

from __future__ import annotations

from typing import Any, Final

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNone, FluentNumber

MINUS: Final = "\N{MINUS SIGN}"


def minus(number: str) -> str:
    return number.replace("-", MINUS)


class Figure(FluentNumber):
    def format(self, locale: Locale) -> str:
        return minus(super().format(locale))


class IntFigure(Figure, FluentInt):
    pass


class FloatFigure(Figure, FluentFloat):
    pass


def figure(value: object) -> object:
    if isinstance(value, int):
        return IntFigure(value)
    return FloatFigure(value) if isinstance(value, float) else value


class Bundle(FluentBundle):
    """Texts whose numbers are such figures: Fluent makes its own of whatever number it is given."""

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        given = {name: figure(value) for name, value in (args or {}).items()}
        errors: list[Exception] = []
        return pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(given))), errors
