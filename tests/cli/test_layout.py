"""The picture of a table: it fits the screen, and the question is always whole."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from cinqmars.kernel import Decision, Geometry, Panel, Spot, Thing, View, Zone, say
from cinqmars.session import Session
from cinqmars.terminal import draw
from cinqmars.terminal.atlas import Atlas, can_draw
from cinqmars.terminal.columns import columns
from cinqmars.terminal.ink import ON_DARK, ON_LIGHT, breakable, ink_for
from cinqmars.terminal.layout import laid_out
from cinqmars.terminal.pen import Pen
from cinqmars.terminal.screen import Screen
from cinqmars.terminal.story import news
from cinqmars.terminal.table import Saving, Sitting
from cinqmars.text import Speaker
from cli.run import GAME, played

SIZES = [(80, 24), (100, 32), (120, 40)]


class Sheet(Screen):
    """A screen of a given size that nobody looks at."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.live = True
        self.console.size = (width, height)
        self.console.width = width
        self.console.height = height

    def text(self, what: Any) -> list[str]:
        drawn = self.drawn(what)
        lines = [breakable("".join([segment.text for segment in line])).rstrip() for line in drawn.lines]
        return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in lines]


def table(sheet: Sheet, session: Session, lang: str = "en") -> Sitting:
    players = ["person"] * session.setup.seats + ["random"] * (session.seats - session.setup.seats)
    return Sitting(sheet, session, players, lang, ON_DARK, Saving(Path("game.json")))


def picture(sheet: Sheet, session: Session, decision: Decision, lang: str, notices: list[str]) -> list[str]:
    t = table(sheet, session, lang)
    asked = t.asked(decision)
    return sheet.text(laid_out(sheet, asked.pen, t.scene(asked, notices)))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("lang", "seats"), [("en", 2), ("fr", 5)])
def test_every_position_fits_with_question_and_options(size: tuple[int, int], lang: str, seats: int) -> None:
    width, height = size
    whole = played(10_000, seats, seed=seats)
    for ply in range(0, len(whole.log), 19):
        session = whole.goto(ply)
        decision = session.pending[0]
        sheet = Sheet(width, height)
        lines = picture(sheet, session, decision, lang, [])
        assert max([Text(line).cell_len for line in lines]) <= width
        assert len(lines) < height, "\n".join(lines)
        said = " ".join(" ".join(lines).split())
        speaker = Speaker(lang, GAME)
        question = session.game.question(session.seen(decision.seat), decision)
        plain = "".join([word for word in speaker(question) if word.isalnum()])
        assert plain in "".join([word for word in said if word.isalnum()])
        for number in range(1, len(session.choices(decision)) + 1):
            assert f" {number}) " in f" {said} "


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_board_is_worth_more_than_news(size: tuple[int, int]) -> None:
    session = played(30, 5, seed=5)
    lines = picture(Sheet(*size), session, session.pending[0], "fr", ["un", "deux"])
    assert any("Vastitas Borealis" in line for line in lines)
    assert lines.index("deux") > lines.index("un")


def test_wide_screens_have_a_map_and_panels_beside_it() -> None:
    session = played(30, 4, seed=5)
    lines = picture(Sheet(120, 40), session, session.pending[0], "en", [])
    row = next(line for line in lines if "╭─ Mars ─" in line)
    assert "╮╭─ " in row
    assert any("╭─ Launch pad ─" in line for line in lines)
    assert len([line for line in lines if "Sinus Sabaeus" in line and "Syrtis Major" in line]) == 1
    assert not any("╭" in line for line in picture(Sheet(80, 40), session, session.pending[0], "en", []))


def test_a_tiny_screen_still_asks() -> None:
    session = played(30, 5, seed=5)
    lines = picture(Sheet(40, 6), session, session.pending[0], "en", [])
    assert any(line.startswith("▸ ") for line in lines)


