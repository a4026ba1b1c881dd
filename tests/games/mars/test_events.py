"""Phase 1: events, conflicts, supremacies; and the raid after it."""

from __future__ import annotations

import pytest

from cinqmars.kernel import say, seat_name
from games.mars.notation import Play, table


def event(
    card: str, *colonies: str, hands: str = "", free: str = "", research: str = "", **more: str
) -> Play:
    """A draws this event."""
    return table(
        *colonies,
        phase="event",
        events=f"{card} ...",
        hands=hands,
        free=free,
        research=research,
        **more,  # type: ignore[arg-type]
    )


# Events


# rules: G1, E1
def test_a_turn_begins_with_an_event_and_goes_through_its_phases() -> None:
    t = event("colonist", "military-1 research-1 iron!", "", hands="A: 3 iron 2 carbon 1 oxygen; B: 1 iron")
    assert t.heard()[:3] == ["round", "turn", "event"]
    seen = [t.asked]
    for move in ("raid no", "roll no", "exchange no", "build no", "move no"):
        t.play(move)
        seen.append(t.asked)
    assert [name.split()[1] for name in seen[:5]] == ["raid", "roll", "exchange", "build", "move"]
    assert t.turn in "AB"


# rules: E2, M2
def test_a_deposit_brings_three_cards_or_what_is_left() -> None:
    t = event("deposit-water", "", "")
    assert t.events_of("gain")[0] == (0, 3, 3)
    assert "3 water" in t.known("A")
    t = event("deposit-water", "", "", hands="B: 6 water")
    assert t.events_of("gain")[0] == (0, 3, 1), "five are in the pack, six in B's hand"


# rules: E3
def test_a_new_colonist_joins_the_habitations() -> None:
    assert event("colonist", "", "").free("A") == 4


# rules: E4, E5
def test_used_events_are_shuffled_when_the_deck_is_out_without_supremacies_held() -> None:
    t = table("", "", phase="event", events="colonist", supremacies="B: energy")
    assert "supremacy-energy" not in t.discarded
    assert len(t.s.events) + len(t.s.discard) == 29
    t.pass_turn()
    assert "reshuffle" in t.heard()
    assert len(t.s.events) + len(t.s.discard) + len([p for p in t.s.supremacy if p >= 0]) == 30


# Conflicts


# rules: C1, C2
def test_example_a_minor_communication_conflict_needs_an_active_module() -> None:
    """The first example of the rulebook."""
    for colony in ("", "communication-1!"):
        t = event("minor-communication", colony, "communication-1", hands="B: 2 iron")
        assert "no-conflict" in t.heard()
        assert t.discarded == ["minor-communication"]
        assert t.cards("B") == 2


# rules: C5, C7
def test_example_serge_and_nicolas() -> None:
    """The second example of the rulebook: one module each, no bonus; Serge has 4 free colonists, Nicolas 3."""
    serge, nicolas = "communication-1", "communication-1"
    t = event("minor-communication", serge, nicolas, "", hands="B: 1 iron", free="A4 B3")
    t.play("target B")
    assert t.events_of("confront") == [(0, 1, 2, 0, 1, 1, 0, 4, 3)]
    assert "1 iron" in t.hand("A") and t.hand("B") == ""


# rules: C1, C2
@pytest.mark.parametrize(
    ("card", "enough", "too_little"),
    [
        ("minor-military", "military-1", ""),
        ("minor-research", "research-1", ""),
        ("major-communication", "plant-1 communication-2", "communication-1"),
        ("major-military", "plant-1 military-2", "military-1"),
        ("major-research", "plant-1 research-2", "research-1"),
    ],
)
def test_each_conflict_has_its_requirement(card: str, enough: str, too_little: str) -> None:
    assert "no-conflict" in event(card, too_little, "", "").heard()
    assert event(card, enough, "", "").asked == "A target"


# rules: C3
def test_any_opponent_may_be_chosen_even_one_with_nothing() -> None:
    t = event("minor-military", "military-1", "", "military-1", hands="B: 3 iron")
    assert t.options("target") == "B, C"
    t.play("target B")
    assert t.cards("B") == 1


# rules: C4, D11
def test_without_anybody_to_choose_nothing_happens() -> None:
    t = event("minor-military", "military-1", "", research="B: shield", hands="B: 2 iron")
    assert "no-target" in t.heard()
    assert t.cards("B") == 2


