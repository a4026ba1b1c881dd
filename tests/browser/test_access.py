"""What axe-core finds on every page, in both themes, on a desktop and on a phone held either way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import ROOT, missing
from browser.hands import choose, make_table, tab
from browser.tables import GAME, Spot, played, shelved, take
from cinqmars.kernel import Session

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]


def findings(page: Any) -> list[str]:
    page.evaluate(f"(() => {{ {AXE.read_text()} }})()")  # the page itself runs nothing inline
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']}: {n['target']} {n['failureSummary'][:160]}"
        for v in found["violations"]
        for n in v["nodes"]
    ]


def at(
    page: Any, store: str, folder: Path, until: Spot, address: str = "", seats: tuple[int, ...] = (0,)
) -> None:
    """A table that stands there, with these seats on this device."""
    made = shelved(store, folder, played(until))
    take(page, made, *seats)
    page.goto(f"/t/{made.live.ledger.table}{address}")
    page.wait_for_selector(".table .decision, .curtain")


def mine(session: Session[Any]) -> bool:
    return len(session.log) > 40 and session.region < 0 and session.pending[0].seat == 0


DESKTOP: dict[str, Any] = {"size": (1366, 768)}
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"size": (844, 390), "has_touch": True, "is_mobile": True}


@pytest.fixture(autouse=True)
def installed() -> None:
    if not AXE.is_file():
        missing("axe-core is not installed: npm install in web/")


@pytest.mark.parametrize(
    ("device", "theme"),
    [(DESKTOP, "dark"), (DESKTOP, "light"), (PHONE, "dark"), (PHONE, "light"), (SIDEWAYS, "light")],
    ids=["dark", "light", "phone-dark", "phone-light", "sideways-light"],
)
def test_axe_finds_nothing(
    visit: Visit, keep: Keep, store: str, tmp_path: Path, device: dict[str, Any], theme: str
) -> None:
    page = visit(theme=theme, **device)
    small = device is not DESKTOP
    found: dict[str, list[str]] = {}

    def see(name: str) -> None:
        keep(page, f"{name}-{theme}-{device['size'][0]}")
        found[name] = findings(page)

    def face(name: str) -> None:
        if small:
            page.click(f".bar-tabs [data-face={name}]")

    page.wait_for_selector(".plate .go")
    see("home")
    page.goto(f"/about/{GAME}")
    page.wait_for_selector(".prose .drawer h3")
    see("about")
    page.goto("/about")
    page.wait_for_selector(".games li")
    see("about-all")
    page.goto(f"/new/{GAME}")
    page.wait_for_selector(".form .seat")
    see("new")
    make_table(page, GAME, ["here", "remote", "bot"])
    page.wait_for_selector(".cpy")
    page.click(".seat button.tile")
    see("waiting")
    make_table(page, "terraforming-mars", ["here"])
    page.wait_for_selector(".board .widget")
    see("widget")
    page.goto("/me")
    page.click("[data-act=show-phrase]")
    see("me")
    page.goto("/tables")
    page.wait_for_selector(".mine li")
    see("tables")
    at(page, store, tmp_path, lambda session: True)
    see("choose")
    at(page, store, tmp_path, mine)
    assert choose(page)
    see("question")
    for part in ("hand", "players", "side") if small else ():
        face(part)
        see(part)
    if not small:
        page.locator("[data-ref='player:1'] .about").hover()
        page.wait_for_selector("#sheet")
        see("sheet")
    page.click(".tools .menu summary")
    see("settings")
    page.keyboard.press("Escape")
    face("side")
    for name in ("Chat", "Rules"):
        tab(page, name)
        see(name.lower())
    face("board")
    page.keyboard.press("v")
    page.wait_for_selector(".plain")
    see("plain")
    page.keyboard.press("v")
    at(page, store, tmp_path, mine, seats=(0, 1, 2))
    page.click(".tools .tool:has(.who) >> nth=1")
    page.wait_for_selector(".curtain")
    see("curtain")
    at(page, store, tmp_path, lambda session: False, "?step=40")
    page.wait_for_selector(".deck")
    see("replay")
    at(page, store, tmp_path, lambda session: False)
    page.wait_for_selector(".end figure")
    see("end")
    assert {where: what for where, what in found.items() if what} == {}