def test_long_lists_of_news_say_how_much_is_missing() -> None:
    whole = played(10_000, 5, seed=5)
    there = [whole.goto(ply) for ply in range(len(whole.log))]
    session = next(s for s in there if len(news(s, s.pending[0].seat)) > 20)
    lines = picture(Sheet(80, 24), session, session.pending[0], "en", [])
    assert any("earlier line" in line for line in lines)


# parts


def pen() -> Pen:
    return Pen(Speaker("en", GAME), ON_DARK)


def map_of(count: int, things: tuple[Thing, ...] = ()) -> tuple[Panel, Geometry]:
    name = say("zone-vastitas-borealis")
    zones = [Zone(f"zone:{i}", name, things=things) for i in range(count)]
    spots = [Spot(zone.ref, 50.0, 50.0) for zone in zones]
    return Panel("mars", say("panel-mars"), map=True, zones=tuple(zones)), Geometry(100, 100, tuple(spots))


def test_places_on_one_row_never_overlap() -> None:
    panel, geometry = map_of(3)
    drawn = Atlas(pen(), panel, geometry).drawn(60, tight=True)
    assert drawn.plain.splitlines()[0].split() == ["Vastitas", "Borealis"] * 3


def test_places_too_wide_for_their_row_are_broken_then_cut() -> None:
    panel, geometry = map_of(4, (Thing("t", say("event-native-resistance")),))
    atlas = Atlas(pen(), panel, geometry)
    words = [line.split() for line in atlas.drawn(60, tight=True).plain.splitlines()]
    assert words == [["Vastitas"] * 4, ["Borealis"] * 4, ["Native"] * 4, ["resistance"] * 4]
    assert max([len(line) for line in atlas.drawn(atlas.least).plain.splitlines()]) <= atlas.least
    assert "…" not in atlas.drawn(atlas.least).plain
    cut = atlas.drawn(40, tight=True).plain
    assert max([len(line) for line in cut.splitlines()]) <= 40
    assert cut.count("…") == 4


def test_a_map_of_many_places_is_not_drawn() -> None:
    assert can_draw(*map_of(28))
    assert not can_draw(*map_of(29))
    assert not can_draw(map_of(2)[0], map_of(1)[1])


@pytest.mark.parametrize(
    ("width", "rows"), [(10, ["a  dddd  g", "b  e", "c  f"]), (7, ["a     e", "b     f", "c     g", "dddd"])]
)
def test_columns_go_down_then_right(width: int, rows: list[str]) -> None:
    words = [Text(word) for word in ("a", "b", "c", "dddd", "e", "f", "g")]
    assert Sheet(80, 24).text(columns(words, width)) == rows


def test_colours_follow_the_background() -> None:
    assert ink_for({}) is ON_DARK
    assert ink_for({"COLORFGBG": "15;0"}) is ON_DARK
    assert ink_for({"COLORFGBG": "0;15"}) is ON_LIGHT
    assert ink_for({"COLORFGBG": "0;default;15"}) is ON_LIGHT


def test_what_may_be_chosen_is_lit() -> None:
    session = played(0, 3, seed=7)
    t = table(Sheet(100, 40), session)
    asked = t.asked(session.pending[0])
    lit = [item.choice.refs[0] for item in asked.menu.items if item.possible]
    assert asked.pen.lit == frozenset(lit)
    zone = Zone(lit[0], say("panel-mars"))
    assert ON_DARK.signal in str(asked.pen.label(zone).style)


def test_the_whole_view_leaves_nothing_out() -> None:
    session = played(60, 4, seed=5)
    view = session.view(1)
    said = "\n".join(Sheet(200, 200).text(draw.whole(pen(), view, 200)))
    for label in labels(view):
        assert pen().say(label) in said


def labels(view: View) -> list[Any]:
    found = [zone.label for zone in view.zones()] + [fact.label for p in view.players for fact in p.facts]
    found += [thing.label for zone in view.zones() for thing in zone.things]
    return found + [row.label for panel in view.panels for table in panel.tables for row in table.rows]
