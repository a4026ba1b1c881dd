"""Set-ups: what a table is made from, and what the caller got wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from cinqmars.kernel import MAX_SEED, BadInput, Game, Option, Session, Setup
from cinqmars.kernel.options import checked_setup, spell
from toys.box import Box, OneOff
from toys.expect import bad_input

HUGE = pytest.param(10**5000, id="huge")  # more digits than Python will print
LEVEL = Option("level", (0, 1, 2), 1, per_seat=True)
BOARD = Option("board", ("tharsis", "hellas"), "tharsis")
DRAFT = Option("draft", (False, True), True)


class Configurable(OneOff):
    id: ClassVar[str] = "table"
    version: ClassVar[int] = 3
    seats: ClassVar[Sequence[int]] = (2, 3, 5)
    options: ClassVar[Sequence[Option]] = (LEVEL, BOARD, DRAFT)


GAME = Configurable(lambda s: s.ask(0, 0, [0, 1]))


def made(seats: Any = 3, seed: Any = 1, options: Any = None) -> Setup:
    return checked_setup(GAME, seats, seed, options)


def test_a_set_up_is_complete() -> None:
    assert made() == Setup(3, 1, {"level": [1, 1, 1], "board": "tharsis", "draft": True}, 3)


def test_a_session_is_made_from_it() -> None:
    t = Session.new(GAME, 5, 7, {"draft": False})
    assert t.setup == made(5, 7, {"draft": False})
    assert (t.state.n, t.state.rules) == (5, 3)
    assert Session.new(GAME, 2).setup.seed == 0


def test_the_seed_is_all_the_luck() -> None:
    def dice(s: Box) -> None:
        s.d["dice"] = [s.rng.below(6) for _ in range(20)]
        s.ask(0, 0, [0, 1])

    game = Configurable(dice)
    rolls = [Session.new(game, 2, seed).state.d["dice"] for seed in (1, 1, 2, 0, MAX_SEED)]
    assert rolls[0] == rolls[1]
    assert len({tuple(roll) for roll in rolls}) == 4


# seats and seed


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_seats_the_game_is_for(seats: int) -> None:
    assert made(seats).seats == seats


@pytest.mark.parametrize("seats", [0, 1, 4, 6, -2, 2**70, HUGE, True, 2.0, "2", None, [2]])
def test_other_seats(seats: Any) -> None:
    with bad_input("seats"):
        made(seats)


def test_true_is_not_one_seat() -> None:
    class Alone(Configurable):
        seats: ClassVar[Sequence[int]] = (1,)

    with bad_input("seats"):
        checked_setup(Alone(GAME.rules), True, 1, None)


@pytest.mark.parametrize("seed", [0, 1, 2**62, 2**63 - 1])
def test_seeds(seed: int) -> None:
    assert made(seed=seed).seed == seed


@pytest.mark.parametrize("seed", [-1, 2**63, HUGE, True, False, 1.0, "1", None, [1], float("nan")])
def test_no_seeds(seed: Any) -> None:
    with bad_input("seed"):
        made(seed=seed)


def test_a_session_refuses_them_too() -> None:
    with bad_input("seats"):
        Session.new(GAME, 4)
    with bad_input("seed"):
        Session.new(GAME, 2, -1)
    with bad_input("option-name"):
        Session.new(GAME, 2, 1, {"moons": 2})


# options


def test_one_value_for_all_seats() -> None:
    assert made(options={"level": 2}).options["level"] == [2, 2, 2]


def test_one_value_for_each_seat() -> None:
    assert made(options={"level": [0, 1, 2]}).options["level"] == [0, 1, 2]
    assert made(options={"level": (0, 1, 2)}).options["level"] == [0, 1, 2]


@pytest.mark.parametrize("levels", [[], [1], [1, 1], [1, 1, 1, 1]])
def test_too_few_or_too_many_values(levels: list[int]) -> None:
    with bad_input("option-length") as e:
        made(options={"level": levels})
    assert e.value.facts == {"name": "level", "seats": 3, "got": len(levels)}


@pytest.mark.parametrize("level", [3, -1, True, 1.0, "1", None, {}, [0, 1, 3], [0, 1, True], [0, 1, [1]]])
def test_a_level_that_is_not_offered(level: Any) -> None:
    with bad_input("option-value"):
        made(options={"level": level})


@pytest.mark.parametrize("board", ["Hellas", "", 0, None, ["hellas"], ["hellas"] * 3])
def test_a_board_that_is_not_offered(board: Any) -> None:
    with bad_input("option-value") as e:
        made(options={"board": board})
    assert e.value.facts["allowed"] == "tharsis, hellas"


@pytest.mark.parametrize("draft", [0, 1, "on", None])
def test_yes_and_no_are_not_numbers(draft: Any) -> None:
    with bad_input("option-value") as e:
        made(options={"draft": draft})
    assert e.value.facts["allowed"] == "off, on"


@pytest.mark.parametrize("name", ["moons", "Level", "", 1, None, ("level",)])
def test_an_option_the_game_does_not_have(name: Any) -> None:
    with bad_input("option-name") as e:
        made(options={name: 1})
    assert e.value.facts["allowed"] == "level, board, draft"


def test_a_game_without_options_says_so() -> None:
    class Plain(Configurable):
        options: ClassVar[Sequence[Option]] = ()

    with bad_input("option-name") as e:
        checked_setup(Plain(GAME.rules), 2, 1, {"level": 1})
    assert e.value.facts["allowed"] == "none"


@pytest.mark.parametrize("options", [[], "level", 1, [("level", 1)]])
def test_options_are_a_mapping(options: Any) -> None:
    with bad_input("options"):
        made(options=options)


def test_the_callers_mapping_is_not_kept() -> None:
    given: dict[str, Any] = {"level": [0, 1, 2]}
    setup = made(options=given)
    given["level"].append(9)
    given["board"] = "hellas"
    assert setup.options == {"level": [0, 1, 2], "board": "tharsis", "draft": True}


def test_bad_input_is_a_value_error_that_says_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="table is for 2, 3, 5 seats, not 4") as e:
        made(4)
    assert isinstance(e.value, BadInput)
    assert e.value.facts == {"allowed": "2, 3, 5", "got": "4"}


# options as people type them


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (DRAFT, "on", True),
        (DRAFT, " OFF ", False),
        (BOARD, "hellas", "hellas"),
        (BOARD, "Hellas", "hellas"),
        (LEVEL, "2", 2),
        (LEVEL, "0,1, 2", [0, 1, 2]),
    ],
)
def test_what_people_type(option: Option, text: str, value: Any) -> None:
    assert option.parsed(text) == value


@pytest.mark.parametrize(
    ("option", "text"), [(DRAFT, "true"), (DRAFT, "1"), (BOARD, "elysium"), (LEVEL, "3"), (LEVEL, "1,x")]
)
def test_what_people_mistype(option: Option, text: str) -> None:
    with bad_input("option-value"):
        option.parsed(text)


def test_several_values_for_a_table_wide_option() -> None:
    with bad_input("option-value"):
        BOARD.parsed("hellas,tharsis")


def test_long_values_are_cut_short() -> None:
    assert spell("x" * 40) == "x" * 40
    assert spell("x" * 41) == "x" * 40 + "..."
    assert spell(10**5000) == "..."


def test_what_was_typed_is_told_again_but_not_for_ever() -> None:
    assert spell("x" * 40) == "x" * 40
    assert spell("x" * 41) == "x" * 40 + "..."
    assert spell(10**5000) == "..."


@pytest.mark.interpreted
def test_without_these_there_is_no_game() -> None:
    """All else has an answer that suits a game without it."""
    needed = "new load stretch over returns scores progress observe resample values"
    assert Game.__abstractmethods__ == frozenset(needed.split())
