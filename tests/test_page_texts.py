"""The page's own texts: complete in both languages, and every id the page names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from cinqmars.text import elision
from test_texts import NARROW, percent_apart, plain_text, unelided, variables

SOURCES = Path(__file__).parents[1] / "web" / "src"
BUNDLES = [
    file.parent for file in sorted(SOURCES.rglob("fr.ftl"))
]  # of the page, and of tables with their own
every_bundle = pytest.mark.parametrize("folder", BUNDLES, ids=[folder.parent.name for folder in BUNDLES])
SAID = re.compile(r"""["'`](page-[a-z0-9-]+(?:\$\{[^}]*\})?[a-z0-9-]*)["'`]""")


def texts(lang: str, folder: Path = SOURCES / "text") -> dict[str, ftl.Message]:
    body = parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in found}) == len(found), "an id stands twice"
    return {message.id.name: message for message in found}


@every_bundle
def test_both_languages_have_the_same_ids_and_variables(folder: Path) -> None:
    english, french = texts("en", folder), texts("fr", folder)
    assert set(english) == set(french)
    assert not [id for id in english if variables(english[id]) != variables(french[id])]


@every_bundle
def test_french_has_its_own_spaces_and_apostrophes(folder: Path) -> None:
    wrong = [
        text
        for message in texts("fr", folder).values()
        for text in plain_text(message)
        if re.search(rf"[^{NARROW}\s][;!?»]|[ \u00a0][;:!?»]|«[^{NARROW}]|\w'\w", text)
    ]
    assert not wrong


@every_bundle
def test_english_sets_no_space_before_a_percent_sign(folder: Path) -> None:
    assert not [id for id, message in texts("en", folder).items() if percent_apart(message)]


@every_bundle
def test_french_words_lean_on_names(folder: Path) -> None:
    assert not [id for id, message in texts("fr", folder).items() if unelided(message)]


def test_the_page_elides_as_the_server_does() -> None:
    source = (SOURCES / "lib" / "elision.ts").read_text(encoding="utf-8").replace("' +\n  '", "")
    for rule in (elision.VOWEL, elision.ASPIRATED):
        assert f"'{rule}'" in source
    assert set(re.findall(r"^  ([A-Z]+): ", source, re.MULTILINE)) == set(elision.FUNCTIONS)


def test_every_id_the_page_names_has_a_text() -> None:
    known = {**texts("en"), **texts("en", SOURCES / "text" / "people")}
    files = [
        f for f in SOURCES.rglob("*") if f.suffix in {".svelte", ".ts"} and "terraforming-mars" not in f.parts
    ]
    said = {id for f in files for id in SAID.findall(f.read_text(encoding="utf-8"))}
    patterns = {re.sub(r"\$\{[^}]*\}", "[a-z0-9-]+", id) for id in said}
    assert len(patterns) > 100
    assert not [p for p in patterns if not any([re.fullmatch(p, id) for id in known])]


@every_bundle
def test_english_sets_the_percent_sign_close(folder: Path) -> None:
    assert not [
        text for m in texts("en", folder).values() for text in plain_text(m) if re.search(r"\s%", text)
    ]


def test_skipping_the_film_is_not_called_what_passing_is() -> None:
    """In French one word would do for both."""
    games = Path(__file__).parents[1] / "src" / "cinqmars" / "games"
    passing = {
        " ".join(plain_text(message)).casefold()
        for folder in sorted(games.glob("*/text"))
        for id, message in texts("fr", folder).items()
        if "pass" in id
    }
    assert len(passing) > 3
    skip = " ".join(plain_text(texts("fr")["page-skip-now"])).casefold()
    assert not [words for words in passing if words.split()[:1] == skip.split()[:1]]
