"""Automated projects, green: each is played, and not without what it asks for."""

from __future__ import annotations

from typing import Final

import pytest

from games.terraforming_mars.notation import table
from games.terraforming_mars.rows import Row, Shortage, names, rows, shortages

PLAYED: Final = """
colonizer-training-camp | 8 M€; oxygen 5 | | R: M€ -8 | 2
asteroid-mining-consortium | 13 M€, prod titanium 1; B: prod titanium 1 | lower B
    | R: M€ -13, prod titanium +1; B: prod titanium -1 | 1
deep-well-heating | 13 M€ | | temperature +1; R: M€ -13, prod energy +1, tr +1
cloud-seeding | 11 M€, prod M€ -4; B: prod heat 1; oceans 3
    | | R: M€ -11, prod M€ -1, prod plants +2; B: prod heat -1
capital | 26 M€, prod energy 2; ocean at 1,2; ocean at 1,4; ocean at 5,4; ocean at 5,5 | place 4,4
    | capital R at 4,4; R: M€ -22, plants +1, prod M€ +5, prod energy -2 | 2
domed-crater | 24 M€, prod energy 1; oxygen 7 | place 7,4
    | city R at 7,4; R: M€ -24, plants +3, prod M€ +3, prod energy -1 | 1
noctis-city | 18 M€, prod energy 1; city B at 5,2
    | | city R at 5,3; R: M€ -18, plants +2, prod M€ +3, prod energy -1
methane-from-titan | 28 M€; oxygen 2 | | R: M€ -28, prod plants +2, prod heat +2 | 2
phobos-space-haven | 25 M€ | | city R at phobos; R: M€ -25, prod titanium +1 | 3
black-polar-dust | 15 M€, prod M€ -3 | place 1,5
    | oceans +1; ocean at 1,5; R: M€ -15, prod M€ -2, prod heat +3, tr +1
eos-chasma-national-park | 16 M€, played fish pets; temperature -12 | add fish
    | R: M€ -16, plants +3, prod M€ +2, fish +1 | 2
cupola-city | 16 M€, prod energy 1; oxygen 9 | place 7,4 | city R at 7,4; R: M€ -16, prod M€ +3, prod energy -1
lunar-beam | 13 M€, prod M€ -3 | | R: M€ -13, prod M€ -2, prod energy +2, prod heat +2
underground-city | 18 M€, prod energy 2 | place 7,4 | city R at 7,4; R: M€ -18, prod steel +2, prod energy -2
asteroid-mining | 30 M€ | | R: M€ -30, prod titanium +2 | 2
food-factory | 12 M€, prod plants 1 | | R: M€ -12, prod M€ +4, prod plants -1 | 1
archaebacteria | 6 M€; temperature -18 | | R: M€ -6, prod plants +1
carbonate-processing | 6 M€, prod energy 1 | | R: M€ -6, prod energy -1, prod heat +3
natural-preserve | 9 M€; oxygen 4 | place 7,4 | natural-preserve R at 7,4; R: M€ -9, prod M€ +1 | 1
nuclear-power | 10 M€, prod M€ -3 | | R: M€ -10, prod M€ -2, prod energy +3
lightning-harvest | 8 M€, played inventors-guild development-center regolith-eaters
    | | R: M€ -8, prod M€ +1, prod energy +1 | 1
algae | 10 M€; oceans 5 | | R: M€ -10, plants +1, prod plants +2
adapted-lichen | 9 M€ | | R: M€ -9, prod plants +1
miranda-resort | 12 M€, played sponsors acquired-company research-coordination | | R: M€ -12, prod M€ +3 | 1
lake-marineris | 18 M€; temperature 0 | place 1,5, place 6,8
    | oceans +2; ocean at 1,5; ocean at 6,8; R: M€ -18, plants +1, tr +2 | 2
kelp-farming | 17 M€; oceans 6 | | R: M€ -17, plants +2, prod M€ +2, prod plants +3 | 1
mine | 4 M€ | | R: M€ -4, prod steel +1
vesta-shipyard | 15 M€ | | R: M€ -15, prod titanium +1 | 1
beam-from-a-thorium-asteroid | 32 M€, played io-research-outpost | | R: M€ -32, prod energy +3, prod heat +3 | 1
mangrove | 12 M€; temperature 4 | place 1,5 | oxygen +1; greenery R at 1,5; R: M€ -12, tr +1 | 1
trees | 13 M€; temperature -4 | | R: M€ -13, plants +1, prod plants +3 | 1
great-escarpment-consortium | 6 M€, prod steel 1; B: prod steel 1 | lower B
    | R: M€ -6, prod steel +1; B: prod steel -1
mining-area | 4 M€; greenery R at 8,2; city B at 8,5 | place 9,2
    | mining-area R at 9,2; R: M€ -4, steel +2, prod steel +1
building-industries | 6 M€, prod energy 1 | | R: M€ -6, prod steel +2, prod energy -1
mining-rights | 9 M€ | place 8,6 | mining-rights R at 8,6; R: M€ -9, titanium +1, prod titanium +1
sponsors | 6 M€ | | R: M€ -6, prod M€ +2
solar-wind-power | 11 M€ | | R: M€ -11, titanium +2, prod energy +1
ganymede-colony | 20 M€, played io-research-outpost | | city R at ganymede; R: M€ -20 | 2
callisto-penal-mines | 24 M€ | | R: M€ -24, prod M€ +3 | 2
giant-space-mirror | 17 M€ | | R: M€ -17, prod energy +3
trans-neptune-probe | 6 M€ | | R: M€ -6 | 1
commercial-district | 16 M€, prod energy 1; city B at 7,3; city R at 7,5 | place 7,4
    | commercial-district R at 7,4; R: M€ -16, prod M€ +4, prod energy -1 | 2
robotic-workforce | 9 M€, played mine titanium-mine | copy mine | R: M€ -9, prod steel +1
grass | 11 M€; temperature -16 | | R: M€ -11, plants +3, prod plants +1
heather | 6 M€; temperature -14 | | R: M€ -6, plants +1, prod plants +1
peroxide-power | 7 M€, prod M€ -4 | | R: M€ -7, prod M€ -1, prod energy +2
research | 11 M€; deck ants fish | | R: M€ -11, draws ants, draws fish | 1
gene-repair | 12 M€, played inventors-guild development-center regolith-eaters | | R: M€ -12, prod M€ +2 | 2
io-mining-industries | 41 M€, played io-research-outpost | | R: M€ -41, prod M€ +2, prod titanium +2 | 2
bushes | 10 M€; temperature -10 | | R: M€ -10, plants +2, prod plants +2
greenhouses | 6 M€; city R at 7,4; city B at phobos | | R: M€ -6, plants +2
nuclear-zone | 10 M€ | place 7,4 | temperature +2; nuclear-zone R at 7,4; R: M€ -10, tr +2 | -2
tropical-resort | 13 M€, prod heat 2 | | R: M€ -13, prod M€ +3, prod heat -2 | 2
toll-station
    | 12 M€, played satellites; B: played giant-space-mirror solar-wind-power research-coordination;
      G: played soletta, events comet
    | | R: M€ -12, prod M€ +3
fueled-generators | 1 M€, prod M€ -4 | | R: M€ -1, prod M€ -1, prod energy +1
power-grid | 18 M€, played power-plant research-coordination | | R: M€ -18, prod energy +3
acquired-company | 10 M€ | | R: M€ -10, prod M€ +3
media-archives | 8 M€, events comet; B: events asteroid sabotage | | R: M€ -5
open-city | 23 M€, prod energy 1; oxygen 12 | place 7,4
    | city R at 7,4; R: M€ -23, plants +2, prod M€ +4, prod energy -1 | 1
solar-power | 11 M€ | | R: M€ -11, prod energy +1 | 1
breathing-filters | 11 M€; oxygen 7 | | R: M€ -11 | 2
artificial-photosynthesis | 12 M€ | choose 1 | R: M€ -12, prod energy +2
artificial-photosynthesis | 12 M€ | choose 2 | R: M€ -12, prod plants +1
artificial-lake | 15 M€; temperature -6 | place 7,4 | oceans +1; ocean at 7,4; R: M€ -15, tr +1 | 1
geothermal-power | 11 M€ | | R: M€ -11, prod energy +2
farming | 16 M€; temperature 4 | | R: M€ -16, plants +2, prod M€ +2, prod plants +2 | 2
dust-seals | 2 M€; oceans 3 | | R: M€ -2 | 1
urbanized-area | 10 M€, prod energy 1; city B at 7,3; city B at 7,5
    | | city R at 7,4; R: M€ -10, prod M€ +2, prod energy -1
moss | 4 M€ 1 plants; oceans 3 | | R: M€ -4, plants -1, prod plants +1
hackers | 3 M€, prod energy 1; B: prod M€ -3 | lower B | R: M€ -3, prod M€ +2, prod energy -1; B: prod M€ -2
    | -1
ghg-factories | 11 M€, prod energy 1 | | R: M€ -11, prod energy -1, prod heat +4
zeppelins | 13 M€; oxygen 5; city R at 7,4; city B at 2,4; city B at phobos | | R: M€ -13, prod M€ +2 | 1
worms | 8 M€, played tardigrades ants research-coordination; oxygen 4 | | R: M€ -8, prod plants +2
worms | 8 M€, played tardigrades ants; oxygen 4 | | R: M€ -8, prod plants +1
fusion-power | 14 M€, played power-plant geothermal-power | | R: M€ -14, prod energy +3
advanced-ecosystems | 11 M€, played adapted-lichen small-animals tardigrades | | R: M€ -11 | 3
great-dam | 12 M€; oceans 4 | | R: M€ -12, prod energy +2 | 1
cartel | 8 M€, played sponsors research-coordination | | R: M€ -8, prod M€ +3
strip-mine | 25 M€, prod energy 2
    | | oxygen +2; R: M€ -25, prod steel +2, prod titanium +1, prod energy -2, tr +2
wave-power | 8 M€; oceans 3 | | R: M€ -8, prod energy +1 | 1
power-plant | 4 M€ | | R: M€ -4, prod energy +1
mohole-area | 20 M€ | place 1,5 | mohole-area R at 1,5; R: M€ -20, prod heat +4
titanium-mine | 7 M€ | | R: M€ -7, prod titanium +1
tectonic-stress-power | 18 M€, played inventors-guild development-center | | R: M€ -18, prod energy +3 | 1
nitrophilic-moss | 8 M€ 2 plants; oceans 3 | | R: M€ -8, plants -2, prod plants +2
insects | 9 M€, played adapted-lichen bushes; oxygen 6 | | R: M€ -9, prod plants +2
insulation | 2 M€, prod heat 3 | amount 2 | R: M€ -2, prod M€ +2, prod heat -2
designed-microorganisms | 16 M€; temperature -14 | | R: M€ -16, prod plants +2
industrial-microbes | 12 M€ | | R: M€ -12, prod steel +1, prod energy +1
lichen | 7 M€; temperature -24 | | R: M€ -7, prod plants +1
power-supply-consortium | 5 M€, played power-plant geothermal-power; B: prod energy 1 | lower B
    | R: M€ -5, prod energy +1; B: prod energy -1
micro-mills | 3 M€ | | R: M€ -3, prod heat +1
magnetic-field-generators | 20 M€, prod energy 4 | | R: M€ -20, prod plants +2, prod energy -4, tr +3
windmills | 6 M€; oxygen 7 | | R: M€ -6, prod energy +1 | 1
tundra-farming | 16 M€; temperature -6 | | R: M€ -16, plants +1, prod M€ +2, prod plants +1 | 2
magnetic-field-dome | 5 M€, prod energy 2 | | R: M€ -5, prod plants +1, prod energy -2, tr +1
protected-valley | 23 M€ | place 1,5 | oxygen +1; greenery R at 1,5; R: M€ -23, prod M€ +2, tr +1
satellites | 10 M€, played soletta | | R: M€ -10, prod M€ +2
noctis-farming | 10 M€; temperature -20 | | R: M€ -10, plants +2, prod M€ +1 | 1
heat-trappers | 6 M€; B: prod heat 2 | | R: M€ -6, prod energy +1; B: prod heat -2 | -1
soil-factory | 9 M€, prod energy 1 | | R: M€ -9, prod plants +1, prod energy -1 | 1
fuel-factory | 6 M€, prod energy 1 | | R: M€ -6, prod M€ +1, prod titanium +1, prod energy -1
corporate-stronghold | 11 M€, prod energy 1 | place 7,4 | city R at 7,4; R: M€ -11, prod M€ +3, prod energy -1
    | -2
biomass-combustors | 4 M€; B: prod plants 1; oxygen 6 | | R: M€ -4, prod energy +2; B: prod plants -1 | -1
rad-suits | 6 M€; city B at 2,4; city R at phobos | | R: M€ -6, prod M€ +1 | 1
energy-saving | 15 M€; city R at 7,4; city B at phobos | | R: M€ -15, prod energy +2
plantation | 15 M€, played inventors-guild development-center | place 7,4
    | oxygen +1; greenery R at 7,4; R: M€ -15, tr +1
lagrange-observatory | 9 M€; deck ants | | R: M€ -9, draws ants | 1
terraforming-ganymede | 33 M€, played io-research-outpost | | R: M€ -33, tr +2 | 2
immigration-shuttles | 31 M€; city R at 7,4; city B at 2,4; city B at phobos; city R at ganymede
    | | R: M€ -31, prod M€ +5 | 1
energy-tapping | 3 M€; B: prod energy 1 | lower B | R: M€ -3, prod energy +1; B: prod energy -1 | -1
soletta | 35 M€ | | R: M€ -35, prod heat +7
rad-chem-factory | 8 M€, prod energy 1 | | R: M€ -8, prod energy -1, tr +2
medical-lab | 13 M€, played mine power-plant research-coordination | | R: M€ -13, prod M€ +2 | 1
house-printing | 10 M€ | | R: M€ -10, prod steel +1 | 1
lava-tube-settlement | 15 M€, prod energy 1; city B at 2,3 | place 2,2
    | city R at 2,2; R: M€ -15, steel +1, prod M€ +2, prod energy -1
research-coordination | 4 M€ | | R: M€ -4
sf-memorial | 7 M€; deck ants | | R: M€ -7, draws ants | 1
space-hotels | 12 M€, played sponsors acquired-company | | R: M€ -12, prod M€ +4
"""

