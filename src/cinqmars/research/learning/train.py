"""Generations: play by what was learnt so far, learn from all games, try how far the network can be trusted.

Everything lies in a folder, so that a run that was stopped goes on where it was. With the same seed, the same games
and the same network come out, whatever the number of processes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from cinqmars import games
from cinqmars.bots.player import mix
from cinqmars.kernel import Rng, Session
from cinqmars.kernel.network import ALONE, MORE, TWO
from cinqmars.research.learning.fit import Data, fitted, stacked
from cinqmars.research.learning.selfplay import Ahead, Order, margins, played

AT_ONCE = 5  # games that a process plays before it tells of them
MIXES = (0.4, 0.7, 1.0)  # how far a network may be trusted
ASTRAY = 0.08  # of the answers in every second game
MATCHES_FROM = 500_000_000  # deals that nobody learns from
Progress = Callable[[str, int, int], None]  # what is done, how much of it, of how much


class Course(NamedTuple):
    """What is to be learnt, and how."""

    game: str
    seats: int
    options: dict[str, Any]
    folder: Path
    generations: int
    games: int  # of self-play in each generation
    matches: int  # deals by which each mix is tried
    seed: int
    jobs: int

    @property
    def name(self) -> str:
        """What the network is called, by who plays."""
        n = Session.new(games.get(self.game), self.seats, 0, self.options).seats
        return ALONE if n == 1 else TWO if n == 2 else MORE


class Match(NamedTuple):
    """Deals in which one seat is judged by what was learnt, the others by the game's own judgement."""

    game: str
    seats: int
    options: dict[str, Any]
    deals: range
    networks: dict[str, Any]


class State:
    """How far a course has come."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "state.json"
        self.network: dict[str, Any] | None = None
        self.history: list[dict[str, Any]] = []
        if self.file.exists():
            told = json.loads(self.file.read_text(encoding="utf-8"))
            self.network, self.history = told["network"], told["history"]

    def save(self) -> None:
        plain = json.dumps({"network": self.network, "history": self.history})
        made = self.file.with_suffix(".new")
        made.write_text(plain + "\n", encoding="utf-8")
        made.replace(self.file)


def train(course: Course, tell: Progress) -> State:
    """All the generations that are still to come."""
    course.folder.mkdir(parents=True, exist_ok=True)
    state = State(course.folder)
    while len(state.history) < course.generations:
        generation = len(state.history) + 1
        networks = {} if state.network is None else {course.name: state.network}
        lessons(course, generation, networks, tell)
        parts = [load(course.folder / f"lessons-{g}.npz") for g in range(1, generation + 1)]
        tell("fit", 0, 1)
        found = fitted(stacked(parts), most_of(course.game), course.seed + generation)
        trusted = best_mix(course, found.plain, tell)
        state.network = {**found.plain, "mix": trusted["mix"]}
        errors = {"error": round(found.error, 4), "judgement_error": round(found.plain_error, 4)}
        state.history.append(
            {"generation": generation, "games": course.games * generation, **errors, **trusted}
        )
        state.save()
    return state


def lessons(course: Course, generation: int, networks: dict[str, Any], tell: Progress) -> None:
    """The games of a generation, unless they are there."""
    file = course.folder / f"lessons-{generation}.npz"
    if file.exists():
        return
    first = course.seed + (generation - 1) * course.games
    orders = [
        Order(course.game, course.seats, course.options, deals, networks, ASTRAY)
        for deals in chunks(first, course.games)
    ]
    columns = len(most_of(course.game))
    parts: dict[str, list[Any]] = {"rows": [], "judged": [], "margins": [], "game": []}
    for done, found in enumerate(at_work(course.jobs, played, orders), 1):
        for lesson in found:
            seen = np.frombuffer(lesson.rows, np.float32).reshape(-1, columns)
            number = len(parts["game"])
            parts["rows"].append(seen.astype(np.float16))
            parts["judged"].append(np.array(lesson.judged, np.float32))
            parts["margins"].append(np.array(lesson.margins, np.float32))
            parts["game"].append(np.full(len(lesson.judged), number, np.int32))
        tell("play", done * AT_ONCE, course.games)
    made = file.with_suffix(".new.npz")
    rows, judged, ends, numbers = [np.concatenate(part) for part in parts.values()]
    np.savez_compressed(made, rows=rows, judged=judged, margins=ends, game=numbers)
    made.replace(file)


def load(file: Path) -> Data:
    with np.load(file) as parts:
        return Data(parts["rows"].astype(np.float32), parts["judged"], parts["margins"], parts["game"])


def most_of(game: str) -> list[int]:
    """What each column seldom exceeds."""
    return [feature.most for feature in games.get(game).features for _ in range(feature.size)]


def chunks(first: int, number: int) -> list[range]:
    return [range(a, min(a + AT_ONCE, first + number)) for a in range(first, first + number, AT_ONCE)]


def best_mix(course: Course, plain: dict[str, Any], tell: Progress) -> dict[str, Any]:
    """How far the network is trusted: by play against the judgement it corrects, on deals nobody learnt from."""
    tried = []
    for number, trust in enumerate(MIXES):
        networks = {course.name: {**plain, "mix": trust}}
        deals = chunks(MATCHES_FROM, course.matches)
        orders = [Match(course.game, course.seats, course.options, some, networks) for some in deals]
        results = [one for some in at_work(course.jobs, matched, orders) for one in some]
        tell("try", number + 1, len(MIXES))
        share = sum([won for won, _ in results]) / len(results)
        lead = sum([margin for _, margin in results]) / len(results)
        tried.append({"mix": trust, "share": round(share, 4), "lead": round(lead, 2), "tried": len(results)})
    alone = course.name == ALONE
    return max(tried, key=lambda one: one["lead"] if alone else one["share"])


def matched(match: Match) -> list[tuple[float, float]]:
    """By seat and deal: what the learnt judgement won, and by how many points it was ahead."""
    game = games.get(match.game)
    assert game.learning is not None
    game.learning.take(match.networks)
    found = []
    for deal in match.deals:
        session = Session.new(game, match.seats, deal, match.options)
        for seat in range(session.seats):
            judges = [game] * session.seats
            judges[seat] = game.learned()
            end = session.run(Ahead(judges, Rng(mix(deal, 78))))
            found.append((game.returns(end)[seat], margins(game, end)[seat]))
    return found


def at_work(jobs: int, work: Callable[[Any], Any], orders: list[Any]) -> Iterator[Any]:
    """In their order, by so many processes."""
    if jobs == 1:
        yield from map(work, orders)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, orders)


def write(course: Course, state: State, file: Path) -> None:
    """Into the data file of the game, beside networks for other tables."""
    told: dict[str, Any] = {"networks": {}, "history": {}}
    if file.exists():
        told = json.loads(file.read_text(encoding="utf-8"))
    told["networks"][course.name] = state.network
    told["history"][course.name] = state.history
    file.write_text(json.dumps(told, indent=0, sort_keys=True) + "\n", encoding="utf-8")
