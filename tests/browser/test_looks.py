"""The main states of the page look as they were accepted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser import mars_tables, martians_tables, on_mars_tables
from browser.hands import make_table
from browser.looks import ACCEPTED, look, watched
from browser.tables import GAME, played, rival, shelved, take
from browser.test_telling import moves_on, next_of, plays_much, richest
from browser.test_terraforming_cards import acts, playable, reached
from cinqmars import games
from cinqmars.games.terraforming_mars.cards.index import BUILDING_CARD
from cinqmars.games.terraforming_mars.questions import PLANT_GREENERY, PLAY_CARD
from cinqmars.kernel import Session
from cinqmars.server.hub import Made

Visit = Callable[..., Any]

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES = {
    "desktop": (1366, 768),
    "low": (1366, 625),
    "wide": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
Screen = tuple[str, str, str]  # size, theme, language
# a turn comes last: time stands still from then on
STATES: dict[Screen, tuple[str, ...]] = {
    ("desktop", "dark", "en"): ("home", "settings", "new", "waiting", "plain", "replay"),
    ("desktop", "light", "en"): ("home",),
    ("low", "dark", "en"): ("start", "question", "end", "turn"),
    ("low", "light", "fr"): ("question", "end"),
    ("wide", "dark", "en"): ("question",),
    ("tablet", "dark", "en"): ("question",),
    ("tablet", "light", "en"): ("home",),
    ("phone", "dark", "en"): ("home", "question", "end", "turn"),
    ("phone", "light", "fr"): ("waiting", "question", "replay"),
    ("sideways", "dark", "en"): ("question", "turn"),
}
TERRAFORMING: dict[Screen, tuple[str, ...]] = {
    ("desktop", "dark", "en"): ("setup", "research", "pay"),
    ("desktop", "light", "en"): ("hex", "marsbot"),
    ("low", "dark", "en"): ("board", "scores", "turn"),
    ("low", "light", "fr"): ("board", "scores"),
    ("wide", "dark", "en"): ("board",),
    ("tablet", "dark", "en"): ("board",),
    ("phone", "dark", "en"): ("setup", "hand", "board", "turn"),
    ("phone", "light", "fr"): ("board", "pay", "scores"),
    ("sideways", "dark", "en"): ("board",),
}


def picture(state: str, screen: Screen) -> str:
    size, theme, lang = screen
    return f"{state}-{size}-{theme}" + ("" if lang == "en" else f"-{lang}")


NAMES = (
    {picture(state, screen) for screen, states in STATES.items() for state in states}
    | {
        f"terraforming-{picture(state, screen)}"
        for screen, states in TERRAFORMING.items()
        for state in states
    }
    | mars_tables.PICTURES
    | martians_tables.PICTURES
    | on_mars_tables.PICTURES
)
LARGEST = 50_000  # bytes of a picture
ALL = 1_800_000
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


def told(page: Any, address: str, made: Made, seat: int, arg: int, facts: int) -> None:
    """A rival's answer, stopped after some facts: time stands still until then, however busy the machine."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    rival(address, made, seat, arg)
    page.click("[data-act=pause]")
    page.clock.run_for(4_000)
    for _ in range(facts - 1):
        page.click("[data-act=next]")
        page.clock.run_for(4_000)
    page.mouse.move(0, 0)


class Looks:
    """One device, from state to state."""

    def __init__(self, page: Any, store: str, folder: Path, address: str) -> None:
        self.page, self.store, self.folder, self.address = page, store, folder, address
        watched(page)
        alone(page)

    def turn(self) -> None:
        session = played(moves_on)
        d = session.pending[0]
        made = shelved(self.store, self.folder, session)
        moving(self.page)
        take(self.page, made, next_of(session) or 0)
        self.page.goto(f"/t/{made.live.ledger.table}")
        self.page.wait_for_selector(".log .told", state="attached")
        told(self.page, self.address, made, d.seat, d.opts[0], 1)

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


def moving(page: Any) -> None:
    """Whoever looks on wants to see it happen."""
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({ motion: 'full' }))")


