"""Event cards: drawing, hiding and looking; and what control means."""

from __future__ import annotations

import pytest

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import EVENTS, N_BONUS, ZONES
from cinqmars.games.mission_planete_rouge.questions import LOOK
from cinqmars.kernel import say
from games.mission_planete_rouge.notation import Play, scored, table

OUTER = ZONES[:7]
DISCOVERIES = EVENTS[N_BONUS:]
ALL_SEVEN = "; ".join([f"{zone}: {card}" for zone, card in zip(OUTER, DISCOVERIES[:7], strict=True)])


def scientist(discoveries: str = "", events: str = "...", bonus: str = "") -> Play:
    """A, who lets nobody board."""
    ships = "ausonia-5 [] | hellas-5 [] | hellas-4 []"
    t = table(ships, turn="A scientist", discoveries=discoveries, events=events, bonus=bonus)
    return t.play("board no")


# rules: V1
def test_a_bonus_card_drawn_is_kept_secret() -> None:
    t = scientist(events="patronage ...", bonus="A: state-subsidy heart-of-mars").play("study draw")
    assert t.turn == "B pilot"
    assert t.bonus("A") == "state-subsidy heart-of-mars patronage"
    assert t.mentions("patronage", "A")
    assert not any([t.mentions("patronage", seat) for seat in ("B", "C", "")])
    assert "drawn A patronage" in t.heard("A")
    assert "drawn A patronage" not in t.heard("B") + t.heard()
    assert "draw A" in t.heard("B"), "that a card was drawn is public"


# rules: V1
def test_at_the_end_bonus_cards_are_shown() -> None:
    t = scored(10, bonus="A: patronage space-martyrs")
    assert t.mentions("patronage", "B")
    assert t.mentions("space-martyrs")


# rules: V2
def test_a_discovery_drawn_is_put_beside_an_outer_zone_of_choice() -> None:
    t = scientist(events="rich-vein ...").play("study draw")
    assert t.options("hide") == ", ".join(OUTER), "it must be put, beside a zone explored or not"
    t.play("hide hellas")
    assert t.turn == "B pilot"
    assert t.discoveries == {"hellas": "rich-vein"}
    assert t.bonus("A") == ""


# rules: V2
def test_whoever_put_it_there_knows_it_and_nobody_else_does() -> None:
    t = scientist(events="rich-vein ...").play("study draw")
    assert t.mentions("rich-vein", "A")
    assert not t.mentions("rich-vein", "B")
    t.play("hide hellas")
    assert t.mentions("rich-vein", "A")
    assert not any([t.mentions("rich-vein", seat) for seat in ("B", "C", "")])
    assert t.view("B").refs() >= {"discovery:hellas"}, "that there is one is public"


# rules: V2
def test_a_card_drawn_cannot_be_put_back() -> None:
    t = scientist(events="rich-vein ...")
    seen = t.probe("study draw")
    assert seen.reveals
    assert seen.changes == []
    t.play("study draw")
    assert t.refusal("A") == "revealed-since"


# rules: V3
@pytest.mark.parametrize("zone", ZONES[7:])
def test_no_discovery_lies_in_the_centre(zone: str) -> None:
    t = scientist(events="rich-vein ...").play("study draw")
    assert zone not in t.options("hide")


# rules: V4
def test_a_zone_has_at_most_one_discovery() -> None:
    t = scientist("hellas: corruption; ausonia: radiation (A)", events="rich-vein ...").play("study draw")
    assert t.options("hide") == ", ".join([zone for zone in OUTER if zone not in ("hellas", "ausonia")])
    assert t.why_not("hide hellas") == t.why_not("hide ausonia") == "taken"
    t.play("hide syrtis-major")
    assert t.discoveries == {"hellas": "corruption", "ausonia": "radiation", "syrtis-major": "rich-vein"}


# rules: V5
def test_an_eighth_discovery_is_discarded_and_one_in_place_may_be_seen() -> None:
    t = scientist(ALL_SEVEN, events="radiation ...").play("study draw")
    assert t.options("study") == ", ".join(["no", *OUTER]), "no second draw"
    t.play("study hellas")
    assert t.turn == "B pilot"
    assert [EVENTS[card] for card in t.s.discard] == ["radiation"]
    assert len(t.discoveries) == 7
    assert t.discoveries["hellas"] == DISCOVERIES[3]
    assert t.mentions(DISCOVERIES[3], "A")
    assert not t.mentions(DISCOVERIES[2], "A")


