"""Strengths from the ranks of many games: Plackett-Luce, with the seat's part in it, and what deals leave uncertain.

A player finishes before another with the odds of their strengths, which are points as in chess: 400 more are odds of
ten to one. `random` has 0. Equal ranks count as Efron does: any order of them is as likely as any other. The games of
one deal are not independent, so deals are drawn again, not games; each draw is one Newton step away from the estimate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import log, sqrt
from statistics import NormalDist
from typing import Any, Final

from cinqmars.kernel import BadInput
from cinqmars.research import need
from cinqmars.research.series import Line

np = need("numpy", "research")

POINTS: Final = 400 / log(10)
ZERO: Final = "random"
DRAWS: Final = 1000
STEPS: Final = 60
LOOSE: Final = (
    1 / 8.0**2
)  # a prior so wide (1,400 points) that it only tells those who never lose from infinity
CHUNK: Final = 64


@dataclass(frozen=True)
class Estimate:
    """In points, with its 95 % interval."""

    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Rated:
    """How one bot did."""

    bot: str
    rating: Estimate
    games: int  # seats it played in
    wins: float  # shared ones in parts
    share: Estimate  # of wins, 0 to 1
    score: float
    rank: float
    failed: int  # games it broke


@dataclass(frozen=True)
class Rating:
    """One game with one number of players and one set of options."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    deals: int
    failed: int
    zero: str  # the bot whose rating is 0
    by_ranks: bool  # False where all win or lose together: then only the shares of wins tell bots apart
    bots: tuple[Rated, ...]  # the strongest first
    seats: tuple[Estimate, ...]  # what a seat is worth, against the mean of all
    before: tuple[
        tuple[float | None, ...], ...
    ]  # how often a bot finished before another; in the order of `bots`
    faults: dict[str, int]  # by reason

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def _repr_html_(self) -> str:
        """For notebooks: what the page of `cinqmars rate --html` has."""
        from cinqmars.terminal.league_page import shown

        return shown(self)

    def _repr_svg_(self) -> str:
        """For notebooks: the ratings with their intervals, or the shares of wins where all win together."""
        from cinqmars.terminal.league_page import chart

        return chart(self)


class Games:
    """The games of one kind of table, as arrays: who sat where, their ranks, which deal it was."""

    def __init__(self, lines: Sequence[Line]) -> None:
        first = lines[0]
        self.lines = lines
        self.names = sorted({bot for line in lines for bot in line["bots"]})
        place = {name: i for i, name in enumerate(self.names)}
        self.n = len(first["bots"])
        counted = [line for line in lines if ranks_of(line) is not None]
        self.counted = counted
        self.bots = np.array([[place[bot] for bot in line["bots"]] for line in counted], dtype=np.int32)
        self.bots = self.bots.reshape(-1, self.n)
        self.ranks = np.array([ranks_of(line) for line in counted], dtype=np.int32).reshape(-1, self.n)
        wins = [line.get("returns", [0.0] * self.n) for line in counted]
        self.wins = np.array(wins, dtype=float).reshape(-1, self.n)
        _, self.deals = np.unique(np.array([line["seed"] for line in counted]), return_inverse=True)
        self.number_of_deals = int(self.deals.max()) + 1 if counted else 0


def ranks_of(line: Line) -> list[int] | None:
    """Who breaks a game is last in it, and of the others nobody knows; if nobody did, it says nothing."""
    if "failed" not in line:
        found: list[int] = line["ranks"]
        return found
    seat = line["failed"]["seat"]
    return None if seat < 0 else [2 if s == seat else 1 for s in range(len(line["bots"]))]


def rate(lines: Iterable[Line], draws: int = DRAWS, seed: int = 0) -> list[Rating]:
    """A rating for every kind of table in the logs."""
    kinds: dict[str, list[Line]] = {}
    for line in lines:
        kind = repr((line["game"], len(line["bots"]), sorted(line["options"].items())))
        kinds.setdefault(kind, []).append(line)
    return [rated(Games(kinds[kind]), draws, seed) for kind in sorted(kinds)]


