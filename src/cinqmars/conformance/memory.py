"""The state: `fields` names it all, `copy` forgets and shares nothing, JSON brings it back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import Trial, around, state_text
from cinqmars.kernel.chance import Rng

OWN: Final = ("n", "rules", "rng")  # saved by the kernel itself
ATOMS: Final = (int, float, str, bytes, bool, type(None), type)


def states(t: Trial) -> Iterator[Any]:
    """A fresh table, every checkpoint, and some states in which somebody is asked."""
    yield t.game.new(t.setup)
    if t.path:
        yield from [mark.state for mark in t.last.marks]
    for session in t.sessions():
        yield session.state


def fields(t: Trial) -> None:
    """`fields` names every attribute of the state but `io` and what it keeps for a while, of which nothing is kept."""
    for s in [t.game.new(t.setup), *[session.state for session in t.path[-1:]]]:
        named = {*s.fields, *OWN}
        if "io" in s.fields or set(OWN) & {*s.fields}:
            raise Broken("io, n, rules and rng are not among the game's own fields")
        missing = sorted(attributes(s) - named - {"io", *s.memo})
        if missing:
            raise Broken(f"not in fields: {', '.join(missing)}")
        absent = sorted([name for name in named if not hasattr(s, name)])
        if absent:
            raise Broken(f"in fields, but not in the state: {', '.join(absent)}")
    for s in states(t):
        kept = [name for name in s.memo if getattr(s, name) is not None]
        if kept:
            raise Broken(f"kept where the game waits: {', '.join(kept)}")


def attributes(s: Any) -> set[str]:
    """Slots, instance attributes, and what a compiled class keeps them in."""
    kept = (MemberDescriptorType, GetSetDescriptorType)
    slots = {
        name
        for cls in type(s).__mro__
        for name, value in vars(cls).items()
        if isinstance(value, kept) and not name.startswith("__")
    }
    return {name for name in slots if hasattr(s, name)} | set(getattr(s, "__dict__", {}))


def copy(t: Trial) -> None:
    """`copy` forgets nothing and shares nothing; nor do two tables share."""
    for s in states(t):
        c = s.copy()
        if type(c) is not type(s):
            raise Broken(f"the copy of a {type(s).__name__} is a {type(c).__name__}")
        for name in (*OWN, *s.fields):
            compare(name, getattr(s, name), getattr(c, name, None))
        shared = sharing(s, c)
        if shared:
            raise Broken(f"shared with the copy: {shared}")
    shared = sharing(t.game.new(t.setup), t.game.new(t.setup))
    if shared:
        raise Broken(f"shared by two tables: {shared}")


def compare(name: str, value: Any, copied: Any) -> None:
    if isinstance(value, Rng):
        value, copied = value.s, copied.s if isinstance(copied, Rng) else copied
    if value != copied:
        raise Broken(f"forgotten by copy: {name} is {value!r:.60}, in the copy {copied!r:.60}")


def sharing(a: Any, b: Any) -> str:
    """The path of something that can change and that both states hold; empty if there is none."""
    of_a = {id(x): path for path, x in changeable("s", a)}
    for path, x in changeable("s", b):
        if id(x) in of_a:
            return path
    return ""


def changeable(path: str, x: Any) -> Iterator[tuple[str, Any]]:
    """Everything below `x` that can change, with its path. `io` is nobody's own."""
    if isinstance(x, list | tuple | set | frozenset):
        children = [(f"{path}[{i}]", child) for i, child in enumerate(x)]
    elif isinstance(x, dict):
        children = [(f"{path}[{key!r}]", child) for key, child in x.items()]
    else:
        names = sorted(attributes(x) - {"io"})
        children = [(f"{path}.{name}", getattr(x, name)) for name in names]
    if children and not isinstance(x, tuple | frozenset):
        yield path, x
    for name, child in children:
        if not isinstance(child, ATOMS):
            yield from changeable(name, child)


def as_json(t: Trial) -> None:
    """`to_json` is plain JSON data, and `load` brings back the same."""
    for s in states(t):
        data = s.to_json()
        try:
            again = json.loads(json.dumps(data))
        except (TypeError, ValueError) as e:
            raise Broken(f"not plain JSON data: {e}") from e
        for name, value in data.items():
            if again[name] != value:
                raise Broken(
                    f"not plain JSON data: {name} is {value!r:.60}, read back it is {again[name]!r:.60}"
                )
        before = state_text(s)
        after = state_text(t.game.load(again))
        if before != after:
            raise Broken(f"load does not bring back what to_json saved: {around(before, after)}")
