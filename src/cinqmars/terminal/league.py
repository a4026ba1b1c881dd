"""Series of games between bots, and their ratings."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinqmars import games
from cinqmars.kernel import BadInput
from cinqmars.research.arena import Tally, Where, run
from cinqmars.research.log import lines_of
from cinqmars.research.series import Series
from cinqmars.terminal.figure import decimal, percent
from cinqmars.terminal.gauge import progress
from cinqmars.terminal.ink import Ink, strung
from cinqmars.terminal.seating import option_values, usual_seats
from cinqmars.text import Speaker
from cinqmars.text.figures import minus

if TYPE_CHECKING:
    from cinqmars.research.rating import Estimate, Rating

MOST_PARTS: Final = 100_000


class Order(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    bots: list[str]
    games: int
    seed: int
    options: list[str]
    log: Path


def part_of(text: str) -> tuple[int, int]:
    """`1/8` is the first of eight machines."""
    first, slash, second = text.partition("/")
    if not (slash and first.isdecimal() and second.isdecimal()):
        raise BadInput("shard", f"a shard is 1/8, not {text!r}", {"got": text[:40]})
    part, of = int(first), int(second)
    if not 1 <= part <= of <= MOST_PARTS:
        raise BadInput("shard", f"no part {part} of {of}", {"got": text[:40]})
    return part, of


def played(order: Order, where: Where, say: Speaker, ink: Ink) -> Tally:
    game = games.get(order.game)
    seats = usual_seats(game, 0, max(2, len(order.bots))) if order.seats is None else order.seats
    series = Series(game.id, seats, order.bots, order.games, order.seed, option_values(game, order.options))
    title = Speaker(say.lang, game.id)("game-title")
    with progress(title, len(series.shard(where.part, where.of)), say, ink) as one_more:
        return run(series, order.log, where, lambda _: one_more(), one_more)


def told(order: Order, tally: Tally, say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    yield Text(say("arena-played", n=tally.played, path=str(order.log), before=tally.before))
    if tally.failed:
        yield Text(say("arena-failed", n=tally.failed), ink.bad)
    if tally.interrupted:
        yield Text(say("arena-interrupted"), ink.bad)


# ratings


def ratings(logs: Sequence[Path]) -> list[Rating]:
    from cinqmars.research.rating import rate

    found = rate([line for path in logs for line in lines_of(path)])
    if not found:
        raise BadInput("nothing-to-rate", "no game of these came to its end")
    return found


def tables(found: Sequence[Rating], say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    for rating in found:
        yield strung(
            Text(title(rating, say.lang), f"bold {ink.brand}"),
            " · ",
            say("rate-games", n=rating.games, deals=rating.deals, players=rating.players),
        )
        yield standings(rating, say)
        if rating.by_ranks:
            seats = [f"{n}: {signed(say, seat)}" for n, seat in enumerate(rating.seats, 1)]
            yield Text(say("rate-seats", list=" · ".join(seats)), ink.quiet)
            yield Text(say("rate-points", zero=rating.zero), ink.quiet)
        else:
            yield Text(say("rate-together"), ink.quiet)
        if rating.failed:
            yield Text(say("rate-failed", n=rating.failed), ink.bad)


def title(rating: Rating, lang: str) -> str:
    known = rating.game in games.PACKAGES
    return Speaker(lang, rating.game)("game-title") if known else rating.game


def standings(rating: Rating, say: Speaker) -> Grid:
    """The strongest first."""
    made = Grid(box=SIMPLE_HEAD, pad_edge=False)
    made.add_column(say("sim-bot"))
    names = ["rate-rating", "sim-interval"] if rating.by_ranks else []
    for name in [*names, "sim-wins", "sim-interval", "sim-score", "rate-rank", "rate-sat", "rate-broke"]:
        made.add_column(say(name), justify="right")
    for bot in rating.bots:
        strength = [whole(bot.rating.points), between(say, bot.rating)] if rating.by_ranks else []
        share = [percent(say, bot.share.points), shares(say, bot.share)]
        rest = [decimal(say, bot.score), decimal(say, bot.rank), str(bot.games), str(bot.failed)]
        made.add_row(bot.bot, *strength, *share, *rest)
    return made


def whole(points: float) -> str:
    return minus(f"{points:.0f}")


def between(say: Speaker, e: Estimate) -> str:
    return say("rate-between", low=whole(e.low), high=whole(e.high))


def shares(say: Speaker, e: Estimate) -> str:
    return f"{decimal(say, e.low * 100)}–{percent(say, e.high)}"


def signed(say: Speaker, e: Estimate) -> str:
    return f"{'+' if e.points >= 0.5 else ''}{whole(e.points)} ({between(say, e)})"


def as_csv(found: Sequence[Rating]) -> str:
    """One line for each bot of each kind of table."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    head = "game players options bot rating low high wins share share_low share_high score rank games failed"
    rows.writerow(head.split())
    for rating in found:
        options = ";".join([f"{name}={value}" for name, value in sorted(rating.options.items())])
        for bot in rating.bots:
            strength, share = bot.rating, bot.share
            rows.writerow(
                [
                    *(rating.game, rating.players, options, bot.bot),
                    *(strength.points, strength.low, strength.high),
                    *(bot.wins, share.points, share.low, share.high),
                    *(bot.score, bot.rank, bot.games, bot.failed),
                ]
            )
    return text.getvalue()
