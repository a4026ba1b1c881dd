"""Who comes when."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.components import MARSBOT
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.state import TerraformingState


def turn_order(s: TerraformingState) -> list[int]:
    return [(s.first + i) % s.n for i in range(s.n)]


def after(s: TerraformingState, p: int) -> int:  # rules: G2, R6
    """Clockwise; MarsBot sits after the last seat."""
    if p + 1 < s.n:
        return p + 1
    return MARSBOT if p != MARSBOT and plays(s) else 0
