"""Seats are people's: they move with them, come back to them, and can be told apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cinqmars.server import seats
from server.house import HERE, House, house, wait_for

REMOTE = {"who": "remote"}
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
    "name", ["A\u202eana", "A\u200bna", "\u2066Ana", "A\u00adna", "Ana\ufeff", "A\x9fna"]
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
    seat = h.hub.tables[path[-8:]].ledger.seats[waits]
    assert seat.why == "vote" or not seat.bot
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
