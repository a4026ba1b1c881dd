"""How long the page takes from a click to the frame after the change it makes: a real browser, reduced motion.

Needs what the tests need: Playwright and a Chromium, the system's or the one that CHROMIUM names.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from cinqmars.client import Server

GAME: Final = "mission-planete-rouge"
SEATS: Final = [{"who": "here"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
WIDE, HIGH = 1366, 768
CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
MOMENT: Final = 3_000  # milliseconds after which a click is tried again
OPTION: Final = ".decision[data-question].mine .opt:not([aria-disabled=true])"
GO: Final = ".decision[data-question] .go:enabled"
LAUNCH: Final = """
import sys
import socket
import uvicorn
from cinqmars.server.app import make_app
from cinqmars.server.ops.limits import UNLIMITED
from cinqmars.server.store import from_url
if __name__ == "__main__":
    line = socket.create_server(("127.0.0.1", 0))
    print(line.getsockname()[1], flush=True)
    app = make_app(from_url(sys.argv[1]), 1, 0.0, UNLIMITED)
    uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[line])
"""
WATCH: Final = """
window.clicks = []
addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest('.decision .opt, .decision .go') : null
  if (!target) return
  const what = target.matches('.go') ? 'answer' : 'pick'
  const state = () => { // an answer has come through with the next position, a pick with what it asks or allows next
    const bar = document.querySelector('.decision')
    const asked = bar?.dataset.question
    if (what === 'answer') return asked
    return [asked, bar?.querySelectorAll('.step').length, bar?.querySelector('.go')?.disabled].join()
  }
  const before = state()
  const observer = new MutationObserver(() => {
    if (state() === before) return
    observer.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => {
      clicks.push({ what, ms: performance.now() - event.timeStamp })
    }))
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}, true)
"""


def chromium() -> str:
    """The browser to measure in, or nothing."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None) or ""


def possible() -> bool:
    return find_spec("playwright") is not None and bool(chromium())


def measured(count: int) -> dict[str, Any]:
    """So many clicks, in games against bots that do not wait."""
    samples: list[dict[str, Any]] = []
    script = 0.0
    with serving() as address, browsing(address) as page:
        server = Server(address)
        while len(samples) < count:
            table = server.make(GAME, SEATS)
            table.start()
            held = {"table": table.id, "game": GAME, "seats": {"0": table.seats[0].token}, "at": 0}
            page.goto("/about/" + GAME)
            page.evaluate(
                "held => localStorage.setItem('cinqmars-tables', JSON.stringify({[held.table]: held}))", held
            )
            page.goto(f"/t/{table.id}")
            script = script or first_load(page)
            samples += one_game(page, count - len(samples))
        server.close()
    return {"clicks": len(samples), "script_kB": script, **figures(samples)} | {
        what: figures([s for s in samples if s["what"] == what]) for what in ("pick", "answer")
    }


def one_game(page: Any, most: int) -> list[dict[str, Any]]:
    from playwright.sync_api import Error

    turn = 0
    while page.evaluate("clicks.length") < most:
        page.wait_for_selector(f"{OPTION}, {GO}, .end")
        if page.locator(".end").count():
            break
        heard, turn = page.evaluate("clicks.length"), turn + 1
        found = page.locator(GO if page.locator(GO).count() else OPTION)
        with suppress(Error):  # gone before the click came, or nothing changed: try again
            found.nth(turn % max(1, found.count())).click(timeout=MOMENT)
            page.wait_for_function("n => clicks.length > n", arg=heard, timeout=MOMENT)
    made: list[dict[str, Any]] = page.evaluate("clicks")
    return made[:most]


def first_load(page: Any) -> float:
    """Kilobytes of script that a browser that knows nothing yet has fetched to see a table."""
    page.wait_for_selector(".table .board")
    sizes: float = page.evaluate(
        "performance.getEntriesByType('resource').filter(r => new URL(r.name).pathname.endsWith('.js'))"
        ".reduce((sum, r) => sum + r.encodedBodySize, 0)"
    )
    return round(sizes / 1000, 1)


def figures(samples: list[dict[str, Any]]) -> dict[str, float]:
    times = sorted([sample["ms"] for sample in samples])
    return {f"p{p}_ms": round(times[len(times) * p // 100], 1) if times else 0.0 for p in (50, 95)}


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", LAUNCH, f"sqlite:///{Path(folder) / 'tables.db'}"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
            finally:
                process.terminate()
                process.wait()


@contextmanager
def browsing(address: str) -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        size: Any = {"width": WIDE, "height": HIGH}
        page = browser.new_page(base_url=address, viewport=size, reduced_motion="reduce", locale="en-GB")
        page.add_init_script(WATCH)
        try:
            yield page
        finally:
            browser.close()


if __name__ == "__main__":
    print(json.dumps(measured(int(sys.argv[1]) if len(sys.argv) > 1 else 200), indent=1))
