"""What a seat sees of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.hexes import type_at
from cinqmars.games.on_mars.possible.movement import ROVER, stands
from cinqmars.games.on_mars.scoring import reward
from cinqmars.games.on_mars.state import DECK, DISPLAY, PHASES, OnMarsState
from cinqmars.games.on_mars.view.boards import players
from cinqmars.games.on_mars.view.lacerda import rival
from cinqmars.kernel import (
    Fact,
    Message,
    Panel,
    Records,
    Row,
    Thing,
    Track,
    View,
    Zone,
    say,
    seat_name,
)


def observe(s: OnMarsState, seat: int) -> View:
    return observe_all(s, (seat,))[0]


def observe_all(s: OnMarsState, seats: Sequence[int]) -> list[View]:
    """For each seat."""
    headline = say("headline", round=s.round, phase=say(f"phase-{PHASES[s.phase]}"), level=s.level)
    seen = players(s, seats)
    before, after = (mars(s), orbit(s)), (order(s), *([rival(s)] if s.n == 1 else []))
    colonies = colony(s, seats)
    return [View(seat, headline, seen[i], (*before, colonies[i], *after)) for i, seat in enumerate(seats)]


# Mars


def mars(s: OnMarsState) -> Panel:
    pieces: list[list[Thing]] = [[] for _ in range(box.N_HEXES)]
    for c in range(s.k):
        for piece in range(ROVER + 1):
            h = stands(s, c, piece)
            if h != box.NONE:
                kind = "rover" if piece == ROVER else "bot"
                ref = names.rover_ref(c) if piece == ROVER else names.bot_ref(c, piece)
                pieces[h].append(Thing(ref, say(f"piece-{kind}"), kind, c))
    zones = [hex_zone(s, h, pieces[h]) for h in range(box.N_HEXES)]
    return Panel("mars", say("panel-mars"), map=True, zones=tuple(zones))


BARE: Final = [Zone(names.hex_ref(h), names.hex_name(h)) for h in range(box.N_HEXES)]
"""Hexes where there is nothing, as most are."""


def hex_zone(s: OnMarsState, h: int, pieces: list[Thing]) -> Zone:
    things: list[Thing] = []
    word = names.WORDS[h]
    if s.building[h] != box.NONE:
        owner = s.building[h] - box.SHELTER if s.building[h] >= box.SHELTER else box.NONE
        name = box.BUILDINGS[type_at(s, h)]
        things.append(Thing(f"building:{word}", names.building_name(type_at(s, h)), name, owner))
    if s.tile[h] != box.NONE:
        tile = s.tile[h]
        kind = "research" if tile >= box.RESEARCH else "discovery"
        things.append(Thing(f"tile:{word}", names.tile_name(tile), kind, note=names.tile_note(tile)))
    if s.crystal[h]:
        things.append(Thing(f"crystal:{word}", say("good-crystal"), "crystal"))
    if s.marker[h] != box.NONE:
        b = s.marker[h]
        label = say("advanced", card=names.blueprint_name(b))
        things.append(Thing(f"marker:{word}", label, "advanced", s.holder[b]))
    if s.miner[h] != box.NONE:
        things.append(names.colonist_thing(f"miner:{word}", s.miner[h], 1))
    things += pieces
    return Zone(names.hex_ref(h), BARE[h].label, things=tuple(things)) if things else BARE[h]


# Orbit


def orbit(s: OnMarsState) -> Panel:
    zones = [action_zone(s, action) for action in range(box.CONTROL)]
    zones += [exploration(s), display(s), grid(s), warehouse(s)]
    facts = (
        Fact(say("fact-discoveries-left"), len(s.discoveries), "discovery"),
        Fact(say("fact-blueprints-left"), len(s.deck), "blueprint"),
        Fact(say("fact-techs-left"), len(s.techs), "technology"),
    )
    return Panel("orbit", say("panel-orbit"), zones=tuple(zones), facts=facts)


def action_zone(s: OnMarsState, action: int) -> Zone:
    """A main action, with the colonists on its slots."""
    slot = box.SLOT_OF[action]
    if slot != box.NONE:
        return slot_zone(s, slot)
    label = say("zone-slot", action=say(f"action-{box.ACTIONS[action]}"))
    return Zone(names.action_ref(action), label, facts=CHARGES[action])


def slot_zone(s: OnMarsState, slot: int) -> Zone:
    things = [
        names.colonist_thing(
            f"colonist:{box.ACTIONS[box.ACTION_OF_SLOT[slot]]}:{c}", c, s.slots[slot * box.MAX_PLAYERS + c]
        )
        for c in range(s.k)
        if s.slots[slot * box.MAX_PLAYERS + c]
    ]
    label = say("zone-slot", action=say(f"action-{box.ACTIONS[box.ACTION_OF_SLOT[slot]]}"))
    room = Fact(say("fact-slots"), s.k if slot == box.HIRE_SLOT else box.SLOT_SIZE, "slots")
    told = (*CHARGES[box.ACTION_OF_SLOT[slot]], room)
    return Zone(names.slot_ref(slot), label, things=tuple(things), facts=told)


def charges(action: int) -> list[Fact]:
    """What may be had there, and what it costs apart from the colonist on the slot."""
    if action == box.DEVELOP:
        first = [box.LEVEL.index(level) for level in range(2, box.LEVEL[-1] + 1)]
        return [
            Fact(
                say("fact-column", n=box.LEVEL[i], points=box.SPACE_OP[i]), names.cost_name(box.ENTER_COST[i])
            )
            for i in first
        ]
    if action == box.CONSTRUCT:
        return [
            Fact(names.building_name(t), names.building_cost(t), box.BUILDINGS[t]) for t in range(box.N_TYPES)
        ]
    if action == box.UPGRADE:
        return [Fact(say("fact-cost"), names.cost_name([box.MINERAL]), "mineral")]
    if action == box.WELCOME:
        return [Fact(say("fact-cost"), names.cost_name(box.SHIP_COST))]
    return []


CHARGES: Final = [tuple(charges(action)) for action in range(box.N_ACTIONS)]


def exploration(s: OnMarsState) -> Zone:
    things = [
        Thing(f"explore:{i}", names.tile_name(s.explore[i]), "discovery", note=names.tile_note(s.explore[i]))
        for i in range(box.EXPLORATION)
        if s.explore[i] != box.NONE
    ]
    return Zone("exploration", say("zone-exploration"), things=tuple(things))


def display(s: OnMarsState) -> Zone:
    cards = [names.blueprint_card(s, b) for b in range(len(s.holder)) if s.holder[b] == DISPLAY]
    return Zone("display", say("zone-display"), "cards", things=tuple(cards))


def grid(s: OnMarsState) -> Zone:
    things = [
        Thing(
            f"grid:{g}",
            names.tech_name(s.grid[g]),
            "technology",
            facts=(Fact(say("fact-cost"), names.cost_name(box.GRID_COST[g])),),
            note=names.tech_note(s.grid[g]),
        )
        for g in range(box.GRID)
        if s.grid[g] != box.NONE
    ]
    return Zone("grid", say("zone-grid"), things=tuple(things))


def warehouse(s: OnMarsState) -> Zone:
    things = [
        Thing(
            f"warehouse:{box.GOODS[box.WAREHOUSE[i]]}",
            say(f"good-{box.GOODS[box.WAREHOUSE[i]]}"),
            box.GOODS[box.WAREHOUSE[i]],
            number=s.warehouse[i],
        )
        for i in range(len(box.WAREHOUSE))
        if s.warehouse[i]
    ]
    rows = Fact(say("fact-rows"), box.WAREHOUSE_ROWS[s.k], "rows")
    return Zone("warehouse", say("zone-warehouse"), "pile", things=tuple(things), facts=(rows,))


# Colony


def colony(s: OnMarsState, seats: Sequence[int]) -> list[Panel]:
    """For each seat."""
    zones = [action_zone(s, action) for action in range(box.CONTROL, box.N_ACTIONS)]
    board = [names.board_card(s, place) for place in range(box.N_SCIENTISTS) if s.board[place] != box.NONE]
    zones.append(Zone("board", say("zone-board"), "cards", things=tuple(board)))
    rest = Zone("pile", say("zone-pile"), "cards", things=tuple(pile(s)))
    tracks, tables = levels(s), (missions(s), rewards(s))
    return [
        Panel("colony", say("panel-colony"), zones=(*zones, own, rest), tracks=tracks, tables=tables)
        for own in stacks(s, seats)
    ]


def levels(s: OnMarsState) -> tuple[Track, ...]:
    tracks = [Track("level", say("track-level"), s.level, box.LAST_LEVEL)]
    tracks += [
        Track(
            f"lss:{box.BUILDINGS[box.GENERATOR + i]}",
            say(
                "track-lss",
                building=names.building_name(box.GENERATOR + i),
                reward=say(f"reward-{box.REWARDS[s.rewards[i]]}"),
            ),
            s.lss[i],
            box.LSS_ROWS,
            (min(s.level + 1, box.LSS_ROWS),),
        )
        for i in range(box.N_LSS)
    ]
    return tuple(tracks)


def stacks(s: OnMarsState, seats: Sequence[int]) -> list[Zone]:
    """The back of the next tile lies face up; shelters are the seat's own."""
    things = [stack(s, t) for t in range(box.N_STOCKED)]
    own = [[shelters(s, seat)] if seat >= 0 else [] for seat in seats]
    return [Zone("stacks", say("zone-stacks"), "pile", things=(*things, *more)) for more in own]


