"""The public API: a table of any game, with its texts."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Self

from cinqmars import bots, games, kernel, notebook
from cinqmars.bots import Player
from cinqmars.kernel import BadRecord, Decision, Probe, notation, record
from cinqmars.text import Speaker


class Session(kernel.Session[Any]):
    """A game at one ply. A value: whatever changes it returns another session and leaves this one alone."""

    @classmethod
    def new(
        cls, game: str | kernel.Game[Any], seats: int, seed: int = 0, options: dict[str, Any] | None = None
    ) -> Self:
        """A fresh table. Raises BadInput, which says what is allowed."""
        return super().new(games.get(game) if isinstance(game, str) else game, seats, seed, options)

    @classmethod
    def load(cls, saved: dict[str, Any] | str) -> Self:
        """The table `save` wrote, replayed and checked from the start. Raises BadRecord, or Diverged with the ply."""
        data = parsed(saved) if isinstance(saved, str) else saved
        return cls.of(record.load(games.get(record.game_of(data)), data))

    @classmethod
    def of(cls, session: kernel.Session[Any]) -> Self:
        """The same table, with its texts."""
        return cls(session.game, session.setup, session.marks, session.log, dream=session.dream)

    def save(self) -> dict[str, Any]:
        """Plain JSON data: the record of the game, and a checkpoint to resume from."""
        return record.save(self)

    @classmethod
    def at(cls, text: str) -> Self:
        """The table that a line describes, as `notation` writes it: "mars seats=2 seed=7: prospect tile:mine-iron"."""
        return notation.read(text, games.get, cls)  # type: ignore[no-any-return]

    def notation(self) -> str:
        """The whole table as a line of text, every answer by name."""
        return notation.written(self)

    def position(self, seat: int = -1) -> str:
        """What `seat` sees, place by place; the same for every table that looks the same to it."""
        return notation.position(self.view(seat))

    def view(self, seat: int = -1, lang: str = "en") -> notebook.Seen:
        """What `seat` may see; -1 is a spectator. A notebook shows it in `lang`."""
        return notebook.Seen(super().view(seat), self, lang)

    def maps(self) -> dict[str, kernel.Geometry]:
        """Where the places of its maps lie."""
        return self.game.geometry(self.seats)

    def _repr_html_(self) -> str:
        """For notebooks: the table as a spectator sees it, and the result. `view(seat)` is a seat's own."""
        parts, seen = [], self.view()
        if self.over:
            rows = [[label, *[str(p) for p in points]] for label, points in self.scores().items()]
            say = self.speaker("en")
            parts.append(notebook.grid(["", *[say.seat(n) for n in range(self.seats)]], rows))
        return notebook.page(seen, [*parts, *notebook.body(seen)])

    def _repr_svg_(self) -> str | None:
        """For notebooks: the board."""
        return self.view()._repr_svg_()

    def scores(self, lang: str = "en") -> dict[str, list[int]]:
        """Points by source, then by seat; where an automaton plays, its own come last."""
        self.must_be_over()
        say = self.speaker(lang)
        return {
            say(score.label): [*score.points, *([] if score.automaton is None else [score.automaton])]
            for score in self.game.scores(self.state)
        }

    # words

    def speaker(self, lang: str, names: Sequence[str] = ()) -> Speaker:
        return Speaker(lang, self.game.id, names)

    def question(self, decision: Decision, lang: str = "en") -> str:
        return self.speaker(lang)(self.game.question(self.seen(decision.seat), decision))

    def label(self, decision: Decision, arg: int, lang: str = "en") -> str:
        return self.speaker(lang)(self.game.label(self.seen(decision.seat), decision, arg))

    # playing

    def probe(self, seat: int, feed: Sequence[tuple[int, int]]) -> Probe:
        """What would follow these answers, without giving them."""
        return kernel.probe(self, seat, feed)

    def play(self, players: Mapping[int, Player | str]) -> Self:
        """Let bots answer for their seats, until somebody else is asked or the game is over."""
        named = {seat: bots.get(p, seat) if isinstance(p, str) else p for seat, p in players.items()}
        return bots.play_on(self, named)


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as e:
        raise BadRecord("record-json", f"this is not a complete JSON file: {e}") from e
