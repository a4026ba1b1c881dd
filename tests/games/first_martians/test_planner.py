"""The planner: it wins, it explains itself, and it beats chance."""

from __future__ import annotations

import pytest

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.bots.advice import explain
from cinqmars.games.first_martians.bots.planner import next_move
from cinqmars.games.first_martians.bots.wishes import HARM, wishes
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import STANDALONE
from cinqmars.games.first_martians.questions import advise
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.state import BROKEN, DEATH, GREEN, NONE, WON
from cinqmars.text import LANGUAGES, Speaker
from games.first_martians.notation import campaign, table
from games.first_martians.players import Cautious, Planner, Scribe, played


def wins(player: type[Scribe], mission: str, seats: int, games: int) -> int:
    return sum([played(player, seats, seed, mission=mission)[1].outcome == WON for seed in range(games)])


@pytest.mark.parametrize("mission", STANDALONE)
def test_it_wins_every_mission_now_and_then(mission: str) -> None:
    assert wins(Planner, mission, 4, 6) >= 1


def test_chance_does_not_win_and_caution_lives() -> None:
    assert wins(Scribe, "home", 2, 2) == 0
    ends = [played(Cautious, 2, seed, mission="home")[1] for seed in range(6)]
    assert sum([end.outcome == DEATH for end in ends]) <= 2
    assert min([end.goals.bit_count() for end in ends]) >= 1


# rules: L1
def test_it_completes_what_is_short_of_pawns_before_anything_else() -> None:
    t = table("home").plan("A1: explore a1-n")
    move = next_move(t.s)
    assert (move.arg, move.why) == (targets.JOIN, "complete")


# rules: X18
def test_it_spends_no_pawn_on_a_swap_that_only_moves_the_harm() -> None:
    t = table("home", "red lab:cpu garage:cpu med-lab:cpu probe-bay:cpu; parts cpu 0 hardware 1").planning()
    repairs = [w for w in wishes(t.s) if targets.REPAIR <= w.target < targets.UNSHUT]
    assert repairs == [], "four parts over a threshold of three, and a swap would leave four"
    t = table("home", "red lab:cpu; parts cpu 1").planning()
    assert [w.why for w in wishes(t.s) if targets.REPAIR <= w.target < targets.UNSHUT] == ["repair"]


# rules: X18, P13
def test_it_swaps_where_a_part_is_needed_more_and_takes_it_where_it_is_missed_least() -> None:
    t = table("home", "red farm:filter; parts filter 0").planning()
    wish = next(w for w in wishes(t.s) if w.why == "farm")
    donors = [1 + slot for slot in range(1, 53, 4) if t.s.slots[slot] == GREEN]
    donor = advise(t.s, ask.WITH, donors, (wish.target,)) - 1
    assert HARM[c.PENALTY[donor]] == min([HARM[c.PENALTY[x - 1]] for x in donors])
    both = table("home", "red farm:filter; built backup-farm; parts filter 0")
    both.s.slots = [x if i % 4 != 1 or i // 4 in (4, 15) else BROKEN for i, x in enumerate(both.s.slots)]
    assert not [w for w in wishes(both.planning().s) if w.why == "farm"], (
        "the only filter is the other farm's"
    )


# rules: X5
def test_the_medic_lends_a_hand_below_and_the_patient_is_on_top() -> None:
    t = table("home", "wounds A5; stress 0").planning()
    first = next_move(t.s)
    assert (first.piece // 2, first.arg) == (2, targets.TREAT)
    t.plan("C1: treat")
    second = next_move(t.s)
    assert (second.piece // 2, second.arg) == (0, targets.JOIN)


# rules: K2
def test_in_a_campaign_it_wants_discoveries_for_the_skills_they_unlock() -> None:
    t = campaign("examined 1").planning()
    assert (targets.DISCOVER, "learn") in [(w.target, w.why) for w in wishes(t.s)]
    t.s.unlocked = [15] * 4
    assert "learn" not in [w.why for w in wishes(t.s)]
    assert "learn" not in [w.why for w in wishes(table("home", "examined 1").planning().s)]


# rules: L13, S3
@pytest.mark.parametrize(
    "position",
    [
        "red garage:connector; wounds A1",
        "journal g21; wounds A1",
        "worn A plus1",
        "worn A blocked; wounds A4",
    ],
)
def test_it_begins_nothing_that_it_must_give_up(position: str) -> None:
    t = table("home", position, crew="geologist engineer", solo=True).planning()
    moves = 0
    while next_move(t.s).piece != NONE:
        move = next_move(t.s)
        assert move.why != "give-up"
        t.io.answers += [(ask.PLAN, tools.PIECE + move.piece), (ask.TARGET, move.arg)]
        t.move()
        moves += 1
        assert moves < 20


# rules: L1
def test_a_greedy_player_sees_what_a_plan_is_good_for() -> None:
    """Before it is carried out a plan changes nothing else: without its promise greedy would play at random."""
    t = table("home", "wounds C5", crew="medic engineer scientist geologist").planning()
    before = game.values(t.s)[0]
    t.plan("C1: treat")
    assert game.values(t.s)[0] > before
    alone = table("home").planning()
    short = game.values(table("home").plan("A1: build backup-solar").s)[0]
    assert game.values(alone.s)[0] < short < game.values(alone.plan("A1 A2: build backup-solar").s)[0]


def test_it_saves_lives_first() -> None:
    t = table("home", "wounds C5; stress 4")
    best = max(wishes(t.planning().s))
    assert (best.target, best.why) == (targets.TREAT, "wounds")


def test_it_explains_its_next_step_in_both_languages() -> None:
    t = table("home").planning()
    told = [Speaker(lang, game.id)(explain(t.s)) for lang in LANGUAGES]
    assert len({*told}) == 2
    assert all(told)


def test_its_advice_is_the_best_prior() -> None:
    t = table("home").planning()
    opts = [tools.READY, *[tools.PIECE + p for p in range(8)]]
    weights = game.priors(t.s, 0, ask.PLAN, opts)
    assert opts[weights.index(max(weights))] == advise(t.s, ask.PLAN, opts)
