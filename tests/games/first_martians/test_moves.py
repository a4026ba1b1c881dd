"""What travels on the table, and the refs it travels between."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.first_martians import game
from cinqmars.kernel import Event, Move
from games.first_martians.notation import Crew, table


def travelled(t: Crew, what: str) -> list[Move]:
    return [move for e in t.io.events if e.what == what for move in game.moves(e)]


def test_a_pawn_leaves_its_quarters_for_a_stack_and_comes_back() -> None:
    t = table("home").plan("A1: rest", "B1: maintain")
    assert travelled(t, "place") == [
        Move("piece:0", "quarters:0", "stack:0"),
        Move("piece:2", "quarters:1", "stack:1"),
    ]
    t.answer(plan=3, target=0).move()
    assert travelled(t, "take-back") == [Move("piece:2", "stack:1", "quarters:1")]


def test_a_pawn_that_moves_on_comes_from_its_stack_and_a_rover_from_the_depot() -> None:
    t = table("home").plan("A1: rest", "A1 A2 froggy: explore a1-n")
    assert travelled(t, "place")[1:] == [
        Move("piece:0", "stack:0", "stack:0"),
        Move("piece:1", "quarters:0", "stack:0"),
        Move("piece:12", "depot", "stack:0"),
    ]


def test_when_a_stack_dissolves_its_rover_goes_home_and_the_others_move_up() -> None:
    t = table("home").plan("A1 froggy: explore a1-n", "B1: maintain")
    t.answer(plan=1, target=0).move()
    assert travelled(t, "regroup") == [
        Move("piece:12", "stack:0", "depot"),
        Move("piece:2", "stack:1", "stack:0"),
    ]


def test_the_plan_is_put_in_order_and_afterwards_everybody_goes_home() -> None:
    t = table("home", crew="geologist engineer").plan("A1: maintain", "A2: relax", "B1: maintain").ready()
    assert travelled(t, "regroup") == [
        Move("piece:3", "quarters:1", "stack:3"),
        Move("piece:0", "stack:0", "stack:2"),
        Move("piece:2", "stack:2", "stack:3"),
        Move("piece:3", "stack:3", "stack:0"),
    ]
    t.io.events.clear()
    t.go()
    assert {(move.kind, move.target) for move in travelled(t, "regroup")} == {
        ("piece:0", "quarters:0"),
        ("piece:1", "quarters:0"),
        ("piece:2", "quarters:1"),
        ("piece:3", "quarters:1"),
    }


def test_a_pawn_that_is_missing_this_round_stays_visible() -> None:
    t = table("home")
    t.s.lost_pawns[0] = 1
    (zone,) = [zone for zone in game.observe(t.s, 0).zones() if zone.ref == "quarters:0"]
    assert [thing.note.id if thing.note else "" for thing in zone.things] == ["", "piece-lost"]


def test_regions_samples_and_parts_travel() -> None:
    t = table("home", "region a1-n old-lakebed 2; red lab:cpu; parts cpu 1")
    t.plan("A1 A2 froggy: explore a1-s", "B1 B2 C1: gather a1-n", "C2 D1: repair lab:cpu").go()
    assert travelled(t, "explore") == [Move("region:a1-s", "mars", "space:a1-s")]
    assert travelled(t, "haul") == [Move("sample", "space:a1-n", "pending")]
    assert travelled(t, "repair") == [Move("part", "hold", "facility:11")]


@pytest.mark.parametrize(("what", "parts"), [("shut", (11, 0, ())), ("unshut", (11, 0))])
def test_a_shutdown_tile_comes_and_goes(what: str, parts: tuple[Any, ...]) -> None:
    (move,) = game.moves(Event(1, -1, what, parts))
    assert {move.origin, move.target} == {"hub", "facility:11"}


def test_every_end_of_a_journey_is_in_the_view() -> None:
    t = table("home", "region a1-n old-lakebed 2").plan("A1 A2 B1: gather a1-n")
    refs = game.observe(t.s, 0).refs()
    ends = {"mars", "hub", "hold", "pending", "depot", "quarters:0", "stack:0", "space:a1-n", "facility:11"}
    assert ends <= refs
