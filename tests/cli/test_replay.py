"""Recorded games: what they show, to whom; and files that are none."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cinqmars.session import Session
from cinqmars.terminal import files
from cinqmars.text import Speaker
from cli.run import GAME, played, refused, run


@pytest.fixture(scope="module")
def whole() -> Session:
    return played(10_000)


@pytest.fixture
def record(whole: Session, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    files.save(whole, path)
    return path


# what it shows


def test_the_end_and_the_whole_log_by_default(record: Path, whole: Session) -> None:
    said = run("replay", record).out
    last = len(whole.log)
    assert f"ply {last} of {last}" in said
    assert "what everybody may see" in said
    assert re.search(r"^ +0  New ship:", said, re.MULTILINE)
    assert re.search(rf"^ +{last}  ", said, re.MULTILINE)
    assert re.search(r"wins, \d+ to \d+", said)
    kept = [zone.things for player in whole.view().players for zone in player.zones if "bonus" in zone.ref]
    assert kept
    say = Speaker("en", GAME)
    assert all(say(card.label) in said for cards in kept for card in cards)


def test_at_a_ply(record: Path, whole: Session) -> None:
    said = run("replay", record, "--ply", "20").out
    assert f"ply 20 of {len(whole.log)}" in said
    plies = [int(ply) for ply in re.findall(r"^ {1,5}(\d+)  ", said, re.MULTILINE)]
    assert plies == sorted(plies)
    assert plies[-1] <= 20
    assert "wins," not in said
    start = run("replay", record, "--ply", "0").out
    assert "Round 1 of 10" in start


def test_what_a_seat_may_see_and_what_not(record: Path, whole: Session) -> None:
    say = Speaker("en", GAME)
    ply = next(ply for ply in range(len(whole.log)) if "choosing" in run_headline(whole, ply))
    there = whole.goto(ply)
    for seat in range(3):
        (zone,) = [zone for zone in there.view(seat).players[seat].zones if zone.ref == f"bonus:{seat}"]
        card = say(zone.things[0].label)
        assert f"You keep {card}." in run("replay", record, "--ply", str(ply), "--seat", str(seat + 1)).out
        assert card not in run("replay", record, "--ply", str(ply)).out
        other = run("replay", record, "--ply", str(ply), "--seat", str((seat + 1) % 3 + 1)).out
        assert card not in other


def run_headline(session: Session, ply: int) -> str:
    return session.goto(ply).view().headline.args["phase"].id  # type: ignore[union-attr]


def test_who_must_answer_is_told_unless_that_is_a_secret(record: Path, whole: Session) -> None:
    for ply in (0, 4, 8, 9):
        there = whole.goto(ply)
        said = run("replay", record, "--ply", str(ply)).out
        assert ("To answer:" in said) == (there.region < 0)


def test_in_french_and_wide(record: Path) -> None:
    said = run("replay", record, "--lang", "fr", width=120).out
    assert "Le tour 2 commence." in said
    assert "╭─ Mars ─" in said
    narrow = run("replay", record, "--lang", "fr", width=80).out
    assert "╭─" not in narrow
    assert max(len(line) for line in narrow.splitlines()) <= 80


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("--ply -1", "This game has plies 0 to"),
        ("--ply 100000", "This game has plies 0 to"),
        ("--seat 0", "This table has seats 1 to 3, not 0."),
        ("--seat 4", "This table has seats 1 to 3, not 4."),
        ("--seat -1", "This table has seats 1 to 3, not -1."),
    ],
)
def test_plies_and_seats_there_are(args: str, said: str, record: Path) -> None:
    assert refused("replay", record, *args.split()).startswith(said)


# files that are no games


def test_no_file(tmp_path: Path) -> None:
    assert refused("replay", tmp_path / "none.json") == f"There is no file {tmp_path}/none.json."
    assert refused("replay", tmp_path) == f"{tmp_path} is a folder, not a file."
    assert refused("replay", "/dev/zero") == "/dev/zero is not a regular file."
    assert refused("replay", "a" * 5000).startswith("aaaa")
    assert refused("replay", "") == ". is a folder, not a file."


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(10**12)
    assert refused("replay", tmp_path / "huge.json").endswith("is larger than 64 MB: that is no saved game.")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x7fELF\x02\x01\xff\xfe", "is not a text file"),
        (b"\x00\x00\x00", "is cut off or is not JSON"),
        (b"", "is cut off or is not JSON"),
        (b"{", "is cut off or is not JSON"),
        (b"[" * 100_000, "is cut off or is not JSON"),
        (b"1" * 100_000, "is cut off or is not JSON"),
        (b"hello", "is cut off or is not JSON"),
        (b"null", "is not a Cinq-Mars game"),
        (b"[1, 2]", "is not a Cinq-Mars game"),
        (b'{"format": "pgn"}', "is not a Cinq-Mars game"),
        (b'{"format": "cinqmars"}', "has format None; this version reads format 1"),
        (b'{"format": "cinqmars", "format_version": 99}', "has format 99; this version reads format 1"),
        (b'{"format": "cinqmars", "format_version": 1}', "“game” is missing"),
        (b'{"format": "cinqmars", "format_version": 1, "game": "chess"}', "There is no game “chess”"),
    ],
)
def test_foreign_files(content: bytes, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert said in refused("replay", path)
    assert said in run("play", "--load", path, code=2).err


def edited(whole: Session, **fields: Any) -> dict[str, Any]:
    return {**whole.save(), **fields}


def check(path: Path, data: object, lang: str = "en") -> str:
    path.write_text(json.dumps(data))
    return refused("replay", path, lang=lang)


def test_every_truncation_is_noticed(record: Path, whole: Session) -> None:
    text = record.read_text()
    for part in range(1, 20):
        record.write_text(text[: len(text) * part // 20])
        assert "is cut off or is not JSON" in refused("replay", record)


def test_edited_files(record: Path, whole: Session) -> None:
    answers = whole.save()["answers"]
    other = [list(answer) for answer in answers]
    other[17][2] += 1
    assert check(record, edited(whole, answers=other)).startswith(
        "The file does not fit the rules at ply 17: "
    )
    assert "one of [" in check(record, edited(whole, answers=other))
    assert "au coup 17 :" in check(record, edited(whole, answers=other), lang="fr")
    assert "ply" in check(record, edited(whole, seed=8))
    assert "“checkpoint” is missing" in check(record, edited(whole, answers=answers[:-1]))
    assert "does not fit the rules" in check(record, edited(played(40), answers=played(41).save()["answers"]))
    assert "does not fit the rules" in check(record, edited(whole, digest=1))
    assert "does not fit the rules" in check(record, edited(whole, result=None))
    assert check(record, edited(whole, answers=[[0]])).endswith("answer number 0 is not an answer.")
    assert "more answers than this game can have" in check(record, edited(whole, answers=answers * 50))
    assert "“digests” is missing" in check(record, edited(whole, digests="none"))
    assert "rules version 2" in check(record, edited(whole, rules=2))
    assert "for 2, 3, 4, 5 players, not 9." in check(record, edited(whole, seats=9))
    assert "se joue à 2, 3, 4, 5, pas à 9." in check(record, edited(whole, seats=9), lang="fr")
    assert "has no option" in check(record, edited(whole, options={"a": 1}))
    assert "“checkpoint” is missing" in check(record, edited(whole, checkpoint={}))


def test_what_a_file_says_cannot_steer_the_terminal(record: Path, whole: Session) -> None:
    assert "\x1b" not in check(record, edited(whole, game="\x1b[2J\x07chess\nnext line"))
