"""Names of things, as messages."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Message, say, seat_name

from .adventures import ADVENTURES
from .cards import CARDS
from .causes import (
    BY_ACTION,
    BY_ADVENTURE,
    BY_BROKEN,
    BY_CARD,
    BY_CONSEQUENCE,
    BY_DIE,
    BY_DROUGHT,
    BY_ECHO,
    BY_EVENT,
    BY_GOAL,
    BY_HARDWARE,
    BY_LACK,
    BY_LATER,
    BY_PARTS,
    BY_POI,
    BY_ROLL,
    BY_SKILL,
    BY_SPECIAL,
    BY_TERRAIN,
    BY_TILE,
    BY_TOKEN,
    BY_TRACK,
    BY_TRIP,
    BY_UPGRADE,
    BY_WORK,
    CAUSES,
    KIND,
    NO_DIE,
)
from .components import (
    ACTIONS,
    AFFLICTIONS,
    BLOCKS,
    COLOURS,
    DIRECTIONS,
    FACILITIES,
    FARMS,
    FIRST_MACHINE,
    FIRST_ROVER,
    MACHINES,
    N_PARTS,
    N_PAWNS,
    N_SPACES,
    PARTS,
    POIS,
    REGIONS,
    RESOURCES,
    ROVERS,
    SKILLS,
    TOKEN_COLOURS,
    TOKENS,
    UPGRADES,
)
from .events import EVENTS
from .kinds import (
    PLACES,
    T_BACKUP,
    T_DISCOVER,
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
from .missions import MISSIONS
from .requirements import CARD_AT

FACILITY = [say(f"facility-{name}") for name in FACILITIES]
PART = [say(f"part-{name}") for name in PARTS]
RESOURCE = [say(f"resource-{name}") for name in RESOURCES]
BLOCK = [say(f"block-{name}") for name in BLOCKS]
SPACE = [say("space", ring=ring, direction=say(f"direction-{d}")) for ring in (1, 2, 3) for d in DIRECTIONS]
DICE_KINDS = ("success", "wound", "adventure")


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
    return say("slot", facility=FACILITY[slot // N_PARTS], part=PART[slot % N_PARTS])


def token_name(token: int) -> Message:
    return say(f"token-{TOKENS[token]}")


def objective_token(colour: int) -> Message:
    return say(f"objective-{TOKEN_COLOURS[colour]}")


def event_name(event: int) -> Message:
    return say(f"event-{EVENTS[event].name}")


def consequence_name(event: int) -> Message:
    return say(f"event-{EVENTS[event].name}-later")


def adventure_name(number: int) -> Message:
    return say(f"adventure-{ADVENTURES[number].name}")


def later_name(number: int) -> Message:
    """What comes of an adventure, by its number * 3 + way."""
    way = ("", "-a", "-b")[number % 3]
    return say(f"adventure-{ADVENTURES[number // 3].name}{way}-later")


def coming_name(code: int) -> Message:
    kind, number = divmod(code, KIND)
    return later_name(number) if kind == BY_LATER else say("echo-of", event=event_name(number))


def source_name(code: int) -> Message:
    """What something that may still come began with: what it will be, nobody knows."""
    kind, number = divmod(code, KIND)
    return adventure_name(number // 3) if kind == BY_LATER else event_name(number)


def card_name(card: int) -> Message:
    return say(f"card-{CARDS[card].name}")


def skill_name(skill: int) -> Message:
    return say(f"skill-{SKILLS[skill]}")


def poi_name(poi: int) -> Message:
    return say(f"poi-{POIS[poi]}")


def upgrade_name(upgrade: int) -> Message:
    return say(f"upgrade-{UPGRADES[upgrade]}")


def affliction_name(kind: int) -> Message:
    return say(f"affliction-{AFFLICTIONS[kind]}")


def region_name(region: int) -> Message:
    return say(f"region-{REGIONS[region]}")


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
    return say(f"action-{ACTIONS[action]}")


def die_name(die: int) -> Message:
    return say(f"die-{DICE_KINDS[die % 3]}", colour=say(f"colour-{COLOURS[die // 3]}"))


def piece_name(piece: int) -> Message:
    if piece < N_PAWNS:
        return say("pawn", who=astronaut(piece // 2), k=piece % 2 + 1)
    if piece < FIRST_ROVER:
        return say(f"machine-{MACHINES[piece - FIRST_MACHINE]}")
    return say(f"rover-{ROVERS[piece - FIRST_ROVER]}")


def target_name(target: int, mission: int) -> Message:
    """What a stack of pawns is up to."""
    if target <= T_DISCOVER:
        plain = ("quarters", "rest", "relax", "treat", "maintain", "examine", "discover")
        return say(f"do-{plain[target]}")
    if target < T_ROVER:
        return say("do-plant", farm=FACILITY[FARMS[target - T_PLANT]])
    if target < T_UPGRADE:
        return say("do-rover", rover=say(f"rover-{ROVERS[target - T_ROVER]}"))
    if target < T_BACKUP:
        return say("do-upgrade", upgrade=upgrade_name(target - T_UPGRADE))
    if target < T_EVENT:
        return say("do-backup", facility=FACILITY[CARD_AT + target - T_BACKUP])
    if target < T_EXPLORE:
        return say("do-event", event=event_name(target - T_EVENT))
    if target < T_GATHER:
        return say("do-explore", zone=SPACE[target - T_EXPLORE])
    if target < T_REPAIR:
        x, what = divmod(target - T_GATHER, 4)
        if what == 0:
            return say("do-gather", zone=SPACE[x])
        return say("do-gather-token", zone=SPACE[x], token=objective_token(what - 1))
    if target < T_UNSHUT:
        return say("do-repair", slot=slot_name(target - T_REPAIR))
    if target < T_SPECIAL:
        f, resource = divmod(target - T_UNSHUT, 2)
        return say("do-unshut", facility=FACILITY[f], resource=RESOURCE[resource])
    number, place = divmod(target - T_SPECIAL, PLACES)
    if place == N_SPACES:
        return special_name(mission, number)
    return say("do-special", what=special_name(mission, number), zone=SPACE[place])


def cause_name(cause: int) -> Message:
    kind, arg = divmod(cause, KIND)
    if kind in (BY_EVENT, BY_ACTION):
        return say(f"cause-{CAUSES[kind]}", what=event_name(arg))
    if kind == BY_CONSEQUENCE:
        return consequence_name(arg)
    if kind == BY_ECHO:
        return say("echo-of", event=event_name(arg))
    if kind == BY_ADVENTURE:
        return adventure_name(arg)
    if kind == BY_LATER:
        return later_name(arg)
    if kind == BY_CARD:
        return card_name(arg)
    if kind in (BY_TRACK, BY_DIE):
        return say(f"cause-{CAUSES[kind]}", what=BLOCK[arg])
    if kind == BY_PARTS:
        die, n = divmod(arg, 100)
        return say("cause-parts-only", n=n) if die == NO_DIE else say("cause-parts", die=die, n=n)
    if kind in (BY_ROLL, BY_WORK):
        return say(f"cause-{CAUSES[kind]}", what=action_name(arg))
    if kind in (BY_TERRAIN, BY_TRIP):
        return say(f"cause-{CAUSES[kind]}", what=SPACE[arg])
    if kind in (BY_TOKEN, BY_TILE, BY_HARDWARE, BY_BROKEN):
        return say(f"cause-{CAUSES[kind]}", what=FACILITY[arg])
    if kind == BY_LACK:
        return say(f"cause-lack-{RESOURCES[arg]}")
    if kind == BY_DROUGHT:
        return say("cause-drought", what=FACILITY[FARMS[arg]])
    if kind == BY_SKILL:
        return skill_name(arg)
    if kind == BY_POI:
        return poi_name(arg)
    if kind == BY_SPECIAL:
        return special_name(arg // 10, arg % 10)
    if kind == BY_GOAL:
        return say("cause-goal", what=goal_name(arg // 10, arg % 10))
    if kind == BY_UPGRADE:
        return upgrade_name(arg)
    return say(f"cause-{CAUSES[kind]}")


def chain(causes: tuple[int, ...]) -> Message:
    """The nearest cause first, then what led to it."""
    told = cause_name(causes[0])
    for cause in causes[1:]:
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
