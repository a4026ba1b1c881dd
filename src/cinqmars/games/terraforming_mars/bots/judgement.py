"""What bots think of a position: the points each seat may expect, in M€ where it is not points yet."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import state as st
from cinqmars.games.terraforming_mars.board import AROUND, LAND, hexes_of
from cinqmars.games.terraforming_mars.cards import requirements as req
from cinqmars.games.terraforming_mars.cards import traits as trait
from cinqmars.games.terraforming_mars.cards.compiled import CHECKS
from cinqmars.games.terraforming_mars.cards.index import IDS, N_CARDS
from cinqmars.games.terraforming_mars.cards.programs import CHECK_WIDTH, NEED_PRODUCTION
from cinqmars.games.terraforming_mars.cards.requirements import leeway
from cinqmars.games.terraforming_mars.marsbot import outlook as marsbot
from cinqmars.games.terraforming_mars.marsbot.goals import levels
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.rules.awards import measure
from cinqmars.games.terraforming_mars.rules.milestones import claimed, reached
from cinqmars.games.terraforming_mars.rules.prices import price
from cinqmars.games.terraforming_mars.rules.scoring import points_of, total, winners
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import worth as weigh
from .weights import Weights
from .worth import ALONE, TOGETHER, Worth

SOLO_SPREAD: Final = 3.0  # against it the distance is larger, and the choice must still be felt
FELT: Final = 0.1  # of how far ahead or behind one is once the game is decided
IDLE: Final = 0.02  # of what can no longer be used: it breaks ties
TILE_OF: Final[list[int]] = [box.TILES.index(id) if id in box.TILES else -1 for id in IDS]
MILESTONE_START: Final[list[int]] = [box.START_RATING, 0, 0, 0, 6]


def made_before(card: int) -> list[tuple[int, int]]:
    """The production that a card lowers or asks for, but M€: which, and how much."""
    needs, found = CHECKS[card], [(resource, 1) for resource in req.PRODUCTION_NEEDED[card]]
    for i in range(0, len(needs), CHECK_WIDTH):
        if needs[i] == NEED_PRODUCTION and needs[i + 1] != box.MEGACREDITS:
            found.append((needs[i + 1], -needs[i + 2]))
    return found


MADE_BEFORE: Final[list[list[tuple[int, int]]]] = [made_before(card) for card in range(N_CARDS)]
DEMANDING: Final[list[bool]] = [bool(MADE_BEFORE[card] or req.TAGS_NEEDED[card]) for card in range(N_CARDS)]


def usual(s: TerraformingState) -> Worth:
    """The weights that suit a table."""
    return ALONE if plays(s) else TOGETHER


class Outlook:
    """How long the game will go on, and what that makes of everything."""

    def __init__(self, s: TerraformingState, worth: Worth | None = None) -> None:
        worth = worth or usual(s)
        w = worth.w
        self.worth: Worth = worth
        self.w: Weights = w
        room = [box.MAXIMUM[i] - s.params[i] for i in range(3)]
        ahead = generations(s, sum(room) - w.banked * banked(s, room), w)
        self.room: list[int] = room
        self.ahead: float = ahead  # productions to come
        left = max(0.0, ahead - 1.0)
        self.left: float = left  # those whose M€ can still be spent
        self.later: float = min(1.0, left)  # whether there is another generation
        self.money: float = IDLE if s.phase == st.LAST_GREENERIES else worth_of_money(left, w)
        self.income: float = w.made * earning(left, w)  # what 1 M€ of production is worth
        step = w.point + self.income + w.stepping + w.eager * left
        self.step: float = step
        self.heat: float = w.heat * step / box.HEAT_PER_STEP * min(1.0, room[box.TEMPERATURE] / 4)
        self.heat = max(self.heat, IDLE)
        air = step * min(1.0, room[box.OXYGEN] / 3)
        self.greenery: float = air + w.planted * w.point + w.ground


def banked(s: TerraformingState, room: list[int]) -> int:
    """Steps of Mars for which somebody has the heat or the plants: as good as done."""
    warm, green = 0, 0
    for p in range(s.n):
        base = p * box.N_RESOURCES
        warm += s.stock[base + box.HEAT] // box.HEAT_PER_STEP
        green += s.stock[base + box.PLANTS] // s.traits[p * trait.N_TRAITS + trait.GREENERY_PRICE]
    return min(warm, room[box.TEMPERATURE]) + min(green, room[box.OXYGEN])


def worth_of_money(left: float, w: Weights) -> float:
    """The worth of 1 M€: early it is scarce and grows, in the end only dear points are left to buy."""
    return min(w.late + w.hurry * left, 1.0 + w.scarce * (left - (1 - w.late) / w.hurry))


def earning(left: float, w: Weights) -> float:
    """The worth of 1 M€ in each of so many generations."""
    early = max(0.0, left - (1 - w.late) / w.hurry)
    late = left - early
    return early * (1 + w.scarce * early / 2) + late * (w.late + w.hurry * late / 2)


def generations(s: TerraformingState, steps: float, w: Weights) -> float:
    """Productions to come: players work faster and faster. In a generation under way its own one is to come."""
    if s.phase >= st.LAST_GREENERIES:
        return 0.0
    n = max(2, s.n)
    under_way = s.phase != st.RESEARCH
    if under_way:  # what MarsBot's cards of this generation will do is as good as done
        steps = max(0.0, steps - marsbot.steps_to_come(s, w))
    pace = w.steady + w.growth * (s.generation + under_way)
    more = (sqrt(pace * pace + 2 * w.growth * steps / n) - pace) / w.growth
    return more + 1.0 if under_way else max(1.0, more)


def values(s: TerraformingState, worth: Worth | None = None) -> list[float]:
    """Each seat's share of the win, by expected points."""
    if s.phase == st.OVER:
        first = winners(s)
        if plays(s):
            return [(1 - FELT) * len(first) + FELT * by_distance(total(s, 0) - marsbot.points_won(s), 1.0)]
        return [1 / len(first) if p in first else 0.0 for p in range(s.n)]
    outlook = Outlook(s, worth)
    points = expected_points(s, outlook)
    spread = 2.5 + outlook.w.unsure * outlook.ahead  # the later, the surer
    if plays(s):
        return [by_distance(points[0] - points[1], spread)]
    top = max(points)
    weights = [exp((x - top) / spread) for x in points]
    whole = sum(weights)
    return [w / whole for w in weights]


