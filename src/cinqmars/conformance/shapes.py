"""Shapes: whether data is of the types its annotations say, all the way down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import is_dataclass
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

Fits = Callable[[Any], str]  # where something is wrong, or nothing


def misfit(value: Any, hint: Any) -> str:
    """Where below `value` something is not of the type `hint` says; empty if all is."""
    return shape(hint)(value)


@cache
def shape(hint: Any) -> Fits:
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return lambda value: either(value, parts)
    if origin is tuple:
        return lambda value: in_a_row(value, parts)
    if origin is dict:
        return lambda value: by_name(value, parts[1])
    if is_dataclass(hint):
        return record(hint)
    allowed = (float, int) if hint is float else (hint,)
    return lambda value: "" if type(value) in allowed else f" is {value!r:.60}, not {hint.__name__}"


def either(value: Any, hints: Sequence[Any]) -> str:
    wrong: list[str] = []
    for hint in hints:
        wrong.append(misfit(value, hint))
        if not wrong[-1]:
            return ""
    deeper = [text for text in wrong if not text.startswith(" ")]
    return deeper[0] if deeper else " and".join(wrong)


def in_a_row(value: Any, hints: Sequence[Any]) -> str:
    if type(value) is not tuple:
        return f" is {value!r:.60}, not a tuple"
    if hints[1:] == (...,):
        hints = [hints[0]] * len(value)
    if len(value) != len(hints):
        return f" is {value!r:.60}, not {len(hints)} values"
    for i, (child, hint) in enumerate(zip(value, hints, strict=True)):
        wrong = misfit(child, hint)
        if wrong:
            return f"[{i}]{wrong}"
    return ""


def by_name(value: Any, hint: Any) -> str:
    if type(value) is not dict:
        return f" is {value!r:.60}, not a dict"
    for name, child in value.items():
        wrong = misfit(child, hint) if type(name) is str else " is no name"
        if wrong:
            return f"[{name!r}]{wrong}"
    return ""


def record(cls: Any) -> Fits:
    hints = get_type_hints(cls)

    def fits(value: Any) -> str:
        if type(value) is not cls:
            return f" is {value!r:.60}, not a {cls.__name__}"
        for name, hint in hints.items():
            wrong = misfit(getattr(value, name), hint)
            if wrong:
                return f".{name}{wrong}"
        return ""

    return fits
