"""Everything one player's effects may ask of, or do to, another: a seat, or MARSBOT where it plays."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.board import N_HEXES
from cinqmars.games.terraforming_mars.cards.index import PETS, PROTECTED_HABITATS, STORES
from cinqmars.games.terraforming_mars.cards.programs import HOLDING_CARD, OTHER_CARD
from cinqmars.games.terraforming_mars.marsbot import rival
from cinqmars.games.terraforming_mars.marsbot.state import PURSE
from cinqmars.games.terraforming_mars.state import CITY_MASK, TerraformingState


def rivals(s: TerraformingState) -> list[int]:
    """Everyone an effect may choose, the player included, ascending."""
    return [*range(s.n), *rival.itself(s)]


def has_passed(s: TerraformingState, q: int) -> bool:
    return rival.passed(s) if q == box.MARSBOT else bool(s.passed[q])


def protected(s: TerraformingState, p: int, q: int) -> bool:  # rules: C16
    """Organisms of `q` are out of reach for `p`."""
    return p != q and s.holder[PROTECTED_HABITATS] == q


def takeable(s: TerraformingState, p: int, q: int, resource: int, number: int) -> int:
    """How much of it `p` may take from `q`: at most `number`."""
    if q == box.MARSBOT:
        return rival.takeable(s, resource, number)
    if resource == box.PLANTS and protected(s, p, q):
        return 0
    return min(number, s.stock[q * box.N_RESOURCES + resource])


def take(s: TerraformingState, p: int, q: int, resource: int, number: int) -> None:
    if q == box.MARSBOT:
        rival.take(s, resource, number)
    else:
        s.stock[q * box.N_RESOURCES + resource] -= number


def can_fall(s: TerraformingState, q: int, resource: int, number: int) -> bool:  # rules: C15
    if q == box.MARSBOT:
        return rival.can_fall(s, resource, number)
    return s.production[q * box.N_RESOURCES + resource] - number >= box.FLOORS[resource]


def lower(s: TerraformingState, q: int, resource: int, number: int) -> None:
    if q == box.MARSBOT:
        rival.lower(s, resource, number)
    else:
        s.production[q * box.N_RESOURCES + resource] -= number


def prey(s: TerraformingState, p: int, kind: int) -> list[int]:  # rules: C16
    """Cards from which `p` may take a cube of this kind, ascending."""
    found: list[int] = []
    for q in range(s.n):
        if not protected(s, p, q) or kind not in (box.ANIMAL_CUBE, box.MICROBE_CUBE):
            found += [c for c in s.played[q] if STORES[c] == kind and s.cubes[c] > 0 and c != PETS]
    found.sort()
    return found


def victims(s: TerraformingState, p: int, kind: int) -> list[int]:  # rules: R93
    """What `prey` finds, and MarsBot's M€, which stand for any cube."""
    return prey(s, p, kind) + rival.prey(s)


def eat(s: TerraformingState, p: int, card: int) -> None:
    """Take one cube from a card."""
    if card == PURSE:
        rival.eat(s, p)
    else:
        s.cubes[card] -= 1
        s.emit("cubes-removed", p, s.holder[card], card, 1)


def holders(s: TerraformingState, p: int, kinds: int, least: int) -> list[int]:
    """Own cards that store one of these kinds of cubes and hold at least so many, ascending."""
    found = [
        c for c in s.played[p] if STORES[c] != box.NO_CUBE and kinds >> STORES[c] & 1 and s.cubes[c] >= least
    ]
    found.sort()
    return found


def receivers(s: TerraformingState, p: int, kinds: int, which: int, card: int) -> list[int]:  # rules: C13
    """Own cards that may receive cubes: any, another than `card`, or one that holds some."""
    found = holders(s, p, kinds, 1 if which == HOLDING_CARD else 0)
    return [c for c in found if c != card] if which == OTHER_CARD else found


def opponents_tags(s: TerraformingState, p: int, tag: int) -> int:
    """Their wild tags do not count."""
    return rival.tags(s, tag) + sum([s.tags[q * box.N_TAGS + tag] for q in range(s.n) if q != p])


def all_cities(s: TerraformingState) -> int:
    return sum(s.cities)


def cities_on_mars(s: TerraformingState) -> int:
    return s.masks[CITY_MASK].bit_count()


def all_events(s: TerraformingState) -> int:
    return sum([len(pile) for pile in s.events]) + rival.events(s)


def neighbours_owners(s: TerraformingState, around: int) -> list[int]:
    """Owners of tiles on these hexes, ascending."""
    found = [s.owner[h] for h in range(N_HEXES) if around >> h & 1 and s.owner[h] >= 0]
    return sorted(set(found))
