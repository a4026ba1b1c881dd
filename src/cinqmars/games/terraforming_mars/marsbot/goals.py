"""Milestones and awards as MarsBot sees them: its own conditions, and its values for Tharsis."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.programs import FOR_GREENERY
from cinqmars.games.terraforming_mars.rules.awards import funded, measure
from cinqmars.games.terraforming_mars.rules.milestones import claimed
from cinqmars.games.terraforming_mars.rules.milestones import reached as reached_by_player
from cinqmars.games.terraforming_mars.rules.tiles import allowed, tiles_of
from cinqmars.games.terraforming_mars.state import NOBODY, TerraformingState

from . import state as its
from . import tracks as board

NEEDS: Final[list[int]] = [35, 3, 3, 8, 4]
HANDICAP: Final = 5  # on easy, of each award
HEAD_START: Final = 5  # of Thermalist and Miner
NONE: Final = -1


def reached(s: TerraformingState, milestone: int) -> int:  # rules: R40
    if milestone == box.TERRAFORMER:
        return s.bot[its.RATING]
    if milestone == box.MAYOR:
        return s.cities[box.MARSBOT]
    if milestone == box.GARDENER:
        return s.greeneries[box.MARSBOT]
    if milestone == box.BUILDER:
        return its.position(s, board.BUILDING_TRACK)
    return min(s.bot[its.POSITION : its.POSITION + board.N_TRACKS])


def missing(s: TerraformingState, milestone: int) -> int:
    """How far the player is from meeting it."""
    return max(0, box.MILESTONE_NEEDS[milestone] - reached_by_player(s, 0, milestone))


def best_milestone(s: TerraformingState) -> int:  # rules: R39 to R41
    """One that the player meets too, then the one nearest to the player, then the leftmost; NONE without any."""
    best = NONE
    if claimed(s) == box.MILESTONES_CLAIMED:
        return best
    for milestone in range(box.N_MILESTONES):
        if s.milestones[milestone] == NOBODY and reached(s, milestone) >= NEEDS[milestone]:
            if best == NONE or missing(s, milestone) < missing(s, best):
                best = milestone
    return best


def level(s: TerraformingState, award: int) -> int:  # rules: R43, R8
    """What MarsBot counts for an award, at any time."""
    counted = tiles_of(s, box.MARSBOT)
    if award == box.BANKER:
        counted = its.position(s, board.BUILDING_TRACK) + its.position(s, board.EVENT_TRACK)
    elif award == box.SCIENTIST:
        counted = its.position(s, board.SCIENCE_TRACK)
    elif award == box.THERMALIST:
        counted = its.position(s, board.ENERGY_TRACK) + HEAD_START
    elif award == box.MINER:
        counted = its.position(s, board.SPACE_TRACK) + HEAD_START
    return counted - HANDICAP if s.bot[its.DIFFICULTY] == its.EASY else counted


def levels(s: TerraformingState, award: int) -> list[int]:
    """Its level, if it plays."""
    return [level(s, award)] if s.bot else []


def level_of_player(s: TerraformingState, award: int) -> int:  # rules: R44
    """While the game lasts, production counts with the stock."""
    if award in (box.LANDLORD, box.BANKER, box.SCIENTIST):
        return measure(s, 0, award)
    made = s.production
    return measure(s, 0, award) + (
        made[box.HEAT] if award == box.THERMALIST else made[box.STEEL] + made[box.TITANIUM]
    )


def lead(s: TerraformingState, award: int) -> int:
    """Steps by which MarsBot is ahead now."""
    return level(s, award) - level_of_player(s, award)


def best_award(s: TerraformingState) -> int:  # rules: R42
    """The unfunded award it leads by most, the leftmost in a tie; NONE if it leads none."""
    best = NONE
    if funded(s) == box.AWARDS_FUNDED:
        return best
    for award in range(box.N_AWARDS):
        if s.awards[award] == NOBODY and lead(s, award) > 0:
            if best == NONE or lead(s, award) > lead(s, best):
                best = award
    return best


# what Corporate Competition fights for


def track_of_award(s: TerraformingState, award: int) -> int:
    if award == box.BANKER:
        later = its.position(s, board.EVENT_TRACK) < its.position(s, board.BUILDING_TRACK)
        return board.EVENT_TRACK if later else board.BUILDING_TRACK
    if award == box.SCIENTIST:
        return board.SCIENCE_TRACK
    return board.ENERGY_TRACK if award == box.THERMALIST else board.SPACE_TRACK


def contested(s: TerraformingState) -> int:  # rules: R69
    """The funded award to fight for: where the player leads or is level by least, else where MarsBot does; or -1."""
    open_ = [a for a in range(box.N_AWARDS) if s.awards[a] != NOBODY and can_improve(s, a)]
    behind = [a for a in open_ if lead(s, a) <= 0]
    best = -1
    for award in behind or open_:
        if best < 0 or abs(lead(s, award)) < abs(lead(s, best)):
            best = award
    return best


def can_improve(s: TerraformingState, award: int) -> bool:
    if award == box.LANDLORD:
        return bool(allowed(s, box.MARSBOT, FOR_GREENERY))
    return its.position(s, track_of_award(s, award)) < board.LAST_SPACE
