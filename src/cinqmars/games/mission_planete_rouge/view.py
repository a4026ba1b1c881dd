"""What a seat sees of the table."""

from __future__ import annotations

from collections.abc import Sequence

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
    seen_players,
)

from .components import (
    CHARACTERS,
    EVENTS,
    N_BONUS,
    N_CHARACTERS,
    N_OUTER,
    N_RESOURCES,
    N_ZONES,
    RESOURCES,
    ROUNDS,
    SCORING,
    SHIP_SEATS,
    TOKEN_VALUE,
    ZONES,
)
from .hidden import revealed, sees
from .names import (
    CHARACTER_CALL,
    CHARACTER_DOES,
    astronaut_ref,
    character_name,
    character_ref,
    discovery_ref,
    event_name,
    event_ref,
    resource_name,
    ship_name,
    ship_ref,
    tile_ref,
    zone_name,
    zone_ref,
)
from .state import BOARDING, CHOOSING, NONE, OVER, SET_UP, PlaneteState, destination

PHASES = ("set-up", "dealing", "choosing", "boarding", "over")


def observe(s: PlaneteState, seat: int) -> View:
    return observe_all(s, (seat,))[0]


def observe_all(s: PlaneteState, seats: Sequence[int]) -> list[View]:
    """For each seat."""
    headline = say("headline", round=s.round, phase=say(f"phase-{PHASES[s.phase]}"))
    players, maps, rest = seated(s, seats), mars(s, seats), (pad(s), call(s), supply(s))
    return [View(seat, headline, players[i], (maps[i], *rest)) for i, seat in enumerate(seats)]


# panels


def astronauts(counts: list[int], base: int, n: int, place: str) -> list[Thing]:
    return [
        Thing(
            astronaut_ref(place, p), say("astronauts", n=counts[base + p]), "astronaut", p, counts[base + p]
        )
        for p in range(n)
        if counts[base + p]
    ]


def mars(s: PlaneteState, seats: Sequence[int]) -> list[Panel]:
    """As each of the seats sees it: what lies face down differs for those who know it."""
    zones = [mars_zone(s, zone, NONE) for zone in range(N_ZONES)]
    return [
        Panel(
            "mars",
            say("panel-mars"),
            map=True,
            zones=tuple(
                [
                    mars_zone(s, zone, seat) if sees(s.known[zone], seat) else zones[zone]
                    for zone in range(N_ZONES)
                ]
            ),
        )
        for seat in seats
    ]


def mars_zone(s: PlaneteState, zone: int, seat: int) -> Zone:
    things = []
    resource = s.resource[zone]
    facts = [Fact(say("fact-ring"), say("ring-outer" if zone < N_OUTER else "ring-central"))]
    if resource != NONE:
        name = resource_name(resource)
        facts.insert(0, Fact(say("fact-resource"), name, RESOURCES[resource]))
        things.append(Thing(f"resource:{ZONES[zone]}", name, RESOURCES[resource]))
    if s.pot[zone]:
        label = say("tokens-waiting", n=s.pot[zone])
        things.append(Thing(f"tokens:{ZONES[zone]}", label, "token", number=s.pot[zone]))
    things += astronauts(s.mars, zone * s.n, s.n, ZONES[zone])
    if s.discovery[zone] != NONE:
        things.append(discovery(s, zone, seat))
    return Zone(zone_ref(zone), zone_name(zone), things=tuple(things), facts=tuple(facts))


def discovery(s: PlaneteState, zone: int, seat: int) -> Thing:
    """Face down but for those who placed it or looked at it; who they are, everyone saw."""
    card, ref = s.discovery[zone], discovery_ref(zone)
    who = [p for p in range(s.n) if sees(s.known[zone], p)]
    facts = (Fact(say("fact-known-by"), seat_names(who), "eye"),)
    if not sees(s.known[zone], seat) and s.phase != OVER:
        return Thing(ref, say("discovery-hidden"), "discovery", hidden=True, facts=facts)
    note = say(f"event-{EVENTS[card]}-does")
    return Thing(ref, event_name(card), "discovery", facts=facts, note=note)