def by_distance(lead: float, spread: float) -> float:
    """The chance to beat MarsBot from so far ahead."""
    return 1 / (1 + exp(-lead / (SOLO_SPREAD * spread)))


def expected_points(s: TerraformingState, outlook: Outlook) -> list[float]:
    """Of all players, and of MarsBot if it plays."""
    points = [
        goals(s, p, outlook.w)
        + on_mars(s, p, outlook)
        + cards(s, p, outlook)
        + wealth(s, p, outlook) / outlook.w.point
        for p in range(s.n)
    ]
    if plays(s):
        points.append(marsbot.expected_points(s, outlook.ahead, outlook.w))
    add_awards(s, points, outlook)
    return points


# points on the table


def goals(s: TerraformingState, p: int, w: Weights) -> float:
    """The rating, milestones claimed, and those within reach while some are left."""
    points = float(s.rating[p])
    left = box.MILESTONES_CLAIMED - claimed(s)
    for milestone in range(box.N_MILESTONES):
        owner = s.milestones[milestone]
        if owner == p:
            points += box.MILESTONE_POINTS
        elif owner == st.NOBODY and left > 0:
            start = MILESTONE_START[milestone]
            way = (reached(s, p, milestone) - start) / (box.MILESTONE_NEEDS[milestone] - start)
            if way >= 1:
                points += w.met
            elif way > 0:
                points += w.near * w.met * way * way * way
    return points


