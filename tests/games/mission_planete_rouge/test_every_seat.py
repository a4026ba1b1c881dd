"""A character works alike for every seat."""

from __future__ import annotations

import re

import pytest

from games.mission_planete_rouge.notation import Play, seat_of, table

SHIPS = "hellas-5 [A B2] | ausonia-4 [B C] | syrtis-major-3 [A C2] up | hellas-3 [C]"
MARS = "hellas: A2 B celerium; mare-tyrrhenum: A B C sylvanite; ausonia: B2 C; mare-australe: C"
DISCOVERIES = "hellas: corruption (B); ausonia: radiation (C); syrtis-major: rich-vein"
TURNS = [
    ("recruiter", ["board 2"]),
    ("explorer", ["board 1", "move hellas ausonia", "move mare-tyrrhenum hellas", "move no"]),
    ("scientist", ["board 1", "board 2", "study ausonia"]),
    ("scientist", ["board no", "study draw", "hide mare-australe"]),
    ("secret-agent", ["board 1", "board 4", "launch 2"]),
    ("saboteur", ["board 2", "destroy 1"]),
    ("femme-fatale", ["board 2", "replace C 2"]),
    ("femme-fatale", ["board no", "replace B mare-tyrrhenum"]),
    ("travel-agent", []),
    ("soldier", ["board 1", "kill C ausonia"]),
    ("pilot", ["board 2", "board 4", "redirect 3 aim hellas"]),
]
ROTATIONS = ["ABCD", "BCDA", "CDAB", "DABC"]


def seen(t: Play, seats: str) -> dict[str, object]:
    """All that concerns seats, by the letter each had before they were renamed to `seats`."""
    back = str.maketrans(seats, "ABCD")
    return {
        "ships": re.sub(r"\[(.*?)\]", lambda crew: in_order(crew[1]), t.ships.translate(back)),
        "flying": re.sub(r"\[(.*?)\]", lambda crew: in_order(crew[1]), t.flying.translate(back)),
        "mars": {zone: in_order(there.translate(back)) for zone, there in t.mars.items()},
        "reserve": [t.reserve(seat) for seat in seats],
        "lost": [t.lost(seat) for seat in seats],
        "hand": [t.hand(seat) for seat in seats],
        "asked": t.asked.translate(back),
        "options": sorted(t.options(t.asked.split()[1]).translate(back).split(", ")),
        "knows": [[t.s.known[zone] >> seat_of(seat) & 1 for seat in seats] for zone in range(7)],
    }


def in_order(words: str) -> str:
    return " ".join(sorted(words.split()))


def course(moves: list[str], character: str, seats: str) -> list[dict[str, object]]:
    """The turn of A, played by whoever bears the first letter of `seats`: the table before and after each move."""
    to = str.maketrans("ABCD", seats)
    t = table(
        SHIPS.translate(to),
        MARS.translate(to),
        f"A {character}, B pilot".translate(to),
        medal=seats[0],
        discoveries=DISCOVERIES.translate(to),
        events="flat-ground ...",
    )
    tables = [seen(t, seats)]
    for move in moves:
        tables.append(seen(t.play(move.translate(to)), seats))
    return tables


# rules: K1a, K1b, K2b, K3b, K4b, K5b, K6b, K7a, K8c, K9b
@pytest.mark.parametrize(("character", "moves"), TURNS)
def test_a_turn_is_the_same_for_every_seat(character: str, moves: list[str]) -> None:
    expected = course(moves, character, ROTATIONS[0])
    for seats in ROTATIONS[1:]:
        assert course(moves, character, seats) == expected
