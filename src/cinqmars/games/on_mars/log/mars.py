"""Entries about what happens on Mars: pieces, tiles, buildings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.log.told import OfCompany, Told, seat_of, who
from cinqmars.games.on_mars.possible.movement import ROVER
from cinqmars.kernel import Move, say


@dataclass
class OfPiece(OfCompany):
    """A bot, or ROVER, goes from a hex, or NONE, to another."""

    piece: int
    origin: int
    target: int

    def words(self) -> dict[str, Any]:
        piece = names.piece_name(self.piece)
        return {"who": who(self.company), "piece": piece, "hex": names.hex_name(self.target)}

    def moves(self) -> list[Move]:
        kind = "rover" if self.piece == ROVER else "bot"
        origin = f"garage:{self.company}" if self.origin == box.NONE else names.hex_ref(self.origin)
        return [Move(kind, origin, names.hex_ref(self.target), seat_of(self.company))]


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
        return [Move("bot", f"garage:{self.company}", names.hex_ref(self.hex), seat_of(self.company))]


@dataclass
class OfHex(OfCompany):
    hex: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "hex": names.hex_name(self.hex)}


class Gather(OfHex):
    """A crystal is picked up."""

    name = "gather"


class Crush(OfHex):
    """A crystal leaves the game."""

    name = "crush"


@dataclass
class OfTile(OfCompany):
    tile: int
    hex: int

    def words(self) -> dict[str, Any]:
        tile, place = names.tile_name(self.tile), names.hex_name(self.hex)
        return {"who": who(self.company), "tile": tile, "hex": place}


class Destroy(OfTile):
    name = "destroy"


class Take(OfTile):
    name = "take"


class Explore(OfTile):
    name = "explore"


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


@dataclass
class Progress(OfCompany):
    """A cube in the progress area."""

    name = "progress"
    building: int

    def words(self) -> dict[str, Any]:
        return {"who": who(self.company), "building": names.building_name(self.building)}


@dataclass
class Spread(Told):
    """A crystal comes to light."""

    name = "spread"
    hex: int

    def words(self) -> dict[str, Any]:
        return {"hex": names.hex_name(self.hex)}


@dataclass
class Support(Told):
    """A marker of life support rises."""

    name = "support"
    system: int
    row: int

    def words(self) -> dict[str, Any]:
        return {"building": names.building_name(box.GENERATOR + self.system), "n": self.row}


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


class Run(OfBlueprint):
    name = "run"


@dataclass
class Upgrade(OfBlueprint):
    name = "upgrade"
    hex: int

    def words(self) -> dict[str, Any]:
        card, place = names.blueprint_name(self.blueprint), names.hex_name(self.hex)
        return {"who": who(self.company), "card": card, "hex": place}


@dataclass
class Works(OfCompany):
    name = "works"
    scientist: int
    blueprint: int

    def words(self) -> dict[str, Any]:
        scientist, card = names.card_name(self.scientist), names.blueprint_name(self.blueprint)
        return {"who": who(self.company), "scientist": scientist, "card": card}