def on_mars(s: TerraformingState, p: int, outlook: Outlook) -> float:
    """Greeneries, and cities with what lies beside them or still may."""
    points = float(s.greeneries[p])
    masks = s.masks
    own = masks[st.CITY_MASK] & masks[st.OWN + p]
    if own:
        green, free = masks[st.GREENERY_MASK], LAND & ~masks[st.TILE_MASK]
        hope = outlook.w.hope * min(1.0, outlook.ahead / 4)
        for site in hexes_of(own):
            points += (AROUND[site] & green).bit_count() + hope * (AROUND[site] & free).bit_count()
    return points


def cards(s: TerraformingState, p: int, outlook: Outlook) -> float:
    """What lies in front of a player: points, cubes on the way to points, and what it will go on doing."""
    points = 0
    engine = 0.0
    worth = 0.0
    for card in s.played[p]:
        engine += outlook.worth.engine[card]
        if s.cubes[card]:
            worth += cubes(s, card, s.cubes[card], outlook)
            if weigh.CUBES_PER_POINT[card]:
                continue
        if not weigh.VARIABLE_POINTS[card]:
            points += weigh.FIXED_POINTS[card]
        elif TILE_OF[card] < 0 or TILE_OF[card] in s.tile:  # a tile may still have to be placed
            points += points_of(s, p, card)
    for card in s.events[p]:
        points += weigh.FIXED_POINTS[card]
    if outlook.left > 0:
        base = p * box.N_TAGS
        for tag in range(box.N_TAGS):
            worth += outlook.later * s.tags[base + tag] * outlook.w.tag_worth[tag]
    return points + (outlook.income * outlook.w.engine * engine + worth) / outlook.w.point


def cubes(s: TerraformingState, card: int, held: int, outlook: Outlook) -> float:
    """So many on a card, in M€: the points they make, and what is left while there is time to use it."""
    per = weigh.CUBES_PER_POINT[card]
    if per:
        rest = held % per
        return outlook.worth.cube[card] * (held - rest + outlook.later * rest)
    acts = weigh.CUBES_ACT[card] and card not in s.used and not s.passed[s.holder[card]]
    return outlook.worth.cube[card] * held * (1.0 if acts else outlook.later)


# M€


def wealth(s: TerraformingState, p: int, outlook: Outlook) -> float:
    """Stock, production and hand."""
    base, traits = p * box.N_RESOURCES, p * trait.N_TRAITS
    stock, made = s.stock, s.production
    w, left, income = outlook.w, outlook.left, outlook.income
    money = outlook.money
    if s.passed[p]:
        money = w.kept * money if left > 0 else IDLE
    elif left <= 0 and not can_spend(s, p, outlook):
        money = IDLE
    metal = w.metal * money if left > 0 else 0.3 * money
    steel, titanium = s.traits[traits + trait.STEEL_WORTH], s.traits[traits + trait.TITANIUM_WORTH]
    worth = money * stock[base + box.MEGACREDITS] + income * (s.rating[p] + made[base + box.MEGACREDITS])
    metals = [steel * useful(stock[base + box.STEEL], w), titanium * useful(stock[base + box.TITANIUM], w)]
    built = needed(stock[base + box.STEEL], made[base + box.STEEL], w.building, outlook)
    flown = needed(stock[base + box.TITANIUM], made[base + box.TITANIUM], w.flying, outlook)
    worth += metal * metals[0] + w.metal_made * income * steel * built * made[base + box.STEEL]
    worth += metal * metals[1] + w.metal_made * income * titanium * flown * made[base + box.TITANIUM]
    worth += growth(s, p, outlook) + warmth(s, base, outlook) + w.energy * left * made[base + box.ENERGY]
    if s.phase == st.SET_UP and s.corporation[p] != st.NOBODY:
        worth += card_worth(s, p, s.corporation[p], outlook)
    for card in s.preludes[p]:
        worth += card_worth(s, p, card, outlook)
    return worth + of_hand(s, p, outlook)


def useful(metal: int, w: Weights) -> float:
    """Units of a metal; those that few cards would take count in part."""
    return min(metal, w.most_metal) + w.spare_metal * max(0.0, metal - w.most_metal)


