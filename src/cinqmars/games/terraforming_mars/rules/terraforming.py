"""Effects that touch Mars: global parameters and tiles, with their bonuses and whatever they set off."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import board
from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.board import hexes_of, mask_of
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.triggers import BY_METAL, BY_TILE, TRIGGER_CARD, TRIGGERS
from cinqmars.games.terraforming_mars.marsbot import rival
from cinqmars.games.terraforming_mars.state import NEAR_OCEAN, NOBODY, TerraformingState

from .decks import draw_into_hand
from .effects import Handler, gain, produce, run
from .playability import MONEY_KEPT
from .prices import liquid
from .tiles import allowed, claim, lay, oceans_around, oceans_left, orbit, unclaimed

# global parameters


def rate_by_parameter(s: TerraformingState, p: int) -> None:
    s.rating[p] += 1
    s.raised[p] = 1


def raise_temperature(s: TerraformingState, p: int, steps: int) -> None:  # rules: P1 to P4
    for _ in range(steps):
        if s.params[box.TEMPERATURE] == box.MAXIMUM[box.TEMPERATURE]:
            return
        s.params[box.TEMPERATURE] += 1
        rate_by_parameter(s, p)
        s.emit("temperature", p, s.params[box.TEMPERATURE])
        if s.params[box.TEMPERATURE] in box.HEAT_BONUS:
            produce(s, p, box.HEAT, 1)
        elif s.params[box.TEMPERATURE] == box.OCEAN_BONUS:
            place_oceans(s, p, op.FOR_OCEAN, 1, -1)


def raise_oxygen(s: TerraformingState, p: int, steps: int) -> None:  # rules: P1, P5
    for _ in range(steps):
        if s.params[box.OXYGEN] == box.MAXIMUM[box.OXYGEN]:
            return
        s.params[box.OXYGEN] += 1
        rate_by_parameter(s, p)
        s.emit("oxygen", p, s.params[box.OXYGEN])
        if s.params[box.OXYGEN] == box.TEMPERATURE_BONUS:
            raise_temperature(s, p, 1)


# tiles


def ask_hex(s: TerraformingState, p: int, mask: int, tile: int, card: int) -> int:
    return s.then(p, ask.PLACE, ask.Place.options(mask), (tile, card))


def place_oceans(s: TerraformingState, p: int, place_: int, number: int, card: int) -> None:  # rules: T2, P6
    """Oceans, as many as the supply allows."""
    s.last_ocean = NOBODY
    for _ in range(number):
        mask = allowed(s, p, place_) if oceans_left(s) else 0
        if not mask:
            return
        if card >= 0 and MONEY_KEPT[card] > liquid(s, p):  # the ocean must bring what the card takes
            mask = bringing(s, mask, MONEY_KEPT[card] - liquid(s, p))
        site = ask_hex(s, p, mask, box.OCEAN, card)
        s.params[box.OCEANS] += 1
        rate_by_parameter(s, p)
        place(s, p, box.OCEAN, site)
        s.last_ocean = site


def bringing(s: TerraformingState, mask: int, income: int) -> int:
    """Those hexes where a tile brings at least so many M€."""
    return mask_of([site for site in hexes_of(mask) if box.OCEAN_INCOME * oceans_around(s, site) >= income])


def place_greenery(s: TerraformingState, p: int, place_: int, card: int) -> None:  # rules: T3
    place(s, p, box.GREENERY, ask_hex(s, p, allowed(s, p, place_), box.GREENERY, card))
    raise_oxygen(s, p, 1)


def place_city(s: TerraformingState, p: int, place_: int, tile: int, card: int) -> None:  # rules: T4, T5
    if place_ >= op.ON_GANYMEDE:
        site = orbit(place_)
        lay(s, p, tile, site)
        s.emit("tile", p, tile, site)
        set_off_by_tile(s, p, box.CITY, site)
    else:
        place(s, p, tile, ask_hex(s, p, allowed(s, p, place_), tile, card))


def place(s: TerraformingState, p: int, tile: int, site: int) -> None:  # rules: T1, T6, T7
    """Lay a tile on Mars and collect what lies there, beside it, and with whoever watches."""
    lay(s, NOBODY if tile == box.OCEAN else p, tile, site)
    s.emit("tile", p, tile, site)
    if board.BONUS_STEEL[site]:
        gain(s, p, box.STEEL, board.BONUS_STEEL[site])
    if board.BONUS_TITANIUM[site]:
        gain(s, p, box.TITANIUM, board.BONUS_TITANIUM[site])
    if board.BONUS_PLANTS[site]:
        gain(s, p, box.PLANTS, board.BONUS_PLANTS[site])
    if s.masks[NEAR_OCEAN] >> site & 1:
        gain(s, p, box.MEGACREDITS, box.OCEAN_INCOME * oceans_around(s, site))
    if board.BONUS_CARDS[site]:
        draw_into_hand(s, p, board.BONUS_CARDS[site])
    if board.METAL_HEXES >> site & 1:
        set_off_by_metal(s, p)
    set_off_by_tile(s, p, box.CITY if tile == box.CAPITAL else tile, site)


def set_off_by_tile(s: TerraformingState, p: int, tile: int, site: int) -> None:  # rules: C20
    """`tile` is an ocean, a greenery, any city, or something nobody watches."""
    if tile > box.CITY:
        return
    rival.notice_tile(s, p, tile)
    for number in BY_TILE[tile]:
        trigger = TRIGGERS[number]
        q = s.holder[trigger.card]
        if q >= 0 and (trigger.anyone or q == p) and not (trigger.on_mars and site >= board.N_HEXES):
            run(s, q, trigger.program, trigger.card, -1)


def set_off_by_metal(s: TerraformingState, p: int) -> None:
    for number in BY_METAL:
        if s.holder[TRIGGER_CARD[number]] == p:
            run(s, p, TRIGGERS[number].program, TRIGGER_CARD[number], -1)


# instructions


def do_temperature(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    raise_temperature(s, p, a)


def do_oxygen(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    raise_oxygen(s, p, a)


def do_ocean(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    place_oceans(s, p, a, b, card)


def do_greenery(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    place_greenery(s, p, a, card)


def do_city(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    place_city(s, p, a, box.CITY, card)


def do_tile(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    if b == box.CAPITAL:
        place_city(s, p, a, box.CAPITAL, card)
    else:
        place(s, p, b, ask_hex(s, p, allowed(s, p, a), b, card))


def do_claim(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    site = ask_hex(s, p, unclaimed(s), ask.MARKER, card)
    claim(s, p, site)
    s.emit("claim-hex", p, site)


HANDLERS: Final[list[Handler]] = [  # by instruction, after those that touch players only
    do_temperature,
    do_oxygen,
    do_ocean,
    do_greenery,
    do_city,
    do_tile,
    do_claim,
]
