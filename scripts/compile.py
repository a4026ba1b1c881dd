"""Builds the same source with mypyc and installs it beside the Python that runs this.

The build happens in a copy under build/compiled: an extension left in src/ would shadow the source beside it.
"""

import argparse
import importlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "compiled"
LOG = BUILD / "log.txt"
FLAGS = (
    "-fcommon",  # the table of what another library exports is defined in every file that uses it
    "-fvisibility=hidden",  # which is all that another one finds: calls inside a library are direct, and it is smaller
    "-fno-asynchronous-unwind-tables",  # nothing unwinds C, and they are a sixteenth of what is shipped
)

# Below src/cinqmars. What is excluded stays ordinary Python and works beside the rest. Of games, what is read once or
# only shown to people stays out: it would be half of the C that has to be compiled.
COMPILE = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py")
EXCLUDE = (
    "**/__init__.py",  # nothing there is hot
    "kernel/compiled.py",  # finds out at import time whether mypy_extensions is there
    "kernel/seeding.py",  # its big products and a Ctrl-C do not go together when compiled
    "kernel/message.py",  # conformance reads their annotations, and mypyc keeps none
    "kernel/view.py",
    "kernel/record.py",  # mypyc forgets what an error was raised from
    "kernel/notation.py",  # read and written by people
    *[f"games/*/{name}.py" for name in ("catalogue", "geometry", "log", "log/*", "names", "view", "view/*")],
    *[f"games/terraforming_mars/cards/{name}.py" for name in ("corporations", "preludes", "projects")],
    *[f"games/terraforming_mars/cards/{name}.py" for name in ("amounts", "card", "*effects", "*text")],
    *[f"games/terraforming_mars/marsbot/{name}.py" for name in ("log", "names", "view")],
    *[
        f"games/first_martians/data/{name}.py"
        for name in ("adventures", "cards", "events", "missions", "vetting")
    ],
    "games/first_martians/describe.py",
)


def chosen(package: Path) -> list[Path]:
    """The files to compile, in a fixed order so that two builds are alike."""
    excluded = {path for pattern in EXCLUDE for path in package.glob(pattern)}
    return sorted({path for pattern in COMPILE for path in package.glob(pattern)} - excluded)


def groups(paths: list[Path], package: Path) -> list[tuple[list[str], str | None]]:
    """One library for each game and one for what they share: one for all would take gcc many times as long."""
    together: dict[str, list[str]] = {}
    for path in paths:
        first, second = path.relative_to(package).parts[:2]
        name = f"cinqmars_{second}" if first == "games" else "cinqmars"
        together.setdefault(name, []).append(str(path.relative_to(BUILD)))
    return [(files, name) for name, files in together.items()]


def python_version() -> str:
    return f"--python-version={sys.version_info.major}.{sys.version_info.minor}"


def check() -> None:
    """Whether mypyc understands the source: its types and its intermediate code, without a C compiler."""
    from mypy.fscache import FileSystemCache
    from mypyc.build import get_mypy_config
    from mypyc.codegen.emitmodule import compile_modules_to_ir, parse_and_typecheck
    from mypyc.errors import Errors
    from mypyc.irbuild.mapper import Mapper
    from mypyc.options import CompilerOptions

    paths = [str(path) for path in chosen(ROOT / "src" / "cinqmars")]
    how, files = CompilerOptions(), FileSystemCache()
    sources, _, options = get_mypy_config([python_version(), *paths], None, how, files)
    typed = parse_and_typecheck(sources, options, how, [(sources, None)], files)
    errors = Errors(options)
    modules = {}
    if not typed.errors:
        modules = compile_modules_to_ir(typed, Mapper({s.module: None for s in sources}), how, errors)
    if typed.errors or errors.num_errors:
        sys.exit("\n".join([*typed.errors, *errors.new_messages()]))
    print(f"mypyc understands {len(modules)} modules")


