"""No piece of the box appears or vanishes: every one is counted after every answer of whole random games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.components import (
    CARDS_A,
    N_COLOURS,
    N_DISCOVERIES,
    N_TASKS,
    NONE,
    RESEARCH,
    SHIPS,
)
from cinqmars.games.on_mars.inventory import discoveries_in_sight
from cinqmars.games.on_mars.state import OVER, OnMarsState
from cinqmars.kernel import Event, Session
from games.on_mars.endings import Scribe

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"objective": 4}),
    (1, {"first-colonists": True, "singularity": True}),
    (2, {"first-colonists": True}),
    (2, {"length": "long"}),
    (3, {"first-colonists": True, "singularity": True}),
    (4, {"singularity": True}),
    (4, {"first-colonists": True, "length": "long"}),
]


class Gone:
    """What has left the game, as events told it."""

    def __init__(self, s: OnMarsState) -> None:
        self.destroyed: list[int] = []
        self.flown = [0] * s.k
        self.shown_a: list[int] = []
        self.shown_b: list[int] = []

    def learn(self, e: Event) -> None:
        if e.what == "destroy":
            self.destroyed.append(int(e.args[1]))
        elif e.what == "discard-ship":
            self.flown[int(e.args[0])] += 1
        elif e.what == "card-a":
            self.shown_a.append(int(e.args[1]))
        elif e.what == "task":
            self.shown_b.append(int(e.args[1]))

    def counted(self, s: OnMarsState) -> dict[str, object]:
        """Every sort of piece that can leave the game: all there are, with those that left."""
        discoveries = discoveries_in_sight(s) + [tile for tile in self.destroyed if tile < RESEARCH]
        lying = [tile for tile in s.tile + self.destroyed if tile >= RESEARCH]
        taken = [RESEARCH + i for i in range(N_COLOURS) for mask in s.research if mask >> i & 1]
        return {
            "discoveries": (len(set(discoveries)) + sum(s.found), len(discoveries) + sum(s.found)),
            "research": sorted(lying + taken),
            "ships": [s.depot[c].bit_count() + s.hangar[c] + self.flown[c] for c in range(s.k)],
            "cards A": sorted(s.box_a + [a for a in s.card_a if a != NONE] + self.shown_a),
            "cards B": sorted(s.tasks + [b for hand in s.hand_b for b in hand] + self.shown_b),
        }


def full_box(s: OnMarsState) -> dict[str, object]:
    return {
        "discoveries": (N_DISCOVERIES, N_DISCOVERIES),
        "research": sorted([RESEARCH + i for i in range(N_COLOURS)] * 2),
        "ships": [SHIPS] * s.k,
        "cards A": list(range(len(CARDS_A))),
        "cards B": list(range(N_TASKS if s.first else 0)),
    }


# rules: B8, J4, X4, Y3, Y4
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_piece_is_accounted_for_after_every_answer(seats: int, options: dict[str, Any]) -> None:
    session = Session.new(game, seats, 7, options)
    scribe = Scribe(7)
    session.run(scribe)
    conserved, gone = game.conserved(session.state), Gone(session.state)
    assert set(conserved.values()) <= {0, 1, 2, 3, 4}
    for a in scribe.answers:
        session = session.submit(a.seat, [(a.kind, a.arg)])
        for e in session.events:
            gone.learn(e)
        assert game.conserved(session.state) == conserved
        assert gone.counted(session.state) == full_box(session.state)
    assert session.state.phase == OVER


def lose(cards: list[int]) -> None:
    cards.pop()


def double(cards: list[int]) -> None:
    cards.append(cards[0])


def put(cards: list[int], i: int, card: int) -> None:
    cards[i] = card


def hold_all(s: OnMarsState) -> None:
    s.holder = [0] * len(s.holder)


FAULTS: dict[str, Callable[[OnMarsState], None]] = {
    "discovery tiles": lambda s: double(s.discoveries),
    "blueprints": lambda s: lose(s.deck),
    "blueprint places": lambda s: put(s.holder, 0, NONE),
    "building markers": lambda s: put(s.built, 0, 45),
    "scientists": lambda s: put(s.board, 0, 1),
    "scientist markers": lambda s: put(s.works, 0, 0),
    "contracts": lambda s: put(s.contract, 3, -2),
    "goals": lambda s: lose(s.goals[0]),
    "missions": lambda s: put(s.missions, 0, s.missions[1]),
    "rewards": lambda s: put(s.rewards, 0, s.rewards[1]),
    "turn order": lambda s: put(s.space, 0, s.space[1]),
    "pieces": lambda s: put(s.bots, 1, 3),
    "cards A": lambda s: double(s.box_a),
    "cards B": lambda s: double(s.tasks),
    "buildings 3": lambda s: put(s.building, 0, 3),
    "arrows 3": lambda s: put(s.stacks, 18, 1 - s.stacks[18]),
    "technology 7": lambda s: put(s.grid, s.grid.index(7), NONE),
    "research 2": lambda s: put(s.tile, 0, RESEARCH + 2),
    "shelters of 0": lambda s: put(s.shelters, 0, 2),
    "ships of 0": lambda s: put(s.hangar, 0, 1),
    "markers of 0": hold_all,
    "laboratory of 0": lambda s: put(s.tech, 0, 3),
    "bots of 1": lambda s: lose(s.bots),
    "colonists of 0": lambda s: put(s.home, 0, 2),
}


@pytest.mark.parametrize("sort", FAULTS)
def test_a_piece_too_many_or_too_few_is_noticed(sort: str) -> None:
    s = Session.new(game, 2, 7, {"first-colonists": True}).state.copy()
    before = game.conserved(s)
    FAULTS[sort](s)
    after = game.conserved(s)
    assert sort in [name for name in before if after[name] != before[name]]


def test_a_solo_card_too_few_is_noticed() -> None:
    s = Session.new(game, 1, 7, {}).state.copy()
    before = game.conserved(s)
    lose(s.solo_deck)
    assert before["solo cards"] != game.conserved(s)["solo cards"]


def test_every_sort_of_piece_has_a_fault() -> None:
    sorts = {name.rstrip("0123456789") for name in game.conserved(Session.new(game, 1, 7, {}).state)}
    assert sorts == {name.rstrip("0123456789") for name in [*FAULTS, "solo cards"]}


@pytest.mark.parametrize("sort", ["discoveries", "research", "ships", "cards A", "cards B"])
def test_what_leaves_the_game_untold_is_noticed(sort: str) -> None:
    s = Session.new(game, 2, 7, {"first-colonists": True}).state.copy()
    lose(s.discoveries)
    s.tile[s.tile.index(RESEARCH)] = NONE
    s.depot[0] &= s.depot[0] - 1
    lose(s.box_a)
    lose(s.tasks)
    assert Gone(s).counted(s)[sort] != full_box(s)[sort]
