"""A table for learners: a stepper, its answers as numbered actions, what a seat knows as a row of numbers, rewards."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any, Final

from cinqmars import games, players
from cinqmars.bots import Eyes, Player
from cinqmars.bots.player import mix
from cinqmars.kernel import WAIT, BadInput, Decision, Game
from cinqmars.research.actions import Actions, listed
from cinqmars.research.series import points_of, ranks
from cinqmars.stepper import Stepper

REWARDS: Final = ("win", "rank", "margin", "potential")
HOUSE: Final = "random"  # in seats that only a bot may hold, unless told


class Table:
    """One game, with bots in some of its seats. They answer at once; `decision` is always a learner's question."""

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        options: dict[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        reward: str = "win",
    ) -> None:
        self.game: Game[Any] = games.get(game) if isinstance(game, str) else game
        if reward not in REWARDS:
            allowed = listed(REWARDS)
            raise BadInput(
                "reward", f"no reward {reward!r}; there are: {allowed}", {"got": reward, "allowed": allowed}
            )
        self.reward = reward
        self.actions = Actions(self.game)
        self.width = sum([f.size for f in self.game.features])
        self.step_by_step: Stepper[Any] = Stepper.new(self.game, seats, 0, options)
        self.n: int = self.step_by_step.state.n
        self.specs = {**dict.fromkeys(self.game.bot_seats(seats), HOUSE), **(bots or {})}
        if not set(self.specs) < set(range(self.n)):
            raise BadInput(
                "bots", f"bots for some of {self.n} seats", {"seats": self.n, "got": len(self.specs)}
            )
        self.learners = [seat for seat in range(self.n) if seat not in self.specs]
        self.players: dict[int, Player] = {}
        self.worth: list[float] = []
        self.deal(0)

    def deal(self, seed: int) -> None:
        """A new game from its first question to a learner."""
        self.step_by_step.reset(seed)
        self.players = {seat: players.get(spec, mix(seed, seat)) for seat, spec in self.specs.items()}
        self.let_bots_answer()
        self.worth = self.potential() if self.reward == "potential" else []

    @property
    def decision(self) -> Decision | None:
        return self.step_by_step.decision

    def let_bots_answer(self) -> None:
        table = self.step_by_step
        while table.decision is not None and table.decision.seat in self.players:
            asked = table.decision
            session = table.fork()
            put = asked if asked.must else asked._replace(opts=asked.opts[1:])
            table.step(self.players[asked.seat].choose(Eyes(session, asked.seat), put))

    def act(self, action: int) -> bool:
        """Answer the question; False if the action does not, and then nothing has changed."""
        asked = self.decision
        arg = None if asked is None else self.actions.answer(asked, action)
        if arg is None:
            return False
        self.step_by_step.step(arg)
        if self.players:
            self.let_bots_answer()
        return True

    def look(self, seat: int, out: Any) -> None:
        """What the seat knows, as the game's features."""
        self.game.encode(self.step_by_step.seen(seat), seat, out)

    def row(self, seat: int) -> array[float]:
        out = array("f", bytes(4 * self.width))
        self.look(seat, out)
        return out

    # rewards

    def rewards(self) -> list[float]:
        """By seat, for the last answer: at the end the result; with `potential`, what has changed at every answer."""
        over = self.step_by_step.over
        if self.reward != "potential":
            return self.results() if over else [0.0] * self.n
        before, self.worth = self.worth, self.results() if over else self.potential()
        return [now - then for now, then in zip(self.worth, before)]

    def potential(self) -> list[float]:
        return self.game.values(self.step_by_step.state)

    def results(self) -> list[float]:
        end = self.step_by_step.state
        returns = self.game.returns(end)
        if self.reward in ("win", "potential"):
            return returns
        points = points_of(self.game.scores(end)) or [0] * self.n
        if self.n == 1 or self.game.cooperative:
            return returns
        if self.reward == "rank":
            places = ranks(returns, points)
            shared = [(2 * rank + places.count(rank) - 1) / 2 for rank in places]
            return [(self.n - place) / (self.n - 1) for place in shared]
        most = max(1, *points)
        return [(mine - max(points[:p] + points[p + 1 :])) / most for p, mine in enumerate(points)]


def waits(d: Decision) -> bool:
    return d.opts[0] == WAIT
