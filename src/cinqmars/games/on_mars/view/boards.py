"""A player's board, as a seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.hexes import held_by
from cinqmars.games.on_mars.possible.goals import tally
from cinqmars.games.on_mars.possible.stock import capacity, quarters, storage
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import COLONIZATION, SHUTTLE, OnMarsState
from cinqmars.games.on_mars.technology import free_space
from cinqmars.kernel import Fact, Message, PlayerView, Thing, Zone, say, seen_players


def players(s: OnMarsState, seats: Sequence[int]) -> list[tuple[PlayerView, ...]]:
    """As each of the seats sees them; what lies open is made once."""
    boards = [board(s, p) for p in range(s.n)]
    return seen_players(s.n, seats, lambda p, seat: player(s, p, seat, boards[p]))


def board(s: OnMarsState, p: int) -> PlayerView:
    """What everybody sees."""
    zones = [*places(s, p), goods(s, p), depot(s, p), laboratory(s, p), garage(s, p), *cards(s, p)]
    return PlayerView(p, tuple(facts(s, p)), tuple(zones), status=status(s, p))


def player(s: OnMarsState, p: int, seat: int, board: PlayerView) -> PlayerView:
    own = [spaces(s, p)] if p == seat else []
    return PlayerView(p, board.facts, (*board.zones, *own, *hands(s, p, seat)), status=board.status)


def facts(s: OnMarsState, p: int) -> list[Fact]:
    """Points as if the game ended now: all they come from lies open."""
    found = [
        Fact(say("fact-points"), sum(scores_of(s, p)), "points"),
        Fact(say("fact-scored"), s.points[p], "scored"),
        Fact(say("fact-storage"), storage(s, p), "storage"),
        Fact(say("fact-quarters"), say("of", n=s.home[p], max=quarters(s, p)), "colonist"),
        Fact(say("fact-depot"), say("of", n=s.crystals[p], max=capacity(s, p)), "crystal"),
        Fact(say("fact-shelters-left"), box.SHELTERS - s.shelters[p], "shelter"),
        Fact(say("fact-markers-left"), box.MARKERS - len(held_by(s, p)), "advanced"),
        Fact(say("fact-found"), s.found[p], "discovery"),
        Fact(say("fact-research"), names.research_names(s, p)),
        Fact(say("fact-progress"), names.progress_names(s, p)),
    ]
    if s.achieved[p] != box.NONE:
        found.append(Fact(say("fact-goal"), names.goal_name(s.achieved[p])))
    return found


def status(s: OnMarsState, p: int) -> Message | None:
    if s.phase == COLONIZATION:
        if p == s.turn:
            return say("status-turn")
        return say("status-played" if s.played[p] else "status-waiting")
    if s.phase == SHUTTLE:
        return say("status-travel" if p in s.queue else "status-settled")
    return None


def places(s: OnMarsState, p: int) -> list[Zone]:
    found = []
    for name, number in (("home", s.home[p]), ("work", s.work[p]), ("reserve", s.reserve[p])):
        things = (names.colonist_thing(f"colonist:{name}:{p}", p, number),) if number else ()
        told = LADDER if name == "home" else ()
        found.append(Zone(f"{name}:{p}", say(f"zone-{name}"), "pile", p, things, told))
    return found


def ladder() -> Message:
    """What the living quarters pay at the end, from how many colonists on."""
    steps = [n for n in range(1, len(box.QUARTERS_OP)) if box.QUARTERS_OP[n] > box.QUARTERS_OP[n - 1]]
    return names.listed([say("ladder-step", n=n, points=box.QUARTERS_OP[n]) for n in steps])


LADDER: Final = (Fact(say("fact-ladder"), ladder(), "points"),)


def goods(s: OnMarsState, p: int) -> Zone:
    """All of them, also what there is none of: so each can be pointed at."""
    stock = [*s.goods[p * box.N_RESOURCES : (p + 1) * box.N_RESOURCES], s.crystals[p]]
    things = [
        Thing(names.good_ref(p, r), names.good_name(r), box.GOODS[r], number=stock[r])
        for r in range(box.N_GOODS)
    ]
    waiting = say("crystals-waiting", n=s.pending[p])
    things.append(Thing(names.next_ref(p), waiting, "crystal", number=s.pending[p]))
    return Zone(f"storage:{p}", say("zone-storage"), "pile", p, tuple(things))


def depot(s: OnMarsState, p: int) -> Zone:
    """Its spaces in their order: a ship, or the executive action that it has opened."""
    things = [
        Thing(names.ship_ref(p, i), say("ship-in-depot", n=i + 1), "ship", p, facts=SHIP_FACTS[i])
        if s.depot[p] >> i & 1
        else Thing(names.executive_ref(p, i), EXECUTIVES[i], "executive", p)
        for i in range(box.N_EXECUTIVE)
    ]
    if s.hangar[p]:
        worth = (Fact(say("fact-points-each"), box.SHIP_OP, "points"),)
        label = say("ships-in-hangar", n=s.hangar[p])
        things.append(Thing(f"hangar:{p}", label, "ship", p, s.hangar[p], facts=worth))
    return Zone(f"depot:{p}", say("zone-depot"), "place", p, tuple(things))


def executive_name(place: int) -> Message:
    action = say(f"executive-{box.EXECUTIVE[place]}")
    return say("pick-execute", action=action, n=box.EXECUTIVE_COST[place])


def ship_facts(place: int) -> tuple[Fact, ...]:
    return (
        Fact(say("fact-cost"), names.cost_name(box.SHIP_COST)),
        Fact(say("fact-opens"), executive_name(place)),
        Fact(say("fact-points-each"), box.SHIP_OP, "points"),
    )


EXECUTIVES: Final = [executive_name(place) for place in range(box.N_EXECUTIVE)]
SHIP_FACTS: Final = [ship_facts(place) for place in range(box.N_EXECUTIVE)]


def laboratory(s: OnMarsState, p: int) -> Zone:
    things = []
    for tech in range(box.N_TECHS):
        space = s.tech[p * box.N_TECHS + tech]
        if space != box.NONE:
            ref, note = names.tech_ref(p, tech), names.tech_note(tech)
            things.append(
                Thing(ref, names.tech_name(tech), "technology", p, facts=names.TECH_FACTS[space], note=note)
            )
    return Zone(f"laboratory:{p}", say("zone-laboratory"), "place", p, tuple(things))


def spaces(s: OnMarsState, p: int) -> Zone:
    """Where one's own technologies may still go."""
    things = [
        Thing(names.lab_ref(p, space), names.space_name(space), "space", p)
        for space in range(box.N_SPACES)
        if free_space(s, p, space)
    ]
    return Zone(f"spaces:{p}", say("zone-spaces"), "pile", p, tuple(things))


