"""Which cards may be played, and why another may not. A `cannot_...` predicate returns a reason (falsy: allowed)."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.board import hexes_of
from cinqmars.games.terraforming_mars.cards import index
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards import requirements as req
from cinqmars.games.terraforming_mars.cards.compiled import BOX, BOX_CHECKS, CHECKS, PROGRAM
from cinqmars.games.terraforming_mars.cards.programs import CHECK_WIDTH, LOSE, WIDTH
from cinqmars.games.terraforming_mars.cards.requirements import leeway, unmet_by_mars, unmet_by_player
from cinqmars.games.terraforming_mars.cards.traits import DISCOUNTED, HEAT_PAYS, N_TRAITS, NEXT_OFF
from cinqmars.games.terraforming_mars.cards.triggers import BY_TILE, TRIGGER_CARD, TRIGGERS
from cinqmars.games.terraforming_mars.state import TerraformingState

from .prices import in_kind, liquid, price
from .rivals import can_fall, holders, rivals
from .tiles import allowed, oceans_around, oceans_left

NO_MONEY: Final = "money"
NO_PRODUCTION: Final = "own-production"
NO_VICTIM: Final = "no-victim"
NO_STOCK: Final = "stock"
NO_HEX: Final = "no-hex"
NO_HOLDING: Final = "no-holding-card"
NO_BOX: Final = "no-box"
NO_PLAYABLE: Final = "no-playable-card"
ALL_CUBES: Final = 0b11110


def kept(card: int, resource: int) -> int:
    """How much of a resource the card itself takes besides its price."""
    program = PROGRAM[card]
    return sum(
        [
            program[i + 2]
            for i in range(0, len(program), WIDTH)
            if program[i] == LOSE and program[i + 1] == resource
        ]
    )


HEAT_KEPT: Final[list[int]] = [kept(card, box.HEAT) for card in range(index.N_CARDS)]
PLANTS_KEPT: Final[list[int]] = [kept(card, box.PLANTS) for card in range(index.N_CARDS)]
MONEY_KEPT: Final[list[int]] = [kept(card, box.MEGACREDITS) for card in range(index.N_CARDS)]
BIO_TAGS: Final[list[int]] = [
    sum([tag in (box.PLANT, box.MICROBE, box.ANIMAL) for tag in tags]) for tags in index.CARD_TAGS
]
SIMPLE: Final[list[bool]] = [
    not CHECKS[card] and not req.ASKS_OF_PLAYER[card] and not HEAT_KEPT[card] for card in range(index.N_CARDS)
]


def playable(s: TerraformingState, p: int) -> list[int]:
    """Cards of the hand that may be played, ascending: what `cannot_play` allows, with the quick questions first."""
    money, slack = liquid(s, p), leeway(s, p)
    plain = not s.traits[p * N_TRAITS + DISCOUNTED] and not s.traits[p * N_TRAITS + NEXT_OFF]
    params = s.params
    found: list[int] = []
    for card in s.hand[p]:
        cost = index.COST[card] if plain else price(s, p, card)
        if cost > money and (
            not (index.METAL_CARD[card] or index.PLANT_CARD[card]) or cost > money + in_kind(s, p, card)
        ):
            continue
        param = req.PARAMETER[card]
        if param >= 0 and (
            params[param] < req.LOWEST[card] - slack or params[param] > req.HIGHEST[card] + slack
        ):
            continue
        if SIMPLE[card] or not cannot_play(s, p, card):
            found.append(card)
    return found


def cannot_play(
    s: TerraformingState, p: int, card: int, off: int = 0, anyhow: bool = False
) -> str:  # rules: C1 to C8
    """Why a card may not be played, with a further discount, or whatever Mars is like."""
    if req.PARAMETER[card] != req.NO_PARAMETER and not anyhow and unmet_by_mars(s, p, card):
        return req.NEEDS_PARAMETER
    if req.ASKS_OF_PLAYER[card]:
        reason = unmet_by_player(s, p, card)
        if reason:
            return reason
    reason = cannot_do(s, p, CHECKS[card], card)
    if reason:
        return reason
    cost = max(0, price(s, p, card) - off)
    money = liquid(s, p)
    if HEAT_KEPT[card] and s.traits[p * N_TRAITS + HEAT_PAYS]:
        money -= HEAT_KEPT[card]
    return NO_MONEY if cost > money + in_kind(s, p, card) else ""


def cannot_do(s: TerraformingState, p: int, checks: list[int], card: int) -> str:  # rules: C2, C3
    """Whether everything compulsory in a program can happen."""
    for i in range(0, len(checks), CHECK_WIDTH):
        reason = cannot(s, p, checks[i], checks[i + 1], checks[i + 2], checks[i + 3], card)
        if reason:
            return reason
    return ""


def cannot(s: TerraformingState, p: int, need: int, a: int, b: int, c: int, card: int) -> str:
    if need == op.NEED_PRODUCTION:
        return "" if s.production[p * box.N_RESOURCES + a] + b >= 0 else NO_PRODUCTION
    if need == op.NEED_PLACE:
        return "" if allowed(s, p, a) else NO_HEX
    if need == op.NEED_LOWER:
        victims = [q for q in rivals(s) if can_fall(s, q, a, b - (c if q == p else 0))]
        return "" if victims else NO_VICTIM
    if need == op.NEED_STOCK:
        return "" if in_stock(s, p, a, card) >= b else NO_STOCK
    if need == op.NEED_PRODUCTION_WITH_CITY:
        with_city = s.production[p * box.N_RESOURCES + a] + b + c + city_income(s, p)
        return "" if with_city >= 0 else NO_PRODUCTION
    if need == op.NEED_OCEAN_ON_LAND:
        return "" if not oceans_left(s) or allowed(s, p, a) else NO_HEX
    if need == op.NEED_HOLDING:
        return "" if holders(s, p, ALL_CUBES, 1) else NO_HOLDING
    if need == op.NEED_BOX:
        return "" if boxes(s, p) else NO_BOX
    return "" if playable_now(s, p, a, bool(b)) else NO_PLAYABLE


def in_stock(s: TerraformingState, p: int, resource: int, card: int) -> int:
    """What may be lost; Viral Enhancers bring plants in time, and the card's own ocean M€."""
    if resource == box.MEGACREDITS:
        return liquid(s, p) + (best_income(s, p) if op.PLACE_OCEAN in PROGRAM[card][::WIDTH] else 0)
    have = s.stock[p * box.N_RESOURCES + resource]
    if resource == box.PLANTS and s.holder[index.VIRAL_ENHANCERS] == p:
        have += BIO_TAGS[card]
    return have


