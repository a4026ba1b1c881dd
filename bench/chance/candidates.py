"""The generators that were compared, all with the interface of `cinqmars.kernel.chance.Rng`."""

from __future__ import annotations

import random
from typing import Final

MASK64: Final = 0xFFFFFFFFFFFFFFFF


def finish(z: int) -> int:
    """The finaliser of splitmix64."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK64
    return z ^ (z >> 31)


class First:
    """Multiply-with-carry, base 2**32, as the kernel had it first."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state
        if state == 0:
            self.s = ((seed * 2654435761 + 88675123) & 0x0FFFFFFFFFFFFFF) + 1
            for _ in range(4):
                self.below(2)

    def copy(self) -> First:
        return First(0, self.s)

    def below(self, n: int) -> int:
        s = self.s
        s = (s & 0xFFFFFFFF) * 536869899 + (s >> 32)
        self.s = s
        return (((s ^ (s >> 32)) & 0xFFFFFFFF) * n) >> 32

    def fork(self) -> First:
        return First(self.below(1 << 28))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]


class Reseeded:
    """The same step, seeds and forks through the finaliser."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state or finish(seed + 0x9E3779B97F4A7C15 & MASK64) % 2305838656993886206 + 1

    def copy(self) -> Reseeded:
        return Reseeded(0, self.s)

    def below(self, n: int) -> int:
        s = self.s
        s = (s & 0xFFFFFFFF) * 536869899 + (s >> 32)
        self.s = s
        return (((s ^ (s >> 32)) & 0xFFFFFFFF) * n) >> 32

    def fork(self) -> Reseeded:
        return Reseeded(self.below(1 << 29) << 29 | self.below(1 << 29))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]


class SplitMix:
    """splitmix64: a counter and the finaliser."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state or finish(seed)

    def copy(self) -> SplitMix:
        return SplitMix(0, self.s)

    def below(self, n: int) -> int:
        z = self.s = self.s + 0x9E3779B97F4A7C15 & MASK64
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK64
        return ((z ^ (z >> 31)) >> 32) * n >> 32

    def fork(self) -> SplitMix:
        return SplitMix(self.below(1 << 29) << 29 | self.below(1 << 29))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]


class Pcg:
    """PCG-XSH-RR: a 64-bit congruential step, shifted and rotated on the way out."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state or finish(seed)

    def copy(self) -> Pcg:
        return Pcg(0, self.s)

    def below(self, n: int) -> int:
        s = self.s
        self.s = s * 6364136223846793005 + 1442695040888963407 & MASK64
        z = (s >> 18 ^ s) >> 27 & 0xFFFFFFFF
        r = s >> 59
        return ((z >> r | z << 32 - r) & 0xFFFFFFFF) * n >> 32

    def fork(self) -> Pcg:
        return Pcg(self.below(1 << 29) << 29 | self.below(1 << 29))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]


class XorShift:
    """xorshift64*: three shifts and a multiplication on the way out."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state or finish(seed) or 1

    def copy(self) -> XorShift:
        return XorShift(0, self.s)

    def below(self, n: int) -> int:
        s = self.s
        s ^= s >> 12
        s ^= s << 25 & MASK64
        s ^= s >> 27
        self.s = s
        return (s * 0x2545F4914F6CDD1D >> 32 & 0xFFFFFFFF) * n >> 32

    def fork(self) -> XorShift:
        return XorShift(self.below(1 << 29) << 29 | self.below(1 << 29))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]


class Congruential:
    """A 64-bit congruential step, the upper half folded on the way out."""

    __slots__ = ("s",)

    def __init__(self, seed: int, state: int = 0) -> None:
        self.s: int = state or finish(seed)

    def copy(self) -> Congruential:
        return Congruential(0, self.s)

    def below(self, n: int) -> int:
        s = self.s = self.s * 6364136223846793005 + 1442695040888963407 & MASK64
        return (s >> 32 ^ s >> 48) * n >> 32

    def fork(self) -> Congruential:
        return Congruential(self.below(1 << 29) << 29 | self.below(1 << 29))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]


class Library:
    """The Mersenne Twister of the standard library."""

    __slots__ = ("r",)

    def __init__(self, seed: int, state: object = None) -> None:
        self.r: random.Random = random.Random(seed)

    def copy(self) -> Library:
        twin = Library(0)
        twin.r.setstate(self.r.getstate())
        return twin

    def below(self, n: int) -> int:
        return int(self.r.random() * n)

    def fork(self) -> Library:
        return Library(self.r.getrandbits(63))

    def shuffle(self, x: list[int]) -> None:
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]
