"""Questions, options and reasons, as messages and references; computed only when a person looks."""

from __future__ import annotations

from cinqmars.kernel import Decision, Message, say

from . import kinds
from .adventures import ADVENTURES
from .cards import CARDS
from .causes import BY_WORK, KIND
from .components import (
    FARMS,
    FIRST_ROVER,
    GROWTH,
    HUB,
    MACHINES,
    N_AFFLICTIONS,
    N_PARTS,
    N_PIECES,
    N_SKILLS,
    N_SLOTS,
    PROFESSIONS,
    ROVERS,
    SKILL_COST,
    SPACES,
)
from .costs import costs_before
from .describe import chosen, does, skill_does, terrain
from .effect import CHOOSE
from .events import EVENTS
from .kinds import (
    JOIN,
    KINDS,
    PLACES,
    QUARTERS,
    T_BACKUP,
    T_EVENT,
    T_EXPLORE,
    T_GATHER,
    T_PLANT,
    T_REPAIR,
    T_ROVER,
    T_SPECIAL,
    T_UNSHUT,
    T_UPGRADE,
)
from .names import (
    BLOCK,
    FACILITY,
    PART,
    RESOURCE,
    SPACE,
    action_name,
    affliction_name,
    astronaut,
    card_name,
    chain,
    listed,
    phase_name,
    piece_name,
    poi_name,
    skill_name,
    slot_name,
    target_name,
    token_name,
    upgrade_name,
)
from .planning import cannot_join, cannot_pick
from .refs import (
    facility_of_target,
    facility_ref,
    piece_ref,
    profession_ref,
    skill_ref,
    slot_ref,
    space_ref,
    special_ref,
    stack_ref,
    tile_ref,
    upgrade_ref,
)
from .requirements import (
    Standing,
    balance,
    cannot_declare,
    conceivable,
    needed,
    open_pieces,
    place_of_target,
    rolls_dice,
    stack_of,
    strength,
)
from .routes import RELAY, reachable, routes
from .skills import poi_effects
from .soundness import trouble
from .state import NONE, Table

