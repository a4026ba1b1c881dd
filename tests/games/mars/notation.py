"""Positions and moves as text, so that a rule's test is three lines.

    t = table("habitation-1 communication-1! iron", "military-2", hands="A: 2 iron 1 water", phase="construction")
    t.play("build military", "build no", "move communication-1", "move no")
    assert t.points("A") == 2 and t.hand("A") == "1 iron"

Seats are A to D; each has a colony. A level stands for all levels below it too; `!` is a place without a colonist,
or a habitation that gets power only if some is left.
Level 0 is always there and staffed, unless `plant-0!` or `silo-0!` says otherwise. Mines are named by their material.
Stacks are listed from the top; `...` stands for all that is left, in some order.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import game
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.cards.events import COPIES, EVENTS
from cinqmars.games.mars.names import REASONS, place_id
from cinqmars.games.mars.questions import (
    KINDS,
    confrontations,
    construction,
    end_of_turn,
    exchanges,
    research,
    set_up,
)
from cinqmars.games.mars.rules.colony import capacity, cards_in_hand, consumption, light_up, science
from cinqmars.games.mars.rules.proposals import OFFERS
from cinqmars.games.mars.rules.scoring import points
from cinqmars.games.mars.setup import new_state
from cinqmars.games.mars.state import (
    BORROWING,
    CONSTRUCTING,
    ENDING,
    EVENT,
    EXCHANGING,
    GIVES,
    KEPT,
    NUMBER,
    RAIDING,
    RESEARCHING,
    STRIDE,
    SUPPLY,
    WANTS,
    MarsState,
)
from cinqmars.kernel import Decision, Event, Mark, Probe, Refused, Session, Setup, View, probe

SEATS: Final = "ABCD"
REST: Final = "..."
PLACES: Final = [place_id(place) for place in range(c.N_PLACES)]
PAIRS: Final = [
    f"{c.MATERIALS[c.CONTRACT_GIVES[k]]}>{c.MATERIALS[c.CONTRACT_GETS[k]]}" for k in range(c.N_CONTRACTS)
]
KIND_NAMES: Final = [kind.name for kind in KINDS]
PHASES: Final = {
    "event": EVENT,
    "raid": RAIDING,
    "research": RESEARCHING,
    "supply": SUPPLY,
    "exchange": EXCHANGING,
    "construction": CONSTRUCTING,
    "moving": BORROWING,
    "ending": ENDING,
}


class NotationError(ValueError):
    """The test does not say what its author meant."""


# Words


def one_of(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise NotationError(f"no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def seat_of(letter: str) -> int:
    return one_of(list(SEATS), letter, "seat")


def entries(text: str) -> list[tuple[int, list[str]]]:
    """`A: x y; B: z` as seats and words."""
    found: list[tuple[int, list[str]]] = []
    for part in text.split(";"):
        if part.strip():
            name, colon, words = part.partition(":")
            if not colon:
                raise NotationError(f"{part.strip()!r} needs a colon: seat: words")
            found.append((seat_of(name.strip()), words.split()))
    return found


def amounts(words: list[str]) -> list[int]:
    """`2 iron 1 water` by material."""
    found = [0] * c.N_MATERIALS
    if len(words) % 2:
        raise NotationError(f"{' '.join(words)!r} are not numbers and materials")
    for number, name in zip(words[::2], words[1::2], strict=True):
        found[one_of(c.MATERIALS, name, "material")] += int(number)
    return found


def some(row: list[int]) -> str:
    return " ".join([f"{k} {c.MATERIALS[m]}" for m, k in enumerate(row) if k])


# Moves


SEAT: Final = ("seat", list(SEATS))
MATERIAL: Final = ("material", c.MATERIALS)
PAIR: Final = ("contract", PAIRS)
PLACE: Final = ("place", PLACES)
NAMED: Final[dict[int, tuple[str, list[str]]]] = {  # questions with a name for each option
    set_up.PROSPECT: MATERIAL,
    confrontations.TAKE: MATERIAL,
    research.RATE: MATERIAL,
    confrontations.TARGET: SEAT,
    exchanges.PARTNER: ("seat", [*SEATS, "all"]),
    confrontations.RAID: ("seat", ["no", *SEATS]),
    end_of_turn.BORROW: ("seat", ["no", *SEATS]),
    confrontations.CONTEST: ("field", c.FIELDS),
    confrontations.SEIZE: PAIR,
    construction.BREAK: PAIR,
    confrontations.DESTROY: PLACE,
    end_of_turn.SWITCH_OFF: PLACE,
    research.AIM: PLACE,
    end_of_turn.LOSE: ("place", ["home", *PLACES]),
    end_of_turn.MOVE: ("place", ["no", *PLACES]),
    research.ROLL: ("roll", ["no", "yes"]),
    exchanges.WORD: ("word", ["no", *REASONS]),
}
OF_CARDS: Final = (set_up.PICK, exchanges.UNLOAD, end_of_turn.DISCARD)
OF_CARDS_OR_NO: Final = (exchanges.GIVE, exchanges.WANT)


def argument(d: Decision, words: list[str]) -> int:
    """The option of a question that these words mean."""
    said = " ".join(words)
    if d.kind in NAMED:
        what, names = NAMED[d.kind]
        return one_of(names, said or "yes", what)  # `roll`
    if d.kind in OF_CARDS:
        return nth_card(d, said, 0)
    if d.kind == confrontations.STEAL:
        kind = one_of(cards.DISCOVERIES, said, "R&D card")
        return next(card for card in d.opts if cards.KIND[card] == kind)
    if said == "no":
        return 0
    if d.kind in OF_CARDS_OR_NO:
        return nth_card(d, said, 1)
    return exchange_argument(d, words) if d.kind == exchanges.EXCHANGE else build_argument(words)


def nth_card(d: Decision, name: str, base: int) -> int:
    m = one_of(c.MATERIALS, name, "material")
    found = [arg for arg in d.opts if arg >= base and (arg - base) // c.CARDS_OF_EACH == m]
    return found[0] if found else base + m * c.CARDS_OF_EACH


def build_argument(words: list[str]) -> int:
    if words[0] == "mine":
        return construction.DIG + one_of(c.MATERIALS, words[1], "material")
    if words[0] == "contract":
        return construction.BUY + one_of(PAIRS, words[1], "contract")
    return 1 + one_of(c.TYPES, words[0], "type")


def exchange_argument(d: Decision, words: list[str]) -> int:
    """Proposals are counted among those that the seat has to do with."""
    verb, *rest = words
    plain_verbs = {
        "cargo": exchanges.OPEN_CARGO,
        "offer": exchanges.OFFER,
        "out": exchanges.STAY_OUT,
    }
    if verb in plain_verbs:
        return plain_verbs[verb]
    if verb in ("earth", "contract"):
        return (exchanges.EARTH if verb == "earth" else exchanges.CONTRACT) + one_of(PAIRS, rest[0], "pair")
    answers = {
        "accept": exchanges.ACCEPT,
        "refuse": exchanges.REFUSE,
        "counter": exchanges.COUNTER,
        "withdraw": exchanges.WITHDRAW,
    }
    if verb not in answers:
        raise NotationError(f"no exchange {verb!r}")
    numbers = [*d.ctx[NUMBER::STRIDE], *[OFFERS - 1] * OFFERS]
    return answers[verb] + int(numbers[int(rest[0]) - 1])


def spelled(d: Decision, arg: int) -> str:
    """The words for an option."""
    if d.kind in NAMED:
        return NAMED[d.kind][1][arg]
    if d.kind in OF_CARDS:
        return c.MATERIALS[arg // c.CARDS_OF_EACH]
    if d.kind == confrontations.STEAL:
        return cards.DISCOVERIES[cards.KIND[arg]]
    if arg == 0:
        return "no"
    if d.kind in OF_CARDS_OR_NO:
        return c.MATERIALS[(arg - 1) // c.CARDS_OF_EACH]
    return exchange_words(d, arg) if d.kind == exchanges.EXCHANGE else build_words(arg)


def build_words(arg: int) -> str:
    if arg < construction.DIG:
        return c.TYPES[arg - 1]
    return (
        f"mine {c.MATERIALS[arg - construction.DIG]}"
        if arg < construction.BUY
        else f"contract {PAIRS[arg - construction.BUY]}"
    )


def exchange_words(d: Decision, arg: int) -> str:
    if arg < exchanges.CONTRACT:
        return f"earth {PAIRS[arg - exchanges.EARTH]}"
    if arg < exchanges.OPEN_CARGO:
        return f"contract {PAIRS[arg - exchanges.CONTRACT]}"
    if arg < exchanges.ACCEPT:
        return {exchanges.OPEN_CARGO: "cargo", exchanges.OFFER: "offer", exchanges.STAY_OUT: "out"}[arg]
    numbers = list(d.ctx[NUMBER::STRIDE])
    verbs = (
        ("withdraw", exchanges.WITHDRAW),
        ("counter", exchanges.COUNTER),
        ("refuse", exchanges.REFUSE),
        ("accept", exchanges.ACCEPT),
    )
    verb, first = next(pair for pair in verbs if arg >= pair[1])
    return f"{verb} {numbers.index(arg - first) + 1}"


def parts_of(text: str) -> tuple[int | None, list[tuple[int, list[str]]]]:
    """`B: exchange offer give iron` as a seat, if told, and kinds with words."""
    said, colon, rest = text.partition(":")
    seat = seat_of(said.strip()) if colon else None
    parts: list[tuple[int, list[str]]] = []
    for word in (rest if colon else text).split():
        if word in KIND_NAMES:
            parts.append((KIND_NAMES.index(word), []))
        elif parts:
            parts[-1][1].append(word)
        else:
            raise NotationError(f"{text!r} begins with no move; there are: {', '.join(KIND_NAMES)}")
    return seat, parts


# The table


class Play:
    """A table that is played with words, and answers in words."""

    def __init__(self, session: Session[MarsState]) -> None:
        self.session = session
        self.told: list[Event] = session.events[:]

    @property
    def s(self) -> MarsState:
        return self.session.state

    # playing

    def play(self, *moves: str) -> Play:
        for move in moves:
            seat, parts = parts_of(move)
            for kind, words in parts:
                d = self.decision(kind, seat)
                arg = argument(d, words)
                if arg not in d.opts:
                    raise NotationError(f"{move!r} is not possible; {self.spell(d)}")
                self.take(self.session.submit(d.seat, [(kind, arg)]))
        return self

    def propose(self, seat: str, give: str, want: str, to: str = "", counter: int = 0) -> Play:
        """`seat` offers these materials for those; questions that are forced are not asked."""
        p = seat_of(seat)
        verb = f"counter {counter}" if counter else "offer"
        self.play(f"{seat}: exchange {verb}")
        if to and self.session.asked(p).kind == exchanges.PARTNER:
            self.play(f"{seat}: partner {to}")
        wanted = {exchanges.GIVE: amounts(give.split()), exchanges.WANT: amounts(want.split())}
        while self.session.pending[0].kind in wanted:
            d = self.session.pending[0]
            first = GIVES if d.kind == exchanges.GIVE else WANTS
            lacking = [m for m in range(c.N_MATERIALS) if self.s.draft[first + m] < wanted[d.kind][m]]
            self.play(f"{KIND_NAMES[d.kind]} {c.MATERIALS[lacking[0]] if lacking else 'no'}")
        return self

    def take(self, session: Session[MarsState]) -> None:
        self.session = session
        self.told += session.events

    def decision(self, kind: int, seat: int | None = None) -> Decision:
        for d in self.session.pending:
            if d.kind == kind and seat in (None, d.seat):
                return d
        wanted = KIND_NAMES[kind] if seat is None else f"{SEATS[seat]} {KIND_NAMES[kind]}"
        raise NotationError(f"{wanted} is not asked; {self.asked or 'the game is over'}")

    def spell(self, d: Decision) -> str:
        offered = ", ".join([spelled(d, arg) for arg in d.opts])
        return f"{SEATS[d.seat]} is asked {KIND_NAMES[d.kind]}: {offered}"

    def pass_turn(self) -> Play:
        """Whoever's turn it is does no more than they must."""
        turns = self.s.turns
        while self.session.pending and self.s.turns == turns:
            self.take(self.session.apply(self.session.pending[0].opts[0]))
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
        """`A build`, or several with commas."""
        return ", ".join([f"{SEATS[d.seat]} {KIND_NAMES[d.kind]}" for d in self.session.pending])

    def options(self, kind: str, seat: str = "") -> str:
        d = self.decision(one_of(KIND_NAMES, kind, "move"), seat_of(seat) if seat else None)
        return ", ".join([spelled(d, arg) for arg in d.opts])

    def offers(self, move: str) -> bool:
        """Is this move possible now?"""
        seat, ((kind, words),) = parts_of(move)
        for d in self.session.pending:
            if d.kind == kind and seat in (None, d.seat):
                return argument(d, words) in d.opts
        return False

    def why_not(self, move: str) -> str:
        """The reason a person is given for a move that is shown but not possible; empty if it is possible."""
        seat, ((kind, words),) = parts_of(move)
        d = self.decision(kind, seat)
        arg = argument(d, words)
        for choice in self.session.choices(d):
            if choice.arg == arg:
                return choice.reason.id.removeprefix("why-") if choice.reason else ""
        raise NotationError(f"{move!r} is not even shown; {self.spell(d)}")

    def probe(self, move: str) -> Probe:
        """What would follow, as the seat that is asked may know it."""
        _, ((kind, words),) = parts_of(move)
        d = self.decision(kind)
        return probe(self.session, d.seat, [(kind, argument(d, words))])

    # the colonies

    def built(self, seat: str) -> str:
        """All that is not printed on the board: `habitation-1 mine-1`."""
        base = seat_of(seat) * c.N_PLACES
        return " ".join(
            [PLACES[k] for k in range(c.N_PLACES) if self.s.built[base + k] and k not in (0, 5, 9)]
        )

    def active(self, seat: str) -> str:
        base = seat_of(seat) * c.N_PLACES
        return " ".join([PLACES[k] for k in range(c.N_PLACES) if self.s.on[base + k]])

    def staffed(self, seat: str) -> str:
        base = seat_of(seat) * c.N_PLACES
        return " ".join([PLACES[k] for k in range(c.N_PLACES) if self.s.staff[base + k]])

    def free(self, seat: str) -> int:
        return self.s.free[seat_of(seat)]

    def energy(self, seat: str) -> str:
        """`4/5`: used, and the most."""
        p = seat_of(seat)
        return f"{consumption(self.s, p)}/{capacity(self.s, p)}"

    def points(self, seat: str) -> int:
        return points(self.s, seat_of(seat))

    def science(self, seat: str) -> int:
        return science(self.s, seat_of(seat))

    # cards

    def hand(self, seat: str) -> str:
        p = seat_of(seat)
        return some(self.s.hand[p * c.N_MATERIALS : (p + 1) * c.N_MATERIALS])

    def known(self, seat: str) -> str:
        p = seat_of(seat)
        return some(self.s.seen[p * c.N_MATERIALS : (p + 1) * c.N_MATERIALS])

    def cards(self, seat: str) -> int:
        return cards_in_hand(self.s, seat_of(seat))

    def reserve(self, material: str) -> int:
        return self.s.reserve[one_of(c.MATERIALS, material, "material")]

    def contracts(self, seat: str) -> str:
        return " ".join([PAIRS[k] for k in range(c.N_CONTRACTS) if self.s.contract[k] == seat_of(seat)])

    def research(self, seat: str) -> str:
        return " ".join(
            [cards.DISCOVERIES[cards.KIND[k]] for k in range(c.N_RESEARCH) if self.s.at[k] == seat_of(seat)]
        )

    def supremacies(self, seat: str) -> str:
        return " ".join([c.FIELDS[f] for f in range(len(c.FIELDS)) if self.s.supremacy[f] == seat_of(seat)])

    @property
    def discarded(self) -> list[str]:
        return [EVENTS[card] for card in self.s.discard]

    @property
    def turn(self) -> str:
        return SEATS[self.s.turn]

    @property
    def winners(self) -> str:
        return " ".join([SEATS[p] for p in range(self.s.n) if self.s.winners >> p & 1])

    # what is seen and heard

    def view(self, seat: str = "") -> View:
        return self.session.view(seat_of(seat) if seat else -1)

    def mentions(self, word: str, seat: str = "") -> bool:
        """Does `word` appear anywhere in what the seat sees?"""
        return word in repr(self.view(seat))

    def heard(self, seat: str = "") -> list[str]:
        """What the seat was told since the position was built: the names of events."""
        listener = seat_of(seat) if seat else -1
        return [e.what for e in self.told if e.seen_by(listener)]

    def events_of(self, what: str) -> list[tuple[Any, ...]]:
        return [e.args for e in self.told if e.what == what]


