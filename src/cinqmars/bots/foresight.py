"""One answer ahead from within a game that is being played out: what the greedy player would say there."""

from __future__ import annotations

from typing import Any

from cinqmars.bots.player import Enough
from cinqmars.kernel import Bot, Game, State


class Echo(Bot):
    """Says again what was said in this stretch, completes the last of it, and has seen enough."""

    def __init__(self, game: Game[Any], said: list[int], seat: int, observer: int) -> None:
        super().__init__()
        self.observer = observer  # whose own question comes first where all choose at once
        self.game: Game[Any] = game
        self.said: list[int] = said
        self.asker: int = seat
        self.heard: int = 0

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if self.heard < len(self.said):
            self.heard += 1
            return self.said[self.heard - 1]
        following = self.game.follow(s, seat, kind, opts, ctx) if seat == self.asker else None
        if following is None:
            raise Enough(s)
        return following


class Foresight:
    """The state where a stretch began, and what was said in it: whatever is said next can be tried from there."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        self.start: Any = None
        self.observer: int = -1
        self.said: list[int] = []

    def begin(self, s: Any) -> None:
        self.start = s.copy()
        self.observer = s.io.observer
        self.said = []

    def best(self, seat: int, opts: list[int]) -> int:
        """What is worth most to `seat`; of equals the first."""
        best, most = opts[0], -1.0
        for arg in opts:
            worth = self.worth(seat, arg)
            if worth > most:
                best, most = arg, worth
        return best

    def worth(self, seat: int, arg: int) -> float:
        game, s = self.game, self.start.copy()
        s.io = Echo(game, [*self.said, arg], seat, self.observer)
        try:
            game.stretch(s)
            while not (game.over(s) or game.at_rest(s)):
                game.stretch(s)
        except Enough as e:
            s = e.state
        return game.value(s, seat)
