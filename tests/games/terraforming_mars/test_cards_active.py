"""Active projects, blue: each is played, used, set off by what it watches, and felt where it changes something."""

from __future__ import annotations

from typing import Final

import pytest

from games.terraforming_mars.notation import table
from games.terraforming_mars.rows import Row, Shortage, names, rows, shortages

PLAYED: Final = """
search-for-life | 3 M€; oxygen 6 | | R: M€ -3
inventors-guild | 9 M€ | | R: M€ -9
martian-rails | 13 M€ | | R: M€ -13
water-import-from-europa | 25 M€ | | R: M€ -25 | 1
space-elevator | 27 M€ | | R: M€ -27, prod titanium +1 | 2
development-center | 11 M€ | | R: M€ -11
equatorial-magnetizer | 11 M€ | | R: M€ -11
research-outpost | 18 M€ | place 7,4 | city R at 7,4; R: M€ -18
arctic-algae | 12 M€; temperature -12 | | R: M€ -12, plants +1
predators | 14 M€; oxygen 11 | | R: M€ -14
space-station | 10 M€ | | R: M€ -10 | 1
security-fleet | 12 M€ | | R: M€ -12
optimal-aerobraking | 7 M€ | | R: M€ -7
regolith-eaters | 13 M€ | | R: M€ -13
ghg-producing-bacteria | 8 M€; oxygen 4 | | R: M€ -8
ants | 9 M€; oxygen 4 | | R: M€ -9
rover-construction | 8 M€ | | R: M€ -8 | 1
tardigrades | 4 M€ | | R: M€ -4
fish | 9 M€; B: prod plants 1; temperature 2 | | R: M€ -9; B: prod plants -1
small-animals | 6 M€; B: prod plants 1; oxygen 6 | | R: M€ -6; B: prod plants -1
electro-catapult | 17 M€, prod energy 1; oxygen 8 | | R: M€ -17, prod energy -1 | 1
earth-catapult | 23 M€ | | R: M€ -23 | 2
advanced-alloys | 9 M€ | | R: M€ -9
birds | 10 M€; B: prod plants 2; oxygen 13 | | R: M€ -10; B: prod plants -2
mars-university | 8 M€ | | R: M€ -8 | 1
viral-enhancers | 9 M€ | | R: M€ -9, plants +1
space-mirrors | 3 M€ | | R: M€ -3
quantum-extractor | 13 M€, played inventors-guild development-center regolith-eaters ghg-producing-bacteria
    | | R: M€ -13, prod energy +4
mass-converter
    | 8 M€, played inventors-guild development-center regolith-eaters ghg-producing-bacteria restricted-area
    | | R: M€ -8, prod energy +6
physics-complex | 12 M€ | | R: M€ -12
ironworks | 11 M€ | | R: M€ -11
steelworks | 15 M€ | | R: M€ -15
ore-processor | 13 M€ | | R: M€ -13
earth-office | 1 M€ | | R: M€ -1
media-group | 6 M€ | | R: M€ -6
business-network | 4 M€, prod M€ -4 | | R: M€ -4, prod M€ -1
industrial-center | 4 M€; city B at 7,4 | place 7,5 | industrial-center R at 7,5; R: M€ -4
ecological-zone | 12 M€; greenery R at 7,4 | place 7,5 | ecological-zone R at 7,5; R: M€ -12, ecological-zone +2
    | 1
decomposers | 5 M€; oxygen 3 | | R: M€ -5, decomposers +1
symbiotic-fungus | 4 M€; temperature -14 | | R: M€ -4
extreme-cold-fungus | 13 M€; temperature -10 | | R: M€ -13
herbivores | 12 M€; B: prod plants 1; oxygen 8 | | R: M€ -12, herbivores +1; B: prod plants -1
anti-gravity-technology
    | 14 M€, played inventors-guild development-center regolith-eaters ghg-producing-bacteria restricted-area
      designed-microorganisms robotic-workforce
    | | R: M€ -14 | 3
adaptation-technology | 12 M€ | | R: M€ -12 | 1
caretaker-contract | 3 M€; temperature 0 | | R: M€ -3
standard-technology | 6 M€ | | R: M€ -6
nitrite-reducing-bacteria | 11 M€ | | R: M€ -11, nitrite-reducing-bacteria +3
shuttles | 10 M€, prod energy 1; oxygen 5 | | R: M€ -10, prod M€ +2, prod energy -1 | 1
pets | 10 M€ | | R: M€ -10, pets +1
protected-habitats | 5 M€ | | R: M€ -5
water-splitting-plant | 12 M€; oceans 2 | | R: M€ -12
livestock | 13 M€, prod plants 1; oxygen 9 | | R: M€ -13, prod M€ +2, prod plants -1
olympus-conference | 10 M€ | | R: M€ -10, olympus-conference +1 | 1
aquifer-pumping | 18 M€ | | R: M€ -18
power-infrastructure | 4 M€ | | R: M€ -4
restricted-area | 11 M€ | place 7,4 | restricted-area R at 7,4; R: M€ -11
immigrant-city | 13 M€, prod M€ -4 energy 1 | place 7,4 | city R at 7,4; R: M€ -13, prod M€ -1, prod energy -1
underground-detonations | 6 M€ | | R: M€ -6
ai-central | 21 M€, prod energy 1, played inventors-guild development-center regolith-eaters
    | | R: M€ -21, prod energy -1 | 1
psychrophiles | 2 M€; temperature -20 | | R: M€ -2
"""

