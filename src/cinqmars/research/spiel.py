"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("cinqmars_mars", {"players": 2})`.

The first move is chance's: which deal it is. All later chance follows from it and lies in the state, so a search that
looks at states (minimax, plain MCTS, exploitability) sees hidden cards and future dice: it cheats. IS-MCTS does not:
it asks for another table that looks the same to the player, and ours deals again all that the seat cannot know.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any, Final

from cinqmars import games
from cinqmars.bots.uniform import Drift
from cinqmars.kernel import WAIT, Decision, Game, Session
from cinqmars.kernel.options import checked_setup
from cinqmars.research import need
from cinqmars.research.actions import Actions

pyspiel = need("pyspiel", "spiel")
np = need("numpy", "spiel")
GameBase: Any = pyspiel.Game
StateBase: Any = pyspiel.State

DEALS: Final = 1000


def name_of(id: str) -> str:
    return "cinqmars_" + id.replace("-", "_")


class Held:
    """A session is a value: a copy of a state may share it."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session

    def __deepcopy__(self, memo: Any) -> Held:
        return self


def type_of(game: Game[Any]) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=f"Cinq-Mars: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max([n + len(game.bot_seats(n)) for n in game.seats]),
        min_num_players=min([n + len(game.bot_seats(n)) for n in game.seats]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual(game), "deals": DEALS, "options": ""},
    )


def usual(game: Game[Any]) -> int:
    return int(min(game.seats, key=lambda n: (abs(n - 3), n)))


def options_of(game: Game[Any], text: str) -> dict[str, Any]:
    """`length=short;drafting=on`."""
    known = {option.name: option for option in game.options}
    pairs = [part.partition("=") for part in text.split(";") if part]
    return {name: known[name].parsed(value) for name, _, value in pairs}


class SpielGame(GameBase):  # type: ignore[misc]
    """For `players` people; seats that only a bot may hold come on top. `options` are written name=value;name=value."""

    rules: Game[Any]

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        people = int(given.get("players", usual(self.rules)))
        self.setup = checked_setup(
            self.rules, people, 0, options_of(self.rules, str(given.get("options", "")))
        )
        self.deals = int(given.get("deals", DEALS))
        self.actions = Actions(self.rules)
        self.width = sum([f.size for f in self.rules.features])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self.deals,
            num_players=people + len(self.rules.bot_seats(people)),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.rules.bound * people,
        )
        super().__init__(type_of(self.rules), info, {**given, "players": people})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self)


class SpielState(StateBase):  # type: ignore[misc]
    """A session, and how many of those who may act in a race have let it pass."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.ours = Shared(game)
        self.held: Held | None = None
        self.waited = 0

    def asked(self) -> Decision | None:
        """One after the other: in a race those who may act, then who leads it."""
        if self.held is None or not self.held.session.pending:
            return None
        pending = self.held.session.pending
        order = [d for d in pending if not d.must] + [d for d in pending if d.must]
        asked = order[self.waited]
        return asked if asked.must else asked._replace(opts=[WAIT, *asked.opts])

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.asked()
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked.seat

    def _legal_actions(self, player: int) -> list[int]:
        asked = self.asked()
        if asked is None or asked.seat != player:
            return []
        return sorted(self.ours.game.actions.numbers(asked))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.ours.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.ours.game
        if self.held is None:
            self.held = Held(Session.start(game.rules, game.setup._replace(seed=action)))
            return
        asked = self.asked()
        assert asked is not None
        arg = game.actions.answer(asked, action)
        if arg is None:
            raise pyspiel.SpielError(f"{action} does not answer {asked}")
        if arg == WAIT:
            self.waited += 1
        else:
            self.held, self.waited = Held(self.held.session.apply(arg, seat=asked.seat)), 0

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.ours.game.actions.name(action)

    def is_terminal(self) -> bool:
        return self.held is not None and not self.held.session.pending

    def returns(self) -> list[float]:
        if self.held is None or not self.is_terminal():
            return [0.0] * self.ours.game.num_players()
        return self.held.session.returns()

    def __str__(self) -> str:
        if self.held is None:
            return "not dealt"
        return (
            f"deal {self.held.session.setup.seed}, answers {[(a.seat, a.arg) for a in self.held.session.log]}"
        )

    # what a player may know

    def information_state_string(self, player: int | None = None) -> str:
        """Equal exactly where the player cannot tell two tables apart. Replays the game: for tables, not for search."""
        seat = self.current_player() if player is None else player
        return "" if self.held is None else f"{self.held.session.key(seat)} {self.waited}"

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees and is asked now, as a digest: what a search can tell nodes apart by."""
        seat = self.current_player() if player is None else player
        if self.held is None:
            return ""
        asked = self.asked()
        mine = asked if asked is not None and asked.seat == seat else None
        row = row_of(self.ours.game, self.held.session, seat)
        known = len(self.held.session.known(seat))
        return blake2b(bytes(row) + repr((seat, mine, known)).encode(), digest_size=16).hexdigest()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Another table that looks the same to the player, who is asked: all that it cannot know is dealt again."""
        made = self.clone()
        if self.held is not None:
            made.held = Held(self.held.session.imagine(player, int(sampler() * (1 << 62))))
        return made  # type: ignore[no-any-return]


class Shared:
    """The game a state belongs to, which copies share and which travels by its name."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: Any) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared, (str(self.game),)


def shared(name: str) -> Shared:
    register()
    return Shared(pyspiel.load_game(name))


def row_of(game: SpielGame, session: Session[Any], seat: int) -> array[float]:
    out = array("f", bytes(4 * game.width))
    game.rules.encode(session.seen(seat), seat, out)
    return out


class Observer:
    """The features of the game, for whoever wants a tensor."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.held is not None:
            self.tensor[:] = row_of(self.game, state.held.session, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class Rollouts:
    """An evaluator for OpenSpiel's searches: plays at random to the end inside the rules, much faster than by steps."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.luck = np.random.default_rng(seed)

    def evaluate(self, state: SpielState) -> Any:
        assert state.held is not None
        session = state.held.session
        total = np.zeros(session.seats)
        for _ in range(self.rollouts):
            seeds = [int(x) for x in self.luck.integers(1 << 62, size=session.seats)]
            total += session.game.returns(session.run(Drift(seeds)))
        return total / self.rollouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def register() -> list[str]:
    """Tell OpenSpiel of the games; their names."""
    known = set(pyspiel.registered_names())
    for id in games.PACKAGES:
        game = games.get(id)
        if name_of(id) not in known:
            made = type(name_of(id), (SpielGame,), {"rules": game})
            pyspiel.register_game(type_of(game), made)
    return [name_of(id) for id in games.PACKAGES]
