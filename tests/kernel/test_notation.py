"""Notation: tables and moves by name, as a person could have written them."""

from __future__ import annotations

import pytest

from cinqmars import games
from cinqmars.kernel import BadInput, Refused, Rng
from cinqmars.session import Session


def drifted(id: str, answers: int, seed: int = 3) -> Session:
    game, luck = games.get(id), Rng(seed)
    session = Session.new(id, game.seats[-1], seed)
    while session.pending and len(session.log) < answers:
        d = session.pending[luck.below(len(session.pending))]
        session = session.apply(d.opts[luck.below(len(d.opts))], seat=d.seat)
    return session


@pytest.mark.parametrize("id", games.PACKAGES)
def test_what_is_written_can_be_read(id: str) -> None:
    session = drifted(id, 120)
    again = Session.at(session.notation())
    assert again.log == session.log and again.digest() == session.digest()
    assert again.notation() == session.notation()


@pytest.mark.parametrize("id", games.PACKAGES)
def test_a_seats_position_is_the_same_for_tables_that_are_dealt_again(id: str) -> None:
    for answers in (5, 30, 60):
        session = drifted(id, answers)
        seat = session.pending[0].seat
        dreams = [session.imagine(seat, seed) for seed in range(3)]
        assert {dream.position(seat) for dream in dreams} == {session.position(seat)}


def test_a_rule_is_tested_in_one_line() -> None:
    s = Session.at("mars seats=2 seed=1: prospect tile:mine-water; prospect tile:mine-carbon")
    assert len(s.log) == 2 and "place:0:mine-1: fact-state=state-idle" in s.position(0)


def test_options_beyond_the_usual_are_named() -> None:
    text = Session.new(
        "terraforming-mars", 3, 2, {"drafting": True, "beginner": [True, False, True]}
    ).notation()
    assert text == "terraforming-mars seats=3 seed=2 drafting=on beginner=on,off,on"
    assert Session.at(text).setup.options["beginner"] == [True, False, True]


def test_a_move_goes_by_its_number_too() -> None:
    session = drifted("on-mars", 3)
    asked = session.pending[0]
    kind = session.game.kinds[asked.kind].name
    for text in (f"={asked.opts[-1]}", f"{kind} ={asked.opts[-1]}"):
        assert Session.at(f"{session.notation()}; {text}").log[-1].arg == asked.opts[-1]


def test_what_cannot_be_read_is_said() -> None:
    with pytest.raises(BadInput, match="is none of: prospect tile:"):
        Session.at("mars seats=2: prospect tile:the-moon")
    with pytest.raises(BadInput, match="colour"):
        Session.at("mars seats=2 colour=red")
    with pytest.raises(Refused):
        Session.at("mars seats=2: 9> prospect tile:mine-water")
