"""Tiles on Mars: where each may go, and the masks that say so at a glance."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import board
from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import state as st
from cinqmars.games.terraforming_mars.board import hexes_of
from cinqmars.games.terraforming_mars.cards import programs as op
from cinqmars.games.terraforming_mars.state import TerraformingState


def free(s: TerraformingState, p: int) -> int:
    """Hexes without a tile that no other player has claimed."""
    masks = s.masks
    return ~masks[st.TILE_MASK] & ~(masks[st.CLAIMED] & ~masks[st.OWN_CLAIM + p])


def allowed(s: TerraformingState, p: int, place: int) -> int:  # rules: T1 to T12
    """The hexes on which `p` may put such a tile."""
    masks = s.masks
    if place == op.FOR_OCEAN:
        return board.OCEAN_HEXES & ~masks[st.TILE_MASK]
    land = board.LAND & free(s, p)
    if place == op.FOR_GREENERY:
        return land & masks[st.NEAR_OWN + p] or land
    if place == op.FOR_CITY:
        return land & ~masks[st.NEAR_CITY]
    if place == op.ON_LAND:
        return land
    if place == op.ISOLATED:
        return land & ~masks[st.NEAR_TILE]
    if place == op.ON_VOLCANO:
        return land & board.VOLCANIC
    if place == op.ON_NOCTIS:
        return board.NOCTIS & ~masks[st.TILE_MASK]
    if place == op.BESIDE_GREENERY:
        return land & masks[st.NEAR_GREENERY]
    if place == op.BESIDE_CITY:
        return land & masks[st.NEAR_CITY]
    if place == op.ON_METAL:
        return land & board.METAL_HEXES
    if place == op.ON_METAL_BESIDE_OWN:
        return land & board.METAL_HEXES & masks[st.NEAR_OWN + p]
    return beside_two_cities(s, land)


def beside_two_cities(s: TerraformingState, land: int) -> int:
    cities = s.masks[st.CITY_MASK]
    found = 0
    for site in hexes_of(land & s.masks[st.NEAR_CITY]):
        if (board.AROUND[site] & cities).bit_count() >= 2:
            found |= 1 << site
    return found


def unclaimed(s: TerraformingState) -> int:  # rules: T13
    """Free land that nobody has claimed."""
    return board.LAND & ~s.masks[st.TILE_MASK] & ~s.masks[st.CLAIMED]


def oceans_left(s: TerraformingState) -> bool:
    return s.params[box.OCEANS] < box.MAXIMUM[box.OCEANS]


def reaches_ocean(s: TerraformingState, steps: int) -> bool:
    """Whether so many steps of temperature bring an ocean."""
    return s.params[box.TEMPERATURE] < box.OCEAN_BONUS <= s.params[box.TEMPERATURE] + steps and oceans_left(s)


def reaches_temperature(s: TerraformingState, steps: int) -> bool:
    """Whether so many steps of oxygen bring temperature, and with it an ocean."""
    return s.params[box.OXYGEN] < box.TEMPERATURE_BONUS <= s.params[box.OXYGEN] + steps and reaches_ocean(
        s, 1
    )


def lay(s: TerraformingState, p: int, tile: int, site: int) -> None:
    """Put the tile down. `p` is the owner, or -1 for an ocean."""
    s.tile[site] = tile
    s.owner[site] = p
    if site < board.N_HEXES:
        mark(s, p, tile, site)
    if tile in (box.CITY, box.CAPITAL):
        s.cities[p] += 1
    elif tile == box.GREENERY:
        s.greeneries[p] += 1


def mark(s: TerraformingState, p: int, tile: int, site: int) -> None:
    masks, here, around = s.masks, 1 << site, board.AROUND[site]
    masks[st.TILE_MASK] |= here
    masks[st.NEAR_TILE] |= around
    if tile == box.OCEAN:
        masks[st.OCEAN_MASK] |= here
        masks[st.NEAR_OCEAN] |= around
        return
    masks[st.OWN + p] |= here
    masks[st.NEAR_OWN + p] |= around
    if tile == box.GREENERY:
        masks[st.GREENERY_MASK] |= here
        masks[st.NEAR_GREENERY] |= around
    elif tile in (box.CITY, box.CAPITAL):
        masks[st.CITY_MASK] |= here
        masks[st.NEAR_CITY] |= around


def claim(s: TerraformingState, p: int, site: int) -> None:
    s.masks[st.CLAIMED] |= 1 << site
    s.masks[st.OWN_CLAIM + p] |= 1 << site


def oceans_around(s: TerraformingState, site: int) -> int:
    return (board.AROUND[site] & s.masks[st.OCEAN_MASK]).bit_count()


def orbit(place: int) -> int:
    return board.GANYMEDE if place == op.ON_GANYMEDE else board.PHOBOS


def tiles_of(s: TerraformingState, p: int) -> int:
    """Own tiles, cities in orbit included; a claim is no tile."""
    return s.masks[st.OWN + p].bit_count() + (s.owner[board.GANYMEDE] == p) + (s.owner[board.PHOBOS] == p)
