"""The built page in a real Chromium, against a real server process."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "dist" / "index.html"
SHOTS = ROOT / "build" / "screenshots"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",  # text alike on every machine
    "--disable-lcd-text",
    "--force-color-profile=srgb",
)
FAILED = pytest.StashKey[bool]()
PATIENCE = 60_000  # milliseconds a busy machine may take for what takes one second


def missing(what: str) -> NoReturn:
    """Left out on a machine that lacks something; a failure where everything must be there."""
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if not found or not Path(found).exists():
        missing("no Chromium here: apt-get install chromium, or name one in CHROMIUM")
    return str(found)


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the server keeps its tables, as `--store` names it."""
    return f"sqlite:///{tmp_path_factory.mktemp('browser') / 'tables.db'}"


@contextmanager
def serving(store: str) -> Iterator[str]:
    """A server process of its own; where it listens."""
    if not PAGE.is_file():
        missing("the page is not built: make page")
    command = [sys.executable, str(Path(__file__).with_name("serve.py")), store]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline().strip()
            assert said, "the server did not start"
            yield said
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()


@pytest.fixture(scope="session")
def address(store: str) -> Iterator[str]:
    """Where the server listens."""
    with serving(store) as said:
        yield said


@pytest.fixture(scope="module")  # its event loop must not run on while other tests want theirs
def browser() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("no playwright here: pip install playwright")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield opened
        opened.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that may be tried again has failed, too."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Any, address: str) -> Iterator[Callable[..., Any]]:
    """Opens a page in a browser of its own: a device that knows nothing yet, but for what it has `kept`. At the end no
    console has complained."""
    complaints: list[str] = []
    devices: list[Any] = []

    def open_page(
        path: str = "/",
        *,
        lang: str = "en-GB",
        size: tuple[int, int] = (1366, 768),
        theme: str = "dark",
        kept: dict[str, Any] | None = None,
        **more: Any,
    ) -> Any:
        device = browser.new_context(
            base_url=address,
            locale=lang,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="reduce",
            storage_state=remembering(address, kept or {}),
            **more,
        )
        device.set_default_timeout(PATIENCE)
        devices.append(device)
        page = device.new_page()
        page.on("console", lambda m: complaints.append(m.text) if m.type in {"error", "warning"} else None)
        page.on("pageerror", lambda e: complaints.append(str(e)))
        page.goto(path)
        return page

    yield open_page
    for n, device in enumerate(devices):
        if request.node.stash.get(FAILED, False):
            device.pages[0].screenshot(path=str(shots() / f"{request.node.name}-{n}.png"))
        device.close()
    assert not complaints


def remembering(origin: str, kept: dict[str, Any]) -> Any:
    """What a device has in its storage for the pages of a server."""
    items = [{"name": name, "value": json.dumps(value)} for name, value in kept.items()]
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": items}]}


def shots() -> Path:
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS


@pytest.fixture
def keep() -> Callable[[Any, str], None]:
    """Saves what the page looks like, for people to see."""

    def shoot(page: Any, name: str) -> None:
        page.screenshot(path=str(shots() / f"{name}.png"))

    return shoot