def pad(s: PlaneteState) -> Panel:
    """Docked ships, then those on their way: they will land in this order."""
    slots = [slot for slot in range(s.n) if not s.launched[slot]] + s.flight
    ships = [ship(s, slot) for slot in slots if s.dock[slot] != NONE]
    return Panel("pad", say("panel-pad"), zones=tuple(ships))


def ship(s: PlaneteState, slot: int) -> Zone:
    number, bound = s.dock[slot], destination(s, slot)
    facts = [
        Fact(say("fact-aboard"), say("seats-of", n=s.aboard[slot], seats=SHIP_SEATS[number]), "astronaut"),
        Fact(
            say("fact-destination"),
            zone_name(bound) if bound >= 0 else say("destination-open"),
            "destination",
        ),
        Fact(say("fact-state"), say("state-launched" if s.launched[slot] else "state-docked")),
    ]
    things = astronauts(s.crew, slot * s.n, s.n, f"ship-{number}")
    if s.tile[slot] != NONE:
        label = say("tile", zone=zone_name(s.tile[slot]))
        things.append(Thing(f"tile-on:{number}", label, "destination"))
    return Zone(ship_ref(number), ship_name(number), things=tuple(things), facts=tuple(facts))


def call(s: PlaneteState) -> Panel:
    """The characters from 1 to 9, and who has revealed which."""
    rows = []
    for c in range(N_CHARACTERS):
        who = [p for p in range(s.n) if s.picked[p] == c and revealed(s, p)]
        cell = seat_names(who)
        rows.append(Row(f"call:{CHARACTERS[c]}", CHARACTER_CALL[c], (cell,)))
    table = Records("call", say("panel-call"), (say("column-revealed"),), tuple(rows))
    return Panel("calls", say("panel-call"), tables=(table,))


def seat_names(seats: list[int]) -> Message:
    """Nobody, one, or a list of them."""
    if not seats:
        return say("nobody")
    names = seat_name(seats[-1])
    for p in reversed(seats[:-1]):
        names = say("and-then", first=seat_name(p), rest=names)
    return names


def supply(s: PlaneteState) -> Panel:
    tiles = [
        Thing(tile_ref(zone), zone_name(zone), "destination", number=s.tiles[zone])
        for zone in range(N_ZONES)
        if s.tiles[zone]
    ]
    shown = [event(card) for card in s.shown]
    return Panel(
        "supply",
        say("panel-supply"),
        zones=(
            Zone("tiles", say("zone-tiles"), "pile", things=tuple(tiles)),
            Zone("shown", say("zone-shown"), "cards", things=tuple(shown)),
        ),
        tracks=(Track("round", say("track-round"), s.round, ROUNDS, scoring_rounds()),),
        facts=(
            Fact(say("fact-ship-deck"), len(s.ship_deck), "ship"),
            Fact(say("fact-event-deck"), len(s.events), "card"),
            Fact(say("fact-discarded-events"), len(s.discard), "card"),
        ),
    )


def scoring_rounds() -> tuple[int, ...]:
    return tuple([r for r in range(len(SCORING)) if SCORING[r]])


def event(card: int) -> Thing:
    kind = "bonus" if card < N_BONUS else "discovery"
    return Thing(event_ref(card), event_name(card), kind, note=say(f"event-{EVENTS[card]}-does"))


# players


def seated(s: PlaneteState, seats: Sequence[int]) -> list[tuple[PlayerView, ...]]:
    """As each of the seats sees them; what lies open is made once."""
    boards = [board(s, p) for p in range(s.n)]
    return seen_players(s.n, seats, lambda p, seat: player(s, p, seat, boards[p]))


