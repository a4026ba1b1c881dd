"""The questions of the game: what each argument means. In every optional kind 0 is "no", or "no more"."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import bare

from .board import N_HEXES
from .cards.index import FIRST_PRELUDE, N_CARDS, N_PROJECTS
from .components import N_AWARDS, N_MILESTONES, N_OWNERS, N_RESOURCES, N_STANDARD

NO: Final = 0

INCORPORATE: Final = 0  # corporation
KEEP: Final = 1  # card: the next one that is kept
BUY: Final = 2  # 1 + card: the next one that is bought
DRAFT: Final = 3  # card
PRELUDE: Final = 4  # prelude to play
ACT: Final = 5  # see below
PAY: Final = 6  # how many units of the means in question
SELL: Final = 7  # 1 + card
CHOOSE: Final = 8  # alternative
PLACE: Final = 9  # hex
ADD: Final = 10  # card that receives cubes
LOWER: Final = 11  # owner whose production falls
REMOVE: Final = 12  # 1 + alternative * N_OWNERS + owner, or REMOVE_CARD + card
FEED: Final = 13  # card that loses a cube, or MarsBot's M€
DISCARD: Final = 14  # 1 + card
AMOUNT: Final = 15  # how many
PRODUCE: Final = 16  # resource whose production rises
COPY: Final = 17  # card whose production box is copied
PLAY: Final = 18  # card played at once
FUND: Final = 19  # award
GREEN: Final = 20  # 1: one more greenery at the end of the game
ORDER: Final = 21  # effect of a card that comes next

REMOVE_CARD: Final = 1 + 3 * N_OWNERS

# arguments of ACT
PASS: Final = 0
END_TURN: Final = 1
STANDARD: Final = 2  # + standard project
PLANT_GREENERY: Final = STANDARD + N_STANDARD
BURN_HEAT: Final = PLANT_GREENERY + 1
CLAIM: Final = BURN_HEAT + 1  # + milestone
FINANCE: Final = CLAIM + N_MILESTONES  # + award
PLAY_CARD: Final = FINANCE + N_AWARDS  # + project
USE_CARD: Final = PLAY_CARD + N_PROJECTS  # + project or corporation
N_ACTS: Final = USE_CARD + FIRST_PRELUDE

MOST: Final = 100  # units of one means, or an amount

KINDS: Final = (
    bare("incorporate", N_CARDS),
    bare("keep", N_CARDS),
    bare("buy", 1 + N_CARDS),
    bare("draft", N_CARDS),
    bare("prelude", N_CARDS),
    bare("act", N_ACTS),
    bare("pay", MOST),
    bare("sell", 1 + N_CARDS),
    bare("choose", 4),
    bare("place", N_HEXES),
    bare("add", N_CARDS),
    bare("lower", N_OWNERS),
    bare("remove", REMOVE_CARD + N_CARDS),
    bare("feed", N_CARDS + 1),
    bare("discard", 1 + N_CARDS),
    bare("amount", MOST),
    bare("produce", N_RESOURCES),
    bare("copy", N_CARDS),
    bare("play", N_CARDS),
    bare("fund", N_AWARDS),
    bare("green", 2),
    bare("order", 8),
)

# asked before all: what they are about lies open
ALOUD: Final = (
    PRELUDE,
    ACT,
    CHOOSE,
    PLACE,
    ADD,
    LOWER,
    REMOVE,
    FEED,
    AMOUNT,
    PRODUCE,
    COPY,
    FUND,
    GREEN,
    ORDER,
)