# Building a position


def start(seats: int = 2, seed: int = 0, **options: str) -> Play:
    """A new game, by the rules from its first line."""
    return Play(Session.new(game, seats, seed, dict(options)))


def table(
    *colonies: str,
    turn: str = "A",
    phase: str = "construction",
    hands: str = "",
    known: str = "",
    free: str = "",
    contracts: str = "",
    research: str = "",
    supremacies: str = "",
    magna: str = "",
    borrowed: str = "",
    events: str = REST,
    deck_1: str = REST,
    deck_2: str = REST,
    pack: str | None = None,
    reserve: str | None = None,
    length: str = "medium",
    turns: int = 1,
    seed: int = 0,
) -> Play:
    """A position of as many seats as there are colonies, at least two."""
    n = max(2, len(colonies))
    setup = Setup(n, seed, {"length": length, "setup": "standard"}, game.version)
    s = new_state(setup)
    s.first, s.turn, s.turns = 0, seat_of(turn), turns
    s.phase = PHASES[phase]
    for p in range(n):
        settle_colony(s, p, colonies[p] if p < len(colonies) else "")
    for word in free.split():
        s.free[seat_of(word[0])] = int(word[1:])
    hold_cards(s, contracts, research, supremacies, magna, borrowed)
    stack_cards(s, events, deck_1, deck_2)
    deal_materials(s, hands, known, pack, reserve)
    s.pool = c.COLONISTS - sum(s.free) - sum(s.staff)
    for p in range(n):
        light_up(s, p)
        s.pool = c.COLONISTS - sum(s.free) - sum(s.staff)
    check(s)
    return Play(Session(game, setup, [Mark(0, s)], []))


