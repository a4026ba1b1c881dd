"""A position as numbers, for learners: what a seat knows, its own things first."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.features import Feature, Layout, by_seat, mark, numbered, put, put_bits

from .components import (
    ASTRONAUTS,
    MAX_PLAYERS,
    N_BONUS,
    N_CHARACTERS,
    N_EVENTS,
    N_OUTER,
    N_RESOURCES,
    N_SHIPS,
    N_ZONES,
    ROUNDS,
    SCORING,
    SHIP_SEATS,
    TOKEN_VALUE,
)
from .hidden import revealed, sees
from .state import BOARDING, NOBODY, NONE, OVER, PlaneteState, destination

N_DISCOVERIES: Final = N_EVENTS - N_BONUS
MANUAL: Final = N_ZONES  # as a destination
N_KINDS: Final = N_RESOURCES + 1  # of ground: the last is unexplored

GENERAL: Final = (
    Feature("phase", OVER + 1, about="which phase it is"),
    Feature("round", 1, ROUNDS, "its number"),
    Feature("rounds-to-scoring", 1, 5, "until production is next scored"),
    Feature("players", 1, MAX_PLAYERS, "at the table"),
    Feature("medal", MAX_PLAYERS, about="who has the medal"),
    Feature("turn", MAX_PLAYERS, about="whose turn it is"),
    Feature("ship-deck", 1, N_SHIPS, "ships left"),
    Feature("event-deck", 1, N_EVENTS, "event cards left"),
    Feature("discarded", 1, N_EVENTS, "event cards discarded"),
    Feature("ground", N_ZONES * N_KINDS, about="by zone: which resource was found, last unexplored"),
    Feature("tokens-waiting", N_ZONES, 5, "by zone: resource tokens on it"),
    Feature("destination-tiles", N_ZONES, 2, "by zone: tiles that still point to it"),
    Feature("own-lead", N_ZONES, 5, "by zone: own astronauts less those of the best other"),
    Feature("discovery", N_OUTER, about="by outer zone: a discovery lies there"),
    Feature(
        "discovery-known", N_OUTER * N_DISCOVERIES, about="by outer zone and card: which one, if it was seen"
    ),
    Feature("discovery-seen-by", N_OUTER * MAX_PLAYERS, about="by outer zone and player: who has seen it"),
    Feature("own-bonus", N_BONUS, about="bonus cards in hand"),
    Feature("own-offer", N_EVENTS, about="cards looked at now"),
    Feature("shown", N_EVENTS, about="cards that all have seen"),
    Feature("gone", N_EVENTS, about="cards that this seat itself discarded or gave back"),
)
SHIP: Final = (
    Feature("docked", about="it waits"),
    Feature("launched", about="it has left"),
    Feature("in-flight", 1, MAX_PLAYERS, "how soon it lands, 1 the next"),
    Feature("seats", 1, 5, "in all"),
    Feature("free-seats", 1, 5, "left"),
    Feature("redirected", about="another destination was laid on it"),
    Feature("destination", N_ZONES + 1, about="where it goes, last wherever its crew says"),
    Feature("crew", MAX_PLAYERS, 5, "astronauts aboard, by player"),
)
PLAYER: Final = (
    Feature("playing", about="the chair is taken"),
    Feature("reserve", 1, ASTRONAUTS, "astronauts in the reserve"),
    Feature("lost", 1, 10, "astronauts lost in space"),
    Feature("tokens", N_RESOURCES, 10, "by resource"),
    Feature("token-points", 1, 40, "what these are worth"),
    Feature("bonus-cards", 1, 4, "in hand"),
    Feature("offered-cards", 1, 3, "looked at now"),
    Feature("to-be-called", about="has yet to board in this round"),
    Feature("hand", N_CHARACTERS, about="characters in hand"),
    Feature("chosen", N_CHARACTERS, about="the character of this round: one's own, or revealed"),
    Feature("astronauts", N_ZONES, 8, "by zone"),
)
FEATURES: Final[tuple[Feature, ...]] = (
    *GENERAL,
    *numbered("ship", MAX_PLAYERS, *SHIP),
    *by_seat(MAX_PLAYERS, *PLAYER),
)
LAYOUT: Final[Layout] = Layout(FEATURES)
A_SHIP: Final[Layout] = Layout(SHIP)
A_PLAYER: Final[Layout] = Layout(PLAYER)

PHASE: Final[int] = LAYOUT.at["phase"]
MEDAL: Final[int] = LAYOUT.at["medal"]
TURN: Final[int] = LAYOUT.at["turn"]
GROUND: Final[int] = LAYOUT.at["ground"]
WAITING: Final[int] = LAYOUT.at["tokens-waiting"]
TILES: Final[int] = LAYOUT.at["destination-tiles"]
LEAD: Final[int] = LAYOUT.at["own-lead"]
DISCOVERY: Final[int] = LAYOUT.at["discovery"]
KNOWN: Final[int] = LAYOUT.at["discovery-known"]
SEEN_BY: Final[int] = LAYOUT.at["discovery-seen-by"]
BONUS: Final[int] = LAYOUT.at["own-bonus"]
OFFER: Final[int] = LAYOUT.at["own-offer"]
SHOWN: Final[int] = LAYOUT.at["shown"]
GONE: Final[int] = LAYOUT.at["gone"]
SHIPS: Final[int] = LAYOUT.at["ship-1-docked"]
PLAYERS: Final[int] = LAYOUT.at["own-playing"]
DESTINATION: Final[int] = A_SHIP.at["destination"]
CREW: Final[int] = A_SHIP.at["crew"]
TOKENS: Final[int] = A_PLAYER.at["tokens"]
HAND: Final[int] = A_PLAYER.at["hand"]
CHOSEN: Final[int] = A_PLAYER.at["chosen"]
ASTRONAUTS_AT: Final[int] = A_PLAYER.at["astronauts"]

NEXT_SCORING: Final[list[int]] = [
    min([k for k in range(r, ROUNDS + 1) if SCORING[k]]) for r in range(ROUNDS + 1)
]


def encode(s: PlaneteState, seat: int, out: Any) -> None:
    row = LAYOUT.blank[:]
    general(s, seat, row)
    zones(s, seat, row)
    cards(s, seat, row)
    for slot in range(s.n):
        if s.dock[slot] != NONE:
            ship(s, seat, slot, row, SHIPS + slot * A_SHIP.size)
    for k in range(s.n):
        player(s, seat, (seat + k) % s.n, row, PLAYERS + k * A_PLAYER.size)
    LAYOUT.write(row, out)


def general(s: PlaneteState, seat: int, row: list[float]) -> None:
    n = s.n
    row[PHASE + s.phase] = 1.0
    if s.medal != NOBODY:
        row[MEDAL + (s.medal - seat) % n] = 1.0
    if s.turn != NOBODY:
        row[TURN + (s.turn - seat) % n] = 1.0
    scoring = NEXT_SCORING[min(s.round, ROUNDS)]
    put(row, PHASE + OVER + 1, [s.round, scoring - s.round, n])
    put(row, TURN + MAX_PLAYERS, [len(s.ship_deck), len(s.events), len(s.discard)])


def zones(s: PlaneteState, seat: int, row: list[float]) -> None:
    n, there = s.n, s.mars
    for zone in range(N_ZONES):
        kind = s.resource[zone]
        row[GROUND + zone * N_KINDS + (kind if kind != NONE else N_RESOURCES)] = 1.0
        row[WAITING + zone] = float(s.pot[zone])
        row[TILES + zone] = float(s.tiles[zone])
        best = 0
        for q in range(n):
            if q != seat and there[zone * n + q] > best:
                best = there[zone * n + q]
        row[LEAD + zone] = float(there[zone * n + seat] - best)


def cards(s: PlaneteState, seat: int, row: list[float]) -> None:
    for zone in range(N_OUTER):
        card = s.discovery[zone]
        if card == NONE:
            continue
        row[DISCOVERY + zone] = 1.0
        if sees(s.known[zone], seat) or s.phase == OVER:
            row[KNOWN + zone * N_DISCOVERIES + card - N_BONUS] = 1.0
        for q in range(s.n):
            row[SEEN_BY + zone * MAX_PLAYERS + (q - seat) % s.n] = float(s.known[zone] >> q & 1)
    mark(row, BONUS, s.bonus[seat])
    mark(row, OFFER, s.offer[seat])
    mark(row, SHOWN, s.shown)
    mark(row, GONE, s.given_back[seat])
    for i in range(len(s.discard)):
        if s.discarder[i] == seat:
            row[GONE + s.discard[i]] = 1.0


def ship(s: PlaneteState, seat: int, slot: int, row: list[float], at: int) -> None:
    n, bound = s.n, destination(s, slot)
    room = SHIP_SEATS[s.dock[slot]]
    landing = s.flight.index(slot) + 1 if s.launched[slot] and slot in s.flight else 0
    away = s.launched[slot]
    put(row, at, [1 - away, away, landing, room, room - s.aboard[slot], int(s.tile[slot] != NONE)])
    row[at + DESTINATION + (bound if bound >= 0 else MANUAL)] = 1.0
    for k in range(n):
        row[at + CREW + k] = float(s.crew[slot * n + (seat + k) % n])


def player(s: PlaneteState, seat: int, p: int, row: list[float], at: int) -> None:
    n = s.n
    row[at] = 1.0
    row[at + 1] = float(s.reserve[p])
    row[at + 2] = float(s.lost[p])
    worth = 0
    for r in range(N_RESOURCES):
        tokens = s.tokens[p * N_RESOURCES + r]
        row[at + TOKENS + r] = float(tokens)
        worth += tokens * TOKEN_VALUE[r]
    called = int(s.phase == BOARDING and p in s.order)
    put(row, at + TOKENS + N_RESOURCES, [worth, len(s.bonus[p]), len(s.offer[p]), called])
    put_bits(row, at + HAND, s.hand[p])
    if s.picked[p] >= 0 and (p == seat or revealed(s, p)):
        row[at + CHOSEN + s.picked[p]] = 1.0
    for zone in range(N_ZONES):
        row[at + ASTRONAUTS_AT + zone] = float(s.mars[zone * n + p])
