"""Generations: player order, research and drafting, actions and passing, production."""

from __future__ import annotations

from itertools import chain

import pytest

from cinqmars.games.terraforming_mars.rules.decks import drawn
from cinqmars.games.terraforming_mars.state import RESEARCH
from games.terraforming_mars.notation import Play, Position, card_of, table

# player order


# rules: G1, G2
def test_a_generation_goes_round_and_the_first_player_changes() -> None:
    t = table("R: hand mine; B: hand sponsors; G: hand ants; generation 4").play("pass, pass, pass").settled()
    assert t.s.generation == 5 and t.s.first == 1 and t.s.phase == RESEARCH
    assert t.asked == "R buy, B buy, G buy"
    assert t.play("buy no, buy no, buy no").asked == "B act"


# rules: G2
def test_the_last_player_hands_the_marker_to_the_first() -> None:
    t = table("R: hand mine; B: hand sponsors; first B").play("pass, pass").settled()
    assert t.s.first == 0


# research


# rules: G3, G4
def test_everyone_looks_at_four_and_buys_any_for_three_each() -> None:
    t = table("R: hand mine; B: hand sponsors; deck ants fish birds comet").play("pass, pass")
    assert [len(d.opts) for d in t.session.pending] == [5, 5]
    t = research(t, "R", "buy no")
    t.play("buy ants, buy fish, buy no").settled()
    assert t.hand("B") == "ants fish sponsors"
    assert t.stock("B", "M€") == 20 - 6
    assert {card_of("birds"), card_of("comet")} <= set(t.s.discard)


def research(t: Play, seat: str, move: str) -> Play:
    assert t.asked.startswith(seat)
    return t.play(move)


# rules: G4
def test_one_buys_what_one_can_pay_and_any_number_may_be_in_hand() -> None:
    t = table("R: prod M€ -5, tr 10, hand mine; B: hand sponsors").play("pass, pass")
    d = t.session.pending[0]
    assert d.seat == 0 and len(d.opts) == 5, "5 M€ for one of four cards"
    first = d.opts[1]
    t.take(t.session.submit(0, [(d.kind, first)]))
    assert [d.seat for d in t.session.pending] == [1], "there is no money for a second one"


# drafting


# rules: V1, V2, V3, V4; rulings: 25
@pytest.mark.parametrize(("generation", "neighbour"), [(3, 1), (4, 2)])
def test_packs_are_passed_left_then_right(generation: int, neighbour: int) -> None:
    """After generation 3 comes 4: to the left, that is to the next seat; after 4 to the right."""
    t = table(f"R: hand mine; B: hand sponsors; G: hand ants; generation {generation}; drafting")
    t.play("pass, pass, pass")
    assert t.asked == "R draft, B draft, G draft"
    packs = [d.opts for d in t.session.pending]
    assert [len(pack) for pack in packs] == [4, 4, 4]
    t = drafted(t)
    assert [d.opts for d in t.session.pending][neighbour] == packs[0][1:], "R's pack without what R took"
    t = drafted(drafted(t))
    assert t.asked == "R buy, B buy, G buy"
    offered = [[arg - 1 for arg in d.opts[1:]] for d in t.session.pending]
    assert [len(cards) for cards in offered] == [4, 4, 4], "the last card comes by itself"
    assert sorted(chain(*offered)) == sorted(chain(*packs))
    assert packs[0][0] in offered[0]


def drafted(t: Play) -> Play:
    """Everyone takes the first card of their pack."""
    for d in t.session.pending:
        t.take(t.session.submit(d.seat, [(d.kind, d.opts[0])]))
    return t


# rules: V2
def test_nobody_sees_what_another_has_drafted() -> None:
    t = table("R: hand mine; B: hand sponsors; drafting").play("pass, pass")
    before = t.session.view(1)
    d = t.session.pending[0]
    t.take(t.session.submit(0, [(d.kind, d.opts[0])]))
    assert t.asked == "B draft"
    assert t.session.view(1) == before


# actions


# rules: G5
def test_one_or_two_actions_in_turn_order() -> None:
    t = table("R: 40 M€, hand mine power-plant sponsors; B: 9 M€, hand adapted-lichen")
    t.play("play mine")
    assert t.asked == "R act" and t.can("end") and not t.can("pass")
    t.play("play power-plant")
    assert t.asked == "B act" and t.can("pass") and not t.can("end")
    t.play("play adapted-lichen").settled()
    assert t.asked == "R act", "B has nothing left to do but end the turn"


