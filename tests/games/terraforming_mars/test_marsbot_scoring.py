"""The end of a solo game: last greeneries, MarsBot's points, who has won."""

from __future__ import annotations

import pytest

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.board import AT
from cinqmars.games.terraforming_mars.components import MARSBOT, NEURAL_INSTANCE
from cinqmars.games.terraforming_mars.marsbot.scoring import SOURCES, points, price
from cinqmars.games.terraforming_mars.marsbot.state import NEURAL, POINTS, position
from cinqmars.games.terraforming_mars.marsbot.tracks import PLANT_TRACK
from cinqmars.games.terraforming_mars.rules.scoring import award_points
from cinqmars.games.terraforming_mars.rules.tiles import lay
from cinqmars.games.terraforming_mars.state import OVER, TerraformingState
from cinqmars.session import Session
from cinqmars.terminal import result
from cinqmars.terminal.ink import ON_DARK
from cinqmars.terminal.pen import Pen
from cinqmars.text import Speaker
from games.terraforming_mars.notation import Play, table

FULL = "temperature 8; oxygen 14; oceans 9"


def scored(position: str) -> dict[str, int]:
    return dict(zip(SOURCES, points(table(position).s), strict=True))


def ended(bot: str, rest: str = "") -> Play:
    """The game right after the last production."""
    return table(f"bot: passed, {bot}; R: 50 M€; {FULL}; {rest}").play("pass")


# rules: R49
def test_markers_before_a_greenery_take_that_step() -> None:
    t = ended("tracks plant 2 building 7 space 3", "greenery M at 9,1")
    s = t.session.state
    assert s.phase == OVER and s.greeneries[MARSBOT] == 3
    assert position(s, PLANT_TRACK) == 3
    assert s.bot[3] == 20, "oxygen is complete: no rating"


# rules: R49, R23; rulings: 17
def test_not_onto_a_space_that_was_used() -> None:
    assert ended("tracks plant 2, furthest plant 3").session.state.greeneries[MARSBOT] == 0


# rules: R50, R54
def test_points_of_tiles_and_milestones() -> None:
    got = scored(
        "bot: tr 31; milestone mayor M; milestone builder R; city M at 3,3; greenery M at 3,4; greenery R at 3,2"
    )
    assert got["rating"] == 31 and got["milestones"] == 5 and got["greeneries"] == 1 and got["cities"] == 2


# rules: R50
def test_the_points_printed_on_its_projects_do_not_count() -> None:
    assert scored("bot: resolved dust-seals pets")["cards"] == 0


# rules: R9
@pytest.mark.parametrize("difficulty", ["hard", "brutal"])
def test_on_hard_each_project_with_points_is_one(difficulty: str) -> None:
    cards = "dust-seals pets mine indentured-workers"
    assert scored(f"bot: {difficulty}, resolved {cards}")["cards"] == 2, "none for a negative icon"


# rules: R51, A3
def test_awards_go_by_its_own_values_and_ties_to_both() -> None:
    t = table("bot: tracks science 2; award scientist M; award miner R; R: 6 steel, played research")
    assert points(t.s)[SOURCES.index("awards")] == 5
    assert award_points(t.s) == [10], "two science tags against space 2, six steel against five"


# rules: R52
def test_the_neural_instance_counts_hexes_without_the_player() -> None:
    s = table("bot: normal; greenery R at 8,2; greenery M at 8,4").s.copy()
    s.bot[NEURAL] = AT[7, 2]
    lay(s, MARSBOT, NEURAL_INSTANCE, AT[7, 2])
    assert points(s)[SOURCES.index("neural")] == 5
    assert scored("bot: normal")["neural"] == 0


# rules: R53
@pytest.mark.parametrize(
    ("prelude", "prices"),
    [
        (False, {1: 8, 12: 8, 13: 7, 14: 6, 15: 5, 16: 4, 17: 3, 18: 2, 19: 1}),
        (True, {1: 8, 10: 8, 11: 7, 12: 6, 13: 5, 14: 4, 15: 3, 16: 2, 17: 1}),
    ],
)
def test_megacredits_per_point(prelude: bool, prices: dict[int, int]) -> None:
    s: TerraformingState = table("bot: 23 M€").s.copy()
    s.prelude = int(prelude)
    for generation, each in prices.items():
        s.generation = generation
        assert price(s) == each
        assert points(s)[SOURCES.index("money")] == 23 // each


# rules: R1, R56; rulings: 18
def test_the_player_must_have_more_points() -> None:
    for rating, won in ((31, [1.0]), (30, [0.0]), (29, [0.0])):
        t = table(f"bot: passed, tr 30; R: 50 M€, tr {rating}; {FULL}").play("pass")
        assert game.returns(t.session.state) == won


# rules: R50
def test_the_log_tells_its_points_by_source() -> None:
    told = ended("tr 30, 17 M€").heard()
    assert (
        "MarsBot has 32 points: rating 30, awards 0, milestones 0, greeneries 0, cities 0, "
        "Neural Instance 0, M€ 2, cards 0."
    ) in told


# rules: R50, R53
def test_its_points_stand_beside_the_players() -> None:
    t = ended("tracks plant 2, 20 M€, tr 30", "R: tr 25")
    its = dict(zip(SOURCES, t.session.state.bot_piles[POINTS], strict=True))
    scores = {score.label.id: (score.points, score.automaton) for score in game.scores(t.session.state)}
    assert {id.removeprefix("score-"): number for id, (_, number) in scores.items()} == its
    assert scores["score-rating"] == ((25,), its["rating"])
    assert scores["score-money"] == ((0,), its["money"])
    said = Session.of(t.session).scores()
    assert said["Terraform rating"] == [25, its["rating"]]
    assert sum([points[-1] for points in said.values()]) == sum(its.values())


def test_among_players_there_is_no_automaton() -> None:
    t = table(f"R: 50 M€; {FULL}; passed B").play("pass")
    assert {score.automaton for score in game.scores(t.session.state)} == {None}


def test_the_terminal_tells_a_defeat() -> None:
    t = ended("tr 60", "R: tr 25")
    pen = Pen(Speaker("en", game.id, ["Ada"]), ON_DARK)
    assert result.headline(pen, Session.of(t.session)).plain == "Ada loses, 25 to 60"
    assert [str(column.header) for column in result.table(pen, Session.of(t.session)).columns][
        2
    ] == "Automaton"
