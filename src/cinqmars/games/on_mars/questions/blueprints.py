"""The questions about blueprints: obtaining them, and upgrading with them."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.bots import instinct, nearness
from cinqmars.games.on_mars.possible.blueprints import cannot_obtain, cannot_upgrade, obtainable, upgradable
from cinqmars.games.on_mars.questions.asked import Gladly, Valued
from cinqmars.games.on_mars.questions.technology import owner_label, owner_refs
from cinqmars.games.on_mars.state import DISPLAY, NO, OnMarsState
from cinqmars.games.on_mars.technology import usable
from cinqmars.kernel import Decision, Message, say

COLONIST: Final = 1 + box.MAX_PLAYERS  # of MORE


class Obtain(Valued):
    """Which blueprint to take from the display: 1 + blueprint. About how many were taken, and whether it costs a
    colonist."""  # rules: O3 to O5

    name = "obtain"
    size = 1 + box.N_BLUEPRINTS

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        return obtainable(s, c)

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-obtain-sending" if d.ctx[1] else "ask-obtain")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        b = arg - 1
        building = box.UPGRADES_A[b]
        return say(
            "pick-obtain",
            card=names.blueprint_name(b),
            building=names.building_name(building),
            n=box.BLUEPRINT_OP[b],
            good=names.product_name(building),
        )

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.blueprint_ref(arg - 1),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + b for b in range(box.N_BLUEPRINTS) if s.holder[b] == DISPLAY]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_obtain(s, d.seat, arg - 1)

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.obtain(s, c, arg - 1, bool(ctx[1]))

    def wish(self, s: OnMarsState, arg: int) -> float:
        return nearness.greenhouse_wish(s, box.UPGRADES_A[arg - 1])


class Upgrade(Valued):
    """Which blueprint to build: 1 + blueprint. About how many were done, whether it is free, and whether it may be
    anywhere."""  # rules: U1 to U6

    name = "upgrade"
    size = 1 + box.N_BLUEPRINTS

    @staticmethod
    def options(s: OnMarsState, c: int, free: bool, anywhere: bool) -> list[int]:
        return upgradable(s, c, free, anywhere)

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        b = arg - 1
        building = names.building_name(box.UPGRADES_A[b])
        return say("pick-upgrade", card=names.blueprint_name(b), building=building, n=box.BLUEPRINT_OP[b])

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.blueprint_ref(arg - 1),)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return [1 + b for b in range(box.N_BLUEPRINTS) if s.holder[b] == d.seat]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        return cannot_upgrade(s, d.seat, arg - 1, bool(d.ctx[2])) or "no-mineral"

    def worth(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 2.0 + box.BLUEPRINT_OP[arg - 1]


class More(Gladly):
    """What makes further upgrades possible: 1 + company whose technology is used, or COLONIST."""  # rules: U6

    name = "more"
    size = 1 + COLONIST

    @staticmethod
    def options(s: OnMarsState, c: int, technology: bool, boosts: bool) -> list[int]:
        opts = [NO]
        if technology:
            opts += [1 + q for q in usable(s, c, box.UPGRADE_TECH)]
        if boosts and s.home[c]:
            opts.append(COLONIST)
        return opts

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        if arg == COLONIST:
            return say("pick-more-colonist")
        return owner_label(s, arg - 1, box.UPGRADE_TECH)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"home:{d.seat}",) if arg == COLONIST else owner_refs(arg - 1, box.UPGRADE_TECH)
