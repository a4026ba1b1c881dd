"""What cards say is made from their data, in sentences that read well in both languages."""

from __future__ import annotations

import re

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.cards.index import CARD, IDS, N_CARDS
from cinqmars.games.terraforming_mars.cards.text import card_text
from cinqmars.games.terraforming_mars.names import card_name
from cinqmars.text import LANGUAGES, Speaker

SPEAKERS = {lang: Speaker(lang, game.id) for lang in LANGUAGES}
SAID = [
    ("mine", "Raise your steel production by 1.", "Augmentez votre production d’acier de 1."),
    (
        "ants",
        (
            "Needs at least 4% oxygen. Action: remove 1 microbe from any card to add 1 microbe to this card. "
            "1 point for every 2 microbes on this card."
        ),
        (
            "Prérequis : au moins 4 % d’oxygène. Action : retirez 1 microbe de n’importe quelle carte "
            "et ajoutez 1 microbe "
            "sur cette carte. 1 point tous les 2 microbes sur cette carte."
        ),
    ),
    (
        "comet",
        "Raise the temperature by 1 step. Place an ocean. You may remove up to 3 plants from a player.",
        "Augmentez la température d’un cran. Placez un océan. Vous pouvez retirer jusqu’à 3 plantes à un joueur.",
    ),
    (
        "strip-mine",
        (
            "Lower your energy production by 2, then raise your steel production by 2 and your titanium "
            "production by 1. "
            "Raise the oxygen by 2 steps."
        ),
        (
            "Réduisez votre production d’énergie de 2, puis augmentez votre production d’acier de 2 et "
            "votre production de "
            "titane de 1. Augmentez l’oxygène de 2 crans."
        ),
    ),
    (
        "regolith-eaters",
        "Action: spend 2 microbes from this card to raise the oxygen by 1 step; or add 1 microbe to this card.",
        (
            "Action : contre 2 microbes de cette carte, augmentez l’oxygène d’un cran ; ou bien ajoutez 1 "
            "microbe sur cette "
            "carte."
        ),
    ),
    (
        "cartel",
        "Raise your M€ production by 1 for each Earth tag you have.",
        "Augmentez votre production de M€ de 1 par badge Terre que vous avez.",
    ),
    (
        "mars-university",
        (
            "For each Science tag you play, this card’s included, you may discard a card from your hand to "
            "draw another. "
            "1 point."
        ),
        (
            "Pour chaque badge Science que vous jouez, celui de cette carte compris, vous pouvez défausser "
            "une carte de "
            "votre main pour en piocher une autre. 1 point."
        ),
    ),
    (
        "united-nations-mars-initiative",
        "You start with 40 M€. Action: spend 3 M€ to raise your rating by 1, if your rating rose this generation.",
        (
            "Vous débutez avec 40 M€. Action : contre 3 M€, augmentez votre NT de 1, si votre NT a augmenté pendant "
            "cette génération."
        ),
    ),
]


def text(card: int, lang: str) -> str:
    return SPEAKERS[lang](card_text(card)).replace("\u202f", " ")


@pytest.mark.parametrize(("card", "english", "french"), SAID)
def test_a_card_says(card: str, english: str, french: str) -> None:
    assert text(CARD[card], "en") == english
    assert text(CARD[card], "fr") == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_speaks_in_whole_sentences(lang: str) -> None:
    for card in range(N_CARDS):
        said = text(card, lang)
        assert re.match(r"[A-ZÀÉÊ\d−]", said), IDS[card]
        assert said.endswith("."), IDS[card]
        assert not re.search(r"\(s\)|  | [,.]|\.\.|, ,|: \.", said), f"{IDS[card]}: {said}"
        for sentence in said.split(". "):
            assert re.match(r"[A-ZÀÉÊ\d−]", sentence), f"{IDS[card]}: {sentence}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    names = [SPEAKERS[lang](card_name(card)) for card in range(N_CARDS)]
    assert len(set(names)) == N_CARDS


def test_a_tile_is_called_as_its_card() -> None:
    for lang in LANGUAGES:
        for id in ("mining-area", "natural-preserve", "restricted-area", "capital"):
            assert SPEAKERS[lang](f"tile-{id}") == SPEAKERS[lang](f"card-{id}")
