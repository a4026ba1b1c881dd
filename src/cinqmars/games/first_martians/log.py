"""The log: events as sentences. Losses carry the chain of their causes."""

from __future__ import annotations

from collections.abc import Callable

from cinqmars.kernel import Event, Message, say

from . import names
from .data import components as c
from .data.cards import CARDS, TILES
from .data.missions import MISSIONS
from .describe import does, pawns_needed
from .rules import targets
from .rules.causes import BY_ECHO, KIND

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
        return say("with-cause", what=told, why=names.chain(causes))
    return say("without-cause", what=told) if e.what in WITHOUT_CAUSE else told


def with_who(id: str) -> Teller:
    return lambda x: say(id, who=names.astronaut(x[0]))


def result(n: int) -> Message:
    return say("result-hit" if n else "result-miss")


def comes(x: Args) -> Message:
    kind, number = divmod(x[0], KIND)
    if kind == BY_ECHO:
        return say("story-echo", told=say(f"{names.event_name(number).id}-echo"), who=names.astronaut(x[1]))
    name = names.coming_name(x[0])
    return say("story-comes", what=name, told=say(f"{name.id}-told"), who=names.astronaut(x[1]))


def declared(x: Args) -> Message:
    how = "dice" if x[3] else "sure" if can_roll(x[1], x[0]) else "fixed"
    return say(f"story-declare-{how}", target=names.target_name(x[1], x[0]), n=x[2])


