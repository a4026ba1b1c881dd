"""The box, counted: where every piece is that cannot be had from a supply without limit.

Resources and crystals have none. Tiles that were destroyed, ships that flew and First Colonist cards that were shown
leave the game; of these it is counted that none is in two places.
"""

from __future__ import annotations

from .components import (
    BOTS,
    COLONISTS,
    MARKERS,
    MAX_PLAYERS,
    N_BLUEPRINTS,
    N_COLOURS,
    N_CONTRACTS,
    N_DISCOVERIES,
    N_GOALS,
    N_HEXES,
    N_SCIENTISTS,
    N_SLOTS,
    N_SOLO,
    N_STOCKED,
    N_TECHS,
    NONE,
    RESEARCH,
    RESEARCH_HEXES,
    SHELTER,
    SHELTERS,
    SHIPS,
    STACK,
)
from .hexes import held_by
from .state import BOX, DECK, DISPLAY, Table


def counted(s: Table) -> dict[str, int]:
    """What is there beyond what was in the box, or 1 where everything is in its one place."""
    kept = {
        "discovery tiles": int(apart(discoveries_in_sight(s)) and len(discoveries_in_sight(s)) <= unfound(s)),
        "blueprints": int(sorted(s.deck) == [b for b in range(N_BLUEPRINTS) if s.holder[b] == DECK]),
        "blueprint places": int(
            all([place in (DISPLAY, DECK, BOX) or 0 <= place < s.k for place in s.holder])
        ),
        "building markers": int(s.marker == markers(s)),
        "scientists": int(sorted(people(s)) == list(range(N_SCIENTISTS))),
        "scientist markers": int(all([at_work(s, i) for i in range(N_SCIENTISTS) if s.works[i] != NONE])),
        "contracts": int(offered(s) == [x for x in range(N_CONTRACTS) if s.contract[x] == DISPLAY]),
        "goals": int(sorted(goals(s)) == list(range(N_GOALS))),
        "missions": int(apart(s.missions) and min(s.need) >= 0),
        "rewards": int(apart(s.rewards)),
        "turn order": int(apart([space for space in s.space if space != NONE])),
        "pieces": int(s.occupied == standing(s)),
        "cards A": int(apart(s.box_a + [a for a in s.card_a if a != NONE])),
        "cards B": int(apart(s.tasks + [b for hand in s.hand_b for b in hand])),
        "solo cards": len(set(s.solo_deck + s.solo_discard)) - (N_SOLO if s.n == 1 else 0),
    }
    for t in range(N_STOCKED):
        kept[f"buildings {t}"] = s.left[t] + s.building.count(t) - STACK - 1
        kept[f"arrows {t}"] = sum(s.stacks[t * STACK : (t + 1) * STACK])
    for t in range(N_TECHS):
        learned = sum([space != NONE for space in s.tech[t::N_TECHS]])
        kept[f"technology {t}"] = s.techs.count(t) + s.grid.count(t) + learned
    for colour in range(N_COLOURS):
        there = s.tile.count(RESEARCH + colour) + sum([mask >> colour & 1 for mask in s.research])
        kept[f"research {colour}"] = int(there <= len(RESEARCH_HEXES[colour]))
    for c in range(s.k):
        kept |= counted_of(s, c)
    return kept


def counted_of(s: Table, c: int) -> dict[str, int]:
    """The same of a company's own pieces; Lacerda has as many colonists as it needs."""
    laboratory = [space for space in s.tech[c * N_TECHS : (c + 1) * N_TECHS] if space != NONE]
    kept = {
        f"shelters of {c}": int(s.building.count(SHELTER + c) == s.shelters[c] <= SHELTERS),
        f"ships of {c}": int(0 <= s.hangar[c] <= SHIPS - s.depot[c].bit_count()),
        f"markers of {c}": int(len(held_by(s, c)) <= MARKERS),
        f"laboratory of {c}": int(apart(laboratory)),
        f"bots of {c}": len(s.bots[c * BOTS : (c + 1) * BOTS]) - BOTS,
    }
    if c < s.n:
        slots = sum([s.slots[i * MAX_PLAYERS + c] for i in range(N_SLOTS)])
        kept[f"colonists of {c}"] = (
            s.home[c] + s.work[c] + s.reserve[c] + slots + s.miner.count(c) - COLONISTS
        )
    return kept


def apart(cards: list[int]) -> bool:
    return len(set(cards)) == len(cards)


def discoveries_in_sight(s: Table) -> list[int]:
    """On the stack, face up, on the map and on the radar's card."""
    lying = [tile for tile in s.tile if NONE < tile < RESEARCH]
    return s.discoveries + lying + [tile for tile in [*s.explore, s.radar] if tile != NONE]


def unfound(s: Table) -> int:
    return N_DISCOVERIES - sum(s.found)


def markers(s: Table) -> list[int]:
    """By hex: the blueprint built there."""
    on_map = [NONE] * N_HEXES
    for b in range(N_BLUEPRINTS):
        if s.built[b] != NONE:
            on_map[s.built[b]] = b
    return on_map


def people(s: Table) -> list[int]:
    """Scientists on their board and in companies."""
    hired = [i for i in range(N_SCIENTISTS) if s.scientist[i] != NONE]
    return hired + [card for card in s.board if NONE < card < N_SCIENTISTS]


def at_work(s: Table, i: int) -> bool:
    return s.scientist[i] != NONE and s.built[s.works[i]] != NONE


def offered(s: Table) -> list[int]:
    """The contracts on the scientists' board."""
    return sorted([card - N_SCIENTISTS for card in s.board if card >= N_SCIENTISTS])


def goals(s: Table) -> list[int]:
    held = [g for c in range(s.k) for g in s.goals[c] + s.spent[c]]
    return s.box + held + [g for g in s.achieved if g != NONE]


def standing(s: Table) -> list[int]:
    """By hex: bots, rovers, colonists and markers, counted where they stand."""
    on_map = [int(s.miner[h] != NONE) + int(s.marker[h] != NONE) for h in range(N_HEXES)]
    for h in s.bots + s.rover:
        if h != NONE:
            on_map[h] += 1
    return on_map
