"""What a seat cannot know: only what chance will bring. Stacks are kept in order, so that they tell nothing."""

from __future__ import annotations

from cinqmars.kernel import Rng

from .state import MartiansState


def resample(s: MartiansState, seat: int, rng: Rng) -> None:
    for stack in (s.events, s.adventures, s.cards, s.discards, s.regions, s.tiles):
        stack.sort()
