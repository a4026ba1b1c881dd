"""What bots think: positions, first impressions, and how they complete what they began."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.bots import Eyes, get, play_on
from cinqmars.bots.foresight import Foresight
from cinqmars.bots.ismcts import Node, Walk
from cinqmars.bots.player import Enough
from cinqmars.bots.search import Search
from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.board import AT
from cinqmars.games.terraforming_mars.bots import judgement
from cinqmars.games.terraforming_mars.cards.index import CARD
from cinqmars.games.terraforming_mars.components import HEAT, HEAT_PER_STEP, THERMALIST
from cinqmars.games.terraforming_mars.questions import (
    ACT,
    ADD,
    BUY,
    LOWER,
    PASS,
    PAY,
    PLACE,
    PLAY_CARD,
    REMOVE,
    STANDARD,
)
from cinqmars.games.terraforming_mars.questions.act import BURN_HEAT, PLANT_GREENERY
from cinqmars.games.terraforming_mars.state import NOBODY, RESEARCH
from cinqmars.kernel import Bot, Rng, Session, State
from games.terraforming_mars.notation import Play, table


def value(position: str) -> float:
    return game.values(table(position).s)[0]


BETTER = [
    ("R: tr 25", "R: tr 20"),
    ("R: 20 M€", "R: 10 M€"),
    ("R: prod M€ 2", "R: prod M€ 1"),
    ("R: prod plants 2", "R: prod M€ 2"),
    ("R: prod titanium 2", "R: prod steel 2"),
    ("greenery R at 5,1", ""),
    ("city R at 5,4; greenery B at 5,5", "city R at 5,4; greenery B at 7,1"),
    ("R: played birds(3)", "R: played birds"),
    ("R: played ants", ""),
    ("R: 8 M€; milestone mayor R", "R: 8 M€"),
    ("R: prod M€ 4; award banker R", "R: prod M€ 4; award scientist R"),
    ("R: hand birds", ""),
    ("R: hand earth-catapult", "R: hand media-archives"),
    ("R: prod energy 1, hand noctis-city", "R: prod heat 1, hand noctis-city"),
    ("R: 20 M€, hand earth-catapult", "R: 20 M€, hand earth-catapult; passed R"),
]


@pytest.mark.parametrize(("better", "worse"), BETTER)
def test_what_is_better_is_worth_more(better: str, worse: str) -> None:
    more = [value(f"{position}; oceans 4; temperature -10; oxygen 5") for position in (better, worse)]
    assert more[0] > more[1]


def test_production_is_worth_less_towards_the_end() -> None:
    def gain(mars: str) -> float:
        return value(f"R: prod M€ 3; {mars}") - value(mars)

    assert gain("temperature -28") > gain("temperature 6; oxygen 13; oceans 8") > -1e-9


def test_at_the_very_end_money_is_worth_nothing_once_one_has_passed() -> None:
    end = "temperature 8; oxygen 14; oceans 9"
    assert value(f"R: 40 M€; {end}; passed R") == pytest.approx(value(f"R: 0 M€; {end}; passed R"), abs=0.02)
    assert value(f"R: 40 M€; {end}") > value(f"R: 0 M€; {end}") + 0.05


END = "temperature 8; oxygen 14; oceans 9"


def test_at_the_very_end_a_cube_that_can_do_nothing_is_worth_nothing() -> None:
    assert value(f"R: played tardigrades(3); {END}") == value(f"R: played tardigrades; {END}")
    assert value(f"R: played tardigrades(4); {END}") > value(f"R: played tardigrades(3); {END}")
    microbes = "nitrite-reducing-bacteria"
    idle = value(f"R: played {microbes}(2); passed R; {END}")
    assert idle == value(f"R: played {microbes}; passed R; {END}")
    early = "temperature -20; oxygen 4; oceans 2"
    assert value(f"R: played {microbes}(2); {early}") > value(f"R: played {microbes}; {early}")


@pytest.mark.parametrize(
    "bot", ["greedy:1", "ismcts:6,cut=1r,playouts=greedy,halving=on", "medium", "strong"]
)
@pytest.mark.parametrize("against", ["B: tr 20", "bot: passed, tr 60"])
def test_at_the_very_end_a_sure_point_is_taken_rather_than_a_microbe(bot: str, against: str) -> None:
    t = table(f"R: 0 M€, tr 20, played nitrite-reducing-bacteria(3); {against}; {END}")
    s = play_on(t.session, {0: get(bot, 1), 1: get("planner", 1)}).state
    assert (s.rating[0], s.cubes[CARD["nitrite-reducing-bacteria"]]) == (21, 0)


def test_a_cube_goes_where_it_makes_a_point() -> None:
    t = table(f"R: played tardigrades(3) ants; {END}")
    opts = sorted([CARD["tardigrades"], CARD["ants"]])
    assert followed(t, ADD, opts, (1, -1)) == CARD["tardigrades"]


def test_a_narrow_defeat_by_marsbot_is_better_than_a_clear_one() -> None:
    def ended(rating: int) -> float:
        return game.values(
            table(f"bot: passed, tr 60; R: 50 M€, tr {rating}; {END}").play("pass").session.state
        )[0]

    assert 0.5 < ended(61) <= 1
    assert 0 < ended(30) < ended(59) < 0.2


def test_mars_takes_only_so_much_heat() -> None:
    def gain(mars: str) -> float:
        return value(f"R: 90 heat; {mars}") - value(f"R: 10 heat; {mars}")

    assert gain("temperature -30") > 5 * gain("temperature 6") > -1e-9


def test_a_hand_beyond_ones_means_is_worth_less() -> None:
    def hand(money: int) -> float:
        cards = "earth-catapult space-elevator io-mining-industries"
        s = table(f"R: {money} M€, hand {cards}; temperature 0; oxygen 9; oceans 6").s
        return judgement.of_hand(s, 0, judgement.Outlook(s))

    assert hand(100) > hand(30) > hand(0) > 0


def test_against_marsbot_time_is_dear() -> None:
    """Even a step that nobody's rating gains by helps the player: it brings the end nearer."""
    late = "bot: 60 M€, tr 45; R: tr 30; oxygen 13; oceans 8"
    assert value(f"{late}; temperature 4") > value(f"{late}; temperature 0")


