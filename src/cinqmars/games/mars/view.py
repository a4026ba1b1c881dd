"""What a seat sees of the table."""

from __future__ import annotations

from typing import Final

from cinqmars.kernel import Fact, Message, Panel, Player, Row, Thing, Track, View, Zone, say, seat_name
from cinqmars.kernel import Table as Records

from .colony import capacity, cards_in_hand, consumption, manned, points, science, storage
from .components import (
    CARD,
    CONTRACT_GETS,
    CONTRACT_GIVES,
    COST,
    DISCOVERIES,
    EVENTS,
    FIELDS,
    LEVEL_OF,
    MATERIALS,
    MINE_1,
    MINE_COST,
    N_CONTRACTS,
    N_FIELDS,
    N_MATERIALS,
    N_PLACES,
    N_RESEARCH,
    NONE,
    PLANT_0,
    PRINTED,
    SHUTTLE,
    SPACEPORT_1,
    TYPE_OF,
    TYPES,
)
from .hidden import sees_hand
from .kinds import EVERYBODY
from .state import (
    EVENT,
    GIVES,
    KEPT,
    MAKER,
    OVER,
    REFUSED,
    REPLY,
    STRIDE,
    TO,
    WANTS,
    Table,
)

PHASES: Final = (
    "prospecting",
    "dealing",
    "event",
    "raiding",
    "researching",
    "supply",
    "exchanging",
    "constructing",
    "moving",
    "ending",
    "over",
)


def observe(s: Table, seat: int) -> View:
    """The viewer's own colony first."""
    start = max(seat, 0)
    colonies = [colony(s, (start + k) % s.n) for k in range(s.n)]
    return View(
        seat,
        headline(s),
        tuple([player(s, p, seat) for p in range(s.n)]),
        (*colonies, stock(s), market(s), decks(s)),
    )


