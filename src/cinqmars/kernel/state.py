"""The state of a game, and the five things rules may do besides changing it: ask, then, race, emit, barrier."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import deepcopy
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from cinqmars.kernel.chance import Rng
from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.question import ALL, Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cinqmars.kernel.asker import Asker, Menu

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """Slotted plain data with a hand-written `copy`. `fields` names everything that is saved.

    A game's own is made of n, rules and rng; what was pickled comes back as `cls(0, 0, Rng(0))`, then restored.
    """

    __slots__ = ("io", "n", "rng", "rules")

    fields: ClassVar[tuple[str, ...]] = ()  # the game's own, besides n, rules and rng
    memo: ClassVar[
        tuple[str, ...]
    ] = ()  # what rules found and keep while they go on: neither copied nor saved
    defaults: ClassVar[dict[str, Any]] = {}  # of fields that older saves lack

    n: int  # seats that answer, companies held by bots included
    rng: Rng
    rules: int  # the version of the rules this table plays by
    io: Asker  # who answers; never copied, never saved

    @abstractmethod
    def copy(self: S) -> S:
        """An independent state; `io` is set by whoever runs it."""

    def ask(
        self, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...] = (), held: bool = False
    ) -> int:
        """The option `seat` picks. A forced one is not asked, except inside `simultaneously`."""
        return self.io.ask(self, seat, kind, opts, ctx, held)

    def then(self, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...] = ()) -> int:
        """Ask, as part of what `seat` has begun: held, unless something was revealed or another was asked since."""
        io = self.io
        return io.ask(self, seat, kind, opts, ctx, io.going == seat)

    def race(self, seats: Sequence[int], menu: Menu) -> Answer:
        """The first of `seats` to answer its menu(s, seat) wins; the log has the order. Only seats[0] must act."""
        return self.io.race(self, seats, menu)

    def emit(self, what: str, *args: Any, to: int = ALL) -> None:
        """Tell the log and the animations. Inside `simultaneously` only the lane's own seat hears it."""
        io = self.io
        if io.listening:
            io.hear(what, args, to)

    def barrier(self) -> None:
        """Call it before something is learnt or agreed: its author alone cannot take it back past this point."""
        io = self.io
        io.going = -1
        if io.listening:
            io.reveal(self)

    def rest(self) -> None:
        """Whoever waits here may change the table: what was found before is forgotten."""
        for name in self.memo:
            setattr(self, name, None)

    def to_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"n": self.n, "rules": self.rules, "rng": self.rng.s}
        for name in self.fields:
            plain[name] = getattr(self, name)
        return plain

    def __reduce__(
        self,
    ) -> tuple[Any, ...]:  # without `io`; nor could the compiled class be pickled otherwise
        return restored, (self.__class__, self.to_json())

    def restore(self, plain: dict[str, Any]) -> None:
        """Take over what `to_json` saved; the lists become this state's own.

        A field that was not there yet is as `defaults` says.
        """
        self.n = plain["n"]
        self.rules = plain["rules"]
        self.rng = Rng(0, plain["rng"])
        for name in self.fields:
            setattr(self, name, plain[name] if name in plain else deepcopy(self.defaults[name]))


def restored(cls: type[S], plain: dict[str, Any]) -> S:
    """The state of this class that `to_json` saved."""
    made: Any = cls
    s: S = made(0, 0, Rng(0))
    s.restore(plain)
    return s