@pytest.mark.parametrize("bot", ["greedy", "medium", "strong"])
def test_no_bot_sells_its_hand_to_put_off_marsbots_turn(bot: str) -> None:
    t = table("bot: deck ants comet birds; R: 3 M€, hand earth-catapult ai-central")
    session = t.session.apply(get(bot, 1).choose(Eyes(t.session, 0), t.session.pending[0]))
    assert sorted(session.state.hand[0]) == sorted([CARD["ai-central"], CARD["earth-catapult"]])


class Ahead(Bot):
    """Answers one answer ahead, and counts the steps of Mars that it could have paid for when it passed.

    Heat does not lie idle where it counts for the Thermalist's award.
    """

    def __init__(self) -> None:
        super().__init__()
        self.foresight = Foresight(game)
        self.idle = 0

    def between(self, s: State) -> None:
        self.foresight.begin(s)

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        arg = self.foresight.best(seat, opts)
        if kind == ACT and arg == PASS:
            if s.awards[THERMALIST] == NOBODY:
                self.idle += s.stock[HEAT] // HEAT_PER_STEP * (BURN_HEAT in opts)
            self.idle += PLANT_GREENERY in opts
        self.foresight.said.append(arg)
        return arg


def test_awards_are_judged_by_what_will_count_in_the_end() -> None:
    """Heat that is made in each generation wins one where heat in store will be spent."""

    def heat(mine: str) -> float:
        s = table(f"bot: tr 30; {mine}; award thermalist R; temperature -10; oxygen 5").s
        return judgement.counted(s, 0, THERMALIST, judgement.Outlook(s))

    assert heat("R: 4 heat, prod heat 12") > heat("R: 16 heat, prod heat 1")


