"""Missions, and the contracts that count for one of them."""

from __future__ import annotations

from cinqmars.games.on_mars import company
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import size_at
from cinqmars.games.on_mars.state import OnMarsState


def contribute(s: OnMarsState, c: int, mission: int) -> None:  # rules: M1 to M3
    for i in range(box.N_MISSIONS):
        if s.missions[i] == mission and s.need[i]:
            advance(s, c, i)


def advance(s: OnMarsState, c: int, i: int) -> None:
    """One contribution to the mission in place `i`."""
    mission = s.missions[i]
    s.need[i] -= 1
    s.pending[c] += box.MISSION_CRYSTALS[mission]
    s.emit("contribute", s.who(c), mission, s.need[i], box.MISSION_CRYSTALS[mission])
    if not s.need[i]:
        s.emit("mission", mission)
        count_down(s)


def count_down(s: OnMarsState) -> None:  # rules: M2, V7
    if s.remaining:
        s.remaining -= 1
        s.emit("remaining", s.remaining)


def complete(s: OnMarsState) -> None:  # rules: M4, H5, H7
    """Contracts that are satisfied for the first time."""
    if max(s.contract) < 0:
        return
    completed = s.completed
    for x, c in enumerate(s.contract):
        if c < 0 or completed[x]:
            continue
        if satisfied(s, c, x) if c < s.n else company.of(s, c).satisfies(s, c, x):
            s.completed[x] = 1
            s.emit("complete", s.who(c), x)
            contribute(s, c, box.M_CONTRACTS)


def satisfied(s: OnMarsState, c: int, x: int) -> bool:
    """What a contract wants is on it, or built."""
    if x >= box.N_UPGRADE_CONTRACTS:
        first = x * box.N_GOODS
        return s.delivered[first : first + box.N_GOODS] == box.CONTRACT_NEEDS[x]
    for b in box.UPGRADES_OF[x]:
        if s.holder[b] == c and s.built[b] != box.NONE and size_at(s, s.built[b]) >= box.CONTRACT_SIZE:
            return True
    return False
