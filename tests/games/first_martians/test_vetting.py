"""What is mistyped in the data of the game fails when it is read in."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import adventures, cards, events, missions
from cinqmars.games.first_martians.effect import (
    ACTIVE,
    BREAK,
    CHOOSE,
    CHOSEN,
    COUNTER,
    DISCARD_SKILL,
    GAIN,
    LOSE_PART,
    MORALE,
    OPTION,
    ROLL,
    TOKEN,
    WOUND,
    Effect,
)
from cinqmars.games.first_martians.vetting import TAKES, BadEffect, vet


def test_every_operation_says_what_it_takes() -> None:
    assert sorted(TAKES) == list(range(DISCARD_SKILL + 1))


@pytest.mark.parametrize(
    "effect",
    [
        Effect(99),
        Effect(GAIN, 3, 1),
        Effect(GAIN, 0),
        Effect(BREAK, 40, 0),
        Effect(TOKEN, 0, 9),
        Effect(TOKEN, 2, 9, 2),
        Effect(MORALE, 1, 2),
        Effect(WOUND, 6, 1),
        Effect(DISCARD_SKILL, CHOSEN),
        Effect(LOSE_PART, 2, 1),
        Effect(COUNTER, 3, 1),
        Effect(OPTION, 1, then=(Effect(MORALE, 1),)),
        Effect(CHOOSE, then=(Effect(MORALE, 1), Effect(MORALE, 2))),
        Effect(CHOOSE, then=(Effect(OPTION, 1, then=(Effect(MORALE, 1),)),)),
        Effect(ROLL, 2, then=(Effect(MORALE, 1),)),
        Effect(ROLL, 0),
        Effect(ROLL, 0, then=(Effect(GAIN, 9, 9),)),
        Effect(WOUND, ACTIVE, 1, then=(Effect(MORALE, 1),)),
    ],
)
def test_what_nobody_can_carry_out_is_no_effect(effect: Effect) -> None:
    with pytest.raises(BadEffect, match="a card"):
        vet((effect,), "a card")


@pytest.mark.interpreted
def test_a_mistyped_card_fails_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = (Effect(GAIN, 7, 1),)
    monkeypatch.setattr(cards, "CARDS", [cards.CARDS[0]._replace(effects=wrong)])
    monkeypatch.setattr(events, "EVENTS", [events.EVENTS[0]._replace(reward=wrong)])
    monkeypatch.setattr(adventures, "ADVENTURES", [adventures.ADVENTURES[0]._replace(effects=wrong)])
    monkeypatch.setattr(missions, "MISSIONS", [missions.MISSIONS[0]._replace(finds=(wrong, (), ()))])
    for check, name in (
        (cards.vet_cards, "w01"),
        (events.vet_events, "g01"),
        (adventures.vet_adventures, "explore-1"),
        (missions.vet_missions, "home"),
    ):
        with pytest.raises(BadEffect, match=name):
            check()
