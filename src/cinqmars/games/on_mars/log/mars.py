"""Entries about what happens on Mars: pieces, tiles, buildings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.log.told import (
    NAMES,
    OUT,
    SUPPLY,
    OfCompany,
    Told,
    hex_or_none,
    hold_of,
    seat_of,
    waiting,
    who,
)
from cinqmars.games.on_mars.possible.movement import ROVER
from cinqmars.kernel import Move, say


@dataclass
class OfPiece(OfCompany):
    """A bot, or ROVER, goes from a hex, or NONE, to another."""

    names: ClassVar[Mapping[str, Callable[[int], str]]] = {
        **NAMES,
        "origin": hex_or_none,
        "target": hex_or_none,
    }

    piece: int
    origin: int
    target: int

    def words(self) -> dict[str, Any]:
        piece = names.piece_name(self.piece)
        return {"who": who(self.company), "piece": piece, "hex": names.hex_name(self.target)}

    def moves(self) -> list[Move]:
        kind = "rover" if self.piece == ROVER else "bot"
        c = seat_of(self.company)
        origin = f"garage:{c}" if self.origin == box.NONE else names.hex_ref(self.origin)
        return [Move(kind, origin, names.hex_ref(self.target), c)]


class Step(OfPiece):
    name = "step"


class Displace(OfPiece):
    name = "displace"


@dataclass
class Bot(OfCompany):
    """A new bot."""

    name = "bot"
    bot: int
    hex: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "hex": names.hex_name(self.hex)}

    def moves(self) -> list[Move]:
        c = seat_of(self.company)
        return [Move("bot", f"garage:{c}", names.hex_ref(self.hex), c)]


@dataclass
class OfHex(OfCompany):
    hex: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "hex": names.hex_name(self.hex)}


class Gather(OfHex):
    """A crystal is picked up."""

    name = "gather"

    def moves(self) -> list[Move]:
        found = Move("crystal", names.hex_ref(self.hex), hold_of(self.company))
        return [found, waiting(self.company, 1)]


class Crush(OfHex):
    """A crystal leaves the game."""

    name = "crush"

    def moves(self) -> list[Move]:
        return [Move("crystal", names.hex_ref(self.hex), OUT)]


@dataclass
class OfTile(OfCompany):
    tile: int
    hex: int

    def words(self) -> dict[str, Any]:
        tile, place = names.tile_name(self.tile), names.hex_name(self.hex)
        return {"who": who(self.company), "tile": tile, "hex": place}

    def kind(self) -> str:
        return "research" if self.tile >= box.RESEARCH else "discovery"


class Destroy(OfTile):
    name = "destroy"

    def moves(self) -> list[Move]:
        return [Move(self.kind(), names.hex_ref(self.hex), OUT)]


class Take(OfTile):
    name = "take"

    def moves(self) -> list[Move]:
        return [Move(self.kind(), names.hex_ref(self.hex), hold_of(self.company))]


class Explore(OfTile):
    name = "explore"

    def moves(self) -> list[Move]:
        return [Move(self.kind(), "exploration", names.hex_ref(self.hex))]


@dataclass
class Radar(OfCompany):
    name = "radar"
    tile: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "tile": names.tile_name(self.tile)}


# Buildings


@dataclass
class Construct(OfCompany):
    name = "construct"
    building: int
    hex: int

    def words(self) -> dict[str, Any]:
        building, place = names.building_name(self.building), names.hex_name(self.hex)
        return {"who": who(self.company), "building": building, "hex": place}

    def moves(self) -> list[Move]:
        owner = seat_of(self.company) if self.building == box.SHELTER else box.NONE
        return [Move(box.BUILDINGS[self.building], "stacks", names.hex_ref(self.hex), owner)]


@dataclass
class Progress(OfCompany):
    """A cube in the progress area."""

    name = "progress"
    building: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "building": names.building_name(self.building)}

    def moves(self) -> list[Move]:
        c = seat_of(self.company)
        return [Move("cube", f"player:{c}", f"progress:{box.BUILDINGS[self.building]}", c)]


@dataclass
class Spread(Told):
    """A crystal comes to light."""

    name = "spread"
    hex: int

    def words(self) -> dict[str, Any]:
        return {"hex": names.hex_name(self.hex)}

    def moves(self) -> list[Move]:
        return [Move("crystal", SUPPLY, names.hex_ref(self.hex))]


@dataclass
class Support(Told):
    """A marker of life support rises."""

    name = "support"
    system: int
    row: int

    def words(self) -> dict[str, Any]:
        return {"building": names.building_name(box.GENERATOR + self.system), "n": self.row}

    def moves(self) -> list[Move]:
        kind = box.BUILDINGS[box.GENERATOR + self.system]
        return [Move(kind, SUPPLY, f"lss:{kind}")]


@dataclass
class Scored(OfCompany):
    name = "score"
    points: int
    why: str

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "n": self.points, "why": say(f"score-for-{self.why}")}


@dataclass
class OfBlueprint(OfCompany):
    blueprint: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "card": names.blueprint_name(self.blueprint)}


class Obtain(OfBlueprint):
    name = "obtain"

    def moves(self) -> list[Move]:
        return [Move(names.blueprint_ref(self.blueprint), "display", f"blueprints:{seat_of(self.company)}")]


class Run(OfBlueprint):
    name = "run"


@dataclass
class Upgrade(OfBlueprint):
    name = "upgrade"
    hex: int

    def words(self) -> dict[str, Any]:
        card, place = names.blueprint_name(self.blueprint), names.hex_name(self.hex)
        return {"who": who(self.company), "card": card, "hex": place}

    def moves(self) -> list[Move]:
        c = seat_of(self.company)
        return [Move("advanced", names.blueprint_ref(self.blueprint), names.hex_ref(self.hex), c)]


@dataclass
class Works(OfCompany):
    name = "works"
    scientist: int
    blueprint: int

    def words(self) -> dict[str, Any]:
        scientist, card = names.card_name(self.scientist), names.blueprint_name(self.blueprint)
        return {"who": who(self.company), "scientist": scientist, "card": card}
