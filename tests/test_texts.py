"""Texts: every id has a text in every language, says the same things, and is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import cinqmars
from cinqmars import games
from cinqmars.kernel import CinqMarsError, Refused, errors
from cinqmars.kernel.options import spell
from cinqmars.terminal.complaint import complaint
from cinqmars.text import LANGUAGES, MissingText, Speaker, bundle, elision, sources

PACKAGE = Path(cinqmars.__file__).parent
COMMON = ""
BUNDLES = [COMMON, *games.PACKAGES]
BASE = LANGUAGES[0]
RETURNED = {"undo-consent"}  # reasons that a function gives back, for others to raise

every_bundle = pytest.mark.parametrize("game", BUNDLES, ids=[game or "common" for game in BUNDLES])
every_other_language = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != BASE])


# the files


@cache
def entries(lang: str, game: str) -> list[ftl.EntryType]:
    """What stands in the common file, or in the game's own."""
    return parse(sources(lang, game)[-1]).body


@cache
def messages(lang: str, game: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(lang, game) if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@every_bundle
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_is_well_formed_and_names_nothing_twice(game: str, lang: str) -> None:
    assert not [entry.content for entry in entries(lang, game) if isinstance(entry, ftl.Junk)]
    names = [entry.id.name for entry in entries(lang, game) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@every_bundle
@every_other_language
def test_every_language_has_the_same_ids(game: str, lang: str) -> None:
    assert list(messages(lang, game)) == list(messages(BASE, game))


@every_bundle
@every_other_language
def test_every_language_uses_the_same_variables(game: str, lang: str) -> None:
    differ = {
        id: (variables(message), variables(messages(BASE, game)[id]))
        for id, message in messages(lang, game).items()
        if variables(message) != variables(messages(BASE, game)[id])
    }
    assert not differ


@pytest.mark.parametrize("game", list(games.PACKAGES))
def test_a_game_does_not_take_the_ids_of_the_common_texts(game: str) -> None:
    assert sorted(messages(BASE, game).keys() & messages(BASE, COMMON).keys()) == []


@pytest.mark.parametrize("game", list(games.PACKAGES))
def test_a_place_is_named_for_whoever_looks_at_it(game: str) -> None:
    """Everybody sees it, also in the panel of an automaton: it is nobody's "yours"."""
    named = {id: " ".join(plain_text(m)) for id, m in messages(BASE, game).items() if id.startswith("zone-")}
    assert named
    assert not [text for text in named.values() if re.search(r"\byour", text, re.IGNORECASE)]


# French typography

NARROW = "\u202f"


@every_bundle
def test_french_has_its_own_spaces_and_apostrophes(game: str) -> None:
    wrong = {}
    for id, message in messages("fr", game).items():
        text = "\n".join(plain_text(message))
        if re.search(
            rf"[^{NARROW}\s][;!?»]|[^{NARROW}\s\d]:|[ \u00a0][;:!?»]|«[^{NARROW}]|\w'\w", spoken(text)
        ):
            wrong[id] = text
    assert not wrong


def spoken(text: str) -> str:
    """Without what is typed at a keyboard or is no French: a question mark as a command, name=value."""
    return re.sub(r"(?<=[ ·]) \? (?=aide|pour)|ou \? pour|Tapez \? pour|^\?( pour l’aide >)?$", "", text)


class Plain(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)


def plain_text(message: ftl.Message) -> list[str]:
    visitor = Plain()
    visitor.visit(message)
    return visitor.texts


@every_bundle
def test_english_sets_no_space_before_a_percent_sign(game: str) -> None:
    wrong = {id for id, message in messages("en", game).items() if percent_apart(message)}
    assert not wrong


def percent_apart(message: ftl.Message) -> bool:
    """After a number or a gap."""
    return any([re.search(r"(^|\d)\s%", text) for text in plain_text(message)])


# French elision: d’Azur, qu’Ambre

LEANING = re.compile(r"\b(de|que|le|la|ne|se|me|te|je|ce|jusque|lorsque|puisque|du|au) $", re.IGNORECASE)
NUMBERS = {"n", "least", "most", "need", "needs", "limit", "known", "total"}


def unelided(message: ftl.Message) -> list[str]:
    """Words that lean on a name which may begin with a vowel, or have an article."""
    visitor = Patterns()
    visitor.visit(message)
    return [
        before.value
        for pattern in visitor.patterns
        for before, after in pairwise(pattern.elements)
        if isinstance(before, ftl.TextElement)
        and LEANING.search(before.value)
        and isinstance(after, ftl.Placeable)
        and is_a_name(after.expression)
    ]


class Patterns(Visitor):
    def __init__(self) -> None:
        self.patterns: list[ftl.Pattern] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)


def is_a_name(expression: ftl.InlineExpression | ftl.SelectExpression | ftl.Placeable) -> bool:
    return isinstance(expression, ftl.VariableReference) and expression.id.name not in NUMBERS


@every_bundle
def test_french_words_lean_on_names(game: str) -> None:
    found = {id: unelided(message) for id, message in messages("fr", game).items()}
    assert not {id: words for id, words in found.items() if words}


@every_bundle
@pytest.mark.parametrize("name", ["Ambre", "Édith", "Hélène"])
def test_french_before_such_a_name(game: str, name: str) -> None:
    wrong = {}
    for id, message in messages("fr", game).items():
        facts = {variable: 2 if variable in NUMBERS else name for variable in variables(message)}
        pattern = bundle("fr", game).get_message(id).value
        assert pattern
        text = str(bundle("fr", game).format_pattern(pattern, facts)[0])
        if re.search(rf"\b(de|que|le|la|du|au) {name}", text, re.IGNORECASE):
            wrong[id] = text
    assert not wrong


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Azur", "d’Azur"),
        ("Jade", "de Jade"),
        ("Édith", "d’Édith"),
        ("œuvre", "d’œuvre"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hellas", "d’Hellas"),
        ("Hélène", "d’Hélène"),
        ("habitat", "d’habitat"),
        ("Harry", "de Harry"),
        ("hasard", "de hasard"),
        ("onze", "de onze"),
        ("« Alerte »", "d’« Alerte »"),
        ("11", "de 11"),
        ("le dôme", "du dôme"),
        ("les cités", "des cités"),
        ("la serre", "de la serre"),
        ("l’eau", "de l’eau"),
        ("Le Corbusier", "de Le Corbusier"),
        ("Анна", "de Анна"),
        ("", "de "),
    ],
)
def test_de_before(name: str, said: str) -> None:
    assert elision.de(name) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_have_a_true_minus(lang: str) -> None:
    said = Speaker(lang, "terraforming-mars")("level-temperature", n=-20)
    assert "\N{MINUS SIGN}20" in said and "-" not in said
    assert Speaker(lang)("error-no-such-ply", last=-1).count("-1") == 1, "as it was typed"


