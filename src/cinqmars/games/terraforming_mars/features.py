"""A position as numbers, for learners: what a seat knows, its own things first."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.kernel.features import Feature, Layout, by_seat, mark, put

from . import components as box
from .board import N_HEXES, N_PLACES
from .cards.actions import HAS_ACTION
from .cards.index import COST, FIRST_CORPORATION, FIRST_PRELUDE, N_CARDS, N_PROJECTS, STORES
from .cards.traits import N_TRAITS
from .hidden import passed_on
from .marsbot import state as bot
from .marsbot.tracks import N_TRACKS
from .rules.awards import award_price, measure
from .state import NOBODY, OVER, OWN_CLAIM, PRELUDES, SET_UP, TerraformingState

SEATS: Final = box.MAX_PLAYERS
N_CORPORATIONS: Final = FIRST_PRELUDE - FIRST_CORPORATION
N_PRELUDES: Final = N_CARDS - FIRST_PRELUDE
SPECIAL: Final = 3  # a tile that is neither ocean, greenery nor city
KINDS_OF_TILE: Final = 4
STORING: Final[list[int]] = [card for card in range(N_CARDS) if STORES[card]]
ACTING: Final[list[int]] = [card for card in range(N_CARDS) if HAS_ACTION[card]]
CUBE_PLACE: Final[list[int]] = [STORING.index(card) if card in STORING else NOBODY for card in range(N_CARDS)]
ACTION_PLACE: Final[list[int]] = [ACTING.index(card) if card in ACTING else NOBODY for card in range(N_CARDS)]

GENERAL: Final = (
    Feature("phase", OVER + 1, about="which phase it is"),
    Feature("players", 1, SEATS, "at the table"),
    Feature("generation", 1, 18, "its number"),
    Feature("temperature", 1, box.MAXIMUM[box.TEMPERATURE], "steps above the first"),
    Feature("oxygen", 1, box.MAXIMUM[box.OXYGEN], "per cent"),
    Feature("oceans", 1, box.MAXIMUM[box.OCEANS], "on Mars"),
    Feature("actions-taken", 1, 2, "in this turn"),
    Feature("corporate-era", about="is played"),
    Feature("prelude", about="is played"),
    Feature("drafting", about="is played"),
    Feature("deck", 1, N_PROJECTS, "cards left"),
    Feature("discarded", 1, N_PROJECTS, "cards"),
    Feature("milestones-claimed", 1, box.MILESTONES_CLAIMED, "how many"),
    Feature("awards-funded", 1, box.AWARDS_FUNDED, "how many"),
    Feature("award-price", 1, 20, "of the next"),
    Feature("turn", SEATS, about="whose turn it is"),
    Feature("first", SEATS, about="who began the generation"),
    Feature("milestone-free", box.N_MILESTONES, about="by milestone: nobody has it"),
    Feature("award-funded", box.N_AWARDS, about="by award"),
    Feature("tile", N_PLACES * KINDS_OF_TILE, about="by place: ocean, greenery, city, other"),
    Feature("mine", N_PLACES, about="by place: a tile or a claim of one's own"),
    Feature("theirs", N_PLACES, about="by place: a tile of another"),
    Feature("hand", N_PROJECTS, about="project cards in hand"),
    Feature("offer", N_CARDS, about="looked at now: to buy, to keep or to draft"),
    Feature("drafted", N_PROJECTS, about="kept in this draft; -1: seen and passed on"),
    Feature("in-play", N_CARDS, about="in front of oneself, events included"),
    Feature("in-play-elsewhere", N_PROJECTS, about="in front of others"),
    Feature("cubes", len(STORING), 10, "by card that stores some, whoever has it"),
    Feature("may-act", len(ACTING), about="own cards with an action not used yet"),
    Feature("to-play", N_PRELUDES, about="preludes: 1 one's own, -1 another's"),
    Feature("hand-price", 1, 200, "of all its cards, as printed"),
    Feature("bot-playing", about="MarsBot is at the table"),
    Feature("bot-difficulty", 1, 3, "its level"),
    Feature("bot-money", 1, 100, "its megacredits"),
    Feature("bot-rating", 1, 60, "its terraforming rating"),
    Feature("bot-passed", about="in this generation"),
    Feature("bot-actions-left", 1, 10, "cards of its action deck"),
    Feature("bot-tracks", N_TRACKS, 18, "by track: how far its cube is"),
)
PLAYER: Final = (
    Feature("playing", about="the chair is taken"),
    Feature("rating", 1, 60, "terraforming rating"),
    Feature("passed", about="in this generation"),
    Feature("rating-raised", about="in this generation"),
    Feature("first-action", about="of its corporation is still due"),
    Feature("beginner", about="has a beginner corporation"),
    Feature("cards", 1, 16, "in hand"),
    Feature("cities", 1, 8, "owned"),
    Feature("greeneries", 1, 10, "owned"),
    Feature("cards-played", 1, 40, "but events"),
    Feature("events-played", 1, 12, "how many"),
    Feature("milestones", 1, 3, "claimed"),
    Feature("stock", box.N_RESOURCES, 60, "by resource"),
    Feature("production", box.N_RESOURCES, 12, "by resource"),
    Feature("tags", box.N_TAGS, 8, "by tag"),
    Feature("awards", box.N_AWARDS, 30, "by award: what it has for it"),
    Feature("traits", N_TRAITS, 8, "by trait: what its cards change"),
    Feature("corporation", N_CORPORATIONS, about="which, once it may be known"),
)
FEATURES: Final[tuple[Feature, ...]] = (*GENERAL, *by_seat(SEATS, *PLAYER))
LAYOUT: Final[Layout] = Layout(FEATURES)
A_PLAYER: Final[Layout] = Layout(PLAYER)

PLAYERS: Final[int] = LAYOUT.at["players"]
TURN: Final[int] = LAYOUT.at["turn"]
FIRST: Final[int] = LAYOUT.at["first"]
MILESTONE_FREE: Final[int] = LAYOUT.at["milestone-free"]
AWARD_FUNDED: Final[int] = LAYOUT.at["award-funded"]
TILE: Final[int] = LAYOUT.at["tile"]
MINE: Final[int] = LAYOUT.at["mine"]
THEIRS: Final[int] = LAYOUT.at["theirs"]
HAND: Final[int] = LAYOUT.at["hand"]
OFFER: Final[int] = LAYOUT.at["offer"]
DRAFTED: Final[int] = LAYOUT.at["drafted"]
IN_PLAY: Final[int] = LAYOUT.at["in-play"]
ELSEWHERE: Final[int] = LAYOUT.at["in-play-elsewhere"]
CUBES: Final[int] = LAYOUT.at["cubes"]
MAY_ACT: Final[int] = LAYOUT.at["may-act"]
TO_PLAY: Final[int] = LAYOUT.at["to-play"]
HAND_PRICE: Final[int] = LAYOUT.at["hand-price"]
BOT: Final[int] = LAYOUT.at["bot-playing"]
TRACKS: Final[int] = LAYOUT.at["bot-tracks"]
OWN: Final[int] = LAYOUT.at["own-playing"]
MILESTONES: Final[int] = A_PLAYER.at["milestones"]
STOCK: Final[int] = A_PLAYER.at["stock"]
PRODUCTION: Final[int] = A_PLAYER.at["production"]
TAGS: Final[int] = A_PLAYER.at["tags"]
AWARDS: Final[int] = A_PLAYER.at["awards"]
TRAITS: Final[int] = A_PLAYER.at["traits"]
CORPORATION: Final[int] = A_PLAYER.at["corporation"]


def encode(s: TerraformingState, seat: int, out: Any) -> None:
    row = LAYOUT.blank[:]
    general(s, seat, row)
    mars(s, seat, row)
    own_cards(s, seat, row)
    cards_in_play(s, seat, row)
    if s.bot:
        marsbot(s, row)
    for k in range(s.n):
        player(s, seat, (seat + k) % s.n, row, OWN + k * A_PLAYER.size)
    goals(s, seat, row)
    LAYOUT.write(row, out)


def general(s: TerraformingState, seat: int, row: list[float]) -> None:
    row[s.phase] = 1.0
    claimed = box.N_MILESTONES - s.milestones.count(NOBODY)
    funded = box.N_AWARDS - s.awards.count(NOBODY)
    put(
        row,
        PLAYERS,
        [
            *(s.n, s.generation, *s.params, s.done, s.era, s.prelude, s.drafting),
            *(len(s.deck), len(s.discard), claimed, funded, award_price(s)),
        ],
    )
    if s.turn >= 0:
        row[TURN + (s.turn - seat) % s.n] = 1.0
    if s.first >= 0:
        row[FIRST + (s.first - seat) % s.n] = 1.0


def goals(s: TerraformingState, seat: int, row: list[float]) -> None:
    for m in range(box.N_MILESTONES):
        who = s.milestones[m]
        if who == NOBODY:
            row[MILESTONE_FREE + m] = 1.0
        elif who < s.n:
            row[OWN + (who - seat) % s.n * A_PLAYER.size + MILESTONES] += 1.0
    for a in range(box.N_AWARDS):
        row[AWARD_FUNDED + a] = float(int(s.awards[a] != NOBODY))


def mars(s: TerraformingState, seat: int, row: list[float]) -> None:
    claims = s.masks[OWN_CLAIM + seat]
    for site in range(N_PLACES):
        tile = s.tile[site]
        if tile != box.NO_TILE:
            kind = tile if tile < SPECIAL else (box.CITY if tile == box.CAPITAL else SPECIAL)
            row[TILE + site * KINDS_OF_TILE + kind] = 1.0
            if s.owner[site] == seat:
                row[MINE + site] = 1.0
            elif s.owner[site] != NOBODY:
                row[THEIRS + site] = 1.0
        elif site < N_HEXES and claims >> site & 1:
            row[MINE + site] = 1.0


def own_cards(s: TerraformingState, seat: int, row: list[float]) -> None:
    mark(row, HAND, s.hand[seat])
    mark(row, OFFER, s.offer[seat])
    mark(row, OFFER, s.packs[seat])
    mark(row, DRAFTED, s.draft[seat])
    if s.draft[seat]:
        for card in passed_on(s, seat):
            row[DRAFTED + card] = -1.0
    for card in s.preludes[seat]:
        row[TO_PLAY + card - FIRST_PRELUDE] = 1.0
    price = 0
    for card in s.hand[seat]:
        price += COST[card]
    row[HAND_PRICE] = float(price)


def cards_in_play(s: TerraformingState, seat: int, row: list[float]) -> None:
    for q in range(s.n):
        for card in s.played[q]:
            if q == seat:
                row[IN_PLAY + card] = 1.0
            elif card < N_PROJECTS:
                row[ELSEWHERE + card] = 1.0
            if s.cubes[card]:
                row[CUBES + CUBE_PLACE[card]] = float(s.cubes[card])
        for card in s.events[q]:
            row[(IN_PLAY if q == seat else ELSEWHERE) + card] = 1.0
    for card in s.actors[seat]:
        if card not in s.used:
            row[MAY_ACT + ACTION_PLACE[card]] = 1.0


def marsbot(s: TerraformingState, row: list[float]) -> None:
    its = s.bot
    left = len(s.bot_piles[bot.ACTION_DECK])
    put(row, BOT, [1, its[bot.DIFFICULTY], its[bot.MONEY], its[bot.RATING], its[bot.PASSED], left])
    for track in range(N_TRACKS):
        row[TRACKS + track] = float(its[bot.POSITION + track])


def player(s: TerraformingState, seat: int, p: int, row: list[float], at: int) -> None:
    put(
        row,
        at,
        [
            *(1, s.rating[p], s.passed[p], s.raised[p], s.first_action[p], s.beginner[p]),
            *(len(s.hand[p]), s.cities[p], s.greeneries[p], len(s.played[p]), len(s.events[p])),
        ],
    )
    base = p * box.N_RESOURCES
    for r in range(box.N_RESOURCES):
        row[at + STOCK + r] = float(s.stock[base + r])
        row[at + PRODUCTION + r] = float(s.production[base + r])
    for tag in range(box.N_TAGS):
        row[at + TAGS + tag] = float(s.tags[p * box.N_TAGS + tag])
    for award in range(box.N_AWARDS):
        row[at + AWARDS + award] = float(measure(s, p, award))
    for trait in range(N_TRAITS):
        row[at + TRAITS + trait] = float(s.traits[p * N_TRAITS + trait])
    card = s.corporation[p]
    if card != NOBODY and (p == seat or s.phase != SET_UP):
        row[at + CORPORATION + card - FIRST_CORPORATION] = 1.0
    if p != seat and s.phase == PRELUDES:
        for prelude in s.preludes[p]:
            row[TO_PLAY + prelude - FIRST_PRELUDE] = -1.0
