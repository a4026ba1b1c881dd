"""Mission: Planète Rouge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cinqmars.games.mission_planete_rouge.components import SHIP_SEATS, TOKEN_VALUE
from cinqmars.games.mission_planete_rouge.hidden import revealed, sees
from cinqmars.games.mission_planete_rouge.state import BOARDING, OVER, destination
from meaning import Block, Once, Things, bits, marks, one, who

CHAIRS: Final = 5
ZONES: Final = 10
OUTER: Final = 7
SCORED: Final = (5, 8, 10)  # rounds
BONUS: Final = 12  # event cards that are bonus cards; the others are discoveries
EVENTS: Final = 24

GENERAL: Final[Mapping[str, Once]] = {
    "phase": lambda s, p: one(OVER + 1, s.phase),
    "round": lambda s, p: [s.round],
    "rounds-to-scoring": lambda s, p: [min([r for r in SCORED if r >= min(s.round, 10)]) - s.round],
    "players": lambda s, p: [s.n],
    "medal": lambda s, p: who(s, p, s.medal, CHAIRS),
    "turn": lambda s, p: who(s, p, s.turn, CHAIRS),
    "ship-deck": lambda s, p: [len(s.ship_deck)],
    "event-deck": lambda s, p: [len(s.events)],
    "discarded": lambda s, p: [len(s.discard)],
    "ground": lambda s, p: [x for kind in s.resource for x in one(4, kind if kind >= 0 else 3)],
    "tokens-waiting": lambda s, p: s.pot,
    "destination-tiles": lambda s, p: s.tiles,
    "own-lead": lambda s, p: [
        s.mars[z * s.n + p] - max([s.mars[z * s.n + q] for q in range(s.n) if q != p]) for z in range(ZONES)
    ],
    "discovery": lambda s, p: [card >= 0 for card in s.discovery[:OUTER]],
    "discovery-known": lambda s, p: [
        x
        for zone, card in enumerate(s.discovery[:OUTER])
        for x in one(
            EVENTS - BONUS,
            card - BONUS if card >= 0 and (sees(s.known[zone], p) or s.phase == OVER) else None,
        )
    ],
    "discovery-seen-by": lambda s, p: [
        k < s.n and card >= 0 and s.known[zone] >> (p + k) % s.n & 1
        for zone, card in enumerate(s.discovery[:OUTER])
        for k in range(CHAIRS)
    ],
    "own-bonus": lambda s, p: marks(BONUS, s.bonus[p]),
    "own-offer": lambda s, p: marks(EVENTS, s.offer[p]),
    "shown": lambda s, p: marks(EVENTS, s.shown),
    "gone": lambda s, p: marks(
        EVENTS, [*s.given_back[p], *[card for card, by in zip(s.discard, s.discarder) if by == p]]
    ),
}
SHIP: Final[Mapping[str, Block]] = {
    "docked": lambda s, p, k: [not s.launched[k]],
    "launched": lambda s, p, k: [s.launched[k]],
    "in-flight": lambda s, p, k: [s.flight.index(k) + 1 if s.launched[k] and k in s.flight else 0],
    "seats": lambda s, p, k: [SHIP_SEATS[s.dock[k]]],
    "free-seats": lambda s, p, k: [SHIP_SEATS[s.dock[k]] - s.aboard[k]],
    "redirected": lambda s, p, k: [s.tile[k] >= 0],
    "destination": lambda s, p, k: one(ZONES + 1, destination(s, k) if destination(s, k) >= 0 else ZONES),
    "crew": lambda s, p, k: [s.crew[k * s.n + (p + q) % s.n] if q < s.n else 0 for q in range(CHAIRS)],
}
PLAYER: Final[Mapping[str, Block]] = {
    "playing": lambda s, p, q: [1],
    "reserve": lambda s, p, q: [s.reserve[q]],
    "lost": lambda s, p, q: [s.lost[q]],
    "tokens": lambda s, p, q: s.tokens[3 * q : 3 * q + 3],
    "token-points": lambda s, p, q: [
        sum([n * worth for n, worth in zip(s.tokens[3 * q : 3 * q + 3], TOKEN_VALUE)])
    ],
    "bonus-cards": lambda s, p, q: [len(s.bonus[q])],
    "offered-cards": lambda s, p, q: [len(s.offer[q])],
    "to-be-called": lambda s, p, q: [s.phase == BOARDING and q in s.order],
    "hand": lambda s, p, q: bits(9, s.hand[q]),
    "chosen": lambda s, p, q: one(9, s.picked[q] if q == p or revealed(s, q) else None),
    "astronauts": lambda s, p, q: s.mars[q :: s.n],
}
THINGS: Final[Mapping[str, Things]] = {
    "ship": (SHIP, lambda s: [k for k in range(s.n) if s.dock[k] >= 0]),
}
