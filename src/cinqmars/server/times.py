"""What time does at a table: its clocks, and when something happens there though nobody does anything."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel import Session
from cinqmars.server.ledger import RUNNING, Clock, Ledger

LEASE: Final = 60.0  # seconds after which another process may see to what this one was to see to
GRACE: Final = 30.0  # seconds a seat has at least when its holder comes back to it


def due_at(ledger: Ledger, session: Session[Any] | None, now: float) -> float:
    """When something happens at a table though nobody does anything: a bot's turn, a clock's end; 0: never."""
    if ledger.state != RUNNING or session is None:
        return 0.0
    if ledger.people() and any([d.must and ledger.seats[d.seat].bot for d in session.pending]):
        return now + LEASE
    return min([c.since + c.left for c in ledger.clocks if c.since], default=0.0)


def clocks_after(
    ledger: Ledger, type_: str, data: dict[str, Any], session: Session[Any], now: float, actor: int
) -> list[list[float]]:
    """A clock runs while the game waits for its seat: in a race for the lead only."""
    pace, seats = ledger.pace, ledger.seats
    if type_ == "start":
        clocks = [Clock(pace.bank) for _ in data["seats"]]
        by_bot = [bool(seat["bot"]) for seat in data["seats"]]
    else:
        clocks, by_bot = ledger.clocks, [bool(seat.bot) for seat in seats]
    if type_ == "bot":
        by_bot[data["seat"]] = bool(data["bot"])
    waits = {d.seat for d in session.pending if d.must and not by_bot[d.seat]}
    out = []
    for n, clock in enumerate(clocks):
        left, since = clock.left, clock.since
        if since and (n not in waits or n == actor):
            left, since = clock.at(now), 0.0
        if n == actor:
            left += pace.increment
        if type_ == "bot" and n == data["seat"] and not data["bot"]:
            left = max(left, min(pace.bank, GRACE))
        out.append([round(left, 3), since or now if n in waits else 0.0])
    return out
