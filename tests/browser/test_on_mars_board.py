"""On Mars's board tells the table as it stands: the map, the strips, the tracks, the laboratory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.on_mars_tables import asked, guided, led, state_of
from browser.test_on_mars import HEXES, LAPTOP, PHONE, sit
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.hexes import complex_of, connected, kind_of, reach
from cinqmars.games.on_mars.state import OnMarsState
from cinqmars.kernel import Decision

Visit = Callable[..., Any]
Keep = Callable[[Any, str], None]

DRAWN = """() => {
  const count = (spot) => document.querySelectorAll('.omap ' + spot).length
  const sizes = [...document.querySelectorAll('.omap .csz text')].map((text) => Number(text.textContent))
  return {
    buildings: count('.bld'), shelters: count('.bld .dome'), advanced: count('.adv'),
    research: count('.rs'), discoveries: count('.dsc'), crystals: count('g[data-ref] > .cry'), miners: count('.mnr'),
    bots: count(".pc[data-ref^='bot:']"), rovers: count(".pc[data-ref^='rover:']"),
    complexes: sizes.sort((a, b) => a - b),
  }
}"""

GAINS = """() => Object.fromEntries([...document.querySelectorAll('.omap [data-hex]')].map((hex) => {
  let at = hex
  while (at && !at.classList.contains('ga')) at = at.previousElementSibling
  return [hex.dataset.hex, at?.textContent ?? '']
}))"""


def stands(s: OnMarsState) -> dict[str, Any]:
    """The same, of the table."""
    built = [h for h in range(box.N_HEXES) if s.building[h] != box.NONE]
    complexes = {min(complex_of(s, h)): len(complex_of(s, h)) for h in built}
    tiles = [tile for tile in s.tile if tile != box.NONE]
    return {
        "buildings": len(built),
        "shelters": sum(s.building[h] >= box.SHELTER for h in built),
        "advanced": sum(marker != box.NONE for marker in s.marker),
        "research": sum(tile >= box.RESEARCH for tile in tiles),
        "discoveries": sum(tile < box.RESEARCH for tile in tiles),
        "crystals": sum(s.crystal),
        "miners": sum(miner != box.NONE for miner in s.miner),
        "bots": sum(at != box.NONE for at in s.bots),
        "rovers": sum(at != box.NONE for at in s.rover),
        "complexes": sorted(size for size in complexes.values() if size > 1),
    }


@pytest.mark.parametrize("state", ["turn", "solo", "singularity"])
def test_the_map_draws_what_stands_and_lies_there(visit: Visit, store: str, state: str) -> None:
    place = state_of(state)
    page = sit(visit, store, place.session, **LAPTOP)
    page.wait_for_selector(".omap .bld")
    assert page.evaluate(DRAWN) == stands(place.session.state)


SLOTS = """() => {
  const seat = (at) => Number(at.className.match(/p(\\d)/)[1]) - 1
  const slots = [...document.querySelectorAll(".act[data-ref^='slot:']")]
  const who = (act) => [...act.querySelectorAll('.sl span')].map(seat).sort()
  return Object.fromEntries(slots.map((act) => [act.dataset.ref, who(act)]))
}"""
SPACES = """() => {
  const last = (at) => Number(at.dataset.ref.split(':')[1])
  const markers = [...document.querySelectorAll(".ord [data-ref^='marker:']")]
  return markers.map((marker) => [last(marker), last(marker.closest("[data-ref^='order:']"))]).sort()
}"""


@pytest.mark.parametrize("state", ["turn", "solo", "singularity"])
def test_strips_and_tracks_tell_who_is_where(visit: Visit, store: str, state: str) -> None:
    place = state_of(state)
    s = place.session.state
    page = sit(visit, store, place.session, **LAPTOP)
    page.wait_for_selector(".act")
    there = {
        names.slot_ref(slot): [c for c in range(s.k) for _ in range(s.slots[slot * box.MAX_PLAYERS + c])]
        for slot in range(box.N_SLOTS)
    }
    assert page.evaluate(SLOTS) == there
    assert page.evaluate(SPACES) == [[c, s.space[c] + 1] for c in range(s.k) if s.space[c] != box.NONE]
    shuttle = page.locator(".shut [data-ref^='station:']:has([data-ref=shuttle])")
    assert shuttle.get_attribute("data-ref") == f"station:{box.SIDES[s.shuttle]}:{s.station}"
    columns = page.locator(".lss .lc")
    assert [columns.nth(i).locator("i.f").count() for i in range(box.N_LSS)] == s.lss
    needed = [row <= s.level for row in s.lss]
    assert [columns.nth(i).locator("i.nd").count() > 0 for i in range(box.N_LSS)] == needed


def test_the_laboratory_says_what_a_space_costs_gives_and_pays(visit: Visit, store: str) -> None:
    page = sit(visit, store, state_of("turn").session, **LAPTOP)
    lab = page.locator(".side [data-ref='laboratory:0'] svg")
    lab.wait_for()
    assert lab.locator(".lo").all_text_contents() == ["1 pt", "2 pts", "3 pts", "4 pts", "5 pts", "9 pts"]
    costs = [box.ENTER_COST[box.LEVEL.index(level)] for level in range(1, 7)]
    assert lab.locator("use[y='18']").count() == sum(len(cost) for cost in costs)
    assert lab.locator(".fr").count() == costs.count([])
    for i, space in enumerate(box.SPACES):
        about = lab.locator(f"[data-at='lab:0:{space}'] title").text_content()
        assert f"{box.SPACE_OP[i]} pt" in about
        assert (i in box.SPACE_GIVES) == (about.count("·") > 1), about


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_while_building_places_say_what_they_bring(
    visit: Visit, keep: Keep, store: str, device: dict[str, Any]
) -> None:
    """One's bots' zones are tinted, places lit with their gain, all else is veiled; then a ghost stands there."""
    found: list[tuple[int, list[int]]] = []

    def several(s: OnMarsState, d: Decision) -> bool:
        fits = d.ctx[0] == "construct" and box.MINE < d.ctx[1] < box.SHELTER and len(d.opts) > 2
        found[:] = [(d.ctx[1], list(d.opts))] if fits else []
        return fits

    place = guided(asked("site", 3, several), 2, 2)
    [(building, hexes)] = found
    s, kind = place.session.state, box.BUILDINGS[building]
    page = sit(visit, store, place.session, **device)
    led(page, place)
    page.wait_for_selector(HEXES)
    gains = {names.hex_ref(h): f"+{connected(s, kind_of(0, building), h) + 1}" for h in hexes}
    assert page.evaluate(GAINS) == gains
    assert page.locator(".omap .near path").count() == len(reach(s, 0))
    assert page.locator(".omap .veil path").count() == box.N_HEXES - len(hexes)
    if device is LAPTOP:
        assert page.locator(f".pal .now[data-ref='stack:{kind}']").count() == 1
        assert "for you" in page.locator(".lss .pays").inner_text(), "what life support pays for it"
    page.locator(HEXES).last.click()
    page.wait_for_selector(".omap .bld.ghost")
    keep(page, f"on-mars-site-{'phone' if device is PHONE else 'laptop'}")
