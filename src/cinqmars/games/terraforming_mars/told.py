"""What an entry of the log calls the things of this game."""

from __future__ import annotations

from typing import ClassVar

from cinqmars.kernel import Entry

from .components import AWARDS, MICROBES, MILESTONES, RESOURCES, STANDARD_PROJECTS, TILES
from .names import card_ref, hex_ref


def means_id(means: int) -> str:
    return "microbes" if means == MICROBES else RESOURCES[means]


def milestone_ref(milestone: int) -> str:
    return f"milestone:{MILESTONES[milestone]}"


def award_ref(award: int) -> str:
    return f"award:{AWARDS[award]}"


def standard_ref(project: int) -> str:
    return f"standard:{STANDARD_PROJECTS[project]}"


class Told(Entry):
    """An entry whose parts are things of this game."""

    names: ClassVar = {
        "award": award_ref,
        "card": card_ref,
        "means": means_id,
        "milestone": milestone_ref,
        "project": standard_ref,
        "resource": RESOURCES.__getitem__,
        "site": hex_ref,
        "tile": TILES.__getitem__,
    }
