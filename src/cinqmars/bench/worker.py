"""A process that takes samples: one JSON line in, one out. Each build, and the yardstick, has its own."""

from __future__ import annotations

import json
import platform
import signal
import sys
import traceback
from hashlib import sha256
from pathlib import Path
from typing import Any

from cinqmars import kernel
from cinqmars.bench import yardstick
from cinqmars.bench.measures import MEASURES, Job, Sample, trail
from cinqmars.kernel import record
from cinqmars.kernel.compiled import is_compiled


def about() -> dict[str, Any]:
    """What this process runs."""
    return {"python": platform.python_version(), "compiled": is_compiled(), "source": source()}


def source() -> str:
    """A digest of what `make compiled` compiles; the compiled build has the source it was made from beside it."""
    package = Path(kernel.__file__).parent.parent
    digest = sha256()
    for part in ("kernel", "games", "bots"):
        for path in sorted((package / part).rglob("*.py")):
            digest.update(path.relative_to(package).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def digest(job: Job) -> str:
    """Names a whole random game: two builds that agree on it play the same game."""
    return sha256(json.dumps(record.save(trail(job)[-1])).encode()).hexdigest()[:16]


def take(job: Job) -> Sample:
    if job.game == yardstick.NAME:
        return yardstick.random_games(job)
    measure = MEASURES.get(job.measure)
    if measure is None:
        from cinqmars.bench.environments import ENVIRONMENTS

        measure = ENVIRONMENTS[job.measure]
    return measure.take(job)


def answer(request: dict[str, Any]) -> Any:
    match request["do"]:
        case "about":
            return about()
        case "environments":
            from cinqmars.bench.environments import can_measure

            return can_measure()
        case "digest":
            return digest(Job(*request["job"]))
        case _:
            return take(Job(*request["job"]))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's business
    for line in sys.stdin:
        try:
            reply = {"ok": answer(json.loads(line))}
        except Exception:
            reply = {"error": traceback.format_exc()}
        print(json.dumps(reply), flush=True)
