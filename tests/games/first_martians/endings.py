"""Ways a mission can end that are kept as records, and how to find one of each."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from cinqmars.games.first_martians.data.missions import CAMPAIGN, END_MORALE, LAST_SHUT, MISSIONS, STANDALONE
from cinqmars.games.first_martians.state import DEATH, TEST, THRESHOLD, TIME, WON, MartiansState
from cinqmars.kernel import Session
from games.first_martians.players import Planner, played, recorded

NAMES = [mission.name for mission in MISSIONS]
OUTCOMES = {"won": WON, "death": DEATH, "time": TIME, "threshold": THRESHOLD, "test": TEST}
SEATS = {"won": 2, "death": 1, "time": 3, "threshold": 2, "test": 2}
TESTED = [m.name for m in MISSIONS if any(goal.check in (END_MORALE, LAST_SHUT) for goal in m.goals)]


class Ending(NamedTuple):
    """A mission, and how it ends; those of a campaign on their own or among the others."""

    mission: str
    way: str

    @property
    def name(self) -> str:
        return f"{self.mission}-{self.way}"

    @property
    def seats(self) -> int:
        return SEATS[self.way]

    @property
    def played(self) -> str:
        """What the table is set up for."""
        return self.mission if self.mission in STANDALONE else CAMPAIGN

    def shows(self, s: MartiansState) -> bool:
        ends = [*zip(s.ends[::2], s.ends[1::2], strict=True)]
        return (NAMES.index(self.mission), OUTCOMES[self.way]) in ends


ENDINGS = [
    Ending(mission, way) for mission in NAMES for way in OUTCOMES if way != "test" or mission in TESTED
]


def found(ending: Ending) -> Session[MartiansState]:
    """The first seed with which the planner's game ends that way."""
    for seed in count():
        _, end = played(Planner, ending.seats, seed, mission=ending.played)
        if ending.shows(end):
            return recorded(Planner, ending.seats, seed, mission=ending.played)
    raise AssertionError("a seed is found")
