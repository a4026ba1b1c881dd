"""What MarsBot does: markers that advance, spaces, failed actions, tiles and projects.

These set each other off at any depth, so they live together. Every step tells the log what it did and why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards import index
from cinqmars.games.terraforming_mars.rules.decks import draw
from cinqmars.games.terraforming_mars.rules.playing import set_off_by_card
from cinqmars.games.terraforming_mars.rules.terraforming import set_off_by_tile
from cinqmars.games.terraforming_mars.rules.tiles import lay, oceans_around
from cinqmars.games.terraforming_mars.state import NOBODY, TerraformingState

from . import cards as its_cards
from . import state as its
from . import tracks as space
from .goals import best_award, best_milestone, lead, missing
from .placement import (
    ICONS,
    NOWHERE,
    ONLY,
    Site,
    city_site,
    greenery_site,
    ocean_sites,
    settled,
)
from .state import position, rearmost

FAILED: Final = 5
FAILED_EASY: Final = 3
HEAT_INCOME: Final = 2
STEP_INCOME: Final = 2  # of corporations that watch a track
DEAR: Final = 20
DEAR_INCOME: Final = 4
REQUIREMENT_INCOME: Final = 2
VP_INCOME: Final = 3
SILVER_INCOME: Final = 5
RESERVE: Final = 10

# in the place of a tag that moves a marker
BY_EFFECT: Final = -1
BY_ARROW: Final = -2


# money and rating


def earn(s: TerraformingState, number: int, reason: int) -> None:
    bot = s.bot
    bot[its.MONEY] += number
    s.emit("bot-earn", number, bot[its.MONEY], reason)
    if bot[its.CORPORATION] == its_cards.MINING_GUILD:
        draw_on_reserve(s, number)


def draw_on_reserve(s: TerraformingState, number: int) -> None:  # rules: R75
    """Mining Guild: each 10 M€ earned move the building marker."""
    if position(s, space.BUILDING_TRACK) == space.LAST_SPACE:
        return
    s.bot[its.ON_CARD] -= number
    while s.bot[its.ON_CARD] <= 0:
        s.bot[its.ON_CARD] += RESERVE
        if position(s, space.BUILDING_TRACK) < space.LAST_SPACE:
            advance(s, space.BUILDING_TRACK)


def fail(s: TerraformingState, reason: int) -> None:  # rules: R22, R8
    earn(s, FAILED_EASY if s.bot[its.DIFFICULTY] == its.EASY else FAILED, reason)


def rate(s: TerraformingState, number: int) -> None:
    s.bot[its.RATING] += number
    s.bot[its.MERITS] += number
    s.emit("bot-rate", number, s.bot[its.RATING])


# tracks


def advance(s: TerraformingState, track: int, tag: int = BY_EFFECT) -> None:  # rules: R18, R20, R23
    """One step and what it brings. `tag` is the one that moves the marker, if any."""
    if position(s, track) == space.LAST_SPACE:
        s.emit("bot-stuck", track, tag)
        fail(s, its.END_OF_TRACK)
        return
    s.bot[its.POSITION + track] += 1
    here = position(s, track)
    s.emit("bot-step", track, here, tag)
    used = here <= s.bot[its.FURTHEST + track]
    s.bot[its.FURTHEST + track] = max(here, s.bot[its.FURTHEST + track])
    paid_by_step(s, track)
    if used:
        if space.ACTION[track][here] != space.NOTHING:
            s.emit("bot-used", track, here)
    elif not cube(s, track, here):
        act(s, track, here)


def paid_by_step(s: TerraformingState, track: int) -> None:  # rules: R73, R78
    corporation = s.bot[its.CORPORATION]
    watched = (
        (space.BUILDING_TRACK, space.EVENT_TRACK)
        if corporation == its_cards.CINEMATICS
        else (space.EARTH_TRACK,)
    )
    if corporation in (its_cards.CINEMATICS, its_cards.TERACTOR) and track in watched:
        earn(s, STEP_INCOME, its.FOR_CORPORATION)


def act(s: TerraformingState, track: int, here: int) -> None:  # rules: R24 to R30
    """The action printed on a space."""
    what = space.ACTION[track][here]
    if what != space.NOTHING:
        SPACES_DO[what](s, track, here)


def ocean_space(s: TerraformingState, track: int, here: int) -> None:
    place_ocean(s, ocean_sites(s))


def greenery_space(s: TerraformingState, track: int, here: int) -> None:
    place_greenery(s)


def city_space(s: TerraformingState, track: int, here: int) -> None:
    place_city(s, city_site(s))


def warm_space(s: TerraformingState, track: int, here: int) -> None:
    for _ in range(space.AMOUNT[track][here]):
        raise_temperature(s)


def rate_space(s: TerraformingState, track: int, here: int) -> None:
    rate(s, space.AMOUNT[track][here])


def claim_space(s: TerraformingState, track: int, here: int) -> None:
    if not claim(s, 0):
        fail(s, its.NO_MILESTONE)


def fund_space(s: TerraformingState, track: int, here: int) -> None:
    if not fund(s):
        fail(s, its.NO_AWARD)


def again_space(s: TerraformingState, track: int, here: int) -> None:
    if s.bot[its.DIFFICULTY] == its.EASY:
        s.emit("bot-no-arrow", track, here)
    else:
        advance(s, track, BY_ARROW)


def space_step(s: TerraformingState, track: int, here: int) -> None:
    advance(s, space.SPACE_TRACK, BY_ARROW)


SPACES_DO: Final[dict[int, Callable[[TerraformingState, int, int], None]]] = {
    space.PUT_OCEAN: ocean_space,
    space.PUT_GREENERY: greenery_space,
    space.PUT_CITY: city_space,
    space.WARM: warm_space,
    space.RATE: rate_space,
    space.CLAIM: claim_space,
    space.FUND: fund_space,
    space.AGAIN: again_space,
    space.SPACE_STEP: space_step,
}


def cube(s: TerraformingState, track: int, here: int) -> bool:  # rules: R71, R74, R76, R80, R82 to R85
    """A cube of its corporation; whether it takes the place of the printed action."""
    corporation = s.bot[its.CORPORATION]
    colour = its_cards.cube_at(corporation, track, here)
    if colour < 0:
        return False
    s.emit("bot-cube", corporation, colour)
    if corporation == its_cards.HELION:
        if colour == its_cards.WHITE:
            resolve_top_project(s)
            return True
        raise_temperature(s)
    elif corporation == its_cards.PHOBOLOG:
        from .bonus import resolve_top_bonus  # bonus cards move markers in their turn

        resolve_top_bonus(s)
    elif corporation == its_cards.THORGATE:
        resolve_top_project(s, first_tag_only=True)
        raise_temperature(s)
    elif corporation == its_cards.CHEUNG_SHING:
        earn(s, SILVER_INCOME, its.FOR_CORPORATION)
    elif corporation == its_cards.POINT_LUNA:
        advance(s, rearmost(s) if colour == its_cards.WHITE else space.SPACE_TRACK)
    elif corporation == its_cards.VALLEY_TRUST:
        resolve_top_project(s)
    return False


def settle(s: TerraformingState) -> None:  # rules: R77
    """Saturn Systems: what the player's Jovian cards have brought."""
    while s.bot and s.bot[its.OWED]:
        s.bot[its.OWED] -= 1
        advance(s, space.EVENT_TRACK)


