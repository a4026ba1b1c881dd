"""What a board draws besides the table itself: what every option is about, ways, moves, what is printed."""

from __future__ import annotations

import random

import pytest

from cinqmars import Session, games
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.kernel import Move, Panel, say
from games.on_mars.notation import Play, table

FAR = "; a1 shelter-A; m1 shelter-B; a3 shelter-C"
BARE = {"turn", "rival-site", "take", "boost"}  # their NO is a word, not a place


def panel(t: Play, ref: str) -> Panel:
    return next(p for p in t.session.view(0).panels if p.ref == ref)


def moves(t: Play, what: str) -> list[Move]:
    return [m for e in t.session.events if e.what == what for m in game.moves(e)]


# refs


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 3), (4, 5)])
def test_every_option_but_no_points_at_something(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    session = Session.new(games.get("on-mars"), seats, seed, {"first-colonists": True})
    asked: set[str] = set()
    while session.pending:
        d = session.pending[0]
        question = game.kinds[d.kind]
        asked.add(question.name)
        for arg in d.opts:
            named = game.refs(session.state, d, arg)
            assert named or arg in question.passing or (arg == 0 and question.name in BARE), question.name
        session = session.apply(rng.choice(d.opts), seat=d.seat)
    assert len(asked) > 15


# ways


@pytest.mark.parametrize("crystals", [0, 2])
def test_a_way_is_answered_at_once_and_leads_where_it_says(crystals: int) -> None:
    t = table(
        f"A: colony home 1 crystals {crystals} bots g5 f6 rover e5; B: orbit bots g4; C: orbit",
        mars="g5 mine; g7 condenser; h4 crystal; f4 research-olive" + FAR,
    )
    t.play("turn control?")
    session = t.session
    d = session.pending[0]
    form = game.form(session.state, d)
    assert form
    kinds = {question.name: i for i, question in enumerate(game.kinds)}
    tried = 0
    for way in form.ways:
        for i in range(len(way.stops)):
            stop, at = way.stops[i], i
            answers: list[tuple[int, int]] = []
            while at >= 0:
                answers = [(kinds[name], arg) for name, arg in way.stops[at].answers] + answers
                at = way.stops[at].by
            after = session.submit(0, answers, d.token())
            zone = next(z for z in after.view(0).zones() if z.ref == stop.ref)
            assert way.piece in [thing.ref for thing in zone.things]
            assert stop.rests == (
                not [0 for one in after.pending if one.kind == d.kind and 0 not in one.opts]
            )
            assert stop.left >= -crystals
            tried += 1
    assert tried > (40 if crystals else 25)


def test_a_piece_that_cannot_stop_has_the_only_way() -> None:
    t = table(
        "A: colony home 1 bots g5 f6 rover e5; B: orbit bots g4; C: orbit",
        mars="g5 mine; g7 condenser" + FAR,
    )
    t.play("turn control?", "move g5-g4")
    form = game.form(t.session.state, t.session.pending[0])
    assert form
    assert [way.piece for way in form.ways] == ["bot:0:0"]


# what is told


# rules: F3, F4, F5, F6, F7, F8, F9
def test_points_are_those_of_a_game_that_ended_now() -> None:
    t = table("A: colony hangar 2 plans gym; B: orbit; C: orbit")
    facts = {f.label.id: f.value for f in t.session.view(0).players[0].facts}
    assert facts["fact-points"] == sum(scores_of(t.s, 0))
    assert facts["fact-scored"] == t.s.points[0]
    assert facts["fact-points"] != facts["fact-scored"]


# rules: J1, J5
@pytest.mark.parametrize(
    ("level", "station", "rounds"), [(1, 1, 1), (3, 3, 3), (3, 2, 2), (4, 2, None), (5, 3, 1)]
)
def test_the_board_says_when_the_shuttle_leaves(level: int, station: int, rounds: int | None) -> None:
    t = table("A: colony; B: orbit; C: orbit", level=level, shuttle=f"orbit {station}")
    order = panel(t, "order")
    assert {f.icon: f.value for f in order.facts}.get("departs") == rounds
    assert [z.ref for z in order.zones if z.ref.startswith("station:") and z.things] == [
        f"station:orbit:{station}"
    ]


def test_what_is_lacerdas_has_an_owner() -> None:
    t = table("A: space 5; B: space 6 plans gym", solo=1)
    view = t.session.view(0)
    owners = {thing.ref: thing.owner for zone in view.zones() for thing in zone.things}
    assert owners["blueprint:gym"] == owners["tech:1:shelter"] == owners["marker:1"] == 1


# rules: LA21
def test_objectives_say_how_much_of_them_is_done() -> None:
    t = table("A: space 5; B: space 6", solo=1)
    rows = {row.ref: row.cells[1:] for row in panel(t, "lacerda").tables[0].rows}
    assert rows["objective:level-3"] == (1, 3)
    assert rows["objective:technology-6"] == (2, 6)


# moves


def test_goods_cards_and_markers_are_seen_to_travel() -> None:
    t = table("A: orbit home 2; B: orbit; C: orbit", display="gym radar")
    t.play("turn blueprint", "obtain gym")
    assert moves(t, "obtain") == [Move("blueprint:gym", "display", "blueprints:0")]
    assert moves(t, "gain")[0] == Move("crystal:next:0", "supply", "storage:0")


# what is printed


def test_the_catalogue_knows_whatever_a_view_shows() -> None:
    printed = game.catalogue()
    view = Session.new("on-mars", 4, 1).view(0)
    shown = [thing.ref for zone in view.zones() for thing in zone.things]
    cards = [ref for ref in shown if ref.startswith(("blueprint:", "scientist:", "contract:", "grid:"))]
    assert len(cards) > 20
    assert {*cards} <= {*printed}
    assert printed["space:6"]["points"] == box.SPACE_OP[-1]
    assert printed["space:4t"]["leads"] == ["5t"]
    assert printed["contract:deliver-plant"]["wants"] == {"mineral": 2, "plant": 3}
    assert printed["depot"]["spaces"] == box.EXECUTIVE


# rules: TO1, TO2, TO3, TO4, TO5
def test_a_turn_order_space_says_its_side_and_what_it_gives() -> None:
    order = next(panel for panel in Session.new("on-mars", 2, 1).view(0).panels if panel.ref == "order")
    spaces = [zone for zone in order.zones if zone.ref.startswith("order:")]
    bonus = [fact.icon for zone in spaces for fact in zone.facts if fact.label.id == "fact-bonus"]
    sides = [fact.value for zone in spaces for fact in zone.facts if fact.label.id == "fact-side"]
    assert [i for i, icon in enumerate(bonus) if icon] == box.BONUS_SPACES
    assert [bonus[i] for i in box.WAREHOUSE_SPACES] == ["warehouse"] * 2
    given = [bonus[i] for i in (box.TECH_SPACE, box.COLONIST_SPACE, box.BOTS_SPACE, box.BLUEPRINT_SPACE)]
    assert given == ["technology", "colonist", "bots", "blueprint"]
    assert sides == [say("side-orbit")] * 4 + [say("side-colony")] * 4
