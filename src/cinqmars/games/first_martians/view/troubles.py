"""What is wrong, and what can be done about it: one row each."""

from __future__ import annotations

from cinqmars.games.first_martians import names
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.production import demand, hunger, missing_at, supply
from cinqmars.games.first_martians.state import BROKEN, OPEN, MartiansState, broken_parts, is_shut, tokens_of
from cinqmars.kernel import Fact, Message, Panel, Records, Row, say


def troubles(s: MartiansState) -> Panel:
    """The most pressing first."""
    rows = [row for a in range(s.crew) for row in crew_troubles(s, a)]
    rows += supply_troubles(s) + farm_troubles(s) + mood_troubles(s)
    for f in range(c.N_FACILITIES):
        rows += facility_troubles(s, f)
    rows += token_troubles(s) + rover_troubles(s) + block_troubles(s)
    if not rows:
        return Panel("troubles", say("panel-troubles"), facts=(Fact(say("fact-state"), say("trouble-none")),))
    columns = (say("column-trouble"), say("column-remedy"))
    table = Records("troubles", say("panel-troubles"), columns, tuple(rows))
    return Panel("troubles", say("panel-troubles"), tables=(table,))


def facility_troubles(s: MartiansState, f: int) -> list[Row]:
    rows: list[Row] = []
    for resource in range(2):
        if s.shut[2 * f + resource] != OPEN:
            name = say("trouble-shut", facility=names.FACILITY[f], resource=names.RESOURCE[resource])
            effect, remedy = say("trouble-shut-does"), say("remedy-unshut")
            rows.append(trouble(f"shut-{f}-{resource}", name, effect, remedy, names.tile_ref(f, resource)))
    for part in range(c.N_PARTS):
        slot = f * c.N_PARTS + part
        if s.slots[slot] >= BROKEN:
            effect = (
                say("trouble-asleep") if is_shut(s, f) else say(f"penalty-{c.PENALTIES[c.PENALTY[slot]]}")
            )
            remedy = say("remedy-repair", part=names.PART[part])
            rows.append(trouble(f"part-{slot}", names.slot_name(slot), effect, remedy, names.slot_ref(slot)))
    return rows


def farm_troubles(s: MartiansState) -> list[Row]:
    rows: list[Row] = []
    for farm in range(2):
        if s.built[c.FARMS[farm]] and missing_at(s, farm):
            lacks = names.listed([names.RESOURCE[r] for r in missing_at(s, farm)])
            remedy = say("remedy-farm", what=lacks)
            where = c.FARMS[farm]
            effect = say("trouble-wilts")
            rows.append(
                trouble(f"farm-{farm}", names.FACILITY[where], effect, remedy, names.facility_ref(where))
            )
    return rows


def mood_troubles(s: MartiansState) -> list[Row]:
    rows: list[Row] = []
    quarters = names.facility_ref(c.CREW_QUARTERS)
    if s.stress + s.crew >= c.MAX_STRESS - 2:
        effect, remedy = say("trouble-stress"), say("remedy-stress")
        rows.append(trouble("stress", say("track-stress"), effect, remedy, quarters))
    if s.morale < 0:
        effect = say("trouble-morale", n=-s.morale)
        rows.append(trouble("morale", say("track-morale"), effect, say("remedy-morale"), quarters))
    return rows


def rover_troubles(s: MartiansState) -> list[Row]:
    return [
        trouble(
            f"rover-{r}-{i}",
            say("trouble-on-rover", rover=names.piece_name(c.FIRST_ROVER + r), token=names.token_name(token)),
            say("trouble-rover" if token == c.BLOCKED else "trouble-rover-does"),
            say("remedy-rover"),
            names.piece_ref(c.FIRST_ROVER + r),
        )
        for r in range(c.N_ROVERS)
        for i, token in enumerate(tokens_of(s.on_rover[r]))
    ]


def block_troubles(s: MartiansState) -> list[Row]:
    """Malfunctions that are near, and what counts when the mission ends."""
    rows: list[Row] = []
    for b in range(c.N_BLOCKS):
        if s.tracks[b] >= c.TRACK_END - 2:
            name = say("track-of", block=names.BLOCK[b])
            where = names.facility_ref(c.CONTROL_CENTER)
            rows.append(trouble(f"track-{b}", name, say("trouble-track"), say("remedy-track"), where))
    over = broken_parts(s) - sheet(s).threshold
    if over > 0:
        effect = say("trouble-threshold", n=over)
        rows.append(trouble("threshold", say("fact-broken"), effect, say("remedy-threshold")))
    red = [names.BLOCK[b] for b in range(c.N_BLOCKS) if s.box[b]]
    if red:
        name = say("trouble-box", blocks=names.listed(red))
        rows.append(trouble("box", name, say("trouble-box-does"), say("remedy-box")))
    return rows


def supply_troubles(s: MartiansState) -> list[Row]:
    """What the next production will lack."""
    rows: list[Row] = []
    for resource in (c.OXYGEN, c.ENERGY):
        short = demand(s, resource) - supply(s, resource)
        if short > 0:
            effect = say("trouble-short", n=short)
            remedy = say(f"remedy-short-{c.RESOURCES[resource]}")
            rows.append(trouble(f"short-{resource}", names.RESOURCE[resource], effect, remedy))
    missing = sum(hunger(s, s.afflicted)) - sum(s.plants) - s.reserve[c.FOOD]
    if missing > 0:
        effect = say("trouble-hunger", n=missing)
        rows.append(trouble("hunger", names.RESOURCE[c.FOOD], effect, say("remedy-hunger")))
    return rows


def token_troubles(s: MartiansState) -> list[Row]:
    return [
        trouble(
            f"token-{f}-{i}",
            say("trouble-token", facility=names.FACILITY[f], token=names.token_name(token)),
            say("trouble-asleep") if is_shut(s, f) else say(f"token-{c.TOKENS[token]}-does"),
            say("remedy-token"),
        )
        for f in range(c.N_FACILITIES)
        for i, token in enumerate(tokens_of(s.now[f]))
    ]


def crew_troubles(s: MartiansState, a: int) -> list[Row]:
    rows: list[Row] = []
    lab = names.facility_ref(c.MED_LAB)
    if s.wounds[a]:
        effect = say("trouble-wounds", n=s.wounds[a], most=c.DEADLY)
        rows.append(trouble(f"wounds-{a}", names.astronaut(a), effect, say("remedy-heal"), lab))
    for k in range(c.N_AFFLICTIONS):
        if s.afflicted[a] >> k & 1:
            effect = say(f"affliction-{c.AFFLICTIONS[k]}-does")
            name = say("trouble-affliction", who=names.astronaut(a), what=names.affliction_name(k))
            rows.append(trouble(f"affliction-{a}-{k}", name, effect, say("remedy-heal"), lab))
    for i, token in enumerate(tokens_of(s.worn[a])):
        name = say("trouble-worn", who=names.astronaut(a), token=names.token_name(token))
        effect = say("trouble-worn-does")
        rows.append(trouble(f"worn-{a}-{i}", name, effect, say("remedy-token")))
    return rows


def trouble(ref: str, name: Message, effect: Message, remedy: Message, *about: str) -> Row:
    return Row(f"trouble:{ref}", name, (effect, remedy), about=about)
