"""Tables and moves as text, by name: `mars seats=2 seed=7 length=short: prospect tile:mine-iron; build tile:silo-0`.

Before the colon stands the table, after it every answer in its order, with semicolons between. An answer is the name of
its question and what it points at; where two look alike its number follows, and `seat>` where another seat answers than
the first that is asked. Where a name would tell nothing, only its number stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from cinqmars.kernel.errors import BadInput
from cinqmars.kernel.game import Game
from cinqmars.kernel.message import Message
from cinqmars.kernel.options import Setup, checked_setup, spell
from cinqmars.kernel.question import Answer, Decision
from cinqmars.kernel.session import Session
from cinqmars.kernel.view import View

# moves


def bare_name(game: Game[Any], s: Any, d: Decision, arg: int) -> str:
    kind = game.kinds[d.kind].name
    if arg in game.kinds[d.kind].passing:
        return f"{kind} no"
    refs = " ".join(game.refs(s, d, arg))
    return f"{kind} {refs}" if refs else f"{kind} ={arg}"


def names(game: Game[Any], s: Any, d: Decision) -> list[str]:
    """A name for each option, no two alike."""
    bare = [bare_name(game, s, d, arg) for arg in d.opts]
    return [
        name if bare.count(name) == 1 or name.endswith(f"={arg}") else f"{name} ={arg}"
        for name, arg in zip(bare, d.opts)
    ]


def meant(game: Game[Any], s: Any, d: Decision, text: str) -> int:
    """The option that goes by this name, or by its number alone."""
    wanted = " ".join(text.split())
    known = names(game, s, d)
    for name, arg in zip(known, d.opts):
        if wanted in (name, f"{game.kinds[d.kind].name} ={arg}", f"={arg}"):
            return arg
    allowed = "; ".join(known)
    raise BadInput(
        "move", f"{wanted!r} is none of: {allowed}", {"got": wanted[:60], "allowed": allowed[:400]}
    )


# tables


def head(game: Game[Any], setup: Setup) -> str:
    """The game, and what was asked for beyond the usual."""
    usual = checked_setup(game, setup.seats, setup.seed, None).options
    others = [name for name, value in setup.options.items() if value != usual[name]]
    options = [f"{name}={spelled(setup.options[name])}" for name in others]
    return " ".join([game.id, f"seats={setup.seats}", f"seed={setup.seed}", *options])


def spelled(value: Any) -> str:
    return ",".join([spell(x) for x in value]) if isinstance(value, list | tuple) else spell(value)


def written(session: Session[Any]) -> str:
    """The whole table: `read` makes it again."""
    game = session.game
    at = Session.start(game, session.setup)
    moves = []
    for answer in session.log:
        moves.append(move(at, answer))
        at = at.apply(answer.arg, seat=answer.seat)
    return f"{head(game, session.setup)}: {'; '.join(moves)}".rstrip(": ")


def move(session: Session[Any], answer: Answer) -> str:
    d = session.asked(answer.seat)
    name = names(session.game, session.seen(d.seat), d)[d.opts.index(answer.arg)]
    return name if session.pending[0].seat == d.seat else f"{d.seat}> {name}"


def read(text: str, games: Callable[[str], Game[Any]], table: type[Session[Any]]) -> Any:
    """The table that `written` wrote, or that somebody wrote by hand: what is left out is as usual."""
    before, _, after = text.partition(":") if re.match(r"[^;]*?:(\s|$)", text) else (text, "", "")
    id, *given = before.split()
    game = games(id)
    fields = dict([pair.split("=", 1) for pair in given])
    seats = int(fields.pop("seats", game.seats[0]))
    seed = int(fields.pop("seed", 0))
    known = {option.name: option for option in game.options}
    unknown = [name for name in fields if name not in known]
    if unknown:
        allowed = ", ".join(known)
        raise BadInput(
            "option-name", f"no option {unknown[0]!r}", {"got": unknown[0][:40], "allowed": allowed}
        )
    session = table.new(
        game, seats, seed, {name: known[name].parsed(value) for name, value in fields.items()}
    )
    for part in [part.strip() for part in after.split(";") if part.strip()]:
        session = answered(session, part)
    return session


def answered(session: Any, text: str) -> Any:
    """The table after one move."""
    found = re.fullmatch(r"(\d+)>\s*(.*)", text)
    seat, name = (
        (int(found[1]), found[2]) if found else (session.pending[0].seat if session.pending else -1, text)
    )
    d = session.asked(seat)
    return session.apply(meant(session.game, session.seen(seat), d, name), seat=seat)


# what a seat sees


def position(view: View) -> str:
    """A line for each place that is not empty; the same for every table that looks the same to the seat."""
    lines = [f"seat {view.seat}", f"now {plain(view.headline)}"]
    for player in view.players:
        lines += [f"player:{player.seat} {plain(fact.label)}={plain(fact.value)}" for fact in player.facts]
        lines += [f"{track.ref}={track.value}" for track in player.tracks]
    for panel in view.panels:
        lines += [f"{panel.ref} {plain(fact.label)}={plain(fact.value)}" for fact in panel.facts]
        lines += [f"{track.ref}={track.value}" for track in panel.tracks]
    for zone in view.zones():
        things = [f"{thing.ref}*{thing.number}" if thing.number != 1 else thing.ref for thing in zone.things]
        facts = [f"{plain(fact.label)}={plain(fact.value)}" for fact in zone.facts]
        if things or facts:
            lines.append(" ".join([f"{zone.ref}:", *things, *facts]))
    return "\n".join(lines)


def plain(said: Any) -> str:
    """A message by its id and what it is about."""
    if not isinstance(said, Message):
        return str(said)
    about = ",".join([f"{name}={plain(value)}" for name, value in sorted(said.args.items())])
    return f"{said.id}({about})" if about else said.id
