"""Events, red: each is played, and not without what it asks for."""

from __future__ import annotations

from typing import Final

import pytest

from games.terraforming_mars.notation import table
from games.terraforming_mars.rows import Row, Shortage, names, rows, shortages

PLAYED: Final = """
asteroid | 14 M€; B: 4 plants | remove B plants | temperature +1; R: M€ -14, titanium +2, tr +1; B: plants -3
comet | 21 M€; B: 4 plants | order 2, place 1,5, remove B plants
    | temperature +1; oceans +1; ocean at 1,5; R: M€ -21, tr +2; B: plants -3
big-asteroid | 27 M€; B: 5 plants | remove B plants
    | temperature +2; R: M€ -27, titanium +4, tr +2; B: plants -4
imported-hydrogen | 16 M€, played tardigrades fish | order 1, choose 1, place 1,5
    | oceans +1; ocean at 1,5; R: M€ -16, plants +3, tr +1
imported-hydrogen | 16 M€, played tardigrades fish | order 1, choose 2, place 1,5
    | oceans +1; ocean at 1,5; R: M€ -16, tr +1, tardigrades +3
imported-hydrogen | 16 M€, played tardigrades fish | order 2, place 1,5, choose 3
    | oceans +1; ocean at 1,5; R: M€ -16, tr +1, fish +2 | 2
interstellar-colony-ship
    | 24 M€, played inventors-guild development-center regolith-eaters ghg-producing-bacteria restricted-area
    | | R: M€ -24 | 4
release-of-inert-gases | 14 M€ | | R: M€ -14, tr +2
nitrogen-rich-asteroid | 31 M€, played adapted-lichen bushes
    | | temperature +1; R: M€ -31, prod plants +1, tr +3
nitrogen-rich-asteroid | 31 M€, played adapted-lichen bushes research-coordination
    | | temperature +1; R: M€ -31, prod plants +4, tr +3
deimos-down | 31 M€; B: 9 plants | remove B plants
    | temperature +3; R: M€ -31, steel +4, prod heat +1, tr +3; B: plants -8
virus | 1 M€; B: 6 plants, played fish(3) | remove fish | R: M€ -1; B: fish -2
virus | 1 M€; B: 6 plants, played fish(3) | remove B plants | R: M€ -1; B: plants -5
mineral-deposit | 5 M€ | | R: M€ -5, steel +5
mining-expedition | 12 M€; B: 3 plants | remove B plants | oxygen +1; R: M€ -12, steel +2, tr +1; B: plants -2
land-claim | 1 M€ | place 7,4 | claim R at 7,4; R: M€ -1
towing-a-comet | 23 M€ | place 1,5 | oxygen +1; oceans +1; ocean at 1,5; R: M€ -23, plants +2, tr +2
ice-asteroid | 23 M€ | place 1,5, place 6,8 | oceans +2; ocean at 1,5; ocean at 6,8; R: M€ -23, plants +1, tr +2
giant-ice-asteroid | 36 M€; B: 7 plants | order 2, place 1,5, place 6,8, remove B plants
    | temperature +2; oceans +2; ocean at 1,5; ocean at 6,8; R: M€ -36, plants +1, tr +4; B: plants -6
business-contacts | 7 M€; deck ants fish birds comet | keep comet, keep birds
    | R: M€ -7, draws comet, draws birds; discard ants; discard fish
bribed-committee | 7 M€ | | R: M€ -7, tr +2 | -2
sabotage | 1 M€; B: 4 titanium 5 steel 8 M€ | remove B titanium | R: M€ -1; B: titanium -3
sabotage | 1 M€; B: 4 titanium 5 steel 8 M€ | remove B steel | R: M€ -1; B: steel -4
sabotage | 1 M€; B: 4 titanium 5 steel 8 M€ | remove B M€ | R: M€ -1; B: M€ -7
hired-raiders | 1 M€; B: 3 steel 4 M€ | remove B steel | R: M€ -1, steel +2; B: steel -2
hired-raiders | 1 M€; B: 3 steel 4 M€ | remove B M€ | R: M€ +2; B: M€ -3
subterranean-reservoir | 11 M€ | place 1,5 | oceans +1; ocean at 1,5; R: M€ -11, tr +1
lava-flows | 18 M€ | place 2,2 | temperature +2; lava-flows R at 2,2; R: M€ -18, steel +1, tr +2
large-convoy | 36 M€, played fish; deck ants birds | order 1, order 2, place 1,5, choose 1
    | oceans +1; ocean at 1,5; R: M€ -36, plants +5, tr +1, draws ants, draws birds | 2
large-convoy | 36 M€, played fish; deck ants birds | order 1, order 2, place 1,5, choose 2
    | oceans +1; ocean at 1,5; R: M€ -36, tr +1, fish +4, draws ants, draws birds | 6
ceos-favorite-project | 1 M€, played ants(1) physics-complex(1) fish | add physics-complex
    | R: M€ -1, physics-complex +1 | 4
investment-loan | 3 M€, prod M€ -4 | | R: M€ +7, prod M€ -1
convoy-from-europa | 15 M€; deck ants | order 1, place 1,5
    | oceans +1; ocean at 1,5; R: M€ -15, tr +1, draws ants
imported-ghg | 7 M€ | | R: M€ -7, heat +3, prod heat +1
imported-nitrogen | 23 M€, played tardigrades fish | | R: M€ -23, plants +4, tr +1, tardigrades +3, fish +2 | 2
imported-nitrogen | 23 M€ | | R: M€ -23, plants +4, tr +1
import-of-advanced-ghg | 9 M€ | | R: M€ -9, prod heat +2
aerobraked-ammonia-asteroid | 26 M€, played tardigrades ants | add ants
    | R: M€ -26, prod plants +1, prod heat +3, ants +2 | 1
ice-cap-melting | 5 M€; temperature 2 | place 1,5 | oceans +1; ocean at 1,5; R: M€ -5, tr +1
flooding | 7 M€; B: 5 M€; city B at 2,5 | place 1,5, remove B M€
    | oceans +1; ocean at 1,5; R: M€ -7, tr +1; B: M€ -4 | -1
local-heat-trapping | 1 M€ 5 heat, played fish | choose 1 | R: M€ -1, plants +4, heat -5
local-heat-trapping | 1 M€ 5 heat, played fish | choose 2 | R: M€ -1, heat -5, fish +2 | 2
permafrost-extraction | 8 M€; temperature -8 | place 1,5 | oceans +1; ocean at 1,5; R: M€ -8, tr +1
invention-contest | 2 M€; deck ants fish birds | keep fish | R: M€ -2, draws fish; discard ants; discard birds
indentured-workers | | | | -1
technology-demonstration | 5 M€; deck ants fish | | R: M€ -5, draws ants, draws fish
special-design | 4 M€ | | R: M€ -4
martian-survey | 9 M€; oxygen 4; deck ants fish | | R: M€ -9, draws ants, draws fish | 1
"""