def settle_colony(s: MarsState, p: int, text: str) -> None:
    base = p * c.N_PLACES
    s.free[p] = 3
    mine = c.MINE_1
    for place in (5, 9):
        s.staff[base + place] = 1
    for word in text.split():
        name = word.rstrip("!")
        if name in c.MATERIALS:
            place = mine
            mine += 1
            s.built[base + place] = 1 + c.MATERIALS.index(name)
            s.mine_tiles[c.MATERIALS.index(name)] -= 1
            s.staff[base + place] = 1
        else:
            place = one_of(PLACES, name, "place")
            raise_to(s, base, place)
        if word.endswith("!"):
            s.staff[base + place] = 0
            if place < 5:
                s.on[base + place] = 0


def raise_to(s: MarsState, base: int, top: int) -> None:
    """Every level up to this one, staffed unless it is a habitation, which has power."""
    for place in range(c.FIRST_PLACE[c.TYPE_OF[top]], top + 1):
        if not s.built[base + place]:
            s.built[base + place] = 1
            s.tiles[place] -= 1
            if place < 5:
                s.on[base + place] = 1
            else:
                s.staff[base + place] = 1
    if top < 5:
        s.on[base] = 1


def hold_cards(
    s: MarsState, contracts: str, research: str, supremacies: str, magna: str, borrowed: str
) -> None:
    for p, words in entries(contracts):
        for word in words:
            s.contract[one_of(PAIRS, word, "contract")] = p
    for p, words in entries(research):
        for word in words:
            lay(s, p, word)
    for p, words in entries(supremacies):
        for word in words:
            field = one_of(c.FIELDS, word, "field")
            s.supremacy[field] = p
            s.events.remove(EVENTS.index(f"supremacy-{c.FIELDS[field]}"))
    if magna:
        s.magna = seat_of(magna)
    for word in borrowed.split():
        s.borrowed[seat_of(word[0])] = int(word[1:])


