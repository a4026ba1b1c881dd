"""What a player would do without thinking: how much each answer is liked, for bots that complete what they began."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars.bots.nearness import longing
from cinqmars.games.on_mars.bots.outlook import REACHED, appeals, open_sites, plot
from cinqmars.games.on_mars.components import (
    AROUND,
    BLUEPRINT_OP,
    BLUEPRINT_SPACE,
    BOTS_SPACE,
    BUILDING_COST,
    CONTRACT_NEEDS,
    CRYSTAL,
    DISTANCE,
    LARGE,
    MINERAL,
    N_BASIC,
    N_GOODS,
    N_HEXES,
    N_RESOURCES,
    N_SCIENTISTS,
    N_TYPES,
    NONE,
    S_BLUEPRINT,
    S_UPGRADE,
    SHELTER,
    SPACE_OP,
    STEPS,
    TECH_SPACE,
    TOWARDS,
    UPGRADES_A,
    WAREHOUSE,
    WAREHOUSE_SPACES,
)
from cinqmars.games.on_mars.hexes import bots_of, connected, held_by, kind_of, rover_at, size_at
from cinqmars.games.on_mars.kinds import (
    BENEFIT,
    BENEFIT_CRYSTAL,
    BENEFIT_MINERAL,
    BOOST,
    BOT_STEP,
    CONSTRUCT,
    CREW,
    DELIVER,
    DEVELOP,
    GAIN,
    HIRE,
    LABORATORY,
    LEARN,
    MORE,
    MOVE,
    NO,
    OBTAIN,
    PAY,
    PRICE,
    PRODUCE,
    RECRUIT,
    REFILL,
    REPAY,
    RETRIEVE,
    REWARD,
    ROVER_STEP,
    SITE,
    SPACE,
    SPEED,
    SPEND,
    TAKE,
    TRAVEL,
    TURN,
    UPGRADE,
    USE,
    WAREHOUSE_KIND,
)
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any
from cinqmars.games.on_mars.possible.laboratory import cannot_learn_any
from cinqmars.games.on_mars.possible.stock import capacity, fetchable, storage
from cinqmars.games.on_mars.possible.tiles import cannot_take
from cinqmars.games.on_mars.state import Table
from cinqmars.games.on_mars.technology import best_level

OWN_CHOICES = (TURN, TRAVEL, REPAY)


def follow(s: Table, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
    """The answer liked most, unless a choice of its own begins."""
    if kind in OWN_CHOICES:
        return None
    likes = liking(s, seat, kind, opts, ctx)
    return opts[likes.index(max(likes))]


def liking(s: Table, c: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> list[float]:
    if kind == MOVE:
        return move_likes(s, c, opts, ctx)
    if kind == SITE:
        return [site_like(s, c, h, ctx) for h in opts]
    return [like(s, c, kind, arg, ctx) for arg in opts]


def like(s: Table, c: int, kind: int, arg: int, ctx: tuple[Any, ...]) -> float:
    """How much one answer is liked; 1 is neutral, and "no" where something useful could be had is less."""
    if kind == PRICE:
        return 2.0 if arg == (ctx[1] if s.crystals[c] < 3 else 0) else 1.0
    if kind == PAY:
        return 0.1 if arg == MINERAL else 1.0 + s.goods[c * N_RESOURCES + arg]
    if kind == SPEND:
        return 2.0 if arg == NO else 1.0
    if kind in (TAKE, REWARD, DELIVER, RECRUIT, MORE):
        return 2.0 if arg else 0.5
    if kind == BOOST:
        return 1.0 if arg else 2.0
    if kind == USE:
        return 0.5 if not arg else 2.0 if arg - 1 == c else 1.5
    if kind == CREW:
        return 2.0 if arg == (1 if len(bots_of(s, c)) < 2 else 0) else 1.0
    if kind == RETRIEVE:
        return 0.5 if not arg else 1.0 + 0.1 * arg
    if kind == BENEFIT:
        return benefit_like(s, c, arg)
    if kind == SPACE:
        return space_like(s, c, arg)
    if arg == NO and kind not in (LABORATORY, REFILL):
        return 1.0
    return card_like(s, c, kind, arg, ctx) + (longing(s, kind, arg) if s.n == 1 else 0.0)


def card_like(s: Table, c: int, kind: int, arg: int, ctx: tuple[Any, ...]) -> float:
    """Cards, tiles and buildings; above 1 it is better than nothing."""
    if kind == OBTAIN:
        return obtain_like(s, c, arg - 1, bool(ctx[1]))
    if kind == UPGRADE:
        return 2.0 + BLUEPRINT_OP[arg - 1]
    if kind == LEARN:
        return 0.8 if ctx[0] and s.home[c] < 2 else 2.0 - 0.05 * arg
    if kind == DEVELOP:
        return develop_like(arg - 1, bool(ctx[1]) and s.home[c] < 2)
    if kind == WAREHOUSE_KIND:
        return fetch_like(s, c, WAREHOUSE[arg - 1], bool(ctx[1]))
    if kind == CONSTRUCT:
        return construct_like(s, c, arg - 1)
    if kind == HIRE:
        return hire_like(s, c, s.board[arg - 1])
    if kind == REFILL:
        return contract_like(s, c, arg)
    if kind == GAIN:
        return 2.0 if s.goods[c * N_RESOURCES + arg - 1] < storage(s, c) else 0.5
    if kind == PRODUCE:
        return fetch_like(s, c, CRYSTAL if arg - 1 == SHELTER else arg - 1, True)
    return 1.0


def space_like(s: Table, c: int, space: int) -> float:
    """By the bonus of a turn order space."""
    if space in WAREHOUSE_SPACES:
        return 2.0 if fetchable(s, c) else 1.0
    if space == TECH_SPACE:
        return 1.0 if cannot_learn_any(s, c) else 2.2
    if space == BOTS_SPACE:
        return 1.6
    if space == BLUEPRINT_SPACE:
        waiting = [b for b in held_by(s, c) if s.built[b] == NONE]
        return 1.0 if cannot_obtain_any(s, c) else 2.2 - 0.4 * len(waiting)
    return 1.0


def benefit_like(s: Table, c: int, arg: int) -> float:
    if arg == BENEFIT_MINERAL:
        return 2.5 if s.goods[c * N_RESOURCES] < storage(s, c) else 0.5
    if arg == BENEFIT_CRYSTAL:
        return 2.0 if s.crystals[c] + s.pending[c] < capacity(s, c) else 0.5
    return 1.0


def obtain_like(s: Table, c: int, b: int, sending: bool) -> float:
    """Blueprints that can be built soon; not more than two unbuilt ones."""
    waiting = [a for a in held_by(s, c) if s.built[a] == NONE]
    if len(waiting) >= (1 if sending else 2):
        return 0.5
    kind = kind_of(c, UPGRADES_A[b])
    sizes = [size_at(s, h) for h in range(N_HEXES) if s.building[h] == kind and s.marker[h] == NONE]
    if not sizes or (b >= N_BASIC and max(sizes) < LARGE):
        return 0.6
    return (
        2.0
        + (1.0 if b >= N_BASIC else 0.0)
        - 0.3 * len([a for a in waiting if UPGRADES_A[a] == UPGRADES_A[b]])
    )


def develop_like(step: int, costly: bool) -> float:
    origin, target = STEPS[step]
    gain = SPACE_OP[target] - SPACE_OP[origin]
    return (0.8 if costly else 1.1) + 0.2 * gain + (0.5 if target in (S_UPGRADE, S_BLUEPRINT) else 0.0)


def fetch_like(s: Table, c: int, good: int, sending: bool) -> float:
    if sending and s.home[c] < 2:
        return 0.8
    if good == CRYSTAL:
        return 1.5
    return 2.0 - 0.3 * s.goods[c * N_RESOURCES + good] + 0.05 * good


def construct_like(s: Table, c: int, building: int) -> float:
    """What the colony needs first, then what joins a complex, then shelters."""
    if building == SHELTER:
        return 3.0
    if building == 0:
        return 2.0
    needed = s.lss[building - 1] < s.level + 1
    return (
        (5.0 if needed else 2.0)
        + (1.0 if s.lss[building - 1] == 1 else 0.0)
        - 0.01 * len(BUILDING_COST[building])
    )


def site_like(s: Table, c: int, h: int, ctx: tuple[Any, ...]) -> float:
    if ctx[0] == "construct":
        building = ctx[1]
        joined = connected(s, kind_of(c, building), h)
        return (
            1.0
            + joined
            - (0.2 if s.occupied[h] else 0.0)
            - (0.1 if s.tile[h] != NONE or s.crystal[h] else 0.0)
        )
    if ctx[0] == "upgrade":
        return 1.0 + size_at(s, h)
    away = min([DISTANCE[h][rover_at(s, q)] for q in range(s.k) if q != c])
    return 1.0 + 0.1 * away


def hire_like(s: Table, c: int, card: int) -> float:
    if card < N_SCIENTISTS:
        scored = sum(
            [1 for b in range(len(s.built)) if s.holder[b] >= 0 and UPGRADES_A[b] == (card + 1) % N_TYPES]
        )
        return 2.0 + scored
    return contract_like(s, c, card - N_SCIENTISTS)


def contract_like(s: Table, c: int, x: int) -> float:
    """The less is missing the better."""
    needs = CONTRACT_NEEDS[x]
    missing = sum([max(0, needs[g] - stock(s, c, g)) for g in range(N_GOODS)])
    return 2.5 - missing if sum(needs) else 0.6


def stock(s: Table, c: int, good: int) -> int:
    return s.crystals[c] + s.pending[c] if good == CRYSTAL else s.goods[c * N_RESOURCES + good]


# Movement


def move_likes(s: Table, c: int, opts: list[int], ctx: tuple[Any, ...]) -> list[float]:
    """The rover towards what it can take, bots towards the best building ground; never for crystals."""
    bots, rover, gathering = ctx[0], ctx[1], ctx[3]
    aim = rover_aim(s, c)
    appeal = appeals(s, c) if bots > 0 else []
    sites = open_sites(s, c) if bots > 0 else []
    found: list[float] = []
    for arg in opts:
        if arg == NO:
            found.append(1.0)
        elif arg >= SPEED:
            near = aim != NONE and rover < DISTANCE[rover_at(s, c)][aim] <= rover + best_level(s, c, 5)
            found.append(1.5 if near else 0.3)
        elif arg >= ROVER_STEP:
            found.append(rover_like(s, c, arg - ROVER_STEP, aim, rover))
        else:
            found.append(bot_like(s, c, arg - BOT_STEP, bots, bool(gathering), sites, appeal))
    return found


def rover_aim(s: Table, c: int) -> int:
    """The nearest tile worth taking, or crystal."""
    start = rover_at(s, c)
    best = NONE
    for h in range(N_HEXES):
        if h == start or (s.occupied[h] and not s.crystal[h]):
            continue
        wanted = s.crystal[h] or (s.tile[h] != NONE and not cannot_take(s, c, s.tile[h]))
        if wanted and (best == NONE or DISTANCE[start][h] < DISTANCE[start][best]):
            best = h
    return best


def rover_like(s: Table, c: int, direction: int, aim: int, points: int) -> float:
    start = rover_at(s, c)
    target = TOWARDS[start][direction]
    if points <= 0 and target != aim:
        return 0.4
    if s.tile[start] != NONE and start == s.rover[c] and not cannot_take(s, c, s.tile[start]):
        return 0.4  # it stands on something already
    if aim == NONE:
        return 0.5
    return 1.5 if DISTANCE[target][aim] < DISTANCE[start][aim] else 0.4


def bot_like(
    s: Table, c: int, step: int, points: int, gathering: bool, sites: list[int], appeal: list[float]
) -> float:
    """Only bots that cannot build or upgrade anything worth while where they stand."""
    h, direction = divmod(step, 6)
    target = TOWARDS[h][direction]
    if points <= 0:
        return 0.3
    if s.tile[target] != NONE and not gathering:
        return 0.2
    return 0.8 + 0.5 * (ground(s, c, target, sites, appeal) - ground(s, c, h, sites, appeal))


def ground(s: Table, c: int, h: int, sites: list[int], appeal: list[float]) -> float:
    """How useful a bot is on a hex: what it could construct, and the buildings of one's plans around."""
    worth = plot(s, c, REACHED[h], sites, appeal)
    plans = [b for b in held_by(s, c) if s.built[b] == NONE]
    if plans:
        for a in AROUND[h]:
            if s.building[a] != NONE and s.marker[a] == NONE:
                for b in plans:
                    if s.building[a] == kind_of(c, UPGRADES_A[b]) and (b < N_BASIC or size_at(s, a) >= LARGE):
                        worth = max(worth, 1.5 * BLUEPRINT_OP[b])
    return worth
