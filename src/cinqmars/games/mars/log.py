"""The log: what happened, in words, and the colonists that travel."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Event, Message, Move, say, seat_name

from .components import CONFLICT_FIELD, NONE
from .state import GIVES, MAKER, STRIDE, TO, WANTS
from .view import (
    bundle,
    card_name,
    contract_name,
    event_name,
    field_name,
    housing_ref,
    listed,
    material_name,
    mine_name,
    partner_name,
    place_name,
    place_ref,
    prize,
    some,
)

SILENT: Final[tuple[str, ...]] = ()  # events that no line tells

ONE_SEAT = (
    "turn",
    "first",
    "supply",
    "no-supply",
    "magna",
    "no-conflict",
    "no-target",
    "nothing-contested",
    "cargo",
    "withdraw",
    "stay-out",
)
SEAT_AND_NUMBER = ("settle", "dealt", "points", "roll", "no-research")
SEAT_AND_MATERIAL = ("pick", "unload", "discard", "rate")
SEAT_AND_PLACE = ("man", "leave", "switch-off")
TWO_SEATS = ("refuse", "raid", "nothing-to-destroy")
TWO_SEATS_AND_NUMBER = ("loot", "spy", "borrow")


def story(e: Event) -> Message | None:
    what, a = e.what, e.args
    if what in ONE_SEAT:
        return say(f"story-{what}", who=seat_name(a[0]))
    if what in SEAT_AND_NUMBER:
        return say(f"story-{what}", who=seat_name(a[0]), n=a[1])
    if what in SEAT_AND_MATERIAL:
        return say(f"story-{what}", who=seat_name(a[0]), material=material_name(a[1]))
    if what in SEAT_AND_PLACE:
        return say(f"story-{what}", who=seat_name(a[0]), place=place_name(a[1], a[2]))
    if what in TWO_SEATS:
        return say(f"story-{what}", who=seat_name(a[0]), other=seat_name(a[1]))
    if what in TWO_SEATS_AND_NUMBER:
        return say(f"story-{what}", who=seat_name(a[0]), other=seat_name(a[1]), n=a[2])
    return story_of_materials(what, a) or story_of_buildings(what, a) or story_of_cards(what, a)


def story_of_materials(what: str, a: tuple[int, ...]) -> Message | None:
    if what == "pack":
        return say("story-pack", n=a[0])
    if what == "spared":
        return say("story-spared", mine=mine_name(a[0]))
    if what == "drawn":
        return say("story-drawn", material=material_name(a[1]))
    if what == "gain":
        return say("story-gain", who=seat_name(a[0]), what=some(a[1], a[2]))
    if what == "produce":
        return say("story-produce", who=seat_name(a[0]), what=bundle(list(a[1:])))
    if what == "looted":
        return say("story-looted", who=seat_name(a[0]), other=seat_name(a[1]), material=material_name(a[2]))
    if what == "spied":
        return say("story-spied", who=seat_name(a[0]), what=bundle(list(a[1:])))
    if what == "earth":
        return say("story-earth", who=seat_name(a[0]), give=some(a[2], a[1]), get=some(a[3], 1))
    if what == "swap":
        return say("story-swap", who=seat_name(a[0]), give=some(a[1], 1), get=some(a[2], 1))
    if what == "offer":
        return say(
            "story-offer", who=seat_name(a[MAKER]), to=partner_name(a[TO]), give=gives(a), want=wants(a)
        )
    if what == "trade":
        maker, offer = seat_name(a[1 + MAKER]), a[1:]
        return say("story-trade", who=maker, other=seat_name(a[0]), give=gives(offer), want=wants(offer))
    return None


def gives(offer: tuple[int, ...]) -> Message:
    return bundle(list(offer[GIVES:WANTS]))


def wants(offer: tuple[int, ...]) -> Message:
    return bundle(list(offer[WANTS:STRIDE]))


def story_of_buildings(what: str, a: tuple[int, ...]) -> Message | None:
    if what == "build":
        return say("story-build", who=seat_name(a[0]), place=place_name(a[1]))
    if what in ("mine", "prospect"):
        return say(f"story-{what}", who=seat_name(a[0]), material=material_name(a[1]))
    if what == "staff":
        return say("story-staff", who=seat_name(a[0]), n=len(a) - 1)
    if what == "destroy":
        return say("story-destroy", who=seat_name(a[0]), other=seat_name(a[1]), place=place_name(a[2], a[3]))
    if what == "lose":
        if a[1] < 0:
            return say("story-lose-home", who=seat_name(a[0]))
        return say("story-lose", who=seat_name(a[0]), place=place_name(a[1], a[2]))
    if what in ("buy", "break"):
        return say(f"story-{what}", who=seat_name(a[0]), contract=contract_name(a[1]))
    if what == "seize":
        return say("story-seize", who=seat_name(a[0]), other=seat_name(a[1]), contract=contract_name(a[2]))
    if what == "aim":
        return say("story-aim", card=card_name(a[1]), place=place_name(a[2], a[3]))
    return None


def story_of_cards(what: str, a: tuple[int, ...]) -> Message | None:
    if what == "round":
        return say("story-round", n=a[0])
    if what == "event":
        if CONFLICT_FIELD[a[1]] == NONE:
            return say("story-event", event=event_name(a[1]))
        return say("story-conflict", event=event_name(a[1]), prize=prize(a[1]))
    if what == "reshuffle":
        return say("story-reshuffle")
    if what == "confront":
        return story_of_confrontation(*a)
    if what in ("no-supremacy", "supremacy-tied"):
        return say(f"story-{what}", field=field_name(a[0]))
    if what in ("supremacy", "contest", "upheld"):
        return say(f"story-{what}", who=seat_name(a[0]), field=field_name(a[1]))
    if what in ("research", "keep"):
        return say(f"story-{what}", who=seat_name(a[0]), card=card_name(a[1]))
    if what == "steal":
        return say("story-steal", who=seat_name(a[0]), other=seat_name(a[1]), card=card_name(a[2]))
    if what == "end":
        return say("story-end", who=listed([seat_name(p) for p in range(8) if a[0] >> p & 1]))
    return None


def story_of_confrontation(
    p: int, rival: int, field: int, winner: int, mine: int, theirs: int, bonus: int, free: int, away: int
) -> Message:
    """Who against whom, how strong both are, and what decided."""
    who, other, what = seat_name(p), seat_name(rival), field_name(field)
    if winner == NONE:
        return say("story-confront-tied", who=who, other=other, field=what, n=mine, m=theirs)
    won = seat_name(winner)
    if mine == theirs and not bonus:
        return say(
            "story-confront-colonists",
            who=who,
            other=other,
            field=what,
            n=mine,
            m=theirs,
            a=free,
            b=away,
            winner=won,
        )
    how = "story-confront-bonus" if mine == theirs else "story-confront"
    return say(how, who=who, other=other, field=what, n=mine, m=theirs, winner=won)


def moves(e: Event) -> list[Move]:
    """Colonists; those in the supply lie beside the market."""
    what, a = e.what, e.args
    if what == "settle":
        return [Move("colonist", "market", housing_ref(a[0]), a[0], a[1])]
    if what == "man":
        return [Move("colonist", housing_ref(a[0]), place_ref(a[0], a[1]), a[0])]
    if what == "staff":
        return [Move("colonist", housing_ref(a[0]), place_ref(a[0], place), a[0]) for place in a[1:]]
    if what == "leave":
        return [Move("colonist", place_ref(a[0], a[1]), housing_ref(a[0]), a[0])]
    if what == "lose":
        home = housing_ref(a[0]) if a[1] < 0 else place_ref(a[0], a[1])
        return [Move("colonist", home, "market", a[0])]
    if what == "destroy" and a[4]:
        return [Move("colonist", place_ref(a[1], a[2]), housing_ref(a[1]), a[1])]
    return []
