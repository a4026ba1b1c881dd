"""MarsBot's board as everyone sees it."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.index import CARDS
from cinqmars.games.terraforming_mars.cards.text import card_text
from cinqmars.games.terraforming_mars.names import card_name, card_ref, tile_name
from cinqmars.games.terraforming_mars.state import ACTION as ACTION_PHASE
from cinqmars.games.terraforming_mars.state import OVER, TerraformingState
from cinqmars.kernel import Fact, Message, Panel, Thing, Track, Zone, say

from . import goals
from . import state as its
from . import tracks as board
from .cards import BONUS_CARDS, CORPORATIONS, cube_at
from .names import bonus_name, corporation_name, track_name
from .scoring import points

PUT: Final = {board.PUT_OCEAN: box.OCEAN, board.PUT_GREENERY: box.GREENERY, board.PUT_CITY: box.CITY}
OTHERS: Final = {
    board.CLAIM: "milestone",
    board.FUND: "award",
    board.AGAIN: "again",
    board.SPACE_STEP: "again-space",
}


def panels(s: TerraformingState, seat: int) -> list[Panel]:
    """Its board, if it plays."""
    return [panel(s, seat)] if s.bot else []


def reached(s: TerraformingState, milestone: int) -> list[Message]:
    """How far it is, if it plays."""
    if not s.bot:
        return []
    return [say("reached-of", n=goals.reached(s, milestone), needs=goals.NEEDS[milestone])]


def panel(s: TerraformingState, seat: int) -> Panel:
    return Panel(
        "marsbot",
        say("marsbot"),
        zones=(*[spaces(s, i) for i in range(board.N_TRACKS)], *zones(s, seat)),
        tracks=tuple([track(s, i) for i in range(board.N_TRACKS)]),
        facts=tuple(facts(s)),
    )


def track(s: TerraformingState, i: int) -> Track:
    """The marks are the spaces that will still do something."""
    corporation = s.bot[its.CORPORATION]
    marks = [
        space
        for space in range(s.bot[its.FURTHEST + i] + 1, board.LAST_SPACE + 1)
        if board.ACTION[i][space] != board.NOTHING or cube_at(corporation, i, space) >= 0
    ]
    return Track(
        f"track:{board.TRACKS[i]}", track_name(i), its.position(s, i), board.LAST_SPACE, tuple(marks)
    )


def facts(s: TerraformingState) -> list[Fact]:
    bot = s.bot
    found = [
        Fact(
            say("fact-difficulty"),
            say(f"option-difficulty-{its.DIFFICULTIES[bot[its.DIFFICULTY]]}"),
            "difficulty",
        ),
        Fact(say("fact-rating"), bot[its.RATING], "rating"),
        Fact(say("resource-megacredits"), bot[its.MONEY], "megacredits"),
    ]
    if bot[its.CORPORATION] >= 0:
        found.append(Fact(say("fact-corporation"), corporation_name(bot[its.CORPORATION]), "corporation"))
        does = say(f"bot-{CORPORATIONS[bot[its.CORPORATION]].id}-does")
        found.append(Fact(say("fact-bot-does"), does, "note"))
    if bot[its.ON_CARD]:
        found.append(Fact(say("fact-bot-on-card"), bot[its.ON_CARD], "resource"))
    if s.phase == ACTION_PHASE and bot[its.PASSED]:
        found.append(Fact(say("fact-bot-passed"), say("yes"), "passed"))
    if s.phase == ACTION_PHASE and bot[its.FRESH] and bot[its.DIFFICULTY] >= its.HARD:
        found.append(Fact(say("fact-bot-fresh"), say("yes"), "fresh"))
    if s.phase == OVER:
        found.insert(0, Fact(say("fact-points"), sum(s.bot_piles[its.POINTS]), "points"))
    else:
        found.append(Fact(say("fact-points-now"), sum(points(s)), "points"))
    return found


def spaces(s: TerraformingState, i: int) -> Zone:
    """What the spaces of a track do."""
    facts = []
    for space in range(board.LAST_SPACE + 1):
        does = effect(i, space)
        if does:
            facts.append(Fact(say("bot-space", n=space), does[0], does[1]))
        if cube_at(s.bot[its.CORPORATION], i, space) >= 0:
            facts.append(Fact(say("bot-space-cube", n=space), say("space-cube"), "cube"))
    return Zone(f"spaces:{board.TRACKS[i]}", track_name(i), facts=tuple(facts))


def effect(track: int, space: int) -> tuple[Message, str] | None:
    """In words, and its icon."""
    what, amount = board.ACTION[track][space], board.AMOUNT[track][space]
    if what in PUT:
        return tile_name(PUT[what]), box.TILES[PUT[what]]
    if what == board.WARM:
        return say("space-temperature", n=box.DEGREES * amount), "temperature"
    if what == board.RATE:
        return say("space-rating", n=amount), "rating"
    return (say(f"space-{OTHERS[what]}"), OTHERS[what]) if what in OTHERS else None


def zones(s: TerraformingState, seat: int) -> list[Zone]:
    piles = s.bot_piles
    deck, bonus = piles[its.ACTION_DECK], piles[its.BONUS_DECK]
    coming = sorted(bonus + [code for code in deck if code >= its.BONUS])
    found = [
        face_down("bot-deck", len(deck)),
        Zone("bot-known", say("zone-bot-known"), "cards", things=things(sorted(piles[its.KNOWN]))),
        face_down("bot-bonus-deck", len(bonus)),
        Zone("bot-coming", say("zone-bot-coming"), "cards", things=things(coming)),
        Zone(
            "bot-bonus-discard",
            say("zone-bot-bonus-discard"),
            "cards",
            things=things(piles[its.BONUS_DISCARD]),
        ),
        Zone("bot-destroyed", say("zone-bot-destroyed"), "cards", things=things(piles[its.DESTROYED])),
        Zone("bot-played", say("zone-bot-played"), "pile", things=things(piles[its.PLAYED])),
    ]
    if piles[its.SHOWN]:
        found.append(Zone("bot-shown", say("zone-bot-shown"), "cards", things=things(piles[its.SHOWN])))
    if seat == 0 and s.draft[0]:
        seen = sorted(piles[its.PACK] + piles[its.DRAFTED][1:])
        found.append(Zone("bot-draft", say("zone-passed"), "cards", things=things(seen)))
    return found


def face_down(ref: str, number: int) -> Zone:
    hidden = Thing(f"hidden:{ref}", say("cards-hidden", n=number), "card", -1, number, hidden=True)
    return Zone(ref, say(f"zone-{ref}"), "cards", -1, (hidden,) if number else ())


def things(codes: list[int]) -> tuple[Thing, ...]:
    return tuple([thing(code) for code in codes])


def thing(code: int) -> Thing:
    if its.BONUS <= code < its.MIXED:
        id = BONUS_CARDS[code - its.BONUS]
        return Thing(f"bonus:{id}", bonus_name(code - its.BONUS), "bonus", note=say(f"bonus-{id}-does"))
    card = code - its.MIXED if code >= its.MIXED else code
    return Thing(card_ref(card), card_name(card), CARDS[card].type, note=card_text(card))