def can_roll(target: int, mission: int) -> bool:
    if target < targets.SPECIAL:
        return targets.ACTION_OF[target] in targets.DICE_ACTIONS
    return (
        MISSIONS[mission].specials[(target - targets.SPECIAL) // targets.PLACES].action
        in targets.DICE_ACTIONS
    )


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
        lambda x: say(
            "story-profession", who=names.astronaut(x[0]), job=say(f"profession-{c.PROFESSIONS[x[1]]}")
        ),
    ),
    "machine": (1, lambda x: say("story-machine", machine=say(f"machine-{c.MACHINES[x[0]]}"))),
    "profile": (
        2,
        lambda x: say("story-profile", who=names.astronaut(x[0]), profile=say(f"profile-{c.PROFILES[x[1]]}")),
    ),
    "first": (1, with_who("story-first")),
    "mission": (
        2,
        lambda x: say(
            "story-mission", mission=names.mission_name(x[0]), told=say(f"{names.mission_name(x[0]).id}-told")
        ),
    ),
    "round": (1, lambda x: say("story-round", n=x[0])),
    "planning": (1, lambda x: say("story-planning", n=x[0])),
    "goal": (2, lambda x: say("story-goal", goal=names.goal_name(x[0], x[1]))),
    "fail-test": (2, lambda x: say("story-fail-test", goal=names.goal_name(x[0], x[1]))),
    "end": (
        2,
        lambda x: say("story-end", mission=names.mission_name(x[0]), outcome=names.outcome_name(x[1])),
    ),
    "again": (1, lambda x: say("story-again", mission=names.mission_name(x[0]))),
    "unlock": (2, lambda x: say("story-unlock", who=names.astronaut(x[0]), skill=names.skill_name(x[1]))),
    # the crew
    "wound": (2, lambda x: say("story-wound", who=names.astronaut(x[0]), n=x[1])),
    "death": (1, with_who("story-death")),
    "heal": (2, lambda x: say("story-heal", who=names.astronaut(x[0]), n=x[1])),
    "afflict": (
        2,
        lambda x: say("story-afflict", who=names.astronaut(x[0]), what=names.affliction_name(x[1])),
    ),
    "cure": (2, lambda x: say("story-cure", who=names.astronaut(x[0]), what=names.affliction_name(x[1]))),
    "tokens": (2, lambda x: say("story-tokens", who=names.astronaut(x[0]), by=names.signed(x[1]))),
    "morale": (2, lambda x: say("story-morale", by=names.signed(x[0]), n=names.number(x[1]))),
    "stress": (2, lambda x: say("story-stress", by=names.signed(x[0]), n=x[1])),
    "lose-pawn": (1, with_who("story-lose-pawn")),
    "skill": (2, lambda x: say("story-skill", who=names.astronaut(x[0]), skill=names.skill_name(x[1]))),
    # reserve and hold
    "gain": (2, lambda x: say("story-gain", what=names.RESOURCE[x[0]], n=x[1])),
    "lose": (2, lambda x: say("story-lose", what=names.RESOURCE[x[0]], n=x[1])),
    "part": (1, lambda x: say("story-part", part=names.PART[x[0]])),
    "lose-part": (1, lambda x: say("story-lose-part", part=names.PART[x[0]])),
    "sample": (2, lambda x: say("story-sample-later" if x[1] else "story-sample", n=x[0])),
    "lose-sample": (
        1,
        lambda x: (
            say("story-lose-sample-zone", zone=names.SPACE[x[0] - 1]) if x[0] else say("story-lose-sample")
        ),
    ),
    "zone-sample": (2, lambda x: say("story-zone-sample", zone=names.SPACE[x[0]], n=x[1])),
    "seed": (1, lambda x: say("story-seed", n=x[0])),
    "objective": (1, lambda x: say("story-objective", token=names.objective_token(x[0]))),
    "zone-objective": (
        2,
        lambda x: say("story-zone-objective", token=names.objective_token(x[0]), zone=names.SPACE[x[1]]),
    ),
    "bring-back": (
        2,
        lambda x: say("story-bring-back", token=names.objective_token(x[0]), zone=names.SPACE[x[1]]),
    ),
    "poi": (1, lambda x: say("story-poi", poi=names.poi_name(x[0]))),
    "use-poi": (1, lambda x: say("story-use-poi", poi=names.poi_name(x[0]))),
    "strip": (1, lambda x: say("story-strip", upgrade=names.upgrade_name(x[0]))),
    "examine": (0, lambda x: say("story-examine")),
    "discover": (0, lambda x: say("story-discover")),
    "count": (
        4,
        lambda x: say("story-count", what=names.counter_name(x[0], x[1]), by=names.signed(x[2]), n=x[3]),
    ),
    "research-card": (1, lambda x: say("story-research-card", n=x[0])),
    "pawns": (4, lambda x: say("story-pawns", what=pawns_needed(x[0], x[1], x[2], x[3]))),
    # the HUB
    "output": (
        3,
        lambda x: say("story-output", facility=names.FACILITY[x[0]], by=names.signed(x[1]), n=x[2]),
    ),
    "shut": (2, lambda x: say("story-shut", facility=names.FACILITY[x[0]], resource=names.RESOURCE[x[1]])),
    "unshut": (
        2,
        lambda x: say("story-unshut", facility=names.FACILITY[x[0]], resource=names.RESOURCE[x[1]]),
    ),
    "token": (
        3,
        lambda x: say(
            "story-token-next" if x[2] else "story-token",
            token=names.token_name(x[0]),
            facility=names.FACILITY[x[1]],
        ),
    ),
    "zone-token": (
        2,
        lambda x: say("story-zone-token", token=names.token_name(x[0]), zone=names.SPACE[x[1]]),
    ),
    "zone-clean": (
        2,
        lambda x: say("story-zone-clean", token=names.token_name(x[0]), zone=names.SPACE[x[1]]),
    ),
    "rover-token": (
        2,
        lambda x: say(
            "story-rover-token", token=names.token_name(x[0]), rover=say(f"rover-{c.ROVERS[x[1]]}")
        ),
    ),
    "rover-free": (
        2,
        lambda x: say("story-rover-free", token=names.token_name(x[0]), rover=say(f"rover-{c.ROVERS[x[1]]}")),
    ),
    "card-token": (
        3,
        lambda x: say(
            "story-card-token-next" if x[2] else "story-card-token",
            token=names.token_name(x[0]),
            who=names.astronaut(x[1]),
        ),
    ),
    "discard-skill": (
        2,
        lambda x: say("story-discard-skill", who=names.astronaut(x[0]), skill=names.skill_name(x[1])),
    ),
    "rover-roll": (
        2,
        lambda x: say(
            "story-rover-fails" if x[1] else "story-rover-holds", rover=say(f"rover-{c.ROVERS[x[0]]}")
        ),
    ),
    "break": (1, lambda x: say("story-break", slot=names.slot_name(x[0]))),
    "repair": (1, lambda x: say("story-repair", slot=names.slot_name(x[0]))),
    "donor": (1, lambda x: say("story-donor", slot=names.slot_name(x[0]))),
    "donor-back": (1, lambda x: say("story-donor-back", slot=names.slot_name(x[0]))),
    "dismantle": (2, lambda x: say("story-dismantle", who=names.astronaut(x[0]), slot=names.slot_name(x[1]))),
    "build-card": (1, lambda x: say("story-build-card", facility=names.FACILITY[x[0]])),
    "upgrade": (1, lambda x: say("story-upgrade", upgrade=names.upgrade_name(x[0]))),
    "track": (3, lambda x: say("story-track", block=names.BLOCK[x[0]], by=names.signed(x[1]), n=x[2])),
    "box": (2, lambda x: say("story-box", block=names.BLOCK[x[0]], why=names.BLOCK[x[1]])),
    "card": (1, lambda x: say("story-card", card=names.card_name(x[0]), does=does(CARDS[x[0]].effects, 0))),
    "card-void": (1, lambda x: say("story-card-void", card=names.card_name(x[0]))),
    "malfunction-die": (2, lambda x: say("story-malfunction-die", block=names.BLOCK[x[0]], n=x[1])),
    "malfunction-parts": (
        ALL_OWN,
        lambda x: say(
            "story-malfunction-parts",
            block=names.BLOCK[x[0]],
            n=len(x) - 1,
            parts=names.listed([names.slot_name(slot) for slot in x[1:]]),
        ),
    ),
    # production
    "supply": (3, lambda x: say("story-supply", resource=names.RESOURCE[x[0]], made=x[1], need=x[2])),
    "meal": (2, lambda x: say("story-meal", food=x[0], need=x[1])),
    "ripe": (1, lambda x: say("story-ripe", farm=names.FACILITY[c.FARMS[x[0]]])),
    "grow": (1, lambda x: say("story-grow", farm=names.FACILITY[c.FARMS[x[0]]])),
    "grow-one": (2, lambda x: say("story-grow-one", farm=names.FACILITY[c.FARMS[x[0]]], n=x[1] + 1)),
    "shrink": (
        2,
        lambda x: say("story-shrink-dead" if x[1] else "story-shrink", farm=names.FACILITY[c.FARMS[x[0]]]),
    ),
    "wilt": (1, lambda x: say("story-wilt", farm=names.FACILITY[c.FARMS[x[0]]])),
    "sow": (1, lambda x: say("story-sow", farm=names.FACILITY[c.FARMS[x[0]]])),
    # the app
    "event": (
        1,
        lambda x: say(
            "story-event", event=names.event_name(x[0]), told=say(f"{names.event_name(x[0]).id}-told")
        ),
    ),
    "consequence": (
        1,
        lambda x: say(
            "story-consequence",
            what=names.consequence_name(x[0]),
            told=say(f"{names.consequence_name(x[0]).id}-told"),
            event=names.event_name(x[0]),
        ),
    ),
    "expire": (1, lambda x: say("story-expire", event=names.event_name(x[0]))),
    "comes": (2, comes),
    "adventure": (
        2,
        lambda x: say(
            "story-adventure",
            who=names.astronaut(x[0]),
            adventure=names.adventure_name(x[1]),
            told=say(f"{names.adventure_name(x[1]).id}-told"),
        ),
    ),
    "way": (
        3,
        lambda x: say(
            "story-way", who=names.astronaut(x[0]), what=say(f"{names.adventure_name(x[1]).id}-{'ab'[x[2]]}")
        ),
    ),
    # planning and acting
    "place": (
        6,
        lambda x: say(
            "story-place",
            who=names.astronaut(x[0]),
            piece=names.piece_name(x[1]),
            target=names.target_name(x[2], x[3]),
        ),
    ),
    "take-back": (
        3,
        lambda x: say("story-take-back", who=names.astronaut(x[0]), piece=names.piece_name(x[1])),
    ),
    "declare": (4, declared),
    "pay": (
        4,
        lambda x: say("story-pay", what=names.RESOURCE[x[0]], n=x[1], target=names.target_name(x[3], x[2])),
    ),
    "act": (3, lambda x: say("story-act", who=names.astronaut(x[0]), target=names.target_name(x[2], x[1]))),
    "event-action": (
        2,
        lambda x: say("story-event-action", who=names.astronaut(x[0]), event=names.event_name(x[1])),
    ),
    "fail": (3, lambda x: say("story-fail", who=names.astronaut(x[0]), target=names.target_name(x[2], x[1]))),
    "roll": (
        5,
        lambda x: say(
            "story-roll",
            who=names.astronaut(x[0]),
            action=names.action_name(x[1]),
            success=result(x[2]),
            wound=say("die-hurt" if x[3] else "die-safe"),
            adventure=say("die-strange" if x[4] else "die-quiet"),
        ),
    ),
    "check": (
        3,
        lambda x: say(
            "story-check", who=names.astronaut(x[0]), action=names.action_name(x[1]), success=result(x[2])
        ),
    ),
    "forced": (2, lambda x: say("story-forced", success=result(x[1]))),
    "die": (
        2,
        lambda x: say(
            "story-die", die=names.die_name(x[0]), result=say("die-shows" if x[1] else "die-blank")
        ),
    ),
    "upgrade-reroll": (1, lambda x: say("story-upgrade-reroll", upgrade=names.upgrade_name(x[0]))),
    "explore": (
        4,
        lambda x: say(
            "story-explore",
            who=names.astronaut(x[0]),
            zone=names.SPACE[x[1]],
            region=names.region_name(x[2]),
            n=x[3],
        ),
    ),
    "back-unused": (1, with_who("story-back-unused")),
    "turn-tile": (
        4,
        lambda x: say(
            "story-turn-tile",
            who=names.astronaut(x[0]),
            facility=names.FACILITY[x[1]],
            resource=names.RESOURCE[x[2]],
            n=TILES[x[3]].cost,
            does=does(TILES[x[3]].effects, 0),
        ),
    ),
    "too-dear": (
        2,
        lambda x: say("story-too-dear", facility=names.FACILITY[x[0]], resource=names.RESOURCE[x[1]]),
    ),
}
