"""What bots think, and that they act on it."""

from __future__ import annotations

import pytest

from cinqmars import bots
from cinqmars.games.mars import game
from cinqmars.games.mars.questions.construction import BUILD
from cinqmars.games.mars.questions.end_of_turn import MOVE
from cinqmars.games.mars.questions.exchanges import ACCEPT, EXCHANGE, OFFER, REFUSE, WITHDRAW
from cinqmars.games.mars.rules.proposals import OFFERS
from cinqmars.games.mars.state import EXCHANGING
from cinqmars.kernel import WAIT, Decision, Session
from games.mars.notation import Play, seat_of, spelled, table


def chosen(t: Play, seat: str, bot: str = "greedy") -> int:
    """What the bot answers to the open question of this seat."""
    p = seat_of(seat)
    d = t.session.asked(p)
    return bots.get(bot, 1).choose(bots.Eyes(t.session, p), d)


def said(t: Play, seat: str, bot: str = "greedy") -> str:
    return spelled(t.session.asked(seat_of(seat)), chosen(t, seat, bot))


def test_points_count() -> None:
    values = game.values(table("communication-1", "", "").s)
    assert values[0] > values[1] > values[2], "B produces before C"


def test_even_far_ahead_a_colony_goes_on() -> None:
    full = "habitation-4 plant-3 silo-2 communication-3 military-3 research-2"
    ahead = table(f"{full} spaceport!", "", phase="moving", free="A5", length="long")
    better = table(f"{full} spaceport", "", phase="moving", free="A4", length="long")
    assert game.values(better.s)[0] > game.values(ahead.s)[0] + 1e-6


@pytest.mark.parametrize("better", ["A: terraforming", "A: fusion", "A: basic-research", "A: bonus-military"])
def test_research_cards_are_worth_something(better: str) -> None:
    assert game.values(table("", "", research=better).s)[0] > game.values(table("", "").s)[0]


def test_cards_are_worth_something_and_more_when_they_fit() -> None:
    nothing = game.values(table("", "", hands="B: 1 iron").s)[0]
    some = game.values(table("", "", hands="A: 4 oxygen; B: 1 iron").s)[0]
    fitting = game.values(table("", "", hands="A: 1 carbon 1 silicon 1 water 1 oxygen; B: 1 iron").s)[0]
    assert nothing < some < fitting


def test_a_winner_is_sure() -> None:
    nine = "plant-3 communication-3 military-3 research-2 spaceport"
    t = table(nine, "", phase="ending", supremacies="A: energy", length="short")
    assert game.values(t.s) == [1.0, 0.0]


def test_greedy_builds_what_it_can() -> None:
    t = table("", "", hands="A: 1 carbon 1 silicon 1 water 1 oxygen")
    assert said(t, "A") != "no"


def test_greedy_leaves_a_mine_to_win() -> None:
    """Ten points are there if the miners man what was built; it takes several moves, none of which wins alone."""
    ten = "plant-3 communication-3 military-3 research-2! spaceport! habitation-1 iron water carbon"
    t = table(ten, "", phase="moving", free="A0", length="short")
    end = bots.play_on(t.session, {0: bots.get("greedy", 1), 1: bots.get("random", 1)})
    assert end.over
    assert game.returns(end.state) == [1.0, 0.0]
    assert end.state.turns == 1


@pytest.mark.parametrize("bot", ["greedy", "medium"])
def test_a_bot_mans_what_scores_and_then_ends_the_turn(bot: str) -> None:
    """However the next event would turn out, and however many colonists a tie would need."""
    for seed in range(4):
        t = table("plant-1 communication-1! military-1! spaceport! iron", "", "", phase="moving", seed=seed)
        while t.turn == "A" and t.session.asked(0).kind == MOVE:
            t.take(t.session.apply(chosen(t, "A", bot)))
        assert t.staffed("A") == "plant-0 plant-1 silo-0 communication-1 military-1 spaceport mine-1"


def bargain(give: str, want: str) -> Play:
    """A lacks water for a habitation, B iron for a base; C is far behind and holds nothing."""
    t = table(
        "communication-1",
        "",
        "",
        phase="exchange",
        hands="A: 1 carbon 1 silicon 1 oxygen 2 iron; B: 3 water",
        known="A: 1 carbon 1 silicon 1 oxygen 2 iron; B: 3 water",
    )
    return t.propose("A", give, want, to="B")


def test_greedy_accepts_what_helps_both() -> None:
    assert chosen(bargain("1 iron", "1 water"), "B") == ACCEPT


