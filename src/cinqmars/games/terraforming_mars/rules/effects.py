"""Effects that touch players only: resources, production, rating, cubes, cards; and what is done to rivals."""

from __future__ import annotations

from bisect import insort

from cinqmars.games.terraforming_mars.board import AROUND, STEEL_HEXES, TITANIUM_HEXES
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS, IDS, NO_CARD, STORES
from cinqmars.games.terraforming_mars.cards.programs import (
    CHOICES,
    CONDITIONS,
    COUNTERS,
    HOLDING_CARD,
    OTHER_CARD,
    TARGETS,
    WIDTH,
    animals_hit,
)
from cinqmars.games.terraforming_mars.components import (
    ANIMAL_CUBE,
    MEGACREDITS,
    MICROBE,
    MICROBE_CUBE,
    N_OWNERS,
    N_RESOURCES,
    N_TAGS,
    STEEL,
    TILES,
    TITANIUM,
    WILD,
)
from cinqmars.games.terraforming_mars.kinds import (
    ADD,
    AMOUNT,
    CHOOSE,
    DISCARD,
    LOWER,
    NO,
    PRODUCE,
    REMOVE,
    REMOVE_CARD,
)
from cinqmars.games.terraforming_mars.state import Table

from .decks import discard, draw, draw_into_hand, everyone, look_and_buy, look_and_keep, tell_drawn
from .payment import pay
from .rivals import (
    all_cities,
    all_events,
    can_fall,
    cities_on_mars,
    holders,
    lower,
    neighbours_owners,
    opponents_tags,
    prey,
    rivals,
    take,
    takeable,
)


def run(s: Table, p: int, program: list[int], card: int, other: int) -> None:
    """A program without anything that touches Mars. `card` is where it stands, `other` what set it off."""
    for i in range(0, len(program), WIDTH):
        step(s, p, program[i], program[i + 1], program[i + 2], program[i + 3], card, other)


def step(s: Table, p: int, what: int, a: int, b: int, c: int, card: int, other: int) -> None:
    if what == op.GAIN:
        gain(s, p, a, amount(s, p, b, c))
    elif what == op.PRODUCE:
        produce(s, p, a, amount(s, p, b, c))
    elif what == op.RATE:
        rate(s, p, amount(s, p, b, c))
    elif what == op.LOSE:
        lose(s, p, a, b)
    elif what == op.ADD_HERE:
        add_cubes(s, p, card, b)
    elif what == op.ADD_ANY:
        add_to_own(s, p, a, b, c, card)
    elif what == op.ADD_PLAYED:
        add_cubes(s, p, other, b)
    elif what == op.SPEND_HERE:
        s.cubes[card] -= b
        s.emit("cubes-gone", p, card, b)
    elif what == op.DRAW:
        draw_cards(s, p, a, b)
    elif what == op.CHOOSE:
        choose(s, p, a, card, other)
    elif what == op.LOWER:
        lower_somebody(s, p, a, b, card)
    elif what in (op.REMOVE, op.STEAL):
        remove_or_steal(s, p, a, card, what == op.STEAL)
    else:
        rare_step(s, p, what, a, b, card, other)


def rare_step(s: Table, p: int, what: int, a: int, b: int, card: int, other: int) -> None:
    if what == op.OPTIONAL:
        exchange_card(s, p, a, card, other)
    elif what == op.IF:
        condition = CONDITIONS[a]
        met = amount(s, p, 1, condition.counter) >= condition.least
        run(s, p, condition.met if met else condition.unmet, card, other)
    elif what == op.REVEAL:
        reveal_until(s, p, a, b)
    elif what == op.CONVERT:
        number = s.then(p, AMOUNT, list(range(1, s.production[p * N_RESOURCES + a] + 1)), (card,))
        produce(s, p, a, -number)
        produce(s, p, b, number)
    elif what == op.EXCHANGE:
        number = s.then(p, AMOUNT, list(range(1, min(100, s.stock[p * N_RESOURCES + a] + 1))), (card,))
        s.stock[p * N_RESOURCES + a] -= number
        gain(s, p, b, number)
    elif what == op.RAISE_LOWEST:
        raise_lowest(s, p, b, card)
    elif what == op.PRODUCE_PRINTED:
        produce_printed(s, p, b, card)
    elif what == op.SEARCH:
        search_for_life(s, p, card)


# amounts


def amount(s: Table, p: int, b: int, c: int) -> int:  # rules: C17
    return b if c == 0 else count(s, p, c)


def count(s: Table, p: int, number: int) -> int:
    counter = COUNTERS[number]
    if counter.what == "tags":
        if counter.owner == "opponents":
            return opponents_tags(s, p, counter.tag) // counter.per
        return (s.tags[p * N_TAGS + counter.tag] + s.tags[p * N_TAGS + WILD]) // counter.per
    if counter.what == "cities":
        return cities_on_mars(s) if counter.on_mars else all_cities(s)
    return all_events(s)


# one's own board


def gain(s: Table, p: int, resource: int, number: int) -> None:
    if number:
        s.stock[p * N_RESOURCES + resource] += number
        s.emit("gain", p, resource, number)


def lose(s: Table, p: int, resource: int, number: int) -> None:
    if resource == MEGACREDITS:
        pay(s, p, number)
    else:
        s.stock[p * N_RESOURCES + resource] -= number
    s.emit("lose", p, resource, number)


def produce(s: Table, p: int, resource: int, number: int) -> None:
    if number:
        s.production[p * N_RESOURCES + resource] += number
        s.emit("produce", p, resource, number)


def rate(s: Table, p: int, number: int) -> None:
    """Terraform rating that no global parameter brings."""
    if number:
        s.rating[p] += number
        s.merits[p] += number
        s.raised[p] = 1
        s.emit("rate", p, number, s.rating[p])


