"""The game that a ledger stands for, opened by today's rules."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from cinqmars import games
from cinqmars.kernel import CinqMarsError, Refused, Session
from cinqmars.kernel.session import Mark
from cinqmars.server.ledger import Ledger
from cinqmars.server.store import Checkpoint

FAULTS: Final = (
    CinqMarsError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
    ArithmeticError,
)

log = logging.getLogger("cinqmars.server")


def opened(ledger: Ledger, checkpoints: list[Checkpoint]) -> Session[Any]:
    """The game a ledger stands for, as far as today's rules can tell it: at least from a checkpoint on."""
    game, setup = games.get(ledger.game), ledger.setup()
    loaded = [mark for mark in [_first(ledger), *map(_loader(ledger), checkpoints)] if mark is not None]
    marks = list({mark.number: mark for mark in loaded}.values())
    for last in range(len(marks), 0, -1):  # from the newest checkpoint that leads somewhere
        for answers in (ledger.answers, ledger.answers[: marks[last - 1].ply]):
            try:
                return Session(game, setup, marks[:last], answers)
            except FAULTS as e:
                log.warning("rules have changed", extra={"table": ledger.table, "error": type(e).__name__})
    raise Refused("rules-error", "today's rules cannot open this table")


def _first(ledger: Ledger) -> Mark | None:
    try:
        return Mark(0, games.get(ledger.game).new(ledger.setup()))
    except FAULTS:  # set up otherwise than today's rules can
        return None


def _loader(ledger: Ledger) -> Callable[[Checkpoint], Mark | None]:
    game = games.get(ledger.game)

    def load(c: Checkpoint) -> Mark | None:
        if not c.ply or not ledger.stands(c.seq, c.ply):
            return None
        try:
            return Mark(c.ply, game.load(game.migrate(c.state)), c.barrier, c.number)
        except FAULTS:
            return None

    return load
