"""Terraforming Mars at its table: Tharsis, players, MarsBot and the end, seen and clicked."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.conftest import missing
from browser.hands import ASKED, BAR, DONE, GO, PASSING, kind, no_page_scroll, over, panel, question, settled
from browser.tables import Spot, played, shelved, take
from browser.test_access import AXE, findings
from cinqmars.games.terraforming_mars.board import N_HEXES
from cinqmars.games.terraforming_mars.marsbot.state import POINTS
from cinqmars.games.terraforming_mars.questions import CLAIM, FINANCE, PLANT_GREENERY
from cinqmars.kernel import Decision, Session

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
GAME = "terraforming-mars"
LYING = ".tharsis [data-ref^='hex:'] > :is(.ocean, .green, .city, .special)"
BOTTOMS = "all => all.map(node => node.getBoundingClientRect().bottom)"
SIZES = {"desktop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}


def acting(session: Session[Any]) -> list[Decision]:
    """The first seat may choose its action."""
    asked = [d for d in session.pending if d.seat == 0 and session.game.kinds[d.kind].name == "act"]
    return asked if session.region < 0 else []


def may_plant(session: Session[Any]) -> bool:
    return any([PLANT_GREENERY in d.opts for d in acting(session)])


def may_claim(session: Session[Any]) -> bool:
    return any([CLAIM <= arg < FINANCE for d in acting(session) for arg in d.opts])


def in_generation(n: int) -> Spot:
    return lambda session: bool(acting(session)) and session.state.generation >= n


def table(
    visit: Visit, store: str, folder: Path, session: Session[Any], motion: str = "system", **device: Any
) -> Any:
    """A device of its own, at a table that stands there."""
    page = visit("/about/" + GAME, **device)
    page.evaluate("s => localStorage.setItem('cinqmars-settings', s)", json.dumps({"motion": motion}))
    sit(page, store, folder, session)
    return page


def sit(page: Any, store: str, folder: Path, session: Session[Any], address: str = "") -> None:
    made = shelved(store, folder, session)
    take(page, made, 0)
    page.goto(f"/t/{made.live.ledger.table}{address}")
    page.wait_for_selector(".table .decision")


def of_game(until: Spot, seats: int = 2, seed: int = 2) -> Session[Any]:
    return played(until, seats, seed, GAME)


def score(page: Any, seat: int) -> int:
    """The large number of a panel, without its unit."""
    return int(panel(page, seat).locator(".score").evaluate("node => node.firstChild.textContent"))


# the board


@pytest.mark.parametrize("size", SIZES)
def test_tharsis_parameters_goals_and_projects_are_drawn(
    visit: Visit, keep: Keep, store: str, tmp_path: Path, size: str
) -> None:
    session = of_game(in_generation(7))
    page = table(visit, store, tmp_path, session, size=SIZES[size])
    page.wait_for_selector(".tharsis")
    assert page.locator(".tharsis g[data-ref^='hex:']").count() == 61
    assert page.locator(".tharsis g[data-ref^='orbit:']").count() == 2
    oceans = session.state.params[2]
    assert page.locator(".tharsis path.ocean").count() == oceans
    assert page.locator(".tharsis path.sea").count() + oceans >= 12, "reserved, but for what lies there"
    for ref, steps in (("temperature", 19), ("oxygen", 14), ("oceans", 9)):
        assert page.locator(f".gp[data-ref={ref}] .gt i").count() == steps
    if size == "phone":
        page.click(".bar-tabs [data-face=goals]")
    page.wait_for_selector("[data-ref^='milestone:']")
    assert page.locator("[data-ref^='milestone:']").count() == 5
    assert page.locator("[data-ref^='award:']").count() == 5
    assert page.locator("[data-ref^='standard:']").count() == 6
    if size != "phone":
        low = max(page.locator("[data-ref^='standard:']").evaluate_all(BOTTOMS))
        assert low <= page.evaluate("document.querySelector('.board').getBoundingClientRect().bottom")
    assert no_page_scroll(page)
    keep(page, f"terraforming-{size}")


def test_a_hex_tells_what_it_brings_and_a_click_places_a_greenery(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    page = table(visit, store, tmp_path, of_game(may_plant))
    rating = score(page, 0)
    page.click(".gp[data-ref=oxygen]")  # plants become a greenery there
    page.wait_for_selector(f"{GO}:enabled, .tharsis [data-hex]")
    if not page.locator(".tharsis [data-hex]").count():
        page.click(GO)
    spot = page.locator(".tharsis [data-hex]").first
    spot.hover()
    page.wait_for_selector(".foresight li:has-text('+2') >> [aria-label*='Points']")
    assert page.locator(".foresight li [aria-label='Terraform rating']").count() == 1
    keep(page, "terraforming-hex")
    page.mouse.move(5, 5)
    page.wait_for_selector(".foresight", state="detached")
    page.locator(ASKED).last.focus()
    page.wait_for_selector(".foresight li")
    ref = spot.get_attribute("data-hex")
    spot.click()
    page.wait_for_selector(".tharsis .ghost path.green")
    page.click(f"{GO}:enabled")
    page.wait_for_selector(f".tharsis g[data-ref='{ref}'] path.green")
    assert page.locator(f".tharsis g[data-ref='{ref}'] use[href='#i-g1']").count() == 1
    page.wait_for_function(
        "n => document.querySelector('.pp .score').firstChild.textContent === String(n)", arg=rating + 1
    )


def test_a_milestone_is_claimed_by_a_click_where_everybody_sees_who_is_how_close(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    session = of_game(may_claim)
    page = table(visit, store, tmp_path, session)
    goal = page.locator("button.can[data-ref^='milestone:']").first
    ref = goal.get_attribute("data-ref")
    assert goal.locator(".n").count() == 2, "a number for each player"
    assert goal.locator(".n.best").count() >= 1
    taken = page.locator("button:disabled[data-ref^='milestone:']").first
    assert taken.get_attribute("title"), "what it asks, and why not"
    goal.click()
    page.click(f"{GO}:enabled")
    page.wait_for_selector(f"button.own[data-ref='{ref}'] use[href='#i-g1']")
    keep(page, "terraforming-milestone")


# players


def test_cards_of_others_are_read_in_full_but_their_events(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    session = of_game(lambda s: bool(acting(s) and s.state.events[0] and s.state.events[1]))
    page = table(visit, store, tmp_path, session)
    for seat in (0, 1):
        s = session.state
        panel(page, seat).locator(".played").click()
        page.wait_for_selector("dialog[open]")
        read = page.locator("dialog li").count()
        assert read == len(s.played[seat]) + (len(s.events[0]) if seat == 0 else 0)
        assert page.locator("dialog .down").count() == seat, "face down for others"
        keep(page, f"terraforming-cards-{seat}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")


# MarsBot


def test_marsbot_has_a_board_and_tells_its_turn(visit: Visit, keep: Keep, store: str, tmp_path: Path) -> None:
    session = of_game(in_generation(4), seats=1)
    page = table(visit, store, tmp_path, session)
    panel(page, 1).locator(".open").click()
    page.wait_for_selector(".bot .tracks")
    assert page.locator(".bot .tracks li").count() == 7
    assert page.locator(".bot .cells i").count() == 7 * 19
    assert page.locator(".bot .cells i.at").count() == 7
    assert page.locator(".bot .decks li").count() >= 2
    assert page.locator(".bot .account li").count() >= 1
    assert no_page_scroll(page)
    keep(page, "terraforming-marsbot")


def test_what_marsbot_does_can_be_stopped_and_read(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    page = table(visit, store, tmp_path, of_game(in_generation(2), seats=1), motion="full")
    page.click(PASSING)  # MarsBot plays on to the end of its deck
    page.click(f"{GO}:enabled")
    page.click("[data-act=pause]")
    assert not page.locator(BAR).count(), "cards are asked for afterwards"
    first = page.inner_text(".telling p")
    page.wait_for_timeout(1_800)  # longer than a step is shown
    assert page.inner_text(".telling p") == first
    keep(page, "terraforming-marsbot-paused")
    page.click("[data-act=next]")
    page.wait_for_function("line => document.querySelector('.telling p')?.innerText !== line", arg=first)
    page.wait_for_selector("[data-act=go]")
    page.click("[data-act=skip]")
    page.wait_for_selector(".telling", state="detached")
    assert kind(page) == "buy"


def test_a_solo_game_through_the_page_whoever_only_passes_loses(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    page = table(visit, store, tmp_path, of_game(in_generation(1), seats=1))
    generations = set()
    while not over(page):
        generations.add(page.inner_text(".crumb > span").split()[1])
        before = question(page)
        if kind(page) == "act":
            page.click(PASSING)
        page.click(f"{GO}:enabled")  # no card is bought
        settled(page, before)
        page.wait_for_selector(f"{BAR}.mine, {DONE}")
    assert len(generations) > 10
    page.wait_for_selector(".end .raised")
    assert "MarsBot wins" in page.inner_text(".end h1")
    assert page.locator(".raised .cells button.p2").count() > 10, "Mars was terraformed without us"
    keep(page, "terraforming-solo")


# the end


def test_the_end_counts_every_source_and_who_raised_what(
    visit: Visit, keep: Keep, store: str, tmp_path: Path
) -> None:
    session = of_game(lambda s: False, seats=1, seed=3)
    page = table(visit, store, tmp_path, of_game(in_generation(2), seats=1))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sit(page, store, tmp_path, session)
    page.wait_for_selector(".end .raised")
    assert "MarsBot" in page.inner_text(".end thead")
    totals = [int(text) for text in page.locator(".end .total td").all_inner_texts()]
    assert sorted(totals) == sorted([sum(session.state.points), sum(session.state.bot_piles[POINTS])])
    assert sorted(totals) == sorted([score(page, 0), score(page, 1)])
    assert page.locator(".raised .cells button").count() == sum(session.state.params)
    page.wait_for_selector(".end figure path.p2")
    assert len([url for url in asked if "/figures" in url]) == 1, "the whole course of the game at once"
    keep(page, "terraforming-end")
    step = page.locator(".raised .cells button").first
    step.click()
    page.wait_for_selector(".deck")


def test_the_replay_shows_mars_as_it_was(visit: Visit, keep: Keep, store: str, tmp_path: Path) -> None:
    session = of_game(lambda s: False, seats=2, seed=3)
    ply = len(session.log) // 2
    then = session.goto(ply).state
    page = visit("/about/" + GAME)
    sit(page, store, tmp_path, session, f"?step={ply}")
    page.wait_for_selector(".deck")
    page.wait_for_selector(".tharsis")
    tiles = sum([tile >= 0 for tile in then.tile[:N_HEXES]])
    page.wait_for_function(
        "([lying, n]) => document.querySelectorAll(lying).length === n", arg=[LYING, tiles]
    )
    keep(page, "terraforming-replay")


# access


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_at_the_table(visit: Visit, store: str, tmp_path: Path, theme: str) -> None:
    if not AXE.is_file():
        missing("axe-core is not installed: npm install in web/")
    found: dict[str, list[str]] = {}
    page = table(visit, store, tmp_path, of_game(may_plant), theme=theme)
    panel(page, 1).locator(".played").click()
    page.wait_for_selector("dialog[open]")
    found["cards"] = findings(page)
    sit(page, store, tmp_path, of_game(in_generation(4), seats=1))
    found["act"] = findings(page)
    panel(page, 1).locator(".open").click()
    page.wait_for_selector(".bot .tracks")
    found["marsbot"] = findings(page)
    sit(page, store, tmp_path, of_game(lambda s: False, seats=1, seed=3))
    page.wait_for_selector(".end .raised")
    found["end"] = findings(page)
    assert {where: what for where, what in found.items() if what} == {}