SHORT: Final = """
search-for-life | oxygen 6 > oxygen 7
arctic-algae | temperature -12 > temperature -10
predators | oxygen 11 > oxygen 10
ghg-producing-bacteria | oxygen 4 > oxygen 3
ants | oxygen 4 > oxygen 3
fish | temperature 2 > temperature 0
fish | B: prod plants 1 > B: prod plants 0
small-animals | oxygen 6 > oxygen 5
small-animals | B: prod plants 1 > B: prod plants 0
electro-catapult | oxygen 8 > oxygen 9
electro-catapult | energy 1 > energy 0
birds | oxygen 13 > oxygen 12
birds | B: prod plants 2 > B: prod plants 1
quantum-extractor | ghg-producing-bacteria > mine
mass-converter | restricted-area > mine
business-network | M€ -4 > M€ -5
ecological-zone | greenery R at > greenery B at
decomposers | oxygen 3 > oxygen 2
symbiotic-fungus | temperature -14 > temperature -16
extreme-cold-fungus | temperature -10 > temperature -8
herbivores | oxygen 8 > oxygen 7
herbivores | B: prod plants 1 > B: prod plants 0
anti-gravity-technology | robotic-workforce > mine
caretaker-contract | temperature 0 > temperature -2
shuttles | oxygen 5 > oxygen 4
shuttles | energy 1 > energy 0
water-splitting-plant | oceans 2 > oceans 1
livestock | oxygen 9 > oxygen 8
livestock | plants 1 > plants 0
immigrant-city | energy 1 > energy 0
immigrant-city | M€ -4 > M€ -5
ai-central | regolith-eaters > mine
ai-central | energy 1 > energy 0
psychrophiles | temperature -20 > temperature -18
industrial-center | city B at 7,4 > greenery B at 7,4
"""

