"""The planner at a table: for the whole crew, for one seat beside people, or without any risk.

Beside others it plans after the seats before it, with its own pawns and with machines and rovers that are free. It
helps with what is short of pawns, moves nothing that others placed, leaves alone what they put back, and is ready.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.bots.advice import good_tool
from cinqmars.games.first_martians.bots.planner import free_pieces, next_move
from cinqmars.games.first_martians.bots.weights import FROZEN, HURRIED, USUAL, WATCHFUL, Weights
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.plan import belongs
from cinqmars.games.first_martians.rules.requirements import stack_of
from cinqmars.games.first_martians.state import NONE, MartiansState
from cinqmars.kernel import WAIT, Decision

CREW = "crew"
CAUTIOUS = "cautious"
BESIDE = ""
AS_EVER = "as ever"  # beside others too, by weights that never change
OTHERS: Final[dict[str, Weights]] = {AS_EVER: FROZEN, "hurried": HURRIED, "watchful": WATCHFUL}


def weights_of(style: str) -> Weights:
    return OTHERS.get(style, USUAL)


def plan_beside(s: MartiansState, d: Decision, w: Weights) -> int:
    if not d.must and not is_its_turn(s, d.seat):
        return WAIT
    kept = tools.STRIP if w is FROZEN else tools.N_PLAN  # the yardstick takes no card apart
    tool = good_tool(s, [arg for arg in d.opts if arg < kept])
    if tool != tools.PASS:
        return tool
    move = next_move(s, d.seat, w=w)
    if move.piece != NONE and tools.PIECE + move.piece in d.opts:
        return tools.PIECE + move.piece
    if tools.READY in d.opts:
        return tools.READY
    return harmless(s, d) if d.must else WAIT


def is_its_turn(s: MartiansState, seat: int) -> bool:
    """Seats before it are ready, have placed their pawns, or have let somebody after them plan."""
    for other in range(seat):
        idle = [p for p in free_pieces(s, other) if p < c.N_PAWNS]
        later = [p for stack in s.pawns for p in stack if p < c.N_PAWNS and p // 2 > other]
        if idle and not later and not s.ready[other]:
            return False
    return True


def target_beside(s: MartiansState, d: Decision, w: Weights) -> int:
    """Where it meant the piece to go; a piece moved only to pass the time rests or comes back."""
    move = next_move(s, d.seat, w=w)
    return move.arg if move.piece == d.ctx[0] and move.arg in d.opts else d.opts[0]


def harmless(s: MartiansState, d: Decision) -> int:
    """It must act, but others left something that does not work: a pawn of its own goes to rest and back.

    Without one, what cannot be carried out is taken back, the last pawn first.
    """
    own = [arg for arg in d.opts if is_own_pawn(s, d.seat, arg) and at_leisure(s, arg - tools.PIECE)]
    if own:
        return own[0]
    weak = [i for i in range(len(s.target)) if flaw(s, i)] or [len(s.target) - 1]
    return tools.PIECE + s.pawns[weak[0]][-1]


def is_own_pawn(s: MartiansState, seat: int, arg: int) -> bool:
    return tools.PIECE <= arg < tools.PIECE + c.N_PAWNS and belongs(s, seat, arg - tools.PIECE)


def at_leisure(s: MartiansState, piece: int) -> bool:
    i = stack_of(s, piece)
    return i == NONE or s.target[i] == targets.REST
