"""The mission: its objectives and its rules."""

from __future__ import annotations

from cinqmars.games.first_martians.carried import carried
from cinqmars.games.first_martians.components import N_TOKEN_COLOURS
from cinqmars.games.first_martians.describe import pawns_needed
from cinqmars.games.first_martians.missions import THRESHOLD
from cinqmars.games.first_martians.names import counter_name, goal_name, mission_name, objective_token
from cinqmars.games.first_martians.objectives import have, sheet, wanted
from cinqmars.games.first_martians.state import Table, broken_parts
from cinqmars.kernel import Fact, Message, Panel, Row, say
from cinqmars.kernel import Table as Records


def objectives(s: Table) -> Panel:
    rows: list[Row] = []
    for i, goal in enumerate(sheet(s).goals):
        sort = say("goal-optional" if goal.optional else "goal-compulsory")
        if goal.check == THRESHOLD:
            state = say("of", n=broken_parts(s), most=sheet(s).threshold)
        elif s.goals >> i & 1:
            state = say("goal-reached", round=s.objectives[i])
        else:
            state = say("of", n=have(s, goal), most=wanted(s, goal))
        rows.append(Row(f"goal:{i}", goal_name(s.mission, i), (sort, state)))
    table = Records("goals", mission_name(s.mission), (say("column-sort"), say("column-state")), tuple(rows))
    facts = [Fact(counter_name(s.mission, k), s.counters[k], "counter") for k in range(len(s.counters))]
    facts += [
        Fact(say("fact-on-sheet", token=objective_token(c)), s.on_sheet[c], "objective")
        for c in range(N_TOKEN_COLOURS)
        if s.on_sheet[c]
    ]
    facts += [Fact(say("fact-changes"), change) for change in pawn_changes(s)]
    facts += carried(s)
    facts.append(Fact(say("fact-story"), say(f"{mission_name(s.mission).id}-told")))
    facts.append(Fact(say("fact-special-rules"), say(f"{mission_name(s.mission).id}-rules")))
    return Panel("mission", say("panel-mission"), tables=(table,), facts=tuple(facts))


def pawn_changes(s: Table) -> list[Message]:
    """What changes the pawns that actions need: this round, the next one, for good."""
    found: list[Message] = []
    for scope, mods in enumerate((s.pawns_now, s.pawns_next, s.pawns_ever)):
        for i in range(0, len(mods), 3):
            found.append(pawns_needed(mods[i], mods[i + 1], scope, mods[i + 2]))
    return found
