"""A toy for the terminal: a race, options, and one of everything a view may hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import (
    Answer,
    Decision,
    Event,
    Fact,
    Geometry,
    Message,
    Option,
    Panel,
    Player,
    Question,
    Row,
    Setup,
    Spot,
    Table,
    Thing,
    Track,
    View,
    Zone,
    bare,
    say,
    seat_name,
)
from toys.box import Toy, ToyGame

STALLS: Final = 30
REACH: Final = 3  # free stalls that can be reached
END: Final = 0
SHOUT: Final = STALLS + 1


class Square(Toy):
    fields: ClassVar[tuple[str, ...]] = ("stalls", "turn", "left", "shouts", "secret", "loud")

    stalls: list[int]  # who holds each, or -1
    turn: int
    left: int  # rounds
    shouts: list[int]
    secret: list[int]
    loud: bool


class Plaza(ToyGame[Square]):
    id: ClassVar[str] = "plaza"
    seats: ClassVar[Sequence[int]] = (1, 2, 3)
    options: ClassVar[Sequence[Option]] = (Option("rounds", (2, 4), 2), Option("loud", (True, False), True))
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("act", SHOUT + 1),)

    def new(self, setup: Setup) -> Square:
        s = Square(setup.seats, setup.seed, setup.rules)
        s.stalls = [-1] * STALLS
        s.turn = 0
        s.left = setup.options["rounds"]
        s.shouts = [0] * s.n
        s.secret = [s.rng.below(1000) for _ in range(s.n)]
        s.loud = setup.options["loud"]
        return s

    def blank(self) -> Square:
        return Square(0)

    def stretch(self, s: Square) -> None:
        others = [seat for seat in range(s.n) if seat != s.turn] if s.loud else []
        done(s, s.race([s.turn, *others], menu))

    def over(self, s: Square) -> bool:
        return s.left == 0

    def points(self, s: Square) -> list[int]:
        return [s.stalls.count(seat) + s.shouts[seat] for seat in range(s.n)]

    def sees(self, s: Square, seat: int) -> dict[str, Any]:
        return {}

    def observe(self, s: Square, seat: int) -> View:
        players = [player(s, p, seat) for p in range(s.n)]
        stalls = tuple([stall(s, i) for i in range(STALLS)])
        rows = tuple([Row(f"row:{p}", seat_name(p), (s.shouts[p], p + 1), p) for p in range(s.n)])
        table = Table("shouting", say("shouting"), (say("shouts"), say("place")), rows)
        panels = (
            Panel("square", say("square"), map=True, zones=stalls),
            Panel("crier", say("crier"), tables=(table,), tracks=(Track("left", say("left"), s.left, 50),)),
        )
        return View(seat, say("headline", n=s.left), tuple(players), panels)

    def geometry(self, n: int) -> dict[str, Geometry]:
        spots = [Spot(f"stall:{i}", float(i % 6) * 10, float(i // 6) * 10) for i in range(STALLS)]
        return {"square": Geometry(60, 50, tuple(spots))}

    def question(self, s: Square, d: Decision) -> Message:
        return say("ask-act")

    def label(self, s: Square, d: Decision, arg: int) -> Message:
        return say("pick-end" if arg == END else "pick-shout" if arg == SHOUT else "pick-stall", n=arg)

    def refs(self, s: Square, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"stall:{arg - 1}",) if END < arg < SHOUT else ()

    def candidates(self, s: Square, d: Decision) -> list[int]:
        return d.opts if SHOUT in d.opts else list(range(STALLS + 1))

    def why_not(self, s: Square, d: Decision, arg: int) -> Message | None:
        return None if arg in d.opts else say("why-far")

    def story(self, e: Event) -> Message | None:
        return say(f"story-{e.what}", who=seat_name(e.args[0]))


def menu(s: Square, seat: int) -> Decision:
    if seat != s.turn:
        return Decision(seat, 0, [SHOUT])
    free = [1 + i for i in range(STALLS) if s.stalls[i] < 0]
    return Decision(seat, 0, [END, *free[:REACH]])


def done(s: Square, act: Answer) -> None:
    if act.arg == SHOUT:
        s.shouts[act.seat] += 1
        s.emit("shout", act.seat)
    elif act.arg == END:
        s.emit("end", act.seat)
        s.turn = (s.turn + 1) % s.n
        s.left -= 1
    else:
        s.stalls[act.arg - 1] = act.seat
        s.emit("stall", act.seat)


def stall(s: Square, i: int) -> Zone:
    owner = s.stalls[i]
    tent = Thing(f"tent:{i}", say("tent"), "tent", owner)
    flag = Thing(f"flag:{i}", say("flag"), "flag", owner)
    return Zone(f"stall:{i}", say("stall", n=i + 1), things=(tent, flag) if owner >= 0 else ())


def player(s: Square, p: int, seat: int) -> Player:
    hidden = Thing(f"secret:{p}", say("secret"), "secret", p, hidden=True)
    known = Thing(f"secret:{p}", say("number", n=s.secret[p]), "secret", p, note=say("number-does"))
    purse = Zone(f"purse:{p}", say("purse"), "cards", p, (known if p == seat else hidden,))
    facts = (Fact(say("shouts"), s.shouts[p]), Fact(say("mood"), say("merry")))
    return Player(p, facts, (purse,), (Track(f"voice:{p}", say("voice"), s.shouts[p], 9),))


game = Plaza()