def rated(games: Games, draws: int, seed: int) -> Rating:
    if not games.counted:
        raise BadInput("nothing-to-rate", "no game of these came to its end")
    zero = ZERO if ZERO in games.names else games.names[0]
    by_ranks = bool((games.ranks != games.ranks[:, :1]).any())
    at = games.names.index(zero)
    weights = drawn(games.number_of_deals, draws, seed)
    spread = widening(games.number_of_deals)
    strengths, seats = (
        fitted(games, at, weights, spread) if by_ranks else ([nothing()] * len(games.names), [])
    )
    shares = shares_of(games, weights, spread)
    faults = Counter([line["failed"]["kind"] for line in games.lines if "failed" in line])
    blamed = Counter(
        [
            line["bots"][line["failed"]["seat"]]
            for line in games.lines
            if line.get("failed", {}).get("seat", -1) >= 0
        ]
    )
    order = sorted(range(len(games.names)), key=lambda i: (-strengths[i].points, -shares[i].points))
    found = [
        Rated(
            games.names[i],
            strengths[i],
            *played(games, i),
            shares[i],
            *marks(games, i),
            blamed[games.names[i]],
        )
        for i in order
    ]
    first = games.lines[0]
    return Rating(
        first["game"],
        games.n,
        first["options"],
        len(games.counted),
        games.number_of_deals,
        sum(faults.values()),
        zero,
        by_ranks,
        tuple(found),
        tuple(seats),
        before(games, order),
        dict(sorted(faults.items())),
    )


def nothing() -> Estimate:
    return Estimate(0.0, 0.0, 0.0)


# the fit


def covariates(games: Games) -> Any:
    """For every seat of every game: its bot, then its seat (the last one is minus the others)."""
    g, n, b = len(games.bots), games.n, len(games.names)
    x = np.zeros((g, n, b + n - 1))
    np.put_along_axis(x[:, :, :b], games.bots[:, :, None], 1.0, axis=2)
    for seat in range(n - 1):
        x[:, seat, b + seat] = 1.0
        x[:, n - 1, b + seat] = -1.0
    return x


def stages(ranks: Any) -> tuple[Any, Any]:
    """By game and place: who is still to finish (weights) and whose place it is (weights).

    Of k with the same rank, the j-th of them leaves before a field in which each of the k counts 1 - j / k.
    """
    g, n = ranks.shape
    order = np.sort(ranks, axis=1)
    still = np.zeros((g, n, n))
    takes = np.zeros((g, n, n))
    for place in range(n):
        rank = order[:, place : place + 1]
        tied = ranks == rank
        k = tied.sum(axis=1, keepdims=True)
        earlier = (order[:, :place] == rank).sum(axis=1, keepdims=True)
        still[:, place] = (ranks > rank) + tied * (1 - earlier / k)
        takes[:, place] = tied / k
    return still, takes


def derivatives(x: Any, still: Any, takes: Any, theta: Any) -> tuple[Any, Any]:
    """By game: the gradient and the information of the log-likelihood."""
    eta = x @ theta
    strength = np.exp(eta - eta.max(axis=1, keepdims=True))
    share = still * strength[:, None, :]
    share /= share.sum(axis=2, keepdims=True)
    mean = share @ x
    gradient = np.einsum("gps,gsk->gk", takes, x) - mean.sum(axis=1)
    second = np.einsum("gs,gsk,gsl->gkl", share.sum(axis=1), x, x, optimize=True)
    information = second - np.einsum("gpk,gpl->gkl", mean, mean, optimize=True)
    return gradient, information


def summed(games: Games, theta: Any) -> tuple[Any, Any]:
    """The same by deal, some thousand games at a time."""
    p, size = len(theta), 4096
    gradient = np.zeros((games.number_of_deals, p))
    information = np.zeros((games.number_of_deals, p, p))
    for start in range(0, len(games.bots), size):
        part = slice(start, start + size)
        some = Part(games, part)
        still, takes = stages(some.ranks)
        by_game = derivatives(covariates(some), still, takes, theta)  # type: ignore[arg-type]
        np.add.at(gradient, games.deals[part], by_game[0])
        np.add.at(information, games.deals[part], by_game[1])
    return gradient, information


class Part:
    """Some of the games."""

    def __init__(self, games: Games, part: slice) -> None:
        self.names = games.names
        self.n = games.n
        self.bots = games.bots[part]
        self.ranks = games.ranks[part]


