"""Effects and costs in words."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Message, say

from . import names
from .data import components as c
from .data import effects as fx
from .data.cards import KEYWORDS
from .data.missions import ANY_PART, BILL_COUNTER, BILL_EXAMINED, BILL_PART
from .rules import targets
from .rules.bills import donors, dues
from .state import Table

WHO = ("active", "target", "first", "everyone", "chosen", "somebody")
SCOPE = ("now", "next", "ever")


def does(effects: fx.Effects, mission: int) -> Message:
    """What a list of effects does; counters are those of the mission."""
    return names.listed([one(e, mission) for e in effects])


def skill_does(skill: int, mission: int) -> Message:
    effects = c.SKILL_EFFECTS[skill]
    return does(effects, mission) if effects else say(f"skill-{c.SKILLS[skill]}-does")


def changed(what: Message, n: int) -> Message:
    return say("does-change", what=what, by=names.signed(n))


def facility_name(f: int) -> Message:
    if f == fx.OXYGENATORS:
        return say("facility-oxygenators")
    if f == fx.SOLARS:
        return say("facility-solars")
    return say("facility-this") if f == fx.THIS_ONE else names.FACILITY[f]


def block_name(block: int) -> Message:
    if block == fx.CHOOSE_ONE:
        return say("block-chosen")
    return say("block-same") if block == fx.SAME_BLOCK else names.BLOCK[block]


def place_name(place: int) -> Message:
    if place == fx.HERE:
        return say("place-here")
    if place == fx.CHOSEN_EXPLORED:
        return say("place-chosen")
    if place >= fx.MARKED:
        ring, number = divmod(place - fx.MARKED, 3)
        return say("place-marked", ring=ring + 1, n=number + 1)
    return say("place-hub") if place == c.HUB else names.SPACE[place]


def one(e: fx.Effect, mission: int) -> Message:
    op = e.op
    if op == fx.GAIN:
        return changed(names.RESOURCE[e.a], e.b)
    if op == fx.LOSE:
        return changed(names.RESOURCE[e.a], -e.b)
    if op == fx.MORALE:
        return changed(say("track-morale"), e.a)
    if op == fx.STRESS:
        return changed(say("track-stress"), e.a)
    if op == fx.TRACK:
        return changed(say("track-of", block=block_name(e.a)), e.b)
    if op == fx.PRODUCTIVITY:
        return changed(say("output-of", facility=facility_name(e.a)), e.b)
    if op == fx.COUNTER:
        return changed(names.counter_name(mission, e.a), e.b)
    if op == fx.COUNTER_SHARE:
        return say("does-share", what=names.counter_name(mission, e.a))
    if op == fx.MORALE_TOKENS:
        return say("does-tokens", who=say(f"who-{WHO[e.a]}"), by=names.signed(e.b))
    if op in (fx.WOUND, fx.HEAL):
        return say("does-wound" if op == fx.WOUND else "does-heal", who=say(f"who-{WHO[e.a]}"), n=e.b)
    if op == fx.AFFLICT:
        what = say("affliction-random") if e.b == fx.ANY_ONE else names.affliction_name(e.b)
        return say("does-afflict", who=say(f"who-{WHO[e.a]}"), what=what)
    if op == fx.LOSE_PAWN:
        return say("does-lose-pawn", who=say(f"who-{WHO[e.a]}"))
    if op == fx.TOKEN_CARD:
        where = "does-token-card-next" if e.c == fx.NEXT else "does-token-card"
        return say(where, token=names.token_name(e.a), who=say(f"who-{WHO[e.b]}"))
    if op == fx.DISCARD_SKILL:
        return say("does-discard-skill", who=say(f"who-{WHO[e.a]}"))
    return of_goods(e) or of_hub(e) or of_control(e, mission)


def of_goods(e: fx.Effect) -> Message | None:
    op = e.op
    if op == fx.GAIN_PART:
        part = (
            say("part-chosen")
            if e.a == fx.CHOOSE_ONE
            else say("part-random")
            if e.a == fx.ANY_ONE
            else names.PART[e.a]
        )
        return say("does-part", n=e.b, part=part)
    if op == fx.LOSE_PART:
        return say("does-lose-part" if e.a == fx.CHOOSE_ONE else "does-lose-part-random", n=e.b)
    if op == fx.GAIN_SAMPLE:
        return say("does-sample-later" if e.b == fx.PENDING else "does-sample", n=e.a)
    if op == fx.LOSE_SAMPLE:
        return say("does-lose-sample-map" if e.a == fx.FROM_MAP else "does-lose-sample", n=e.b)
    if op == fx.ADD_SAMPLE:
        return say("does-zone-sample", n=e.a)
    if op == fx.GAIN_POI:
        return say("does-poi", n=e.a)
    if op == fx.GAIN_SEED:
        return say("does-seed", n=e.a)
    if op == fx.GAIN_OBJECTIVE:
        return say("does-objective", token=names.objective_token(e.a))
    if op == fx.PLACE_OBJECTIVE:
        return say("does-place", token=names.objective_token(e.a), zone=place_name(e.b))
    return None


def of_hub(e: fx.Effect) -> Message | None:
    op = e.op
    if op == fx.BREAK:
        return say("does-break", part=names.PART[e.b], facility=facility_name(e.a))
    if op == fx.SHUT:
        return say("does-shut", resource=names.RESOURCE[e.a])
    if op == fx.TOKEN:
        where = "does-token-next" if e.c == fx.NEXT else "does-token"
        return say(where, token=names.token_name(e.a), facility=facility_name(e.b))
    if op == fx.TOKEN_ROI:
        return say("does-token-zone", token=names.token_name(e.a), zone=place_name(e.b))
    if op == fx.TOKEN_ROVER:
        rover = say("rover-chosen") if e.b == fx.CHOOSE_ONE else say(f"rover-{c.ROVERS[e.b]}")
        return say("does-token-rover", token=names.token_name(e.a), rover=rover)
    if op == fx.CLEAN_ROI:
        return say("does-clean", token=say(f"token-{c.TOKENS[e.a]}"))
    if op == fx.GROW:
        if e.b:
            return say("does-grow" if e.a > 0 else "does-shrink")
        return say("does-grow-one", n=e.a)
    plain = {
        fx.CURE: "cure",
        fx.REPAIR: "repair",
        fx.WILT: "wilt",
        fx.FREE_ROVER: "free-rover",
        fx.ADVANCE: "advance",
        fx.RELAY: "relay",
        fx.DISCARD_TILE: "discard-tile",
    }
    return say(f"does-{plain[op]}") if op in plain else None


def of_control(e: fx.Effect, mission: int) -> Message:
    op = e.op
    if op == fx.CARD:
        return say("does-card", block=names.BLOCK[e.a], keyword=say(f"keyword-{KEYWORDS[e.b]}"))
    if op == fx.ROLL:
        hit, miss = does(e.then, mission), does(e.other, mission)
        return say("does-roll", die=names.die_name(e.a), hit=hit, miss=miss)
    if op == fx.CHOOSE:
        told = [chosen(o, mission) for o in e.then]
        return say("does-choose", first=told[0], second=told[1])
    if op == fx.IF_COUNTER:
        return say("does-if", what=names.counter_name(mission, e.a), n=e.b, then=does(e.then, mission))
    assert op == fx.PAWNS, f"effect {op} has words"
    return pawns_needed(e.a, e.b, e.c, e.d)


def pawns_needed(action: int, n: int, scope: int, directions: int) -> Message:
    name = "does-pawns-south" if directions else "does-pawns"
    what = say("action-outside") if action == fx.OUTSIDE else names.action_name(action)
    return say(name, action=what, by=names.signed(n), when=say(f"scope-{SCOPE[scope]}"))


def chosen(o: fx.Effect, mission: int) -> Message:
    return say("does-option", what=say(f"choice-{o.a}"), does=option(o, mission))


def option(o: fx.Effect, mission: int) -> Message:
    """An option with its price."""
    effects = does(o.then, mission)
    return say("and-then", first=changed(names.RESOURCE[o.b], -o.c), rest=effects) if o.c else effects


def terrain(bits: int) -> list[Message]:
    return [say(f"terrain-{name}") for i, name in enumerate(c.TERRAINS) if bits >> i & 1]


BILL_NAMES: Final = (  # the places of a bill
    *[f"resource-{name}" for name in c.RESOURCES],
    *[f"part-{name}" for name in c.PARTS],
    "hold-sample",
    "hold-seed",
    *[f"objective-{colour}" for colour in c.TOKEN_COLOURS],
    "hold-marker",
)


def costs(s: Table, target: int, means: int) -> list[Message]:
    due = dues(s, target, means, donors(s))
    return [cost_of(s.mission, due[k], due[k + 1]) for k in range(0, len(due), 2)]


def costs_before(s: Table, target: int) -> list[Message]:
    """While it is still open which part is used, or where a part is taken from."""
    return costs(s, target, 1 if targets.REPAIR <= target < targets.UNSHUT else ANY_PART - BILL_PART)


def cost_of(mission: int, place: int, n: int) -> Message:
    return say("cost-of", n=n, what=bill_name(mission, place))


def bill_name(mission: int, place: int) -> Message:
    if place == ANY_PART:
        return say("part-chosen")
    if place < BILL_COUNTER:
        return say(BILL_NAMES[place])
    if place < BILL_EXAMINED:
        return names.counter_name(mission, place - BILL_COUNTER)
    return say("hold-examined")
