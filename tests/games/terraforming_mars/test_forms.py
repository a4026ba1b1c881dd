"""What is asked together: forms that people fill in at once, and that the rules take as they are filled in."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Change, Decision, Field, Form, Pick, Session
from games.terraforming_mars.notation import Play, table


def form_of(session: Session[TerraformingState], d: Decision) -> Form | None:
    return game.form(session.seen(d.seat), d)


def asked(t: Play) -> Form:
    form = form_of(t.session, t.session.pending[0])
    assert form is not None
    return form


# rules: S7, S9, D1
def test_a_start_is_a_corporation_two_preludes_and_what_its_money_buys() -> None:
    session = Session.new(game, 2, 5, {"prelude": True})
    form = form_of(session, session.pending[0])
    assert form is not None
    corporations, preludes, projects = form.fields
    assert (corporations.asks, len(corporations.picks), corporations.least, corporations.most) == (
        "incorporate",
        2,
        1,
        1,
    )
    assert all([pick.brings > 0 for pick in corporations.picks])
    assert (preludes.asks, len(preludes.picks), preludes.least, preludes.most) == ("keep", 4, 2, 2)
    assert (projects.asks, len(projects.picks), projects.least, projects.price) == ("buy", 10, 0, 3)
    assert form.purse == 0


# rules: R57
def test_against_marsbot_the_corporation_stands_alone() -> None:
    session = Session.new(game, 1, 5)
    form = form_of(session, session.pending[0])
    assert form is not None
    assert [field.asks for field in form.fields] == ["incorporate"]


# rules: S9
def test_a_beginner_keeps_preludes_and_buys_nothing() -> None:
    session = Session.new(game, 2, 5, {"prelude": True, "beginner": (True, False)})
    form = form_of(session, session.pending[0])
    assert form is not None
    assert [field.what for field in form.fields] == ["preludes"]


# rules: X2
def test_patents_are_sold_at_least_one_for_a_megacredit_each() -> None:
    t = table("R: hand ants birds").play("standard sell-patents")
    (field,) = asked(t).fields
    assert [pick.ref for pick in field.picks] == ["card:ants", "card:birds"]
    assert [pick.brings for pick in field.picks] == [1, 1]
    assert (field.least, field.most, field.stop) == (1, 2, 0)


# rules: C11
def test_what_metal_is_worth_and_what_is_due() -> None:
    t = table("R: 14 M€ 3 steel, hand mine").play("play mine")
    assert asked(t) == Form((Field("pay", "steel", (), 0, 2, 2),), 14, 4)


def test_heat_that_counts_as_money_is_in_the_purse() -> None:
    t = table("R: 5 M€ 4 heat, played helion, played search-for-life business-network; deck ants")
    form = asked(t.play("use business-network"))
    assert form.purse == 9
    assert form.fields[0].picks == (Pick(1 + game_card(t), "card:ants"),)


def game_card(t: Play) -> int:
    return t.session.state.offer[0][0]


# rules: C14, C15
def test_whom_an_effect_hits_is_compared_by_what_it_leaves_them() -> None:
    t = table("R: 30 M€, hand asteroid; B: 2 plants").play("play asteroid")
    seen = [(choice.refs, choice.changes) for choice in t.session.choices(t.session.pending[0])]
    assert ((), ()) in seen, "nobody need be hit"
    assert (("player:1",), (Change(("player:1", "stock", "plants"), 2, 0),)) in seen
