"""The random player: every option is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cinqmars.bots.player import Eyes, mix
from cinqmars.kernel import WAIT, Bot, Decision, Rng, State
from cinqmars.kernel.compiled import mypyc_attr

POLLS: Final = 4  # in a race it acts once in so many polls: everyone is polled after every answer
BITS: Final = 28
DRAWS: Final = 1 << BITS
WORD: Final = 0xFFFFFFFF
OF_SEED: Final = 0x1E3779B1
OF_SEAT: Final = 0x05EBCA77
OF_PLY: Final = 0x02B2AE3D


def waits(seed: int, seat: int, ply: int) -> bool:
    """Whether it stays silent."""
    return silenced(seed * OF_SEED + seat * OF_SEAT + ply * OF_PLY)


def silenced(x: int) -> bool:
    """A quick hash, for nothing is asked as often as this."""
    x &= WORD
    x = (x ^ x >> 15) * 0x2C1B3C6D & WORD
    x = (x ^ x >> 12) * 0x297A2D39 & WORD
    return (x ^ x >> 15) % POLLS > 0


@mypyc_attr(allow_interpreted_subclasses=True)  # and so it can be pickled
class Uniform:
    """Its n-th answer takes the n-th draw of its own luck, so it plays alike in a session and in `Drift`."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, eyes: Eyes, decision: Decision) -> int:
        opts = decision.opts
        if not decision.must and waits(self.seed, eyes.seat, eyes.ply()):
            return WAIT
        if len(opts) == 1:
            return opts[0]
        luck = Rng(mix(self.seed, eyes.seat))
        for _ in range(eyes.answered()):
            luck.below(DRAWS)
        return opts[luck.below(DRAWS) * len(opts) >> BITS]


class Drift(Bot):
    """Answers for all seats as a `Uniform` in each would, without stopping: for `Session.run` of a fresh table."""

    def __init__(self, seeds: Sequence[int]) -> None:
        super().__init__()
        self.salts: list[int] = [seed * OF_SEED + seat * OF_SEAT for seat, seed in enumerate(seeds)]
        self.luck: list[Rng] = [Rng(mix(seed, seat)) for seat, seed in enumerate(seeds)]
        self.answers: int = 0

    def silent(self, seat: int) -> bool:
        return silenced(self.salts[seat] + self.answers * OF_PLY)

    def polled(self, s: State, d: Decision, opts: list[int]) -> int:
        return self.live(s, d.seat, d.kind, d.opts, d.ctx, d.held)  # whoever waits was silent

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if opts[0] == WAIT:  # asked by another asker
            if self.silent(seat):
                return WAIT
            opts = opts[1:]
        self.answers += 1
        return opts[self.luck[seat].below(DRAWS) * len(opts) >> BITS]
