"""On Mars at its table: the map, what is asked there and beside it, how many clicks an act takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import ASKED, BAR, DONE, GO, STATE, no_page_scroll, question, settled
from browser.on_mars_tables import GAME, NAMES, Place, asked, guided, led
from browser.tables import named, take
from browser.test_access import findings
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.state import DISPLAY, OnMarsState
from cinqmars.kernel import Decision, Session

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]
Fits = Callable[[OnMarsState, Decision], bool]
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"size": (844, 390), "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"size": (1366, 625)}
DEVICES = {"laptop": LAPTOP, "desktop": {"size": (1366, 768)}, "sideways": SIDEWAYS, "phone": PHONE}
HEXES = ".omap [data-hex]"
END = "[data-act=end-turn]"
CHOOSE = ".over .choose button"
FREE, PAID = (0, 1), (2, 3, 4)  # rows of the technology grid


def device(visit: Visit, **more: Any) -> Any:
    """One on which nothing moves by itself."""
    page = visit("/about/" + GAME, **(more or LAPTOP))
    page.evaluate("localStorage.setItem('cinqmars-settings', JSON.stringify({motion: 'none'}))")
    return page


def sit(visit: Visit, store: str, session: Session[Any], **more: Any) -> Any:
    """The first seat opens the table."""
    return to(device(visit, **more), store, session)


def to(page: Any, store: str, session: Session[Any], *seats: int) -> Any:
    """This device goes to another table."""
    made = named(store, session, NAMES)
    take(page, made, *(seats or (0,)))
    page.goto(f"/t/{made.live.ledger.table}")
    page.wait_for_selector(f"{BAR}.mine, .curtain, {DONE}")
    return page


def begin(page: Any, store: str, place: Place) -> None:
    """A table at which the answer in the making has come as far as the question that was wanted."""
    led(to(page, store, place.session), place)


def wanted(name: str, seats: int = 2, seed: int = 3, fits: Fits = lambda s, d: len(d.opts) > 1) -> Place:
    """The first seat is asked this in one of the games from that one on."""
    for more in range(40):
        place = guided(asked(name, 2, fits), seats, seed + more)
        if not place.session.over:
            return place
    raise AssertionError(f"nobody is ever asked: {name}")


def travelling(to_orbit: bool) -> Place:
    """The first seat may travel, from orbit or to it."""
    return guided(asked("travel", 2, lambda s, d: len(d.opts) > 1 and (s.space[0] >= 4) == to_orbit), 2, 3)


COVERED = """() => {
  const over = document.querySelector('.over').getBoundingClientRect()
  return [...document.querySelectorAll('.omap .ground')].filter((hex) => {
    const at = hex.getBoundingClientRect()
    return at.right > over.left + 1 && at.left < over.right && at.bottom > over.top && at.top < over.bottom
  }).length
}"""


class Hand:
    """Counts what a person clicks."""

    def __init__(self, page: Any) -> None:
        self.page, self.clicks = page, 0

    def click(self, spot: str) -> None:
        self.page.locator(spot).first.click()
        self.clicks += 1

    def point(self, ref: str) -> None:
        self.click(f"[data-ref='{ref}'] > .hit")

    def go(self) -> None:
        self.page.wait_for_selector(f"{GO}:enabled")
        before = question(self.page)
        self.click(GO)
        settled(self.page, before)

    def end(self) -> None:
        """Where there is still something to be had; else the turn has ended by itself."""
        self.page.wait_for_selector(f"{END}, {BAR}:not(.mine), {BAR}[data-kind=benefit]")
        if self.page.locator(END).count():
            before = question(self.page)
            self.click(END)
            settled(self.page, before)


# what is seen


@pytest.mark.parametrize("size", DEVICES)
def test_all_one_needs_to_decide_is_on_the_screen(visit: Visit, keep: Keep, store: str, size: str) -> None:
    page = sit(visit, store, guided(asked("turn", 6), 4, 2).session, **DEVICES[size])
    if size in ("phone", "sideways"):
        page.click(".bar-tabs [data-face=board]")
    page.wait_for_selector(".omap")
    assert page.locator(".omap g[data-ref^='hex:']").count() == 91
    assert no_page_scroll(page)
    if size in ("laptop", "desktop"):
        board = page.locator(".board").bounding_box()
        for spot in (".act", ".ord li", ".lss .lc", ".pal li", ".miss li"):
            for found in [node.bounding_box() for node in page.locator(f".board {spot}").all()]:
                assert found["y"] + found["height"] <= board["y"] + board["height"] + 1, spot
        assert page.locator(".side [data-ref^='good:0:']").count() == 6, "one's own board lies open"
        assert page.locator(".side [data-ref^='executive:0:'], .side [data-ref^='ship:0:']").count() == 7
    keep(page, f"on-mars-{size}")


def test_a_rivals_board_opens_by_its_panel(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(asked("turn", 4), 3, 3).session)
    page.click("[data-ref='player:1'] .gd b >> nth=0")  # anywhere on the panel
    page.click("role=tab[name='My board']")
    assert page.locator(".side [data-ref^='good:1:']").count() == 6
    assert "1 oxygen or a development" in page.locator(".side [data-ref='laboratory:1']").inner_text()
    assert page.locator(".omap .theirs").count(), "their pieces are marked on Mars"
    side = page.locator(".side").bounding_box()
    for box_ in [node.bounding_box() for node in page.locator(".side .held li, .side .resv li").all()]:
        assert box_["y"] + box_["height"] <= side["y"] + side["height"] + 1, "nobody has to scroll for it"
    keep(page, "on-mars-rival")
    page.click(".side .seats button >> nth=0")
    page.wait_for_selector(".side [data-ref^='good:0:']")


@pytest.mark.parametrize(("theme", "states"), [("dark", ("turn", "move")), ("light", ("travel", "hire"))])
def test_axe_finds_nothing_at_this_table(
    visit: Visit, store: str, theme: str, states: tuple[str, ...]
) -> None:
    page = device(visit, theme=theme, **LAPTOP)
    found: dict[str, list[str]] = {}
    for name in states:
        begin(page, store, wanted(name))
        found[name] = findings(page)
    assert {where: what for where, what in found.items() if what} == {}


# clicks per act


def test_clicks_per_act(visit: Visit, store: str) -> None:
    """A blueprint takes four at most, a technology five, a shelter where others are present six."""

    def plans(s: OnMarsState, d: Decision) -> bool:
        return not s.main and s.space[0] < 4 and s.holder.count(DISPLAY) > 1 and 1 + box.BLUEPRINT in d.opts

    hand = Hand(sit(visit, store, wanted("turn", 3, 4, plans).session, **LAPTOP))
    hand.point("slot:blueprint")
    hand.page.wait_for_selector("[data-ref^='blueprint:'] > .hit")
    hand.click(".side [data-ref^='blueprint:'] > .hit")
    hand.go()
    hand.end()
    assert hand.clicks <= 4

    for row in FREE, PAID:

        def learns(s: OnMarsState, d: Decision, row: tuple[int, ...] = row) -> bool:
            new = [g for g in row if s.grid[g] != box.NONE and s.tech[s.grid[g]] == box.NONE]
            can = row == FREE or s.goods[box.BATTERY] > 0
            return not s.main and 1 + box.LEARN in d.opts and bool(new) and can

        hand = Hand(to(hand.page, store, wanted("turn", 3, 4, learns).session))
        hand.point("action:learn")
        hand.page.wait_for_selector("[data-ref^='grid:'] > .hit")
        hand.click(", ".join(f"[data-ref='grid:{g}'] > .hit" for g in row))
        hand.page.wait_for_selector(f"{GO}:enabled, [data-ref^='lab:0:'] .hit")
        if hand.page.locator("[data-ref^='lab:0:'] .hit").count():
            hand.click("[data-ref^='lab:0:'] .hit")
        hand.go()
        hand.end()
        assert hand.clicks <= 5

    def shared(s: OnMarsState, d: Decision) -> bool:
        return d.ctx[0] == box.CONSTRUCT and 1 + box.SHELTER in constructible(s)

    hand = Hand(to(hand.page, store, wanted("price", 3, 4, shared).session))
    hand.point("slot:construct")
    hand.page.wait_for_selector("[data-ref='stack:shelter'] > .hit")
    assert hand.page.locator("[data-term=price] output").count() == 1, "the price is said, and may be changed"
    hand.point("stack:shelter")
    hand.page.wait_for_selector(f"{HEXES}, {GO}:enabled")
    if hand.page.locator(HEXES).count():
        hand.click(HEXES)
    hand.go()
    hand.end()
    assert hand.clicks <= 6


def constructible(s: OnMarsState) -> list[int]:
    from cinqmars.games.on_mars.possible.construction import constructible as found

    return found(s, 0, [box.SHELTER], False)


# alone


def test_lacerda_has_a_panel_a_card_and_objectives(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(asked("turn", 6), 1, 5, {"objective": 2}).session, **LAPTOP)
    page.wait_for_selector("[data-ref='player:1'] .lcard li")
    page.click("role=tab[name=/^Colony/]")
    assert page.locator(".side .objs li").count() == 6
    keep(page, "on-mars-solo")
    lines = page.locator(".lcard li")
    assert not any(line.startswith("Lacerda") for line in lines.all_inner_texts()), "on its own card"
    for size in (LAPTOP["size"], (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        last, floor = lines.last.bounding_box(), page.locator(".board").bounding_box()
        assert last["y"] + last["height"] <= floor["y"] + floor["height"] + 1, "what it did last is in sight"


def test_the_end_says_why_one_has_won_or_lost(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(lambda s, d: False, 1, 5, {"objective": 2}).session, **LAPTOP)
    page.wait_for_selector(".end .besides .objs li >> nth=5")
    met = page.locator(".end .besides .objs .ok").count()
    said = page.locator(".end header p").inner_text()
    assert said.startswith("Won" if met == 6 else "Lost"), said
    page.wait_for_selector(".end .besides ol button >> nth=2")  # the course of the colony
    floor = page.locator(".end").bounding_box()
    last = page.locator(".end .objs li").last.bounding_box()
    assert last["y"] + last["height"] <= floor["y"] + floor["height"], "nobody has to scroll for it"
    keep(page, "on-mars-end-alone")


# languages and keys


def test_a_phone_in_french(visit: Visit, keep: Keep, store: str) -> None:
    """Every tab, and a turn by touch."""
    page = sit(visit, store, guided(asked("turn", 4), 3, 3).session, lang="fr-FR", **PHONE)
    assert no_page_scroll(page)
    for face in ("mine", "orbit", "colony", "side", "board"):
        page.click(f".bar-tabs [data-face={face}]")
        assert page.locator(".bar-tabs [aria-pressed=true]").get_attribute("data-face") == face
        assert page.locator(".stor.strip").is_visible(), "one's goods on every tab"
        keep(page, f"on-mars-phone-{face}")
        assert page.locator(".side .log").is_visible() == (face == "side"), (
            "what has a tab is not there twice"
        )
    assert page.locator(".stor.strip li").count() == 7
    hand_in_sight(page)
    text = page.locator(".bar-tabs").inner_text()
    assert "Mon plateau" in text and "Orbite" in text
    played_on(page, lambda spot: page.locator(spot).first.tap())


def hand_in_sight(page: Any) -> None:
    """One's cards lie on one's own board, before anybody scrolls."""
    page.click(".bar-tabs [data-face=mine]")
    bar = page.locator(BAR).bounding_box()
    beside = bar["x"] > 1  # held sideways the question stands at the right
    for card in [node.bounding_box() for node in page.locator(".bare .c:visible").all()]:
        assert card["y"] + 40 < (page.viewport_size["height"] if beside else bar["y"])
    page.click(".bar-tabs [data-face=board]")


def test_held_sideways_cards_and_the_journey_are_in_sight(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, travelling(False).session, **SIDEWAYS)
    page.wait_for_selector(".travel [data-tile]")
    assert no_page_scroll(page)
    floor = page.locator(".board").bounding_box()
    for spot in (".travel [data-tile]", ".travel [data-space]", ".travel .pick"):
        for box_ in [node.bounding_box() for node in page.locator(f"{spot}:visible").all()]:
            assert box_["y"] + box_["height"] <= floor["y"] + floor["height"], spot
    keep(page, "on-mars-travel-sideways")
    hand_in_sight(to(page, store, guided(asked("turn", 4), 3, 3).session))


def test_a_turn_is_played_by_keys(visit: Visit, store: str) -> None:
    page = sit(visit, store, guided(asked("turn", 2), 3, 3).session)
    played_on(page, lambda spot: page.keyboard.press("Enter" if spot == GO else "1"))


def played_on(page: Any, choose: Callable[[str], None]) -> None:
    """One act, from the turn's first question until another one is asked."""
    before = question(page)
    for _ in range(12):
        state = page.evaluate(STATE)
        choose(GO if page.locator(f"{GO}:enabled").count() else ASKED)
        page.wait_for_function(f"before => ({STATE})() !== before", arg=state)
        if question(page) != before:
            return
    raise AssertionError("nothing was played")