def need_compiler() -> None:
    """Stop with advice where C extensions cannot be built."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        sys.exit(
            f"make compiled needs a C compiler, and {compiler} was not found.\n"
            "  Debian, Ubuntu: apt-get install gcc     macOS: xcode-select --install\n"
            "  another compiler: make compiled CC=clang"
        )
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        sys.exit(
            f"make compiled needs the headers of Python {sys.version.split()[0]}, and {header} is missing.\n"
            "  Debian, Ubuntu: apt-get install python3-dev"
        )


def copy_source() -> None:
    shutil.rmtree(BUILD, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", BUILD / "src", ignore=ignore)
    for name in ("pyproject.toml", "LICENSE", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, BUILD / name)


def build_wheel() -> None:
    """Runs in the copy, in a process of its own: mypyc and setuptools both expect to be alone in theirs."""
    from mypyc.build import mypycify
    from setuptools import find_namespace_packages, setup

    package = BUILD / "src" / "cinqmars"
    separate = groups(chosen(package), package)
    paths = [path for files, _ in separate for path in files]
    setup(
        script_args=f"--quiet build_ext --parallel={os.cpu_count()} bdist_wheel --dist-dir dist".split(),
        packages=find_namespace_packages("src"),
        package_dir={"": "src"},
        package_data={"": ["*"]},
        ext_modules=mypycify(
            [python_version(), *paths], opt_level="3", debug_level="0", multi_file=True, separate=separate
        ),
    )


def made() -> Path:
    """Copy and compile: the wheel that setuptools makes of it, without the page."""
    need_compiler()
    copy_source()
    modules = chosen(BUILD / "src" / "cinqmars")
    if not modules:
        sys.exit(f"Nothing to compile: no file below src/cinqmars matches {', '.join(COMPILE)}.")
    print(f"Compiling {len(modules)} modules with mypyc: this takes a while", flush=True)
    started = time.monotonic()
    with LOG.open("w") as log:
        command = [sys.executable, __file__, "--wheel"]
        flags = {**os.environ, "CFLAGS": " ".join([os.environ.get("CFLAGS", ""), *FLAGS])}
        failed = subprocess.run(command, cwd=BUILD, stdout=log, stderr=log, env=flags, check=False).returncode
    if failed:
        print(*LOG.read_text().splitlines()[-30:], sep="\n", file=sys.stderr)
        sys.exit(f"mypyc could not build it; all it said is in {LOG.relative_to(ROOT)}.")
    print(f"Built in {time.monotonic() - started:.0f} s", flush=True)
    (wheel,) = (BUILD / "dist").glob("*.whl")
    return wheel


def build() -> None:
    """And install it."""
    wheel = made()
    pip = (sys.executable, "-m", "pip", "-qq", "--no-input", "--disable-pip-version-check")
    subprocess.run([*pip, "install", "--no-deps", "--no-index", "--force-reinstall", wheel], check=True)


def smoke() -> None:
    """Import what is installed, run its command, and say how much of it is machine code."""
    source = ROOT / "src"
    modules = (path.relative_to(source).with_suffix("") for path in chosen(source / "cinqmars"))
    names = [".".join(module.parts) for module in modules]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    plain = [name for name in names if not str(importlib.import_module(name).__file__).endswith(suffix)]
    if plain:
        sys.exit(f"Not compiled: {', '.join(plain)}")
    command = Path(sys.executable).with_name("cinqmars")
    subprocess.run([command, "--help"], check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    print(f"{len(names)} modules are compiled; to use them: {os.path.relpath(command)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only check that mypyc understands the source")
    parser.add_argument("--only", action="store_true", help="compile and install nothing")
    parser.add_argument("--smoke", action="store_true", help="only check that what is installed is compiled")
    parser.add_argument("--wheel", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.wheel:
        build_wheel()
    elif args.check:
        check()
    elif args.only:
        made()
    elif args.smoke:
        smoke()
    else:
        build()


if __name__ == "__main__":
    main()
