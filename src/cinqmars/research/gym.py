"""The games as Gymnasium environments: one learner among bots. `gymnasium.make("cinqmars/Mars-v0", seats=2)`."""

from __future__ import annotations

from typing import Any, ClassVar

from cinqmars import games
from cinqmars.kernel import Game
from cinqmars.research import need
from cinqmars.research.actions import camel, scales
from cinqmars.research.table import Table

np = need("numpy", "research")
gymnasium = need("gymnasium", "research")
Env: Any = gymnasium.Env
spaces = need("gymnasium.spaces", "research")


class Alone(Env):  # type: ignore[misc]
    """`seat` learns, `opponents` (one bot for all, or one for each seat after it) hold the others.

    An action that does not answer the question ends the game with a reward of -1; `action_mask` says which do.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": []}

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int | None = None,
        opponents: str | list[str] = "random",
        seat: int = 0,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        rules = games.get(game) if isinstance(game, str) else game
        number = min(rules.seats, key=lambda n: (abs(n - 3), n)) if seats is None else seats
        everyone = number + len(rules.bot_seats(number))
        others = [(seat + k) % everyone for k in range(1, everyone)]
        names = [opponents] * len(others) if isinstance(opponents, str) else opponents
        self.table = Table(rules, number, options, dict(zip(others, names)), reward)
        self.seat = seat
        self.render_mode = render_mode
        self.scale = np.array(scales(rules), dtype=np.float32)
        size = self.table.actions.size
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.table.width,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Another deal: the seed's, or one drawn from the seed that was given last."""
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(1 << 62)))
        return self.observed()

    def observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        row = np.empty(self.table.width, dtype=np.float32)
        self.table.look(self.seat, row)
        row /= self.scale
        mask = np.zeros(self.table.actions.size, dtype=np.int8)
        asked = self.table.decision
        if asked is not None:
            mask[self.table.actions.numbers(asked)] = 1
        return {"observation": row, "action_mask": mask}, {"action_mask": mask}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.table.act(int(action)):
            seen, info = self.observed()
            return seen, -1.0, True, False, {**info, "illegal": True}
        earned = self.table.rewards()[self.seat]
        seen, info = self.observed()
        return seen, float(earned), self.table.decision is None, False, info


def name_of(id: str) -> str:
    return f"cinqmars/{camel(id)}-v0"


def register() -> None:
    """Tell Gymnasium of the games; importing this module does it too."""
    for id in games.PACKAGES:
        if name_of(id) not in gymnasium.registry:
            gymnasium.register(name_of(id), f"{__name__}:Alone", kwargs={"game": id})


register()
