"""First Martians, joint plan: everybody moves pieces until all are ready, then the dice fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from cinqmars.kernel import Decision, Option, Question, Setup, bare
from toys.box import Toy, ToyGame

ACTIONS: Final = 4  # places 1 to 4; 0 is the quarters
PLACES: Final = ACTIONS + 1
EDITS: Final = 30  # moves in one round of planning, so that simulations end
ROUNDS: Final = 3
SHARED: Final = -1  # the owner of what anybody may move

# kinds
PLAN: Final = 0
WOUND: Final = 1

READY: Final = 0  # the plan is fine; any other argument moves a piece


def move(piece: int, place: int) -> int:
    """The argument of PLAN that puts a piece somewhere."""
    return 1 + piece * PLACES + place


class Mission(Toy):
    fields: ClassVar[tuple[str, ...]] = (
        "owner",
        "place",
        "ready",
        "edits",
        "own_only",
        "step",
        "round",
        "health",
        "done",
    )

    owner: list[int]  # by piece
    place: list[int]  # by piece
    ready: list[bool]
    edits: int
    own_only: bool
    step: int  # 0: planning, else the action being resolved
    round: int
    health: list[int]
    done: list[int]  # by action


class FirstMartiansPlan(ToyGame[Mission]):
    id: ClassVar[str] = "first-martians-plan"
    options: ClassVar[Sequence[Option]] = (Option("own_only", (False, True), False),)
    kinds: ClassVar[Sequence[Question[Any]]] = (bare("plan", 1 + 10 * PLACES), bare("wound", 3))
    cooperative: ClassVar[bool] = True

    def new(self, setup: Setup) -> Mission:
        n = setup.seats
        s = Mission(n, setup.seed, setup.rules)
        s.owner = [seat for seat in range(n) for _ in range(2)] + [SHARED, SHARED]  # a rover and a spare part
        s.own_only = setup.options["own_only"]
        s.round = 0
        s.health = [5] * n
        s.done = [0] * PLACES
        begin_planning(s)
        return s

    def blank(self) -> Mission:
        return Mission(0)

    def stretch(self, s: Mission) -> None:
        if s.step == 0:
            plan(s)
        else:
            resolve(s)

    def over(self, s: Mission) -> bool:
        return s.round == ROUNDS

    def points(self, s: Mission) -> list[int]:
        return [sum(s.done)] * s.n

    def returns(self, s: Mission) -> list[float]:
        return [float(sum(s.done) >= 2 * ROUNDS)] * s.n

    def sees(self, s: Mission, seat: int) -> dict[str, Any]:
        return {name: getattr(s, name) for name in s.fields}


def begin_planning(s: Mission) -> None:
    s.step = 0
    s.place = [0] * len(s.owner)
    s.ready = [False] * s.n
    s.edits = 0


def may_move(s: Mission, seat: int, piece: int) -> bool:
    return not s.own_only or s.owner[piece] in (seat, SHARED)


def plan_menu(s: Mission, seat: int) -> Decision | None:
    opts = [] if s.ready[seat] else [READY]
    if s.edits < EDITS:
        for piece, place in enumerate(s.place):
            if may_move(s, seat, piece):
                opts += [move(piece, to) for to in range(PLACES) if to != place]
    return Decision(seat, PLAN, opts, ("plan", tuple(s.place))) if opts else None


def plan(s: Mission) -> None:
    """One move; the game waits for the first who is not ready."""
    lead = s.ready.index(False)
    act = s.race([lead] + [seat for seat in range(s.n) if seat != lead], plan_menu)
    if act.arg == READY:
        s.ready[act.seat] = True
        s.step = int(all(s.ready))
        return
    piece, place = divmod(act.arg - 1, PLACES)
    s.place[piece] = place
    s.ready = [False] * s.n  # the plan is another one now
    s.edits += 1
    s.emit("place", act.seat, piece, place)


def resolve(s: Mission) -> None:
    """One action of the plan."""
    here = [s.owner[piece] for piece, place in enumerate(s.place) if place == s.step]
    crew = [seat for seat in here if seat != SHARED]
    if crew:
        if len(here) >= 2 or roll(s) >= 2:
            s.done[s.step] += 1
        if roll(s) == 0:
            wound(s, crew[-1])
    s.step += 1
    if s.step > ACTIONS:
        s.round += 1
        begin_planning(s)


def wound(s: Mission, seat: int) -> None:
    """Whoever is hurt may grit their teeth: health for success."""
    pain = s.ask(seat, WOUND, [0, 1, 2])
    s.health[seat] -= pain
    s.done[s.step] += pain


def roll(s: Mission) -> int:
    s.barrier()
    die = s.rng.below(6)
    s.emit("die", die)
    return die
