"""What everybody sees: nothing on this table is hidden. Each trouble is shown with what can be done about it."""

from __future__ import annotations

from cinqmars.kernel import Fact, Message, Panel, Player, Row, Thing, Track, View, Zone, say
from cinqmars.kernel import Table as Records

from .cards import TILES
from .carried import carried
from .components import (
    BLOCKS,
    DEADLY,
    DICE,
    FARMS,
    FIRST_MACHINE,
    FIRST_ROVER,
    GROWTH,
    MARKS,
    MAX_MORALE,
    MAX_OUTPUT,
    MAX_RESERVE,
    MAX_STRESS,
    MIN_MORALE,
    N_AFFLICTIONS,
    N_BLOCKS,
    N_FACILITIES,
    N_PARTS,
    N_PAWNS,
    N_POIS,
    N_ROVERS,
    N_SKILLS,
    N_SPACES,
    N_TOKEN_COLOURS,
    N_UPGRADES,
    PARTS,
    PENALTIES,
    PENALTY,
    PROFESSIONS,
    PROFILES,
    REGION_TERRAIN,
    RESOURCES,
    SKILL_COST,
    SKILL_EFFECTS,
    SKILLS,
    SPACES,
    TOKENS,
    TRACK_END,
    UPGRADE_OF,
    UPGRADE_PARTS,
    USES,
)
from .describe import does, pawns_needed, terrain
from .events import EVENTS, PART_COST
from .kinds import T_REPAIR, T_UNSHUT
from .missions import THRESHOLD
from .names import (
    BLOCK,
    FACILITY,
    PART,
    RESOURCE,
    SPACE,
    affliction_name,
    astronaut,
    chain,
    counter_name,
    event_name,
    goal_name,
    listed,
    mission_name,
    objective_token,
    piece_name,
    poi_name,
    region_name,
    skill_name,
    slot_name,
    source_name,
    target_name,
    token_name,
    upgrade_name,
)
from .objectives import have, rounds, sheet, wanted
from .phases import demand, penalties
from .refs import facility_ref, piece_ref, skill_ref, slot_ref, space_ref, stack_ref, tile_ref, upgrade_ref
from .requirements import (
    donors,
    dues,
    needed,
    open_pieces,
    performer,
    rolls_dice,
    stack_of,
    strength,
)
from .routes import RELAY
from .skills import poi_effects
from .soundness import flags_of, flaw
from .state import (
    BROKEN,
    CREW,
    FACE_UP,
    LIFTED,
    MENDED,
    NONE,
    OPEN,
    PLANNING,
    RESOLVING,
    Table,
    broken_parts,
    seat_of,
    tokens_of,
)
from .troubles import troubles

PHASES = (
    "crew",
    "events",
    "morale",
    "production",
    "planning",
    "resolving",
    "dusk",
    "malfunction",
    "upkeep",
    "interlude",
    "over",
)
BILL_NAMES = (
    *[f"resource-{name}" for name in RESOURCES],
    *[f"part-{name}" for name in PARTS],
    "hold-sample",
    "hold-seed",
    *[f"objective-{colour}" for colour in ("red", "orange", "black")],
    "hold-marker",
)
ROLLED = ("success", "wound", "adventure")
FLAGS = ("cpu", "reroll", "adventure", "wound", "rover")


def observe(s: Table, seat: int) -> View:
    headline = say(
        "headline",
        mission=mission_name(s.mission),
        round=s.round,
        rounds=rounds(s),
        phase=say(f"phase-{PHASES[s.phase]}"),
    )
    panels = (mars(s), hub(s), plan(s), tracks(s), hold(s), objectives(s), app(s), troubles(s))
    return View(seat, headline, tuple([player(s, p) for p in range(s.n)]), panels)


# Mars


def mars(s: Table) -> Panel:
    zones = [Zone("space:hub", say("space-hub"))]
    zones += [space(s, x) for x in range(N_SPACES)]
    return Panel("mars", say("panel-mars"), map=True, zones=tuple(zones))


