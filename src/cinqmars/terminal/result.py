"""The end: who won, and by what."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table as Grid
from rich.text import Text

from cinqmars.session import Session
from cinqmars.terminal.pen import Pen, joined


def totals(session: Session) -> list[int]:
    scores = session.game.scores(session.state)
    return [sum([score.points[seat] for score in scores]) for seat in range(session.seats)]


def automaton(session: Session) -> int | None:
    """Its points, where one plays."""
    its = [score.automaton for score in session.game.scores(session.state)]
    known = [points for points in its if points is not None]
    return sum(known) if known else None


def headline(pen: Pen, session: Session) -> Text:
    """Who won, by how much."""
    returns = session.returns()
    winners = [seat for seat, won in enumerate(returns) if won > 0]
    if session.game.cooperative:
        return pen.text(pen.say("end-won-together" if winners else "end-lost-together"), "bold")
    points = sorted(totals(session), reverse=True)
    its = automaton(session)
    if its is not None and not winners:
        return pen.text(pen.say("end-lost", who=pen.say.seat(0), points=points[0], second=its), "bold")
    if len(winners) > 1:
        names = joined([pen.name(seat) for seat in winners], ", ").plain
        return pen.text(pen.say("end-shared", who=names, points=points[0]), "bold")
    second = points[1] if len(points) > 1 else its or 0
    name = pen.say.seat(winners[0])
    return pen.text(pen.say("end-won", who=name, points=points[0], second=second), "bold")


def table(pen: Pen, session: Session) -> Grid:
    """Rows are sources in the order of the rules, columns players by rank; the best of each row is bold."""
    sums, returns = totals(session), session.returns()
    ranked = sorted(range(session.seats), key=lambda seat: (-returns[seat], -sums[seat], seat))
    made = Grid(box=SIMPLE_HEAD, pad_edge=False, show_footer=True)
    made.add_column("", footer=pen.text(pen.say("end-total"), "bold"))
    for seat in ranked:
        won = Text("★ ", pen.ink.brand) if returns[seat] > 0 else Text()
        made.add_column(won + pen.name(seat), footer=Text(str(sums[seat]), "bold"), justify="right")
    its = automaton(session)
    if its is not None:
        made.add_column(pen.say("end-automaton"), footer=Text(str(its), "bold"), justify="right")
    for score in session.game.scores(session.state):
        row = [score.points[seat] for seat in ranked]
        if its is not None:
            row.append(score.automaton or 0)
        best = max(row)
        cells = [Text(str(points), "bold" if points == best > 0 else "") for points in row]
        made.add_row(pen.text(score.label), *cells)
    return made
