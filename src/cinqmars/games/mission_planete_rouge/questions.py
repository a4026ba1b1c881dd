"""The questions, one class each: what is offered and why something is not, in words and for bots.

In every optional kind 0 is "no", or "no more". A `cannot_...` predicate returns the id of a reason (falsy: allowed),
so that options and reasons never disagree.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel import Decision, Message, Question, say, seat_name

from .bots import instinct
from .components import (
    ADJACENT,
    MANUAL,
    MAX_PLAYERS,
    N_BONUS,
    N_CHARACTERS,
    N_EVENTS,
    N_OUTER,
    N_ZONES,
    SHIP_SEATS,
)
from .names import (
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
from .state import NONE, Table, destination

KEEP: Final = 0
CHOOSE: Final = 1
BOARD: Final = 2
AIM: Final = 3
MOVE: Final = 4
STUDY: Final = 5
HIDE: Final = 6
LAUNCH: Final = 7
DESTROY: Final = 8
REPLACE: Final = 9
KILL: Final = 10
REDIRECT: Final = 11

NO: Final = 0
DRAW: Final = 1  # of STUDY
LOOK: Final = 2  # of STUDY, + zone


class Asked(Question[Table]):
    """A question that may be declined with NO, unless its class says otherwise."""

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return say(f"no-{self.name}") if arg == NO else self.pick(s, d, arg)

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        """What is picked, if not NO."""
        return say(f"pick-{self.name}")


class Keep(Question[Table]):
    """Which event card of the hand to keep at set-up: the card."""  # rules: S9

    name = "keep"
    size = N_EVENTS

    @staticmethod
    def options(s: Table, p: int) -> list[int]:
        return [card for card in s.offer[p] if not cannot_keep(card)]

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return event_name(arg)

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (event_ref(arg),)

    def candidates(self, s: Table, d: Decision) -> list[int]:
        return sorted(s.offer[d.seat])

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        return cannot_keep(arg)


def cannot_keep(card: int) -> str:
    return "not-a-bonus" if card >= N_BONUS else ""


class Choose(Question[Table]):
    """Whom to play in this round: the character."""  # rules: C1

    name = "choose"
    size = N_CHARACTERS

    @staticmethod
    def options(s: Table, p: int) -> list[int]:
        hand = s.hand[p]
        return [c for c in range(N_CHARACTERS) if hand >> c & 1]

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return say("call", n=arg + 1, character=character_name(arg))

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (character_ref(d.seat, arg),) if s.hand[d.seat] >> arg & 1 else ()

    def candidates(self, s: Table, d: Decision) -> list[int]:
        return list(range(N_CHARACTERS))

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        return "" if s.hand[d.seat] >> arg & 1 else "played"

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [instinct.choose(s, seat, character) for character in opts]


class OfShip(Asked):
    """A ship at the pad: 1 + slot."""

    size = 1 + MAX_PLAYERS
    aloud = True

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        slot = arg - 1
        ship = s.dock[slot]
        free = SHIP_SEATS[ship] - s.aboard[slot]
        if s.tile[slot] != NONE:
            return say("pick-ship-aimed", ship=ship_name(ship), zone=zone_name(s.tile[slot]), free=free)
        return say("pick-ship", ship=ship_name(ship), free=free)

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else (ship_ref(s.dock[arg - 1]),)

    def candidates(self, s: Table, d: Decision) -> list[int]:
        no = [NO] if NO in d.opts else []
        return no + [1 + slot for slot in range(s.n) if s.dock[slot] != NONE]


class Board(OfShip):
    """Which ship astronauts board. About how many, and the slot that is not allowed."""  # rules: B4 to B6, K7, K8

    name = "board"

    @staticmethod
    def options(s: Table, p: int, other_than: int) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if not cannot_board(s, p, slot, 1, other_than):
                opts.append(1 + slot)
        return opts

    @staticmethod
    def together(s: Table, p: int, number: int) -> list[int]:
        """Several at once must board, if they can."""
        return [1 + slot for slot in range(s.n) if not cannot_board(s, p, slot, number, NONE)]

    def prompt(self, s: Table, d: Decision) -> Message:
        number, other_than = d.ctx
        if number > 1:
            return say("ask-board-together", n=number)
        if other_than == NONE:
            return say("ask-board", ship=say("nobody"))
        return say("ask-board-other", ship=ship_name(s.dock[other_than]))

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        number, other_than = d.ctx
        return cannot_board(s, d.seat, arg - 1, number, other_than)

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [0.1 if arg == NO else instinct.board(s, seat, arg - 1) for arg in opts]


def cannot_board(s: Table, p: int, slot: int, number: int, other_than: int) -> str:  # rules: B4, B5
    ship = s.dock[slot]
    if ship == NONE:
        return "empty-dock"
    if s.launched[slot]:
        return "in-flight"
    if slot == other_than:
        return "same-ship"
    if s.reserve[p] < number:
        return "no-reserve"
    if s.aboard[slot] + number > SHIP_SEATS[ship]:
        return "full"
    return ""


class Launch(OfShip):
    """Which docked ship the secret agent sends on its way."""  # rules: K4b, K4c

    name = "launch"

    @staticmethod
    def options(s: Table) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if not cannot_launch(s, slot):
                opts.append(1 + slot)
        return opts

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        return cannot_launch(s, arg - 1)

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [0.7 if arg == NO else 1.0 for arg in opts]


def cannot_launch(s: Table, slot: int) -> str:
    reason = cannot_touch(s, slot)
    if not reason and destination(s, slot) == MANUAL:
        return "no-destination"
    return reason


def cannot_touch(s: Table, slot: int) -> str:
    """Docked ships only."""
    if s.dock[slot] == NONE:
        return "empty-dock"
    return "in-flight" if s.launched[slot] else ""


class Destroy(OfShip):
    """Which docked ship the saboteur blows up."""  # rules: K5b, K5c

    name = "destroy"

    @staticmethod
    def options(s: Table) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if not cannot_touch(s, slot):
                opts.append(1 + slot)
        return opts

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        return cannot_touch(s, arg - 1)

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [0.5 if arg == NO else instinct.destroy(s, seat, arg - 1) for arg in opts]


class Redirect(OfShip):
    """Which ship the pilot gives another destination, docked or in flight."""  # rules: K9b

    name = "redirect"

    @staticmethod
    def options(s: Table) -> list[int]:
        opts = [NO]
        for slot in range(s.n):
            if s.dock[slot] != NONE:
                opts.append(1 + slot)
        return opts

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [0.7 if arg == NO else 1.0 for arg in opts]


class Aim(Question[Table]):
    """Where a ship goes: the zone. About its slot."""  # rules: B7, K9c

    name = "aim"
    size = N_ZONES
    aloud = True

    @staticmethod
    def options(s: Table, slot: int) -> list[int]:
        bound = destination(s, slot)
        return [zone for zone in range(N_ZONES) if s.tiles[zone] and zone != bound]

    def prompt(self, s: Table, d: Decision) -> Message:
        return say("ask-aim", ship=ship_name(s.dock[d.ctx[0]]))

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return zone_name(arg)

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (zone_ref(arg),)

    def candidates(self, s: Table, d: Decision) -> list[int]:
        return list(range(N_ZONES))

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        if destination(s, d.ctx[0]) == arg:
            return "same-destination"
        return "" if s.tiles[arg] else "no-tile"

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [instinct.aim(s, zone) for zone in opts]


class Hide(Question[Table]):
    """Under which outer zone the discovery just drawn goes: the zone."""  # rules: V3, V4

    name = "hide"
    size = N_OUTER

    @staticmethod
    def options(s: Table) -> list[int]:
        return [zone for zone in range(N_OUTER) if s.discovery[zone] == NONE]

    def prompt(self, s: Table, d: Decision) -> Message:
        return say("ask-hide", card=event_name(s.offer[d.seat][-1]))

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return zone_name(arg)

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (zone_ref(arg),)

    def candidates(self, s: Table, d: Decision) -> list[int]:
        return list(range(N_OUTER))

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        return "taken" if s.discovery[arg] != NONE else ""


class Move(Asked):
    """Where an astronaut of the explorer walks: 1 + from * N_ZONES + to."""  # rules: K2b, K2c

    name = "move"
    size = 1 + N_ZONES * N_ZONES
    aloud = True

    @staticmethod
    def options(s: Table, p: int) -> list[int]:
        n, mars = s.n, s.mars
        opts = [NO]
        for zone in range(N_ZONES):
            if mars[zone * n + p]:
                for neighbour in ADJACENT[zone]:
                    opts.append(1 + zone * N_ZONES + neighbour)
        return opts

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg - 1, N_ZONES)

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        origin, target = self.decode(arg)
        return say("pick-move", origin=zone_name(origin), target=zone_name(target))

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == NO:
            return ()
        origin, target = self.decode(arg)
        return (zone_ref(origin), zone_ref(target))

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [1.0 if arg == NO else 0.5 for arg in opts]


class Study(Asked):
    """What the scientist does: DRAW, or LOOK + zone. About `("look",)` if a card drawn found no place."""  # rules: K3b

    name = "study"
    size = LOOK + N_OUTER

    @staticmethod
    def options(s: Table, p: int) -> list[int]:
        opts = Study.look(s, p)
        if s.events:
            opts.insert(1, DRAW)
        return opts

    @staticmethod
    def look(s: Table, p: int) -> list[int]:
        opts = [NO]
        for zone in range(N_OUTER):
            if not cannot_look(s, p, zone):
                opts.append(LOOK + zone)
        return opts

    def prompt(self, s: Table, d: Decision) -> Message:
        return say("ask-look" if d.ctx else "ask-study")

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        return say("pick-draw") if arg == DRAW else say("pick-look", zone=zone_name(arg - LOOK))

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (discovery_ref(arg - LOOK),) if arg >= LOOK else ()

    def candidates(self, s: Table, d: Decision) -> list[int]:
        no = [NO] if NO in d.opts else []
        draw = [] if d.ctx else [DRAW]
        return no + draw + [LOOK + zone for zone in range(N_OUTER) if s.discovery[zone] != NONE]

    def cannot(self, s: Table, d: Decision, arg: int) -> str:
        return "no-event-left" if arg == DRAW else cannot_look(s, d.seat, arg - LOOK)

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [0.1 if arg == NO else 2.0 if arg == DRAW else 0.5 for arg in opts]


def cannot_look(s: Table, p: int, zone: int) -> str:
    if s.discovery[zone] == NONE:
        return "no-discovery"
    return "already-known" if s.known[zone] >> p & 1 else ""


class Hit(Asked):
    """An astronaut of somebody, somewhere: 1 + place * MAX_PLAYERS + seat; places are zones, then N_ZONES + slot."""

    aloud = True

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg - 1, MAX_PLAYERS)

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        place, victim = self.decode(arg)
        where = zone_name(place) if place < N_ZONES else ship_name(s.dock[place - N_ZONES])
        return say("pick-hit", place=where, who=seat_name(victim))

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == NO:
            return ()
        place, victim = self.decode(arg)
        if place < N_ZONES:
            where = zone_ref(place)
            return (astronaut_ref(where.partition(":")[2], victim), where)
        ship = s.dock[place - N_ZONES]
        return (astronaut_ref(f"ship-{ship}", victim), ship_ref(ship))

    def priors(self, s: Table, seat: int, opts: list[int]) -> list[float]:
        return [0.2 if arg == NO else instinct.hit(s, seat, *self.decode(arg)) for arg in opts]


class Replace(Hit):
    """Whose astronaut the femme fatale wins over."""  # rules: K6b to K6d

    name = "replace"
    size = 1 + (N_ZONES + MAX_PLAYERS) * MAX_PLAYERS

    @staticmethod
    def options(s: Table, p: int) -> list[int]:
        n = s.n
        opts = [NO]
        if not s.reserve[p]:
            return opts
        for zone in range(N_ZONES):
            if s.mars[zone * n + p]:
                add_victims(opts, s.mars, zone * n, n, p, zone)
        for slot in range(n):
            if s.crew[slot * n + p]:
                add_victims(opts, s.crew, slot * n, n, p, N_ZONES + slot)
        return opts


def add_victims(opts: list[int], counts: list[int], base: int, n: int, p: int, place: int) -> None:
    for q in range(n):
        if q != p and counts[base + q]:
            opts.append(1 + place * MAX_PLAYERS + q)


class Kill(Hit):
    """Whose astronaut the soldier kills, in an outer zone."""  # rules: K8c, K8d

    name = "kill"
    size = 1 + N_OUTER * MAX_PLAYERS

    @staticmethod
    def options(s: Table) -> list[int]:
        n, mars = s.n, s.mars
        opts = [NO]
        for zone in range(N_OUTER):
            for q in range(n):
                if mars[zone * n + q]:
                    opts.append(1 + zone * MAX_PLAYERS + q)
        return opts


KINDS: Final[tuple[Question[Any], ...]] = (
    Keep(),
    Choose(),
    Board(),
    Aim(),
    Move(),
    Study(),
    Hide(),
    Launch(),
    Destroy(),
    Replace(),
    Kill(),
    Redirect(),
)
