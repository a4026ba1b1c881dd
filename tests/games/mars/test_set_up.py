"""The box and the set-up."""

from __future__ import annotations

import pytest

from cinqmars.games.mars import game
from cinqmars.games.mars.cards.events import COPIES, EVENTS
from cinqmars.games.mars.cards.research import KIND, SCIENCE
from cinqmars.games.mars.components import (
    COLONISTS,
    CONTRACT_GETS,
    CONTRACT_GIVES,
    DIE,
    FIRST_PLACE,
    LEVEL_OF,
    MATERIALS,
    MINE_TILES,
    N_PLACES,
    N_RESEARCH_1,
    TILES,
    TYPE_OF,
    TYPES,
    WORTH,
)
from cinqmars.games.mars.questions.set_up import PROSPECT
from cinqmars.kernel import BadInput, Session
from games.mars.notation import SEATS, Play, start, table


def drafted(t: Play) -> Play:
    """Everybody takes the first mine there is."""
    while t.session.pending[0].kind == PROSPECT:
        t.take(t.session.apply(t.session.pending[0].opts[0]))
    return t


# rules: M1, S5
def test_materials_are_sixty_cards_in_pack_reserve_and_hands() -> None:
    s = start(4).s
    assert s.reserve == [7] * 5
    assert sorted(s.pack) == sorted(list(range(5)) * 5)
    assert MATERIALS == ["iron", "carbon", "silicon", "water", "oxygen"]


# rules: M3
def test_a_board_has_a_place_for_each_level() -> None:
    levels = {name: LEVEL_OF[FIRST_PLACE[k] : FIRST_PLACE[k + 1]] for k, name in enumerate(TYPES)}
    assert levels["habitation"] == [0, 1, 2, 3, 4]
    assert levels["plant"] == [0, 1, 2, 3]
    assert levels["silo"] == [0, 1, 2]
    assert levels["communication"] == levels["military"] == [1, 2, 3]
    assert levels["research"] == [1, 2]
    assert levels["spaceport"] == [1]
    assert len(levels["mine"]) == 4
    assert len(TYPE_OF) == len(LEVEL_OF) == len(WORTH) == N_PLACES
    assert table("").built("A") == ""
    assert table("").staffed("A") == "plant-0 silo-0"


# rules: M4
def test_there_are_78_tiles() -> None:
    count = {name: sum(TILES[FIRST_PLACE[k] : FIRST_PLACE[k + 1]]) for k, name in enumerate(TYPES)}
    assert sum(MINE_TILES) == 16
    assert count == {
        "habitation": 14,
        "plant": 12,
        "silo": 6,
        "communication": 10,
        "military": 10,
        "research": 8,
        "spaceport": 2,
        "mine": 0,
    }
    assert sum(TILES) + sum(MINE_TILES) == 78


# rules: M5
def test_colonists_run_out_at_eighty() -> None:
    t = table("", free="A60 B13", phase="event", events="colonist colonist ...")
    assert t.s.pool == COLONISTS - 60 - 13 - 4 - 1
    t = table("", free="A63 B13", phase="event", events="colonist ...")
    assert t.free("A") == 63, "none was left to come"
    t = table("plant-1", free="A60 B13", hands="A: 1 carbon 1 silicon 1 water 1 oxygen").play(
        "build habitation"
    )
    assert t.free("A") == 62, "two were left for three"


# rules: E4, R4
def test_the_cards_add_up() -> None:
    assert sum(COPIES) == 30
    copies = dict(zip(EVENTS, COPIES, strict=True))
    assert [copies[f"deposit-{m}"] for m in MATERIALS] == [2] * 5
    assert copies["colonist"] == 4
    assert sum([copies[e] for e in EVENTS if e.startswith("minor")]) == 6
    assert sum([copies[e] for e in EVENTS if e.startswith("major")]) == 3
    assert sum([copies[e] for e in EVENTS if e.startswith("supremacy")]) == 5
    assert copies["contested"] == 2
    assert len(KIND) == 30
    assert N_RESEARCH_1 == 15
    assert sum(SCIENCE[:15]) == 6
    assert sum(SCIENCE[15:]) == 6