# rules: C5
def test_most_active_installations_win_and_idle_ones_do_not_count() -> None:
    t = event(
        "minor-military", "military-1", "plant-1 military-2!", "", free="B9", hands="A: 4 iron; B: 4 iron"
    )
    t.play("target B")
    assert t.events_of("confront")[0][3] == 1, "one base each, more colonists"
    t = event("minor-military", "military-1", "plant-1 military-2", "", hands="A: 4 iron")
    assert t.play("target B").cards("B") == 2


# rules: C6, D1
def test_a_bonus_card_breaks_the_tie() -> None:
    colonies = ("military-1", "military-1", "")
    t = event("minor-military", *colonies, free="B9", research="A: bonus-military", hands="B: 2 iron")
    assert t.play("target B").cards("B") == 0
    t = event("minor-military", *colonies, free="B9", research="A: bonus-military; B: bonus-military")
    assert t.play("target B").events_of("confront")[0][3] == 1, "both have one: colonists decide"
    t = event("minor-military", *colonies, free="B9", research="A: bonus-communication")
    assert t.play("target B").events_of("confront")[0][3] == 1, "another field"


# rules: C8
def test_a_full_tie_changes_nothing() -> None:
    t = event("minor-military", "military-1", "military-1", "", hands="A: 2 iron; B: 2 iron").play("target B")
    assert t.events_of("confront")[0][3] == -1
    assert t.cards("B") == 2
    assert t.discarded == ["minor-military"]


# rules: C5, C6, C7, C8
@pytest.mark.parametrize(
    ("base", "free", "research", "end", "winner"),
    [
        ("military-1", "A4 B3", "", "win-colonists", 0),
        ("military-1", "B9", "A: bonus-military", "win-bonus", 0),
        ("military-1", "B9", "", "lose-colonists", 1),
        ("plant-1 military-2", "A9", "A: bonus-military", "lose-strength", 1),
        ("military-1", "", "", "tie", -1),
    ],
)
def test_an_opponent_is_offered_with_the_end_that_comes(
    base: str, free: str, research: str, end: str, winner: int
) -> None:
    t = event("minor-military", "military-1", base, "", free=free, research=research)
    rivals = [choice.label.args for choice in t.session.choices(t.session.pending[0])]
    assert [args["end"] for args in rivals if args["who"] == seat_name(1)] == [say(f"foresee-{end}")]
    assert t.play("target B").events_of("confront")[0][3] == winner


# rules: C9
def test_minor_communication_lets_the_winner_look_and_take_one() -> None:
    t = event("minor-communication", "communication-1", "", "", hands="B: 2 iron 1 water").play("target B")
    assert t.options("take") == "iron, water"
    assert t.mentions("material:1:water", "A")
    assert not t.mentions("material:1:water", "C")
    t.play("take water")
    assert t.hand("B") == "2 iron"
    assert not t.mentions("material:1:iron", "A"), "the look is over"


# rules: C10
def test_minor_military_draws_two_and_minor_research_a_card() -> None:
    t = event("minor-military", "military-1", "", "", hands="B: 3 iron").play("target B")
    assert t.cards("B") == 1
    t = table("research-1", "", "", phase="event", events="minor-research ...", deck_1="basic-research ...")
    assert t.play("target B").research("A") == "basic-research"


# rules: C11
def test_major_communication_takes_a_contract() -> None:
    colonies = ("plant-1 communication-2", "", "")
    t = event("major-communication", *colonies, contracts="B: iron>water carbon>oxygen").play("target B")
    t.play("seize iron>water")
    assert t.contracts("A") == "iron>water"
    assert t.contracts("B") == "carbon>oxygen"


# rules: C11
@pytest.mark.parametrize(
    "contracts", ["", "A: iron>carbon iron>silicon iron>water iron>oxygen; B: carbon>iron"]
)
def test_without_a_contract_to_take_it_takes_two_cards(contracts: str) -> None:
    t = event(
        "major-communication",
        "plant-1 communication-2",
        "",
        "",
        contracts=contracts,
        hands="B: 2 iron 2 water",
    )
    t.play("target B", "take iron", "take water")
    assert t.hand("B") == "1 iron 1 water"
    t = event("major-communication", "plant-1 communication-2", "", "", hands="B: 1 iron 2 water")
    assert t.play("target B", "take water", "take iron").hand("B") == "1 water", "in any order"


