"""Notebooks: tables, views and ratings show themselves, and no more than a seat may know."""

from __future__ import annotations

import copy
import pickle
from html import escape
from xml.etree import ElementTree

import pytest

from cinqmars import Session, games
from cinqmars.kernel import Rng
from cinqmars.kernel import Session as KernelSession

SVG = "{http://www.w3.org/2000/svg}"


def midway(id: str, answers: int = 40) -> Session:
    session, luck = Session.new(id, games.get(id).seats[-1], 3), Rng(3)
    for _ in range(answers):
        asked = session.pending[0]
        session = session.apply(asked.opts[luck.below(len(asked.opts))], seat=asked.seat)
    return session


@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_board_shows_every_place_and_what_lies_there(id: str) -> None:
    view = midway(id).view(0, "fr")
    drawn = ElementTree.fromstring(view._repr_svg_() or "")
    panel = next(panel for panel in view.panels if panel.map)
    say = view.table.speaker("fr")
    titles = [title.text or "" for title in drawn.iter(f"{SVG}title")]
    for zone in panel.zones:
        (told,) = [title for title in titles if title.split(":")[0] == say(zone.label)][:1]
        assert all([say(thing.label) in told for thing in zone.things])
    assert len(titles) == len(panel.zones)


@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_view_is_a_page_of_its_own(id: str) -> None:
    view = midway(id).view(0)
    shown = view._repr_html_()
    ElementTree.fromstring(shown)  # every element is closed, every text escaped
    say = view.table.speaker("en")
    for zone in view.zones():
        assert all([escape(say(thing.label)) in shown for thing in zone.things])


def test_a_table_shows_what_a_spectator_sees_and_its_result() -> None:
    table = midway("mission-planete-rouge")
    assert table.view()._repr_html_() == table._repr_html_() != table.view(0)._repr_html_()
    assert table._repr_svg_() == table.view()._repr_svg_()
    end = table.play(dict.fromkeys(range(table.seats), "random"))
    assert all([escape(label) in end._repr_html_() for label in end.scores()])


def test_nothing_shows_that_a_seat_cannot_know() -> None:
    table = midway("terraforming-mars", 12)
    seat = table.pending[0].seat
    assert table.imagine(seat, 5).view(seat)._repr_html_() == table.view(seat)._repr_html_()


def test_a_view_that_shows_itself_is_the_same_view() -> None:
    table = midway("mars")
    seen, plain = table.view(0), KernelSession.view(table, 0)
    assert seen == plain and plain == seen and seen != table.view(1) and repr(seen) == repr(plain)
    assert pickle.loads(pickle.dumps(seen)) == copy.deepcopy(seen) == seen
    assert (
        table.key(0) == KernelSession(table.game, table.setup, table.marks, table.log).key(0) != table.key(1)
    )


def test_a_rating_shows_its_tables_and_its_plot() -> None:
    pytest.importorskip("numpy")
    from cinqmars.research.rating import rate
    from cinqmars.research.series import Series, play

    series = Series("mission-planete-rouge", 3, ["random", "greedy:1"], 6)
    (rating,) = rate([play(series, number) for number in range(6)])
    assert "greedy:1" in rating._repr_html_() and "<table>" in rating._repr_html_()
    assert len(list(ElementTree.fromstring(rating._repr_svg_()).iter(f"{SVG}circle"))) == 2
