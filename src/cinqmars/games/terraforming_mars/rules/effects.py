"""Effects that touch players only: resources, production, rating, cubes, cards; and what is done to rivals."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS, NO_CARD
from cinqmars.games.terraforming_mars.cards.programs import animals_hit
from cinqmars.games.terraforming_mars.state import TerraformingState

from .decks import discard, draw, draw_into_hand, everyone, look_and_buy, look_and_keep, tell_drawn
from .payment import pay
from .rivals import (
    all_cities,
    all_events,
    cities_on_mars,
    lower,
    opponents_tags,
    take,
    takeable,
)

# what an instruction does: to the table, for a player, with its three numbers, on a card, set off by another
Handler = Callable[[TerraformingState, int, int, int, int, int, int], None]


def run(s: TerraformingState, p: int, program: list[int], card: int, other: int) -> None:
    """A program without anything that touches Mars. `card` is where it stands, `other` what set it off."""
    for i in range(0, len(program), op.WIDTH):
        HANDLERS[program[i]](s, p, program[i + 1], program[i + 2], program[i + 3], card, other)


# amounts


def amount(s: TerraformingState, p: int, b: int, c: int) -> int:  # rules: C17
    return b if c == 0 else count(s, p, c)


def count(s: TerraformingState, p: int, number: int) -> int:
    counter = op.COUNTERS[number]
    if counter.what == "tags":
        if counter.owner == "opponents":
            return opponents_tags(s, p, counter.tag) // counter.per
        return (s.tags[p * box.N_TAGS + counter.tag] + s.tags[p * box.N_TAGS + box.WILD]) // counter.per
    if counter.what == "cities":
        return cities_on_mars(s) if counter.on_mars else all_cities(s)
    return all_events(s)


# one's own board


def gain(s: TerraformingState, p: int, resource: int, number: int) -> None:
    if number:
        s.stock[p * box.N_RESOURCES + resource] += number
        s.emit("gain", p, resource, number)


def lose(s: TerraformingState, p: int, resource: int, number: int) -> None:
    if resource == box.MEGACREDITS:
        pay(s, p, number)
    else:
        s.stock[p * box.N_RESOURCES + resource] -= number
    s.emit("lose", p, resource, number)


def produce(s: TerraformingState, p: int, resource: int, number: int) -> None:
    if number:
        s.production[p * box.N_RESOURCES + resource] += number
        s.emit("produce", p, resource, number)


def rate(s: TerraformingState, p: int, number: int) -> None:
    """Terraform rating that no global parameter brings."""
    if number:
        s.rating[p] += number
        s.merits[p] += number
        s.raised[p] = 1
        s.emit("rate", p, number, s.rating[p])


def raise_lowest(s: TerraformingState, p: int, number: int, card: int) -> None:
    produce(s, p, s.then(p, ask.PRODUCE, ask.Produce.lowest(s, p), (card,)), number)


def produce_printed(s: TerraformingState, p: int, number: int, card: int) -> None:
    """The metal under this card's own tile."""
    produce(s, p, s.then(p, ask.PRODUCE, ask.Produce.printed(s, card), (card,)), number)


# cubes on cards


def add_cubes(s: TerraformingState, p: int, card: int, number: int) -> None:
    s.cubes[card] += number
    s.emit("cubes", p, card, number)


def add_to_own(
    s: TerraformingState, p: int, kinds: int, number: int, which: int, card: int
) -> None:  # rules: C13
    """All on one card; lost if there is none."""
    opts = ask.Add.options(s, p, kinds, which, card)
    if opts:
        add_cubes(s, p, s.then(p, ask.ADD, opts, (number, card)), number)


# choosing


def choose(s: TerraformingState, p: int, choice: int, card: int, other: int) -> None:
    """One alternative; those without any target are not offered."""
    opts = ask.Choose.options(s, p, choice, card, other)
    if opts:
        run(s, p, op.CHOICES[choice][s.then(p, ask.CHOOSE, opts, (card, choice))], card, other)


# cards


def draw_cards(s: TerraformingState, p: int, look: int, keep: int) -> None:
    if keep == op.BUY:
        look_and_buy(s, p, look)
    elif keep == look:
        draw_into_hand(s, p, look)
    else:
        look_and_keep(s, p, look, keep)


def exchange_card(s: TerraformingState, p: int, choice: int, card: int, other: int) -> None:
    """May discard a card, before what follows."""
    given = s.then(p, ask.DISCARD, ask.Discard.options(s, p), (card,)) - 1
    if given >= 0:
        s.hand[p].remove(given)
        discard(s, given, 1 << p)
        s.emit("discard", p, 1)
        s.emit("discarded", p, given, to=1 << p)
        run(s, p, op.CHOICES[choice][0][op.WIDTH :], card, other)


