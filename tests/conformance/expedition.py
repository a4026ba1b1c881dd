"""A healthy game with a bit of everything: a map, a deck, hands, secret choices, a race, dice, compounds, options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import (
    Decision,
    Event,
    Fact,
    Game,
    Geometry,
    Message,
    Move,
    Option,
    Panel,
    Paragraph,
    PlayerView,
    Question,
    Records,
    Rng,
    Row,
    Score,
    Setup,
    Spot,
    State,
    Thing,
    Track,
    View,
    Zone,
    bare,
    say,
    seat_name,
    simultaneously,
)
from cinqmars.kernel.session import IDLE

PLACES: Final = ("base", "crater", "dune", "canyon", "pole")
ROADS: Final = ((0, 1), (0, 2), (1, 3), (2, 3), (3, 4))
ROVERS: Final = 2
FINDS: Final = 20

AIM: Final = 0  # a place each secretly hopes to find something at
DRIVE: Final = 1  # a rover, or nothing
TO: Final = 2  # where it drives
TRADE: Final = 3
SEARCH: Final = 4
KINDS: Final = (
    bare("aim", len(PLACES)),
    bare("drive", 1 + ROVERS),
    bare("to", len(PLACES)),
    bare("trade", 1 + FINDS),
    bare("search", 2),
)
CLOSE: Final = 0  # ends the trade; 1 + find gives a find away

AIMING: Final = 0
DRIVING: Final = 1
TRADING: Final = 2
OVER: Final = 3


class Ground(State):
    __slots__ = ("aims", "deck", "finds", "luck", "phase", "round", "rounds", "rovers", "storms", "turn")
    fields: ClassVar[tuple[str, ...]] = __slots__

    def __init__(self, n: int, rules: int, rng: Rng) -> None:
        self.n = n
        self.rules = rules
        self.rng = rng
        self.io = IDLE
        self.phase: int = AIMING
        self.round: int = 0
        self.rounds: int = 2
        self.storms: bool = False
        self.turn: int = 0
        self.luck: list[int] = [0] * n
        self.aims: list[int] = [-1] * n
        self.rovers: list[int] = [0] * (n * ROVERS)  # the place of rover [seat * ROVERS + number]
        self.finds: list[list[int]] = [[] for _ in range(n)]
        self.deck: list[int] = list(range(FINDS))

    def copy(self) -> Ground:
        c = Ground(self.n, self.rules, self.rng.copy())
        c.phase, c.round, c.rounds, c.storms, c.turn = (
            self.phase,
            self.round,
            self.rounds,
            self.storms,
            self.turn,
        )
        c.luck = self.luck[:]
        c.aims = self.aims[:]
        c.rovers = self.rovers[:]
        c.finds = [finds[:] for finds in self.finds]
        c.deck = self.deck[:]
        return c


class Expedition(Game[Ground]):
    id: ClassVar[str] = "expedition"
    seats: ClassVar[Sequence[int]] = (1, 2, 3)
    options: ClassVar[Sequence[Option]] = (
        Option("rounds", (2, 3), 2),
        Option("storms", (False, True), False),
        Option("start", (0, 4), 0, per_seat=True),
    )
    kinds: ClassVar[Sequence[Question[Any]]] = KINDS
    pieces: ClassVar[Sequence[str]] = ("rover",)
    bound: ClassVar[int] = 200

    # the table

    def new(self, setup: Setup) -> Ground:
        bots = self.bot_seats(setup.seats)
        s = Ground(setup.seats + len(bots), setup.rules, Rng(setup.seed))
        s.rounds, s.storms = setup.options["rounds"], setup.options["storms"]
        starts = setup.options["start"] + [0] * len(bots)
        s.rovers = [starts[i // ROVERS] for i in range(s.n * ROVERS)]
        s.rng.shuffle(s.deck)
        s.finds = [[s.deck.pop()] for _ in range(s.n)]
        return s

    def load(self, plain: dict[str, Any]) -> Ground:
        s = Ground(0, 0, Rng(0))
        s.restore(plain)
        return s

    def bot_seats(self, seats: int) -> list[int]:
        return [1] if seats == 1 else []

    # the rules

    def stretch(self, s: Ground) -> None:
        if s.phase == AIMING:
            simultaneously(s, aim)
            s.emit("aims", *s.aims)
            s.phase = DRIVING
        elif s.phase == DRIVING:
            drive(s, s.turn)
        else:
            trade(s)

    def over(self, s: Ground) -> bool:
        return s.phase == OVER

    def returns(self, s: Ground) -> list[float]:
        points = [sum(finds) for finds in s.finds]
        return [(p == max(points)) / points.count(max(points)) for p in points]

    def scores(self, s: Ground) -> list[Score]:
        return [Score(say("score-finds"), tuple([sum(finds) for finds in s.finds]))]

    def progress(self, s: Ground) -> float:
        return 1.0 if s.phase == OVER else s.round / s.rounds

    # who may see what

    def observe(self, s: Ground, seat: int) -> View:
        places = tuple([place(s, number) for number in range(len(PLACES))])
        rounds = Track("round", say("round"), s.round, s.rounds)
        rows = tuple([Row(f"row:{p}", seat_name(p), (s.luck[p],), p) for p in range(s.n)])
        luck = Records("luck", say("luck"), (say("luck"),), rows)
        deck = Fact(say("deck"), len(s.deck))
        return View(
            seat,
            say("headline", phase=s.phase, turn=seat_name(s.turn)),
            tuple([player(s, p, seat) for p in range(s.n)]),
            (
                Panel("mars", say("mars"), map=True, zones=places),
                Panel("news", say("news"), tracks=(rounds,), tables=(luck,), facts=(deck,)),
            ),
        )

    def resample(self, s: Ground, seat: int, rng: Rng) -> None:
        others = [finds for owner, finds in enumerate(s.finds) if owner != seat]
        pool = sorted([find for finds in [s.deck, *others] for find in finds])
        rng.shuffle(pool)
        for finds in others:
            finds[:] = sorted([pool.pop() for _ in finds])
        s.deck = pool

    def conserved(self, s: Ground) -> dict[str, int]:
        finds = s.deck + [find for finds in s.finds for find in finds]
        return {"finds": int(sorted(finds) == list(range(FINDS))), "rovers": len(s.rovers)}

    # how it is shown

    def geometry(self, n: int) -> dict[str, Geometry]:
        spots = tuple([Spot(f"place:{name}", 10.0 + 15 * i, 20.0) for i, name in enumerate(PLACES)])
        links = tuple([(f"place:{PLACES[a]}", f"place:{PLACES[b]}") for a, b in ROADS])
        return {"mars": Geometry(100, 40, spots, links)}

    def question(self, s: Ground, d: Decision) -> Message:
        return say(f"ask-{KINDS[d.kind].name}")

    def label(self, s: Ground, d: Decision, arg: int) -> Message:
        return (
            say("place", name=PLACES[arg]) if d.kind in (AIM, TO) else say(f"do-{KINDS[d.kind].name}", n=arg)
        )

    def refs(self, s: Ground, d: Decision, arg: int) -> tuple[str, ...]:
        if d.kind in (AIM, TO):
            return (f"place:{PLACES[arg]}",)
        if d.kind == DRIVE and arg:
            return (f"rover:{d.seat}:{arg - 1}",)
        return (f"find:{arg - 1}",) if d.kind == TRADE and arg else ()

    def candidates(self, s: Ground, d: Decision) -> list[int]:
        return list(range(len(PLACES))) if d.kind == TO else d.opts

    def story(self, e: Event) -> Message | None:
        return None if e.what == "drive" else say(f"story-{e.what}")

    def moves(self, e: Event) -> list[Move]:
        if e.what == "give":
            giver, receiver = e.args
            return [Move("find", f"finds-of:{giver}", f"finds-of:{receiver}")]
        if e.what != "drive":
            return []
        seat, rover, origin, target = e.args
        return [Move(f"rover:{seat}:{rover}", f"place:{PLACES[origin]}", f"place:{PLACES[target]}")]

    def summary(self) -> list[Paragraph]:
        return [Paragraph(say("rules-1-title"), say("rules-1"), [])]

    def about(self) -> list[Message]:
        return [say("about-1")]

    # for bots

    def values(self, s: Ground) -> list[float]:
        total = sum([1 + len(finds) for finds in s.finds])
        return [(1 + len(finds)) / total for finds in s.finds]

    def priors(self, s: Ground, seat: int, kind: int, opts: list[int]) -> list[float]:
        return [2.0 if arg else 1.0 for arg in opts]


# the rules


def aim(s: Ground, seat: int) -> None:
    """Secretly, all at the same time; whoever aims at the pole may change their mind."""
    s.aims[seat] = s.ask(seat, AIM, list(range(len(PLACES))))
    if s.aims[seat] == 4:
        s.aims[seat] = s.ask(seat, AIM, [0, 4])
    s.emit("aim", s.aims[seat])


def drive(s: Ground, seat: int) -> None:
    """One rover to a neighbouring place, in one go; then search, which is a matter of luck."""
    number = s.ask(seat, DRIVE, list(range(1 + ROVERS))) - 1
    if number >= 0:
        rover = seat * ROVERS + number
        origin = s.rovers[rover]
        s.rovers[rover] = s.ask(seat, TO, neighbours(origin), (number,), held=True)
        s.emit("drive", seat, number, origin, s.rovers[rover])
    if s.aims[seat] in s.rovers[seat * ROVERS : (seat + 1) * ROVERS] and s.ask(seat, SEARCH, [0, 1]):
        search(s, seat)
    s.turn = (seat + 1) % s.n
    if s.turn == 0:
        s.phase = TRADING


def neighbours(place: int) -> list[int]:
    return sorted([a + b - place for a, b in ROADS if place in (a, b)])


def search(s: Ground, seat: int) -> None:
    s.barrier()
    s.luck[seat] = 1 + s.rng.below(6)
    s.emit("roll", seat, s.luck[seat])
    if s.luck[seat] > (3 if s.storms else 1):
        find = s.deck.pop()
        s.finds[seat] = sorted([*s.finds[seat], find])
        s.emit("find", seat, find, to=1 << seat)


def trade(s: Ground) -> None:
    """The first seat closes the trade; until then anyone may give a find to the next seat, once it has two."""
    answer = s.race(range(s.n), menu)
    seat, what = answer.seat, answer.arg
    s.barrier()
    if what == CLOSE:
        s.round += 1
        s.aims = [-1] * s.n
        s.phase = AIMING if s.round < s.rounds else OVER
        return
    s.finds[seat].remove(what - 1)
    receiver = (seat + 1) % s.n
    s.finds[receiver] = sorted([*s.finds[receiver], what - 1])
    s.luck[seat] = 0
    s.emit("give", seat, receiver)


def menu(s: Ground, seat: int) -> Decision | None:
    gifts = [1 + find for find in s.finds[seat]] if s.luck[seat] else []
    opts = ([CLOSE] if seat == 0 else []) + gifts
    return Decision(seat, TRADE, opts) if opts else None


# the view


def place(s: Ground, number: int) -> Zone:
    rovers = [
        Thing(f"rover:{i // ROVERS}:{i % ROVERS}", say("rover"), "rover", i // ROVERS)
        for i in range(len(s.rovers))
        if s.rovers[i] == number
    ]
    return Zone(f"place:{PLACES[number]}", say("place", name=PLACES[number]), things=tuple(rovers))


def player(s: Ground, p: int, seat: int) -> PlayerView:
    if p == seat or s.phase == OVER:
        finds = [Thing(f"find:{find}", say("find", n=find), "find", p) for find in s.finds[p]]
    else:
        finds = [Thing(f"finds:{p}", say("finds"), "find", p, len(s.finds[p]), hidden=True)]
    # an aim is secret until all have aimed
    own = p == seat or s.phase != AIMING
    aims = (Fact(say("aim"), s.aims[p]),) if own and s.aims[p] >= 0 else ()
    return PlayerView(p, aims, (Zone(f"finds-of:{p}", say("finds"), "cards", p, tuple(finds)),))
