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
CONSTRUCT, UPGRADE = 2, 3  # slots


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


def test_a_rivals_board_opens_by_its_panel(visit: Visit, store: str) -> None:
    page = sit(visit, store, guided(asked("turn", 4), 3, 3).session)
    page.click("[data-ref='player:1'] .gd b >> nth=0")  # anywhere on the panel
    page.click("role=tab[name='My board']")
    assert page.locator(".side [data-ref^='good:1:']").count() == 6
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

    def learns(s: OnMarsState, d: Decision) -> bool:
        new = [tech for tech in s.grid[:2] if tech != box.NONE and s.tech[tech] == box.NONE]
        return not s.main and 1 + box.LEARN in d.opts and bool(new)

    hand = Hand(to(hand.page, store, wanted("turn", 3, 4, learns).session))
    hand.point("action:learn")
    hand.page.wait_for_selector("[data-ref^='grid:'] > .hit")
    hand.click("[data-ref='grid:0'] > .hit, [data-ref='grid:1'] > .hit")  # the row without a price
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


# how an act is paid for


def test_an_earlier_part_is_changed_and_the_later_ones_stay(visit: Visit, store: str) -> None:
    """Others' presence is paid by a stepper, after what is built and where has been chosen."""

    def several(s: OnMarsState, d: Decision) -> bool:
        return d.ctx[0] == box.CONSTRUCT and len(d.opts) > 1

    page = sit(visit, store, wanted("price", 4, 2, several).session, **LAPTOP)
    page.click("[data-ref='slot:construct'] > .hit")
    page.wait_for_selector(".pal .om-spot.can > .hit")
    page.locator(".pal .om-spot.can > .hit").first.click()
    page.wait_for_selector(f"{HEXES}, {GO}:enabled")
    if page.locator(HEXES).count():
        page.locator(HEXES).first.click()
    page.wait_for_selector(f"{GO}:enabled")
    paid = page.locator("[data-term=price] output")
    before, chosen = paid.inner_text(), page.locator(".omap .sel-f, .omap .tgt").count()
    page.locator("[data-term=price] .tool:enabled").first.click()
    page.wait_for_function(
        "before => document.querySelector('[data-term=price] output').innerText !== before", arg=before
    )
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(".omap .sel-f, .omap .tgt").count() == chosen
    asking = question(page)
    page.click(GO)
    settled(page, asking)


