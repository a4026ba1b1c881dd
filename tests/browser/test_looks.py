"""The main states of the page look as they were accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.hands import make_table
from browser.looks import ACCEPTED, look
from browser.tables import GAME, played, shelved, take
from cinqmars.kernel import Session

Visit = Callable[..., Any]

SIZES = {"desktop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}
STATES = {
    ("desktop", "dark"): (
        "home",
        "settings",
        "new",
        "waiting",
        "start",
        "question",
        "plain",
        "replay",
        "end",
    ),
    ("desktop", "light"): ("home", "question", "end"),
    ("tablet", "dark"): ("question", "end"),
    ("tablet", "light"): ("home", "question"),
    ("phone", "dark"): ("home", "question", "end"),
    ("phone", "light"): ("waiting", "question", "replay"),
}
NAMES = {f"{state}-{size}-{theme}" for (size, theme), states in STATES.items() for state in states}
LARGEST = 40_000  # bytes of a picture
ALL = 600_000
SECRETS = ".cpy span, h1 small { color: transparent !important }"  # codes and links differ each time
BARS = "* { scrollbar-width: none !important }"
TALES = ".side > :not(.tabs) { visibility: hidden !important }"  # one word more on a line moves all others


@pytest.fixture(scope="module")
def eye(browser: Any) -> Iterator[Any]:
    """A blank page that compares pictures."""
    page = browser.new_page()
    yield page
    page.close()


def first_seat_moves(session: Session[Any]) -> bool:
    """Well into the game, the first seat is asked for something on the board."""
    asked = [d for d in session.pending if d.seat == 0 and len(d.opts) > 3]
    return bool(asked) and session.region < 0 and session.game.progress(session.state) > 0.4


def alone(page: Any) -> None:
    """No tables: what other tests have left is not the look of a page."""

    def no_tables(route: Any) -> None:
        if route.request.method == "GET":
            route.fulfill(json={"tables": []})
        else:
            route.continue_()

    page.route("**/api/tables", no_tables)


class Looks:
    """One device, from state to state."""

    def __init__(self, page: Any, store: str, folder: Path) -> None:
        self.page, self.store, self.folder = page, store, folder
        alone(page)

    def table(self, until: Callable[[Session[Any]], bool], address: str = "") -> None:
        made = shelved(self.store, self.folder, played(until))
        take(self.page, made, 0)
        self.page.goto(f"/t/{made.live.ledger.table}{address}")
        self.page.wait_for_selector(".table .decision")
        self.page.wait_for_selector(".side li", state="attached")

    def home(self) -> None:
        self.page.goto("/")
        self.page.wait_for_selector(".plate .go")

    def settings(self) -> None:
        self.home()
        self.page.click(".tools .menu summary")

    def new(self) -> None:
        self.page.goto(f"/new/{GAME}")
        self.page.wait_for_selector(".form .seat")

    def waiting(self) -> None:
        make_table(self.page, GAME, ["here", "remote", "bot", "open"])
        self.page.wait_for_selector(".cpy")
        self.page.mouse.move(0, 0)

    def start(self) -> None:
        self.table(lambda session: True)

    def question(self) -> None:
        self.table(first_seat_moves)

    def plain(self) -> None:
        self.table(first_seat_moves)
        self.page.keyboard.press("v")
        self.page.wait_for_selector(".plain")

    def replay(self) -> None:
        self.page.evaluate("localStorage.removeItem('cinqmars-settings')")
        self.table(lambda session: False, "?step=40")
        self.page.wait_for_selector(".deck")

    def end(self) -> None:
        self.table(lambda session: False)
        self.page.wait_for_selector(".end figure")


@pytest.mark.parametrize(("size", "theme"), STATES)
def test_pages_look_as_accepted(
    visit: Visit, eye: Any, store: str, tmp_path: Path, size: str, theme: str
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = visit("/about/" + GAME, size=SIZES[size], theme=theme, **touch)
    looks = Looks(page, store, tmp_path)
    for state in STATES[size, theme]:
        getattr(looks, state)()
        page.add_style_tag(content=SECRETS + TALES + BARS)
        look(page, eye, f"{state}-{size}-{theme}")


def test_the_accepted_pictures_are_few_and_small() -> None:
    sizes = {file.stem: file.stat().st_size for file in ACCEPTED.glob("*.png")}
    assert set(sizes) == NAMES
    assert max(sizes.values()) < LARGEST
    assert sum(sizes.values()) < ALL
