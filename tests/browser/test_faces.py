"""No face of a card is cut, whatever the card, the screen and the language."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.tables import GAME, named, played, take
from browser.test_fit import TM, midway
from cinqmars import games
from cinqmars.games.mission_planete_rouge.components import EVENTS

Visit = Callable[..., Any]
SIZES = ((1366, 625), (1366, 768), (1920, 1080), (2560, 1440), (820, 1180), (390, 844))
# what is taller or wider than the room it has, by the name of its card
CUT = """([face, inner]) => {
  const over = (e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1
  const out = (e, room) => e.bottom > room.bottom + 1 || e.right > room.right + 1
  const isCut = (card) => over(card) || [...card.querySelectorAll(inner)].some(
    (e) => over(e) || out(e.getBoundingClientRect(), card.getBoundingClientRect()))
  const shown = [...document.querySelectorAll(face)].filter((card) => card.getClientRects().length)
  return shown.filter(isCut).map((card) => card.querySelector('strong').innerText)
}"""
TWELVE = "@media (min-width: 1101px) { .hand .ch { flex: 0 0 calc((100% - 66px) / 12) !important } }"
# a sheet of the page's own making, which its policy allows
STYLED = """(rules) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""


def dealt(visit: Visit, store: str, game: str, zone: str, cards: list[dict[str, Any]], lang: str) -> Any:
    """A table at which the first seat holds all these cards: what the server says is changed on its way."""

    def deal(message: str | bytes) -> str | bytes:
        said = json.loads(message)
        for player in (said.get("view") or {}).get("players", []) if said.get("type") == "position" else []:
            for held in player["zones"]:
                if held["ref"] == zone:
                    held["things"] = cards
        return json.dumps(said)

    def between(line: Any) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: line.send(deal(message)))

    made = named(store, played(midway, 3, 3, game))
    page = visit("/about", lang=lang)
    page.route_web_socket("**/api/**", between)
    take(page, made, 0)
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(".table .decision")
    return page


def thing(ref: str, label: str, kind: str, **more: Any) -> dict[str, Any]:
    base = {"owner": 0, "number": 1, "hidden": False, "facts": [], "note": None}
    return {"ref": ref, "label": {"id": label, "args": {}}, "kind": kind, **base, **more}


def project(printed: dict[str, Any]) -> dict[str, Any]:
    price = {"label": {"id": "fact-price", "args": {}}, "value": printed["cost"], "icon": "price"}
    return thing(f"card:{printed['id']}", f"card-{printed['id']}", printed["type"], facts=[price])


def cut(page: Any, face: str, inner: str) -> dict[str, list[str]]:
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[f"{width}x{height}"] = page.evaluate(CUT, [face, inner])
    return {size: names for size, names in found.items() if names}


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_every_project_is_whole(visit: Visit, store: str, lang: str) -> None:
    printed: dict[str, Any] = games.get(TM).catalogue()
    cards = [project(card) for card in printed.values() if card["type"] in {"automated", "active", "event"}]
    assert len(cards) > 200
    page = dealt(visit, store, TM, "hand:0", cards, lang)
    page.wait_for_selector(f".hand .row li:nth-child({len(cards)}) .fx")
    assert cut(page, ".hand .face", ".fxs, .foot, strong") == {}


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_every_character_and_every_event_is_whole(visit: Visit, store: str, lang: str) -> None:
    """As wide as at the start, when there are three events beside the nine characters."""
    events = [
        thing(f"event:{id}", f"event-{id}", "bonus", note={"id": f"event-{id}-does", "args": {}})
        for id in EVENTS
    ]
    page = dealt(visit, store, GAME, "bonus:0", events, lang)
    page.wait_for_selector(f".hand .ch:nth-child({9 + len(events)})")
    page.evaluate(STYLED, TWELVE)
    assert cut(page, ".hand .ch button", ".does, strong") == {}
