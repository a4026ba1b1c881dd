"""The registry: one line per game. A package is imported when its game is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cinqmars.kernel import BadInput, Game

PACKAGES: dict[str, str] = {
    "mission-planete-rouge": "cinqmars.games.mission_planete_rouge",
    "mars": "cinqmars.games.mars",
    "terraforming-mars": "cinqmars.games.terraforming_mars",
    "on-mars": "cinqmars.games.on_mars",
    "first-martians": "cinqmars.games.first_martians",
}


def get(id: str) -> Game[Any]:
    """The game of this id. Raises BadInput with those there are."""
    package = PACKAGES.get(id) if isinstance(id, str) else None
    if package is None:
        known = ", ".join(PACKAGES)
        raise BadInput("game", f"no game {id!r}; there are: {known}", {"got": str(id)[:40], "allowed": known})
    game: Game[Any] = import_module(package).game
    return game
