"""Tables on a real server: seats, live play, undo, clocks, coming back, the lobby."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cinqmars import games
from cinqmars.client import MadeTable, Refusal
from cinqmars.server import positions
from cinqmars.server.ledger import Ledger, Seat
from cinqmars.server.ops.limits import Limits
from cinqmars.server.seats import usual_bot
from cinqmars.server.store import LogEntry
from server.house import BOT, GAME, HERE, WIDE, House, Line, house, wait_for
from toys.box import Box, one

OPEN = {"who": "open"}
REMOTE = {"who": "remote"}


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


@pytest.fixture
def lines() -> Iterator[list[Line]]:
    """Lines to close afterwards."""
    found: list[Line] = []
    yield found
    for line in found:
        line.close()


def sit(h: House, lines: list[Line], table: MadeTable, *seats: int) -> list[Line]:
    """A line for each seat, with its first position heard."""
    new = [h.line(table.id, table.seats[n].token) for n in seats]
    lines += new
    for line in new:
        line.until("position")
    return new


def asked(lines: list[Line]) -> list[int]:
    """The seats that must answer, after hearing all that is on its way."""
    end = time.monotonic() + 30
    while True:
        for line in lines:
            line.drain(0.03)
        seats = [n for n, line in enumerate(lines) if (line.positions[n]["question"] or {}).get("must")]
        if seats:
            return seats
        assert time.monotonic() < end and not lines[0].positions[0]["over"], "nobody is asked"


def heard(line: Line) -> int:
    """How many messages, apart from who comes and goes and whose choice is in."""
    return len([m for m in line.received if m["type"] not in {"table", "ready"}])


def until_alone(lines: list[Line], rng: random.Random) -> int:
    """Play until exactly one seat is asked; which."""
    while True:
        seats = asked(lines)
        if len(seats) == 1:
            return seats[0]
        lines[seats[0]].answer(seats[0], rng)


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
        ({"game": GAME, "seats": [HERE, {"who": "bot", "bot": "oracle"}]}, "bot"),
        ({"game": GAME, "seats": [HERE, {"who": "bot", "bot": "ismcts:9999999"}]}, "bot"),
        ({"game": GAME, "seats": [HERE, {"who": "bot", "bot": "ismcts:3600s"}]}, "bot"),
        ({"game": GAME, "seats": [HERE, HERE], "pace": {"bank": 1e300}}, "malformed"),
        ({"game": GAME, "seats": [HERE, HERE], "surprise": 1}, "malformed"),
        ({"game": GAME, "seats": [{"who": "here", "name": "\x00"}, HERE]}, "malformed"),
    ],
)
def test_absurd_tables_are_refused(h: House, wish: dict[str, Any], reason: str) -> None:
    status, found = h.refused("POST", "/api/tables", wish)
    assert found == reason and status in (400, 404)


def test_a_game_for_other_numbers_of_seats_does_not_start(h: House) -> None:
    table = h.make(HERE, start=False)
    assert h.refused("POST", f"/api/tables/{table.id}/start", None, table.host) == (400, "seats")


# playing


def test_an_answer_is_acknowledged_and_told(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    pair = sit(h, lines, table, 0, 1)
    seat = until_alone(pair, random.Random(1))
    before = pair[seat].positions[seat]["revision"]
    done = pair[seat].answer(seat, random.Random(1))
    assert done["type"] == "done" and done["revision"] > before
    pair[1 - seat].until("position")


def test_a_stale_answer_gets_the_fresh_position_and_one_line(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    pair = sit(h, lines, table, 0, 1)
    seat = until_alone(pair, random.Random(2))
    old = pair[seat].positions[seat]
    pair[seat].answer(seat, random.Random(2))
    pair[seat].drain()
    number = heard(pair[seat])
    answers = [[old["question"]["kind"], old["choices"][0]["arg"]]]
    wish = {"seat": seat, "token": (old["question"]["token"] + 1) % 2**32, "answers": answers}
    said = pair[seat].ask("answer", **wish)
    assert said["refused"] in ("stale", "not-asked") and said["changed"]["id"]
    fresh = pair[seat].until("position")
    assert fresh["revision"] >= old["revision"] and heard(pair[seat]) == number + 2


def test_nobody_answers_for_another_seat(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    pair = sit(h, lines, table, 0, 1)
    seat = until_alone(pair, random.Random(3))
    question = pair[seat].positions[seat]["question"]
    wish = {"seat": seat, "token": question["token"], "answers": [[question["kind"], 0]]}
    for kind in ("answer", "probe"):
        assert pair[1 - seat].ask(kind, **wish)["refused"] == "not-yours"
    assert pair[1 - seat].ask("undo", seat=seat)["refused"] == "not-yours"
    stranger = table.seats[1 - seat].token
    assert h.refused("POST", f"/api/tables/{table.id}/answer", wish, stranger) == (403, "not-yours")
    assert h.refused("POST", f"/api/tables/{table.id}/answer", wish) == (401, "token")
    assert h.refused("POST", f"/api/tables/{table.id}/answer", wish, "x" * 22) == (403, "not-yours")


def test_one_device_may_hold_several_seats(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    both = h.line(table.id, table.seats[0].token, table.seats[1].token)
    lines.append(both)
    both.until("position")
    both.until("position")
    assert set(both.positions) == {0, 1}
    rng = random.Random(5)
    for _ in range(6):
        both.drain(0.02)
        while not [n for n in (0, 1) if both.positions[n]["question"]]:  # the bot thinks
            both.until("position")
        seat = next(n for n in (0, 1) if both.positions[n]["question"])
        assert both.answer(seat, rng)["type"] == "done"


def test_chat_reaches_all_and_spectators_do_not_chat(h: House, lines: list[Line]) -> None:
    table = h.make({"who": "here", "name": "Ana"}, HERE, listed=True)
    pair = sit(h, lines, table, 0, 1)
    watching = h.line(table.id)
    lines.append(watching)
    pair[0].ask("chat", text="bonjour « à tous »")
    for line in (pair[1], watching):
        said = line.until("chat")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ana", "bonjour « à tous »")
    assert watching.ask("chat", text="psst")["refused"] == "not-yours"
    late = h.line(table.id)
    lines.append(late)
    assert late.until("chat")["text"] == "bonjour « à tous »"


def test_presence_is_told(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE)
    first, second = sit(h, lines, table, 0, 1)
    while not first.until("table")["seats"][1]["present"]:
        pass
    second.close()
    lines.remove(second)
    while first.until("table")["seats"][1]["present"]:
        pass


# coming back


def test_a_client_that_comes_back_hears_what_it_missed_and_no_more(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE, HERE, listed=True)
    three = sit(h, lines, table, 0, 1, 2)
    always = h.line(table.id)
    lines.append(always)
    always.until("position")
    rng = random.Random(9)
    heard: list[Any] = []
    revision = -1
    for _ in range(12):  # a spectator that loses its connection again and again
        now_and_then = h.line(table.id, since={-1: revision} if revision >= 0 else None)
        position = now_and_then.until("position")
        assert position["since"] == revision
        heard += position["told"]
        for _ in range(rng.randrange(4)):
            seats = asked(three)
            three[seats[0]].answer(seats[0], rng)
        now_and_then.drain(0.1)
        heard += [t for m in now_and_then.received[2:] if m["type"] == "position" for t in m["told"]]
        revision = now_and_then.positions[-1]["revision"]
        now_and_then.close()
    always.drain(0.1)
    told = [t for m in always.received if m["type"] == "position" for t in m["told"]]
    assert heard == told and len(told) > 10
    history = h.call("GET", f"/api/tables/{table.id}/history")["told"]
    assert [t["line"] for t in history[-len(told) :]] == [t["line"] for t in told]


def test_a_seat_that_chose_in_secret_comes_back_after_the_reveal(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE, HERE)
    three = sit(h, lines, table, 0, 1, 2)
    rng = random.Random(10)
    while len(asked(three)) < 3:
        seat = asked(three)[0]
        three[seat].answer(seat, rng)
    three[0].answer(0, rng)
    three[0].drain()
    revision = three[0].positions[0]["revision"]
    again = h.line(table.id, table.seats[0].token, since={0: revision})
    lines.append(again)
    assert again.until("position")["told"] == [], "it knows all there is to know"
    for seat in (1, 2):
        three[seat].answer(seat, rng)
    three[0].drain(0.1)
    told = three[0].positions[0]["told"]
    back = h.line(table.id, table.seats[0].token, since={0: revision})
    lines.append(back)
    assert back.until("position")["told"] == told


def test_a_client_may_ask_for_the_parts_of_views_that_changed(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, HERE, HERE)
    three = sit(h, lines, table, 0, 1, 2)
    lines.append(h.line(table.id, table.seats[0].token, parts=False))
    whole, rng = lines[-1], random.Random(5)
    for _ in range(20):
        seat = asked(three)[0]
        three[seat].answer(seat, rng)
    for line in (whole, three[0]):
        line.drain()
    assert whole.positions[0]["view"] == three[0].positions[0]["view"]
    assert '"panels":["mars"' in "".join(three[0].raw) and '"panels":["mars"' not in "".join(whole.raw)


# undo


def test_the_last_answer_is_taken_back_freely_until_something_is_revealed(
    h: House, lines: list[Line]
) -> None:
    table = h.make(HERE, HERE, HERE)
    three = sit(h, lines, table, 0, 1, 2)
    rng = random.Random(11)
    while len(asked(three)) < 3:
        seat = asked(three)[0]
        three[seat].answer(seat, rng)
    before = three[0].positions[0]
    three[0].answer(0, rng)
    three[0].drain()
    others = [heard(line) for line in three[1:]]
    assert three[0].positions[0]["undo"] == ""
    assert three[0].ask("undo", seat=0)["type"] == "done"
    three[0].drain()
    after = three[0].positions[0]
    assert after["question"] == before["question"] and after["view"] == before["view"]
    assert after["revision"] > before["revision"] and after["since"] == -1
    for line in three[1:]:
        line.drain()
    assert [heard(line) for line in three[1:]] == others, "nobody else notices more than the tick"


def beyond_the_barrier(h: House, lines: list[Line], **settings: Any) -> tuple[MadeTable, list[Line], int]:
    """A table where a secret choice has just been closed by all three."""
    table = h.make(HERE, HERE, HERE, **settings)
    three = sit(h, lines, table, 0, 1, 2)
    rng = random.Random(12)
    while len(asked(three)) < 3:
        seat = asked(three)[0]
        three[seat].answer(seat, rng)
    step = three[0].positions[0]["revision"]
    for seat in (0, 1, 2):
        three[seat].answer(seat, rng)
    asked(three)
    return table, three, step


def test_beyond_a_reveal_all_must_consent(h: House, lines: list[Line]) -> None:
    _, three, step = beyond_the_barrier(h, lines)
    assert three[1].ask("undo", seat=1)["refused"] in ("revealed-since", "answered-since")
    done = three[1].ask("undo", seat=1, ask=True)
    assert done["type"] == "done" and done["ask"] == 1, (
        "the first question of this table, however much was answered"
    )
    for n in (0, 2):
        ask = three[n].until("ask")
        assert (ask["ask"], ask["by"], ask["what"], ask["step"]) == (done["ask"], 1, "undo", step)
        assert ask["steps"] == three[n].positions[n]["revision"] - step
    assert three[2].ask("undo", seat=2, ask=True)["refused"] == "asked-already"
    three[0].ask("consent", ask=done["ask"], yes=True)
    three[0].drain()
    assert three[0].positions[0]["revision"] > step, "one is not all"
    three[2].ask("consent", ask=done["ask"], yes=True)
    for n, line in enumerate(three):
        assert line.latest("answered")["yes"] is True
        line.drain()
        assert line.positions[n]["question"]["must"], "all choose again"
        assert line.positions[n]["revision"] == 1_000_000 + step
        assert "note-undo-agreed" in [m["note"] for m in line.received if m["type"] == "note"]


def test_consent_may_be_refused_or_withdrawn(h: House, lines: list[Line]) -> None:
    _, three, _ = beyond_the_barrier(h, lines)
    revision = three[0].positions[0]["revision"]
    for no, what in ((2, "refused"), (1, "withdrawn")):
        ask = three[1].ask("undo", seat=1, ask=True)["ask"]
        three[no].ask("consent", ask=ask, yes=False)
        for line in three:
            assert line.latest("answered") == {"type": "answered", "ask": ask, "yes": False}, what
        assert three[0].ask("consent", ask=ask, yes=True)["refused"] == "stale"
    three[0].drain()
    assert three[0].positions[0]["revision"] == revision


@pytest.mark.parametrize(("policy", "reason"), [("consent", "undo-consent"), ("nobody", "undo-nobody")])
def test_the_table_decides_who_may_undo(h: House, lines: list[Line], policy: str, reason: str) -> None:
    table = h.make(HERE, HERE, undo=policy)
    pair = sit(h, lines, table, 0, 1)
    rng = random.Random(14)
    while True:  # until an answer that each could freely take back
        seat = until_alone(pair, rng)
        pair[seat].answer(seat, rng)
        pair[seat].drain()
        if pair[seat].positions[seat]["undo"] == reason:
            break
    assert pair[seat].ask("undo", seat=seat)["refused"] == reason
    said = pair[seat].ask("undo", seat=seat, ask=True)
    assert said["type"] == "done" if policy == "consent" else said["refused"] == reason


def test_alone_among_bots_nobody_need_be_asked(h: House, lines: list[Line]) -> None:
    table = h.make(HERE, BOT, BOT)
    line = sit(h, lines, table, 0)[0]
    rng = random.Random(15)
    for _ in range(4):
        wait_for_question(line, 0)
        line.answer(0, rng)
    wait_for_question(line, 0)
    revision = line.positions[0]["revision"]
    said = line.ask("undo", seat=0, ask=True)
    assert said["type"] == "done"
    line.drain()
    assert line.positions[0]["revision"] > revision


def wait_for_question(line: Line, seat: int) -> None:
    end = time.monotonic() + 20
    while not (line.positions[seat]["question"] or {}).get("must"):
        assert time.monotonic() < end and not line.positions[seat]["over"]
        line.until("position", timeout=20)


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


@pytest.mark.parametrize(("game", "bot"), [("mars", "greedy"), ("first-martians", "planner")])
def test_without_bots_at_the_table_the_usual_one_of_the_game_plays(game: str, bot: str) -> None:
    assert usual_bot(games.get(game), [Seat("here"), Seat("bot", bot="random", house=True)]) == bot


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


# after the game


def finished(h: House) -> tuple[MadeTable, Line]:
    table = h.make({"who": "here", "name": "Ana"}, BOT)
    line = h.line(table.id, table.seats[0].token)
    line.until("position")
    h.call("POST", f"/api/tables/{table.id}/seats/0/bot", {"bot": "random"}, table.seats[0].token)
    end = time.monotonic() + 60
    while line.positions[0]["over"] is None:
        assert time.monotonic() < end
        line.until("position", timeout=30)
    return table, line


def test_after_the_end_all_is_open_and_a_rematch_keeps_the_holders(
    h: House, lines: list[Line], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "cinqmars.server")
    table, line = finished(h)
    lines.append(line)
    assert "game over" in caplog.messages
    path = f"/api/tables/{table.id}"
    card = table.card()
    assert card["state"] == "over" and card["seed"] is not None
    record = h.call("GET", f"{path}/record", None, table.seats[0].token)
    assert str(record["seed"]) == card["seed"]
    steps = h.call("GET", f"{path}/history?seat=1", None, table.host)["steps"]
    assert steps == len(record["answers"])
    assert h.call("GET", f"{path}/at/{steps}?seat=1", None, table.host)["over"]["returns"]
    assert h.refused("GET", f"{path}/at/{steps + 1}?seat=1", None, table.host) == (404, "no-such-ply")
    course = h.call("GET", f"{path}/figures?seat=1&steps=0,{steps // 2},{steps}", None, table.host)["figures"]
    for point in course:
        then = h.call("GET", f"{path}/at/{point['step']}?seat=1", None, table.host)["view"]
        assert [p["facts"] for p in point["view"]["players"]] == [p["facts"] for p in then["players"]]
        assert not any([group["zones"] for group in point["view"]["players"] + point["view"]["panels"]])
    assert [point["step"] for point in course] == [0, steps // 2, steps]
    for bad in ("", "1,,2", "-1", "x", ",".join(["1"] * 65)):
        refused = h.refused("GET", f"{path}/figures?seat=1&steps={bad}", None, table.host)
        assert refused == (400, "malformed"), bad
    beyond = f"{path}/figures?seat=1&steps={steps + 1}"
    assert h.refused("GET", beyond, None, table.host) == (404, "no-such-ply")
    assert line.ask("undo", seat=0)["refused"] == "over"
    new = h.call("POST", f"{path}/rematch", None, table.seats[0].token)["table"]
    assert h.call("POST", f"{path}/rematch", None, table.host)["table"] == new
    again = h.call("GET", f"/api/tables/{new}", None, table.seats[0].token)
    assert again["you"] == [0] and again["state"] == "open"
    assert [(s["who"], s["name"], s["bot"]) for s in again["seats"]] == [
        ("here", "Ana", ""),
        ("bot", "", "random"),
    ]
    h.call("POST", f"/api/tables/{new}/start", None, table.host)


def test_no_rematch_of_a_running_game(h: House) -> None:
    table = h.make(HERE, BOT)
    assert h.refused("POST", f"/api/tables/{table.id}/rematch", None, table.host) == (409, "not-over")


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
