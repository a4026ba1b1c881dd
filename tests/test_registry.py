"""What every game of the registry brings along: rules, rulings, tests, texts, and its place on the page."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cinqmars import games
from cinqmars.kernel import Session
from cinqmars.kernel.view import PlayerView
from cinqmars.text import LANGUAGES, Speaker
from games.citations import Book
from test_page_texts import texts

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
INDEX = (WEB / "games" / "index.ts").read_text(encoding="utf-8")
TOKENS = (WEB / "styles" / "tokens.css").read_text(encoding="utf-8")
SIGNS = (WEB / "table" / "signs.ts").read_text(encoding="utf-8")

# of the tests that every game has
TESTS = ("test_conformance.py", "test_records.py")


def package(game: str) -> str:
    return games.PACKAGES[game].rpartition(".")[2]


def entries(name: str, text: str = INDEX) -> dict[str, str]:
    """The lines of a record of the page, by game: `mars: 'g-mars'`."""
    record = re.search(rf"^export const {name}\b.*?= \{{\n(.*?)^\}}", text, re.DOTALL | re.MULTILINE)
    assert record, f"no {name}"
    return dict(re.findall(r"^  '?([\w-]+)'?: (.*),$", record[1], re.MULTILINE))


@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_game_has_its_rules_and_rulings(id: str) -> None:
    book = Book(ROOT / "src" / "cinqmars" / "games" / package(id))
    assert book.rules
    assert book.rulings


@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_game_has_tests_and_recorded_games(id: str) -> None:
    folder = ROOT / "tests" / "games" / package(id)
    assert [name for name in TESTS if not (folder / name).is_file()] == []
    assert list((folder / "records").glob("*.json"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_game_says_what_it_is(id: str, lang: str) -> None:
    game, say = games.get(id), Speaker(lang, id)
    assert game.id == id
    assert say("game-title")
    assert say("game-pitch")
    rules = game.summary()
    for said in ([p.text for p in rules], [p.title for p in rules], game.about()):
        assert len({say(text) for text in said}) == len(said) > 1


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_question_has_its_paragraph_of_the_rules(id: str) -> None:
    game = games.get(id)
    explained = [kind for paragraph in game.summary() for kind in paragraph.kinds]
    assert sorted(explained) == sorted([kind.name for kind in game.kinds])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_question_names_what_its_button_does(id: str, lang: str) -> None:
    """`{ $what }` alone where the options say it themselves."""
    acts = texts(lang, WEB / "games" / id / "acts")
    assert [kind.name for kind in games.get(id).kinds if f"go-{kind.name}" not in acts] == []


def test_every_game_has_a_hue_of_its_own() -> None:
    hues = {id: hue.strip("'") for id, hue in entries("HUES").items()}
    assert list(hues) == list(games.PACKAGES), "HUES of web/src/games/index.ts, in the registry's order"
    assert len(set(hues.values())) == len(hues)
    themes = {hue: len(re.findall(rf"--{hue}:#[0-9A-F]{{6}};", TOKENS)) for hue in hues.values()}
    assert [hue for hue in themes if themes[hue] != 2] == [], (
        "web/src/styles/tokens.css: once dark, once light"
    )


def test_every_game_has_the_facts_of_its_box() -> None:
    facts = entries("FACTS")
    assert list(facts) == list(games.PACKAGES), "FACTS of web/src/games/index.ts, in the registry's order"
    shape = r"\{ authors: '\w[^']+', minutes: [1-9]\d+, weight: [1-5](, together: true)? \}"
    assert [fact for fact in facts.values() if not re.fullmatch(shape, fact)] == []


def test_every_game_has_a_plate() -> None:
    plates = {
        path.stem: path.read_text(encoding="utf-8") for path in (WEB / "pages" / "plates").glob("*.svg")
    }
    assert sorted(plates) == sorted(games.PACKAGES), "web/src/pages/plates: <game>.svg"
    assert len(set(plates.values())) == len(plates)
    assert all([plate.startswith("<svg") for plate in plates.values()])


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_paragraph_of_the_rules_has_a_picture(id: str) -> None:
    found = re.search(rf"^  '?{id}'?: \[(.*)\],$", SIGNS, re.MULTILINE)
    assert found, "SIGNS of web/src/table/signs.ts"
    assert len(found[1].split(",")) == len(games.get(id).summary())


@pytest.mark.parametrize("id", [id for id in games.PACKAGES if not games.get(id).cooperative])
def test_points_are_known_all_along_and_are_the_results_in_the_end(id: str) -> None:
    """What stands beside every name, and the chart: the points if the game ended now."""
    game = games.get(id)
    session: Session[Any] = Session.new(game, min(n for n in game.seats if n > 1), 3)
    rng, seen, now = random.Random(3), set[tuple[Any, ...]](), list[Any]()
    while session.pending:
        d = session.pending[0]
        session = session.apply(rng.choice(d.opts), seat=d.seat)
        if len(seen) <= 2 or not session.pending:
            now = [next(points(player)) for player in game.observe(session.state, -1).players]
            seen.add(tuple(now))
    assert len(seen) > 2, "they grow during the game"
    assert now == [
        sum([source.points[seat] for source in game.scores(session.state)]) for seat in range(len(now))
    ]


def points(player: PlayerView) -> Iterator[Any]:
    """As `SCORES` and `NOW` of web/src/lib/score.ts find them."""
    facts = {fact.label.id: fact.value for fact in player.facts}
    return (facts[name] for name in ("fact-points-now", "fact-points", "fact-score") if name in facts)
