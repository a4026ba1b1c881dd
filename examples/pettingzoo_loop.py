"""Random agents at one table, by PettingZoo's loop: python examples/pettingzoo_loop.py [GAME [SEATS]]"""

from __future__ import annotations

import sys

from cinqmars.research.zoo import Zoo


def main(game: str, seats: int) -> None:
    env = Zoo(game, seats, reward="rank")
    env.reset(seed=7)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
    for agent, reward in total.items():
        print(f"{agent}: {reward:.2f}")


if __name__ == "__main__":
    main(*([sys.argv[1], int(sys.argv[2])] if len(sys.argv) > 2 else ["mission-planete-rouge", 3]))
