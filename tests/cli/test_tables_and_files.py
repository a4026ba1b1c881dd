"""Records out of the store, tables out of records, by the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cinqmars
from cinqmars.cli import app


def run(*args: str) -> int:
    with pytest.raises(SystemExit) as stopped:
        app(list(args))
    return int(stopped.value.code or 0)


def test_a_record_becomes_a_table_and_a_record_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = cinqmars.Session.new("mission-planete-rouge", seats=3, seed=4)
    session = session.play({0: "random", 1: "random", 2: "random"})
    file, store = tmp_path / "game.json", f"sqlite:///{tmp_path / 'tables.db'}"
    file.write_text(json.dumps(session.save()))
    assert run("import", str(file), "--store", store) == 0
    table = json.loads(capsys.readouterr().out)["table"]
    assert run("export", table, "--store", store) == 0
    again = cinqmars.Session.load(json.loads(capsys.readouterr().out))
    assert again.returns() == session.returns() and again.scores() == session.scores()


def test_what_is_not_there_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = f"sqlite:///{tmp_path / 'tables.db'}"
    foreign = tmp_path / "foreign.json"
    foreign.write_text('{"format": "chess"}')
    for args in (
        ["export", "NOSUCH22"],
        ["import", str(foreign)],
        ["import", str(tmp_path / "missing.json")],
    ):
        assert run(*args, "--store", store) == 2
        said = capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1


@pytest.mark.parametrize("args", [["--port", "0"], ["--port", "70000"], ["--store", "mysql://x"]])
def test_a_server_that_cannot_start_says_why(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run("serve", *args) == 2
    assert capsys.readouterr().err.count("\n") == 1
