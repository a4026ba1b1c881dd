"""The questions of the game: what each argument means. In every optional kind 0 is "no", or "no more"."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import bare

from .components import (
    COLONISTS,
    EXPLORATION,
    GRID,
    MAX_PLAYERS,
    N_ACTIONS,
    N_BLUEPRINTS,
    N_CONTRACTS,
    N_EXECUTIVE,
    N_GOALS,
    N_GOODS,
    N_HEXES,
    N_LSS,
    N_ORDER,
    N_RESOURCES,
    N_SCIENTISTS,
    N_SLOTS,
    N_STEPS,
    N_TYPES,
    SHIPS,
    WAREHOUSE,
)

NO: Final = 0

SPACE: Final = 0  # turn order space
LAUNCH: Final = 1  # side
TURN: Final = 2  # see below
PRICE: Final = 3  # colonists; the rest in crystals
PAY: Final = 4  # resource
SPEND: Final = 5  # 0: crystals; 1 + private goal
OBTAIN: Final = 6  # 1 + blueprint
LEARN: Final = 7  # 1 + grid space
LABORATORY: Final = 8  # space of the first column
DEVELOP: Final = 9  # 1 + step
WAREHOUSE_KIND: Final = 10  # 1 + column
MOVE: Final = 11  # see below
CONSTRUCT: Final = 12  # 1 + building type
SITE: Final = 13  # hex
USE: Final = 14  # 1 + company whose technology is used
UPGRADE: Final = 15  # 1 + blueprint
MORE: Final = 16  # 1 + company whose technology is used, or COLONIST
WELCOME: Final = 17  # 1 + depot space
CREW: Final = 18  # 0: colonists only; 1: with a bot
HIRE: Final = 19  # 1 + board space
REFILL: Final = 20  # contract
PUT: Final = 21  # hex, for a piece
BENEFIT: Final = 22  # see below
RETRIEVE: Final = 23  # FROM_WORK, or FROM_SLOT + slot
REPAY: Final = 24  # 0: keep the oxygen; 1 + step
TRAVEL: Final = 25  # 1: travel
EXPLORE: Final = 26  # exploration space
TAKE: Final = 27  # 1: take the tile
REWARD: Final = 28  # 0: developments; 1: the other one
DELIVER: Final = 29  # 1 + contract * N_GOODS + good
RECRUIT: Final = 30  # 1 + resource
GAIN: Final = 31  # 1 + resource
RETURN: Final = 32  # side
RADAR: Final = 33  # exploration space
PRODUCE: Final = 34  # 1 + building type
BOOST: Final = 35  # colonists

# TURN: 0 ends the turn

ACT: Final = 1  # + main action
EXECUTE: Final = ACT + N_ACTIONS  # + depot space
USE_PAID: Final = EXECUTE + N_EXECUTIVE  # + blueprint, for crystals
USE_FREE: Final = USE_PAID + N_BLUEPRINTS  # + blueprint, with a scientist
ACHIEVE: Final = USE_FREE + N_BLUEPRINTS  # + private goal
PLACE: Final = ACHIEVE + N_GOALS  # + contract * N_GOODS + good
TURN_SIZE: Final = PLACE + N_CONTRACTS * N_GOODS

# MOVE: 0 ends the movement

BOT_STEP: Final = 1  # + hex * 6 + direction
ROVER_STEP: Final = BOT_STEP + N_HEXES * 6  # + direction
SPEED: Final = ROVER_STEP + 6  # + company whose rover technology is used

COLONIST: Final = 1 + MAX_PLAYERS

BENEFIT_BOTS: Final = 0
BENEFIT_MINERAL: Final = 1
BENEFIT_CRYSTAL: Final = 2
BENEFIT_COLONIST: Final = 3

FROM_WORK: Final = 1
FROM_SLOT: Final = 2

KINDS: Final = (
    bare("space", N_ORDER),
    bare("launch", 2),
    bare("turn", TURN_SIZE),
    bare("price", COLONISTS + 1),
    bare("pay", N_RESOURCES),
    bare("spend", 1 + N_GOALS),
    bare("obtain", 1 + N_BLUEPRINTS),
    bare("learn", 1 + GRID),
    bare("laboratory", 2),
    bare("develop", 1 + N_STEPS),
    bare("warehouse", 1 + len(WAREHOUSE)),
    bare("move", SPEED + MAX_PLAYERS),
    bare("construct", 1 + N_TYPES),
    bare("site", N_HEXES),
    bare("use", 1 + MAX_PLAYERS),
    bare("upgrade", 1 + N_BLUEPRINTS),
    bare("more", 2 + MAX_PLAYERS),
    bare("welcome", 1 + SHIPS),
    bare("crew", 2),
    bare("hire", 1 + N_SCIENTISTS),
    bare("refill", N_CONTRACTS),
    bare("put", N_HEXES),
    bare("benefit", N_LSS),
    bare("retrieve", 2 + N_SLOTS),
    bare("repay", 1 + N_STEPS),
    bare("travel", 2),
    bare("explore", EXPLORATION),
    bare("take", 2),
    bare("reward", 2),
    bare("deliver", 1 + N_CONTRACTS * N_GOODS),
    bare("recruit", 1 + N_RESOURCES),
    bare("gain", 1 + N_RESOURCES),
    bare("return", 2),
    bare("radar", EXPLORATION),
    bare("produce", 1 + N_TYPES),
    bare("boost", COLONISTS + 1),
)

# asked before all: what they are about lies open
ALOUD: Final = (
    SPACE,
    LAUNCH,
    TURN,
    PRICE,
    OBTAIN,
    LEARN,
    LABORATORY,
    DEVELOP,
    WAREHOUSE_KIND,
    MOVE,
    CONSTRUCT,
    SITE,
    USE,
    UPGRADE,
    MORE,
    WELCOME,
    CREW,
    HIRE,
    PUT,
    BENEFIT,
    RETRIEVE,
    REPAY,
    TRAVEL,
    EXPLORE,
    DELIVER,
    RECRUIT,
    GAIN,
    RETURN,
    PRODUCE,
    BOOST,
)
