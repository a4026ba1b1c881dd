"""What effects can be applied to."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.cards import TILES_OF
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.state import BROKEN, NONE, OPEN, MartiansState, is_shut


def group(facility: int) -> list[int]:
    if facility == fx.OXYGENATORS:
        return c.MAKES_OXYGEN
    if facility == fx.SOLARS:
        return c.MAKES_ENERGY
    return [facility]


def can_lose(s: MartiansState, e: fx.Effect, a: int) -> bool:  # rules: D8
    """Is there what an effect takes from the reserve, the hold, or astronaut `a`?"""
    if isinstance(e, fx.Lose):
        return s.reserve[e.resource] >= e.n
    if isinstance(e, fx.LosePart):
        return sum(s.parts[: c.N_PARTS]) >= e.n
    if isinstance(e, fx.LoseSample):
        return (0 if e.where == fx.FROM_MAP else s.samples[0]) + sum(s.zone_samples) >= e.n
    if isinstance(e, fx.DiscardUpgrade):
        return len(discardable(s)) > 0
    return not isinstance(e, fx.MoraleTokens) or e.who != fx.ACTIVE or s.tokens[a] >= -e.n


def can_pay(s: MartiansState, option: fx.Option, a: int) -> bool:  # rules: D8
    """Is there what an option costs, its effects included?"""
    if s.reserve[option.resource] < option.n or (option.part != fx.NO_PART and not s.parts[option.part]):
        return False
    return all([can_lose(s, e, a) for e in option.then])


def discardable(s: MartiansState) -> list[int]:  # rules: E9, S1
    """Installed upgrades; below four astronauts the Auto-Scanner is none."""
    kept = c.AUTO_SCANNER if s.crew < c.MAX_CREW else NONE
    return [u for u in range(c.N_UPGRADES) if s.installed >> u & 1 and u != kept]


def may_grow(s: MartiansState, farm: int, i: int) -> bool:  # rules: P8
    if is_shut(s, c.FARMS[farm]):
        return False
    if i == c.GROWTH - 1:
        return s.plants[farm] < s.greenhouses[farm]
    return not s.growth[farm] >> i + 1 & 1


def mendable(s: MartiansState) -> list[int]:  # rules: X17
    """Broken slots that an effect can repair: not those whose repair is declared, with a part of its own."""
    planned = [target - targets.REPAIR for target in s.target[s.step :]]
    return [
        slot
        for slot in range(c.N_SLOTS)
        if s.slots[slot] == BROKEN and slot not in planned and not is_shut(s, slot // c.N_PARTS)
    ]


def shuttable(s: MartiansState, resource: int) -> list[int]:  # rules: P5, P6, P8
    """Facilities that use the resource and have no tile of it; none if the tiles have run out."""
    down = sum([state != OPEN for state in s.shut[resource::2]])
    if down >= TILES_OF[resource]:
        return []
    uses = c.USES[resource]
    return [f for f in range(c.N_FACILITIES) if s.built[f] and uses[f] and s.shut[2 * f + resource] == OPEN]


def lowerable(s: MartiansState) -> list[int]:
    """Tracks that can go down: one at the end stays there until its malfunction is resolved."""
    return [b for b in range(c.N_BLOCKS) if 0 < s.tracks[b] < c.TRACK_END]


def can_pay_skill(s: MartiansState, a: int, number: int) -> bool:  # rules: A2, A3, A13
    return bool(
        s.unlocked[a] >> number & 1
        and not s.skills[a] >> number & 1
        and not s.suffering[a] >> c.MIGRAINE & 1
        and s.tokens[a] >= c.SKILL_COST[s.profession[a] * 4 + number]
    )
