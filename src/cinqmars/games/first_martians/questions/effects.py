"""Questions that effects put: whom, where and which one."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.bots import advice
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.adventures import ADVENTURES, Adventure
from cinqmars.games.first_martians.data.events import EVENTS
from cinqmars.games.first_martians.describe import chosen, open_ways
from cinqmars.games.first_martians.questions.asked import Asked, OfEffect, OfPurpose, job, person
from cinqmars.games.first_martians.rules import possible
from cinqmars.games.first_martians.rules.declaring import part_options
from cinqmars.games.first_martians.rules.hub import holds
from cinqmars.games.first_martians.rules.plan import OPERATES
from cinqmars.games.first_martians.state import NONE, MartiansState
from cinqmars.kernel import Decision, Message, say

CHOICES: Final = {  # options of effects, by the number of their words
    option.words: option
    for effects in (
        *[event.action.reward for event in EVENTS if event.action],
        *[event.effects for event in EVENTS],
        *[adventure.later.effects for adventure in ADVENTURES if adventure.later],
    )
    for effect in effects
    if isinstance(effect, fx.Choose)
    for option in effect.options
}


class Choose(OfEffect):
    """A way out of an adventure, or one of an effect's options: its number. About the adventure, or the options."""

    # rules: D6, D8

    name = "choose"
    size = 4

    @staticmethod
    def ways(s: MartiansState, adventure: Adventure, a: int) -> list[int]:  # rules: D8
        """Ways whose price is there; if none is, the crew gives what it has."""
        ways = adventure.ways
        found = [k for k in range(len(ways)) if all([possible.can_lose(s, e, a) for e in ways[k].effects])]
        return found or list(range(len(ways)))

    @staticmethod
    def affordable(s: MartiansState, e: fx.Choose, a: int) -> list[int]:  # rules: D8
        """Options whose price is there; if none is, the crew gives what it has."""
        found = [i for i, option in enumerate(e.options) if possible.can_pay(s, option, a)]
        return found or list(range(len(e.options)))

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        if d.ctx[0] != "adventure":
            return super().prompt(s, d)
        adventure = f"adventure-{ADVENTURES[d.ctx[1]].name}"
        return say("ask-choose-way", adventure=say(adventure), told=say(f"{adventure}-told"))

    def words(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-choose-effect")

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        """What a way out of an adventure leads to the app does not say beforehand."""
        if d.ctx[0] == "effect":
            return chosen(CHOICES[d.ctx[1 + arg]], s.mission)
        return say(f"adventure-{ADVENTURES[d.ctx[1]].name}-{'ab'[arg]}")

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.way_ref(arg),) if arg < len(open_ways(s)) else ()

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        """What a way out of an adventure leads to nobody knows."""
        if ctx[:1] != ("effect",):
            return opts[0]
        return max(opts, key=lambda arg: (advice.worth(s, CHOICES[ctx[1 + arg]]), -arg))


# People


class Astronaut(OfPurpose):
    """Who is healed, wounded, or given tokens; or who operates a machine: the astronaut. About what for."""

    name = "astronaut"
    size = c.MAX_CREW

    @staticmethod
    def options(s: MartiansState, purpose: str) -> list[int]:
        return [a for a in range(s.crew) if s.wounds[a] or purpose != "heal"]

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("pick-person", who=names.astronaut(arg), job=job(s, arg), n=s.wounds[arg])

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.wounds_ref(arg),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.pick_person(s, opts, ctx[:1] == ("heal",))

    def follow(self, s: MartiansState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        if ctx != OPERATES:
            return None
        return self.advise(s, opts, ctx)


class Cure(OfEffect):
    """Which affliction is cured: astronaut * N_AFFLICTIONS + affliction."""

    name = "cure"
    size = c.MAX_CREW * c.N_AFFLICTIONS

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return [
            a * c.N_AFFLICTIONS + k
            for a in range(s.crew)
            for k in range(c.N_AFFLICTIONS)
            if s.afflicted[a] >> k & 1
        ]

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg, c.N_AFFLICTIONS)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        a, k = self.decode(arg)
        return say("pick-cure", who=person(s, a), what=names.affliction_name(k))


class OfSkill(OfEffect):
    """A skill card of somebody."""

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg, c.N_SKILLS)


class Discard(OfSkill):
    """Which skill card the astronaut gives up: astronaut * N_SKILLS + number."""  # rules: A15

    name = "discard"
    size = c.MAX_CREW * c.N_SKILLS

    @staticmethod
    def options(s: MartiansState, a: int) -> list[int]:
        """The starting skill is printed and stays."""
        return [a * c.N_SKILLS + number for number in range(1, c.N_SKILLS) if s.unlocked[a] >> number & 1]

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.skill_name(advice.skill_at(s, arg))

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.skill_ref(*self.decode(arg)),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return max(opts, key=lambda x: advice.SKILLS_FIRST.index(advice.skill_at(s, x)))


class DiscardUpgrade(OfEffect):
    """Which installed upgrade is given up: the upgrade."""  # rules: E9

    name = "discard-upgrade"
    size = c.N_UPGRADES

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return possible.discardable(s)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.upgrade_name(arg)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.facility_ref(c.UPGRADE_OF[arg]),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        """That of the facility that is missed least."""
        return min(opts, key=lambda upgrade: (advice.use_of(s, c.UPGRADE_OF[upgrade]), upgrade))


