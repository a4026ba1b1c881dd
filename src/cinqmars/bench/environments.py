"""How fast learners' environments are, beside two of PettingZoo's own. What a sample needs is made before its clock."""

from __future__ import annotations

from array import array
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from cinqmars.bench.measures import MICRO, Job, Measure, Sample, cycle, timed, trail
from cinqmars.kernel import Rng
from cinqmars.research import need

TEXAS: Final = "texas_holdem"
HANABI: Final = "hanabi"
YARDSTICKS: Final = {
    TEXAS: "pettingzoo.classic.rlcard_envs.texas_holdem",
    HANABI: "pettingzoo.classic.hanabi.hanabi",
}
BATCH: Final = 256
SPREAD: Final = 400  # answers, at most, by which the tables of a batch are apart


def installed(name: str) -> bool:
    """Whether this yardstick is here, with all that it needs."""
    try:
        import_module(YARDSTICKS[name])
    except ImportError:
        return False
    return True


def can_measure() -> bool:
    return all([find_spec(module) for module in ("gymnasium", "numpy", "pettingzoo", "greenlet")])


@cache
def environment(game: str, seats: int) -> Any:
    if game in YARDSTICKS:
        return import_module(YARDSTICKS[game]).env()
    from cinqmars.research.zoo import Zoo

    return Zoo(game, seats)


def turns(job: Job) -> Sample:
    """The loop of PettingZoo's own benchmark: look, choose at random among what the mask allows, step."""
    np, env, luck = need("numpy", "research"), environment(job.game, job.seats), Random(job.seed)
    env.reset(seed=job.seed)

    def play() -> None:
        done = 0
        while done < job.size:
            for _ in env.agent_iter(min(env.num_agents, job.size - done)):
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                done += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()

    seconds = timed(play)
    return Sample(seconds, {"turns_per_second": job.size / seconds})


@cache
def batch(game: str, seats: int) -> Any:
    """Tables at all stages of their games, as a learner has them after a while."""
    from cinqmars.research.vector import Tables

    tables, luck = Tables(game, seats, BATCH), Rng(1)
    for i, table in enumerate(tables.tables):
        for _ in range(SPREAD * i // BATCH):
            if table.decision is None:
                tables.deal(table)
            assert table.decision is not None
            answers = table.actions.numbers(table.decision)
            table.act(answers[luck.below(len(answers))])
        if table.decision is None:
            tables.deal(table)
    tables.look()
    return tables


def batches(job: Job) -> Sample:
    """Answers to a whole batch, with observations and masks; who chooses them is not counted."""
    np, tables = need("numpy", "research"), batch(job.game, job.seats)
    luck, seconds = np.random.default_rng(job.seed), 0.0
    for _ in range(job.size):
        chosen = [luck.choice(np.flatnonzero(row)) for row in tables.mask]
        actions = np.array(chosen)
        start = process_time()
        tables.step(actions)
        seconds += process_time() - start
    return Sample(seconds, {"answers_per_second": job.size * BATCH / seconds})


def encodings(job: Job) -> Sample:
    """What a seat knows as numbers, at questions spread over a whole game."""
    positions = [(s.seen(s.pending[0].seat), s.pending[0].seat) for s in cycle(trail(job)[:-1], job.size)]
    game = trail(job)[0].game
    out = array("f", bytes(4 * sum([f.size for f in game.features])))

    def encode() -> None:
        for state, seat in positions:
            game.encode(state, seat, out)

    seconds = timed(encode)
    return Sample(seconds, {"encode_us": seconds / job.size * MICRO})


ENVIRONMENTS: Final[dict[str, Measure]] = {
    "turns": Measure(turns, 50),
    "batches": Measure(batches, 2),
    "encodings": Measure(encodings, 100),
}
