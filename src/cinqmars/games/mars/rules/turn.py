"""The turn: its phases in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.mars import state as at
from cinqmars.games.mars.rules.colony import light_up
from cinqmars.games.mars.rules.confrontations import raid
from cinqmars.games.mars.rules.construction import construct
from cinqmars.games.mars.rules.end_of_turn import borrow, end_of_turn, move_colonists
from cinqmars.games.mars.rules.events import event
from cinqmars.games.mars.rules.exchanges import exchange
from cinqmars.games.mars.rules.research import research
from cinqmars.games.mars.rules.set_up import deal, prospect
from cinqmars.games.mars.rules.supply import produce, supply
from cinqmars.games.mars.state import MarsState


def stretch(s: MarsState) -> None:  # rules: G1
    """The next part of the game that starts and ends with everything in the state."""
    PHASES[s.phase](s)


def raiding(s: MarsState) -> None:
    raid(s, s.turn)
    s.phase = at.RESEARCHING


def researching(s: MarsState) -> None:
    research(s, s.turn)
    s.phase = at.SUPPLY


def supplying(s: MarsState) -> None:
    supply(s, s.turn)
    produce(s, s.turn)
    s.phase = at.EXCHANGING


def borrowing(s: MarsState) -> None:
    borrow(s, s.turn)
    light_up(s, s.turn)
    s.phase = at.MOVING


PHASES: Final[dict[int, Callable[[MarsState], None]]] = {
    at.PROSPECTING: prospect,
    at.DEALING: deal,
    at.EVENT: event,
    at.RAIDING: raiding,
    at.RESEARCHING: researching,
    at.SUPPLY: supplying,
    at.EXCHANGING: exchange,
    at.CONSTRUCTING: construct,
    at.BORROWING: borrowing,
    at.MOVING: move_colonists,
    at.ENDING: end_of_turn,
}