USED: Final = """
search-for-life | 1 M€, played search-for-life; deck ants | | R: M€ -1, search-for-life +1; discard ants
search-for-life | 1 M€, played search-for-life; deck fish | | R: M€ -1; discard fish
inventors-guild | 3 M€, played inventors-guild; deck fish | buy fish | R: M€ -3, draws fish
inventors-guild | 3 M€, played inventors-guild; deck fish | buy no | discard fish
inventors-guild | 2 M€, played inventors-guild; deck fish | | discard fish
martian-rails | 1 energy, played martian-rails; city R at 7,4; city B at 2,4; city B at phobos
    | | R: M€ +2, energy -1
water-import-from-europa | 6 M€ 3 titanium, played water-import-from-europa | pay 2, place 1,5
    | oceans +1; ocean at 1,5; R: M€ -6, titanium -2, tr +1
space-elevator | 1 steel, played space-elevator | | R: M€ +5, steel -1
development-center | 1 energy, played development-center; deck fish | | R: energy -1, draws fish
equatorial-magnetizer | prod energy 1, played equatorial-magnetizer | | R: prod energy -1, tr +1
predators | played predators birds(1); B: played fish(2) | feed fish | R: predators +1; B: fish -1
predators | played predators birds(1); B: played fish(2) | feed birds | R: predators +1, birds -1
security-fleet | 1 titanium, played security-fleet | | R: titanium -1, security-fleet +1
regolith-eaters | played regolith-eaters(2) | choose 1 | oxygen +1; R: tr +1, regolith-eaters -2
regolith-eaters | played regolith-eaters(2) | choose 2 | R: regolith-eaters +1
regolith-eaters | played regolith-eaters(1) | | R: regolith-eaters +1
ghg-producing-bacteria | played ghg-producing-bacteria(2) | choose 1
    | temperature +1; R: tr +1, ghg-producing-bacteria -2
ghg-producing-bacteria | played ghg-producing-bacteria(2) | choose 2 | R: ghg-producing-bacteria +1
ghg-producing-bacteria | played ghg-producing-bacteria(1) | | R: ghg-producing-bacteria +1
ants | played ants; B: played tardigrades(1) | | R: ants +1; B: tardigrades -1
tardigrades | played tardigrades(3) | | R: tardigrades +1
fish | played fish | | R: fish +1
small-animals | played small-animals | | R: small-animals +1
electro-catapult | 1 steel 1 plants, played electro-catapult | choose 1 | R: M€ +7, plants -1
electro-catapult | 1 steel 1 plants, played electro-catapult | choose 2 | R: M€ +7, steel -1
birds | played birds | | R: birds +1
space-mirrors | 7 M€, played space-mirrors | | R: M€ -7, prod energy +1
physics-complex | 6 energy, played physics-complex | | R: energy -6, physics-complex +1
ironworks | 4 energy, played ironworks | | oxygen +1; R: steel +1, energy -4, tr +1
steelworks | 4 energy, played steelworks | | oxygen +1; R: steel +2, energy -4, tr +1
ore-processor | 4 energy, played ore-processor | | oxygen +1; R: titanium +1, energy -4, tr +1
business-network | 3 M€, played business-network; deck fish | buy fish | R: M€ -3, draws fish
business-network | 3 M€, played business-network; deck fish | buy no | discard fish
industrial-center | 7 M€, played industrial-center | | R: M€ -7, prod steel +1
symbiotic-fungus | played symbiotic-fungus ants tardigrades | add ants | R: ants +1
extreme-cold-fungus | played extreme-cold-fungus tardigrades | choose 1 | R: plants +1
extreme-cold-fungus | played extreme-cold-fungus tardigrades | choose 2 | R: tardigrades +2
extreme-cold-fungus | played extreme-cold-fungus | | R: plants +1
caretaker-contract | 8 heat, played caretaker-contract | | R: heat -8, tr +1
nitrite-reducing-bacteria | played nitrite-reducing-bacteria(3) | choose 1
    | R: tr +1, nitrite-reducing-bacteria -3
nitrite-reducing-bacteria | played nitrite-reducing-bacteria(3) | choose 2 | R: nitrite-reducing-bacteria +1
nitrite-reducing-bacteria | played nitrite-reducing-bacteria(2) | | R: nitrite-reducing-bacteria +1
water-splitting-plant | 3 energy, played water-splitting-plant | | oxygen +1; R: energy -3, tr +1
livestock | played livestock | | R: livestock +1
aquifer-pumping | 4 M€ 4 steel, played aquifer-pumping | pay 3, place 1,5
    | oceans +1; ocean at 1,5; R: M€ -2, steel -3, tr +1
power-infrastructure | 3 energy, played power-infrastructure | amount 2 | R: M€ +2, energy -2
restricted-area | 2 M€, played restricted-area; deck fish | | R: M€ -2, draws fish
underground-detonations | 10 M€, played underground-detonations | | R: M€ -10, prod heat +2
ai-central | played ai-central; deck ants fish | | R: draws ants, draws fish
psychrophiles | played psychrophiles | | R: psychrophiles +1
"""

UNUSABLE: Final = """
search-for-life | 1 M€ > 0 M€
martian-rails | 1 energy > 0 energy
water-import-from-europa | 6 M€ > 2 M€
space-elevator | 1 steel > 0 steel
development-center | 1 energy > 0 energy
equatorial-magnetizer | energy 1 > energy 0
predators | birds(1); B: played fish(2) > birds; B: played fish
security-fleet | 1 titanium > 0 titanium
ants | tardigrades(1) > tardigrades
electro-catapult | 1 steel 1 plants > 0 steel 0 plants
space-mirrors | 7 M€ > 6 M€
physics-complex | 6 energy > 5 energy
ironworks | 4 energy > 3 energy
steelworks | 4 energy > 3 energy
ore-processor | 4 energy > 3 energy
industrial-center | 7 M€ > 6 M€
symbiotic-fungus | ants tardigrades > fish
caretaker-contract | 8 heat > 7 heat
water-splitting-plant | 3 energy > 2 energy
aquifer-pumping | 4 steel > 1 steel
power-infrastructure | 3 energy > 0 energy
restricted-area | 2 M€ > 1 M€
underground-detonations | 10 M€ > 9 M€
"""

