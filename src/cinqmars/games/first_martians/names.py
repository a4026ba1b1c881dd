"""Names of things, as messages, and references to them: how options and the log point at things in the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cinqmars.kernel import Message, say, seat_name

from .data import components as c
from .data.adventures import ADVENTURES
from .data.cards import CARDS
from .data.events import EVENTS
from .data.missions import MISSIONS
from .rules import causes, targets
from .state import NONE, MartiansState

FACILITY = [say(f"facility-{name}") for name in c.FACILITIES]
PART = [say(f"part-{name}") for name in c.PARTS]
RESOURCE = [say(f"resource-{name}") for name in c.RESOURCES]
BLOCK = [say(f"block-{name}") for name in c.BLOCKS]
SPACE = [say("space", ring=ring, direction=say(f"direction-{d}")) for ring in (1, 2, 3) for d in c.DIRECTIONS]
DICE_KINDS: Final[tuple[str, ...]] = ("success", "wound", "adventure")


PHASES: Final = (
    *("crew", "events", "morale", "production", "planning", "resolving", "dusk"),
    *("malfunction", "upkeep", "interlude"),
)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\u2212{-n}"


def number(n: int) -> str:
    return str(n) if n >= 0 else f"\u2212{-n}"


def astronaut(a: int) -> Message:
    """By its seat's name; one player alone has a second colour for the second astronaut."""
    return seat_name(a)


