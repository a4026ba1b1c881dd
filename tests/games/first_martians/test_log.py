"""The log: hardly any event is silent, and malfunctions say what they come of."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians.data import components as c
from cinqmars.kernel import ALL, Entry, Event
from cinqmars.text import LANGUAGES, Speaker
from games.first_martians.notation import Crew, anything, is_, table


@pytest.mark.interpreted
def test_what_only_changes_its_place_is_silent() -> None:
    silent = {what for what, entry in game.entries.items() if entry.story is Entry.story}
    assert silent == {"haul", "machine-back", "regroup"}


@pytest.mark.parametrize(
    ("what", "args", "parts"),
    [
        ("track", (2, 1, 4, ()), {"block": "system", "change": 1, "value": 4, "because": []}),
        ("lose", (1, 2, ()), {"resource": "energy", "number": 2, "because": []}),
        ("donor", (44,), {"slot": "slot:44"}),
        ("die", (5, 1), {"die": "die:adventure", "shows": 1}),
        ("unshut", (3, 0), {"facility": "facility:3", "resource": "oxygen"}),
    ],
)
def test_things_are_sent_by_their_names(
    what: str, args: tuple[object, ...], parts: dict[str, object]
) -> None:
    assert game.parts(Event(0, ALL, what, args)) == parts


def told(t: Crew, lang: str) -> list[str]:
    stories = [game.story(e) for e in t.io.events]
    return [Speaker(lang, game.id)(message) for message in stories if message is not None]


# rules: F1, F2
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_malfunction_tells_its_die_and_names_the_broken_parts(lang: str) -> None:
    t = table("home", "box system; red oxygenator-1:connector solar-2:cpu med-lab:hardware")
    t.load((6, anything), (6, is_(5)), (6, is_(5))).phase("malfunction")
    assert t.told("malfunction-parts") == [(c.HABITATION, (30,)), (c.SYSTEM, (0, 15))]
    lines = told(t, lang)
    named = {"en": ("Oxygenator 01: energy connector", "die"), "fr": ("Oxygénateur 01", "Dé de défaillance")}
    for words in named[lang]:
        assert any(words in line for line in lines), lines


# rules: T10
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_blocked_rover_and_a_marked_card_are_told(lang: str) -> None:
    t = table("home", "rover froggy blocked")
    t.s.emit("rover-token", c.BLOCKED, 0, ())
    t.s.emit("card-token", c.BLOCKED, 1, 0, ())
    t.s.emit("discard-skill", 1, 5, ())
    assert len({*told(t, lang)}) == 3
