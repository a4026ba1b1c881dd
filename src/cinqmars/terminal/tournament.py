"""Many games between bots, and who is better."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cinqmars import games
from cinqmars.sim import Report, Standing, simulate
from cinqmars.terminal.figure import decimal, percent
from cinqmars.terminal.gauge import progress
from cinqmars.terminal.ink import Ink, strung
from cinqmars.terminal.seating import option_values, usual_seats
from cinqmars.text import Speaker


class Order(NamedTuple):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    bots: list[str]
    games: int
    seed: int
    options: list[str]
    jobs: int


def played(order: Order, say: Speaker, ink: Ink) -> Report:
    game = games.get(order.game)
    seats = usual_seats(game, 0, max(2, len(order.bots))) if order.seats is None else order.seats
    options = option_values(game, order.options)
    title = Speaker(say.lang, game.id)("game-title")
    with progress(title, order.games, say, ink) as one_more:
        return simulate(
            game.id,
            seats,
            order.bots,
            order.games,
            order.seed,
            options,
            order.jobs,
            lambda _: one_more(),
        )


def report(found: Report, say: Speaker, ink: Ink) -> Iterator[RenderableType]:
    title = Speaker(say.lang, found.game)("game-title")
    yield strung(
        Text(title, f"bold {ink.brand}"), " · ", say("sim-title", n=found.games, seed=str(found.seed))
    )
    yield standings(found, say, ink)
    mean = decimal(say, found.mean_length)
    lengths = say("sim-lengths", least=found.shortest, mean=mean, most=found.longest)
    yield Text(lengths + " · " + say("sim-rate", rate=decimal(say, found.rate)), ink.quiet)
    if found.rounds:
        yield Text(say("sim-rounds", mean=decimal(say, found.rounds)), ink.quiet)
    if found.automaton is not None:
        yield Text(say("sim-automaton", points=decimal(say, found.automaton)), ink.quiet)
    if found.interrupted:
        yield Text(say("sim-interrupted"), ink.bad)


def standings(found: Report, say: Speaker, ink: Ink) -> Grid:
    """Best first; the last columns are the share of wins from each seat."""
    made = Grid(box=SIMPLE_HEAD, pad_edge=False)
    made.add_column(say("sim-bot"))
    for name in ("wins", "interval", "score"):
        made.add_column(say(f"sim-{name}"), justify="right")
    for seat in range(len(found.bots)):
        made.add_column(say("sim-seat", n=seat + 1), justify="right", style=ink.quiet)
    best = max([standing.share for standing in found.bots])
    for standing in sorted(found.bots, key=lambda standing: -standing.share):
        style = "bold" if standing.share == best else ""
        made.add_row(*cells(standing, say), style=style)
    return made


def cells(standing: Standing, say: Speaker) -> list[str]:
    seats = [percent(say, sat.wins / sat.games) if sat.games else "·" for sat in standing.seats]
    interval = f"{decimal(say, standing.low * 100)}–{percent(say, standing.high)}"
    score = f"{decimal(say, standing.score)} ± {decimal(say, standing.deviation)}"
    return [standing.bot, percent(say, standing.share), interval, score, *seats]
