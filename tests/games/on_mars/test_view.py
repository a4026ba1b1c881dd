"""The view against the table: everything is shown once, as what it is, to whom it may concern."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.components import (
    BLUEPRINT_OP,
    BLUEPRINTS,
    BUILDINGS,
    COLOURS,
    CONTRACT_LOSS,
    CONTRACT_OP,
    CONTRACTS,
    DISCOVERIES,
    ENTER_COST,
    EXECUTIVE_COST,
    GOALS,
    GOODS,
    LEVEL,
    MAX_PLAYERS,
    N_HEXES,
    N_RESOURCES,
    N_SLOTS,
    N_TECHS,
    NONE,
    PROGRESS_OP,
    QUARTERS_OP,
    RESEARCH,
    SCIENTISTS,
    SHELTER,
    SHIP_OP,
    SPACE_OP,
    TECHS,
    WAREHOUSE,
)
from cinqmars.games.on_mars.names import WORDS, slot_ref
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import DECK, DISPLAY, NO, OnMarsState
from cinqmars.kernel import Bot, Decision, Rng, State, Thing, View, Zone, say
from cinqmars.kernel.options import checked_setup
from cinqmars.text import Speaker
from games.on_mars.guide import Guide
from games.on_mars.notation import Play, table


def zone(view: View, ref: str) -> Zone:
    found = [z for z in view.zones() if z.ref == ref]
    assert len(found) == 1, f"{ref} is there once"
    return found[0]


def refs(view: View, ref: str) -> list[str]:
    return [thing.ref for thing in zone(view, ref).things]


def numbers(view: View, ref: str) -> dict[str, int]:
    return {thing.ref: thing.number for thing in zone(view, ref).things}


# What the view must say of a table


def check_hex(s: OnMarsState, view: View, h: int) -> None:
    word = WORDS[h]
    things = {thing.ref: thing for thing in zone(view, f"hex:{word}").things}
    assert (f"building:{word}" in things) == (s.building[h] != NONE)
    if s.building[h] != NONE:
        assert things[f"building:{word}"].kind == BUILDINGS[min(s.building[h], SHELTER)]
    assert (f"tile:{word}" in things) == (s.tile[h] != NONE)
    if s.tile[h] != NONE:
        check_tile(things[f"tile:{word}"], s.tile[h])
    assert (f"crystal:{word}" in things) == bool(s.crystal[h])
    assert (f"marker:{word}" in things) == (s.marker[h] != NONE)
    assert (f"miner:{word}" in things) == (s.miner[h] != NONE)
    pieces = [f"bot:{i // 4}:{i % 4}" for i in range(len(s.bots)) if s.bots[i] == h]
    pieces += [f"rover:{c}" for c in range(s.k) if s.rover[c] == h]
    assert sorted(pieces) == sorted([ref for ref in things if ref.startswith(("bot:", "rover:"))])


def check_tile(thing: Thing, tile: int) -> None:
    if tile >= RESEARCH:
        assert thing.kind == "research"
        assert thing.label == say("research", colour=say(f"colour-{COLOURS[tile - RESEARCH]}"))
        assert thing.note
        assert thing.note.id == "research-does"
    else:
        assert thing.kind == "discovery"
        assert thing.label.id == f"discovery-{DISCOVERIES[tile]}"
        assert thing.note
        assert thing.note.id == f"discovery-{DISCOVERIES[tile]}-does"


def check_cards(s: OnMarsState, view: View) -> None:
    """Every contract, scientist and open blueprint lies in one place: where the table has it."""
    people = [f"scientist:{name}" for name in SCIENTISTS]
    contracts = [f"contract:{name}" for name in CONTRACTS]
    shown = refs(view, "board") + refs(view, "pile")
    for c in range(s.k):
        held = [people[i] for i in range(len(people)) if s.scientist[i] == c]
        held += [contracts[x] for x in range(len(contracts)) if s.contract[x] == c]
        assert sorted(refs(view, f"people:{c}")) == sorted(held)
        plans = [f"blueprint:{BLUEPRINTS[b]}" for b in range(len(BLUEPRINTS)) if s.holder[b] == c]
        assert refs(view, f"blueprints:{c}") == plans
        shown += held
    assert sorted(shown) == sorted(people + contracts)
    assert refs(view, "pile") == [contracts[x] for x in range(len(contracts)) if s.contract[x] == DECK]
    displayed = [f"blueprint:{BLUEPRINTS[b]}" for b in range(len(BLUEPRINTS)) if s.holder[b] == DISPLAY]
    assert refs(view, "display") == displayed


def check_company(s: OnMarsState, view: View, p: int, seat: int) -> None:
    goods = {f"good:{p}:{GOODS[r]}": s.goods[p * N_RESOURCES + r] for r in range(N_RESOURCES)}
    goods[f"good:{p}:crystal"] = s.crystals[p]
    goods[f"crystal:next:{p}"] = s.pending[p]
    assert numbers(view, f"storage:{p}") == goods
    for name, number in (("home", s.home[p]), ("work", s.work[p]), ("reserve", s.reserve[p])):
        assert sum(numbers(view, f"{name}:{p}").values()) == number
    laboratory = [f"tech:{p}:{TECHS[t]}" for t in range(N_TECHS) if s.tech[p * N_TECHS + t] != NONE]
    assert refs(view, f"laboratory:{p}") == laboratory
    goals = zone(view, f"goals:{p}").things
    if p == seat:
        assert [thing.ref for thing in goals] == [f"goal:{GOALS[g]}" for g in s.goals[p]]
        assert all(thing.note and thing.note.id == f"{thing.label.id}-does" for thing in goals)
    else:
        assert all(thing.hidden and thing.note is None for thing in goals)
    points = [fact.value for fact in view.players[p].facts if fact.label.id == "fact-points"]
    assert points == [sum(scores_of(s, p))]


def check(s: OnMarsState, seat: int) -> None:
    view = game.observe(s, seat)
    for h in range(N_HEXES):
        check_hex(s, view, h)
    for i, tile in enumerate(s.explore):
        lying = [thing for thing in zone(view, "exploration").things if thing.ref == f"explore:{i}"]
        assert len(lying) == (tile != NONE)
        if lying:
            check_tile(lying[0], tile)
    check_cards(s, view)
    assert refs(view, "grid") == [f"grid:{g}" for g in range(len(s.grid)) if s.grid[g] != NONE]
    stock = {f"warehouse:{GOODS[WAREHOUSE[i]]}": n for i, n in enumerate(s.warehouse) if n}
    assert numbers(view, "warehouse") == stock
    for slot in range(N_SLOTS):
        placed = [s.slots[slot * MAX_PLAYERS + c] for c in range(s.k) if s.slots[slot * MAX_PLAYERS + c]]
        assert list(numbers(view, slot_ref(slot)).values()) == placed
    for p in range(s.n):
        check_company(s, view, p, seat)


class Looker(Bot):
    """Plays by chance, and now and then compares every seat's view with the table."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.luck = Rng(seed)
        self.looked = 0

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        assert isinstance(s, OnMarsState)
        if not self.luck.below(40):
            self.looked += 1
            for viewer in range(-1, s.n):
                check(s, viewer)
        return opts[self.luck.below(len(opts))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_view_shows_the_table_as_it_is(seats: int) -> None:
    s = game.new(checked_setup(game, seats, 4, {"first-colonists": True, "length": "long"}))
    looker = Looker(seats)
    s.io = looker
    while not game.over(s):
        game.stretch(s)
    check(s, 0)
    assert looker.looked


GAMES = 30  # until everything has been asked that is not rare
RARE = {"radar", "return"}


class Pointer(Guide):
    """Plays by instinct, and not always, and asks of every option where it lies."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, wild=30)
        self.asked: set[str] = set()
        self.nowhere: set[str] = set()

    def live(self, s: State, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        question, d = game.kinds[kind], Decision(seat, kind, opts, ctx, held)
        self.asked.add(question.name)
        if not all(arg == NO or question.refs(s, d, arg) for arg in opts):
            self.nowhere.add(question.name)
        return super().live(s, seat, kind, opts, ctx, held)


def test_whatever_can_be_chosen_lies_somewhere() -> None:
    """Only "no" and "no more" are nowhere on the table, whatever is asked."""
    pointer = Pointer(1)
    for seed in range(GAMES):
        options = {"first-colonists": True, "length": "long"}
        s = game.new(checked_setup(game, seed % 4 + 1, seed, options))
        s.io = pointer
        while not game.over(s):
            game.stretch(s)
    assert pointer.nowhere == set()
    assert {kind.name for kind in game.kinds} - pointer.asked <= RARE


# What things cost and give


def told(t: Play, ref: str, lang: str = "en") -> dict[str, str]:
    """The facts of a thing or a zone, in words."""
    speak = Speaker(lang, "on-mars", list("ABC"))
    view = t.session.view(0)
    found = [z.facts for z in view.zones() if z.ref == ref]
    found += [thing.facts for z in view.zones() for thing in z.things if thing.ref == ref]
    assert len(found) == 1
    return {
        speak(fact.label): str(fact.value) if isinstance(fact.value, int) else speak(fact.value)
        for fact in found[0]
    }


def at(words: str = "A: colony; B: orbit; C: orbit", **more: Any) -> Play:
    return table(words, **more)


# rules: B3
def test_buildings_say_what_they_cost() -> None:
    t = at()
    costs = ["1 colonist", "a mineral", "a battery", "water", "a plant", "oxygen"]
    assert list(told(t, "slot:construct").values()) == [*costs, "3"]
    assert told(t, "stack:greenhouse")["Cost"] == "water"


# rules: O12, F6
def test_tiles_of_the_laboratory_say_what_the_next_development_costs() -> None:
    t = at("A: colony tech rover@4t; B: orbit; C: orbit")
    assert told(t, "tech:0:rover")["Next development"] == "oxygen, any resource"
    assert told(t, "tech:0:rover")["Points at the end"] == "4"
    assert told(t, "tech:0:shelter")["Next development"] == "oxygen"
    assert "Next development" not in told(at("A: colony tech rover@6; B: orbit; C: orbit"), "tech:0:rover")
    columns = ["any resource", "oxygen", "oxygen", "oxygen, any resource", "oxygen, a crystal"]
    assert list(told(t, "slot:develop").values()) == [*columns, "3"]


# rules: W1, F4, F5, E1
def test_ships_and_living_quarters_say_what_they_are_worth() -> None:
    t = at("A: colony hangar 1; B: orbit; C: orbit")
    assert told(t, "ship:0:1")["Cost"] == "water, a plant"
    assert told(t, "ship:0:1")["Opens"] == "Develop a technology without cost · crystals: 4"
    assert told(t, "hangar:0") == {"Points each at the end": "3"}
    assert list(told(t, "home:0").values()) == ["3: 3, 5: 6, 7: 10, 9: 15, 11: 21"]


# rules: F7, F9, H2, O3
def test_cards_say_what_they_cost_and_are_worth() -> None:
    t = at("A: colony plans gym radar; B: orbit; C: orbit", board="deliver-plant")
    assert told(t, "blueprint:gym")["Points at the end, built or not"] == "3, or −3"
    assert told(t, "blueprint:gym")["Gives when taken"] == "Crystal"
    assert told(t, "blueprint:radar")["Points at the end, built or not"] == "5, or −5"
    contract = {"Cost": "a crystal", "Points at the end, completed or not": "9, or −4"}
    assert told(t, "contract:deliver-plant") == contract
    assert told(t, "contract:mine") == {"Points at the end, completed or not": "12, or −6"}
    assert told(t, "scientist:biochemist") == {"Cost": "2 × Water"}


# rules: P1, GO1
def test_a_private_goal_tells_its_owner_how_much_of_it_is_done() -> None:
    t = at("A: colony goals *blueprints plans gym radar; B: orbit; C: orbit")
    assert told(t, "goal:blueprints") == {"Done": "2 of 4"}


# rules: LA2
def test_lacerdas_cards_are_not_called_yours() -> None:
    t = table("A: space 5; B: space 6 plans gym", solo=1)
    speak = Speaker("en", "on-mars", ["A"])
    assert speak(zone(t.session.view(0), "blueprints:1").label) == "Blueprints held"


LABELS = {
    "turn construct": "Construct a building · 1 colonist",
    "turn welcome": "Welcome a ship · water, a plant",
    "construct greenhouse": "Greenhouse · water",
    "site g4": "G4 · 2 × Plant",
}


# rules: K3, B3, B5
def test_options_say_what_they_cost_and_give() -> None:
    t = at(
        "A: colony home 2 water 1 plant 1 bots g5 tech greenhouse@1t; B: orbit; C: orbit",
        mars="g3 greenhouse; g7 condenser; a1 shelter-A; m1 shelter-B; a3 shelter-C",
    )
    labels = []
    for move, kind in (
        ("turn construct", "turn"),
        ("construct greenhouse", "construct"),
        ("site g4", "site"),
    ):
        d = t.decision(kind) if t.asked.endswith(kind) else None
        if d is not None:
            speak = Speaker("en", "on-mars", list("ABC"))
            labels += [speak(game.label(t.s, d, arg)) for arg in d.opts]
        t.play(f"{move}?")
    for label in LABELS.values():
        assert label in labels


# rules: O12, LB1, LB2, LB3
def test_a_development_says_its_cost_and_what_the_space_gives() -> None:
    t = at("A: orbit home 1 oxygen 2 water 1 tech rover@4t; B: orbit; C: orbit", main=False)
    t.play("turn develop")
    d, speak = t.session.pending[0], Speaker("en", "on-mars", list("ABC"))
    labels = [speak(game.label(t.s, d, arg)) for arg in d.opts]
    assert "Shelter technology → column 3, top (3 points; a mineral) · oxygen" in labels
    better = "column 5, top (5 points; an upgrade, one more per colonist sent to work)"
    assert f"Rover technology → {better} · oxygen, any resource" in labels


def series(values: list[int], word: str) -> str:
    return ", ".join([str(v) for v in values[:-1]]) + f" {word} {values[-1]}"


# rules: F3, F4, F5, F6, F7, F9, E2, E8, O7, O12, B3, W1
@pytest.mark.parametrize(("lang", "word"), [("en", "or"), ("fr", "ou")])
def test_the_rules_drawer_tells_the_figures_of_the_rules(lang: str, word: str) -> None:
    speak = Speaker(lang, "on-mars", [])
    drawer = "\n".join([speak(paragraph.text) for paragraph in game.summary()])
    paying = [n for n in range(1, 13) if QUARTERS_OP[n] > QUARTERS_OP[n - 1]]
    assert series([SPACE_OP[LEVEL.index(level)] for level in range(1, 7)], word) in drawer
    assert series(PROGRESS_OP[1:], word) in drawer
    assert series([QUARTERS_OP[n] for n in paying], word) in drawer
    assert series(paying, word) in drawer
    assert f"{BLUEPRINT_OP[0]} (" in drawer
    assert f"{BLUEPRINT_OP[-1]} (" in drawer
    for points in (CONTRACT_OP[0], CONTRACT_OP[-1], CONTRACT_LOSS[0], CONTRACT_LOSS[-1], SHIP_OP):
        assert str(points) in drawer
    assert sorted(set(EXECUTIVE_COST)) == [2, 3, 4]
    assert len(ENTER_COST) == len(SPACE_OP)
