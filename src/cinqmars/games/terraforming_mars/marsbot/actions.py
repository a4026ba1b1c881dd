"""What MarsBot does: markers that advance, spaces, failed actions, tiles, projects and bonus cards.

These set each other off at any depth, so they live together. Every step tells the log what it did and why.
"""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards.card import PointsPer
from cinqmars.games.terraforming_mars.cards.index import (
    CARD_TAGS,
    CARDS,
    COST,
    EVENT,
    NO_CARD,
    PETS,
    PROTECTED_HABITATS,
    STORES,
    VP_ICON,
)
from cinqmars.games.terraforming_mars.components import (
    ANIMAL_CUBE,
    CITY,
    GREENERY,
    HEAT_BONUS,
    JOVIAN,
    LANDLORD,
    MARSBOT,
    MAXIMUM,
    MICROBE_CUBE,
    MILESTONE_COST,
    NEURAL_INSTANCE,
    OCEAN,
    OCEAN_BONUS,
    OCEAN_INCOME,
    OCEANS,
    OXYGEN,
    PLANTS,
    TEMPERATURE,
    TEMPERATURE_BONUS,
    WILD,
)
from cinqmars.games.terraforming_mars.rules.decks import draw
from cinqmars.games.terraforming_mars.rules.playing import set_off_by_card
from cinqmars.games.terraforming_mars.rules.terraforming import set_off_by_tile
from cinqmars.games.terraforming_mars.rules.tiles import lay, oceans_around
from cinqmars.games.terraforming_mars.state import NOBODY, Table