# effects that others or the card's player set off
WATCHED: Final = """
arctic-algae | R: 18 M€, played arctic-algae | standard aquifer, place 1,5
    | oceans +1; ocean at 1,5; R: M€ -18, plants +2, tr +1
optimal-aerobraking | R: 14 M€, hand asteroid, played optimal-aerobraking | play asteroid
    | temperature +1; R: M€ -11, titanium +2, heat +3, tr +1, plays asteroid
optimal-aerobraking | R: 10 M€, hand satellites, played optimal-aerobraking | play satellites
    | R: M€ -10, prod M€ +2, plays satellites
optimal-aerobraking | R: 5 M€, hand mineral-deposit, played optimal-aerobraking | play mineral-deposit
    | R: M€ -5, steel +5, plays mineral-deposit
rover-construction | R: 25 M€, played rover-construction | standard city, place 7,4
    | city R at 7,4; R: M€ -23, prod M€ +1
mars-university | R: 12 M€, hand physics-complex fish, played mars-university; deck ants
    | play physics-complex, discard fish
    | R: M€ -12, plays physics-complex, draws ants, gives up fish; discard fish
mars-university | R: 12 M€, hand physics-complex fish, played mars-university; deck ants
    | play physics-complex, discard no | R: M€ -12, plays physics-complex
viral-enhancers | R: 4 M€, hand tardigrades, played viral-enhancers | play tardigrades, choose 1
    | R: M€ -4, plants +1, plays tardigrades
viral-enhancers | R: 4 M€, hand tardigrades, played viral-enhancers | play tardigrades, choose 2
    | R: M€ -4, tardigrades +1, plays tardigrades
viral-enhancers | R: 9 M€, hand adapted-lichen, played viral-enhancers | play adapted-lichen
    | R: M€ -9, plants +1, prod plants +1, plays adapted-lichen
media-group | R: 5 M€, hand mineral-deposit, played media-group | play mineral-deposit
    | R: M€ -2, steel +5, plays mineral-deposit
ecological-zone | R: 9 M€, hand adapted-lichen, played ecological-zone | play adapted-lichen
    | R: M€ -9, prod plants +1, ecological-zone +1, plays adapted-lichen
ecological-zone | R: 10 M€, hand pets, played ecological-zone | play pets
    | R: M€ -10, ecological-zone +1, pets +1, plays pets
decomposers | R: 11 M€, hand advanced-ecosystems, played decomposers adapted-lichen fish
    | play advanced-ecosystems | R: M€ -11, decomposers +3, plays advanced-ecosystems
herbivores | R: 8 plants, played herbivores | plant, place 7,4
    | oxygen +1; greenery R at 7,4; R: plants -8, tr +1, herbivores +1
standard-technology | R: 11 M€, played standard-technology | standard power-plant | R: M€ -8, prod energy +1
standard-technology | R: hand fish, played standard-technology | standard sell-patents
    | R: M€ +1, gives up fish; discard fish
pets | R: 25 M€, played pets | standard city, place 7,4 | city R at 7,4; R: M€ -25, prod M€ +1, pets +1
olympus-conference | R: 12 M€, hand physics-complex, played olympus-conference(1); deck ants
    | play physics-complex, choose 1 | R: M€ -12, olympus-conference +1, plays physics-complex
olympus-conference | R: 12 M€, hand physics-complex, played olympus-conference(1); deck ants
    | play physics-complex, choose 2 | R: M€ -12, olympus-conference -1, plays physics-complex, draws ants
immigrant-city | R: 25 M€, played immigrant-city | standard city, place 7,4
    | city R at 7,4; R: M€ -25, prod M€ +2
"""

