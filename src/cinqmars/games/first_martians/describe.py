"""Effects in words."""

from __future__ import annotations

from cinqmars.kernel import Message, say

from .cards import KEYWORDS
from .components import HUB, ROVERS, SKILL_EFFECTS, SKILLS, TERRAINS, TOKENS
from .effect import (
    ADD_SAMPLE,
    ADVANCE,
    AFFLICT,
    ANY_ONE,
    BREAK,
    CARD,
    CHOOSE,
    CHOOSE_ONE,
    CHOSEN_EXPLORED,
    CLEAN_ROI,
    COUNTER,
    COUNTER_SHARE,
    CURE,
    DISCARD_SKILL,
    DISCARD_TILE,
    FREE_ROVER,
    FROM_MAP,
    GAIN,
    GAIN_OBJECTIVE,
    GAIN_PART,
    GAIN_POI,
    GAIN_SAMPLE,
    GAIN_SEED,
    GROW,
    HEAL,
    HERE,
    IF_COUNTER,
    LOSE,
    LOSE_PART,
    LOSE_PAWN,
    LOSE_SAMPLE,
    MARKED,
    MORALE,
    MORALE_TOKENS,
    NEXT,
    OUTSIDE,
    OXYGENATORS,
    PAWNS,
    PENDING,
    PLACE_OBJECTIVE,
    PRODUCTIVITY,
    RELAY,
    REPAIR,
    ROLL,
    SAME_BLOCK,
    SHUT,
    SOLARS,
    STRESS,
    THIS_ONE,
    TOKEN,
    TOKEN_CARD,
    TOKEN_ROI,
    TOKEN_ROVER,
    TRACK,
    WILT,
    WOUND,
    Effect,
    Effects,
)
from .names import (
    BLOCK,
    FACILITY,
    PART,
    RESOURCE,
    SPACE,
    action_name,
    affliction_name,
    counter_name,
    die_name,
    listed,
    objective_token,
    signed,
    token_name,
)

WHO = ("active", "target", "first", "everyone", "chosen", "somebody")
SCOPE = ("now", "next", "ever")


def does(effects: Effects, mission: int) -> Message:
    """What a list of effects does; counters are those of the mission."""
    return listed([one(e, mission) for e in effects])


def skill_does(skill: int, mission: int) -> Message:
    effects = SKILL_EFFECTS[skill]
    return does(effects, mission) if effects else say(f"skill-{SKILLS[skill]}-does")


def changed(what: Message, n: int) -> Message:
    return say("does-change", what=what, by=signed(n))


def facility_name(f: int) -> Message:
    if f == OXYGENATORS:
        return say("facility-oxygenators")
    if f == SOLARS:
        return say("facility-solars")
    return say("facility-this") if f == THIS_ONE else FACILITY[f]


def block_name(block: int) -> Message:
    if block == CHOOSE_ONE:
        return say("block-chosen")
    return say("block-same") if block == SAME_BLOCK else BLOCK[block]


def place_name(place: int) -> Message:
    if place == HERE:
        return say("place-here")
    if place == CHOSEN_EXPLORED:
        return say("place-chosen")
    if place >= MARKED:
        ring, number = divmod(place - MARKED, 3)
        return say("place-marked", ring=ring + 1, n=number + 1)
    return say("place-hub") if place == HUB else SPACE[place]


def one(e: Effect, mission: int) -> Message:
    op = e.op
    if op == GAIN:
        return changed(RESOURCE[e.a], e.b)
    if op == LOSE:
        return changed(RESOURCE[e.a], -e.b)
    if op == MORALE:
        return changed(say("track-morale"), e.a)
    if op == STRESS:
        return changed(say("track-stress"), e.a)
    if op == TRACK:
        return changed(say("track-of", block=block_name(e.a)), e.b)
    if op == PRODUCTIVITY:
        return changed(say("output-of", facility=facility_name(e.a)), e.b)
    if op == COUNTER:
        return changed(counter_name(mission, e.a), e.b)
    if op == COUNTER_SHARE:
        return say("does-share", what=counter_name(mission, e.a))
    if op == MORALE_TOKENS:
        return say("does-tokens", who=say(f"who-{WHO[e.a]}"), by=signed(e.b))
    if op in (WOUND, HEAL):
        return say("does-wound" if op == WOUND else "does-heal", who=say(f"who-{WHO[e.a]}"), n=e.b)
    if op == AFFLICT:
        what = say("affliction-random") if e.b == ANY_ONE else affliction_name(e.b)
        return say("does-afflict", who=say(f"who-{WHO[e.a]}"), what=what)
    if op == LOSE_PAWN:
        return say("does-lose-pawn", who=say(f"who-{WHO[e.a]}"))
    if op == TOKEN_CARD:
        where = "does-token-card-next" if e.c == NEXT else "does-token-card"
        return say(where, token=token_name(e.a), who=say(f"who-{WHO[e.b]}"))
    if op == DISCARD_SKILL:
        return say("does-discard-skill", who=say(f"who-{WHO[e.a]}"))
    return of_goods(e) or of_hub(e) or of_control(e, mission)


