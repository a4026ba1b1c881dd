"""Positions and moves as text, so that a rule's test is three lines.

    t = table("hellas-5 [A B] | manual-4 -> ausonia [C2] | ausonia-3 [B3] up", "hellas: A3 B ice +1", "A pilot")
    t.play("board 1", "board no", "redirect 2 aim hellas")
    assert t.ships == "hellas-5 [A2 B] | manual-4 -> hellas [C2]"

Seats are A to E, clockwise. `A3` is three astronauts of A, `A` is one.
Ships are separated by `|`, one per dock, numbered from 1; `-` is an empty dock, `up` a ship that has taken off.
A zone that is listed is explored, ice unless told; `+2` are score tokens waiting there.
Stacks are listed from the top; `...` stands for all that is left, in some order.
Astronauts not mentioned are in the reserve; seats not mentioned in `turn` or `played` come later, as pilots.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Final

from cinqmars.games.mission_planete_rouge import game
from cinqmars.games.mission_planete_rouge.components import (
    ASTRONAUTS,
    CHARACTERS,
    EVENTS,
    MANUAL,
    MAX_PLAYERS,
    N_BONUS,
    N_OUTER,
    N_RESOURCES,
    N_ZONES,
    RECRUITER,
    RESOURCES,
    ROUNDS,
    SHIP_DESTINATION,
    SHIP_SEATS,
    ZONES,
)
from cinqmars.games.mission_planete_rouge.questions import (
    AIM,
    CHOOSE,
    DRAW,
    HIDE,
    KEEP,
    KILL,
    KINDS,
    LOOK,
    MOVE,
    NO,
    REPLACE,
    STUDY,
)
from cinqmars.games.mission_planete_rouge.scoring import SOURCES
from cinqmars.games.mission_planete_rouge.setup import new_state
from cinqmars.games.mission_planete_rouge.state import (
    BOARDING,
    CHOOSING,
    DEALING,
    NOBODY,
    NONE,
    PlaneteState,
)
from cinqmars.kernel import Decision, Event, Mark, Probe, Refused, Session, Setup, View, probe

SEATS: Final = "ABCDE"
REST: Final = "..."
SHIPS: Final = [
    f"{'manual' if to == MANUAL else ZONES[to]}-{seats}"
    for to, seats in zip(SHIP_DESTINATION, SHIP_SEATS, strict=True)
]
KIND_NAMES: Final = [kind.name for kind in KINDS]


class NotationError(ValueError):
    """The test does not say what its author meant."""


# Words


def one_of(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise NotationError(f"no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def zone_of(name: str) -> int:
    return one_of(ZONES, name, "zone")


def seat_of(letter: str) -> int:
    if len(letter) != 1 or letter not in SEATS:
        raise NotationError(f"no seat {letter!r}; there are: {', '.join(SEATS)}")
    return SEATS.index(letter)


def number_of(text: str, what: str) -> int:
    if not text.isdigit():
        raise NotationError(f"{what} is a number, not {text!r}")
    return int(text)


def astronauts_of(words: Iterable[str]) -> dict[int, int]:
    """`A3 B` as numbers by seat."""
    counts: dict[int, int] = {}
    for word in words:
        seat = seat_of(word[0])
        if seat in counts:
            raise NotationError(f"{word[0]} appears twice in one place")
        counts[seat] = number_of(word[1:] or "1", f"{word!r}: how many")
    return counts


def astronauts(row: list[int]) -> str:
    return " ".join([SEATS[p] + (str(k) if k > 1 else "") for p, k in enumerate(row) if k])


def entries(text: str) -> list[tuple[str, list[str]]]:
    """`a: x y; b: z` as names and words."""
    found: list[tuple[str, list[str]]] = []
    for part in text.split(";"):
        if not part.strip():
            continue
        name, colon, words = part.partition(":")
        if not colon:
            raise NotationError(f"{part.strip()!r} needs a colon: name: words")
        found.append((name.strip(), words.split()))
    return found


def listed(text: str) -> list[tuple[int, str]]:
    """`A pilot, B soldier` as seats and words."""
    found = []
    for part in text.split(","):
        words = part.split()
        if len(words) != 2:
            raise NotationError(f"{part.strip()!r} is not a seat and a character")
        found.append((seat_of(words[0]), words[1]))
    return found


# Moves


def argument(kind: int, words: list[str]) -> int:
    """`hellas ausonia` as the argument of a move."""
    said = " ".join(words)
    wanted = 2 if kind in (MOVE, REPLACE, KILL) and words != ["no"] else 1
    if len(words) != wanted:
        raise NotationError(f"{KIND_NAMES[kind]} takes {wanted} words, not {said!r}")
    if kind == KEEP:
        return one_of(EVENTS, said, "event card")
    if kind == CHOOSE:
        return one_of(CHARACTERS, said, "character")
    if kind in (AIM, HIDE):
        return zone_of(said)
    if said == "no":
        return NO
    if kind == MOVE:
        return 1 + zone_of(words[0]) * N_ZONES + zone_of(words[1])
    if kind == STUDY:
        return DRAW if said == "draw" else LOOK + zone_of(said)
    if kind in (REPLACE, KILL):
        place = N_ZONES - 1 + int(words[1]) if words[1].isdigit() else zone_of(words[1])
        return 1 + place * MAX_PLAYERS + seat_of(words[0])
    return number_of(said, KIND_NAMES[kind])


def spelled(kind: int, arg: int) -> str:
    """The words for the argument of a move."""
    if kind == KEEP:
        return EVENTS[arg]
    if kind == CHOOSE:
        return CHARACTERS[arg]
    if kind in (AIM, HIDE):
        return ZONES[arg]
    if arg == NO:
        return "no"
    if kind == MOVE:
        origin, target = divmod(arg - 1, N_ZONES)
        return f"{ZONES[origin]} {ZONES[target]}"
    if kind == STUDY:
        return "draw" if arg == DRAW else ZONES[arg - LOOK]
    if kind in (REPLACE, KILL):
        place, seat = divmod(arg - 1, MAX_PLAYERS)
        return f"{SEATS[seat]} {ZONES[place] if place < N_ZONES else place - N_ZONES + 1}"
    return str(arg)


def move_of(text: str) -> tuple[int | None, list[tuple[int, int]]]:
    """`A: board 1 aim hellas` as a seat, if told, and its answers."""
    said, colon, rest = text.partition(":")
    seat = seat_of(said.strip()) if colon else None
    answers: list[tuple[int, list[str]]] = []
    for word in (rest if colon else text).split():
        if word in KIND_NAMES:
            answers.append((KIND_NAMES.index(word), []))
        elif answers:
            answers[-1][1].append(word)
        else:
            raise NotationError(f"{text!r} begins with no move; there are: {', '.join(KIND_NAMES)}")
    return seat, [(kind, argument(kind, words)) for kind, words in answers]


# The table


class Play:
    """A table that is played with words, and answers in words."""

    def __init__(self, session: Session[PlaneteState]) -> None:
        self.session = session
        self.told: list[Event] = session.events[:]  # since the position was built

    @property
    def s(self) -> PlaneteState:
        return self.session.state

    # playing

    def play(self, *moves: str) -> Play:
        for move in moves:
            seat, answers = move_of(move)
            for kind, arg in answers:
                d = self.decision(kind, seat)
                if arg not in d.opts:
                    raise NotationError(f"{move!r} is not possible; {spell(d)}")
                self.take(self.session.submit(d.seat, [(kind, arg)]))
        return self

    def take(self, session: Session[PlaneteState]) -> None:
        self.session = session
        self.told += session.events

    def decision(self, kind: int, seat: int | None = None) -> Decision:
        """The open question of this kind, and of this seat if told."""
        for d in self.session.pending:
            if d.kind == kind and seat in (None, d.seat):
                return d
        wanted = KIND_NAMES[kind] if seat is None else f"{SEATS[seat]} {KIND_NAMES[kind]}"
        raise NotationError(f"{wanted} is not asked; {self.asked or 'the game is over'}")

    def pass_turn(self) -> Play:
        """The seat whose turn it is does no more than it must."""
        turn, round_ = self.s.turn, self.s.round
        while self.s.phase == BOARDING and (self.s.turn, self.s.round) == (turn, round_):
            self.take(self.session.apply(self.session.pending[0].opts[0]))
        return self

    def end_round(self) -> Play:
        """All who are still to play in this round do no more than they must."""
        round_ = self.s.round
        while self.s.phase == BOARDING and self.s.round == round_:
            self.pass_turn()
        return self

    def undo(self, seat: str) -> Play:
        self.session = self.session.undo(seat_of(seat))
        return self

    def refusal(self, seat: str) -> str:
        """Why the seat cannot take back its last answer."""
        try:
            self.session.undo(seat_of(seat))
        except Refused as e:
            return e.reason
        return ""

    # questions

    @property
    def asked(self) -> str:
        """`A board`, or several with commas."""
        return ", ".join([f"{SEATS[d.seat]} {KIND_NAMES[d.kind]}" for d in self.session.pending])

    def options(self, kind: str, seat: str = "") -> str:
        d = self.decision(one_of(KIND_NAMES, kind, "move"), seat_of(seat) if seat else None)
        return ", ".join([spelled(d.kind, arg) for arg in d.opts])

    def why_not(self, move: str) -> str:
        """The reason a person is given for a move that is shown but not possible; empty if it is possible."""
        seat, answers = move_of(move)
        ((kind, arg),) = answers
        d = self.decision(kind, seat)
        for choice in self.session.choices(d):
            if choice.arg == arg:
                return choice.reason.id.removeprefix("why-") if choice.reason else ""
        raise NotationError(f"{move!r} is not even shown; {spell(d)}")

    def probe(self, *moves: str) -> Probe:
        """What would follow, as the seat that is asked may know it."""
        feed = [answer for move in moves for answer in move_of(move)[1]]
        return probe(self.session, self.session.pending[0].seat, feed)

    # ships

    def ship(self, slot: int) -> str:
        s = self.s
        to = "" if s.tile[slot] == NONE else f" -> {ZONES[s.tile[slot]]}"
        crew = astronauts(s.crew[slot * s.n : slot * s.n + s.n])
        return f"{SHIPS[s.dock[slot]]}{to} [{crew}]"

    @property
    def ships(self) -> str:
        """Those on the ground, by dock."""
        s = self.s
        return " | ".join([self.ship(i) for i in range(s.n) if s.dock[i] != NONE and not s.launched[i]])

    @property
    def flying(self) -> str:
        """Those on their way, in order of take-off."""
        return " | ".join([self.ship(slot) for slot in self.s.flight])

    @property
    def deck(self) -> list[str]:
        return [SHIPS[ship] for ship in reversed(self.s.ship_deck)]

    @property
    def discarded_ships(self) -> list[str]:
        return [SHIPS[ship] for ship in self.s.ship_discard]

    def tiles(self, zone: str) -> int:
        """Destination tiles that are available."""
        return self.s.tiles[zone_of(zone)]

    # Mars

    @property
    def mars(self) -> dict[str, str]:
        """The astronauts by explored zone."""
        s = self.s
        zones = [z for z in range(N_ZONES) if s.resource[z] != NONE]
        return {ZONES[z]: astronauts(s.mars[z * s.n : z * s.n + s.n]) for z in zones}

    @property
    def resources(self) -> dict[str, str]:
        return {ZONES[z]: RESOURCES[r] for z, r in enumerate(self.s.resource) if r != NONE}

    def waiting(self, zone: str) -> int:
        """Score tokens left on a zone."""
        return self.s.pot[zone_of(zone)]

    # events

    @property
    def events(self) -> list[str]:
        """The event deck, from the top."""
        return [EVENTS[card] for card in reversed(self.s.events)]

    @property
    def discoveries(self) -> dict[str, str]:
        return {ZONES[z]: EVENTS[card] for z, card in enumerate(self.s.discovery) if card != NONE}

    def bonus(self, seat: str) -> str:
        return " ".join([EVENTS[card] for card in self.s.bonus[seat_of(seat)]])

    def offer(self, seat: str) -> list[str]:
        return [EVENTS[card] for card in self.s.offer[seat_of(seat)]]

    # players

    def reserve(self, seat: str) -> int:
        return self.s.reserve[seat_of(seat)]

    def lost(self, seat: str) -> int:
        return self.s.lost[seat_of(seat)]

    def hand(self, seat: str) -> str:
        held = self.s.hand[seat_of(seat)]
        return " ".join([name for c, name in enumerate(CHARACTERS) if held >> c & 1])

    @property
    def medal(self) -> str:
        return SEATS[self.s.medal]

    @property
    def turn(self) -> str:
        """`A pilot`: whose turn it is, if it is anybody's."""
        p = self.s.turn
        return "" if p == NOBODY else f"{SEATS[p]} {CHARACTERS[self.s.picked[p]]}"

    def tokens(self, seat: str) -> str:
        """`2 ice 1 celerium`."""
        p = seat_of(seat)
        row = self.s.tokens[p * N_RESOURCES : (p + 1) * N_RESOURCES]
        return " ".join([f"{k} {RESOURCES[r]}" for r, k in enumerate(row) if k])

    def points(self, seat: str, source: str = "") -> int:
        """At the end: of one source, or all."""
        p = seat_of(seat)
        if source:
            return self.s.points[one_of(list(SOURCES), source, "source") * self.s.n + p]
        return sum(self.s.points[p :: self.s.n])

    @property
    def winners(self) -> str:
        returns = game.returns(self.s)
        return " ".join([SEATS[p] for p in range(self.s.n) if returns[p]])

    # what is seen and heard

    def view(self, seat: str = "") -> View:
        """What a seat sees; without one, a spectator."""
        return self.session.view(seat_of(seat) if seat else -1)

    def mentions(self, word: str, seat: str = "") -> bool:
        """Does `word` appear anywhere in what the seat sees?"""
        return word in repr(self.view(seat))

    def heard(self, seat: str = "") -> list[str]:
        """What the seat was told since the position was built: `kill A hellas B`."""
        listener = seat_of(seat) if seat else -1
        return [tell(e) for e in self.told if e.seen_by(listener)]


