"""Ways a mission can end that are kept as records, and how to find one of each."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from cinqmars.games.first_martians.missions import CAMPAIGN, STANDALONE
from cinqmars.games.first_martians.state import DEATH, THRESHOLD, TIME, WON, Table
from cinqmars.kernel import Session
from games.first_martians.players import Planner, played, recorded

OUTCOMES = {"won": WON, "death": DEATH, "time": TIME, "threshold": THRESHOLD}
SEATS = {"won": 2, "death": 1, "time": 3, "threshold": 2}


class Ending(NamedTuple):
    """A mission, and how it ends."""

    mission: str
    way: str

    @property
    def name(self) -> str:
        return f"{self.mission}-{self.way}"

    @property
    def seats(self) -> int:
        return SEATS[self.way]

    def shows(self, s: Table) -> bool:
        return s.outcome == OUTCOMES[self.way]


ENDINGS = [Ending(mission, way) for mission in (*STANDALONE, CAMPAIGN) for way in OUTCOMES]


def found(ending: Ending) -> Session[Table]:
    """The first seed with which the planner's game ends that way."""
    for seed in count():
        _, end = played(Planner, ending.seats, seed, mission=ending.mission)
        if ending.shows(end):
            return recorded(Planner, ending.seats, seed, mission=ending.mission)
    raise AssertionError("a seed is found")
