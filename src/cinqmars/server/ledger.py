"""What a table's log adds up to. Pure: folding the same entries gives the same ledger, in any process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from cinqmars.kernel import Answer, Setup
from cinqmars.server.capability import fits
from cinqmars.server.store import DELETE, LogEntry
from cinqmars.server.wire import Card, Pace, SeatCard, TableState, Undo, Who

OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"

CHAT_KEPT: Final = 200
PLAY: Final = ("start", "answer", "undo", "goto", "repair", "bot")  # what happens to the game itself
REPAIR: Final = "repair"  # the rules changed under the last answers: they are asked again
VOTE: Final = "vote"  # somebody would let a bot play for a person who does not move
RESUME: Final = "resume"  # clocks go on after a time without a server
PERSON: Final = "person"  # whose a seat is, on whichever device
MUTE: Final = "mute"  # the host lets somebody speak no more, or again
UNSAY: Final = "unsay"  # a line of the chat is taken away
ASIDE: Final = (RESUME, VOTE, PERSON, MUTE, UNSAY)  # what does not move a table


@dataclass(slots=True)
class Seat:
    """A chair: who may sit there, and what its holder's tokens hash to."""

    who: Who
    name: str = ""
    bot: str = ""  # plays for the seat; for a person's seat, until its holder is back
    token: str = ""
    invite: str = ""
    person: str = ""  # whose it is, by a key of theirs: it opens the seat on their other devices
    muted: bool = False
    house: bool = False  # only a bot may hold it
    why: str = ""  # the bot plays because: asked, left, clock
    shown: str = ""  # the bot the others know of: in a secret choice a clock that ran out tells nobody


@dataclass(slots=True)
class Clock:
    """A seat's time: what was left when it last changed hands, and since when it runs (0: it stands)."""

    left: float
    since: float = 0.0

    def at(self, now: float) -> float:
        return max(0.0, self.left - (now - self.since)) if self.since else self.left


