"""Landing, resource tiles, and the end of the round."""

from __future__ import annotations

from cinqmars.kernel import say
from games.mission_planete_rouge.notation import table

# Landing


# rules: L1
def test_astronauts_land_in_the_zone_printed_on_the_ship() -> None:
    t = table("hellas-3 [A B2] up | ausonia-5 [C] | - ", mars="hellas: A", turn="A pilot").end_round()
    assert t.mars == {"hellas": "A2 B2"}, "the ship that did not take off stays"
    assert "ausonia-5 [C]" in t.ships


# rules: L1
def test_a_tile_wins_over_the_printed_zone() -> None:
    t = table(
        "hellas-3 -> ausonia [A B2] up | manual-5 -> syrtis-major [C5] up | - ", turn="A pilot"
    ).end_round()
    assert t.mars == {"ausonia": "A B2", "syrtis-major": "C5"}


# rules: L1
def test_ships_land_only_after_everyone_has_played() -> None:
    t = table("hellas-3 [A B2] up | ausonia-5 [] | - ", turn="A pilot").pass_turn()
    assert t.mars == {}
    assert t.flying == "hellas-3 [A B2]"
    t.pass_turn().pass_turn()
    assert t.mars == {"hellas": "A B2"}
    assert t.flying == ""


# rules: L2
def test_ships_land_in_the_order_in_which_they_took_off() -> None:
    ships = "hellas-3 [A2] | ausonia-3 [B2] | ausonia-5 []"
    t = table(ships, turn="A recruiter, B explorer, C explorer", resources="celerium ice ...")
    t.play("board 2", "board 1", "board no")
    assert t.resources == {"ausonia": "celerium", "hellas": "ice"}
    t = table(ships, turn="A recruiter, B explorer, C explorer", resources="celerium ice ...")
    t.play("board 1", "board 2", "board no")
    assert t.resources == {"hellas": "celerium", "ausonia": "ice"}


# rules: L2
def test_the_order_in_which_they_will_land_can_be_seen() -> None:
    t = table("hellas-3 [A2] | ausonia-3 [B2] | ausonia-5 []", turn="A pilot").play("board 2", "board 1")
    assert [zone.label.args["zone"] for zone in t.view("C").panels[1].zones] == [
        say("zone-ausonia"),
        say("zone-ausonia"),
        say("zone-hellas"),
    ]
    assert [zone.facts[0].value for zone in t.view("C").panels[1].zones] == [
        say("seats-of", n=0, seats=5),
        say("seats-of", n=3, seats=3),
        say("seats-of", n=3, seats=3),
    ]


# rules: L2, T1
def test_before_a_tile_is_drawn_the_ships_that_have_landed_are_gone_and_the_others_still_fly() -> None:
    ships = "hellas-3 [A3] up | ausonia-3 [B3] up | syrtis-major-3 [C3] up | - "
    t = table(ships, mars="hellas: A", played="A recruiter, B recruiter, C recruiter", turn="D pilot")
    seen = t.probe("redirect no")
    assert seen.reveals
    assert [zone.label.args["zone"] for zone in seen.view.panels[1].zones] == [
        say("zone-ausonia"),
        say("zone-syrtis-major"),
    ]


# rules: L3
def test_a_landed_ship_is_discarded_and_its_tile_available_again() -> None:
    t = table("hellas-3 -> ausonia [A3] up | ausonia-5 [] | - ", turn="A pilot")
    assert t.tiles("ausonia") == 1
    t.end_round()
    assert t.discarded_ships == ["hellas-3"]
    assert t.tiles("ausonia") == 2
    assert "->" not in t.ships


# rules: L4
def test_a_ship_that_lands_empty_explores_nothing() -> None:
    t = table("hellas-3 [] | manual-5 -> ausonia [] up | - ", turn="A secret-agent").play(
        "board no", "launch 1"
    )
    t.end_round()
    assert t.mars == {}
    assert len(t.s.resource_tiles) == 14
    assert sorted(t.discarded_ships) == ["hellas-3", "manual-5"]
    assert t.tiles("ausonia") == 2


# Resource tiles


