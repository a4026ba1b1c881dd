"""Playing a card, or using one: pay, put it down, resolve it, and set off whatever watches."""

from __future__ import annotations

from bisect import insort
from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards import traits as trait
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES, HAS_ACTION, Alternative
from cinqmars.games.terraforming_mars.cards.compiled import BOX, ORDERED, PROGRAM, SEQUENCE, STEPS
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS, COST, EVENT, VP_ICON
from cinqmars.games.terraforming_mars.cards.programs import WIDTH
from cinqmars.games.terraforming_mars.cards.triggers import BY_CARD, BY_STANDARD_PROJECT, TAG_PLAYED, TRIGGERS
from cinqmars.games.terraforming_mars.marsbot import rival
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import effects, terraforming
from .payment import pay, pay_for_card
from .playability import (
    HEAT_KEPT,
    PLANTS_KEPT,
    cannot_play_prelude,
)
from .prices import price
from .rivals import eat


def play_project(s: TerraformingState, p: int, card: int, off: int = 0) -> None:  # rules: C9 to C12
    """A card of the hand, for its price less `off`."""
    cost = max(0, price(s, p, card) - off)
    s.emit("play", p, card, cost)
    pay_for_card(s, p, card, cost, HEAT_KEPT[card])
    s.traits[p * trait.N_TRAITS + trait.NEXT_OFF] = 0
    s.traits[p * trait.N_TRAITS + trait.NEXT_LEEWAY] = 0
    s.hand[p].remove(card)
    put_down(s, p, card)
    if PLANTS_KEPT[card] > s.stock[p * box.N_RESOURCES + box.PLANTS]:  # Viral Enhancers bring what is missing
        set_off_by_card(s, p, card)
        resolve_card(s, p, card)
    else:
        resolve_card(s, p, card)
        set_off_by_card(s, p, card)


def put_down(s: TerraformingState, p: int, card: int) -> None:  # rules: C19, C21
    """In front of its player: events on their pile, other cards with their tags, effects and action."""
    s.holder[card] = p
    traits = trait.CHANGES[card]
    for i in range(0, len(traits), 2):
        s.traits[p * trait.N_TRAITS + traits[i]] += traits[i + 1]
    if EVENT[card]:
        s.events[p].append(card)
        return
    s.played[p].append(card)
    for tag in CARD_TAGS[card]:
        s.tags[p * box.N_TAGS + tag] += 1
    if HAS_ACTION[card]:
        insort(s.actors[p], card)


def resolve_card(s: TerraformingState, p: int, card: int) -> None:  # rules: C22
    """All effects, in the order the player likes where it may matter."""
    if not ORDERED[card]:
        resolve(s, p, PROGRAM[card], card)
        return
    left = SEQUENCE[card][:]
    while left:
        following = left[0]
        opts = ask.Order.options(s, p, card, left)
        if len(opts) > 1 and following in opts:
            following = s.then(p, ask.ORDER, opts, (card,))
        left.remove(following)
        resolve(s, p, STEPS[card][following], card)


def resolve(s: TerraformingState, p: int, program: list[int], card: int) -> None:
    """Everything that a card says happens when it is played."""
    for i in range(0, len(program), WIDTH):
        HANDLERS[program[i]](s, p, program[i + 1], program[i + 2], program[i + 3], card, card)


# what watches


def set_off_by_card(s: TerraformingState, p: int, card: int) -> None:  # rules: C20
    """Tags one by one, then the card as a whole."""
    rival.notice_card(s, p, card)
    tags = CARD_TAGS[card]
    for number in BY_CARD:
        trigger = TRIGGERS[number]
        q = s.holder[trigger.card]
        if q < 0 or not (trigger.anyone or q == p) or (trigger.card == card and not trigger.itself):
            continue
        if trigger.on == TAG_PLAYED:
            for tag in tags:
                if tag in trigger.tags:
                    effects.run(s, q, trigger.program, trigger.card, card)
        elif fits_card(number, card):
            effects.run(s, q, trigger.program, trigger.card, card)


def fits_card(number: int, card: int) -> bool:
    trigger = TRIGGERS[number]
    if trigger.event and not EVENT[card]:
        return False
    if trigger.vp_icon and not VP_ICON[card]:
        return False
    if COST[card] < trigger.least_cost:
        return False
    return not trigger.tags or trigger.tags[0] in CARD_TAGS[card]


