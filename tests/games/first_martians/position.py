"""What a test says of a position, put on the table: `red lab:cpu`, `reserve energy 2`, `region a1-n chasm`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.rules.success import build_card
from cinqmars.games.first_martians.state import BROKEN, FACE_DOWN, MartiansState

CREW: Final = "ABCD"


def slot_of(said: str) -> int:
    facility, _, part = said.partition(":")
    return c.FACILITIES.index(facility) * c.N_PARTS + c.PARTS.index(part)


def event_of(name: str) -> int:
    return [event.name for event in EVENTS].index(name)


def set_up(s: MartiansState, what: str, words: list[str]) -> None:
    if what in NUMBERS:
        setattr(s, what, int(words[0]))
    elif what in ROWS:
        setattr(s, what, [int(n) for n in words])
    elif what in CHANGES:
        CHANGES[what](s, words)
    else:
        raise ValueError(f"nothing is called {what!r}")


def count(names: list[str], into: list[int], words: list[str]) -> None:
    """`water 2 energy 1`."""
    for name, n in zip(words[::2], words[1::2], strict=True):
        into[names.index(name)] = int(n)


def count_by_crew(into: list[int], words: list[str]) -> None:
    """`M2 S1`."""
    for word in words:
        into[CREW.index(word[0])] = int(word[1:])


def stack(names: list[str] | str, into: list[int], words: list[str]) -> None:
    """Tokens lie on one thing, the last on top."""
    thing = names.index(words[0])
    for word in words[1:]:
        into[thing] = into[thing] << 3 | c.TOKENS.index(word)


def redden(s: MartiansState, words: list[str]) -> None:
    for word in words:
        s.slots[slot_of(word)] = BROKEN


def put_first(s: MartiansState, words: list[str]) -> None:
    s.first = CREW.index(words[0])


def afflict(s: MartiansState, words: list[str]) -> None:
    for word in words:
        name, _, kind = word.partition(":")
        k = c.AFFLICTIONS.index(kind)
        s.afflicted[CREW.index(name)] |= 1 << k
        s.afflictions[k] -= 1


def lay_region(s: MartiansState, words: list[str]) -> None:
    space, region = c.SPACES.index(words[0]), c.REGIONS.index(words[1])
    s.ground[space] = region
    s.regions.remove(region)
    s.zone_samples[space] = int(words[2]) if len(words) > 2 else 1


def drop(s: MartiansState, words: list[str]) -> None:
    s.zone_tokens[c.SPACES.index(words[0]) * 3 + c.TOKEN_COLOURS.index(words[1])] += 1


def shut(s: MartiansState, words: list[str]) -> None:
    s.shut[2 * c.FACILITIES.index(words[0]) + c.RESOURCES.index(words[1])] = FACE_DOWN


def farm(s: MartiansState, words: list[str]) -> None:
    s.plants[0] = int(words[0])
    s.growth[0] = sum([1 << int(n) - 1 for n in words[1:]])


def block_rover(s: MartiansState, words: list[str]) -> None:
    s.on_rover[c.ROVERS.index(words[0])] = int("1" * int(words[1]), 8)


def install(s: MartiansState, words: list[str]) -> None:
    s.installed |= 1 << c.UPGRADES.index(words[0])


def hold_upgrades(s: MartiansState, words: list[str]) -> None:
    s.upgrade_cards = sum([1 << c.UPGRADES.index(word) for word in words])


def find_poi(s: MartiansState, words: list[str]) -> None:
    poi = c.POIS.index(words[0])
    s.pois[poi] += 1
    s.poi_pile[poi] -= 1


def open_box(s: MartiansState, words: list[str]) -> None:
    s.box[c.BLOCKS.index(words[0])] = 1


def write_journal(s: MartiansState, words: list[str]) -> None:
    event = event_of(words[0])
    s.events.remove(event)
    s.journal.append(event)
    s.age.append(int(words[1]) if len(words) > 1 else s.round)


NUMBERS: Final = ("stress", "morale", "round", "seeds", "examined", "discoveries", "markers")
ROWS: Final = ("tracks", "samples", "counters")
CHANGES: Final[dict[str, Callable[[MartiansState, list[str]], None]]] = {
    "red": redden,
    "reserve": lambda s, words: count(c.RESOURCES, s.reserve, words),
    "parts": lambda s, words: count(c.PARTS, s.parts, words),
    "wounds": lambda s, words: count_by_crew(s.wounds, words),
    "tokens": lambda s, words: count_by_crew(s.tokens, words),
    "first": put_first,
    "ill": afflict,
    "region": lay_region,
    "mark": lambda s, words: stack(c.SPACES, s.zone_marks, words[:2]),
    "lies": drop,
    "now": lambda s, words: stack(c.FACILITIES, s.now, words),
    "next": lambda s, words: stack(c.FACILITIES, s.next, words),
    "shut": shut,
    "output": lambda s, words: count(c.FACILITIES, s.output, words),
    "farm": farm,
    "blocked": block_rover,
    "rover": lambda s, words: stack(c.ROVERS, s.on_rover, words),
    "worn": lambda s, words: stack(CREW, s.worn, words),
    "worn-next": lambda s, words: stack(CREW, s.worn_next, words),
    "upgrade": install,
    "card": hold_upgrades,
    "poi": find_poi,
    "built": lambda s, words: build_card(s, c.FACILITIES.index(words[0])),
    "box": open_box,
    "journal": write_journal,
}
