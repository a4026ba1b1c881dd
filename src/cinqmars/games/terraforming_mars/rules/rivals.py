"""Everything one player's effects may ask of, or do to, another: a seat, or MARSBOT where it plays."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.board import N_HEXES
from cinqmars.games.terraforming_mars.cards.index import PETS, PROTECTED_HABITATS, STORES
from cinqmars.games.terraforming_mars.cards.programs import HOLDING_CARD, OTHER_CARD
from cinqmars.games.terraforming_mars.components import (
    ANIMAL_CUBE,
    FLOORS,
    MARSBOT,
    MICROBE_CUBE,
    N_RESOURCES,
    N_TAGS,
    NO_CUBE,
    PLANTS,
)
from cinqmars.games.terraforming_mars.marsbot import rival
from cinqmars.games.terraforming_mars.marsbot.state import PURSE
from cinqmars.games.terraforming_mars.state import CITY_MASK, Table


def rivals(s: Table) -> list[int]:
    """Everyone an effect may choose, the player included, ascending."""
    return [*range(s.n), *rival.itself(s)]


def has_passed(s: Table, q: int) -> bool:
    return rival.passed(s) if q == MARSBOT else bool(s.passed[q])


def protected(s: Table, p: int, q: int) -> bool:  # rules: C16
    """Organisms of `q` are out of reach for `p`."""
    return p != q and s.holder[PROTECTED_HABITATS] == q


def takeable(s: Table, p: int, q: int, resource: int, number: int) -> int:
    """How much of it `p` may take from `q`: at most `number`."""
    if q == MARSBOT:
        return rival.takeable(s, resource, number)
    if resource == PLANTS and protected(s, p, q):
        return 0
    return min(number, s.stock[q * N_RESOURCES + resource])


def take(s: Table, p: int, q: int, resource: int, number: int) -> None:
    if q == MARSBOT:
        rival.take(s, resource, number)
    else:
        s.stock[q * N_RESOURCES + resource] -= number


def can_fall(s: Table, q: int, resource: int, number: int) -> bool:  # rules: C15
    if q == MARSBOT:
        return rival.can_fall(s, resource, number)
    return s.production[q * N_RESOURCES + resource] - number >= FLOORS[resource]


def lower(s: Table, q: int, resource: int, number: int) -> None:
    if q == MARSBOT:
        rival.lower(s, resource, number)
    else:
        s.production[q * N_RESOURCES + resource] -= number


def prey(s: Table, p: int, kind: int) -> list[int]:  # rules: C16
    """Cards from which `p` may take a cube of this kind, ascending."""
    found: list[int] = []
    for q in range(s.n):
        if not protected(s, p, q) or kind not in (ANIMAL_CUBE, MICROBE_CUBE):
            found += [c for c in s.played[q] if STORES[c] == kind and s.cubes[c] > 0 and c != PETS]
    found.sort()
    return found


def victims(s: Table, p: int, kind: int) -> list[int]:  # rules: R93
    """What `prey` finds, and MarsBot's M€, which stand for any cube."""
    return prey(s, p, kind) + rival.prey(s)


def eat(s: Table, p: int, card: int) -> None:
    """Take one cube from a card."""
    if card == PURSE:
        rival.eat(s, p)
    else:
        s.cubes[card] -= 1
        s.emit("cubes-removed", p, s.holder[card], card, 1)


def holders(s: Table, p: int, kinds: int, least: int) -> list[int]:
    """Own cards that store one of these kinds of cubes and hold at least so many, ascending."""
    found = [
        c for c in s.played[p] if STORES[c] != NO_CUBE and kinds >> STORES[c] & 1 and s.cubes[c] >= least
    ]
    found.sort()
    return found


def receivers(s: Table, p: int, kinds: int, which: int, card: int) -> list[int]:  # rules: C13
    """Own cards that may receive cubes: any, another than `card`, or one that holds some."""
    found = holders(s, p, kinds, 1 if which == HOLDING_CARD else 0)
    return [c for c in found if c != card] if which == OTHER_CARD else found


def opponents_tags(s: Table, p: int, tag: int) -> int:
    """Their wild tags do not count."""
    return rival.tags(s, tag) + sum([s.tags[q * N_TAGS + tag] for q in range(s.n) if q != p])


def all_cities(s: Table) -> int:
    return sum(s.cities)


def cities_on_mars(s: Table) -> int:
    return s.masks[CITY_MASK].bit_count()


def all_events(s: Table) -> int:
    return sum([len(pile) for pile in s.events]) + rival.events(s)


def neighbours_owners(s: Table, around: int) -> list[int]:
    """Owners of tiles on these hexes, ascending."""
    found = [s.owner[h] for h in range(N_HEXES) if around >> h & 1 and s.owner[h] >= 0]
    return sorted(set(found))
