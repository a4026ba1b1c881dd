"""The app: open events with their actions, and stories that may go on."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.events import EVENTS, PART_COST
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.names import BLOCK, PART, RESOURCE, event_name, listed, source_name
from cinqmars.games.first_martians.state import Table, seat_of
from cinqmars.kernel import Fact, Message, Panel, Thing, Zone, say


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
            Fact(
                say("fact-bag"), listed([BLOCK[b] for b in range(c.N_BLOCKS) if s.bag == 0 or s.bag >> b & 1])
            ),
            Fact(say("fact-events-left"), len(s.events)),
        ),
    )


def open_event(s: Table, k: int) -> Thing:
    event = s.journal[k]
    data = EVENTS[event]
    facts = [Fact(say("fact-pawns"), data.pawns, "pawn")]
    if data.cost:
        facts.append(Fact(say("fact-cost"), say("event-cost", cost=listed(event_costs(data.cost)))))
    facts.append(Fact(say("fact-reward"), say("event-gives", does=does(data.reward, s.mission))))
    left = c.EVENT_ROUNDS - (s.round - s.age[k])
    facts.append(Fact(say("fact-if-left"), say("event-left", n=left)))
    told = say(f"{event_name(event).id}-told")
    return Thing(f"event:{event}", event_name(event), "event", facts=tuple(facts), note=told)


def event_costs(cost: tuple[int, ...]) -> list[Message]:
    if not cost:
        return []
    if cost[0] == PART_COST:
        return [say("cost-of", n=1, what=PART[cost[1]])]
    return [say("cost-of", n=cost[1], what=RESOURCE[cost[0]])]