def test_other_words_before() -> None:
    assert elision.que("Ambre") == "qu’Ambre"
    assert elision.que("Jade") == "que Jade"
    assert (elision.la("oasis"), elision.la("forêt"), elision.le("sol")) == ("l’oasis", "la forêt", "le sol")
    assert [elision.a(name) for name in ("Ambre", "le dôme", "les pôles")] == [
        "à Ambre",
        "au dôme",
        "aux pôles",
    ]


# what the source says: literals, and patterns with gaps

GAP = "([a-z0-9-]+)"


class Said(NamedTuple):
    """The strings of some modules; a pattern is an f-string with its gaps as groups."""

    literals: frozenset[str]
    patterns: frozenset[str]


def modules(folder: Path) -> Iterator[Path]:
    return folder.rglob("*.py") if folder.is_dir() else iter([folder])


@cache
def said_in(folder: Path) -> Said:
    literals: set[str] = set()
    patterns: set[str] = set()
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                patterns.add(pattern(node))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
    return Said(frozenset(literals), frozenset([p for p in patterns if useful(p)]))


def pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else GAP for v in node.values]
    return "".join(parts).replace(GAP + GAP, GAP)


def useful(pattern: str) -> bool:
    """The beginning or the end of an id with gaps beside it, not any text with a number in it."""
    begins = re.match(r"^[a-z]+(\\?-[a-z]+)*(\\?-)?\(", pattern)
    ends = re.search(r"\)(\\?-[a-z]+)+$", pattern)
    return (begins or ends) is not None and " " not in pattern


def used(id: str, said: Said, fillers: frozenset[str]) -> bool:
    """As it stands, or by a pattern whose gaps are filled with words of the same source, or numbers."""
    if id in said.literals:
        return True
    words = words_of(fillers)
    for pattern in said.patterns:
        match = re.fullmatch(pattern, id)
        if match and all(
            word in words or word.isdigit() for gap in match.groups() for word in gap.split("-")
        ):
            return True
    return False


@cache
def words_of(fillers: frozenset[str]) -> frozenset[str]:
    return frozenset([word for filler in fillers for word in filler.split("-")])


def folder_of(game: str) -> Path:
    return PACKAGE / "games" / games.PACKAGES[game].rpartition(".")[2]


def values_of(game: str) -> frozenset[str]:
    """Values of options, as they are typed."""
    return frozenset([spell(value) for option in games.get(game).options for value in option.values])


@pytest.mark.parametrize("game", list(games.PACKAGES))
def test_every_text_of_a_game_is_used(game: str) -> None:
    own, options = said_in(folder_of(game)), games.get(game).options
    shown = {"game-title", "game-pitch"}
    assert shown <= said_in(PACKAGE / "terminal").literals
    asked = said_in(PACKAGE / "kernel" / "question.py").patterns
    said = Said(own.literals | shown | numbered(game), own.patterns | option_patterns() | asked)
    fillers = own.literals | values_of(game) | {option.name for option in options}
    assert not [id for id in messages(BASE, game) if not used(id, said, fillers)]


def numbered(game: str) -> set[str]:
    """The paragraphs of the rules and of the notes."""
    rules = games.get(game).summary()
    texts = [p.text for p in rules] + [p.title for p in rules] + games.get(game).about()
    return {message.id for message in texts}


