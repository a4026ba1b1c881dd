"""Questions, options, reasons and the log, as messages and references; computed only when a person looks."""

from __future__ import annotations

from cinqmars.kernel import Decision, Event, Message, Move, say, seat_name

from .components import MAX_PLAYERS, N_CHARACTERS, N_OUTER, N_ZONES, RESOURCES, SHIP_SEATS
from .kinds import (
    AIM,
    BOARD,
    CHOOSE,
    DESTROY,
    DRAW,
    HIDE,
    KEEP,
    KINDS,
    LAUNCH,
    LOOK,
    MOVE,
    NO,
    REDIRECT,
    STUDY,
)
from .options import (
    NO_EVENT_LEFT,
    cannot_aim,
    cannot_board,
    cannot_choose,
    cannot_hide,
    cannot_keep,
    cannot_launch,
    cannot_look,
    cannot_touch,
)
from .state import NONE, Table
from .view import (
    astronaut_ref,
    character_name,
    character_ref,
    discovery_ref,
    event_name,
    event_ref,
    ship_name,
    ship_ref,
    zone_name,
    zone_ref,
)

SHIP_KINDS = (BOARD, LAUNCH, DESTROY, REDIRECT)  # 1 + slot


# questions


def question(s: Table, d: Decision) -> Message:
    if d.kind == BOARD:
        number, other_than = d.ctx
        if number > 1:
            return say("ask-board-together", n=number)
        return say("ask-board" if other_than == NONE else "ask-board-other", ship=maybe_ship(s, other_than))
    if d.kind == AIM:
        return say("ask-aim", ship=ship_name(s.dock[d.ctx[0]]))
    if d.kind == STUDY and d.ctx:
        return say("ask-look")
    if d.kind == HIDE:
        return say("ask-hide", card=event_name(s.offer[d.seat][-1]))
    return say(f"ask-{KINDS[d.kind].name}")


def maybe_ship(s: Table, slot: int) -> Message:
    return say("nobody") if slot == NONE else ship_name(s.dock[slot])


# options


def label(s: Table, d: Decision, arg: int) -> Message:
    kind = d.kind
    if kind == KEEP:
        return event_name(arg)
    if kind == CHOOSE:
        return say("call", n=arg + 1, character=character_name(arg))
    if kind in (AIM, HIDE):
        return zone_name(arg)
    if arg == NO:
        return say(f"no-{KINDS[kind].name}")
    if kind in SHIP_KINDS:
        return ship_label(s, arg - 1)
    if kind == MOVE:
        origin, target = divmod(arg - 1, N_ZONES)
        return say("pick-move", origin=zone_name(origin), target=zone_name(target))
    if kind == STUDY:
        return say("pick-draw") if arg == DRAW else say("pick-look", zone=zone_name(arg - LOOK))
    place, victim = divmod(arg - 1, MAX_PLAYERS)
    return say("pick-hit", place=place_name(s, place), who=seat_name(victim))


def ship_label(s: Table, slot: int) -> Message:
    ship = s.dock[slot]
    free = SHIP_SEATS[ship] - s.aboard[slot]
    if s.tile[slot] != NONE:
        return say("pick-ship-aimed", ship=ship_name(ship), zone=zone_name(s.tile[slot]), free=free)
    return say("pick-ship", ship=ship_name(ship), free=free)


def place_name(s: Table, place: int) -> Message:
    return zone_name(place) if place < N_ZONES else ship_name(s.dock[place - N_ZONES])


def refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    kind = d.kind
    if kind == KEEP:
        return (event_ref(arg),)
    if kind == CHOOSE:
        return (character_ref(d.seat, arg),) if s.hand[d.seat] >> arg & 1 else ()
    if kind in (AIM, HIDE):
        return (zone_ref(arg),)
    if arg == NO or (kind == STUDY and arg == DRAW):
        return ()
    if kind in SHIP_KINDS:
        return (ship_ref(s.dock[arg - 1]),)
    if kind == MOVE:
        origin, target = divmod(arg - 1, N_ZONES)
        return (zone_ref(origin), zone_ref(target))
    if kind == STUDY:
        return (discovery_ref(arg - LOOK),)
    place, victim = divmod(arg - 1, MAX_PLAYERS)
    if place < N_ZONES:
        where = zone_ref(place)
        return (astronaut_ref(where.partition(":")[2], victim), where)
    ship = s.dock[place - N_ZONES]
    return (astronaut_ref(f"ship-{ship}", victim), ship_ref(ship))


# what is not possible


def candidates(s: Table, d: Decision) -> list[int]:
    kind = d.kind
    if kind == KEEP:
        return sorted(s.offer[d.seat])
    if kind == CHOOSE:
        return list(range(N_CHARACTERS))
    if kind == AIM:
        return list(range(N_ZONES))
    if kind == HIDE:
        return list(range(N_OUTER))
    no = [NO] if NO in d.opts else []
    if kind in SHIP_KINDS:
        return no + [1 + slot for slot in range(s.n) if s.dock[slot] != NONE]
    if kind == STUDY:
        draw = [] if d.ctx else [DRAW]
        return no + draw + [LOOK + zone for zone in range(N_OUTER) if s.discovery[zone] != NONE]
    return d.opts


def why_not(s: Table, d: Decision, arg: int) -> Message | None:
    if arg in d.opts:
        return None
    reason = cannot(s, d, arg)
    return say(f"why-{reason}") if reason else say("why-not-now")


