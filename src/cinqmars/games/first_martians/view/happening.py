"""What is happening now, as cards: an event, an adventure, a malfunction card; and the ways out it offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.describe import does, open_ways
from cinqmars.games.first_martians.rules import causes
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Message, Thing, Zone, say

CARDED: Final[dict[int, Callable[[int], Message]]] = {  # causes that are cards, with their titles
    causes.BY_EVENT: names.event_name,
    causes.BY_ACTION: names.event_name,
    causes.BY_CONSEQUENCE: names.consequence_name,
    causes.BY_ADVENTURE: names.adventure_name,
    causes.BY_LATER: names.later_name,
    causes.BY_CARD: names.card_name,
}


def happening(s: MartiansState) -> Zone:
    """What led to what is asked, the nearest last."""
    cards = [card(s, k, code) for k, code in enumerate(s.because) if code // causes.KIND in CARDED]
    return Zone("happening", say("zone-happening"), "cards", things=tuple(cards))


def card(s: MartiansState, k: int, code: int) -> Thing:
    kind, number = divmod(code, causes.KIND)
    title = CARDED[kind](number)
    return Thing(f"happening:{k}:{number}", title, causes.CAUSES[kind], note=told(s, kind, number))


def told(s: MartiansState, kind: int, number: int) -> Message:
    if kind == causes.BY_CARD:
        return does(CARDS[number].effects, s.mission)
    if kind in (causes.BY_EVENT, causes.BY_ACTION):
        return names.event_tale(number, s.first, (s.first + 1) % s.crew)
    return say(f"{CARDED[kind](number).id}-told")


def ways(s: MartiansState) -> Zone:
    things = [Thing(names.way_ref(k), label, "way") for k, label in enumerate(open_ways(s))]
    return Zone("ways", say("zone-ways"), "cards", things=tuple(things))