TOOLS = (kinds.PLAN, kinds.WINDOW)
OF_EFFECTS = (  # questions that events, adventures, cards and skills put too
    *(kinds.PART, kinds.CHOOSE, kinds.ASTRONAUT, kinds.BLOCK, kinds.FACILITY, kinds.SLOT, kinds.SPACE),
    *(kinds.ROVER, kinds.CURE, kinds.SEEDLING, kinds.SAMPLE, kinds.STUDY, kinds.DISCARD),
)
OPTIONS = [
    option
    for effects in (
        *[event.reward for event in EVENTS],
        *[event.effects for event in EVENTS],
        *[adventure.later.effects for adventure in ADVENTURES if adventure.later],
    )
    for effect in effects
    if effect.op == CHOOSE
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
    return say("ask-because", ask=asked, why=chain(tuple(s.because)))


def plain_question(s: Table, d: Decision) -> Message:
    kind = d.kind
    name = f"ask-{KINDS[kind].name}"
    if kind == kinds.TARGET:
        return say(name, piece=piece_name(d.ctx[0]))
    if kind in (kinds.ROUTE, kinds.WITH):
        return say(name, target=target_name(d.ctx[0], s.mission))
    if kind == kinds.WINDOW:
        return say(f"{name}-{d.ctx[0]}", phase=phase_name(s.phase))
    if kind == kinds.ROVER and d.ctx[0] == "token":
        return say("ask-rover-token", token=token_name(d.ctx[1]))
    if kind in (kinds.PART, kinds.ASTRONAUT, kinds.ROVER, kinds.SPACE, kinds.FACILITY, kinds.SLOT):
        return say(f"{name}-{d.ctx[0]}")
    if kind == kinds.REROLL:
        return say(name, action=action_name(d.ctx[1]))
    if kind == kinds.CHOOSE:
        if d.ctx[0] == "adventure":
            adventure = f"adventure-{ADVENTURES[d.ctx[1]].name}"
            return say("ask-choose-way", adventure=say(adventure), told=say(f"{adventure}-told"))
        return say("ask-choose-effect")
    if kind == kinds.WILT:
        lacks = listed([RESOURCE[r] for r in d.ctx[1:]])
        return say(name, farm=FACILITY[FARMS[d.ctx[0]]], what=lacks)
    if kind == kinds.HUNGRY:
        return say(name, n=d.ctx[0])
    if kind == kinds.SHUT:
        return say(name, resource=RESOURCE[d.ctx[0]])
    if kind == kinds.REDRAW:
        return say(name, card=card_name(d.ctx[0]), does=does(CARDS[d.ctx[0]].effects, s.mission))
    if kind == kinds.PROFESSION:
        return say(name, who=astronaut(d.ctx[0]))
    if kind == kinds.DEFEAT:
        return say("ask-defeat-last" if d.ctx[0] else name)
    return say(name)


# options


def label(s: Table, d: Decision, arg: int) -> Message:
    kind = d.kind
    if kind in TOOLS:
        return tool_label(s, d, arg)
    if kind == kinds.TARGET:
        return join_label(s, arg - JOIN) if arg >= JOIN else target_label(s, arg)
    if kind == kinds.ROUTE:
        return route_label(s, d.ctx[0], arg)
    if kind == kinds.WITH:
        return say("pick-spare") if arg == 0 else say("pick-swap", slot=slot_name(arg - 1))
    if kind in (kinds.PART, kinds.KEEP_PART):
        return PART[arg]
    if kind == kinds.REROLL:
        return say(("keep-dice", "reroll-success", "reroll-wound", "reroll-adventure", "reroll-upgrade")[arg])
    if kind == kinds.CHOOSE:
        return choice_label(s, d, arg)
    if kind in (kinds.ASTRONAUT, kinds.HUNGRY):
        return say("pick-person", who=astronaut(arg), job=job(s, arg), n=s.wounds[arg])
    if kind == kinds.BLOCK:
        return say("track-at", block=BLOCK[arg], n=s.tracks[arg])
    if kind in (kinds.FACILITY, kinds.SHUT):
        return FACILITY[arg]
    if kind in (kinds.SLOT, kinds.DISMANTLE) or (kind == kinds.KEEP_BROKEN and arg < N_SLOTS):
        return slot_name(arg)
    if kind == kinds.SPACE:
        return SPACE[arg]
    if kind == kinds.ROVER:
        return say(f"rover-{ROVERS[arg]}")
    if kind == kinds.CURE:
        a, k = divmod(arg, N_AFFLICTIONS)
        return say("pick-cure", who=person(s, a), what=affliction_name(k))
    if kind == kinds.SEEDLING:
        return say("pick-seedling", farm=FACILITY[FARMS[arg // GROWTH]], n=arg % GROWTH + 1)
    if kind == kinds.TREAT:
        return say("treat-wound") if arg == 0 else say("treat-affliction", what=affliction_name(arg - 1))
    if kind == kinds.SAMPLE:
        return say("sample-hold") if arg == 0 else say("sample-zone", zone=SPACE[arg - 1])
    if kind == kinds.REDRAW:
        return say("redraw-no") if arg == 0 else say("redraw-yes", who=person(s, arg - 1))
    if kind == kinds.PROFESSION:
        return say(f"profession-{PROFESSIONS[arg]}")
    if kind == kinds.MACHINE:
        return say(f"machine-{MACHINES[arg]}")
    if kind == kinds.UNLOCK:
        if arg == kinds.NO:
            return say("unlock-no")
        a, number = divmod(arg - 1, N_SKILLS)
        skill = skill_name(s.profession[a] * N_SKILLS + number)
        return say("pick-unlock", who=person(s, a), skill=skill)
    if kind == kinds.DISCARD:
        return skill_name(s.profession[arg // N_SKILLS] * N_SKILLS + arg % N_SKILLS)
    if kind == kinds.ORDER and arg == 0:
        return say("order-success" if d.ctx[0] else "order-failure")
    return say(f"answer-{KINDS[kind].name}-{arg}")


def person(s: Table, a: int) -> Message:
    return say("person", who=astronaut(a), job=job(s, a))


def job(s: Table, a: int) -> Message:
    return say(f"profession-{PROFESSIONS[s.profession[a]]}")


def tool_label(s: Table, d: Decision, arg: int) -> Message:
    if arg == kinds.READY:
        return say("plan-ready" if d.kind == kinds.PLAN else "window-pass")
    if arg < kinds.TAKE_APART:
        piece = arg - kinds.PIECE
        i = stack_of(s, piece)
        if i == NONE:
            return say("pick-piece", piece=piece_name(piece))
        target = target_name(s.target[i], s.mission)
        return say("pick-placed", piece=piece_name(piece), target=target, n=len(s.pawns[i]))
    if arg == kinds.TAKE_APART:
        return say("pick-dismantle")
    if arg >= kinds.STRIP:
        return say("pick-strip", upgrade=upgrade_name(arg - kinds.STRIP))
    if arg >= kinds.USE_POI:
        poi = arg - kinds.USE_POI
        return say("pick-poi", poi=poi_name(poi), n=s.pois[poi], does=does(poi_effects(s, poi), s.mission))
    a, number = divmod(arg - kinds.USE_SKILL, N_SKILLS)
    skill = s.profession[a] * N_SKILLS + number
    return say(
        "pick-skill",
        who=astronaut(a),
        skill=skill_name(skill),
        n=SKILL_COST[skill],
        does=skill_does(skill, s.mission),
    )


def target_label(s: Table, target: int) -> Message:
    """An action with the pawns it takes by the cheapest way, and its cost."""
    name = target_name(target, s.mission)
    place = place_of_target(target)
    ways = routes(s, place) if place != HUB else []
    if target == QUARTERS or (place != HUB and not ways):
        return name
    least, sure = needed(s, target, ways[0].spaces if ways else [])
    cost = costs_before(s, target)
    if rolls_dice(s, target):
        if cost:
            return say("pick-target-roll-cost", target=name, least=least, sure=sure, cost=listed(cost))
        return say("pick-target-roll", target=name, least=least, sure=sure)
    if cost:
        return say("pick-target-fixed-cost", target=name, n=least, cost=listed(cost))
    return say("pick-target-fixed", target=name, n=least) if least > 1 else name


def join_label(s: Table, i: int) -> Message:
    """A stack with what it has and what it takes."""
    name = target_name(s.target[i], s.mission)
    least, sure = needed(s, s.target[i], s.route[i])
    if rolls_dice(s, s.target[i]):
        return say("pick-join-roll", target=name, n=strength(s, i), least=least, sure=sure)
    return say("pick-join", target=name)


def route_label(s: Table, target: int, number: int) -> Message:
    route = routes(s, place_of_target(target))[number]
    spaces = listed([SPACE[x % RELAY] for x in route.spaces])
    if not route.penalties:
        return say("pick-route", spaces=spaces, n=route.cost)
    return say("pick-route-risky", spaces=spaces, n=route.cost, risks=listed(terrain(route.penalties)))


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
    if kind == kinds.TARGET:
        return (stack_ref(arg - JOIN),) if arg >= JOIN else target_refs(s, arg)
    if kind == kinds.ROUTE:
        route = routes(s, place_of_target(d.ctx[0]))[arg]
        return tuple([space_ref(x % RELAY) for x in route.spaces])
    if kind == kinds.WITH and arg:
        return (slot_ref(arg - 1),)
    if kind == kinds.BLOCK:
        return (("track:workshop", "track:habitation", "track:system")[arg],)
    if kind in (kinds.FACILITY, kinds.SHUT):
        return (facility_ref(arg),)
    if kind in (kinds.SLOT, kinds.DISMANTLE) or (kind == kinds.KEEP_BROKEN and arg < N_SLOTS):
        return (slot_ref(arg),)
    if kind == kinds.SPACE:
        return (space_ref(arg),)
    if kind == kinds.ROVER:
        return (piece_ref(FIRST_ROVER + arg),)
    if kind == kinds.DISCARD:
        return (skill_ref(*divmod(arg, N_SKILLS)),)
    if kind == kinds.PROFESSION:
        return (profession_ref(arg),)
    if kind == kinds.SAMPLE:
        return ("hold:sample",) if arg == 0 else (f"sample:{SPACES[arg - 1]}",)
    return ()


def tool_refs(arg: int) -> tuple[str, ...]:
    if kinds.PIECE <= arg < kinds.TAKE_APART:
        return (piece_ref(arg - kinds.PIECE),)
    if kinds.USE_SKILL <= arg < kinds.USE_POI:
        return (skill_ref(*divmod(arg - kinds.USE_SKILL, N_SKILLS)),)
    if kinds.USE_POI <= arg < kinds.STRIP:
        return (f"poi:{arg - kinds.USE_POI}",)
    if arg >= kinds.STRIP:
        return (upgrade_ref(arg - kinds.STRIP),)
    return ()


def target_refs(s: Table, target: int) -> tuple[str, ...]:
    if target == QUARTERS:
        return ()
    if T_PLANT <= target < T_ROVER:
        return (facility_ref(FARMS[target - T_PLANT]),)
    if T_ROVER <= target < T_UPGRADE:
        return (piece_ref(FIRST_ROVER + target - T_ROVER),)
    if T_UPGRADE <= target < T_BACKUP:
        return (upgrade_ref(target - T_UPGRADE),)
    if T_EVENT <= target < T_EXPLORE:
        return (f"event:{target - T_EVENT}",)
    if T_EXPLORE <= target < T_GATHER:
        return (space_ref(target - T_EXPLORE),)
    if T_GATHER <= target < T_REPAIR:
        x, what = divmod(target - T_GATHER, 4)
        thing = f"sample:{SPACES[x]}" if what == 0 else f"objective:{SPACES[x]}:{what - 1}"
        return (thing, space_ref(x))
    if T_REPAIR <= target < T_UNSHUT:
        slot = target - T_REPAIR
        return (slot_ref(slot), facility_ref(slot // N_PARTS))
    if T_UNSHUT <= target < T_SPECIAL:
        f, resource = divmod(target - T_UNSHUT, 2)
        return (tile_ref(f, resource), facility_ref(f))
    if target >= T_SPECIAL:
        card = special_ref((target - T_SPECIAL) // PLACES)
        place = place_of_target(target)
        return (card,) if place == HUB else (space_ref(place), card)
    f = facility_of_target(s, target)
    return (facility_ref(f),) if f != NONE else ()


# what is not possible


def candidates(s: Table, d: Decision) -> list[int]:
    if d.kind == kinds.PLAN:
        shown = {*d.opts, kinds.READY} if not s.ready[d.seat] else {*d.opts}
        shown |= {kinds.PIECE + piece for piece in open_pieces(s)}
        return sorted(shown)
    if d.kind == kinds.TARGET:
        piece = d.ctx[0]
        joins = {JOIN + i for i in range(len(s.target)) if piece not in s.pawns[i]}
        new = set() if piece >= FIRST_ROVER else {*conceivable(s, reachable(s))}
        return sorted({*d.opts} | joins | new)
    return d.opts


def why_not(s: Table, d: Decision, arg: int) -> Message | None:
    if arg in d.opts:
        return None
    reason = cannot(s, d, arg)
    return say(f"why-{reason}") if reason else say("why-not-now")


def cannot(s: Table, d: Decision, arg: int) -> str:
    if d.kind == kinds.PLAN:
        if arg == kinds.READY:
            return trouble(s, balance(s))
        return cannot_pick(s, arg - kinds.PIECE, Standing(s)) if arg - kinds.PIECE < N_PIECES else ""
    if d.kind == kinds.TARGET:
        piece = d.ctx[0]
        if arg >= JOIN:
            return cannot_join(s, piece, arg - JOIN)
        return cannot_declare(s, arg, piece, Standing(s))
    return ""
