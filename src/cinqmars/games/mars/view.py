"""What a seat sees of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cinqmars.kernel import (
    Fact,
    Message,
    Panel,
    PlayerView,
    Records,
    Row,
    Thing,
    Track,
    View,
    Zone,
    say,
    seat_name,
)

from . import components as c
from . import names
from .cards import research as discoveries
from .cards.events import EVENTS
from .hidden import sees_hand
from .rules import colony as colonies
from .rules import scoring
from .rules.materials import usual_rate
from .rules.strength import strength
from .state import (
    EVENT,
    GIVES,
    KEPT,
    MAKER,
    NUMBER,
    OVER,
    REFUSED,
    REPLY,
    STRIDE,
    TO,
    UNDER_1,
    UNDER_2,
    WANTS,
    MarsState,
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
    "borrowing",
    "moving",
    "ending",
    "over",
)


def observe(s: MarsState, seat: int) -> View:
    return observe_all(s, (seat,))[0]


def observe_all(s: MarsState, seats: Sequence[int]) -> list[View]:
    """For each seat; the viewer's own colony first."""
    said, boards = headline(s), [colony(s, p) for p in range(s.n)]
    table = (stock(s), market(s), standing(s), decks(s))
    made: dict[tuple[int, bool], PlayerView] = {}  # by whether the hand is seen
    found = []
    for seat in seats:
        seen = [(p, sees_hand(s, seat, p)) for p in range(s.n)]
        for key in [key for key in seen if key not in made]:
            made[key] = player(s, key[0], seat)
        first = max(seat, 0)
        players = tuple([made[key] for key in seen])
        found.append(View(seat, said, players, (*boards[first:], *boards[:first], *table)))
    return found


