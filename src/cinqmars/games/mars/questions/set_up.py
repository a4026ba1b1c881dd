"""What is asked at set-up."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.bots import instinct
from cinqmars.games.mars.questions.families import FromReserve, OfMaterial
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Decision, Message

PROSPECT: Final = 0
PICK: Final = 1


class Prospect(OfMaterial):
    """Which mine to begin with: its material."""  # rules: S3

    name = "prospect"

    @staticmethod
    def options(s: MarsState) -> list[int]:
        return [m for m in range(c.N_MATERIALS) if s.mine_tiles[m]]

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.mine_name(arg)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.mine_ref(arg),)

    def candidates(self, s: MarsState, d: Decision) -> list[int]:
        return list(range(c.N_MATERIALS))

    def cannot(self, s: MarsState, d: Decision, arg: int) -> str:
        return "no-tile"

    def priors(self, s: MarsState, seat: int, opts: list[int]) -> list[float]:
        return [instinct.prospect(s, seat, m) for m in opts]


class Pick(FromReserve):
    """Which material to begin with, in the revised set-up."""  # rules: S8

    name = "pick"
