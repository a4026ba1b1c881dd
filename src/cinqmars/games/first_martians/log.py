"""The log: events as sentences. Losses carry the chain of their causes."""

from __future__ import annotations

from collections.abc import Callable

from cinqmars.kernel import Event, Message, say

from .cards import CARDS, TILES
from .causes import BY_ECHO, KIND
from .components import FARMS, MACHINES, PROFESSIONS, PROFILES, ROVERS
from .describe import does, pawns_needed
from .kinds import PLACES, T_SPECIAL
from .missions import MISSIONS
from .names import (
    BLOCK,
    FACILITY,
    PART,
    RESOURCE,
    SPACE,
    action_name,
    adventure_name,
    affliction_name,
    astronaut,
    card_name,
    chain,
    coming_name,
    consequence_name,
    counter_name,
    die_name,
    event_name,
    goal_name,
    listed,
    mission_name,
    number,
    objective_token,
    outcome_name,
    piece_name,
    poi_name,
    region_name,
    signed,
    skill_name,
    slot_name,
    target_name,
    token_name,
    upgrade_name,
)
from .requirements import ACTION_OF, DICE_ACTIONS

Args = tuple[int, ...]
Teller = Callable[[Args], Message]


def story(e: Event) -> Message | None:
    """The line of the log for an event: what happened, and why."""
    entry = STORIES.get(e.what)
    if entry is None:
        return None
    own, tell = entry
    told = tell(e.args)
    causes = e.args[own:]
    if causes:
        return say("with-cause", what=told, why=chain(causes))
    return say("without-cause", what=told) if e.what in WITHOUT_CAUSE else told


def with_who(id: str) -> Teller:
    return lambda x: say(id, who=astronaut(x[0]))


def result(n: int) -> Message:
    return say("result-hit" if n else "result-miss")


def comes(x: Args) -> Message:
    kind, number = divmod(x[0], KIND)
    if kind == BY_ECHO:
        return say("story-echo", told=say(f"{event_name(number).id}-echo"), who=astronaut(x[1]))
    name = coming_name(x[0])
    return say("story-comes", what=name, told=say(f"{name.id}-told"), who=astronaut(x[1]))


def declared(x: Args) -> Message:
    how = "dice" if x[3] else "sure" if can_roll(x[1], x[0]) else "fixed"
    return say(f"story-declare-{how}", target=target_name(x[1], x[0]), n=x[2])


