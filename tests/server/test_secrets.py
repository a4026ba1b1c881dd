"""What a client may not learn: in an open region nothing depends on what others do, not even how often it is told.

But for one thing, which a table sees as well: whose whole choice lies there.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import pytest

from cinqmars import games
from cinqmars.kernel import Answer, Decision, Session
from cinqmars.server.app import make_app
from cinqmars.server.hub import Hub
from cinqmars.server.ledger import OVER
from cinqmars.server.live import Live
from cinqmars.server.ops.studies import Studies
from cinqmars.server.positions import encoded, position, token
from cinqmars.server.wire import encoder
from server.house import GAME, HERE, WIDE, Line, house
from server.shelf import Listening, Shelf, answer, request, session_of, settle

PEOPLE: Final = 4
PACE: Final = {"bank": 500.0, "increment": 3.0}


class Wall:
    """A clock on the wall that only moves when told to."""

    now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    found = Wall()
    monkeypatch.setattr("cinqmars.server.live.time.time", found.time)
    return found


class Room:
    """A table copied from another one's log, with a client for each seat, a spectator, and a listing beside."""

    def __init__(self, shelf: Shelf, tokens: dict[int, str], *seats: int) -> None:
        self.shelf = Shelf()
        self.shelf.entries = {t: log[:] for t, log in shelf.entries.items()}
        self.shelf.cards = dict(shelf.cards)
        self.app = make_app(self.shelf, limits=WIDE, studies=Studies(0))
        self.hub: Hub = self.app.state.hub
        self.tokens = tokens
        self.clients = {seat: Listening(seat, whole=False) for seat in seats}
        self.live: Live

    async def open(self, table: str) -> None:
        self.live = await self.hub.find(table)
        for client in self.clients.values():
            self.live.audience.join(client, {})
        self.live.audience.tell_card()

    def client(self, seat: int) -> Listening:
        return self.clients[seat]

    async def looked_up(self, seat: int) -> list[tuple[int, bytes]]:
        """All that the seat could ask for."""
        table, tokens = self.live.ledger.table, [self.tokens[seat]] if seat >= 0 else []
        steps = session_of(self.live).region
        paths = [
            "/api/tables",
            f"/api/tables/{table}",
            *[f"/api/tables/{table}/{what}?seat={seat}" for what in ("history", "record")],
            *[f"/api/tables/{table}/at/{step}?seat={seat}" for step in range(steps - 1, steps + 4)],
            *[
                f"/api/tables/{table}/figures?seat={seat}&steps={step}"
                for step in range(steps - 1, steps + 4)
            ],
        ]
        found = [await request(self.app, "GET", path, None, tokens) for path in paths]
        if seat >= 0:
            asked = [d for d in session_of(self.live).pending if d.seat == seat]
            wish = {"seat": seat, "token": 0, "answers": [[-1, 0]]}
            if asked:
                wish |= {"token": asked[0].token(), "answers": [[asked[0].kind, asked[0].opts[0]]]}
            found.append(await request(self.app, "POST", f"/api/tables/{table}/probe", wish, tokens))
            if not [
                a for a in session_of(self.live).log[steps:] if a.seat == seat
            ]:  # nothing of its own there
                undo = {"seat": seat}
                found.append(await request(self.app, "POST", f"/api/tables/{table}/undo", undo, tokens))
        return found

    async def close(self) -> None:
        await self.hub.close()


Act = Callable[[Room], Awaitable[None]]


def gives(d: Decision, arg: int) -> Act:
    async def act(room: Room) -> None:
        mine = [q for q in session_of(room.live).pending if q.seat == d.seat]
        if mine:
            await answer(room.live, mine[0], arg if arg in mine[0].opts else mine[0].opts[0])

    return act


def takes_back(seat: int) -> Act:
    async def act(room: Room) -> None:
        await room.live.undo(seat)

    return act


async def nothing(room: Room) -> None: ...


async def run_out(room: Room) -> None:
    await room.hub.clockwork.time_is_up(room.live)


async def happens(
    shelf: Shelf, table: str, tokens: dict[int, str], wall: Wall, me: int, plan: list[Act]
) -> Any:
    """What `me` hears and could look up while the plan unfolds, one act a second."""
    began = wall.now
    room = Room(shelf, tokens, me, -1)
    await room.open(table)
    for act in plan:
        wall.now += 1
        await act(room)
        await settle()
    assert session_of(room.live).region >= 0, "the region must still be open, or the test shows nothing"
    wall.now = began + 1000
    before = room.client(me).heard[:]
    seen = (besides_ticks(before), await room.looked_up(me))
    assert before == room.client(me).heard, "looking pushes nothing"
    wall.now = began
    await room.close()
    return seen


