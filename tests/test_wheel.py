"""What people install: the wheel alone, in a clean environment, serves the page and plays."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from browser.conftest import FLAGS, PAGE, PATIENCE, ROOT, chromium, missing
from browser.hands import answer, asked, play_now, question

pytestmark = pytest.mark.interpreted
NO_NODE = {"PATH": "/nowhere", "npm_config_offline": "true"}  # whoever installs has Python only


def hatchling(target: str, source: Path, folder: Path, **variables: str) -> Path:
    """The file that a build makes of the source, as `pip install` or a release would."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    env = {**os.environ, **variables}
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = folder.glob("*.whl" if target == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not PAGE.is_file():
        missing("the page is not built: make page")
    return hatchling("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def needed(name: str = "cinqmars") -> Iterator[str]:
    """The distributions that a plain install brings, by what each says it requires."""
    for line in distribution(name).requires or []:
        if "extra ==" in line:
            continue
        other = re.split(r"[^\w.-]", line)[0]
        try:
            distribution(other)
        except ModuleNotFoundError:  # not for this system
            continue
        yield other
        yield from needed(other)


def lend(name: str, place: Path) -> None:
    """An installed distribution in another environment too, without a network."""
    found = distribution(name)
    for top in sorted({file.parts[0] for file in found.files or []} - {"..", "__pycache__"}):
        if not (place / top).exists():
            (place / top).symlink_to(str(found.locate_file(top)))


def clean_environment(folder: Path, wheel: Path) -> Path:
    """The programs of an environment with the wheel, what it says it needs, and nothing of this checkout."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    install = ["install", "-q", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    subprocess.run([*pip, *install], check=True)
    (place,) = folder.glob("lib/python*/site-packages")
    for name in dict.fromkeys(needed()):
        lend(name, place)
    return folder / "bin"


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[str]:
    """`cinqmars serve` as people type it: its address."""
    port = ["--port", str(free_port())]
    command = [str(programs / "cinqmars"), "serve", *port, "--store", f"sqlite:///{folder / 'tables.db'}"]
    env = {**os.environ, **NO_NODE, "LC_ALL": "C.UTF-8"}
    env.pop("PYTHONPATH", None)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder, env=env) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait(20)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def test_the_wheel_alone_serves_the_page_and_plays(tmp_path: Path, wheel: Path) -> None:
    programs = clean_environment(tmp_path / "clean", wheel)
    where = [str(programs / "python"), "-c", "import cinqmars; print(cinqmars.__file__)"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    found = subprocess.run(where, cwd=tmp_path, env=env, capture_output=True, text=True, check=True).stdout
    assert Path(found).is_relative_to(tmp_path)
    executable = chromium()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("no playwright here: pip install playwright")
    with serving(programs, tmp_path) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        page = browser.new_page(base_url=address, locale="en-GB", reduced_motion="reduce")
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        play_now(page)
        assert asked(page)
        before = question(page)
        answer(page)
        assert asked(page)
        assert question(page) != before
        browser.close()


def test_a_source_distribution_brings_the_page_along(tmp_path: Path, wheel: Path) -> None:
    """So that installing from it needs no Node either, and gives the same wheel."""
    bundle = hatchling("sdist", ROOT, tmp_path / "sdist")
    subprocess.run(["tar", "xf", str(bundle), "-C", str(tmp_path)], check=True)
    again = hatchling("wheel", tmp_path / bundle.name.removesuffix(".tar.gz"), tmp_path / "again", **NO_NODE)
    assert "cinqmars/page/index.html" in names(again)
    assert names(again) == names(wheel)
