"""The plan: each action with what it needs, what it costs and what it risks."""

from __future__ import annotations

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.bots.advice import explain, purposes
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.describe import costs, terrain
from cinqmars.games.first_martians.rules import targets
from cinqmars.games.first_martians.rules.flaws import flaw
from cinqmars.games.first_martians.rules.requirements import needed, performer, stack_of, strength
from cinqmars.games.first_martians.rules.risks import flags_of
from cinqmars.games.first_martians.rules.routes import RELAY
from cinqmars.games.first_martians.state import NONE, PLANNING, RESOLVING, MartiansState, seat_of, tokens_of
from cinqmars.games.first_martians.view.odds import odds
from cinqmars.kernel import Fact, Message, Panel, Thing, Zone, say

ROLLED = ("success", "wound", "adventure")
FLAGS = ("cpu", "reroll", "adventure", "wound", "rover")


def plan(s: MartiansState) -> Panel:
    """Each action with what it needs, what it costs and what it risks, in the order in which they are resolved."""
    good_for = purposes(s) if s.phase == PLANNING else {}
    order = sorted(range(len(s.target)), key=lambda i: targets.action_of(s, s.target[i]))
    zones = [stack(s, i, good_for.get(s.target[i])) for i in order]
    here = [c.FIRST_MACHINE + m for m in range(c.N_MACHINES) if s.machines >> m & 1]
    here += [c.FIRST_ROVER + r for r in range(c.N_ROVERS)]
    things = [piece(s, p) for p in here if stack_of(s, p) == NONE]
    zones.append(Zone("depot", say("zone-depot"), "pile", things=tuple(things)))
    waiting = [p for p in range(s.n) if s.phase == PLANNING and not s.ready[p]]
    facts = (
        [Fact(say("fact-not-ready"), names.listed([names.astronaut(p) for p in waiting]))] if waiting else []
    )
    if s.phase == PLANNING:
        facts.append(Fact(say("fact-advice"), explain(s), "advice"))
    if s.dice:
        zones.append(dice(s))
    if s.because:
        facts.append(Fact(say("fact-why"), names.chain(tuple(s.because)), "why"))
    if s.path_read:
        facts.append(Fact(say("skill-path-reader"), say("yes")))
    return Panel("plan", say("panel-plan"), zones=tuple(zones), facts=tuple(facts))


def dice(s: MartiansState) -> Zone:
    """The dice as they lie: each with what it shows."""
    things = [
        Thing(names.die_ref(k), say(f"rolled-{ROLLED[k]}-{'hit' if die else 'miss'}"), "die", number=1 + die)
        for k, die in enumerate(s.dice)
    ]
    return Zone("dice", say("fact-rolled"), things=tuple(things))


def piece(s: MartiansState, p: int) -> Thing:
    if p < c.N_PAWNS:
        lost = p % 2 >= 2 - s.lost_pawns[p // 2]
        note = say("piece-lost") if lost else say("piece-put-back") if s.put_back >> p & 1 else None
        return Thing(names.piece_ref(p), names.piece_name(p), "pawn", seat_of(s, p // 2), note=note)
    if p < c.FIRST_ROVER:
        note = say("machine-note", who=names.astronaut(s.operator[p - c.FIRST_MACHINE]))
        return Thing(names.piece_ref(p), names.piece_name(p), "machine", note=note)
    marks = [names.token_name(token) for token in tokens_of(s.on_rover[p - c.FIRST_ROVER])]
    facts = (Fact(say("fact-on-rover"), names.listed(marks), "broken"),) if marks else ()
    note = say("remedy-rover") if marks else say(f"{names.piece_name(p).id}-does")
    return Thing(names.piece_ref(p), names.piece_name(p), "rover", facts=facts, note=note)


def stack(s: MartiansState, i: int, purpose: Message | None) -> Zone:
    things = [piece(s, p) for p in s.pawns[i]]
    if s.rover[i] != NONE:
        things.append(piece(s, c.FIRST_ROVER + s.rover[i]))
    facts = stack_facts(s, i)
    if purpose is not None:
        facts.append(Fact(say("fact-purpose"), purpose, "advice"))
    return Zone(
        names.stack_ref(i),
        names.target_name(s.target[i], s.mission),
        things=tuple(things),
        facts=tuple(facts),
        about=names.target_refs(s, s.target[i]),
    )


def stack_facts(s: MartiansState, i: int) -> list[Fact]:
    target = s.target[i]
    least, sure = needed(s, target, s.route[i])
    facts = [Fact(say("fact-type"), names.action_name(targets.action_of(s, target)))]
    facts.append(Fact(say("fact-performer"), names.astronaut(performer(s, i)), "astronaut"))
    if s.phase != PLANNING:
        facts.append(Fact(say("fact-state"), say(f"stack-{declared_state(s, i)}"), "die"))
    elif targets.rolls_dice(s, target):
        facts.append(Fact(say("fact-needs"), say("needs-roll", least=least, sure=sure), "pawn"))
        if strength(s, i) >= least:  # else its flaw says so
            state = "auto" if strength(s, i) >= sure else "roll"
            facts.append(Fact(say("fact-state"), say(f"stack-{state}"), "die"))
    else:
        facts.append(Fact(say("fact-needs"), say("needs-fixed", n=least), "pawn"))
    facts += odds(s, i)
    reason = flaw(s, i) if s.phase == PLANNING else ""
    if reason:
        facts.append(Fact(say("fact-flaw"), say(f"why-{reason}"), "warning"))
    cost = costs(s, target, s.means[i])
    if cost:
        facts.append(Fact(say("fact-cost"), names.listed(cost), "cost"))
    if targets.REPAIR <= target < targets.UNSHUT and s.means[i]:
        facts.append(Fact(say("fact-donor"), names.slot_name(s.means[i] - 1), "broken"))
    risks = dangers(s, i)
    if risks:
        facts.append(Fact(say("fact-risks"), names.listed(risks), "warning"))
    if s.route[i]:
        facts.append(
            Fact(say("fact-route"), names.listed([names.SPACE[x % RELAY] for x in s.route[i]]), "route")
        )
    return facts


def declared_state(s: MartiansState, i: int) -> str:
    if i < s.step:
        under_way = i == s.step - 1 and s.phase == RESOLVING
        return ("now-sure", "now-dice")[s.mode[i]] if under_way else "done"
    return ("sure", "dice")[s.mode[i]] if targets.rolls_dice(s, s.target[i]) else "waits"


def dangers(s: MartiansState, i: int) -> list[Message]:
    """What will come upon the performer besides the dice."""
    flags = s.flags[i] if s.phase == RESOLVING and i < len(s.flags) else flags_of(s, i)
    found = [say(f"risk-{name}") for k, name in enumerate(FLAGS) if flags >> k & 1]
    return found + terrain(flags >> len(FLAGS))
