"""The hold: what lies there, what is on its way, and the upgrade cards."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.names import (
    FACILITY,
    PART,
    objective_token,
    part_ref,
    poi_name,
    upgrade_name,
    upgrade_ref,
)
from cinqmars.games.first_martians.rules import tools
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Fact, Panel, Thing, Zone, say


def hold(s: MartiansState) -> Panel:
    things: list[Thing] = []
    for part in range(c.N_PARTS):
        things.append(Thing(part_ref(part), PART[part], "part", number=s.parts[part]))
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
    for poi in range(c.N_POIS):
        if s.pois[poi]:
            note = does(tools.poi_effects(s, poi), s.mission)
            things.append(Thing(f"poi:{poi}", poi_name(poi), "poi", number=s.pois[poi], note=note))
    things += token_things(s, s.in_hold[: c.N_TOKEN_COLOURS], "hold")
    pending = token_things(s, s.in_hold[c.N_TOKEN_COLOURS :], "pending")
    if s.samples[1]:
        pending.append(Thing("pending:sample", say("hold-sample"), "sample", number=s.samples[1]))
    pending += [upgrade_card(u) for u in range(c.N_UPGRADES) if s.waiting >> u & 1]
    cards = [upgrade_card(u) for u in range(c.N_UPGRADES) if s.upgrade_cards >> u & 1]
    return Panel(
        "hold",
        say("panel-hold"),
        zones=(
            Zone("hold", say("zone-available"), "pile", things=tuple(things)),
            Zone("pending", say("zone-pending"), "pile", things=tuple(pending)),
            Zone("upgrades", say("zone-upgrades"), "cards", things=tuple(cards)),
        ),
    )


def token_things(s: MartiansState, counts: list[int], where: str) -> list[Thing]:
    return [
        Thing(f"{where}:objective:{colour}", objective_token(colour), "objective", number=counts[colour])
        for colour in range(c.N_TOKEN_COLOURS)
        if counts[colour]
    ]


def upgrade_card(u: int) -> Thing:
    first, second = c.UPGRADE_PARTS[u]
    facts = (
        Fact(say("fact-facility"), FACILITY[c.UPGRADE_OF[u]]),
        Fact(say("fact-parts"), say("and-then", first=PART[first], rest=PART[second])),
    )
    return Thing(
        upgrade_ref(u), upgrade_name(u), "upgrade", facts=facts, note=say(f"{upgrade_name(u).id}-does")
    )
