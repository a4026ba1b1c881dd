"""The mission: its objectives and its rules."""

from __future__ import annotations

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.missions import COUNTED, ON_SHEET, THRESHOLD, Goal
from cinqmars.games.first_martians.describe import cost_of, does, pawns_needed
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.objectives import goals_of, have, in_campaign, sheet, wanted
from cinqmars.games.first_martians.rules.requirements import needed
from cinqmars.games.first_martians.state import MartiansState, broken_parts
from cinqmars.games.first_martians.view.carried import carried
from cinqmars.kernel import Fact, Message, Panel, Records, Row, Thing, Zone, say

PLACES = ("hub", "black", "explored", "mast")  # where a special action happens


def objectives(s: MartiansState) -> Panel:
    rows: list[Row] = []
    for i, goal in goals_of(s):
        sort = sort_of(goal, s.mission)
        if goal.check == THRESHOLD:
            state = say("of", n=broken_parts(s), most=sheet(s).threshold)
        elif s.goals >> i & 1:
            state = say("goal-reached", round=s.objectives[i])
        else:
            state = say("of", n=have(s, goal), most=wanted(s, goal))
        rows.append(Row(f"goal:{i}", names.goal_name(s.mission, i), (sort, state)))
    table = Records(
        "goals", names.mission_name(s.mission), (say("column-sort"), say("column-state")), tuple(rows)
    )
    facts = [Fact(names.counter_name(s.mission, k), s.counters[k], "counter") for k in range(len(s.counters))]
    facts += [
        Fact(say("fact-on-sheet", token=names.objective_token(colour)), s.on_sheet[colour], "objective")
        for colour in range(c.N_TOKEN_COLOURS)
        if s.on_sheet[colour]
    ]
    facts += [Fact(say("fact-changes"), change) for change in pawn_changes(s)]
    facts += [
        Fact(names.poi_name(c.MISSION_POI + k), does(effects, s.mission), "poi")
        for k, effects in enumerate(sheet(s).finds)
    ]
    facts += [
        Fact(
            say("fact-ended", mission=names.mission_name(s.ends[i])),
            names.outcome_name(s.ends[i + 1]),
            "flag",
        )
        for i in range(0, len(s.ends) if in_campaign(s) else 0, 2)
    ]
    facts += carried(s)
    facts.append(Fact(say("fact-story"), say(f"{names.mission_name(s.mission).id}-told")))
    facts.append(Fact(say("fact-special-rules"), say(f"{names.mission_name(s.mission).id}-rules")))
    cards = tuple([special_card(s, i) for i in range(len(sheet(s).specials))])
    specials = Zone("specials", say("zone-specials"), "cards", things=cards)
    return Panel("mission", say("panel-mission"), zones=(specials,), tables=(table,), facts=tuple(facts))


def sort_of(goal: Goal, mission: int) -> Message:
    if not goal.optional:
        return say("goal-compulsory")
    if not goal.reward:
        return say("goal-optional")
    return say("goal-optional-for", reward=does(goal.reward, mission))


def special_card(s: MartiansState, i: int) -> Thing:
    """A special action: what kind of work it is, what it takes, what it brings."""
    special = sheet(s).specials[i]
    cost = [cost_of(s.mission, place, n) for place, n in special.cost]
    limits: list[Message] = [say(f"where-{PLACES[special.place]}")] if special.place else []
    if special.needs[0] == ON_SHEET:
        limits.append(say("needs-sheet", n=special.needs[2], token=names.objective_token(special.needs[1])))
    elif special.needs[0] == COUNTED:
        limits.append(
            say("needs-counter", n=special.needs[2], what=names.counter_name(s.mission, special.needs[1]))
        )
    if special.per_round:
        limits.append(say("why-once-a-round"))
    least, sure = needed(s, targets.SPECIAL + i * targets.PLACES + c.N_SPACES, [])
    pawns = say("needs-pawns", n=least) if special.pawns else say("needs-roll", least=least, sure=sure)
    facts = [Fact(say("fact-type"), names.action_name(special.action)), Fact(say("fact-needs"), pawns)]
    if cost:
        facts.append(Fact(say("fact-cost"), say("event-cost", cost=names.listed(cost))))
    if limits:
        facts.append(Fact(say("fact-only"), names.listed(limits)))
    note = does(special.effects, s.mission)
    return Thing(
        names.special_ref(i), names.special_name(s.mission, i), "special", facts=tuple(facts), note=note
    )


def pawn_changes(s: MartiansState) -> list[Message]:
    """What changes the pawns that actions need: this round, the next one, for good."""
    found: list[Message] = []
    for scope, mods in enumerate((s.pawns_now, s.pawns_next, s.pawns_ever)):
        for i in range(0, len(mods), 3):
            found.append(pawns_needed(mods[i], mods[i + 1], scope, mods[i + 2]))
    return found
