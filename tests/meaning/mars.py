"""Mars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.cards.events import EVENTS
from cinqmars.games.mars.hidden import sees_hand
from cinqmars.games.mars.rules import colony, scoring
from cinqmars.games.mars.state import (
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
)
from meaning import Block, Once, Things, bits, one, who

CHAIRS: Final = 4


def begun(s: Any) -> int:
    """The number of the round; none before the first turn."""
    return 1 + (s.turns - 1) // s.n if s.phase >= EVENT else 0


def colony_of(row: list[int], q: int) -> list[int]:
    return row[q * c.N_PLACES : (q + 1) * c.N_PLACES]


def hand_of(row: list[int], q: int) -> list[int]:
    return row[q * c.N_MATERIALS : (q + 1) * c.N_MATERIALS]


def mines(s: Any, q: int, m: int, active: bool) -> int:
    places = range(q * c.N_PLACES + c.MINE_1, (q + 1) * c.N_PLACES)
    return len([i for i in places if s.built[i] == 1 + m and (s.on[i] or not active)])


def offer(s: Any, k: int, part: int) -> int:
    found: int = s.offers[k * STRIDE + part]
    return found


GENERAL: Final[Mapping[str, Once]] = {
    "phase": lambda s, p: one(OVER + 1, s.phase),
    "players": lambda s, p: [s.n],
    "round": lambda s, p: [begun(s)],
    "rounds-left": lambda s, p: [s.limit // s.n - begun(s)],
    "target": lambda s, p: [s.target],
    "revised": lambda s, p: [s.revised],
    "settlers": lambda s, p: [s.pool],
    "supply-pack": lambda s, p: [len(s.pack)],
    "event-deck": lambda s, p: [len(s.events)],
    "research-decks": lambda s, p: [len(s.research_1), len(s.research_2)],
    "under-decks": lambda s, p: [bool(s.under & UNDER_1), bool(s.under & UNDER_2)],
    "die": lambda s, p: [s.face if s.face > 0 else 0],
    "swaps": lambda s, p: [s.swaps],
    "moves": lambda s, p: [s.moves],
    "new-proposal": lambda s, p: [s.fresh],
    "turn": lambda s, p: who(s, p, s.turn, CHAIRS),
    "first": lambda s, p: who(s, p, s.first, CHAIRS),
    "spy": lambda s, p: who(s, p, s.spy, CHAIRS),
    "spied": lambda s, p: who(s, p, s.spied, CHAIRS),
    "reserve": lambda s, p: s.reserve,
    "tiles-left": lambda s, p: s.tiles[: c.MINE_1],
    "mine-tiles-left": lambda s, p: s.mine_tiles,
    "events-past": lambda s, p: [s.discard.count(kind) for kind in range(len(EVENTS))],
    "free-contracts": lambda s, p: [holder < 0 for holder in s.contract],
    "research-aim": lambda s, p: [1 + aim if at != c.NONE else 0 for aim, at in zip(s.aim, s.at)],
    "draft": lambda s, p: s.draft[GIVES : GIVES + 10] if s.draft and s.draft[MAKER] == p else [0] * 10,
}
OFFER: Final[Mapping[str, Block]] = {
    "made-by": lambda s, p, k: who(s, p, offer(s, k, MAKER), CHAIRS),
    "to-me": lambda s, p, k: [offer(s, k, TO) == p],
    "to-all": lambda s, p, k: [offer(s, k, TO) == EVERYBODY],
    "is-reply": lambda s, p, k: [offer(s, k, REPLY) != 0],
    "i-refused": lambda s, p, k: [offer(s, k, REFUSED) >> p & 1],
    "gives-wants": lambda s, p, k: s.offers[k * STRIDE + GIVES : k * STRIDE + GIVES + 10],
}
PLAYER: Final[Mapping[str, Block]] = {
    "playing": lambda s, p, q: [1],
    "points": lambda s, p, q: [sum(scoring.points_by_source(s, q))],
    "free-colonists": lambda s, p, q: [s.free[q]],
    "colonists": lambda s, p, q: [s.free[q] + sum(colony_of(s.staff, q))],
    "capacity": lambda s, p, q: [colony.capacity(s, q)],
    "consumption": lambda s, p, q: [colony.consumption(s, q)],
    "borrowed": lambda s, p, q: [s.borrowed[q]],
    "storage": lambda s, p, q: [colony.storage(s, q)],
    "science": lambda s, p, q: [sum([x for x, at in zip(cards.SCIENCE, s.at) if at == q])],
    "hand-size": lambda s, p, q: [sum(hand_of(s.hand, q))],
    "trades-no-more": lambda s, p, q: [s.out >> q & 1],
    "proposals-made": lambda s, p, q: [s.posted[q]],
    "magna": lambda s, p, q: [s.magna == q],
    "hand-is-seen": lambda s, p, q: [sees_hand(s, p, q)],
    "hand": lambda s, p, q: hand_of(s.hand if sees_hand(s, p, q) else s.seen, q),
    "mines": lambda s, p, q: [mines(s, q, m, False) for m in range(5)],
    "active-mines": lambda s, p, q: [mines(s, q, m, True) for m in range(5)],
    "built": lambda s, p, q: [x > 0 for x in colony_of(s.built, q)],
    "staffed": lambda s, p, q: colony_of(s.staff, q),
    "active": lambda s, p, q: colony_of(s.on, q),
    "unmanned": lambda s, p, q: bits(c.N_PLACES, s.unmanned[q]),
    "contracts": lambda s, p, q: [holder == q for holder in s.contract],
    "supremacies": lambda s, p, q: [holder == q for holder in s.supremacy],
    "research": lambda s, p, q: [2 if at == q else 1 if at == KEPT + q else 0 for at in s.at],
}
THINGS: Final[Mapping[str, Things]] = {
    "offer": (OFFER, lambda s: list(range(min(6, len(s.offers) // STRIDE)))),
}