# rules: C12
def test_major_military_destroys_the_highest_level_of_a_type() -> None:
    loser = "habitation-1 plant-1 communication-2 iron"
    t = event("major-military", "plant-1 military-2", loser, "").play("target B")
    assert t.options("destroy") == "habitation-1, plant-1, communication-2, mine-1"
    tiles = t.s.tiles[13]
    t.play("destroy communication-2")
    assert t.built("B") == "habitation-1 plant-1 communication-1 mine-1"
    assert t.s.tiles[13] == tiles + 1
    assert t.free("B") == 4, "its colonist went home"


# rules: C12, A5
def test_level_0_cannot_be_destroyed() -> None:
    t = event("major-military", "plant-1 military-2", "", "").play("target B")
    assert "nothing-to-destroy" in t.heard()


# rules: C13
def test_major_research_takes_a_card_or_draws_one() -> None:
    t = event("major-research", "plant-1 research-2", "", "", research="B: fusion terraforming").play(
        "target B"
    )
    assert t.options("steal") == "terraforming, fusion"
    t.play("steal terraforming")
    assert t.research("A") == "terraforming"
    assert t.research("B") == "fusion"
    t = table("plant-1 research-2", "", phase="event", events="major-research ...", deck_2="biosphere ...")
    assert t.research("A") == "biosphere", "nobody to choose but B, who has none"


# rules: C13, D8, P4
def test_an_automation_taken_over_stops_working_for_the_loser() -> None:
    t = event(
        "major-research",
        "plant-1 research-2",
        "communication-1!",
        "",
        research="B: automation@communication-1",
    )
    assert "communication-1" in t.active("B")
    t.play("target B", "aim silo-0")
    assert "communication-1" not in t.active("B")
    assert t.research("A") == "automation"


# rules: C14
def test_the_attacker_may_lose() -> None:
    t = event("minor-military", "military-1", "plant-1 military-2", "", hands="A: 1 iron").play("target B")
    assert t.hand("A").count("iron") == 0
    assert t.hand("B") == "1 iron"


# Supremacies


# rules: U1
def test_a_supremacy_needs_somebody_with_level_1() -> None:
    t = event("supremacy-energy", "", "")
    assert "no-supremacy" in t.heard()
    assert t.discarded == ["supremacy-energy"]
    t = event("supremacy-energy", "", "plant-1")
    assert t.supremacies("B") == "energy"


# rules: U1
def test_for_the_habitation_supremacy_a_habitation_1_without_power_will_do() -> None:
    """The card says "possède"."""
    t = event("supremacy-habitation", "habitation-1! iron carbon water", "", free="A2 B3")
    assert t.points("A") == 0
    assert t.supremacies("B") == "habitation", (
        "one habitation with power each, and B has more colonists there"
    )
    t = event("supremacy-habitation", "", "", free="A2 B3")
    assert "no-supremacy" in t.heard()


# rules: U1, U2
@pytest.mark.parametrize(
    ("field", "colony"),
    [
        ("energy", "plant-1"),
        ("habitation", "habitation-1"),
        ("communication", "communication-1"),
        ("military", "military-1"),
        ("research", "research-1"),
    ],
)
def test_the_strongest_of_all_keeps_the_card_and_scores(field: str, colony: str) -> None:
    t = event(f"supremacy-{field}", "", "", colony)
    assert t.supremacies("C") == field
    assert t.points("C") == (1 if field == "energy" else 2)
    assert t.discarded == []


# rules: U2
def test_a_tied_supremacy_is_discarded() -> None:
    t = event("supremacy-military", "military-1", "military-1", "")
    assert "supremacy-tied" in t.heard()
    assert t.discarded == ["supremacy-military"]
    t = event("supremacy-military", "military-1", "military-1", "", research="B: bonus-military")
    assert t.supremacies("B") == "military"


# rules: U3, U5
def test_a_contested_supremacy_goes_to_the_strongest_now() -> None:
    t = event("contested", "military-1", "", "plant-1 military-2", supremacies="B: military research")
    assert t.options("contest") == "military, research"
    t.play("contest military")
    assert t.supremacies("C") == "military"
    assert t.points("B") == 1
    assert t.discarded == ["contested"]


# rules: U4
def test_in_a_tie_or_without_candidates_the_holder_keeps_it() -> None:
    t = event("contested", "military-1", "", "military-1", supremacies="B: military")
    assert t.supremacies("B") == "military", "the only one held is not asked for; A and C are tied"
    t = event("contested", "", "", "", supremacies="B: military")
    assert "upheld" in t.heard()
    assert t.supremacies("B") == "military"


