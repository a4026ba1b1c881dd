"""The log: what happened, in words and as pieces that travel."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Event, Message, Move, say

from .cards.index import CARDS, EVENT, STORES
from .cards.text import listed
from .components import (
    AWARDS,
    CARD_PRICE,
    CITY,
    CUBES,
    GREENERY,
    MARSBOT,
    MILESTONES,
    N_RESOURCES,
    OCEAN,
    OXYGEN,
    TEMPERATURE,
    TILES,
)
from .marsbot import words as marsbot_words
from .names import (
    award_name,
    card_name,
    card_ref,
    cubes_name,
    hex_name,
    hex_ref,
    level,
    means_quantity,
    milestone_name,
    owner_ref,
    production_name,
    quantity,
    seat_name,
    standard_name,
    tile_name,
)

BARE = ("reshuffle", "production", "terraformed")
NUMBERED = ("draw", "discard", "look-to-buy", "sell", "plant", "burn", "score")
OF_CARD = (
    "drawn",
    "keep",
    "discarded",
    "reveal",
    "copy",
    "prelude",
    "fizzle",
    "first-action",
    "corporation",
)
SILENT: Final[tuple[str, ...]] = ()  # events that no line tells


# words


def story(e: Event) -> Message | None:
    what, args = e.what, e.args
    if what.startswith("bot-"):
        return marsbot_words.story(what, args)
    if what in BARE:
        return say(f"story-{what}")
    if what == "generation":
        return say("story-generation", n=args[0], who=seat_name(args[1]))
    who = seat_name(args[0])
    if what == "pass":
        return say("story-pass", who=who)
    if what in NUMBERED:
        return say(f"story-{what}", who=who, n=args[1])
    if what in OF_CARD:
        return say(f"story-{what}", who=who, card=card_name(args[1]))
    if what == "look":
        return say("story-look", who=who, n=args[1], keep=args[2])
    if what in ("play", "use"):
        return say(priced(what, args[2]), who=who, card=card_name(args[1]), price=args[2])
    if what == "buy":
        return say("story-buy", who=who, n=args[1], price=args[1] * CARD_PRICE)
    if what == "research":
        return say("story-research", who=who, n=args[1], price=args[1] * CARD_PRICE, hand=args[2])
    return story_of_boards(what, args, who)


def priced(what: str, price: int) -> str:
    return f"story-{what}" if price else f"story-{what}-free"


def story_of_boards(what: str, args: tuple[int, ...], who: Message) -> Message | None:
    """Resources, production and rating of one player."""
    if what in ("gain", "lose"):
        return say(f"story-{what}", who=who, what=quantity(args[1], args[2]))
    if what == "spend":
        return say("story-spend", who=who, what=means_quantity(args[1], args[2]))
    if what == "income":
        return income(args, who)
    if what == "produce":
        more = "story-produce" if args[2] > 0 else "story-produce-less"
        return say(more, who=who, what=production_name(args[1]), n=abs(args[2]))
    if what == "rate":
        return say("story-rate", who=who, n=args[1], rating=args[2])
    return story_of_mars(what, args, who)


def income(args: tuple[int, ...], who: Message) -> Message:
    """What a player receives in the production phase; M€ may be lost."""
    got = [quantity(r, args[1 + r]) for r in range(N_RESOURCES) if args[1 + r]]
    return say("story-income", who=who, what=listed(got)) if got else say("story-no-income", who=who)


def story_of_mars(what: str, args: tuple[int, ...], who: Message) -> Message | None:
    if what == "temperature":
        return say("story-temperature", who=who, n=level(TEMPERATURE, args[1]))
    if what == "oxygen":
        return say("story-oxygen", who=who, n=level(OXYGEN, args[1]))
    if what == "tile":
        tile, where = args[1], hex_name(args[2])
        if tile in (OCEAN, GREENERY, CITY):
            return say(f"story-{TILES[tile]}", who=who, where=where)
        return say("story-tile", who=who, tile=tile_name(tile), where=where)
    if what == "claim-hex":
        return say("story-claim-hex", who=who, where=hex_name(args[1]))
    if what == "claim":
        return say("story-claim", who=who, what=milestone_name(args[1]), price=args[2])
    if what == "fund":
        return say(priced(what, args[2]), who=who, what=award_name(args[1]), price=args[2])
    if what == "standard":
        return say("story-standard", who=who, what=standard_name(args[1]), price=args[2])
    return story_of_cubes(what, args, who)


def story_of_cubes(what: str, args: tuple[int, ...], who: Message) -> Message | None:
    if what in ("cubes", "cubes-gone"):
        cubes = cubes_name(STORES[args[1]], args[2])
        return say(f"story-{what}", who=who, card=card_name(args[1]), what=cubes)
    if what == "cubes-removed":
        card, cubes = card_name(args[2]), cubes_name(STORES[args[2]], args[3])
        if args[0] == args[1]:
            return say("story-cubes-gone", who=who, card=card, what=cubes)
        return say("story-cubes-removed", who=who, whom=seat_name(args[1]), card=card, what=cubes)
    return story_of_rivals(what, args, who)


def story_of_rivals(what: str, args: tuple[int, ...], who: Message) -> Message | None:
    if what not in ("lower", "remove", "steal"):
        return None
    if args[1] == MARSBOT:
        return marsbot_words.story_of_player(what, args)
    whom = seat_name(args[1])
    if what == "lower":
        own = "-own" if args[0] == args[1] else ""
        made = production_name(args[2])
        return say(f"story-lower{own}", who=who, whom=whom, what=made, n=args[3])
    if args[0] == args[1]:
        return say("story-lose", who=who, what=quantity(args[2], args[3]))
    return say(f"story-{what}", who=who, whom=whom, what=quantity(args[2], args[3]))


# pieces


def moves(e: Event) -> list[Move]:
    what, args = e.what, e.args
    if what == "tile":
        p, tile, site = args
        return [Move(TILES[tile], owner_ref(p), hex_ref(site), -1 if tile == OCEAN else p)]
    if what == "bot-place":  # MarsBot takes the colour of the second seat
        tile, site = args[:2]
        return [Move(TILES[tile], "marsbot", hex_ref(site), -1 if tile == OCEAN else 1)]
    if what == "claim-hex":
        return [Move("claim", owner_ref(args[0]), hex_ref(args[1]), args[0])]
    if what == "claim":
        return [Move("marker", owner_ref(args[0]), f"milestone:{MILESTONES[args[1]]}", args[0])]
    if what == "fund":
        return [Move("marker", owner_ref(args[0]), f"award:{AWARDS[args[1]]}", args[0])]
    return moves_of_cubes(what, args) or moves_of_cards(what, args)


def moves_of_cubes(what: str, args: tuple[int, ...]) -> list[Move]:
    if what in ("cubes", "cubes-gone"):
        p, card, number = args
        ends = [owner_ref(p), card_ref(card)]
        origin, target = ends if what == "cubes" else ends[::-1]
        return [Move(CUBES[STORES[card]], origin, target, p, number)]
    if what == "cubes-removed":
        p, q, card, number = args
        return [Move(CUBES[STORES[card]], card_ref(card), owner_ref(p), q, number)]
    return []


def moves_of_cards(what: str, args: tuple[int, ...]) -> list[Move]:
    """Drawn and discarded cards travel face down; those that are played show what they are."""
    p = args[0] if args else -1
    if what == "draw" and args[1]:
        return [Move("card", "deck", f"hand:{p}", p, args[1])]
    if what in ("sell", "discard") and args[1]:
        return [Move("card", f"hand:{p}", "discard", p, args[1])]
    if what == "play":
        pile = "events" if EVENT[args[1]] else CARDS[args[1]].type
        return [Move(card_ref(args[1]), f"hand:{p}", f"{pile}:{p}", p)]
    if what == "prelude":
        return [Move(card_ref(args[1]), f"preludes:{p}", f"founded:{p}", p)]
    return []