# rules: T1
def test_the_first_to_land_draws_a_resource_tile() -> None:
    t = table("hellas-3 [A3] up | ausonia-5 [] | - ", turn="A pilot", resources="celerium ...").end_round()
    assert t.resources == {"hellas": "celerium"}
    assert len(t.s.resource_tiles) == 13
    assert "explore hellas celerium" in t.heard()


# rules: T1
def test_the_explorer_draws_one_at_once() -> None:
    t = table(
        "ausonia-5 [] | - | - ", mars="hellas: A", turn="A explorer", resources="celerium sylvanite ..."
    )
    t.play("board no", "move hellas ausonia")
    assert t.asked == "A move"
    assert t.resources == {"ausonia": "celerium", "hellas": "ice"}
    t.play("move ausonia syrtis-major")
    assert t.resources["syrtis-major"] == "sylvanite"


# rules: T1
def test_it_cannot_be_taken_back() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: A; mare-australe:", turn="A explorer").play("board no")
    t.play("move hellas mare-australe")
    assert t.refusal("A") == ""
    seen = t.probe("move mare-australe mare-serpentis")
    assert seen.reveals
    assert "resource:mare-serpentis" not in seen.view.refs()
    t.play("move mare-australe mare-serpentis")
    assert t.asked == "A move"
    assert t.refusal("A") == "revealed-since"


# rules: T2
def test_a_zone_is_explored_once() -> None:
    t = table("hellas-3 [A3] up | ausonia-5 [] | - ", mars="hellas: sylvanite", turn="A pilot").end_round()
    assert t.resources == {"hellas": "sylvanite"}
    assert len(t.s.resource_tiles) == 13


# rules: T2
def test_the_tile_stays_when_everyone_has_left() -> None:
    t = table("ausonia-5 [] | - | - ", mars="hellas: A celerium; ausonia:", turn="A explorer")
    t.play("board no", "move hellas ausonia", "move ausonia hellas", "move hellas ausonia")
    assert t.resources["hellas"] == "celerium"
    assert t.mars["hellas"] == ""


# The end of the round


# rules: E1
def test_whoever_played_last_takes_the_medal() -> None:
    t = table("ausonia-5 [] | - | - ", turn="B recruiter, A explorer, C pilot", medal="A").end_round()
    assert t.medal == "C"


# rules: E1
def test_also_among_equal_numbers() -> None:
    t = table("ausonia-5 [] | hellas-5 [] | hellas-4 []", medal="C")
    t.play("A: choose pilot", "B: choose pilot", "C: choose pilot").end_round()
    assert t.medal == "B"


# rules: E1
def test_the_medal_does_not_move_before_the_end_of_the_round() -> None:
    t = table("ausonia-5 [] | - | - ", turn="B recruiter, A explorer, C pilot", medal="A").pass_turn()
    assert t.medal == "A"


# rules: E2
def test_a_travel_agent_who_could_do_nothing_takes_the_medal_too() -> None:
    t = table("ausonia-5 [B3] | - | - ", played="A recruiter, B explorer", turn="C travel-agent", medal="A")
    assert t.s.round == 2
    assert t.medal == "C"
    assert "[B3]" in t.ships


# rules: E3
def test_the_round_marker_advances() -> None:
    t = table("ausonia-5 [] | - | - ", turn="A pilot", in_round=3).end_round()
    assert t.s.round == 4
    assert t.view().panels[3].tracks[0].value == 4


# rules: E3
def test_there_is_a_scoring_after_rounds_five_and_eight_only() -> None:
    for round_ in range(1, 10):
        t = table(mars="hellas: A", turn="A pilot", in_round=round_)
        assert t.tokens("A") == {5: "1 ice", 8: "2 ice"}.get(round_, "")
        assert (f"scoring {round_}" in t.heard()) == (round_ in (5, 8))


# rules: E3, L1
def test_ships_land_before_the_scoring() -> None:
    t = table("hellas-3 [A3] up | - | - ", mars="hellas: B2", turn="A pilot", in_round=5).end_round()
    assert t.tokens("A") == "1 ice"
    assert t.tokens("B") == ""
