"""The builds that can be measured here, and the processes that measure them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import cinqmars
from cinqmars.bench import yardstick
from cinqmars.bench.measures import Job, Sample
from cinqmars.bench.worker import answer
from cinqmars.kernel import CinqMarsError
from cinqmars.kernel.compiled import is_compiled

PLAIN: Final = "plain"
COMPILED: Final = "compiled"
ENVIRONMENTS: Final = {PLAIN: ".venv", COMPILED: ".venv-compiled"}


class WorkerFailed(CinqMarsError):
    """A measuring process has broken down. The text is what it said."""

    def __init__(self, name: str, text: str) -> None:
        super().__init__("bench-worker", f"{name}: {text}", {"name": name, "detail": text})


class Worker(Protocol):
    """Whoever takes samples."""

    name: str

    def ask(self, do: str, job: Job | None = None) -> Any: ...

    def close(self) -> None: ...


def sample(worker: Worker, job: Job) -> Sample:
    seconds, figures = worker.ask("take", job)
    return Sample(seconds, figures)


class Here:
    """Takes samples in this process: for tests."""

    def __init__(self, name: str) -> None:
        self.name = name

    def ask(self, do: str, job: Job | None = None) -> Any:
        return json.loads(json.dumps(answer({"do": do, "job": job})))

    def close(self) -> None:
        pass


class Process:
    """Takes samples in a process of its own, with an interpreter of its own."""

    def __init__(self, name: str, python: Path, source: Path | None = None) -> None:
        """With `source`, the package found there is measured; otherwise the one installed."""
        self.name = name
        env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
        if source is not None:
            env["PYTHONPATH"] = str(source)
        self.process = subprocess.Popen(
            [str(python), "-P", "-c", "from cinqmars.bench.worker import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=env,
            text=True,
        )

    def ask(self, do: str, job: Job | None = None) -> Any:
        line = ""
        if self.process.stdin and self.process.stdout:
            try:
                self.process.stdin.write(json.dumps({"do": do, "job": job}) + "\n")
                self.process.stdin.flush()
                line = self.process.stdout.readline()
            except BrokenPipeError:
                pass
        if not line:
            raise WorkerFailed(self.name, f"its process is gone (exit code {self.process.wait()})")
        reply = json.loads(line)
        if "error" in reply:
            raise WorkerFailed(self.name, reply["error"])
        return reply["ok"]

    def close(self) -> None:
        """It ends when nothing more can come; in the middle of a sample it is not waited for."""
        self.process.kill()
        self.process.communicate()


def package() -> Path:
    """Where this very package is imported from."""
    return Path(cinqmars.__file__).parent.parent


def checkout() -> Path | None:
    """The folder with the environments the Makefile makes."""
    for folder in (package().parent, Path(sys.prefix).parent):
        if (folder / "pyproject.toml").exists():
            return folder
    return None


def builds() -> list[tuple[str, Path, Path | None]]:
    """Name, interpreter and source of this build and of the other one, if the Makefile has made it; plain first."""
    this, other = (COMPILED, PLAIN) if is_compiled() else (PLAIN, COMPILED)
    found: list[tuple[str, Path, Path | None]] = [(this, Path(sys.executable), package())]
    folder = checkout()
    python = folder / ENVIRONMENTS[other] / "bin" / "python" if folder else None
    if python is not None and has_package(python):
        found.append((other, python, None))
    return sorted(found, key=lambda build: build[0] != PLAIN)


def has_package(python: Path) -> bool:
    """A half-made environment is none."""
    if not python.exists():
        return False
    command = [str(python), "-I", "-c", "import cinqmars.bench"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def start(names: Sequence[str] = (PLAIN, COMPILED)) -> list[Worker]:
    """A process for each build of these names."""
    return [Process(name, python, source) for name, python, source in builds() if name in names]


def start_yardstick() -> Worker | None:
    """Another process, if it is installed beside this build."""
    if yardstick.installed() is None:
        return None
    return Process(yardstick.NAME, Path(sys.executable), package())
