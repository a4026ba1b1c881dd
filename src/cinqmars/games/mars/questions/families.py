"""What several questions have in common."""

from __future__ import annotations

from typing import ClassVar, Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.state import MarsState
from cinqmars.kernel import Decision, Field, Form, Message, Pick, Question, say, seat_name

NO: Final = 0


class Asked(Question[MarsState]):
    """A question that NO declines, or ends."""

    passing: ClassVar[tuple[int, ...]] = (NO,)

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return say(f"no-{self.name}") if arg == NO else self.pick(s, d, arg)

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        """What is picked, if not NO."""
        return say(f"pick-{self.name}")


class OfMaterial(Question[MarsState]):
    """A material."""

    size = c.N_MATERIALS
    aloud = True

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.material_name(arg)


class OfCard(Question[MarsState]):
    """Another card of a material: material * CARDS_OF_EACH + how many there were before. About how many are left."""

    size = c.N_MATERIALS * c.CARDS_OF_EACH

    @staticmethod
    def encode(m: int, before: int) -> int:
        return m * c.CARDS_OF_EACH + before

    @staticmethod
    def material(arg: int) -> int:
        return arg // c.CARDS_OF_EACH

    def prompt(self, s: MarsState, d: Decision) -> Message:
        return say(f"ask-{self.name}", n=d.ctx[0])

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.material_name(self.material(arg))

    def form(self, s: MarsState, d: Decision) -> Form:
        """All that are left, in any order."""
        picks = [self.cards(s, d, arg) for arg in d.opts]
        left = min(d.ctx[0], sum([pick.number for pick in picks]))
        return Form((Field(self.name, self.name, tuple(picks), left, left),))

    def cards(self, s: MarsState, d: Decision, arg: int) -> Pick:
        """This one and all others of its material."""
        m = self.material(arg)
        return Pick(arg, self.refs(s, d, arg)[0], 0, self.there(s, d.seat, m), c.MATERIALS[m])

    def there(self, s: MarsState, p: int, m: int) -> int:
        """How many cards of a material there are to choose from."""
        return s.hand[p * c.N_MATERIALS + m]


class FromReserve(OfCard):
    """Another card of one's choice from the open reserve."""

    @staticmethod
    def options(s: MarsState, taken: list[int]) -> list[int]:
        return [OfCard.encode(m, taken[m]) for m in range(c.N_MATERIALS) if s.reserve[m]]

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.pile_ref(self.material(arg)),)

    def there(self, s: MarsState, p: int, m: int) -> int:
        return s.reserve[m]


class OfSeat(Asked):
    """Another player: 1 + seat."""

    size = 1 + c.MAX_PLAYERS
    aloud = True

    def pick(self, s: MarsState, d: Decision, arg: int) -> Message:
        return seat_name(arg - 1)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else names.seat_refs(arg - 1)


class OfContract(Question[MarsState]):
    """A contract that a player holds."""

    size = c.N_CONTRACTS
    aloud = True

    @staticmethod
    def options(s: MarsState, holder: int) -> list[int]:
        return [contract for contract in range(c.N_CONTRACTS) if s.contract[contract] == holder]

    def label(self, s: MarsState, d: Decision, arg: int) -> Message:
        return names.contract_name(arg)

    def refs(self, s: MarsState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.contract_ref(arg),)
