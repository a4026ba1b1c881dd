"""Questions, options and reasons, as messages and references; computed only when a person looks."""

from __future__ import annotations

from cinqmars.kernel import Decision, Message, say

from . import names
from . import questions as ask
from .data import components as c
from .data import effects as fx
from .data.adventures import ADVENTURES
from .data.cards import CARDS
from .data.events import EVENTS
from .describe import chosen, costs_before, does, skill_does, terrain
from .rules import targets, tools
from .rules.bills import Standing, balance
from .rules.causes import BY_WORK, KIND
from .rules.declaring import cannot_declare, conceivable
from .rules.flaws import trouble
from .rules.plan import cannot_join, cannot_pick
from .rules.requirements import needed, open_pieces, stack_of, strength
from .rules.routes import RELAY, reachable, routes
from .state import NONE, Table

TOOLS = (ask.PLAN, ask.WINDOW)
OF_EFFECTS = (  # questions that events, adventures, cards and skills put too
    *(ask.PART, ask.CHOOSE, ask.ASTRONAUT, ask.BLOCK, ask.FACILITY, ask.SLOT, ask.SPACE),
    *(ask.ROVER, ask.CURE, ask.SEEDLING, ask.SAMPLE, ask.STUDY, ask.DISCARD),
)
OPTIONS = [
    option
    for effects in (
        *[event.reward for event in EVENTS],
        *[event.effects for event in EVENTS],
        *[adventure.later.effects for adventure in ADVENTURES if adventure.later],
    )
    for effect in effects
    if effect.op == fx.CHOOSE
    for option in effect.then
]
CHOICES = {option.a: option for option in OPTIONS}


# questions


def question(s: Table, d: Decision) -> Message:
    """What is asked, and on what occasion if an effect asks."""
    asked = plain_question(s, d)
    told = d.kind not in OF_EFFECTS or d.ctx[:1] == ("adventure",)
    if told or not s.because or s.because[-1] // KIND == BY_WORK:
        return asked
    return say("ask-because", ask=asked, why=names.chain(tuple(s.because)))


def plain_question(s: Table, d: Decision) -> Message:
    kind = d.kind
    name = f"ask-{ask.KINDS[kind].name}"
    if kind == ask.TARGET:
        return say(name, piece=names.piece_name(d.ctx[0]))
    if kind in (ask.ROUTE, ask.WITH):
        return say(name, target=names.target_name(d.ctx[0], s.mission))
    if kind == ask.WINDOW:
        return say(f"{name}-{d.ctx[0]}", phase=names.phase_name(s.phase))
    if kind == ask.ROVER and d.ctx[0] == "token":
        return say("ask-rover-token", token=names.token_name(d.ctx[1]))
    if kind in (ask.PART, ask.ASTRONAUT, ask.ROVER, ask.SPACE, ask.FACILITY, ask.SLOT):
        return say(f"{name}-{d.ctx[0]}")
    if kind == ask.REROLL:
        return say(name, action=names.action_name(d.ctx[1]))
    if kind == ask.CHOOSE:
        if d.ctx[0] == "adventure":
            adventure = f"adventure-{ADVENTURES[d.ctx[1]].name}"
            return say("ask-choose-way", adventure=say(adventure), told=say(f"{adventure}-told"))
        return say("ask-choose-effect")
    if kind == ask.WILT:
        lacks = names.listed([names.RESOURCE[r] for r in d.ctx[1:]])
        return say(name, farm=names.FACILITY[c.FARMS[d.ctx[0]]], what=lacks)
    if kind == ask.HUNGRY:
        return say(name, n=d.ctx[0])
    if kind == ask.SHUT:
        return say(name, resource=names.RESOURCE[d.ctx[0]])
    if kind == ask.REDRAW:
        return say(name, card=names.card_name(d.ctx[0]), does=does(CARDS[d.ctx[0]].effects, s.mission))
    if kind == ask.PROFESSION:
        return say(name, who=names.astronaut(d.ctx[0]))
    if kind == ask.DEFEAT:
        return say("ask-defeat-last" if d.ctx[0] else name)
    return say(name)


