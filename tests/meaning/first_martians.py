"""First Martians."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.data.missions import MISSIONS
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.objectives import rounds
from cinqmars.games.first_martians.state import ABSENT, BROKEN, GOING_ON, MENDED, NONE, OPEN, OVER, TEST
from meaning import Block, Once, Things, bits, marks, one, who

CHAIRS: Final = 4


def broken(s: Any) -> int:
    return len([x for x in s.slots if x in (BROKEN, MENDED)])


def terrain(region: int) -> list[float]:
    return bits(len(c.TERRAINS), c.REGION_TERRAIN[region] if region != NONE else 0)


def pawns(s: Any, i: int) -> list[int]:
    """Whose pawns a stack has."""
    return [piece // 2 for piece in s.pawns[i] if piece < c.FIRST_MACHINE]


def ring(s: Any, i: int) -> int:
    place = targets.place_of_target(s.target[i])
    return 0 if place == c.HUB else 1 + place // 8


def age(s: Any, event: int) -> int:
    ages = [s.round - came for known, came in zip(s.journal, s.age) if known == event]
    return ages[-1] if ages else 0


GENERAL: Final[Mapping[str, Once]] = {
    "phase": lambda s, p: one(OVER + 1, s.phase),
    "mission": lambda s, p: one(len(MISSIONS), s.mission),
    "difficulty": lambda s, p: one(3, s.difficulty),
    "outcome": lambda s, p: one(TEST + 1, s.outcome if s.outcome != GOING_ON else None),
    "first": lambda s, p: who(s, p, s.first, CHAIRS, s.crew),
    "crew": lambda s, p: [s.crew],
    "round": lambda s, p: [s.round],
    "rounds-left": lambda s, p: [rounds(s) - s.round],
    "stacks-resolved": lambda s, p: [s.step],
    "morale": lambda s, p: [s.morale],
    "stress": lambda s, p: [s.stress],
    "broken-parts": lambda s, p: [broken(s)],
    "broken-parts-over": lambda s, p: [max(0, broken(s) - MISSIONS[s.mission].threshold)],
    "seeds": lambda s, p: [s.seeds],
    "sown": lambda s, p: [s.sown],
    "blocks-to-come": lambda s, p: [s.bag],
    "discoveries": lambda s, p: [s.discoveries],
    "examined": lambda s, p: [s.examined],
    "retries": lambda s, p: [s.retries],
    "adventures-left": lambda s, p: [len(s.adventures)],
    "malfunctions-left": lambda s, p: [len(s.cards)],
    "troubles-to-come": lambda s, p: [len(s.coming[::3])],
    "edits": lambda s, p: [s.edits],
    "reserve": lambda s, p: s.reserve,
    "tracks": lambda s, p: s.tracks,
    "box": lambda s, p: s.box,
    "facility-built": lambda s, p: s.built,
    "output": lambda s, p: s.output,
    "shut": lambda s, p: [x != OPEN for x in s.shut],
    "tokens-now": lambda s, p: [x > 0 for x in s.now],
    "tokens-next": lambda s, p: [x > 0 for x in s.next],
    "rover-tokens": lambda s, p: [x > 0 for x in s.on_rover],
    "part-broken": lambda s, p: [x == BROKEN for x in s.slots],
    "part-mended": lambda s, p: [x == MENDED for x in s.slots],
    "part-present": lambda s, p: [x != ABSENT for x in s.slots],
    "upgrades-installed": lambda s, p: bits(c.N_UPGRADES, s.installed),
    "upgrades-waiting": lambda s, p: bits(c.N_UPGRADES, s.waiting),
    "upgrade-cards": lambda s, p: bits(c.N_UPGRADES, s.upgrade_cards),
    "upgrades-used": lambda s, p: bits(c.N_UPGRADES, s.upgrades_used),
    "greenhouses": lambda s, p: s.greenhouses,
    "plants": lambda s, p: s.plants,
    "growth": lambda s, p: [x for farm in s.growth for x in bits(c.GROWTH, farm)],
    "explored": lambda s, p: [region != NONE for region in s.ground],
    "zone-samples": lambda s, p: [n if region != NONE else 0 for n, region in zip(s.zone_samples, s.ground)],
    "zone-tokens": lambda s, p: s.zone_tokens,
    "zone-marked": lambda s, p: [x > 0 for x in s.zone_marks],
    "zone-terrain": lambda s, p: [x for region in s.ground for x in terrain(region)],
    "relays": lambda s, p: bits(c.N_SPACES, s.relays),
    "hold-parts": lambda s, p: s.parts,
    "hold-samples": lambda s, p: s.samples,
    "hold-tokens": lambda s, p: s.in_hold,
    "on-sheet": lambda s, p: s.on_sheet,
    "points-of-interest": lambda s, p: s.pois,
    "counters": lambda s, p: [*s.counters, 0, 0, 0][:3],
    "goals-reached": lambda s, p: bits(8, s.goals),
    "afflictions-left": lambda s, p: s.afflictions,
    "machines": lambda s, p: bits(4, s.machines),
    "machine-operator": lambda s, p: [
        x
        for machine in range(4)
        for x in (
            who(s, p, s.operator[machine], CHAIRS, s.crew) if s.machines >> machine & 1 else one(CHAIRS, None)
        )
    ],
    "journal": lambda s, p: marks(len(EVENTS), s.journal),
    "journal-age": lambda s, p: [age(s, event) for event in range(len(EVENTS))],
    "dice": lambda s, p: [*s.dice, 0, 0, 0][:3],
}
STACK: Final[Mapping[str, Block]] = {
    "action": lambda s, p, i: one(c.N_ACTIONS, targets.action_of(s, s.target[i])),
    "is-current": lambda s, p, i: [i == s.step],
    "own-pawns": lambda s, p, i: [pawns(s, i).count(p)],
    "others-pawns": lambda s, p, i: [len([a for a in pawns(s, i) if a != p])],
    "machine": lambda s, p, i: [any([piece >= c.FIRST_MACHINE for piece in s.pawns[i]])],
    "rover": lambda s, p, i: [s.rover[i] != NONE],
    "ring": lambda s, p, i: [ring(s, i)],
}
PLAYER: Final[Mapping[str, Block]] = {
    "playing": lambda s, p, a: [1],
    "wounds": lambda s, p, a: [s.wounds[a]],
    "morale-tokens": lambda s, p, a: [s.tokens[a]],
    "pawns-lost": lambda s, p, a: [s.lost_pawns[a]],
    "pawns-losing": lambda s, p, a: [s.losing_pawns[a]],
    "tokens-worn": lambda s, p, a: [s.worn[a] > 0],
    "tokens-worn-next": lambda s, p, a: [s.worn_next[a] > 0],
    "is-ready": lambda s, p, a: [s.ready[a if s.n > 1 else 0]],
    "pawns-placed": lambda s, p, a: [sum([pawns(s, i).count(a) for i in range(min(12, len(s.target)))])],
    "profession": lambda s, p, a: one(len(c.PROFESSIONS), s.profession[a]),
    "afflicted": lambda s, p, a: bits(c.N_AFFLICTIONS, s.afflicted[a]),
    "suffering": lambda s, p, a: bits(c.N_AFFLICTIONS, s.suffering[a]),
    "unlocked": lambda s, p, a: bits(c.N_SKILLS, s.unlocked[a]),
    "skills-used": lambda s, p, a: bits(c.N_SKILLS, s.skills[a]),
}
THINGS: Final[Mapping[str, Things]] = {
    "stack": (STACK, lambda s: list(range(min(12, len(s.target))))),
}