SHORT: Final = """
colonizer-training-camp | oxygen 5 > oxygen 6
cloud-seeding | oceans 3 > oceans 2
cloud-seeding | M€ -4 > M€ -5
cloud-seeding | B: prod heat 1 > B: prod heat 0
capital | ocean at 5,4 > greenery B at 5,4
capital | energy 2 > energy 1
domed-crater | oxygen 7 > oxygen 8
domed-crater | energy 1 > energy 0
noctis-city | energy 1 > energy 0
methane-from-titan | oxygen 2 > oxygen 1
black-polar-dust | M€ -3 > M€ -4
eos-chasma-national-park | temperature -12 > temperature -14
cupola-city | oxygen 9 > oxygen 10
cupola-city | energy 1 > energy 0
lunar-beam | M€ -3 > M€ -4
underground-city | energy 2 > energy 1
food-factory | plants 1 > plants 0
archaebacteria | temperature -18 > temperature -16
carbonate-processing | energy 1 > energy 0
natural-preserve | oxygen 4 > oxygen 5
nuclear-power | M€ -3 > M€ -4
lightning-harvest | regolith-eaters > mine
algae | oceans 5 > oceans 4
lake-marineris | temperature 0 > temperature -2
kelp-farming | oceans 6 > oceans 5
beam-from-a-thorium-asteroid | io-research-outpost > mine
mangrove | temperature 4 > temperature 2
trees | temperature -4 > temperature -6
building-industries | energy 1 > energy 0
commercial-district | energy 1 > energy 0
grass | temperature -16 > temperature -18
heather | temperature -14 > temperature -16
peroxide-power | M€ -4 > M€ -5
gene-repair | regolith-eaters > mine
bushes | temperature -10 > temperature -12
tropical-resort | heat 2 > heat 1
fueled-generators | M€ -4 > M€ -5
open-city | oxygen 12 > oxygen 11
open-city | energy 1 > energy 0
breathing-filters | oxygen 7 > oxygen 6
artificial-lake | temperature -6 > temperature -8
farming | temperature 4 > temperature 2
dust-seals | oceans 3 > oceans 4
urbanized-area | energy 1 > energy 0
moss | oceans 3 > oceans 2
moss | 1 plants > 0 plants
hackers | energy 1 > energy 0
ghg-factories | energy 1 > energy 0
zeppelins | oxygen 5 > oxygen 4
worms | oxygen 4 > oxygen 3
fusion-power | geothermal-power > mine
advanced-ecosystems | adapted-lichen > mine
advanced-ecosystems | small-animals > mine
advanced-ecosystems | tardigrades > mine
great-dam | oceans 4 > oceans 3
strip-mine | energy 2 > energy 1
wave-power | oceans 3 > oceans 2
tectonic-stress-power | development-center > mine
nitrophilic-moss | oceans 3 > oceans 2
nitrophilic-moss | 2 plants > 1 plants
insects | oxygen 6 > oxygen 5
designed-microorganisms | temperature -14 > temperature -12
lichen | temperature -24 > temperature -26
power-supply-consortium | geothermal-power > mine
magnetic-field-generators | energy 4 > energy 3
windmills | oxygen 7 > oxygen 6
tundra-farming | temperature -6 > temperature -8
magnetic-field-dome | energy 2 > energy 1
noctis-farming | temperature -20 > temperature -22
heat-trappers | B: prod heat 2 > B: prod heat 1
soil-factory | energy 1 > energy 0
fuel-factory | energy 1 > energy 0
corporate-stronghold | energy 1 > energy 0
biomass-combustors | oxygen 6 > oxygen 5
biomass-combustors | B: prod plants 1 > B: prod plants 0
rad-suits | city R at phobos > greenery R at 7,4
plantation | development-center > mine
rad-chem-factory | energy 1 > energy 0
lava-tube-settlement | energy 1 > energy 0
space-hotels | acquired-company > mine
mining-area | greenery R at 8,2 > greenery B at 8,2
urbanized-area | city B at 7,5 > city B at 7,6
robotic-workforce | mine titanium-mine > strip-mine sponsors
insulation | prod heat 3 > prod heat 0
noctis-city | city B at 5,2 > city B at 5,3
asteroid-mining-consortium | titanium 1; B > titanium 0; B
great-escarpment-consortium | steel 1; B > steel 0; B
"""

ROWS: Final = rows(PLAYED)


@pytest.mark.parametrize("row", ROWS, ids=names(ROWS))
def test_it_does_what_it_says(row: Row) -> None:
    t = row.play()
    assert row.told(t) == row.changes
    assert t.points("R") == int(row.points or 0)


@pytest.mark.parametrize("short", shortages(SHORT, ROWS), ids=SHORT.strip().splitlines())
def test_it_cannot_be_played_if_something_is_missing(short: Shortage) -> None:
    assert table(short.row.with_hand()).can(f"play {short.row.card}")
    assert not table(short.replaced(short.row.with_hand())).can(f"play {short.row.card}")
