"""The games of a series on the machines of a Ray cluster: a worker of our own for each of their processors."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from cinqmars.kernel import CinqMarsError
from cinqmars.research import need
from cinqmars.research.series import Line, Series
from cinqmars.research.workers import Worker

TRIES: Final = 3  # a machine that goes away takes no game with it


class ClusterFailed(CinqMarsError):
    """A game was tried on several machines, and none of them came back with it."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__("cluster", f"game {number}: {why}", {"detail": f"game {number}: {why}"})


class Post:
    """Lives on one processor of the cluster."""

    def __init__(self, series: Series, patience: float) -> None:
        self.worker = Worker(series)
        self.patience = patience

    def play(self, number: int) -> Line:
        return self.worker.play(number, self.patience)


def afar(series: Series, numbers: Sequence[int], address: str, patience: float) -> Generator[Line]:
    """As they are finished, wherever. Every machine has this package; files of one's own bots are sent along."""
    ray = need("ray", "ray")
    mine = not ray.is_initialized()
    if mine:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    try:
        yield from spread(ray, series, numbers, patience)
    finally:
        if mine:
            ray.shutdown()


def spread(ray: Any, series: Series, numbers: Sequence[int], patience: float) -> Generator[Line]:
    actor = ray.remote(num_cpus=1, max_restarts=-1)(Post)
    shared = ray.put(series)
    left = list(reversed(numbers))
    processors = int(ray.cluster_resources().get("CPU", 1))
    posts = [actor.options(scheduling_strategy="SPREAD").remote(shared, patience) for _ in range(processors)]
    at: dict[Any, tuple[Any, int, int]] = {}  # by task: whose it is, the game, tries before
    for post in posts[: len(left)]:
        number = left.pop()
        at[post.play.remote(number)] = (post, number, 0)
    try:
        while at:
            (done,), _ = ray.wait(list(at))
            post, number, tries = at.pop(done)
            try:
                line: Line = ray.get(done)
            except ray.exceptions.RayError as e:
                if tries >= TRIES:
                    raise ClusterFailed(number, str(e)) from e
                at[post.play.remote(number)] = (post, number, tries + 1)
                continue
            if left:
                number = left.pop()
                at[post.play.remote(number)] = (post, number, 0)
            yield line
    finally:
        for post in posts:
            ray.kill(post)
