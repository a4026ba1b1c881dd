"""Many tables at once, all seats played by the learner: rows of arrays that are made once and written in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cinqmars.kernel import Game
from cinqmars.research import need
from cinqmars.research.actions import scales
from cinqmars.research.table import Table

np = need("numpy", "research")


class Tables:
    """`batch` games; row i of every array is table i.

    `observation` is what the seat that is asked knows, `mask` its actions, `seat` which it is. `step(actions)` answers
    all questions. Where `done`, the game is over: `rewards` are its results by seat, and the other arrays are of the
    next game already.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        seats: int,
        batch: int,
        seed: int = 0,
        options: dict[str, Any] | None = None,
        reward: str = "win",
    ) -> None:
        self.tables = [Table(game, seats, options, None, reward) for _ in range(batch)]
        first = self.tables[0]
        self.actions = first.actions
        self.observation = np.zeros((batch, first.width), dtype=np.float32)
        self.mask = np.zeros((batch, first.actions.size), dtype=np.bool_)
        self.seat = np.zeros(batch, dtype=np.int32)
        self.rewards = np.zeros((batch, first.n), dtype=np.float32)
        self.done = np.zeros(batch, dtype=np.bool_)
        self.scale = np.array(scales(first.game), dtype=np.float32)
        self.rows = [memoryview(row).cast("B") for row in self.observation]
        self.constant = reward != "potential"
        self.next = seed
        for table in self.tables:
            self.deal(table)
        self.look()

    def deal(self, table: Table) -> None:
        table.deal(self.next)
        self.next += 1

    def step(self, actions: Sequence[int]) -> None:
        """One action for each table, each among its `mask`."""
        self.rewards.fill(0)
        self.done.fill(False)
        chosen = actions.tolist() if hasattr(actions, "tolist") else actions
        for i, table in enumerate(self.tables):
            if not table.act(chosen[i]):
                raise ValueError(f"table {i}: {chosen[i]} does not answer {table.decision}: see the mask")
            over = table.decision is None
            if over or not self.constant:
                self.rewards[i] = table.rewards()
            if over:
                self.done[i] = True
                self.deal(table)
        self.look()

    def look(self) -> None:
        """Write what everyone who is asked knows."""
        self.mask.fill(False)
        rows: list[int] = []
        columns: list[int] = []
        for i, table in enumerate(self.tables):
            asked = table.decision
            assert asked is not None
            self.seat[i] = asked.seat
            table.look(asked.seat, self.rows[i])
            answers = self.actions.numbers(asked)
            rows += [i] * len(answers)
            columns += answers
        self.mask[rows, columns] = True
        self.observation /= self.scale
