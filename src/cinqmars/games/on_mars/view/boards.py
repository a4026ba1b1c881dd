"""A player's board, as a seat sees it."""

from __future__ import annotations

from cinqmars.games.on_mars.components import (
    BOTS,
    CARDS_A,
    COLOURS,
    CONTRACT_NEEDS,
    EXECUTIVE,
    EXECUTIVE_COST,
    GOALS,
    GOODS,
    MARKERS,
    N_CONTRACTS,
    N_GOODS,
    N_RESOURCES,
    N_SCIENTISTS,
    N_STOCKED,
    N_TECHS,
    NONE,
    QUARTERS_OP,
    SHELTERS,
    SHIP_COST,
    SHIP_OP,
    SHIPS,
    TASKS,
)
from cinqmars.games.on_mars.hexes import held_by
from cinqmars.games.on_mars.names import (
    blueprint_card,
    blueprint_name,
    bot_ref,
    building_name,
    card_thing,
    colonist_thing,
    cost_name,
    goal_name,
    goal_ref,
    good_name,
    listed,
    rover_ref,
    tech_facts,
    tech_name,
    tech_note,
    tech_ref,
)
from cinqmars.games.on_mars.possible.goals import tally
from cinqmars.games.on_mars.possible.stock import capacity, quarters, storage
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import COLONIZATION, OVER, SHUTTLE, Table
from cinqmars.kernel import Fact, Message, PlayerView, Thing, Zone, say


def player(s: Table, p: int, seat: int) -> PlayerView:
    zones = [*places(s, p), goods(s, p), depot(s, p), laboratory(s, p), garage(s, p), *cards(s, p)]
    zones += hands(s, p, seat)
    return PlayerView(p, tuple(facts(s, p)), tuple(zones), status=status(s, p))


def facts(s: Table, p: int) -> list[Fact]:
    points = sum(scores_of(s, p)) if s.phase == OVER else s.points[p]
    found = [
        Fact(say("fact-points"), points, "points"),
        Fact(say("fact-storage"), storage(s, p), "storage"),
        Fact(say("fact-quarters"), say("of", n=s.home[p], max=quarters(s, p)), "colonist"),
        Fact(say("fact-depot"), say("of", n=s.crystals[p], max=capacity(s, p)), "crystal"),
        Fact(say("fact-shelters-left"), SHELTERS - s.shelters[p], "shelter"),
        Fact(say("fact-markers-left"), MARKERS - len(held_by(s, p)), "advanced"),
        Fact(say("fact-found"), s.found[p], "discovery"),
        Fact(
            say("fact-research"),
            listed([say(f"colour-{COLOURS[i]}") for i in range(4) if s.research[p] >> i & 1]),
        ),
        Fact(
            say("fact-progress"),
            listed([building_name(t) for t in range(N_STOCKED) if s.progress[p] >> t & 1]),
        ),
    ]
    if s.achieved[p] != NONE:
        found.append(Fact(say("fact-goal"), goal_name(s.achieved[p])))
    return found


def status(s: Table, p: int) -> Message | None:
    if s.phase == COLONIZATION:
        if p == s.turn:
            return say("status-turn")
        return say("status-played" if s.played[p] else "status-waiting")
    if s.phase == SHUTTLE:
        return say("status-travel" if p in s.queue else "status-settled")
    return None


def places(s: Table, p: int) -> list[Zone]:
    found = []
    for name, number in (("home", s.home[p]), ("work", s.work[p]), ("reserve", s.reserve[p])):
        things = (colonist_thing(s, f"colonist:{name}:{p}", p, number),) if number else ()
        told = (Fact(say("fact-ladder"), ladder(), "points"),) if name == "home" else ()
        found.append(Zone(f"{name}:{p}", say(f"zone-{name}"), "pile", p, things, told))
    return found


def ladder() -> Message:
    """What the living quarters pay at the end, from how many colonists on."""
    steps = [n for n in range(1, len(QUARTERS_OP)) if QUARTERS_OP[n] > QUARTERS_OP[n - 1]]
    return listed([say("ladder-step", n=n, points=QUARTERS_OP[n]) for n in steps])


def goods(s: Table, p: int) -> Zone:
    things = [
        Thing(f"good:{p}:{GOODS[r]}", good_name(r), GOODS[r], p, s.goods[p * N_RESOURCES + r])
        for r in range(N_RESOURCES)
        if s.goods[p * N_RESOURCES + r]
    ]
    if s.crystals[p]:
        things.append(Thing(f"good:{p}:crystal", say("good-crystal"), "crystal", p, s.crystals[p]))
    if s.pending[p]:
        things.append(
            Thing(f"pending:{p}", say("crystals-waiting", n=s.pending[p]), "crystal", p, s.pending[p])
        )
    return Zone(f"storage:{p}", say("zone-storage"), "pile", p, tuple(things))


