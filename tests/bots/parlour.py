"""Parlour games whose best play is known: with hidden hands, a race, secret bids, one player, a team."""

from __future__ import annotations

import inspect
import json
import os
import pkgutil
from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar, Final

import toys
from cinqmars import games
from cinqmars.kernel import (
    Decision,
    Diverged,
    Game,
    Mark,
    Question,
    Rng,
    RulesError,
    Session,
    Setup,
    State,
    bare,
    simultaneously,
)
from toys.box import Box, BoxGame


class Parlour(BoxGame):
    """Most points win; `sees` shows everything unless a game says otherwise."""

    kinds: ClassVar[Sequence[Question[Any]]] = (bare("a", 100), bare("b", 100))

    def returns(self, s: Box) -> list[float]:
        points = s.d["score"]
        best = max(points)
        return [float(p == best) / points.count(best) for p in points]

    def values(self, s: Box) -> list[float]:
        points = [1 + p for p in s.d["score"]]
        return [p / sum(points) for p in points]


class Matches(Parlour):
    """Take one to three; whoever takes the last one wins. Leave a multiple of four."""

    id: ClassVar[str] = "matches"
    seats: ClassVar[Sequence[int]] = (2,)

    def new(self, setup: Setup) -> Box:
        return matches(5 + setup.seed % 3)

    def stretch(self, s: Box) -> None:
        d = s.d
        d["heap"] -= s.ask(d["turn"], 0, list(range(1, min(3, d["heap"]) + 1)))
        if d["heap"] == 0:
            d["over"] = 1
            d["score"][d["turn"]] = 1
        d["turn"] = 1 - d["turn"]


def matches(heap: int) -> Box:
    return Box(2, 1, {"heap": heap, "turn": 0, "score": [0, 0]})


class Tricks(Parlour):
    """Hidden hands of three; the highest card takes the trick. The value function knows the hands."""

    id: ClassVar[str] = "tricks"
    seats: ClassVar[Sequence[int]] = (2, 3, 4)
    cards: ClassVar[int] = 12

    def new(self, setup: Setup) -> Box:
        n = setup.seats
        s = Box(n, setup.seed, {"deck": list(range(self.cards)), "lead": 0, "played": [], "score": [0] * n})
        s.rng.shuffle(s.d["deck"])
        s.d["hands"] = [sorted([s.d["deck"].pop() for _ in range(3)]) for _ in range(n)]
        return s

    def stretch(self, s: Box) -> None:
        d = s.d
        seat = (d["lead"] + len(d["played"])) % s.n
        hand = d["hands"][seat]
        card = s.ask(seat, 0, hand[:])
        hand.remove(card)
        d["played"].append(card)
        if len(d["played"]) == s.n:
            d["lead"] = (d["lead"] + d["played"].index(max(d["played"]))) % s.n
            d["score"][d["lead"]] += 1
            d["played"] = []
            d["over"] = int(not any(d["hands"]))

    def sees(self, s: Box, seat: int) -> dict[str, Any]:
        mine = s.d["hands"][seat] if seat >= 0 else []
        return {**{k: s.d[k] for k in ("lead", "played", "score")}, "hand": mine}

    def resample(self, s: Box, seat: int, rng: Rng) -> None:
        others = [hand for p, hand in enumerate(s.d["hands"]) if p != seat]
        pool = sorted(s.d["deck"] + [card for hand in others for card in hand])
        rng.shuffle(pool)
        for hand in others:
            hand[:] = sorted([pool.pop() for _ in hand])
        s.d["deck"] = pool

    def values(self, s: Box) -> list[float]:
        points = [1 + 20 * p + sum(hand) for p, hand in zip(s.d["score"], s.d["hands"])]
        return [p / sum(points) for p in points]

    def priors(self, s: Box, seat: int, kind: int, opts: list[int]) -> list[float]:
        return [1.0 + card for card in opts]


END, GRAB, BURN = range(3)


