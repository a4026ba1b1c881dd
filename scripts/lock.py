"""Renews requirements/*.txt from pyproject.toml: one resolution for all, with hashes, naming no registry."""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"

UV = (sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11")
# pip pins `coverage` and `coverage[toml]` apart: what is asked for with extras is locked with them.
AS_ASKED = ("--no-strip-extras",)
WITHOUT_HOSTS = ("--generate-hashes", "--no-emit-index-url", "--no-emit-find-links")
LOCKS = {
    "runtime": ("pyproject.toml",),
    "build": ("--group=build",),
    "dev": ("pyproject.toml", "--extra=dev"),
    "bench": ("pyproject.toml", "--extra=bench"),
    "compiled": ("pyproject.toml", "--extra=stepper", "--group=compiled"),
    "laboratory": (
        "pyproject.toml",
        "--extra=research",
        "--extra=spiel",
        "--extra=arrow",
        "--extra=ray",
        "--group=yardsticks",
    ),
    "lock": ("--group=lock",),
    "mutants": ("--group=mutants",),
    "wheel": ("--group=wheel",),
}
GROUPS = ("build", "compiled", "lock", "mutants", "wheel", "yardsticks")
EVERYTHING = ("pyproject.toml", "--all-extras", *(f"--group={group}" for group in GROUPS))


def resolve(output: Path, *wanted: str) -> None:
    """Write `output`; what it already pins is kept wherever that still fits."""
    command = [
        *UV,
        *AS_ASKED,
        *WITHOUT_HOSTS,
        "--custom-compile-command=make lock",
        f"--output-file={output}",
        *wanted,
    ]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions")
    upgrade = parser.parse_args().upgrade

    # All locks start from the same pins, so that any of them can be installed on top of another.
    together = ROOT / "build" / "lock.txt"
    together.parent.mkdir(exist_ok=True)
    pinned = [] if upgrade else [path.read_text() for path in sorted(REQUIREMENTS.glob("*.txt"))]
    together.write_text("\n".join(pinned))
    resolve(together, *EVERYTHING)
    for name, wanted in LOCKS.items():
        output = REQUIREMENTS / f"{name}.txt"
        shutil.copyfile(together, output)
        resolve(output, *wanted)
        packages = re.findall(r"^\S+==", output.read_text(), re.MULTILINE)
        print(f"requirements/{name}.txt: {len(packages)} packages")


if __name__ == "__main__":
    main()
