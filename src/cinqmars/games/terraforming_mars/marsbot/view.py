"""MarsBot's board as everyone sees it."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars.cards.index import CARDS
from cinqmars.games.terraforming_mars.cards.text import card_text
from cinqmars.games.terraforming_mars.components import CITY, DEGREES, GREENERY, OCEAN, TILES
from cinqmars.games.terraforming_mars.names import card_name, card_ref, tile_name
from cinqmars.games.terraforming_mars.state import ACTION as ACTION_PHASE
from cinqmars.games.terraforming_mars.state import OVER, Table
from cinqmars.kernel import Fact, Message, Panel, Thing, Track, Zone, say

from . import goals
from .cards import BONUS_CARDS, CORPORATIONS, cube_at
from .names import bonus_name, corporation_name, track_name
from .scoring import points
from .state import (
    ACTION_DECK,
    BONUS,
    BONUS_DECK,
    BONUS_DISCARD,
    CORPORATION,
    DESTROYED,
    DIFFICULTIES,
    DIFFICULTY,
    DRAFTED,
    FRESH,
    FURTHEST,
    HARD,
    KNOWN,
    MIXED,
    MONEY,
    ON_CARD,
    PACK,
    PASSED,
    PLAYED,
    POINTS,
    RATING,
    SHOWN,
    position,
)
from .tracks import (
    ACTION,
    AGAIN,
    AMOUNT,
    CLAIM,
    FUND,
    LAST_SPACE,
    N_TRACKS,
    NOTHING,
    PUT_CITY,
    PUT_GREENERY,
    PUT_OCEAN,
    RATE,
    SPACE_STEP,
    TRACKS,
    WARM,
)

PUT: Final = {PUT_OCEAN: OCEAN, PUT_GREENERY: GREENERY, PUT_CITY: CITY}
OTHERS: Final = {CLAIM: "milestone", FUND: "award", AGAIN: "again", SPACE_STEP: "again-space"}


def panels(s: Table, seat: int) -> list[Panel]:
    """Its board, if it plays."""
    return [panel(s, seat)] if s.bot else []


def reached(s: Table, milestone: int) -> list[Message]:
    """How far it is, if it plays."""
    if not s.bot:
        return []
    return [say("reached-of", n=goals.reached(s, milestone), needs=goals.NEEDS[milestone])]


def panel(s: Table, seat: int) -> Panel:
    return Panel(
        "marsbot",
        say("marsbot"),
        zones=(*[spaces(s, i) for i in range(N_TRACKS)], *zones(s, seat)),
        tracks=tuple([track(s, i) for i in range(N_TRACKS)]),
        facts=tuple(facts(s)),
    )


def track(s: Table, i: int) -> Track:
    """The marks are the spaces that will still do something."""
    corporation = s.bot[CORPORATION]
    marks = [
        space
        for space in range(s.bot[FURTHEST + i] + 1, LAST_SPACE + 1)
        if ACTION[i][space] != NOTHING or cube_at(corporation, i, space) >= 0
    ]
    return Track(f"track:{TRACKS[i]}", track_name(i), position(s, i), LAST_SPACE, tuple(marks))


def facts(s: Table) -> list[Fact]:
    bot = s.bot
    found = [
        Fact(say("fact-difficulty"), say(f"option-difficulty-{DIFFICULTIES[bot[DIFFICULTY]]}"), "difficulty"),
        Fact(say("fact-rating"), bot[RATING], "rating"),
        Fact(say("resource-megacredits"), bot[MONEY], "megacredits"),
    ]
    if bot[CORPORATION] >= 0:
        found.append(Fact(say("fact-corporation"), corporation_name(bot[CORPORATION]), "corporation"))
        does = say(f"bot-{CORPORATIONS[bot[CORPORATION]].id}-does")
        found.append(Fact(say("fact-bot-does"), does, "note"))
    if bot[ON_CARD]:
        found.append(Fact(say("fact-bot-on-card"), bot[ON_CARD], "resource"))
    if s.phase == ACTION_PHASE and bot[PASSED]:
        found.append(Fact(say("fact-bot-passed"), say("yes"), "passed"))
    if s.phase == ACTION_PHASE and bot[FRESH] and bot[DIFFICULTY] >= HARD:
        found.append(Fact(say("fact-bot-fresh"), say("yes"), "fresh"))
    if s.phase == OVER:
        found.insert(0, Fact(say("fact-points"), sum(s.bot_piles[POINTS]), "points"))
    else:
        found.append(Fact(say("fact-points-now"), sum(points(s)), "points"))
    return found


def spaces(s: Table, i: int) -> Zone:
    """What the spaces of a track do."""
    facts = []
    for space in range(LAST_SPACE + 1):
        does = effect(i, space)
        if does:
            facts.append(Fact(say("bot-space", n=space), does[0], does[1]))
        if cube_at(s.bot[CORPORATION], i, space) >= 0:
            facts.append(Fact(say("bot-space-cube", n=space), say("space-cube"), "cube"))
    return Zone(f"spaces:{TRACKS[i]}", track_name(i), facts=tuple(facts))


def effect(track: int, space: int) -> tuple[Message, str] | None:
    """In words, and its icon."""
    what, amount = ACTION[track][space], AMOUNT[track][space]
    if what in PUT:
        return tile_name(PUT[what]), TILES[PUT[what]]
    if what == WARM:
        return say("space-temperature", n=DEGREES * amount), "temperature"
    if what == RATE:
        return say("space-rating", n=amount), "rating"
    return (say(f"space-{OTHERS[what]}"), OTHERS[what]) if what in OTHERS else None


def zones(s: Table, seat: int) -> list[Zone]:
    piles = s.bot_piles
    deck, bonus = piles[ACTION_DECK], piles[BONUS_DECK]
    coming = sorted(bonus + [code for code in deck if code >= BONUS])
    found = [
        face_down("bot-deck", len(deck)),
        Zone("bot-known", say("zone-bot-known"), "cards", things=things(sorted(piles[KNOWN]))),
        face_down("bot-bonus-deck", len(bonus)),
        Zone("bot-coming", say("zone-bot-coming"), "cards", things=things(coming)),
        Zone(
            "bot-bonus-discard", say("zone-bot-bonus-discard"), "cards", things=things(piles[BONUS_DISCARD])
        ),
        Zone("bot-destroyed", say("zone-bot-destroyed"), "cards", things=things(piles[DESTROYED])),
        Zone("bot-played", say("zone-bot-played"), "pile", things=things(piles[PLAYED])),
    ]
    if piles[SHOWN]:
        found.append(Zone("bot-shown", say("zone-bot-shown"), "cards", things=things(piles[SHOWN])))
    if seat == 0 and s.draft[0]:
        seen = sorted(piles[PACK] + piles[DRAFTED][1:])
        found.append(Zone("bot-draft", say("zone-passed"), "cards", things=things(seen)))
    return found


def face_down(ref: str, number: int) -> Zone:
    hidden = Thing(f"hidden:{ref}", say("cards-hidden", n=number), "card", -1, number, hidden=True)
    return Zone(ref, say(f"zone-{ref}"), "cards", -1, (hidden,) if number else ())


def things(codes: list[int]) -> tuple[Thing, ...]:
    return tuple([thing(code) for code in codes])


def thing(code: int) -> Thing:
    if BONUS <= code < MIXED:
        id = BONUS_CARDS[code - BONUS]
        return Thing(f"bonus:{id}", bonus_name(code - BONUS), "bonus", note=say(f"bonus-{id}-does"))
    card = code - MIXED if code >= MIXED else code
    return Thing(card_ref(card), card_name(card), CARDS[card].type, note=card_text(card))
