"""MarsBot's bonus cards, and the cards of its decks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards import index
from cinqmars.games.terraforming_mars.cards.card import PointsPer
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import actions
from . import state as its
from .cards import (
    CORPORATIONS,
)
from .goals import contested, lead, track_of_award
from .placement import (
    NOWHERE,
    busy_city_site,
    coasts,
    has_greenery_hex,
    neural_site,
    ocean_sites,
)
from .state import rearmost

PLANTS_LOST: Final = 5
PLANTS_ENOUGH: Final = 3
BONUS_INCOME: Final = 5
AWARDS_FROM: Final = 6  # the generation from which Overachievement looks at awards
COMPETITION_COST: Final = 5
DIVERSIFICATION_COST: Final = 4
NEAR_STEPS: Final = 2


def draw_bonus(s: TerraformingState) -> int:  # rules: R14
    """The top bonus card; the discards are shuffled when there is none. NO_CARD if all are elsewhere."""
    piles = s.bot_piles
    if not piles[its.BONUS_DECK]:
        piles[its.BONUS_DECK] = sorted(piles[its.BONUS_DISCARD])
        piles[its.BONUS_DISCARD] = []
        s.rng.shuffle(piles[its.BONUS_DECK])
    return piles[its.BONUS_DECK].pop() if piles[its.BONUS_DECK] else index.NO_CARD


def resolve_top_bonus(s: TerraformingState) -> None:
    s.barrier()
    code = draw_bonus(s)
    if code != index.NO_CARD:
        resolve(s, code)


def resolve(s: TerraformingState, code: int) -> None:  # rules: R16
    """A card of its action deck or bonus deck."""
    if code < its.BONUS:
        actions.resolve_project(s, code)
    elif code >= its.MIXED:
        actions.resolve_project(s, code - its.MIXED)
    else:
        resolve_bonus(s, code)


def resolve_bonus(s: TerraformingState, code: int) -> None:  # rules: R21
    piles = s.bot_piles
    piles[its.SHOWN].append(code)
    s.emit("bot-bonus", code - its.BONUS)
    destroyed = CARDS_DO[code - its.BONUS](s)
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


def meteor_shower(s: TerraformingState) -> bool:  # rules: R61
    if s.holder[index.PROTECTED_HABITATS] == 0:
        s.emit("bot-protected", index.PROTECTED_HABITATS)
        return True
    lost = min(PLANTS_LOST, s.stock[box.PLANTS])
    s.stock[box.PLANTS] -= lost
    s.emit("bot-meteors", lost)
    return lost >= PLANTS_ENOUGH


def invasive_species(s: TerraformingState) -> bool:  # rules: R62
    if s.holder[index.PROTECTED_HABITATS] == 0:
        s.emit("bot-protected", index.PROTECTED_HABITATS)
    else:
        opts = invaded(s)
        if opts:
            card = s.ask(0, ask.FEED, opts, (-1,))
            s.cubes[card] -= 1
            s.emit("bot-invades", card)
    actions.earn(s, BONUS_INCOME, its.FOR_BONUS_CARD)
    return False


def invaded(s: TerraformingState) -> list[int]:
    """The player's cards whose animals or microbes are worth most, ascending."""
    organisms = (box.ANIMAL_CUBE, box.MICROBE_CUBE)
    held = sorted([c for c in s.played[0] if index.STORES[c] in organisms and s.cubes[c] and c != index.PETS])
    if not held:
        return []
    best = max([worth_of_cube(c) for c in held])
    return [c for c in held if worth_of_cube(c) == best]


def worth_of_cube(card: int) -> float:
    points = index.CARDS[card].victory_points
    if not isinstance(points, PointsPer) or points.of != "resource-here":
        return 0.0
    return points.points / points.per


def research_and_development(s: TerraformingState) -> bool:  # rules: R63
    actions.resolve_top_project(s)
    return False


def overachievement(s: TerraformingState) -> bool:  # rules: R64
    if actions.claim(s, 0) or (s.generation >= AWARDS_FROM and actions.fund(s)):
        return True
    actions.earn(s, BONUS_INCOME, its.FOR_BONUS_CARD)
    return False


def expedited_construction(s: TerraformingState) -> bool:  # rules: R65
    site = busy_city_site(s)
    if site == NOWHERE:
        s.emit("bot-no-effect")
        return False
    actions.place(s, box.CITY, site)
    return True


