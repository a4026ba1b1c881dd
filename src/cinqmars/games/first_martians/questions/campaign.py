"""Questions of set-up, and between the missions of a campaign."""

from __future__ import annotations

from typing import Any

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.bots import advice
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.questions.asked import NO, Asked, person
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Decision, Message, say


class Profession(Asked):
    """Which profession an astronaut has: the profession. About the astronaut."""  # rules: A1

    name = "profession"
    size = c.MAX_CREW

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return [p for p in range(c.MAX_CREW) if p not in s.profession]

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-profession", who=names.astronaut(d.ctx[0]))

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say(f"profession-{c.PROFESSIONS[arg]}")

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.profession_ref(arg),)


class Machine(Asked):
    """Which machine comes along: the machine."""  # rules: S2

    name = "machine"
    size = c.N_MACHINES

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        return [m for m in range(c.N_MACHINES) if not s.machines >> m & 1]

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return say(f"machine-{c.MACHINES[arg]}")

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.machine_ref(arg),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return min(opts, key=advice.MACHINES_FIRST[s.mission].index)


class Defeat(Asked):
    """After a defeat: 0 go on, 1 play again. About whether it was the last mission."""  # rules: K4

    name = "defeat"
    passing = (NO,)
    size = 2

    @staticmethod
    def options() -> list[int]:
        return [0, 1]

    def prompt(self, s: MartiansState, d: Decision) -> Message:
        return say("ask-defeat-last" if d.ctx[0] else "ask-defeat")

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return opts[-1]


class Unlock(Asked):
    """Which skill card a discovery buys: NO, 1 + astronaut * N_SKILLS + number."""  # rules: K2

    name = "unlock"
    passing = (NO,)
    size = 1 + c.MAX_CREW * c.N_SKILLS

    @staticmethod
    def options(s: MartiansState) -> list[int]:
        """Skills still locked."""
        return [
            1 + a * c.N_SKILLS + number
            for a in range(s.crew)
            for number in range(c.N_SKILLS)
            if not s.unlocked[a] >> number & 1
        ]

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        return divmod(arg - 1, c.N_SKILLS)

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        if arg == NO:
            return say("unlock-no")
        skill = names.skill_name(advice.skill_at(s, arg - 1))
        return say("pick-unlock", who=person(s, self.decode(arg)[0]), skill=skill)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        wanted = [x for x in opts if x != NO]
        return min(wanted, key=lambda x: advice.SKILLS_FIRST.index(advice.skill_at(s, x - 1)))


class KeepBroken(Asked):
    """Which broken part stays broken in the next mission: the slot."""  # rules: K3

    name = "keep-broken"
    size = c.N_SLOTS + 1

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.slot_name(arg)

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.slot_ref(arg),)


class KeepPart(Asked):
    """Which part goes on to the next mission: the part."""  # rules: K3

    name = "keep-part"
    size = c.N_PARTS

    def label(self, s: MartiansState, d: Decision, arg: int) -> Message:
        return names.PART[arg]

    def refs(self, s: MartiansState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.part_ref(arg),)

    def advise(self, s: MartiansState, opts: list[int], ctx: tuple[Any, ...]) -> int:
        return advice.pick_part(s, opts)
