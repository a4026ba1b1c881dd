"""The box, counted: where every piece is that cannot be had from a supply without limit.

Resources and crystals have none. Tiles that were destroyed, ships that flew and First Colonist cards that were shown
leave the game; of these it is counted that none is in two places.
"""

from __future__ import annotations

from . import components as box
from .hexes import held_by
from .state import BOX, DECK, DISPLAY, OnMarsState


def counted(s: OnMarsState) -> dict[str, int]:
    """What is there beyond what was in the box, or 1 where everything is in its one place."""
    kept = {
        "discovery tiles": int(apart(discoveries_in_sight(s)) and len(discoveries_in_sight(s)) <= unfound(s)),
        "blueprints": int(sorted(s.deck) == [b for b in range(box.N_BLUEPRINTS) if s.holder[b] == DECK]),
        "blueprint places": int(
            all([place in (DISPLAY, DECK, BOX) or 0 <= place < s.k for place in s.holder])
        ),
        "building markers": int(s.marker == markers(s)),
        "scientists": int(sorted(people(s)) == list(range(box.N_SCIENTISTS))),
        "scientist markers": int(
            all([at_work(s, i) for i in range(box.N_SCIENTISTS) if s.works[i] != box.NONE])
        ),
        "contracts": int(offered(s) == [x for x in range(box.N_CONTRACTS) if s.contract[x] == DISPLAY]),
        "goals": int(sorted(goals(s)) == list(range(box.N_GOALS))),
        "missions": int(apart(s.missions) and min(s.need) >= 0),
        "rewards": int(apart(s.rewards)),
        "turn order": int(apart([space for space in s.space if space != box.NONE])),
        "pieces": int(s.occupied == standing(s)),
        "cards A": int(apart(s.box_a + [a for a in s.card_a if a != box.NONE])),
        "cards B": int(apart(s.tasks + [b for hand in s.hand_b for b in hand])),
        "solo cards": len(set(s.solo_deck + s.solo_discard)) - (box.N_SOLO if s.n == 1 else 0),
    }
    for t in range(box.N_STOCKED):
        kept[f"buildings {t}"] = s.left[t] + s.building.count(t) - box.STACK - 1
        kept[f"arrows {t}"] = sum(s.stacks[t * box.STACK : (t + 1) * box.STACK])
    for t in range(box.N_TECHS):
        learned = sum([space != box.NONE for space in s.tech[t :: box.N_TECHS]])
        kept[f"technology {t}"] = s.techs.count(t) + s.grid.count(t) + learned
    for colour in range(box.N_COLOURS):
        there = s.tile.count(box.RESEARCH + colour) + sum([mask >> colour & 1 for mask in s.research])
        kept[f"research {colour}"] = int(there <= len(box.RESEARCH_HEXES[colour]))
    for c in range(s.k):
        kept |= counted_of(s, c)
    return kept


def counted_of(s: OnMarsState, c: int) -> dict[str, int]:
    """The same of a company's own pieces; Lacerda has as many colonists as it needs."""
    laboratory = [space for space in s.tech[c * box.N_TECHS : (c + 1) * box.N_TECHS] if space != box.NONE]
    kept = {
        f"shelters of {c}": int(s.building.count(box.SHELTER + c) == s.shelters[c] <= box.SHELTERS),
        f"ships of {c}": int(0 <= s.hangar[c] <= box.SHIPS - s.depot[c].bit_count()),
        f"markers of {c}": int(len(held_by(s, c)) <= box.MARKERS),
        f"laboratory of {c}": int(apart(laboratory)),
        f"bots of {c}": len(s.bots[c * box.BOTS : (c + 1) * box.BOTS]) - box.BOTS,
    }
    if c < s.n:
        slots = sum([s.slots[i * box.MAX_PLAYERS + c] for i in range(box.N_SLOTS)])
        kept[f"colonists of {c}"] = (
            s.home[c] + s.work[c] + s.reserve[c] + slots + s.miner.count(c) - box.COLONISTS
        )
    return kept


def apart(cards: list[int]) -> bool:
    return len(set(cards)) == len(cards)


def discoveries_in_sight(s: OnMarsState) -> list[int]:
    """On the stack, face up, on the map and on the radar's card."""
    lying = [tile for tile in s.tile if box.NONE < tile < box.RESEARCH]
    return s.discoveries + lying + [tile for tile in [*s.explore, s.radar] if tile != box.NONE]


def unfound(s: OnMarsState) -> int:
    return box.N_DISCOVERIES - sum(s.found)


def markers(s: OnMarsState) -> list[int]:
    """By hex: the blueprint built there."""
    on_map = [box.NONE] * box.N_HEXES
    for b in range(box.N_BLUEPRINTS):
        if s.built[b] != box.NONE:
            on_map[s.built[b]] = b
    return on_map


def people(s: OnMarsState) -> list[int]:
    """Scientists on their board and in companies."""
    hired = [i for i in range(box.N_SCIENTISTS) if s.scientist[i] != box.NONE]
    return hired + [card for card in s.board if box.NONE < card < box.N_SCIENTISTS]


def at_work(s: OnMarsState, i: int) -> bool:
    return s.scientist[i] != box.NONE and s.built[s.works[i]] != box.NONE


def offered(s: OnMarsState) -> list[int]:
    """The contracts on the scientists' board."""
    return sorted([card - box.N_SCIENTISTS for card in s.board if card >= box.N_SCIENTISTS])


def goals(s: OnMarsState) -> list[int]:
    held = [g for c in range(s.k) for g in s.goals[c] + s.spent[c]]
    return s.box + held + [g for g in s.achieved if g != box.NONE]


def standing(s: OnMarsState) -> list[int]:
    """By hex: bots, rovers, colonists and markers, counted where they stand."""
    on_map = [int(s.miner[h] != box.NONE) + int(s.marker[h] != box.NONE) for h in range(box.N_HEXES)]
    for h in s.bots + s.rover:
        if h != box.NONE:
            on_map[h] += 1
    return on_map
