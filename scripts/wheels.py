"""Builds the compiled wheel of this machine with the page in it, repairs it, and tests it in a fresh environment."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
MOST_BYTES = 8_000_000
SMOKE = """
import sys
from pathlib import Path
import cinqmars
from cinqmars.kernel.compiled import is_compiled
assert Path(cinqmars.__file__).is_relative_to(sys.prefix), cinqmars.__file__
assert is_compiled()
assert (Path(cinqmars.__file__).parent / "page" / "index.html").is_file()
end = cinqmars.Session.new("mission-planete-rouge", 3, 1).play(dict.fromkeys(range(3), "greedy:1"))
assert end.over
"""


def run(*command: str | Path, **variables: str) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command],
        env={**env, **variables},
        cwd=ROOT,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\n{' '.join([str(word) for word in command])} failed")
    return done.stdout


def built() -> Path:
    raw = ROOT / "build" / "wheel"
    shutil.rmtree(raw, ignore_errors=True)
    hatchling = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", raw)
    run(*hatchling, CINQMARS_COMPILED="1")
    (wheel,) = raw.glob("*.whl")
    return wheel


def repaired(wheel: Path) -> Path:
    """For any Linux of the kind it needs, without symbols; elsewhere as it is."""
    DIST.mkdir(exist_ok=True)
    for old in DIST.glob("cinqmars-*-cp*.whl"):
        old.unlink()
    if sys.platform != "linux":
        return Path(shutil.copy(wheel, DIST))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    run(sys.executable, "-m", "auditwheel", "repair", "--strip", "-z", "9", "-w", DIST, wheel, PATH=path)
    (made,) = DIST.glob("cinqmars-*-cp*.whl")
    return made


def tried(wheel: Path) -> str:
    """In an environment of its own with what it says it needs: what its command calls itself."""
    with tempfile.TemporaryDirectory() as folder:
        run(sys.executable, "-m", "venv", folder)
        programs = Path(folder) / Path(sysconfig.get_path("scripts")).name
        pip = (programs / "python", "-m", "pip", "-qq", "--disable-pip-version-check", "install")
        run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "runtime.txt")
        run(*pip, "--no-deps", "--no-index", wheel)
        run(programs / "python", "-P", "-c", SMOKE)
        run(programs / "cinqmars", "sim", "mars", "--bots", "greedy:1,random", "--games", "2")
        return run(programs / "cinqmars", "--version").strip()


def main() -> None:
    wheel = repaired(built())
    size = wheel.stat().st_size
    if size > MOST_BYTES:
        sys.exit(f"{wheel.name} has {size:,} bytes; a wheel has at most {MOST_BYTES:,}")
    print(f"{wheel.relative_to(ROOT)}: {size:,} bytes; in a fresh environment: {tried(wheel)}")


if __name__ == "__main__":
    main()
