"""What a game publishes. Terminal, tables, boards, bots and conformance rely on this and nothing else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from cinqmars.kernel.chance import Rng
from cinqmars.kernel.compiled import mypyc_attr
from cinqmars.kernel.entry import Entry
from cinqmars.kernel.features import Feature
from cinqmars.kernel.message import Message, say
from cinqmars.kernel.network import Learning
from cinqmars.kernel.options import Option, Setup
from cinqmars.kernel.question import Decision, Event, Question
from cinqmars.kernel.state import S
from cinqmars.kernel.view import Form, Geometry, Move, Paragraph, Score, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game. Holds no table: every method works on the state it is given."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules; a table keeps the one it began with, in `s.rules`
    seats: ClassVar[Sequence[int]] = ()  # how many people may play
    options: ClassVar[Sequence[Option]] = ()
    kinds: ClassVar[Sequence[Question[Any]]] = ()  # one of each kind; `Decision.kind` is its place here
    entries: ClassVar[Mapping[str, type[Entry]]] = {}  # what each event is, by its name
    pieces: ClassVar[Sequence[str]] = ()  # kinds of things whose every change of place is told by `moves`
    bound: ClassVar[int] = 10_000  # no game has more answers than this
    cooperative: ClassVar[bool] = False
    patience: ClassVar[float] = 4.0  # seconds in which a bot that leads a race lets people speak
    rules_texts: ClassVar[Sequence[str]] = ()  # rules-1, rules-2 ...: the kinds of questions each explains
    about_texts: ClassVar[int] = 0
    features: ClassVar[Sequence[Feature]] = ()  # what `encode` writes, in order
    learning: ClassVar[Learning | None] = None  # what it has learnt by playing itself
    styles: ClassVar[Sequence[str]] = ("",)  # of advice for one seat beside others, the usual one first
    search: ClassVar[str] = "200"  # that suits it, as bots write it: "200", "18,cut=1r,playouts=greedy"
    search_alone: ClassVar[str] = ""  # for one against an automaton; "" if the same suits

    # the table

    @abstractmethod
    def new(self, setup: Setup) -> S:
        """A table ready for its first stretch."""

    @abstractmethod
    def load(self, plain: dict[str, Any]) -> S:
        """The state that `to_json` saved."""

    def migrate(self, plain: dict[str, Any]) -> dict[str, Any]:
        """A state that an older version saved (`plain["rules"]` says which), as this one saves it."""
        return plain

    def bot_seats(self, seats: int) -> list[int]:
        """Seats beyond the people's, which only a bot may hold."""
        return []

    # the rules

    @abstractmethod
    def stretch(self, s: S) -> None:
        """Play to the next checkpoint: a place where nothing is left on the Python stack."""

    @abstractmethod
    def over(self, s: S) -> bool: ...

    @abstractmethod
    def returns(self, s: S) -> list[float]:
        """Per seat, at the end: win 1, shared win 1/k, loss 0; co-operative: the same for all."""

    @abstractmethod
    def scores(self, s: S) -> list[Score]:
        """Per source, at the end, in the order of the rules."""

    @abstractmethod
    def progress(self, s: S) -> float:
        """How far the game is: 0 to 1, never falling."""

    # who may see what

    @abstractmethod
    def observe(self, s: S, seat: int) -> View:
        """What `seat` may see; -1 is a spectator. The only way out of the state."""

    def observe_all(self, s: S, seats: Sequence[int]) -> list[View]:
        """The same for several seats; a game makes what they see alike once."""
        return [self.observe(s, seat) for seat in seats]

    @abstractmethod
    def resample(self, s: S, seat: int, rng: Rng) -> None:
        """Deal again, in place, what `seat` cannot know. The result depends on what it sees and on `rng` alone."""

    def conserved(self, s: S) -> dict[str, int]:
        """What stays the same from the first question to the last: cards, pieces, tokens."""
        return {}

    # how it is shown

    def geometry(self, n: int) -> dict[str, Geometry]:
        """The maps by the ref of their panel, for a table of `n` seats."""
        return {}

    def catalogue(self) -> dict[str, Any]:
        """What never changes about its cards, by ref, as plain data: for whoever draws them."""
        return {}

    def question(self, s: S, d: Decision) -> Message:
        """What the seat is asked."""
        return self.kinds[d.kind].prompt(s, d)

    def heard(self, d: Decision) -> bool:
        """Whether it is asked before all."""
        return self.kinds[d.kind].aloud

    def label(self, s: S, d: Decision, arg: int) -> Message:
        return self.kinds[d.kind].label(s, d, arg)

    def refs(self, s: S, d: Decision, arg: int) -> tuple[str, ...]:
        return self.kinds[d.kind].refs(s, d, arg)

    def candidates(self, s: S, d: Decision) -> list[int]:
        return self.kinds[d.kind].candidates(s, d)

    def form(self, s: S, d: Decision) -> Form | None:
        return self.kinds[d.kind].form(s, d)

    def why_not(self, s: S, d: Decision, arg: int) -> Message | None:
        return self.kinds[d.kind].why_not(s, d, arg)

    def entry(self, e: Event) -> Entry:
        """The event with names for its parts."""
        return self.entries[e.what](*e.args)

    def story(self, e: Event) -> Message | None:
        """The line of the log that tells this event, if it has one."""
        return self.entry(e).story()

    def parts(self, e: Event) -> dict[str, Any]:
        """What the event consists of, by name."""
        return self.entry(e).parts()

    def moves(self, e: Event) -> list[Move]:
        """The pieces that travel in this event."""
        return self.entry(e).moves()

    def summary(self) -> list[Paragraph]:
        """The rules in short, in our own words."""
        return [
            Paragraph(say(f"rules-{i}-title"), say(f"rules-{i}"), kinds.split())
            for i, kinds in enumerate(self.rules_texts, 1)
        ]

    def about(self) -> list[Message]:
        """Where it comes from, what was open or reconstructed."""
        return [say(f"about-{i}") for i in range(1, self.about_texts + 1)]

    # for bots

    @abstractmethod
    def values(self, s: S) -> list[float]:
        """Each seat's chance in this position, as far as a glance tells: 0 to 1, like `returns`."""

    def value(self, s: S, seat: int) -> float:
        """The same for one seat alone."""
        return self.values(s)[seat]

    def priors(self, s: S, seat: int, kind: int, opts: list[int]) -> list[float]:
        """How promising each option looks before any search: positive weights."""
        return self.kinds[kind].priors(s, seat, opts)

    def at_rest(self, s: S) -> bool:
        """Whether bots judge a position between two stretches as it is, before chance or an automaton goes on."""
        return False

    def round(self, s: S) -> int:
        """Counts the rounds of the game. Where one ends, bots can compare what different answers have led to."""
        return 0

    def follow(self, s: S, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        """How `seat` would complete what it has begun, without thinking; None where a choice of its own begins.

        Bots judge positions only where nothing is half done: a tile paid for and not yet placed looks like a loss.
        """
        return self.kinds[kind].follow(s, seat, opts, ctx)

    def encode(self, s: S, seat: int, out: Any) -> None:
        """What `seat` knows of `s`, which `Session.seen` gives, as `features` in a buffer of C floats."""

    def advise(self, s: S, d: Decision, style: str) -> int | None:
        """What the game's own planner would answer, WAIT included where `not d.must`; None if it has none.

        Styles: "" plays for one seat beside others, "crew" for everybody, "cautious" without any risk.
        """
        return None

    def yardstick(self) -> Game[S]:
        """The same rules with a judgement that never changes, to measure bots by; itself while that is its own."""
        return self

    def learned(self) -> Game[S]:
        """The same rules with the judgement corrected by what was learnt; itself where nothing was."""
        return self
