"""Phase 5: Earth, contracts, and trade between colonies."""

from __future__ import annotations

import pytest

from cinqmars.games.mars.questions.exchanges import ACCEPT, EXCHANGE
from cinqmars.games.mars.rules.proposals import PROPOSALS
from cinqmars.games.mars.state import EXCHANGING, STRIDE
from cinqmars.kernel import Refused
from games.mars.notation import Play, table


def market(*colonies: str, hands: str = "", **more: str) -> Play:
    return table(*colonies, phase="exchange", hands=hands, **more)  # type: ignore[arg-type]


# Earth and contracts


# rules: X1, X2
def test_earth_takes_three_of_one_material_for_any_other() -> None:
    t = market("", "", hands="A: 4 iron 2 water")
    assert t.options("exchange") == (
        "no, earth iron>carbon, earth iron>silicon, earth iron>water, earth iron>oxygen"
    )
    reserve = t.reserve("iron")
    t.play("exchange earth iron>oxygen")
    assert t.hand("A") == "1 iron 2 water 1 oxygen"
    assert t.reserve("iron") == reserve + 3


# rules: X2
def test_why_earth_does_not_exchange() -> None:
    t = market("", "", hands="A: 3 iron 2 water", reserve="3 iron 3 water 3 carbon 3 silicon")
    assert t.why_not("exchange earth water>carbon") == "too-few"
    assert t.why_not("exchange earth iron>oxygen") == "empty-pile"


# rules: Q1, X2
def test_a_spaceport_exchanges_two_for_one_while_active() -> None:
    t = market("spaceport", "", hands="A: 2 iron").play("exchange earth iron>oxygen")
    assert t.hand("A") == "1 oxygen"
    assert (
        market("spaceport!", "", hands="A: 2 iron 3 water").why_not("exchange earth iron>oxygen") == "too-few"
    )


# rules: X3
def test_example_a_contract_from_silicon_to_iron() -> None:
    """The third example of the rulebook: as much silicon for iron as you like, and no iron for silicon."""
    t = market("", "", hands="A: 3 silicon 1 iron", contracts="A: silicon>iron")
    t.play("exchange contract silicon>iron", "exchange contract silicon>iron")
    assert t.hand("A") == "3 iron 1 silicon"
    assert not t.offers("exchange contract iron>silicon")


# rules: X3, M2
def test_a_contract_gets_nothing_from_an_empty_pile() -> None:
    t = market("", "", hands="A: 3 silicon", contracts="A: silicon>iron", reserve="4 water 4 silicon")
    assert t.why_not("exchange contract silicon>iron") == "empty-pile"


# rules: X3
def test_a_circle_of_contracts_is_not_endless() -> None:
    t = market(
        "communication-1", "", hands="A: 1 iron 1 water; B: 1 iron", contracts="A: iron>water water>iron"
    )
    for _ in range(20):
        t.play("exchange contract iron>water", "exchange contract water>iron")
    assert t.why_not("exchange contract iron>water") == "enough-swaps"


# Who trades


# rules: X4
def test_a_module_of_ones_own_opens_trade_with_all_in_ones_turn() -> None:
    t = market("communication-1", "", "", hands="A: 1 iron; B: 1 water; C: 1 water")
    assert t.asked == "A exchange, B exchange, C exchange"
    assert t.options("exchange", "A") == "no, offer"
    t = market("communication-1!", "", "", hands="A: 3 iron; B: 1 water; C: 1 water")
    assert t.asked == "A exchange"
    assert t.why_not("exchange offer") == "no-contact"


# rules: X4
def test_a_module_1_does_not_serve_in_the_turn_of_another() -> None:
    t = market("", "communication-1", hands="A: 3 iron; B: 1 water")
    assert t.asked == "A exchange"


# rules: X5, A3
def test_a_module_2_trades_in_every_turn() -> None:
    t = market("", "plant-1 communication-2", "", hands="A: 1 iron; B: 1 water; C: 1 water")
    assert t.asked == "A exchange, B exchange"
    t.propose("B", "1 water", "1 iron").play("A: exchange accept 1")
    assert t.hand("A") == "1 water"
    assert t.hand("B") == "1 iron"


# Proposals


