"""What the server counts, as Prometheus text. For whoever runs it: the number of answers is a secret of tables."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        out, total = [f"# TYPE {name} histogram"], 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts):
            total += count
            out.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*out, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters and latencies since the start of this process."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # by person or bot
        self.refusals: Counter[str] = Counter()  # by reason id
        self.answer_seconds = Histogram()  # from the request to the disk
        self.request_seconds = Histogram()

    def text(self, gauges: dict[str, int]) -> str:
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE cinqmars_{name} gauge", f"cinqmars_{name} {value}"]
        lines.append("# TYPE cinqmars_answers_total counter")
        lines += [f'cinqmars_answers_total{{by="{by}"}} {n}' for by, n in sorted(self.answers.items())]
        lines.append("# TYPE cinqmars_refusals_total counter")
        lines += [f'cinqmars_refusals_total{{reason="{r}"}} {n}' for r, n in sorted(self.refusals.items())]
        lines += self.answer_seconds.lines("cinqmars_answer_seconds")
        lines += self.request_seconds.lines("cinqmars_request_seconds")
        return "\n".join(lines) + "\n"
