"""Games as data sets: one row for each game, or for each answer with what its seat knew."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, Final

from cinqmars.games import get as get_game
from cinqmars.kernel import WAIT, BadInput, notation
from cinqmars.kernel.options import checked_setup
from cinqmars.research import need
from cinqmars.research.actions import Actions
from cinqmars.research.log import lines_of, text_of
from cinqmars.research.series import Line
from cinqmars.stepper import Stepper

pa = need("pyarrow", "arrow")
pq = need("pyarrow.parquet", "arrow")

SCHEMA_VERSION: Final = 1
FORMATS: Final = ("parquet", "jsonl.zst")
POSITIONS: Final = ("features",)
ROWS: Final = 4096  # in memory at a time
LEVEL: Final = 9

GAMES: Final = pa.schema(
    [
        ("number", pa.int64()),
        ("game", pa.string()),
        ("rules", pa.int16()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("seed", pa.int64()),
        ("bots", pa.list_(pa.string())),
        ("answer_seats", pa.list_(pa.int8())),
        ("answer_args", pa.list_(pa.int16())),
        ("returns", pa.list_(pa.float32())),
        ("scores", pa.list_(pa.int32())),
        ("ranks", pa.list_(pa.int8())),
        ("failed", pa.string()),
    ]
)


@dataclass(frozen=True)
class Written:
    """A data set: where it lies, how many rows it has, and what it must add up to."""

    path: str
    rows: int
    bytes: int
    sha256: str

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def write(
    logs: Sequence[Path],
    to: str,
    out: Path | None = None,
    positions: str | None = None,
    seat_view: bool = False,
) -> Written:
    """The games of some logs, or (positions) their answers."""
    check(to, FORMATS)
    if positions is not None:
        check(positions, POSITIONS)
    name = logs[0].name.removesuffix(".jsonl") + (".positions" if positions else "") + f".{to}"
    path = out or logs[0].with_name(name)
    lines = (line for log in logs for line in lines_of(log))
    if positions is not None:
        rows = write_positions(lines, path, to, seat_view)
    elif to == "parquet":
        rows = write_parquet(lines, path)
    else:
        rows = write_lines(lines, path)
    return Written(str(path), rows, path.stat().st_size, digest(path))


def check(got: str, allowed: Sequence[str]) -> None:
    if got not in allowed:
        raise BadInput("format", f"no format {got!r}", {"got": got[:40], "allowed": ", ".join(allowed)})


def digest(path: Path) -> str:
    found = sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            found.update(block)
    return found.hexdigest()


# games


def row(line: Line) -> dict[str, Any]:
    return {
        **{key: line.get(key) for key in ("number", "game", "rules", "seats", "seed", "bots")},
        "options": json.dumps(line["options"], sort_keys=True),
        "answer_seats": [seat for seat, _ in line["answers"]],
        "answer_args": [arg for _, arg in line["answers"]],
        **{key: line.get(key) for key in ("returns", "scores", "ranks")},
        "failed": json.dumps(line["failed"], sort_keys=True) if "failed" in line else None,
    }


def line_of(row: dict[str, Any]) -> Line:
    """The line that a row was made of, as far as it takes to play the game again."""
    line = {key: row[key] for key in ("number", "game", "rules", "seats", "seed", "bots")}
    line["options"] = json.loads(row["options"])
    line["answers"] = [list(pair) for pair in zip(row["answer_seats"], row["answer_args"])]
    return {**line, **{key: row[key] for key in ("returns", "scores", "ranks")}}


def write_parquet(lines: Iterator[Line], path: Path) -> int:
    about = {"cinqmars_schema": str(SCHEMA_VERSION)}
    rows = 0
    schema = GAMES.with_metadata(about)
    with pq.ParquetWriter(path, schema, compression="zstd", compression_level=LEVEL) as file:
        while part := [row(line) for line in islice(lines, ROWS)]:
            file.write_table(pa.Table.from_pylist(part, schema=schema))
            rows += len(part)
    return rows


def write_lines(lines: Iterator[Line], path: Path) -> int:
    rows = 0
    with pa.OSFile(str(path), "wb") as raw, pa.CompressedOutputStream(raw, "zstd") as file:
        while part := list(islice(lines, ROWS)):
            file.write(b"".join([text_of(line) for line in part]))
            rows += len(part)
    return rows


# positions


def write_positions(lines: Iterator[Line], path: Path, to: str, seat_view: bool) -> int:
    rows: Iterator[dict[str, Any]] = (found for line in lines for found in answers(line, seat_view))
    first = next(rows, None)
    if first is None:
        raise BadInput("nothing-to-rate", "no game in these logs")
    schema = positions_schema(len(first["features"]), seat_view)
    count = 0

    def all_rows() -> Iterator[dict[str, Any]]:
        yield first
        yield from rows

    source = all_rows()
    if to == "parquet":
        with pq.ParquetWriter(path, schema, compression="zstd", compression_level=LEVEL) as file:
            while part := list(islice(source, ROWS)):
                file.write_table(pa.Table.from_pylist(part, schema=schema))
                count += len(part)
        return count
    with pa.OSFile(str(path), "wb") as raw, pa.CompressedOutputStream(raw, "zstd") as out:
        while part := list(islice(source, ROWS)):
            out.write(b"".join([text_of(found) for found in part]))
            count += len(part)
    return count


def positions_schema(width: int, seat_view: bool) -> Any:
    fields = [
        ("number", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("action", pa.int32()),
        ("legal", pa.list_(pa.int32())),
        ("result", pa.float32()),
        ("features", pa.list_(pa.float32(), width)),
    ]
    return pa.schema(fields + ([("view", pa.string())] if seat_view else []))


def answers(line: Line, seat_view: bool) -> Iterator[dict[str, Any]]:
    """Every answer of a game with what its seat knew before it, and what the seat won in the end.

    Seats answer in the stepper's order, one after the other, where they chose at the same time.
    """
    game = get_game(line["game"])
    actions = Actions(game)
    table: Stepper[Any] = Stepper(game, checked_setup(game, line["seats"], line["seed"], line["options"]))
    left = [list(answer) for answer in line["answers"]]
    size = sum([f.size for f in game.features])
    ply = 0
    while table.decision is not None and left:
        asked = table.decision
        place = next((i for i, (seat, _) in enumerate(left) if seat == asked.seat), -1)
        if not asked.must and place != 0:
            table.step(WAIT)
            continue
        if place < 0:
            return  # the game was broken off while others had chosen already
        _, arg = left.pop(place)
        out = array("f", bytes(4 * size))
        game.encode(table.seen(asked.seat), asked.seat, out)
        won = line["returns"][asked.seat] if line.get("returns") else None
        found = {
            "number": line.get("number"),
            "ply": ply,
            "seat": asked.seat,
            "action": actions.number(asked.kind, arg),
            "legal": actions.numbers(asked),
            "result": won,
            "features": out.tolist(),
        }
        yield {**found, "view": notation.position(table.view(asked.seat))} if seat_view else found
        table.step(arg)
        ply += 1
