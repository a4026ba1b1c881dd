"""Lacerda, as the solo player sees it, and the objectives."""

from __future__ import annotations

from cinqmars.games.on_mars import company, names
from cinqmars.games.on_mars import components as box
from cinqmars.games.on_mars.hexes import held_by
from cinqmars.games.on_mars.lacerda.objectives import MARGIN, OBJECTIVES, met, reached
from cinqmars.games.on_mars.lacerda.turn import ACTION_OF
from cinqmars.games.on_mars.possible.stock import capacity, quarters
from cinqmars.games.on_mars.scoring import scores_of
from cinqmars.games.on_mars.state import RIVAL, OnMarsState
from cinqmars.kernel import Fact, Panel, Records, Row, Thing, Zone, say


def rival(s: OnMarsState) -> Panel:
    facts = [
        Fact(say("fact-points"), sum(scores_of(s, RIVAL)), "points"),
        Fact(say("fact-scored"), s.points[RIVAL], "scored"),
        Fact(say("fact-depot"), say("of", n=s.crystals[RIVAL], max=capacity(s, RIVAL)), "crystal"),
        Fact(say("fact-pending"), s.pending[RIVAL], "crystal"),
        Fact(say("fact-quarters"), quarters(s, RIVAL), "colonist"),
        Fact(say("fact-hangar"), s.hangar[RIVAL], "ship"),
        Fact(say("fact-found"), s.found[RIVAL], "discovery"),
        Fact(say("fact-shelters-left"), box.SHELTERS - s.shelters[RIVAL], "shelter"),
        Fact(say("fact-bots"), company.of(s, RIVAL).bots(s, RIVAL), "bot"),
        Fact(say("fact-research"), names.research_names(s, RIVAL)),
        Fact(say("fact-progress"), names.progress_names(s, RIVAL)),
        Fact(say("fact-icon"), names.building_name(s.icon), "icon"),
        Fact(say("fact-deck"), len(s.solo_deck), "card"),
        Fact(say("fact-passes"), s.passes),
    ]
    zones = (laboratory(s), plans(s), people(s), card(s), discard(s))
    return Panel("lacerda", say("lacerda"), zones=zones, tables=(objectives(s),), facts=tuple(facts))


def laboratory(s: OnMarsState) -> Zone:
    things = []
    for tech in range(box.N_TECHS):
        space = s.tech[RIVAL * box.N_TECHS + tech]
        if space != box.NONE:
            ref, note = names.tech_ref(RIVAL, tech), names.tech_note(tech)
            things.append(
                Thing(
                    ref, names.tech_name(tech), "technology", RIVAL, facts=names.TECH_FACTS[space], note=note
                )
            )
    return Zone(f"laboratory:{RIVAL}", say("zone-laboratory"), owner=RIVAL, things=tuple(things))


def plans(s: OnMarsState) -> Zone:
    cards = [names.blueprint_card(s, b) for b in held_by(s, RIVAL)]
    return Zone(f"blueprints:{RIVAL}", say("zone-blueprints"), "cards", RIVAL, things=tuple(cards))


def people(s: OnMarsState) -> Zone:
    cards = [names.card_thing(i, RIVAL) for i in range(box.N_SCIENTISTS) if s.scientist[i] == RIVAL]
    cards += [
        names.card_thing(box.N_SCIENTISTS + x, RIVAL, completion(s, x))
        for x in range(box.N_CONTRACTS)
        if s.contract[x] == RIVAL
    ]
    return Zone(f"people:{RIVAL}", say("zone-people"), "cards", RIVAL, things=tuple(cards))


def completion(s: OnMarsState, x: int) -> tuple[Fact, ...]:
    return (Fact(say("fact-completed"), say("yes" if s.completed[x] else "no")),)


def card(s: OnMarsState) -> Zone:
    """The one it has played last."""
    cards = () if s.card == box.NONE else (solo_thing(s.card),)
    return Zone("card:lacerda", say("zone-solo-card"), "cards", things=cards)


def solo_thing(card: int) -> Thing:
    """Its actions on both sides, its mission, and whether it may travel."""
    number = box.SOLO_ACTION[card]
    facts = (
        Fact(say("side-orbit"), say(f"action-{box.ACTIONS[ACTION_OF[box.ORBIT][number]]}"), "orbit"),
        Fact(say("side-colony"), say(f"action-{box.ACTIONS[ACTION_OF[box.COLONY][number]]}"), "colony"),
    )
    return Thing(f"turned:{card}", names.solo_card(card), "solo", RIVAL, facts=facts)


def discard(s: OnMarsState) -> Zone:
    cards = [Thing(f"solo:{card}", names.solo_card(card), "solo", RIVAL) for card in s.solo_discard]
    return Zone("discard:lacerda", say("zone-solo-discard"), "cards", things=tuple(cards))


def objectives(s: OnMarsState) -> Records:
    rows = []
    for objective in OBJECTIVES[s.solo]:
        label = say(f"objective-{objective}", n=MARGIN[s.solo])
        done = say("yes" if met(s, objective) else "no")
        rows.append(Row(f"objective:{objective}", label, (done, *reached(s, objective))))
    columns = (say("column-met"), say("column-reached"), say("column-wanted"))
    return Records("objectives", say(f"option-objective-{s.solo}"), columns, tuple(rows))
