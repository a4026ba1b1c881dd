"""A card that is written wrong is found when it is read: it never just does nothing."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.terraforming_mars.cards import amounts, card, effects, rare_effects
from cinqmars.games.terraforming_mars.cards.actions import alternative
from cinqmars.games.terraforming_mars.cards.amounts import check_words
from cinqmars.games.terraforming_mars.cards.card import Card
from cinqmars.games.terraforming_mars.cards.effect_text import TEXTS
from cinqmars.games.terraforming_mars.cards.effects import Effect, compiled
from cinqmars.games.terraforming_mars.cards.index import tags_of
from cinqmars.games.terraforming_mars.cards.requirements import lowest, others_of
from cinqmars.games.terraforming_mars.cards.traits import changes
from cinqmars.games.terraforming_mars.cards.triggers import trigger
from cinqmars.games.terraforming_mars.components import CUBES, TAGS
from cinqmars.games.terraforming_mars.marsbot.cards import CORPORATIONS, WHITE, Cubes
from cinqmars.games.terraforming_mars.marsbot.cards import check as check_corporation
from cinqmars.games.terraforming_mars.marsbot.tracks import BOARD, LAST_SPACE, actions

WORDS = {**vars(amounts), **vars(effects), **vars(rare_effects), **vars(card)}
SLIPS = [
    'effects=[Prodution({"steel": 1})]',
    'effects=[Produce({"stel": 1})]',
    'effects=[Produce({"steel": "1"})]',
    'effects=[Produce({"steel": PerTag("erth")})]',
    'effects=[Produce({"steel": PerTag("earth", owner="other")})]',
    'effects=[Gain({"megacredits": PerCity("orbit")})]',
    "effects=[Warm()]",
    "effects=[Warm(step=1)]",
    'effects=[City(on="volcano")]',
    'effects=[Tile("capitol", "city")]',
    'effects=[AddOwn("microbes", 1)]',
    'effects=[Choose([[Gain({"plants": 3})], [Gian({"plants": 3})]])]',
    'effects=[Choose([[Gain({"plants": 3})], [Gain({"plant": 3})]])]',
    'effects=[RemoveAny([Taken("plant", 3)])]',
    "first_action=[SearchForLives()]",
    'action=[Way([Rate(1)], cost=Pays("enrgy", 1))]',
    'action=[Way([Rate(1)], cost=Eats("microbes"))]',
    "action=[Way([Rate(1)], rating_raised=True)]",
    'ongoing=[Ongoing(TagPlayed(["erth"]), [Rate(1)])]',
    'ongoing=[Ongoing(TagsPlayed(["earth"]), [Rate(1)])]',
    'ongoing=[Ongoing(TilePlaced("citty", "mars"), [Rate(1)])]',
    'ongoing=[Ongoing(TilePlaced("city", "moon"), [Rate(1)])]',
    "modifiers=[Discont(2)]",
    'modifiers=[Discount(2, "erth")]',
    'modifiers=[Protect("own-organism")]',
    'requirements=[AtLeast("oxigen", 4)]',
    'requirements=[AtLeast("oxygen", least=4)]',
    'requirements=[NeedsTags("erth", 4)]',
    'victory_points=PointsPer("resources-here")',
    'stores="microbes"',
    'tags=["earht"]',
    'type="events"',
    'module="corporate-era"',
]


def read(said: str) -> None:
    """A card that says this, compiled as all are."""
    fields: dict[str, Any] = {"module": "base", "type": "automated", "cost": 1, "tags": []}
    made = Card("mistyped", "999", **{**fields, **eval(f"dict({said})", dict(WORDS))})
    check_words(made)
    tags_of(made)
    CUBES.index(made.stores)
    compiled(made.effects)
    compiled(made.first_action)
    for way in made.action:
        alternative(way)
    for entry in made.ongoing:
        trigger(0, entry)
    changes(made)
    lowest(made)
    for need in others_of(made):
        if isinstance(need, card.NeedsTags):
            TAGS.index(need.tag)


@pytest.mark.interpreted
@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_of_the_pen_is_found(slip: str) -> None:
    read("")
    with pytest.raises((NameError, TypeError, ValueError, AttributeError)):
        read(slip)


def kinds(of: type[Any]) -> list[type[Any]]:
    """Every class below one that cards are written with."""
    below = [kind for parent in of.__subclasses__() for kind in [parent, *kinds(parent)]]
    return [kind for kind in below if not kind.__subclasses__()]


def test_every_effect_has_words() -> None:
    spoken = set(TEXTS) | {rare_effects.DiscardCard}  # it stands inside an exchange, which says it
    assert set(kinds(Effect)) == spoken


def test_everything_a_card_may_say_can_be_shown() -> None:
    assert [kind for kind in kinds(amounts.Said) if kind.plain is amounts.Said.plain] == []


def test_marsbots_cards_are_read_with_the_same_care() -> None:
    with pytest.raises(ValueError, match="credicorp"):
        check_corporation(CORPORATIONS[0]._replace(id="credicorp"))
    with pytest.raises(ValueError, match="credicor"):
        check_corporation(CORPORATIONS[0]._replace(cubes=[Cubes(WHITE, 0, [LAST_SPACE + 1])]))


def test_marsbots_board_has_no_unknown_signs() -> None:
    assert {len(line.split()) for line in BOARD} == {LAST_SPACE + 1}
    with pytest.raises(KeyError):
        actions(". O Q")