# options


def label(s: Table, d: Decision, arg: int) -> Message:
    kind = d.kind
    if kind in TOOLS:
        return tool_label(s, d, arg)
    if kind == ask.TARGET:
        return join_label(s, arg - targets.JOIN) if arg >= targets.JOIN else target_label(s, arg)
    if kind == ask.ROUTE:
        return route_label(s, d.ctx[0], arg)
    if kind == ask.WITH:
        return say("pick-spare") if arg == 0 else say("pick-swap", slot=names.slot_name(arg - 1))
    if kind in (ask.PART, ask.KEEP_PART):
        return names.PART[arg]
    if kind == ask.REROLL:
        return say(("keep-dice", "reroll-success", "reroll-wound", "reroll-adventure", "reroll-upgrade")[arg])
    if kind == ask.CHOOSE:
        return choice_label(s, d, arg)
    if kind in (ask.ASTRONAUT, ask.HUNGRY):
        return say("pick-person", who=names.astronaut(arg), job=job(s, arg), n=s.wounds[arg])
    if kind == ask.BLOCK:
        return say("track-at", block=names.BLOCK[arg], n=s.tracks[arg])
    if kind in (ask.FACILITY, ask.SHUT):
        return names.FACILITY[arg]
    if kind in (ask.SLOT, ask.DISMANTLE) or (kind == ask.KEEP_BROKEN and arg < c.N_SLOTS):
        return names.slot_name(arg)
    if kind == ask.SPACE:
        return names.SPACE[arg]
    if kind == ask.ROVER:
        return say(f"rover-{c.ROVERS[arg]}")
    if kind == ask.CURE:
        a, k = divmod(arg, c.N_AFFLICTIONS)
        return say("pick-cure", who=person(s, a), what=names.affliction_name(k))
    if kind == ask.SEEDLING:
        return say("pick-seedling", farm=names.FACILITY[c.FARMS[arg // c.GROWTH]], n=arg % c.GROWTH + 1)
    if kind == ask.TREAT:
        return (
            say("treat-wound") if arg == 0 else say("treat-affliction", what=names.affliction_name(arg - 1))
        )
    if kind == ask.SAMPLE:
        return say("sample-hold") if arg == 0 else say("sample-zone", zone=names.SPACE[arg - 1])
    if kind == ask.REDRAW:
        return say("redraw-no") if arg == 0 else say("redraw-yes", who=person(s, arg - 1))
    if kind == ask.PROFESSION:
        return say(f"profession-{c.PROFESSIONS[arg]}")
    if kind == ask.MACHINE:
        return say(f"machine-{c.MACHINES[arg]}")
    if kind == ask.UNLOCK:
        if arg == ask.NO:
            return say("unlock-no")
        a, number = divmod(arg - 1, c.N_SKILLS)
        skill = names.skill_name(s.profession[a] * c.N_SKILLS + number)
        return say("pick-unlock", who=person(s, a), skill=skill)
    if kind == ask.DISCARD:
        return names.skill_name(s.profession[arg // c.N_SKILLS] * c.N_SKILLS + arg % c.N_SKILLS)
    if kind == ask.ORDER and arg == 0:
        return say("order-success" if d.ctx[0] else "order-failure")
    return say(f"answer-{ask.KINDS[kind].name}-{arg}")


def person(s: Table, a: int) -> Message:
    return say("person", who=names.astronaut(a), job=job(s, a))


def job(s: Table, a: int) -> Message:
    return say(f"profession-{c.PROFESSIONS[s.profession[a]]}")


def tool_label(s: Table, d: Decision, arg: int) -> Message:
    if arg == tools.READY:
        return say("plan-ready" if d.kind == ask.PLAN else "window-pass")
    if arg < tools.TAKE_APART:
        piece = arg - tools.PIECE
        i = stack_of(s, piece)
        if i == NONE:
            return say("pick-piece", piece=names.piece_name(piece))
        target = names.target_name(s.target[i], s.mission)
        return say("pick-placed", piece=names.piece_name(piece), target=target, n=len(s.pawns[i]))
    if arg == tools.TAKE_APART:
        return say("pick-dismantle")
    if arg >= tools.STRIP:
        return say("pick-strip", upgrade=names.upgrade_name(arg - tools.STRIP))
    if arg >= tools.USE_POI:
        poi = arg - tools.USE_POI
        return say(
            "pick-poi",
            poi=names.poi_name(poi),
            n=s.pois[poi],
            does=does(tools.poi_effects(s, poi), s.mission),
        )
    a, number = divmod(arg - tools.USE_SKILL, c.N_SKILLS)
    skill = s.profession[a] * c.N_SKILLS + number
    return say(
        "pick-skill",
        who=names.astronaut(a),
        skill=names.skill_name(skill),
        n=c.SKILL_COST[skill],
        does=skill_does(skill, s.mission),
    )


def target_label(s: Table, target: int) -> Message:
    """An action with the pawns it takes by the cheapest way, and its cost."""
    name = names.target_name(target, s.mission)
    place = targets.place_of_target(target)
    ways = routes(s, place) if place != c.HUB else []
    if target == targets.QUARTERS or (place != c.HUB and not ways):
        return name
    least, sure = needed(s, target, ways[0].spaces if ways else [])
    cost = costs_before(s, target)
    if targets.rolls_dice(s, target):
        if cost:
            return say("pick-target-roll-cost", target=name, least=least, sure=sure, cost=names.listed(cost))
        return say("pick-target-roll", target=name, least=least, sure=sure)
    if cost:
        return say("pick-target-fixed-cost", target=name, n=least, cost=names.listed(cost))
    return say("pick-target-fixed", target=name, n=least) if least > 1 else name


def join_label(s: Table, i: int) -> Message:
    """A stack with what it has and what it takes."""
    name = names.target_name(s.target[i], s.mission)
    least, sure = needed(s, s.target[i], s.route[i])
    if targets.rolls_dice(s, s.target[i]):
        return say("pick-join-roll", target=name, n=strength(s, i), least=least, sure=sure)
    return say("pick-join", target=name)


def route_label(s: Table, target: int, number: int) -> Message:
    route = routes(s, targets.place_of_target(target))[number]
    spaces = names.listed([names.SPACE[x % RELAY] for x in route.spaces])
    if not route.penalties:
        return say("pick-route", spaces=spaces, n=route.cost)
    return say("pick-route-risky", spaces=spaces, n=route.cost, risks=names.listed(terrain(route.penalties)))


def choice_label(s: Table, d: Decision, arg: int) -> Message:
    """What a way out of an adventure leads to the app does not say beforehand."""
    if d.ctx[0] == "effect":
        return chosen(CHOICES[d.ctx[1 + arg]], s.mission)
    return say(f"adventure-{ADVENTURES[d.ctx[1]].name}-{'ab'[arg]}")


# references


def refs(s: Table, d: Decision, arg: int) -> tuple[str, ...]:
    kind = d.kind
    if kind in TOOLS:
        return tool_refs(arg)
    if kind == ask.TARGET:
        return (names.stack_ref(arg - targets.JOIN),) if arg >= targets.JOIN else target_refs(s, arg)
    if kind == ask.ROUTE:
        route = routes(s, targets.place_of_target(d.ctx[0]))[arg]
        return tuple([names.space_ref(x % RELAY) for x in route.spaces])
    if kind == ask.WITH and arg:
        return (names.slot_ref(arg - 1),)
    if kind == ask.BLOCK:
        return (("track:workshop", "track:habitation", "track:system")[arg],)
    if kind in (ask.FACILITY, ask.SHUT):
        return (names.facility_ref(arg),)
    if kind in (ask.SLOT, ask.DISMANTLE) or (kind == ask.KEEP_BROKEN and arg < c.N_SLOTS):
        return (names.slot_ref(arg),)
    if kind == ask.SPACE:
        return (names.space_ref(arg),)
    if kind == ask.ROVER:
        return (names.piece_ref(c.FIRST_ROVER + arg),)
    if kind == ask.DISCARD:
        return (names.skill_ref(*divmod(arg, c.N_SKILLS)),)
    if kind == ask.PROFESSION:
        return (names.profession_ref(arg),)
    if kind == ask.SAMPLE:
        return ("hold:sample",) if arg == 0 else (f"sample:{c.SPACES[arg - 1]}",)
    return ()


def tool_refs(arg: int) -> tuple[str, ...]:
    if tools.PIECE <= arg < tools.TAKE_APART:
        return (names.piece_ref(arg - tools.PIECE),)
    if tools.USE_SKILL <= arg < tools.USE_POI:
        return (names.skill_ref(*divmod(arg - tools.USE_SKILL, c.N_SKILLS)),)
    if tools.USE_POI <= arg < tools.STRIP:
        return (f"poi:{arg - tools.USE_POI}",)
    if arg >= tools.STRIP:
        return (names.upgrade_ref(arg - tools.STRIP),)
    return ()


def target_refs(s: Table, target: int) -> tuple[str, ...]:
    if target == targets.QUARTERS:
        return ()
    if targets.PLANT <= target < targets.ROVER:
        return (names.facility_ref(c.FARMS[target - targets.PLANT]),)
    if targets.ROVER <= target < targets.UPGRADE:
        return (names.piece_ref(c.FIRST_ROVER + target - targets.ROVER),)
    if targets.UPGRADE <= target < targets.BACKUP:
        return (names.upgrade_ref(target - targets.UPGRADE),)
    if targets.EVENT <= target < targets.EXPLORE:
        return (f"event:{target - targets.EVENT}",)
    if targets.EXPLORE <= target < targets.GATHER:
        return (names.space_ref(target - targets.EXPLORE),)
    if targets.GATHER <= target < targets.REPAIR:
        x, what = divmod(target - targets.GATHER, 4)
        thing = f"sample:{c.SPACES[x]}" if what == 0 else f"objective:{c.SPACES[x]}:{what - 1}"
        return (thing, names.space_ref(x))
    if targets.REPAIR <= target < targets.UNSHUT:
        slot = target - targets.REPAIR
        return (names.slot_ref(slot), names.facility_ref(slot // c.N_PARTS))
    if targets.UNSHUT <= target < targets.SPECIAL:
        f, resource = divmod(target - targets.UNSHUT, 2)
        return (names.tile_ref(f, resource), names.facility_ref(f))
    if target >= targets.SPECIAL:
        card = names.special_ref((target - targets.SPECIAL) // targets.PLACES)
        place = targets.place_of_target(target)
        return (card,) if place == c.HUB else (names.space_ref(place), card)
    f = names.facility_of_target(s, target)
    return (names.facility_ref(f),) if f != NONE else ()


# what is not possible


def candidates(s: Table, d: Decision) -> list[int]:
    if d.kind == ask.PLAN:
        shown = {*d.opts, tools.READY} if not s.ready[d.seat] else {*d.opts}
        shown |= {tools.PIECE + piece for piece in open_pieces(s)}
        return sorted(shown)
    if d.kind == ask.TARGET:
        piece = d.ctx[0]
        joins = {targets.JOIN + i for i in range(len(s.target)) if piece not in s.pawns[i]}
        new = set() if piece >= c.FIRST_ROVER else {*conceivable(s, reachable(s))}
        return sorted({*d.opts} | joins | new)
    return d.opts


def why_not(s: Table, d: Decision, arg: int) -> Message | None:
    if arg in d.opts:
        return None
    reason = cannot(s, d, arg)
    return say(f"why-{reason}") if reason else say("why-not-now")


def cannot(s: Table, d: Decision, arg: int) -> str:
    if d.kind == ask.PLAN:
        if arg == tools.READY:
            return trouble(s, balance(s))
        return cannot_pick(s, arg - tools.PIECE, Standing(s)) if arg - tools.PIECE < c.N_PIECES else ""
    if d.kind == ask.TARGET:
        piece = d.ctx[0]
        if arg >= targets.JOIN:
            return cannot_join(s, piece, arg - targets.JOIN)
        return cannot_declare(s, arg, piece, Standing(s))
    return ""