def option_patterns() -> frozenset[str]:
    return frozenset([rf"option\-{GAP}", rf"option\-{GAP}\-{GAP}"])


@pytest.mark.parametrize("game", list(games.PACKAGES))
def test_numbered_texts_are_all_shown(game: str) -> None:
    written = {id for id in messages(BASE, game) if re.fullmatch(r"(rules|about)-\d+(-title)?", id)}
    assert written == numbered(game)


def test_every_common_text_is_used() -> None:
    said = said_in(PACKAGE)
    unused = [id for id in messages(BASE, COMMON) if not used(id, said, said.literals)]
    assert not unused


def test_there_is_a_name_for_every_seat() -> None:
    most = max([n + len(game.bot_seats(n)) for game in map(games.get, games.PACKAGES) for n in game.seats])
    seats = [id for id in messages(BASE, COMMON) if re.fullmatch(r"seat-\d+", id)]
    assert len(seats) >= most


# nothing is missing


def calls(folder: Path) -> Iterator[tuple[Path, ast.Call]]:
    for path in modules(folder):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node


def name_called(call: ast.Call) -> str:
    func = call.func
    return func.id if isinstance(func, ast.Name) else func.attr if isinstance(func, ast.Attribute) else ""


def said_ids(folder: Path) -> Iterator[tuple[Path, str]]:
    """What is said by a plain id: say("..."), table.say("...")."""
    for path, call in calls(folder):
        if name_called(call) in ("say", "Message") and call.args:
            for id in constants(call.args[0]):
                yield path, id


def constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@pytest.mark.parametrize("game", list(games.PACKAGES))
def test_what_a_game_says_has_a_text(game: str) -> None:
    known = {*messages(BASE, game), *messages(BASE, COMMON), "seat"}
    missing = {(path.name, id) for path, id in said_ids(folder_of(game)) if id not in known}
    assert not missing


def test_what_the_terminal_says_has_a_text() -> None:
    known = {*messages(BASE, COMMON), "game-title", "game-pitch"}
    said = [*said_ids(PACKAGE / "terminal"), *said_ids(PACKAGE / "cli")]
    assert len(said) > 40
    assert not {(path.name, id) for path, id in said if id not in known}


# errors


def reasons() -> dict[str, set[str]]:
    """Every reason that is raised, with the names of its facts where they are given on the spot."""
    found: dict[str, set[str]] = {}
    for path, call in calls(PACKAGE):
        if not call.args:
            continue
        if name_called(call) in ("BadInput", "BadRecord", "Refused") or is_error_of_its_own(path, call):
            for reason in [*constants(call.args[0]), *constant_of(call.args[0])]:
                found.setdefault(reason, set()).update(fact_names(call))
    return found


def is_error_of_its_own(path: Path, call: ast.Call) -> bool:
    """super().__init__("reason", ...) of an error class."""
    return name_called(call) == "__init__" and "CinqMarsError" in path.read_text(encoding="utf-8")


def constant_of(node: ast.expr) -> list[str]:
    value = getattr(errors, node.id, None) if isinstance(node, ast.Name) else None
    return [value] if isinstance(value, str) else []


def fact_names(call: ast.Call) -> set[str]:
    """None where they are put together elsewhere."""
    (given,) = [arg for arg in call.args if isinstance(arg, ast.Dict)] or [ast.Dict([], [])]
    return set() if None in given.keys else {name for key in given.keys if key for name in constants(key)}


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    written = {id.removeprefix("error-") for id in messages(BASE, COMMON) if id.startswith("error-")}
    assert written == {*reasons(), *errors.REFUSALS, *RETURNED}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_known_of_an_error_is_enough_to_tell_it(lang: str) -> None:
    """A text uses no fact that its error lacks."""
    say = Speaker(lang)
    for reason, names in reasons().items():
        facts: dict[str, str | int] = dict.fromkeys(names, 3)
        needed = variables(messages(lang, COMMON)[f"error-{reason}"]) - {"detail"}
        if names:
            assert needed <= names, reason
        for name in needed:
            facts.setdefault(name, 3)
        assert complaint(CinqMarsError(reason, "text", facts), say)


def test_a_missing_text_is_not_overlooked() -> None:
    with pytest.raises(MissingText):
        complaint(Refused("no-such-reason"), Speaker("en"))


# the tests' own eyes


@pytest.mark.parametrize(
    ("id", "found"),
    [("zone-hellas", True), ("zone-atlantis", False), ("plain", True), ("rules-7", True), ("zone", False)],
)
def test_used_is(id: str, found: bool) -> None:
    said = Said(frozenset(["plain", "hellas"]), frozenset([rf"zone\-{GAP}", rf"rules\-{GAP}"]))
    assert used(id, said, said.literals) is found


def test_patterns_are_read_from_f_strings() -> None:
    (node,) = [n for n in ast.walk(ast.parse("f'event-{EVENTS[card]}-does'")) if isinstance(n, ast.JoinedStr)]
    assert pattern(node) == rf"event\-{GAP}\-does"
    assert useful(pattern(node))
    assert not useful(rf"ply {GAP}")