def lay(s: MarsState, p: int, word: str) -> None:
    """`robots@mine-1`, `shuttle@iron`, `cargo`."""
    name, _, aim = word.partition("@")
    what = one_of(cards.DISCOVERIES, name, "R&D card")
    card = next(k for k in range(c.N_RESEARCH) if cards.KIND[k] == what and s.at[k] == c.NONE)
    (s.research_1 if card < c.N_RESEARCH_1 else s.research_2).remove(card)
    s.at[card] = KEPT + p if card == cards.THE_CARGO else p
    if aim:
        names = c.MATERIALS if cards.SHUTTLE[card] else PLACES
        s.aim[card] = one_of(names, aim, "aim")
        if cards.UNMANNED[card]:
            s.unmanned[p] |= 1 << s.aim[card]


def stack_cards(s: MarsState, events: str, deck_1: str, deck_2: str) -> None:
    left = [kind for kind in range(len(EVENTS)) for _ in range(COPIES[kind])]
    for field in range(len(c.FIELDS)):
        if s.supremacy[field] != c.NONE:
            left.remove(EVENTS.index(f"supremacy-{c.FIELDS[field]}"))
    s.events, s.discard = stack(events, EVENTS, left, "event")
    for name, text in (("research_1", deck_1), ("research_2", deck_2)):
        held = sorted(getattr(s, name))
        order, under = stack(
            text, [cards.DISCOVERIES[cards.KIND[k]] for k in range(c.N_RESEARCH)], held, "R&D card"
        )
        if under:
            raise NotationError(f"where are the other cards of {name}? end with ...")
        setattr(s, name, order)