@dataclass(slots=True)
class Ask:
    """Somebody asks the others to agree to an undo; `ply` is where the table would return to."""

    id: int
    by: int
    ply: int
    yes: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Ledger:
    """A table: its settings, its seats, and the answers that stand."""

    table: str
    seq: int = 0
    game: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)
    undo: Undo = "each"
    listed: bool = False
    seed: int = 0
    chosen_seed: bool = False
    origin: str = ""  # a hash of the address that made it
    host: str = ""
    owner: str = ""  # the host's own key, as a seat has its person's
    watch: str = ""
    join: str = ""  # the link of the table: any seat that waits for somebody
    seats: list[Seat] = field(default_factory=list)
    state: TableState = OPEN
    deleted: bool = False
    rules: int = 0
    players: int = 0  # the number the game was started for
    answers: list[Answer] = field(default_factory=list)
    turned: list[int] = field(default_factory=list)  # per seat: how often its past was changed
    undone: int = 0  # the seq of the last entry that took answers back
    cuts: list[tuple[int, int]] = field(default_factory=list)  # (seq, ply) of those, as far as they matter
    regions: list[tuple[int, int]] = field(default_factory=list)  # of secret choices now closed: plies
    secret: bool = False  # a region of secret choices is open: what happens in it does not show
    clocks: list[Clock] = field(default_factory=list)
    known_clocks: list[Clock] = field(default_factory=list)  # as they were before the open region
    asks: int = 0  # so far, which everybody has heard: the number of the next one tells nothing else
    ask: Ask | None = None
    settled: tuple[int, bool] = (0, False)  # the last ask, and whether all agreed
    chat: list[dict[str, Any]] = field(default_factory=list)
    lines: int = 0  # that people have said
    nudges: dict[int, float] = field(default_factory=dict)  # by whom: when they last nudged
    votes: dict[int, list[int]] = field(default_factory=dict)  # for whom a bot shall play: who says so
    rematch: str = ""
    progress: float = 0.0
    known_progress: float = 0.0
    made: float = 0.0
    moved: float = 0.0  # the last change that everybody may know of

    def after(self, entry: LogEntry) -> Ledger:
        """The ledger once this entry is taken in; this one stays as it is until the entry is on disk."""
        next_ = replace(self)
        next_.seats = [replace(seat) for seat in self.seats]
        next_.answers = self.answers[:]
        next_.turned = self.turned[:]
        next_.regions = self.regions[:]
        next_.ask = replace(self.ask, yes=self.ask.yes[:]) if self.ask is not None else None
        next_.fold(entry)
        return next_

    def fold(self, entry: LogEntry) -> None:
        """Take one entry in; they come in order."""
        self.seq = entry.seq
        hidden = self.secret  # whatever is added to an open region does not show
        if entry.type in FOLDED:
            FOLDED[entry.type](self, entry)
        if "clocks" in entry.data:
            self.clocks = [Clock(left, since) for left, since in entry.data["clocks"]]
        if entry.type in ASIDE:
            return
        if entry.type not in PLAY:
            self.moved = entry.at
        elif not (hidden and self._concealed(entry)):
            self._show(entry.at)

    def _concealed(self, entry: LogEntry) -> bool:
        """Whether an entry to an open region leaves it open."""
        match entry.type:
            case "undo":
                return bool(entry.data["lane"])
            case "answer" | "bot":
                return self.secret and "closes" not in entry.data
            case _:
                return False

    def _show(self, at: float) -> None:
        """What everybody may know of the play is up to date again."""
        self.moved = at
        self.known_clocks = self.clocks
        self.known_progress = self.progress
        for seat in self.seats:
            seat.shown = seat.bot

    def _chat(self, entry: LogEntry) -> None:
        self.lines += 1
        self._keep_line({**entry.data, "at": entry.at, "line": self.lines})

    def _unsay(self, entry: LogEntry) -> None:
        gone = {"text": "", "removed": True}
        self.chat = [
            {**line, **gone} if line.get("line") == entry.data["line"] else line for line in self.chat
        ]

    def _mute(self, entry: LogEntry) -> None:
        self.seats[entry.data["seat"]].muted = entry.data["on"]

    def _person(self, entry: LogEntry) -> None:
        for n in entry.data["seats"]:
            self.seats[n].person = entry.data["person"]
        if entry.data["host"]:
            self.owner = entry.data["person"]

    def _nudge(self, entry: LogEntry) -> None:
        self.nudges = {**self.nudges, entry.data["seat"]: entry.at}
        self._note(entry, "note-nudge", to=entry.data["to"])

    def _keep_line(self, line: dict[str, Any]) -> None:
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _note(self, entry: LogEntry, id_: str, **more: int) -> None:
        """A line of the table's own, among those of the people."""
        self._keep_line({"seat": entry.data.get("seat", -1), "note": id_, "at": entry.at, **more})

    def _made(self, entry: LogEntry) -> None:
        data = entry.data
        self.game = data["game"]
        self.seed = int(data["seed"])
        self.chosen_seed = data["chosen_seed"]
        self.origin = data.get("origin", "")
        self.host = data["host"]
        self.owner = data.get("owner", "")
        self.watch = data["watch"]
        self.join = data.get("join", "")
        self.seats = [Seat(**seat) for seat in data["seats"]]
        for seat in self.seats:
            seat.shown = seat.bot
        self.made = entry.at
        self._settings(entry)

    def _settings(self, entry: LogEntry) -> None:
        data = entry.data
        self.options = data.get("options", self.options)
        self.pace = Pace(**data["pace"]) if "pace" in data else self.pace
        self.undo = data.get("undo", self.undo)
        self.listed = data.get("listed", self.listed)

    def _seat(self, entry: LogEntry) -> None:
        data = entry.data
        seat = self.seats[data["seat"]]
        for name, value in data["change"].items():
            setattr(seat, name, value)
        if "bot" in data["change"]:
            seat.shown = seat.bot

    def _swap(self, entry: LogEntry) -> None:
        a, b = entry.data["seats"]
        self.seats[a], self.seats[b] = self.seats[b], self.seats[a]
        for name, value in self.options.items():
            if isinstance(value, list) and max(a, b) < len(value):
                each = value[:]
                each[a], each[b] = each[b], each[a]
                self.options = {**self.options, name: each}

    def _start(self, entry: LogEntry) -> None:
        data = entry.data
        self.seats = [Seat(**seat) for seat in data["seats"]]
        self.rules = data["rules"]
        self.players = data["people"]
        self.options = data["options"]
        self.turned = [0] * (len(self.seats) + 1)  # the last is the spectators'
        self.state = RUNNING
        self.secret = data.get("secret", False)
        self._ended(data)

    def _answer(self, entry: LogEntry) -> None:
        data = entry.data
        self.answers += [Answer(s, k, a, bool(h), c) for s, k, a, h, c in data["answers"]]
        self.secret = data.get("secret", False)
        self._moved(*[s for s, *_ in data["answers"]])
        if "closes" in data:
            self.answers = in_seat_order(self.answers, data["closes"])
            self.regions.append((data["closes"], len(self.answers)))
        if not self.secret or "closes" in data:
            self._drop_ask()
        self._ended(data)

    def _bot(self, entry: LogEntry) -> None:
        data = entry.data
        seat = self.seats[data["seat"]]
        self._moved(data["seat"])
        seat.bot, seat.why = data["bot"], data["why"] if data["bot"] else ""
        if data["why"] != "clock":  # handed over or taken back in the open
            seat.shown = seat.bot

    def _vote(self, entry: LogEntry) -> None:
        for_, by = entry.data["for"], entry.data["seat"]
        self.votes = {**self.votes, for_: sorted({*self.votes.get(for_, []), by})}
        self._note(entry, "note-vote", to=for_)

    def _moved(self, *seats: int) -> None:
        """Whoever moves is no longer voted on."""
        self.votes = {seat: by for seat, by in self.votes.items() if seat not in seats}

    def _rematch(self, entry: LogEntry) -> None:
        self.rematch = entry.data["table"]

    def _close(self, entry: LogEntry) -> None:
        if self.state != OVER:
            self.state = CLOSED

    def _delete(self, entry: LogEntry) -> None:
        self.state, self.listed, self.deleted = CLOSED, False, True

    # going back

    def _ask(self, entry: LogEntry) -> None:
        self.asks += 1
        self.ask = Ask(self.asks, entry.data["seat"], entry.data["ply"])
        self._note(entry, "note-undo-ask")

    def _goto(self, entry: LogEntry) -> None:
        del self.answers[entry.data["ply"] :]
        self._went_back(entry)
        self.turned = [n + 1 for n in self.turned]
        self.state = RUNNING
        self._note(entry, "note-undo-agreed")
        self.settled = (self.ask.id, True) if self.ask is not None else self.settled
        self.ask = None

    def _repair(self, entry: LogEntry) -> None:
        del self.answers[entry.data["ply"] :]
        self._went_back(entry)
        self._drop_ask()
        self.turned = [n + 1 for n in self.turned]
        self.state = RUNNING
        self._note(entry, "note-repaired")
        self._ended(entry.data)

    def _went_back(self, entry: LogEntry) -> None:
        self.undone = entry.seq
        ply = entry.data["ply"]
        self.cuts = [*[(seq, p) for seq, p in self.cuts if p < ply], (entry.seq, ply)]
        self.regions = [(start, end) for start, end in self.regions if end <= len(self.answers)]
        self.secret = entry.data.get("secret", False)

    def _drop_ask(self) -> None:
        if self.ask is not None:
            self.settled, self.ask = (self.ask.id, False), None

    def _consent(self, entry: LogEntry) -> None:
        if self.ask is None or self.ask.id != entry.data["ask"]:
            return
        if entry.data["yes"]:
            self.ask.yes.append(entry.data["seat"])
        else:
            self._note(entry, "note-undo-refused")
            self._drop_ask()

    def _undo(self, entry: LogEntry) -> None:
        data = entry.data
        first, seat = data["ply"], data["seat"]
        kept = [a for a in self.answers[first:] if a.seat != seat] if data["lane"] else []
        self.answers = self.answers[:first] + kept
        self._went_back(entry)
        if not data["lane"]:
            self._drop_ask()
        for q in range(len(self.turned)):
            if q == seat or not data["lane"]:  # in a secret region nobody else notices
                self.turned[q] += 1

    def _ended(self, data: dict[str, Any]) -> None:
        self.progress = data.get("progress", self.progress)
        if data.get("over"):
            self.state = OVER

    def stands(self, seq: int, ply: int) -> bool:
        """Whether a checkpoint made at this seq is still of this past."""
        return ply <= len(self.answers) and not any([s > seq and p < ply for s, p in self.cuts])

    def people(self) -> list[int]:
        """The seats that persons play, as far as everybody knows."""
        return [n for n, seat in enumerate(self.seats) if not seat.shown and not seat.house]

    def setup(self) -> Setup:
        return Setup(self.players, self.seed, self.options, self.rules)

    def card(self, own: tuple[int, ...] = ()) -> Card:
        """The table as anybody may see it; of one's own seats also what the others cannot know yet."""
        seats = [
            SeatCard(
                seat.who,
                seat.name,
                seat.bot if n in own else seat.shown,
                seat.house,
                bool(seat.token),
                seat.muted,
            )
            for n, seat in enumerate(self.seats)
        ]
        return Card(
            table=self.table,
            game=self.game,
            state=self.state,
            options=self.options,
            pace=self.pace,
            undo=self.undo,
            listed=self.listed,
            chosen_seed=self.chosen_seed,
            seats=seats,
            progress=self.known_progress,
            rematch=self.rematch,
            made=self.made,
            moved=self.moved,
        )

    def held_by(self, keys: Sequence[str]) -> tuple[int, ...]:
        """The seats that the tokens of these hashes are for."""
        return tuple(
            [
                n
                for n, seat in enumerate(self.seats)
                if any([fits(key, seat.token) or fits(key, seat.person) for key in keys])
            ]
        )

    def hosted_by(self, keys: Sequence[str]) -> bool:
        """Whether one of the tokens of these hashes is the host's."""
        return any([fits(key, self.host) or fits(key, self.owner) for key in keys])

    def line(self, number: int) -> dict[str, Any] | None:
        """A line that somebody said, if it is still kept."""
        return next((line for line in self.chat if line.get("line") == number), None)

    def opens(self, keys: Sequence[str]) -> bool:
        """A listed table is open to all; another to whoever holds one of its tokens."""
        return self.listed or any([fits(key, kept) for key in keys for kept in self.opened_by()])

    def opened_by(self) -> list[str]:
        """The hashes of all tokens that open this table."""
        seats = [key for seat in self.seats for key in (seat.token, seat.invite, seat.person)]
        return [key for key in (self.host, self.owner, self.watch, self.join, *seats) if key]


FOLDED: Final[dict[str, Callable[[Ledger, LogEntry], None]]] = {
    "made": Ledger._made,
    "seat": Ledger._seat,
    "swap": Ledger._swap,
    "settings": Ledger._settings,
    "start": Ledger._start,
    "answer": Ledger._answer,
    "undo": Ledger._undo,
    "goto": Ledger._goto,
    REPAIR: Ledger._repair,
    "bot": Ledger._bot,
    "ask": Ledger._ask,
    "consent": Ledger._consent,
    "chat": Ledger._chat,
    UNSAY: Ledger._unsay,
    MUTE: Ledger._mute,
    PERSON: Ledger._person,
    VOTE: Ledger._vote,
    "nudge": Ledger._nudge,
    "rematch": Ledger._rematch,
    "close": Ledger._close,
    DELETE: Ledger._delete,
}


def in_seat_order(answers: list[Answer], start: int) -> list[Answer]:
    """In which order people chose in secret is nobody's business: lanes commute, so the log forgets it."""
    return answers[:start] + sorted(answers[start:], key=lambda a: a.seat)