def lobbyists(s: TerraformingState) -> bool:  # rules: R66
    if near_the_goal(s):
        return True
    raise_furthest(s)
    return False


def near(steps: int, goals: list[int]) -> bool:
    return any([0 < goal - steps <= NEAR_STEPS for goal in goals])


def near_the_goal(s: TerraformingState) -> bool:
    """The first that is possible: temperature twice, a greenery and oxygen once more, an ocean between others."""
    temperature, oxygen = s.params[box.TEMPERATURE], s.params[box.OXYGEN]
    if near(temperature, [*box.HEAT_BONUS, box.OCEAN_BONUS, box.MAXIMUM[box.TEMPERATURE]]):
        for _ in range(min(NEAR_STEPS, box.MAXIMUM[box.TEMPERATURE] - temperature)):
            actions.raise_temperature(s)
        return True
    if near(oxygen, [box.TEMPERATURE_BONUS, box.MAXIMUM[box.OXYGEN]]) and has_greenery_hex(s):
        actions.place_greenery(s)
        actions.raise_oxygen(s)
        return True
    if coasts(s):
        actions.place_ocean(s, coasts(s))
        return True
    return False


def raise_furthest(s: TerraformingState) -> None:
    """The parameter that has come least far of its way; oxygen before oceans before temperature."""
    order = [box.OXYGEN, box.OCEANS, box.TEMPERATURE]
    open_ = [param for param in order if s.params[param] < box.MAXIMUM[param]]
    if not open_:
        s.emit("bot-no-effect")
        return
    furthest = open_[0]
    for param in open_:
        if s.params[param] * box.MAXIMUM[furthest] < s.params[furthest] * box.MAXIMUM[param]:
            furthest = param
    if furthest == box.OXYGEN:
        actions.raise_oxygen(s)
    elif furthest == box.OCEANS:
        actions.place_ocean(s, ocean_sites(s))
    else:
        actions.raise_temperature(s)


def local_neural_instance(s: TerraformingState) -> bool:  # rules: R67
    site = neural_site(s)
    if site == NOWHERE:
        actions.resolve_top_project(s)
    else:
        s.bot[its.NEURAL] = site.place
        actions.place(s, box.NEURAL_INSTANCE, site)
    return True


def corporate_competition(s: TerraformingState) -> bool:  # rules: R68, R69
    award = contested(s) if s.bot[its.MONEY] >= COMPETITION_COST else -1
    if award < 0:
        s.emit("bot-another")
        code = draw_bonus(s)
        if code != index.NO_CARD:
            resolve(s, code)
        return False
    s.emit("bot-contest", award, lead(s, award))
    if award == box.LANDLORD:
        actions.place_greenery(s)
    else:
        actions.advance(s, track_of_award(s, award))
    s.bot[its.MONEY] -= COMPETITION_COST
    s.emit("bot-pays", COMPETITION_COST, s.bot[its.MONEY])
    return False


def rapid_sprouting(s: TerraformingState) -> bool:  # rules: R88
    if s.bot[its.ON_CARD] == 0:
        s.bot[its.ON_CARD] = 1
        s.emit("bot-sprouts")
    elif actions.place_greenery(s):
        s.bot[its.ON_CARD] = 0
    return False


def do_it_right(s: TerraformingState) -> bool:  # rules: R89
    near_the_goal(s)
    return False


def diversification(s: TerraformingState) -> bool:  # rules: R90
    actions.advance(s, rearmost(s))
    if s.bot[its.MONEY] >= DIVERSIFICATION_COST:
        s.bot[its.MONEY] -= DIVERSIFICATION_COST
        s.emit("bot-pays", DIVERSIFICATION_COST, s.bot[its.MONEY])
    return False


def government_subsidy(s: TerraformingState) -> bool:  # rules: R81
    actions.rate(s, 1)
    return False


# what each card does, by its number; whether it is destroyed
CARDS_DO: Final[list[Callable[[TerraformingState], bool]]] = [
    meteor_shower,
    invasive_species,
    research_and_development,
    overachievement,
    expedited_construction,
    lobbyists,
    local_neural_instance,
    corporate_competition,
    rapid_sprouting,
    do_it_right,
    diversification,
    government_subsidy,
]
