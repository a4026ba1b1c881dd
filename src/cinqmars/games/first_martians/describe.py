"""Effects and costs in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.kernel import Message, say

from . import names
from .data import components as c
from .data import effects as fx
from .data.adventures import ADVENTURES, Delayed
from .data.cards import KEYWORDS
from .data.events import EVENTS, action_of_event
from .data.missions import ANY_PART, BILL_COUNTER, BILL_EXAMINED, BILL_PART
from .rules import causes, targets
from .rules.bills import donors, dues
from .state import MartiansState

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
    return WORDS[type(e)](e, mission)


def who(
    e: fx.MoraleTokens | fx.Wound | fx.Heal | fx.Afflict | fx.LosePawn | fx.TokenCard | fx.DiscardSkill,
) -> Message:
    return say(f"who-{WHO[e.who]}")


def afflicts(e: fx.Afflict, mission: int) -> Message:
    any_one = e.affliction == fx.ANY_ONE
    what = say("affliction-random") if any_one else names.affliction_name(e.affliction)
    return say("does-afflict", who=who(e), what=what)


def marks_card(e: fx.TokenCard, mission: int) -> Message:
    where = "does-token-card-next" if e.space == fx.NEXT else "does-token-card"
    return say(where, token=names.token_name(e.token), who=who(e))


def gains_part(e: fx.GainPart, mission: int) -> Message:
    if e.part == fx.CHOOSE_ONE:
        return say("does-part", n=e.n, part=say("part-chosen"))
    return say("does-part", n=e.n, part=say("part-random") if e.part == fx.ANY_ONE else names.PART[e.part])


def loses_part(e: fx.LosePart, mission: int) -> Message:
    return say("does-lose-part" if e.how == fx.CHOOSE_ONE else "does-lose-part-random", n=e.n)


def gains_sample(e: fx.GainSample, mission: int) -> Message:
    return say("does-sample-later" if e.area == fx.PENDING else "does-sample", n=e.n)


def loses_sample(e: fx.LoseSample, mission: int) -> Message:
    return say("does-lose-sample-map" if e.where == fx.FROM_MAP else "does-lose-sample", n=e.n)


def puts_token(e: fx.Token, mission: int) -> Message:
    where = "does-token-next" if e.space == fx.NEXT else "does-token"
    return say(where, token=names.token_name(e.token), facility=facility_name(e.facility))


def marks_rover(e: fx.TokenRover, mission: int) -> Message:
    rover = say("rover-chosen") if e.rover == fx.CHOOSE_ONE else say(f"rover-{c.ROVERS[e.rover]}")
    return say("does-token-rover", token=names.token_name(e.token), rover=rover)


def grows(e: fx.Grow, mission: int) -> Message:
    if e.everything:
        return say("does-grow" if e.n > 0 else "does-shrink")
    return say("does-grow-one", n=e.n)


def rolls(e: fx.Roll, mission: int) -> Message:
    hit, miss = does(e.hit, mission), does(e.miss, mission)
    return say("does-roll", die=names.die_name(e.die), hit=hit, miss=miss)


def chooses(e: fx.Choose, mission: int) -> Message:
    first, second = [chosen(option, mission) for option in e.options]
    return say("does-choose", first=first, second=second)


WORDS: Final[dict[type[Any], Callable[[Any, int], Message]]] = {
    fx.Gain: lambda e, m: changed(names.RESOURCE[e.resource], e.n),
    fx.Lose: lambda e, m: changed(names.RESOURCE[e.resource], -e.n),
    fx.GainPart: gains_part,
    fx.LosePart: loses_part,
    fx.GainSample: gains_sample,
    fx.LoseSample: loses_sample,
    fx.AddSample: lambda e, m: say("does-zone-sample", n=e.n),
    fx.GainPoi: lambda e, m: say("does-poi", n=e.n),
    fx.GainSeed: lambda e, m: say("does-seed", n=e.n),
    fx.GainObjective: lambda e, m: say("does-objective", token=names.objective_token(e.colour)),
    fx.PlaceObjective: lambda e, m: say(
        "does-place", token=names.objective_token(e.colour), zone=place_name(e.place)
    ),
    fx.Advance: lambda e, m: say("does-advance"),
    fx.Counter: lambda e, m: changed(names.counter_name(m, e.counter), e.n),
    fx.CounterShare: lambda e, m: say("does-share", what=names.counter_name(m, e.counter)),
    fx.Morale: lambda e, m: changed(say("track-morale"), e.n),
    fx.MoraleTokens: lambda e, m: say("does-tokens", who=who(e), by=names.signed(e.n)),
    fx.Stress: lambda e, m: changed(say("track-stress"), e.n),
    fx.Wound: lambda e, m: say("does-wound", who=who(e), n=e.n),
    fx.Heal: lambda e, m: say("does-heal", who=who(e), n=e.n),
    fx.Afflict: afflicts,
    fx.Cure: lambda e, m: say("does-cure"),
    fx.LosePawn: lambda e, m: say("does-lose-pawn", who=who(e)),
    fx.TokenCard: marks_card,
    fx.DiscardSkill: lambda e, m: say("does-discard-skill", who=who(e)),
    fx.Pawns: lambda e, m: pawns_needed(e.action, e.n, e.scope, e.directions),
    fx.Track: lambda e, m: changed(say("track-of", block=block_name(e.block)), e.n),
    fx.Card: lambda e, m: say(
        "does-card", block=names.BLOCK[e.block], keyword=say(f"keyword-{KEYWORDS[e.keyword]}")
    ),
    fx.Break: lambda e, m: say("does-break", part=names.PART[e.part], facility=facility_name(e.facility)),
    fx.Repair: lambda e, m: say("does-repair"),
    fx.Productivity: lambda e, m: changed(say("output-of", facility=facility_name(e.facility)), e.n),
    fx.Shut: lambda e, m: say("does-shut", resource=names.RESOURCE[e.resource]),
    fx.Wilt: lambda e, m: say("does-wilt"),
    fx.Grow: grows,
    fx.Token: puts_token,
    fx.TokenRoi: lambda e, m: say(
        "does-token-zone", token=names.token_name(e.token), zone=place_name(e.place)
    ),
    fx.TokenRover: marks_rover,
    fx.FreeRover: lambda e, m: say("does-free-rover"),
    fx.CleanRoi: lambda e, m: say("does-clean", token=names.token_name(e.token)),
    fx.Relay: lambda e, m: say("does-relay"),
    fx.DiscardTile: lambda e, m: say("does-discard-tile"),
    fx.DiscardUpgrade: lambda e, m: say("does-discard-upgrade"),
    fx.AddGoal: lambda e, m: say("does-add-goal", goal=names.goal_name(m, e.goal)),
    fx.Roll: rolls,
    fx.Choose: chooses,
    fx.IfCounter: lambda e, m: say(
        "does-if", what=names.counter_name(m, e.counter), n=e.least, then=does(e.then, m)
    ),
}


def pawns_needed(action: int, n: int, scope: int, directions: int) -> Message:
    name = "does-pawns-south" if directions else "does-pawns"
    what = say("action-outside") if action == fx.OUTSIDE else names.action_name(action)
    return say(name, action=what, by=names.signed(n), when=say(f"scope-{SCOPE[scope]}"))


def chosen(o: fx.Option, mission: int) -> Message:
    return say("does-option", what=say(f"choice-{o.words}"), does=option(o, mission))


def option(o: fx.Option, mission: int) -> Message:
    """An option with its price."""
    told = [one(e, mission) for e in o.then]
    if o.part != fx.NO_PART:
        told.insert(0, changed(names.PART[o.part], -1))
    if o.n:
        told.insert(0, changed(names.RESOURCE[o.resource], -o.n))
    return names.listed(told)


def open_ways(s: MartiansState) -> list[Message]:  # rules: D6, D8
    """The ways out of what happens now, where it offers just one choice."""
    if not s.because:
        return []
    kind, number = divmod(s.because[-1], causes.KIND)
    if kind == causes.BY_ADVENTURE:
        name = names.adventure_name(number).id
        return [say(f"{name}-{'ab'[way]}") for way in range(len(ADVENTURES[number].ways))]
    found = [e for e in effects_of(kind, number) if isinstance(e, fx.Choose)]
    return [chosen(option, s.mission) for option in found[0].options] if len(found) == 1 else []


def effects_of(kind: int, number: int) -> fx.Effects:
    if kind == causes.BY_EVENT:
        return EVENTS[number].effects
    if kind == causes.BY_ACTION:
        return action_of_event(number).reward
    if kind == causes.BY_CONSEQUENCE:
        return EVENTS[number].consequence
    if kind == causes.BY_LATER:
        return delayed(number).effects
    return ()


def delayed(number: int) -> Delayed:
    """What comes of an adventure, by its number * 3 + way."""
    adventure = ADVENTURES[number // 3]
    later = adventure.ways[number % 3 - 1].later if number % 3 else adventure.later
    assert later is not None
    return later


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


def costs(s: MartiansState, target: int, means: int) -> list[Message]:
    due = dues(s, target, means, donors(s))
    return [cost_of(s.mission, due[k], due[k + 1]) for k in range(0, len(due), 2)]


def costs_before(s: MartiansState, target: int) -> list[Message]:
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