# rules: X6, X8
def test_a_proposal_to_one_is_accepted() -> None:
    t = market("communication-1", "", "", hands="A: 2 iron 1 carbon; B: 3 water; C: 1 water")
    t.propose("A", "1 iron 1 carbon", "2 water", to="B")
    assert t.events_of("offer")[0][2:] == ((1, 1, 0, 0, 0), (0, 0, 0, 2, 0))
    assert not t.offers("C: exchange accept 1")
    t.play("B: exchange accept 1")
    assert t.hand("A") == "1 iron 2 water"
    assert t.hand("B") == "1 iron 1 carbon 1 water"
    assert t.events_of("trade")[0][0] == 1


# rules: X6
def test_a_proposal_to_all_goes_to_the_first_who_accepts() -> None:
    t = market("communication-1", "", "", hands="A: 1 iron; B: 1 water; C: 1 water")
    t.propose("A", "1 iron", "1 water", to="all")
    assert t.offers("B: exchange accept 1")
    t.play("C: exchange accept 1")
    assert t.hand("C") == "1 iron"
    assert not t.offers("B: exchange accept 1")


# rules: X6
def test_everybody_sees_a_proposal_and_knows_the_cards_are_there() -> None:
    t = market("communication-1", "", "", hands="A: 2 iron; B: 1 water; C: 1 water")
    t.propose("A", "1 iron", "1 water", to="B")
    for seat in ("A", "B", "C", ""):
        assert t.mentions("offer:0", seat)
    assert t.known("A") == "1 iron"


# rules: X6
def test_others_deal_with_the_active_player_only() -> None:
    t = market("communication-1", "", "", hands="A: 1 iron; B: 1 water; C: 1 carbon")
    t.propose("B", "1 water", "1 carbon")
    assert t.events_of("offer")[0][:2] == (1, 0)


# rules: X6, X7
def test_no_gifts_and_no_material_on_both_sides() -> None:
    t = market("communication-1", "", hands="A: 2 iron 1 water; B: 3 carbon")
    t.play("A: exchange offer")
    assert t.options("give") == "iron, water", "something is given"
    t.play("give iron")
    assert t.options("give") == "no, iron, water"
    t.play("give no")
    assert t.options("want") == "carbon, silicon, water, oxygen", "something is wanted, but no iron"


# rules: X6
def test_nobody_can_want_more_cards_than_a_partner_has() -> None:
    t = market("communication-1", "", hands="A: 2 iron; B: 2 carbon")
    t.propose("A", "1 iron", "5 water")
    assert t.asked == "A exchange, B exchange", "two is all B holds"
    assert t.events_of("offer")[0][-1][3] == 2


# rules: X8
def test_only_who_can_pay_accepts() -> None:
    t = market("communication-1", "", "", hands="A: 1 iron; B: 1 carbon; C: 1 water")
    t.propose("A", "1 iron", "1 water", to="all")
    assert t.why_not("B: exchange accept 1") == "cannot-pay"
    assert t.offers("C: exchange accept 1")


# rules: X8
def test_a_proposal_is_refused_withdrawn_or_gone_with_its_cards() -> None:
    hands = "A: 3 iron; B: 1 water; C: 1 water"
    t = market("communication-1", "", "", hands=hands)
    t.propose("A", "1 iron", "1 water", to="all").play("B: exchange refuse 1 word no")
    assert not t.offers("B: exchange accept 1")
    assert t.offers("C: exchange accept 1")
    t.play("C: exchange refuse 1 word no")
    assert t.s.offers == []
    t.propose("A", "1 iron", "1 water", to="B").play("A: exchange withdraw 1")
    assert t.s.offers == []
    t.propose("A", "1 iron", "1 water", to="B").play("A: exchange earth iron>oxygen")
    assert t.s.offers == []


# rules: X8
def test_a_refusal_that_leaves_nothing_to_exchange_is_not_taken_back() -> None:
    """What is asked next tells the others what the active player can build."""
    t = market("communication-1", "", hands="A: 1 iron; B: 1 water")
    t.propose("A", "1 iron", "1 water").play("B: exchange refuse 1 word no")
    assert t.refusal("B") == ""
    t.play("B: exchange out")
    assert t.s.phase != EXCHANGING
    assert t.refusal("B") == "revealed-since"


