"""On Mars."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.state import DECK, DISPLAY, OVER
from meaning import Block, Once, Things, bits, marks, one, who

CHAIRS: Final = 4


def company(s: Any, p: int, c: int) -> list[float]:
    return who(s, p, c, CHAIRS, s.k)


def own(c: int, p: int) -> int:
    """1 for the seat's own, -1 for another's."""
    return 0 if c < 0 else 1 if c == p else -1


def pieces(s: Any, companies: list[int]) -> list[float]:
    stand = [h for c in companies for h in (*s.bots[c * box.BOTS : (c + 1) * box.BOTS], s.rover[c])]
    return [float(stand.count(h)) for h in range(box.N_HEXES)]


def arrows(s: Any, t: int) -> int:
    """Of the building on top of a stack."""
    top: int = s.stacks[t * box.STACK + s.left[t] - 1] if s.left[t] else 0
    return top


def delivered(s: Any, x: int) -> int:
    return sum(s.delivered[x * box.N_GOODS : (x + 1) * box.N_GOODS])


GENERAL: Final[Mapping[str, Once]] = {
    "phase": lambda s, p: one(OVER + 1, s.phase),
    "companies": lambda s, p: [s.k],
    "round": lambda s, p: [s.round],
    "level": lambda s, p: [s.level],
    "missions-left": lambda s, p: [s.remaining],
    "ending": lambda s, p: [s.ending],
    "shuttle-side": lambda s, p: [s.shuttle],
    "shuttle-station": lambda s, p: [s.station],
    "shuttle-gone": lambda s, p: [s.shuttle_gone],
    "main-action-done": lambda s, p: [s.main],
    "executive-action-done": lambda s, p: [s.executive],
    "long-game": lambda s, p: [s.long],
    "first-colonists": lambda s, p: [s.first],
    "singularity": lambda s, p: [s.singular],
    "solo-objective": lambda s, p: [s.solo],
    "discoveries-left": lambda s, p: [len(s.discoveries)],
    "blueprints-left": lambda s, p: [len(s.deck)],
    "technologies-left": lambda s, p: [len(s.techs)],
    "solo-cards-left": lambda s, p: [len(s.solo_deck)],
    "solo-passes": lambda s, p: [s.passes],
    "turn": lambda s, p: company(s, p, s.turn),
    "first": lambda s, p: company(s, p, s.first_player),
    "exploration": lambda s, p: [x for tile in s.explore for x in one(box.N_DISCOVERIES, tile)],
    "grid": lambda s, p: [x for tech in s.grid for x in one(box.N_TECHS, tech)],
    "buildings-left": lambda s, p: s.left,
    "next-has-arrows": lambda s, p: [arrows(s, t) for t in range(len(s.left))],
    "warehouse": lambda s, p: s.warehouse,
    "life-support": lambda s, p: s.lss,
    "rewards": lambda s, p: [x for reward in s.rewards for x in one(box.N_REWARDS, reward)],
    "missions": lambda s, p: marks(len(box.MISSIONS), s.missions),
    "mission-need": lambda s, p: [
        s.need[s.missions.index(m)] if m in s.missions else 0 for m in range(len(box.MISSIONS))
    ],
    "blueprints-displayed": lambda s, p: [where == DISPLAY for where in s.holder],
    "scientists-offered": lambda s, p: [i in s.board for i in range(box.N_SCIENTISTS)],
    "contracts-offered": lambda s, p: [box.N_SCIENTISTS + x in s.board for x in range(box.N_CONTRACTS)],
    "contracts-in-pile": lambda s, p: [where == DECK for where in s.contract],
    "private-goals": lambda s, p: marks(box.N_GOALS, s.goals[p]),
    "private-goals-spent": lambda s, p: marks(box.N_GOALS, s.spent[p]),
    "private-card-a": lambda s, p: one(len(box.CARDS_A), s.card_a[p] if s.first else None),
    "private-tasks": lambda s, p: marks(box.N_TASKS, s.hand_b[p] if s.first else []),
    "building": lambda s, p: [x for b in s.building for x in one(6, None if b < 0 else min(b, 5))],
    "own-shelter": lambda s, p: [b == box.SHELTER + p for b in s.building],
    "discovery": lambda s, p: [0 <= tile < box.RESEARCH for tile in s.tile],
    "research": lambda s, p: [tile >= box.RESEARCH for tile in s.tile],
    "crystal": lambda s, p: [x > 0 for x in s.crystal],
    "advanced": lambda s, p: [own(s.holder[b], p) if b >= 0 else 0 for b in s.marker],
    "miner": lambda s, p: [own(c, p) for c in s.miner],
    "own-pieces": lambda s, p: pieces(s, [p]),
    "others-pieces": lambda s, p: pieces(s, [c for c in range(s.k) if c != p]),
}
PLAYER: Final[Mapping[str, Block]] = {
    "playing": lambda s, p, c: [1],
    "points": lambda s, p, c: [s.points[c]],
    "crystals": lambda s, p, c: [s.crystals[c]],
    "crystals-waiting": lambda s, p, c: [s.pending[c]],
    "colonists-home": lambda s, p, c: [s.home[c]],
    "colonists-working": lambda s, p, c: [s.work[c]],
    "colonists-reserve": lambda s, p, c: [s.reserve[c]],
    "shelters": lambda s, p, c: [s.shelters[c]],
    "ships-in-hangar": lambda s, p, c: [s.hangar[c]],
    "tiles-found": lambda s, p, c: [s.found[c]],
    "goal-achieved": lambda s, p, c: [s.achieved[c] >= 0],
    "goals": lambda s, p, c: [len(s.goals[c])],
    "tasks": lambda s, p, c: [len(s.hand_b[c]) if s.first and c < s.n else 0],
    "has-played": lambda s, p, c: [s.played[c]],
    "acts-in": lambda s, p, c: [1 + max([i for i, x in enumerate(s.queue) if x == c], default=-1)],
    "goods": lambda s, p, c: s.goods[5 * c : 5 * c + 5],
    "depot": lambda s, p, c: bits(box.SHIPS, s.depot[c]),
    "technologies": lambda s, p, c: [1 + x for x in s.tech[c * box.N_TECHS : (c + 1) * box.N_TECHS]],
    "research-tiles": lambda s, p, c: bits(box.N_COLOURS, s.research[c]),
    "progress": lambda s, p, c: bits(box.N_STOCKED, s.progress[c]),
    "order-space": lambda s, p, c: one(box.N_ORDER, s.space[c]),
    "on-slots": lambda s, p, c: s.slots[c :: box.MAX_PLAYERS],
    "blueprints": lambda s, p, c: [
        0 if holder != c else 2 if built >= 0 else 1 for holder, built in zip(s.holder, s.built)
    ],
    "scientists": lambda s, p, c: [x == c for x in s.scientist],
    "contracts": lambda s, p, c: [
        0 if holder != c else 2 if done else 1 for holder, done in zip(s.contract, s.completed)
    ],
    "delivered": lambda s, p, c: [
        delivered(s, x) if holder == c else 0 for x, holder in enumerate(s.contract)
    ],
}
THINGS: Final[Mapping[str, Things]] = {}
