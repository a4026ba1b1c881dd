"""Why something is not possible: the first condition that fails, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.text import Speaker
from games.terraforming_mars.notation import argument, table

FRENCH: Final = Speaker("fr", game.id)

# position, move, reason in English and in French
REASONS: Final = [
    (
        "R: 9 M€, hand ants; oxygen 3",
        "play ants",
        "needs at least 4% oxygen, now 3%",
        "prérequis : au moins 4 % d’oxygène, actuellement 3 %",
    ),
    (
        "R: 8 M€, hand colonizer-training-camp; oxygen 6",
        "play colonizer-training-camp",
        "needs at most 5% oxygen, now 6%",
        "prérequis : au plus 5 % d’oxygène, actuellement 6 %",
    ),
    (
        "R: 7 M€, hand lichen; temperature -26",
        "play lichen",
        "needs −24\N{NO-BREAK SPACE}°C or warmer, now −26\N{NO-BREAK SPACE}°C",
        "prérequis : −24 °C ou plus, actuellement −26 °C",
    ),
    (
        "R: 6 M€, hand archaebacteria; temperature -16",
        "play archaebacteria",
        "needs −18\N{NO-BREAK SPACE}°C or colder, now −16\N{NO-BREAK SPACE}°C",
        "prérequis : −18 °C ou moins, actuellement −16 °C",
    ),
    (
        "R: 10 M€, hand algae; oceans 4",
        "play algae",
        "needs at least 5 oceans, now 4 oceans",
        "prérequis : au moins 5 océans, actuellement 4 océans",
    ),
    (
        "R: 2 M€, hand dust-seals; oceans 4",
        "play dust-seals",
        "needs at most 3 oceans, now 4 oceans",
        "prérequis : au plus 3 océans, actuellement 4 océans",
    ),
    (
        "R: 9 M€, hand ants, played inventrix; oxygen 1",
        "play ants",
        "needs at least 2% oxygen, now 1%",
        "prérequis : au moins 2 % d’oxygène, actuellement 1 %",
    ),
    (
        "R: 12 M€, hand gene-repair, played research",
        "play gene-repair",
        "needs 3 Science tags, you have 2",
        "prérequis : 3 badges Science, vous en avez 2",
    ),
    (
        "R: 6 M€, hand great-escarpment-consortium",
        "play great-escarpment-consortium",
        "needs steel production",
        "prérequis : une production d’acier",
    ),
    (
        "R: 6 M€, hand rad-suits; city B at 7,4",
        "play rad-suits",
        "needs 2 cities in play, there are 1",
        "prérequis : 2 cités en jeu, il y en a 1",
    ),
    (
        "R: 12 M€, hand ecological-zone",
        "play ecological-zone",
        "needs a greenery of your own",
        "prérequis : une forêt à vous",
    ),
    (
        "R: 3 M€, hand mine",
        "play mine",
        "costs 4 M€, you have 3",
        "coûte 4 M€, vous en avez 3",
    ),
    (
        "R: 1 M€ 1 steel, hand mine",
        "play mine",
        "costs 4 M€, you have 1 and 2 in kind",
        "coûte 4 M€, vous en avez 1 et 2 en nature",
    ),
    (
        "R: 11 M€, hand ghg-factories",
        "play ghg-factories",
        "your energy production would fall by 1, it is 0",
        "votre production d’énergie baisserait de 1, elle est de 0",
    ),
    (
        "R: 10 M€, prod M€ -4, hand nuclear-power",
        "play nuclear-power",
        "your M€ production would fall by 2, it is −4 and never goes below −5",
        "votre production de M€ baisserait de 2, elle est de −4 et ne descend jamais sous −5",
    ),
    (
        "R: 13 M€, prod M€ -5 energy 1, hand immigrant-city",
        "play immigrant-city",
        "your M€ production would fall by 2, it is −5 and never goes below −5",
        "votre production de M€ baisserait de 2, elle est de −5 et ne descend jamais sous −5",
    ),
    (
        "R: 10 M€, hand birds; oxygen 13",
        "play birds",
        "nobody’s plant production can fall by 2",
        "personne ne peut perdre 2 de production de plantes",
    ),
    (
        "R: 4 M€, hand moss; oceans 3",
        "play moss",
        "takes 1 plant, you have 0",
        "il faut 1 plante, vous en avez 0",
    ),
    (
        "R: 1 M€ 4 heat, hand local-heat-trapping",
        "play local-heat-trapping",
        "takes 5 heat, you have 4",
        "il faut 5 chaleurs, vous en avez 4",
    ),
    (
        "R: 4 M€, hand mining-area",
        "play mining-area",
        "no hex for the tile",
        "aucune case pour la tuile",
    ),
    (
        "R: 1 M€, hand ceos-favorite-project, played ants",
        "play ceos-favorite-project",
        "no card of yours holds a cube",
        "aucune de vos cartes n’a de cube",
    ),
    (
        "R: 9 M€, hand robotic-workforce",
        "play robotic-workforce",
        "no production box to repeat",
        "aucune production à refaire",
    ),
    (
        "R: 10 M€, hand ants",
        "standard power-plant",
        "costs 11 M€, you have 10",
        "coûte 11 M€, vous en avez 10",
    ),
    (
        "R: 40 M€; temperature 8",
        "standard asteroid",
        "already complete",
        "déjà au maximum",
    ),
    (
        "R: 11 M€",
        "standard sell-patents",
        "no card in hand",
        "aucune carte en main",
    ),
    (
        "R: 7 plants, hand ants",
        "plant",
        "takes 8 plants, you have 7",
        "il faut 8 plantes, vous en avez 7",
    ),
    (
        "R: 7 heat, hand ants",
        "burn",
        "takes 8 heat, you have 7",
        "il faut 8 chaleurs, vous en avez 7",
    ),
    (
        "R: 8 M€, tr 34",
        "claim terraformer",
        "you are at 34 of 35",
        "vous en êtes à 34 sur 35",
    ),
    (
        "R: 7 M€, tr 35, hand ants",
        "claim terraformer",
        "costs 8 M€, you have 7",
        "coûte 8 M€, vous en avez 7",
    ),
    (
        "R: 8 M€, tr 35; milestone terraformer B",
        "claim terraformer",
        "already claimed",
        "déjà validé",
    ),
    (
        "R: 8 M€, tr 35; milestone mayor B; milestone planner B; milestone builder B",
        "claim terraformer",
        "three milestones are claimed",
        "trois objectifs sont validés",
    ),
    (
        "R: 7 M€, hand ants",
        "fund banker",
        "costs 8 M€, you have 7",
        "coûte 8 M€, vous en avez 7",
    ),
    (
        "R: 14 M€; award banker B",
        "fund banker",
        "already funded",
        "déjà financée",
    ),
    (
        "R: 20 M€; award banker B; award miner B; award landlord B",
        "fund scientist",
        "three awards are funded",
        "trois récompenses sont financées",
    ),
    (
        "R: hand ants, played fish; used fish",
        "use fish",
        "used this generation",
        "déjà utilisée à cette génération",
    ),
    (
        "R: 6 M€, hand ants, played space-mirrors",
        "use space-mirrors",
        "costs 7 M€, you have 6",
        "coûte 7 M€, vous en avez 6",
    ),
    (
        "R: 2 M€ 1 titanium, hand ants, played water-import-from-europa",
        "use water-import-from-europa",
        "costs 12 M€, you have 2 and 3 in kind",
        "coûte 12 M€, vous en avez 2 et 3 en nature",
    ),
    (
        "R: 3 energy, hand ants, played ironworks",
        "use ironworks",
        "takes 4 energy, you have 3",
        "il faut 4 énergies, vous en avez 3",
    ),
    (
        "R: hand ants, played equatorial-magnetizer",
        "use equatorial-magnetizer",
        "your energy production would fall by 1, it is 0",
        "votre production d’énergie baisserait de 1, elle est de 0",
    ),
    (
        "R: hand mine, played predators",
        "use predators",
        "no card to take a cube from",
        "aucune carte à qui prendre un cube",
    ),
    (
        "R: hand mine, played symbiotic-fungus",
        "use symbiotic-fungus",
        "no card to put it on",
        "aucune carte pour le recevoir",
    ),
    (
        "R: 3 M€, hand ants, played united-nations-mars-initiative",
        "use united-nations-mars-initiative",
        "your rating has not risen this generation",
        "votre NT n’a pas monté à cette génération",
    ),
    (
        "R: hand ants, played electro-catapult",
        "use electro-catapult",
        "takes 1 plant, you have 0; takes 1 steel, you have 0",
        "il faut 1 plante, vous en avez 0 ; il faut 1 acier, vous en avez 0",
    ),
]


def in_french(position: str, move: str) -> str:
    t = table(position)
    d = t.session.pending[0]
    word, *rest = move.split()
    reasons = {choice.arg: choice.reason for choice in t.session.choices(d)}
    reason = reasons[argument(d, word, rest) or 0]
    return FRENCH(reason) if reason else ""


# rules: C1
@pytest.mark.parametrize(("position", "move", "english", "french"), REASONS)
def test_the_reason(position: str, move: str, english: str, french: str) -> None:
    assert table(position).why_not(move) == english
    assert in_french(position, move) == french
