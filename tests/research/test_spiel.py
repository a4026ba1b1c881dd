"""OpenSpiel: its own tests of our games, and a search that deals again what it cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars import games

pyspiel = pytest.importorskip("pyspiel", reason="no OpenSpiel here: make test-research")
np = pytest.importorskip("numpy")

from cinqmars.research.actions import Actions  # noqa: E402
from cinqmars.research.spiel import Rollouts, name_of, register  # noqa: E402


def load(id: str, **params: Any) -> Any:
    register()
    return pyspiel.load_game(name_of(id), params)


def random_state(id: str, answers: int, seed: int = 1) -> Any:
    state, luck = load(id).new_initial_state(), np.random.default_rng(seed)
    state.apply_action(seed)
    for _ in range(answers):
        state.apply_action(int(luck.choice(state.legal_actions())))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("id", games.PACKAGES)
def test_openspiel_is_content(id: str) -> None:
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


def test_a_game_is_played_to_its_end() -> None:
    state, luck = load("mission-planete-rouge").new_initial_state(), np.random.default_rng(3)
    while not state.is_terminal():
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(1)
    assert state.action_to_string(0, 0) == Actions(games.get("mission-planete-rouge")).name(0)


def test_a_copy_goes_its_own_way() -> None:
    state = random_state("mission-planete-rouge", 10)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert len(other.history()) == len(state.history()) + 1 and str(other) != str(state)


@pytest.mark.parametrize("id", games.PACKAGES)
def test_another_table_looks_the_same_to_the_player(id: str) -> None:
    state = random_state(id, 25)
    seat, luck = state.current_player(), np.random.default_rng(1)
    other = state.resample_from_infostate(seat, luck.random)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.legal_actions() == state.legal_actions()


def test_options_and_players_are_parameters() -> None:
    game = load("mars", players=4, options="length=short")
    assert game.num_players() == 4 and game.setup.options["length"] == "short"


def test_its_ismcts_plays() -> None:
    from open_spiel.python.algorithms import ismcts

    state = random_state("mission-planete-rouge", 12)
    bot = ismcts.ISMCTSBot(
        load("mission-planete-rouge"),
        Rollouts(seed=1),
        uct_c=1.0,
        max_simulations=30,
        random_state=np.random.RandomState(1),
        use_observation_string=True,
    )
    assert bot.step(state) in state.legal_actions()
