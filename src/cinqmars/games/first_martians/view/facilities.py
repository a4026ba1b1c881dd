"""The HUB: facilities with their parts, tiles and tokens."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.cards import TILES
from cinqmars.games.first_martians.describe import does
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.production import demand, hunger, supply
from cinqmars.games.first_martians.rules.requirements import needed
from cinqmars.games.first_martians.state import (
    BROKEN,
    FACE_UP,
    LIFTED,
    MENDED,
    OPEN,
    MartiansState,
    broken_parts,
    tokens_of,
)
from cinqmars.games.first_martians.view.mars import token_note
from cinqmars.kernel import Fact, Message, Panel, Thing, Zone, say

DONE_AT: Final = {  # an action of each kind
    c.REST: targets.REST,
    c.RELAX: targets.RELAX,
    c.TREAT: targets.TREAT,
    c.MAINTAIN: targets.MAINTAIN,
    c.EXPLORE: targets.EXPLORE,
    c.GATHER: targets.GATHER,
    c.RESEARCH: targets.EXAMINE,
    c.BUILD: targets.REPAIR,
}


def hub(s: MartiansState) -> Panel:
    zones = [facility(s, f) for f in range(c.N_FACILITIES) if s.built[f]]
    return Panel("hub", say("panel-hub"), zones=tuple(zones), facts=supply_facts(s))


def supply_facts(s: MartiansState) -> tuple[Fact, ...]:
    made = [supply(s, c.OXYGEN), supply(s, c.ENERGY), sum(s.plants)]
    need = [demand(s, c.OXYGEN), demand(s, c.ENERGY), sum(hunger(s, s.afflicted))]
    facts: list[Fact] = []
    for r, resource in enumerate(c.RESOURCES):
        facts.append(Fact(say("fact-made", what=names.RESOURCE[r]), made[r], resource))
        facts.append(Fact(say("fact-need", what=names.RESOURCE[r]), need[r], resource))
    facts.append(Fact(say("fact-broken"), say("of", n=broken_parts(s), most=sheet(s).threshold), "broken"))
    return tuple(facts)


def facility(s: MartiansState, f: int) -> Zone:
    things = [slot(s, f * c.N_PARTS + part) for part in range(c.N_PARTS) if s.slots[f * c.N_PARTS + part]]
    for resource in range(2):
        if s.shut[2 * f + resource] != OPEN:
            things.append(shutdown(s, f, resource))
    for i, token in enumerate(tokens_of(s.now[f])):
        things.append(
            Thing(
                f"now:{f}:{i}",
                say("now-token", token=names.token_name(token)),
                "token",
                note=token_note(token),
            )
        )
    for i, token in enumerate(tokens_of(s.next[f])):
        things.append(
            Thing(
                f"next:{f}:{i}",
                say("next-token", token=names.token_name(token)),
                "token",
                note=token_note(token),
            )
        )
    for u in range(c.N_UPGRADES):
        if s.installed >> u & 1 and c.UPGRADE_OF[u] == f:
            things.append(
                Thing(
                    names.upgrade_ref(u),
                    names.upgrade_name(u),
                    "upgrade",
                    note=say(f"{names.upgrade_name(u).id}-does"),
                )
            )
    uses = [names.RESOURCE[r] for r in range(2) if c.USES[r][f]]
    facts = [Fact(say("fact-block"), names.BLOCK[c.BLOCK_OF[f]])]
    if f in c.FACILITY_OF:
        facts.append(Fact(say("fact-action"), names.action_name(c.FACILITY_OF.index(f))))
        facts.append(Fact(say("fact-needs"), pawns_at(s, f), "pawn"))
    if uses:
        facts.append(Fact(say("fact-uses"), names.listed(uses)))
    if c.MAX_OUTPUT[f]:
        facts.append(Fact(say("fact-output"), say("of", n=s.output[f], most=c.MAX_OUTPUT[f]), made_by(f)))
    if f in c.FARMS:
        facts += farm_facts(s, c.FARMS.index(f))
    return Zone(names.facility_ref(f), names.FACILITY[f], things=tuple(things), facts=tuple(facts))


def pawns_at(s: MartiansState, f: int) -> Message:  # rules: L4 to L6
    """What an action there takes before any way; some cost more."""
    least, sure = needed(s, DONE_AT[c.FACILITY_OF.index(f)], [])
    return say("needs-roll", least=least, sure=sure) if sure > least else say("needs-fixed", n=least)


def made_by(f: int) -> str:
    return next(c.RESOURCES[r] for r in range(2) if f in c.MAKES[r])


def farm_facts(s: MartiansState, farm: int) -> list[Fact]:
    """`spaces`: of the growth monitor."""
    plants = say("of", n=s.plants[farm], most=s.greenhouses[farm], spaces=c.GROWTH)
    facts = [Fact(say("fact-plants"), plants, "plant")]
    spaces = [say("number", n=i + 1) for i in range(c.GROWTH) if s.growth[farm] >> i & 1]
    if spaces:
        facts.append(Fact(say("fact-growth"), say("growing", spaces=names.listed(spaces)), "seedling"))
    return facts


def slot(s: MartiansState, slot: int) -> Thing:
    """A part with its state; a broken one says what it does and how to mend it."""
    state = s.slots[slot]
    name = c.PENALTIES[c.PENALTY[slot]]
    kind = "broken" if state >= BROKEN else "working"
    label = say(f"slot-{kind if state != MENDED else 'mended'}", part=names.PART[slot % c.N_PARTS])
    note = say(
        "broken-note",
        does=say(f"penalty-{name}"),
        remedy=say("remedy-repair", part=names.PART[slot % c.N_PARTS]),
    )
    return Thing(names.slot_ref(slot), label, kind, note=note if state >= BROKEN else say(f"penalty-{name}"))


def shutdown(s: MartiansState, f: int, resource: int) -> Thing:
    state = s.shut[2 * f + resource]
    if state >= FACE_UP:
        tile = TILES[state - FACE_UP]
        note = say(
            "tile-does", resource=names.RESOURCE[resource], n=tile.cost, does=does(tile.effects, s.mission)
        )
    else:
        note = say("tile-lifted" if state == LIFTED else "tile-face-down", resource=names.RESOURCE[resource])
    return Thing(
        names.tile_ref(f, resource), say("tile", resource=names.RESOURCE[resource]), "shutdown", note=note
    )
