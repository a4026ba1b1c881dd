"""How the examination is held: which tables, how many games, what it says and what it hands over."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from cinqmars import games
from cinqmars.conformance import NonConforming, Tally, conformance, fuzz
from cinqmars.conformance.elsewhere import address
from cinqmars.kernel import BadInput, Entry, Game, Message, Session, record
from conformance.broken import (
    CalendarInTheRules,
    ChanceInALane,
    Crashes,
    MissingBarrier,
    PieceVanishes,
    SecretInTheView,
    SetInTheState,
    TupleInTheState,
    UnsortedOptions,
)
from conformance.expedition import Expedition
from conformance.honest import Bidding, Drilling, Gambling, Wagering, Yawning, speak
from toys.box import OneOff
from toys.play import TOYS

SLOW = ("elsewhere",)  # other processes: once per game is enough


def failure(examine: Callable[..., Tally], game: Game[Any], **how: Any) -> NonConforming:
    with pytest.raises(NonConforming) as caught:
        examine(game, **how)
    return caught.value


# healthy games


def test_a_game_with_a_bit_of_everything_passes() -> None:
    assert (
        conformance(Expedition(), speak=speak).games == 3 * 4 + 2
    )  # per_seat: also a mixed table, but not alone


@pytest.mark.parametrize(("game", "options"), TOYS, ids=[game.id for game, _ in TOYS])
def test_the_toys_of_the_kernel_pass(game: Game[Any], options: dict[str, Any]) -> None:
    conformance(game, seats=3, options=options)


def test_a_forced_answer_like_the_next_one_passes() -> None:
    conformance(Yawning())


@pytest.mark.parametrize("game", [Drilling, Gambling, Bidding, Wagering, Expedition])
def test_healthy_games_pass_whatever_the_seed(game: Callable[[], Game[Any]]) -> None:
    conformance(game(), seed=1000, games=15, seats=2, options={}, speak=speak, leave_out=SLOW)


# which tables


def seen_by(game: Game[Any], **how: Any) -> list[tuple[int, dict[str, Any]]]:
    """The tables at which a game was played, once each."""
    tables: list[tuple[int, dict[str, Any]]] = []
    original = game.new

    def new(setup: Any) -> Any:
        if (setup.seats, setup.options) not in tables:
            tables.append((setup.seats, setup.options))
        return original(setup)

    game.new = new  # type: ignore[method-assign]
    conformance(game, leave_out=SLOW, **how)
    return tables


def test_every_player_count_and_every_value_of_every_option() -> None:
    tables = seen_by(Expedition())
    assert {seats for seats, _ in tables} == {1, 2, 3}
    for seats in (1, 2, 3):
        given = [options for people, options in tables if people == seats]
        assert {"rounds": 2, "storms": False, "start": [0] * seats} in given
        assert {"rounds": 3, "storms": False, "start": [0] * seats} in given
        assert {"rounds": 2, "storms": True, "start": [0] * seats} in given
        assert {"rounds": 2, "storms": False, "start": [4] * seats} in given
    assert (3, {"rounds": 2, "storms": False, "start": [0, 4, 0]}) in tables


def test_only_the_table_it_is_told() -> None:
    told = {"rounds": 3, "storms": True, "start": [4, 0]}
    assert seen_by(Expedition(), seats=2, options=told) == [(2, told)]


def test_a_table_the_game_does_not_offer_is_bad_input() -> None:
    with pytest.raises(BadInput):
        conformance(Expedition(), seats=9)


# what it says


def test_it_counts_and_says_how_far_it_is() -> None:
    heard: list[int] = []
    tally = conformance(Drilling(), games=3, leave_out=SLOW, progress=heard.append)
    assert tally.games == 6
    assert tally.answers > 60
    assert heard == [1, 2, 3, 4, 5, 6]


def test_every_language_is_spoken_and_no_shape_of_message_twice() -> None:
    said: list[tuple[str, str, tuple[str, ...]]] = []

    def listen(message: Message, lang: str) -> str:
        said.append((lang, message.id, tuple(message.args)))
        return speak(message, lang)

    conformance(Expedition(), speak=listen, leave_out=SLOW)
    assert len(said) == len(set(said))
    ids = {id for lang, id, _ in said if lang == "en"}
    assert ids == {id for lang, id, _ in said if lang == "fr"}
    assert {"rules-1", "about-1", "ask-aim", "do-drive", "story-roll", "place", "score-finds", "seat"} <= ids
    assert {"option-rounds", "option-rounds-3", "option-storms-on", "option-start-4", "why-not-now"} <= ids


def test_an_empty_text_is_no_text() -> None:
    error = failure(conformance, Drilling(), speak=lambda message, lang: " " if lang == "fr" else "Go")
    assert error.check == "texts"
    assert "is empty in 'fr'" in str(error)


def test_the_text_names_the_promise_and_the_table() -> None:
    error = failure(conformance, PieceVanishes(), seats=3, seed=5)
    assert error.reason == "non-conforming"
    assert str(error).startswith("conservation: at ply ")
    assert "drilling: 3 seats, seed 5" in str(error)


def test_a_failure_travels_between_processes() -> None:
    error = failure(conformance, PieceVanishes())
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.check, again.record) == (str(error), error.check, error.record)


def test_an_unknown_check_cannot_be_left_out() -> None:
    with pytest.raises(BadInput, match="no check luck"):
        conformance(Drilling(), leave_out=["luck"])


# what it hands over


def test_the_record_shows_the_fault() -> None:
    game = PieceVanishes()
    saved = failure(conformance, game).record
    assert saved is not None
    last = record.load(game, saved)
    start = Session.start(game, last.setup)
    assert game.conserved(last.state) != game.conserved(start.state)
    assert game.conserved(last.goto(len(last.log) - 1).state) == game.conserved(start.state)


def test_the_record_ends_with_the_answer_that_taught_something() -> None:
    game = MissingBarrier()
    saved = failure(conformance, game).record
    assert saved is not None
    last = record.load(game, saved)
    before = last.goto(len(last.log) - 1)
    seat = last.log[-1].seat
    assert len(last.state.hands[seat]) == len(before.state.hands[seat]) + 1
    assert last.undo(seat).log == before.log  # a free look


def test_where_the_game_broke_off_the_record_goes_as_far_as_it_came() -> None:
    error = failure(conformance, ChanceInALane())
    assert error.record is not None
    assert "answering" in str(error)
    assert record.load(ChanceInALane(), error.record).pending


def test_what_was_raised_is_told_with_its_place_in_the_game() -> None:
    error = failure(conformance, Crashes())
    assert re.search(r"^crash: IndexError: .* \(broken\.py:\d+, lay\); answering ", str(error))


def test_an_event_without_an_entry_is_told_by_its_name() -> None:
    class Unlisted(Drilling):
        entries: ClassVar[Mapping[str, type[Entry]]] = {"draw": Entry}

    error = failure(conformance, Unlisted(), leave_out=SLOW)
    assert str(error).startswith("events: the rules emit lay, and the game has no entry of that name")


def test_no_record_of_a_game_without_a_first_question() -> None:
    assert failure(conformance, UnsortedOptions()).record is None


def test_no_record_of_what_cannot_be_saved() -> None:
    assert failure(conformance, SetInTheState()).record is None


# many games


def test_fuzzing_plays_as_many_games_as_told() -> None:
    heard: list[int] = []
    tally = fuzz(Expedition(), 30, seed=7, speak=speak, progress=heard.append)
    assert tally.games == 30
    assert heard == list(range(1, 31))


def test_fuzzing_is_the_same_for_the_same_seed() -> None:
    assert fuzz(Expedition(), 10, 3, leave_out=SLOW) == fuzz(Expedition(), 10, 3, leave_out=SLOW)
    assert fuzz(Expedition(), 10, 3, leave_out=SLOW) != fuzz(Expedition(), 10, 4, leave_out=SLOW)


def test_fuzzing_finds_what_a_single_game_may_miss() -> None:
    broken = {"redeal-view": SecretInTheView(), "json": TupleInTheState(), "barriers": MissingBarrier()}
    for check, game in broken.items():
        error = failure(fuzz, game, games=200, speak=speak)
        assert error.check == check
        assert error.record is not None


def test_fuzzing_takes_the_table_it_is_told() -> None:
    assert fuzz(Expedition(), 5, 0, 2, {"rounds": 3}, leave_out=SLOW).games == 5


# elsewhere


def test_another_process_finds_a_game_by_its_name_or_its_class() -> None:
    game = games.get("mission-planete-rouge")
    assert address(game) == ("cinqmars.games.mission_planete_rouge", "game", False)
    assert address(Expedition()) == ("conformance.expedition", "Expedition", True)


def test_another_process_needs_a_name_to_find_the_game_by() -> None:
    def rules(s: Any) -> None:
        s.ask(0, 0, [0, 1])
        s.d["score"] = [1, 0]

    error = failure(conformance, OneOff(rules), seats=2)
    assert error.check == "elsewhere"
    assert "name in its module" in str(error)


def test_another_day_is_told_from_another_hash_seed() -> None:
    error = failure(conformance, CalendarInTheRules(), seats=2)
    assert "another clock" in str(error)