def slot_name(slot: int) -> Message:
    return say("slot", facility=FACILITY[slot // c.N_PARTS], part=PART[slot % c.N_PARTS])


def token_name(token: int) -> Message:
    return say(f"token-{c.TOKENS[token]}")


def objective_token(colour: int) -> Message:
    return say(f"objective-{c.TOKEN_COLOURS[colour]}")


def event_name(event: int) -> Message:
    return say(f"event-{EVENTS[event].name}")


def event_tale(event: int, a: int, b: int) -> Message:
    """What is read out when it happens, while `a` is the first player."""
    return say(f"{event_name(event).id}-told", a=astronaut(a), b=astronaut(b))


def consequence_name(event: int) -> Message:
    return say(f"event-{EVENTS[event].name}-later")


def adventure_name(number: int) -> Message:
    return say(f"adventure-{ADVENTURES[number].name}")


def later_name(number: int) -> Message:
    """What comes of an adventure, by its number * 3 + way."""
    way = ("", "-a", "-b")[number % 3]
    return say(f"adventure-{ADVENTURES[number // 3].name}{way}-later")


def coming_name(code: int) -> Message:
    kind, number = divmod(code, causes.KIND)
    return later_name(number) if kind == causes.BY_LATER else say("echo-of", event=event_name(number))


def source_name(code: int) -> Message:
    """What something that may still come began with: what it will be, nobody knows."""
    kind, number = divmod(code, causes.KIND)
    return adventure_name(number // 3) if kind == causes.BY_LATER else event_name(number)


def card_name(card: int) -> Message:
    return say(f"card-{CARDS[card].name}")


def skill_name(skill: int) -> Message:
    return say(f"skill-{c.SKILLS[skill]}")


def poi_name(poi: int) -> Message:
    return say(f"poi-{c.POIS[poi]}")


def upgrade_name(upgrade: int) -> Message:
    return say(f"upgrade-{c.UPGRADES[upgrade]}")


def affliction_name(kind: int) -> Message:
    return say(f"affliction-{c.AFFLICTIONS[kind]}")


def region_name(region: int) -> Message:
    return say(f"region-{c.REGIONS[region]}")


def mission_name(mission: int) -> Message:
    return say(f"mission-{MISSIONS[mission].name}")


def phase_name(phase: int) -> Message:
    return say(f"phase-{PHASES[phase]}")


def outcome_name(outcome: int) -> Message:
    return say(f"outcome-{('going-on', 'won', 'death', 'time', 'threshold', 'test')[outcome]}")


def goal_name(mission: int, i: int) -> Message:
    goal = MISSIONS[mission].goals[i]
    if goal.name == "threshold":
        return say("goal-threshold", n=MISSIONS[mission].threshold)
    return say(f"goal-{goal.name}")


def counter_name(mission: int, counter: int) -> Message:
    return say(f"counter-{MISSIONS[mission].counters[counter]}")


def special_name(mission: int, number: int) -> Message:
    return say(f"special-{MISSIONS[mission].specials[number].name}")


def action_name(action: int) -> Message:
    return say(f"action-{c.ACTIONS[action]}")


def die_name(die: int) -> Message:
    return say(f"die-{DICE_KINDS[die % 3]}", colour=say(f"colour-{c.COLOURS[die // 3]}"))


def piece_name(piece: int) -> Message:
    if piece < c.N_PAWNS:
        return say("pawn", who=astronaut(piece // 2), k=piece % 2 + 1)
    if piece < c.FIRST_ROVER:
        return say(f"machine-{c.MACHINES[piece - c.FIRST_MACHINE]}")
    return say(f"rover-{c.ROVERS[piece - c.FIRST_ROVER]}")


def target_name(target: int, mission: int) -> Message:
    """What a stack of pawns is up to."""
    if target <= targets.DISCOVER:
        plain = ("quarters", "rest", "relax", "treat", "maintain", "examine", "discover")
        return say(f"do-{plain[target]}")
    if target < targets.ROVER:
        return say("do-plant", farm=FACILITY[c.FARMS[target - targets.PLANT]])
    if target < targets.UPGRADE:
        return say("do-rover", rover=say(f"rover-{c.ROVERS[target - targets.ROVER]}"))
    if target < targets.BACKUP:
        return say("do-upgrade", upgrade=upgrade_name(target - targets.UPGRADE))
    if target < targets.EVENT:
        return say("do-backup", facility=FACILITY[targets.CARD_AT + target - targets.BACKUP])
    if target < targets.EXPLORE:
        return say("do-event", event=event_name(target - targets.EVENT))
    if target < targets.GATHER:
        return say("do-explore", zone=SPACE[target - targets.EXPLORE])
    if target < targets.REPAIR:
        x, what = divmod(target - targets.GATHER, 4)
        if what == 0:
            return say("do-gather", zone=SPACE[x])
        return say("do-gather-token", zone=SPACE[x], token=objective_token(what - 1))
    if target < targets.UNSHUT:
        return say("do-repair", slot=slot_name(target - targets.REPAIR))
    if target < targets.SPECIAL:
        f, resource = divmod(target - targets.UNSHUT, 2)
        return say("do-unshut", facility=FACILITY[f], resource=RESOURCE[resource])
    number, place = divmod(target - targets.SPECIAL, targets.PLACES)
    if place == c.N_SPACES:
        return special_name(mission, number)
    return say("do-special", what=special_name(mission, number), zone=SPACE[place])


def parts_name(arg: int) -> Message:
    die, n = divmod(arg, 100)
    return say("cause-parts-only", n=n) if die == causes.NO_DIE else say("cause-parts", die=die, n=n)


# causes with a name of their own, by what they are about
NAMED: Final[dict[int, Callable[[int], Message]]] = {
    causes.BY_CONSEQUENCE: consequence_name,
    causes.BY_ECHO: lambda event: say("echo-of", event=event_name(event)),
    causes.BY_ADVENTURE: adventure_name,
    causes.BY_LATER: later_name,
    causes.BY_CARD: card_name,
    causes.BY_PARTS: parts_name,
    causes.BY_LACK: lambda resource: say(f"cause-lack-{c.RESOURCES[resource]}"),
    causes.BY_SKILL: skill_name,
    causes.BY_POI: poi_name,
    causes.BY_SPECIAL: lambda arg: special_name(arg // 10, arg % 10),
    causes.BY_UPGRADE: upgrade_name,
}
# and those that name what they are about
ABOUT: Final[dict[int, Callable[[int], Message]]] = {
    causes.BY_EVENT: event_name,
    causes.BY_ACTION: event_name,
    causes.BY_TRACK: lambda block: BLOCK[block],
    causes.BY_DIE: lambda block: BLOCK[block],
    causes.BY_ROLL: action_name,
    causes.BY_WORK: action_name,
    causes.BY_TERRAIN: lambda space: SPACE[space],
    causes.BY_TRIP: lambda space: SPACE[space],
    causes.BY_TOKEN: lambda facility: FACILITY[facility],
    causes.BY_TILE: lambda facility: FACILITY[facility],
    causes.BY_HARDWARE: lambda facility: FACILITY[facility],
    causes.BY_BROKEN: lambda facility: FACILITY[facility],
    causes.BY_DROUGHT: lambda farm: FACILITY[c.FARMS[farm]],
    causes.BY_GOAL: lambda arg: goal_name(arg // 10, arg % 10),
}


def cause_name(cause: int) -> Message:
    kind, arg = divmod(cause, causes.KIND)
    if kind in NAMED:
        return NAMED[kind](arg)
    name = f"cause-{causes.CAUSES[kind]}"
    return say(name, what=ABOUT[kind](arg)) if kind in ABOUT else say(name)


def chain(found: tuple[int, ...]) -> Message:
    """The nearest cause first, then what led to it."""
    told = cause_name(found[0])
    for cause in found[1:]:
        told = say("because-of", near=cause_name(cause), far=told)
    return told


def listed(messages: list[Message]) -> Message:
    """One, or several with commas; none is said to be nothing."""
    if not messages:
        return say("nothing")
    told = messages[-1]
    for message in reversed(messages[:-1]):
        told = say("and-then", first=message, rest=told)
    return told


def space_ref(x: int) -> str:
    return f"space:{c.SPACES[x]}"


def facility_ref(f: int) -> str:
    return f"facility:{f}"


def slot_ref(slot: int) -> str:
    return f"slot:{slot}"


def piece_ref(piece: int) -> str:
    return f"piece:{piece}"


def stack_ref(i: int) -> str:
    return f"stack:{i}"


def die_ref(die: int) -> str:
    return f"die:{DICE_KINDS[die]}"


def part_ref(part: int) -> str:
    return f"part:{c.PARTS[part]}"


def machine_ref(machine: int) -> str:
    return f"machine:{machine}"


def way_ref(way: int) -> str:
    return f"way:{way}"


def wounds_ref(a: int) -> str:
    return f"wounds:{a}"


def profession_ref(profession: int) -> str:
    return f"profession:{profession}"


def skill_ref(a: int, number: int) -> str:
    return f"skill:{a}:{number}"


def upgrade_ref(upgrade: int) -> str:
    return f"upgrade:{upgrade}"


def special_ref(i: int) -> str:
    return f"special:{i}"


def tile_ref(f: int, resource: int) -> str:
    return f"shutdown:{f}:{c.RESOURCES[resource]}"


def facility_of_target(s: MartiansState, target: int) -> int:
    return c.FACILITY_OF[targets.action_of(s, target)]


def target_refs(s: MartiansState, target: int) -> tuple[str, ...]:
    if target == targets.QUARTERS:
        return ()
    if targets.PLANT <= target < targets.ROVER:
        return (facility_ref(c.FARMS[target - targets.PLANT]),)
    if targets.ROVER <= target < targets.UPGRADE:
        return (piece_ref(c.FIRST_ROVER + target - targets.ROVER),)
    if targets.UPGRADE <= target < targets.BACKUP:
        return (upgrade_ref(target - targets.UPGRADE),)
    if targets.EVENT <= target < targets.EXPLORE:
        card = f"event:{target - targets.EVENT}"
        place = targets.place_of_target(target)
        return (card,) if place == c.HUB else (card, space_ref(place))
    if targets.EXPLORE <= target < targets.GATHER:
        return (space_ref(target - targets.EXPLORE),)
    if targets.GATHER <= target < targets.REPAIR:
        x, what = divmod(target - targets.GATHER, 4)
        thing = f"sample:{c.SPACES[x]}" if what == 0 else f"objective:{c.SPACES[x]}:{what - 1}"
        return (thing, space_ref(x))
    if targets.REPAIR <= target < targets.UNSHUT:
        slot = target - targets.REPAIR
        return (slot_ref(slot), facility_ref(slot // c.N_PARTS))
    if targets.UNSHUT <= target < targets.SPECIAL:
        f, resource = divmod(target - targets.UNSHUT, 2)
        return (tile_ref(f, resource), facility_ref(f))
    if target >= targets.SPECIAL:
        card = special_ref((target - targets.SPECIAL) // targets.PLACES)
        place = targets.place_of_target(target)
        return (card,) if place == c.HUB else (space_ref(place), card)
    f = facility_of_target(s, target)
    return (facility_ref(f),) if f != NONE else ()