def shelters(s: OnMarsState, seat: int) -> Thing:
    cost = (Fact(say("fact-cost"), names.building_cost(box.SHELTER)),)
    left, name = box.SHELTERS - s.shelters[seat], names.building_name(box.SHELTER)
    return Thing(names.stack_ref(box.SHELTER), name, "shelter", seat, left, facts=cost)


def stack(s: OnMarsState, t: int) -> Thing:
    facts = [Fact(say("fact-cost"), names.building_cost(t))]
    if s.left[t]:
        arrows = "yes" if s.stacks[t * box.STACK + s.left[t] - 1] else "no"
        facts.append(Fact(say("fact-arrows"), say(arrows), "arrows"))
    name, kind = names.building_name(t), box.BUILDINGS[t]
    return Thing(names.stack_ref(t), name, kind, number=s.left[t], facts=tuple(facts))


def pile(s: OnMarsState) -> list[Thing]:
    return [
        names.card_thing(box.N_SCIENTISTS + x, box.NONE)
        for x in range(box.N_CONTRACTS)
        if s.contract[x] == DECK
    ]


def missions(s: OnMarsState) -> Records:
    rows = [
        Row(
            f"mission:{box.MISSIONS[s.missions[i]]}",
            say(f"mission-{box.MISSIONS[s.missions[i]]}"),
            (s.need[i], box.MISSION_NEED[s.missions[i]][s.k], box.MISSION_CRYSTALS[s.missions[i]]),
        )
        for i in range(box.N_MISSIONS)
    ]
    rows.append(
        Row("mission:remaining", say("missions-remaining"), (s.remaining, box.N_MISSIONS, say("nothing")))
    )
    columns = (say("column-need"), say("column-start"), say("column-crystals"))
    return Records("missions", say("table-missions"), columns, tuple(rows))


