"""Records: a game as a file. `load` replays it from the start and trusts nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from cinqmars.kernel import BadRecord, Decision, Diverged, Game, Session, record
from toys.box import Box, OneOff
from toys.expect import bad_record, diverged
from toys.mars_trade import MarsTrade
from toys.play import Options, every_toy, same, walk
from toys.reactions import Reactions
from toys.research import Research

Record = dict[str, Any]
Path = tuple[Any, ...]

GAME = Reactions()
JUNK: list[Any] = [None, True, False, -1, 2**70, 1.5, float("nan"), "", "x", [], [[]], {}, {"x": 1}]


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def saved(t: Session[Any]) -> Record:
    data: Record = through_json(record.save(t))
    return data


def finished(game: Game[Any] = GAME, options: Options | None = None) -> list[Session[Any]]:
    return walk(game, 3, 1, options)


def edited(data: Record, *path: Any, to: Any) -> Record:
    """The record with another value at this path."""
    new: Any = through_json(data)
    at = new
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = to
    return dict(new)


# there and back


@every_toy
def test_every_ply_comes_back_as_it_was(game: Any, options: Options) -> None:
    for t in finished(game, options):
        again = record.load(game, saved(t))
        assert same(again, t)
        assert again.setup == t.setup
        assert again.barriers == t.barriers
        passed = [(m.number, m.ply, m.barrier) for m in t.marks]
        kept = [(m.number, m.ply, m.barrier) for m in again.marks]
        assert kept == [x for x in passed if x in kept]
        assert {x for x in passed if x[0] % 16 == 0 or x[1] >= len(t.log) - 32} <= {*kept}


@every_toy
def test_what_was_loaded_is_saved_alike(game: Any, options: Options) -> None:
    for t in finished(game, options)[::10]:
        data = saved(t)
        assert saved(record.load(game, data)) == data


@every_toy
def test_what_was_loaded_goes_on_alike(game: Any, options: Options) -> None:
    path = finished(game, options)
    middle = len(path) // 2
    t = record.load(game, saved(path[middle]))
    for answer in path[-1].log[middle:]:
        t = t.submit(answer.seat, [(answer.kind, answer.arg)])
    assert same(t, path[-1])


def test_what_a_record_says() -> None:
    end = finished(MarsTrade(), {"level": [2, 1, 2]})[-1]
    data = saved(end)
    assert list(data) == [
        *("format", "format_version", "game", "rules", "seats", "seed", "options"),
        *("answers", "digests", "digest", "result", "checkpoint"),
    ]
    assert (data["format"], data["format_version"]) == ("cinqmars", 1)
    assert (data["game"], data["rules"], data["seats"], data["seed"]) == ("mars-trade", 1, 3, 1)
    assert data["options"] == {"level": [2, 1, 2]}
    assert data["answers"] == [[a.seat, a.kind, a.arg, int(a.held), a.check] for a in end.log]
    told = [m for m in end.marks if m.number % 8 == 0 or m is end.marks[-1]]  # of 64 to 127 checkpoints
    assert [entry[:2] for entry in data["digests"]] == [[m.number, m.ply] for m in told]
    assert data["checkpoint"]["state"] == through_json(end.marks[-1].state.to_json())


def test_the_result_is_there_when_the_game_is_over() -> None:
    path = finished()
    assert saved(path[-2])["result"] is None
    points = GAME.points(path[-1].state)
    expected = {"returns": GAME.returns(path[-1].state), "scores": [["total", points]]}
    assert saved(path[-1])["result"] == expected


def test_changing_a_record_does_not_change_the_session() -> None:
    t = finished(MarsTrade(), {"level": [2, 1, 2]})[-1]
    before = saved(t)
    data = record.save(t)
    data["checkpoint"]["state"]["built"].append(99)
    data["options"]["level"].append(99)
    data["options"]["more"] = 1
    assert saved(t) == before


def test_loading_does_not_change_the_record() -> None:
    data = saved(finished()[-1])
    before = json.dumps(data)
    record.load(GAME, data)
    record.resume(GAME, data)
    assert json.dumps(data) == before


# edited answers are found where they are


def another(t: Session[Any], seat: int, arg: int) -> int:
    return next(o for o in t.asked(seat).opts if o != arg)


@pytest.mark.parametrize("game", [MarsTrade(), Reactions(), Research()])
def test_another_legal_answer_is_found_at_its_ply(game: Game[Any]) -> None:
    path = finished(game)
    data = saved(path[-1])
    for ply, answer in enumerate(path[-1].log):
        if len(path[ply].asked(answer.seat).opts) > 1:
            other = another(path[ply], answer.seat, answer.arg)
            with diverged(ply):
                record.load(game, edited(data, "answers", ply, 2, to=other))


@pytest.mark.parametrize(("column", "name"), list(enumerate(["seat", "kind", "arg", "held", "check"])))
def test_any_edited_number_of_an_answer_is_found_at_its_ply(column: int, name: str) -> None:
    data = saved(finished()[-1])
    for ply, answer in enumerate(data["answers"]):
        new = 1 - answer[column] if name == "held" else answer[column] + 1
        with diverged(ply):
            record.load(GAME, edited(data, "answers", ply, column, to=new))


@pytest.mark.parametrize("arg", [9, 15 + 1, 2**40])
def test_an_illegal_answer_is_found_at_its_ply(arg: int) -> None:
    data = saved(finished()[-1])
    with diverged(4):
        record.load(GAME, edited(data, "answers", 4, 2, to=arg))


def test_a_forged_check_is_found_by_what_follows() -> None:
    """Whoever knows the question can name it; the consequences give it away."""
    path = finished()
    data = saved(path[-1])
    for ply in (0, 7, len(data["answers"]) - 1):
        answer = path[-1].log[ply]
        d = path[ply].asked(answer.seat)
        forged = d.answered(another(path[ply], answer.seat, answer.arg))
        line = [forged.seat, forged.kind, forged.arg, int(forged.held), forged.check]
        with pytest.raises(Diverged) as e:
            record.load(GAME, edited(data, "answers", ply, to=line))
        assert e.value.ply > ply


def test_two_answers_in_each_others_place() -> None:
    path = finished()
    data = saved(path[-1])
    answers = data["answers"]
    for ply in range(len(answers) - 1):
        if path[ply].pending != path[ply + 1].pending:
            swapped = [*answers[:ply], answers[ply + 1], answers[ply], *answers[ply + 2 :]]
            with diverged(ply):
                record.load(GAME, edited(data, "answers", to=swapped))


def test_in_a_region_the_order_of_answers_is_free() -> None:
    t = Session.new(Research(), 2, seed=1)
    a = t.apply(t.asked(0).opts[0], seat=0).apply(t.asked(1).opts[0], seat=1)
    data = saved(a)
    swapped = edited(data, "answers", to=data["answers"][::-1])
    assert record.load(Research(), swapped).pending == a.pending


@every_toy
def test_missing_answers_are_noticed(game: Any, options: Options) -> None:
    data = saved(finished(game, options)[-1])
    for number in (1, 2, len(data["answers"])):
        fewer = data["answers"][:-number]
        with bad_record("record-field"):  # fewer than before the checkpoint
            record.load(game, edited(data, "answers", to=fewer))
        at_start = edited(edited(data, "answers", to=fewer), "checkpoint", "ply", to=0)
        with diverged(len(fewer)):
            record.load(game, at_start)


def test_answers_after_the_end_are_noticed() -> None:
    data = saved(finished()[-1])
    plies = len(data["answers"])
    with diverged(plies, "does not ask"):
        record.load(GAME, edited(data, "answers", to=[*data["answers"], [0, 0, 0, 0, 0]]))


# digests and results


def test_an_edited_digest_of_a_checkpoint_is_found_there() -> None:
    data = saved(finished()[-1])
    for i, (_, ply, digest) in enumerate(data["digests"]):
        with diverged(ply, f"checkpoint {i}"):
            record.load(GAME, edited(data, "digests", i, 2, to=digest ^ 1))


def test_a_checkpoint_at_another_ply_is_noticed() -> None:
    data = saved(finished()[-1])
    with diverged(data["digests"][2][1], "checkpoint 2"):
        record.load(GAME, edited(data, "digests", 2, 1, to=data["digests"][2][1] - 1))


def test_a_checkpoint_the_game_never_reaches_is_noticed() -> None:
    data = saved(finished()[-1])
    last = len(data["answers"])
    with diverged(last, "checkpoint 99"):
        record.load(GAME, edited(data, "digests", to=[*data["digests"], [99, last, 1]]))


def test_a_record_may_have_digests_of_some_checkpoints_only() -> None:
    t = finished()[-1]
    data = saved(t)
    assert same(record.load(GAME, edited(data, "digests", to=[])), t)
    assert same(record.load(GAME, edited(data, "digests", to=data["digests"][::2])), t)


@every_toy
def test_an_edited_final_digest_is_noticed(game: Any, options: Options) -> None:
    for t in finished(game, options)[::25]:
        with diverged(len(t.log), "other consequences"):
            record.load(game, edited(saved(t), "digest", to=t.digest() ^ 1))


@pytest.mark.parametrize(
    ("path", "to"),
    [
        (["returns"], [1.0, 0.0, 0.0, 0.0]),
        (["returns", 0], 0.125),
        (["scores"], []),
        (["scores", 0, 0], "luck"),
        (["scores", 0, 1, 2], 99),
    ],
)
def test_an_edited_result_is_noticed(path: list[Any], to: Any) -> None:
    t = finished()[-1]
    with diverged(len(t.log), "the file has result"):
        record.load(GAME, edited(saved(t), "result", *path, to=to))


def test_a_result_before_the_end_and_none_after_it() -> None:
    path = finished()
    result = saved(path[-1])["result"]
    with diverged(len(path) - 1, "the file has result None"):
        record.load(GAME, edited(saved(path[-1]), "result", to=None))
    with diverged(len(path) - 2, "the game None"):
        record.load(GAME, edited(saved(path[-2]), "result", to=result))


@pytest.mark.parametrize(("field", "to"), [("seed", 2), ("seats", 2), ("seats", 4)])
def test_another_set_up_is_noticed(field: str, to: int) -> None:
    with pytest.raises(Diverged):
        record.load(GAME, edited(saved(finished()[-1]), field, to=to))


def test_other_options_are_noticed() -> None:
    game = MarsTrade()
    data = saved(finished(game, {"level": 2})[-1])
    with pytest.raises(Diverged):
        record.load(game, edited(data, "options", to={}))


# what may be anything


@pytest.mark.parametrize(
    "data", [*JUNK, "{}", {"format": "chess"}, {"format": None}, [{"format": "cinqmars"}]]
)
def test_what_is_not_a_record(data: Any) -> None:
    with bad_record("record-foreign"):
        record.load(GAME, data)
    with bad_record("record-foreign"):
        record.resume(GAME, data)


@pytest.mark.parametrize("version", [0, 2, "1", *JUNK])
def test_an_unknown_format_version(version: Any) -> None:
    with bad_record("record-version"):
        record.load(GAME, edited(saved(finished()[0]), "format_version", to=version))


def test_a_missing_format_version() -> None:
    with bad_record("record-version"):
        record.load(GAME, {"format": "cinqmars"})


@pytest.mark.parametrize("junk", [j for j in JUNK if not isinstance(j, str)])
def test_a_game_is_named_by_a_text(junk: Any) -> None:
    with bad_record("record-field"):
        record.game_of(edited(saved(finished()[0]), "game", to=junk))


def test_which_game_a_record_is_of() -> None:
    data = saved(finished()[0])
    assert record.game_of(data) == "reactions"
    with bad_record("record-game"):
        record.load(Research(), data)


@pytest.mark.parametrize("rules", [0, -1, 2, 2**70])
def test_rules_this_build_does_not_know(rules: int) -> None:
    with bad_record("record-rules"):
        record.load(GAME, edited(saved(finished()[0]), "rules", to=rules))


@pytest.mark.parametrize(
    ("field", "to"),
    [
        ("seats", 0),
        ("seats", 5),
        ("seats", -3),
        ("seed", -1),
        ("seed", 2**63),
        ("options", {"level": 3}),
        ("options", {"level": [1, 1]}),
        ("options", {"level": True}),
        ("options", {"speed": 1}),
    ],
)
def test_a_set_up_the_game_does_not_offer(field: str, to: Any) -> None:
    data = saved(finished(MarsTrade())[0])
    with bad_record("record-setup"):
        record.load(MarsTrade(), edited(data, field, to=to))


FIELDS = ["rules", "seats", "seed", "options", "answers", "digests", "digest", "result", "checkpoint"]


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    data = saved(finished()[3])
    del data[field]
    with bad_record("record-field") as e:
        record.load(GAME, data)
    assert e.value.facts == {"field": field}


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_of_the_wrong_type_is_refused(field: str) -> None:
    data = saved(finished()[-1])
    for junk in JUNK:
        if type(junk) is not type(data[field]):
            with pytest.raises(BadRecord):
                record.load(GAME, edited(data, field, to=junk))
            with pytest.raises(BadRecord):
                record.resume(GAME, edited(data, field, to=junk))


@pytest.mark.parametrize("field", ["number", "ply", "barrier", "state"])
def test_a_checkpoint_of_the_wrong_type_is_refused(field: str) -> None:
    data = saved(finished()[-1])
    for junk in JUNK:
        if junk != 2**70 and not isinstance(junk, dict):
            with bad_record("record-field"):
                record.load(GAME, edited(data, "checkpoint", field, to=junk))
    del data["checkpoint"][field]
    with bad_record("record-field"):
        record.load(GAME, data)


@pytest.mark.parametrize(
    "answer",
    [
        [0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
        [0, 0, 0, False, 0],
        [0, 0, 0, 2, 0],
        [0, 0, -1, 0, 0],
        [-1, 0, 0, 0, 0],
        [0, 0, 1.0, 0, 0],
        [0, 0, "1", 0, 0],
        [0, 0, 10**5000, 0, 0],
        "00000",
        {"seat": 0},
        *[j for j in JUNK if j != 2**70],
    ],
)
def test_what_is_not_an_answer(answer: Any) -> None:
    data = saved(finished()[-1])
    data["answers"][3] = answer
    with bad_record("record-answer") as e:
        record.load(GAME, data)
    assert e.value.facts == {"ply": 3}


@pytest.mark.parametrize("entry", [[0, 0], [0, 0, 0, 0], [0, 0, -1], [True, 0, 0], [0, 0, 1.0], *JUNK])
def test_what_is_not_the_digest_of_a_checkpoint(entry: Any) -> None:
    with bad_record("record-field"):
        record.load(GAME, edited(saved(finished()[-1]), "digests", 1, to=entry))


def test_more_answers_than_any_game_has() -> None:
    data = saved(finished()[0])
    data["answers"] = [[0, 0, 0, 0, 0]] * (GAME.bound + 1)
    with bad_record("record-long"):
        record.load(GAME, data)


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every number, text and empty list in a record, except in the checkpoint, which `load` ignores."""
    if not data or not isinstance(data, dict | list):
        yield path
        return
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if (*path, key) != ("checkpoint",):
            yield from leaves(value, (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


@pytest.mark.parametrize("game", [MarsTrade(), Reactions(), Research()])
def test_no_edit_goes_unnoticed(game: Game[Any]) -> None:
    data = saved(finished(game)[-1])
    paths = list(leaves(data))
    assert len(paths) > 150
    for i, path in enumerate(paths):
        junk = JUNK[i % len(JUNK)]
        if junk != at(data, path):
            with pytest.raises(BadRecord):
                record.load(game, edited(data, *path, to=junk))


# the rules of a table are those it began with


def test_a_loaded_table_keeps_its_rules() -> None:
    def pinned(s: Box) -> None:
        s.d["price"] = 3 if s.rules < 2 else 4
        s.ask(0, 0, [0, 1])

    class Second(OneOff):
        version: ClassVar[int] = 2

    old = Session.new(OneOff(pinned), 2)
    again = record.load(Second(pinned), saved(old))
    assert (again.setup.rules, again.state.rules, again.state.d["price"]) == (1, 1, 3)
    assert Session.new(Second(pinned), 2).state.d["price"] == 4


def test_a_question_with_another_context_is_another_question() -> None:
    def asking(context: str) -> OneOff:
        return OneOff(lambda s: [s.ask(0, 0, [0, 1], (context,)) for _ in range(2)])

    t = Session.new(asking("red"), 2).apply(1)
    assert t.log[0] == Decision(0, 0, [0, 1], ("red",)).answered(1)
    with diverged(0, "another question"):
        record.load(asking("blue"), saved(t))
