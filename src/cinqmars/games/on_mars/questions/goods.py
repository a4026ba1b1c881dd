"""The questions about goods: paying, fetching, delivering, gaining."""

from __future__ import annotations

from typing import Any

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct
from cinqmars.games.on_mars.possible.executive import productive
from cinqmars.games.on_mars.possible.stock import cannot_fetch, deliverable, fetchable, storage, wanting
from cinqmars.games.on_mars.questions.asked import Asked, Gladly, Valued
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Decision, Field, Form, Message, say


class Pay(Asked):
    """What pays for a unit of a cost: the resource. About the unit, and those that follow."""  # rules: N1

    name = "pay"
    passing = ()
    size = box.N_RESOURCES
    aloud = False

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        unit = d.ctx[0]
        return say("ask-pay", good=say(f"cost-{box.GOODS[unit]}" if unit < box.N_GOODS else "cost-any"))

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.good_name(arg)

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.good_ref(d.seat, arg),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return list(range(box.N_RESOURCES)) if d.ctx[0] == box.ANY else [box.MINERAL, d.ctx[0]]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "needed" if s.goods[d.seat * box.N_RESOURCES + arg] else "none-in-stock"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 0.1 if arg == box.MINERAL else 1.0 + s.goods[c * box.N_RESOURCES + arg]


class Spend(Asked):
    """Crystals, or a private goal instead of one: 0 crystals, 1 + goal. About how many."""  # rules: P3

    name = "spend"
    passing = ()
    size = 1 + box.N_GOALS
    aloud = False

    @staticmethod
    def options(s: OnMarsState, c: int, number: int) -> list[int]:
        opts = [NO] if s.crystals[c] >= number else []
        if s.turn == c:
            opts += [1 + g for g in s.goals[c]]
        return opts

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-spend", n=d.ctx[0])

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        if arg == NO:
            return say("pick-crystals", n=d.ctx[0])
        return say("pick-forgo", goal=names.goal_name(arg - 1))

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.goal_ref(arg - 1),)

    def declines_at(self, s: OnMarsState, d: Decision) -> tuple[str, ...]:
        return (names.good_ref(d.seat, box.CRYSTAL),)

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 2.0 if arg == NO else 1.0


class Warehouse(Valued):
    """What to fetch from the warehouse: 1 + column. About how many were taken, whether it costs a colonist, and
    whether crystals may be fetched."""  # rules: O15, O16

    name = "warehouse"
    size = 1 + len(box.WAREHOUSE)

    @staticmethod
    def options(s: OnMarsState, c: int, crystals: bool) -> list[int]:
        return fetchable(s, c, crystals)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-warehouse-sending" if d.ctx[1] else "ask-warehouse")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.good_name(box.WAREHOUSE[arg - 1])

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"warehouse:{box.GOODS[box.WAREHOUSE[arg - 1]]}",) if s.warehouse[arg - 1] else ()

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + i for i in range(len(box.WAREHOUSE))]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_fetch(s, d.seat, arg - 1, bool(d.ctx[2]))

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.fetch(s, c, box.WAREHOUSE[arg - 1], bool(ctx[1]))


class Deliver(Gladly):
    """Which good goes onto which contract: 1 + contract * N_GOODS + good. About "final", or "overflow" and a good
    without room."""  # rules: H5, F9

    name = "deliver"
    size = 1 + box.N_CONTRACTS * box.N_GOODS

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return [NO, *[1 + x for x in deliverable(s, c)]]

    @staticmethod
    def overflowing(s: OnMarsState, c: int, good: int) -> list[int]:
        return [NO, *[1 + x * box.N_GOODS + good for x in wanting(s, c, good)]]

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        """The contract and the good."""
        return divmod(arg - 1, box.N_GOODS)

    @staticmethod
    def onto(pair: int) -> Message:
        """What is put on a contract, of contract * N_GOODS + good."""
        x, good = divmod(pair, box.N_GOODS)
        contract = names.card_name(box.N_SCIENTISTS + x)
        return say("pick-deliver", good=names.good_name(good), contract=contract)

    @staticmethod
    def onto_refs(c: int, pair: int) -> tuple[str, ...]:
        """The contract, and the stock of the good."""
        x, good = divmod(pair, box.N_GOODS)
        return names.card_ref(box.N_SCIENTISTS + x), names.good_ref(c, good)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        if d.ctx[0] == "overflow":
            return say("ask-overflow", good=names.good_name(d.ctx[1]))
        return say("ask-deliver")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return self.onto(arg - 1)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return self.onto_refs(d.seat, arg - 1)


class Gain(Valued):
    """Which resource to gain, other than minerals: 1 + resource. About how many are left."""  # rules: BP15

    name = "gain"
    size = 1 + box.N_RESOURCES

    @staticmethod
    def options(least: int) -> list[int]:
        """In ascending order: none before `least`."""
        return [NO, *[1 + r for r in range(least, box.N_RESOURCES)]]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-gain", n=d.ctx[0])

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.good_name(arg - 1)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.good_ref(d.seat, arg - 1),)

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 2.0 if s.goods[c * box.N_RESOURCES + arg - 1] < storage(s, c) else 0.5


class Boost(Asked):
    """How many colonists are sent to work, for one more each."""  # rules: E10

    name = "boost"
    passing = ()
    size = box.COLONISTS + 1

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return list(range(s.home[c] + 1))

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say("pick-boost", n=arg)

    def form(self, s: OnMarsState, d: Decision) -> Form:
        return Form((Field("boost", "colonists", (), d.opts[0], d.opts[-1]),))

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"home:{d.seat}",)

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 1.0 if arg else 2.0


class Produce(Valued):
    """Whose product is gained once more, for a colonist: 1 + building type."""  # rules: BP3

    name = "produce"
    size = 1 + box.N_TYPES

    @staticmethod
    def options(s: OnMarsState, c: int, made: list[int]) -> list[int]:
        return [NO, *[1 + t for t in productive(s, c, made)]]

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.building_name(arg - 1)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.stack_ref(arg - 1),)

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.fetch(s, c, box.CRYSTAL if arg - 1 == box.SHELTER else arg - 1, True)