# milestones and awards


def claim(s: TerraformingState, price: int) -> bool:  # rules: R39
    milestone = best_milestone(s)
    if milestone < 0:
        return False
    s.bot[its.MONEY] -= price
    s.milestones[milestone] = box.MARSBOT
    s.emit("bot-claim", milestone, price, missing(s, milestone))
    return True


def claim_for_money(s: TerraformingState) -> None:  # rules: R10
    if s.bot[its.MONEY] >= box.MILESTONE_COST:
        claim(s, box.MILESTONE_COST)


def fund(s: TerraformingState) -> bool:  # rules: R42
    award = best_award(s)
    if award < 0:
        return False
    s.emit("bot-fund", award, lead(s, award))
    s.awards[award] = box.MARSBOT
    return True


# Mars


def raise_temperature(s: TerraformingState) -> None:  # rules: R26, R22
    """One step; its bonus is resolved at once, or fails."""
    if s.params[box.TEMPERATURE] == box.MAXIMUM[box.TEMPERATURE]:
        fail(s, its.TEMPERATURE_FULL)
        return
    s.params[box.TEMPERATURE] += 1
    s.bot[its.RATING] += 1
    s.emit("bot-temperature", s.params[box.TEMPERATURE], s.bot[its.RATING])
    if s.params[box.TEMPERATURE] in box.HEAT_BONUS:
        earn(s, HEAT_INCOME, its.FOR_HEAT)
    elif s.params[box.TEMPERATURE] == box.OCEAN_BONUS:
        place_ocean(s, ocean_sites(s))