def besides_ticks(heard: list[bytes]) -> list[bytes]:
    """All that was heard but whose choice is in."""
    return [raw for raw in heard if msgspec.json.decode(raw)["type"] != "ready"]


async def compare(shelf: Shelf, live: Live, tokens: dict[int, str], wall: Wall, rng: random.Random) -> int:
    """At an open region: whatever the others do, each seat hears and finds the same."""
    asked = session_of(live).pending
    table, compared = live.ledger.table, 0
    for me in (-1, *rng.sample([d.seat for d in asked], 2)):
        others = [d for d in asked if d.seat != me]
        last = rng.choice(others)  # stays silent, so that the region stays open
        busy = [d for d in others if d is not last]
        own = [gives(d, d.opts[0]) for d in asked if d.seat == me]
        plans: list[list[Act]] = [
            [nothing] * len(busy) + own + [nothing] * 3,
            [gives(d, d.opts[0]) for d in busy] + own + [nothing] * 3,
            [gives(d, d.opts[-1]) for d in reversed(busy)] + own + [nothing] * 3,
            [nothing] * len(busy) + own + [gives(d, rng.choice(d.opts)) for d in busy] + [nothing] * 3,
        ]
        plans[3] = plans[3][: len(plans[0])]
        if busy:
            who = busy[0]
            plans.append(
                [gives(who, who.opts[0])]
                + [nothing] * (len(busy) - 1)
                + own
                + [takes_back(who.seat), gives(who, who.opts[-1]), nothing]
            )
        streams = [await happens(shelf, table, tokens, wall, me, plan) for plan in plans]
        for other in streams[1:]:
            assert other == streams[0]
            compared += 1
    return compared


@pytest.mark.parametrize(
    ("played", "options", "seed", "pace", "regions"),
    [
        (GAME, {}, 3, None, (1, 5, 9)),
        (GAME, {}, 8, PACE, (1, 5, 9)),
        ("terraforming-mars", {}, 4, None, (1, 2)),
        ("terraforming-mars", {"drafting": True}, 5, PACE, (2, 3)),
    ],
    ids=["free", "clock", "projects", "draft"],
)
def test_nothing_heard_or_found_depends_on_what_others_choose_in_secret(
    played: str,
    options: dict[str, Any],
    seed: int,
    pace: dict[str, float] | None,
    regions: tuple[int, ...],
    wall: Wall,
) -> None:
    """In the two games in which people choose in secret at once; looked at in some of their regions."""

    async def main() -> int:
        rng = random.Random(seed)
        shelf = Shelf()
        hub = make_app(shelf, limits=WIDE).state.hub
        wish = {
            "game": played,
            "seats": [dict(HERE)] * PEOPLE,
            "listed": True,
            "seed": str(seed),
            "options": options,
        }
        made = await hub.make(wish if pace is None else {**wish, "pace": pace})
        live = made.live
        await hub.start(live)
        compared, region, number = 0, -1, 0
        while number < regions[-1]:
            now = session_of(live).region
            if now >= 0 and now != region:
                region, number = now, number + 1
                if number in regions:  # each takes a second
                    compared += await compare(shelf, live, made.tokens, wall, rng)
            d = rng.choice(session_of(live).pending)
            wall.now += 1
            await answer(live, d, rng.choice(d.opts))
        await hub.close()
        return compared

    assert asyncio.run(main()) >= 24


def asks_back(seat: int) -> Act:
    async def act(room: Room) -> None:
        await room.live.ask(seat)

    return act


