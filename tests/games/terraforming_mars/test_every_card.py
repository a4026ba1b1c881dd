"""No card is without a test, nor any part of it: effects, requirement, action, effect in play, change, points."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.cards.card import Card
from cinqmars.games.terraforming_mars.cards.index import CARDS
from games.terraforming_mars import (
    test_cards_active,
    test_cards_automated,
    test_cards_corporations,
    test_cards_events,
    test_cards_preludes,
)
from games.terraforming_mars.rows import cards, rows

PLAYED: Final = test_cards_automated.PLAYED + test_cards_active.PLAYED + test_cards_events.PLAYED
ALL_PLAYED: Final = PLAYED + test_cards_corporations.FOUNDED + test_cards_preludes.PLAYED
SHORT: Final = test_cards_automated.SHORT + test_cards_active.SHORT + test_cards_events.SHORT
USED: Final = test_cards_active.USED + test_cards_corporations.USED
WATCHED: Final = test_cards_active.WATCHED + test_cards_corporations.WATCHED
CHANGED: Final = test_cards_active.CHANGED + test_cards_corporations.CHANGED + test_cards_events.CHANGED


def without_test(of: list[Card], table: str) -> list[str]:
    tested = cards(table)
    return [card.id for card in of if card.id not in tested]


def test_every_card_is_played() -> None:
    assert len(CARDS) == 268
    assert without_test(CARDS, ALL_PLAYED) == []


def test_every_requirement_is_missed_by_one() -> None:
    assert without_test([card for card in CARDS if card.requirements], SHORT) == []


def test_every_action_is_used_in_every_way() -> None:
    assert without_test([card for card in CARDS if card.action], USED) == []
    for card in CARDS:
        if len(card.action) > 1:
            ways = {row.moves.partition(",")[0] for row in rows(USED) if row.card == card.id}
            assert {f"choose {i + 1}" for i in range(len(card.action))} <= ways


def test_every_effect_in_play_is_set_off() -> None:
    assert without_test([card for card in CARDS if card.ongoing], WATCHED) == []


def test_every_change_is_felt() -> None:
    assert without_test([card for card in CARDS if card.modifiers], CHANGED) == []


def test_all_points_are_counted() -> None:
    """Fixed ones beside the card as it is played, those of cubes for themselves."""
    told = {row.card for row in rows(PLAYED) if row.points}
    told |= cards(test_cards_active.POINTS)
    assert [card.id for card in CARDS if card.victory_points is not None and card.id not in told] == []
