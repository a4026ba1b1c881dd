"""Phase 2: the R&D die, the cards, Magna Scientia."""

from __future__ import annotations

import pytest

from cinqmars.games.mars.cards.research import KIND, THE_CARGO, THE_NURSERY
from cinqmars.games.mars.components import N_RESEARCH
from games.mars.notation import Play, table


def rolled(face: int, colony: str = "research-1", **more: str) -> Play:
    """A has rolled this face."""
    for seed in range(40):
        t = table(colony, "", phase="research", seed=seed, **more).play("roll yes")  # type: ignore[arg-type]
        if t.events_of("roll") == [(0, face)]:
            return t
    raise AssertionError("no such roll")


def drawn(card: str, colony: str = "research-1", **more: str) -> Play:
    """A has drawn this card, by winning a minor R&D conflict or a roll."""
    if card_level(card) == 1:
        return rolled(1, colony, deck_1=f"{card} ...", **more)
    return rolled(2, colony + " plant-1 research-2", deck_2=f"{card} ...", **more)


def card_level(card: str) -> int:
    second = (
        "terraforming biosphere advanced-bonus breakthrough fusion automation drilling shuttle shield nursery"
    )
    return 2 if card in second.split() else 1


# rules: R1
def test_only_an_active_centre_rolls_and_it_may_decline() -> None:
    assert table("research-1", "", phase="research").asked == "A roll"
    assert table("research-1!", "", phase="research").asked != "A roll"
    t = table("research-1", "", phase="research").play("roll no")
    assert "roll" not in t.heard()


# rules: R2
@pytest.mark.parametrize("colony", ["research-1", "plant-1 research-2"])
def test_a_one_draws_a_card_of_level_1(colony: str) -> None:
    assert rolled(1, colony, deck_1="basic-research ...").research("A") == "basic-research"


# rules: R3
def test_a_two_needs_a_centre_of_level_2() -> None:
    assert rolled(2, "research-1").research("A") == ""
    assert rolled(2, "plant-1 research-2!").research("A") == ""
    assert rolled(2, "plant-1 research-2", deck_2="biosphere ...").research("A") == "biosphere"


# rules: R4
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    first = [KIND[c] for c in range(15)]
    assert len(first) == 15
    everything = " ".join(
        ["bonus-communication"] * 2
        + ["bonus-military"] * 2
        + ["bonus-research"] * 3
        + ["bonus-energy", "bonus-habitation"]
        + ["basic-research"] * 3
        + ["robots@mine-1", "compact-storage", "cargo"]
    )
    t = rolled(1, research=f"B: {everything}")
    assert "no-research" in t.heard()
    assert t.research("A") == ""


# rules: R5, D6
def test_the_cargo_is_kept_played_in_the_exchange_phase_and_goes_under_the_deck() -> None:
    t = drawn("cargo")
    assert t.research("A") == ""
    assert t.offers("exchange cargo")
    before = t.cards("A")
    t.play("exchange cargo unload iron unload water")
    assert t.cards("A") == before + 2
    assert t.s.research_1[0] == THE_CARGO
    assert not t.offers("exchange cargo")
    assert t.mentions("fact-under-1", "B")


# rules: R5
def test_the_cargo_is_not_a_material_card() -> None:
    t = table("military-1", "", phase="raid", research="B: cargo").play("raid B")
    assert t.events_of("loot") == [(0, 1, 0)]
    t = table("silo-0!", "", phase="ending", research="A: cargo")
    assert "discard" not in t.heard()


# rules: D6, M2
def test_the_cargo_brings_what_there_is() -> None:
    t = table("", "", phase="exchange", research="A: cargo", reserve="1 iron 0 water").play("exchange cargo")
    assert t.hand("A") == "1 iron"
    t = table("", "", phase="exchange", research="A: cargo", reserve="2 iron 1 water")
    t.play("exchange cargo", "unload water")
    assert t.hand("A") == "1 iron 1 water", "the first of the two could only be iron: it comes before water"


# rules: R6, R7
def test_the_first_with_three_science_points_takes_magna_scientia() -> None:
    t = drawn("basic-research", research="A: breakthrough")
    assert t.science("A") == 3
    assert "magna" in t.heard()
    assert t.points("A") == 2, "an R&D centre and Magna Scientia"
    assert drawn("basic-research", research="A: basic-research").s.magna == -1


# rules: R8
def test_more_points_than_the_holder_take_it_over() -> None:
    t = drawn(
        "basic-research",
        research="A: breakthrough basic-research; B: advanced-bonus basic-research",
        magna="B",
    )
    assert t.science("A") == 4
    assert t.s.magna == 0
    t = drawn("basic-research", research="A: breakthrough; B: advanced-bonus basic-research", magna="B")
    assert t.science("A") == t.science("B") == 3
    assert t.s.magna == 1, "as many are not more"


