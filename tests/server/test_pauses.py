"""A race at a table: a leading bot gives people time to speak."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cinqmars.kernel import Decision
from cinqmars.server.bot_seats import BOT_PAUSE
from cinqmars.server.hub import Hub
from cinqmars.server.ledger import Ledger, Seat
from cinqmars.server.live import Live
from cinqmars.server.ops.thinking import Thinkers
from server.shelf import Shelf

PATIENCE = 7.0


def pause(by_bot: str, asked: str, pause: float = BOT_PAUSE) -> float:
    """How long the bot at seat 0 waits. `by_bot`: b or p per seat; `asked`: M must, m may, i idle, - not asked."""
    live = Live(Shelf(), Ledger("AAAAAAAA"))
    live.ledger.seats = [Seat("bot", bot="random" if kind == "b" else "") for kind in by_bot]
    pending = [
        Decision(n, 0, [0, 1], must=how == "M", idle=how == "i") for n, how in enumerate(asked) if how != "-"
    ]
    session: Any = SimpleNamespace(pending=pending, game=SimpleNamespace(patience=PATIENCE))
    hub = Hub(Shelf(), Thinkers(), pause)
    return hub.bot_seats.pause_before(live, session, pending[0])


def test_a_bot_that_leads_a_race_waits_for_people() -> None:
    assert pause("bpb", "Mm-") == PATIENCE
    assert pause("bbp", "Mmm") == PATIENCE


def test_a_bot_does_not_wait_where_nobody_may_speak() -> None:
    assert pause("bpb", "M--") == BOT_PAUSE, "an ordinary question"
    assert pause("bbb", "Mmm") == BOT_PAUSE, "only bots may speak"
    assert pause("bpb", "Mi-") == BOT_PAUSE, "nothing was put to anybody"
    assert pause("bpp", "MMM") == BOT_PAUSE, "a choice that all make at once"
    assert pause("bpp", "mMm") == BOT_PAUSE, "it does not lead"


def test_without_pauses_nobody_waits() -> None:
    assert pause("bpb", "Mm-", 0.0) == 0.0