def needed(metal: int, made: int, pace: float, outlook: Outlook) -> float:
    """How much of what is still to be made finds its use: only so much in a generation."""
    more = outlook.left * made
    room = max(0.0, pace * outlook.ahead - metal)
    return 1.0 if more <= room else (room + outlook.w.spare_metal * (more - room)) / more


def warmth(s: TerraformingState, base: int, outlook: Outlook) -> float:
    """Heat in store and to come, as far as Mars can take it."""
    heat = s.stock[base + box.HEAT] + s.stock[base + box.ENERGY]
    more = (
        outlook.left
        * outlook.w.heat_made
        * (s.production[base + box.HEAT] + 0.9 * s.production[base + box.ENERGY])
    )
    most = box.HEAT_PER_STEP * outlook.room[box.TEMPERATURE]
    use = min(heat + more, most)
    idle = IDLE * (heat + more - use)
    if not outlook.w.rivalry:
        return outlook.heat * use + idle
    price = float(box.HEAT_PER_STEP)
    return outlook.w.heat * steps_paid(use / price, box.TEMPERATURE, outlook) + idle


def growth(s: TerraformingState, p: int, outlook: Outlook) -> float:
    """Plants in store and to come."""
    w, at = outlook.w, p * box.N_RESOURCES + box.PLANTS
    price = s.traits[p * trait.N_TRAITS + trait.GREENERY_PRICE]
    plants, more = s.stock[at], w.plant_made * outlook.ahead * s.production[at]
    if not w.rivalry:
        return w.plant * outlook.greenery / price * (plants + more)
    number = (plants + more) / price
    steps = steps_paid(number, box.OXYGEN, outlook)
    return w.plant * (steps + number * (w.planted * w.point + w.ground))


def steps_paid(number: float, param: int, outlook: Outlook) -> float:
    """So many steps of a parameter, the first of which are the likeliest: others may be faster.

    A step that is taken leaves the likelihood of those before it as it was, so that none is put off.
    """
    room = float(outlook.room[param])
    taken = min(number, room)
    return outlook.step * (taken - outlook.w.rivalry * taken * (taken + 1) / (2 * (room + 1)))


def can_spend(s: TerraformingState, p: int, outlook: Outlook) -> bool:
    """In the last generation: on a step of Mars, a greenery or a card."""
    least = box.STANDARD_COST[box.GREENERY_PROJECT]
    if outlook.room[box.TEMPERATURE]:
        least = box.STANDARD_COST[box.ASTEROID]
    elif outlook.room[box.OCEANS]:
        least = box.STANDARD_COST[box.AQUIFER]
    return s.stock[p * box.N_RESOURCES + box.MEGACREDITS] >= least or bool(s.hand[p])


def of_hand(s: TerraformingState, p: int, outlook: Outlook) -> float:
    """Cards are played as the money comes in, the best first."""
    hand, w, least = s.hand[p], outlook.w, outlook.w.patent * outlook.money
    worth, plans = 0.0, []
    for card in hand:
        gain, lasting = prospect(s, p, card, outlook)
        if gain > 0:
            plans.append((gain / (price(s, p, card) + box.CARD_PRICE), gain, lasting, price(s, p, card)))
        else:
            worth += least
    for card in s.draft[p]:
        worth += max(0.0, w.agreeable * prospect(s, p, card, outlook)[0] - box.CARD_PRICE)
    plans.sort(reverse=True)
    base = p * box.N_RESOURCES
    spare = s.stock[base + box.MEGACREDITS] + 2 * s.stock[base + box.STEEL] + 3 * s.stock[base + box.TITANIUM]
    earned = s.rating[p] + s.production[base + box.MEGACREDITS]
    earned += 2 * s.production[base + box.STEEL] + 3 * s.production[base + box.TITANIUM]
    cost, share = 0.0, w.agreeable
    for _, gain, lasting, dear in plans:
        cost += dear
        wait = max(0.0, cost - spare) / (w.for_cards * earned)
        worth += max(least, share * (gain - wait * lasting)) if wait <= outlook.left else least
        share *= w.fading
    return worth


