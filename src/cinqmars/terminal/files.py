"""Saved games on disk."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from cinqmars.kernel import BadInput, BadRecord
from cinqmars.session import Session, parsed

MOST_BYTES: Final = 64 * 2**20  # the longest games take a hundredth of it
PLAYERS: Final = "players"  # beside the record: who sat where, for those who come back


def read(path: Path) -> Any:
    """The JSON data in a file, or BadRecord that says what it is instead."""
    return parsed(text_of(path))


def text_of(path: Path) -> str:
    named: dict[str, str | int] = {"path": str(path)}
    try:
        if path.is_dir():
            raise BadRecord("file-directory", f"{path} is a folder", named)
        if path.exists() and not path.is_file():
            raise BadRecord("file-special", f"{path} is not a regular file", named)
        if path.stat().st_size > MOST_BYTES:
            most = MOST_BYTES // 2**20
            raise BadRecord("file-huge", f"{path} is larger than {most} MB", {**named, "most": most})
        return path.read_text(encoding="utf-8-sig")
    except BadRecord:
        raise
    except UnicodeDecodeError as e:
        raise BadRecord("file-binary", f"{path} is not a text file", named) from e
    except FileNotFoundError as e:
        raise BadRecord("file-missing", f"no file {path}", named) from e
    except (OSError, ValueError) as e:
        raise BadRecord("file-unreadable", f"{path}: {e}", {**named, "why": why(e)}) from e


def load(path: Path) -> tuple[Session, list[str]]:
    """The table in a file, and who sat where as far as the file says."""
    data = read(path)
    session = Session.load(data)
    players = data.get(PLAYERS)
    known = isinstance(players, list) and len(players) == session.seats
    return session, [str(player) for player in players] if known and players else []


def save(session: Session, path: Path, players: list[str] | None = None) -> None:
    """Whole or not at all: a crash or a full disk leaves what was there before."""
    data = session.save()
    if players is not None:
        data[PLAYERS] = players
    write(data, path)


def write(data: dict[str, Any], path: Path) -> None:
    write_text(json.dumps(data, separators=(",", ":")) + "\n", path)


def write_text(text: str, path: Path) -> None:
    beside = path.with_name(path.name + ".part")
    try:
        check_replaceable(path)
        with beside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path.resolve())
    except BadInput:
        raise
    except (OSError, ValueError) as e:
        remove(beside)
        raise BadInput("file-unwritable", f"{path}: {e}", {"path": str(path), "why": why(e)}) from e


def check_replaceable(path: Path) -> None:
    named: dict[str, str | int] = {"path": str(path)}
    if path.is_dir():
        raise BadInput("file-directory", f"{path} is a folder", named)
    if path.exists() and not path.is_file():
        raise BadInput("file-special", f"{path} is not a regular file", named)
    if not path.parent.is_dir():
        raise BadInput("file-no-folder", f"no folder {path.parent}", {"path": str(path.parent)})


def remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        return


def why(error: OSError | ValueError) -> str:
    said = getattr(error, "strerror", None)
    return str(said or error)
