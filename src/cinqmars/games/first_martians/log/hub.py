"""The HUB: facilities, tokens, rovers, malfunctions."""

from __future__ import annotations

from dataclasses import dataclass

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.log.caused import SUPPLY, Caused, Happened, tokens_travel
from cinqmars.kernel import Message, Move, say


@dataclass
class Output(Caused):
    facility: int
    change: int
    value: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-output", facility=names.FACILITY[self.facility], by=names.signed(self.change), n=self.value
        )


@dataclass
class Shut(Caused):
    facility: int
    resource: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-shut", facility=names.FACILITY[self.facility], resource=names.RESOURCE[self.resource]
        )

    def moves(self) -> list[Move]:
        return [Move("shutdown", "hub", names.facility_ref(self.facility))]


@dataclass
class Unshut(Happened):
    facility: int
    resource: int

    def story(self) -> Message:
        return say(
            "story-unshut", facility=names.FACILITY[self.facility], resource=names.RESOURCE[self.resource]
        )

    def moves(self) -> list[Move]:
        return [Move("shutdown", names.facility_ref(self.facility), "hub")]


@dataclass
class Token(Caused):
    token: int
    facility: int
    later: int  # whether it counts from the next round on only
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-token-next" if self.later else "story-token",
            token=names.token_name(self.token),
            facility=names.FACILITY[self.facility],
        )

    def moves(self) -> list[Move]:
        return [Move("token", SUPPLY, names.facility_ref(self.facility))]


@dataclass
class ZoneToken(Caused):
    token: int
    space: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-zone-token", token=names.token_name(self.token), zone=names.SPACE[self.space])

    def moves(self) -> list[Move]:
        return [Move("token", SUPPLY, names.space_ref(self.space))]


@dataclass
class ZoneClean(Caused):
    token: int
    space: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-zone-clean", token=names.token_name(self.token), zone=names.SPACE[self.space])

    def moves(self) -> list[Move]:
        return [Move("token", names.space_ref(self.space), SUPPLY)]


@dataclass
class RoverToken(Caused):
    token: int
    rover: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say(
            "story-rover-token",
            token=names.token_name(self.token),
            rover=say(f"rover-{c.ROVERS[self.rover]}"),
        )

    def moves(self) -> list[Move]:
        return [Move("token", SUPPLY, "depot")]


@dataclass
class RoverFree(Caused):
    token: int
    rover: int
    because: tuple[int, ...]

    ends = False

    def told(self) -> Message:
        return say(
            "story-rover-free", token=names.token_name(self.token), rover=say(f"rover-{c.ROVERS[self.rover]}")
        )

    def moves(self) -> list[Move]:
        return [Move("token", "depot", SUPPLY)]


@dataclass
class RoverRoll(Happened):
    rover: int
    fails: int

    def story(self) -> Message:
        return say(
            "story-rover-fails" if self.fails else "story-rover-holds",
            rover=say(f"rover-{c.ROVERS[self.rover]}"),
        )


@dataclass
class Break(Caused):
    slot: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-break", slot=names.slot_name(self.slot))


@dataclass
class Repair(Caused):
    slot: int
    because: tuple[int, ...]

    ends = False

    def told(self) -> Message:
        return say("story-repair", slot=names.slot_name(self.slot))

    def moves(self) -> list[Move]:
        return [Move("part", "hold", names.facility_ref(self.slot // c.N_PARTS))]


@dataclass
class Donor(Happened):
    slot: int

    def story(self) -> Message:
        return say("story-donor", slot=names.slot_name(self.slot))


@dataclass
class DonorBack(Happened):
    slot: int

    def story(self) -> Message:
        return say("story-donor-back", slot=names.slot_name(self.slot))


@dataclass
class Dismantle(Happened):
    who: int
    slot: int

    def story(self) -> Message:
        return say("story-dismantle", who=names.astronaut(self.who), slot=names.slot_name(self.slot))

    def moves(self) -> list[Move]:
        return [Move("part", names.facility_ref(self.slot // c.N_PARTS), "hold")]


@dataclass
class BuildCard(Happened):
    facility: int

    def story(self) -> Message:
        return say("story-build-card", facility=names.FACILITY[self.facility])


@dataclass
class Upgrade(Happened):
    upgrade: int

    def story(self) -> Message:
        return say("story-upgrade", upgrade=names.upgrade_name(self.upgrade))


@dataclass
class DiscardUpgrade(Caused):
    upgrade: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-discard-upgrade", upgrade=names.upgrade_name(self.upgrade))


@dataclass
class Track(Caused):
    block: int
    change: int
    value: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-track", block=names.BLOCK[self.block], by=names.signed(self.change), n=self.value)

    def moves(self) -> list[Move]:
        return tokens_travel("malfunction", f"track:{c.BLOCKS[self.block]}", self.change)


@dataclass
class Box(Happened):
    block: int
    cause: int  # the block that broke down

    def story(self) -> Message:
        return say("story-box", block=names.BLOCK[self.block], why=names.BLOCK[self.cause])


@dataclass
class Card(Caused):
    card: int
    because: tuple[int, ...]

    def told(self) -> Message:
        return say("story-card", card=names.card_name(self.card), does=does(CARDS[self.card].effects, 0))


@dataclass
class CardVoid(Happened):
    card: int

    def story(self) -> Message:
        return say("story-card-void", card=names.card_name(self.card))


@dataclass
class MalfunctionDie(Happened):
    block: int
    shown: int

    def story(self) -> Message:
        return say("story-malfunction-die", block=names.BLOCK[self.block], n=self.shown)


@dataclass
class MalfunctionParts(Happened):
    block: int
    slots: tuple[int, ...]

    def story(self) -> Message:
        parts = names.listed([names.slot_name(slot) for slot in self.slots])
        return say("story-malfunction-parts", block=names.BLOCK[self.block], n=len(self.slots), parts=parts)