from . import state as its
from . import tracks as space
from .cards import (
    CHEUNG_SHING,
    CINEMATICS,
    CORPORATE_COMPETITION,
    CORPORATIONS,
    CREDICOR,
    DIVERSIFICATION,
    DO_IT_RIGHT,
    EXPEDITED_CONSTRUCTION,
    HELION,
    INVASIVE_SPECIES,
    INVENTRIX,
    LOBBYISTS,
    LOCAL_NEURAL_INSTANCE,
    METEOR_SHOWER,
    MINING_GUILD,
    OVERACHIEVEMENT,
    PHOBOLOG,
    POINT_LUNA,
    RAPID_SPROUTING,
    RESEARCH_AND_DEVELOPMENT,
    SATURN_SYSTEMS,
    TERACTOR,
    THARSIS_REPUBLIC,
    THORGATE,
    VALLEY_TRUST,
    VITOR,
    WHITE,
    cube_at,
)
from .goals import best_award, best_milestone, contested, lead, missing, track_of_award
from .placement import (
    ICONS,
    NOWHERE,
    ONLY,
    Site,
    busy_city_site,
    city_site,
    coasts,
    greenery_site,
    has_greenery_hex,
    neural_site,
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
PLANTS_LOST: Final = 5
PLANTS_ENOUGH: Final = 3
BONUS_INCOME: Final = 5
AWARDS_FROM: Final = 6  # the generation from which Overachievement looks at awards
COMPETITION_COST: Final = 5
DIVERSIFICATION_COST: Final = 4
NEAR_STEPS: Final = 2

# in the place of a tag that moves a marker
BY_EFFECT: Final = -1
BY_ARROW: Final = -2


# money and rating


def earn(s: Table, number: int, reason: int) -> None:
    bot = s.bot
    bot[its.MONEY] += number
    s.emit("bot-earn", number, bot[its.MONEY], reason)
    if bot[its.CORPORATION] == MINING_GUILD:
        draw_on_reserve(s, number)


def draw_on_reserve(s: Table, number: int) -> None:  # rules: R75
    """Mining Guild: each 10 M€ earned move the building marker."""
    if position(s, space.BUILDING_TRACK) == space.LAST_SPACE:
        return
    s.bot[its.ON_CARD] -= number
    while s.bot[its.ON_CARD] <= 0:
        s.bot[its.ON_CARD] += RESERVE
        if position(s, space.BUILDING_TRACK) < space.LAST_SPACE:
            advance(s, space.BUILDING_TRACK)


def fail(s: Table, reason: int) -> None:  # rules: R22, R8
    earn(s, FAILED_EASY if s.bot[its.DIFFICULTY] == its.EASY else FAILED, reason)


def rate(s: Table, number: int) -> None:
    s.bot[its.RATING] += number
    s.bot[its.MERITS] += number
    s.emit("bot-rate", number, s.bot[its.RATING])


# tracks


def advance(s: Table, track: int, tag: int = BY_EFFECT) -> None:  # rules: R18, R20, R23
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


def paid_by_step(s: Table, track: int) -> None:  # rules: R73, R78
    corporation = s.bot[its.CORPORATION]
    watched = (space.BUILDING_TRACK, space.EVENT_TRACK) if corporation == CINEMATICS else (space.EARTH_TRACK,)
    if corporation in (CINEMATICS, TERACTOR) and track in watched:
        earn(s, STEP_INCOME, its.FOR_CORPORATION)


def act(s: Table, track: int, here: int) -> None:  # rules: R24 to R30
    """The action printed on a space."""
    what, number = space.ACTION[track][here], space.AMOUNT[track][here]
    if what == space.PUT_OCEAN:
        place_ocean(s, ocean_sites(s))
    elif what == space.PUT_GREENERY:
        place_greenery(s)
    elif what == space.PUT_CITY:
        place_city(s, city_site(s))
    elif what == space.WARM:
        for _ in range(number):
            raise_temperature(s)
    elif what == space.RATE:
        rate(s, number)
    elif what == space.CLAIM:
        if not claim(s, 0):
            fail(s, its.NO_MILESTONE)
    elif what == space.FUND:
        if not fund(s):
            fail(s, its.NO_AWARD)
    elif what == space.AGAIN:
        if s.bot[its.DIFFICULTY] == its.EASY:
            s.emit("bot-no-arrow", track, here)
        else:
            advance(s, track, BY_ARROW)
    elif what != space.NOTHING:
        advance(s, space.SPACE_TRACK, BY_ARROW)


def cube(s: Table, track: int, here: int) -> bool:  # rules: R71, R74, R76, R80, R82 to R85
    """A cube of its corporation; whether it takes the place of the printed action."""
    corporation = s.bot[its.CORPORATION]
    colour = cube_at(corporation, track, here)
    if colour < 0:
        return False
    s.emit("bot-cube", corporation, colour)
    if corporation == HELION:
        if colour == WHITE:
            resolve_top_project(s)
            return True
        raise_temperature(s)
    elif corporation == PHOBOLOG:
        resolve_top_bonus(s)
    elif corporation == THORGATE:
        resolve_top_project(s, first_tag_only=True)
        raise_temperature(s)
    elif corporation == CHEUNG_SHING:
        earn(s, SILVER_INCOME, its.FOR_CORPORATION)
    elif corporation == POINT_LUNA:
        advance(s, rearmost(s) if colour == WHITE else space.SPACE_TRACK)
    elif corporation == VALLEY_TRUST:
        resolve_top_project(s)
    return False


def settle(s: Table) -> None:  # rules: R77
    """Saturn Systems: what the player's Jovian cards have brought."""
    while s.bot and s.bot[its.OWED]:
        s.bot[its.OWED] -= 1
        advance(s, space.EVENT_TRACK)


# milestones and awards


def claim(s: Table, price: int) -> bool:  # rules: R39
    milestone = best_milestone(s)
    if milestone < 0:
        return False
    s.bot[its.MONEY] -= price
    s.milestones[milestone] = MARSBOT
    s.emit("bot-claim", milestone, price, missing(s, milestone))
    return True


def claim_for_money(s: Table) -> None:  # rules: R10
    if s.bot[its.MONEY] >= MILESTONE_COST:
        claim(s, MILESTONE_COST)


def fund(s: Table) -> bool:  # rules: R42
    award = best_award(s)
    if award < 0:
        return False
    s.emit("bot-fund", award, lead(s, award))
    s.awards[award] = MARSBOT
    return True


# Mars


def raise_temperature(s: Table) -> None:  # rules: R26, R22
    """One step; its bonus is resolved at once, or fails."""
    if s.params[TEMPERATURE] == MAXIMUM[TEMPERATURE]:
        fail(s, its.TEMPERATURE_FULL)
        return
    s.params[TEMPERATURE] += 1
    s.bot[its.RATING] += 1
    s.emit("bot-temperature", s.params[TEMPERATURE], s.bot[its.RATING])
    if s.params[TEMPERATURE] in HEAT_BONUS:
        earn(s, HEAT_INCOME, its.FOR_HEAT)
    elif s.params[TEMPERATURE] == OCEAN_BONUS:
        place_ocean(s, ocean_sites(s))


def raise_oxygen(s: Table) -> None:
    """Nothing once it is complete."""
    if s.params[OXYGEN] == MAXIMUM[OXYGEN]:
        return
    s.params[OXYGEN] += 1
    s.bot[its.RATING] += 1
    s.emit("bot-oxygen", s.params[OXYGEN], s.bot[its.RATING])
    if s.params[OXYGEN] == TEMPERATURE_BONUS:
        raise_temperature(s)


def place_ocean(s: Table, sites: list[int]) -> None:  # rules: R33
    if not sites:
        fail(s, its.NO_OCEAN)
        return
    site = settled(s, sites, ONLY)
    s.params[OCEANS] += 1
    s.bot[its.RATING] += 1
    place(s, OCEAN, site)


def place_greenery(s: Table) -> bool:  # rules: R31
    """Whether there was a hex for it."""
    site = greenery_site(s)
    if site == NOWHERE:
        fail(s, its.NO_HEX)
        return False
    place(s, GREENERY, site)
    raise_oxygen(s)
    return True


def place_city(s: Table, site: Site) -> None:  # rules: R32
    if site == NOWHERE:
        fail(s, its.NO_HEX)
    else:
        place(s, CITY, site)


def place(s: Table, tile: int, site: Site) -> None:  # rules: R37, R38
    """Lay a tile: 2 M€ for each ocean beside it and 1 for each icon under it, in place of what these bring."""
    where = site.place
    lay(s, NOBODY if tile == OCEAN else MARSBOT, tile, where)
    s.emit("bot-place", tile, where, site.decided, site.tied, site.card)
    if oceans_around(s, where):
        earn(s, OCEAN_INCOME * oceans_around(s, where), its.FOR_OCEANS)
    if ICONS[where]:
        earn(s, ICONS[where], its.FOR_ICONS)
    set_off_by_tile(s, MARSBOT, tile, where)
    if tile == CITY and s.bot[its.CORPORATION] == THARSIS_REPUBLIC:  # rules: R79
        advance(s, space.EVENT_TRACK)


# projects


def resolve_top_project(s: Table, first_tag_only: bool = False) -> None:
    s.barrier()
    card = draw(s)
    if card != NO_CARD:
        resolve_project(s, card, first_tag_only)


def tags_of(card: int) -> list[int]:  # rules: R19
    """The printed ones; an event bears one more."""
    return [*CARD_TAGS[card], space.EVENT_TAG] if EVENT[card] else CARD_TAGS[card][:]


def resolve_project(s: Table, card: int, first_tag_only: bool = False) -> None:  # rules: R17 to R21
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
    set_off_by_card(s, MARSBOT, card)


def resolve_tag(s: Table, tag: int) -> None:
    if tag != WILD:
        advance(s, space.TRACK_OF_TAG[tag], tag)
    elif s.prelude:  # rules: R91
        advance(s, rearmost(s), tag)
    else:
        s.emit("bot-wild")
    if tag == JOVIAN and s.bot[its.CORPORATION] == SATURN_SYSTEMS:  # rules: R77
        advance(s, space.EVENT_TRACK)


def paid_by_project(s: Table, card: int) -> None:  # rules: R70, R72, R87
    corporation = s.bot[its.CORPORATION]
    if corporation == CREDICOR and COST[card] >= DEAR:
        earn(s, DEAR_INCOME, its.FOR_CORPORATION)
    elif corporation == INVENTRIX and CARDS[card].requirements:
        earn(s, REQUIREMENT_INCOME, its.FOR_CORPORATION)
    elif corporation == VITOR and VP_ICON[card]:
        earn(s, VP_INCOME, its.FOR_CORPORATION)


# bonus cards


def draw_bonus(s: Table) -> int:  # rules: R14
    """The top bonus card; the discards are shuffled when there is none. NO_CARD if all are elsewhere."""
    piles = s.bot_piles
    if not piles[its.BONUS_DECK]:
        piles[its.BONUS_DECK] = sorted(piles[its.BONUS_DISCARD])
        piles[its.BONUS_DISCARD] = []
        s.rng.shuffle(piles[its.BONUS_DECK])
    return piles[its.BONUS_DECK].pop() if piles[its.BONUS_DECK] else NO_CARD


def resolve_top_bonus(s: Table) -> None:
    s.barrier()
    code = draw_bonus(s)
    if code != NO_CARD:
        resolve(s, code)


def resolve(s: Table, code: int) -> None:  # rules: R16
    """A card of its action deck or bonus deck."""
    if code < its.BONUS:
        resolve_project(s, code)
    elif code >= its.MIXED:
        resolve_project(s, code - its.MIXED)
    else:
        resolve_bonus(s, code)


def resolve_bonus(s: Table, code: int) -> None:  # rules: R21
    piles = s.bot_piles
    piles[its.SHOWN].append(code)
    s.emit("bot-bonus", code - its.BONUS)
    destroyed = bonus(s, code - its.BONUS)
    piles[its.SHOWN].remove(code)
    if destroyed:
        s.emit("bot-destroyed", code - its.BONUS)
        piles[its.DESTROYED].append(code)
    elif (
        s.bot[its.CORPORATION] >= 0
        and CORPORATIONS[s.bot[its.CORPORATION]].every_generation == code - its.BONUS
    ):
        piles[its.ASIDE].append(code)
    else:
        piles[its.BONUS_DISCARD].append(code)


def bonus(s: Table, card: int) -> bool:
    """What the card does; whether it is destroyed."""
    if card == METEOR_SHOWER:
        return meteor_shower(s)
    if card == INVASIVE_SPECIES:
        invasive_species(s)
        return False
    if card == RESEARCH_AND_DEVELOPMENT:  # rules: R63
        resolve_top_project(s)
        return False
    if card == OVERACHIEVEMENT:
        return overachievement(s)
    if card == EXPEDITED_CONSTRUCTION:
        return expedited_construction(s)
    if card == LOBBYISTS:
        return lobbyists(s)
    if card == LOCAL_NEURAL_INSTANCE:
        local_neural_instance(s)
        return True
    if card == CORPORATE_COMPETITION:
        corporate_competition(s)
    elif card == RAPID_SPROUTING:
        rapid_sprouting(s)
    elif card == DO_IT_RIGHT:  # rules: R89
        near_the_goal(s)
    elif card == DIVERSIFICATION:
        diversification(s)
    else:  # Government Subsidy; rules: R81
        rate(s, 1)
    return False


def meteor_shower(s: Table) -> bool:  # rules: R61
    if s.holder[PROTECTED_HABITATS] == 0:
        s.emit("bot-protected", PROTECTED_HABITATS)
        return True
    lost = min(PLANTS_LOST, s.stock[PLANTS])
    s.stock[PLANTS] -= lost
    s.emit("bot-meteors", lost)
    return lost >= PLANTS_ENOUGH


def invasive_species(s: Table) -> None:  # rules: R62
    if s.holder[PROTECTED_HABITATS] == 0:
        s.emit("bot-protected", PROTECTED_HABITATS)
    else:
        opts = invaded(s)
        if opts:
            card = s.ask(0, ask.FEED, opts, (-1,))
            s.cubes[card] -= 1
            s.emit("bot-invades", card)
    earn(s, BONUS_INCOME, its.FOR_BONUS_CARD)


def invaded(s: Table) -> list[int]:
    """The player's cards whose animals or microbes are worth most, ascending."""
    organisms = (ANIMAL_CUBE, MICROBE_CUBE)
    held = sorted([c for c in s.played[0] if STORES[c] in organisms and s.cubes[c] and c != PETS])
    if not held:
        return []
    best = max([worth_of_cube(c) for c in held])
    return [c for c in held if worth_of_cube(c) == best]


def worth_of_cube(card: int) -> float:
    points = CARDS[card].victory_points
    if not isinstance(points, PointsPer) or points.of != "resource-here":
        return 0.0
    return points.points / points.per


def overachievement(s: Table) -> bool:  # rules: R64
    if claim(s, 0) or (s.generation >= AWARDS_FROM and fund(s)):
        return True
    earn(s, BONUS_INCOME, its.FOR_BONUS_CARD)
    return False


def expedited_construction(s: Table) -> bool:  # rules: R65
    site = busy_city_site(s)
    if site == NOWHERE:
        s.emit("bot-no-effect")
        return False
    place(s, CITY, site)
    return True


def lobbyists(s: Table) -> bool:  # rules: R66
    if near_the_goal(s):
        return True
    raise_furthest(s)
    return False


def near(steps: int, goals: list[int]) -> bool:
    return any([0 < goal - steps <= NEAR_STEPS for goal in goals])


def near_the_goal(s: Table) -> bool:
    """The first that is possible: temperature twice, a greenery and oxygen once more, an ocean between others."""
    temperature, oxygen = s.params[TEMPERATURE], s.params[OXYGEN]
    if near(temperature, [*HEAT_BONUS, OCEAN_BONUS, MAXIMUM[TEMPERATURE]]):
        for _ in range(min(NEAR_STEPS, MAXIMUM[TEMPERATURE] - temperature)):
            raise_temperature(s)
        return True
    if near(oxygen, [TEMPERATURE_BONUS, MAXIMUM[OXYGEN]]) and has_greenery_hex(s):
        place_greenery(s)
        raise_oxygen(s)
        return True
    if coasts(s):
        place_ocean(s, coasts(s))
        return True
    return False


def raise_furthest(s: Table) -> None:
    """The parameter that has come least far of its way; oxygen before oceans before temperature."""
    order = [OXYGEN, OCEANS, TEMPERATURE]
    open_ = [param for param in order if s.params[param] < MAXIMUM[param]]
    if not open_:
        s.emit("bot-no-effect")
        return
    furthest = open_[0]
    for param in open_:
        if s.params[param] * MAXIMUM[furthest] < s.params[furthest] * MAXIMUM[param]:
            furthest = param
    if furthest == OXYGEN:
        raise_oxygen(s)
    elif furthest == OCEANS:
        place_ocean(s, ocean_sites(s))
    else:
        raise_temperature(s)


def local_neural_instance(s: Table) -> None:  # rules: R67
    site = neural_site(s)
    if site == NOWHERE:
        resolve_top_project(s)
        return
    s.bot[its.NEURAL] = site.place
    place(s, NEURAL_INSTANCE, site)


def corporate_competition(s: Table) -> None:  # rules: R68, R69
    award = contested(s) if s.bot[its.MONEY] >= COMPETITION_COST else -1
    if award < 0:
        s.emit("bot-another")
        code = draw_bonus(s)
        if code != NO_CARD:
            resolve(s, code)
        return
    s.emit("bot-contest", award, lead(s, award))
    if award == LANDLORD:
        place_greenery(s)
    else:
        advance(s, track_of_award(s, award))
    s.bot[its.MONEY] -= COMPETITION_COST
    s.emit("bot-pays", COMPETITION_COST, s.bot[its.MONEY])


def rapid_sprouting(s: Table) -> None:  # rules: R88
    if s.bot[its.ON_CARD] == 0:
        s.bot[its.ON_CARD] = 1
        s.emit("bot-sprouts")
    elif place_greenery(s):
        s.bot[its.ON_CARD] = 0


def diversification(s: Table) -> None:  # rules: R90
    advance(s, rearmost(s))
    if s.bot[its.MONEY] >= DIVERSIFICATION_COST:
        s.bot[its.MONEY] -= DIVERSIFICATION_COST
        s.emit("bot-pays", DIVERSIFICATION_COST, s.bot[its.MONEY])
