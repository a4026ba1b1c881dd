"""From seeds to states of chance. Not compiled: mypyc takes a Ctrl-C inside products this large for a crash."""

from __future__ import annotations

from typing import Final

MASK64: Final = 0xFFFFFFFFFFFFFFFF


def start(seed: int, states: int) -> int:
    """A state from 1 to `states` - 1 for `seed`, far from that of any other seed."""
    z = seed + 0x9E3779B97F4A7C15 & MASK64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK64
    return ((z ^ z >> 31) * (states - 1) >> 64) + 1