# rules: R8
def test_a_holder_who_loses_a_card_can_be_overtaken_by_fewer_than_three() -> None:
    t = table(
        "plant-1 research-2",
        "",
        "",
        phase="event",
        events="major-research ...",
        research="A: basic-research; B: advanced-bonus bonus-research",
        magna="B",
    )
    t.play("target B", "steal bonus-research")
    assert (t.science("A"), t.science("B"), t.s.magna) == (2, 2, 1)
    t = table(
        "plant-1 research-2",
        "",
        "",
        phase="event",
        events="major-research ...",
        research="B: advanced-bonus bonus-research; C: basic-research basic-research",
        magna="B",
    )
    t.play("target B", "steal advanced-bonus")
    assert t.science("B") == 1
    assert t.s.magna == 2, "A and C have two each; C comes first after B"


# The cards


# rules: D1, D2
def test_science_points_of_cards() -> None:
    cards = {
        "bonus-research": 1,
        "basic-research": 1,
        "advanced-bonus": 2,
        "breakthrough": 2,
        "bonus-energy": 0,
    }
    for card, points in cards.items():
        assert table("", "", research=f"A: {card}").science("A") == points


# rules: D1
@pytest.mark.parametrize("field", ["communication", "military", "research", "energy", "habitation"])
def test_a_bonus_wins_ties_in_its_field(field: str) -> None:
    level_1 = {"energy": "plant-1", "habitation": "habitation-1"}.get(field, f"{field}-1")
    t = table(
        level_1,
        level_1,
        phase="event",
        events=f"supremacy-{field} ...",
        research=f"B: bonus-{field}",
        free="A9 B1",
    )
    assert t.supremacies("B") == field


# rules: D3
def test_cards_with_a_point() -> None:
    assert table("", "", research="A: terraforming terraforming biosphere").points("A") == 3


# rules: D4, A1
def test_robots_work_a_mine_without_a_colonist() -> None:
    t = drawn("robots", "research-1 iron! water", hands="A: 3 iron")
    assert t.options("aim") == "mine-1, mine-2"
    t.play("aim mine-1")
    assert "mine-1" not in t.active("A"), "it starts at the end of the turn"
    while "move" not in t.asked:
        t.take(t.session.apply(t.session.pending[0].opts[0]))
    assert "mine-1" in t.active("A")
    assert t.why_not("move mine-1") == "unmanned"


# rules: D4
def test_robots_without_a_mine_wait_for_one() -> None:
    t = drawn("robots", "research-1")
    assert t.options("aim") == "mine-1, mine-2, mine-3, mine-4"


# rules: D5, O1
def test_compact_storage_keeps_one_more() -> None:
    t = table("", "", phase="ending", hands="A: 5 iron", research="A: compact-storage")
    assert t.cards("A") == 5
    assert table("", "", phase="ending", hands="A: 5 iron").cards("A") == 4


# rules: D7, P1, A5
def test_a_fusion_cell_gives_three_energy_while_a_plant_is_active() -> None:
    assert table("", "", research="A: fusion").energy("A") == "2/8"
    assert table("", "", research="A: fusion fusion").energy("A") == "2/11"
    assert table("plant-0! silo-0!", "", research="A: fusion").energy("A") == "0/0"


# rules: D8
def test_automation_needs_no_colonist_and_each_card_its_own_place() -> None:
    t = drawn("automation", "silo-1", research="A: automation@silo-1")
    assert t.options("aim") == "plant-0, plant-1, silo-0, research-1, research-2"
    t = table("communication-1!", "", research="A: automation@communication-1")
    assert "communication-1" in t.active("A")
    assert t.points("A") == 1


# rules: D9, N1
def test_deep_drilling_doubles_an_active_mine() -> None:
    t = table("iron water", "", phase="supply", research="A: drilling@mine-1", pack="carbon")
    assert t.hand("A") == "2 iron 1 carbon 1 water"
    t = table("iron! water", "", phase="supply", research="A: drilling@mine-1", pack="carbon")
    assert t.hand("A") == "1 carbon 1 water"
    assert drawn("drilling", "iron").research("A") == "drilling", "the only mine is not asked for"


# rules: D10, X2
def test_the_shuttle_carries_one_material_two_for_one() -> None:
    t = drawn("shuttle").play("rate water")
    assert t.mentions("material-water", "B")
    t = table("", "", phase="exchange", hands="A: 2 water 2 iron", research="A: shuttle@water")
    assert t.offers("exchange earth water>oxygen")
    assert t.why_not("exchange earth iron>oxygen") == "too-few"


# rules: H3, D7
def test_energy_of_a_card_serves_a_waiting_habitation_at_once() -> None:
    waiting = "habitation-1! iron iron iron carbon silo-1 communication-1"
    t = drawn("fusion", waiting)
    assert t.points("A") == 5
    assert t.free("A") == 6
    t = table(
        f"plant-1 research-2 {waiting}",
        "",
        "",
        phase="event",
        events="major-research ...",
        research="B: fusion",
    )
    assert "habitation-1" not in t.active("A")
    t.play("target B")
    assert "habitation-1" in t.active("A")
    assert t.free("A") == 6


# rules: D12, R5
def test_the_nursery_brings_two_colonists_and_goes_under_its_deck() -> None:
    t = drawn("nursery")
    assert t.free("A") == 5
    assert t.research("A") == ""
    assert t.s.research_2[0] == THE_NURSERY
    assert t.mentions("fact-under-2", "B")


# rules: R4
def test_all_thirty_cards_can_be_laid_out() -> None:
    assert {KIND[c] for c in range(N_RESEARCH)} == set(range(19))
