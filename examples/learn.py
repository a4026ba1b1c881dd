"""Learns Mission: Planète Rouge against two random players, from nothing, on one core: a linear policy.

    python examples/learn.py                 # four minutes of learning, then 600 games
    python examples/learn.py --seconds 20 --games 60

What a seat knows is a row of numbers; the policy weighs each number for each action, and takes an action with the odds
of its weight. After every game the weights of what was done move in the direction of how it ended (REINFORCE, with the
mean result as a baseline and Adam as the step). Needs: pip install 'cinqmars[research]'
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np

from cinqmars.research.vector import Tables
from cinqmars.sim import wilson

GAME, SEATS = "mission-planete-rouge", 3


class Policy:
    """Odds of actions, from what a seat knows."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((features + 1, actions), dtype=np.float32)
        self.luck = np.random.default_rng(seed)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0

    def odds(self, rows: Any, mask: Any) -> Any:
        score = np.where(mask, rows @ self.weights, -np.inf)
        score = np.exp(score - score.max(axis=1, keepdims=True))
        return score / score.sum(axis=1, keepdims=True)

    def act(self, rows: Any, mask: Any) -> Any:
        """An action for each row, with its odds."""
        ladder = self.odds(rows, mask).cumsum(axis=1)
        drawn = self.luck.random((len(rows), 1), dtype=np.float32) * ladder[:, -1:]
        return (ladder < drawn).sum(axis=1).clip(max=mask.shape[1] - 1)

    def learn(self, rows: Any, mask: Any, actions: Any, gains: Any, rate: float) -> None:
        """Make what turned out well more likely."""
        push = -self.odds(rows, mask)
        push[np.arange(len(actions)), actions] += 1
        entropy = 0.01 * (-push) * mask  # a little curiosity: what is very likely is held back
        gradient = rows.T @ (push * gains[:, None] - entropy) / len(actions)
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.999 * self.square + 0.001 * gradient**2
        level = self.square / (1 - 0.999**self.steps)
        self.weights += rate * self.mean / (1 - 0.9**self.steps) / (np.sqrt(level) + 1e-8)


def rows_of(tables: Tables) -> Any:
    """What those who are asked know, and a 1."""
    return np.hstack([tables.observation.clip(-2, 2), np.ones((len(tables.seat), 1), dtype=np.float32)])


def at_random(mask: Any, luck: Any) -> Any:
    return (luck.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)


def stepped(tables: Tables, policy: Policy, mine: Any, luck: Any) -> tuple[Any, Any, Any, Any]:
    """One answer at every table: the policy's in its seat, any in the others."""
    rows, mask = rows_of(tables), tables.mask.copy()
    asked = np.flatnonzero(tables.seat == mine)
    actions = at_random(mask, luck)
    if len(asked):
        actions[asked] = policy.act(rows[asked], mask[asked])
    tables.step(actions)
    return asked, rows[asked], mask[asked], actions[asked]


def trained(seconds: float, batch: int = 96, seed: int = 1) -> Policy:
    luck = np.random.default_rng(seed)
    tables = Tables(GAME, SEATS, batch, seed=1_000_000, reward="rank")
    policy = Policy(tables.observation.shape[1], tables.actions.size, seed)
    mine = np.arange(batch) % SEATS
    open_games: list[list[tuple[Any, Any, int]]] = [[] for _ in range(batch)]
    memory: list[tuple[Any, Any, int, float]] = []
    usual, start = 0.5, process_time()
    while process_time() - start < seconds:
        for i, row, mask, action in zip(*stepped(tables, policy, mine, luck)):
            open_games[i].append((row, mask, action))
        for i in np.flatnonzero(tables.done):
            result = float(tables.rewards[i, mine[i]])
            usual += 0.01 * (result - usual)
            memory += [(*moment, result - usual) for moment in open_games[i]]
            open_games[i] = []
        if len(memory) > 4000:
            rows, masks, actions, gains = [np.array(column) for column in zip(*memory)]
            left = 1 - (process_time() - start) / seconds
            policy.learn(rows, masks, actions, gains.astype(np.float32), 0.01 * max(0.1, left))
            memory = []
    return policy


def wins_of(policy: Policy, games: int, batch: int = 60, seed: int = 2) -> float:
    """Wins, shared ones in parts, over new deals and every seat."""
    luck = np.random.default_rng(seed)
    tables, mine = Tables(GAME, SEATS, batch, seed=0), np.arange(batch) % SEATS
    quota = np.array(
        [games // batch + (i < games % batch) for i in range(batch)]
    )  # or short games would count more
    wins = 0.0
    while quota.any():
        stepped(tables, policy, mine, luck)
        for i in np.flatnonzero(tables.done & (quota > 0)):
            wins += float(tables.rewards[i, mine[i]])
            quota[i] -= 1
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Mission: Planète Rouge against two random players.")
    parser.add_argument("--seconds", type=float, default=240, help="of the processor, to learn (240)")
    parser.add_argument("--games", type=int, default=600, help="to test (600)")
    asked = parser.parse_args()
    policy = trained(asked.seconds)
    wins = wins_of(policy, asked.games)
    low, high = wilson(wins, asked.games)
    print(
        f"{policy.steps} steps; wins {wins / asked.games:.1%} of {asked.games} games, 95 %: {low:.1%} to {high:.1%}"
    )


if __name__ == "__main__":
    main()
