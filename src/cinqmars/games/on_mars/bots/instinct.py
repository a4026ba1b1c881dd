"""What a player would do without thinking: how much each thing is liked, for bots that complete what they began."""

from __future__ import annotations

from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.bots.outlook import REACHED, appeals, open_sites, plot
from cinqmars.games.on_mars.hexes import connected, held_by, kind_of, rover_at, size_at
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any
from cinqmars.games.on_mars.possible.laboratory import cannot_learn_any
from cinqmars.games.on_mars.possible.movement import BOT_STEP, ROVER_STEP, SPEED
from cinqmars.games.on_mars.possible.stock import capacity, fetchable, storage
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.games.on_mars.technology import best_level

LAST_BENEFITS: Final = [space for space in box.SPACE_GIVES if box.LEVEL[space] == 5]


def space(s: OnMarsState, c: int, which: int) -> float:
    """By the bonus of a turn order space."""
    if which in box.WAREHOUSE_SPACES:
        return 2.0 if fetchable(s, c) else 1.0
    if which == box.TECH_SPACE:
        return 1.0 if cannot_learn_any(s, c) else 2.2
    if which == box.BOTS_SPACE:
        return 1.6
    if which == box.BLUEPRINT_SPACE:
        waiting = [b for b in held_by(s, c) if s.built[b] == box.NONE]
        return 1.0 if cannot_obtain_any(s, c) else 2.2 - 0.4 * len(waiting)
    return 1.0


def mineral(s: OnMarsState, c: int) -> float:
    return 2.5 if s.goods[c * box.N_RESOURCES] < storage(s, c) else 0.5


def crystal(s: OnMarsState, c: int) -> float:
    return 2.0 if s.crystals[c] + s.pending[c] < capacity(s, c) else 0.5


def obtain(s: OnMarsState, c: int, b: int, sending: bool) -> float:
    """Blueprints that can be built soon; not more than two unbuilt ones."""
    waiting = [a for a in held_by(s, c) if s.built[a] == box.NONE]
    if len(waiting) >= (1 if sending else 2):
        return 0.5
    kind = kind_of(c, box.UPGRADES_A[b])
    sizes = [size_at(s, h) for h in range(box.N_HEXES) if s.building[h] == kind and s.marker[h] == box.NONE]
    if not sizes or (b >= box.N_BASIC and max(sizes) < box.LARGE):
        return 0.6
    return (
        2.0
        + (1.0 if b >= box.N_BASIC else 0.0)
        - 0.3 * len([a for a in waiting if box.UPGRADES_A[a] == box.UPGRADES_A[b]])
    )


def develop(step: int, costly: bool) -> float:
    origin, target = box.STEPS[step]
    gain = box.SPACE_OP[target] - box.SPACE_OP[origin]
    return (0.8 if costly else 1.1) + 0.2 * gain + (0.5 if target in LAST_BENEFITS else 0.0)


def fetch(s: OnMarsState, c: int, good: int, sending: bool) -> float:
    if sending and s.home[c] < 2:
        return 0.8
    if good == box.CRYSTAL:
        return 1.5
    return 2.0 - 0.3 * s.goods[c * box.N_RESOURCES + good] + 0.05 * good


def construct(s: OnMarsState, c: int, building: int) -> float:
    """What the colony needs first, then what joins a complex, then shelters."""
    if building == box.SHELTER:
        return 3.0
    if building == 0:
        return 2.0
    needed = s.lss[building - 1] < s.level + 1
    return (
        (5.0 if needed else 2.0)
        + (1.0 if s.lss[building - 1] == 1 else 0.0)
        - 0.01 * len(box.BUILDING_COST[building])
    )


def building_site(s: OnMarsState, c: int, building: int, h: int) -> float:
    joined = connected(s, kind_of(c, building), h)
    return (
        1.0
        + joined
        - (0.2 if s.occupied[h] else 0.0)
        - (0.1 if s.tile[h] != box.NONE or s.crystal[h] else 0.0)
    )


def upgrade_site(s: OnMarsState, h: int) -> float:
    return 1.0 + size_at(s, h)


def exploration_site(s: OnMarsState, c: int, h: int) -> float:
    """Away from the others' rovers."""
    return 1.0 + 0.1 * min([box.DISTANCE[h][rover_at(s, q)] for q in range(s.k) if q != c])


