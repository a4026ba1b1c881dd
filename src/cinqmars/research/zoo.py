"""The games as PettingZoo's AEC environments: agents act in turn, each sees what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cinqmars.kernel import Game
from cinqmars.research import need
from cinqmars.research.actions import camel, scales
from cinqmars.research.table import Table

np = need("numpy", "research")
spaces = need("gymnasium.spaces", "research")
AECEnv: Any = need("pettingzoo", "research").AECEnv


class Zoo(AECEnv):  # type: ignore[misc]
    """`seat_0` and so on. Where people choose at the same time, agents are asked one after the other and see nothing
    of each other's choice; in a race each is asked in turn and may wait, the lead last.

    An action that does not answer the question is refused with ValueError: the mask says which do.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        options: dict[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        reward: str = "win",
    ) -> None:
        super().__init__()
        self.table = Table(game, seats, options, bots, reward)
        self.metadata = {
            "name": f"cinqmars_{camel(self.table.game.id)}_v0",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in self.table.learners]
        self.scale = np.array(scales(self.table.game), dtype=np.float32)
        size, width = self.table.actions.size, self.table.width
        shape = {
            "observation": spaces.Box(-np.inf, np.inf, (width,), np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(shape) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.luck = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Another deal: the seed's, or one drawn from the seed that was given last."""
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        self.table.deal(int(self.luck.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.whose_turn()

    def whose_turn(self) -> str:
        asked = self.table.decision
        return self.agents[0] if asked is None else f"seat_{asked.seat}"

    def observe(self, agent: str) -> dict[str, Any]:
        seat, asked = int(agent.rpartition("_")[2]), self.table.decision
        row = np.empty(self.table.width, dtype=np.float32)
        self.table.look(seat, row)
        row /= self.scale
        mask = np.zeros(self.table.actions.size, dtype=np.int8)
        if asked is not None and asked.seat == seat:
            mask[self.table.actions.numbers(asked)] = 1
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.table.act(int(action)):
            raise ValueError(f"{action} does not answer {self.table.decision}: see the action_mask")
        self._cumulative_rewards[agent] = 0.0
        earned = self.table.rewards()
        self.rewards = {f"seat_{seat}": earned[seat] for seat in self.table.learners}
        if self.table.decision is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.whose_turn()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: `table.step_by_step.fork()` is a session, which shows itself."""

    def close(self) -> None:
        """Nothing is open."""
