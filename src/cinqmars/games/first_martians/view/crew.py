"""The crew: astronauts with their wounds, pawns and skills."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.describe import skill_does
from cinqmars.games.first_martians.names import (
    affliction_name,
    astronaut,
    listed,
    machine_ref,
    profession_ref,
    skill_name,
    skill_ref,
    token_name,
    wounds_ref,
)
from cinqmars.games.first_martians.rules.requirements import stack_of
from cinqmars.games.first_martians.state import CREW, NONE, PLANNING, MartiansState, seat_of, tokens_of
from cinqmars.games.first_martians.view.plan import piece
from cinqmars.kernel import Fact, Panel, PlayerView, Thing, Track, Zone, say


def professions(s: MartiansState) -> Panel:
    """Who can come along: everyone with their skills, the starting one first."""
    zones = [
        Zone(profession_ref(p), say(f"profession-{c.PROFESSIONS[p]}"), facts=skills_of(s, p))
        for p in range(c.MAX_CREW)
        if s.phase == CREW and p not in s.profession
    ]
    machines = [
        Thing(machine_ref(m), say(f"machine-{name}"), "machine-card")
        for m, name in enumerate(c.MACHINES)
        if not s.machines >> m & 1
    ]
    zones.append(Zone("machines", say("zone-machines"), "cards", things=tuple(machines)))
    return Panel("crew", say("panel-crew"), zones=tuple(zones))


def skills_of(s: MartiansState, profession: int) -> tuple[Fact, ...]:
    facts: list[Fact] = []
    for skill in range(profession * c.N_SKILLS, (profession + 1) * c.N_SKILLS):
        name, effect = skill_name(skill), skill_does(skill, s.mission)
        facts.append(Fact(name, say("skill-and-does", skill=name, n=c.SKILL_COST[skill], does=effect)))
    return tuple(facts)


def player(s: MartiansState, p: int) -> PlayerView:
    mine = [a for a in range(s.crew) if seat_of(s, a) == p]
    facts = [Fact(say("fact-objectives"), s.goals.bit_count())]
    zones: list[Zone] = []
    found: list[Track] = []
    for a in mine:
        facts += astronaut_facts(s, a)
        found.append(
            Track(wounds_ref(a), say("track-wounds", who=astronaut(a)), s.wounds[a], c.DEADLY, tuple(c.MARKS))
        )
        zones.append(quarters(s, a))
        zones.append(skills(s, a, p))
    ready = s.phase == PLANNING and s.ready[p]
    return PlayerView(p, tuple(facts), tuple(zones), tuple(found), say("status-ready") if ready else None)


def astronaut_facts(s: MartiansState, a: int) -> list[Fact]:
    if s.phase == CREW:
        return []
    job = say(f"profession-{c.PROFESSIONS[s.profession[a]]}")
    if s.profile[a] != NONE:
        job = say("job-and-profile", job=job, profile=say(f"profile-{c.PROFILES[s.profile[a]]}"))
    facts = [Fact(say("fact-profession"), job, "profession")]
    facts.append(Fact(say("fact-tokens"), s.tokens[a], "token"))
    held = [affliction_name(k) for k in range(c.N_AFFLICTIONS) if s.afflicted[a] >> k & 1]
    if held:
        facts.append(Fact(say("fact-afflictions"), listed(held), "affliction"))
    for name, stack in (("fact-worn", s.worn[a]), ("fact-worn-next", s.worn_next[a])):
        if stack:
            facts.append(Fact(say(name), listed([token_name(token) for token in tokens_of(stack)]), "token"))
    if a == s.first:
        facts.append(Fact(say("fact-role"), say("fact-first")))
    return facts


def quarters(s: MartiansState, a: int) -> Zone:
    things = [piece(s, p) for p in (2 * a, 2 * a + 1) if stack_of(s, p) == NONE]
    return Zone(f"quarters:{a}", say("quarters-of", who=astronaut(a)), "pile", seat_of(s, a), tuple(things))


def skills(s: MartiansState, a: int, p: int) -> Zone:
    cards: list[Thing] = []
    if s.profession[a] != NONE:
        for number in range(c.N_SKILLS):
            if s.unlocked[a] >> number & 1:
                cards.append(skill_card(s, a, number, p))
    return Zone(f"skills:{a}", say("skills-of", who=astronaut(a)), "cards", p, tuple(cards))


def skill_card(s: MartiansState, a: int, number: int, p: int) -> Thing:
    skill = s.profession[a] * c.N_SKILLS + number
    facts = [Fact(say("fact-price"), c.SKILL_COST[skill], "token")]
    if s.skills[a] >> number & 1:
        facts.append(Fact(say("fact-used"), say("yes")))
    note = skill_does(skill, s.mission)
    return Thing(skill_ref(a, number), skill_name(skill), "skill", p, facts=tuple(facts), note=note)
