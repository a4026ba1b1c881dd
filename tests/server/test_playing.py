"""Playing at tables of a real server: answers, coming back, undo, and after the game."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cinqmars.client import MadeTable
from server.house import BOT, HERE, House, Line, house
from server.seated import asked, heard, sit, until_alone, wait_for_question


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


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
