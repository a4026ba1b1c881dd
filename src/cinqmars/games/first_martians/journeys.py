"""Journeys: the pieces that travel in an event, for the eye."""

from __future__ import annotations

from cinqmars.kernel import Event, Move

from .data import components as c
from .names import facility_ref, piece_ref, space_ref, stack_ref
from .state import NONE


def moves(e: Event) -> list[Move]:
    x = e.args
    match e.what:
        case "place":
            return [Move(piece_ref(x[1]), place_of(x[1], x[5]), stack_ref(x[4]))]
        case "take-back":
            return [Move(piece_ref(x[1]), stack_ref(x[2]), place_of(x[1], NONE))]
        case "regroup":
            return [
                Move(piece_ref(x[i]), place_of(x[i], x[i + 1]), place_of(x[i], x[i + 2]))
                for i in range(0, len(x), 3)
            ]
        case "machine":
            return [Move(piece_ref(c.FIRST_MACHINE + x[0]), "plan", "depot")]
        case "machine-back":
            return [Move(piece_ref(c.FIRST_MACHINE + x[0]), "depot", "plan")]
        case "explore":
            return [Move(f"region:{c.SPACES[x[1]]}", "mars", space_ref(x[1]))]
        case "haul":
            return [Move("sample", space_ref(x[0]), ("hold", "pending")[x[1]])]
        case "bring-back":
            return [Move("objective", space_ref(x[1]), "hold")]
        case "repair":
            return [Move("part", "hold", facility_ref(x[0] // c.N_PARTS))]
        case "dismantle":
            return [Move("part", facility_ref(x[1] // c.N_PARTS), "hold")]
        case "shut":
            return [Move("shutdown", "hub", facility_ref(x[0]))]
        case "unshut":
            return [Move("shutdown", facility_ref(x[0]), "hub")]
    return []


def place_of(piece: int, stack: int) -> str:
    """A stack of the plan, or where the piece is at home."""
    if stack != NONE:
        return stack_ref(stack)
    return f"quarters:{piece // 2}" if piece < c.N_PAWNS else "depot"