SHORT: Final = """
interstellar-colony-ship | restricted-area > mine
investment-loan | M€ -4 > M€ -5
ice-cap-melting | temperature 2 > temperature 0
permafrost-extraction | temperature -8 > temperature -10
martian-survey | oxygen 4 > oxygen 5
ceos-favorite-project | ants(1) physics-complex(1) > ants physics-complex
local-heat-trapping | 5 heat > 4 heat
"""

# for the next card
CHANGED: Final = """
indentured-workers | R: 3 M€, hand indentured-workers solar-power | play indentured-workers, play solar-power
    | R: M€ -3, prod energy +1, plays solar-power, plays indentured-workers
special-design | R: 13 M€, hand special-design ants; oxygen 2 | play special-design, play ants
    | R: M€ -13, plays ants, plays special-design
"""

ROWS: Final = rows(PLAYED)
AFTER: Final = rows(CHANGED)


@pytest.mark.parametrize("row", ROWS, ids=names(ROWS))
def test_it_does_what_it_says(row: Row) -> None:
    t = row.play()
    assert row.told(t) == row.changes
    assert t.points("R") == int(row.points or 0)


@pytest.mark.parametrize("short", shortages(SHORT, ROWS), ids=SHORT.strip().splitlines())
def test_it_cannot_be_played_if_something_is_missing(short: Shortage) -> None:
    assert table(short.row.with_hand()).can(f"play {short.row.card}")
    assert not table(short.replaced(short.row.with_hand())).can(f"play {short.row.card}")


@pytest.mark.parametrize("row", AFTER, ids=names(AFTER))
def test_what_it_changes_for_the_next_card(row: Row) -> None:
    assert row.watch().changes == row.changes