class Grab(Parlour):
    """A race for tokens: anyone may grab one, or burn one of its own; the lead may end the turn."""

    id: ClassVar[str] = "grab"
    seats: ClassVar[Sequence[int]] = (2, 3)

    def new(self, setup: Setup) -> Box:
        return Box(setup.seats, setup.seed, {"pot": 9, "lead": 0, "score": [1] * setup.seats})

    def stretch(self, s: Box) -> None:
        d = s.d
        seat, _, what = s.race([(d["lead"] + i) % s.n for i in range(s.n)], grab_menu)[:3]
        if what == END:
            d["lead"] += 1
            d["over"] = int(d["lead"] == s.n)
        elif what == GRAB:
            d["pot"] -= 1
            d["score"][seat] += 1
        else:
            d["score"][seat] -= 1


def grab_menu(s: Box, seat: int) -> Decision | None:
    d = s.d
    opts = [END] if seat == d["lead"] else []
    opts += [GRAB] if d["pot"] else []
    opts += [BURN] if d["score"][seat] else []
    return Decision(seat, 0, opts, (d["pot"],)) if opts else None


class Bids(Parlour):
    """Secret bids of two questions each: a colour, then a number as high as it is bright; most points win."""

    id: ClassVar[str] = "bids"
    seats: ClassVar[Sequence[int]] = (1, 2, 3)

    def new(self, setup: Setup) -> Box:
        n = setup.seats
        return Box(n, setup.seed, {"round": 0, "bid": [[0, 0] for _ in range(n)], "score": [0] * n})

    def stretch(self, s: Box) -> None:
        simultaneously(s, bid)
        for seat, (_, number) in enumerate(s.d["bid"]):
            s.d["score"][seat] += number
        s.d["bid"] = [[0, 0] for _ in range(s.n)]
        s.d["round"] += 1
        s.d["over"] = int(s.d["round"] == 2)

    def sees(self, s: Box, seat: int) -> dict[str, Any]:
        return {"round": s.d["round"], "score": s.d["score"], "bid": s.d["bid"][seat] if seat >= 0 else None}

    def values(self, s: Box) -> list[float]:
        points = [1 + p + colour + number for p, (colour, number) in zip(s.d["score"], s.d["bid"])]
        return [p / sum(points) for p in points]


def bid(s: Box, seat: int) -> None:
    mine = s.d["bid"][seat]
    mine[0] = s.ask(seat, 0, [0, 1, 2])
    mine[1] = s.ask(seat, 1, list(range(mine[0] + 1)))


class Signals(Parlour):
    """A team wins if each of its members in turn shows the flag the first one has been told."""

    id: ClassVar[str] = "signals"
    seats: ClassVar[Sequence[int]] = (1, 2, 3)
    cooperative: ClassVar[bool] = True

    def new(self, setup: Setup) -> Box:
        return Box(setup.seats, setup.seed, {"flag": setup.seed % 5, "shown": [], "score": [0] * setup.seats})

    def stretch(self, s: Box) -> None:
        shown = s.d["shown"]
        shown.append(s.ask(len(shown), 0, list(range(5))))
        s.d["over"] = int(len(shown) == s.n)
        s.d["score"] = [sum([x == s.d["flag"] for x in shown])] * s.n

    def returns(self, s: Box) -> list[float]:
        return [float(s.d["score"][0] == s.n)] * s.n


class Marathon(Parlour):
    """Nobody lives to see its end: only the value function tells that standing still is no good."""

    id: ClassVar[str] = "marathon"
    seats: ClassVar[Sequence[int]] = (1,)

    def new(self, setup: Setup) -> Box:
        return Box(1, setup.seed, {"way": 0, "steps": 0, "score": [0]})

    def stretch(self, s: Box) -> None:
        s.d["way"] += s.ask(0, 0, [0, 1, 2]) == 1
        s.d["steps"] += 1

    def values(self, s: Box) -> list[float]:
        return [s.d["way"] / (1 + s.d["steps"])]


