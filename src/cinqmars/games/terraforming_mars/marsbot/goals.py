"""Milestones and awards as MarsBot sees them: its own conditions, and its values for Tharsis."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.cards.programs import FOR_GREENERY
from cinqmars.games.terraforming_mars.components import (
    AWARDS_FUNDED,
    BANKER,
    BUILDER,
    GARDENER,
    HEAT,
    LANDLORD,
    MARSBOT,
    MAYOR,
    MILESTONE_NEEDS,
    MILESTONES_CLAIMED,
    MINER,
    N_AWARDS,
    N_MILESTONES,
    SCIENTIST,
    STEEL,
    TERRAFORMER,
    THERMALIST,
    TITANIUM,
)
from cinqmars.games.terraforming_mars.rules.awards import funded, measure
from cinqmars.games.terraforming_mars.rules.milestones import claimed
from cinqmars.games.terraforming_mars.rules.milestones import reached as reached_by_player
from cinqmars.games.terraforming_mars.rules.tiles import allowed, tiles_of
from cinqmars.games.terraforming_mars.state import NOBODY, Table

from .state import DIFFICULTY, EASY, POSITION, RATING, position
from .tracks import (
    BUILDING_TRACK,
    ENERGY_TRACK,
    EVENT_TRACK,
    LAST_SPACE,
    N_TRACKS,
    SCIENCE_TRACK,
    SPACE_TRACK,
)

NEEDS: Final[list[int]] = [35, 3, 3, 8, 4]
HANDICAP: Final = 5  # on easy, of each award
HEAD_START: Final = 5  # of Thermalist and Miner
NONE: Final = -1


def reached(s: Table, milestone: int) -> int:  # rules: R40
    if milestone == TERRAFORMER:
        return s.bot[RATING]
    if milestone == MAYOR:
        return s.cities[MARSBOT]
    if milestone == GARDENER:
        return s.greeneries[MARSBOT]
    if milestone == BUILDER:
        return position(s, BUILDING_TRACK)
    return min(s.bot[POSITION : POSITION + N_TRACKS])


def missing(s: Table, milestone: int) -> int:
    """How far the player is from meeting it."""
    return max(0, MILESTONE_NEEDS[milestone] - reached_by_player(s, 0, milestone))


def best_milestone(s: Table) -> int:  # rules: R39 to R41
    """One that the player meets too, then the one nearest to the player, then the leftmost; NONE without any."""
    best = NONE
    if claimed(s) == MILESTONES_CLAIMED:
        return best
    for milestone in range(N_MILESTONES):
        if s.milestones[milestone] == NOBODY and reached(s, milestone) >= NEEDS[milestone]:
            if best == NONE or missing(s, milestone) < missing(s, best):
                best = milestone
    return best


def level(s: Table, award: int) -> int:  # rules: R43, R8
    """What MarsBot counts for an award, at any time."""
    counted = tiles_of(s, MARSBOT)
    if award == BANKER:
        counted = position(s, BUILDING_TRACK) + position(s, EVENT_TRACK)
    elif award == SCIENTIST:
        counted = position(s, SCIENCE_TRACK)
    elif award == THERMALIST:
        counted = position(s, ENERGY_TRACK) + HEAD_START
    elif award == MINER:
        counted = position(s, SPACE_TRACK) + HEAD_START
    return counted - HANDICAP if s.bot[DIFFICULTY] == EASY else counted


def levels(s: Table, award: int) -> list[int]:
    """Its level, if it plays."""
    return [level(s, award)] if s.bot else []


def level_of_player(s: Table, award: int) -> int:  # rules: R44
    """While the game lasts, production counts with the stock."""
    if award in (LANDLORD, BANKER, SCIENTIST):
        return measure(s, 0, award)
    made = s.production
    return measure(s, 0, award) + (made[HEAT] if award == THERMALIST else made[STEEL] + made[TITANIUM])


def lead(s: Table, award: int) -> int:
    """By how much MarsBot is ahead now."""
    return level(s, award) - level_of_player(s, award)


def best_award(s: Table) -> int:  # rules: R42
    """The unfunded award it leads by most, the leftmost in a tie; NONE if it leads none."""
    best = NONE
    if funded(s) == AWARDS_FUNDED:
        return best
    for award in range(N_AWARDS):
        if s.awards[award] == NOBODY and lead(s, award) > 0:
            if best == NONE or lead(s, award) > lead(s, best):
                best = award
    return best


# what Corporate Competition fights for


def track_of_award(s: Table, award: int) -> int:
    if award == BANKER:
        later = position(s, EVENT_TRACK) < position(s, BUILDING_TRACK)
        return EVENT_TRACK if later else BUILDING_TRACK
    if award == SCIENTIST:
        return SCIENCE_TRACK
    return ENERGY_TRACK if award == THERMALIST else SPACE_TRACK


def contested(s: Table) -> int:  # rules: R69
    """The funded award to fight for: where the player leads or is level by least, else where MarsBot does; or -1."""
    open_ = [a for a in range(N_AWARDS) if s.awards[a] != NOBODY and can_improve(s, a)]
    behind = [a for a in open_ if lead(s, a) <= 0]
    best = -1
    for award in behind or open_:
        if best < 0 or abs(lead(s, award)) < abs(lead(s, best)):
            best = award
    return best


def can_improve(s: Table, award: int) -> bool:
    if award == LANDLORD:
        return bool(allowed(s, MARSBOT, FOR_GREENERY))
    return position(s, track_of_award(s, award)) < LAST_SPACE
