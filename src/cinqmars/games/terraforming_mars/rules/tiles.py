"""Tiles on Mars: where each may go, and the masks that say so at a glance."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.board import (
    AROUND,
    GANYMEDE,
    LAND,
    METAL_HEXES,
    N_HEXES,
    NOCTIS,
    OCEAN_HEXES,
    PHOBOS,
    VOLCANIC,
    hexes_of,
)
from cinqmars.games.terraforming_mars.cards.programs import (
    BESIDE_CITY,
    BESIDE_GREENERY,
    FOR_CITY,
    FOR_GREENERY,
    FOR_OCEAN,
    ISOLATED,
    ON_GANYMEDE,
    ON_LAND,
    ON_METAL,
    ON_METAL_BESIDE_OWN,
    ON_NOCTIS,
    ON_VOLCANO,
)
from cinqmars.games.terraforming_mars.components import (
    CAPITAL,
    CITY,
    GREENERY,
    MAXIMUM,
    OCEAN,
    OCEAN_BONUS,
    OCEANS,
    OXYGEN,
    TEMPERATURE,
    TEMPERATURE_BONUS,
)
from cinqmars.games.terraforming_mars.state import (
    CITY_MASK,
    CLAIMED,
    GREENERY_MASK,
    NEAR_CITY,
    NEAR_GREENERY,
    NEAR_OCEAN,
    NEAR_OWN,
    NEAR_TILE,
    OCEAN_MASK,
    OWN,
    OWN_CLAIM,
    TILE_MASK,
    Table,
)


def free(s: Table, p: int) -> int:
    """Hexes without a tile that no other player has claimed."""
    masks = s.masks
    return ~masks[TILE_MASK] & ~(masks[CLAIMED] & ~masks[OWN_CLAIM + p])


def allowed(s: Table, p: int, place: int) -> int:  # rules: T1 to T12
    """The hexes on which `p` may put such a tile."""
    masks = s.masks
    land = LAND & free(s, p)
    if place == FOR_CITY:
        return land & ~masks[NEAR_CITY]
    if place == FOR_GREENERY:
        beside = land & masks[NEAR_OWN + p]
        return beside if beside else land
    if place == FOR_OCEAN:
        return OCEAN_HEXES & ~masks[TILE_MASK]
    if place == ON_LAND:
        return land
    if place == ISOLATED:
        return land & ~masks[NEAR_TILE]
    if place == ON_VOLCANO:
        return land & VOLCANIC
    if place == ON_NOCTIS:
        return NOCTIS & ~masks[TILE_MASK]
    if place == BESIDE_GREENERY:
        return land & masks[NEAR_GREENERY]
    if place == BESIDE_CITY:
        return land & masks[NEAR_CITY]
    if place == ON_METAL:
        return land & METAL_HEXES
    if place == ON_METAL_BESIDE_OWN:
        return land & METAL_HEXES & masks[NEAR_OWN + p]
    return beside_two_cities(s, land)


def beside_two_cities(s: Table, land: int) -> int:
    cities = s.masks[CITY_MASK]
    found = 0
    for site in hexes_of(land & s.masks[NEAR_CITY]):
        if (AROUND[site] & cities).bit_count() >= 2:
            found |= 1 << site
    return found


def unclaimed(s: Table) -> int:  # rules: T13
    """Free land that nobody has claimed."""
    return LAND & ~s.masks[TILE_MASK] & ~s.masks[CLAIMED]


def oceans_left(s: Table) -> bool:
    return s.params[OCEANS] < MAXIMUM[OCEANS]


def reaches_ocean(s: Table, steps: int) -> bool:
    """Whether so many steps of temperature bring an ocean."""
    return s.params[TEMPERATURE] < OCEAN_BONUS <= s.params[TEMPERATURE] + steps and oceans_left(s)


def reaches_temperature(s: Table, steps: int) -> bool:
    """Whether so many steps of oxygen bring temperature, and with it an ocean."""
    return s.params[OXYGEN] < TEMPERATURE_BONUS <= s.params[OXYGEN] + steps and reaches_ocean(s, 1)


def lay(s: Table, p: int, tile: int, site: int) -> None:
    """Put the tile down. `p` is the owner, or -1 for an ocean."""
    s.tile[site] = tile
    s.owner[site] = p
    if site < N_HEXES:
        mark(s, p, tile, site)
    if tile in (CITY, CAPITAL):
        s.cities[p] += 1
    elif tile == GREENERY:
        s.greeneries[p] += 1


def mark(s: Table, p: int, tile: int, site: int) -> None:
    masks, here, around = s.masks, 1 << site, AROUND[site]
    masks[TILE_MASK] |= here
    masks[NEAR_TILE] |= around
    if tile == OCEAN:
        masks[OCEAN_MASK] |= here
        masks[NEAR_OCEAN] |= around
        return
    masks[OWN + p] |= here
    masks[NEAR_OWN + p] |= around
    if tile == GREENERY:
        masks[GREENERY_MASK] |= here
        masks[NEAR_GREENERY] |= around
    elif tile in (CITY, CAPITAL):
        masks[CITY_MASK] |= here
        masks[NEAR_CITY] |= around


def claim(s: Table, p: int, site: int) -> None:
    s.masks[CLAIMED] |= 1 << site
    s.masks[OWN_CLAIM + p] |= 1 << site


def oceans_around(s: Table, site: int) -> int:
    return (AROUND[site] & s.masks[OCEAN_MASK]).bit_count()


def orbit(place: int) -> int:
    return GANYMEDE if place == ON_GANYMEDE else PHOBOS


def tiles_of(s: Table, p: int) -> int:
    """Own tiles, cities in orbit included; a claim is no tile."""
    return s.masks[OWN + p].bit_count() + (s.owner[GANYMEDE] == p) + (s.owner[PHOBOS] == p)
