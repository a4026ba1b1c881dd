"""The server answers once: how often an answer makes the rules run, at a table where everybody looks on."""

from __future__ import annotations

import asyncio
import random
from typing import Any, Final, NamedTuple

import pytest

from cinqmars import games
from cinqmars.kernel import Game, Session
from cinqmars.server.app import make_app
from cinqmars.server.hub import Hub
from cinqmars.server.live import Live
from cinqmars.server.positions import token
from server.house import HERE, WIDE
from server.shelf import Listening, Shelf, session_of

PEOPLE: Final = 3
ANSWERS: Final = 120
RUNS: Final = 3  # at most, for any answer of any game

pytestmark = pytest.mark.interpreted  # a compiled method cannot be counted


class Runs:
    """Counts runs of the rules, from a checkpoint to the next question, and the stretches that they ran."""

    def __init__(self, patch: pytest.MonkeyPatch, game: Game[Any]) -> None:
        self.runs = self.stretches = 0
        play, stretch = Session._play, type(game).stretch

        def played(session: Any, io: Any) -> Any:
            self.runs += 1
            return play(session, io)

        def stretched(game: Any, s: Any) -> None:
            self.stretches += 1
            stretch(game, s)

        patch.setattr(Session, "_play", played)
        patch.setattr(type(game), "stretch", stretched)

    def reset(self) -> None:
        self.runs = self.stretches = 0


async def running(game: str) -> tuple[Hub, Live]:
    """A table with a client for each seat, one that holds two, and one that watches."""
    hub: Hub = make_app(Shelf(), limits=WIDE).state.hub
    made = await hub.make({"game": game, "seats": [dict(HERE)] * PEOPLE, "seed": "7", "listed": True})
    await hub.start(made.live)
    for seats in (*[(n,) for n in range(PEOPLE)], (0, 1), (-1,)):
        made.live.audience.join(Listening(*seats, whole=False), {})
    return hub, made.live


def whole(live: Live, seat: int, rng: random.Random) -> list[tuple[int, int]]:
    """An answer to the seat's question, with all that its compound asks."""
    d = session_of(live).asked(seat)
    feed, kind, possible = [], d.kind, d.opts
    while True:
        feed.append((kind, rng.choice(possible)))
        found = live.probe(seat, feed, token(session_of(live), d))
        if found.question is None or not found.question.held:
            return feed
        kind, possible = found.question.kind, [c.arg for c in found.choices if c.reason is None]


class Count(NamedTuple):
    """What one answer took; `ground` are the stretches between its last checkpoint and where it led."""

    runs: int
    stretches: int
    ground: int


async def counted(game: str, runs: Runs) -> list[Count]:
    hub, live = await running(game)
    rng, found = random.Random(1), list[Count]()
    while len(found) < ANSWERS and not session_of(live).over:
        d, before = rng.choice(session_of(live).pending), session_of(live).marks[-1].number
        feed, named = whole(live, d.seat, rng), token(session_of(live), d)
        runs.reset()
        await live.answer(d.seat, feed, named, whole=True)
        ground = 1 + session_of(live).marks[-1].number - before
        found.append(Count(runs.runs, runs.stretches, ground))
    await hub.close()
    return found


@pytest.mark.parametrize("game", games.PACKAGES)
def test_no_answer_runs_the_rules_more_than_three_times(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = asyncio.run(counted(game, Runs(monkeypatch, games.get(game))))
    assert max([count.runs for count in found]) <= RUNS
    assert not [count for count in found if count.stretches > count.runs * count.ground], (
        "no older ground again"
    )


@pytest.mark.parametrize("game", games.PACKAGES)
def test_a_probe_is_one_move_and_one_view(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        hub, live = await running(game)
        rng, seen = random.Random(1), [0]
        for _ in range(10):
            d = session_of(live).pending[0]
            feed, named = whole(live, d.seat, rng), token(session_of(live), d)
            await live.answer(d.seat, feed, named, whole=True)
        d = session_of(live).pending[0]
        live.probe(
            d.seat, [(d.kind, d.opts[-1])], token(session_of(live), d)
        )  # the seat has seen where it is
        observe, runs = type(session_of(live).game).observe, Runs(monkeypatch, games.get(game))

        def counted(game: Any, s: Any, seat: int) -> Any:
            seen[0] += 1
            return observe(game, s, seat)

        monkeypatch.setattr(type(session_of(live).game), "observe", counted)
        live.probe(d.seat, [(d.kind, d.opts[0])], token(session_of(live), d))
        assert (runs.runs, seen[0]) == (1, 1)
        await hub.close()

    asyncio.run(main())


@pytest.mark.parametrize("game", games.PACKAGES)
def test_what_all_are_told_of_an_answer_is_seen_once_for_all(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        hub, live = await running(game)
        rng, seen, told = random.Random(1), list[int](), 0
        cls = type(games.get(game))
        alone, together = cls.observe, cls.observe_all

        def one(game: Any, s: Any, seat: int) -> Any:
            seen.append(1)
            return alone(game, s, seat)

        def all_(game: Any, s: Any, seats: Any) -> Any:
            seen.append(len(seats))
            return together(game, s, seats)

        for _ in range(30):
            d = session_of(live).pending[0]
            feed, named = whole(live, d.seat, rng), token(session_of(live), d)
            with monkeypatch.context() as patch:
                patch.setattr(cls, "observe", one)
                patch.setattr(cls, "observe_all", all_)
                seen.clear()
                await live.answer(d.seat, feed, named, whole=True)
            if session_of(live).region < 0:
                assert seen == [PEOPLE + 1], "each seat and whoever watches"
                told += 1
        assert told > 5
        await hub.close()

    asyncio.run(main())