def test_a_question_for_an_undo_tells_nothing_of_what_others_have_chosen_meanwhile(wall: Wall) -> None:
    """Nor does its number: it counts such questions, not what has happened at the table."""

    async def main() -> None:
        shelf = Shelf()
        hub = make_app(shelf, limits=WIDE).state.hub
        made = await hub.make({"game": GAME, "seats": [dict(HERE)] * PEOPLE, "listed": True, "seed": "3"})
        live = made.live
        await hub.start(live)
        rng = random.Random(3)
        while session_of(live).region <= 0:  # the first one has nothing before it to go back to
            d = rng.choice(session_of(live).pending)
            await answer(live, d, rng.choice(d.opts))
        me, *others = session_of(live).pending
        assert len(others) == PEOPLE - 1, "all choose"
        for seat in (-1, me.seat):
            streams = []
            for busy in range(len(others)):
                chosen = [gives(d, d.opts[0]) for d in others[:busy]]
                plan = [nothing] * (len(others) - busy) + chosen + [asks_back(me.seat)]
                streams.append(await happens(shelf, live.ledger.table, made.tokens, wall, seat, plan))
            asked = [m for m in map(msgspec.json.decode, streams[0][0]) if m["type"] == "ask"]
            assert [(m["ask"], m["by"]) for m in asked] == [(1, me.seat)]
            assert streams == streams[:1] * len(streams)
        await hub.close()

    asyncio.run(main())


def test_a_clock_that_runs_out_in_a_secret_choice_shows_only_to_its_holder(wall: Wall) -> None:
    async def main() -> None:
        shelf = Shelf()
        hub = make_app(shelf, limits=WIDE).state.hub
        seats = [dict(HERE)] * PEOPLE
        made = await hub.make({"game": GAME, "seats": seats, "listed": True, "pace": PACE})
        await hub.start(made.live)
        live, table = made.live, made.live.ledger.table
        while session_of(live).region < 0:
            d = session_of(live).pending[0]
            await answer(live, d, d.opts[0])
        quick = [d for d in session_of(live).pending if d.seat in (0, 1)]
        assert len(quick) == 2
        late = 510.0

        async def wait(room: Room) -> None:
            wall.now += late

        answered = [gives(d, d.opts[0]) for d in quick]
        # in one run seat 1 has chosen and loses no time, in the other the clock takes its seat
        runs = []
        for plan in ([answered[0], answered[1]], [answered[0], nothing]):
            room = Room(shelf, made.tokens, -1, 0, 1)
            began = wall.now
            await room.open(table)
            for act in [*plan, wait, run_out]:
                wall.now += 1
                await act(room)
                await settle()
            heard = [besides_ticks(room.client(seat).heard) for seat in (0, -1)]
            runs.append((heard, await room.looked_up(0)))
            taken = [s["bot"] for s in room.client(1).messages("table")[-1]["seats"]]
            assert bool(taken[1]) == (plan[1] is nothing), "its own holder is told"
            assert room.live.ledger.seats[2].bot and not room.live.ledger.seats[0].bot
            wall.now = began
            await room.close()
        assert runs[0] == runs[1]
        await hub.close()

    asyncio.run(main())


def gives_some(seat: int, answers: int) -> Act:
    """So many answers of one person's choice, as far as it has them."""

    async def act(room: Room) -> None:
        for _ in range(answers):
            mine = [q for q in session_of(room.live).pending if q.seat == seat]
            if mine:
                await answer(room.live, mine[0], mine[0].opts[-1])

    return act


def test_how_many_answers_a_secret_choice_took_is_told_nobody(wall: Wall) -> None:
    """Corporations, preludes and projects: one answer, three or all of them leave the others' wires alike."""

    async def main() -> int:
        shelf = Shelf()
        hub = make_app(shelf, limits=WIDE).state.hub
        wish = {"game": "terraforming-mars", "seats": [dict(HERE)] * 3, "listed": True, "seed": "3"}
        made = await hub.make(wish)
        await hub.start(made.live)
        table, taken = made.live.ledger.table, set()
        for me in (-1, 0):
            streams = []
            for answers in (0, 1, 3, 40):
                plan: list[Act] = [gives_some(1, answers), nothing]
                streams.append(await happens(shelf, table, made.tokens, wall, me, plan))
            for other in streams[1:]:
                assert other == streams[0]
                taken.add(me)
        await hub.close()
        return len(taken)

    assert asyncio.run(main()) == 2


@pytest.mark.parametrize("played", games.PACKAGES)
def test_a_position_is_byte_for_byte_the_same_in_every_world_its_seat_holds_possible(played: str) -> None:
    """Ids, sizes and counts too: decks, hands and dice to come are dealt again, and the wire does not notice."""
    rng = random.Random(7)
    session: Session[Any] = Session.new(games.get(played), 3, 7)
    compared = 0
    for step in range(36):
        if not session.pending:
            break
        d = rng.choice(session.pending)
        if step % 3 == 0:
            told = wired_position(session, d.seat)
            for seed in (1, 2):
                assert wired_position(session.imagine(d.seat, seed), d.seat) == told
                compared += 1
        session = session.apply(rng.choice(d.opts), seat=d.seat)
    assert compared >= 12


