"""A screen of 170 columns and 60 lines holds the whole table of every game, in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from rich.text import Text

from cinqmars import bots, games
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.mars.components import N_PLACES, PLANT_0
from cinqmars.kernel import Choice, Fact, Message, PlayerView, Thing, View, Zone, say
from cinqmars.session import Session
from cinqmars.terminal import draw
from cinqmars.terminal.atlas import Atlas
from cinqmars.terminal.board import has_something
from cinqmars.terminal.ink import ON_DARK, marked
from cinqmars.terminal.masonry import Stone, laid
from cinqmars.terminal.menu import in_columns, menu_of
from cinqmars.terminal.pen import Pen
from cinqmars.terminal.roster import roster
from cinqmars.text import LANGUAGES, Speaker
from cli.test_layout import Sheet, picture

WIDTH, HEIGHT = 170, 60
FEWER = {"terraforming-mars": 3, "on-mars": 2, "first-martians": 2}  # than a full table, whose game is long
STEPS = 5  # positions looked at in each game


@lru_cache
def whole(game: str) -> Session:
    """A game among bots, to its end."""
    session = Session.new(game, FEWER.get(game, max(games.get(game).seats)), seed=5)
    name = "planner" if session.game.cooperative else "random"
    return Session.of(bots.play_on(session, {seat: bots.get(name, seat) for seat in range(session.seats)}))


def positions(game: str) -> Iterator[Session]:
    """Some of its first half: bots that play at random go on longer than people would."""
    end = whole(game)
    for i in range(STEPS):
        yield end.goto(i * len(end.log) // (2 * STEPS))


def drawn(session: Session, lang: str) -> str:
    lines = picture(Sheet(WIDTH, HEIGHT), session, session.pending[0], lang, [])
    assert len(lines) < HEIGHT
    assert max([Text(line).cell_len for line in lines]) <= WIDTH
    return "\n".join(lines)


def names(session: Session, lang: str) -> list[str]:
    return marked([Speaker(lang).seat(seat) for seat in range(session.seats)])


def letters(text: str) -> str:
    """Without frames and breaks of lines."""
    return "".join([char for char in text if char.isalnum()])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.PACKAGES)
def test_every_panel_is_on_the_screen(game: str, lang: str) -> None:
    for session in positions(game):
        said = drawn(session, lang)
        view = session.view(session.pending[0].seat)
        for panel in [panel for panel in view.panels if has_something(panel)]:
            heading = re.sub("[\u00a0\u202f]", " ", Speaker(lang, game, names(session, lang))(panel.label))
            assert f"╭─ {heading} ─" in said or f"\n{heading}  " in said, (heading, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_martians_shows_tracks_objectives_and_open_events(lang: str) -> None:
    speaker, events = Speaker(lang, "first-martians"), 0
    for session in positions("first-martians"):
        picture, view = drawn(session, lang), session.view(session.pending[0].seat)
        said, words = letters(picture), re.findall(r"\w+", picture)
        panels = {panel.ref: panel for panel in view.panels}
        for track in panels["tracks"].tracks:
            assert letters(f"{speaker(track.label)}{track.value}/{track.maximum}") in said
        assert letters(speaker(panels["tracks"].facts[0].label)) in said  # morale
        for row in panels["mission"].tables[0].rows:
            assert all([word in words for word in re.findall(r"\w+", speaker(row.label))])
        for event in panels["app"].zones[0].things:
            events += 1
            for fact in event.facts:
                assert all([word in words for word in re.findall(r"\w+", speaker(fact.label))])
    assert events


def test_an_open_event_tells_its_reward_and_the_rounds_that_are_left() -> None:
    event = Thing(
        "event:1",
        say("seat-1"),
        "event",
        facts=(
            Fact(say("nobody"), say("yes")),
            Fact(say("sim-score"), 3),
            Fact(say("sim-bot"), say("bot-random")),
        ),
    )
    zone = Zone("journal", say("sim-wins"), "cards", things=(event,))
    pen = Pen(Speaker("en"), ON_DARK)
    assert draw.display(pen, zone, brief=True).plain.endswith("Azure (nobody, Score 3, Bot Random)")
    assert (
        draw.display(pen, zone, brief=False).plain.splitlines()[1] == "  Azure (nobody, Score 3, Bot Random)"
    )


def test_the_ring_map_is_drawn_around_the_hub() -> None:
    session = whole("first-martians").goto(0)
    panel = next(panel for panel in session.view(0).panels if panel.map)
    pen = Pen(Speaker("en", "first-martians"), ON_DARK)
    geometry = session.game.geometry(session.seats)[panel.ref]
    rows = [line.split() for line in Atlas(pen, panel, geometry).drawn(70, tight=True).plain.splitlines()][
        ::2
    ]
    assert rows == [
        ["A3-N"],
        ["A3-NW", "A2-N", "A3-NE"],
        ["A2-NW", "A1-N", "A2-NE"],
        ["A1-NW", "A1-NE"],
        ["A3-W", "A2-W", "A1-W", "HUB", "A1-E", "A2-E", "A3-E"],
        ["A1-SW", "A1-SE"],
        ["A2-SW", "A1-S", "A2-SE"],
        ["A3-SW", "A2-S", "A3-SE"],
        ["A3-S"],
    ]
    assert len(panel.zones) == 1 + c.N_SPACES == sum([len(row) for row in rows])


def test_an_amount_is_not_taken_for_the_number_of_its_option() -> None:
    session = whole("mars").goto(0)
    labels = [say("some-iron", n=1), say("some-iron", n=2)]
    menu = menu_of([Choice(i, label) for i, label in enumerate(labels)], session.view(0))
    pen = Pen(Speaker("en", "mars"), ON_DARK)
    (line,) = Sheet(80, 24).text(in_columns(pen, menu, 80))
    assert line == " 1) 1 iron   2) 2 iron"


@pytest.mark.parametrize(("lang", "off"), [("en", "no power"), ("fr", "sans énergie")])
def test_an_installation_without_energy_looks_it(lang: str, off: str) -> None:
    end = whole("mars")
    session = end.goto(len(end.log) // 2)
    state = session.state
    seat = session.pending[0].seat
    own = range(seat * N_PLACES, (seat + 1) * N_PLACES)
    for i in own:
        state.on[i] = int(state.built[i] > 0)
    running = [i for i in own[PLANT_0:] if state.built[i] and state.staff[i]]
    for on, expected in ((1, False), (0, True)):
        for i in running:
            state.on[i] = on
        panel = next(
            panel for panel in session.game.observe(state, seat).panels if panel.ref == f"colony:{seat}"
        )
        pen = Pen(Speaker(lang, "mars"), ON_DARK)
        geometry = session.game.geometry(session.seats)[panel.ref]
        assert (off in Atlas(pen, panel, geometry).drawn(160).plain) == expected
        assert (off in "\n".join(Sheet(160, 60).text(draw.listed(pen, panel.zones, 160)))) == expected


# the roster


def seat(n: int, *facts: tuple[str, int | Message]) -> PlayerView:
    return PlayerView(n, tuple([Fact(say(label), value) for label, value in facts]))


def roster_of(width: int, *players: PlayerView) -> list[str]:
    pen, view = Pen(Speaker("en"), ON_DARK), View(0, say("end-title"), players, ())
    return [line for part in roster(pen, view, width) for line in Sheet(width, 60).text(part)]


def test_headings_are_whole_words_on_as_many_lines_as_they_need() -> None:
    players = [seat(n, ("sim-bot", 7), ("about-title", 12), ("sim-interval", 3)) for n in range(2)]
    assert [line.split() for line in roster_of(170, *players)] == [
        ["About"],
        ["this", "95%"],
        ["Bot", "version", "interval"],
        ["Azure", "7", "12", "3"],
        ["Amber", "7", "12", "3"],
    ]


def test_too_many_headings_go_on_below() -> None:
    lines = roster_of(
        30, seat(0, ("sim-interval", 1), ("sim-score", 2), ("lobby-person", 3), ("games-bots", 4))
    )
    assert [line.split() for line in lines if "Azure" in line] == [["Azure", "1", "2", "3"], ["Azure", "4"]]


def test_what_a_player_is_doing_stands_beside_or_below() -> None:
    word = ("sim-bot", say("bot-ismcts-about"))
    assert roster_of(120, seat(0, ("sim-score", 1), word))[-1].split() == [
        *["Azure", "1", "Bot"],
        *"searches many imagined games; slower and stronger".split(),
    ]
    below = roster_of(40, seat(0, ("sim-score", 1), word))
    assert below[1].split() == ["Azure", "1"]
    assert below[2].startswith("Azure  Bot searches many")


# the wall


def block(height: int, least: int = 0) -> Stone:
    sheet = Sheet(170, 60)
    return Stone(lambda width: sheet.drawn(Text("\n".join([f"{height}"] * height)), width), least)


def wall(width: int, *stones: Stone) -> list[list[str]]:
    return [line.split() for line in Sheet(width, 60).text(laid(stones, width))]


def test_boxes_stand_in_the_columns_that_make_the_lowest_wall() -> None:
    assert wall(170, block(3), block(3), block(1), block(2)) == [
        ["3", "3", "1"],
        ["3", "3", "2"],
        ["3", "3", "2"],
    ]
    assert wall(100, block(3), block(2), block(1)) == [["3", "2"], ["3", "2"], ["3", "1"]]
    assert wall(60, block(2), block(1)) == [["2"], ["2"], ["1"]]


def test_a_map_stands_where_it_is_whole() -> None:
    assert wall(170, block(1), block(2, least=100)) == [["1", "2"], ["2"]]
    assert wall(170, block(1, least=100), block(2, least=100)) == [["1"], ["2"], ["2"]]
