"""Lacerda, as the solo player sees it, and the objectives."""

from __future__ import annotations

from cinqmars.games.on_mars.components import N_CONTRACTS, N_SCIENTISTS, N_TECHS, NONE
from cinqmars.games.on_mars.hexes import held_by
from cinqmars.games.on_mars.lacerda.objectives import MARGIN, OBJECTIVES, met
from cinqmars.games.on_mars.names import (
    blueprint_card,
    building_name,
    card_thing,
    solo_card,
    tech_facts,
    tech_name,
    tech_note,
    tech_ref,
)
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
        Fact(say("fact-icon"), building_name(s.icon)),
        Fact(say("fact-deck"), len(s.solo_deck), "card"),
        Fact(say("fact-passes"), s.passes),
    ]
    zones = (laboratory(s), plans(s), people(s), discard(s))
    return Panel("lacerda", say("lacerda"), zones=zones, tables=(objectives(s),), facts=tuple(facts))


def laboratory(s: Table) -> Zone:
    things = []
    for tech in range(N_TECHS):
        space = s.tech[RIVAL * N_TECHS + tech]
        if space != NONE:
            ref, note = tech_ref(RIVAL, tech), tech_note(tech)
            things.append(Thing(ref, tech_name(tech), "technology", facts=tech_facts(space), note=note))
    return Zone("laboratory:lacerda", say("zone-laboratory"), things=tuple(things))


def plans(s: Table) -> Zone:
    cards = [blueprint_card(s, b) for b in held_by(s, RIVAL)]
    return Zone("blueprints:lacerda", say("zone-blueprints"), "cards", things=tuple(cards))


def people(s: Table) -> Zone:
    cards = [card_thing(i, NONE) for i in range(N_SCIENTISTS) if s.scientist[i] == RIVAL]
    cards += [card_thing(N_SCIENTISTS + x, NONE) for x in range(N_CONTRACTS) if s.contract[x] == RIVAL]
    return Zone("people:lacerda", say("zone-people"), "cards", things=tuple(cards))


def discard(s: Table) -> Zone:
    cards = [Thing(f"solo:{card}", solo_card(card), "solo") for card in s.solo_discard]
    return Zone("discard:lacerda", say("zone-solo-discard"), "cards", things=tuple(cards))


def objectives(s: Table) -> Records:
    rows = []
    for objective in OBJECTIVES[s.solo]:
        label = say(f"objective-{objective}", n=MARGIN[s.solo])
        rows.append(Row(f"objective:{objective}", label, (say("yes" if met(s, objective) else "no"),)))
    return Records("objectives", say(f"option-objective-{s.solo}"), (say("column-met"),), tuple(rows))
