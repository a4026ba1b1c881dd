"""Seats are people's: they move with them, come back to them, and can be told apart."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from cinqmars.server import seats
from server.house import HERE, House, house, wait_for

REMOTE = {"who": "remote"}
PHRASE = "orange-piano-cactus-tunnel-radio-table-train-album-orange-piano"
KEY = "a-key-of-ones-own-0123456789"


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


def test_a_lost_reply_to_sit_can_be_repeated(h: House) -> None:
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE, REMOTE, REMOTE]})
    path = f"/api/tables/{made['table']}/sit"
    first = h.call("POST", path, {"name": "Ana", "key": KEY}, made["invites"]["1"])
    again = h.call("POST", path, {"name": "Ana", "key": KEY}, made["invites"]["1"])
    assert first == again == {"seat": 1, "token": KEY}
    assert h.refused("POST", path, {"key": KEY[::-1]}, made["invites"]["1"]) == (409, "no-seat")
    joined = h.call("POST", path, {"key": KEY}, made["join"])
    assert joined["seat"] == 1, "nobody takes two seats by asking twice"
    assert h.refused("POST", path, {"key": "short"}, made["join"]) == (400, "malformed")


def test_the_host_renews_a_seat_in_a_running_game(h: House) -> None:
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE, REMOTE, REMOTE]})
    path = f"/api/tables/{made['table']}"
    lost = h.call("POST", f"{path}/sit", {"name": "Ana"}, made["invites"]["1"])["token"]
    h.call("POST", f"{path}/sit", {"name": "Ben"}, made["invites"]["2"])
    h.call("POST", f"{path}/start", {}, made["host"])
    line = h.line(made["table"], lost)
    assert line.until("position")["seat"] == 1
    assert h.refused("POST", f"{path}/seats/1/renew", {}, lost) == (403, "not-yours")
    invite = h.call("POST", f"{path}/seats/1/renew", {}, made["host"])["invite"]
    assert line.until("table")["you"] == [], "whoever held it holds it no more"
    line.close()
    found = h.call("POST", f"{path}/sit", {"name": "Ana"}, invite)
    assert found["seat"] == 1 and found["token"] != lost
    card = h.call("GET", path, None, found["token"])
    assert card["you"] == [1] and card["seats"][1]["name"] == "Ana" and card["state"] == "running"
    assert h.call("GET", path, None, lost)["you"] == []


@pytest.mark.parametrize(
    "name",
    [
        *[
            "A\u202eana",
            "A\u200bna",
            "\u2066Ana",
            "A\u00adna",
            "Ana\ufeff",
            "A\x9fna",
            "A\u034fna",
            "Ana\u2800",
        ],
        *["Ana\U000e0061", "Ana\U000e0100", "An\U0001d173a", "Ana\ufffb"],
    ],
)
def test_names_are_what_is_seen_of_them(h: House, name: str) -> None:
    wish = {"game": "mars", "seats": [{**HERE, "name": name}, HERE]}
    assert h.refused("POST", "/api/tables", wish) == (400, "malformed")


def test_other_writings_are_names_too(h: House) -> None:
    for name in ("Łukasz", "Ана", "明日香", "ليلى", "Zoë 🚀"):
        wish = {"game": "mars", "seats": [{**HERE, "name": name}, HERE]}
        made = h.call("POST", "/api/tables", wish)
        assert h.call("GET", f"/api/tables/{made['table']}")["seats"][0]["name"] == name


def three(h: House) -> tuple[str, dict[int, str], str, int]:
    """A running table of three people: its path, their tokens, the host's, and for whom the game waits."""
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE] * 3})
    path = f"/api/tables/{made['table']}"
    h.call("POST", f"{path}/start", {}, made["host"])
    session = h.hub.tables[made["table"]].session
    waits = next(d.seat for d in session.pending if d.must)
    return path, {int(n): token for n, token in made["tokens"].items()}, made["host"], waits


