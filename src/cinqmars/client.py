"""A small client for programs that play over the network. Standard library only.

server = Server("http://127.0.0.1:8047")
seat = server.sit(table, invite, "my bot")
for position in seat.positions():
    if position["question"]:
        seat.answer(position, seat.whole(position, choose))
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

Position = dict[str, Any]
Answers = list[tuple[int, int]]
Choose = Callable[[dict[str, Any], list[dict[str, Any]]], int]  # question, possible choices -> arg

KEPT: Final = 3.0  # seconds an idle connection is used again
TIMEOUT: Final = 60.0  # a stream gives a sign of life every 15 s
STALE: Final = (
    "stale",
    "not-asked",
    "over",
)  # somebody was quicker; the next position says what is asked now


class Refusal(Exception):
    """The server said no; nothing has changed. `reason` is a stable id."""

    def __init__(self, status: int, reason: str, facts: dict[str, Any]) -> None:
        super().__init__(f"{status} {reason} {facts or ''}".rstrip())
        self.status = status
        self.reason = reason
        self.facts = facts


class Server:
    """One server, by its address."""

    def __init__(self, address: str, timeout: float = TIMEOUT) -> None:
        parts = urlsplit(address)
        self.kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self.host = parts.netloc
        self.timeout = timeout
        self.kept: HTTPConnection | None = None
        self.used = 0.0

    def call(self, method: str, path: str, body: Any = None, tokens: Sequence[str] = ()) -> Any:
        """One request; its JSON, or Refusal."""
        if time.monotonic() - self.used > KEPT:
            self.close()  # the server may have hung up, and an answer must not be sent twice
        connection, self.kept = self.kept or self.connect(), None
        try:
            response = send(connection, method, path, body, tokens)
            data = response.read()
        except (HTTPException, OSError):
            connection.close()
            raise
        self.kept, self.used = connection, time.monotonic()
        return opened(response, data)

    def connect(self) -> HTTPConnection:
        return self.kind(self.host, timeout=self.timeout)

    def close(self) -> None:
        if self.kept is not None:
            self.kept.close()
            self.kept = None

    # tables

    def games(self) -> list[dict[str, Any]]:
        listed: list[dict[str, Any]] = self.call("GET", "/api/games")["games"]
        return listed

    def tables(self, tokens: Sequence[str] = ()) -> list[dict[str, Any]]:
        listed: list[dict[str, Any]] = self.call("GET", "/api/tables", tokens=tokens)["tables"]
        return listed

    def make(self, game: str, seats: Sequence[dict[str, Any]], **settings: Any) -> MadeTable:
        """A new table, with the tokens of whoever makes it."""
        made = self.call("POST", "/api/tables", {"game": game, "seats": list(seats), **settings})
        return MadeTable(self, made)

    def sit(self, table: str, invite: str = "", name: str = "", seat: int | None = None) -> Seat:
        """Take a seat: by invitation, or an open one of a listed table."""
        wish = {"name": name} if seat is None else {"name": name, "seat": seat}
        taken = self.call("POST", f"/api/tables/{table}/sit", wish, [invite] if invite else [])
        return Seat(self, table, taken["seat"], taken["token"])


class MadeTable:
    """A table we made."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]
        self.host: str = made["host"]
        self.watch: str = made["watch"]
        self.join: str = made["join"]
        self.invites = {int(n): invite for n, invite in made["invites"].items()}
        self.seats = {int(n): Seat(server, self.id, int(n), token) for n, token in made["tokens"].items()}

    def card(self) -> dict[str, Any]:
        found: dict[str, Any] = self.server.call("GET", f"/api/tables/{self.id}", tokens=[self.host])
        return found

    def start(self) -> None:
        self.server.call("POST", f"/api/tables/{self.id}/start", tokens=[self.host])


class Seat:
    """A seat we hold."""

    def __init__(self, server: Server, table: str, number: int, token: str) -> None:
        self.server = server
        self.table = table
        self.number = number
        self.token = token

    def call(self, method: str, path: str, body: Any = None) -> Any:
        return self.server.call(method, f"/api/tables/{self.table}{path}", body, [self.token])

    def messages(self) -> Iterator[dict[str, Any]]:
        """Everything the server tells this seat, as it comes; ends with the game."""
        connection = self.server.connect()
        try:
            path = f"/api/tables/{self.table}/stream?seat={self.number}"
            response = send(connection, "GET", path, None, [self.token])
            if response.status != 200:
                opened(response, response.read())
            for line in response:
                if line.strip():
                    yield json.loads(line)
        finally:
            connection.close()

    def positions(self) -> Iterator[Position]:
        """The seat's position whenever it changes."""
        for message in self.messages():
            if message["type"] in ("gameFull", "gameState"):
                self.number = message["seat"]  # another, if a seat before it was closed at the start
                yield message

    def whole(self, position: Position, choose: Choose) -> Answers:
        """The answer to the position's question, with all that its compound still asks."""
        question, choices = position["question"], position["choices"]
        answers: Answers = []
        while True:
            possible = [c for c in choices if c["reason"] is None]
            answers.append((question["kind"], choose(question, possible)))
            found = self.probe(position, answers)
            if found["question"] is None or not found["question"]["held"]:
                return answers
            question, choices = found["question"], found["choices"]

    def probe(self, position: Position, answers: Answers) -> dict[str, Any]:
        found: dict[str, Any] = self.call("POST", "/probe", self._wish(position, answers))
        return found

    def answer(self, position: Position, answers: Answers) -> bool:
        """Answer; True once it is on disk, False if the question has changed meanwhile."""
        try:
            self.call("POST", "/answer", self._wish(position, answers))
        except Refusal as e:
            if e.reason in STALE:
                return False
            raise
        return True

    def _wish(self, position: Position, answers: Answers) -> dict[str, Any]:
        return {"seat": self.number, "token": position["question"]["token"], "answers": answers}


def play(seat: Seat, choose: Choose) -> Position | None:
    """Play a seat to the end of the game; the last position, with its result."""
    last: Position | None = None
    for last in seat.positions():
        if last["question"] is not None and last["question"]["must"]:
            try:
                seat.answer(last, seat.whole(last, choose))
            except Refusal as e:
                if e.reason not in STALE:
                    raise
    return last


def send(
    connection: HTTPConnection, method: str, path: str, body: Any, tokens: Sequence[str]
) -> HTTPResponse:
    headers = {"authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
    data = None
    if body is not None:
        headers["content-type"] = "application/json"
        data = json.dumps(body).encode()
    connection.request(method, path, data, headers)
    return connection.getresponse()


def opened(response: HTTPResponse, data: bytes) -> Any:
    try:
        found = json.loads(data or b"null")
    except ValueError:
        found = None
    if response.status >= 400:
        found = found if isinstance(found, dict) else {}
        raise Refusal(response.status, found.get("refused", "unknown"), found.get("facts", {}))
    return found
