"""The log of MarsBot's steps: each is a sentence that can be checked at a real table."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.cards.index import COST
from cinqmars.games.terraforming_mars.components import BUILDER, MILESTONES, PLANNER, WILD, degrees
from cinqmars.games.terraforming_mars.names import (
    award_name,
    card_name,
    hex_name,
    milestone_name,
    quantity,
    tag_name,
    tile_name,
)
from cinqmars.kernel import Message, say, seat_name

from .cards import BONUS_CARDS, CORPORATIONS, WHITE
from .placement import BY_CARD, DECISIONS, nth
from .scoring import SOURCES
from .state import REASONS
from .tracks import EVENT_TAG, TRACKS

NUMBERED = ("bot-meteors", "bot-deck")
OF_CARD = ("bot-project", "bot-invades", "bot-mixes-in", "bot-keeps", "bot-gives-up", "bot-protected")
BARE = ("bot-no-effect", "bot-another", "bot-sprouts", "bot-pass", "bot-wild")
CHANGED = ("bot-rate", "bot-pays")


def bonus_name(card: int) -> Message:
    return say(f"bonus-{BONUS_CARDS[card]}")


def track_name(track: int) -> Message:
    return say(f"track-{TRACKS[track]}")


def corporation_name(corporation: int) -> Message:
    return say(f"card-{CORPORATIONS[corporation].id}")


def goal_name(milestone: int) -> Message:
    """With MarsBot's own condition."""
    if milestone in (BUILDER, PLANNER):
        return say(f"bot-milestone-{MILESTONES[milestone]}")
    return milestone_name(milestone)


def name_of_tag(tag: int) -> Message:
    return say("tag-event") if tag == EVENT_TAG else tag_name(tag)


def story(what: str, args: tuple[int, ...]) -> Message | None:
    you = seat_name(0)
    if what in BARE:
        return say(what)
    if what in NUMBERED:
        return say(what, n=args[0], who=you)
    if what in OF_CARD:
        return say(what, card=card_name(args[0]), who=you)
    if what in CHANGED:
        return say(what, n=args[0], total=args[1])
    if what in ("bot-bonus", "bot-destroyed"):
        return say(what, card=bonus_name(args[0]))
    if what == "bot-earn":
        return say(f"bot-earn-{REASONS[args[2]]}", n=args[0], total=args[1])
    if what in ("bot-claim", "bot-fund", "bot-contest"):
        return story_of_goals(what, args)
    if what == "bot-place":
        return story_of_tile(args)
    if what == "bot-temperature":
        return say(what, n=say("level-temperature", n=degrees(args[0])), total=args[1])
    if what == "bot-oxygen":
        return say(what, n=say("level-oxygen", n=args[0]), total=args[1])
    if what == "bot-corporation":
        return say(what, card=corporation_name(args[0]), does=say(f"bot-{CORPORATIONS[args[0]].id}-does"))
    if what == "bot-cube":
        return say("bot-cube-white" if args[1] == WHITE else "bot-cube", card=corporation_name(args[0]))
    if what == "bot-eaten":
        return say(what, who=seat_name(args[0]), total=args[1])
    if what == "bot-points":
        parts = {source: args[i] for i, source in enumerate(SOURCES)}
        return say(what, n=sum(args), **parts)
    return story_of_tracks(what, args)


def story_of_tracks(what: str, args: tuple[int, ...]) -> Message | None:
    if what not in ("bot-step", "bot-stuck", "bot-used", "bot-no-arrow"):
        return None
    track = track_name(args[0])
    if what in ("bot-used", "bot-no-arrow"):
        return say(what, track=track, n=args[1])
    tag = args[-1]
    n = args[1] if what == "bot-step" else 0
    if tag < 0:
        return say(what if tag == -1 else f"{what}-arrow", track=track, n=n)
    return say(f"{what}-wild" if tag == WILD else f"{what}-tag", tag=name_of_tag(tag), track=track, n=n)


def story_of_goals(what: str, args: tuple[int, ...]) -> Message:
    you = seat_name(0)
    if what == "bot-claim":
        id = "bot-claim-paid" if args[1] else "bot-claim"
        return say(id, what=goal_name(args[0]), price=args[1], n=args[2], who=you)
    if what == "bot-fund":
        return say(what, what=award_name(args[0]), n=args[1], who=you)
    ahead = "bot-contest-ahead" if args[1] > 0 else "bot-contest"
    return say(ahead, what=award_name(args[0]), n=abs(args[1]), who=you)


def story_of_tile(args: tuple[int, ...]) -> Message:
    tile, where, decided, tied, card = args
    placed = {"tile": tile_name(tile), "where": hex_name(where)}
    if decided != BY_CARD:
        return say(f"bot-place-{DECISIONS[decided]}", **placed, who=seat_name(0))
    counted = nth(COST[card], tied) + 1
    return say("bot-place-card", **placed, n=tied, card=card_name(card), cost=COST[card], nth=counted)


def story_of_player(what: str, args: tuple[int, ...]) -> Message:
    """What the player does to MarsBot."""
    who, resource, number = seat_name(args[0]), args[2], args[3]
    return say(f"story-bot-{what}", who=who, what=quantity(resource, number), n=number)
