"""What a game has learnt by playing itself: small networks that correct its judgement of a position.

A network reads what a seat knows (`Game.encode`) and the judgement itself, and says by how much the judgement is off.
Weights are bytes in a data file; the arithmetic is plain and the same in every build.
"""

from __future__ import annotations

import json
from array import array
from base64 import b85decode
from math import exp, log, tanh
from pathlib import Path
from typing import Any, Final

MOST: Final = 9.0  # logits: nothing is surer than this
ALONE: Final = "alone"  # names of the networks of a game, by who plays
TWO: Final = "two"
MORE: Final = "more"


def logit(chance: float) -> float:
    """0 for an even chance."""
    least = exp(-MOST)
    if chance <= least:
        return -MOST
    if chance >= 1 - least:
        return MOST
    return log(chance / (1 - chance))


def chance_of(x: float) -> float:
    """The other way round."""
    return 1 / (1 + exp(-x)) if x > -MOST * 4 else 0.0


class Network:
    """One hidden layer beside a line: what it makes of a row of features."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.mix: float = told["mix"]  # how far it is trusted
        self.slope: float = told["slope"]  # of the judgement
        self.used: list[int] = told["used"]  # columns of the row that are read
        self.per: list[float] = [1 / most for most in told["most"]]
        self.flat: float = told["flat"]
        self.line: list[float] = unpacked(told["line"], told["line_scale"])
        self.bias: list[float] = told["bias"]
        self.out: list[float] = told["out"]
        units, scales = told["units"], told["scales"]  # for each column, and for the judgement
        self.units: list[list[float]] = [unpacked(units[j], scales[j]) for j in range(len(units))]

    def logit_of(self, row: list[float], judged: float) -> float:
        """The judgement's logit, corrected."""
        at: list[int] = []
        given: list[float] = []
        used, per = self.used, self.per
        for i in range(len(used)):
            x = row[used[i]]
            if x != 0.0:
                at.append(i)
                given.append(x * per[i])
        at.append(len(used))
        given.append(judged)
        off = self.flat + sum_at(self.line, at, given)
        for j in range(len(self.units)):
            off += self.out[j] * tanh(self.bias[j] + sum_at(self.units[j], at, given))
        return self.slope * judged + self.mix * off


def sum_at(weights: list[float], at: list[int], given: list[float]) -> float:
    total = 0.0
    for k in range(len(at)):
        total += weights[at[k]] * given[k]
    return total


def unpacked(text: str, scale: float) -> list[float]:
    """Signed bytes as the numbers they stand for."""
    return [scale * x for x in array("b", b85decode(text))]


class Learning:
    """The networks of one game, by who plays: read when they are first asked for."""

    def __init__(self, file: Path, columns: int) -> None:
        self.file: Path = file
        self.columns: int = columns
        self.read: bool = False
        self.networks: dict[str, Network] = {}

    def network(self, players: int) -> Network | None:
        """The one for so many players; None where nothing has been learnt."""
        if not self.read:
            self.read = True
            if self.file.exists():
                plain = json.loads(self.file.read_text(encoding="utf-8"))
                self.take(plain["networks"])
        return self.networks.get(ALONE if players == 1 else TWO if players == 2 else MORE)

    def take(self, plain: dict[str, Any]) -> None:
        """Other networks, instead of those in the file."""
        self.read = True
        self.networks = {name: Network(told) for name, told in plain.items()}

    def values(self, game: Any, s: Any, judged: list[float]) -> list[float]:
        """Each seat's chance, where the game's own judgement says `judged`."""
        network = self.network(len(judged))
        if network is None or game.over(s):
            return judged
        return [self.corrected(network, game, s, seat, judged[seat]) for seat in range(len(judged))]

    def value(self, game: Any, s: Any, seat: int, judged: list[float]) -> float:
        """The chance of one."""
        network = self.network(len(judged))
        if network is None or game.over(s):
            return judged[seat]
        return self.corrected(network, game, s, seat, judged[seat])

    def corrected(self, network: Network, game: Any, s: Any, seat: int, judged: float) -> float:
        row = array("f", bytes(4 * self.columns))
        game.encode(s, seat, row)
        return chance_of(network.logit_of(row.tolist(), logit(judged)))
