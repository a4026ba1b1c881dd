"""What entries have in common: names for things, and the chain of causes: every loss is told with why."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.kernel import Entry, Message, Move, say

SUPPLY: Final = "tracks"  # where markers and tokens lie that nobody has


NAMES: Final[Mapping[str, Callable[[int], str]]] = {
    "resource": lambda resource: c.RESOURCES[resource],
    "block": lambda block: c.BLOCKS[block],
    "facility": names.facility_ref,
    "slot": names.slot_ref,
    "piece": names.piece_ref,
    "die": lambda die: names.die_ref(die % len(names.DICE_KINDS)),
}


class Happened(Entry):
    """What happened: things are sent by their names."""

    names: ClassVar[Mapping[str, Callable[[int], str]]] = NAMES


class Caused(Happened):
    """What happened, and why if something is to blame: the nearest cause last."""

    because: tuple[int, ...]
    ends: ClassVar[bool] = True  # its own sentence, without a cause

    @abstractmethod
    def told(self) -> Message:
        """What happened."""

    def story(self) -> Message:
        if self.because:
            return say("with-cause", what=self.told(), why=names.chain(self.because))
        return self.told() if self.ends else say("without-cause", what=self.told())


def tokens_travel(kind: str, place: str, change: int) -> list[Move]:
    """Markers put on a place, or taken away from it."""
    if change > 0:
        return [Move(kind, SUPPLY, place, number=change)]
    return [Move(kind, place, SUPPLY, number=-change)] if change else []
