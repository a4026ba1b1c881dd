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
    seen_players,
)

from . import board, names
from . import components as box
from .cards.index import CARD_TAGS, CARDS, COST, FIRST_CORPORATION, N_CARDS, STORES
from .cards.text import card_text
from .hidden import knows, passed_on
from .marsbot import goals as marsbot_goals
from .marsbot import view as marsbot_view
from .rules.awards import award_price, funded, measure
from .rules.decks import everyone
from .rules.milestones import claimed, reached
from .rules.prices import price
from .rules.rivals import rivals
from .rules.scoring import points
from .state import ACTION, NOBODY, OVER, OWN_CLAIM, PRELUDES, SET_UP, TerraformingState

NOTES: Final[list[Message]] = [card_text(c) for c in range(N_CARDS)]  # what cards say never changes
HIGHEST_RATING: Final = 100  # of the track, where it begins anew
GROUPS: Final = (
    ("founded", ("corporation", "prelude")),
    ("active", ("active",)),
    ("automated", ("automated",)),
)
PHASES = ("set-up", "preludes", "research", "action", "production", "last-greeneries", "over")


def observe(s: TerraformingState, seat: int) -> View:
    return observe_all(s, (seat,))[0]


def observe_all(s: TerraformingState, seats: Sequence[int]) -> list[View]:
    """For each seat."""
    headline = say("headline", generation=s.generation, phase=say(f"phase-{PHASES[s.phase]}"))
    players = seen_players(s.n, seats, lambda p, seat: player(s, p, seat))
    table = (mars(s), parameters(s), goals(s), projects())
    return [
        View(seat, headline, players[i], (*table, piles(s, seat), *marsbot_view.panels(s, seat)))
        for i, seat in enumerate(seats)
    ]


def shown_owner(owner: int) -> int:
    """MarsBot takes the colour of the second seat."""
    return 1 if owner == box.MARSBOT else owner


# Mars


def mars(s: TerraformingState) -> Panel:
    zones = [place(s, site) for site in range(board.N_PLACES)]
    return Panel("mars", say("panel-mars"), map=True, zones=tuple(zones))


def place(s: TerraformingState, site: int) -> Zone:
    things: list[Thing] = []
    ref = names.hex_ref(site)
    if s.tile[site] != box.NO_TILE:
        tile = s.tile[site]
        label = (
            say("marsbot-tile", tile=names.tile_name(tile))
            if s.owner[site] == box.MARSBOT
            else names.tile_name(tile)
        )
        things.append(Thing(f"tile:{ref}", label, box.TILES[tile], shown_owner(s.owner[site])))
    elif site < board.N_HEXES:
        for q in range(s.n):
            if s.masks[OWN_CLAIM + q] >> site & 1:
                things.append(Thing(f"claim:{ref}", say("claim"), "claim", q))
    return Zone(ref, names.hex_name(site), things=tuple(things), facts=tuple(printed(site)))


def printed(site: int) -> list[Fact]:
    """What lies there before any tile."""
    if site >= board.N_HEXES:
        return []
    facts: list[Fact] = []
    here = 1 << site
    if here & (board.OCEAN_HEXES | board.NOCTIS):
        kind = "ocean" if here & board.OCEAN_HEXES else "noctis"
        facts.append(Fact(say("fact-reserved"), say(f"reserved-{kind}"), kind))
    if here & board.VOLCANIC:
        facts.append(Fact(say("fact-volcano"), say("yes"), "volcano"))
    counts = (
        ("steel", board.BONUS_STEEL),
        ("titanium", board.BONUS_TITANIUM),
        ("plants", board.BONUS_PLANTS),
    )
    for name, count in counts:
        if count[site]:
            facts.append(Fact(names.resource_name(box.RESOURCES.index(name)), count[site], name))
    if board.BONUS_CARDS[site]:
        facts.append(Fact(say("fact-bonus-cards"), board.BONUS_CARDS[site], "card"))
    return facts


def parameters(s: TerraformingState) -> Panel:
    steps = s.params
    return Panel(
        "parameters",
        say("panel-parameters"),
        tracks=(
            Track(
                "temperature",
                say("parameter-temperature", least=box.COLDEST, step=box.DEGREES),
                steps[box.TEMPERATURE],
                box.MAXIMUM[box.TEMPERATURE],
                (*box.HEAT_BONUS, box.OCEAN_BONUS),
            ),
            Track(
                "oxygen",
                say("parameter-oxygen"),
                steps[box.OXYGEN],
                box.MAXIMUM[box.OXYGEN],
                (box.TEMPERATURE_BONUS,),
            ),
            Track("oceans", say("parameter-oceans"), steps[box.OCEANS], box.MAXIMUM[box.OCEANS]),
        ),
        facts=(
            Fact(say("fact-generation"), s.generation, "generation"),
            Fact(
                say("fact-temperature"),
                say("level-temperature", n=box.degrees(steps[box.TEMPERATURE])),
                "temperature",
            ),
            Fact(say("fact-first"), names.seat_name(s.first), "first"),
            *[fact for fact, step, parameter in BONUSES if s.params[parameter] < step],
        ),
    )


