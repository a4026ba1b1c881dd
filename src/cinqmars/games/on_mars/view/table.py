"""What a seat sees of the table."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    ACTION_OF_SLOT,
    ACTIONS,
    BUILDINGS,
    COLONY,
    CONSTRUCT,
    DEVELOP,
    ENTER_COST,
    EXPLORATION,
    GENERATOR,
    GOODS,
    GRID,
    GRID_COST,
    LAST_LEVEL,
    LEVEL,
    LSS_ROWS,
    MAX_PLAYERS,
    MINERAL,
    MISSION_CRYSTALS,
    MISSIONS,
    N_CONTRACTS,
    N_HEXES,
    N_LSS,
    N_MISSIONS,
    N_ORDER,
    N_SCIENTISTS,
    N_SLOTS,
    N_STOCKED,
    N_TECHS,
    N_TYPES,
    NONE,
    ORBIT,
    PER_SIDE,
    RESEARCH,
    REWARDS,
    SHELTER,
    SIDE_OF_SLOT,
    SIDES,
    SPACE_OP,
    STACK,
    UPGRADE,
    WAREHOUSE,
)
from cinqmars.games.on_mars.hexes import type_at
from cinqmars.games.on_mars.names import (
    blueprint_card,
    blueprint_name,
    board_card,
    bot_ref,
    building_cost,
    building_name,
    card_thing,
    colonist_thing,
    company,
    cost_name,
    hex_name,
    hex_ref,
    listed,
    owner_of,
    rover_ref,
    slot_ref,
    space_ref,
    tech_name,
    tech_note,
    tile_name,
    tile_note,
    word_of,
)
from cinqmars.games.on_mars.possible.movement import ROVER, stands
from cinqmars.games.on_mars.state import DECK, DISPLAY, PHASES, Table
from cinqmars.games.on_mars.view.boards import player
from cinqmars.games.on_mars.view.lacerda import rival
from cinqmars.kernel import Fact, Message, Panel, Records, Row, Thing, Track, View, Zone, say, seat_name


def observe(s: Table, seat: int) -> View:
    return View(
        seat,
        say("headline", round=s.round, phase=say(f"phase-{PHASES[s.phase]}"), level=s.level),
        tuple([player(s, p, seat) for p in range(s.n)]),
        (mars(s), orbit(s), colony(s), order(s), *([rival(s)] if s.n == 1 else [])),
    )


# Mars


def mars(s: Table) -> Panel:
    pieces: list[list[Thing]] = [[] for _ in range(N_HEXES)]
    for c in range(s.k):
        for piece in range(ROVER + 1):
            h = stands(s, c, piece)
            if h != NONE:
                kind = "rover" if piece == ROVER else "bot"
                ref = rover_ref(c) if piece == ROVER else bot_ref(c, piece)
                pieces[h].append(Thing(ref, say(f"piece-{kind}"), kind, owner_of(s, c)))
    zones = [hex_zone(s, h, pieces[h]) for h in range(N_HEXES)]
    return Panel("mars", say("panel-mars"), map=True, zones=tuple(zones))


def hex_zone(s: Table, h: int, pieces: list[Thing]) -> Zone:
    things: list[Thing] = []
    word = word_of(h)
    if s.building[h] != NONE:
        owner = owner_of(s, s.building[h] - SHELTER) if s.building[h] >= SHELTER else NONE
        name = BUILDINGS[type_at(s, h)]
        things.append(Thing(f"building:{word}", building_name(type_at(s, h)), name, owner))
    if s.tile[h] != NONE:
        tile = s.tile[h]
        kind = "research" if tile >= RESEARCH else "discovery"
        things.append(Thing(f"tile:{word}", tile_name(tile), kind, note=tile_note(tile)))
    if s.crystal[h]:
        things.append(Thing(f"crystal:{word}", say("good-crystal"), "crystal"))
    if s.marker[h] != NONE:
        b = s.marker[h]
        label = say("advanced", card=blueprint_name(b))
        things.append(Thing(f"marker:{word}", label, "advanced", owner_of(s, s.holder[b])))
    if s.miner[h] != NONE:
        things.append(colonist_thing(s, f"miner:{word}", s.miner[h], 1))
    return Zone(hex_ref(h), hex_name(h), things=tuple(things + pieces))


# Orbit


def orbit(s: Table) -> Panel:
    zones = [slot_zone(s, i) for i in range(N_SLOTS) if SIDE_OF_SLOT[i] == ORBIT]
    zones += [exploration(s), display(s), grid(s), warehouse(s)]
    facts = (
        Fact(say("fact-discoveries-left"), len(s.discoveries), "discovery"),
        Fact(say("fact-blueprints-left"), len(s.deck), "blueprint"),
        Fact(say("fact-techs-left"), len(s.techs), "technology"),
    )
    return Panel("orbit", say("panel-orbit"), zones=tuple(zones), facts=facts)


def slot_zone(s: Table, slot: int) -> Zone:
    things = [
        colonist_thing(s, f"colonist:{ACTIONS[ACTION_OF_SLOT[slot]]}:{c}", c, s.slots[slot * MAX_PLAYERS + c])
        for c in range(s.k)
        if s.slots[slot * MAX_PLAYERS + c]
    ]
    label = say("zone-slot", action=say(f"action-{ACTIONS[ACTION_OF_SLOT[slot]]}"))
    return Zone(slot_ref(slot), label, things=tuple(things), facts=tuple(charges(ACTION_OF_SLOT[slot])))


def charges(action: int) -> list[Fact]:
    """What may be had there, and what it costs apart from the colonist on the slot."""
    if action == DEVELOP:
        first = [LEVEL.index(level) for level in range(2, LEVEL[-1] + 1)]
        return [
            Fact(say("fact-column", n=LEVEL[i], points=SPACE_OP[i]), cost_name(ENTER_COST[i])) for i in first
        ]
    if action == CONSTRUCT:
        return [Fact(building_name(t), building_cost(t), BUILDINGS[t]) for t in range(N_TYPES)]
    if action == UPGRADE:
        return [Fact(say("fact-cost"), cost_name([MINERAL]), "mineral")]
    return []


def exploration(s: Table) -> Zone:
    things = [
        Thing(f"explore:{i}", tile_name(s.explore[i]), "discovery", note=tile_note(s.explore[i]))
        for i in range(EXPLORATION)
        if s.explore[i] != NONE
    ]
    return Zone("exploration", say("zone-exploration"), things=tuple(things))


def display(s: Table) -> Zone:
    cards = [blueprint_card(s, b) for b in range(len(s.holder)) if s.holder[b] == DISPLAY]
    return Zone("display", say("zone-display"), "cards", things=tuple(cards))


def grid(s: Table) -> Zone:
    things = [
        Thing(
            f"grid:{g}",
            tech_name(s.grid[g]),
            "technology",
            facts=(Fact(say("fact-cost"), cost_name(GRID_COST[g])),),
            note=tech_note(s.grid[g]),
        )
        for g in range(GRID)
        if s.grid[g] != NONE
    ]
    return Zone("grid", say("zone-grid"), things=tuple(things))


def warehouse(s: Table) -> Zone:
    things = [
        Thing(
            f"warehouse:{GOODS[WAREHOUSE[i]]}",
            say(f"good-{GOODS[WAREHOUSE[i]]}"),
            GOODS[WAREHOUSE[i]],
            number=s.warehouse[i],
        )
        for i in range(len(WAREHOUSE))
        if s.warehouse[i]
    ]
    return Zone("warehouse", say("zone-warehouse"), "pile", things=tuple(things))


# Colony


def colony(s: Table) -> Panel:
    zones = [slot_zone(s, i) for i in range(N_SLOTS) if SIDE_OF_SLOT[i] == COLONY]
    board = [board_card(s, place) for place in range(N_SCIENTISTS) if s.board[place] != NONE]
    zones += [
        Zone("board", say("zone-board"), "cards", things=tuple(board)),
        stacks(s),
        Zone("pile", say("zone-pile"), "cards", things=tuple(pile(s))),
    ]
    tracks = [Track("level", say("track-level"), s.level, LAST_LEVEL)]
    tracks += [
        Track(
            f"lss:{BUILDINGS[GENERATOR + i]}",
            say(
                "track-lss",
                building=building_name(GENERATOR + i),
                reward=say(f"reward-{REWARDS[s.rewards[i]]}"),
            ),
            s.lss[i],
            LSS_ROWS,
            (min(s.level + 1, LSS_ROWS),),
        )
        for i in range(N_LSS)
    ]
    return Panel(
        "colony", say("panel-colony"), zones=tuple(zones), tracks=tuple(tracks), tables=(missions(s),)
    )


def stacks(s: Table) -> Zone:
    """The back of the next tile lies face up."""
    things = []
    for t in range(N_STOCKED):
        if s.left[t]:
            arrows = "yes" if s.stacks[t * STACK + s.left[t] - 1] else "no"
            facts = (
                Fact(say("fact-cost"), building_cost(t)),
                Fact(say("fact-arrows"), say(arrows), "arrows"),
            )
            things.append(
                Thing(f"stack:{BUILDINGS[t]}", building_name(t), BUILDINGS[t], number=s.left[t], facts=facts)
            )
    return Zone("stacks", say("zone-stacks"), "pile", things=tuple(things))


def pile(s: Table) -> list[Thing]:
    return [card_thing(N_SCIENTISTS + x, NONE) for x in range(N_CONTRACTS) if s.contract[x] == DECK]


def missions(s: Table) -> Records:
    rows = [
        Row(
            f"mission:{MISSIONS[s.missions[i]]}",
            say(f"mission-{MISSIONS[s.missions[i]]}"),
            (s.need[i], MISSION_CRYSTALS[s.missions[i]]),
        )
        for i in range(N_MISSIONS)
    ]
    rows.append(Row("mission:remaining", say("missions-remaining"), (s.remaining, say("nothing"))))
    columns = (say("column-need"), say("column-crystals"))
    return Records("missions", say("table-missions"), columns, tuple(rows))


# Turn order and the shuttle


def order(s: Table) -> Panel:
    zones = []
    for i in range(N_ORDER):
        things: list[Thing] = []
        if i in s.space:
            c = s.space.index(i)
            label = seat_name(c) if c < s.n else say("lacerda")
            things.append(Thing(f"marker:{c}", label, "player", owner_of(s, c)))
        side = SIDES[ORBIT if i < PER_SIDE else COLONY]
        facts = (
            Fact(say("fact-bonus"), say(f"space-bonus-{i + 1}")),
            Fact(say("fact-side"), say(f"side-{side}")),
        )
        zones.append(Zone(space_ref(i), say("order-space", n=i + 1), things=tuple(things), facts=facts))
    told = [Fact(say("fact-shuttle"), shuttle_place(s), "shuttle")]
    if s.ending:
        told.append(Fact(say("fact-ending"), say("yes")))
    if s.queue:
        told.append(Fact(say("fact-queue"), listed([company(s.n, c) for c in s.queue])))
    if s.debts:
        used = [say("tech-of", tech=tech_name(d % N_TECHS), who=company(s.n, d // N_TECHS)) for d in s.debts]
        told.append(Fact(say("fact-debts"), listed(used), "technology"))
    if s.owed:
        told.append(Fact(say("fact-owed"), listed([say("order-space", n=place + 1) for place in s.owed])))
    return Panel("order", say("panel-order"), zones=tuple(zones), facts=tuple(told))


def shuttle_place(s: Table) -> Message:
    if s.shuttle_gone:
        return say("shuttle-gone")
    return say("shuttle-at", side=say(f"side-{SIDES[s.shuttle]}"), n=s.station)
