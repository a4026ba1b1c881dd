"""The log: what each event tells, in words and in moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.kernel import Event, Message, Move, say

from .components import (
    ACTION_OF_SLOT,
    ACTIONS,
    BUILDINGS,
    EXECUTIVE,
    GENERATOR,
    MISSIONS,
    N_SCIENTISTS,
    NONE,
    SIDES,
    SPACES,
    TASKS,
)
from .names import (
    blueprint_name,
    building_name,
    card_name,
    company,
    goal_name,
    good_name,
    hex_name,
    hex_ref,
    place_ref,
    solo_card,
    tech_name,
    tile_name,
)
from .possible.movement import ROVER
from .state import HOME, LACERDA, MINE_HEX, RESERVE, SLOT, WORK


def who(c: int) -> Message:
    return company(LACERDA, c)


def piece_name(piece: int) -> Message:
    return say("piece-rover" if piece == ROVER else "piece-bot")


def side(i: int) -> Message:
    return say(f"side-{SIDES[i]}")


def place_name(place: int) -> Message:
    """Where colonists were, or go."""
    if place in (HOME, WORK, RESERVE):
        return say({HOME: "zone-home", WORK: "zone-work", RESERVE: "zone-reserve"}[place])
    if place < MINE_HEX:
        return say(f"action-{ACTIONS[ACTION_OF_SLOT[place - SLOT]]}")
    return hex_name(place - MINE_HEX)


def colonists_go(origin: int, target: int) -> str:
    """What it means that colonists change place."""
    if target == WORK:
        return "sent" if origin == HOME else "cleared"
    if target == HOME:
        return "arrive" if origin == RESERVE else "home"
    if target == RESERVE:
        return "no-room"
    return "placed" if target < MINE_HEX else "mine"


def colonists_story(args: tuple[Any, ...]) -> Message:
    c, origin, target, number = args
    how = colonists_go(origin, target)
    where = place_name(target if how in ("placed", "mine") else origin)
    return say(f"story-colonists-{how}", who=who(c), n=number, where=where)


TELLERS: dict[str, Callable[[tuple[Any, ...]], dict[str, Any]]] = {
    "gain": lambda a: {"who": who(a[0]), "good": good_name(a[1]), "n": a[2]},
    "lose": lambda a: {"who": who(a[0]), "good": good_name(a[1]), "n": a[2]},
    "pay": lambda a: {"who": who(a[0]), "good": good_name(a[1]), "n": a[2]},
    "deliver": lambda a: {
        "who": who(a[0]),
        "contract": card_name(N_SCIENTISTS + a[1]),
        "good": good_name(a[2]),
    },
    "store": lambda a: {"who": who(a[0]), "n": a[1]},
    "forgo": lambda a: {"who": who(a[0])},
    "fetch": lambda a: {"who": who(a[0]), "good": good_name(a[1])},
    "contribute": lambda a: {
        "who": who(a[0]),
        "mission": say(f"mission-{MISSIONS[a[1]]}"),
        "left": a[2],
        "n": a[3],
    },
    "mission": lambda a: {"mission": say(f"mission-{MISSIONS[a[0]]}")},
    "remaining": lambda a: {"n": a[0]},
    "complete": lambda a: {"who": who(a[0]), "contract": card_name(N_SCIENTISTS + a[1])},
    "card-a": lambda a: {"who": who(a[0])},
    "task": lambda a: {"who": who(a[0]), "task": say(f"task-{TASKS[a[1]]}")},
    "step": lambda a: {"who": who(a[0]), "piece": piece_name(a[1]), "hex": hex_name(a[3])},
    "gather": lambda a: {"who": who(a[0]), "hex": hex_name(a[1])},
    "destroy": lambda a: {"who": who(a[0]), "tile": tile_name(a[1]), "hex": hex_name(a[2])},
    "crush": lambda a: {"who": who(a[0]), "hex": hex_name(a[1])},
    "displace": lambda a: {"who": who(a[0]), "piece": piece_name(a[1]), "hex": hex_name(a[3])},
    "obtain": lambda a: {"who": who(a[0]), "card": blueprint_name(a[1])},
    "upgrade": lambda a: {"who": who(a[0]), "card": blueprint_name(a[1]), "hex": hex_name(a[2])},
    "use": lambda a: {"who": who(a[0]), "tech": tech_name(a[1]), "whose": who(a[2])},
    "use-own": lambda a: {"who": who(a[0]), "tech": tech_name(a[1])},
    "learn": lambda a: {"who": who(a[0]), "tech": tech_name(a[1]), "space": say(f"space-{SPACES[a[2]]}")},
    "develop": lambda a: {"who": who(a[0]), "tech": tech_name(a[1]), "space": say(f"space-{SPACES[a[2]]}")},
    "construct": lambda a: {"who": who(a[0]), "building": building_name(a[1]), "hex": hex_name(a[2])},
    "progress": lambda a: {"who": who(a[0]), "building": building_name(a[1])},
    "spread": lambda a: {"hex": hex_name(a[0])},
    "support": lambda a: {"building": say(f"building-{BUILDINGS[GENERATOR + a[0]]}"), "n": a[1]},
    "score": lambda a: {"who": who(a[0]), "n": a[1], "why": say(f"score-for-{a[2]}")},
    "welcome": lambda a: {"who": who(a[0]), "n": a[1] + 1},
    "bot": lambda a: {"who": who(a[0]), "hex": hex_name(a[2])},
    "hire": lambda a: {"who": who(a[0]), "card": card_name(a[1])},
    "contract": lambda a: {"who": who(a[0]), "card": card_name(N_SCIENTISTS + a[1])},
    "refill": lambda a: {"who": who(a[0]), "card": card_name(N_SCIENTISTS + a[1])},
    "take": lambda a: {"who": who(a[0]), "tile": tile_name(a[1]), "hex": hex_name(a[2])},
    "travel": lambda a: {"who": who(a[0]), "side": side(a[1])},
    "explore": lambda a: {"who": who(a[0]), "tile": tile_name(a[1]), "hex": hex_name(a[2])},
    "space": lambda a: {"who": who(a[0]), "n": a[1] + 1},
    "execute": lambda a: {"who": who(a[0]), "action": say(f"executive-{EXECUTIVE[a[1]]}")},
    "run": lambda a: {"who": who(a[0]), "card": blueprint_name(a[1])},
    "works": lambda a: {"who": who(a[0]), "scientist": card_name(a[1]), "card": blueprint_name(a[2])},
    "radar": lambda a: {"who": who(a[0]), "tile": tile_name(a[1])},
    "goal": lambda a: {"who": who(a[0]), "goal": goal_name(a[1])},
    "turn": lambda a: {"who": who(a[0])},
    "act": lambda a: {"who": who(a[0]), "action": say(f"action-{ACTIONS[a[1]]}")},
    "level": lambda a: {"n": a[0]},
    "counted": lambda a: {"who": who(a[0]), "what": say(f"score-{a[1]}"), "n": a[2]},
    "total": lambda a: {"who": who(a[0]), "n": a[1]},
    "launch": lambda a: {"who": who(a[0]), "side": side(a[1])},
    "ending": lambda a: {},
    "approach": lambda a: {"side": side(a[0]), "n": a[1]},
    "fly": lambda a: {"side": side(a[0]), "n": a[1]},
    "discard-ship": lambda a: {"who": who(a[0])},
    "round": lambda a: {"n": a[0]},
    "objective": lambda a: {"what": say(f"objective-{a[0]}", n=a[2]), "met": say("yes" if a[1] else "no")},
    "reveal": lambda a: {"card": solo_card(a[0])},
    "icon": lambda a: {"building": building_name(a[0])},
    "instead": lambda a: {"action": say(f"action-{ACTIONS[a[0]]}"), "why": say(f"instead-{a[1]}")},
    "grow": lambda a: {"who": who(a[0])},
    "new-bot": lambda a: {"who": who(a[0])},
    "reshuffle": lambda a: {},
    "scored-plan": lambda a: {"building": building_name(a[0]), "n": a[1]},
    "most-plans": lambda a: {"building": building_name(a[0]), "n": a[1]},
    "cheapest": lambda a: {},
    "most-developed": lambda a: {},
    "least-developed": lambda a: {},
    "spare": lambda a: {"building": building_name(a[0])},
    "largest": lambda a: {"n": a[0], "choices": a[1]},
    "best-plan": lambda a: {"n": a[0], "choices": a[1]},
    "scores-most": lambda a: {"n": a[0], "choices": a[1]},
    "pays-most": lambda a: {"n": a[0], "choices": a[1]},
    "aim": lambda a: {"hex": hex_name(a[0]), "n": a[1], "choices": a[2]},
    "no-aim": lambda a: {},
    "needs-nobody": lambda a: {},
    "fullest": lambda a: {"n": a[0]},
    "farthest": lambda a: {"n": a[0], "choices": a[1]},
    "stays": lambda a: {},
}


SILENT: Final[tuple[str, ...]] = ()  # events without a line in the log


def story(e: Event) -> Message | None:
    if e.what == "colonists":
        return colonists_story(e.args)
    teller = TELLERS.get(e.what)
    return None if teller is None else Message(f"story-{e.what}", teller(e.args))


def moves(e: Event) -> list[Move]:
    if e.what == "colonists":
        c, origin, target, number = e.args
        return [Move("colonist", place_ref(c, origin), place_ref(c, target), seat_of(c), number)]
    if e.what in ("step", "displace"):
        c, piece, origin, target = e.args
        kind = "rover" if piece == ROVER else "bot"
        return [Move(kind, f"garage:{c}" if origin == NONE else hex_ref(origin), hex_ref(target), seat_of(c))]
    if e.what == "bot":
        c, _, target = e.args
        return [Move("bot", f"garage:{c}", hex_ref(target), seat_of(c))]
    return []


def seat_of(c: int) -> int:
    return NONE if c == LACERDA else c