def hire(s: OnMarsState, c: int, card: int) -> float:
    if card < box.N_SCIENTISTS:
        scored = sum(
            [
                1
                for b in range(len(s.built))
                if s.holder[b] >= 0 and box.UPGRADES_A[b] == (card + 1) % box.N_TYPES
            ]
        )
        return 2.0 + scored
    return contract(s, c, card - box.N_SCIENTISTS)


def contract(s: OnMarsState, c: int, x: int) -> float:
    """The less is missing the better."""
    needs = box.CONTRACT_NEEDS[x]
    missing = sum([max(0, needs[g] - stock(s, c, g)) for g in range(box.N_GOODS)])
    return 2.5 - missing if sum(needs) else 0.6


def stock(s: OnMarsState, c: int, good: int) -> int:
    return s.crystals[c] + s.pending[c] if good == box.CRYSTAL else s.goods[c * box.N_RESOURCES + good]


# Movement


def steps(s: OnMarsState, c: int, opts: list[int], bots: int, rover: int, gathering: bool) -> list[float]:
    """The rover towards what it can take, bots towards the best building ground; never for crystals."""
    aim = rover_aim(s, c)
    appeal = appeals(s, c) if bots > 0 else []
    sites = open_sites(s, c) if bots > 0 else []
    found: list[float] = []
    for arg in opts:
        if arg == NO:
            found.append(1.0)
        elif arg >= SPEED:
            near = aim != box.NONE and rover < box.DISTANCE[rover_at(s, c)][aim] <= rover + best_level(
                s, c, box.ROVER_TECH
            )
            found.append(1.5 if near else 0.3)
        elif arg >= ROVER_STEP:
            found.append(rover_like(s, c, arg - ROVER_STEP, aim, rover))
        else:
            found.append(bot_like(s, c, arg - BOT_STEP, bots, gathering, sites, appeal))
    return found


def rover_aim(s: OnMarsState, c: int) -> int:
    """The nearest tile worth taking, or crystal."""
    start = rover_at(s, c)
    best = box.NONE
    for h in range(box.N_HEXES):
        if h == start or (s.occupied[h] and not s.crystal[h]):
            continue
        wanted = s.crystal[h] or (s.tile[h] != box.NONE and not cannot_take(s, c, s.tile[h]))
        if wanted and (best == box.NONE or box.DISTANCE[start][h] < box.DISTANCE[start][best]):
            best = h
    return best


def rover_like(s: OnMarsState, c: int, direction: int, aim: int, points: int) -> float:
    start = rover_at(s, c)
    target = box.TOWARDS[start][direction]
    if points <= 0 and target != aim:
        return 0.4
    if s.tile[start] != box.NONE and start == s.rover[c] and not cannot_take(s, c, s.tile[start]):
        return 0.4  # it stands on something already
    if aim == box.NONE:
        return 0.5
    return 1.5 if box.DISTANCE[target][aim] < box.DISTANCE[start][aim] else 0.4


def bot_like(
    s: OnMarsState, c: int, step: int, points: int, gathering: bool, sites: list[int], appeal: list[float]
) -> float:
    """Only bots that cannot build or upgrade anything worth while where they stand."""
    h, direction = divmod(step, 6)
    target = box.TOWARDS[h][direction]
    if points <= 0:
        return 0.3
    if s.tile[target] != box.NONE and not gathering:
        return 0.2
    return 0.8 + 0.5 * (ground(s, c, target, sites, appeal) - ground(s, c, h, sites, appeal))


def ground(s: OnMarsState, c: int, h: int, sites: list[int], appeal: list[float]) -> float:
    """How useful a bot is on a hex: what it could construct, and the buildings of one's plans around."""
    worth = plot(s, c, REACHED[h], sites, appeal)
    plans = [b for b in held_by(s, c) if s.built[b] == box.NONE]
    if plans:
        for a in box.AROUND[h]:
            if s.building[a] != box.NONE and s.marker[a] == box.NONE:
                for b in plans:
                    if s.building[a] == kind_of(c, box.UPGRADES_A[b]) and (
                        b < box.N_BASIC or size_at(s, a) >= box.LARGE
                    ):
                        worth = max(worth, 1.5 * box.BLUEPRINT_OP[b])
    return worth
