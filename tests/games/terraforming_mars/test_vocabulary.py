"""A card that is written wrong is found when it is read: it never just does nothing."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from cinqmars.games.terraforming_mars.cards.card import Card
from cinqmars.games.terraforming_mars.cards.index import CARDS
from cinqmars.games.terraforming_mars.cards.vocabulary import UnknownWord, check
from cinqmars.games.terraforming_mars.marsbot.cards import CORPORATIONS, WHITE, Cubes
from cinqmars.games.terraforming_mars.marsbot.cards import check as check_corporation
from cinqmars.games.terraforming_mars.marsbot.tracks import BOARD, LAST_SPACE, actions

SLIPS: list[dict[str, Any]] = [
    {"effects": [{"prodution": {"steel": 1}}]},
    {"effects": [{"production": {"stel": 1}}]},
    {"effects": [{"production": {"steel": "1"}}]},
    {"effects": [{"production": {"steel": {"count": "tag", "tag": "earth", "owner": "self"}}}]},
    {"effects": [{"raise": {"temprature": 1}}]},
    {"effects": [{"ocean": {"on": "ocean-reserved"}}]},
    {"effects": [{"city": {"on": "volcano"}}]},
    {"effects": [{"add-resource": {"to": "self", "amount": 1}}]},
    {"effects": [{"add-resource": {"to": "own-card", "amount": 1, "type": "microbes"}}]},
    {"effects": [{"choose": [[{"gain": {"plants": 3}}], [{"gian": {"plants": 3}}]]}]},
    {"effects": [{"gain": {"plants": 3}, "tr": 1}]},
    {"effects": [{}]},
    {"first_action": [{"special": "search-for-lives"}]},
    {"action": [{"cost": {"enrgy": 1}, "effects": [{"tr": 1}]}]},
    {"action": [{"effects": [{"tr": 1}]}]},
    {"action": [{"cost": {}, "effects": [{"tr": 1}], "conditions": "rating-raised"}]},
    {"ongoing": [{"when": {"on": "tag-played", "by": "self", "tagz": ["earth"]}, "do": [{"tr": 1}]}]},
    {"ongoing": [{"when": {"on": "tags-played", "by": "self"}, "do": [{"tr": 1}]}]},
    {"modifiers": [{"discont": {"amount": 2, "per": "card", "tag": None}}]},
    {"modifiers": [{"discount": {"amount": 2, "per": "card"}}]},
    {"modifiers": [{"heat-as-megacredits": 1}]},
    {"requirements": [{"param": "oxigen", "min": 4}]},
    {"requirements": [{"param": "oxygen", "minimum": 4}]},
    {"victory_points": {"vp": 1, "per": 2, "of": "resources-here"}},
    {"stores": "microbes"},
    {"tags": ["earht"]},
    {"type": "events"},
    {"module": "corporate-era"},
]


@pytest.mark.parametrize("slip", SLIPS, ids=[str(n) for n in range(len(SLIPS))])
def test_a_slip_of_the_pen_is_found(slip: dict[str, Any]) -> None:
    card = Card("mistyped", "999", "base", "automated", 1, [])
    check(card)
    with pytest.raises(UnknownWord, match="mistyped"):
        check(card._replace(**slip))


def test_every_word_of_every_card_counts() -> None:
    """No field of any card can be renamed without anybody noticing."""
    for card in CARDS:
        for field in ("requirements", "effects", "first_action", "action", "ongoing", "modifiers"):
            for other in renamed(getattr(card, field)):
                with pytest.raises(UnknownWord, match=card.id):
                    check(card._replace(**{field: other}))


def renamed(said: Any) -> list[Any]:
    """The same with one word changed, in every way."""
    if isinstance(said, list):
        return [[*said[:i], other, *said[i + 1 :]] for i, each in enumerate(said) for other in renamed(each)]
    if not isinstance(said, dict):
        return []
    found: list[Any] = []
    for key in said:
        found.append({f"{name}s" if name == key else name: deepcopy(value) for name, value in said.items()})
        found += [{**said, key: other} for other in renamed(said[key])]
    return found


def test_marsbots_cards_are_read_with_the_same_care() -> None:
    with pytest.raises(ValueError, match="credicorp"):
        check_corporation(CORPORATIONS[0]._replace(id="credicorp"))
    with pytest.raises(ValueError, match="credicor"):
        check_corporation(CORPORATIONS[0]._replace(cubes=[Cubes(WHITE, 0, [LAST_SPACE + 1])]))


def test_marsbots_board_has_no_unknown_signs() -> None:
    assert {len(line.split()) for line in BOARD} == {LAST_SPACE + 1}
    with pytest.raises(KeyError):
        actions(". O Q")