def test_the_others_hand_the_seat_of_somebody_who_does_not_move_to_a_bot(h: House) -> None:
    path, tokens, _, waits = three(h)
    a, b = [n for n in tokens if n != waits]
    line = h.line(path[-8:], tokens[a], tokens[waits])
    line.until("position")
    assert h.refused("POST", f"{path}/seats/{a}/vote", {"seat": b}, tokens[b]) == (409, "not-asked")
    h.call("POST", f"{path}/seats/{waits}/vote", {"seat": a}, tokens[a])
    h.call("POST", f"{path}/seats/{waits}/vote", {"seat": a}, tokens[a])
    assert [m["to"] for m in [line.until("note")]] == [waits]
    assert not h.hub.tables[path[-8:]].ledger.seats[waits].bot, "one is not all"
    h.call("POST", f"{path}/seats/{waits}/vote", {"seat": b}, tokens[b])
    handed = [e.data for e in h.do(h.hub.store.read(path[-8:])) if e.type == "bot"]
    assert [(e["seat"], bool(e["bot"]), e["why"]) for e in handed] == [(waits, True, "vote")]
    h.call("DELETE", f"{path}/seats/{waits}/bot", None, tokens[waits])
    assert not h.hub.tables[path[-8:]].ledger.seats[waits].bot, "its holder takes it back"
    assert not h.hub.tables[path[-8:]].ledger.votes
    line.close()


def test_the_host_hands_on_the_seat_of_somebody_who_is_there_and_does_not_move_for_long(
    h: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, tokens, host, waits = three(h)
    line = h.line(path[-8:], tokens[waits])
    line.until("position")
    wait_for(lambda: waits in h.hub.tables[path[-8:]].audience.present().seats)
    assert h.refused("POST", f"{path}/seats/{waits}/bot", {}, host) == (403, "not-yours")
    monkeypatch.setattr(seats, "LONG", 0.0)
    h.call("POST", f"{path}/seats/{waits}/bot", {"bot": "random"}, host)
    assert h.hub.tables[path[-8:]].ledger.seats[waits].bot == "random"
    line.close()


# a person on several devices


def test_whoever_has_the_phrase_has_the_seats(h: House) -> None:
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE, HERE, REMOTE]})
    path, tokens = f"/api/tables/{made['table']}", made["tokens"]
    assert h.call("GET", path, None, PHRASE)["you"] == []
    assert h.refused("POST", f"{path}/keep", {"key": PHRASE}, "some-other-token") == (401, "token")
    h.call("POST", f"{path}/keep", {"key": PHRASE}, tokens["0"], tokens["1"], made["host"])
    card = h.call("GET", path, None, PHRASE)
    assert card["you"] == [0, 1] and card["host"]
    assert [t["table"] for t in h.client.tables([PHRASE]) if t["mine"]] == [made["table"]]
    h.call("POST", f"{path}/start", {}, PHRASE)
    line = h.line(made["table"], PHRASE)
    assert {line.until("position")["seat"], line.until("position")["seat"]} == {0, 1}
    line.close()
    assert h.call("GET", path, None, tokens["0"])["you"] == [0], "the first device goes on"


def test_a_seat_that_is_kept_again_is_somebody_elses(h: House) -> None:
    """Whoever takes up another phrase takes their tables along; the old one opens them no more."""
    first, second = PHRASE[::-1], PHRASE[1:]
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE, REMOTE]})
    path, token = f"/api/tables/{made['table']}", made["tokens"]["0"]
    for key in (first, second):
        h.call("POST", f"{path}/keep", {"key": key}, token, made["host"])
    before = h.hub.tables[made["table"]].ledger.seq
    h.call("POST", f"{path}/keep", {"key": second}, token, made["host"])
    assert h.hub.tables[made["table"]].ledger.seq == before, "said twice, written once"
    assert h.call("GET", path, None, first)["you"] == [] and not h.call("GET", path, None, first)["host"]
    assert h.call("GET", path, None, second)["you"] == [0]


def test_a_renewed_seat_is_no_longer_its_persons(h: House) -> None:
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE, REMOTE]})
    path = f"/api/tables/{made['table']}"
    taken = h.call("POST", f"{path}/sit", {}, made["invites"]["1"])["token"]
    h.call("POST", f"{path}/keep", {"key": PHRASE}, taken)
    assert h.call("GET", path, None, PHRASE)["you"] == [1]
    h.call("POST", f"{path}/seats/1/renew", {}, made["host"])
    assert h.call("GET", path, None, PHRASE)["you"] == []


def test_a_rematch_is_the_same_peoples(h: House) -> None:
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [HERE, HERE]})
    path = f"/api/tables/{made['table']}"
    h.call("POST", f"{path}/keep", {"key": PHRASE}, made["tokens"]["1"], made["host"])
    h.call("POST", f"{path}/start", {}, made["host"])
    h.call("POST", f"{path}/close", {}, made["host"])
    again = h.call("POST", f"{path}/rematch", {}, made["host"])["table"]
    card = h.call("GET", f"/api/tables/{again}", None, PHRASE)
    assert card["you"] == [1] and card["host"]


# what people say to each other