# Goods


class Part(OfPurpose):
    """Which part is gained, lost, or used for an action: the part. About what for, and the target."""

    name = "part"
    size = c.N_PARTS

    @staticmethod
    def options() -> list[int]:
        return list(range(c.N_PARTS))

    @staticmethod
    def there(s: MartiansState) -> list[int]:
        return [part for part in range(c.N_PARTS) if s.parts[part]]

    @staticmethod
    def payable(s: MartiansState, target: int) -> list[int]:
        return part_options(s, target)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.PART[arg]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.part_ref(arg),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.pick_part(s, opts)

    def follow(self, s: MartiansState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        if ctx[:1] != ("pay",):
            return None
        return self.advise(s, opts, ctx)


class Sample(OfEffect):
    """Which sample is lost: 0 one from the hold, 1 + space."""  # rules: P22

    name = "sample"
    size = 1 + c.N_SPACES

    @staticmethod
    def options(s: MartiansState, where: int) -> list[int]:
        places = [1 + x for x in range(c.N_SPACES) if s.zone_samples[x]]
        return [0, *places] if where != fx.FROM_MAP and s.samples[0] else places

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("sample-hold") if arg == 0 else say("sample-zone", zone=names.SPACE[arg - 1])

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return ("hold:sample",) if arg == 0 else (f"sample:{c.SPACES[arg - 1]}",)


class Study(OfEffect):
    """Which sample goes a step further: 0 a fresh one, 1 an examined one."""  # rules: X15

    name = "study"
    size = 2

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return [i for i in (0, 1) if (s.samples[0] if i == 0 else s.examined)]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return ("hold:examined" if arg else "hold:sample",)


class Seedling(OfEffect):
    """Which seedling grows: farm * GROWTH + space."""  # rules: P18

    name = "seedling"
    size = 2 * c.GROWTH

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return [
            farm * c.GROWTH + i
            for farm in range(2)
            for i in range(c.GROWTH)
            if s.growth[farm] >> i & 1 and possible.may_grow(s, farm, i)
        ]

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg, c.GROWTH)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        farm, i = self.decode(arg)
        return say("pick-seedling", farm=names.FACILITY[c.FARMS[farm]], n=i + 1)


# The HUB and Mars


class Block(OfEffect):
    """Which malfunction track: the block."""

    name = "block"
    size = c.N_BLOCKS

    @staticmethod
    def options(s: MartiansState, n: int) -> list[int]:
        """Tracks that an effect can move by `n`."""
        return possible.lowerable(s) if n < 0 else list(range(c.N_BLOCKS))

    @staticmethod
    def raised(s: MartiansState) -> list[int]:
        return [b for b in range(c.N_BLOCKS) if s.tracks[b]]

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say("track-at", block=names.BLOCK[arg], n=s.tracks[arg])

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (f"track:{c.BLOCKS[arg]}",)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return max(opts, key=lambda b: (s.tracks[b], b))


class Facility(OfPurpose):
    """Which facility changes its output, or where a part breaks: the facility. About what for."""

    name = "facility"
    size = c.N_FACILITIES

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.FACILITY[arg]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.facility_ref(arg),)


class Shut(Asked):
    """Which facility is shut: the facility. About the resource that is short."""  # rules: P5, P6

    name = "shut"
    size = c.N_FACILITIES

    @staticmethod
    def options(s: MartiansState, resource: int) -> list[int]:
        return possible.shuttable(s, resource)

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-shut", resource=names.RESOURCE[d.ctx[0]])

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.FACILITY[arg]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.facility_ref(arg),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return min(opts, key=lambda f: (advice.use_of(s, f), f))


class Slot(OfPurpose):
    """Which broken part is repaired: the slot. About what for."""  # rules: X17

    name = "slot"
    size = c.N_SLOTS

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return possible.mendable(s)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.slot_name(arg)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.slot_ref(arg),)


class Space(OfPurpose):
    """Which region is marked or cleaned: the space. About what for."""

    name = "space"
    size = c.N_SPACES

    @staticmethod
    def explored(s: MartiansState) -> list[int]:
        return [x for x in range(c.N_SPACES) if s.ground[x] != NONE]

    @staticmethod
    def marked(s: MartiansState, token: int) -> list[int]:
        return [x for x in range(c.N_SPACES) if holds(s.zone_marks[x], token)]

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.SPACE[arg]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.space_ref(arg),)


class Rover(OfPurpose):
    """Which rover gets a token or is freed of one: the rover. About what for, and the token."""

    name = "rover"
    size = c.N_ROVERS

    @staticmethod
    def options() -> list[int]:
        return list(range(c.N_ROVERS))

    @staticmethod
    def marked(s: MartiansState) -> list[int]:
        return [r for r in range(c.N_ROVERS) if s.on_rover[r]]

    def words(self, s: MartiansState, d: Decision) -> Message:
        if d.ctx[0] == "token":
            return say("ask-rover-token", token=names.token_name(d.ctx[1]))
        return super().words(s, d)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say(f"rover-{c.ROVERS[arg]}")

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.piece_ref(c.FIRST_ROVER + arg),)
