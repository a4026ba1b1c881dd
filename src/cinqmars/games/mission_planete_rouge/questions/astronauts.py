"""Questions about astronauts on Mars and aboard: who walks, who is won over, who is killed."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mission_planete_rouge.bots import instinct
from cinqmars.games.mission_planete_rouge.components import ADJACENT, MAX_PLAYERS, N_OUTER, N_ZONES
from cinqmars.games.mission_planete_rouge.names import (
    astronaut_ref,
    ship_name,
    ship_ref,
    zone_name,
    zone_ref,
)
from cinqmars.games.mission_planete_rouge.state import PlaneteState
from cinqmars.kernel import Decision, Message, say, seat_name

from .asked import NO, Asked

MOVE: Final = 4
REPLACE: Final = 9
KILL: Final = 10


class Move(Asked):
    """Where an astronaut of the explorer walks: 1 + from * N_ZONES + to."""  # rules: K2b, K2c

    name = "move"
    size = 1 + N_ZONES * N_ZONES
    aloud = True

    @staticmethod
    def options(s: PlaneteState, p: int) -> list[int]:
        n, mars = s.n, s.mars
        opts = [NO]
        for zone in range(N_ZONES):
            if mars[zone * n + p]:
                for neighbour in ADJACENT[zone]:
                    opts.append(1 + zone * N_ZONES + neighbour)
        return opts

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg - 1, N_ZONES)

    def pick(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        origin, target = self.decode(arg)
        return say("pick-move", origin=zone_name(origin), target=zone_name(target))

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == NO:
            return ()
        origin, target = self.decode(arg)
        return (zone_ref(origin), zone_ref(target))

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [1.0 if arg == NO else 0.5 for arg in opts]


class Hit(Asked):
    """An astronaut of somebody, somewhere: 1 + place * MAX_PLAYERS + seat; places are zones, then N_ZONES + slot."""

    aloud = True

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg - 1, MAX_PLAYERS)

    def pick(self, s: PlaneteState, d: Decision, arg: int) -> Message:
        place, victim = self.decode(arg)
        where = zone_name(place) if place < N_ZONES else ship_name(s.dock[place - N_ZONES])
        return say("pick-hit", place=where, who=seat_name(victim))

    def refs(self, s: PlaneteState, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == NO:
            return ()
        place, victim = self.decode(arg)
        if place < N_ZONES:
            where = zone_ref(place)
            return (astronaut_ref(where.partition(":")[2], victim), where)
        ship = s.dock[place - N_ZONES]
        return (astronaut_ref(f"ship-{ship}", victim), ship_ref(ship))

    def priors(self, s: PlaneteState, seat: int, opts: list[int]) -> list[float]:
        return [0.2 if arg == NO else instinct.hit(s, seat, *self.decode(arg)) for arg in opts]


class Replace(Hit):
    """Whose astronaut the femme fatale wins over."""  # rules: K6b to K6d

    name = "replace"
    size = 1 + (N_ZONES + MAX_PLAYERS) * MAX_PLAYERS

    @staticmethod
    def options(s: PlaneteState, p: int) -> list[int]:
        n = s.n
        opts = [NO]
        if not s.reserve[p]:
            return opts
        for zone in range(N_ZONES):
            if s.mars[zone * n + p]:
                add_victims(opts, s.mars, zone * n, n, p, zone)
        for slot in range(n):
            if s.crew[slot * n + p]:
                add_victims(opts, s.crew, slot * n, n, p, N_ZONES + slot)
        return opts


def add_victims(opts: list[int], counts: list[int], base: int, n: int, p: int, place: int) -> None:
    for q in range(n):
        if q != p and counts[base + q]:
            opts.append(1 + place * MAX_PLAYERS + q)


class Kill(Hit):
    """Whose astronaut the soldier kills, in an outer zone."""  # rules: K8c, K8d

    name = "kill"
    size = 1 + N_OUTER * MAX_PLAYERS

    @staticmethod
    def options(s: PlaneteState) -> list[int]:
        n, mars = s.n, s.mars
        opts = [NO]
        for zone in range(N_OUTER):
            for q in range(n):
                if mars[zone * n + q]:
                    opts.append(1 + zone * MAX_PLAYERS + q)
        return opts
