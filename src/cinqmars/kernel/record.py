"""Records: a game as a file that anyone can replay, and saves, which add the last checkpoint.

The format is described in docs/record-format.md; `FORMAT_VERSION` grows when it changes.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from cinqmars.kernel.asker import Verifier
from cinqmars.kernel.errors import BadInput, BadRecord, Diverged
from cinqmars.kernel.game import Game
from cinqmars.kernel.options import Setup, checked_setup, spell
from cinqmars.kernel.question import Answer
from cinqmars.kernel.session import Mark, Session
from cinqmars.kernel.state import S

FORMAT: Final = "cinqmars"
FORMAT_VERSION: Final = 1
FEW: Final = 16  # checkpoints, of which all are digested
BEYOND: Final = 1 << 63  # no number of a record is so big


def save(session: Session[S]) -> dict[str, Any]:
    """The whole table as plain JSON data: a record, and the last checkpoint to resume from."""
    setup, last = session.setup, session.marks[-1]
    state = last.state.copy()  # whoever changes the file does not change the table
    return {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": session.game.id,
        "rules": setup.rules,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": deepcopy(setup.options),
        "answers": [[a.seat, a.kind, a.arg, int(a.held), a.check] for a in session.log],
        "digests": [[m.number, m.ply, m.digest()] for m in _some(session.marks)],
        "digest": session.digest(),
        "result": result(session),
        "checkpoint": {
            "number": last.number,
            "ply": last.ply,
            "barrier": last.barrier,
            "state": state.to_json(),
        },
    }


def _some(marks: list[Mark]) -> list[Mark]:
    """At most twice FEW, evenly spread; those of a longer game were among them before it grew. And the last one."""
    step = 1 << (marks[-1].number // FEW).bit_length()
    return [*[mark for mark in marks[:-1] if mark.number % step == 0], marks[-1]]


def result(session: Session[S]) -> dict[str, Any] | None:
    if not session.over:
        return None
    scores = session.game.scores(session.state)
    return {
        "returns": session.game.returns(session.state),
        "scores": [[score.label.id, list(score.points)] for score in scores],
    }


def load(game: Game[S], record: Any) -> Session[S]:
    """The table a record describes, replayed from its start; its checkpoint is not trusted."""
    checked = _checked(game, record)
    setup, log = _setup(game, checked), _log(checked)
    expected = {number: (ply, digest) for number, ply, digest in checked["digests"]}
    checks = Verifier(expected)
    start = Session.start(game, setup).marks[:1]
    checks.keeps(start[0])
    session = Session(game, setup, start, log, io=checks)
    for number in expected:
        if number > session.marks[-1].number:
            raise Diverged(len(log), f"checkpoint {number} is never reached")
    return _same_table(session, checked)


def resume(game: Game[S], record: Any, repair: bool = False) -> Session[S]:
    """The table of a save of our own: only the current stretch is replayed, so older plies may be of older rules.

    If the rules changed under the current stretch it is Diverged, or (repair) asked again.
    """
    checked = _checked(game, record)
    setup, log, at = _setup(game, checked), _log(checked), checked["checkpoint"]
    try:
        last = Mark(at["ply"], game.load(game.migrate(at["state"])), at["barrier"], at["number"])
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as e:
        raise BadRecord("record-checkpoint", f"the checkpoint cannot be read: {e!r}") from e
    marks = [Mark(0, game.new(setup)), last] if last.number else [last]
    try:
        return _same_table(Session(game, setup, marks, log, io=Verifier({})), checked)
    except Diverged:
        if not repair:
            raise
    return Session(game, setup, marks, log[: at["ply"]])


def _same_table(session: Session[S], record: dict[str, Any]) -> Session[S]:
    if session.digest() != record["digest"]:
        raise Diverged(len(session.log), "legal answers, other consequences")
    if result(session) != record["result"]:
        raise Diverged(
            len(session.log), f"the file has result {record['result']}, the game {result(session)}"
        )
    return session


# reading what may be anything


_FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "rules": (int,),
    "seats": (int,),
    "seed": (int,),
    "options": (dict,),
    "answers": (list,),
    "digests": (list,),
    "digest": (int,),
    "result": (dict, type(None)),
    "checkpoint": (dict,),
}


def game_of(record: Any) -> str:
    """The id of the game a record is of, once it is known to be a record."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord("record-foreign", "this is not a Cinq-Mars record")
    version = record.get("format_version")
    if not _is_count(version) or version != FORMAT_VERSION:
        raise BadRecord(
            "record-version",
            f"record format {spell(version)} is not known here; this build reads {FORMAT_VERSION}",
            {"got": spell(version), "known": FORMAT_VERSION},
        )
    name = record.get("game")
    if not isinstance(name, str):
        raise _bad_field("game")
    return name


def _checked(game: Game[Any], record: Any) -> dict[str, Any]:
    name = game_of(record)
    if name != game.id:
        raise BadRecord(
            "record-game", f"a record of {name}, not of {game.id}", {"got": name, "game": game.id}
        )
    for field, types in _FIELDS.items():
        value = record.get(field)
        if field not in record or not isinstance(value, types) or isinstance(value, bool):
            raise _bad_field(field)
    _check_answers(game, record["answers"])
    _check_digests(record["digests"])
    at = record["checkpoint"]
    counts = all([_is_count(at.get(name)) for name in ("number", "ply", "barrier")])
    if not counts or not isinstance(at.get("state"), dict):
        raise _bad_field("checkpoint")
    if at["ply"] > len(record["answers"]):
        raise _bad_field("checkpoint")
    return dict(record)


def _check_answers(game: Game[Any], answers: list[Any]) -> None:
    if len(answers) > game.bound:
        raise BadRecord("record-long", f"{len(answers)} answers: a game has at most {game.bound}")
    for ply, answer in enumerate(answers):
        if not (_are_counts(answer, 5) and answer[3] <= 1):
            raise BadRecord("record-answer", f"ply {ply}: {spell(answer)} is not an answer", {"ply": ply})


def _check_digests(digests: list[Any]) -> None:
    for entry in digests:
        if not _are_counts(entry, 3):
            raise _bad_field("digests")


def _are_counts(x: Any, length: int) -> bool:
    if type(x) is not list or len(x) != length:
        return False
    for y in x:
        if type(y) is not int or not 0 <= y < BEYOND:
            return False
    return True


def _is_count(x: Any) -> bool:
    return type(x) is int and 0 <= x < BEYOND


def _bad_field(field: str) -> BadRecord:
    return BadRecord(
        "record-field", f"the field {field!r} is missing or not as it should be", {"field": field}
    )


def _setup(game: Game[Any], record: dict[str, Any]) -> Setup:
    if not 1 <= record["rules"] <= game.version:
        raise BadRecord(
            "record-rules",
            f"played by rules {record['rules']}; this build knows 1 to {game.version}",
            {"got": record["rules"], "known": game.version},
        )
    try:
        setup = checked_setup(game, record["seats"], record["seed"], record["options"])
    except BadInput as e:
        raise BadRecord("record-setup", str(e), {"detail": str(e)}) from e
    return setup._replace(rules=record["rules"])


def _log(record: dict[str, Any]) -> list[Answer]:
    return [Answer(seat, kind, arg, held != 0, check) for seat, kind, arg, held, check in record["answers"]]