# what the parts of an entry are called; any other part is a number
NAMES: Final[dict[str, Sequence[str]]] = {
    **dict.fromkeys(("seat", "victim"), SEATS),
    **dict.fromkeys(("zone", "origin", "target"), ZONES),
    **dict.fromkeys(("card", "first", "second", "third"), EVENTS),
    "ship": SHIPS,
    "character": CHARACTERS,
    "resource": RESOURCES,
}


def tell(e: Event) -> str:
    words = [e.what]
    for part, value in asdict(game.entry(e)).items():  # type: ignore[call-overload]
        if part in NAMES:
            words.append(NAMES[part][value])
        else:
            words += [str(number) for number in (value if isinstance(value, tuple) else (value,))]
    return " ".join(words)


def spell(d: Decision) -> str:
    offered = ", ".join([spelled(d.kind, arg) for arg in d.opts])
    return f"{SEATS[d.seat]} is asked {KIND_NAMES[d.kind]}: {offered}"


# Building a position


def start(seats: int = 3, seed: int = 0) -> Play:
    """A new game, by the rules from its first line."""
    return Play(Session.new(game, seats, seed))


def table(
    ships: str = "",
    mars: str = "",
    turn: str = "",
    *,
    played: str = "",
    seats: int = 0,
    medal: str = "",
    in_round: int = 1,
    reserve: str = "",
    lost: str = "",
    hand: str = "",
    tokens: str = "",
    bonus: str = "",
    discoveries: str = "",
    deck: str = REST,
    events: str = REST,
    resources: str = REST,
    seed: int = 0,
) -> Play:
    """A position: with `turn`, that seat's character is called next; without, all choose a character."""
    docks = [dock.strip() for dock in ships.split("|")] if ships.strip() else []
    n = max(3, len(docks), seats)
    if n > MAX_PLAYERS:
        raise NotationError(f"{n} docks are too many: at most one for each of {MAX_PLAYERS} seats")
    if not 1 <= in_round <= ROUNDS:
        raise NotationError(f"round {in_round} is not one of {ROUNDS}")
    s = new_state(Setup(n, seed, {}, game.version), n)
    s.round = in_round
    dock_ships(s, docks, deck)
    land_on_mars(s, mars, resources)
    lay_events(s, bonus, discoveries, events)
    give(s, hand, tokens)
    call_characters(s, turn, played)
    s.medal = seat_of(medal) if medal else s.order[-1] if s.order else 0
    count_reserves(s, reserve, lost)
    check(s)
    return Play(Session(game, Setup(n, seed, {}, game.version), [Mark(0, s)], []))


