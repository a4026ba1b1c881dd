"""Playing on from a moment of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.house import BOT, HERE, House, house, wait_for


@pytest.fixture(scope="module")
def h() -> Iterator[House]:
    with house() as found:
        yield found


def test_no_branch_of_a_running_game(h: House) -> None:
    table = h.make(HERE, BOT)
    wish = {"step": 0, "seat": 0}
    assert h.refused("POST", f"/api/tables/{table.id}/branch", wish, table.host) == (409, "not-over")


def test_a_branch_stands_where_the_game_stood_and_is_played_on(h: House) -> None:
    table = h.make({"who": "here", "name": "Ana"}, BOT, BOT)
    path, token = f"/api/tables/{table.id}", table.seats[0].token
    h.call("POST", f"{path}/seats/0/bot", {"bot": "random"}, token)
    line = h.line(table.id, token)  # bots among themselves play for those who watch
    wait_for(lambda: table.card()["state"] == "over", 120)
    line.close()
    steps = h.call("GET", f"{path}/history?seat=0", None, token)["steps"]
    asked = [n for n in range(steps // 2, steps) if at(h, path, n, token)["question"] is not None]
    wish = {"step": asked[0], "seat": 0}
    assert h.refused("POST", f"{path}/branch", wish) == (401, "token")
    assert h.refused("POST", f"{path}/branch", {**wish, "seat": 7}, token) == (409, "no-seat")
    assert h.refused("POST", f"{path}/branch", {**wish, "step": steps + 1}, token) == (404, "no-such-ply")

    made = h.call("POST", f"{path}/branch", wish, token)
    card = h.call("GET", f"/api/tables/{made['table']}", None, made["tokens"]["0"])
    assert card["state"] == "running" and card["you"] == [0] and card["seats"][0]["name"] == "Ana"
    assert [bool(seat["bot"]) for seat in card["seats"]] == [False, True, True]
    then = at(h, path, asked[0], token)
    now = at(h, f"/api/tables/{made['table']}", asked[0], made["tokens"]["0"])
    assert (now["view"], now["question"]["text"]) == (then["view"], then["question"]["text"])
    choice = next(c for c in now["choices"] if c["reason"] is None)
    answer = [[now["question"]["kind"], choice["arg"]]]
    question = {"seat": 0, "token": now["question"]["token"], "answers": answer}
    assert h.call("POST", f"/api/tables/{made['table']}/probe", question, made["tokens"]["0"])
    assert table.card()["state"] == "over"


def at(h: House, path: str, step: int, token: str) -> dict[str, Any]:
    found: dict[str, Any] = h.call("GET", f"{path}/at/{step}?seat=0", None, token)
    return found