# rules: G5
def test_a_turn_may_end_after_one_action() -> None:
    t = table("R: 40 M€, hand mine; B: 9 M€, hand adapted-lichen").play("play mine, end")
    assert t.asked == "B act" and t.s.passed == [0, 0]


# rules: G6
def test_actions_may_be_combined_and_repeated() -> None:
    t = table("R: 60 M€ 16 heat 8 plants, tr 35, hand mine ants, played space-mirrors; B: 50 M€")
    for move in ["standard power-plant", "standard sell-patents", "play mine", "use space-mirrors"]:
        assert t.can(move)
    for move in ["claim terraformer", "fund miner", "plant", "burn", "pass"]:
        assert t.can(move)
    assert t.play("burn, burn").changes == "temperature +2; R: heat -16, tr +2"


# rules: G7
def test_the_first_action_comes_first_and_counts_as_one() -> None:
    t = table("R: founds tharsis-republic; B: 9 M€, hand adapted-lichen")
    assert t.asked == "R place"
    t.play("place 7,4")
    assert t.asked == "R act" and t.can("end") and not t.can("pass")
    t = table("R: founds inventrix; B: 9 M€, hand adapted-lichen")
    assert t.asked == "R act" and t.can("end") and len(t.hand("R").split()) == 3


# rules: G8
def test_whoever_passes_is_out_until_all_have_passed() -> None:
    t = table("R: hand mine; B: 40 M€, hand sponsors power-plant geothermal-power; G: hand ants")
    t.play("pass, play sponsors, play power-plant, pass")
    assert t.asked == "B act", "R and G are out"
    t.play("play geothermal-power, end, pass").settled()
    assert t.s.phase == RESEARCH and t.s.passed == [0, 0, 0]


# rules: G9
def test_an_empty_deck_is_made_again_from_the_discards() -> None:
    s = Position("R: hand ants").s
    s.deck, s.discard, s.witness = [card_of("mine")], [card_of("fish"), card_of("birds")], [1, 2]
    assert drawn(s, 3) == [card_of("fish"), card_of("mine"), card_of("birds")]
    assert s.discard == [] and s.witness == []
    assert drawn(s, 1) == [], "there are no cards any more"


# production


# rules: G10, G11
def test_energy_becomes_heat_before_production() -> None:
    t = table(
        "R: 3 energy 1 heat, prod M€ 2 steel 1 titanium 2 plants 3 energy 2 heat 4, tr 23, hand mine; "
        "B: hand sponsors"
    )
    t.play("pass, pass").settled()
    assert [t.stock("R", x) for x in ("M€", "steel", "titanium", "plants", "energy", "heat")] == [
        25, 1, 2, 3, 2, 8,
    ]  # fmt: skip


# rules: G11, G12
def test_negative_production_reduces_the_income() -> None:
    t = table("R: prod M€ -5, hand mine; B: hand sponsors").play("pass, pass").settled()
    assert t.stock("R", "M€") == 15 and t.stock("B", "M€") == 20


# rules: G12
def test_m_production_has_a_floor_of_minus_five_and_others_of_zero() -> None:
    assert table("R: 10 M€, prod M€ -3, hand nuclear-power").can("play nuclear-power")
    assert not table("R: 10 M€, prod M€ -4, hand nuclear-power").can("play nuclear-power")
    assert not table("R: 11 M€, hand ghg-factories").can("play ghg-factories")
    t = table("R: 3 M€, prod energy 1, hand hackers; B: prod M€ -4; G: prod M€ -3").play("play hackers")
    assert not t.can("lower B") and t.can("lower G")


# rules: G12
def test_production_may_rise_above_ten() -> None:
    t = table("R: 35 M€, prod heat 9, hand soletta; B: hand sponsors").play("play soletta")
    assert t.production("R", "heat") == 16
    t = table("R: prod heat 16, hand mine; B: hand sponsors").play("pass, pass").settled()
    assert t.stock("R", "heat") == 16


# rules: G13, B1
def test_cards_may_be_used_again() -> None:
    t = table("R: hand mine, played fish; B: hand sponsors").play("use fish")
    assert t.why_not("use fish") == "used this generation"
    t.play("end, pass, pass, buy no, buy no, pass")
    assert t.asked == "R act" and t.can("use fish")