def board(s: PlaneteState, p: int) -> PlayerView:
    """What everybody sees."""
    tokens = s.tokens[p * N_RESOURCES : (p + 1) * N_RESOURCES]
    facts = [Fact(say("fact-points"), public_points(s, p))]
    facts += [Fact(resource_name(r), tokens[r], RESOURCES[r]) for r in range(N_RESOURCES)]
    facts.append(Fact(say("fact-bonus-cards"), len(s.bonus[p]), "card"))
    if p == s.medal:
        facts.append(Fact(say("fact-medal"), say("yes"), "medal"))
    return PlayerView(p, tuple(facts), (reserve(s, p), lost(s, p)), status=status(s, p))


def player(s: PlaneteState, p: int, seat: int, board: PlayerView) -> PlayerView:
    zones = [*board.zones, hand(s, p, seat)]
    if s.bonus[p]:
        zones.append(bonus_cards(s, p, seat))
    if s.offer[p]:
        zones.append(offer(s, p, seat))
    return PlayerView(p, board.facts, tuple(zones), status=board.status)


def public_points(s: PlaneteState, p: int) -> int:
    """All points at the end; before, what everybody can count."""
    if s.phase == OVER:
        return sum(s.points[p :: s.n])
    return sum([s.tokens[p * N_RESOURCES + r] * TOKEN_VALUE[r] for r in range(N_RESOURCES)])


def status(s: PlaneteState, p: int) -> Message | None:
    if s.phase == CHOOSING:
        return say("status-choosing")
    if s.phase != BOARDING:
        return say("status-set-up") if s.phase <= SET_UP else None
    if not revealed(s, p):
        return say("status-waiting")
    acting = p == s.turn or p in s.order
    return say("status-acting" if acting else "status-played", character=character_name(s.picked[p]))


def pile(ref: str, label: Message, p: int, number: int) -> Zone:
    things = (
        Thing(astronaut_ref(ref.replace(":", "-"), p), say("astronauts", n=number), "astronaut", p, number),
    )
    return Zone(ref, label, "pile", p, things if number else ())


def reserve(s: PlaneteState, p: int) -> Zone:
    return pile(f"reserve:{p}", say("zone-reserve"), p, s.reserve[p])


def lost(s: PlaneteState, p: int) -> Zone:
    return pile(f"lost:{p}", say("zone-lost"), p, s.lost[p])


def hand(s: PlaneteState, p: int, seat: int) -> Zone:
    """Public: everyone saw which characters were played. Not which one lies face down."""
    cards = [character(s, p, c, seat) for c in range(N_CHARACTERS) if s.hand[p] >> c & 1]
    return Zone(f"hand:{p}", say("zone-hand"), "cards", p, tuple(cards))


def character(s: PlaneteState, p: int, c: int, seat: int) -> Thing:
    chosen = p == seat and s.picked[p] == c
    facts = (Fact(say("fact-chosen"), say("yes"), "secret"),) if chosen else ()
    return Thing(character_ref(p, c), CHARACTER_CALL[c], "character", p, 1, False, facts, CHARACTER_DOES[c])


def bonus_cards(s: PlaneteState, p: int, seat: int) -> Zone:
    if p == seat or s.phase == OVER:
        cards = [event(card) for card in s.bonus[p]]
    else:
        cards = [hidden_cards(f"bonus-hidden:{p}", "bonus", p, len(s.bonus[p]))]
    return Zone(f"bonus:{p}", say("zone-bonus"), "cards", p, tuple(cards))


def offer(s: PlaneteState, p: int, seat: int) -> Zone:
    if p == seat:
        cards = [event(card) for card in s.offer[p]]
    else:
        cards = [hidden_cards(f"offer-hidden:{p}", "event", p, len(s.offer[p]))]
    return Zone(f"offer:{p}", say("zone-offer"), "cards", p, tuple(cards))


def hidden_cards(ref: str, kind: str, p: int, number: int) -> Thing:
    return Thing(ref, say("cards-hidden", n=number), kind, p, number, hidden=True)