def raise_oxygen(s: TerraformingState) -> None:
    """Nothing once it is complete."""
    if s.params[box.OXYGEN] == box.MAXIMUM[box.OXYGEN]:
        return
    s.params[box.OXYGEN] += 1
    s.bot[its.RATING] += 1
    s.emit("bot-oxygen", s.params[box.OXYGEN], s.bot[its.RATING])
    if s.params[box.OXYGEN] == box.TEMPERATURE_BONUS:
        raise_temperature(s)


def place_ocean(s: TerraformingState, sites: list[int]) -> None:  # rules: R33
    if not sites:
        fail(s, its.NO_OCEAN)
        return
    site = settled(s, sites, ONLY)
    s.params[box.OCEANS] += 1
    s.bot[its.RATING] += 1
    place(s, box.OCEAN, site)


def place_greenery(s: TerraformingState) -> bool:  # rules: R31
    """Whether there was a hex for it."""
    site = greenery_site(s)
    if site == NOWHERE:
        fail(s, its.NO_HEX)
        return False
    place(s, box.GREENERY, site)
    raise_oxygen(s)
    return True


def place_city(s: TerraformingState, site: Site) -> None:  # rules: R32
    if site == NOWHERE:
        fail(s, its.NO_HEX)
    else:
        place(s, box.CITY, site)


def place(s: TerraformingState, tile: int, site: Site) -> None:  # rules: R37, R38
    """Lay a tile: 2 M€ for each ocean beside it and 1 for each icon under it, in place of what these bring."""
    where = site.place
    lay(s, NOBODY if tile == box.OCEAN else box.MARSBOT, tile, where)
    s.emit("bot-place", tile, where, site.decided, site.tied, site.card)
    if oceans_around(s, where):
        earn(s, box.OCEAN_INCOME * oceans_around(s, where), its.FOR_OCEANS)
    if ICONS[where]:
        earn(s, ICONS[where], its.FOR_ICONS)
    set_off_by_tile(s, box.MARSBOT, tile, where)
    if tile == box.CITY and s.bot[its.CORPORATION] == its_cards.THARSIS_REPUBLIC:  # rules: R79
        advance(s, space.EVENT_TRACK)


# projects


def resolve_top_project(s: TerraformingState, first_tag_only: bool = False) -> None:
    s.barrier()
    card = draw(s)
    if card != index.NO_CARD:
        resolve_project(s, card, first_tag_only)


def tags_of(card: int) -> list[int]:  # rules: R19
    """The printed ones; an event bears one more."""
    return [*index.CARD_TAGS[card], space.EVENT_TAG] if index.EVENT[card] else index.CARD_TAGS[card][:]


def resolve_project(
    s: TerraformingState, card: int, first_tag_only: bool = False
) -> None:  # rules: R17 to R21
    """Its tags move markers, one by one. What the card says does not matter."""
    s.bot_piles[its.SHOWN].append(card)
    s.emit("bot-project", card)
    paid_by_project(s, card)
    tags = tags_of(card)
    if not tags:
        fail(s, its.NO_TAG)
    for tag in tags[:1] if first_tag_only else tags:
        resolve_tag(s, tag)
    s.bot_piles[its.SHOWN].remove(card)
    s.bot_piles[its.PLAYED].append(card)
    set_off_by_card(s, box.MARSBOT, card)


def resolve_tag(s: TerraformingState, tag: int) -> None:
    if tag != box.WILD:
        advance(s, space.TRACK_OF_TAG[tag], tag)
    elif s.prelude:  # rules: R91
        advance(s, rearmost(s), tag)
    else:
        s.emit("bot-wild")
    if tag == box.JOVIAN and s.bot[its.CORPORATION] == its_cards.SATURN_SYSTEMS:  # rules: R77
        advance(s, space.EVENT_TRACK)


def paid_by_project(s: TerraformingState, card: int) -> None:  # rules: R70, R72, R87
    corporation = s.bot[its.CORPORATION]
    if corporation == its_cards.CREDICOR and index.COST[card] >= DEAR:
        earn(s, DEAR_INCOME, its.FOR_CORPORATION)
    elif corporation == its_cards.INVENTRIX and index.CARDS[card].requirements:
        earn(s, REQUIREMENT_INCOME, its.FOR_CORPORATION)
    elif corporation == its_cards.VITOR and index.VP_ICON[card]:
        earn(s, VP_INCOME, its.FOR_CORPORATION)
