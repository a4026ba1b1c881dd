"""OpenSpiel's information-set search against random players: python examples/openspiel_search.py [SIMULATIONS]"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from cinqmars.research import spiel


def main(simulations: int) -> None:
    spiel.register()
    game = pyspiel.load_game("cinqmars_mission_planete_rouge", {"players": 3})
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, spiel.Rollouts(seed=1), 1.0, simulations, random_state=luck, use_observation_string=True
    )
    state = game.new_initial_state()
    state.apply_action(7)  # the deal
    while not state.is_terminal():
        legal = state.legal_actions()
        searches = state.current_player() == 0 and len(legal) > 1
        state.apply_action(bot.step(state) if searches else int(luck.choice(legal)))
    print(state.returns())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
