"""Questions about ships: who boards which, where it goes, whether it flies or burns."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mission_planete_rouge.bots import instinct
from cinqmars.games.mission_planete_rouge.components import MANUAL, MAX_PLAYERS, N_ZONES, SHIP_SEATS
from cinqmars.games.mission_planete_rouge.names import (
    ship_name,
    ship_ref,
    zone_name,
    zone_ref,
)
from cinqmars.games.mission_planete_rouge.state import NONE, PlaneteState, destination
from cinqmars.kernel import Decision, Message, Question, say

from .asked import NO, Asked

BOARD: Final = 2
AIM: Final = 3
LAUNCH: Final = 7
DESTROY: Final = 8
REDIRECT: Final = 11


class OfShip(Asked):
    """A ship at the pad: 1 + slot."""

    size = 1 + MAX_PLAYERS
    aloud = True

    def pick(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        slot = arg - 1
        ship = s.dock[slot]
        free = SHIP_SEATS[ship] - s.aboard[slot]
        if s.tile[slot] != NONE:
            return say("pick-ship-aimed", ship=ship_name(ship), zone=zone_name(s.tile[slot]), free=free)
        return say("pick-ship", ship=ship_name(ship), free=free)

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else (ship_ref(s.dock[arg - 1]),)

    def candidates(self, s: PlaneteState, d: Decision) -> list[int]:
        no = [NO] if NO in d.opts else []
        return no + [1 + slot for slot in range(s.n) if s.dock[slot] != NONE]


class Board(OfShip):
    """Which ship astronauts board. About how many, and the slot that is not allowed."""  # rules: B4 to B6, K7, K8

    name = "board"

    @staticmethod
    def options(s: PlaneteState, p: int, other_than: int) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if not cannot_board(s, p, slot, 1, other_than):
                opts.append(1 + slot)
        return opts

    @staticmethod
    def together(s: PlaneteState, p: int, number: int) -> list[int]:
        """Several at once must board, if they can."""
        return [1 + slot for slot in range(s.n) if not cannot_board(s, p, slot, number, NONE)]

    def prompt(self, s: PlaneteState, d: Decision) -> Message:
        number, other_than = d.ctx
        if number > 1:
            return say("ask-board-together", n=number)
        if other_than == NONE:
            return say("ask-board", ship=say("nobody"))
        return say("ask-board-other", ship=ship_name(s.dock[other_than]))

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        number, other_than = d.ctx
        return cannot_board(s, d.seat, arg - 1, number, other_than)

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [0.1 if arg == NO else instinct.board(s, seat, arg - 1) for arg in opts]


def cannot_board(s: PlaneteState, p: int, slot: int, number: int, other_than: int) -> str:  # rules: B4, B5
    ship = s.dock[slot]
    if ship == NONE:
        return "empty-dock"
    if s.launched[slot]:
        return "in-flight"
    if slot == other_than:
        return "same-ship"
    if s.reserve[p] < number:
        return "no-reserve"
    if s.aboard[slot] + number > SHIP_SEATS[ship]:
        return "full"
    return ""


class Launch(OfShip):
    """Which docked ship the secret agent sends on its way."""  # rules: K4b, K4c

    name = "launch"

    @staticmethod
    def options(s: PlaneteState) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if not cannot_launch(s, slot):
                opts.append(1 + slot)
        return opts

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        return cannot_launch(s, arg - 1)

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [0.7 if arg == NO else 1.0 for arg in opts]


def cannot_launch(s: PlaneteState, slot: int) -> str:
    reason = cannot_touch(s, slot)
    if not reason and destination(s, slot) == MANUAL:
        return "no-destination"
    return reason


def cannot_touch(s: PlaneteState, slot: int) -> str:
    """Docked ships only."""
    if s.dock[slot] == NONE:
        return "empty-dock"
    return "in-flight" if s.launched[slot] else ""


class Destroy(OfShip):
    """Which docked ship the saboteur blows up."""  # rules: K5b, K5c

    name = "destroy"

    @staticmethod
    def options(s: PlaneteState) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if not cannot_touch(s, slot):
                opts.append(1 + slot)
        return opts

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        return cannot_touch(s, arg - 1)

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [0.5 if arg == NO else instinct.destroy(s, seat, arg - 1) for arg in opts]


class Redirect(OfShip):
    """Which ship the pilot gives another destination, docked or in flight."""  # rules: K9b

    name = "redirect"

    @staticmethod
    def options(s: PlaneteState) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if s.dock[slot] != NONE:
                opts.append(1 + slot)
        return opts

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [0.7 if arg == NO else 1.0 for arg in opts]


class Aim(Question[PlaneteState]):
    """Where a ship goes: the zone. About its slot."""  # rules: B7, K9c

    name = "aim"
    size = N_ZONES
    aloud = True

    @staticmethod
    def options(s: PlaneteState, slot: int) -> list[int]:
        bound = destination(s, slot)
        return [zone for zone in range(N_ZONES) if s.tiles[zone] and zone != bound]

    def prompt(self, s: PlaneteState, d: Decision) -> Message:
        return say("ask-aim", ship=ship_name(s.dock[d.ctx[0]]))

    def label(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        return zone_name(arg)

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        return (zone_ref(arg),)

    def candidates(self, s: PlaneteState, d: Decision) -> list[int]:
        return list(range(N_ZONES))

    def cannot(self, s: PlaneteState, d: Decision, arg: int) -> str:
        if destination(s, d.ctx[0]) == arg:
            return "same-destination"
        return "" if s.tiles[arg] else "no-tile"

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [instinct.aim(s, zone) for zone in opts]