def stack(text: str, names: list[str], left: list[int], what: str) -> tuple[list[int], list[int]]:
    """The cards of `left` that `text` lists, the top one last, and those it does not."""
    found: list[int] = []
    words = text.split()
    for i, word in enumerate(words):
        if word == REST and i == len(words) - 1:
            return [*reversed(left), *reversed(found)], []
        same = [card for card in left if names[card] == word]
        if not same:
            raise NotationError(f"there is no {what} {word!r} left")
        left.remove(same[0])
        found.append(same[0])
    return found[::-1], left


def deal_materials(s: MarsState, hands: str, known: str, pack: str | None, reserve: str | None) -> None:
    """Hands first; then the pack, if told, or the reserve, if told; the other gets what is left."""
    left = [12] * c.N_MATERIALS
    for p, words in entries(hands):
        for m, k in enumerate(amounts(words)):
            s.hand[p * c.N_MATERIALS + m] = k
            left[m] -= k
    for p, words in entries(known):
        s.seen[p * c.N_MATERIALS : (p + 1) * c.N_MATERIALS] = amounts(words)
    if reserve is not None:
        s.reserve = amounts(reserve.split())
        s.pack = [m for m in range(c.N_MATERIALS) for _ in range(left[m] - s.reserve[m])]
        return
    if pack is None:
        s.pack = [m for m in range(c.N_MATERIALS) for _ in range(min(c.PACK_OF_EACH, left[m]))]
    else:
        s.pack = [one_of(c.MATERIALS, word, "material") for word in reversed(pack.split())]
    s.reserve = [left[m] - s.pack.count(m) for m in range(c.N_MATERIALS)]


def check(s: MarsState) -> None:
    fresh = new_state(Setup(s.n, 0, {"length": "medium", "setup": "standard"}, game.version))
    kept, expected = game.conserved(s), game.conserved(fresh)
    wrong = [what for what in kept if kept[what] != expected[what]]
    if wrong or min([*s.tiles, *s.mine_tiles, *s.reserve, *s.free]) < 0:
        raise NotationError(f"not what is in the box: {', '.join(wrong) or 'a negative number'}")
    for p in range(s.n):
        if consumption(s, p) > capacity(s, p) and s.phase != BORROWING:
            raise NotationError(f"{SEATS[p]} has too little power: {consumption(s, p)}/{capacity(s, p)}")
