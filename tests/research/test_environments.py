"""Environments: PettingZoo's and Gymnasium's own tests, and what they cannot know: secrets, rewards, bots."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from cinqmars import games
from cinqmars.conformance.tables import deviations
from cinqmars.kernel import WAIT, BadInput, Rng, Session
from cinqmars.research.actions import Actions
from cinqmars.research.table import REWARDS, Table

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="no PettingZoo here: pip install 'cinqmars[research]'")
pytestmark = pytest.mark.filterwarnings(
    "ignore::UserWarning:pettingzoo",
    "ignore::UserWarning:gymnasium",
    "ignore:The old environment creation API:DeprecationWarning",  # its tests import its own games, if they can
)


def every_table() -> Iterator[Any]:
    """Every seat count, and every value of every option once."""
    for id in games.PACKAGES:
        game = games.get(id)
        for seats in game.seats:
            yield pytest.param(id, seats, {}, id=f"{id}-{seats}")
        for option in game.options:
            for k, value in enumerate(deviations(option, 1)):
                seats = game.seats[k % len(game.seats)]
                yield pytest.param(id, seats, {option.name: value}, id=f"{id}-{option.name}={value}")


# actions


@pytest.mark.parametrize("id", games.PACKAGES)
def test_every_answer_of_a_game_is_an_action_with_a_name(id: str) -> None:
    game = games.get(id)
    actions, luck = Actions(game), Rng(1)
    assert len(actions.names()) == actions.size == len(set(actions.names()))
    session = Session.new(game, game.seats[-1], 1)
    for _ in range(150):
        asked = session.pending[-1]
        numbers = actions.numbers(asked)
        assert [actions.answer(asked, a) for a in numbers] == asked.opts
        assert [actions.name(a) for a in numbers] == [
            f"{game.kinds[asked.kind].name} {x}" for x in asked.opts
        ]
        assert numbers == [actions.number(asked.kind, arg) for arg in asked.opts]
        session = session.apply(asked.opts[luck.below(len(asked.opts))], seat=asked.seat)


def test_in_a_race_to_wait_is_the_last_action() -> None:
    from cinqmars.kernel import Decision

    game = games.get("mars")
    actions = Actions(game)
    asked = Decision(0, 1, [WAIT, 0, 2], must=False)
    assert actions.numbers(asked)[0] == actions.wait == actions.size - 1
    assert actions.answer(asked, actions.wait) == WAIT and actions.name(actions.wait) == "wait"
    assert actions.answer(asked, actions.first[0]) is None


# a table


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_the_result(reward: str) -> None:
    table, luck = Table("mission-planete-rouge", 3, reward=reward), Rng(2)
    start = table.potential()
    total = [0.0] * 3
    while table.decision is not None:
        numbers = table.actions.numbers(table.decision)
        assert table.act(numbers[luck.below(len(numbers))])
        total = [a + b for a, b in zip(total, table.rewards())]
    end = table.step_by_step
    points = [sum(x) for x in zip(*[score.points for score in end.scores()])]
    best = max(range(3), key=lambda p: (end.returns()[p], points[p]))
    if reward == "win":
        assert total == end.returns()
    elif reward == "rank":
        assert total[best] == 1.0 and sum(total) == pytest.approx(1.5)
    elif reward == "margin":
        assert total[best] >= 0 and max(total) <= 1
    else:
        assert total == pytest.approx([a - b for a, b in zip(end.returns(), start)])


def test_bots_answer_for_their_seats() -> None:
    table, luck = Table("mission-planete-rouge", 3, bots={1: "greedy:1", 2: "random"}), Rng(2)
    while table.decision is not None:
        assert table.decision.seat == 0
        numbers = table.actions.numbers(table.decision)
        assert table.act(numbers[luck.below(len(numbers))])
    assert {asked.seat for asked, _ in table.step_by_step.given} == {0, 1, 2}


def test_a_seat_that_only_a_bot_may_hold_has_one() -> None:
    assert Table("mission-planete-rouge", 2).learners == [0, 1]


def test_what_does_not_answer_changes_nothing() -> None:
    table = Table("mars", 2)
    before = table.decision
    assert not table.act(table.actions.wait) and table.decision == before


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(BadInput, match="no reward"):
        Table("mars", 2, reward="fun")
    with pytest.raises(BadInput, match="some of 2 seats"):
        Table("mars", 2, bots={0: "random", 1: "random"})


# PettingZoo


def zoo(id: str, seats: int, options: dict[str, Any]) -> Any:
    from cinqmars.research.zoo import Zoo

    return Zoo(id, seats, options)


@pytest.mark.parametrize("id", games.PACKAGES)
def test_pettingzoo_is_content(id: str) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo(id, games.get(id).seats[-1], {}), num_cycles=60)


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats", "options"), [*every_table()])
def test_pettingzoo_and_gymnasium_are_content_with_every_table(
    id: str, seats: int, options: dict[str, Any]
) -> None:
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, seed_test

    from cinqmars.research.gym import Alone

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo(id, seats, options), num_cycles=100)
        seed_test(lambda: zoo(id, seats, options), num_cycles=50)
        check_env(Alone(id, seats, options=options), skip_render_check=True)


def test_the_same_seed_is_the_same_game() -> None:
    def rows(seed: int) -> list[Any]:
        env = zoo("mission-planete-rouge", 3, {})
        env.reset(seed=seed)
        found = []
        for agent in env.agent_iter(40):
            seen, _, over, _, _ = env.last()
            found.append(seen["observation"])
            env.step(None if over else int(np.flatnonzero(seen["action_mask"])[-1]))
            assert agent.startswith("seat_")
        return found

    assert np.array_equal(rows(4), rows(4))
    assert not np.array_equal(rows(4), rows(5))


def test_a_secret_choice_shows_in_nobody_elses_row() -> None:
    env = zoo("terraforming-mars", 2, {})
    rows = []
    for choice in (0, -1):
        env.reset(seed=3)
        first = env.agent_selection
        env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[choice]))
        rows.append([env.observe(agent)["observation"] for agent in env.agents])
    assert np.array_equal(rows[0][1], rows[1][1]) and not np.array_equal(rows[0][0], rows[1][0])


def test_an_action_that_does_not_answer_is_refused() -> None:
    env = zoo("mars", 2, {})
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action_mask"):
        env.step(env.table.actions.wait)


# Gymnasium


@pytest.mark.parametrize("id", games.PACKAGES)
def test_gymnasium_is_content(id: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from cinqmars.research.gym import name_of

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name_of(id)).unwrapped, skip_render_check=True)


def test_a_game_is_made_by_its_name_against_bots() -> None:
    import gymnasium

    import cinqmars.research.gym

    assert cinqmars.research.gym.name_of("mission-planete-rouge") == "cinqmars/MissionPlaneteRouge-v0"
    env = gymnasium.make(
        "cinqmars/MissionPlaneteRouge-v0", seats=3, opponents=["greedy:1", "random"], reward="rank"
    )
    seen, info = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, _, info = env.step(env.action_space.sample(mask=seen["action_mask"]))
        total += float(reward)
    assert 0 <= total <= 1


def test_a_game_is_found_by_its_module_too() -> None:
    import gymnasium

    env = gymnasium.make("cinqmars.research.gym:cinqmars/OnMars-v0", seats=2, opponents="medium")
    assert env.unwrapped.table.game.id == "on-mars" and set(env.unwrapped.table.specs.values()) == {"medium"}


def test_an_action_that_does_not_answer_loses() -> None:
    import gymnasium

    import cinqmars.research.gym  # noqa: F401

    env = gymnasium.make("cinqmars/Mars-v0", seats=2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.unwrapped.table.actions.wait)
    assert (reward, over, info["illegal"]) == (-1, True, True)


# many tables


@pytest.mark.parametrize("id", games.PACKAGES)
def test_many_tables_are_what_single_tables_are(id: str) -> None:
    from cinqmars.research.vector import Tables

    seats, luck = games.get(id).seats[-1], np.random.default_rng(1)
    tables, alone = Tables(id, seats, 3, seed=7), [Table(id, seats) for _ in range(3)]
    for k, table in enumerate(alone):
        table.deal(7 + k)
    assert tables.mask.any(axis=1).all()
    for _ in range(40):
        actions = np.array([luck.choice(np.flatnonzero(row)) for row in tables.mask])
        tables.step(actions)
        assert not tables.done.any()
        for i, table in enumerate(alone):
            assert table.act(int(actions[i])) and table.decision is not None
            assert tables.seat[i] == table.decision.seat
            row = np.array(table.row(table.decision.seat)) / tables.scale
            assert np.allclose(tables.observation[i], row)
            assert list(np.flatnonzero(tables.mask[i])) == sorted(table.actions.numbers(table.decision))


def test_a_table_that_is_over_is_dealt_again() -> None:
    from cinqmars.research.vector import Tables

    tables, ended = Tables("mission-planete-rouge", 3, 4), 0
    for _ in range(400):
        tables.step(tables.mask.argmax(axis=1))
        assert (tables.rewards.sum(axis=1) == tables.done).all()
        ended += int(tables.done.sum())
    assert ended >= 4 and tables.next == 4 + ended
    with pytest.raises(ValueError, match="table 0"):
        tables.step([tables.actions.wait] * 4)
