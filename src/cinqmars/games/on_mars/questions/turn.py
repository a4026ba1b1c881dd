"""The questions of a turn: its menu, and the price of others' colonists."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.possible.colonists import price_of, side_of
from cinqmars.games.on_mars.possible.executive import (
    cannot_execute,
    cannot_use_free,
    cannot_use_paid,
    staffed,
)
from cinqmars.games.on_mars.possible.goals import cannot_show
from cinqmars.games.on_mars.possible.stock import deliverable, wallet
from cinqmars.games.on_mars.possible.turn import cannot_act, cannot_do
from cinqmars.games.on_mars.questions.asked import Asked, Decided
from cinqmars.games.on_mars.questions.goods import Deliver
from cinqmars.games.on_mars.state import NO, OnMarsState
from cinqmars.kernel import Decision, Field, Form, Message, say

ACT: Final = 1  # + main action
EXECUTE: Final = ACT + box.N_ACTIONS  # + depot space
USE_PAID: Final = EXECUTE + box.N_EXECUTIVE  # + blueprint, for crystals
USE_FREE: Final = USE_PAID + box.N_BLUEPRINTS  # + blueprint, with a scientist
ACHIEVE: Final = USE_FREE + box.N_BLUEPRINTS  # + private goal
PLACE: Final = ACHIEVE + box.N_GOALS  # + contract * N_GOODS + good
END: Final = PLACE + box.N_CONTRACTS * box.N_GOODS
SECTIONS: Final = (ACT, EXECUTE, USE_PAID, USE_FREE, ACHIEVE, PLACE)
ACTION_PRIOR: Final[list[float]] = [0.4, 1.2, 1.2, 1.5, 0.8, 0.8, 3.0, 3.0, 2.0, 1.5]  # by main action


DECODED: Final[list[tuple[int, int]]] = [  # by answer: the section, and what of it
    (section, arg - section)
    for section, end in zip((NO, *SECTIONS), (*SECTIONS, END))
    for arg in range(section, end)
]


class Turn(Decided):
    """What to do next in a turn: a section (ACT, EXECUTE, ...) + what; NO ends it."""  # rules: R2, R3, P1, H5

    name = "turn"
    size = END

    @staticmethod
    def options(s: OnMarsState, c: int) -> list[int]:
        opts = [NO]
        if not s.main:
            first = box.POD if side_of(s, c) == box.ORBIT else box.CONTROL
            opts = [ACT + a for a in range(first, first + box.N_ACTIONS // 2) if not cannot_do(s, c, a)]
        if not s.executive:
            depot, purse = s.depot[c], wallet(s, c)
            for i in range(box.N_EXECUTIVE):
                if purse >= box.EXECUTIVE_COST[i] and not depot >> i & 1 and not cannot_execute(s, c, i):
                    opts.append(EXECUTE + i)
            if max(s.built) >= 0:
                if purse >= box.BUILDING_USE:
                    mine = [b for b, who in enumerate(s.holder) if who == c]
                    opts += [USE_PAID + b for b in mine if not cannot_use_paid(s, c, b)]
                opts += [USE_FREE + b for b in staffed(s, c) if not cannot_use_free(s, c, b)]
        opts += [ACHIEVE + g for g in s.goals[c] if not cannot_show(s, c, g)]
        if c in s.contract:
            opts += [PLACE + x for x in deliverable(s, c)]
        return opts

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        """The section, and what of it."""
        return DECODED[arg]

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-turn-after" if s.main else "ask-turn")

    def pick(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        section, what = self.decode(arg)
        if section == ACT:
            return action_label(s, d.seat, what)
        if section == EXECUTE:
            return executive_label(what)
        if section == USE_PAID:
            return say("pick-use-paid", card=names.blueprint_name(what), n=box.BUILDING_USE)
        if section == USE_FREE:
            who = names.card_name(box.UPGRADES_A[what])
            return say("pick-use-free", card=names.blueprint_name(what), who=who)
        if section == ACHIEVE:
            return say("pick-achieve", goal=names.goal_name(what))
        return Deliver.onto(what)

    def points_at(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        section, what = self.decode(arg)
        if section == ACT:
            return (names.action_ref(what),)
        if section == EXECUTE:
            closed = s.depot[d.seat] >> what & 1
            return (names.ship_ref(d.seat, what) if closed else names.executive_ref(d.seat, what),)
        if section in (USE_PAID, USE_FREE):
            return (names.blueprint_ref(what),)
        if section == ACHIEVE:
            return (names.goal_ref(what),)
        return Deliver.onto_refs(d.seat, what)

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        p = d.seat
        found = [ACT + a for a in range(box.N_ACTIONS)] if not s.main else []
        found += [EXECUTE + i for i in range(box.N_EXECUTIVE)]
        for b in range(box.N_BLUEPRINTS):
            if s.built[b] != box.NONE and s.holder[b] == p:
                found.append(USE_PAID + b)
            if s.built[b] != box.NONE and p in (s.holder[b], s.scientist[box.UPGRADES_A[b]]):
                found.append(USE_FREE + b)
        return found + [ACHIEVE + g for g in s.goals[p]]

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        section, what = self.decode(arg)
        if section == ACT:
            return cannot_act(s, d.seat, what)
        if section == EXECUTE:
            return cannot_execute(s, d.seat, what)
        if section == USE_PAID:
            return cannot_use_paid(s, d.seat, what)
        if section == USE_FREE:
            return cannot_use_free(s, d.seat, what)
        return cannot_show(s, d.seat, what) if section == ACHIEVE else ""

    def priors(self, s: OnMarsState, seat: int, opts: list[int]) -> list[float]:
        return [turn_prior(arg) for arg in opts]


def turn_prior(arg: int) -> float:
    """By how much the action usually brings."""
    if arg == NO:
        return 0.3
    if arg < EXECUTE:
        return ACTION_PRIOR[arg - ACT]
    return 1.5 if arg >= ACHIEVE else 0.7


def action_label(s: OnMarsState, c: int, action: int) -> Message:
    """A main action, with the colonists it wants or the ship's price."""
    name = say(f"action-{box.ACTIONS[action]}")
    if action == box.WELCOME:
        return say("pick-at", what=name, cost=names.cost_name(box.SHIP_COST))
    if box.SLOT_OF[action] == box.NONE:
        return name
    price = price_of(s, c, box.SLOT_OF[action])
    return say("pick-act-price" if price else "pick-act", action=name, n=price)