# rules: K1
def test_there_is_a_contract_for_each_ordered_pair() -> None:
    pairs = list(zip(CONTRACT_GIVES, CONTRACT_GETS, strict=True))
    assert len({*pairs}) == 20
    assert all([a != b for a, b in pairs])


# rules: S1
def test_two_to_four_play() -> None:
    for n in (2, 3, 4):
        assert Session.new(game, n).state.n == n
    with pytest.raises(BadInput):
        Session.new(game, 5)


# rules: S2
def test_the_first_player_is_drawn() -> None:
    assert {start(3, seed).s.first for seed in range(12)} == {0, 1, 2}
    t = start(3, 4)
    assert t.asked[0] == SEATS[t.s.first]
    assert t.heard() == ["first"]


# rules: S3
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mines_are_chosen_round_and_back(seats: int) -> None:
    t = start(seats, 1)
    order = []
    while t.asked.endswith("prospect"):
        order.append((seat_of_question(t) - t.s.first) % seats)
        t.play("prospect " + t.options("prospect").split(", ")[0])
    assert order == [*range(seats), *reversed(range(seats))]


def seat_of_question(t: Play) -> int:
    return SEATS.index(t.asked[0])


# rules: S3
def test_a_mine_without_tiles_cannot_be_chosen() -> None:
    t = start(2, 1).play("prospect water", "prospect water", "prospect water")
    assert t.options("prospect") == "iron, carbon, silicon, oxygen"
    assert t.why_not("prospect water") == "no-tile"


# rules: S4
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_colonists_four_of_them_at_work(seats: int) -> None:
    t = drafted(start(seats, 3))
    for seat in SEATS[:seats]:
        assert t.staffed(seat) == "plant-0 silo-0 mine-1 mine-2"
        assert t.active(seat) == "habitation-0 plant-0 silo-0 mine-1 mine-2"
        assert t.free(seat) in (3, 4), "four if the first event was a colonist"
        assert t.energy(seat) == "4/5"
        assert t.points(seat) == 0


# rules: S6
def test_four_cards_are_dealt_in_secret() -> None:
    t = drafted(start(2, 5))
    other = SEATS[1 - t.s.first]
    assert t.cards(other) == 4
    assert t.known(other) == ""
    assert t.heard(other).count("drawn") == 4
    assert "drawn" not in t.heard()
    assert len(t.s.pack) < 25 - 8 + 1


# rules: S7
@pytest.mark.parametrize(("length", "goal"), [("short", 10), ("medium", 12), ("long", 15)])
def test_the_goal_depends_on_the_length(length: str, goal: int) -> None:
    s = start(2, length=length).s
    assert s.target == goal
    assert s.limit == 2 * goal * 2


# rules: S8
def test_in_the_revised_set_up_materials_are_chosen() -> None:
    t = drafted(start(2, 1, setup="revised"))
    first, second = SEATS[t.s.first], SEATS[1 - t.s.first]
    assert t.asked == f"{first} pick"
    t.play("pick iron", "pick water", "pick water", "pick carbon", "pick carbon")
    assert t.hand(first) == t.known(first) == "1 iron 2 water"
    assert t.asked == f"{second} pick"
    t.play("pick oxygen")
    assert t.hand(second) == "2 carbon 1 oxygen"
    assert len(t.s.pack) <= 25


# rules: S8
@pytest.mark.parametrize(("seats", "tiles"), [(2, 12), (3, 12), (4, 16)])
def test_in_the_revised_set_up_mines_are_removed(seats: int, tiles: int) -> None:
    s = start(seats, 2, setup="revised").s
    assert sum(s.mine_tiles) == tiles
    assert len([m for m in range(5) if s.mine_tiles[m] == MINE_TILES[m]]) == (1 if seats < 4 else 5)


# rules: R1
def test_the_die_has_three_faces_of_each() -> None:
    assert sorted(DIE) == [1, 1, 1, 2, 2, 2]