def garage(s: OnMarsState, p: int) -> Zone:
    """Bots in reserve, and the rover before its first move."""
    things = [
        Thing(names.bot_ref(p, i), say("piece-bot"), "bot", p)
        for i in range(box.BOTS)
        if s.bots[p * box.BOTS + i] == box.NONE
    ]
    if s.rover[p] == box.NONE:
        things.append(Thing(names.rover_ref(p), say("piece-rover"), "rover", p))
    return Zone(f"garage:{p}", say("zone-garage"), "place", p, tuple(things))


def cards(s: OnMarsState, p: int) -> list[Zone]:
    plans = [names.blueprint_card(s, b) for b in held_by(s, p)]
    people = [scientist(s, i, p) for i in range(box.N_SCIENTISTS) if s.scientist[i] == p]
    people += [contract(s, x, p) for x in range(box.N_CONTRACTS) if s.contract[x] == p]
    return [
        Zone(f"blueprints:{p}", say("zone-blueprints"), "cards", p, tuple(plans)),
        Zone(f"people:{p}", say("zone-people"), "cards", p, tuple(people)),
    ]


def scientist(s: OnMarsState, i: int, p: int) -> Thing:
    at = names.blueprint_name(s.works[i]) if s.works[i] != box.NONE else say("nothing")
    return names.card_thing(i, p, (Fact(say("fact-works-in"), at),))


def contract(s: OnMarsState, x: int, p: int) -> Thing:
    found = [Fact(say("fact-completed"), say("yes" if s.completed[x] else "no"))]
    for good in range(box.N_GOODS):
        if box.CONTRACT_NEEDS[x][good]:
            value = say("of", n=s.delivered[x * box.N_GOODS + good], max=box.CONTRACT_NEEDS[x][good])
            found.append(Fact(names.good_name(good), value, box.GOODS[good]))
    return names.card_thing(box.N_SCIENTISTS + x, p, tuple(found))


# secrets


def hands(s: OnMarsState, p: int, seat: int) -> list[Zone]:
    goals, spent = s.goals[p], s.spent[p]
    if p != seat:
        found = [backs("goals", "goal", p, len(goals))]
        if spent:
            found.append(backs("spent", "goal", p, len(spent)))
        if s.first:
            cards = len(s.hand_b[p]) + (s.card_a[p] != box.NONE)
            found.append(backs("first", "first-colonist", p, cards))
        return found
    found = [hand("goals", p, [goal(s, g, p) for g in goals])]
    if spent:
        found.append(hand("spent", p, [goal(s, g, p) for g in spent]))
    if s.first:
        a = [] if s.card_a[p] == box.NONE else [card_a(s.card_a[p], p)]
        found.append(hand("first", p, a + [task_card(t, p) for t in s.hand_b[p]]))
    return found


def hand(name: str, p: int, things: list[Thing]) -> Zone:
    return Zone(f"{name}:{p}", say(f"zone-{name}"), "cards", p, tuple(things))


def backs(name: str, kind: str, p: int, n: int) -> Zone:
    """Somebody else's cards, face down."""
    cards = Thing(f"{name}:{p}:hidden", say("cards-hidden", n=n), kind, p, n, hidden=True)
    return hand(name, p, [cards] if n else [])


def goal(s: OnMarsState, g: int, p: int) -> Thing:
    """Its text, and how much of it is done."""
    have, need = tally(s, p, g)
    facts = (Fact(say("fact-done"), say("of", n=have, max=need)),)
    return Thing(
        names.goal_ref(g), names.goal_name(g), "goal", p, facts=facts, note=say(f"goal-{box.GOALS[g]}-does")
    )


def card_a(a: int, p: int) -> Thing:
    types = names.listed([names.building_name(t) for t in box.CARDS_A[a]])
    return Thing(f"first-a:{a}", say("card-a"), "first-colonist", p, note=say("card-a-does", buildings=types))


def task_card(t: int, p: int) -> Thing:
    return Thing(
        f"task:{box.TASKS[t]}", say(f"task-{box.TASKS[t]}"), "first-colonist", p, note=say("card-b-does")
    )