@pytest.mark.parametrize("bot", ["greedy", "greedy:1", "ismcts"])
def test_what_a_bot_does_not_want_it_refuses_or_counters(bot: str) -> None:
    """Silence is no answer."""
    assert said(bargain("1 oxygen", "3 water"), "B", bot) in ("refuse 1", "counter 1")


@pytest.mark.parametrize("seed", [0, 2])
def test_greedy_bots_never_withdraw_what_they_proposed(seed: int) -> None:
    players = {p: bots.get("greedy:1", p + 9 * seed) for p in range(4)}
    end = bots.play_on(Session.new(game, 4, seed, {"length": "short"}), players)
    said = [a.arg for a in end.log if a.kind == EXCHANGE]
    assert OFFER in said
    assert max(said) < WITHDRAW


def test_greedy_does_not_say_the_same_twice() -> None:
    t = table(
        "communication-1",
        "",
        "",
        phase="exchange",
        hands="A: 2 iron; B: 3 water",
        known="A: 2 iron; B: 3 water",
    )
    made: list[tuple[int, ...]] = []
    while t.s.phase == EXCHANGING:
        before = len(t.events_of("offer"))
        t.take(t.session.apply(chosen(t, "A")))
        if len(t.events_of("offer")) > before and t.s.offers:
            made.append(t.events_of("offer")[-1][2:])
            t.play("B: exchange refuse 1 word no")
            if t.s.offers:
                t.play("C: exchange refuse 1 word no")
    assert made
    assert len(made) == len(set(made))


def test_greedy_proposes_what_helps_both() -> None:
    t = table(
        "communication-1",
        "",
        "",
        phase="exchange",
        hands="A: 2 iron; B: 3 water",
        known="A: 2 iron; B: 3 water",
    )
    assert chosen(t, "A") == OFFER
    end = bots.play_on(t.session, {0: bots.get("greedy", 1), 1: bots.get("greedy", 2)}, passed=())
    answers = [a.arg for a in end.log if a.kind == EXCHANGE]
    assert any([ACCEPT <= arg < REFUSE for arg in answers]), "and the other takes it"


class Quiet:
    """Does no more than it must."""

    def choose(self, eyes: bots.Eyes, decision: Decision) -> int:
        return decision.opts[0] if decision.must else WAIT


# rules: X6
def test_bots_go_on_unless_something_was_put_to_a_person() -> None:
    t = table("communication-1", "", "", phase="exchange", hands="A: 2 iron; B: 3 water; C: 1 water")
    others = {0: Quiet(), 2: Quiet()}
    end = bots.play_on(t.session, others)
    assert end.state.turn == 1, "B only might have proposed something"
    end = bots.play_on(t.propose("A", "1 iron", "1 water", to="all").session, others)
    assert end.state.turn == 0
    end = bots.play_on(t.play("B: exchange out").session, others)
    assert end.state.turn == 1


def test_of_two_players_one_loses_by_every_bargain() -> None:
    t = table(
        "communication-1", "", phase="exchange", hands="A: 2 iron 1 carbon; B: 3 water", known="B: 3 water"
    )
    assert chosen(t, "A") != OFFER


@pytest.mark.parametrize("kind", [BUILD, EXCHANGE])
def test_priors_are_positive(kind: int) -> None:
    phase = "construction" if kind == BUILD else "exchange"
    t = table("communication-1", "", "", phase=phase, hands="A: 6 iron 3 carbon 3 water 3 silicon; B: 2 iron")
    d = t.session.asked(0)
    weights = game.priors(t.s, 0, d.kind, d.opts)
    assert len(weights) == len(d.opts)
    assert min(weights) > 0


def word(t: Play, bot: str) -> str:
    """What a bot at B says with its refusal."""
    d = t.session.asked(1)
    refused = t.session.apply(next(arg for arg in d.opts if REFUSE <= arg < REFUSE + OFFERS), seat=1)
    d = refused.asked(1)
    return spelled(d, bots.get(bot, 1).choose(bots.Eyes(refused, 1), d))


@pytest.mark.parametrize("bot", ["greedy:1", "ismcts:8,cut=0", "planner"])
def test_a_bot_says_why_it_refuses(bot: str) -> None:
    """In a word, which is part of the logged answer."""
    for held, give, want, why in (
        ("2 water", "1 iron", "1 oxygen", "lacking"),
        ("1 carbon 1 silicon 1 water 1 oxygen", "1 carbon", "1 oxygen", "needed"),
        ("4 iron", "1 oxygen", "2 iron", "useless"),
    ):
        hands = f"A: 1 iron 1 carbon 1 oxygen; B: {held}"
        t = table("communication-1", "", "", hands=hands, phase="exchange").propose("A", give, want)
        assert word(t, bot) == why
