"""A server that is killed at any moment: what it acknowledged is there, and every table continues."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cinqmars.client import MadeTable
from server.house import BOT, GAME, HERE, Line, Process

KILLS = 10  # in each of two tests
TABLES = 4


class Player:
    """Plays all people's seats of one table, and remembers each answer that was acknowledged."""

    def __init__(self, process: Process, table: MadeTable, seed: int) -> None:
        self.process, self.table, self.rng = process, table, random.Random(seed)
        self.acknowledged: list[tuple[int, int]] = []  # (seat, revision)
        self.over = False
        self.stop = threading.Event()
        self.fault: BaseException | None = None

    def run(self) -> None:
        while not self.stop.is_set() and not self.over:
            try:
                self.play()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError):
                self.stop.wait(0.02)
            except BaseException as e:
                self.fault = e
                return

    def play(self) -> None:
        line = self.process.line(self.table.id, *[seat.token for seat in self.table.seats.values()])
        try:
            while len(line.positions) < len(self.table.seats):
                line.until("position", timeout=5)
            while not self.stop.is_set():
                self.step(line)
        finally:
            line.close()

    def step(self, line: Line) -> None:
        line.drain(0.001)
        asked = [seat for seat, position in line.positions.items() if position["question"]]
        if any([position["over"] for position in line.positions.values()]):
            self.over = True
            raise EOFError
        if not asked:
            line.hear(5)
            return
        seat = self.rng.choice(asked)
        said = line.answer(seat, self.rng)
        if said["type"] == "done":
            self.acknowledged.append((seat, said["revision"]))


def steps(process: Process, table: MadeTable) -> dict[int, int]:
    """How many steps each seat knows of now."""
    found: dict[int, int] = {}
    for seat in table.seats.values():
        history: dict[str, Any] = seat.call("GET", f"/history?seat={seat.number}")
        found[seat.number] = history["steps"]
    return found


@pytest.mark.parametrize(("where", "seed"), [("sqlite", 1), ("postgres", 2)])
def test_killed_again_and_again_nothing_acknowledged_is_lost(
    where: str, seed: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    rng = random.Random(seed)
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    if where == "postgres":
        url = request.getfixturevalue("postgres_url")
    process = Process(url, log=tmp_path / "log")
    process.ready()
    kinds = [[HERE, HERE, HERE], [HERE, HERE, BOT]]
    players: list[Player] = []
    kills, before = 0, 0.0
    try:
        while kills < KILLS:
            players = [p for p in players if not p.over]
            while len(players) < TABLES:
                table = process.client.make(GAME, kinds[len(players) % 2])
                table.start()
                players.append(Player(process, table, rng.randrange(10**6)))
            threads = [threading.Thread(target=player.run) for player in players]
            for player, thread in zip(players, threads):
                player.stop.clear()
                thread.start()
            before = sum([len(p.acknowledged) for p in players])
            while sum([len(p.acknowledged) for p in players]) < before + rng.randrange(1, 12):
                assert not [p.fault for p in players if p.fault]
                if all([p.over for p in players]):
                    break
                time.sleep(0.001)
            process.kill()
            kills += 1
            for player, thread in zip(players, threads):
                player.stop.set()
                thread.join(20)
                assert player.fault is None, player.fault
            process.start()
            process.ready()
            for player in players:
                known = steps(process, player.table)
                for seat_number, revision in player.acknowledged[-6:]:
                    assert known[seat_number] >= revision, "an acknowledged answer is gone"
    finally:
        process.kill()
    assert "Traceback" not in (tmp_path / "log").read_text()