def headline(s: Table) -> Message:
    phase = say(f"phase-{PHASES[s.phase]}")
    if s.phase < EVENT:
        return say("headline-set-up", phase=phase)
    return say("headline", round=(s.turns - 1) // s.n + 1, phase=phase, target=s.target)


# references


def colony_ref(p: int) -> str:
    return f"colony:{p}"


def housing_ref(p: int) -> str:
    return f"housing:{p}"


def place_id(place: int) -> str:
    return TYPES[TYPE_OF[place]] if place == SPACEPORT_1 else f"{TYPES[TYPE_OF[place]]}-{LEVEL_OF[place]}"


def place_ref(p: int, place: int) -> str:
    """Habitations share a zone; each is a thing in it."""
    return f"place:{p}:{place_id(place)}"


def tile_ref(place: int) -> str:
    return f"tile:{place_id(place)}"


def mine_ref(m: int) -> str:
    return f"tile:mine-{MATERIALS[m]}"


def material_ref(p: int, m: int) -> str:
    return f"material:{p}:{MATERIALS[m]}"


def pile_ref(m: int) -> str:
    return f"pile:{MATERIALS[m]}"


def contract_ref(c: int) -> str:
    return f"contract:{MATERIALS[CONTRACT_GIVES[c]]}-{MATERIALS[CONTRACT_GETS[c]]}"


def card_ref(card: int) -> str:
    return f"research:{card}"


def supremacy_ref(field: int) -> str:
    return f"supremacy:{FIELDS[field]}"


def offer_ref(i: int) -> str:
    return f"offer:{i}"


# names


def material_name(m: int) -> Message:
    return say(f"material-{MATERIALS[m]}")


def place_name(place: int, built: int = 1) -> Message:
    """`built` is 1 + material for a mine."""
    if place >= MINE_1:
        return mine_name(built - 1)
    return say(f"type-{TYPES[TYPE_OF[place]]}", level=LEVEL_OF[place])


def mine_name(m: int) -> Message:
    return say(f"mine-{MATERIALS[m]}") if m >= 0 else say("mine-none")


def contract_name(c: int) -> Message:
    return say("contract", give=material_name(CONTRACT_GIVES[c]), get=material_name(CONTRACT_GETS[c]))


def card_name(card: int) -> Message:
    return say(f"card-{DISCOVERIES[CARD[card]]}")


def field_name(field: int) -> Message:
    return say(f"field-{FIELDS[field]}")


def event_name(event: int) -> Message:
    return say(f"event-{EVENTS[event]}")


def bundle(amounts: list[int]) -> Message:
    """`2 iron, 1 water`; or nothing."""
    return listed([some(m, amounts[m]) for m in range(N_MATERIALS) if amounts[m]])


def some(m: int, number: int) -> Message:
    return say(f"some-{MATERIALS[m]}", n=number)


def listed(parts: list[Message]) -> Message:
    if not parts:
        return say("nothing")
    said = parts[-1]
    for part in reversed(parts[:-1]):
        said = say("and-then", first=part, rest=said)
    return said


def partner_name(seat: int) -> Message:
    return say("everybody") if seat == EVERYBODY else seat_name(seat)


# colonies


def colonists(place: str, p: int, number: int) -> tuple[Thing, ...]:
    if not number:
        return ()
    return (Thing(f"colonist:{place}", say("colonists", n=number), "colonist", p, number),)


def colony(s: Table, p: int) -> Panel:
    zones = [housing(s, p)]
    base = p * N_PLACES
    zones += [installation(s, p, place) for place in range(PLANT_0, N_PLACES) if s.built[base + place]]
    facts = (
        Fact(say("fact-storage"), storage(s, p), "silo"),
        Fact(say("fact-science"), science(s, p), "science"),
    )
    return Panel(
        colony_ref(p),
        say("panel-colony", who=seat_name(p)),
        map=True,
        zones=tuple(zones),
        tracks=(energy(s, p, f"energy-board:{p}"),),
        facts=facts,
    )


def housing(s: Table, p: int) -> Zone:
    base = p * N_PLACES
    tiles = [
        Thing(
            place_ref(p, place),
            place_name(place),
            "habitation",
            facts=(Fact(say("fact-state"), state(s, p, place)),),
            note=say("does-habitation"),
        )
        for place in range(PLANT_0)
        if s.built[base + place]
    ]
    people = colonists(f"housing-{p}", p, s.free[p])
    return Zone(housing_ref(p), say("zone-housing"), things=(*tiles, *people))


def installation(s: Table, p: int, place: int) -> Zone:
    i = p * N_PLACES + place
    name = f"{p}-{place_id(place)}"
    return Zone(
        place_ref(p, place),
        place_name(place, s.built[i]),
        things=colonists(name, p, s.staff[i]),
        facts=(Fact(say("fact-state"), state(s, p, place)),),
    )


def state(s: Table, p: int, place: int) -> Message:
    i = p * N_PLACES + place
    if s.on[i]:
        return say("state-unmanned" if s.unmanned[p] >> place & 1 and not s.staff[i] else "state-active")
    if place >= PLANT_0 and not manned(s, p, place):
        return say("state-idle")
    return say("state-off")


def energy(s: Table, p: int, ref: str) -> Track:
    return Track(ref, say("track-energy"), consumption(s, p), capacity(s, p))


# stock, market, decks


def stock(s: Table) -> Panel:
    """The tiles that are left, with what they cost."""
    rows = [
        Row(tile_ref(place), place_name(place), (s.tiles[place], bundle(COST[place])))
        for place in range(MINE_1)
        if place not in PRINTED
    ]
    rows += [Row(mine_ref(m), mine_name(m), (s.mine_tiles[m], bundle(MINE_COST))) for m in range(N_MATERIALS)]
    columns = (say("column-left"), say("column-cost"))
    table = Records("stock", say("panel-stock"), columns, tuple(rows))
    return Panel("stock", say("panel-stock"), tables=(table,))


def market(s: Table) -> Panel:
    piles = [
        Thing(pile_ref(m), material_name(m), MATERIALS[m], number=s.reserve[m]) for m in range(N_MATERIALS)
    ]
    free = [contract(c) for c in range(N_CONTRACTS) if s.contract[c] == NONE]
    offers = [offer(s, i) for i in range(len(s.offers) // STRIDE)]
    zones = [
        Zone("reserve", say("zone-reserve"), "pile", things=tuple(piles)),
        Zone("contracts", say("zone-contracts"), "cards", things=tuple(free)),
    ]
    if offers:
        zones.insert(0, Zone("offers", say("zone-offers"), "cards", things=tuple(offers)))
    return Panel(
        "market",
        say("panel-market"),
        zones=tuple(zones),
        facts=(
            Fact(say("fact-pack"), len(s.pack), "card"),
            Fact(say("fact-settlers"), s.pool, "colonist"),
        ),
    )


def contract(c: int, owner: int = NONE) -> Thing:
    return Thing(contract_ref(c), contract_name(c), "contract", owner)


def offer(s: Table, i: int) -> Thing:
    o = i * STRIDE
    offers = s.offers
    label = say(
        "offer",
        who=seat_name(offers[o + MAKER]),
        to=partner_name(offers[o + TO]),
        give=bundle(offers[o + GIVES : o + WANTS]),
        want=bundle(offers[o + WANTS : o + STRIDE]),
    )
    facts: list[Fact] = []
    if offers[o + REPLY]:
        facts.append(Fact(say("fact-reply"), say("yes")))
    refused = [seat_name(p) for p in range(s.n) if offers[o + REFUSED] >> p & 1]
    if refused:
        facts.append(Fact(say("fact-refused"), listed(refused)))
    return Thing(offer_ref(i), label, "offer", offers[o + MAKER], facts=tuple(facts))


def decks(s: Table) -> Panel:
    discarded = sorted(s.discard)
    kinds = [kind for kind in range(len(EVENTS)) if kind in discarded]
    things = [
        Thing(f"event:{EVENTS[kind]}", event_name(kind), "event", number=discarded.count(kind))
        for kind in kinds
    ]
    facts = [
        Fact(say("fact-event-deck"), len(s.events), "card"),
        Fact(say("fact-research-1"), len(s.research_1), "card"),
        Fact(say("fact-research-2"), len(s.research_2), "card"),
    ]
    if s.under:
        facts.append(Fact(say("fact-under"), say("card-cargo"), "card"))
    begun = (s.turns - 1) // s.n + 1 if s.phase >= EVENT else 0
    rounds = Track("rounds", say("track-rounds"), begun, s.limit // s.n)
    return Panel(
        "decks",
        say("panel-decks"),
        zones=(Zone("discarded", say("zone-discarded"), "cards", things=tuple(things)),),
        tracks=(rounds,),
        facts=tuple(facts),
    )


# players


def player(s: Table, p: int, seat: int) -> Player:
    facts = [
        Fact(say("fact-points"), points(s, p), "point"),
        Fact(say("fact-free"), s.free[p], "colonist"),
    ]
    if s.magna == p:
        facts.append(Fact(say("fact-magna"), say("yes"), "science"))
    if s.borrowed[p]:
        facts.append(Fact(say("fact-borrowed"), s.borrowed[p], "energy"))
    zones = [hand(s, p, seat)]
    held = [contract(c, p) for c in range(N_CONTRACTS) if s.contract[c] == p]
    if held:
        zones.append(Zone(f"contracts:{p}", say("zone-held-contracts"), "cards", p, tuple(held)))
    cards = [research_card(s, card) for card in range(N_RESEARCH) if s.at[card] in (p, KEPT + p)]
    if cards:
        zones.append(Zone(f"research:{p}", say("zone-research"), "cards", p, tuple(cards)))
    supremacies = [supremacy(field, p) for field in range(N_FIELDS) if s.supremacy[field] == p]
    if supremacies:
        zones.append(Zone(f"supremacies:{p}", say("zone-supremacies"), "cards", p, tuple(supremacies)))
    tracks = (
        Track(f"points:{p}", say("track-points"), points(s, p), s.target),
        energy(s, p, f"energy:{p}"),
    )
    return Player(p, tuple(facts), tuple(zones), tracks, status(s, p))


def hand(s: Table, p: int, seat: int) -> Zone:
    """Face down but for its owner; what was taken or shown in the open, everybody may remember."""
    base = p * N_MATERIALS
    if sees_hand(s, seat, p):
        cards = [
            Thing(material_ref(p, m), some(m, s.hand[base + m]), MATERIALS[m], p, s.hand[base + m])
            for m in range(N_MATERIALS)
            if s.hand[base + m]
        ]
    else:
        known = s.seen[base : base + N_MATERIALS]
        facts = (Fact(say("fact-known"), bundle(known), "eye"),) if any(known) else ()
        number = cards_in_hand(s, p)
        label = say("cards-hidden", n=number)
        cards = [Thing(f"hand-hidden:{p}", label, "card", p, number, True, facts)] if number else []
    return Zone(f"hand:{p}", say("zone-hand"), "cards", p, tuple(cards))


def research_card(s: Table, card: int) -> Thing:
    facts: list[Fact] = []
    owner = s.at[card] % KEPT
    if s.at[card] >= KEPT:
        facts.append(Fact(say("fact-kept"), say("yes"), "card"))
    if s.aim[card] != NONE:
        aim = s.aim[card]
        if CARD[card] == SHUTTLE:
            facts.append(Fact(say("fact-about"), material_name(aim)))
        else:
            facts.append(Fact(say("fact-about"), aim_name(s, owner, aim)))
    note = say(f"card-{DISCOVERIES[CARD[card]]}-does")
    return Thing(card_ref(card), card_name(card), "research", owner, facts=tuple(facts), note=note)


def aim_name(s: Table, p: int, place: int) -> Message:
    built = s.built[p * N_PLACES + place]
    return place_name(place, built) if built or place < MINE_1 else say("mine-none")


def supremacy(field: int, p: int) -> Thing:
    label = say("supremacy", field=field_name(field))
    return Thing(supremacy_ref(field), label, "supremacy", p, note=say(f"supremacy-{FIELDS[field]}-does"))


def status(s: Table, p: int) -> Message | None:
    if s.phase == OVER:
        return say("status-winner") if s.winners >> p & 1 else None
    return say("status-turn") if p == s.turn else None
