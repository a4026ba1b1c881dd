"""Before a real screen: a pseudo-terminal of a given size."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from cinqmars.terminal import files
from cli.run import GAME, Terminal, played

pytest.importorskip("pty")

ALONE = ("play", GAME, "--seats", "3", "--bots", "random", "--seed", "7", "--lang", "en")
TWO = ("play", GAME, "--seats", "3", "--people", "2", "--bots", "random", "--seed", "12", "--lang", "en")
PROMPT = "? for help >"


def test_the_screen_shows_the_table_and_takes_answers(tmp_path: Path) -> None:
    terminal = Terminal(ALONE, tmp_path)
    screen = terminal.wait(PROMPT)
    assert "╭─ Mars ─" in screen
    assert "╭─ Launch pad ─" in screen
    assert "Which bonus card do you keep?" in screen
    assert len(screen.splitlines()) <= 32
    assert "\x1b[38;2;" in terminal.seen or "\x1b[38;5;" in terminal.seen
    terminal.type("3")
    terminal.wait("a discovery, given back.")
    terminal.type("1")
    terminal.wait("Which character do you play this round?")
    terminal.type("?")
    terminal.wait("What you can type")
    terminal.wait("Enter: back to the table")
    terminal.type("")
    terminal.wait(PROMPT, gone="back to the table")
    terminal.type("r")
    terminal.wait("Enter: more, q: back to the table")
    terminal.type("q")
    terminal.wait(PROMPT, gone="back to the table")
    terminal.type("q")
    terminal.wait(f"Save to {GAME}-7.json?")
    terminal.type("")
    assert terminal.close() == 0
    assert f"cinqmars play --load {GAME}-7.json" in terminal.screen
    assert (tmp_path / f"{GAME}-7.json").exists()


def test_the_curtain_wipes_the_screen_between_two_people(tmp_path: Path) -> None:
    terminal = Terminal(TWO, tmp_path, 80, 24)
    assert "Southern influence" not in terminal.wait("Press Enter when nobody else is looking")
    terminal.type("")
    assert "Southern influence" in terminal.wait(PROMPT)
    terminal.type("1")
    screen = terminal.wait("Give the screen to ▲ Amber.")
    assert "influence" not in screen
    terminal.wait("Press Enter")
    terminal.type("")
    terminal.wait("Which bonus card do you keep?")
    screen = terminal.wait(PROMPT)
    assert "Eastern influence" in screen
    assert "Southern influence" not in screen
    assert terminal.seen.startswith("\x1b[?1049h") or "\x1b[?1049h" in terminal.seen
    terminal.type("1")
    terminal.wait("Which character do you play this round?")
    terminal.type("\x1b[A\x10", end="")  # arrow up, Ctrl-P: nobody's earlier answer comes back
    terminal.read(0.5)
    assert not re.search(rf"{re.escape(PROMPT)} 1", terminal.screen)
    terminal.type("\x15q")
    terminal.wait("Save to")
    terminal.type("n")
    assert terminal.close() == 0
    assert "influence" not in terminal.screen


def test_control_c_asks_then_leaves(tmp_path: Path) -> None:
    terminal = Terminal(ALONE, tmp_path)
    terminal.wait(PROMPT)
    terminal.type("1")
    terminal.wait("Which character")
    terminal.type("\x03", end="")
    terminal.wait("Save to")
    terminal.type("c")
    terminal.wait(PROMPT, gone="Save to")
    terminal.type("\x03", end="")
    terminal.wait("Save to")
    terminal.type("\x03", end="")
    assert terminal.close() == 0
    assert "The game was not saved." in terminal.screen
    assert "Traceback" not in terminal.seen


def test_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    whole = played(10_000)
    last = max([ply for ply, answer in enumerate(whole.log) if answer.seat == 0])
    session = whole.goto(last)
    files.save(session, tmp_path / "game.json", ["person", "random", "random"])
    terminal = Terminal(["play", "--load", tmp_path / "game.json", "--lang", "en"], tmp_path, 80, 24)
    terminal.wait(PROMPT)
    shown = [choice.arg for choice in session.choices(session.asked(0))]
    terminal.type(str(1 + shown.index(whole.log[last].arg)))
    assert "wins," in terminal.wait("To keep this game, type a file name")
    terminal.type("kept.json")
    assert terminal.close() == 0
    assert "cinqmars replay kept.json" in terminal.screen
    assert files.load(tmp_path / "kept.json")[0].over


def test_the_lobby_asks_where_somebody_can_answer(tmp_path: Path) -> None:
    terminal = Terminal(["play", GAME, "--seed", "7", "--lang", "fr"], tmp_path)
    terminal.wait("Combien de joueurs")
    terminal.type("")
    terminal.wait("Azur")
    terminal.type("")
    terminal.wait("medium)")
    terminal.type("\x03", end="")
    assert terminal.close() == 0
    assert "À la prochaine." in terminal.screen


def test_end_of_file_is_a_polite_end(tmp_path: Path) -> None:
    terminal = Terminal(ALONE, tmp_path)
    terminal.wait(PROMPT)
    terminal.type("\x04", end="")
    assert terminal.close() == 0
    assert "The game was not saved." in terminal.screen


def test_sim_shows_progress_and_can_be_stopped(tmp_path: Path) -> None:
    args = ["sim", GAME, "--bots", "random", "--games", "1000000", "--lang", "en"]
    terminal = Terminal(args, tmp_path)
    terminal.wait("games/s")
    assert "/1000000" in terminal.seen
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.close() == 0
    assert "Stopped early" in terminal.screen