def test_alone_heat_and_plants_are_seldom_left_lying() -> None:
    ahead = Ahead()
    for deal in range(40_000, 40_004):
        Session.new(game, 1, deal).run(ahead)
    assert ahead.idle < 12  # in four games of thirteen generations


def followed(t: Play, kind: int, opts: list[int], ctx: tuple[int, ...]) -> int | None:
    return game.follow(t.s, 0, kind, opts, ctx)


def test_a_choice_of_its_own_is_left_to_thought() -> None:
    assert followed(table("R: 20 M€"), ACT, [PASS, STANDARD + 2], (0,)) is None


def test_metal_pays_before_money() -> None:
    assert followed(table("R: 20 M€ 5 steel"), PAY, [0, 1, 2], (1, 4)) == 2


def test_a_greenery_goes_beside_the_own_city() -> None:
    t = table("city R at 7,4; city B at 3,4")
    sites = [AT[2, 4], AT[6, 4], AT[6, 6]]
    assert followed(t, PLACE, sites, (1, -1)) == AT[6, 4]


def test_an_ocean_goes_where_most_lies() -> None:
    assert followed(table("R: 1 M€"), PLACE, [AT[0, 4], AT[8, 4]], (0, -1)) == AT[8, 4]


def test_others_are_hit_rather_than_oneself() -> None:
    t = table("R: 5 plants, prod plants 3; B: 2 plants, prod plants 1")
    assert followed(t, LOWER, [0, 1], (3, 1, -1)) == 1
    asteroid = table("R: 30 M€ 5 plants, hand asteroid; B: 2 plants").play("play asteroid")
    d = asteroid.session.pending[0]
    assert (d.kind, followed(asteroid, REMOVE, d.opts, d.ctx)) == (REMOVE, 2)


def test_only_cards_worth_their_price_are_bought() -> None:
    t = table("R: 30 M€")
    good, bad = CARD["earth-catapult"], CARD["media-archives"]
    assert followed(t, BUY, [0, 1 + good], (1,)) == 1 + good
    assert followed(t, BUY, [0, 1 + bad], (1,)) == 0


def test_first_impressions_prefer_good_cards_to_passing() -> None:
    t = table("R: 60 M€, hand birds media-archives; oxygen 13; B: prod plants 2")
    d = t.session.pending[0]
    weights = dict(zip(d.opts, game.priors(t.s, 0, ACT, d.opts), strict=True))
    assert weights[PLAY_CARD + CARD["birds"]] > weights[PASS] > 0
    assert weights[PLAY_CARD + CARD["birds"]] > weights[PLAY_CARD + CARD["media-archives"]]


def test_greedy_plays_a_good_card_and_pays_with_metal() -> None:
    t = table("R: 20 M€ 3 steel, hand mine search-for-life; B: hand birds; oxygen 9")
    session = play_on(t.session, {0: get("greedy:1", 1)})
    assert session.state.played[0] == [CARD["mine"]]
    assert session.state.stock[1] == 1


def test_a_search_plays_on_to_the_end_of_the_generation() -> None:
    """There everybody has acted and produced, and nobody has new cards."""
    t = table("R: 30 M€, hand mine comet; B: 20 M€, hand ants; generation 4; oxygen 5")
    asked = t.session.pending[0]
    walk = Walk(game, asked, Node(), Search(rounds=1, greedy=True), Rng(1), asked.opts[0])
    with pytest.raises(Enough) as end:
        Eyes(t.session, 0).imagine(walk, Rng(1))
    s = end.value.state
    assert (s.generation, s.phase, s.offer) == (5, RESEARCH, [[], []])


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won = 0.0
    for seed in range(4):
        session = Session.new(game, 2, seed)
        end = play_on(session, {seed % 2: get("greedy:1", seed), 1 - seed % 2: get("random", seed)})
        won += game.returns(end.state)[seed % 2]
    assert won == 4