def dealing(events: str, seats: int = 3, seed: int = 0) -> Play:
    """The table as event cards are dealt from this deck, seat by seat."""
    s = new_state(Setup(seats, seed, {}, game.version), seats)
    for slot in range(seats):
        s.dock[slot] = s.ship_deck.pop(0)
    s.events = stack(events, EVENTS, list(range(len(EVENTS))), "event card")[0]
    s.medal, s.phase = 0, DEALING
    check(s)
    return Play(Session(game, Setup(seats, seed, {}, game.version), [Mark(0, s)], []))


def scored(
    after: int,
    mars: str = "",
    *,
    seats: int = 3,
    tokens: str = "",
    bonus: str = "",
    discoveries: str = "",
    lost: str = "",
) -> Play:
    """A position after the scoring of round `after`."""
    t = table(
        mars=mars,
        turn="A pilot",
        seats=seats,
        in_round=after,
        tokens=tokens,
        bonus=bonus,
        discoveries=discoveries,
        lost=lost,
    )
    return t.end_round()


def stack(text: str, names: list[str], left: list[int], what: str) -> tuple[list[int], list[int]]:
    """The cards of `left` that `text` lists, the top one last, and those it does not."""
    found: list[int] = []
    left = left[:]
    words = text.split()
    for i, word in enumerate(words):
        if word == REST and i == len(words) - 1:
            return [*reversed(left), *reversed(found)], []
        found.append(drawn(word, names, left, what))
    return found[::-1], left


