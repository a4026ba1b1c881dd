"""The questions of the game: what each argument means. Where a question may be declined or closed, 0 does it."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import bare

from .components import (
    CARDS_OF_EACH,
    MAX_PLAYERS,
    N_CONTRACTS,
    N_FIELDS,
    N_LEVELLED,
    N_MATERIALS,
    N_PLACES,
    N_RESEARCH,
)

NO: Final = 0
OF_EACH: Final = CARDS_OF_EACH  # the k-th card of a material, from 0, is material * OF_EACH + k
OPEN_EACH: Final = 5  # proposals that a seat may have on the table at once
OFFERS: Final = OPEN_EACH * MAX_PLAYERS
EVERYBODY: Final = MAX_PLAYERS  # as a partner

PROSPECT: Final = 0  # material of the mine
PICK: Final = 1  # k-th card of a material
TARGET: Final = 2  # seat
CONTEST: Final = 3  # field
TAKE: Final = 4  # material
SEIZE: Final = 5  # contract
DESTROY: Final = 6  # place
STEAL: Final = 7  # R&D card
RAID: Final = 8  # 1 + seat
ROLL: Final = 9  # 1: roll, or roll again
AIM: Final = 10  # place
RATE: Final = 11  # material
EXCHANGE: Final = 12  # see below
PARTNER: Final = 13  # seat, or EVERYBODY
GIVE: Final = 14  # 1 + k-th card of a material
WANT: Final = 15  # 1 + k-th card of a material
UNLOAD: Final = 16  # k-th card of a material
BUILD: Final = 17  # see below
BREAK: Final = 18  # contract
BORROW: Final = 19  # 1 + seat
MOVE: Final = 20  # 1 + place, which a colonist leaves or goes to; 0 ends the turn
SWITCH_OFF: Final = 21  # place
LOSE: Final = 22  # 0: a colonist on a habitation, 1 + place
DISCARD: Final = 23  # k-th card of a material

# arguments of EXCHANGE; a pair is numbered like the contract that gives and gets the same
EARTH: Final = 1  # + pair
CONTRACT: Final = EARTH + N_CONTRACTS  # + pair
OPEN_CARGO: Final = CONTRACT + N_CONTRACTS
OFFER: Final = OPEN_CARGO + 1
STAY_OUT: Final = OFFER + 1  # no trade with this seat before the next turn
ACCEPT: Final = STAY_OUT + 1  # + number of the proposal, and so are those below
REFUSE: Final = ACCEPT + OFFERS
COUNTER: Final = REFUSE + OFFERS
WITHDRAW: Final = COUNTER + OFFERS

# arguments of BUILD: 1 + type for the next level of a type, then these
BUILD_MINE: Final = 1 + N_LEVELLED  # + material
BUY: Final = BUILD_MINE + N_MATERIALS  # + contract

KINDS: Final = (
    bare("prospect", N_MATERIALS),
    bare("pick", N_MATERIALS * OF_EACH),
    bare("target", MAX_PLAYERS),
    bare("contest", N_FIELDS),
    bare("take", N_MATERIALS),
    bare("seize", N_CONTRACTS),
    bare("destroy", N_PLACES),
    bare("steal", N_RESEARCH),
    bare("raid", 1 + MAX_PLAYERS),
    bare("roll", 2),
    bare("aim", N_PLACES),
    bare("rate", N_MATERIALS),
    bare("exchange", WITHDRAW + OFFERS),
    bare("partner", 1 + MAX_PLAYERS),
    bare("give", 1 + N_MATERIALS * OF_EACH),
    bare("want", 1 + N_MATERIALS * OF_EACH),
    bare("unload", N_MATERIALS * OF_EACH),
    bare("build", BUY + N_CONTRACTS),
    bare("break", N_CONTRACTS),
    bare("borrow", 1 + MAX_PLAYERS),
    bare("move", 1 + N_PLACES),
    bare("switch-off", N_PLACES),
    bare("lose", 1 + N_PLACES),
    bare("discard", N_MATERIALS * OF_EACH),
)

# asked before all: what they are about lies open
ALOUD: Final = (
    PROSPECT,
    TARGET,
    CONTEST,
    TAKE,
    SEIZE,
    DESTROY,
    STEAL,
    RAID,
    ROLL,
    AIM,
    RATE,
    EXCHANGE,
    BUILD,
    BREAK,
    BORROW,
    MOVE,
    SWITCH_OFF,
    LOSE,
)
