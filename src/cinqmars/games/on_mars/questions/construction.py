"""The questions of construction: what, where, and the benefits of life support."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct, nearness
from cinqmars.games.on_mars.hexes import connected, empty, kind_of, reach, rover_at
from cinqmars.games.on_mars.possible.blueprints import cannot_improve, improvable
from cinqmars.games.on_mars.possible.colonists import FROM_SLOT, FROM_WORK, retrievable
from cinqmars.games.on_mars.possible.construction import (
    cannot_construct,
    cannot_site,
    constructible,
    sites,
)
from cinqmars.games.on_mars.possible.travel import exploration_sites
from cinqmars.games.on_mars.questions.asked import Asked, Valued
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Decision, Message, say

BENEFIT_BOTS: Final = 0
BENEFIT_MINERAL: Final = 1
BENEFIT_CRYSTAL: Final = 2
BENEFIT_COLONIST: Final = 3
BENEFITS: Final = ("bots", "mineral", "crystal", "colonist")


class Construct(Valued):
    """What to construct: 1 + building type. About whether it is boosted, and the types."""  # rules: B1

    name = "construct"
    size = 1 + box.N_TYPES

    @staticmethod
    def options(s: OnMarsState, c: int, types: list[int], boosted: bool) -> list[int]:
        return constructible(s, c, types, boosted)

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say("pick-at", what=names.building_name(arg - 1), cost=names.building_cost(arg - 1))

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.stack_ref(arg - 1),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + t for t in d.ctx[1:]]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_construct(s, d.seat, arg - 1, bool(d.ctx[0]))

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.construct(s, c, arg - 1)

    def wish(self, s: OnMarsState, arg: int) -> float:
        return nearness.building_wish(s, arg - 1)


class OfHex(Asked):
    """A place on the map: the hex."""

    passing = ()
    size = box.N_HEXES

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.hex_name(arg)

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.hex_ref(arg),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return list(range(box.N_HEXES))


class Site(OfHex):
    """Where a building, a marker or a discovery goes: the hex. About "construct", a building type and whether it is
    boosted; "upgrade", a blueprint and whether anywhere; or "explore" and a tile."""  # rules: B2, U2, J6

    name = "site"

    @staticmethod
    def options(s: OnMarsState, c: int, building: int, boosted: bool) -> list[int]:
        return sites(s, c, building, boosted)

    @staticmethod
    def to_upgrade(s: OnMarsState, c: int, b: int, anywhere: bool) -> list[int]:
        return improvable(s, c, b, anywhere)

    @staticmethod
    def to_explore(s: OnMarsState, c: int) -> list[int]:
        return exploration_sites(s, c)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        what, thing = d.ctx[0], d.ctx[1]
        if what == "construct":
            return say(f"ask-site-{box.BUILDINGS[thing]}")
        if what == "upgrade":
            return say("ask-site-upgrade", card=names.blueprint_name(thing))
        return say("ask-site-explore", tile=names.tile_name(thing))

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        """The hex; for a building, also what it brings there."""
        if d.ctx[0] != "construct":
            return names.hex_name(arg)
        building = d.ctx[1]
        size = connected(s, kind_of(d.seat, building), arg) + 1
        return say("pick-site", hex=names.hex_name(arg), n=size, good=names.product_name(building))

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        what, thing, p = d.ctx[0], d.ctx[1], d.seat
        if what == "construct":
            return cannot_site(s, p, thing, arg, bool(d.ctx[2]))
        if what == "upgrade":
            if not d.ctx[2] and arg not in reach(s, p):
                return "out-of-reach"
            return cannot_improve(s, p, thing, arg)
        if not empty(s, arg):
            return "not-empty"
        return "not-at-three" if box.DISTANCE[rover_at(s, p)][arg] != 3 else ""

    def priors(self, s: OnMarsState, seat: int, opts: list[int]) -> list[float]:
        return [1.0] * len(opts)

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        if ctx[0] == "construct":
            return instinct.building_site(s, c, ctx[1], arg)
        if ctx[0] == "upgrade":
            return instinct.upgrade_site(s, arg)
        return instinct.exploration_site(s, c, arg)


class Benefit(Asked):
    """The benefit of life support: BENEFIT_BOTS and so on."""  # rules: L5

    name = "benefit"
    passing = ()
    size = box.N_LSS

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        opts = [BENEFIT_BOTS, BENEFIT_MINERAL, BENEFIT_CRYSTAL]
        return [*opts, BENEFIT_COLONIST] if retrievable(s, c) else opts

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say(f"benefit-{BENEFITS[arg]}")

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == BENEFIT_BOTS:
            return (names.action_ref(box.CONTROL),)
        if arg == BENEFIT_COLONIST:
            return (f"work:{d.seat}",)
        return (names.good_ref(d.seat, box.MINERAL if arg == BENEFIT_MINERAL else box.CRYSTAL),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return list(range(box.N_LSS))

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return "nobody-there"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        if arg == BENEFIT_MINERAL:
            return instinct.mineral(s, c)
        return instinct.crystal(s, c) if arg == BENEFIT_CRYSTAL else 1.0


class Retrieve(Asked):
    """From where a colonist comes home: FROM_WORK, or FROM_SLOT + slot. About how many may come."""  # rules: L5

    name = "retrieve"
    size = FROM_SLOT + box.N_SLOTS

    @staticmethod
    def options(s: OnMarsState, c: int, work_only: bool) -> list[int]:
        opts = retrievable(s, c)
        return [k for k in opts if k == FROM_WORK] if work_only else opts

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-retrieve", n=d.ctx[0])

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        if arg == FROM_WORK:
            return say("zone-work")
        return say(f"action-{box.ACTIONS[box.ACTION_OF_SLOT[arg - FROM_SLOT]]}")

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"work:{d.seat}",) if arg == FROM_WORK else (names.slot_ref(arg - FROM_SLOT),)

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 0.5 if arg == NO else 1.0 + 0.1 * arg


class RivalSite(Asked):
    """Where Lacerda constructs, of equal sites: 0 by chance, 1 + hex. About the building type."""  # rules: LA9

    name = "rival-site"
    size = 1 + box.N_HEXES

    @staticmethod
    def options(hexes: list[int]) -> list[int]:
        return [NO, *[1 + h for h in hexes]]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-rival-site", building=names.building_name(d.ctx[0]))

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return names.hex_name(arg - 1)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.hex_ref(arg - 1),)
