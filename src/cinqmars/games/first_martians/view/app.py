"""The app: open events with their actions, and stories that may go on."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS, action_of_event
from cinqmars.games.first_martians.describe import cost_of, does
from cinqmars.games.first_martians.names import (
    BLOCK,
    SPACE,
    event_name,
    event_tale,
    listed,
    source_name,
)
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.requirements import needed
from cinqmars.games.first_martians.rules.routes import routes
from cinqmars.games.first_martians.state import MartiansState, seat_of
from cinqmars.games.first_martians.view.happening import happening, ways
from cinqmars.kernel import Fact, Message, Panel, Thing, Zone, say


def app(s: MartiansState) -> Panel:
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
            happening(s),
            ways(s),
        ),
        facts=(
            Fact(
                say("fact-bag"), listed([BLOCK[b] for b in range(c.N_BLOCKS) if s.bag == 0 or s.bag >> b & 1])
            ),
            Fact(say("fact-events-left"), len(s.events)),
        ),
    )


def open_event(s: MartiansState, k: int) -> Thing:
    event = s.journal[k]
    action = action_of_event(event)
    facts = [Fact(say("fact-pawns"), pawns_for(s, event), "pawn")]
    if action.people:
        facts.append(Fact(say("fact-who"), say("people-only")))
    if action.place != c.HUB:
        facts.append(Fact(say("fact-where"), SPACE[action.place], "space"))
    if action.cost:
        cost = listed([cost_of(s.mission, place, n) for place, n in action.cost])
        facts.append(Fact(say("fact-cost"), say("event-cost", cost=cost)))
    facts.append(Fact(say("fact-reward"), say("event-gives", does=does(action.reward, s.mission))))
    old = s.round - s.age[k]
    facts.append(Fact(say("fact-if-left"), say("event-left", n=c.EVENT_ROUNDS - old)))
    facts.append(Fact(say("fact-chances"), chances(s, event, old)))
    if not old:
        facts.append(Fact(say("fact-new"), say("yes")))
    first = (s.first - old) % s.crew  # when it came
    told = event_tale(event, first, (first + 1) % s.crew)
    return Thing(f"event:{event}", event_name(event), "event", facts=tuple(facts), note=told)


def pawns_for(s: MartiansState, event: int) -> int:  # rules: X11
    """By the cheapest way, where it is outside."""
    place = action_of_event(event).place
    ways = routes(s, place) if place != c.HUB else []
    return needed(s, targets.EVENT + event, ways[0].spaces if ways else [])[0]


def chances(s: MartiansState, event: int, old: int) -> Message:  # rules: E5
    """How likely its consequence is, round by round, if it is left alone; `now` is how many of them are past."""
    likely = [min(100, n * c.CONSEQUENCE_SCALE[s.difficulty] // 100) for n in EVENTS[event].chances]
    return say("chances", first=likely[0], second=likely[1], third=likely[2], now=old)