def of_goods(e: Effect) -> Message | None:
    op = e.op
    if op == GAIN_PART:
        part = (
            say("part-chosen") if e.a == CHOOSE_ONE else say("part-random") if e.a == ANY_ONE else PART[e.a]
        )
        return say("does-part", n=e.b, part=part)
    if op == LOSE_PART:
        return say("does-lose-part" if e.a == CHOOSE_ONE else "does-lose-part-random", n=e.b)
    if op == GAIN_SAMPLE:
        return say("does-sample-later" if e.b == PENDING else "does-sample", n=e.a)
    if op == LOSE_SAMPLE:
        return say("does-lose-sample-map" if e.a == FROM_MAP else "does-lose-sample", n=e.b)
    if op == ADD_SAMPLE:
        return say("does-zone-sample", n=e.a)
    if op == GAIN_POI:
        return say("does-poi", n=e.a)
    if op == GAIN_SEED:
        return say("does-seed", n=e.a)
    if op == GAIN_OBJECTIVE:
        return say("does-objective", token=objective_token(e.a))
    if op == PLACE_OBJECTIVE:
        return say("does-place", token=objective_token(e.a), zone=place_name(e.b))
    return None


def of_hub(e: Effect) -> Message | None:
    op = e.op
    if op == BREAK:
        return say("does-break", part=PART[e.b], facility=facility_name(e.a))
    if op == SHUT:
        return say("does-shut", resource=RESOURCE[e.a])
    if op == TOKEN:
        where = "does-token-next" if e.c == NEXT else "does-token"
        return say(where, token=token_name(e.a), facility=facility_name(e.b))
    if op == TOKEN_ROI:
        return say("does-token-zone", token=token_name(e.a), zone=place_name(e.b))
    if op == TOKEN_ROVER:
        rover = say("rover-chosen") if e.b == CHOOSE_ONE else say(f"rover-{ROVERS[e.b]}")
        return say("does-token-rover", token=token_name(e.a), rover=rover)
    if op == CLEAN_ROI:
        return say("does-clean", token=say(f"token-{TOKENS[e.a]}"))
    if op == GROW:
        if e.b:
            return say("does-grow" if e.a > 0 else "does-shrink")
        return say("does-grow-one", n=e.a)
    plain = {
        CURE: "cure",
        REPAIR: "repair",
        WILT: "wilt",
        FREE_ROVER: "free-rover",
        ADVANCE: "advance",
        RELAY: "relay",
        DISCARD_TILE: "discard-tile",
    }
    return say(f"does-{plain[op]}") if op in plain else None


def of_control(e: Effect, mission: int) -> Message:
    op = e.op
    if op == CARD:
        return say("does-card", block=BLOCK[e.a], keyword=say(f"keyword-{KEYWORDS[e.b]}"))
    if op == ROLL:
        hit, miss = does(e.then, mission), does(e.other, mission)
        return say("does-roll", die=die_name(e.a), hit=hit, miss=miss)
    if op == CHOOSE:
        told = [chosen(o, mission) for o in e.then]
        return say("does-choose", first=told[0], second=told[1])
    if op == IF_COUNTER:
        return say("does-if", what=counter_name(mission, e.a), n=e.b, then=does(e.then, mission))
    assert op == PAWNS, f"effect {op} has words"
    return pawns_needed(e.a, e.b, e.c, e.d)


def pawns_needed(action: int, n: int, scope: int, directions: int) -> Message:
    name = "does-pawns-south" if directions else "does-pawns"
    what = say("action-outside") if action == OUTSIDE else action_name(action)
    return say(name, action=what, by=signed(n), when=say(f"scope-{SCOPE[scope]}"))


def chosen(o: Effect, mission: int) -> Message:
    return say("does-option", what=say(f"choice-{o.a}"), does=option(o, mission))


def option(o: Effect, mission: int) -> Message:
    """An option with its price."""
    effects = does(o.then, mission)
    return say("and-then", first=changed(RESOURCE[o.b], -o.c), rest=effects) if o.c else effects


def terrain(bits: int) -> list[Message]:
    return [say(f"terrain-{name}") for i, name in enumerate(TERRAINS) if bits >> i & 1]