def best_income(s: TerraformingState, p: int) -> int:
    """The most M€ that an ocean can bring now."""
    hexes = hexes_of(allowed(s, p, op.FOR_OCEAN)) if oceans_left(s) else []
    return box.OCEAN_INCOME * max([oceans_around(s, site) for site in hexes], default=0)


def city_income(s: TerraformingState, p: int) -> int:
    """M€ production that cards in play bring their owner for an own city on Mars."""
    income = 0
    for number in BY_TILE[box.CITY]:
        program = TRIGGERS[number].program
        if s.holder[TRIGGER_CARD[number]] == p and program[0] == op.PRODUCE:
            income += program[2]
    return income


def boxes(s: TerraformingState, p: int) -> list[int]:  # rules: C18
    """Own cards in play whose production box can be copied, ascending."""
    found = [
        c
        for c in s.played[p]
        if index.BUILDS[c] and BOX[c] and not index.EVENT[c] and not cannot_do(s, p, BOX_CHECKS[c], c)
    ]
    found.sort()
    return found


def playable_now(s: TerraformingState, p: int, off: int, anyhow: bool) -> list[int]:
    return [c for c in s.hand[p] if not cannot_play(s, p, c, off, anyhow)]


def cannot_play_prelude(s: TerraformingState, p: int, card: int) -> str:  # rules: D3, D4
    """Where it plays another card, its own tags and production are there before."""
    if op.PLAY_NOW in PROGRAM[card][::WIDTH]:
        s = laid_down(s, p, card)
    return cannot_do(s, p, CHECKS[card], card)


def laid_down(s: TerraformingState, p: int, card: int) -> TerraformingState:
    c = s.copy()
    for tag in index.CARD_TAGS[card]:
        c.tags[p * box.N_TAGS + tag] += 1
    program = PROGRAM[card]
    for i in range(0, len(program), WIDTH):
        if program[i] == op.PRODUCE:
            c.production[p * box.N_RESOURCES + program[i + 1]] += program[i + 2]
    return c