class Laps(Marathon):
    """The same in rounds."""

    id: ClassVar[str] = "laps"
    lap: ClassVar[int] = 4

    def round(self, s: Box) -> int:
        return int(s.d["steps"] // self.lap)


class Leaky(Parlour):
    """Breaks the contract: dealing again changes the seat's own question."""

    id: ClassVar[str] = "leaky"

    def new(self, setup: Setup) -> Box:
        return Box(setup.seats, setup.seed, {"top": 3, "score": [0] * setup.seats})

    def resample(self, s: Box, seat: int, rng: Rng) -> None:
        s.d["top"] = 5

    def stretch(self, s: Box) -> None:
        s.race(range(s.n), lambda s, seat: Decision(seat, 0, list(range(s.d["top"]))))
        s.d["over"] = 1


class Faulty(Matches):
    """Crashes on one deal, and takes the whole process with it on another."""

    id: ClassVar[str] = "faulty"

    def stretch(self, s: Box) -> None:
        if s.d["seed"] == 2:
            raise ZeroDivisionError("on purpose")
        if s.d["seed"] == 7:
            os._exit(3)
        super().stretch(s)

    def new(self, setup: Setup) -> Box:
        s = super().new(setup)
        s.d["seed"] = setup.seed
        return s


# tables to try everything on


def toy_games() -> list[Game[Any]]:
    """Every whole game among the kernel's toys."""
    modules = [import_module(f"toys.{module.name}") for module in pkgutil.iter_modules(toys.__path__)]
    found = [cls for module in modules for cls in vars(module).values() if inspect.isclass(cls)]
    whole = {cls for cls in found if issubclass(cls, Game) and not inspect.isabstract(cls)}
    made = [cls() for cls in whole if cls.__module__ != "toys.box" and cls.__module__.startswith("toys.")]
    return sorted(made, key=name)


def name(game: Game[Any]) -> str:
    return game.id


GAMES: Final[list[Game[Any]]] = [
    *(Matches(), Tricks(), Grab(), Bids(), Signals()),
    *toy_games(),
    *[games.get(id) for id in games.PACKAGES],
]


def table_of(game: Game[Any], seed: int) -> Session[Any]:
    """Three seats where it can be, and each option at its last value: with more to do than by default."""
    options = {option.name: option.values[-1] for option in game.options}
    return Session.new(game, 3 if 3 in game.seats else game.seats[-1], seed, options)


def frozen(s: State) -> str:
    """All of a state, to compare."""
    return json.dumps(s.to_json(), sort_keys=True)


def otherwise(session: Session[Any], seat: int, k: int) -> list[Session[Any]]:
    """Tables that `seat` cannot tell from this one: with other secrets since the last checkpoint, and from now on."""
    game, setup, mark = session.game, session.setup, session.marks[-1]
    from_now: Session[Any] = Session(Shuffled(game, k), setup, session.marks, session.log)
    s = mark.state.copy()
    reshuffle(game, s, seat, k)
    try:
        since = Session(game, setup, [Mark(mark.ply, s, mark.barrier)], session.known(seat))
    except (Diverged, RulesError):
        return [from_now]
    alike = [d for d in since.pending if d.seat == seat] == [session.asked(seat)]
    return [from_now, since] if alike and since.view(seat) == session.view(seat) else [from_now]


def reshuffle(game: Game[Any], s: Any, seat: int, k: int) -> None:
    """Another truth behind what `seat` sees."""
    game.resample(s, seat, Rng(k))
    s.rng = Rng(1000 + k)


def passed_on(method: str) -> Any:
    return lambda self, *args: getattr(self.game, method)(*args)


METHODS: Final = [x for x in dir(Game) if x[0] != "_" and callable(getattr(Game, x))]


class Shuffled(type("Passing", (Game,), {x: passed_on(x) for x in METHODS})):  # type: ignore[misc]
    """A game whose truth becomes another one just before a bot begins to imagine."""

    def __init__(self, game: Game[Any], k: int) -> None:
        self.game = game
        self.kinds = game.kinds
        self.k = k

    def resample(self, s: Any, seat: int, rng: Rng) -> None:
        reshuffle(self.game, s, seat, self.k)
        self.game.resample(s, seat, rng)
