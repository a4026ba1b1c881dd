"""Conflicts, raids and supremacies, as the log tells them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.log.families import (
    OfField,
    OfSeat,
    OfSeatAndField,
    OfTwo,
    OfTwoAndNumber,
    colonist,
    face_down,
)
from cinqmars.games.mars.names import card_ref, contract_ref, place_id, supremacy_ref
from cinqmars.kernel import Entry, Message, Move, say, seat_name

# Confrontations


class NoConflict(OfSeat):
    what = "no-conflict"


class NoTarget(OfSeat):
    what = "no-target"


class Raid(OfTwo):
    what = "raid"


@dataclass
class Confront(Entry):
    """Who against whom, how strong both are, and what decided."""

    seat: int
    rival: int
    field: int
    winner: int  # NONE: nobody
    strength: int
    rival_strength: int
    bonus: int  # 1 if just one of them has a bonus card
    free: int
    rival_free: int
    names: ClassVar = {"field": supremacy_ref}

    def story(self) -> Message:
        who, other, field = seat_name(self.seat), seat_name(self.rival), names.field_name(self.field)
        n, m = self.strength, self.rival_strength
        if self.winner == c.NONE:
            return say("story-confront-tied", who=who, other=other, field=field, n=n, m=m)
        winner = seat_name(self.winner)
        if n != m:
            return say("story-confront", who=who, other=other, field=field, n=n, m=m, winner=winner)
        if self.bonus:
            return say("story-confront-bonus", who=who, other=other, field=field, n=n, m=m, winner=winner)
        return say(
            "story-confront-colonists",
            who=who,
            other=other,
            field=field,
            n=n,
            m=m,
            a=self.free,
            b=self.rival_free,
            winner=winner,
        )


class Loot(OfTwoAndNumber):
    what = "loot"

    def moves(self) -> list[Move]:
        return face_down(names.hand_ref(self.other), names.hand_ref(self.seat), self.number)


class Spy(OfTwoAndNumber):
    what = "spy"

    def moves(self) -> list[Move]:
        return face_down(names.hand_ref(self.other), names.hand_ref(self.seat), self.number)


@dataclass
class Spied(Entry):
    """The hand that only the spy sees."""

    loser: int
    hand: tuple[int, ...]  # by material

    def story(self) -> Message:
        return say("story-spied", who=seat_name(self.loser), what=names.bundle(self.hand))


@dataclass
class Looted(Entry):
    """The card that only the two of them see."""

    seat: int
    loser: int
    material: int

    def story(self) -> Message:
        who, other = seat_name(self.seat), seat_name(self.loser)
        return say("story-looted", who=who, other=other, material=names.material_name(self.material))


@dataclass
class Seize(Entry):
    seat: int
    loser: int
    contract: int
    names: ClassVar = {"contract": contract_ref}

    def story(self) -> Message:
        who, other = seat_name(self.seat), seat_name(self.loser)
        return say("story-seize", who=who, other=other, contract=names.contract_name(self.contract))

    def moves(self) -> list[Move]:
        contract = names.contract_ref(self.contract)
        return [Move(contract, names.player_ref(self.loser), names.player_ref(self.seat))]


class NothingToDestroy(OfTwo):
    what = "nothing-to-destroy"


@dataclass
class Destroy(Entry):
    seat: int
    loser: int
    place: int
    built: int  # 1 + material for a mine
    staff: int
    names: ClassVar = {"place": place_id}

    def story(self) -> Message:
        who, other = seat_name(self.seat), seat_name(self.loser)
        return say("story-destroy", who=who, other=other, place=names.place_name(self.place, self.built))

    def moves(self) -> list[Move]:
        """Who worked there goes home."""
        if not self.staff:
            return []
        place, home = names.place_ref(self.loser, self.place), names.housing_ref(self.loser)
        return [colonist(place, home, self.loser)]


@dataclass
class Steal(Entry):
    seat: int
    loser: int
    card: int
    names: ClassVar = {"card": card_ref}

    def story(self) -> Message:
        who, other = seat_name(self.seat), seat_name(self.loser)
        return say("story-steal", who=who, other=other, card=names.card_name(self.card))

    def moves(self) -> list[Move]:
        return [Move("research", names.player_ref(self.loser), names.player_ref(self.seat))]


# Supremacies


class Supremacy(OfSeatAndField):
    what = "supremacy"

    def moves(self) -> list[Move]:
        return [Move("supremacy", names.supremacy_ref(self.field), names.player_ref(self.seat))]


class NoSupremacy(OfField):
    what = "no-supremacy"


class SupremacyTied(OfField):
    what = "supremacy-tied"


class NothingContested(OfSeat):
    what = "nothing-contested"


class Contest(OfSeatAndField):
    what = "contest"


class Upheld(OfSeatAndField):
    what = "upheld"
