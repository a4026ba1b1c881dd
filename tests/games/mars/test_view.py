"""What a table can draw of the view, the log and the catalogue without knowing the rules."""

from __future__ import annotations

from cinqmars.games.mars import game
from cinqmars.kernel import PlayerView, Row, View
from games.mars.notation import Play, table


def seen(t: Play, seat: int = 0) -> View:
    return game.observe(t.s, seat)


def track(player: PlayerView, ref: str) -> tuple[int, int]:
    found = next(t for t in player.tracks if t.ref == ref)
    return found.value, found.maximum


def standing(t: Play) -> dict[str, Row]:
    panel = next(p for p in seen(t).panels if p.ref == "standing")
    return {row.ref: row for row in panel.tables[0].rows}


def moves(t: Play, what: str) -> list[tuple[str, str, str, int]]:
    told = [e for e in t.told if e.what == what]
    return [(m.kind, m.origin, m.target, m.number) for e in told for m in game.moves(e)]


def test_everybody_sees_how_full_a_hand_is_and_how_many_contracts_are_allowed() -> None:
    t = table("silo-1 communication-2", "", hands="A: 5 iron", contracts="A: iron>water")
    ana, bob = seen(t, 1).players
    assert track(ana, "stored:0") == (5, 6) and track(ana, "contracted:0") == (1, 4)
    assert track(bob, "stored:1") == (0, 4) and track(bob, "contracted:1") == (0, 1)


def test_the_rate_of_earth_is_shown() -> None:
    t = table("spaceport", "")
    rates = [next(f.value for f in p.facts if f.label.id == "fact-rate") for p in seen(t).players]
    assert [getattr(rate, "args", None) for rate in rates] == [{"n": 2}, {"n": 3}]


def test_strengths_are_shown_beside_who_holds_the_supremacy() -> None:
    t = table("military-2", "military-1", "", supremacies="B: military")
    military = standing(t)["supremacy:military"]
    assert military.cells == (2, 1, 0) and military.owner == 1
    assert standing(t)["supremacy:energy"].owner == -1


def test_what_a_tile_costs_and_gives_is_printed() -> None:
    printed = game.catalogue()
    assert printed["tile:military-2"]["cost"] == {"iron": 2, "water": 2}
    assert printed["tile:plant-1"]["gives"] == {"energy": 5} and printed["tile:plant-1"]["uses"] == 0
    assert printed["tile:silo-1"]["gives"] == {"storage": 2} and printed["tile:silo-1"]["points"] == 1
    assert printed["tile:communication-2"]["gives"] == {"contracts": 4, "contracts-without": 2}
    assert printed["tile:mine-water"]["gives"] == {"water": 1}
    assert printed["contract"]["cost"] == {"carbon": 1, "water": 1}


def test_what_a_conflict_needs_and_wins_is_printed() -> None:
    event = game.catalogue()["event:minor-military"]
    assert (event["field"], event["needs"]) == ("military", "military-1")
    assert event["does"]["args"]["prize"]["id"] == "prize-minor-military"
    assert game.catalogue()["conflict"] == {"compares": ["strength", "bonus", "colonists"]}
    assert game.catalogue()["raid"] == {"cards": 1, "cards-supreme": 2}


def test_the_places_of_a_colony_are_printed() -> None:
    printed = game.catalogue()
    levels = {ref.removeprefix("type:"): told["levels"] for ref, told in printed.items() if "levels" in told}
    assert levels["habitation"] == [0, 1, 2, 3, 4] and levels["silo"] == [0, 1, 2]
    assert levels["research"] == [1, 2] and levels["spaceport"] == [1] and levels["mine"] == [1, 2, 3, 4]
    assert sum([len(places) for places in levels.values()]) == 25


def test_every_row_of_the_stock_is_in_the_catalogue() -> None:
    stock = next(p for p in seen(table("", "")).panels if p.ref == "stock")
    assert {row.ref for row in stock.tables[0].rows} <= game.catalogue().keys()


def test_what_is_paid_travels_to_the_reserve() -> None:
    t = table("", "", hands="A: 1 silicon 1 water").play("build plant")
    assert moves(t, "build") == [
        ("silicon", "hand:0", "reserve", 1),
        ("water", "hand:0", "reserve", 1),
        ("tile", "stock", "place:0:plant-1", 1),
    ]


def test_a_bargain_travels_both_ways() -> None:
    t = table("communication-1", "", "", phase="exchange", hands="A: 2 iron; B: 3 water")
    t.propose("A", "2 iron", "1 water", to="B").play("B: exchange accept 1")
    assert moves(t, "trade") == [("iron", "hand:0", "hand:1", 2), ("water", "hand:1", "hand:0", 1)]


def test_nobody_sees_what_is_looted() -> None:
    t = table("military-1", "", "", phase="raid", hands="B: 1 iron").play("raid B")
    assert moves(t, "loot") == [("card", "hand:1", "hand:0", 1)] and moves(t, "looted") == []
