"""The public API: a table of any game, with its texts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from cinqmars import bots, games, kernel
from cinqmars.bots import Player
from cinqmars.kernel import Answer, BadRecord, Choice, Decision, Probe, Refused, Setup, View, record
from cinqmars.kernel.errors import NOT_OVER
from cinqmars.text import Speaker


class Session:
    """A game at one ply. A value: whatever changes it returns another session and leaves this one alone."""

    __slots__ = ("core",)

    def __init__(self, core: kernel.Session[Any]) -> None:
        self.core = core

    @staticmethod
    def new(game: str, seats: int, seed: int = 0, options: dict[str, Any] | None = None) -> Session:
        """A fresh table. Raises BadInput, which says what is allowed."""
        return Session(kernel.Session.new(games.get(game), seats, seed, options))

    @staticmethod
    def load(saved: dict[str, Any] | str) -> Session:
        """The table `save` wrote, replayed and checked from the start. Raises BadRecord, or Diverged with the ply."""
        data = parsed(saved) if isinstance(saved, str) else saved
        return Session(record.load(games.get(record.game_of(data)), data))

    def save(self) -> dict[str, Any]:
        """Plain JSON data: the record of the game, and a checkpoint to resume from."""
        return record.save(self.core)

    # reading

    @property
    def game(self) -> kernel.Game[Any]:
        return self.core.game

    @property
    def setup(self) -> Setup:
        return self.core.setup

    @property
    def pending(self) -> list[Decision]:
        """The open questions: one per seat that may act."""
        return self.core.pending

    @property
    def log(self) -> list[Answer]:
        return self.core.log

    @property
    def over(self) -> bool:
        return self.core.over

    @property
    def seats(self) -> int:
        """Seats that answer, those held by bots included."""
        n: int = self.core.state.n
        return n

    def view(self, seat: int = -1) -> View:
        """What `seat` may see; -1 is a spectator."""
        return self.core.view(seat)

    def choices(self, decision: Decision) -> list[Choice]:
        """The options, and what is impossible with its reason, as messages."""
        return self.core.choices(decision)

    def returns(self) -> list[float]:
        """Win 1, shared win 1/k, loss 0, by seat."""
        self._must_be_over()
        return self.game.returns(self.core.state)

    def scores(self, lang: str = "en") -> dict[str, list[int]]:
        """Points by source, then by seat; where an automaton plays, its own come last."""
        self._must_be_over()
        say = self.speaker(lang)
        return {
            say(score.label): [*score.points, *([] if score.automaton is None else [score.automaton])]
            for score in self.game.scores(self.core.state)
        }

    def _must_be_over(self) -> None:
        if not self.over:
            raise Refused(NOT_OVER, "the game is not over")

    # words

    def speaker(self, lang: str, names: Sequence[str] = ()) -> Speaker:
        return Speaker(lang, self.game.id, names)

    def question(self, decision: Decision, lang: str = "en") -> str:
        return self.speaker(lang)(self.game.question(self.core.seen(decision.seat), decision))

    def label(self, decision: Decision, arg: int, lang: str = "en") -> str:
        return self.speaker(lang)(self.game.label(self.core.seen(decision.seat), decision, arg))

    # playing

    def apply(self, *args: int, seat: int | None = None) -> Session:
        """Answer, for the first seat that is asked unless told. Raises Refused; this session stays as it is."""
        return Session(self.core.apply(*args, seat=seat))

    def submit(
        self, seat: int, feed: Sequence[tuple[int, int]], token: int = -1, whole: bool = False
    ) -> Session:
        """Several (kind, arg) of one seat, all or nothing."""
        return Session(self.core.submit(seat, feed, token, whole))

    def probe(self, seat: int, feed: Sequence[tuple[int, int]]) -> Probe:
        """What would follow these answers, without giving them."""
        return kernel.probe(self.core, seat, feed)

    def play(self, players: Mapping[int, Player | str]) -> Session:
        """Let bots answer for their seats, until somebody else is asked or the game is over."""
        named = {seat: bots.get(p, seat) if isinstance(p, str) else p for seat, p in players.items()}
        return Session(bots.play_on(self.core, named))

    def undo(self, seat: int, bots: Sequence[int] = ()) -> Session:
        """Take back the seat's last answer, and what `bots` replied; nothing that was revealed since."""
        return Session(self.core.undo(seat, bots))

    def goto(self, ply: int) -> Session:
        """The table as it stood after `ply` answers."""
        return Session(self.core.goto(ply))


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadRecord("record-json", f"this is not a complete JSON file: {e}") from e
