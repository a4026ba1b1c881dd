"""What is mistyped in the data of the game fails when it is read in."""

from __future__ import annotations

from typing import get_args

import pytest

from cinqmars.games.first_martians.data import adventures, cards, events, missions
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.adventures import ADVENTURES, vet_adventures
from cinqmars.games.first_martians.data.cards import CARDS, vet_cards
from cinqmars.games.first_martians.data.events import EVENTS, vet_events
from cinqmars.games.first_martians.data.missions import MISSIONS, vet_missions
from cinqmars.games.first_martians.data.vetting import TAKES, BadEffect, vet


def test_every_effect_says_what_it_takes() -> None:
    assert {*TAKES} == {*get_args(fx.Effect), fx.Option}


UP = (fx.Morale(1),)


@pytest.mark.parametrize(
    "effect",
    [
        fx.Gain(3, 1),
        fx.Gain(0, 0),
        fx.Break(40, 0),
        fx.Token(0, 9),
        fx.Token(2, 9, 2),
        fx.Wound(6, 1),
        fx.DiscardSkill(fx.CHOSEN),
        fx.LosePart(2, 1),
        fx.Counter(3, 1),
        fx.Option(1, then=UP),
        fx.Choose((fx.Morale(1), fx.Morale(2))),  # type: ignore[arg-type]
        fx.Choose((fx.Option(1, then=UP),)),
        fx.Choose((fx.Option(1, then=UP), fx.Option(2))),
        fx.Roll(2, UP),
        fx.Roll(0, ()),
        fx.Roll(0, (fx.Gain(9, 9),)),
        fx.IfCounter(0, 1, ()),
    ],
)
def test_what_nobody_can_carry_out_is_no_effect(effect: fx.Effect) -> None:
    with pytest.raises(BadEffect, match="a card"):
        vet((effect,), "a card")


@pytest.mark.interpreted
def test_an_event_adds_only_an_objective_that_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for goal in (0, 40):
        wrong = EVENTS[24]._replace(effects=(fx.AddGoal(goal),))
        monkeypatch.setattr(events, "EVENTS", [wrong])
        with pytest.raises(BadEffect, match="m1e1"):
            vet_events()


@pytest.mark.interpreted
def test_a_mistyped_card_fails_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = (fx.Gain(7, 1),)
    monkeypatch.setattr(cards, "CARDS", [CARDS[0]._replace(effects=wrong)])
    monkeypatch.setattr(events, "EVENTS", [EVENTS[0]._replace(effects=wrong)])
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