def drawn(word: str, names: list[str], left: list[int], what: str) -> int:
    one_of(names, word, what)
    same = [card for card in left if names[card] == word]
    if not same:
        raise NotationError(f"there is no {what} {word!r} left")
    left.remove(same[0])
    return same[0]


def dock_ships(s: PlaneteState, docks: list[str], deck: str) -> None:
    left = list(range(len(SHIPS)))
    for slot, dock in enumerate(docks):
        if dock not in ("", "-"):
            dock_ship(s, slot, dock, left)
    s.ship_deck, s.ship_discard = stack(deck, SHIPS, left, "ship")


def dock_ship(s: PlaneteState, slot: int, text: str, left: list[int]) -> None:
    """`manual-4 -> ausonia [C2] up`."""
    head, bracket, tail = text.partition("[")
    crew, closing, state = tail.partition("]")
    if not bracket or not closing or state.strip() not in ("", "up"):
        raise NotationError(f"{text!r} is not a ship: name-seats -> zone [crew] up")
    name, arrow, to = [part.strip() for part in head.partition("->")]
    ship = drawn(name, SHIPS, left, "ship")
    s.dock[slot] = ship
    if arrow:
        s.tile[slot] = zone_of(to)
        s.tiles[zone_of(to)] -= 1
    for seat, number in astronauts_of(crew.split()).items():
        s.crew[slot * s.n + seat_at(s, seat)] = number
    s.aboard[slot] = sum(s.crew[slot * s.n : slot * s.n + s.n])
    if state.strip() == "up":
        s.launched[slot] = 1
        s.flight.append(slot)
    check_ship(s, slot, text)


