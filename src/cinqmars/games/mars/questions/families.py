"""What several questions have in common."""

from __future__ import annotations

from typing import Final

from cinqmars.games.mars import components as c
from cinqmars.games.mars import names
from cinqmars.games.mars.state import Table
from cinqmars.kernel import Decision, Message, Question, say, seat_name

NO: Final = 0


class Asked(Question[Table]):
    """A question that NO declines, or ends."""

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return say(f"no-{self.name}") if arg == NO else self.pick(s, d, arg)

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        """What is picked, if not NO."""
        return say(f"pick-{self.name}")


class OfMaterial(Question[Table]):
    """A material."""

    size = c.N_MATERIALS
    aloud = True

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return names.material_name(arg)


class OfCard(Question[Table]):
    """Another card of a material: material * CARDS_OF_EACH + how many there were before. About how many are left."""

    size = c.N_MATERIALS * c.CARDS_OF_EACH

    @staticmethod
    def encode(m: int, before: int) -> int:
        return m * c.CARDS_OF_EACH + before

    @staticmethod
    def material(arg: int) -> int:
        return arg // c.CARDS_OF_EACH

    def prompt(self, s: Table, d: Decision) -> Message:
        return say(f"ask-{self.name}", n=d.ctx[0])

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return names.material_name(self.material(arg))


class FromReserve(OfCard):
    """Another card of one's choice from the open reserve."""

    @staticmethod
    def options(s: Table, taken: list[int]) -> list[int]:
        return [OfCard.encode(m, taken[m]) for m in range(c.N_MATERIALS) if s.reserve[m]]

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.pile_ref(self.material(arg)),)


class OfSeat(Asked):
    """Another player: 1 + seat."""

    size = 1 + c.MAX_PLAYERS
    aloud = True

    def pick(self, s: Table, d: Decision, arg: int) -> Message:
        return seat_name(arg - 1)

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else names.seat_refs(arg - 1)


class OfContract(Question[Table]):
    """A contract that a player holds."""

    size = c.N_CONTRACTS
    aloud = True

    @staticmethod
    def options(s: Table, holder: int) -> list[int]:
        return [contract for contract in range(c.N_CONTRACTS) if s.contract[contract] == holder]

    def label(self, s: Table, d: Decision, arg: int) -> Message:
        return names.contract_name(arg)

    def refs(self, s: Table, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.contract_ref(arg),)