def wired_position(session: Session[Any], seat: int) -> bytes:
    known = session.known_to(seat)
    found = position(known, seat, 0, -1, [], "", encoded(known.view(seat)))
    found.waiting.sort(key=lambda w: w.seat)  # whoever imagines a choice of all is the first in it
    return encoder.encode(found)


# whose choice is in


def test_a_tick_stands_for_a_whole_choice_and_goes_when_it_is_taken_back() -> None:
    """Two corporations, some projects: however many answers a choice takes, the others see one tick, or none."""

    async def main() -> None:
        shelf = Shelf()
        hub = make_app(shelf, limits=WIDE).state.hub
        made = await hub.make(
            {"game": "terraforming-mars", "seats": [dict(HERE)] * 3, "seed": "3", "listed": True}
        )
        await hub.start(made.live)
        room = Room(shelf, made.tokens, 0, -1)
        await room.open(made.live.ledger.table)

        def ticks(seat: int) -> list[list[int]]:
            return [m["seats"] for m in room.client(seat).messages("ready")]

        answers = 0
        while asked := [d for d in session_of(room.live).pending if d.seat == 1]:
            assert ticks(0) == [], f"{answers} answers of a choice that is not whole"
            await room.live.answer(1, [(asked[0].kind, asked[0].opts[-1])], token_of(room, asked[0]), False)
            answers += 1
        assert answers > 1, "a choice of several answers, or the test shows nothing"
        assert session_of(room.live).region >= 0
        assert ticks(0) == ticks(-1) == [[1]]
        late = Listening(2, whole=False)
        room.live.audience.join(late, {})
        assert [m["seats"] for m in late.messages("ready")] == [[1]]
        await room.live.undo(1)
        assert ticks(0) == ticks(-1) == [[1], []]
        stranger = Listening(whole=False)
        room.live.audience.join(stranger, {})
        assert stranger.messages("ready") == []
        await room.close()
        await hub.close()

    asyncio.run(main())


def token_of(room: Room, d: Decision) -> int:
    return token(session_of(room.live), d)


def test_when_the_last_choice_is_in_the_ticks_are_gone() -> None:
    async def main() -> None:
        hub = make_app(Shelf(), limits=WIDE).state.hub
        made = await hub.make({"game": GAME, "seats": [dict(HERE)] * 3, "seed": "5", "listed": True})
        await hub.start(made.live)
        live, watching = made.live, Listening(-1, whole=False)
        live.audience.join(watching, {})
        while session_of(live).region < 0:
            d = session_of(live).pending[0]
            await answer(live, d, d.opts[0])
        first = session_of(live).region
        while session_of(live).region == first:
            d = session_of(live).pending[-1]
            await answer(live, d, d.opts[0])
        assert [m["seats"] for m in watching.messages("ready")] == [[2], [1, 2], []]
        await hub.close()

    asyncio.run(main())


# whole games at the wire

KEYS: Final = {
    "table": "type table game state options pace undo listed chosen_seed seats progress rematch made moved spectators "
    "you",
    "position": "type seat revision steps since view question choices waiting told undo progress over",
    "done": "type id revision",
    "ready": "type seats",
    "probed": "type id question choices changes reveals",
}
SEAT_KEYS: Final = "who name bot house taken muted present"
QUESTION_KEYS: Final = "seat kind name token text held must idle form passing"


def play_at_random(lines: list[Line], rng: random.Random, most: int = 10**6) -> None:
    """To the end, or until so many answers were given."""
    given = 0
    for line in lines:
        line.until("position")
    while given < most:
        seats = list(range(len(lines)))
        rng.shuffle(seats)
        for seat in seats:
            line = lines[seat]
            line.drain(0.002)
            position = line.positions[seat]
            if position["over"] is not None:
                return
            if position["question"] is not None:
                line.answer(seat, rng)
                given += 1


def known_after(session: Session[Any], seat: int) -> Session[Any]:
    return Session(session.game, session.setup, session.marks, session.known(seat))


OTHERS: Final = [id for id in games.PACKAGES if id != GAME]
WHOLE: Final = 10**6