def can_roll(target: int, mission: int) -> bool:
    if target < T_SPECIAL:
        return ACTION_OF[target] in DICE_ACTIONS
    return MISSIONS[mission].specials[(target - T_SPECIAL) // PLACES].action in DICE_ACTIONS


ALL_OWN = 1000  # arguments: none of them is a cause
# what no line of the log tells: pieces that only change place, and what the line before it has said
SILENT = ("haul", "machine-back", "regroup")
# what a cause follows as a rule, and what must end its sentence itself without one
WITHOUT_CAUSE = ("repair", "examine", "rover-free", "grow", "ripe")
# event: how many arguments are its own (the rest are causes), and its sentence
STORIES: dict[str, tuple[int, Teller]] = {
    # set-up and the course of the game
    "profession": (
        2,
        lambda x: say("story-profession", who=astronaut(x[0]), job=say(f"profession-{PROFESSIONS[x[1]]}")),
    ),
    "machine": (1, lambda x: say("story-machine", machine=say(f"machine-{MACHINES[x[0]]}"))),
    "profile": (
        2,
        lambda x: say("story-profile", who=astronaut(x[0]), profile=say(f"profile-{PROFILES[x[1]]}")),
    ),
    "first": (1, with_who("story-first")),
    "mission": (
        2,
        lambda x: say("story-mission", mission=mission_name(x[0]), told=say(f"{mission_name(x[0]).id}-told")),
    ),
    "round": (1, lambda x: say("story-round", n=x[0])),
    "planning": (1, lambda x: say("story-planning", n=x[0])),
    "goal": (2, lambda x: say("story-goal", goal=goal_name(x[0], x[1]))),
    "fail-test": (2, lambda x: say("story-fail-test", goal=goal_name(x[0], x[1]))),
    "end": (2, lambda x: say("story-end", mission=mission_name(x[0]), outcome=outcome_name(x[1]))),
    "again": (1, lambda x: say("story-again", mission=mission_name(x[0]))),
    "unlock": (2, lambda x: say("story-unlock", who=astronaut(x[0]), skill=skill_name(x[1]))),
    # the crew
    "wound": (2, lambda x: say("story-wound", who=astronaut(x[0]), n=x[1])),
    "death": (1, with_who("story-death")),
    "heal": (2, lambda x: say("story-heal", who=astronaut(x[0]), n=x[1])),
    "afflict": (2, lambda x: say("story-afflict", who=astronaut(x[0]), what=affliction_name(x[1]))),
    "cure": (2, lambda x: say("story-cure", who=astronaut(x[0]), what=affliction_name(x[1]))),
    "tokens": (2, lambda x: say("story-tokens", who=astronaut(x[0]), by=signed(x[1]))),
    "morale": (2, lambda x: say("story-morale", by=signed(x[0]), n=number(x[1]))),
    "stress": (2, lambda x: say("story-stress", by=signed(x[0]), n=x[1])),
    "lose-pawn": (1, with_who("story-lose-pawn")),
    "skill": (2, lambda x: say("story-skill", who=astronaut(x[0]), skill=skill_name(x[1]))),
    # reserve and hold
    "gain": (2, lambda x: say("story-gain", what=RESOURCE[x[0]], n=x[1])),
    "lose": (2, lambda x: say("story-lose", what=RESOURCE[x[0]], n=x[1])),
    "part": (1, lambda x: say("story-part", part=PART[x[0]])),
    "lose-part": (1, lambda x: say("story-lose-part", part=PART[x[0]])),
    "sample": (2, lambda x: say("story-sample-later" if x[1] else "story-sample", n=x[0])),
    "lose-sample": (
        1,
        lambda x: say("story-lose-sample-zone", zone=SPACE[x[0] - 1]) if x[0] else say("story-lose-sample"),
    ),
    "zone-sample": (2, lambda x: say("story-zone-sample", zone=SPACE[x[0]], n=x[1])),
    "seed": (1, lambda x: say("story-seed", n=x[0])),
    "objective": (1, lambda x: say("story-objective", token=objective_token(x[0]))),
    "zone-objective": (
        2,
        lambda x: say("story-zone-objective", token=objective_token(x[0]), zone=SPACE[x[1]]),
    ),
    "bring-back": (2, lambda x: say("story-bring-back", token=objective_token(x[0]), zone=SPACE[x[1]])),
    "poi": (1, lambda x: say("story-poi", poi=poi_name(x[0]))),
    "use-poi": (1, lambda x: say("story-use-poi", poi=poi_name(x[0]))),
    "strip": (1, lambda x: say("story-strip", upgrade=upgrade_name(x[0]))),
    "examine": (0, lambda x: say("story-examine")),
    "discover": (0, lambda x: say("story-discover")),
    "count": (4, lambda x: say("story-count", what=counter_name(x[0], x[1]), by=signed(x[2]), n=x[3])),
    "research-card": (1, lambda x: say("story-research-card", n=x[0])),
    "pawns": (4, lambda x: say("story-pawns", what=pawns_needed(x[0], x[1], x[2], x[3]))),
    # the HUB
    "output": (3, lambda x: say("story-output", facility=FACILITY[x[0]], by=signed(x[1]), n=x[2])),
    "shut": (2, lambda x: say("story-shut", facility=FACILITY[x[0]], resource=RESOURCE[x[1]])),
    "unshut": (2, lambda x: say("story-unshut", facility=FACILITY[x[0]], resource=RESOURCE[x[1]])),
    "token": (
        3,
        lambda x: say(
            "story-token-next" if x[2] else "story-token", token=token_name(x[0]), facility=FACILITY[x[1]]
        ),
    ),
    "zone-token": (2, lambda x: say("story-zone-token", token=token_name(x[0]), zone=SPACE[x[1]])),
    "zone-clean": (2, lambda x: say("story-zone-clean", token=token_name(x[0]), zone=SPACE[x[1]])),
    "rover-token": (
        2,
        lambda x: say("story-rover-token", token=token_name(x[0]), rover=say(f"rover-{ROVERS[x[1]]}")),
    ),
    "rover-free": (
        2,
        lambda x: say("story-rover-free", token=token_name(x[0]), rover=say(f"rover-{ROVERS[x[1]]}")),
    ),
    "card-token": (
        3,
        lambda x: say(
            "story-card-token-next" if x[2] else "story-card-token",
            token=token_name(x[0]),
            who=astronaut(x[1]),
        ),
    ),
    "discard-skill": (2, lambda x: say("story-discard-skill", who=astronaut(x[0]), skill=skill_name(x[1]))),
    "rover-roll": (
        2,
        lambda x: say(
            "story-rover-fails" if x[1] else "story-rover-holds", rover=say(f"rover-{ROVERS[x[0]]}")
        ),
    ),
    "break": (1, lambda x: say("story-break", slot=slot_name(x[0]))),
    "repair": (1, lambda x: say("story-repair", slot=slot_name(x[0]))),
    "donor": (1, lambda x: say("story-donor", slot=slot_name(x[0]))),
    "donor-back": (1, lambda x: say("story-donor-back", slot=slot_name(x[0]))),
    "dismantle": (2, lambda x: say("story-dismantle", who=astronaut(x[0]), slot=slot_name(x[1]))),
    "build-card": (1, lambda x: say("story-build-card", facility=FACILITY[x[0]])),
    "upgrade": (1, lambda x: say("story-upgrade", upgrade=upgrade_name(x[0]))),
    "track": (3, lambda x: say("story-track", block=BLOCK[x[0]], by=signed(x[1]), n=x[2])),
    "box": (2, lambda x: say("story-box", block=BLOCK[x[0]], why=BLOCK[x[1]])),
    "card": (1, lambda x: say("story-card", card=card_name(x[0]), does=does(CARDS[x[0]].effects, 0))),
    "card-void": (1, lambda x: say("story-card-void", card=card_name(x[0]))),
    "malfunction-die": (2, lambda x: say("story-malfunction-die", block=BLOCK[x[0]], n=x[1])),
    "malfunction-parts": (
        ALL_OWN,
        lambda x: say(
            "story-malfunction-parts",
            block=BLOCK[x[0]],
            n=len(x) - 1,
            parts=listed([slot_name(slot) for slot in x[1:]]),
        ),
    ),
    # production
    "supply": (3, lambda x: say("story-supply", resource=RESOURCE[x[0]], made=x[1], need=x[2])),
    "meal": (2, lambda x: say("story-meal", food=x[0], need=x[1])),
    "ripe": (1, lambda x: say("story-ripe", farm=FACILITY[FARMS[x[0]]])),
    "grow": (1, lambda x: say("story-grow", farm=FACILITY[FARMS[x[0]]])),
    "grow-one": (2, lambda x: say("story-grow-one", farm=FACILITY[FARMS[x[0]]], n=x[1] + 1)),
    "shrink": (2, lambda x: say("story-shrink-dead" if x[1] else "story-shrink", farm=FACILITY[FARMS[x[0]]])),
    "wilt": (1, lambda x: say("story-wilt", farm=FACILITY[FARMS[x[0]]])),
    "sow": (1, lambda x: say("story-sow", farm=FACILITY[FARMS[x[0]]])),
    # the app
    "event": (
        1,
        lambda x: say("story-event", event=event_name(x[0]), told=say(f"{event_name(x[0]).id}-told")),
    ),
    "consequence": (
        1,
        lambda x: say(
            "story-consequence",
            what=consequence_name(x[0]),
            told=say(f"{consequence_name(x[0]).id}-told"),
            event=event_name(x[0]),
        ),
    ),
    "expire": (1, lambda x: say("story-expire", event=event_name(x[0]))),
    "comes": (2, comes),
    "adventure": (
        2,
        lambda x: say(
            "story-adventure",
            who=astronaut(x[0]),
            adventure=adventure_name(x[1]),
            told=say(f"{adventure_name(x[1]).id}-told"),
        ),
    ),
    "way": (
        3,
        lambda x: say("story-way", who=astronaut(x[0]), what=say(f"{adventure_name(x[1]).id}-{'ab'[x[2]]}")),
    ),
    # planning and acting
    "place": (
        6,
        lambda x: say(
            "story-place", who=astronaut(x[0]), piece=piece_name(x[1]), target=target_name(x[2], x[3])
        ),
    ),
    "take-back": (3, lambda x: say("story-take-back", who=astronaut(x[0]), piece=piece_name(x[1]))),
    "declare": (4, declared),
    "pay": (4, lambda x: say("story-pay", what=RESOURCE[x[0]], n=x[1], target=target_name(x[3], x[2]))),
    "act": (3, lambda x: say("story-act", who=astronaut(x[0]), target=target_name(x[2], x[1]))),
    "event-action": (2, lambda x: say("story-event-action", who=astronaut(x[0]), event=event_name(x[1]))),
    "fail": (3, lambda x: say("story-fail", who=astronaut(x[0]), target=target_name(x[2], x[1]))),
    "roll": (
        5,
        lambda x: say(
            "story-roll",
            who=astronaut(x[0]),
            action=action_name(x[1]),
            success=result(x[2]),
            wound=say("die-hurt" if x[3] else "die-safe"),
            adventure=say("die-strange" if x[4] else "die-quiet"),
        ),
    ),
    "check": (
        3,
        lambda x: say("story-check", who=astronaut(x[0]), action=action_name(x[1]), success=result(x[2])),
    ),
    "forced": (2, lambda x: say("story-forced", success=result(x[1]))),
    "die": (
        2,
        lambda x: say("story-die", die=die_name(x[0]), result=say("die-shows" if x[1] else "die-blank")),
    ),
    "upgrade-reroll": (1, lambda x: say("story-upgrade-reroll", upgrade=upgrade_name(x[0]))),
    "explore": (
        4,
        lambda x: say(
            "story-explore", who=astronaut(x[0]), zone=SPACE[x[1]], region=region_name(x[2]), n=x[3]
        ),
    ),
    "back-unused": (1, with_who("story-back-unused")),
    "turn-tile": (
        4,
        lambda x: say(
            "story-turn-tile",
            who=astronaut(x[0]),
            facility=FACILITY[x[1]],
            resource=RESOURCE[x[2]],
            n=TILES[x[3]].cost,
            does=does(TILES[x[3]].effects, 0),
        ),
    ),
    "too-dear": (2, lambda x: say("story-too-dear", facility=FACILITY[x[0]], resource=RESOURCE[x[1]])),
}
