"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cinqmars import bots
from cinqmars.bots.player import mix
from cinqmars.kernel import BadInput, Game

PERSON: Final = "person"
DEFAULT_SEATS: Final = 3


class Wish(NamedTuple):
    """What was asked for on the command line; None is up to us."""

    seats: int | None = None
    people: int | None = None
    bots: list[str] | None = None

    @property
    def empty(self) -> bool:
        return self.seats is None and self.people is None and self.bots is None


def seated(game: Game[Any], wish: Wish) -> tuple[int, list[str]]:
    """The seats that are taken by request, and every player at the table. People sit first, bots fill the rest."""
    people = 1 if wish.people is None else wish.people
    wanted = wish.bots or []
    for spec in wanted:
        bots.get(spec)
    seats = usual_seats(game, people, len(wanted)) if wish.seats is None else wish.seats
    check_seats(game, seats)
    if wish.people is None and people + len(wanted) > seats:
        people = max(0, seats - len(wanted))
    everyone = seats + len(game.bot_seats(seats))
    if people > seats:
        raise BadInput(
            "people", f"{seats} seats hold at most {seats} people", {"seats": seats, "got": people}
        )
    if people + len(wanted) > everyone:
        free = everyone - people
        raise BadInput("bots", f"{free} seats are left for bots", {"seats": free, "got": len(wanted)})
    fill = wanted[-1] if wanted else bots.USUAL
    players = [PERSON] * people + wanted
    return seats, players + [fill] * (everyone - len(players))


def check_seats(game: Game[Any], seats: int) -> None:
    if seats not in game.seats:
        allowed = ", ".join([str(n) for n in game.seats])
        raise BadInput(
            "seats", f"{game.id} is for {allowed} seats, not {seats}", {"allowed": allowed, "got": str(seats)}
        )


def usual_seats(game: Game[Any], people: int, others: int) -> int:
    """As many as were named; for a person alone a table of three, or the nearest to it."""
    wanted = people + others
    if people < 2 and not others:
        return min(game.seats, key=lambda n: (abs(n - DEFAULT_SEATS), n))
    return next((n for n in game.seats if n >= wanted), game.seats[-1])


def check_players(game: Game[Any], seats: int, players: Sequence[str]) -> None:
    """Bots exist, and hold the seats that only bots may."""
    for spec in players:
        if spec != PERSON:
            bots.get(spec)
    for seat in game.bot_seats(seats):
        if players[seat] == PERSON:
            raise BadInput("bot-seat", f"only a bot may hold seat {seat + 1}", {"n": seat + 1})


def bots_of(players: Sequence[str], seed: int) -> dict[int, bots.Player]:
    """The bots by seat; a saved game goes on with the same luck."""
    return {seat: bots.get(spec, mix(seed, seat)) for seat, spec in enumerate(players) if spec != PERSON}


def bot_list(text: str) -> list[str]:
    """Bots with commas between them; a setting belongs to the bot before it: "ismcts:200,cut=20,greedy"."""
    found: list[str] = []
    for part in [part.strip() for part in text.split(",")]:
        if found and ("=" in part or part == "priors"):
            found[-1] += f",{part}"
        else:
            found.append(part)
    return found


def option_values(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """`name=value`, as people type it."""
    known = {option.name: option for option in game.options}
    if given and not known:
        raise BadInput("option-none", f"{game.id} has no options")
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("option-form", f"an option is name=value, not {text!r}", {"got": text[:40]})
        if name not in known:
            allowed = ", ".join(known)
            raise BadInput(
                "option-name",
                f"no option {name[:40]!r}; there are: {allowed}",
                {"got": name[:40], "allowed": allowed},
            )
        options[name] = known[name].parsed(value)
    return options
