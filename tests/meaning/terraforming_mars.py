"""Terraforming Mars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.actions import HAS_ACTION
from cinqmars.games.terraforming_mars.cards.index import (
    COST,
    FIRST_CORPORATION,
    FIRST_PRELUDE,
    N_CARDS,
    N_PROJECTS,
    STORES,
)
from cinqmars.games.terraforming_mars.hidden import passed_on
from cinqmars.games.terraforming_mars.marsbot import state as bot
from cinqmars.games.terraforming_mars.rules.awards import measure
from cinqmars.games.terraforming_mars.state import OVER, OWN_CLAIM, PRELUDES, SET_UP
from meaning import Block, Once, Things, marks, one, who

CHAIRS: Final = 5
HEXES: Final = 61
STORING: Final = [card for card in range(N_CARDS) if STORES[card]]
ACTING: Final = [card for card in range(N_CARDS) if HAS_ACTION[card]]


def tile(kind: int) -> list[float]:
    """Ocean, greenery, city, other."""
    if kind == box.NO_TILE:
        return one(4, None)
    return one(4, {box.OCEAN: 0, box.GREENERY: 1, box.CITY: 2, box.CAPITAL: 2}.get(kind, 3))


def claimed(s: Any, site: int, p: int) -> bool:
    return site < HEXES and s.tile[site] == box.NO_TILE and bool(s.masks[OWN_CLAIM + p] >> site & 1)


def others(s: Any, p: int) -> list[int]:
    return [card for q in range(s.n) if q != p for card in (*s.played[q], *s.events[q]) if card < N_PROJECTS]


def preludes(s: Any, p: int) -> list[float]:
    row = [0.0] * (N_CARDS - FIRST_PRELUDE)
    for q in range(s.n):
        for card in s.preludes[q]:
            if q == p or s.phase == PRELUDES:
                row[card - FIRST_PRELUDE] = 1.0 if q == p else -1.0
    return row


def drafted(s: Any, p: int) -> list[float]:
    gone = passed_on(s, p) if s.draft[p] else []
    return [-1.0 if card in gone else float(card in s.draft[p]) for card in range(N_PROJECTS)]


def its(s: Any, what: int) -> int:
    return s.bot[what] if s.bot else 0


GENERAL: Final[Mapping[str, Once]] = {
    "phase": lambda s, p: one(OVER + 1, s.phase),
    "players": lambda s, p: [s.n],
    "generation": lambda s, p: [s.generation],
    "temperature": lambda s, p: [s.params[0]],
    "oxygen": lambda s, p: [s.params[1]],
    "oceans": lambda s, p: [s.params[2]],
    "actions-taken": lambda s, p: [s.done],
    "corporate-era": lambda s, p: [s.era],
    "prelude": lambda s, p: [s.prelude],
    "drafting": lambda s, p: [s.drafting],
    "deck": lambda s, p: [len(s.deck)],
    "discarded": lambda s, p: [len(s.discard)],
    "milestones-claimed": lambda s, p: [len([x for x in s.milestones if x >= 0])],
    "awards-funded": lambda s, p: [len([x for x in s.awards if x >= 0])],
    "award-price": lambda s, p: [[8, 14, 20, 20][len([x for x in s.awards if x >= 0])]],
    "turn": lambda s, p: who(s, p, s.turn, CHAIRS),
    "first": lambda s, p: who(s, p, s.first, CHAIRS),
    "milestone-free": lambda s, p: [x < 0 for x in s.milestones],
    "award-funded": lambda s, p: [x >= 0 for x in s.awards],
    "tile": lambda s, p: [x for kind in s.tile for x in tile(kind)],
    "mine": lambda s, p: [
        (kind != box.NO_TILE and s.owner[site] == p) or claimed(s, site, p)
        for site, kind in enumerate(s.tile)
    ],
    "theirs": lambda s, p: [
        kind != box.NO_TILE and s.owner[site] >= 0 and s.owner[site] != p for site, kind in enumerate(s.tile)
    ],
    "hand": lambda s, p: marks(N_PROJECTS, s.hand[p]),
    "offer": lambda s, p: marks(N_CARDS, [*s.offer[p], *s.packs[p]]),
    "drafted": drafted,
    "in-play": lambda s, p: marks(N_CARDS, [*s.played[p], *s.events[p]]),
    "in-play-elsewhere": lambda s, p: marks(N_PROJECTS, others(s, p)),
    "cubes": lambda s, p: [
        s.cubes[card] if any([card in played for played in s.played]) else 0 for card in STORING
    ],
    "may-act": lambda s, p: [card in s.actors[p] and card not in s.used for card in ACTING],
    "to-play": preludes,
    "hand-price": lambda s, p: [sum([COST[card] for card in s.hand[p]])],
    "bot-playing": lambda s, p: [bool(s.bot)],
    "bot-difficulty": lambda s, p: [its(s, bot.DIFFICULTY)],
    "bot-money": lambda s, p: [its(s, bot.MONEY)],
    "bot-rating": lambda s, p: [its(s, bot.RATING)],
    "bot-passed": lambda s, p: [its(s, bot.PASSED)],
    "bot-actions-left": lambda s, p: [len(s.bot_piles[bot.ACTION_DECK]) if s.bot else 0],
    "bot-tracks": lambda s, p: [its(s, bot.POSITION + track) for track in range(7)],
}
PLAYER: Final[Mapping[str, Block]] = {
    "playing": lambda s, p, q: [1],
    "rating": lambda s, p, q: [s.rating[q]],
    "passed": lambda s, p, q: [s.passed[q]],
    "rating-raised": lambda s, p, q: [s.raised[q]],
    "first-action": lambda s, p, q: [s.first_action[q]],
    "beginner": lambda s, p, q: [s.beginner[q]],
    "cards": lambda s, p, q: [len(s.hand[q])],
    "cities": lambda s, p, q: [s.cities[q]],
    "greeneries": lambda s, p, q: [s.greeneries[q]],
    "cards-played": lambda s, p, q: [len(s.played[q])],
    "events-played": lambda s, p, q: [len(s.events[q])],
    "milestones": lambda s, p, q: [s.milestones.count(q)],
    "stock": lambda s, p, q: s.stock[6 * q : 6 * q + 6],
    "production": lambda s, p, q: s.production[6 * q : 6 * q + 6],
    "tags": lambda s, p, q: s.tags[q * box.N_TAGS : (q + 1) * box.N_TAGS],
    "awards": lambda s, p, q: [measure(s, q, award) for award in range(5)],
    "traits": lambda s, p, q: s.traits[q * (len(s.traits) // s.n) : (q + 1) * (len(s.traits) // s.n)],
    "corporation": lambda s, p, q: one(
        FIRST_PRELUDE - FIRST_CORPORATION,
        s.corporation[q] - FIRST_CORPORATION if q == p or s.phase != SET_UP else None,
    ),
}
THINGS: Final[Mapping[str, Things]] = {}
