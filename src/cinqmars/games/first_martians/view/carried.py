"""What a mission of a campaign began with: what playing it again would begin with."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.names import (
    PART,
    affliction_name,
    astronaut,
    listed,
    skill_name,
    slot_name,
    upgrade_name,
)
from cinqmars.games.first_martians.state import MartiansState
from cinqmars.kernel import Fact, Message, say


def carried(s: MartiansState) -> list[Fact]:  # rules: K3, K4
    if not s.save:
        return []
    crew, save = s.crew, s.save
    facts: list[Fact] = []
    for a in range(crew):
        ill = [affliction_name(k) for k in range(c.N_AFFLICTIONS) if save[crew + a] >> k & 1]
        skills = [
            skill_name(s.profession[a] * c.N_SKILLS + k)
            for k in range(c.N_SKILLS)
            if save[2 * crew + a] >> k & 1
        ]
        state = say("carried-astronaut", n=save[a], ill=listed(ill), skills=listed(skills))
        facts.append(Fact(say("fact-carried-astronaut", who=astronaut(a)), state))
    installed, morale = save[3 * crew], save[3 * crew + 1]
    facts.append(Fact(say("fact-carried-morale"), morale))
    upgrades = [upgrade_name(u) for u in range(c.N_UPGRADES) if installed >> u & 1]
    facts.append(Fact(say("fact-carried-upgrades"), listed(upgrades)))
    first = 3 * crew + 2
    parts: list[Message] = [
        say("cost-of", n=save[first + part], what=PART[part])
        for part in range(c.N_PARTS)
        if save[first + part]
    ]
    facts.append(Fact(say("fact-carried-parts"), listed(parts)))
    broken = [slot_name(slot) for slot in save[first + c.N_PARTS :]]
    facts.append(Fact(say("fact-carried-broken"), listed(broken)))
    return facts
