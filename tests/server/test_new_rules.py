"""The rules change under running tables: every one opens, and people are told what is asked again."""

from __future__ import annotations

import asyncio
import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cinqmars import games
from cinqmars.kernel import State
from cinqmars.server.app import make_app
from cinqmars.server.live import Live
from cinqmars.server.positions import token
from cinqmars.server.store import Checkpoint
from server.house import GAME, HERE, WIDE
from server.shelf import Shelf, answer, request, session_of, settle

pytestmark = pytest.mark.interpreted  # a compiled method cannot be patched

ANSWERS = 30
Change = Callable[[pytest.MonkeyPatch, Any, Shelf, str], None]


def asks(change: Callable[[int, list[int]], list[int]]) -> Change:
    """Questions have other options."""

    def apply(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
        ask = State.ask

        def changed(s: Any, seat: int, kind: int, opts: list[int], ctx: Any = (), held: bool = False) -> int:
            return ask(s, seat, kind, change(kind, opts), ctx, held)

        patch.setattr(State, "ask", changed)

    return apply


def an_option_less(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    asks(lambda kind, opts: opts[:-1] if len(opts) > 1 else opts)(patch, game, shelf, table)


def an_option_more(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    """Whose meaning the rules know, so that it can be answered: the first one, under a second number."""
    ask = State.ask

    def changed(s: Any, seat: int, kind: int, opts: list[int], ctx: Any = (), held: bool = False) -> int:
        found = ask(s, seat, kind, [*opts, max(opts) + 1] if len(opts) > 1 else opts, ctx, held)
        return found if found in opts else opts[0]

    patch.setattr(State, "ask", changed)


def a_question_less(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    ask = State.ask

    def changed(s: Any, seat: int, kind: int, opts: list[int], ctx: Any = (), held: bool = False) -> int:
        return opts[0] if held else ask(s, seat, kind, opts, ctx, held)

    patch.setattr(State, "ask", changed)


def a_question_more(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    stretch = type(game).stretch

    def changed(game: Any, s: Any) -> None:
        s.ask(0, 0, [0, 1])
        stretch(game, s)

    patch.setattr(type(game), "stretch", changed)


def more_chance(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    stretch = type(game).stretch

    def changed(game: Any, s: Any) -> None:
        s.rng.below(6)
        stretch(game, s)

    patch.setattr(type(game), "stretch", changed)


def a_fault_where_it_stood(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    """Mended rules that cannot take an answer of the old ones."""
    ask, there = State.ask, [True]

    def changed(s: Any, seat: int, kind: int, opts: list[int], ctx: Any = (), held: bool = False) -> int:
        if there[0] and s.io.pos < len(s.io.log):
            there[0] = False  # it is not given again
            raise IndexError("no such thing any more")
        return ask(s, seat, kind, opts, ctx, held)

    patch.setattr(State, "ask", changed)


def states(change: Callable[[dict[str, Any]], None]) -> Change:
    """What is stored is of an older form, and nothing else leads there: today's rules set up otherwise."""

    def apply(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
        another_set_up(patch, game, shelf, table)

        def older(c: Checkpoint) -> Checkpoint:
            state = copy.deepcopy(c.state)
            change(state)
            return c._replace(state=state)

        shelf.kept[table] = [older(c) for c in shelf.kept.get(table, [])]
        shelf.last[table] = older(shelf.last[table])

    return apply


def a_new_field(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    """Which older saves lack, with a default."""
    cls = type(game.load(shelf.last[table].state))
    name = cls.fields[-1]
    patch.setattr(cls, "defaults", {name: shelf.last[table].state[name]})
    states(lambda state: state.__delitem__(name))(patch, game, shelf, table)


def a_field_less(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    states(lambda state: state.update(forgotten=[1, 2, 3]))(patch, game, shelf, table)


def a_new_version(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    """With a field that is called otherwise now, and a migration."""
    name = type(game.load(shelf.last[table].state)).fields[0]

    def migrate(game: Any, plain: dict[str, Any]) -> dict[str, Any]:
        if "old_name" not in plain:
            return plain
        return {**plain, name: plain["old_name"]}

    states(lambda state: state.update(old_name=state.pop(name)))(patch, game, shelf, table)
    patch.setattr(type(game), "version", game.version + 1)
    patch.setattr(type(game), "migrate", migrate)


def another_set_up(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    def new(game: Any, setup: Any) -> Any:
        raise KeyError("no such option any more")

    patch.setattr(type(game), "new", new)


def other_numbers(patch: pytest.MonkeyPatch, game: Any, shelf: Shelf, table: str) -> None:
    """All options are counted from elsewhere."""
    ask = State.ask

    def changed(s: Any, seat: int, kind: int, opts: list[int], ctx: Any = (), held: bool = False) -> int:
        return ask(s, seat, kind, [arg + 1000 for arg in opts], ctx, held) - 1000

    patch.setattr(State, "ask", changed)


CHANGES: list[Change] = [
    an_option_less,
    an_option_more,
    a_question_less,
    a_question_more,
    more_chance,
    a_fault_where_it_stood,
    a_new_field,
    a_field_less,
    a_new_version,
    another_set_up,
    other_numbers,
]


async def played(game: str) -> tuple[Shelf, str]:
    """A table in the middle of a game, and of a turn where one takes several answers, as the store has it."""
    shelf = Shelf()
    hub = make_app(shelf, limits=WIDE).state.hub
    people = min(games.get(game).seats, key=lambda n: abs(n - 3))
    made = await hub.make({"game": game, "seats": [dict(HERE)] * people, "seed": "7"})
    await hub.start(made.live)
    rng = random.Random(3)
    for given in range(2 * ANSWERS):
        session = session_of(made.live)
        inside = len(session.log) > session.marks[-1].ply
        if session.over or (given >= ANSWERS and inside):
            break
        d = rng.choice([d for d in session.pending if d.must] or session.pending)
        await answer(made.live, d, rng.choice(d.opts))
    await settle()
    await hub.close()
    return shelf, made.live.ledger.table


_PLAYED: dict[str, tuple[bytes, str]] = {}


def table_of(game: str) -> tuple[Shelf, str]:
    if game not in _PLAYED:
        _PLAYED[game] = asyncio.run(played(game))  # type: ignore[assignment]
    shelf, table = _PLAYED[game]
    return copy.deepcopy(shelf), table  # type: ignore[return-value]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("game", games.PACKAGES)
def test_every_running_table_opens_and_goes_on(
    game: str, change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, table = table_of(game)
    change(monkeypatch, games.get(game), shelf, table)

    async def main() -> None:
        live = await Live.load(shelf, table)
        assert live is not None
        session = session_of(live)
        before = sum([len(e.data["answers"]) for e in shelf.entries[table] if e.type == "answer"])
        repaired = "note-repaired" in [line.get("note") for line in live.ledger.chat]
        assert repaired == (len(session.log) < before), "people are told, and only then"
        assert len(session.log) >= shelf.last[table].ply, "at most the last stretch is asked again"
        d = session.pending[0]
        await answer(live, d, d.opts[0])
        again = await Live.load(shelf, table)
        assert again is not None and session_of(again).log == session_of(live).log, "the repair stands"

    asyncio.run(main())


@pytest.mark.parametrize("game", games.PACKAGES)
def test_a_running_table_keeps_the_rules_it_began_with_and_a_new_one_has_todays(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a rules fix would change the past of a game, the rules ask which it is: `s.rules`."""
    shelf, table = table_of(game)
    began = games.get(game).version
    monkeypatch.setattr(type(games.get(game)), "version", began + 1)

    async def main() -> None:
        live = await Live.load(shelf, table)
        assert live is not None and not live.ledger.chat, "nothing had to be repaired"
        session = session_of(live)
        assert session.setup.rules == session.state.rules == began
        d = session.pending[0]
        await answer(live, d, d.opts[0])
        assert session_of(live).state.rules == began
        hub = make_app(Shelf(), limits=WIDE).state.hub
        wish = {"game": game, "seats": [dict(HERE)] * session.setup.seats}
        made = await hub.make(wish)
        await hub.start(made.live)
        assert session_of(made.live).state.rules == began + 1
        await hub.close()

    asyncio.run(main())


def test_the_last_checkpoint_is_the_last_stretch() -> None:
    async def main() -> None:
        shelf, table = await played("mars")
        live = await Live.load(shelf, table)
        assert live is not None
        assert shelf.last[table].ply == session_of(live).marks[-1].ply

    asyncio.run(main())


def test_a_refusal_tells_nothing_of_others_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the log does not replay under an answer, which the kernel can tell in detail."""

    async def main() -> None:
        app = make_app(Shelf(), limits=WIDE)
        made = await app.state.hub.make({"game": GAME, "seats": [dict(HERE)] * 3, "seed": "7"})
        await app.state.hub.start(made.live)
        while len(session_of(made.live).log) == session_of(made.live).marks[-1].ply:
            d = session_of(made.live).pending[0]
            await answer(made.live, d, d.opts[0])
        other_numbers(monkeypatch, games.get(GAME), Shelf(), "")
        d = session_of(made.live).pending[0]
        wish = {"seat": d.seat, "token": token(session_of(made.live), d), "answers": [[d.kind, d.opts[0]]]}
        path = f"/api/tables/{made.live.ledger.table}/answer"
        status, raw = await request(app, "POST", path, wish, [made.tokens[d.seat]])
        assert status == 500 and msgspec.json.decode(raw) == {"refused": "rules-error", "facts": {}}

    asyncio.run(main())


def test_a_table_that_cannot_be_opened_at_all_says_just_that(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf, table = table_of("mars")
    shelf.kept.clear()
    shelf.last.clear()
    other_numbers(monkeypatch, games.get("mars"), shelf, table)
    another_set_up(monkeypatch, games.get("mars"), shelf, table)

    async def main() -> None:
        app = make_app(shelf, limits=WIDE)
        status, raw = await request(app, "GET", f"/api/tables/{table}")
        assert status == 500 and msgspec.json.decode(raw) == {"refused": "rules-error", "facts": {}}

    asyncio.run(main())