def warmth(step: int, gives: str) -> tuple[Fact, int, int]:
    label = say("fact-at-temperature", n=box.degrees(step), of="temperature", step=step)
    return Fact(label, say(gives)), step, box.TEMPERATURE


BONUSES: Final = (  # what parameters give on their way: steps that are ahead
    *[warmth(step, "gives-heat") for step in box.HEAT_BONUS],
    warmth(box.OCEAN_BONUS, "gives-ocean"),
    (
        Fact(
            say("fact-at-oxygen", n=box.TEMPERATURE_BONUS, of="oxygen", step=box.TEMPERATURE_BONUS),
            say("gives-temperature", n=box.DEGREES),
        ),
        box.TEMPERATURE_BONUS,
        box.OXYGEN,
    ),
)


# milestones, awards, standard projects


def goals(s: TerraformingState) -> Panel:
    players = tuple([names.seat_name(p) for p in rivals(s)])
    milestones = [
        Row(
            f"milestone:{box.MILESTONES[m]}",
            names.milestone_name(m),
            (box.MILESTONE_NEEDS[m], *all_reached(s, m), taken(s.milestones[m])),
            shown_owner(s.milestones[m]),
        )
        for m in range(box.N_MILESTONES)
    ]
    awards = [
        Row(
            f"award:{box.AWARDS[a]}",
            names.award_name(a),
            (*all_measures(s, a), taken(s.awards[a])),
            shown_owner(s.awards[a]),
        )
        for a in range(box.N_AWARDS)
    ]
    return Panel(
        "goals",
        say("panel-goals"),
        tables=(
            Records(
                "milestones",
                say("table-milestones"),
                (say("column-needs"), *players, say("column-claimed")),
                tuple(milestones),
            ),
            Records("awards", say("table-awards"), (*players, say("column-funded")), tuple(awards)),
        ),
        facts=(
            Fact(say("fact-milestone-price"), box.MILESTONE_COST, "megacredits"),
            Fact(say("fact-milestones-left"), box.MILESTONES_CLAIMED - claimed(s)),
            Fact(say("fact-award-price"), award_price(s), "megacredits"),
            Fact(say("fact-awards-left"), box.AWARDS_FUNDED - funded(s)),
            Fact(say("fact-goal-points"), box.MILESTONE_POINTS),
        ),
    )


def all_reached(s: TerraformingState, milestone: int) -> list[int | Message]:
    return [*[reached(s, p, milestone) for p in range(s.n)], *marsbot_view.reached(s, milestone)]


def all_measures(s: TerraformingState, award: int) -> list[int]:
    return [measure(s, p, award) for p in range(s.n)] + marsbot_goals.levels(s, award)


def taken(seat: int) -> Message:
    return names.seat_name(seat) if seat != NOBODY else say("nobody")


def projects() -> Panel:
    rows = [
        Row(f"standard:{name}", names.standard_name(i), (box.STANDARD_COST[i], say(f"standard-{name}-does")))
        for i, name in enumerate(box.STANDARD_PROJECTS)
    ]
    table = Records("standard", say("table-standard"), (say("column-price"), say("column-does")), tuple(rows))
    return Panel("projects", say("panel-projects"), tables=(table,))


def piles(s: TerraformingState, seat: int) -> Panel:
    known = [(c, w) for c, w in zip(s.discard, s.witness, strict=True) if knows(s, seat, w)]
    shown = sorted([c for c, w in known if w == everyone(s)])
    own = sorted([c for c, w in known if w != everyone(s)])
    return Panel(
        "piles",
        say("panel-piles"),
        zones=(
            face_down("deck", say("zone-deck"), NOBODY, len(s.deck)),
            Zone("discard", say("zone-discard"), "pile", things=tuple([card(s, c) for c in shown])),
            Zone("own-discard", say("zone-own-discard"), "pile", things=tuple([card(s, c) for c in own])),
        ),
        facts=(
            Fact(say("fact-discard"), len(s.discard), "card"),
            Fact(say("fact-prelude-deck"), len(s.prelude_deck), "card"),
        ),
    )


# cards