def headline(s: MarsState) -> Message:
    phase = say(f"phase-{PHASES[s.phase]}")
    if s.phase < EVENT:
        return say("headline-set-up", phase=phase)
    return say("headline", round=(s.turns - 1) // s.n + 1, phase=phase, target=s.target)


# colonies


def colonists(place: str, p: int, number: int) -> tuple[Thing, ...]:
    if not number:
        return ()
    return (Thing(f"colonist:{place}", say("colonists", n=number), "colonist", p, number),)


def colony(s: MarsState, p: int) -> Panel:
    zones = [housing(s, p)]
    base = p * c.N_PLACES
    zones += [installation(s, p, place) for place in range(c.PLANT_0, c.N_PLACES) if s.built[base + place]]
    return Panel(
        names.colony_ref(p),
        say("panel-colony", who=seat_name(p)),
        map=True,
        zones=tuple(zones),
        tracks=(energy(s, p, f"energy-board:{p}"),),
    )


def housing(s: MarsState, p: int) -> Zone:
    base = p * c.N_PLACES
    tiles = [
        Thing(
            names.place_ref(p, place),
            names.place_name(place),
            "habitation",
            facts=(Fact(say("fact-state"), state(s, p, place)),),
            note=say("does-habitation"),
        )
        for place in range(c.PLANT_0)
        if s.built[base + place]
    ]
    people = colonists(f"housing-{p}", p, s.free[p])
    return Zone(names.housing_ref(p), say("zone-housing"), things=(*tiles, *people))


def installation(s: MarsState, p: int, place: int) -> Zone:
    i = p * c.N_PLACES + place
    name = f"{p}-{names.place_id(place)}"
    return Zone(
        names.place_ref(p, place),
        names.place_name(place, s.built[i]),
        things=colonists(name, p, s.staff[i]),
        facts=(Fact(say("fact-state"), state(s, p, place)),),
    )


def state(s: MarsState, p: int, place: int) -> Message:
    i = p * c.N_PLACES + place
    if s.on[i]:
        return say("state-unmanned" if s.unmanned[p] >> place & 1 and not s.staff[i] else "state-active")
    if place >= c.PLANT_0 and not colonies.manned(s, p, place):
        return say("state-idle")
    return say("state-off")


def energy(s: MarsState, p: int, ref: str) -> Track:
    return Track(ref, say("track-energy"), colonies.consumption(s, p), colonies.capacity(s, p))


# stock, market, decks


def stock(s: MarsState) -> Panel:
    """The tiles that are left, with what they cost."""
    rows = [
        Row(names.tile_ref(place), names.place_name(place), (s.tiles[place], names.bundle(c.COST[place])))
        for place in range(c.MINE_1)
        if place not in c.PRINTED
    ]
    rows += [
        Row(names.mine_ref(m), names.mine_name(m), (s.mine_tiles[m], names.bundle(c.MINE_COST)))
        for m in range(c.N_MATERIALS)
    ]
    columns = (say("column-left"), say("column-cost"))
    table = Records("stock", say("panel-stock"), columns, tuple(rows))
    return Panel("stock", say("panel-stock"), tables=(table,))


def market(s: MarsState) -> Panel:
    piles = [
        Thing(names.pile_ref(m), names.material_name(m), c.MATERIALS[m], number=s.reserve[m])
        for m in range(c.N_MATERIALS)
    ]
    free = [contract(k) for k in range(c.N_CONTRACTS) if s.contract[k] == c.NONE]
    offers = [offer(s, o) for o in range(0, len(s.offers), STRIDE)]
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


def standing(s: MarsState) -> Panel:
    """Who is how strong in each field: what supremacies and conflicts compare."""
    rows = [
        Row(
            names.supremacy_ref(field),
            names.field_name(field),
            tuple([strength(s, p, field) for p in range(s.n)]),
            s.supremacy[field],
        )
        for field in range(c.N_FIELDS)
    ]
    points = tuple([colonies.science(s, p) for p in range(s.n)])
    rows.append(Row("magna", say("fact-magna"), points, s.magna))
    columns = tuple([seat_name(p) for p in range(s.n)])
    table = Records("standing", say("panel-standing"), columns, tuple(rows))
    return Panel("standing", say("panel-standing"), tables=(table,))


def contract(k: int, owner: int = c.NONE) -> Thing:
    return Thing(names.contract_ref(k), names.contract_name(k), "contract", owner)


def offer(s: MarsState, o: int) -> Thing:
    offers = s.offers
    label = say(
        "offer",
        who=seat_name(offers[o + MAKER]),
        to=names.partner_name(offers[o + TO]),
        give=names.bundle(offers[o + GIVES : o + WANTS]),
        want=names.bundle(offers[o + WANTS : o + STRIDE]),
    )
    facts: list[Fact] = []
    if offers[o + REPLY]:
        facts.append(Fact(say("fact-reply"), say("yes")))
    refused = [seat_name(p) for p in range(s.n) if offers[o + REFUSED] >> p & 1]
    if refused:
        facts.append(Fact(say("fact-refused"), names.listed(refused)))
    return Thing(names.offer_ref(offers[o + NUMBER]), label, "offer", offers[o + MAKER], facts=tuple(facts))


def decks(s: MarsState) -> Panel:
    discarded = sorted(s.discard)
    kinds = [kind for kind in range(len(EVENTS)) if kind in discarded]
    things = [
        Thing(names.event_ref(kind), names.event_name(kind), "event", number=discarded.count(kind))
        for kind in kinds
    ]
    facts = [
        Fact(say("fact-event-deck"), len(s.events), "card"),
        Fact(say("fact-research-1"), len(s.research_1), "card"),
        Fact(say("fact-research-2"), len(s.research_2), "card"),
    ]
    if s.under & UNDER_1:
        facts.append(Fact(say("fact-under-1"), say("card-cargo"), "card"))
    if s.under & UNDER_2:
        facts.append(Fact(say("fact-under-2"), say("card-nursery"), "card"))
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


def player(s: MarsState, p: int, seat: int) -> PlayerView:
    facts = [
        Fact(say("fact-points"), scoring.points(s, p), "point"),
        Fact(say("fact-free"), s.free[p], "colonist"),
        Fact(say("fact-rate"), say("rate", n=usual_rate(s, p)), "ship"),
    ]
    if s.magna == p:
        facts.append(Fact(say("fact-magna"), say("yes"), "science"))
    if s.borrowed[p]:
        facts.append(Fact(say("fact-borrowed"), s.borrowed[p], "energy"))
    zones = [hand(s, p, seat)]
    held = [contract(k, p) for k in range(c.N_CONTRACTS) if s.contract[k] == p]
    if held:
        zones.append(Zone(f"contracts:{p}", say("zone-held-contracts"), "cards", p, tuple(held)))
    cards = [research_card(s, card) for card in range(c.N_RESEARCH) if s.at[card] in (p, KEPT + p)]
    if cards:
        zones.append(Zone(f"research:{p}", say("zone-research"), "cards", p, tuple(cards)))
    supremacies = [supremacy(field, p) for field in range(c.N_FIELDS) if s.supremacy[field] == p]
    if supremacies:
        zones.append(Zone(f"supremacies:{p}", say("zone-supremacies"), "cards", p, tuple(supremacies)))
    tracks = (
        Track(f"points:{p}", say("track-points"), scoring.points(s, p), s.target),
        energy(s, p, f"energy:{p}"),
        Track(f"stored:{p}", say("track-stored"), colonies.cards_in_hand(s, p), colonies.storage(s, p)),
        Track(
            f"contracted:{p}",
            say("track-contracted"),
            colonies.contracts(s, p),
            colonies.contract_limit(s, p),
        ),
    )
    return PlayerView(p, tuple(facts), tuple(zones), tracks, status(s, p))


def hand(s: MarsState, p: int, seat: int) -> Zone:
    """Face down but for its owner; what was taken or shown in the open, everybody may remember."""
    base = p * c.N_MATERIALS
    if sees_hand(s, seat, p):
        cards = [
            Thing(
                names.material_ref(p, m),
                names.some(m, s.hand[base + m]),
                c.MATERIALS[m],
                number=s.hand[base + m],
            )
            for m in range(c.N_MATERIALS)
            if s.hand[base + m]
        ]
    else:
        known = s.seen[base : base + c.N_MATERIALS]
        facts = (Fact(say("fact-known"), names.bundle(known), "eye"),) if any(known) else ()
        number = colonies.cards_in_hand(s, p)
        label = say("cards-hidden", n=number)
        cards = [Thing(f"hand-hidden:{p}", label, "card", p, number, True, facts)] if number else []
    return Zone(names.hand_ref(p), say("zone-hand"), "cards", p, tuple(cards))


def research_card(s: MarsState, card: int) -> Thing:
    facts: list[Fact] = []
    owner = s.at[card] % KEPT
    if s.at[card] >= KEPT:
        facts.append(Fact(say("fact-kept"), say("yes"), "card"))
    if s.aim[card] != c.NONE:
        aim = s.aim[card]
        if discoveries.SHUTTLE[card]:
            facts.append(Fact(say("fact-about"), names.material_name(aim)))
        else:
            facts.append(Fact(say("fact-about"), names.aim_name(s, owner, aim)))
    note = say(f"card-{discoveries.DISCOVERIES[discoveries.KIND[card]]}-does")
    return Thing(
        names.card_ref(card), names.card_name(card), "research", owner, facts=tuple(facts), note=note
    )


def supremacy(field: int, p: int) -> Thing:
    label = say("supremacy", field=names.field_name(field))
    return Thing(
        names.supremacy_ref(field), label, "supremacy", p, note=say(f"supremacy-{c.FIELDS[field]}-does")
    )


def status(s: MarsState, p: int) -> Message | None:
    if s.phase == OVER:
        return say("status-winner") if s.winners >> p & 1 else None
    return say("status-turn") if p == s.turn else None
