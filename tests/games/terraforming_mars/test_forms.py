"""What is asked together: forms that people fill in at once, and that the rules take as they are filled in."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.state import Table
from cinqmars.kernel import Decision, Field, Form, Pick, Rng, Session
from games.terraforming_mars.notation import Play, table

KIND = {kind.name: i for i, kind in enumerate(game.kinds)}


def form_of(session: Session[Table], d: Decision) -> Form | None:
    return game.form(session.seen(d.seat), d)


def asked(t: Play) -> Form:
    form = form_of(t.session, t.session.pending[0])
    assert form is not None
    return form


def filled_in(form: Form, luck: Rng) -> list[tuple[int, int]]:
    """Some of each list, as many as may be taken and paid for, in the order of the lists."""
    money, answers = form.purse, []
    for field in form.fields:
        most = min(field.most, money // field.price) if field.price else field.most
        number = field.least + luck.below(most - field.least + 1)
        left = list(range(len(field.picks)))
        while len(left) > number:
            left.pop(luck.below(len(left)))
        answers += [(KIND[field.asks], field.picks[i].arg) for i in left]
        money += sum([field.picks[i].brings for i in left]) - number * field.price
        goes_on = money >= field.price if field.price else number < most and len(field.picks) - 1 not in left
        if field.stop >= 0 and goes_on:
            answers.append((KIND[field.asks], field.stop))
    return answers


def seen(session: Session[Table], seat: int) -> set[str]:
    view = session.view(seat)
    zones = [zone for player in view.players for zone in player.zones]
    zones += [zone for panel in view.panels for zone in panel.zones]
    return {thing.ref for zone in zones for thing in zone.things}


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"prelude": True}), (2, {"prelude": True, "drafting": True}), (1, {})],
)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_a_form_allows_is_one_answer_about_cards_the_seat_sees(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    session, luck, filled = Session.new(game, seats, seed, options), Rng(seed), set()
    for _ in range(400):
        if not session.pending:
            break
        d = session.pending[0]
        form = form_of(session, d)
        if form is None or not form.fields[0].picks:
            session = session.apply(d.opts[luck.below(len(d.opts))])
            continue
        refs = {pick.ref for field in form.fields for pick in field.picks}
        assert refs <= seen(session, d.seat)
        answers = filled_in(form, luck)
        assert answers[0][0] == d.kind
        session = session.submit(d.seat, answers)
        left = [q for q in session.pending if q.seat == d.seat and q.held]
        assert {game.kinds[q.kind].name for q in left} <= {"pay"}, "only heat may be asked for since"
        filled.add(game.kinds[d.kind].name)
    assert {"incorporate", "buy"} <= filled


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
