"""Players by name: the bots of the house, and whoever is written in a file or a module of one's own.

For commands that a person types. The server asks `cinqmars.bots` alone: what comes over a network loads no code.
"""

from __future__ import annotations

import importlib
import inspect
import re
import sys
from collections.abc import Iterable
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

from cinqmars import bots
from cinqmars.bots import Player
from cinqmars.kernel import BadInput

OWN: Final = re.compile(r"(?P<place>.+\.py|[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)")


class Source(NamedTuple):
    """A file as it was when it was read: whoever plays from it, and wherever, plays the same."""

    path: str
    text: str

    @property
    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()[:16]


def is_own(spec: str) -> bool:
    """Whether `spec` is `./file.py:Class` or `module:Class`, and no bot of the house."""
    return bool(OWN.fullmatch(spec)) and spec.partition(":")[0] not in bots.NAMES


def sources_of(specs: Iterable[str]) -> dict[str, Source]:
    """The files behind the specs that name one, by spec."""
    found: dict[str, Source] = {}
    for spec in specs:
        match = OWN.fullmatch(spec) if is_own(spec) else None
        if match is None:
            continue
        place = match["place"]
        file = Path(place) if place.endswith(".py") else module_file(place)
        if file is not None:
            try:
                found[spec] = Source(str(file.resolve()), file.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as e:
                raise no_player(spec, str(e)) from e
    return found


def module_file(name: str) -> Path | None:
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return None
    return Path(spec.origin) if spec is not None and spec.origin is not None else None


def get(spec: str, seed: int = 0, source: Source | None = None) -> Player:
    """The player that `spec` asks for. A class of one's own is made with a seed, if it takes one."""
    if not is_own(spec):
        return bots.get(spec, seed)
    match = OWN.fullmatch(spec)
    assert match is not None
    if source is None and match["place"].endswith(".py"):
        source = sources_of([spec])[spec]
    try:
        module = loaded(source) if source and match["place"].endswith(".py") else module_named(match["place"])
        made: Any = getattr(module, match["name"])
        player = made(seed) if takes_a_seed(made) else made()
    except BaseException as e:
        if isinstance(e, KeyboardInterrupt | SystemExit):
            raise
        raise no_player(spec, f"{type(e).__name__}: {e}") from e
    if not callable(getattr(player, "choose", None)):
        raise no_player(spec, "it has no method choose(eyes, decision)")
    return player  # type: ignore[no-any-return]


def takes_a_seed(made: Any) -> bool:
    return bool(inspect.signature(made).parameters)


def module_named(name: str) -> ModuleType:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return importlib.import_module(name)


def loaded(source: Source) -> ModuleType:
    """The module in a file; what lies beside it can be imported. The same text is read only once."""
    name = f"cinqmars_own_{source.digest}"
    known = sys.modules.get(name)
    if known is not None:
        return known
    folder = str(Path(source.path).parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    spec = spec_from_loader(name, None, origin=source.path)
    assert spec is not None
    module = module_from_spec(spec)
    module.__file__ = source.path
    sys.modules[name] = module
    try:
        exec(compile(source.text, source.path, "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def no_player(spec: str, why: str) -> BadInput:
    return BadInput("own-bot", f"{spec} cannot play: {why}", {"got": spec[:80], "why": why})
