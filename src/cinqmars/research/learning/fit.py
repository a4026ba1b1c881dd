"""From lessons to a network: what is left between the judgement and how games ended, by numpy.

Games, not positions, are split into those it learns from and those it is tested on: positions of one game are alike.
"""

from __future__ import annotations

from base64 import b85encode
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Matrix = NDArray[np.float32]

UNITS = 16
RARE = 0.002  # of the positions: what is seen less often is not read
PASSES = 12
BATCH = 512
RATE = 0.002
DECAY = 2e-4
FAR = 3.0  # deviations: no end of a game counts for more
TESTED = 7  # one game of so many
BYTE = 127.0


class Data(NamedTuple):
    """Positions of many games."""

    rows: Matrix  # features by position
    judged: Matrix  # logits
    margins: Matrix
    game: NDArray[np.int32]  # the number of the game


class Fitted(NamedTuple):
    """A network as plain data, and how far it is off on games it has not seen, squared, beside the judgement."""

    plain: dict[str, Any]
    error: float
    plain_error: float


def stacked(parts: list[Data]) -> Data:
    """All generations together; games are numbered on."""
    games, first = [], 0
    for part in parts:
        games.append(part.game + first)
        first += int(part.game.max()) + 1
    return Data(
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.judged for part in parts]),
        np.concatenate([part.margins for part in parts]),
        np.concatenate(games),
    )


class Model:
    """A line and one hidden layer beside the judgement, with Adam."""

    def __init__(self, columns: int, luck: np.random.Generator) -> None:
        spread = 1 / np.sqrt(columns**0.5)
        self.parts: list[Matrix] = [
            np.zeros(columns, np.float32),  # the line
            luck.normal(0, spread * 0.2, (columns, UNITS)).astype(np.float32),
            np.zeros(UNITS, np.float32),
            luck.normal(0, 0.1, UNITS).astype(np.float32),
            np.zeros(2, np.float32),  # flat, slope
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def seen(self, x: Matrix, judged: Matrix) -> tuple[Matrix, Matrix]:
        line, units, bias, out, ends = self.parts
        hidden = np.tanh(x @ units + bias)
        return x @ line + hidden @ out + ends[0] + ends[1] * judged, hidden

    def learn(self, x: Matrix, judged: Matrix, target: Matrix, rate: float) -> None:
        out = self.parts[3]
        said, hidden = self.seen(x, judged)
        off = (said - target) / len(target)
        back = np.outer(off, out) * (1 - hidden * hidden)
        slopes = [x.T @ off, x.T @ back, back.sum(0), hidden.T @ off]
        slopes.append(np.array([off.sum(), off @ judged], np.float32))
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] = 0.9 * self.means[i] + 0.1 * slope
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope * slope
            mean = self.means[i] / (1 - 0.9**self.steps)
            square = self.squares[i] / (1 - 0.999**self.steps)
            self.parts[i] -= rate * mean / (np.sqrt(square) + 1e-8)
            if i < 2:
                self.parts[i] *= 1 - rate * DECAY * 100


def fitted(data: Data, most: list[int], seed: int) -> Fitted:
    """The network that does best on games it has not learnt from."""
    luck = np.random.default_rng(seed)
    often = (data.rows != 0).mean(0)
    used = np.flatnonzero((often > RARE) & (data.rows.std(0) > 0))
    per = np.array(most, np.float32)[used]
    x = np.concatenate([data.rows[:, used] / per, data.judged[:, None]], axis=1).astype(np.float32)
    scale = float(data.margins.std()) or 1.0
    target = np.clip(data.margins / scale, -FAR, FAR).astype(np.float32)
    tested = data.game % TESTED == 0
    learnt = np.flatnonzero(~tested)
    slope = float((data.judged[learnt] @ target[learnt]) / (data.judged[learnt] @ data.judged[learnt]))
    plain_error = float(((slope * data.judged[tested] - target[tested]) ** 2).mean())
    model = Model(x.shape[1], luck)
    model.parts[4][1] = slope
    best, least = [part.copy() for part in model.parts], plain_error
    for turn in range(PASSES):
        luck.shuffle(learnt)
        rate = RATE * (1 - turn / PASSES)
        for first in range(0, len(learnt), BATCH):
            some = learnt[first : first + BATCH]
            model.learn(x[some], data.judged[some], target[some], rate)
        error = float(((model.seen(x[tested], data.judged[tested])[0] - target[tested]) ** 2).mean())
        if error < least:
            best, least = [part.copy() for part in model.parts], error
    return Fitted(plain_of(best, used, per, slope), least, plain_error)


def plain_of(parts: list[Matrix], used: Any, per: Matrix, slope: float) -> dict[str, Any]:
    """As data: weights of each column in one signed byte."""
    line, units, bias, out, ends = parts
    line = line.copy()
    line[-1] += ends[1] - slope  # what the fit makes of the judgement beyond the best line through it
    packed = [in_bytes(units[:, j]) for j in range(UNITS)]
    told, scale = in_bytes(line)
    return {
        "mix": 1.0,
        "slope": round(slope, 5),
        "used": [int(i) for i in used],
        "most": [int(x) for x in per],
        "flat": round(float(ends[0]), 5),
        "line": told,
        "line_scale": scale,
        "bias": [round(float(x), 5) for x in bias],
        "out": [round(float(x), 5) for x in out],
        "units": [text for text, _ in packed],
        "scales": [step for _, step in packed],
    }


def in_bytes(weights: Matrix) -> tuple[str, float]:
    scale = float(f"{float(np.abs(weights).max()) / BYTE or 1.0:.6g}")
    return b85encode(np.rint(weights / scale).clip(-BYTE, BYTE).astype(np.int8).tobytes()).decode(), scale