def space(s: Table, x: int) -> Zone:
    things: list[Thing] = []
    facts: list[Fact] = []
    region = s.ground[x]
    name = SPACES[x]
    if region != NONE:
        note = listed(terrain(REGION_TERRAIN[region]))
        things.append(Thing(f"region:{name}", region_name(region), "region", note=note))
    if s.zone_samples[x]:
        label = say("samples", n=s.zone_samples[x])
        things.append(Thing(f"sample:{name}", label, "sample", number=s.zone_samples[x]))
    for colour in range(N_TOKEN_COLOURS):
        n = s.zone_tokens[x * N_TOKEN_COLOURS + colour]
        if n:
            things.append(Thing(f"objective:{name}:{colour}", objective_token(colour), "objective", number=n))
    for i, token in enumerate(tokens_of(s.zone_marks[x])):
        things.append(Thing(f"mark:{name}:{i}", token_name(token), "token", note=token_note(token)))
    if s.relays >> x & 1:
        facts.append(Fact(say("fact-relay"), say("yes")))
    if x % 8 in s.directions and x // 8 in marked_rings(s, x % 8):
        facts.append(Fact(say("fact-marked"), s.directions.index(x % 8) + 1, "target"))
    label = SPACE[x] if region == NONE else say("space-of", space=SPACE[x], region=region_name(region))
    return Zone(space_ref(x), label, things=tuple(things), facts=tuple(facts))


