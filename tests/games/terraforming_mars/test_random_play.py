"""Random games: the quick ways agree with the plain ones, and everything adds up."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.bots.uniform import Drift
from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.board import N_HEXES, N_PLACES
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES
from cinqmars.games.terraforming_mars.components import N_AWARDS
from cinqmars.games.terraforming_mars.questions import ACT, FINANCE, PLAY_CARD, STANDARD, USE_CARD
from cinqmars.games.terraforming_mars.rules.playability import cannot_play
from cinqmars.games.terraforming_mars.rules.tiles import claim, lay
from cinqmars.games.terraforming_mars.setup import empty_state
from cinqmars.games.terraforming_mars.state import OWN_CLAIM, TerraformingState
from cinqmars.kernel import Bot, Decision, Rng, Session

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"prelude": True, "marsbot-corporation": True}),
    (2, {}),
    (3, {"prelude": True}),
    (4, {"prelude": True, "drafting": True}),
    (5, {"corporate-era": False, "drafting": True, "beginner": True}),
]


class Watcher(Bot):
    """Plays at random, and looks at every turn."""

    def __init__(self, seeds: list[int]) -> None:
        super().__init__()
        self.drift = Drift(seeds)

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if kind == ACT:
            same_cards(s, seat, opts)
            same_masks(s)
            told_why(s, Decision(seat, kind, opts, ctx, held))
        return self.drift.live(s, seat, kind, opts, ctx, held)


def same_cards(s: TerraformingState, seat: int, opts: list[int]) -> None:
    """Every card of the hand is offered exactly if nothing speaks against it."""
    offered = [arg - PLAY_CARD for arg in opts if PLAY_CARD <= arg < USE_CARD]
    assert offered == [card for card in s.hand[seat] if not cannot_play(s, seat, card)]


def same_masks(s: TerraformingState) -> None:
    """The masks say what the tiles and claims say."""
    c = empty_state(s.n, 1, Rng(1))
    for site in range(N_PLACES):
        if s.tile[site] >= 0:
            lay(c, s.owner[site], s.tile[site], site)
    for p in range(s.n):
        for site in range(N_HEXES):
            if s.masks[OWN_CLAIM + p] >> site & 1:
                claim(c, p, site)
    assert (c.masks, c.cities, c.greeneries) == (s.masks, s.cities, s.greeneries)


def told_why(s: TerraformingState, d: Decision) -> None:
    """Every project, goal, card in hand and card with an action is possible, or refused for a reason of its own."""
    p = d.seat
    cards = [PLAY_CARD + card for card in s.hand[p]] + [
        USE_CARD + card for card in s.played[p] if ALTERNATIVES[card]
    ]
    for arg in [*range(STANDARD, FINANCE + N_AWARDS), *cards]:
        reason = game.why_not(s, d, arg)
        assert (reason is None) == (arg in d.opts)
        assert reason is None or reason.id != "why-not-now"
    assert set(cards) <= set(game.candidates(s, d))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_quick_and_plain_agree(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        session = Session.new(game, seats, seed, options)
        conserved = game.conserved(session.state)
        end = session.run(Watcher([seed + i for i in range(seats)]))
        assert game.conserved(end) == conserved
        assert sum(game.returns(end)) == pytest.approx(1 if seats > 1 else 0), "MarsBot beats chance"