def cannot(s: Table, d: Decision, arg: int) -> str:
    kind = d.kind
    if kind == KEEP:
        return cannot_keep(arg)
    if kind == CHOOSE:
        return cannot_choose(s, d.seat, arg)
    if kind == BOARD:
        return cannot_board(s, d.seat, arg - 1, d.ctx[0], d.ctx[1])
    if kind == AIM:
        return cannot_aim(s, d.ctx[0], arg)
    if kind == HIDE:
        return cannot_hide(s, arg)
    if kind == LAUNCH:
        return cannot_launch(s, arg - 1)
    if kind == DESTROY:
        return cannot_touch(s, arg - 1)
    if kind == STUDY:
        return NO_EVENT_LEFT if arg == DRAW else cannot_look(s, d.seat, arg - LOOK)
    return ""


# the log


def story(e: Event) -> Message | None:
    what, args = e.what, e.args
    if what in ("medal", "draw", "discard"):
        return say(f"story-{what}", who=seat_name(args[0]))
    if what in ("round", "scoring"):
        return say(f"story-{what}", n=args[0])
    if what in ("dock", "launch"):
        return say(f"story-{what}", ship=ship_name(args[0]))
    if what == "call":
        return say("story-call", who=seat_name(args[0]), n=args[1] + 1, character=character_name(args[1]))
    if what == "board":
        return say("story-board", who=seat_name(args[0]), ship=ship_name(args[1]), n=args[2])
    if what == "aim":
        return say("story-aim", who=seat_name(args[0]), ship=ship_name(args[1]), zone=zone_name(args[2]))
    if what == "move":
        origin, target = zone_name(args[1]), zone_name(args[2])
        return say("story-move", who=seat_name(args[0]), origin=origin, target=target)
    if what == "destroy":
        return say("story-destroy", who=seat_name(args[0]), ship=ship_name(args[1]))
    if what == "lose":
        return say("story-lose", who=seat_name(args[0]), n=args[1])
    return story_of_places(what, args) or story_of_cards(what, args)


def story_of_places(what: str, args: tuple[int, ...]) -> Message | None:
    if what in ("kill", "replace-zone"):
        victim = seat_name(args[2])
        return say(f"story-{what}", who=seat_name(args[0]), zone=zone_name(args[1]), victim=victim)
    if what == "replace-ship":
        return say(
            "story-replace-ship", who=seat_name(args[0]), ship=ship_name(args[1]), victim=seat_name(args[2])
        )
    if what == "land":
        n = sum(args[2:])
        return say("story-land", ship=ship_name(args[0]), zone=zone_name(args[1]), n=n)
    if what == "explore":
        return say("story-explore", zone=zone_name(args[0]), resource=resource_name(args[1]))
    if what == "wait":
        return say("story-wait", zone=zone_name(args[0]), resource=resource_name(args[1]), n=args[2])
    if what == "token":
        zone, resource = zone_name(args[1]), resource_name(args[2])
        return say("story-token", who=seat_name(args[0]), zone=zone, resource=resource, n=args[3])
    if what == "native":
        return say("story-native", zone=zone_name(args[0]), who=seat_name(args[1]))
    if what in ("hide", "look"):
        return say(f"story-{what}", who=seat_name(args[0]), zone=zone_name(args[1]))
    return None


def story_of_cards(what: str, args: tuple[int, ...]) -> Message | None:
    if what == "show":
        first, second, third = [event_name(card) for card in args[1:]]
        return say("story-show", who=seat_name(args[0]), first=first, second=second, third=third)
    if what in ("keep", "drawn"):
        return say(f"story-{what}", card=event_name(args[1]))
    if what == "looked":
        return say("story-looked", zone=zone_name(args[1]), card=event_name(args[2]))
    if what == "reveal":
        return say("story-reveal", zone=zone_name(args[0]), card=event_name(args[1]))
    if what == "bonus":
        return say("story-bonus", who=seat_name(args[0]), card=event_name(args[1]), n=args[2])
    if what == "discovery":
        zone, card = zone_name(args[1]), event_name(args[2])
        return say("story-discovery", who=seat_name(args[0]), zone=zone, card=card, n=args[3])
    return None


def resource_name(resource: int) -> Message:
    return say(f"resource-{RESOURCES[resource]}")


def moves(e: Event) -> list[Move]:
    what, args = e.what, e.args
    if what == "board":
        p, ship, number = args
        return [Move("astronaut", f"reserve:{p}", ship_ref(ship), p, number)]
    if what == "move":
        p, origin, target = args
        return [Move("astronaut", zone_ref(origin), zone_ref(target), p)]
    if what == "kill":
        _, zone, victim = args
        return [lost_from(zone_ref(zone), victim)]
    if what == "native":
        zone, victim = args
        return [lost_from(zone_ref(zone), victim)]
    if what in ("replace-zone", "replace-ship"):
        p, place, victim = args
        where = zone_ref(place) if what == "replace-zone" else ship_ref(place)
        return [lost_from(where, victim), Move("astronaut", f"reserve:{p}", where, p)]
    if what == "destroy":
        ship, crew = ship_ref(args[1]), args[2:]
        return [lost_from(ship, q, crew[q]) for q in range(len(crew)) if crew[q]]
    if what == "land":
        ship, zone, crew = ship_ref(args[0]), zone_ref(args[1]), args[2:]
        return [Move("astronaut", ship, zone, q, crew[q]) for q in range(len(crew)) if crew[q]]
    return []


def lost_from(place: str, victim: int, number: int = 1) -> Move:
    return Move("astronaut", place, f"lost:{victim}", victim, number)