# rules: X8
def test_the_end_of_the_phase_ends_all_proposals() -> None:
    t = market("communication-1", "", hands="A: 2 iron 2 carbon 2 silicon; B: 1 water")
    t.propose("A", "1 iron", "1 water").play("A: exchange no")
    assert t.asked == "A build"
    assert t.s.offers == []
    assert t.s.posted == [0, 0]


# rules: X9
def test_a_counter_proposal_refuses_and_cannot_be_countered() -> None:
    t = market("communication-1", "", hands="A: 2 iron; B: 2 water 1 oxygen")
    t.propose("A", "1 iron", "1 water").propose("B", "1 oxygen", "2 iron", counter=1)
    assert "refuse" in t.heard()
    assert len(t.s.offers) == STRIDE
    assert t.why_not("A: exchange counter 1") == "a-reply"
    t.play("A: exchange accept 1")
    assert t.hand("A") == "1 oxygen"


# rules: X9
def test_as_many_proposals_as_anybody_needs() -> None:
    t = market("communication-1", "", hands="A: 2 iron; B: 1 water")
    for _ in range(PROPOSALS):
        t.propose("A", "1 iron", "1 water").play("A: exchange withdraw 1")
    assert t.why_not("A: exchange offer") == "proposed-enough"


# rules: X9
def test_five_open_proposals_each_and_nobody_stands_in_anothers_way() -> None:
    t = market("communication-1", "", "", hands="A: 6 iron; B: 6 water; C: 4 water")
    for number in range(1, 6):
        t.propose("A", f"{number} iron", "1 water", to="B")
    assert t.why_not("A: exchange offer") == "table-full"
    assert t.offers("B: exchange offer")


# rules: X6
def test_a_proposal_said_again_takes_the_place_of_the_first() -> None:
    t = market("communication-1", "", hands="A: 2 iron; B: 1 water")
    t.propose("A", "1 iron", "1 water").propose("A", "1 iron", "1 water")
    assert len(t.s.offers) == STRIDE


# rules: X6
def test_a_proposal_is_composed_in_any_order() -> None:
    t = market("communication-1", "", hands="A: 2 iron 1 water; B: 3 carbon")
    t.play("A: exchange offer", "give water", "give iron", "give iron")
    t.play("want oxygen", "want carbon", "want no")
    assert t.events_of("offer")[0][2:] == ((2, 0, 0, 1, 0), (0, 1, 0, 0, 1))


# rules: X8
def test_who_ends_the_exchanges_refuses_what_is_put_to_them() -> None:
    t = market("communication-1", "", hands="A: 2 iron 2 carbon 2 silicon; B: 1 water")
    t.propose("B", "1 water", "1 iron").play("A: exchange no")
    assert t.events_of("refuse") == [(0, 1, 0)]


# rules: X10
def test_who_stays_out_is_left_alone_for_this_turn() -> None:
    t = market("communication-1", "", "", hands="A: 2 iron; B: 2 water; C: 1 water")
    t.propose("B", "1 water", "1 iron").propose("A", "1 iron", "1 water", to="all").play("B: exchange out")
    assert t.asked == "A exchange, C exchange"
    assert t.events_of("refuse") == [(1, 0, 0)]
    assert t.s.offers[:2] == [0, 4], "its own proposal is gone, the one to all is not"
    t.propose("A", "2 iron", "1 water")
    assert t.events_of("offer")[-1][1] == 2, "nobody else is left to choose"
    t.play("C: exchange out")
    assert t.s.phase != EXCHANGING
    assert t.s.out == 0


# rules: X10
def test_why_no_proposal_is_possible_when_the_others_stay_out() -> None:
    t = market("communication-1", "", hands="A: 3 iron; B: 1 water").play("B: exchange out")
    assert t.why_not("A: exchange offer") == "staying-out"


# rules: X6
def test_people_are_prompted_only_for_what_is_put_to_them() -> None:
    t = market("communication-1", "", "", hands="A: 2 iron; B: 2 water; C: 1 water")
    assert [d.idle for d in t.session.pending] == [False, True, True]
    t.propose("A", "1 iron", "1 water", to="B")
    assert [d.idle for d in t.session.pending] == [False, False, True]
    before = t.session.asked(1).token()
    t.propose("C", "1 water", "1 iron")
    assert t.session.asked(1).token() == before, "what others say to each other changes nothing"