def reveal_until(s: TerraformingState, p: int, tag: int, number: int) -> None:
    """Reveal cards until that many bear the tag: those are kept, everybody has seen all of them."""
    s.barrier()
    kept: list[int] = []
    while len(kept) < number:
        card = draw(s)
        if card == NO_CARD:
            break
        s.emit("reveal", p, card)
        if tag in CARD_TAGS[card]:
            kept.append(card)
        else:
            discard(s, card, everyone(s))
    for card in kept:
        insort(s.hand[p], card)
    tell_drawn(s, p, kept)


def search_for_life(s: TerraformingState, p: int, card: int) -> None:
    s.barrier()
    found = draw(s)
    if found != NO_CARD:
        s.emit("reveal", p, found)
        discard(s, found, everyone(s))
        if box.MICROBE in CARD_TAGS[found]:
            add_cubes(s, p, card, 1)


# rivals


def lower_somebody(s: TerraformingState, p: int, resource: int, number: int, card: int) -> None:  # rules: C15
    opts = ask.Lower.options(s, resource, number)
    if opts:
        q = s.then(p, ask.LOWER, opts, (resource, number, card))
        lower(s, q, resource, number)
        s.emit("lower", p, q, resource, number)


def remove_or_steal(s: TerraformingState, p: int, which: int, card: int, steal: bool) -> None:  # rules: C14
    opts = ask.Remove.options(s, p, which, steal)
    answer = s.then(p, ask.REMOVE, opts, (which, int(steal), card))
    if ask.Remove.is_card(answer):
        hit = ask.Remove.decode_card(answer)
        number = min(animals_hit(which), s.cubes[hit])
        s.cubes[hit] -= number
        s.emit("cubes-removed", p, s.holder[hit], hit, number)
    elif answer != ask.NO:
        i, q = ask.Remove.decode(answer)
        target = op.TARGETS[which][i]
        number = takeable(s, p, q, target.resource, target.number)
        take(s, p, q, target.resource, number)
        s.emit("steal" if steal else "remove", p, q, target.resource, number)
        if steal:
            s.stock[p * box.N_RESOURCES + target.resource] += number


# instructions


def do_gain(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    gain(s, p, a, amount(s, p, b, c))


def do_produce(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    produce(s, p, a, amount(s, p, b, c))


def do_rate(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    rate(s, p, amount(s, p, b, c))


def do_lose(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    lose(s, p, a, b)


def do_add_here(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    add_cubes(s, p, card, b)


def do_add_any(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    add_to_own(s, p, a, b, c, card)


def do_add_played(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    add_cubes(s, p, other, b)


def do_spend_here(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    s.cubes[card] -= b
    s.emit("cubes-gone", p, card, b)


def do_draw(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    draw_cards(s, p, a, b)


def do_reveal(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    reveal_until(s, p, a, b)


def do_discard(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    """Done by the exchange it stands in."""


def do_choose(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    choose(s, p, a, card, other)


def do_optional(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    exchange_card(s, p, a, card, other)


def do_if(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    condition = op.CONDITIONS[a]
    met = amount(s, p, 1, condition.counter) >= condition.least
    run(s, p, condition.met if met else condition.unmet, card, other)


def do_lower(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    lower_somebody(s, p, a, b, card)


def do_remove(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    remove_or_steal(s, p, a, card, False)


def do_steal(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    remove_or_steal(s, p, a, card, True)


def do_convert(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    number = s.then(p, ask.AMOUNT, ask.Amount.options(s.production[p * box.N_RESOURCES + a]), (card,))
    produce(s, p, a, -number)
    produce(s, p, b, number)


def do_exchange(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    number = s.then(p, ask.AMOUNT, ask.Amount.options(s.stock[p * box.N_RESOURCES + a]), (card,))
    s.stock[p * box.N_RESOURCES + a] -= number
    gain(s, p, b, number)


def do_raise_lowest(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    raise_lowest(s, p, b, card)


def do_produce_printed(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    produce_printed(s, p, b, card)


def do_search(s: TerraformingState, p: int, a: int, b: int, c: int, card: int, other: int) -> None:
    search_for_life(s, p, card)


HANDLERS: Final[list[Handler]] = [  # by instruction
    do_gain,
    do_produce,
    do_rate,
    do_lose,
    do_add_here,
    do_add_any,
    do_add_played,
    do_spend_here,
    do_draw,
    do_reveal,
    do_discard,
    do_choose,
    do_optional,
    do_if,
    do_lower,
    do_remove,
    do_steal,
    do_convert,
    do_exchange,
    do_raise_lowest,
    do_produce_printed,
    do_search,
]
