"""What the app tells beside its events: who the crew are, how a mission turns and ends, what became of a campaign."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import END_MORALE, LAST_SHUT, MISSIONS, Mission

CHAPTERS: Final = 4  # of the story of each profile, told in their order
CODA: Final = CHAPTERS + 1  # its end, where all ends well
MOODS: Final = {
    "hurt": 5,
    "dark": 4,
    "lean": 4,
    "worn": 5,
    "strained": 5,
    "bright": 4,
}  # and how many scenes each has
ENDS: Final = ("", "won", "death", "time", "threshold", "test")  # by how a mission ended
RETRIES: Final = ("again-1", "again-2")
BETWEEN: Final = (
    *("bridge-static-won", "bridge-static-lost", "bridge-long-drive-won", "bridge-long-drive-lost"),
    *("bridge-found", "bridge-nothing", "bridge-death"),
)
EPILOGUES: Final = (
    *("epilogue-all", "epilogue-heard", "epilogue-known", "epilogue-echo", "epilogue-one", "epilogue-none"),
    *("epilogue-why", "epilogue-why-not", "epilogue-found", "epilogue-all-here"),
)
FAINT: Final = "open-channel-faint"  # the last mission won, and the campaign lost all the same


def chapter(profile: int, number: int) -> str:
    return f"{c.PROFILES[profile]}-{number}"


def scene(mood: str, number: int) -> str:
    return f"{mood}-{number + 1}"


def of_mission(mission: Mission) -> list[str]:
    """Who sets out, what turns, the last round, and every way it can end."""
    name = mission.name
    ends = ["won", "death", "time", "threshold"]
    if any([goal.check in (LAST_SHUT, END_MORALE) and not goal.optional for goal in mission.goals]):
        ends.append("test")
    return [
        f"{name}-crew",
        *[turn.name for turn in mission.turns],
        *[f"{name}-{what}" for what in ("last", *ends)],
    ]


PASSAGES: Final[list[str]] = [
    *[chapter(profile, k + 1) for profile in range(len(c.PROFILES)) for k in range(CODA)],
    *[scene(mood, k) for mood, number in MOODS.items() for k in range(number)],
    *[name for mission in MISSIONS for name in of_mission(mission)],
    FAINT,
    *RETRIES,
    *BETWEEN,
    *EPILOGUES,
]
NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(PASSAGES)}