def marked_rings(s: Table, direction: int) -> list[int]:
    number = s.directions.index(direction)
    return [(place - 26) // 3 for place, _ in sheet(s).found if place >= 26 and (place - 26) % 3 == number]


def token_note(token: int) -> Message:
    return say(f"token-{TOKENS[token]}-does")


# The HUB


def hub(s: Table) -> Panel:
    zones = [facility(s, f) for f in range(N_FACILITIES) if s.built[f]]
    return Panel("hub", say("panel-hub"), zones=tuple(zones), facts=supply_facts(s))


def supply_facts(s: Table) -> tuple[Fact, ...]:
    facts = [Fact(say("fact-need", what=RESOURCE[r]), demand(s, r), RESOURCES[r]) for r in range(2)]
    facts.append(Fact(say("fact-broken"), say("of", n=broken_parts(s), most=sheet(s).threshold), "broken"))
    return tuple(facts)


def facility(s: Table, f: int) -> Zone:
    things = [slot(s, f * N_PARTS + part) for part in range(N_PARTS) if s.slots[f * N_PARTS + part]]
    for resource in range(2):
        if s.shut[2 * f + resource] != OPEN:
            things.append(shutdown(s, f, resource))
    for i, token in enumerate(tokens_of(s.now[f])):
        things.append(
            Thing(f"now:{f}:{i}", say("now-token", token=token_name(token)), "token", note=token_note(token))
        )
    for i, token in enumerate(tokens_of(s.next[f])):
        things.append(
            Thing(
                f"next:{f}:{i}", say("next-token", token=token_name(token)), "token", note=token_note(token)
            )
        )
    for u in range(N_UPGRADES):
        if s.installed >> u & 1 and UPGRADE_OF[u] == f:
            things.append(
                Thing(upgrade_ref(u), upgrade_name(u), "upgrade", note=say(f"{upgrade_name(u).id}-does"))
            )
    facts = [Fact(say("fact-uses"), listed([RESOURCE[r] for r in range(2) if USES[r][f]]))]
    if MAX_OUTPUT[f]:
        facts.append(Fact(say("fact-output"), say("of", n=s.output[f], most=MAX_OUTPUT[f]), "output"))
    if f in FARMS:
        facts += farm_facts(s, FARMS.index(f))
    return Zone(facility_ref(f), FACILITY[f], things=tuple(things), facts=tuple(facts))


def farm_facts(s: Table, farm: int) -> list[Fact]:
    spaces = [i + 1 for i in range(GROWTH) if s.growth[farm] >> i & 1]
    growing: Message = say("nothing")
    for i in reversed(spaces):
        growing = (
            say("number", n=i)
            if growing.id == "nothing"
            else say("and-then", first=say("number", n=i), rest=growing)
        )
    return [
        Fact(say("fact-plants"), say("of", n=s.plants[farm], most=s.greenhouses[farm]), "plant"),
        Fact(say("fact-growth"), growing, "seedling"),
    ]


def slot(s: Table, slot: int) -> Thing:
    """A part with its state; a broken one says what it does and how to mend it."""
    state = s.slots[slot]
    name = PENALTIES[PENALTY[slot]]
    kind = "broken" if state >= BROKEN else "working"
    label = say(f"slot-{kind if state != MENDED else 'mended'}", part=PART[slot % N_PARTS])
    note = say(
        "broken-note", does=say(f"penalty-{name}"), remedy=say("remedy-repair", part=PART[slot % N_PARTS])
    )
    return Thing(slot_ref(slot), label, kind, note=note if state >= BROKEN else say(f"penalty-{name}"))


def shutdown(s: Table, f: int, resource: int) -> Thing:
    state = s.shut[2 * f + resource]
    if state >= FACE_UP:
        tile = TILES[state - FACE_UP]
        note = say("tile-does", resource=RESOURCE[resource], n=tile.cost, does=does(tile.effects, s.mission))
    else:
        note = say("tile-lifted" if state == LIFTED else "tile-face-down", resource=RESOURCE[resource])
    return Thing(tile_ref(f, resource), say("tile", resource=RESOURCE[resource]), "shutdown", note=note)


# The plan


def plan(s: Table) -> Panel:
    """Each action with what it needs, what it costs and what it risks."""
    zones = [stack(s, i) for i in range(len(s.target))]
    here = [p for p in open_pieces(s) if p >= FIRST_MACHINE and stack_of(s, p) == NONE]
    blocked = [FIRST_ROVER + r for r in range(N_ROVERS) if s.rover_blocked[r]]
    things = [piece(s, p) for p in here + blocked]
    zones.append(Zone("depot", say("zone-depot"), "pile", things=tuple(things)))
    waiting = [p for p in range(s.n) if s.phase == PLANNING and not s.ready[p]]
    facts = [Fact(say("fact-not-ready"), listed([astronaut(p) for p in waiting]))] if waiting else []
    if s.dice:
        shown = [say(f"rolled-{name}-{'hit' if die else 'miss'}") for name, die in zip(ROLLED, s.dice)]
        facts.append(Fact(say("fact-rolled"), listed(shown), "die"))
    if s.because:
        facts.append(Fact(say("fact-why"), chain(tuple(s.because)), "why"))
    if s.path_read:
        facts.append(Fact(say("skill-path-reader"), say("yes")))
    return Panel("plan", say("panel-plan"), zones=tuple(zones), facts=tuple(facts))


def piece(s: Table, p: int) -> Thing:
    if p < N_PAWNS:
        return Thing(piece_ref(p), piece_name(p), "pawn", seat_of(s, p // 2))
    if p < FIRST_ROVER:
        note = say("machine-note", who=astronaut(s.operator[p - FIRST_MACHINE]))
        return Thing(piece_ref(p), piece_name(p), "machine", note=note)
    n = s.rover_blocked[p - FIRST_ROVER]
    facts = (Fact(say("fact-blocked"), n, "broken"),) if n else ()
    note = say("remedy-rover") if n else say(f"{piece_name(p).id}-does")
    return Thing(piece_ref(p), piece_name(p), "rover", facts=facts, note=note)


def stack(s: Table, i: int) -> Zone:
    things = [piece(s, p) for p in s.pawns[i]]
    if s.rover[i] != NONE:
        things.append(piece(s, FIRST_ROVER + s.rover[i]))
    return Zone(
        stack_ref(i),
        target_name(s.target[i], s.mission),
        things=tuple(things),
        facts=tuple(stack_facts(s, i)),
    )


def stack_facts(s: Table, i: int) -> list[Fact]:
    target = s.target[i]
    least, sure = needed(s, target, s.route[i])
    facts = [Fact(say("fact-performer"), astronaut(performer(s, i)), "astronaut")]
    if rolls_dice(s, target):
        facts.append(Fact(say("fact-needs"), say("needs-roll", least=least, sure=sure), "pawn"))
        facts.append(Fact(say("fact-state"), say(f"stack-{stack_state(s, i, least, sure)}"), "die"))
    else:
        facts.append(Fact(say("fact-needs"), say("needs-fixed", n=least), "pawn"))
    reason = flaw(s, i) if s.phase == PLANNING else ""
    if reason:
        facts.append(Fact(say("fact-flaw"), say(f"why-{reason}"), "warning"))
    cost = costs(s, i)
    if cost:
        facts.append(Fact(say("fact-cost"), listed(cost), "cost"))
    if T_REPAIR <= target < T_UNSHUT and s.means[i]:
        facts.append(Fact(say("fact-donor"), slot_name(s.means[i] - 1), "broken"))
    risks = dangers(s, i)
    if risks:
        facts.append(Fact(say("fact-risks"), listed(risks), "warning"))
    if s.route[i]:
        facts.append(Fact(say("fact-route"), listed([SPACE[x % RELAY] for x in s.route[i]]), "route"))
    return facts


def stack_state(s: Table, i: int, least: int, sure: int) -> str:
    if i < len(s.mode):  # declared
        return "done" if i < s.step else ("sure", "dice")[s.mode[i]]
    return "auto" if strength(s, i) >= sure else "roll" if strength(s, i) >= least else "short"


def costs(s: Table, i: int) -> list[Message]:
    due = dues(s, s.target[i], s.means[i], donors(s))
    found: list[Message] = []
    for k in range(0, len(due), 2):
        found.append(say("cost-of", n=due[k + 1], what=bill_name(s, due[k])))
    return found


def bill_name(s: Table, place: int) -> Message:
    if place < len(BILL_NAMES):
        return say(BILL_NAMES[place])
    if place < len(BILL_NAMES) + 3:
        return counter_name(s.mission, place - len(BILL_NAMES))
    return say("hold-examined")


def dangers(s: Table, i: int) -> list[Message]:
    """What will come upon the performer besides the dice."""
    flags = s.flags[i] if s.phase == RESOLVING and i < len(s.flags) else flags_of(s, i)
    found = [say(f"risk-{name}") for k, name in enumerate(FLAGS) if flags >> k & 1]
    return found + terrain(flags >> len(FLAGS))


# Tracks


def tracks(s: Table) -> Panel:
    found = [Track(f"reserve:{RESOURCES[r]}", RESOURCE[r], s.reserve[r], MAX_RESERVE) for r in range(3)]
    found.append(Track("stress", say("track-stress"), s.stress, MAX_STRESS, (MAX_STRESS,)))
    found += [
        Track(f"track:{BLOCKS[b]}", say("track-of", block=BLOCK[b]), s.tracks[b], TRACK_END, (TRACK_END,))
        for b in range(N_BLOCKS)
    ]
    found.append(Track("round", say("track-round"), s.round, rounds(s), (rounds(s),)))
    facts = [
        Fact(say("track-morale"), say("of-range", n=s.morale, least=MIN_MORALE, most=MAX_MORALE), "morale")
    ]
    pool = sheet(s).dice[s.round] | sum([1 << b for b in range(N_BLOCKS) if s.box[b]])
    rolled = [say(f"block-die-{DICE[b]}") for b in range(N_BLOCKS) if pool >> b & 1]
    facts.append(Fact(say("fact-dice"), listed(rolled), "die"))
    red = [BLOCK[b] for b in range(N_BLOCKS) if s.box[b]]
    facts.append(Fact(say("fact-box"), listed(red), "warning"))
    for b in range(N_BLOCKS):
        n = penalties(s, b)
        if n:
            facts.append(Fact(say("fact-plus-one", block=BLOCK[b]), n, "warning"))
    return Panel("tracks", say("panel-tracks"), tracks=tuple(found), facts=tuple(facts))


# The hold


def hold(s: Table) -> Panel:
    things: list[Thing] = []
    for part in range(N_PARTS):
        if s.parts[part]:
            things.append(Thing(f"part:{PARTS[part]}", PART[part], "part", number=s.parts[part]))
    counts = (
        ("sample", s.samples[0]),
        ("seed", s.seeds),
        ("marker", s.markers),
        ("examined", s.examined),
        ("discovery", s.discoveries),
    )
    for name, n in counts:
        if n:
            things.append(Thing(f"hold:{name}", say(f"hold-{name}"), name, number=n))
    for poi in range(N_POIS):
        if s.pois[poi]:
            note = does(poi_effects(s, poi), s.mission)
            things.append(Thing(f"poi:{poi}", poi_name(poi), "poi", number=s.pois[poi], note=note))
    things += token_things(s, s.in_hold[:N_TOKEN_COLOURS], "hold")
    pending = token_things(s, s.in_hold[N_TOKEN_COLOURS:], "pending")
    if s.samples[1]:
        pending.append(Thing("pending:sample", say("hold-sample"), "sample", number=s.samples[1]))
    pending += [upgrade_card(u) for u in range(N_UPGRADES) if s.waiting >> u & 1]
    cards = [upgrade_card(u) for u in range(N_UPGRADES) if s.upgrade_cards >> u & 1]
    return Panel(
        "hold",
        say("panel-hold"),
        zones=(
            Zone("hold", say("zone-available"), "pile", things=tuple(things)),
            Zone("pending", say("zone-pending"), "pile", things=tuple(pending)),
            Zone("upgrades", say("zone-upgrades"), "cards", things=tuple(cards)),
        ),
    )


def token_things(s: Table, counts: list[int], where: str) -> list[Thing]:
    return [
        Thing(f"{where}:objective:{colour}", objective_token(colour), "objective", number=counts[colour])
        for colour in range(N_TOKEN_COLOURS)
        if counts[colour]
    ]


def upgrade_card(u: int) -> Thing:
    first, second = UPGRADE_PARTS[u]
    facts = (
        Fact(say("fact-facility"), FACILITY[UPGRADE_OF[u]]),
        Fact(say("fact-parts"), say("and-then", first=PART[first], rest=PART[second])),
    )
    return Thing(
        upgrade_ref(u), upgrade_name(u), "upgrade", facts=facts, note=say(f"{upgrade_name(u).id}-does")
    )


# The mission


def objectives(s: Table) -> Panel:
    rows: list[Row] = []
    for i, goal in enumerate(sheet(s).goals):
        sort = say("goal-optional" if goal.optional else "goal-compulsory")
        if goal.check == THRESHOLD:
            state = say("of", n=broken_parts(s), most=sheet(s).threshold)
        elif s.goals >> i & 1:
            state = say("goal-reached", round=s.objectives[i])
        else:
            state = say("of", n=have(s, goal), most=wanted(s, goal))
        rows.append(Row(f"goal:{i}", goal_name(s.mission, i), (sort, state)))
    table = Records("goals", mission_name(s.mission), (say("column-sort"), say("column-state")), tuple(rows))
    facts = [Fact(counter_name(s.mission, k), s.counters[k], "counter") for k in range(len(s.counters))]
    facts += [
        Fact(say("fact-on-sheet", token=objective_token(c)), s.on_sheet[c], "objective")
        for c in range(N_TOKEN_COLOURS)
        if s.on_sheet[c]
    ]
    facts += [Fact(say("fact-changes"), change) for change in pawn_changes(s)]
    facts += carried(s)
    facts.append(Fact(say("fact-story"), say(f"{mission_name(s.mission).id}-told")))
    facts.append(Fact(say("fact-special-rules"), say(f"{mission_name(s.mission).id}-rules")))
    return Panel("mission", say("panel-mission"), tables=(table,), facts=tuple(facts))


def pawn_changes(s: Table) -> list[Message]:
    """What changes the pawns that actions need: this round, the next one, for good."""
    found: list[Message] = []
    for scope, mods in enumerate((s.pawns_now, s.pawns_next, s.pawns_ever)):
        for i in range(0, len(mods), 3):
            found.append(pawns_needed(mods[i], mods[i + 1], scope, mods[i + 2]))
    return found


# The app


def app(s: Table) -> Panel:
    """Open events with their actions, and stories that may go on."""
    cards = [open_event(s, k) for k in range(len(s.journal))]
    stories = [
        Thing(
            f"coming:{i}:{s.coming[i]}:{s.coming[i + 1]}",
            say("coming", what=source_name(s.coming[i])),
            "story",
            seat_of(s, s.coming[i + 2]),
            facts=(Fact(say("fact-since"), s.coming[i + 1]),),
        )
        for i in range(0, len(s.coming), 3)
    ]
    return Panel(
        "app",
        say("panel-app"),
        zones=(
            Zone("journal", say("zone-journal"), "cards", things=tuple(cards)),
            Zone("stories", say("zone-stories"), "cards", things=tuple(stories)),
        ),
        facts=(
            Fact(say("fact-bag"), listed([BLOCK[b] for b in range(N_BLOCKS) if s.bag >> b & 1])),
            Fact(say("fact-events-left"), len(s.events)),
        ),
    )


def open_event(s: Table, k: int) -> Thing:
    event = s.journal[k]
    data = EVENTS[event]
    cost = listed(event_costs(data.cost))
    facts = (
        Fact(say("fact-pawns"), data.pawns, "pawn"),
        Fact(say("fact-cost"), cost, "cost"),
        Fact(say("fact-reward"), does(data.reward, s.mission), "reward"),
        Fact(say("fact-if-left"), say("if-left"), "warning"),
        Fact(say("fact-rounds-left"), 3 - (s.round - s.age[k])),
    )
    return Thing(
        f"event:{event}", event_name(event), "event", facts=facts, note=say(f"{event_name(event).id}-told")
    )


def event_costs(cost: tuple[int, ...]) -> list[Message]:
    if not cost:
        return []
    if cost[0] == PART_COST:
        return [say("cost-of", n=1, what=PART[cost[1]])]
    return [say("cost-of", n=cost[1], what=RESOURCE[cost[0]])]


# Players


def player(s: Table, p: int) -> Player:
    mine = [a for a in range(s.crew) if seat_of(s, a) == p]
    facts: list[Fact] = []
    zones: list[Zone] = []
    found: list[Track] = []
    for a in mine:
        facts += astronaut_facts(s, a)
        found.append(
            Track(f"wounds:{a}", say("track-wounds", who=astronaut(a)), s.wounds[a], DEADLY, tuple(MARKS))
        )
        zones.append(quarters(s, a))
        zones.append(skills(s, a, p))
    ready = s.phase == PLANNING and s.ready[p]
    return Player(p, tuple(facts), tuple(zones), tuple(found), say("status-ready") if ready else None)


def astronaut_facts(s: Table, a: int) -> list[Fact]:
    if s.phase == CREW:
        return []
    job = say(f"profession-{PROFESSIONS[s.profession[a]]}")
    facts = [Fact(say("fact-profession"), job, "profession")]
    if s.profile[a] != NONE:
        facts.append(Fact(say("fact-profile"), say(f"profile-{PROFILES[s.profile[a]]}")))
    facts.append(Fact(say("fact-tokens"), s.tokens[a], "token"))
    held = [affliction_name(k) for k in range(N_AFFLICTIONS) if s.afflicted[a] >> k & 1]
    if held:
        facts.append(Fact(say("fact-afflictions"), listed(held), "affliction"))
    if a == s.first:
        facts.append(Fact(say("fact-first"), say("yes"), "first"))
    return facts


def quarters(s: Table, a: int) -> Zone:
    things = [piece(s, p) for p in open_pieces(s) if p < N_PAWNS and p // 2 == a and stack_of(s, p) == NONE]
    return Zone(f"quarters:{a}", say("zone-quarters", who=astronaut(a)), "pile", seat_of(s, a), tuple(things))


def skills(s: Table, a: int, p: int) -> Zone:
    cards: list[Thing] = []
    if s.profession[a] != NONE:
        for number in range(N_SKILLS):
            if s.unlocked[a] >> number & 1:
                cards.append(skill_card(s, a, number, p))
    return Zone(f"skills:{a}", say("zone-skills", who=astronaut(a)), "cards", p, tuple(cards))


def skill_card(s: Table, a: int, number: int, p: int) -> Thing:
    skill = s.profession[a] * N_SKILLS + number
    facts = [Fact(say("fact-price"), SKILL_COST[skill], "token")]
    if s.skills[a] >> number & 1:
        facts.append(Fact(say("fact-used"), say("yes")))
    effects = SKILL_EFFECTS[skill]
    note = does(effects, s.mission) if effects else say(f"skill-{SKILLS[skill]}-does")
    return Thing(skill_ref(a, number), skill_name(skill), "skill", p, facts=tuple(facts), note=note)
