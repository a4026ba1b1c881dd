"""Mars: regions, samples and tokens around the HUB."""

from __future__ import annotations

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.describe import terrain
from cinqmars.games.first_martians.names import (
    SPACE,
    listed,
    objective_token,
    region_name,
    space_ref,
    token_name,
)
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.state import NONE, MartiansState, tokens_of
from cinqmars.kernel import Fact, Message, Panel, Thing, Zone, say


def mars(s: MartiansState) -> Panel:
    zones = [Zone("space:hub", say("space-hub"))]
    zones += [space(s, x) for x in range(c.N_SPACES)]
    return Panel("mars", say("panel-mars"), map=True, zones=tuple(zones))


def space(s: MartiansState, x: int) -> Zone:
    things: list[Thing] = []
    facts: list[Fact] = []
    region = s.ground[x]
    name = c.SPACES[x]
    if region != NONE:
        note = listed(terrain(c.REGION_TERRAIN[region]))
        things.append(Thing(f"region:{name}", region_name(region), "region", note=note))
    if s.zone_samples[x]:
        label = say("samples", n=s.zone_samples[x])
        things.append(Thing(f"sample:{name}", label, "sample", number=s.zone_samples[x]))
    for colour in range(c.N_TOKEN_COLOURS):
        n = s.zone_tokens[x * c.N_TOKEN_COLOURS + colour]
        if n:
            things.append(Thing(f"objective:{name}:{colour}", objective_token(colour), "objective", number=n))
    for i, token in enumerate(tokens_of(s.zone_marks[x])):
        things.append(Thing(f"mark:{name}:{i}", token_name(token), "token", note=token_note(token)))
    if s.relays >> x & 1:
        facts.append(Fact(say("fact-relay"), say("yes")))
    if x % 8 in s.directions and x // 8 in marked_rings(s, x % 8):
        facts.append(Fact(say("fact-marked"), s.directions.index(x % 8) + 1, "target"))
    label = SPACE[x] if region == NONE else say("space-of", space=SPACE[x], region=region_name(region))
    return Zone(space_ref(x), label, things=tuple(things), facts=tuple(facts))


def marked_rings(s: MartiansState, direction: int) -> list[int]:
    number = s.directions.index(direction)
    return [(place - 26) // 3 for place, _ in sheet(s).found if place >= 26 and (place - 26) % 3 == number]


def token_note(token: int) -> Message:
    return say(f"token-{c.TOKENS[token]}-does")
