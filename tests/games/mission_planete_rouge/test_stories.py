"""Every line of the log, word for word: each entry names who, where and how many as it should."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from cinqmars.games.mission_planete_rouge import game
from cinqmars.kernel import Entry, Message, Session
from cinqmars.text import Speaker
from cinqmars.text.figures import minus
from games.mission_planete_rouge.notation import NAMES, scored, tell

ENGLISH = {
    "medal B": "Amber takes the first-player medal.",
    "show B radiation rich-vein corruption": "Amber shows Radiation, Rich vein and Corruption, and is dealt again.",
    "keep C patronage": "You keep Patronage.",
    "round 7": "Round 7 begins.",
    "dock syrtis-major-3": "New ship: Syrtis Major 3.",
    "call B soldier": "Amber: 8 Soldier.",
    "board B syrtis-major-3 2": "Amber boards Syrtis Major 3: 2 astronauts.",
    "aim B manual-4 mare-australe": "Amber sends Manual ship 4 to Mare Australe.",
    "launch syrtis-major-3": "Syrtis Major 3 takes off.",
    "destroy B syrtis-major-3 0 1 2 0": "Amber destroys Syrtis Major 3.",
    "lose C 2": "Jade loses 2 astronauts.",
    "land syrtis-major-3 mare-australe 0 1 2 0": "Syrtis Major 3 lands in Mare Australe: 3 astronauts.",
    "move B mare-australe hellas": "Amber moves from Mare Australe to Hellas.",
    "kill B hellas C": "Amber destroys an astronaut of Jade in Hellas.",
    "replace-zone B hellas C": "Amber replaces an astronaut of Jade in Hellas.",
    "replace-ship B syrtis-major-3 C": "Amber replaces an astronaut of Jade aboard Syrtis Major 3.",
    "explore hellas celerium": "Hellas is explored: Celerium.",
    "draw B": "Amber draws an event card.",
    "drawn B radiation": "You drew Radiation.",
    "discard B": "Amber discards a discovery: every outer zone has one.",
    "hide B mare-australe": "Amber hides a discovery beside Mare Australe.",
    "look B mare-australe": "Amber looks at the discovery of Mare Australe.",
    "looked B mare-australe radiation": "You saw Radiation beside Mare Australe.",
    "scoring 8": "Scoring after round 8.",
    "wait hellas celerium 2": "2 tokens wait in Hellas: Celerium.",
    "token B hellas celerium 3": "Amber wins 3 tokens in Hellas: Celerium.",
    "reveal mare-australe radiation": "Discovery of Mare Australe: Radiation.",
    "native hellas C": "Jade loses 1 astronaut to native resistance in Hellas.",
    "bonus B space-martyrs 4": "Amber reveals Space martyrs: 4 points.",
    "discovery B hellas radiation -3": "Amber, Radiation in Hellas: −3 points.",
}


def entry(line: str) -> Entry:
    """`kill B hellas C` as the log keeps it."""
    what, *words = line.split()
    args: list[Any] = []
    for field in dataclasses.fields(game.entries[what]):  # type: ignore[arg-type]
        if field.name in NAMES:
            args.append(list(NAMES[field.name]).index(words.pop(0)))
        elif "tuple" in str(field.type):
            args.append(tuple([int(word) for word in words]))
            words = []
        else:
            args.append(int(words.pop(0)))
    assert not words
    return game.entries[what](*args)


def story(line: str) -> Message:
    told = entry(line).story()
    assert told is not None
    return told


def test_every_entry_is_told() -> None:
    assert [line.split()[0] for line in ENGLISH] == list(game.entries)


@pytest.mark.parametrize("line", ENGLISH)
def test_a_line_in_english(line: str) -> None:
    assert Speaker("en", game.id)(story(line)) == ENGLISH[line]


@pytest.mark.parametrize("line", ENGLISH)
def test_a_line_in_french_names_the_same(line: str) -> None:
    speaker, told = Speaker("fr", game.id), story(line)
    said = speaker(told)
    for arg in told.args.values():
        assert (speaker(arg) if isinstance(arg, Message) else minus(str(arg))) in said


# what the rules tell of the end, and of the beginning


def test_tokens_that_nobody_wins_are_told() -> None:
    t = scored(5, "hellas: A B C celerium")
    assert "wait hellas celerium 1" in t.heard()


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("underground-lake", ["discovery A hellas underground-lake 5"]),
        ("martian-lichens", ["discovery A hellas martian-lichens 3", "discovery B hellas martian-lichens 3"]),
        ("radiation", ["discovery A hellas radiation -3", "discovery B hellas radiation -3"]),
    ],
)
def test_discoveries_are_told_with_their_points(card: str, lines: list[str]) -> None:
    t = scored(10, "hellas: A2 B; ausonia: C", discoveries=f"hellas: {card}")
    assert [line for line in t.heard() if line.startswith("discovery")] == lines


def test_a_hand_that_is_shown_and_a_card_that_is_kept_are_told() -> None:
    session = Session.new(game, 3, 7)
    shown = [tell(event) for event in session.events if event.what == "show"]
    assert shown == ["show A exhausted-seam mining-railway corruption"]
    kept = session.apply(session.pending[0].opts[0], seat=0)
    assert [tell(event) for event in kept.events if event.what == "keep"] == ["keep A western-influence"]
