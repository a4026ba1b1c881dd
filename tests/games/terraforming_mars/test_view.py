"""What everybody sees of the table."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.cards.index import CARD, N_CARDS
from cinqmars.kernel import Fact, Message, Session, View, Zone, say, seat_name
from games.terraforming_mars.notation import table


def seen(position: str, seat: int = -1) -> View:
    return game.observe(table(position).s, seat)


def zone(view: View, ref: str) -> Zone:
    (found,) = [zone for zone in view.zones() if zone.ref == ref]
    return found


def fact(facts: tuple[Fact, ...], icon: str) -> object:
    (found,) = [fact.value for fact in facts if fact.icon == icon]
    return found


# rules: G11, T6
def test_resources_production_rating_and_tags_are_public() -> None:
    for seat in (0, 1, -1):
        view = seen("R: 12 M€ 3 steel, prod plants 1, tr 25, played ants(2) mine", seat)
        one = view.players[0]
        assert fact(one.facts, "megacredits") == 12
        assert fact(one.facts, "steel") == 3
        made = fact(one.facts, "production")
        assert isinstance(made, Message)
        assert made.args == {"megacredits": 0, "steel": 0, "titanium": 0, "plants": 1, "energy": 0, "heat": 0}
        assert fact(one.facts, "rating") == one.tracks[0].value == 25
        assert [(tag.kind, tag.number) for tag in zone(view, "tags:0").things] == [
            ("tag-building", 1),
            ("tag-microbe", 1),
        ]


# rules: C19, C21
def test_cards_in_play_lie_in_groups() -> None:
    view = seen("R: played helion ants(2) mine donation, events comet", 1)
    lying = {name: [thing.ref for thing in zone(view, f"{name}:0").things] for name in GROUPS}
    assert lying == {
        "founded": ["card:helion", "card:donation"],
        "active": ["card:ants"],
        "automated": ["card:mine"],
        "events": ["card:comet"],
    }
    (ants,) = zone(view, "active:0").things
    assert say("cubes-microbe", n=2) in [fact.value for fact in ants.facts]
    assert zone(view, "events:0").kind == "pile"


GROUPS = ("founded", "active", "automated", "events")


# rules: F3, F5, F6, F7
def test_points_so_far_are_shown_to_everyone() -> None:
    view = seen("R: tr 25, events comet; city R at 5,1; greenery R at 5,2; milestone mayor R; oceans 1", 1)
    assert fact(view.players[0].facts, "points") == 25 + 1 + 1 + 5
    assert fact(view.players[1].facts, "points") == 20


# rules: C9
def test_a_hand_shows_its_prices_discounts_included() -> None:
    (card,) = zone(seen("R: hand comet, played earth-catapult", 0), "hand:0").things
    assert [fact.value for fact in card.facts if fact.icon == "megacredits"] == [21, 19]
    (card,) = zone(seen("R: hand comet", 0), "hand:0").things
    assert [fact.value for fact in card.facts if fact.icon == "megacredits"] == [21]


# rules: P2, P3, P4, P5, P6
def test_parameters_are_tracks_with_marks() -> None:
    (panel,) = [p for p in seen("temperature -24; oxygen 3; oceans 2").panels if p.ref == "parameters"]
    assert [(t.ref, t.value, t.maximum, t.marks) for t in panel.tracks] == [
        ("temperature", 3, 19, (3, 5, 15)),
        ("oxygen", 3, 14, (8,)),
        ("oceans", 2, 9, ()),
    ]
    assert panel.tracks[0].label.args == {"least": -30, "step": 2}, "what a step stands for"
    ahead = [(f.label.args["of"], f.label.args["step"], f.value) for f in panel.facts if "of" in f.label.args]
    assert ahead == [
        ("temperature", 5, say("gives-heat")),
        ("temperature", 15, say("gives-ocean")),
        ("oxygen", 8, say("gives-temperature", n=2)),
    ]


# rules: M1, A1
def test_goals_show_who_is_how_close() -> None:
    view = seen("R: prod M€ 4; B: prod M€ 2; greenery R at 5,1; milestone mayor B; award banker R")
    (panel,) = [p for p in view.panels if p.ref == "goals"]
    rows = {row.ref: row for table_ in panel.tables for row in table_.rows}
    assert rows["milestone:gardener"].cells == (3, 1, 0, say("nobody"))
    assert rows["milestone:mayor"].cells == (3, 0, 0, seat_name(1))
    assert rows["milestone:mayor"].owner == 1
    assert rows["award:banker"].cells == (4, 2, seat_name(0))


# rules: R24, R76
def test_marsbot_shows_what_the_spaces_of_its_tracks_do() -> None:
    view = seen("bot: corporation phobolog, tracks space 3")
    spaces = zone(view, "spaces:space")
    does = {
        str(fact.label.args["n"]): (fact.value, fact.icon) for fact in spaces.facts if fact.icon != "cube"
    }
    assert does["5"] == (say("tile-ocean"), "ocean")
    assert does["9"] == (say("space-temperature", n=2), "temperature")
    assert does["16"] == (say("space-rating", n=4), "rating")
    assert does["8"] == (say("space-milestone"), "milestone")
    assert does["1"] == (say("space-again"), "again")
    assert "2" not in does and "7" not in does
    assert [fact.label.args["n"] for fact in spaces.facts if fact.icon == "cube"] == [7, 10, 13, 15]


# rules: T1, T13
def test_mars_shows_tiles_claims_and_what_is_printed() -> None:
    view = seen("city B at 5,1; claim R at 6,2; ocean at 1,2")
    assert [(t.kind, t.owner) for t in zone(view, "hex:5-1").things] == [("city", 1)]
    assert [(t.kind, t.owner) for t in zone(view, "hex:1-2").things] == [("ocean", -1)]
    assert [(t.kind, t.owner) for t in zone(view, "hex:6-2").things] == [("claim", 0)]
    assert [fact.icon for fact in zone(view, "hex:3-1").facts] == ["volcano", "card"]
    assert [fact.icon for fact in zone(view, "hex:5-3").facts] == ["noctis", "plants"]
    assert zone(seen("city R at phobos"), "orbit:phobos-space-haven").things[0].owner == 0


def test_every_place_on_the_map_has_a_spot() -> None:
    (mars,) = [panel for panel in Session.new(game, 2, 1).view(-1).panels if panel.map]
    spots = {spot.ref: spot for spot in game.geometry(2)["mars"].spots}
    assert {z.ref for z in mars.zones} == set(spots)
    assert len({(spot.x, spot.y) for spot in spots.values()}) == len(spots) == 63
    rows = [spots[f"hex:{row}-1"] for row in range(1, 10)]
    assert [spot.y for spot in rows] == sorted([spot.y for spot in rows])
    assert rows[4].x < rows[0].x, "the middle row is the longest"


# what is offered


def test_hexes_are_offered_by_their_coordinates_with_what_they_bring() -> None:
    hexes = table("R: 8 plants; ocean at 5,4; ocean at 4,5").play("plant").options
    assert hexes.startswith("A1 · 2 steel, A3, B1, Tharsis Tholus B2 · 1 steel, B3, ")
    assert ", D3 · 1 plant, 2 M€, D4 · 1 plant, 4 M€, " in hexes, "beside one ocean, beside two"


# why not


def test_reasons_say_what_is_missing_and_by_how_much() -> None:
    t = table(
        "R: 12 M€ 2 steel 3 plants 2 heat, hand ants comet strip-mine power-supply-consortium moss livestock, "
        "played regolith-eaters(1) physics-complex; used regolith-eaters; oxygen 1; oceans 3"
    )
    assert t.why_not("play ants") == "needs at least 4% oxygen, now 1%"
    assert t.why_not("play comet") == "costs 21 M€, you have 12"
    assert t.why_not("play strip-mine") == "your energy production would fall by 2, it is 0"
    assert t.why_not("play power-supply-consortium") == "needs 2 Power tags, you have 0"
    assert t.why_not("plant") == "takes 8 plants, you have 3"
    assert t.why_not("burn") == "takes 8 heat, you have 2"
    assert t.why_not("standard city") == "costs 25 M€, you have 12"
    assert t.why_not("claim gardener") == "you are at 0 of 3"
    assert t.why_not("use regolith-eaters") == "used this generation"
    assert t.why_not("use physics-complex") == "takes 6 energy, you have 0"
    t = table("R: 2 M€ 2 steel, hand medical-lab, played electro-catapult; oxygen 1")
    assert t.why_not("play medical-lab") == "costs 13 M€, you have 2 and 4 in kind"


def test_each_way_to_use_a_card_has_its_reason() -> None:
    t = table("R: hand ants, played electro-catapult")
    assert t.why_not("use electro-catapult") == "takes 1 plant, you have 0; takes 1 steel, you have 0"
    t = table("R: hand ants, played regolith-eaters(1)").play("use regolith-eaters")
    assert t.s.cubes[32] == 2, "the other way was not possible, so this one was not asked"


def test_the_catalogue_has_every_card_as_it_is_printed() -> None:
    catalogue = game.catalogue()
    assert len(catalogue) == N_CARDS
    assert catalogue["card:mine"] == {
        "index": CARD["mine"],
        "id": "mine",
        "number": "056",
        "module": "corpera",
        "type": "automated",
        "cost": 4,
        "tags": ["building"],
        "megacredits": 0,
        "effects": [{"production": {"steel": 1}}],
    }