@pytest.mark.parametrize(("hands", "reason"), [("B: 1 water", "no-cards"), ("A: 3 iron", "nobody-has-cards")])
def test_why_no_proposal(hands: str, reason: str) -> None:
    t = market("communication-1", "", hands=hands, contracts="A: iron>water", research="A: cargo")
    assert t.why_not("A: exchange offer") == reason


# rules: X8
def test_a_bargain_is_not_taken_back() -> None:
    t = market("communication-1", "", hands="A: 2 iron; B: 2 water").propose("A", "1 iron", "1 water")
    assert t.refusal("A") == ""
    t.play("B: exchange accept 1")
    assert t.refusal("B") == "revealed-since"
    assert t.refusal("A") == "answered-since"


# rules: X8
def test_a_stale_answer_is_recognised() -> None:
    t = market("communication-1", "", hands="A: 2 iron; B: 2 water").propose("A", "1 iron", "1 water")
    seen = t.session.asked(1).token()
    t.play("A: exchange withdraw 1").propose("A", "2 iron", "1 water")
    with pytest.raises(Refused) as e:
        t.session.submit(1, [(EXCHANGE, ACCEPT)], seen)
    assert e.value.reason == "stale"


# rules: X1
def test_the_phase_is_passed_over_when_nobody_can_do_anything() -> None:
    assert market("communication-1", "", hands="B: 2 iron").asked == "A move"


# Contracts


# rules: K2
@pytest.mark.parametrize(
    ("colony", "held", "broken"),
    [
        ("", "A: iron>water", True),
        ("communication-1", "A: iron>water", False),
        ("communication-1", "A: iron>water iron>carbon", True),
        ("plant-1 communication-2", "A: iron>water iron>carbon iron>silicon", False),
        ("plant-1 communication-2", "A: iron>water iron>carbon iron>silicon iron>oxygen", True),
        ("plant-1 communication-3", "A: iron>water iron>carbon iron>silicon iron>oxygen", False),
    ],
)
def test_how_many_contracts_may_be_held(colony: str, held: str, broken: bool) -> None:
    t = table(colony, "", hands="A: 1 carbon 1 water 1 iron 1 silicon", contracts=held)
    t.play("build contract water>oxygen")
    if t.asked == "A break":
        t.play("break iron>water")
    assert ("break" in t.heard()) is broken


# rules: K3
def test_a_contract_is_broken_for_another_and_goes_back_on_sale() -> None:
    t = table("communication-1", "", hands="A: 1 carbon 1 water", contracts="A: iron>water iron>carbon")
    t.play("build contract water>oxygen break iron>carbon")
    assert t.contracts("A") == "iron>water water>oxygen"
    assert t.s.contract[0] == -1
    assert t.hand("A") == ""


# rules: K1
def test_a_contract_costs_carbon_and_water_and_there_is_one_of_each() -> None:
    t = table("", "", hands="A: 2 carbon 2 water", contracts="B: iron>water")
    assert t.why_not("build contract iron>water") == "held-by-another"
    t.play("build contract water>oxygen")
    assert t.hand("A") == "1 carbon 1 water"
    assert t.why_not("build contract water>oxygen") == "held-by-you"
    assert t.mentions("contract:water-oxygen", "B")


# rules: K4
def test_above_the_limit_contracts_are_kept_and_none_is_bought() -> None:
    t = table(
        "communication-1!", "", hands="A: 1 carbon 1 water 1 iron", contracts="A: iron>water iron>carbon"
    )
    assert t.why_not("build contract water>oxygen") == "too-many-contracts"
    assert t.contracts("A") == "iron>carbon iron>water"


# rules: X8
def test_a_refusal_may_come_with_a_word() -> None:
    t = table("communication-1", "", hands="A: 1 iron; B: 2 water", phase="exchange")
    t.propose("A", "1 iron", "1 water").play("B: exchange refuse 1 word needed")
    assert t.events_of("refuse") == [(1, 0, 2)]
    assert not t.s.offers, "the proposal is gone, as after any refusal"