def test_whose_technology_is_used_says_what_it_gives_them(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    begin(
        page, store, wanted("use", 3, 3, lambda s, d: len(d.opts) > 1 and 1 not in d.opts and bool(d.ctx[1]))
    )
    page.wait_for_selector("[data-term=use] .way >> nth=1")
    told = page.locator("[data-term=use] small").all_inner_texts()
    assert any("1 oxygen or a development" in line for line in told), told
    keep(page, "on-mars-use")


# the laboratory

PLACES = """() => Object.fromEntries([...document.querySelectorAll(".side [data-ref^='tech:0:']")]
  .map((tile) => [tile.dataset.ref, tile.dataset.at]))"""


def test_two_developments_in_one_go(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    begin(page, store, wanted("develop", 2, 3, lambda s, d: len(d.opts) > 2 and not d.ctx[0]))
    places = page.evaluate(PLACES)
    page.locator(ASKED).first.click()
    page.wait_for_selector(".over [data-then]")
    page.locator(".over [data-then]").first.click()
    assert page.locator(GO).inner_text() == "Develop both"
    keep(page, "on-mars-develop")
    page.click(GO)
    columns = "places => Object.entries(places).reduce((n, [, at]) => n + Number(at.split(':')[2][0]), 0)"
    wanted_sum = page.evaluate(columns, places) + 2
    page.wait_for_function(f"n => ({columns})(({PLACES})()) === n", arg=wanted_sum)


# small choices


def wanted(name: str, seats: int = 2, seed: int = 3, fits: Fits = lambda s, d: len(d.opts) > 1) -> Place:
    """The first seat is asked this in one of the games from that one on."""
    for more in range(40):
        place = guided(asked(name, 2, fits), seats, seed + more)
        if not place.session.over:
            return place
    raise AssertionError(f"nobody is ever asked: {name}")


SMALL = (
    "benefit",
    "crew",
    "warehouse",
    "upgrade",
    "more",
    "retrieve",
    "deliver",
    "space",
    "welcome",
    "repay",
)


def test_small_choices_are_told_in_detail_and_taken_there(visit: Visit, keep: Keep, store: str) -> None:
    page = device(visit)
    for name in SMALL:
        begin(page, store, wanted(name))
        page.wait_for_selector(CHOOSE)
        texts = [node.inner_text() for node in page.locator(CHOOSE).all()]
        assert all(text.strip() and "om-" not in text and "{" not in text for text in texts), texts
        assert page.evaluate(COVERED) == 0, "the map makes room"
        keep(page, f"on-mars-{name}")
        before = question(page)
        page.locator(f"{CHOOSE}[aria-disabled=false]").first.click()
        page.wait_for_function(
            "before => document.querySelector('.decision')?.dataset.question !== before"
            " || document.querySelector('.over .choose button[aria-pressed=true], .decision .step')",
            arg=before,
        )


# movement


def test_a_piece_goes_to_any_hex_in_reach_by_one_click(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(asked("move", 3, lambda s, d: d.ctx[1] > 0), 3, 3).session)
    page.wait_for_selector(HEXES)
    far = page.locator(HEXES).last
    far.hover()
    page.wait_for_selector(".omap .route.ahead")
    where = far.get_attribute("data-hex")
    far.click()
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(".omap .route:not(.ahead)").count() == 1, "the way is drawn"
    keep(page, "on-mars-move")
    before = question(page)
    page.click(GO)
    settled(page, before)
    page.wait_for_selector(f".omap [data-ref='{where}']")


# the shuttle phase


def travelling(to_orbit: bool) -> Place:
    """The first seat may travel, from orbit or to it."""
    return guided(asked("travel", 2, lambda s, d: len(d.opts) > 1 and (s.space[0] >= 4) == to_orbit), 2, 3)


def test_a_journey_to_orbit_is_one_sequence_and_one_confirm(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, travelling(True).session, **LAPTOP)
    page.wait_for_selector(".travel .way >> nth=1")
    space = page.locator(".travel [data-space]:enabled").first
    number = space.get_attribute("data-space")
    space.click()
    page.wait_for_selector(f"{GO}:enabled")
    assert page.locator(GO).inner_text() == f"Travel, space {number}"
    keep(page, "on-mars-travel")
    before = question(page)
    page.click(GO)
    settled(page, before)
    page.wait_for_selector(f".ord [data-ref='order:{number}'] [data-ref='marker:0']")


def test_a_journey_to_the_colony_lays_a_tile_and_takes_a_space(visit: Visit, keep: Keep, store: str) -> None:
    """All is chosen before one confirm, though the next tile comes to light between."""
    page = sit(visit, store, travelling(False).session, **LAPTOP)
    page.wait_for_selector(".travel [data-tile]")
    assert page.evaluate(COVERED) == 0, "the map makes room"
    space = page.locator(".travel [data-space]:enabled").first
    number = space.get_attribute("data-space")
    space.click()
    page.locator(".travel [data-tile]").first.click()
    page.wait_for_selector(HEXES)
    where = page.locator(HEXES).first.get_attribute("data-hex")
    page.locator(HEXES).first.click()
    page.wait_for_selector(f"{GO}:enabled")
    keep(page, "on-mars-descent")
    page.click(GO)
    page.wait_for_selector(f".ord [data-ref='order:{number}'] [data-ref='marker:0']")
    assert page.locator(f".omap [data-ref='{where}'] .dsc").count() == 1


# alone


def test_lacerda_has_a_panel_a_card_and_objectives(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(asked("turn", 6), 1, 5, {"objective": 2}).session, **LAPTOP)
    page.wait_for_selector("[data-ref='player:1'] .lcard li")
    page.click("role=tab[name=/^Colony/]")
    assert page.locator(".side .objs li").count() == 6
    keep(page, "on-mars-solo")


def test_the_end_says_why_one_has_won_or_lost(visit: Visit, keep: Keep, store: str) -> None:
    page = sit(visit, store, guided(lambda s, d: False, 1, 5, {"objective": 2}).session, **LAPTOP)
    page.wait_for_selector(".end .besides .objs li >> nth=5")
    met = page.locator(".end .besides .objs .ok").count()
    said = page.locator(".end header p").inner_text()
    assert said.startswith("Won" if met == 6 else "Lost"), said
    assert page.locator(".end .besides ol button").count() > 2, "the course of the colony"
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
        keep(page, f"on-mars-phone-{face}")
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