def check_ship(s: PlaneteState, slot: int, text: str) -> None:
    free = SHIP_SEATS[s.dock[slot]] - s.aboard[slot]
    open_ = s.tile[slot] == NONE and SHIP_DESTINATION[s.dock[slot]] == MANUAL
    if free < 0:
        raise NotationError(f"{text!r} has too few seats")
    if free == 0 and not s.launched[slot]:
        raise NotationError(f"{text!r} is full, so it is up")
    if open_ and (s.aboard[slot] or s.launched[slot]):
        raise NotationError(f"{text!r} needs a destination")


def seat_at(s: PlaneteState, seat: int) -> int:
    if seat >= s.n:
        raise NotationError(f"{SEATS[seat]} does not play; say seats={seat + 1}")
    return seat


def land_on_mars(s: PlaneteState, mars: str, resources: str) -> None:
    left = list(range(len(s.resource_tiles)))
    names = [RESOURCES[r] for r in sorted(s.resource_tiles)]
    for name, words in entries(mars):
        zone = zone_of(name)
        if s.resource[zone] != NONE:
            raise NotationError(f"{name} appears twice")
        told = [word for word in words if word in RESOURCES]
        tile = drawn(told[0] if told else RESOURCES[0], names, left, "resource tile")
        s.resource[zone] = RESOURCES.index(names[tile])
        for word in [word for word in words if word not in told]:
            if word.startswith("+"):
                s.pot[zone] = number_of(word[1:], f"{name}: tokens waiting")
            else:
                for seat, number in astronauts_of([word]).items():
                    s.mars[zone * s.n + seat_at(s, seat)] += number
    tiles, under = stack(resources, names, left, "resource tile")
    s.resource_tiles = [RESOURCES.index(names[tile]) for tile in under + tiles]


