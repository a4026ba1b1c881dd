"""The crew: wounds, afflictions, morale and stress, skills."""

from __future__ import annotations

from dataclasses import dataclass

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.log.caused import SUPPLY, Caused, Happened, tokens_travel
from cinqmars.kernel import Message, Move, say


@dataclass
class Wound(Caused):
    who: int
    wounds: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-wound", who=names.astronaut(self.who), n=self.wounds)

    def moves(self) -> list[Move]:
        return [Move("wound", SUPPLY, names.wounds_ref(self.who))]


@dataclass
class Death(Happened):
    who: int

    def story(self) -> Message:
        return say("story-death", who=names.astronaut(self.who))


@dataclass
class Heal(Caused):
    who: int
    wounds: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-heal", who=names.astronaut(self.who), n=self.wounds)

    def moves(self) -> list[Move]:
        return [Move("wound", names.wounds_ref(self.who), SUPPLY)]


@dataclass
class Afflict(Caused):
    who: int
    affliction: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-afflict", who=names.astronaut(self.who), what=names.affliction_name(self.affliction)
        )


@dataclass
class Cure(Caused):
    who: int
    affliction: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-cure", who=names.astronaut(self.who), what=names.affliction_name(self.affliction))


@dataclass
class Tokens(Caused):
    who: int
    change: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-tokens", who=names.astronaut(self.who), by=names.signed(self.change))

    def moves(self) -> list[Move]:
        return tokens_travel("morale", f"quarters:{self.who}", self.change)


@dataclass
class Morale(Caused):
    change: int
    value: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-morale", by=names.signed(self.change), n=names.number(self.value))


@dataclass
class Stress(Caused):
    change: int
    value: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-stress", by=names.signed(self.change), n=self.value)

    def moves(self) -> list[Move]:
        return tokens_travel("stress", "stress", self.change)


@dataclass
class LosePawn(Caused):
    who: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-lose-pawn", who=names.astronaut(self.who))


@dataclass
class Skill(Happened):
    who: int
    skill: int

    def story(self) -> Message:
        return say("story-skill", who=names.astronaut(self.who), skill=names.skill_name(self.skill))


@dataclass
class CardToken(Caused):
    token: int
    who: int
    later: int  # whether it counts from the next round on only
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-card-token-next" if self.later else "story-card-token",
            token=names.token_name(self.token),
            who=names.astronaut(self.who),
        )

    def moves(self) -> list[Move]:
        return [Move("token", SUPPLY, f"quarters:{self.who}")]


@dataclass
class DiscardSkill(Caused):
    who: int
    skill: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-discard-skill", who=names.astronaut(self.who), skill=names.skill_name(self.skill))
