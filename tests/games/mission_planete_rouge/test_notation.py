"""The notation says what it means, and complains when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.mission_planete_rouge.questions import KINDS
from games.mission_planete_rouge.notation import NotationError, argument, dealing, spelled, table


def test_a_position_is_what_was_written() -> None:
    t = table(
        "hellas-5 [A B2] | manual-4 -> ausonia [C3] | - | ausonia-3 -> hellas [A3] up | manual-4 []",
        mars="hellas: A3 E sylvanite +2; mare-tyrrhenum:",
        turn="B secret-agent",
        played="A recruiter",
        medal="D",
        in_round=7,
        reserve="A5",
        lost="B2",
        hand="C: travel-agent pilot",
        tokens="D: 2 ice 1 celerium",
        bonus="E: patronage",
        discoveries="syrtis-major: corruption (AE)",
        deck="hellas-3 manual-5",
        events="rich-vein ...",
        resources="celerium ice",
    )
    assert t.ships == "hellas-5 [A B2] | manual-4 -> ausonia [C3] | manual-4 []"
    assert t.flying == "ausonia-3 -> hellas [A3]"
    assert t.deck == ["hellas-3", "manual-5"]
    assert t.mars == {"hellas": "A3 E", "mare-tyrrhenum": ""}
    assert t.waiting("hellas") == 2
    assert t.resources == {"hellas": "sylvanite", "mare-tyrrhenum": "ice"}
    assert t.turn == "B secret-agent"
    assert t.medal == "D"
    assert t.s.round == 7
    assert (t.reserve("A"), t.lost("A"), t.reserve("B"), t.lost("B")) == (5, 10, 18, 2)
    assert t.hand("C") == "travel-agent pilot"
    assert t.tokens("D") == "2 ice 1 celerium"
    assert t.bonus("E") == "patronage"
    assert t.discoveries == {"syrtis-major": "corruption"}
    assert t.events[0] == "rich-vein"
    assert t.s.resource_tiles[-2:] == [0, 2]
    assert t.s.known[1] == 0b10001
    assert len(t.discarded_ships) == 34 - 4 - 2


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"ships": "hella-5 []"}, "no ship 'hella-5'"),
        ({"ships": "hellas-5"}, "is not a ship"),
        ({"ships": "hellas-5 [A] down"}, "is not a ship"),
        ({"ships": "hellas-5 [X]"}, "no seat 'X'"),
        ({"ships": "hellas-5 [A A]"}, "appears twice"),
        ({"ships": "hellas-5 [Ax]"}, "is a number"),
        ({"ships": "hellas-5 [E]"}, "does not play"),
        ({"ships": "hellas-3 [A4] up"}, "too few seats"),
        ({"ships": "hellas-3 [A3]"}, "is full, so it is up"),
        ({"ships": "manual-3 [A]"}, "needs a destination"),
        ({"ships": "manual-3 [] up"}, "needs a destination"),
        ({"ships": "hellas-3 [] | hellas-3 []"}, "no ship 'hellas-3' left"),
        ({"ships": " | ".join(["- "] * 6)}, "too many"),
        (
            {"ships": "manual-3 -> hellas [] | manual-4 -> hellas [] | manual-5 -> hellas []"},
            "destination tiles",
        ),
        ({"mars": "hellas A"}, "needs a colon"),
        ({"mars": "hella: A"}, "no zone 'hella'"),
        ({"mars": "hellas: A; hellas: B"}, "appears twice"),
        ({"mars": "hellas: A23"}, "astronauts"),
        ({"reserve": "A20", "lost": "A3"}, "astronauts"),
        ({"in_round": 11}, "round 11"),
        ({"turn": "A"}, "not a seat and a character"),
        ({"turn": "A chef"}, "no character 'chef'"),
        ({"turn": "A pilot, B soldier"}, "called from 1 to 9"),
        ({"turn": "A pilot, A pilot"}, "plays twice"),
        ({"turn": "A pilot", "hand": "A: soldier"}, "no pilot in hand"),
        ({"tokens": "A: ice"}, "not numbers and resources"),
        ({"tokens": "A: 2 gold"}, "no resource 'gold'"),
        ({"bonus": "A: rich-vein"}, "does not belong here"),
        ({"bonus": "A: patronage; B: patronage"}, "no event card 'patronage' left"),
        ({"discoveries": "mare-tyrrhenum: rich-vein"}, "needs a card, and is one of"),
        ({"discoveries": "hellas: patronage"}, "does not belong here"),
        ({"events": "patronage patronage"}, "left"),
    ],
)
def test_nonsense_is_refused(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        table(**position)


@pytest.mark.parametrize(
    ("move", "complaint"),
    [
        ("launch 1", "launch is not asked; A board"),
        ("B: board 1", "B board is not asked; A board"),
        ("board 3", "is not possible; A is asked board: no, 1"),
        ("board x", "is a number"),
        ("board", "board takes 1 words"),
        ("go 1", "begins with no move"),
    ],
)
def test_a_wrong_move_is_refused(move: str, complaint: str) -> None:
    t = table("hellas-5 [] | - | - ", turn="A pilot")
    with pytest.raises(NotationError, match=complaint):
        t.play(move)
    assert t.asked == "A board", "nothing has changed"


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[kind.name for kind in KINDS])
def test_every_argument_has_its_words(kind: int) -> None:
    for arg in range(KINDS[kind].size):
        assert argument(kind, spelled(kind, arg).split()) == arg


def test_what_is_not_shown_has_no_reason() -> None:
    t = table("hellas-5 [] | - | - ", turn="A pilot")
    with pytest.raises(NotationError, match="not even shown"):
        t.why_not("board 2")


def test_a_deck_to_deal_from_is_complete() -> None:
    with pytest.raises(NotationError, match="event cards"):
        dealing("patronage")