def talking(h: House) -> tuple[str, dict[str, str], str]:
    made = h.call("POST", "/api/tables", {"game": "mars", "seats": [{**HERE, "name": "Ana"}, HERE, HERE]})
    return f"/api/tables/{made['table']}", made["tokens"], made["host"]


def test_a_line_is_taken_away_by_whoever_said_it_or_by_the_host(h: House) -> None:
    path, tokens, host = talking(h)
    line = h.line(path[-8:], tokens["1"])
    for seat, text in (("0", "first"), ("0", "second"), ("1", "third")):
        h.call("POST", f"{path}/chat", {"seat": int(seat), "text": text}, tokens[seat])
    said = [line.until("chat") for _ in range(3)]
    assert [m["line"] for m in said] == [1, 2, 3]
    assert h.refused("DELETE", f"{path}/chat/1", None, tokens["1"]) == (403, "not-yours")
    assert h.refused("DELETE", f"{path}/chat/1", None) == (401, "token")
    assert h.refused("DELETE", f"{path}/chat/9", None, host) == (404, "no-line")
    h.call("DELETE", f"{path}/chat/1", None, tokens["0"])
    h.call("DELETE", f"{path}/chat/3", None, host)
    assert [line.until("unsaid")["line"] for _ in range(2)] == [1, 3]
    late = h.line(path[-8:], tokens["2"])
    heard = [late.until("chat") for _ in range(3)]
    assert [m["text"] for m in heard] == ["", "second", ""]
    assert [m.get("removed", False) for m in heard] == [True, False, True]
    assert "first" not in "".join(late.raw)
    line.close()
    late.close()


def test_whoever_is_muted_says_nothing_until_the_host_lets_them(h: House) -> None:
    path, tokens, host = talking(h)
    assert h.refused("POST", f"{path}/seats/1/mute", {"on": True}, tokens["0"]) == (403, "not-yours")
    h.call("POST", f"{path}/seats/1/mute", {"on": True}, host)
    assert [s["muted"] for s in h.call("GET", path)["seats"]] == [False, True, False]
    assert h.refused("POST", f"{path}/chat", {"seat": 1, "text": "x"}, tokens["1"]) == (403, "muted")
    assert h.refused("POST", f"{path}/nudge", {"seat": 1, "to": 0}, tokens["1"]) == (403, "muted")
    line = h.line(path[-8:], tokens["1"])
    line.until("table")
    assert line.ask("chat", text="over the socket")["refused"] == "muted"
    line.close()
    h.call("POST", f"{path}/seats/1/mute", {"on": False}, host)
    h.call("POST", f"{path}/chat", {"seat": 1, "text": "x"}, tokens["1"])


def test_a_report_keeps_what_was_said_for_the_operator(h: House) -> None:
    path, tokens, host = talking(h)
    h.call("POST", f"{path}/chat", {"seat": 0, "text": "rude words"}, tokens["0"])
    assert h.refused("POST", f"{path}/report", {"text": "?"}) == (401, "token")
    assert h.refused("POST", f"{path}/report", {"text": "?", "line": 5}, tokens["1"]) == (404, "no-line")
    h.call("POST", f"{path}/report", {"text": "not nice", "line": 1}, tokens["1"])
    h.call("POST", f"{path}/report", {"text": "plays slowly", "seat": 2}, tokens["1"])
    h.call("DELETE", f"{path}/chat/1", None, host)
    h.call("DELETE", path, None, host)
    slow, rude = [r for r in h.do(h.hub.store.reports(20)) if r.table == path[-8:]]
    assert (rude.facts["said"], rude.facts["name"], rude.facts["seat"]) == ("rude words", "Ana", 0)
    assert (rude.facts["by"], rude.facts["text"], rude.facts["game"]) == (1, "not nice", "mars")
    assert slow.facts["seat"] == 2 and "said" not in slow.facts
    assert abs(rude.at - time.time()) < 60 and tokens["1"] not in str(rude)


def test_a_table_is_deleted_by_its_host_and_nobody_finds_it_again(h: House) -> None:
    path, tokens, host = talking(h)
    h.call("POST", f"{path}/start", {}, host)
    line = h.line(path[-8:], tokens["1"])
    line.until("position")
    assert h.refused("DELETE", path, None, tokens["1"]) == (403, "not-yours")
    h.call("DELETE", path, None, host)
    while line.until("table")["state"] != "closed":
        continue
    assert h.refused("GET", path) == (404, "no-table")
    assert h.refused("POST", f"{path}/chat", {"seat": 1, "text": "x"}, tokens["1"]) == (404, "no-table")
    assert [entry.type for entry in h.do(h.hub.store.read(path[-8:]))] == ["delete"]
    line.close()
