"""Corporations: what each brings, its first action, its action, and what it changes."""

from __future__ import annotations

from typing import Final

import pytest

from games.terraforming_mars.notation import table
from games.terraforming_mars.rows import Row, Shortage, names, rows, shortages

# with the first action, if there is one
FOUNDED: Final = """
beginner-corporation | | | R: M€ +42
credicor | | | R: M€ +57
ecoline | | | R: M€ +36, plants +3, prod plants +2
helion | | | R: M€ +42, prod heat +3
interplanetary-cinematics | | | R: M€ +30, steel +20
inventrix | deck ants fish birds | | R: M€ +45, draws ants, draws fish, draws birds
mining-guild | | | R: M€ +30, steel +5, prod steel +1
phobolog | | | R: M€ +23, titanium +10
tharsis-republic | | place 7,4 | city R at 7,4; R: M€ +43, prod M€ +1
thorgate | | | R: M€ +48, prod energy +1
united-nations-mars-initiative | | | R: M€ +40
saturn-systems | | | R: M€ +42, prod M€ +1, prod titanium +1
teractor | | | R: M€ +60
cheung-shing-mars | | | R: M€ +44, prod M€ +3
point-luna | deck ants | | R: M€ +38, prod titanium +1, draws ants
robinson-industries | | | R: M€ +47
valley-trust | | prelude allied-bank
    | R: M€ +40, prod M€ +4, plays allied-bank; shelf aquifer-turbines; shelf biofuels
vitor | | award banker | R: M€ +48; award banker R
"""

USED: Final = """
united-nations-mars-initiative | 3 M€, played united-nations-mars-initiative; raised R | | R: M€ -3, tr +1
robinson-industries | 4 M€, prod M€ 1 steel 1 titanium 1, played robinson-industries | produce heat
    | R: M€ -4, prod heat +1
robinson-industries | 4 M€, prod M€ -1, played robinson-industries | | R: M€ -4, prod M€ +1
"""

UNUSABLE: Final = """
united-nations-mars-initiative | raised R > raised B
united-nations-mars-initiative | 3 M€ > 2 M€
robinson-industries | 4 M€ > 3 M€
"""

WATCHED: Final = """
credicor | R: 21 M€, hand comet, played credicor | play comet, place 1,5
    | temperature +1; oceans +1; ocean at 1,5; R: M€ -17, tr +2, plays comet
credicor | R: 20 M€, hand ganymede-colony, played credicor | play ganymede-colony
    | city R at ganymede; R: M€ -16, plays ganymede-colony
credicor | R: 18 M€, hand power-grid, played credicor | play power-grid
    | R: M€ -18, prod energy +1, plays power-grid
credicor | R: 25 M€, played credicor | standard city, place 7,4 | city R at 7,4; R: M€ -21, prod M€ +1
credicor | R: 18 M€, played credicor | standard aquifer, place 1,5 | oceans +1; ocean at 1,5; R: M€ -18, tr +1
interplanetary-cinematics | R: 5 M€, hand mineral-deposit, played interplanetary-cinematics
    | play mineral-deposit | R: M€ -3, steel +5, plays mineral-deposit
mining-guild | R: 25 M€, played mining-guild | standard city, place 8,6
    | city R at 8,6; R: M€ -25, titanium +1, prod M€ +1, prod steel +1
mining-guild | R: 18 M€, played mining-guild | standard aquifer, place 1,2
    | oceans +1; ocean at 1,2; R: M€ -18, steel +2, prod steel +1, tr +1
mining-guild | R: 25 M€, played mining-guild | standard city, place 4,4
    | city R at 4,4; R: M€ -25, plants +1, prod M€ +1
tharsis-republic | R: 25 M€, played tharsis-republic | standard city, place 7,4
    | city R at 7,4; R: M€ -22, prod M€ +2
tharsis-republic | R: played tharsis-republic; B: 25 M€ | standard city, place 7,4
    | city B at 7,4; R: prod M€ +1; B: M€ -25, prod M€ +1
saturn-systems | R: 15 M€, hand vesta-shipyard, played saturn-systems | play vesta-shipyard
    | R: M€ -15, prod M€ +1, prod titanium +1, plays vesta-shipyard
saturn-systems | R: played saturn-systems; B: 15 M€, hand vesta-shipyard | play vesta-shipyard
    | R: prod M€ +1; B: M€ -15, prod titanium +1, plays vesta-shipyard
point-luna | R: 6 M€, hand sponsors, played point-luna; deck ants | play sponsors
    | R: M€ -6, prod M€ +2, plays sponsors, draws ants
point-luna | R: played point-luna; B: 6 M€, hand sponsors | play sponsors | B: M€ -6, prod M€ +2, plays sponsors
vitor | R: 6 M€, hand trans-neptune-probe, played vitor | play trans-neptune-probe
    | R: M€ -3, plays trans-neptune-probe
vitor | R: 4 M€, hand tardigrades, played vitor | play tardigrades | R: M€ -1, plays tardigrades
vitor | R: 7 M€, hand bribed-committee, played vitor | play bribed-committee
    | R: M€ -7, tr +2, plays bribed-committee
vitor | R: 4 M€, hand mine, played vitor | play mine | R: M€ -4, prod steel +1, plays mine
"""

CHANGED: Final = """
ecoline | R: 7 plants, played ecoline | plant, place 7,4 | oxygen +1; greenery R at 7,4; R: plants -7, tr +1
helion | R: 1 M€ 3 heat, hand mine, played helion | play mine | R: M€ -1, heat -3, prod steel +1, plays mine
helion | R: 11 heat, played helion | standard power-plant | R: heat -11, prod energy +1
helion | R: 8 heat, tr 35, played helion | claim terraformer | R: heat -8; milestone terraformer R
helion | R: 8 heat, played helion | fund banker | R: heat -8; award banker R
helion | R: 7 heat, played helion space-mirrors | use space-mirrors
    | R: heat -7, prod energy +1, uses space-mirrors
helion | R: 3 heat, played helion inventors-guild; deck fish | use inventors-guild, buy fish
    | R: heat -3, draws fish, uses inventors-guild
inventrix | R: 9 M€, hand ants, played inventrix; oxygen 2 | play ants | R: M€ -9, plays ants
phobolog | R: 2 M€ 2 titanium, hand satellites, played phobolog | play satellites
    | R: M€ -2, titanium -2, prod M€ +2, plays satellites
thorgate | R: 1 M€, hand power-plant, played thorgate | play power-plant
    | R: M€ -1, prod energy +1, plays power-plant
thorgate | R: 8 M€, played thorgate | standard power-plant | R: M€ -8, prod energy +1
teractor | R: 3 M€, hand sponsors, played teractor | play sponsors | R: M€ -3, prod M€ +2, plays sponsors
cheung-shing-mars | R: 2 M€, hand mine, played cheung-shing-mars | play mine
    | R: M€ -2, prod steel +1, plays mine
valley-trust | R: 7 M€, hand research, played valley-trust; deck ants fish | play research
    | R: M€ -7, plays research, draws ants, draws fish
"""

FOUND: Final = rows(FOUNDED)
USES: Final = rows(USED)
WATCHES: Final = rows(WATCHED + CHANGED)


@pytest.mark.parametrize("row", FOUND, ids=names(FOUND))
def test_what_it_brings(row: Row) -> None:
    t = row.then(table(f"R: founds {row.card}; {row.position}"))
    assert row.told(t) == row.changes


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
def test_what_it_changes(row: Row) -> None:
    assert row.watch().changes == row.changes