# rules: K3b, V5
@pytest.mark.parametrize(("zone", "card"), [*zip(OUTER, DISCOVERIES[:7], strict=True)])
def test_each_discovery_in_place_can_be_seen(zone: str, card: str) -> None:
    for t in (scientist(ALL_SEVEN), scientist(ALL_SEVEN, events="radiation ...").play("study draw")):
        t.play(f"study {zone}")
        assert t.heard("A")[-2] == f"looked A {zone} {card}"
        assert [seen for seen in DISCOVERIES[:7] if t.mentions(seen, "A")] == [card]


# rules: V5
def test_a_discarded_discovery_is_seen_by_the_one_who_drew_it_only() -> None:
    t = scientist(ALL_SEVEN, events="radiation ...").play("study draw", "study no")
    assert "drawn A radiation" in t.heard("A")
    assert "drawn A radiation" not in t.heard("B")
    assert "discard A" in t.heard("B")
    assert not t.mentions("radiation", "B")
    assert t.s.discarder == [0]


# rules: V5
def test_cards_already_known_are_not_offered() -> None:
    known = ALL_SEVEN.replace("rich-vein", "rich-vein (A)")
    t = scientist(known, events="radiation ...").play("study draw")
    assert "syrtis-major" not in t.options("study")
    assert t.why_not("study syrtis-major") == "already-known"


# rules: V5, V1
def test_with_seven_in_place_a_bonus_card_is_still_kept() -> None:
    t = scientist(ALL_SEVEN, events="patronage ...").play("study draw")
    assert t.turn == "B pilot"
    assert t.bonus("A") == "patronage"


# rules: V6
def test_with_an_empty_event_deck_the_scientist_can_only_look() -> None:
    t = scientist("hellas: corruption; ausonia: radiation", events="")
    assert t.options("study") == "no, ausonia, hellas"
    assert t.why_not("study draw") == "no-event-left"
    t = scientist(events="")
    assert t.turn == "B pilot", "with nothing to see there is no question"


# rules: K3b
def test_where_no_discovery_lies_there_is_nothing_to_see() -> None:
    t = scientist("hellas: corruption")
    d = t.session.pending[0]
    reasons = [game.why_not(t.s, d, LOOK + zone) for zone in range(7)]
    assert reasons == [None if zone == 3 else say("why-no-discovery") for zone in range(7)]


# rules: V6
def test_discarded_events_are_not_shuffled_back() -> None:
    t = scientist(ALL_SEVEN, events="radiation").play("study draw", "study no")
    assert t.events == []
    assert len(t.s.discard) == 5


# rules: V7
@pytest.mark.parametrize(
    ("card", "red"),
    [
        ("northern-influence", "vastitas-borealis syrtis-major sinus-sabaeus"),
        ("southern-influence", "hellas mare-australe mare-serpentis"),
        ("eastern-influence", "syrtis-major ausonia hellas"),
        ("western-influence", "mare-serpentis sinus-sabaeus valles-marineris"),
        ("heart-of-mars", "tritonis-sinus mare-tyrrhenum valles-marineris"),
    ],
)
def test_only_the_red_zones_of_a_card_count(card: str, red: str) -> None:
    for zone in ZONES:
        t = scored(10, f"{zone}: A", bonus=f"A: {card}")
        assert t.points("A", "bonus-cards") == (2 if zone in red.split() else 0)


# rules: V8
def test_control_is_strictly_the_most_astronauts() -> None:
    for zone, points in (("A2 B", 2), ("A", 2), ("A2 B2", 0), ("A B2", 0), ("B", 0)):
        t = scored(10, f"hellas: {zone}", bonus="A: southern-influence")
        assert t.points("A", "bonus-cards") == points


# rules: V8
@pytest.mark.parametrize("card", ["flat-ground", "broken-ground", "corruption"])
def test_discoveries_that_change_who_is_first_do_not_change_control(card: str) -> None:
    t = scored(
        10,
        "hellas: A2 B",
        discoveries=f"hellas: {card}",
        bonus="A: southern-influence; B: eastern-influence",
    )
    assert t.points("A", "bonus-cards") == 2
    assert t.points("B", "bonus-cards") == 0
