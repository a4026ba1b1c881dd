"""A report as tables in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cinqmars.bench.report import UNITS, Figure, GameReport, Report, Unit

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from cinqmars.bench.learners import Learners


def show(report: Report, console: Console | None = None) -> None:
    """Print it: a table per game, what is wrong with the builds, and the machine."""
    from rich.console import Console

    out = console or Console()
    for game in report.games:
        out.print()
        out.print(game_table(game, report))
        if not game.same_games:
            out.print(f"[red]{game.game}: the builds play different games from the same seed[/]")
    if report.stale:
        out.print("[yellow]The builds are of different sources; make compiled renews the compiled one[/]")
    out.print()
    out.print(machine_line(report), style="dim")


def game_table(game: GameReport, report: Report) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = f"{game.game}, {game.seats} seats"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("", no_wrap=True)
    columns = list(game.builds.values())
    for name in game.builds:
        table.add_column(name, justify="right", no_wrap=True)
    if len(columns) > 1:
        table.add_column("gain", justify="right", no_wrap=True)
    if report.yardstick:
        table.add_column(report.yardstick.name, justify="right", no_wrap=True)
    for name, unit in UNITS.items():
        found = [figures[name] for figures in columns if name in figures]
        if len(found) < len(columns):
            continue
        cells = [spelled(figure, unit) for figure in found]
        if len(columns) > 1:
            cells.append(gain(found[0], found[-1], unit))
        if report.yardstick and name in report.yardstick.figures:
            cells.append(spelled(report.yardstick.figures[name], unit))
        table.add_row(f"{unit.label}{unit.unit and ', '}{unit.unit}", *cells)
    if report.yardstick:
        table.add_section()
        ratios = [times(game.ratios[name]) for name in game.builds]
        table.add_row(f"choices, {report.yardstick.name} = 1", *ratios)
    return table


def spelled(figure: Figure, unit: Unit) -> str:
    """The median, and half the distance between the quartiles in hundredths of it."""
    text = number(figure.median)
    if unit.unit not in ("/s", "µs") or not figure.median:
        return text
    return f"{text} [dim]±{(figure.high - figure.low) / figure.median * 50:2.0f}%[/]"


def number(x: float) -> str:
    return f"{x:,.0f}".replace(",", " ") if x >= 100 else f"{x:.3g}"


def gain(first: Figure, last: Figure, unit: Unit) -> str:
    """How many times better the last build is than the first."""
    if unit.unit not in ("/s", "µs"):
        return ""
    return times(last.over(first) if unit.unit == "/s" else first.over(last))


def times(figure: Figure) -> str:
    return f"x {figure.median:.3g}"


def machine_line(report: Report | Learners) -> str:
    machine = report.machine
    loads = " to ".join([f"{load[0]:.1f}" for load in (machine.load_before, machine.load_after) if load])
    return (
        f"Medians of {report.rounds} interleaved rounds in CPU time, ± half the distance of the quartiles. "
        f"{machine.python}, {machine.system}, {machine.cores} cores, load {loads or 'unknown'}"
        f"{'; quick, so not a measurement' if report.quick else ''}."
    )