# discounts, leeway, the worth of things, protection
CHANGED: Final = """
research-outpost | R: 3 M€, hand mine, played research-outpost | play mine | R: M€ -3, prod steel +1, plays mine
space-station | R: 8 M€, hand satellites, played space-station | play satellites
    | R: M€ -8, prod M€ +2, plays satellites
space-station | R: 4 M€, hand mine, played space-station | play mine | R: M€ -4, prod steel +1, plays mine
earth-catapult | R: 2 M€, hand mine, played earth-catapult | play mine | R: M€ -2, prod steel +1, plays mine
advanced-alloys | R: 1 M€ 1 steel, hand mine, played advanced-alloys | play mine
    | R: M€ -1, steel -1, prod steel +1, plays mine
advanced-alloys | R: 2 M€ 2 titanium, hand satellites, played advanced-alloys | play satellites
    | R: M€ -2, titanium -2, prod M€ +1, plays satellites
quantum-extractor | R: 8 M€, hand satellites, played quantum-extractor | play satellites
    | R: M€ -8, prod M€ +1, plays satellites
mass-converter | R: 8 M€, hand satellites, played mass-converter | play satellites
    | R: M€ -8, prod M€ +1, plays satellites
earth-office | R: 3 M€, hand sponsors, played earth-office | play sponsors
    | R: M€ -3, prod M€ +2, plays sponsors
anti-gravity-technology | R: 2 M€, hand mine, played anti-gravity-technology | play mine
    | R: M€ -2, prod steel +1, plays mine
adaptation-technology | R: 9 M€, hand ants, played adaptation-technology; oxygen 2 | play ants
    | R: M€ -9, plays ants
adaptation-technology | R: 2 M€, hand dust-seals, played adaptation-technology; oceans 5 | play dust-seals
    | R: M€ -2, plays dust-seals
adaptation-technology | R: 7 M€, hand lichen, played adaptation-technology; temperature -28 | play lichen
    | R: M€ -7, prod plants +1, plays lichen
shuttles | R: 8 M€, hand satellites, played shuttles | play satellites | R: M€ -8, prod M€ +2, plays satellites
psychrophiles | R: 5 M€, hand adapted-lichen, played psychrophiles(3) | play adapted-lichen, pay 2
    | R: M€ -5, prod plants +1, psychrophiles -2, plays adapted-lichen
pets | R: 1 M€, hand virus, played predators; B: 2 plants, played pets(3) | play virus, remove B plants
    | R: M€ -1, plays virus; B: plants -2
protected-habitats | R: 1 M€, hand virus; B: 2 plants, played protected-habitats fish(3) tardigrades(1)
    | play virus | R: M€ -1, plays virus
"""

# card, what R has, what it is worth
POINTS: Final = """
search-for-life | played search-for-life(2) | 3
search-for-life | played search-for-life | 0
water-import-from-europa | played water-import-from-europa io-research-outpost research-coordination | 2
predators | played predators(3) | 3
security-fleet | played security-fleet(3) | 3
ants | played ants(5) | 2
tardigrades | played tardigrades(7) | 1
fish | played fish(2) | 2
small-animals | played small-animals(3) | 1
birds | played birds(2) | 2
physics-complex | played physics-complex(2) | 4
ecological-zone | played ecological-zone(3) | 1
decomposers | played decomposers(5) | 1
herbivores | played herbivores(3) | 1
pets | played pets(5) | 2
livestock | played livestock(2) | 2
"""

ROWS: Final = rows(PLAYED)
USES: Final = rows(USED)
WATCHES: Final = rows(WATCHED + CHANGED)


@pytest.mark.parametrize("row", ROWS, ids=names(ROWS))
def test_it_does_what_it_says(row: Row) -> None:
    t = row.play()
    assert row.told(t) == row.changes
    assert t.points("R") == int(row.points or 0)


@pytest.mark.parametrize("short", shortages(SHORT, ROWS), ids=SHORT.strip().splitlines())
def test_it_cannot_be_played_if_something_is_missing(short: Shortage) -> None:
    assert table(short.row.with_hand()).can(f"play {short.row.card}")
    assert not table(short.replaced(short.row.with_hand())).can(f"play {short.row.card}")


@pytest.mark.parametrize("row", USES, ids=names(USES))
def test_its_action(row: Row) -> None:
    t = row.use()
    assert row.told(t) == row.changes
    assert not t.can(f"use {row.card}"), "once per generation"


@pytest.mark.parametrize("short", shortages(UNUSABLE, USES), ids=UNUSABLE.strip().splitlines())
def test_it_cannot_be_used_if_something_is_missing(short: Shortage) -> None:
    assert table(f"R: {short.row.position}").can(f"use {short.row.card}")
    assert not table(f"R: {short.replaced(short.row.position)}").can(f"use {short.row.card}")


@pytest.mark.parametrize("row", WATCHES, ids=names(WATCHES))
def test_what_it_changes_while_it_is_in_play(row: Row) -> None:
    assert row.watch().changes == row.changes


@pytest.mark.parametrize("row", rows(POINTS), ids=names(rows(POINTS)))
def test_what_it_is_worth(row: Row) -> None:
    assert table(f"R: {row.position}").points("R") == int(row.moves)
