"""The planner: it wins, it explains itself, and it beats chance."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import game, kinds
from cinqmars.games.first_martians.advice import advise, explain
from cinqmars.games.first_martians.missions import STANDALONE
from cinqmars.games.first_martians.planner import next_move, wishes
from cinqmars.games.first_martians.state import WON
from cinqmars.text import LANGUAGES, Speaker
from games.first_martians.notation import table
from games.first_martians.players import Cautious, Planner, Scribe, played


def wins(player: type[Scribe], mission: str, seats: int, games: int) -> int:
    return sum([played(player, seats, seed, mission=mission)[1].outcome == WON for seed in range(games)])


@pytest.mark.parametrize("mission", STANDALONE)
def test_it_wins_every_mission_now_and_then(mission: str) -> None:
    assert wins(Planner, mission, 4, 6) >= 1


def test_chance_and_caution_do_not_win() -> None:
    assert wins(Scribe, "home", 2, 2) == 0
    assert wins(Cautious, "home", 2, 4) == 0


# rules: L1
def test_it_completes_what_is_short_of_pawns_before_anything_else() -> None:
    t = table("home").plan("A1: explore a1-n")
    move = next_move(t.s)
    assert (move.arg, move.why) == (kinds.JOIN, "complete")


def test_it_saves_lives_first() -> None:
    t = table("home", "wounds C5; stress 4")
    best = max(wishes(t.planning().s))
    assert (best.target, best.why) == (kinds.T_TREAT, "wounds")


def test_it_explains_its_next_step_in_both_languages() -> None:
    t = table("home").planning()
    told = [Speaker(lang, game.id)(explain(t.s)) for lang in LANGUAGES]
    assert len({*told}) == 2
    assert all(told)


def test_its_advice_is_the_best_prior() -> None:
    t = table("home").planning()
    opts = [kinds.READY, *[kinds.PIECE + p for p in range(8)]]
    weights = game.priors(t.s, 0, kinds.PLAN, opts)
    assert opts[weights.index(max(weights))] == advise(t.s, kinds.PLAN, opts)
