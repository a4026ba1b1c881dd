"""What is mistyped in the data of the game fails when it is read in."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians.data import adventures, cards, events, missions
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.adventures import ADVENTURES, vet_adventures
from cinqmars.games.first_martians.data.cards import CARDS, vet_cards
from cinqmars.games.first_martians.data.events import EVENTS, vet_events
from cinqmars.games.first_martians.data.missions import MISSIONS, vet_missions
from cinqmars.games.first_martians.data.vetting import TAKES, BadEffect, vet


def test_every_operation_says_what_it_takes() -> None:
    assert sorted(TAKES) == list(range(fx.DISCARD_SKILL + 1))


@pytest.mark.parametrize(
    "effect",
    [
        fx.Effect(99),
        fx.Effect(fx.GAIN, 3, 1),
        fx.Effect(fx.GAIN, 0),
        fx.Effect(fx.BREAK, 40, 0),
        fx.Effect(fx.TOKEN, 0, 9),
        fx.Effect(fx.TOKEN, 2, 9, 2),
        fx.Effect(fx.MORALE, 1, 2),
        fx.Effect(fx.WOUND, 6, 1),
        fx.Effect(fx.DISCARD_SKILL, fx.CHOSEN),
        fx.Effect(fx.LOSE_PART, 2, 1),
        fx.Effect(fx.COUNTER, 3, 1),
        fx.Effect(fx.OPTION, 1, then=(fx.Effect(fx.MORALE, 1),)),
        fx.Effect(fx.CHOOSE, then=(fx.Effect(fx.MORALE, 1), fx.Effect(fx.MORALE, 2))),
        fx.Effect(fx.CHOOSE, then=(fx.Effect(fx.OPTION, 1, then=(fx.Effect(fx.MORALE, 1),)),)),
        fx.Effect(fx.ROLL, 2, then=(fx.Effect(fx.MORALE, 1),)),
        fx.Effect(fx.ROLL, 0),
        fx.Effect(fx.ROLL, 0, then=(fx.Effect(fx.GAIN, 9, 9),)),
        fx.Effect(fx.WOUND, fx.ACTIVE, 1, then=(fx.Effect(fx.MORALE, 1),)),
    ],
)
def test_what_nobody_can_carry_out_is_no_effect(effect: fx.Effect) -> None:
    with pytest.raises(BadEffect, match="a card"):
        vet((effect,), "a card")


@pytest.mark.interpreted
def test_a_mistyped_card_fails_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = (fx.Effect(fx.GAIN, 7, 1),)
    monkeypatch.setattr(cards, "CARDS", [CARDS[0]._replace(effects=wrong)])
    monkeypatch.setattr(events, "EVENTS", [EVENTS[0]._replace(reward=wrong)])
    monkeypatch.setattr(adventures, "ADVENTURES", [ADVENTURES[0]._replace(effects=wrong)])
    monkeypatch.setattr(missions, "MISSIONS", [MISSIONS[0]._replace(finds=(wrong, (), ()))])
    for check, name in (
        (vet_cards, "w01"),
        (vet_events, "g01"),
        (vet_adventures, "explore-1"),
        (vet_missions, "home"),
    ):
        with pytest.raises(BadEffect, match=name):
            check()
