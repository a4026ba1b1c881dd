"""Lacerda, as the solo player sees it, and the objectives."""

from __future__ import annotations

from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars import names
from cinqmars.games.on_mars.hexes import held_by
from cinqmars.games.on_mars.lacerda.objectives import MARGIN, OBJECTIVES, met
from cinqmars.games.on_mars.possible.stock import capacity, quarters
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import RIVAL, Table
from cinqmars.kernel import Fact, Panel, Records, Row, Thing, Zone, say


def rival(s: Table) -> Panel:
    facts = [
        Fact(say("fact-points"), s.points[RIVAL], "points"),
        Fact(say("fact-points-now"), sum(scores_of(s, RIVAL)), "points"),
        Fact(say("fact-depot"), say("of", n=s.crystals[RIVAL], max=capacity(s, RIVAL)), "crystal"),
        Fact(say("fact-pending"), s.pending[RIVAL], "crystal"),
        Fact(say("fact-quarters"), quarters(s, RIVAL), "colonist"),
        Fact(say("fact-hangar"), s.hangar[RIVAL], "ship"),
        Fact(say("fact-found"), s.found[RIVAL], "discovery"),
        Fact(say("fact-research"), s.research[RIVAL].bit_count(), "research"),
        Fact(say("fact-progress"), s.progress[RIVAL].bit_count()),
        Fact(say("fact-icon"), names.building_name(s.icon)),
        Fact(say("fact-deck"), len(s.solo_deck), "card"),
        Fact(say("fact-passes"), s.passes),
    ]
    zones = (laboratory(s), plans(s), people(s), discard(s))
    return Panel("lacerda", say("lacerda"), zones=zones, tables=(objectives(s),), facts=tuple(facts))


def laboratory(s: Table) -> Zone:
    things = []
    for tech in range(box.N_TECHS):
        space = s.tech[RIVAL * box.N_TECHS + tech]
        if space != box.NONE:
            ref, note = names.tech_ref(RIVAL, tech), names.tech_note(tech)
            things.append(
                Thing(ref, names.tech_name(tech), "technology", facts=names.tech_facts(space), note=note)
            )
    return Zone("laboratory:lacerda", say("zone-laboratory"), things=tuple(things))


def plans(s: Table) -> Zone:
    cards = [names.blueprint_card(s, b) for b in held_by(s, RIVAL)]
    return Zone("blueprints:lacerda", say("zone-blueprints"), "cards", things=tuple(cards))


def people(s: Table) -> Zone:
    cards = [names.card_thing(i, box.NONE) for i in range(box.N_SCIENTISTS) if s.scientist[i] == RIVAL]
    cards += [
        names.card_thing(box.N_SCIENTISTS + x, box.NONE)
        for x in range(box.N_CONTRACTS)
        if s.contract[x] == RIVAL
    ]
    return Zone("people:lacerda", say("zone-people"), "cards", things=tuple(cards))


def discard(s: Table) -> Zone:
    cards = [Thing(f"solo:{card}", names.solo_card(card), "solo") for card in s.solo_discard]
    return Zone("discard:lacerda", say("zone-solo-discard"), "cards", things=tuple(cards))


def objectives(s: Table) -> Records:
    rows = []
    for objective in OBJECTIVES[s.solo]:
        label = say(f"objective-{objective}", n=MARGIN[s.solo])
        rows.append(Row(f"objective:{objective}", label, (say("yes" if met(s, objective) else "no"),)))
    return Records("objectives", say(f"option-objective-{s.solo}"), (say("column-met"),), tuple(rows))