def card(s: TerraformingState, c: int, p: int = NOBODY) -> Thing:
    """In the hand of `p` with what it costs there."""
    facts: list[Fact] = []
    if c < FIRST_CORPORATION:
        facts.append(Fact(say("fact-price"), COST[c], "megacredits"))
        if p != NOBODY and price(s, p, c) != COST[c]:
            facts.append(Fact(say("fact-price-now"), price(s, p, c), "megacredits"))
    for tag in CARD_TAGS[c]:
        facts.append(Fact(say("fact-tag"), names.tag_name(tag), box.TAGS[tag]))
    if STORES[c] and s.holder[c] != NOBODY:
        facts.append(Fact(say("fact-cubes"), names.cubes_name(STORES[c], s.cubes[c]), CARDS[c].stores))
    if c in s.used:
        facts.append(Fact(say("fact-used"), say("yes"), "used"))
    return Thing(
        names.card_ref(c), names.card_name(c), CARDS[c].type, s.holder[c], facts=tuple(facts), note=NOTES[c]
    )


def cards(s: TerraformingState, ref: str, label: Message, p: int, found: list[int]) -> Zone:
    return Zone(ref, label, "cards", p, tuple([card(s, c) for c in found]))


def face_down(ref: str, label: Message, p: int, number: int) -> Zone:
    hidden = Thing(f"hidden:{ref}", say("cards-hidden", n=number), "card", p, number, hidden=True)
    return Zone(ref, label, "cards", p, (hidden,) if number else ())


# players


def player(s: TerraformingState, p: int, seat: int) -> PlayerView:
    base = p * box.N_RESOURCES
    facts = [Fact(say("fact-rating"), s.rating[p], "rating")]
    for r in range(box.N_RESOURCES):
        facts.append(Fact(names.resource_name(r), s.stock[base + r], box.RESOURCES[r]))
    made = {box.RESOURCES[r]: s.production[base + r] for r in range(box.N_RESOURCES)}
    facts.append(Fact(say("fact-production"), say("productions", **made), "production"))
    if s.corporation[p] != NOBODY and (p == seat or s.phase != SET_UP):
        facts.insert(0, Fact(say("fact-corporation"), names.card_name(s.corporation[p]), "corporation"))
    if s.phase == OVER:
        facts.insert(0, Fact(say("fact-points"), sum(s.points[p :: s.n]), "points"))
    else:
        facts.append(Fact(say("fact-points-now"), sum(points(s)[p :: s.n]), "points"))
    rating = Track(f"rating:{p}", say("fact-rating"), s.rating[p], HIGHEST_RATING)
    return PlayerView(p, tuple(facts), tuple(zones(s, p, seat)), (rating,), status(s, p))


def zones(s: TerraformingState, p: int, seat: int) -> list[Zone]:
    """Private ones are open to their owner only."""
    private = [
        ("hand", s.hand[p]),
        ("offer", s.offer[p]),
        ("pack", s.packs[p]),
        ("draft", s.draft[p]),
        ("preludes", s.preludes[p]),
        ("shelf", s.shelf[p]),
    ]
    found: list[Zone] = []
    for name, held in private:
        label, ref = say(f"zone-{name}"), f"{name}:{p}"
        if not held and name != "hand":
            continue
        if name == "hand" and p == seat:
            found.append(Zone(ref, label, "cards", p, tuple([card(s, c, p) for c in held])))
        elif p == seat or (name == "preludes" and s.phase == PRELUDES):
            found.append(cards(s, ref, label, p, held))
        elif name != "shelf":
            found.append(face_down(ref, label, p, len(held)))
    if p == seat and any(s.draft):
        found.append(cards(s, f"passed:{p}", say("zone-passed"), p, passed_on(s, p)))
    found.append(tags(s, p))
    for name, types in GROUPS:
        group = [c for c in s.played[p] if CARDS[c].type in types]
        found.append(cards(s, f"{name}:{p}", say(f"zone-{name}"), p, group))
    pile = tuple([card(s, c) for c in s.events[p]])
    found.append(Zone(f"events:{p}", say("zone-events"), "pile", p, pile))
    return found


def tags(s: TerraformingState, p: int) -> Zone:
    """Those in play, by kind."""
    counts = [s.tags[p * box.N_TAGS + tag] for tag in range(box.N_TAGS)]
    things = [
        Thing(f"tag:{p}:{box.TAGS[tag]}", names.tag_name(tag), f"tag-{box.TAGS[tag]}", p, counts[tag])
        for tag in range(box.N_TAGS)
        if counts[tag]
    ]
    return Zone(f"tags:{p}", say("zone-tags"), "pile", p, tuple(things))


def status(s: TerraformingState, p: int) -> Message | None:
    if s.phase == ACTION:
        if s.passed[p]:
            return say("status-passed")
        return say("status-acting") if p == s.turn else say("status-waiting")
    return None