def executive_label(place: int) -> Message:
    action = say(f"executive-{box.EXECUTIVE[place]}")
    return say("pick-execute", action=action, n=box.EXECUTIVE_COST[place])


class Price(Asked):
    """How many colonists pay for others' presence, the rest crystals. About the action and price."""  # rules: K6

    name = "price"
    passing = ()
    size = box.COLONISTS + 1

    def prompt(self, s: OnMarsState, d: Decision) -> Message:
        return say("ask-price", action=say(f"action-{box.ACTIONS[d.ctx[0]]}"), n=d.ctx[1])

    def label(self, s: OnMarsState, d: Decision, arg: int) -> Message:
        return say("pick-price", colonists=arg, crystals=d.ctx[1] - arg)

    def form(self, s: OnMarsState, d: Decision) -> Form | None:
        """Colonists, each worth a crystal, where any number between the least and the most will do."""
        least, most = d.opts[0], d.opts[-1]
        if len(d.opts) != most - least + 1:
            return None
        return Form((Field("price", "colonists", (), least, most, 1),), wallet(s, d.seat), d.ctx[1])

    def refs(self, s: OnMarsState, d: Decision, arg: int) -> tuple[str, ...]:
        """Who goes to work, and the crystals."""
        sent = (f"home:{d.seat}",) if arg else ()
        return (*sent, names.good_ref(d.seat, box.CRYSTAL)) if arg < d.ctx[1] else sent

    def thinkable(self, s: OnMarsState, d: Decision) -> list[int]:
        return list(range(d.ctx[1] + 1))

    def cannot(self, s: OnMarsState, d: Decision, arg: int) -> str:
        if arg >= s.home[d.seat]:
            return "no-colonist"
        return "crystals" if wallet(s, d.seat) < d.ctx[1] - arg else "nothing-left"

    def like(self, s: OnMarsState, c: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return 2.0 if arg == (ctx[1] if s.crystals[c] < 3 else 0) else 1.0