# rules: U5
def test_nothing_to_contest() -> None:
    assert "nothing-contested" in event("contested", "military-1", "").heard()


# rules: U6
def test_the_energy_supremacy_uses_what_another_colony_leaves() -> None:
    t = table("iron carbon water", "plant-2", "", phase="moving", supremacies="A: energy")
    assert t.energy("A") == "5/5"
    assert t.options("borrow") == "no, B, C"
    t.play("borrow B")
    assert t.energy("A") == "5/18", "B uses 2 of 15"
    facts = t.session.view(0).players[0].facts
    assert [f.icon for f in facts if f.label.id == "fact-borrowed"] == ["energy"], "not a plant"
    assert t.energy("B") == "2/15", "and loses nothing"
    t.pass_turn()
    assert t.energy("A") == "5/18"


# rules: U6, U5, P4
def test_borrowed_energy_goes_with_the_card() -> None:
    t = table(
        "plant-2",
        "communication-1 iron carbon water",
        "",
        phase="event",
        events="contested ...",
        supremacies="B: energy",
        borrowed="B1",
        free="B1",
    )
    assert t.energy("B") == "6/5"
    assert t.asked == "B switch-off"
    t.play("switch-off communication-1")
    assert t.energy("B") == "5/5"
    assert t.supremacies("A") == "energy"


# rules: U7
def test_the_habitation_supremacy_brings_colonists_and_takes_them_away() -> None:
    t = event("supremacy-habitation", "", "habitation-1", "")
    assert t.free("B") == 6
    t = event("contested", "", "habitation-1", "", supremacies="C: habitation", free="B3 C4")
    assert t.asked == "C lose"
    assert t.options("lose") == "home, plant-0, silo-0"
    t.play("lose silo-0", "lose home", "lose home")
    assert t.free("B") == 6
    assert t.free("C") == 2
    assert t.active("C") == "habitation-0 plant-0"


# rules: U8
def test_the_communication_supremacy_draws_one_more() -> None:
    t = table("", "", phase="supply", supremacies="A: communication")
    assert t.cards("A") == 2
    assert table("", "", phase="supply").cards("A") == 1


# rules: U9, L2
def test_the_military_supremacy_doubles_the_loot_of_a_raid() -> None:
    t = table("military-1", "", phase="raid", hands="B: 3 iron", supremacies="A: military").play("raid B")
    assert t.cards("B") == 1
    t = table("military-1", "", phase="raid", hands="B: 3 iron").play("raid B")
    assert t.cards("B") == 2


# rules: U10
def test_the_research_supremacy_rolls_again_once() -> None:
    t = table("research-1", "", phase="research", supremacies="A: research").play("roll yes")
    assert t.asked == "A roll"
    t.play("roll yes")
    assert t.heard().count("roll") == 2
    assert "A roll" not in t.asked


# Raids


# rules: L1
def test_an_active_base_may_raid_once_after_the_event() -> None:
    t = event("colonist", "military-1 research-1", "", hands="B: 2 iron")
    assert t.options("raid") == "no, B"
    t.play("raid B")
    assert t.asked == "A roll"
    t = event("colonist", "military-1! research-1", "", hands="B: 2 iron")
    assert t.asked == "A roll"


# rules: L1, D11
def test_a_shield_protects_from_raids() -> None:
    t = table("military-1", "", "", phase="raid", research="B: shield", hands="B: 2 iron")
    assert t.options("raid") == "no, C"
    assert t.why_not("raid B") == "shielded"


# rules: L2, C14
def test_a_failed_raid_costs_the_attacker_a_card() -> None:
    t = table("military-1", "plant-1 military-2", phase="raid", hands="A: 1 iron").play("raid B")
    assert t.events_of("looted") == [(1, 0, 0)]
    assert t.hand("B") == "1 iron"


# rules: L3
def test_a_raid_for_nothing() -> None:
    t = table("military-1", "", phase="raid").play("raid B")
    assert t.events_of("loot") == [(0, 1, 0)]
    t = table("military-1", "military-1", phase="raid", hands="B: 2 iron").play("raid B")
    assert t.cards("B") == 2


# rules: L2
def test_a_raid_draws_at_random() -> None:
    drawn = set()
    for seed in range(12):
        t = table("military-1", "", phase="raid", hands="B: 2 iron 2 water", seed=seed)
        drawn.add(t.play("raid B").events_of("looted")[0][2])
    assert drawn == {0, 3}