def lay_events(s: PlaneteState, bonus: str, discoveries: str, events: str) -> None:
    """Bonus cards that are nowhere else are held by the last seat, discoveries discarded by it."""
    left = list(range(len(EVENTS)))
    for name, words in entries(bonus):
        for word in words:
            s.bonus[seat_at(s, seat_of(name))].append(taken(left, word, range(N_BONUS)))
    for name, words in entries(discoveries):
        zone = zone_of(name)
        if not words or zone >= N_OUTER:
            raise NotationError(f"{name!r} needs a card, and is one of: {', '.join(ZONES[:N_OUTER])}")
        s.discovery[zone] = taken(left, words[0], range(N_BONUS, len(EVENTS)))
        for letter in "".join(words[1:]).strip("()"):
            s.known[zone] |= 1 << seat_at(s, seat_of(letter))
    s.events, nowhere = stack(events, EVENTS, left, "event card")
    s.bonus[-1] += [card for card in nowhere if card < N_BONUS]
    s.discard = [card for card in nowhere if card >= N_BONUS]
    s.discarder = [s.n - 1] * len(s.discard)


def taken(left: list[int], name: str, allowed: range) -> int:
    card = drawn(name, EVENTS, left, "event card")
    if card not in allowed:
        raise NotationError(f"{name} does not belong here")
    return card


def give(s: PlaneteState, hand: str, tokens: str) -> None:
    for name, words in entries(hand):
        cards = [one_of(CHARACTERS, word, "character") for word in words]
        s.hand[seat_at(s, seat_of(name))] = sum([1 << c for c in set(cards)])
    for name, words in entries(tokens):
        p = seat_at(s, seat_of(name))
        if len(words) % 2:
            raise NotationError(f"{' '.join(words)!r} are not numbers and resources")
        for number, resource in zip(words[::2], words[1::2], strict=True):
            r = one_of(RESOURCES, resource, "resource")
            s.tokens[p * N_RESOURCES + r] = number_of(number, f"{name}: {resource}")


def call_characters(s: PlaneteState, turn: str, played: str) -> None:
    if not turn:
        s.phase = CHOOSING
        return
    s.phase = BOARDING
    before = listed(played) if played else []
    order = listed(turn)
    named = [p for p, _ in before + order]
    order += [(p, CHARACTERS[-1]) for p in range(s.n) if p not in named]
    calls = [(seat_at(s, p), one_of(CHARACTERS, name, "character")) for p, name in before + order]
    if len({p for p, _ in calls}) < len(calls):
        raise NotationError("a seat plays twice")
    if [c for _, c in calls] != sorted([c for _, c in calls]):
        raise NotationError(f"characters are called from 1 to {len(CHARACTERS)}")
    for p, character in calls:
        if not s.hand[p] >> character & 1:
            raise NotationError(f"{SEATS[p]} has no {CHARACTERS[character]} in hand")
        s.picked[p] = character
    for p, character in calls[: len(before)]:
        if character != RECRUITER:
            s.hand[p] &= ~(1 << character)
    s.order = [p for p, _ in reversed(calls[len(before) :])]


def count_reserves(s: PlaneteState, reserve: str, lost: str) -> None:
    told, gone = astronauts_of(reserve.split()), astronauts_of(lost.split())
    for p in range(s.n):
        away = sum(s.crew[p :: s.n]) + sum(s.mars[p :: s.n])
        s.lost[p] = gone.get(p, max(0, ASTRONAUTS - away - told[p]) if p in told else 0)
        s.reserve[p] = told.get(p, ASTRONAUTS - away - s.lost[p])
        if s.reserve[p] < 0 or s.reserve[p] + away + s.lost[p] != ASTRONAUTS:
            raise NotationError(f"{SEATS[p]} has more or fewer than {ASTRONAUTS} astronauts")


def check(s: PlaneteState) -> None:
    kept: Mapping[str, int] = game.conserved(s)
    fresh = game.conserved(new_state(Setup(s.n, 0, {}, game.version), s.n))
    wrong = [what for what in kept if kept[what] != fresh[what]]
    if wrong or min(s.tiles) < 0:
        raise NotationError(f"not what is in the box: {', '.join(wrong) or 'destination tiles'}")