def card_worth(s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
    """What playing it now would bring, its price apart."""
    table = outlook.worth
    worth = table.flat[card] + outlook.income * table.lasting[card]
    if table.any_steps[card]:
        steps = table.steps[card]
        room = outlook.room
        total = steps[3]
        for i in range(3):
            total += min(steps[i], room[i])
        worth += outlook.step * total
    return worth


def in_hand(s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
    """What a card in hand is worth: in part what it would bring, sooner or later."""
    return max(outlook.w.patent * outlook.money, outlook.w.agreeable * prospect(s, p, card, outlook)[0])


def net_worth(s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
    return prospect(s, p, card, outlook)[0]


def prospect(s: TerraformingState, p: int, card: int, outlook: Outlook) -> tuple[float, float]:
    """What the card would bring less its price, once Mars allows it; and how much less with each generation."""
    left = outlook.left
    if left <= 0 and s.passed[p]:
        return 0.0, 0.0
    param = req.PARAMETER[card]
    wait = 0.0
    if param >= 0:
        slack, now = leeway(s, p), s.params[param]
        if now > req.HIGHEST[card] + slack:
            return 0.0, 0.0
        missing = req.LOWEST[card] - slack - now
        if missing > 0:
            wait = outlook.ahead * missing / max(1, outlook.room[param])
            if wait >= left:
                return 0.0, 0.0
    table = outlook.worth
    lasting = table.lasting[card]
    gain = table.flat[card] - outlook.money * price(s, p, card)
    gain += outlook.w.made * earning(left - wait, outlook.w) * lasting
    if table.any_steps[card]:
        steps, room = table.steps[card], outlook.room
        total = steps[3]
        for i in range(3):
            total += min(steps[i], room[i])
        gain += (outlook.step - wait) * total
        lasting += total
    gain -= wait
    if gain > 0 and DEMANDING[card]:
        gain *= outlook.w.reach ** lacking(s, p, card)
    return gain, lasting


def lacking(s: TerraformingState, p: int, card: int) -> int:
    """Tags and steps of production that the player has not got yet."""
    missing = -s.tags[p * box.N_TAGS + box.WILD]
    for tag, least in req.TAGS_NEEDED[card]:
        missing += max(0, least - s.tags[p * box.N_TAGS + tag])
    missing = max(0, missing)
    for resource, least in MADE_BEFORE[card]:
        missing += max(0, least - s.production[p * box.N_RESOURCES + resource])
    return missing


def add_awards(s: TerraformingState, points: list[float], outlook: Outlook) -> None:
    """Those that are funded, by who will lead and by how much."""
    n, w = s.n, outlook.w
    for award in range(box.N_AWARDS):
        if s.awards[award] == st.NOBODY:
            continue
        counts = [counted(s, p, award, outlook) for p in range(n)]
        counts += [level + w.rise[award] * outlook.ahead for level in levels(s, award)]
        width = w.lead[award] * (0.15 + min(1.0, outlook.ahead / 6))
        top = max(counts)
        weights = [exp((x - top) / width) for x in counts]
        total = sum(weights)
        for p in range(n):
            points[p] += box.AWARD_FIRST * weights[p] / total
        if len(counts) > n and w.foreseen:
            points[n] += box.AWARD_FIRST * weights[n] / total


def counted(s: TerraformingState, p: int, award: int, outlook: Outlook) -> float:
    """What will count for it in the end: of what is spent again and again, what is made last."""
    w, ahead = outlook.w, outlook.ahead
    if not w.foreseen or award in (box.LANDLORD, box.BANKER, box.SCIENTIST):
        return measure(s, p, award) + w.growing[award] * ahead
    made, base = s.production, p * box.N_RESOURCES
    last = made[base + box.STEEL] + made[base + box.TITANIUM]
    if award == box.THERMALIST:
        last = made[base + box.HEAT] + made[base + box.ENERGY]
    return measure(s, p, award) / max(1.0, ahead) + min(w.growing[award], ahead) * last
