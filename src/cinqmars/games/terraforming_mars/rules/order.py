"""Who comes when."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.state import Table

from .rivals import rivals


def turn_order(s: Table) -> list[int]:
    return [(s.first + i) % s.n for i in range(s.n)]


def after(s: Table, p: int) -> list[int]:  # rules: G2, R6
    """Everybody who takes turns, from whoever comes after `p` to `p`."""
    everybody = rivals(s)
    following = everybody.index(p) + 1
    return everybody[following:] + everybody[:following]