def fitted(games: Games, zero: int, weights: Any, spread: float) -> tuple[list[Estimate], list[Estimate]]:
    """The strengths and the seats, by Newton's method; each draw of deals is one step further."""
    b = len(games.names)
    theta = np.zeros(b + games.n - 1)
    prior = np.eye(len(theta)) * LOOSE
    gradient, information = summed(games, theta)
    for _ in range(STEPS):
        step = np.linalg.solve(information.sum(axis=0) + prior, gradient.sum(axis=0) - LOOSE * theta)
        longest = np.abs(step).max()
        theta += step * min(1.0, 2.0 / max(longest, 1e-12))
        gradient, information = summed(games, theta)
        if longest < 1e-9:
            break
    flat = information.reshape(len(information), -1)
    draws = []
    for start in range(0, len(weights), CHUNK):
        some = weights[start : start + CHUNK]
        steps = np.linalg.solve(
            (some @ flat).reshape(-1, len(theta), len(theta)) + prior,
            (some @ gradient - LOOSE * theta)[..., None],
        )
        draws.append(theta + spread * steps[..., 0])
    drawn = np.concatenate(draws)
    bots = [estimate(theta[i] - theta[zero], drawn[:, i] - drawn[:, zero], POINTS) for i in range(b)]
    ends = np.append(theta[b:], -theta[b:].sum())
    seats = np.concatenate([drawn[:, b:], -drawn[:, b:].sum(axis=1, keepdims=True)], axis=1)
    return bots, [estimate(ends[i], seats[:, i], POINTS) for i in range(games.n)]


def estimate(value: float, draws: Any, scale: float = 1.0) -> Estimate:
    low, high = np.quantile(draws, [0.025, 0.975])
    return Estimate(
        round(scale * float(value), 3), round(scale * float(low), 3), round(scale * float(high), 3)
    )


# what deals leave uncertain


def drawn(deals: int, draws: int, seed: int) -> Any:
    """How often each deal is drawn, in each of so many draws of as many deals."""
    luck = np.random.default_rng(seed)
    found = np.zeros((draws, deals), dtype=np.float32)
    for draw in range(draws):
        found[draw] = np.bincount(luck.integers(deals, size=deals), minlength=deals)
    return found


def widening(deals: int) -> float:
    """Few deals say less than draws from them tell: Student's quantile instead of the normal one, and n - 1."""
    if deals < 2:
        return 1.0
    df, z = deals - 1, NormalDist().inv_cdf(0.975)
    student = z + (z**3 + z) / (4 * df) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * df**2)
    return float(student / z * sqrt(deals / df))


def shares_of(games: Games, weights: Any, spread: float) -> list[Estimate]:
    """The share of wins, by bot: drawn by deals too."""
    found = []
    for bot in range(len(games.names)):
        sat = games.bots == bot
        wins, times = np.zeros(games.number_of_deals), np.zeros(games.number_of_deals)
        np.add.at(wins, games.deals, (games.wins * sat).sum(axis=1))
        np.add.at(times, games.deals, sat.sum(axis=1))
        share = wins.sum() / times.sum()
        ratios = (weights @ wins) / np.maximum(weights @ times, 1e-9)
        found.append(estimate(share, np.clip(share + spread * (ratios - share), 0, 1)))
    return found


# plain counts


def played(games: Games, bot: int) -> tuple[int, float]:
    sat = games.bots == bot
    return int(sat.sum()), round(float((games.wins * sat).sum()), 3)


def marks(games: Games, bot: int) -> tuple[float, float]:
    """Mean score and mean rank, over games that came to their end."""
    scores = [
        (score, rank)
        for line in games.lines
        if "failed" not in line
        for name, score, rank in zip(line["bots"], line["scores"], line["ranks"])
        if name == games.names[bot]
    ]
    if not scores:
        return 0.0, 0.0
    points, places = [round(sum(column) / len(scores), 3) for column in zip(*scores)]
    return points, places


def before(games: Games, order: Sequence[int]) -> tuple[tuple[float | None, ...], ...]:
    """The share of their encounters in which the one finished before the other; equal ranks are half of it."""
    b = len(games.names)
    ahead, met = np.zeros((b, b)), np.zeros((b, b))
    for i in range(games.n):
        for j in range(games.n):
            if i != j:
                who = games.bots[:, i], games.bots[:, j]
                first, same = games.ranks[:, i] < games.ranks[:, j], games.ranks[:, i] == games.ranks[:, j]
                np.add.at(ahead, who, first + 0.5 * same)
                np.add.at(met, who, 1.0)
    return tuple(
        [
            tuple([round(float(ahead[i, j] / met[i, j]), 4) if i != j and met[i, j] else None for j in order])
            for i in order
        ]
    )
