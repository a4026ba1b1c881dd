"""Everything has a name and a tale in both languages, and both files say the same things."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from cinqmars.games.first_martians import game, names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.adventures import ADVENTURES
from cinqmars.games.first_martians.data.cards import CARDS, KEYWORDS, TILES
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.data.missions import MISSIONS, THRESHOLD
from cinqmars.games.first_martians.data.tales import PASSAGES
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.log.course import Goal, Tale
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.causes import CAUSES, KIND
from cinqmars.kernel import Message, say
from cinqmars.text import LANGUAGES, Speaker

ID = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


def ids(lang: str) -> list[str]:
    text = files("cinqmars.games.first_martians").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")
    return ID.findall(text)


def tales() -> Iterator[Message]:
    for i, event in enumerate(EVENTS):
        mission = max(event.mission, 0)
        yield from (names.event_name(i), names.event_tale(i, 0, 1))
        yield does(event.effects, mission)
        if event.action is not None:
            yield from (names.consequence_name(i), say(f"event-{event.name}-later-told"))
            yield from (does(event.action.reward, mission), does(event.consequence, mission))
        if event.echo is not None:
            yield say(f"event-{event.name}-echo")
            yield does(event.echo.effects, mission)
    for i, adventure in enumerate(ADVENTURES):
        yield from (names.adventure_name(i), say(f"adventure-{adventure.name}-told"))
        if adventure.later is not None:
            yield from (names.later_name(3 * i), does(adventure.later.effects, 0))
        for k, way in enumerate(adventure.ways):
            yield say(f"adventure-{adventure.name}-{'ab'[k]}")
            yield does(way.effects, 0)
            if way.later is not None:
                yield names.later_name(3 * i + 1 + k)


def passages() -> Iterator[Message]:
    for number in range(len(PASSAGES)):
        yield Tale(number, 0, 1).story()
    for m, mission in enumerate(MISSIONS):
        for i, goal in enumerate(mission.goals):
            if goal.check < THRESHOLD:
                yield Goal(m, i).story()


def missions() -> Iterator[Message]:
    for m, mission in enumerate(MISSIONS):
        yield from (
            names.mission_name(m),
            say(f"mission-{mission.name}-told"),
            say(f"mission-{mission.name}-rules"),
        )
        yield from [names.goal_name(m, i) for i in range(len(mission.goals))]
        yield from [does(goal.reward, m) for goal in mission.goals]
        yield from [names.counter_name(m, i) for i in range(len(mission.counters))]
        for i, special in enumerate(mission.specials):
            yield from (names.special_name(m, i), does(special.effects, m))
        yield from [does(effects, m) for effects in mission.finds]
        yield from [does(effects, m) for _, effects in (*mission.found, *mission.by_round)]


def things() -> Iterator[Message]:
    yield from [names.card_name(i) for i in range(len(CARDS))]
    yield from [does(card.effects, 0) for card in CARDS]
    yield from [does(tile.effects, 0) for tile in TILES]
    yield from [say(f"keyword-{name}") for name in KEYWORDS]
    yield from [say(f"{kind}-{x}{end}") for kind, xs, end in LISTS for x in xs]
    yield from [names.skill_name(i) for i in range(len(c.SKILLS))]
    yield from [say(f"skill-{c.SKILLS[i]}-does") for i, effects in enumerate(c.SKILL_EFFECTS) if not effects]
    yield from [names.target_name(target, 0) for target in range(targets.SPECIAL)]
    yield from [names.piece_name(piece) for piece in range(14)]
    yield from [names.cause_name(kind * KIND) for kind in range(1, len(CAUSES))]
    assert targets.JOIN > targets.SPECIAL


LISTS = (
    ("affliction", c.AFFLICTIONS, ""),
    ("affliction", c.AFFLICTIONS, "-does"),
    ("machine", c.MACHINES, ""),
    ("penalty", c.PENALTIES, ""),
    ("profession", c.PROFESSIONS, ""),
    ("profile", c.PROFILES, ""),
    ("region", c.REGIONS, ""),
    ("terrain", c.TERRAINS, ""),
    ("token", c.TOKENS[1:], ""),
    ("token", c.TOKENS[1:], "-does"),
    ("upgrade", c.UPGRADES, ""),
    ("upgrade", c.UPGRADES, "-does"),
)


def test_both_languages_have_the_same_texts() -> None:
    english, french = ids("en"), ids("fr")
    assert english == french
    assert len({*english}) == len(english)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("said", [tales, passages, missions, things])
def test_everything_can_be_said(lang: str, said: object) -> None:
    assert callable(said)
    speak = Speaker(lang, game.id)
    for message in said():
        assert speak(message).strip()


# rules: E2, E3
def test_every_event_has_a_tale_of_its_own_in_each_language() -> None:
    for lang in LANGUAGES:
        speak = Speaker(lang, game.id)
        told = [speak(names.event_tale(i, 0, 1)) for i in range(len(EVENTS))]
        assert len({*told}) == len(EVENTS) == 60


def test_summary_and_about_are_complete() -> None:
    for lang in LANGUAGES:
        speak = Speaker(lang, game.id)
        assert all([speak(message) for message in [*[p.text for p in game.summary()], *game.about()]])


def said(lang: str) -> str:
    return files("cinqmars.games.first_martians").joinpath("text", f"{lang}.ftl").read_text(encoding="utf-8")


def test_english_writes_percentages_without_a_space_and_french_with_one() -> None:
    assert not re.findall(r"[\d}]\s+%", said("en"))
    assert not re.findall(r"[\d}]%", said("fr"))


def test_french_elides_nothing_wrongly_before_a_name_it_cannot_know() -> None:
    """After "de", "que" or "à" a name may begin with a vowel or want an article: the sentence is turned round."""
    before = re.compile(
        r"\b(?:de|du|que|à|le|la) \{ \$(?:who|zone|slot|facility|what|skill|rover|machine|event)"
    )
    assert before.findall(said("fr")) == []


def test_questions_speak_to_the_crew_as_vous() -> None:
    asked = re.findall(r"^ask-[a-z-]+ = (.*)$", said("fr"), re.MULTILINE)
    bare = re.compile(r"(?:^|[.:?] )(?:Où|Par où|En|La|Le|Que)? ?(?:[A-ZÀ-Ü]?[a-zà-ü]+(?:er|ir|re)) .*\?")
    assert [text for text in asked if bare.search(text) and "-vous" not in text] == []
    assert "-t-on" not in said("fr")
