"""Before the game: what is played, and who sits where. Every question has an answer ready."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rich.padding import Padding
from rich.text import Text

from cinqmars import bots, games
from cinqmars.kernel import BadInput, Game, Option
from cinqmars.kernel.options import spell, spelled
from cinqmars.terminal.complaint import complaint
from cinqmars.terminal.ink import Ink, coloured, marked, strung
from cinqmars.terminal.screen import Left, Screen
from cinqmars.terminal.seating import PERSON, check_seats, usual_seats
from cinqmars.text import Speaker

T = TypeVar("T")

QUIT = "q"


class Lobby:
    """Asks, and asks again until the answer can be used."""

    def __init__(self, screen: Screen, say: Speaker, ink: Ink) -> None:
        self.screen = screen
        self.say = say
        self.ink = ink

    def asked(self, prompt: str, ready: str, use: Callable[[str], T]) -> T:
        while True:
            answer = self.screen.read(f"{prompt} ") or ready
            if answer.lower() == QUIT:
                raise Left
            try:
                return use(answer)
            except BadInput as e:
                self.screen.print(Text(complaint(e, self.say), self.ink.bad))

    def table(self, game: Game[Any]) -> tuple[int, list[str]]:
        seats = self.seats(game)
        return seats, self.players(game, seats)

    # which game

    def game(self) -> Game[Any]:
        ids = list(games.PACKAGES)
        self.screen.print(Text(self.say("lobby-game"), "bold"))
        for number, id in enumerate(ids, 1):
            self.plate(number, games.get(id))
        return self.asked(
            self.say("lobby-number", ready=1), "1", lambda answer: games.get(chosen(ids, answer))
        )

    def plate(self, number: int, game: Game[Any]) -> None:
        say = Speaker(self.say.lang, game.id)
        head = Text(f"{number:>3} ", f"bold {self.ink.signal}")
        title = Text(say("game-title"), f"bold {self.ink.brand}")
        counts = say("lobby-seats", least=game.seats[0], most=game.seats[-1])
        self.screen.print(strung(head, title, Text(f" · {counts}", self.ink.quiet)))
        self.screen.print(Padding(Text(say("game-pitch")), (0, 0, 0, 4)))

    # how many

    def seats(self, game: Game[Any]) -> int:
        ready = usual_seats(game, 1, 0)
        allowed = ", ".join([str(n) for n in game.seats])
        return self.asked(
            self.say("lobby-how-many", allowed=allowed, ready=ready),
            str(ready),
            lambda n: seat_count(game, n),
        )

    # who

    def players(self, game: Game[Any], seats: int) -> list[str]:
        self.screen.print(Text(self.say("lobby-who"), "bold"))
        for name, listing in bots.NAMES.items():
            self.screen.print(
                strung(Text(f"  {name:<8} ", f"bold {self.ink.signal}"), self.say(listing.about))
            )
        held = game.bot_seats(seats)
        names = marked([self.say.seat(seat) for seat in range(seats + len(held))])
        return [self.player(name, seat, seat in held) for seat, name in enumerate(names)]

    def player(self, name: str, seat: int, bot_only: bool) -> str:
        if bot_only:
            self.screen.print(coloured("  " + self.say("lobby-bot-only", who=name), [name], self.ink))
        ready = PERSON if seat == 0 and not bot_only else bots.USUAL
        shown = self.say("lobby-person") if ready == PERSON else ready
        prompt = "  " + self.say("lobby-seat", who=name, ready=shown)
        return self.asked(prompt, ready, lambda answer: self.player_named(answer, bot_only))

    def player_named(self, answer: str, bot_only: bool) -> str:
        person = answer.lower() in (PERSON, "p", self.say("lobby-person"))
        if person and bot_only:
            allowed = ", ".join(bots.NAMES)
            raise BadInput("bot", f"a bot: {allowed}", {"got": answer[:40], "allowed": allowed})
        if not person:
            bots.get(answer)
        return PERSON if person else answer

    # how

    def options(self, game: Game[Any]) -> dict[str, Any]:
        say = Speaker(self.say.lang, game.id)
        return {option.name: self.option(option, say) for option in game.options}

    def option(self, option: Option, say: Speaker) -> Any:
        name = say(f"option-{option.name}")
        prompt = say("lobby-option", name=name, allowed=spelled(option.values), ready=spell(option.default))
        return self.asked(prompt, spell(option.default), option.parsed)


def chosen(ids: Sequence[str], answer: str) -> str:
    """By its number, or by its name."""
    if answer.isascii() and answer.isdecimal() and 1 <= int(answer) <= len(ids):
        return ids[int(answer) - 1]
    return answer


def seat_count(game: Game[Any], answer: str) -> int:
    seats = int(answer) if answer.isascii() and answer.isdecimal() and len(answer) < 4 else -1
    try:
        check_seats(game, seats)
    except BadInput as e:
        raise BadInput(e.reason, str(e), {**e.facts, "got": answer[:40]}) from e
    return seats
