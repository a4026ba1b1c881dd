"""Names of what only MarsBot has."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.components import BUILDER, MILESTONES, PLANNER
from cinqmars.games.terraforming_mars.names import milestone_name, tag_name
from cinqmars.kernel import Message, say

from .cards import BONUS_CARDS, CORPORATIONS
from .tracks import EVENT_TAG, TRACKS


def bonus_name(card: int) -> Message:
    return say(f"bonus-{BONUS_CARDS[card]}")


def track_name(track: int) -> Message:
    return say(f"track-{TRACKS[track]}")


def corporation_name(corporation: int) -> Message:
    return say(f"card-{CORPORATIONS[corporation].id}")


def goal_name(milestone: int) -> Message:
    """A milestone, with MarsBot's own condition."""
    if milestone in (BUILDER, PLANNER):
        return say(f"bot-milestone-{MILESTONES[milestone]}")
    return milestone_name(milestone)


def name_of_tag(tag: int) -> Message:
    return say("tag-event") if tag == EVENT_TAG else tag_name(tag)