def set_off_by_standard_project(s: TerraformingState, p: int, cost: int) -> None:
    """`cost` is the printed one; 0 is selling patents."""
    for number in BY_STANDARD_PROJECT:
        trigger = TRIGGERS[number]
        if s.holder[trigger.card] == p and cost >= trigger.least_cost and (cost or trigger.patents):
            effects.run(s, p, trigger.program, trigger.card, -1)


# cards that play or copy others


def copy_box(s: TerraformingState, p: int) -> None:  # rules: C18
    opts = ask.Copy.options(s, p)
    if opts:
        card = s.then(p, ask.COPY, opts)
        s.emit("copy", p, card)
        effects.run(s, p, BOX[card], card, card)


def play_now(s: TerraformingState, p: int, off: int, anyhow: bool, card: int) -> None:  # rules: D4
    opts = ask.Play.options(s, p, off, anyhow)
    if opts:
        chosen = s.then(p, ask.PLAY, opts, (off, card))
        play_project(s, p, chosen, off)


def draw_and_play_prelude(s: TerraformingState, p: int, look: int) -> None:  # rules: D5
    s.barrier()
    s.preludes[p] = sorted([s.prelude_deck.pop() for _ in range(min(look, len(s.prelude_deck)))])
    if s.preludes[p]:
        chosen = s.then(p, ask.PRELUDE, ask.Prelude.options(s, p), (1,))
        s.preludes[p].remove(chosen)
        s.shelf[p] += s.preludes[p]
        s.preludes[p] = []
        play_prelude(s, p, chosen)


def fund_some(s: TerraformingState, p: int, price: int, card: int) -> None:
    opts = ask.Fund.options(s)
    if opts:
        fund(s, p, s.then(p, ask.FUND, opts, (card,)), price)


def fund(s: TerraformingState, p: int, award: int, price: int) -> None:  # rules: A2
    pay(s, p, price)
    s.awards[award] = p
    s.emit("fund", p, award, price)


def play_prelude(s: TerraformingState, p: int, card: int) -> None:  # rules: D2, D3
    """One that cannot be played is discarded for 15 M€."""
    if cannot_play_prelude(s, p, card):
        s.shelf[p].append(card)
        s.emit("fizzle", p, card)
        effects.gain(s, p, box.MEGACREDITS, box.UNPLAYABLE_PRELUDE)
        return
    s.emit("prelude", p, card)
    put_down(s, p, card)
    resolve_card(s, p, card)
    set_off_by_card(s, p, card)


# blue cards


def use(s: TerraformingState, p: int, card: int) -> None:  # rules: B1, B2
    """One way of a card's action: its price, then what it does."""
    s.used.append(card)
    ways = ALTERNATIVES[card]
    i = 0
    if len(ways) > 1:
        i = s.then(p, ask.CHOOSE, ask.Choose.ways(s, p, card), (card, ask.OF_ACTION))
    way = ways[i]
    s.emit("use", p, card, way.price if way.resource == box.MEGACREDITS else 0)
    if way.program[0] != op.EXCHANGE:
        settle(s, p, way, card)
    resolve(s, p, way.program, card)


def settle(s: TerraformingState, p: int, way: Alternative, card: int) -> None:
    if way.price and way.resource == box.MEGACREDITS:
        pay(s, p, way.price, way.steel, way.titanium)
    elif way.price:
        s.stock[p * box.N_RESOURCES + way.resource] -= way.price
        s.emit("lose", p, way.resource, way.price)
    if way.production:
        effects.produce(s, p, box.ENERGY, -way.production)
    if way.cubes:
        s.cubes[card] -= way.cubes
        s.emit("cubes-gone", p, card, way.cubes)
    if way.prey:
        eat(s, p, s.then(p, ask.FEED, ask.Feed.options(s, p, way.prey), (card,)))


# instructions


def do_copy_box(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    copy_box(s, p)


def do_play_now(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    play_now(s, p, a, bool(b), card)


def do_play_prelude(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    draw_and_play_prelude(s, p, a)


def do_fund(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    fund_some(s, p, a, card)


HANDLERS: Final[list[effects.Handler]] = [  # by instruction
    *effects.HANDLERS,
    *terraforming.HANDLERS,
    do_copy_box,
    do_play_now,
    do_play_prelude,
    do_fund,
]
