"""Tables on a real server: seats, colours, bots, clocks, the lobby."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cinqmars.client import Refusal
from cinqmars.server import positions
from cinqmars.server.ledger import Ledger, Seat
from cinqmars.server.ops.limits import Limits
from cinqmars.server.seats import usual_bot
from cinqmars.server.store import LogEntry
from server.house import BOT, GAME, HERE, WIDE, House, Line, house, wait_for
from server.seated import asked, sit, until_alone
from toys.box import Box, one

OPEN = {"who": "open"}
REMOTE = {"who": "remote"}


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


# making and sitting


def test_seats_are_taken_by_invitation_or_when_open(h: House) -> None:
    table = h.make(HERE, REMOTE, OPEN, start=False, listed=True)
    assert set(table.seats) == {0} and set(table.invites) == {1}
    guest = h.client.sit(table.id, table.invites[1], "Zoé")
    assert guest.number == 1
    assert h.refused("POST", f"/api/tables/{table.id}/sit", {}, table.invites[1]) == (409, "no-seat")
    assert h.client.sit(table.id, name="Ada").number == 2
    assert h.refused("POST", f"/api/tables/{table.id}/sit", {}) == (409, "no-seat")
    names = [seat["name"] for seat in table.card()["seats"]]
    assert names == ["", "Zoé", "Ada"]
    guest.call("POST", "/leave", {"seat": 1})
    assert table.card()["seats"][1]["who"] == "open"


def test_an_unlisted_table_is_neither_found_nor_open_to_strangers(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, OPEN, start=False)
    assert table.id not in [card["table"] for card in h.client.tables()]
    assert h.refused("POST", f"/api/tables/{table.id}/sit", {}) == (409, "no-seat")
    stranger = h.line(table.id)
    lines.append(stranger)
    assert stranger.until("table")["state"] == "open"
    table.start()
    stranger.until("table")
    stranger.drain()
    assert not stranger.positions, "a visitor at an unlisted table sees its card only"
    other = h.line(table.id)
    lines.append(other)
    assert other.until("refused")["refused"] == "token" and other.closed_with() == 1008
    for path in ("history", "at/0", "stream", "record"):
        assert h.refused("GET", f"/api/tables/{table.id}/{path}") == (401, "token")
        assert h.refused("GET", f"/api/tables/{table.id}/{path}?seat=0", None, table.watch) == (
            403,
            "not-yours",
        )
    for token in (table.watch, table.host):
        watching = h.line(table.id, token)
        lines.append(watching)
        assert watching.until("position")["seat"] == -1
        assert h.call("GET", f"/api/tables/{table.id}/history", None, token)["steps"] >= 0


def test_the_lobby_lists_open_and_running_tables_and_marks_mine(h: House) -> None:
    shown = h.make(HERE, OPEN, start=False, listed=True)
    hidden = h.make(HERE, BOT)
    cards = {card["table"]: card for card in h.client.tables([hidden.seats[0].token])}
    assert cards[shown.id]["state"] == "open" and not cards[shown.id]["mine"]
    assert cards[hidden.id]["mine"] and cards[hidden.id]["state"] == "running"
    h.call("POST", f"/api/tables/{shown.id}/close", None, shown.host)
    assert shown.id not in [card["table"] for card in h.client.tables()]
    assert "seed" not in cards[hidden.id] and hidden.card()["seed"] is None


def test_the_host_settles_seats_and_options_before_the_start(h: House) -> None:
    table = h.make(HERE, OPEN, start=False)
    path = f"/api/tables/{table.id}"
    made = h.call("POST", f"{path}/seats/1", {"who": "remote"}, table.host)
    assert h.client.sit(table.id, made["invite"]).number == 1
    h.call("POST", f"{path}/options", {"pace": {"bank": 60}, "undo": "nobody", "listed": True}, table.host)
    card = table.card()
    assert card["pace"]["bank"] == 60 and card["undo"] == "nobody" and card["listed"]
    assert h.refused("POST", f"{path}/options", {"listed": True}, table.seats[0].token) == (403, "not-yours")
    assert h.refused("POST", f"{path}/options", {"options": {"nonsense": 1}}, table.host) == (
        400,
        "option-name",
    )
    assert h.refused("POST", f"{path}/seats/9", {"who": "bot"}, table.host) == (409, "no-seat")
    table.start()
    assert h.refused("POST", f"{path}/start", None, table.host) == (409, "started")
    assert h.refused("POST", f"{path}/options", {"listed": False}, table.host) == (409, "started")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": [HERE, HERE]}, "game"),
        ({"game": GAME, "seats": []}, "malformed"),
        ({"game": GAME, "seats": [HERE] * 9}, "malformed"),
        ({"game": GAME, "seats": [HERE, HERE], "options": {"x": [[[1]]]}}, "option-name"),
        ({"game": GAME, "seats": [HERE, HERE], "seed": "9999999999999999999"}, "seed"),
        ({"game": GAME, "seats": [HERE, HERE], "seed": "-1"}, "malformed"),
        ({"game": GAME, "seats": [HERE, HERE], "seed": "12\n"}, "malformed"),
        ({"game": GAME, "seats": [HERE, {"who": "bot", "bot": "oracle"}]}, "bot"),
        ({"game": GAME, "seats": [HERE, {"who": "bot", "bot": "ismcts:9999999"}]}, "bot"),
        ({"game": GAME, "seats": [HERE, {"who": "bot", "bot": "ismcts:6s"}]}, "bot"),
        ({"game": GAME, "seats": [HERE, HERE], "pace": {"bank": 1e300}}, "malformed"),
        ({"game": GAME, "seats": [HERE, HERE], "surprise": 1}, "malformed"),
        ({"game": GAME, "seats": [{"who": "here", "name": "\x00"}, HERE]}, "malformed"),
    ],
)
def test_absurd_tables_are_refused(h: House, wish: dict[str, Any], reason: str) -> None:
    status, found = h.refused("POST", "/api/tables", wish)
    assert found == reason and status in (400, 404)


def test_a_bot_may_think_for_five_seconds(h: House) -> None:
    h.make(HERE, {"who": "bot", "bot": "ismcts:5s"}, start=False)


def test_what_takes_a_running_table_is_refused_before_its_start(h: House) -> None:
    table = h.make(HERE, HERE, start=False)
    path, token = f"/api/tables/{table.id}", table.seats[0].token
    assert h.refused("GET", f"{path}/record", None, token) == (409, "not-started")
    assert h.refused("POST", f"{path}/seats/0/bot", {}, token) == (409, "not-started")


def test_a_game_for_other_numbers_of_seats_does_not_start(h: House) -> None:
    table = h.make(HERE, start=False)
    assert h.refused("POST", f"/api/tables/{table.id}/start", None, table.host) == (400, "seats")


# colours


def test_before_the_start_a_person_changes_seats_and_so_colours(h: House) -> None:
    ana, wish = {"who": "here", "name": "Ana"}, {"who": "bot", "bot": "random", "name": "Spirit"}
    table = h.make(ana, REMOTE, OPEN, wish, start=False, listed=True)
    path, token = f"/api/tables/{table.id}/seats", table.seats[0].token
    h.call("POST", f"{path}/0/move", {"to": 2}, token)
    assert [(seat["who"], seat["name"]) for seat in table.card()["seats"]][::2] == [
        ("open", ""),
        ("here", "Ana"),
    ]
    assert h.call("GET", f"/api/tables/{table.id}", None, token)["you"] == [2]
    h.call("POST", f"{path}/2/move", {"to": 3}, token)
    assert [seat["name"] for seat in table.card()["seats"]] == ["", "", "Spirit", "Ana"]
    ben = h.call("POST", f"/api/tables/{table.id}/sit", {"name": "Ben"})
    assert ben["seat"] == 0
    assert h.refused("POST", f"{path}/3/move", {"to": 0}, token) == (409, "no-seat"), "somebody sits there"
    assert h.refused("POST", f"{path}/0/move", {"to": 1}, ben["token"]) == (409, "no-seat"), (
        "it waits for a link"
    )
    assert h.refused("POST", f"{path}/0/move", {"to": 9}, ben["token"]) == (409, "no-seat")
    assert h.refused("POST", f"{path}/3/move", {"to": 2}, ben["token"]) == (403, "not-yours")
    h.call("POST", f"{path}/3/move", {"to": 1}, token, table.host)
    invite = table.invites[1]
    assert h.call("POST", f"/api/tables/{table.id}/sit", {"name": "Chloé"}, invite)["seat"] == 3
    table.start()
    assert h.refused("POST", f"{path}/1/move", {"to": 2}, token) == (409, "started")


def test_two_seats_of_one_device_change_colours(h: House) -> None:
    table = h.make({"who": "here", "name": "Ana"}, {"who": "here", "name": "Ben"}, start=False)
    path, ana, ben = f"/api/tables/{table.id}/seats/0/move", table.seats[0].token, table.seats[1].token
    assert h.refused("POST", path, {"to": 1}, ana) == (409, "no-seat"), "not without the other's token"
    h.call("POST", path, {"to": 1}, ana, ben)
    assert [seat["name"] for seat in table.card()["seats"]] == ["Ben", "Ana"]
    assert h.call("GET", f"/api/tables/{table.id}", None, ana)["you"] == [1]


def test_a_client_is_told_its_own_seat_when_one_before_it_is_closed(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, OPEN, REMOTE, start=False)
    guest = h.client.sit(table.id, table.invites[2])
    lines.append(line := h.line(table.id, guest.token))
    assert line.until("table")["you"] == [2]
    stream = guest.messages()
    assert next(stream)["you"] == [2]
    h.call("POST", f"/api/tables/{table.id}/seats/1", {"who": "closed"}, table.host)
    table.start()
    assert line.until("position")["seat"] == 1, "the third of three is the second of two"
    assert line.latest("table")["you"] == [1]
    assert set(line.positions) == {1}, "and nothing of anybody else's"
    assert next(m for m in stream if m["type"] == "gameFull")["seat"] == 1
    assert line.ask("undo", seat=2)["refused"] == "not-yours"


def test_whoever_has_left_a_seat_hears_nothing_for_it(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, REMOTE, start=False)
    first = h.client.sit(table.id, table.invites[1])
    lines.append(gone := h.line(table.id, first.token))
    gone.until("table")
    first.call("POST", "/leave", {"seat": 1})
    h.call("POST", f"/api/tables/{table.id}/seats/1", {"who": "here"}, table.host)
    table.start()
    while gone.until("table")["state"] != "running":
        pass
    gone.drain()
    assert not gone.positions
    assert gone.ask("undo", seat=1)["refused"] == "not-yours"


def test_all_hear_what_is_asked_aloud_and_nobody_what_is_asked_in_secret(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE, HERE)
    three, rng, heard = sit(h, lines, table, 0, 1, 2), random.Random(6), 0
    for _ in range(60):
        seats = asked(three)
        for n, line in enumerate(three):
            for waits in line.positions[n]["waiting"]:
                assert waits["asked"] is None or len(seats) == 1
                if waits["asked"] is not None:
                    assert waits["asked"] == three[waits["seat"]].positions[waits["seat"]]["question"]["text"]
                    heard += n != waits["seat"]
        three[seats[0]].answer(seats[0], rng)
        if three[seats[0]].latest("position")["over"]:
            break
    assert heard > 10


def test_an_option_of_a_seat_moves_with_its_holder() -> None:
    ledger = Ledger(
        "AAAAAAAA", seats=[Seat("here"), Seat("open"), Seat("bot")], options={"a": [1, 2, 3], "b": 4}
    )
    before = dict(ledger.options)
    after = ledger.after(LogEntry(1, "swap", {"seats": [0, 2]}, 1.0))
    assert [seat.who for seat in after.seats] == ["bot", "open", "here"]
    assert after.options == {"a": [3, 2, 1], "b": 4} and ledger.options == before


# bots and clocks


def test_a_seat_is_handed_to_a_bot_and_taken_back(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    path = f"/api/tables/{table.id}/seats/1/bot"
    assert h.refused("POST", path, {}, table.seats[0].token) == (403, "not-yours")
    h.call("POST", path, {"bot": "random"}, table.host)  # its holder is not here
    assert table.card()["seats"][1]["bot"] == "random"
    h.call("DELETE", path, None, table.seats[1].token)
    assert table.card()["seats"][1]["bot"] == ""
    line = sit(h, lines, table, 1)[0]
    assert h.refused("POST", path, {}, table.host) == (403, "not-yours")
    h.call("POST", path, {"bot": "random"}, table.seats[1].token)
    while not line.until("table")["seats"][1]["bot"]:
        pass
    table.seats[0].call("POST", "/leave", {"seat": 0})
    line.drain()
    wait_for(lambda: h.hub.tables[table.id].ledger.state == "over", 60)


@pytest.mark.parametrize("made_with", ["greedy:2", "ismcts:3", "random"])
def test_a_seat_is_handed_to_a_bot_as_strong_as_the_tables_own(h: House, made_with: str) -> None:
    table = h.make(HERE, HERE, {"who": "bot", "bot": made_with})
    h.call("POST", f"/api/tables/{table.id}/seats/1/bot", {}, table.seats[1].token)
    assert table.card()["seats"][1]["bot"] == made_with
    table.seats[0].call("POST", "/leave", {"seat": 0})
    assert table.card()["seats"][0]["bot"] == made_with


def test_seats_nobody_took_get_bots_as_strong_as_the_tables_own(h: House) -> None:
    table = h.make(HERE, OPEN, {"who": "bot", "bot": "greedy:2"})
    assert table.card()["seats"][1]["bot"] == "greedy:2"


def test_without_bots_at_the_table_the_usual_one_plays() -> None:
    assert usual_bot([Seat("here"), Seat("bot", bot="random", house=True)]) == "medium"


def test_when_the_clock_runs_out_a_bot_plays_until_the_holder_is_back(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE, pace={"bank": 0.6, "increment": 0.2})
    pair = sit(h, lines, table, 0, 1)
    clock = pair[0].until("clock")["seats"]
    assert set(clock) == {"0", "1"} and clock["0"]["left"] <= 0.6
    live = h.hub.tables[table.id]
    wait_for(lambda: any([seat.why == "clock" for seat in live.ledger.seats]), 10)
    late = next(n for n, seat in enumerate(live.ledger.seats) if seat.why == "clock")
    assert live.ledger.seats[late].bot
    pair[late].drain()
    again = h.line(table.id, table.seats[late].token)
    lines.append(again)
    wait_for(lambda: not live.ledger.seats[late].bot or live.ledger.state == "over", 10)
    entries = h.do(h.hub.store.read(table.id))
    assert [e.data["why"] for e in entries if e.type == "bot"][:1] == ["clock"]
    assert all(["clocks" in e.data for e in entries if e.type in ("start", "answer", "bot")])


def test_a_clock_runs_while_the_game_waits_for_its_seat(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE, pace={"bank": 100, "increment": 7})
    pair = sit(h, lines, table, 0, 1)
    seat = until_alone(pair, random.Random(21))
    clocks = h.hub.tables[table.id].ledger.clocks
    assert clocks[seat].since and not clocks[1 - seat].since
    left = clocks[seat].left
    pair[seat].answer(seat, random.Random(21))
    assert left + 5 < h.hub.tables[table.id].ledger.clocks[seat].left <= left + 7


# limits


def attempt(h: House) -> tuple[int, str]:
    try:
        h.call("GET", "/api/games")
    except Refusal as e:
        return e.status, e.reason
    return 200, ""


def test_floods_are_told_to_slow_down() -> None:
    tight = Limits((1.0, 30.0), (0.01, 2.0), (1.0, 5.0), (0.1, 2.0), sockets=2, all_sockets=3)
    with house(limits=tight) as h:
        table = h.make(HERE, HERE)
        h.make(HERE, HERE)
        assert h.refused("POST", "/api/tables", {"game": GAME, "seats": [HERE, HERE]}) == (429, "too-often")
        line = h.line(table.id, table.seats[0].token)
        question = line.until("position")["question"] or {"kind": 0, "token": 0}
        wish = {"seat": 0, "token": question["token"], "answers": [[question["kind"], 0]]}
        replies = [line.ask("probe", **wish).get("refused") for _ in range(3)]
        assert replies[2] == "too-often"
        assert [line.ask("undo", seat=0)["refused"] for _ in range(3)][-1] == "too-often"
        second = h.line(table.id, table.seats[1].token)
        second.until("table")
        third = h.line(table.id, table.watch)
        assert third.until("refused")["refused"] == "too-many-sockets"
        third.close()
        assert (429, "too-often") in [attempt(h) for _ in range(40)]
        line.close()
        second.close()
    assert WIDE.sockets > 2


def test_the_same_question_twice_is_two_questions() -> None:
    """A double click answers once: the scientist is asked twice in a row where an astronaut boards."""

    def twice(s: Box) -> None:
        s.d["first"] = s.ask(0, 0, [0, 1])
        s.d["second"] = s.ask(0, 0, [0, 1])
        s.ask(1, 0, [0, 1])

    before = one(twice)
    after = before.apply(1)
    first, second = before.pending[0], after.pending[0]
    assert first.token() == second.token() and positions.token(before, first) != positions.token(
        after, second
    )