def raise_lowest(s: Table, p: int, number: int, card: int) -> None:
    mine = s.production[p * N_RESOURCES : (p + 1) * N_RESOURCES]
    least = min(mine)
    opts = [resource for resource in range(N_RESOURCES) if mine[resource] == least]
    produce(s, p, s.then(p, PRODUCE, opts, (card,)), number)


def produce_printed(s: Table, p: int, number: int, card: int) -> None:
    """The metal under this card's own tile."""
    produce(s, p, s.then(p, PRODUCE, printed_metals(s, card), (card,)), number)


def printed_metals(s: Table, card: int) -> list[int]:
    here = 1 << s.tile.index(TILES.index(IDS[card]))
    metals = [STEEL] if here & STEEL_HEXES else []
    return metals + ([TITANIUM] if here & TITANIUM_HEXES else [])


# cubes on cards


def add_cubes(s: Table, p: int, card: int, number: int) -> None:
    s.cubes[card] += number
    s.emit("cubes", p, card, number)


def receivers(s: Table, p: int, kinds: int, which: int, card: int) -> list[int]:
    found = holders(s, p, kinds, 1 if which == HOLDING_CARD else 0)
    return [c for c in found if c != card] if which == OTHER_CARD else found


def add_to_own(s: Table, p: int, kinds: int, number: int, which: int, card: int) -> None:  # rules: C13
    """All on one card; lost if there is none."""
    opts = receivers(s, p, kinds, which, card)
    if opts:
        add_cubes(s, p, s.then(p, ADD, opts, (number, card)), number)


# choosing


def choose(s: Table, p: int, choice: int, card: int, other: int) -> None:
    """One alternative; those without any target are not offered."""
    opts = alternatives(s, p, choice, card, other)
    if opts:
        run(s, p, CHOICES[choice][s.then(p, CHOOSE, opts, (card, choice))], card, other)


def alternatives(s: Table, p: int, choice: int, card: int, other: int) -> list[int]:
    programs = CHOICES[choice]
    return [i for i in range(len(programs)) if possible(s, p, programs[i], card, other)]


def possible(s: Table, p: int, program: list[int], card: int, other: int) -> bool:
    first, a, b, c = program[:WIDTH]
    if first == op.ADD_ANY:
        return bool(receivers(s, p, a, c, card))
    if first == op.SPEND_HERE:
        return s.cubes[card] >= b
    if first == op.ADD_PLAYED:
        return STORES[other] in (ANIMAL_CUBE, MICROBE_CUBE)
    return True


# cards


def draw_cards(s: Table, p: int, look: int, keep: int) -> None:
    if keep == op.BUY:
        look_and_buy(s, p, look)
    elif keep == look:
        draw_into_hand(s, p, look)
    else:
        look_and_keep(s, p, look, keep)


def exchange_card(s: Table, p: int, choice: int, card: int, other: int) -> None:
    """May discard a card, before what follows."""
    given = s.then(p, DISCARD, [NO] + [1 + c for c in s.hand[p]], (card,)) - 1
    if given >= 0:
        s.hand[p].remove(given)
        discard(s, given, 1 << p)
        s.emit("discard", p, 1)
        s.emit("discarded", p, given, to=1 << p)
        run(s, p, CHOICES[choice][0][WIDTH:], card, other)


def reveal_until(s: Table, p: int, tag: int, number: int) -> None:
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


def search_for_life(s: Table, p: int, card: int) -> None:
    s.barrier()
    found = draw(s)
    if found != NO_CARD:
        s.emit("reveal", p, found)
        discard(s, found, everyone(s))
        if MICROBE in CARD_TAGS[found]:
            add_cubes(s, p, card, 1)


# rivals


def lower_somebody(s: Table, p: int, resource: int, number: int, card: int) -> None:  # rules: C15
    opts = [q for q in rivals(s) if can_fall(s, q, resource, number)]
    if opts:
        q = s.then(p, LOWER, opts, (resource, number, card))
        lower(s, q, resource, number)
        s.emit("lower", p, q, resource, number)


def removals(s: Table, p: int, which: int, steal: bool) -> list[int]:  # rules: C14
    """Nobody, or whom and what. Nobody steals from himself, and floods hit only the others."""
    opts = [NO]
    cards: list[int] = []
    for i, target in enumerate(TARGETS[which]):
        if target.resource < 0:
            cards = prey(s, p, ANIMAL_CUBE)
            continue
        whom = rivals(s)
        if target.beside_ocean:
            whom = neighbours_owners(s, AROUND[s.last_ocean]) if s.last_ocean >= 0 else []
        for q in whom:
            if takeable(s, p, q, target.resource, target.number) and not (
                q == p and (steal or target.beside_ocean)
            ):
                opts.append(1 + i * N_OWNERS + q)
    return opts + [REMOVE_CARD + c for c in cards]


def remove_or_steal(s: Table, p: int, which: int, card: int, steal: bool) -> None:
    answer = s.then(p, REMOVE, removals(s, p, which, steal), (which, int(steal), card))
    if answer >= REMOVE_CARD:
        hit = answer - REMOVE_CARD
        number = min(animals_hit(which), s.cubes[hit])
        s.cubes[hit] -= number
        s.emit("cubes-removed", p, s.holder[hit], hit, number)
    elif answer != NO:
        i, q = divmod(answer - 1, N_OWNERS)
        target = TARGETS[which][i]
        number = takeable(s, p, q, target.resource, target.number)
        take(s, p, q, target.resource, number)
        s.emit("steal" if steal else "remove", p, q, target.resource, number)
        if steal:
            s.stock[p * N_RESOURCES + target.resource] += number
