"""The course of a solo game: set-up, difficulties, MarsBot's deck and turns."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.bots.uniform import Drift
from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.components import MARSBOT
from cinqmars.games.terraforming_mars.marsbot.state import (
    ACTION_DECK,
    BONUS,
    BONUS_DECK,
    CORPORATION,
    MONEY,
    POSITION,
    RATING,
)
from cinqmars.games.terraforming_mars.marsbot.tracks import N_TRACKS
from cinqmars.games.terraforming_mars.questions import ACT, PASS
from cinqmars.games.terraforming_mars.state import ACTION, NOBODY, TerraformingState
from cinqmars.kernel import Bot, Session
from games.terraforming_mars.notation import table


def started(**options: Any) -> TerraformingState:
    """The table at the first action of a solo game."""
    session = Session.new(game, 1, 7, options)
    while session.state.phase != ACTION or session.pending[0].kind != ACT:
        session = session.apply(session.pending[0].opts[0])
    return session.state


def deck(s: TerraformingState) -> tuple[int, int]:
    """Projects and bonus cards in its action deck."""
    codes = s.bot_piles[ACTION_DECK]
    return len([c for c in codes if c < BONUS]), len([c for c in codes if c >= BONUS])


# rules: R1, R2, R5
def test_marsbot_is_no_seat_and_starts_with_a_rating_and_markers_on_zero() -> None:
    s = started()
    assert s.n == 1
    assert (s.bot[RATING], s.bot[MONEY], s.bot[CORPORATION]) == (20, 0, NOBODY)
    assert s.bot[POSITION : POSITION + N_TRACKS] == [0] * 7


# rules: R3, R4, R13
def test_eight_bonus_cards_one_of_them_in_the_action_deck() -> None:
    s = started()
    assert deck(s) == (3, 1)
    assert len(s.bot_piles[BONUS_DECK]) == 7
    ours = s.bot_piles[BONUS_DECK] + [c for c in s.bot_piles[ACTION_DECK] if c >= BONUS]
    assert sorted(ours) == list(range(BONUS, BONUS + 8))


# rules: R4, R11, R92
@pytest.mark.parametrize(
    ("options", "projects"),
    [({"prelude": True}, 6), ({"difficulty": "brutal"}, 4), ({"difficulty": "brutal", "prelude": True}, 7)],
)
def test_the_first_action_deck(options: dict[str, Any], projects: int) -> None:
    assert deck(started(**options)) == (projects, 1)


# rules: R6
def test_the_player_starts_and_first_place_alternates() -> None:
    s = started()
    assert s.turn == s.first == 0
    t = table("bot: passed; R: 50 M€")
    t.play("pass")
    assert t.session.state.first == MARSBOT


# rules: R6, R15
def test_they_take_turns_and_it_takes_one_card_at_a_time() -> None:
    t = table("bot: deck mine ants; R: 50 M€, hand research").play("standard power-plant, end")
    assert [line for line in t.heard() if "reveals" in line] == ["MarsBot reveals Mine."]
    assert t.asked == "R act"


# rules: R15
def test_it_passes_when_its_deck_is_empty() -> None:
    t = table("bot: turn; R: 50 M€")
    assert "MarsBot’s action deck is empty: it passes." in t.heard()
    assert t.asked == "R act"


# rules: R15
def test_it_goes_on_alone_when_the_player_has_passed() -> None:
    t = table("bot: deck mine ants; R: 50 M€").play("pass")
    told = [line for line in t.heard() if "reveals" in line or "passes" in line]
    assert told[-3:] == [
        "MarsBot reveals Mine.",
        "MarsBot reveals Ants.",
        "MarsBot’s action deck is empty: it passes.",
    ]


# rules: R12, R100
def test_research_and_production_cost_and_bring_it_nothing() -> None:
    t = table("bot: passed, 7 M€, tr 30; R: 50 M€").play("pass")
    s = t.session.state
    assert s.generation == 3 and s.bot[MONEY] == 7
    assert deck(s) == (3, 1)
    assert len(s.offer[0]) == 4


# rules: R11, R12
def test_on_brutal_it_keeps_four() -> None:
    t = table("bot: brutal, passed; R: 50 M€").play("pass")
    assert deck(t.session.state) == (4, 1)


# rules: R7, R10; rulings: 10
def test_on_hard_it_buys_a_milestone_on_its_first_turn() -> None:
    got = table("bot: hard, turn, fresh, 9 M€, tr 35, deck mine").changes
    assert got == "M: M€ -8, building 1, resolves mine; milestone terraformer M"
    assert table("bot: brutal, turn, fresh, 9 M€, tr 35, deck mine").changes == got


# rules: R7, R10
@pytest.mark.parametrize(
    "bot",
    ["normal, fresh, 9 M€, tr 35", "hard, fresh, 7 M€, tr 35", "hard, 9 M€, tr 35", "hard, fresh, 9 M€"],
)
def test_otherwise_it_does_not(bot: str) -> None:
    assert table(f"bot: {bot}, turn, deck mine").changes == "M: building 1, resolves mine"


# rules: R7
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard", "brutal"])
def test_random_solo_games_end_and_everything_adds_up(difficulty: str) -> None:
    for seed in range(4):
        options = {
            "difficulty": difficulty,
            "prelude": seed % 2 == 1,
            "drafting": seed > 1,
            "marsbot-corporation": seed != 2,
        }
        session = Session.new(game, 1, seed, options)
        conserved = game.conserved(session.state)
        end = session.run(Drift([seed]))
        assert game.conserved(end) == conserved
        assert game.returns(end) in ([0.0], [1.0])


class Passer(Bot):
    """Only ever passes."""

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        return PASS if kind == ACT and PASS in opts else opts[0]


# rules: R55
@pytest.mark.parametrize(("prelude", "last"), [(False, 20), (True, 18)])
def test_the_game_is_lost_when_the_last_generation_begins(prelude: bool, last: int) -> None:
    end = Session.new(game, 1, 1, {"prelude": prelude, "beginner": True}).run(Passer())
    assert (end.generation, game.returns(end)) == (last, [0.0])
