"""Effects that would do something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import effects as fx
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain_any, cannot_upgrade_any
from cinqmars.games.on_mars.possible.colonists import retrievable
from cinqmars.games.on_mars.possible.construction import cannot_construct, cannot_construct_any
from cinqmars.games.on_mars.possible.hiring import cannot_hire_any
from cinqmars.games.on_mars.possible.laboratory import cannot_develop_any, cannot_learn_any
from cinqmars.games.on_mars.possible.outlay import NOTHING, Outlay
from cinqmars.games.on_mars.possible.ships import cannot_welcome
from cinqmars.games.on_mars.possible.stock import cannot_fetch_any, cannot_keep
from cinqmars.games.on_mars.state import OnMarsState


def cannot(s: OnMarsState, c: int, effect: fx.Effect, after: Outlay = NOTHING) -> str:
    """Why an effect would do nothing."""
    why = CANNOT.get(type(effect))
    return (
        "" if why is None else why(s, c, effect, after)
    )  # movements and colonists always may come to nothing


def gain(s: OnMarsState, c: int, effect: fx.Gain, after: Outlay) -> str:
    return "" if effect.good == box.CRYSTAL else cannot_keep(s, c, effect.good)


def fetch(s: OnMarsState, c: int, effect: fx.Fetch, after: Outlay) -> str:
    return cannot_fetch_any(s, c, effect.crystals, after.crystals)


def retrieve(s: OnMarsState, c: int, effect: fx.Retrieve, after: Outlay) -> str:
    return "" if retrievable(s, c) else "nobody-there"


def develop(s: OnMarsState, c: int, effect: fx.Develop, after: Outlay) -> str:
    return cannot_develop_any(s, c, effect.free, after.crystals)


def learn(s: OnMarsState, c: int, effect: fx.Learn, after: Outlay) -> str:
    return cannot_learn_any(s, c)


def obtain(s: OnMarsState, c: int, effect: fx.Obtain, after: Outlay) -> str:
    return cannot_obtain_any(s, c)


def upgrade(s: OnMarsState, c: int, effect: fx.Upgrade, after: Outlay) -> str:
    return cannot_upgrade_any(s, c, effect.free, False, after)


def construct(s: OnMarsState, c: int, effect: fx.Construct, after: Outlay) -> str:
    return cannot_construct(s, c, effect.building, False, after)


def construct_any(s: OnMarsState, c: int, effect: fx.ConstructAny, after: Outlay) -> str:
    return cannot_construct_any(s, c, after)


def hire(s: OnMarsState, c: int, effect: fx.Hire, after: Outlay) -> str:
    return cannot_hire_any(s, c, effect.free, effect.scientists, effect.contracts, after)


def welcome(s: OnMarsState, c: int, effect: fx.Welcome, after: Outlay) -> str:
    return cannot_welcome(s, c, True)


CANNOT: Final[dict[type[Any], Callable[[OnMarsState, int, Any, Outlay], str]]] = {
    fx.Gain: gain,
    fx.Fetch: fetch,
    fx.Retrieve: retrieve,
    fx.Develop: develop,
    fx.Learn: learn,
    fx.Obtain: obtain,
    fx.Upgrade: upgrade,
    fx.Construct: construct,
    fx.ConstructAny: construct_any,
    fx.Hire: hire,
    fx.Welcome: welcome,
}
