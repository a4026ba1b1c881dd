"""What the page says: both languages, reasons, settings, and games from files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from browser.conftest import ROOT
from browser.hands import ASKED, answer, asked, menu, panel, play_now
from browser.tables import GAME, at, played, shelved, take
from cinqmars.games import PACKAGES
from cinqmars.kernel import Session

Visit = Callable[..., Any]
HIDE = "Object.defineProperty(document, 'hidden', { get: () => true })"
COUNT = """
window.told = []
window.sounded = 0
window.AudioContext = class extends AudioContext { createGain() { window.sounded += 1; return super.createGain() } }
window.Notification = class { constructor(title) { told.push(title) }
  static permission = 'granted'
  static requestPermission() { return Promise.resolve('granted') } }
"""
NEVER = "Notification.requestPermission = () => Promise.resolve('denied')"


def open_table(visit: Visit, store: str, folder: Path, session: Session[Any], **more: Any) -> Any:
    made = shelved(store, folder, session)
    page = visit("/about/" + GAME, **more)
    take(page, made, 0)
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(".table .decision")
    return page


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, store: str, tmp_path: Path) -> None:
    page = open_table(visit, store, tmp_path, played(lambda s: len(s.log) > 40 and s.pending[0].seat == 0))
    page.wait_for_selector(".log li")
    texts = (
        "[document.documentElement.lang, ...['.log', '.decision h2', '.hand', '.players'].map("
        "part => document.querySelector(part).innerText)]"
    )
    english = page.evaluate(texts)
    page.click(".tools button[lang=fr]")
    page.wait_for_selector("html[lang=fr]")
    page.wait_for_selector(".log >> text=/tour \\d/i")
    french = page.evaluate(texts)
    assert not [part for part in french if part in english]
    page.click(".tools button[lang=en]")
    page.wait_for_selector("html[lang=en]")
    page.wait_for_selector(".log >> text=/Round \\d/i")
    assert page.evaluate(texts) == english


def reasoned(session: Session[Any]) -> bool:
    """The first seat is asked, and something it might look for is impossible."""
    mine = [d for d in session.pending if d.seat == 0]
    return session.region < 0 and any([c.reason for d in mine for c in session.choices(d)])


def test_what_is_impossible_says_why(visit: Visit, store: str, tmp_path: Path) -> None:
    session = played(reasoned)
    assert session.pending
    page = open_table(visit, store, tmp_path, session)
    assert asked(page)
    shut = page.locator(".decision .opt[aria-disabled=true]").first
    assert shut.locator("small").inner_text().strip()
    before = page.locator(".decision .opt[aria-pressed=true]").count()
    shut.click(force=True)
    assert page.locator(".decision .opt[aria-pressed=true]").count() == before


def test_sound_and_notification_tell_that_it_is_my_turn(visit: Visit) -> None:
    page = visit()
    page.add_init_script(COUNT + HIDE)
    page.goto("/")
    play_now(page)
    assert asked(page)
    page.click(".tools .menu summary")
    page.locator(".menu input.volume").fill("0.5")
    page.keyboard.press("Escape")
    menu(page, "Notify me")
    assert page.locator(".menu [role=switch][aria-checked=true]:has-text('Notify me')").count() == 1
    for turn in range(3):
        answer(page, turn)
        assert asked(page)
    assert page.evaluate("told.length") >= 1
    assert page.evaluate("sounded") >= 1


def test_whoever_wants_no_notifications_is_left_alone(visit: Visit) -> None:
    page = visit()
    page.evaluate(NEVER)
    page.click(".tools .menu summary")
    line = page.locator(".menu .sheet .line:has-text('Notify me')")
    line.click()
    page.wait_for_timeout(100)
    assert line.get_attribute("aria-checked") == "false"


def cinqmars(*args: str) -> Any:
    """What a command prints, as JSON."""
    command = [sys.executable, "-m", "cinqmars.cli", *args]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return json.loads(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)


def test_a_table_goes_through_a_file_and_is_watched_again(visit: Visit, store: str, tmp_path: Path) -> None:
    page = open_table(visit, store, tmp_path, played(lambda session: False))
    headline = page.locator(".end h1").inner_text()
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(cinqmars("export", page.url.rpartition("/")[2], "--store", store)))
    made = cinqmars("import", str(file), "--store", store)
    other = visit(f"/t/{made['table']}#watch={made['watch']}")
    other.wait_for_selector(".end h1")
    assert other.locator(".end h1").inner_text() == headline
    assert panel(other, 0).count() or other.locator(".end table").count()
    other.goto(f"/t/{made['table']}?step=5")
    other.wait_for_selector(".deck")


def test_a_page_that_breaks_says_that_nothing_is_lost(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.wait_for_selector(ASKED)

    def wire(line: Any) -> None:
        server = line.connect_to_server()

        def spoil(message: Any) -> None:
            said = json.loads(message)
            if said["type"] == "position":
                said["view"]["players"] = [{**player, "facts": 7} for player in said["view"]["players"]]
            line.send(json.dumps(said))

        server.on_message(spoil)

    page.route_web_socket("**/socket", wire)
    page.reload()
    page.wait_for_selector("[role=alert] pre")
    assert "Nothing is lost" in page.inner_text("[role=alert]")
    assert "/t/" in page.inner_text("[role=alert] pre")
    page.unroute_all()


def test_a_first_visitor_is_asked_something_within_ten_seconds_of_opening_the_page(visit: Visit) -> None:
    opened = monotonic()
    page = visit()
    play_now(page)
    assert asked(page)
    assert monotonic() - opened < 10


def test_rules_can_be_searched_before_the_game_and_during_it(visit: Visit) -> None:
    page = visit("/about/" + GAME)
    for rules in ("main.prose .drawer section", ".side .drawer section"):
        page.wait_for_selector(rules)
        every = page.locator(rules).count()
        page.fill("input[type=search]", "Manual Ship")
        found = page.locator(rules).all_inner_texts()
        assert 0 < len(found) < every
        assert all(["manual ship" in rule.lower() for rule in found])
        if "main" in rules:
            page.goto("/")
            play_now(page)
            page.click("[role=tab]:has-text('Rules')")


def test_every_game_says_what_it_is_and_that_it_is_unofficial(visit: Visit) -> None:
    page = visit("/about/" + GAME)
    for game in PACKAGES:
        page.goto("/about/" + game)
        page.wait_for_selector("main.prose p.dim >> text=/unofficial/i")
        page.wait_for_selector("main.prose .drawer section")
        origins = page.locator("main.prose > p:not(.pitch, .dim)")  # with the link that opens a table
        assert origins.count() > 3


def test_the_bar_leads_to_the_rule_it_asks_about(visit: Visit, store: str, tmp_path: Path) -> None:
    """With a picture of the board, on which what can be chosen is lit."""

    def moves(session: Session[Any]) -> bool:
        return [session.game.kinds[d.kind].name for d in session.pending if d.seat == 0] == ["aim"]

    page = at(visit, shelved(store, tmp_path, played(moves, 3, 6)))
    page.wait_for_selector(ASKED)
    page.click(".decision .rule")
    asked = page.locator(".rules .asked")
    asked.wait_for()
    assert "aim" in asked.get_attribute("data-kinds").split()
    assert asked.locator("h3 svg").count() == 1
    assert asked.locator("figure path.lit").count() == page.locator(ASKED).count()
    page.wait_for_function(
        "() => { const top = (s) => document.querySelector(s).getBoundingClientRect().top;"
        " return Math.abs(top('.rules .asked') - top('.rules')) < 60 }"
    )