@pytest.mark.parametrize(
    ("played", "most"),
    [
        (GAME, WHOLE),
        *[(id, 12) for id in OTHERS],
        *[pytest.param(id, WHOLE, marks=pytest.mark.slow) for id in OTHERS],
    ],
)
def test_a_game_at_the_wire_tells_each_client_its_own_and_not_once_too_often(played: str, most: int) -> None:
    """The whole of one game, the beginnings of the others."""
    people, rng = 3, random.Random(11)
    with house() as h:
        table = h.client.make(played, [dict(HERE)] * people, listed=True)
        lines = [h.line(table.id, table.seats[n].token) for n in range(people)]
        watching = h.line(table.id)
        for line in [*lines, watching]:
            line.until("table")
        table.start()
        play_at_random(lines, rng, most)
        for line in [*lines, watching]:
            line.drain()
        entries = h.do(h.hub.store.read(table.id))
        ledger = h.hub.tables[table.id].ledger
        for line in [*lines, watching]:
            line.close()
    assert ledger.state == OVER or most < WHOLE
    game = games.get(played)
    setup = ledger.setup()
    for seat, line in zip([*range(people), -1], [*lines, watching]):
        heard = [m for m in line.received if m["type"] == "position"]
        expected = expected_views(game, setup, entries, seat)
        assert [(m["view"], m["waiting"]) for m in heard] == expected, "each state of its own, once, in order"
        for message in line.received:
            check_shape(message, seat)
        text = "".join(line.raw)
        assert str(setup.seed) not in text
        assert not [key for key in ledger.opened_by() if key in text]
        tokens = [table.host, table.watch, *[s.token for s in table.seats.values()]]
        assert not [token for token in tokens if token in text]


def expected_views(game: Any, setup: Any, entries: list[Any], seat: int) -> list[Any]:
    """What a seat should be sent, computed without the server: a position when its own knowledge changes."""
    session = Session.start(game, setup)
    views, last = [], -1
    for entry in entries:
        if entry.type not in ("start", "answer"):
            continue
        if entry.type == "answer":
            log = session.log + [Answer(s, k, a, bool(h), c) for s, k, a, h, c in entry.data["answers"]]
            session = Session(game, setup, session.marks, log)
        known = known_after(session, seat)
        if len(known.log) != last:
            last = len(known.log)
            views.append((wired(known.view(seat)), [waits(known, d) for d in known.pending]))
    return views


def waits(known: Session[Any], d: Decision) -> dict[str, Any]:
    """Who is asked; and what, if all may hear it and nobody chooses in secret."""
    heard = known.region < 0 and known.game.heard(d)
    return {
        "seat": d.seat,
        "must": d.must,
        "asked": wired(known.game.question(known.state, d)) if heard else None,
    }


def wired(x: Any) -> Any:
    """As it comes out of the wire."""
    return msgspec.json.decode(msgspec.json.encode(x))


def check_shape(message: dict[str, Any], seat: int) -> None:
    """No field but those we know, and no question but one's own."""
    assert set(message) <= set(KEYS[message["type"]].split())
    for found in message["seats"] if message["type"] == "table" else []:
        assert set(found) == set(SEAT_KEYS.split())
    question = message.get("question")
    if question is not None:
        assert set(question) == set(QUESTION_KEYS.split())
        assert question["seat"] == seat


def test_an_undo_in_a_secret_choice_is_refused_alike_whether_others_have_chosen() -> None:
    """Decided by what the seat knows: the refusal must not tell. The whole comparison asks for it at every region."""

    async def main() -> list[str]:
        reasons = []
        for busy in (0, 1, 2):
            shelf = Shelf()
            hub = make_app(shelf, limits=WIDE).state.hub
            made = await hub.make({"game": GAME, "seats": [dict(HERE)] * 4, "seed": "5", "listed": True})
            await hub.start(made.live)
            while session_of(made.live).region < 0:
                d = session_of(made.live).pending[0]
                await answer(made.live, d, d.opts[0])
            for d in [d for d in session_of(made.live).pending if d.seat][:busy]:
                await answer(made.live, d, d.opts[0])
            tokens = [made.tokens[0]]
            path = f"/api/tables/{made.live.ledger.table}/undo"
            status, body = await request(hub_app(hub), "POST", path, {"seat": 0}, tokens)
            reasons.append(f"{status} {body.decode()}")
            await hub.close()
        return reasons

    def hub_app(hub: Hub) -> Any:
        app = make_app(hub.store, limits=WIDE, studies=Studies(0))
        app.state.hub.tables.update(hub.tables)
        return app

    assert len(set(asyncio.run(main()))) == 1