def rewards(s: OnMarsState) -> Records:
    """What each company would score for a building that life support needs."""
    rows = [
        Row(
            f"reward:{box.BUILDINGS[box.GENERATOR + i]}",
            say(f"reward-{box.REWARDS[s.rewards[i]]}"),
            tuple([reward(s, c, s.rewards[i]) for c in range(s.k)]),
        )
        for i in range(box.N_LSS)
    ]
    columns = tuple([names.company(s.n, c) for c in range(s.k)])
    return Records("rewards", say("table-rewards"), columns, tuple(rows))


# Turn order and the shuttle


def order(s: OnMarsState) -> Panel:
    zones = []
    for i in range(box.N_ORDER):
        things: list[Thing] = []
        if i in s.space:
            c = s.space.index(i)
            label = seat_name(c) if c < s.n else say("lacerda")
            things.append(Thing(names.marker_ref(c), label, "player", c))
        side = box.SIDES[box.ORBIT if i < box.PER_SIDE else box.COLONY]
        facts = (
            Fact(say("fact-bonus"), say(f"space-bonus-{i + 1}"), box.SPACE_BONUS[i]),
            Fact(say("fact-side"), say(f"side-{side}")),
        )
        zones.append(Zone(names.space_ref(i), say("order-space", n=i + 1), things=tuple(things), facts=facts))
    zones += stations(s)
    told = [Fact(say("fact-shuttle"), shuttle_place(s), "shuttle")]
    rounds = departure(s)
    if rounds:
        told.append(Fact(say("fact-departs"), rounds, "departs"))
    if s.singular:
        told.append(Fact(say("option-singularity"), say("option-singularity-on"), "singularity"))
    if s.ending:
        told.append(Fact(say("fact-ending"), say("yes")))
    if s.queue:
        told.append(Fact(say("fact-queue"), names.listed([names.company(s.n, c) for c in s.queue])))
    if s.debts:
        used = [
            say("tech-of", tech=names.tech_name(d % box.N_TECHS), who=names.company(s.n, d // box.N_TECHS))
            for d in s.debts
        ]
        told.append(Fact(say("fact-debts"), names.listed(used), "technology"))
    if s.owed:
        told.append(
            Fact(say("fact-owed"), names.listed([say("order-space", n=place + 1) for place in s.owed]))
        )
    return Panel("order", say("panel-order"), zones=tuple(zones), facts=tuple(told))


def stations(s: OnMarsState) -> list[Zone]:
    """The shuttle's track: on each side so far from the departure."""
    found = []
    for side in (box.ORBIT, box.COLONY):
        for n in range(1, box.LAST_STATION + 1):
            here = not s.shuttle_gone and s.shuttle == side and s.station == n
            things = (Thing("shuttle", say("fact-shuttle"), "shuttle"),) if here else ()
            label = say("shuttle-at", side=say(f"side-{box.SIDES[side]}"), n=n)
            found.append(Zone(names.station_ref(side, n), label, things=things))
    return found


def departure(s: OnMarsState) -> int:  # rules: J1, J5
    """In how many shuttle phases the shuttle leaves its side, 1 is the next; 0 if it does not."""
    if s.shuttle_gone or s.level == box.SHUTTLE_STOPS:
        return 0
    return 1 if s.level == box.LAST_LEVEL else s.station


def shuttle_place(s: OnMarsState) -> Message:
    if s.shuttle_gone:
        return say("shuttle-gone")
    return say("shuttle-at", side=say(f"side-{box.SIDES[s.shuttle]}"), n=s.station)