class Terraforming:
    """The same at Terraforming Mars."""

    def __init__(self, page: Any, store: str, folder: Path, address: str) -> None:
        self.page, self.store, self.folder, self.address = page, store, folder, address
        watched(page)
        page.evaluate("localStorage.setItem('cinqmars-terraforming-guide', 'off')")

    def table(self, session: Session[Any]) -> Made:
        made = shelved(self.store, self.folder, session)
        take(self.page, made, 0)
        self.page.goto(f"/t/{made.live.ledger.table}")
        self.page.wait_for_selector(".table .decision")
        self.page.wait_for_selector(".tharsis, .end")
        return made

    def turn(self) -> None:
        session = reached(plays_much)
        moving(self.page)
        made = self.table(session)
        self.page.wait_for_selector(".log .told", state="attached")
        told(self.page, self.address, made, 1, richest(session) or 0, 3)

    def setup(self) -> None:
        self.table(Session.new(games.get("terraforming-mars"), 2, 3, {"prelude": True}))
        for card in (".sect-incorporate .held", ".sect-keep .held", ".sect-buy .held"):
            self.page.locator(card).first.click()
        self.page.mouse.move(0, 0)

    def research(self) -> None:
        self.table(reached(lambda s: s.state.generation > 3 and asked(s) == "buy"))
        self.page.locator(".sect-buy .held").first.click()
        self.page.mouse.move(0, 0)

    def board(self) -> None:
        self.table(
            reached(lambda s: s.state.generation > 8 and len(s.state.hand[0]) > 6 and len(playable(s)) > 2)
        )

    def hand(self) -> None:
        self.board()
        self.page.click(".bar-tabs button >> nth=1")

    def pay(self) -> None:
        session = reached(
            lambda s: s.state.stock[1] > 1 and any([BUILDING_CARD[card] for card in playable(s)])
        )
        card = PLAY_CARD + next(card for card in playable(session) if BUILDING_CARD[card])
        ref = session.game.refs(session.state, session.asked(0), card)[0]
        self.table(session)
        if self.page.locator(".bar-tabs").is_visible():
            self.page.click(".bar-tabs [data-face=hand]")
        self.page.click(f".hand [data-ref='{ref}']")
        self.page.wait_for_selector(".pay")
        self.page.mouse.move(0, 0)

    def hex(self) -> None:
        self.table(reached(lambda s: PLANT_GREENERY in acts(s) and s.state.generation > 5))
        self.page.click(".gp[data-ref=oxygen]")
        self.page.locator(".tharsis [data-hex]").first.hover()
        self.page.wait_for_selector(".foresight li")

    def marsbot(self) -> None:
        self.table(played(lambda s: s.state.generation > 3 and asked(s) == "act", 1, 2, "terraforming-mars"))
        self.page.locator("[data-ref='player:1'] .open").click()
        self.page.wait_for_selector(".bot .tracks")

    def scores(self) -> None:
        self.table(played(lambda session: False, 2, 3, "terraforming-mars"))
        self.page.wait_for_selector(".end figure")


def asked(session: Session[Any]) -> str:
    """What the first seat is asked."""
    return next((session.game.kinds[d.kind].name for d in session.pending if d.seat == 0), "")


@pytest.mark.parametrize("screen", STATES, ids="-".join)
def test_pages_look_as_accepted(
    visit: Visit, eye: Any, store: str, address: str, tmp_path: Path, screen: Screen
) -> None:
    page = device(visit, screen)
    looks = Looks(page, store, tmp_path, address)
    for state in STATES[screen]:
        getattr(looks, state)()
        restyle(page, SECRETS + (TALES if state != "turn" else "") + BARS)
        look(page, eye, picture(state, screen))


@pytest.mark.parametrize("screen", TERRAFORMING, ids="-".join)
def test_terraforming_mars_looks_as_accepted(
    visit: Visit, eye: Any, store: str, address: str, tmp_path: Path, screen: Screen
) -> None:
    page = device(visit, screen)
    looks = Terraforming(page, store, tmp_path, address)
    for state in TERRAFORMING[screen]:
        getattr(looks, state)()
        restyle(page, (TALES if state != "turn" else "") + BARS)
        look(page, eye, f"terraforming-{picture(state, screen)}")


def device(visit: Visit, screen: Screen) -> Any:
    size, theme, lang = screen
    touch = TOUCH if size in ("phone", "sideways") else {}
    return visit("/about/" + GAME, size=SIZES[size], theme=theme, lang=LANGUAGES[lang], **touch)


def restyle(page: Any, css: str) -> None:
    """Rules of the test's own; in a page that takes no inline styles."""
    sheet = (
        "const sheet = new CSSStyleSheet(); sheet.replaceSync(css); document.adoptedStyleSheets.push(sheet)"
    )
    page.evaluate(f"css => {{ {sheet} }}", css)


SLOW = """(() => {
  const listen = WebSocket.prototype.addEventListener
  WebSocket.prototype.addEventListener = function (what, hear) {
    listen.call(this, what, what === 'message' ? (event) => setTimeout(() => hear(event), 900) : hear)
  }
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) { this.addEventListener('message', hear) } })
})()"""


def test_a_picture_waits_for_what_is_on_its_way(visit: Visit, eye: Any, store: str, tmp_path: Path) -> None:
    """A busy server takes its time to say what buying a card would come to: until then the button is grey."""
    page = device(visit, ("desktop", "dark", "en"))
    page.add_init_script(SLOW)
    looks = Terraforming(page, store, tmp_path, "")
    looks.research()
    restyle(page, TALES + BARS)
    look(page, eye, "terraforming-research-desktop-dark")


def test_the_accepted_pictures_are_few_and_small() -> None:
    sizes = {file.stem: file.stat().st_size for file in ACCEPTED.glob("*.png")}
    assert set(sizes) == NAMES
    assert max(sizes.values()) < LARGEST
    assert sum(sizes.values()) < ALL
