"""The turn: its phases in their order."""

from __future__ import annotations

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
from cinqmars.games.mars.state import Table


def stretch(s: Table) -> None:  # rules: G1
    """The next part of the game that starts and ends with everything in the state."""
    if s.phase == at.PROSPECTING:
        prospect(s)
    elif s.phase == at.DEALING:
        deal(s)
    elif s.phase == at.EVENT:
        event(s)
    elif s.phase == at.RAIDING:
        raid(s, s.turn)
        s.phase = at.RESEARCHING
    elif s.phase == at.RESEARCHING:
        research(s, s.turn)
        s.phase = at.SUPPLY
    elif s.phase == at.SUPPLY:
        supply(s, s.turn)
        produce(s, s.turn)
        s.phase = at.EXCHANGING
    elif s.phase == at.EXCHANGING:
        exchange(s)
    elif s.phase == at.CONSTRUCTING:
        construct(s)
    elif s.phase == at.BORROWING:
        borrow(s, s.turn)
        light_up(s, s.turn)
        s.phase = at.MOVING
    elif s.phase == at.MOVING:
        move_colonists(s, s.turn)
    else:
        end_of_turn(s, s.turn)
