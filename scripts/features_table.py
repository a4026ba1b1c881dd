"""Writes docs/features.md: what every number of a game's encoding says, from `Game.features`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from cinqmars import games
from cinqmars.kernel import Feature, Game, Layout

PAGE = Path(__file__).resolve().parent.parent / "docs" / "features.md"
HEAD = """# Positions as numbers

What `Game.encode` writes for a seat, field by field. [Environments](research.md) divide each number by its usual most.
Made by `scripts/features_table.py`; a test holds it true.

Wherever players are listed, the seat that looks comes first and the others follow in the order of the table. Which of
several things it is, is a 1 at its place; what is not there is 0. Nothing is told that the seat cannot know.
"""
BLOCK = re.compile(r"(?P<block>own|next-\d+|[a-z]+-\d+)-(?P<name>.+)")
COLUMNS = "| field | from | numbers | usual most | what it says |\n|---|---|---|---|---|"


def block_of(name: str, names: set[str]) -> str:
    """The block a field belongs to: `own`, `next-1`, `ship-3`; empty for what the table has once."""
    found = BLOCK.fullmatch(name)
    if found is None or (found["block"] == "own" and f"next-1-{found['name']}" not in names):
        return ""
    return found["block"]


def blocks(features: list[Feature]) -> dict[str, list[Feature]]:
    names = {f.name for f in features}
    found: dict[str, list[Feature]] = {}
    for f in features:
        found.setdefault(block_of(f.name, names), []).append(f)
    return found


def family(block: str) -> str:
    """`ship` for `ship-3`, `own` for everybody's."""
    word = re.sub(r"-\d+$", "", block)
    return "own" if word == "next" else word


def table(features: list[Feature], at: dict[str, int], prefix: str) -> str:
    rows = [
        f"| `{f.name.removeprefix(prefix)}` | {at[f.name]} | {f.size} | {f.most} | {f.about} |"
        for f in features
    ]
    return "\n".join([COLUMNS, *rows])


def chapter(game: Game[Any]) -> str:
    layout, parts = Layout(game.features), blocks(list(game.features))
    told = [f"## `{game.id}`", f"{layout.size} numbers.", table(parts.pop(""), layout.at, "")]
    for kind in dict.fromkeys([family(block) for block in parts]):
        alike = [block for block in parts if family(block) == kind]
        first = parts[alike[0]]
        size = sum([f.size for f in first])
        told.append(f"`{alike[0]}-` to `{alike[-1]}-`: {size} numbers each; the first block:")
        told.append(table(first, layout.at, f"{alike[0]}-"))
    return "\n\n".join(told)


def page() -> str:
    return "\n".join([HEAD, *[f"{chapter(games.get(id))}\n" for id in games.PACKAGES]])


if __name__ == "__main__":
    PAGE.write_text(page())
