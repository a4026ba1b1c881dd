"""Chance: a multiply-with-carry generator whose whole state is one small int."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.seeding import start

# Base 2**30: halves of the state then fit one digit of a Python int, and products stay in mypyc's fast path, which
# wants both factors below 2**30. The multiplier makes STATES a safe prime; docs/chance.md says how it was found.
MULTIPLIER: Final = 1000389927
MASK: Final = 0x3FFFFFFF
STATES: Final = (MULTIPLIER << 30) - 1  # 0 and STATES itself lead nowhere: not states


class Rng:
    """All the luck of one game; `s` is all there is to save. Never show it to a player: it tells the future."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state or start(seed, STATES)

    @staticmethod
    def restore(state: int) -> Rng:
        """The generator that was saved as `state`."""
        if not 0 < state < STATES:
            raise ValueError(f"not a state of chance: {state} (1 to {STATES - 1} is)")
        return Rng(0, state)

    def __reduce__(self) -> tuple[Any, ...]:  # or the compiled class could not be pickled
        return Rng, (0, self.s)

    def copy(self) -> Rng:
        """A generator that will draw the same."""
        return Rng(0, self.s)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1; n is less than 2**29, and fair to n / 2**30."""
        low = self.s & MASK
        high = self.s >> 30
        self.s = low * MULTIPLIER + high
        return (low ^ high) * n >> 30

    def fork(self) -> Rng:
        """Another generator, seeded by this one."""
        return Rng(self.below(1 << 29) << 29 | self.below(1 << 29))

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` into a random order, in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
