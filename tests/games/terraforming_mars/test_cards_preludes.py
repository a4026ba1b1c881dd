"""Preludes: each is played; one that cannot be played is discarded for 15 M€."""

from __future__ import annotations

from typing import Final

import pytest

from games.terraforming_mars.notation import table
from games.terraforming_mars.rows import Row, Shortage, names, rows, shortages

PLAYED: Final = """
allied-bank | | | R: M€ +3, prod M€ +4
aquifer-turbines | 3 M€ | place 1,5 | oceans +1; ocean at 1,5; R: M€ -3, prod energy +2, tr +1
biofuels | | | R: plants +2, prod plants +1, prod energy +1
biolab | ; deck ants fish birds | | R: prod plants +1, draws ants, draws fish, draws birds
biosphere-support | prod M€ -4 | | R: prod M€ -1, prod plants +2
business-empire | 6 M€ | | R: M€ -6, prod M€ +6
dome-farming | | | R: prod M€ +2, prod plants +1
donation | | | R: M€ +21
early-settlement | | place 7,4 | city R at 7,4; R: prod plants +1
ecology-experts | 14 M€, hand ants predators | now predators | R: M€ -14, prod plants +1, plays predators
eccentric-sponsor | 6 M€, hand deimos-down mine | now deimos-down
    | temperature +3; R: M€ -6, steel +4, prod heat +1, tr +3, plays deimos-down
experimental-forest | ; deck ants adapted-lichen fish bushes | order 1, place 7,4
    | oxygen +1; greenery R at 7,4; R: tr +1, draws adapted-lichen, draws bushes; discard ants; discard fish
galilean-mining | 5 M€ | | R: M€ -5, prod titanium +2
great-aquifer | | place 1,5, place 6,8 | oceans +2; ocean at 1,5; ocean at 6,8; R: plants +1, tr +2
huge-asteroid | 5 M€ | | temperature +3; R: M€ -5, prod heat +1, tr +3
io-research-outpost | ; deck ants | | R: prod titanium +1, draws ants
loan | prod M€ -3 | | R: M€ +30, prod M€ -2
martian-industries | | | R: M€ +6, prod steel +1, prod energy +1
metal-rich-asteroid | | | temperature +1; R: steel +4, titanium +4, tr +1
metals-company | | | R: prod M€ +1, prod steel +1, prod titanium +1
mining-operations | | | R: steel +4, prod steel +2
mohole | | | R: heat +3, prod heat +3
mohole-excavation | | | R: heat +2, prod steel +1, prod heat +2
nitrogen-shipment | | | R: M€ +5, prod plants +1, tr +1
orbital-construction-yard | | | R: titanium +4, prod titanium +1
polar-industries | | place 1,5 | oceans +1; ocean at 1,5; R: prod heat +2, tr +1
power-generation | | | R: prod energy +3
research-network | ; deck ants fish birds | | R: prod M€ +1, draws ants, draws fish, draws birds
self-sufficient-settlement | | place 7,4 | city R at 7,4; R: prod M€ +2
smelting-plant | | | oxygen +2; R: steel +5, tr +2
society-support | prod M€ -4 | | R: prod M€ -1, prod plants +1, prod energy +1, prod heat +1
supplier | | | R: steel +4, prod energy +2
supply-drop | | | R: steel +8, titanium +3, plants +3
unmi-contractor | ; deck ants | | R: tr +3, draws ants
acquired-space-agency | ; deck satellites ants comet
    | | R: titanium +6, draws comet, draws satellites; discard ants
"""

UNPLAYABLE: Final = """
aquifer-turbines | 3 M€ > 2 M€
biosphere-support | M€ -4 > M€ -5
business-empire | 6 M€ > 5 M€
ecology-experts | 14 M€, hand ants predators > 13 M€, hand predators
eccentric-sponsor | 6 M€, hand deimos-down mine > 5 M€, hand deimos-down
galilean-mining | 5 M€ > 4 M€
huge-asteroid | 5 M€ > 4 M€
loan | M€ -3 > M€ -4
society-support | M€ -4 > M€ -5
"""

ROWS: Final = rows(PLAYED)


def with_prelude(row: Row) -> str:
    return f"R: preludes {row.card}{', ' if row.position[:1].isalnum() else ''}{row.position}"


@pytest.mark.parametrize("row", ROWS, ids=names(ROWS))
def test_it_does_what_it_says(row: Row) -> None:
    assert row.told(row.then(table(with_prelude(row)))) == row.changes


# rules: D3
@pytest.mark.parametrize("short", shortages(UNPLAYABLE, ROWS), ids=UNPLAYABLE.strip().splitlines())
def test_it_is_discarded_for_15_if_something_is_missing(short: Shortage) -> None:
    t = table(short.replaced(with_prelude(short.row)))
    assert t.changes == f"R: M€ +15; shelf {short.row.card}"