def depot(s: Table, p: int) -> Zone:
    things = [
        Thing(f"ship:{p}:{i + 1}", say("ship-in-depot", n=i + 1), "ship", p, facts=ship_facts(i))
        for i in range(SHIPS)
        if s.depot[p] >> i & 1
    ]
    if s.hangar[p]:
        worth = (Fact(say("fact-points-each"), SHIP_OP, "points"),)
        label = say("ships-in-hangar", n=s.hangar[p])
        things.append(Thing(f"hangar:{p}", label, "ship", p, s.hangar[p], facts=worth))
    return Zone(f"depot:{p}", say("zone-depot"), "place", p, tuple(things))


def ship_facts(place: int) -> tuple[Fact, ...]:
    opens = say("pick-execute", action=say(f"executive-{EXECUTIVE[place]}"), n=EXECUTIVE_COST[place])
    return (
        Fact(say("fact-cost"), cost_name(SHIP_COST)),
        Fact(say("fact-opens"), opens),
        Fact(say("fact-points-each"), SHIP_OP, "points"),
    )


def laboratory(s: Table, p: int) -> Zone:
    things = []
    for tech in range(N_TECHS):
        space = s.tech[p * N_TECHS + tech]
        if space != NONE:
            ref, note = tech_ref(p, tech), tech_note(tech)
            things.append(Thing(ref, tech_name(tech), "technology", p, facts=tech_facts(space), note=note))
    return Zone(f"laboratory:{p}", say("zone-laboratory"), "place", p, tuple(things))


def garage(s: Table, p: int) -> Zone:
    """Bots in reserve, and the rover before its first move."""
    things = [
        Thing(bot_ref(p, i), say("piece-bot"), "bot", p) for i in range(BOTS) if s.bots[p * BOTS + i] == NONE
    ]
    if s.rover[p] == NONE:
        things.append(Thing(rover_ref(p), say("piece-rover"), "rover", p))
    return Zone(f"garage:{p}", say("zone-garage"), "place", p, tuple(things))


def cards(s: Table, p: int) -> list[Zone]:
    plans = [blueprint_card(s, b) for b in held_by(s, p)]
    people = [scientist(s, i, p) for i in range(N_SCIENTISTS) if s.scientist[i] == p]
    people += [contract(s, x, p) for x in range(N_CONTRACTS) if s.contract[x] == p]
    return [
        Zone(f"blueprints:{p}", say("zone-blueprints"), "cards", p, tuple(plans)),
        Zone(f"people:{p}", say("zone-people"), "cards", p, tuple(people)),
    ]


def scientist(s: Table, i: int, p: int) -> Thing:
    at = blueprint_name(s.works[i]) if s.works[i] != NONE else say("nothing")
    return card_thing(i, p, (Fact(say("fact-works-in"), at),))


def contract(s: Table, x: int, p: int) -> Thing:
    found = [Fact(say("fact-completed"), say("yes" if s.completed[x] else "no"))]
    for good in range(N_GOODS):
        if CONTRACT_NEEDS[x][good]:
            value = say("of", n=s.delivered[x * N_GOODS + good], max=CONTRACT_NEEDS[x][good])
            found.append(Fact(good_name(good), value, GOODS[good]))
    return card_thing(N_SCIENTISTS + x, p, tuple(found))


# secrets


def hands(s: Table, p: int, seat: int) -> list[Zone]:
    found = [secret(f"goals:{p}", "zone-goals", "goal", p, [goal(s, g, p) for g in s.goals[p]], p == seat)]
    if s.spent[p]:
        spent = [goal(s, g, p) for g in s.spent[p]]
        found.append(secret(f"spent:{p}", "zone-spent", "goal", p, spent, p == seat))
    if s.first:
        a = [] if s.card_a[p] == NONE else [card_a(s.card_a[p], p)]
        b = [task_card(t, p) for t in s.hand_b[p]]
        found.append(secret(f"first:{p}", "zone-first", "first-colonist", p, a + b, p == seat))
    return found


def secret(ref: str, label: str, kind: str, p: int, things: list[Thing], mine: bool) -> Zone:
    if things and not mine:
        things = [
            Thing(f"{ref}:hidden", say("cards-hidden", n=len(things)), kind, p, len(things), hidden=True)
        ]
    return Zone(ref, say(label), "cards", p, tuple(things))


def goal(s: Table, g: int, p: int) -> Thing:
    """Its text, and how much of it is done."""
    have, need = tally(s, p, g)
    facts = (Fact(say("fact-done"), say("of", n=have, max=need)),)
    return Thing(goal_ref(g), goal_name(g), "goal", p, facts=facts, note=say(f"goal-{GOALS[g]}-does"))


def card_a(a: int, p: int) -> Thing:
    types = listed([building_name(t) for t in CARDS_A[a]])
    return Thing(f"first-a:{a}", say("card-a"), "first-colonist", p, note=say("card-a-does", buildings=types))


def task_card(t: int, p: int) -> Thing:
    return Thing(f"task:{TASKS[t]}", say(f"task-{TASKS[t]}"), "first-colonist", p, note=say("card-b-does"))
