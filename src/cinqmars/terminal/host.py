"""The host: sets up the table that was asked for, and sees people off."""

from __future__ import annotations

import secrets
from pathlib import Path
from shlex import quote as quoted
from typing import Any, Final, NamedTuple

from rich.text import Text

from cinqmars import games
from cinqmars.kernel import BadInput, CinqMarsError
from cinqmars.kernel.options import spell
from cinqmars.session import Session
from cinqmars.terminal import files
from cinqmars.terminal.complaint import complaint
from cinqmars.terminal.ink import Ink
from cinqmars.terminal.lobby import Lobby
from cinqmars.terminal.screen import Left, Screen
from cinqmars.terminal.seating import PERSON, Wish, check_players, check_seats, option_values, seated
from cinqmars.terminal.table import Saving, Sitting
from cinqmars.text import Speaker

SEEDS: Final = 10**9  # drawn from so few that people can tell each other


class Request(NamedTuple):
    """What was asked for on the command line."""

    game: str | None
    wish: Wish
    options: list[str]
    seed: int | None
    load: Path | None
    save: Path | None


def play(request: Request, lang: str, ink: Ink) -> None:
    screen = Screen()
    say = Speaker(lang)
    try:
        table = loaded(request, screen, lang, ink) if request.load else opened(request, screen, lang, ink)
    except (Left, KeyboardInterrupt):
        screen.print(say("quit-lobby"))
        return
    try:
        over = table.play()
    except Exception:
        rescue(table)
        raise
    if over:
        offer_to_keep(table)
    else:
        see_off(table)


# a table


def opened(request: Request, screen: Screen, lang: str, ink: Ink) -> Sitting:
    """A new game; what was not said is asked where somebody can answer, and usual elsewhere."""
    lobby = Lobby(screen, Speaker(lang), ink)
    game = lobby.game() if request.game is None else games.get(request.game)
    options = option_values(game, request.options)
    asking = request.wish.empty and (screen.live or request.game is None)
    seats, players = lobby.table(game) if asking else seated(game, request.wish)
    if asking and not options:
        options = lobby.options(game)
    seed = secrets.randbelow(SEEDS) if request.seed is None else request.seed
    session = Session.new(game.id, seats, seed, options)
    return Sitting(screen, session, players, lang, ink, saving(request, Path(f"{game.id}-{seed}.json")))


def loaded(request: Request, screen: Screen, lang: str, ink: Ink) -> Sitting:
    """A saved game, with those who sat there unless others are asked for."""
    assert request.load is not None
    session, players = files.load(request.load)
    if request.game is not None and request.game != session.game.id:
        games.get(request.game)
        raise BadInput("load-game", "another game", {"path": str(request.load), "game": session.game.id})
    check_unset(request)
    if not players or not request.wish.empty:
        check_same_seats(session, request.wish)
        players = seated(session.game, request.wish._replace(seats=session.setup.seats))[1]
    check_players(session.game, session.setup.seats, players)
    return Sitting(screen, session, players, lang, ink, saving(request, request.load))


def check_unset(request: Request) -> None:
    """A saved game has its seed and its options."""
    for name, value in (("--seed", request.seed), ("--option", request.options or None)):
        if value is not None:
            raise BadInput("load-with", f"{name} does not go with --load", {"name": name})


def check_same_seats(session: Session, wish: Wish) -> None:
    seats = session.setup.seats
    if wish.seats not in (None, seats):
        check_seats(session.game, wish.seats or 0)
        raise BadInput("load-seats", f"the game has {seats} seats", {"seats": seats, "got": wish.seats or 0})


def saving(request: Request, usual: Path) -> Saving:
    if request.save is None:
        return Saving(usual)
    files.check_replaceable(request.save)
    return Saving(request.save, always=True)


# leaving


def offer_to_keep(table: Sitting) -> None:
    """A finished game can be looked at again, if somebody is there to want it."""
    if not (table.screen.live and table.people and table.unsaved):
        return
    try:
        reply = table.screen.read(table.say("end-keep") + " ")
    except (Left, KeyboardInterrupt):
        return
    if reply:
        table.save(Path(reply))
        table.screen.print_whole(Text(f"  cinqmars replay {quoted(reply)}", table.ink.signal))


def see_off(table: Sitting) -> None:
    """What is safe, and how to come back."""
    for trouble in table.keep():
        table.screen.print(table.pen().text(trouble, table.ink.bad))
    path = table.saving.path
    if not table.unsaved and path.exists():
        said, command = table.say("quit-saved", path=str(path)), f"cinqmars play --load {quoted(str(path))}"
    else:
        said, command = table.say("quit-unsaved"), same_deal(table)
    table.screen.print(said)
    table.screen.print_whole(Text(f"  {command}", table.ink.signal))


def rescue(table: Sitting) -> None:
    """Our fault: what was played is not lost, and shows what went wrong."""
    path = Path(f"crash-{table.session.game.id}-{table.session.setup.seed}.json")
    try:
        table.save(path)
    except CinqMarsError as e:
        table.screen.print(complaint(e, table.say))
    else:
        table.screen.print(table.say("quit-crash", path=str(path)))


def same_deal(table: Sitting) -> str:
    setup, players = table.session.setup, table.players
    words = [f"cinqmars play {table.session.game.id} --seed {setup.seed} --seats {setup.seats}"]
    words += [f"--option {name}={typed(value)}" for name, value in setup.options.items()]
    people = len(table.people)
    if players[:people] == [PERSON] * people:
        bots = ",".join(players[people:])
        words.append(f"--people {people}" + (f" --bots {bots}" if bots else ""))
    return " ".join(words)


def typed(value: Any) -> str:
    return ",".join([spell(v) for v in value]) if isinstance(value, list) else spell(value)
