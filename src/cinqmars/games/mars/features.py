"""A position as numbers, for learners: what a seat knows, its own colony first."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.features import Feature, Layout, by_seat, numbered, put, put_bits

from . import components as c
from .cards import research as cards
from .cards.events import EVENTS
from .hidden import sees_hand
from .state import (
    EVENT,
    EVERYBODY,
    GIVES,
    KEPT,
    MAKER,
    OVER,
    REFUSED,
    REPLY,
    STRIDE,
    TO,
    UNDER_1,
    UNDER_2,
    MarsState,
)

SEATS: Final = c.MAX_PLAYERS
OFFERS: Final = 6  # proposals that are told
IN_PLAY: Final = 2  # of an R&D card; 1 is one that is kept
AMOUNTS: Final = 2 * c.N_MATERIALS

GENERAL: Final = (
    Feature("phase", OVER + 1, about="which phase it is"),
    Feature("players", 1, SEATS, "at the table"),
    Feature("round", 1, 30, "its number, 0 before the first"),
    Feature("rounds-left", 1, 30, "after this one"),
    Feature("target", 1, 15, "points that win"),
    Feature("revised", about="by the revised rules"),
    Feature("settlers", 1, c.COLONISTS, "colonists in the supply"),
    Feature("supply-pack", 1, 25, "cards in it"),
    Feature("event-deck", 1, 30, "events left"),
    Feature("research-decks", 2, 15, "R&D cards left, by deck"),
    Feature("under-decks", 2, about="a card was put under it, by deck"),
    Feature("die", 1, 2, "face of the die"),
    Feature("swaps", 1, 3, "exchanges that an event allows"),
    Feature("moves", 1, 20, "of colonists in this turn"),
    Feature("new-proposal", about="one was made since the last answer"),
    Feature("turn", SEATS, about="whose turn it is"),
    Feature("first", SEATS, about="who began"),
    Feature("spy", SEATS, about="who looks into a hand"),
    Feature("spied", SEATS, about="whose hand"),
    Feature("reserve", c.N_MATERIALS, c.CARDS_OF_EACH, "cards in the open, by material"),
    Feature("tiles-left", c.MINE_1, 4, "by place, mines apart"),
    Feature("mine-tiles-left", c.N_MATERIALS, 4, "by material"),
    Feature("events-past", len(EVENTS), 3, "discarded, by event"),
    Feature("free-contracts", c.N_CONTRACTS, about="held by nobody"),
    Feature("research-aim", c.N_RESEARCH, c.N_PLACES, "by R&D card in play or kept: 1 + what it is about"),
    Feature("draft", AMOUNTS, 3, "of one's own proposal in the making: gives, then wants, by material"),
)
OFFER: Final = (
    Feature("made-by", SEATS, about="who proposes"),
    Feature("to-me", about="it is for this seat"),
    Feature("to-all", about="it is for everybody"),
    Feature("is-reply", about="it answers another"),
    Feature("i-refused", about="this seat has refused it"),
    Feature("gives-wants", AMOUNTS, 3, "gives, then wants, by material"),
)
PLAYER: Final = (
    Feature("playing", about="the chair is taken"),
    Feature("points", 1, 15, "victory points"),
    Feature("free-colonists", 1, 15, "on the habitations"),
    Feature("colonists", 1, 25, "in all"),
    Feature("capacity", 1, 20, "energy it can use"),
    Feature("consumption", 1, 20, "energy it uses"),
    Feature("borrowed", 1, 5, "energy of others"),
    Feature("storage", 1, 12, "cards it may keep"),
    Feature("science", 1, 6, "of its R&D cards"),
    Feature("hand-size", 1, 15, "material cards in hand"),
    Feature("trades-no-more", about="is out of the exchanges"),
    Feature("proposals-made", 1, 5, "in this turn"),
    Feature("magna", about="has the Magna Carta"),
    Feature("hand-is-seen", about="the next are exact"),
    Feature("hand", c.N_MATERIALS, 6, "by material: exactly if it is seen, else what everybody knows of"),
    Feature("mines", c.N_MATERIALS, 4, "by material"),
    Feature("active-mines", c.N_MATERIALS, 4, "by material"),
    Feature("built", c.N_PLACES, about="by place"),
    Feature("staffed", c.N_PLACES, about="by place: somebody works there"),
    Feature("active", c.N_PLACES, about="by place: it has power"),
    Feature("unmanned", c.N_PLACES, about="by place: nobody needs to work there"),
    Feature("contracts", c.N_CONTRACTS, about="held"),
    Feature("supremacies", c.N_FIELDS, about="held"),
    Feature("research", c.N_RESEARCH, IN_PLAY, "by R&D card: 1 kept, 2 in play"),
)
FEATURES: Final[tuple[Feature, ...]] = (
    *GENERAL,
    *numbered("offer", OFFERS, *OFFER),
    *by_seat(SEATS, *PLAYER),
)
LAYOUT: Final[Layout] = Layout(FEATURES)
AN_OFFER: Final[Layout] = Layout(OFFER)
A_PLAYER: Final[Layout] = Layout(PLAYER)

PLAYERS: Final[int] = LAYOUT.at["players"]
TURN: Final[int] = LAYOUT.at["turn"]
RESERVE: Final[int] = LAYOUT.at["reserve"]
TILES: Final[int] = LAYOUT.at["tiles-left"]
MINE_TILES: Final[int] = LAYOUT.at["mine-tiles-left"]
PAST: Final[int] = LAYOUT.at["events-past"]
FREE_CONTRACTS: Final[int] = LAYOUT.at["free-contracts"]
AIM: Final[int] = LAYOUT.at["research-aim"]
DRAFT: Final[int] = LAYOUT.at["draft"]
FIRST_OFFER: Final[int] = LAYOUT.at["offer-1-made-by"]
OWN: Final[int] = LAYOUT.at["own-playing"]
AMOUNTS_AT: Final[int] = AN_OFFER.at["gives-wants"]
MAGNA: Final[int] = A_PLAYER.at["magna"]
HAND: Final[int] = A_PLAYER.at["hand"]
MINES: Final[int] = A_PLAYER.at["mines"]
ACTIVE_MINES: Final[int] = A_PLAYER.at["active-mines"]
BUILT: Final[int] = A_PLAYER.at["built"]
STAFFED: Final[int] = A_PLAYER.at["staffed"]
ACTIVE: Final[int] = A_PLAYER.at["active"]
UNMANNED: Final[int] = A_PLAYER.at["unmanned"]
CONTRACTS: Final[int] = A_PLAYER.at["contracts"]
SUPREMACIES: Final[int] = A_PLAYER.at["supremacies"]
RESEARCH: Final[int] = A_PLAYER.at["research"]
POINTS: Final[int] = A_PLAYER.at["points"]
CAPACITY: Final[int] = A_PLAYER.at["capacity"]
STORAGE: Final[int] = A_PLAYER.at["storage"]
SCIENCE: Final[int] = A_PLAYER.at["science"]


def encode(s: MarsState, seat: int, out: Any) -> None:
    row = LAYOUT.blank[:]
    general(s, seat, row)
    supply(s, seat, row)
    offers(s, seat, row)
    for k in range(s.n):
        p, at = (seat + k) % s.n, OWN + k * A_PLAYER.size
        colony(s, p, row, at)
        own_hand(s, seat, p, row, at)
    discoveries(s, seat, row)
    held(s, seat, row)
    LAYOUT.write(row, out)


def general(s: MarsState, seat: int, row: list[float]) -> None:
    n = s.n
    begun = (s.turns - 1) // n + 1 if s.phase >= EVENT else 0
    row[s.phase] = 1.0
    put(
        row,
        PLAYERS,
        [
            *(n, begun, s.limit // n - begun, s.target, s.revised),
            *(s.pool, len(s.pack), len(s.events), len(s.research_1), len(s.research_2)),
            *(int(s.under & UNDER_1 != 0), int(s.under & UNDER_2 != 0)),
            *(max(s.face, 0), s.swaps, s.moves, s.fresh),
        ],
    )
    at = TURN
    for who in (s.turn, s.first, s.spy, s.spied):
        if who >= 0:
            row[at + (who - seat) % n] = 1.0
        at += SEATS


def supply(s: MarsState, seat: int, row: list[float]) -> None:
    put(row, RESERVE, s.reserve)
    for place in range(c.MINE_1):
        row[TILES + place] = float(s.tiles[place])
    put(row, MINE_TILES, s.mine_tiles)
    for kind in s.discard:
        row[PAST + kind] += 1.0
    if s.draft and s.draft[MAKER] == seat:
        for i in range(AMOUNTS):
            row[DRAFT + i] = float(s.draft[GIVES + i])


def offers(s: MarsState, seat: int, row: list[float]) -> None:
    at, found = FIRST_OFFER, s.offers
    for o in range(0, min(len(found), OFFERS * STRIDE), STRIDE):
        row[at + (found[o + MAKER] - seat) % s.n] = 1.0
        marks = [int(found[o + TO] == seat), int(found[o + TO] == EVERYBODY), int(found[o + REPLY] != 0)]
        put(row, at + SEATS, [*marks, found[o + REFUSED] >> seat & 1])
        for i in range(AMOUNTS):
            row[at + AMOUNTS_AT + i] = float(found[o + GIVES + i])
        at += AN_OFFER.size


def colony(s: MarsState, p: int, row: list[float], at: int) -> None:
    """What stands there; what R&D cards add comes later."""
    base = p * c.N_PLACES
    points = plants = uses = workers = 0
    for place in range(c.N_PLACES):
        i = base + place
        if not s.built[i]:
            continue
        on = s.on[i]
        row[at + BUILT + place] = 1.0
        row[at + STAFFED + place] = float(s.staff[i])
        row[at + ACTIVE + place] = float(on)
        points += c.WORTH[place] * on
        workers += s.staff[i]
        if c.PLANT_0 <= place < c.SILO_0:
            plants += on
        else:
            uses += on
        if place >= c.MINE_1:
            row[at + MINES + s.built[i] - 1] += 1.0
            row[at + ACTIVE_MINES + s.built[i] - 1] += float(on)
    put_bits(row, at + UNMANNED, s.unmanned[p])
    room = 0
    for level in range(len(c.STORAGE)):
        room += c.STORAGE[level] * s.on[base + c.SILO_0 + level]
    power = c.ENERGY_PER_PLANT * plants + s.borrowed[p] if plants else 0
    put(row, at, [1, points, s.free[p], s.free[p] + workers, power, uses, s.borrowed[p], room, 0])


def own_hand(s: MarsState, seat: int, p: int, row: list[float], at: int) -> None:
    base = p * c.N_MATERIALS
    seen = sees_hand(s, seat, p)
    number = 0
    for m in range(c.N_MATERIALS):
        number += s.hand[base + m]
        row[at + HAND + m] = float(s.hand[base + m] if seen else s.seen[base + m])
    row[at + SCIENCE + 1] = float(number)
    row[at + SCIENCE + 2] = float(s.out >> p & 1)
    row[at + SCIENCE + 3] = float(s.posted[p])
    row[at + HAND - 1] = float(int(seen))
    if s.magna == p:
        row[at + MAGNA] = 1.0
        row[at + POINTS] += 1.0


def discoveries(s: MarsState, seat: int, row: list[float]) -> None:
    """R&D cards, and what those in play add."""
    for card in range(c.N_RESEARCH):
        place = s.at[card]
        if place == c.NONE:
            continue
        row[AIM + card] = float(s.aim[card] + 1)
        at = OWN + (place % KEPT - seat) % s.n * A_PLAYER.size
        if place >= KEPT:
            row[at + RESEARCH + card] = 1.0
            continue
        row[at + RESEARCH + card] = float(IN_PLAY)
        row[at + POINTS] += float(cards.WORTH[card])
        row[at + STORAGE] += float(cards.STORAGE[card])
        row[at + SCIENCE] += float(cards.SCIENCE[card])
        if row[at + CAPACITY]:
            row[at + CAPACITY] += float(cards.ENERGY[card])


def held(s: MarsState, seat: int, row: list[float]) -> None:
    """Contracts and supremacies."""
    for k in range(c.N_CONTRACTS):
        who = s.contract[k]
        if who == c.NONE:
            row[FREE_CONTRACTS + k] = 1.0
        else:
            row[OWN + (who - seat) % s.n * A_PLAYER.size + CONTRACTS + k] = 1.0
    for field in range(c.N_FIELDS):
        who = s.supremacy[field]
        if who != c.NONE:
            at = OWN + (who - seat) % s.n * A_PLAYER.size
            row[at + SUPREMACIES + field] = 1.0
            row[at + POINTS] += 1.0
