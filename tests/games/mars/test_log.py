"""The log tells what happens in the open, in both languages."""

from __future__ import annotations

import random

from cinqmars.games.mars import game
from cinqmars.kernel import Session
from cinqmars.text import Speaker
from games.mars.notation import Play, table


def lines(t: Play, lang: str, seat: int = -1) -> list[str]:
    speak = Speaker(lang, game.id, ["Ana", "Bob", "Cléo"])
    stories = [game.story(e) for e in t.told if e.seen_by(seat)]
    return [speak(story) for story in stories if story is not None]


def test_a_raid_is_told_to_all_and_its_loot_to_two() -> None:
    t = table("military-1", "", "", phase="raid", hands="B: 1 iron").play("raid B")
    assert lines(t, "en")[:3] == [
        "Ana raids Bob.",
        "Ana against Bob, military: 1 to 0. Ana wins.",
        "Ana draws from Bob’s hand: 1 card.",
    ]
    assert lines(t, "en", 1)[3] == "Ana took Iron from Bob."
    assert lines(t, "fr", 1)[0] == "Ana mène un raid contre Bob."


def test_a_conflict_tells_its_prize_both_strengths_and_what_decided() -> None:
    def told(card: str, *colonies: str, lang: str = "en", **more: str) -> list[str]:
        t = table(*colonies, phase="event", events=f"{card} ...", **more).play("target B")  # type: ignore[arg-type]
        return lines(t, lang)

    stronger = told("minor-military", "military-1", "", "", hands="B: 3 iron")
    assert stronger[2:5] == [
        "Event: Minor military conflict. At stake: the winner draws 2 cards from the loser’s hand.",
        "Ana against Bob, military: 1 to 0. Ana wins.",
        "Ana draws from Bob’s hand: 2 cards.",
    ]
    base, cards = ("military-1", "military-1", ""), "B: bonus-military"
    assert told("minor-military", *base, research=cards)[3] == (
        "Ana against Bob, military: 1 to 1. A bonus card decides: Bob wins."
    )
    assert told("minor-military", *base, free="A4 B2", lang="fr")[3] == (
        "Ana contre Bob, militaire\u202f: 1 à 1. Les colons libres départagent, 4 à 2\u202f: Ana l’emporte."
    )
    assert told("minor-military", *base)[3] == "Ana against Bob, military: 1 to 1. Nobody wins."


def test_a_bargain_is_told() -> None:
    t = table("communication-1", "", "", phase="exchange", hands="A: 2 iron; B: 3 water; C: 1 water")
    t.propose("A", "2 iron", "1 water", to="B").play("B: exchange accept 1")
    assert lines(t, "en") == [
        "Ana offers Bob 2 iron for 1 water.",
        "Ana gives Bob 2 iron for 1 water.",
    ]
    assert lines(t, "fr")[1] == "Ana donne à Bob 2 fer contre 1 eau."


def test_building_and_moving_are_told() -> None:
    t = table("iron!", "", hands="A: 1 carbon 1 silicon 1 water 1 oxygen 3 iron")
    t.play("build habitation", "move mine-1", "move no")
    assert lines(t, "en")[:4] == [
        "Ana builds Habitation 1.",
        "3 colonists arrive in Ana’s colony.",
        "Ana: a colonist goes to Iron mine.",
        "Ana ends the turn with 1 point.",
    ]


def test_the_end_is_told() -> None:
    nine = "plant-3 communication-3 military-3 research-2 spaceport"
    t = table(nine, "", phase="ending", supremacies="A: energy", length="short")
    assert lines(t, "fr") == [
        "Ana finit son tour avec 10 points.",
        "La partie est finie. Victoire\u202f: Ana.",
    ]


def test_a_round_is_told_when_the_first_player_begins_it() -> None:
    rng = random.Random(3)
    session = Session.new(game, 3, 3)
    told: list[tuple[str, int]] = []
    while len(told) < 10 and session.pending:
        d = session.pending[0]
        session = session.apply(rng.choice(d.opts), seat=d.seat)
        told += [(e.what, e.args[0]) for e in session.events if e.what in ("round", "turn")]
    first = session.state.first
    order = [(first + k) % 3 for k in range(3)]
    turns = [[("round", n), *[("turn", p) for p in order]] for n in (1, 2, 3)]
    assert told[:10] == [line for lap in turns for line in lap][:10]
