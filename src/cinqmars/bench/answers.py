"""What one answer costs the server, game by game: rules, store, and what four clients are sent, with one probe."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any, Final

from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.server import wire
from cinqmars.server.hub import Hub
from cinqmars.server.live import Live
from cinqmars.server.ops.thinking import Thinkers
from cinqmars.server.positions import token
from cinqmars.server.store import from_url
from cinqmars.server.wire import encoder

SEATS: Final = 3
SKIPPED: Final = 20  # answers before we look: the first ones open a game


class Client:
    """Hears like a page: the parts of a view that changed, as bytes."""

    def __init__(self, seat: int) -> None:
        self.keys: tuple[str, ...] = ()
        self.seats: tuple[int, ...] = (seat,)
        self.whole = False
        self.bytes = 0

    def send(self, message: wire.Push) -> None:
        self.bytes += len(encoder.encode(message))


def costs(answers: int = 150, seed: int = 7) -> dict[str, dict[str, float]]:
    """Milliseconds of processor time, by game: for an answer with one probe, and for the probe itself.

    Before a compound there is a probe for each of its parts; those beyond one are told apart.
    """
    return {game: asyncio.run(cost(game, answers, seed)) for game in games.PACKAGES}


async def cost(game: str, answers: int, seed: int) -> dict[str, float]:
    hub = Hub(from_url("sqlite:///:memory:"), Thinkers(1), 0.0)
    await hub.open()
    rng, spent, last, probed, counted = random.Random(seed), 0.0, 0.0, 0.0, 0
    try:
        live = await new_table(hub, game, seed)
        for n in range(SKIPPED + answers):
            session = live.session
            if session is None or session.over:
                break
            began = time.process_time()
            probes = await one_answer(live, session, rng)
            if n >= SKIPPED:
                spent, counted = spent + time.process_time() - began, counted + 1
                last, probed = last + probes[-1], probed + sum(probes)
    finally:
        await hub.close()
        await hub.store.close()
    per = 1000 / max(1, counted)
    return {
        "answers": counted,
        "answer_ms": round(per * (spent - probed + last), 2),
        "of_it_probe_ms": round(per * last, 2),
        "more_probes_ms": round(per * (probed - last), 2),
    }


async def new_table(hub: Hub, game: str, seed: int) -> Live:
    people = min(games.get(game).seats, key=lambda n: abs(n - SEATS))
    made = await hub.make({"game": game, "seats": [{"who": "here"}] * people, "seed": str(seed)})
    await hub.start(made.live)
    for n in range(SEATS + 1):
        made.live.audience.join(Client(n if n < people else -1), {})
    return made.live


async def one_answer(live: Live, session: Session[Any], rng: random.Random) -> list[float]:
    """Chosen by luck, with a compound whole; the processor time of each probe."""
    probes: list[float] = []
    d = rng.choice([d for d in session.pending if d.must] or session.pending)
    given, feed, kind, args = token(session, d), [], d.kind, list(d.opts)
    while True:
        feed.append((kind, rng.choice(args)))
        began = time.process_time()
        found = live.probe(d.seat, feed, given)
        encoder.encode(found)
        probes.append(time.process_time() - began)
        if found.question is None or not found.question.held:
            break
        kind, args = found.question.kind, [c.arg for c in found.choices if c.reason is None]
    await live.answer(d.seat, feed, given, whole=True)
    return probes
