"""Ratings as a page of its own: tables and plots, nothing to load."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from cinqmars.terminal.figure import decimal, percent
from cinqmars.terminal.league import between, shares, title, whole
from cinqmars.text import Speaker

if TYPE_CHECKING:
    from cinqmars.research.rating import Estimate, Rating

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d1b19; --paper: #faf7f2; --line: #d9d2c7; --mark: #b4431f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece6dd; --paper: #171412; --line: #3a342e; --mark: #ee8157; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 2rem auto; padding: 0 1rem; max-width: 60rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin-top: 1.5rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } .axis { stroke: var(--line); }
.bar { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; } .dot { fill: var(--mark); }
p.quiet { opacity: .75; }
"""
WIDTH: Final = 720
LEFT: Final = 230
ROW: Final = 26


def page(found: Sequence[Rating], say: Speaker) -> str:
    body = "\n".join([part for rating in found for part in section(rating, say)])
    heading = escape(say("rate-title"))
    return (
        f'<!doctype html>\n<html lang="{say.lang}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{heading}</title>\n<style>{STYLE}</style>\n<h1>{heading}</h1>\n{body}\n</html>\n"
    )


def shown(rating: Rating, lang: str = "en") -> str:
    """For a notebook: a rating in a box of its own."""
    box = STYLE.replace(":root", ":scope").replace("body {", ":scope {")
    parts = "\n".join(section(rating, Speaker(lang, rating.game)))
    return f'<div class="cinqmars-rating" lang="{lang}"><style>@scope (.cinqmars-rating) {{{box}}}</style>{parts}</div>'


def chart(rating: Rating, lang: str = "en") -> str:
    """The plot that tells the bots apart, as a picture of its own."""
    say = Speaker(lang, rating.game)
    if rating.by_ranks:
        rows = [(bot.bot, bot.rating, whole(bot.rating.points)) for bot in rating.bots]
        drawn = plot(rows, say("rate-rating"))
    else:
        drawn = plot(
            [(bot.bot, bot.share, percent(say, bot.share.points)) for bot in rating.bots], say("sim-wins")
        )
    inks = "text{fill:#1d1b19;font:12px system-ui,sans-serif}.axis{stroke:#8a7c6b}.bar{stroke:#b4431f;stroke-width:3}"
    style = f"<style>svg{{background:#faf7f2}}{inks}.dot{{fill:#b4431f}}</style>"
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace(">", f">{style}", 1)


def section(rating: Rating, say: Speaker) -> Iterator[str]:
    yield f"<h2>{escape(title(rating, say.lang))}</h2>"
    yield f"<p>{escape(say('rate-games', n=rating.games, deals=rating.deals, players=rating.players))}</p>"
    if rating.options:
        options = ", ".join([f"{name}={value}" for name, value in sorted(rating.options.items())])
        yield f'<p class="quiet">{escape(options)}</p>'
    yield standings(rating, say)
    if rating.by_ranks:
        yield f'<p class="quiet">{escape(say("rate-points", zero=rating.zero))}</p>'
        yield f"<h3>{escape(say('rate-rating'))}</h3>"
        yield plot(
            [(bot.bot, bot.rating, whole(bot.rating.points)) for bot in rating.bots], say("rate-rating")
        )
    else:
        yield f'<p class="quiet">{escape(say("rate-together"))}</p>'
    yield f"<h3>{escape(say('sim-wins'))}</h3>"
    yield plot([(bot.bot, bot.share, percent(say, bot.share.points)) for bot in rating.bots], say("sim-wins"))
    if rating.by_ranks and rating.players > 1:
        yield f"<h3>{escape(say('rate-seat-title'))}</h3>"
        seats = [(say("sim-seat", n=n), seat, whole(seat.points)) for n, seat in enumerate(rating.seats, 1)]
        yield plot(seats, say("rate-seat-title"))
        yield f"<h3>{escape(say('rate-before'))}</h3>"
        yield encounters(rating, say)
    if rating.failed:
        reasons = ", ".join([f"{say(f'fault-{kind}')}: {n}" for kind, n in rating.faults.items()])
        yield f"<p>{escape(say('rate-failed', n=rating.failed))} {escape(reasons)}</p>"


def standings(rating: Rating, say: Speaker) -> str:
    strength = ["rate-rating", "sim-interval"] if rating.by_ranks else []
    names = [*strength, "sim-wins", "sim-interval", "sim-score", "rate-rank", "rate-sat", "rate-broke"]
    rows = []
    for bot in rating.bots:
        cells = [whole(bot.rating.points), between(say, bot.rating)] if rating.by_ranks else []
        cells += [percent(say, bot.share.points), shares(say, bot.share), decimal(say, bot.score)]
        rows.append([bot.bot, *cells, decimal(say, bot.rank), str(bot.games), str(bot.failed)])
    return grid([say("sim-bot"), *[say(name) for name in names]], rows)


def encounters(rating: Rating, say: Speaker) -> str:
    names = [bot.bot for bot in rating.bots]
    shown = [["·" if x is None else percent(say, x) for x in row] for row in rating.before]
    return grid(["", *names], [[name, *row] for name, row in zip(names, shown)])


def grid(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join([f'<th scope="col">{escape(cell)}</th>' for cell in head])
    body = "\n".join(
        [
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join([f"<td>{escape(cell)}</td>" for cell in row[1:]])
            + "</tr>"
            for row in rows
        ]
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def plot(rows: Sequence[tuple[str, Estimate, str]], name: str) -> str:
    """A point and its interval for each row, on one scale."""
    low = min(0.0, *[e.low for _, e, _ in rows])
    high = max(0.0, *[e.high for _, e, _ in rows])
    scale = (WIDTH - LEFT - 70) / ((high - low) or 1.0)

    def x(value: float) -> str:
        return f"{LEFT + (value - low) * scale:.1f}"

    height = ROW * len(rows) + 6
    parts = [f'<line class="axis" x1="{x(0)}" x2="{x(0)}" y1="0" y2="{height}"/>']
    for i, (label, e, value) in enumerate(rows):
        y = ROW * i + ROW / 2 + 3
        parts += [
            f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(label[-34:])}</text>',
            f'<line class="bar" x1="{x(e.low)}" x2="{x(e.high)}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(e.points)}" cy="{y}" r="5"/>',
            f'<text x="{float(x(e.high)) + 10:.1f}" y="{y + 4}">{escape(value)}</text>',
        ]
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(name)}">{"".join(parts)}</svg>'
    )
