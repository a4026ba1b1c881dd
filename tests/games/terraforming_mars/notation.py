"""Positions and moves as text, so that a card's test is three lines.

    t = table("R: 9 M€, hand ants; B: 3 plants; oxygen 4; greenery R at 5,3")
    t.play("play ants")
    assert t.changes == "R: M€ -9, plays ants"

Seats are R, B, G, Y and K, clockwise; a table has those that are mentioned, at least R and B. R is first, and on turn.
A position is a list of parts with `;` between them:

    R: 12 M€ 3 steel, prod plants 1 M€ -2, tr 25   stock, production, rating; what is not said is 0 (rating 20)
    R: hand ants birds, events comet                cards in hand, events played
    R: played ants(2) helion allied-bank            in play, with cubes; corporations and preludes too, without
                                                    what they brought when they were played
    R: founds helion                                founded now, with all that it brings
    R: preludes donation loan                       to be played now
    oxygen 7; temperature -10; generation 4
    oceans 3                                        on the first free ocean hexes, row by row
    ocean at 1,2; greenery R at 5,3; city B at 3,4; capital R at 2,2; claim R at 4,1; city R at phobos
    deck ants birds                                 the top of the deck; the rest follows by number
    milestone mayor R; award banker B; used ants; raised R; passed B; first B; drafting
    without prelude

A solo game has a part for MarsBot, which owns things as M:

    bot: 7 M€, tr 25, hard, tracks building 4 space 2          normal unless it says so; other markers are on 0
    bot: deck ants b03, bonus b02 b01                           action deck and bonus deck, the top card first
    bot: gone b04, resolved comet, corporation helion, on-card 1
    bot: furthest space 6                                       that marker has stepped back
    bot: founds helion                                          founded now, with all that it brings
    bot: turn                                                   it takes its turn now: `t.s` is the table after that
    bot: passed, fresh                                          fresh: before its first turn of the generation

Hexes are row,column from 1,1 at the top left. Cards, milestones and so on go by their ids.

Moves: `play ants`, `use ants`, `standard city`, `claim mayor`, `fund banker`, `plant`, `burn`, `pass`, `end`; and
answers to what follows: `pay 2`, `place 5,3`, `add ants`, `lower B`, `remove B plants`, `remove birds`,
`remove nobody`, `choose 1` and `order 2` (from 1, as the card lists them), `keep ants`, `buy ants`, `buy no`,
`sell ants`, `sell no`, `discard ants`, `feed ants`, `amount 2`, `produce steel`, `copy mine`, `now ants` (a card that
another one lets you play), `award banker`, `prelude loan`, `green yes`.
Several may be written in one string with `, ` between them.

`t.s` is the table right after the last move, before anything that is forced afterwards (an empty-handed player's end of
turn, say), `t.settled()` the one after that; `t.asked` and `t.options` tell what is asked then.
`t.changes` tells everything that is different from the position: parameters, tiles, then each player's resources,
production, rating, cubes by card, cards played, drawn into the hand and gone from it, then piles and goals.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final

from cinqmars.games.terraforming_mars import game
from cinqmars.games.terraforming_mars.board import (
    AT,
    GANYMEDE,
    LAYOUT,
    N_HEXES,
    N_PLACES,
    OCEAN_HEXES,
    PHOBOS,
)
from cinqmars.games.terraforming_mars.cards.index import (
    CARD,
    CARDS,
    FIRST_CORPORATION,
    FIRST_PRELUDE,
    IDS,
    N_CARDS,
    N_PROJECTS,
)
from cinqmars.games.terraforming_mars.cards.programs import TARGETS
from cinqmars.games.terraforming_mars.components import (
    AWARDS,
    COLDEST,
    DEGREES,
    MARSBOT,
    MILESTONES,
    N_RESOURCES,
    NO_TILE,
    OCEAN,
    OCEANS,
    OXYGEN,
    RESOURCES,
    STANDARD_PROJECTS,
    TEMPERATURE,
    TILES,
)
from cinqmars.games.terraforming_mars.marsbot import state as marsbot
from cinqmars.games.terraforming_mars.marsbot.cards import BONUS_CARDS, CORPORATIONS, N_BASIC
from cinqmars.games.terraforming_mars.marsbot.course import incorporate
from cinqmars.games.terraforming_mars.marsbot.tracks import TRACKS
from cinqmars.games.terraforming_mars.questions import (
    ACT,
    BURN_HEAT,
    BUY,
    CHOOSE,
    CLAIM,
    DISCARD,
    END_TURN,
    FINANCE,
    FUND,
    GREEN,
    KINDS,
    LOWER,
    NO,
    ORDER,
    PASS,
    PLACE,
    PLANT_GREENERY,
    PLAY,
    PLAY_CARD,
    PRODUCE,
    REMOVE,
    SELL,
    STANDARD,
    USE_CARD,
    Remove,
)
from cinqmars.games.terraforming_mars.rules.playing import put_down
from cinqmars.games.terraforming_mars.rules.scoring import SOURCES, final_scoring
from cinqmars.games.terraforming_mars.rules.set_up import found
from cinqmars.games.terraforming_mars.rules.tiles import claim, lay
from cinqmars.games.terraforming_mars.setup import empty_state
from cinqmars.games.terraforming_mars.state import (
    ACTION,
    NOBODY,
    OWN_CLAIM,
    PRELUDES,
    TerraformingState,
)
from cinqmars.kernel import Decision, Event, Mark, Message, Rng, Session, Setup
from cinqmars.text import Speaker

SEATS: Final = "RBGYK"
OWNERS: Final = SEATS + "M"
RESOURCE_NAMES: Final = ["M€", *RESOURCES[1:]]
KIND_NAMES: Final = [kind.name for kind in KINDS]
ORBITS: Final = {"ganymede": GANYMEDE, "phobos": PHOBOS}
SPEAKER: Final = Speaker("en", game.id)


BOT_CORPORATIONS: Final = [corporation.id for corporation in CORPORATIONS]
BOT_PILES: Final = {
    "deck": marsbot.ACTION_DECK,
    "bonus": marsbot.BONUS_DECK,
    "gone": marsbot.DESTROYED,
    "discarded": marsbot.BONUS_DISCARD,
    "resolved": marsbot.PLAYED,
    "aside": marsbot.ASIDE,
}
BOT_NUMBERS: Final = {"on-card": marsbot.ON_CARD, "fresh": marsbot.FRESH, "passed": marsbot.PASSED}
BOT_VERBS: Final = [
    (marsbot.PLAYED, "resolves"),
    (marsbot.BONUS_DISCARD, "discards"),
    (marsbot.DESTROYED, "destroys"),
    (marsbot.ASIDE, "keeps"),
]


def bot_card_of(name: str) -> int:
    """`ants`, or a bonus card: `b03`."""
    return marsbot.BONUS + BONUS_CARDS.index(name) if name in BONUS_CARDS else card_of(name)


def bot_card_text(code: int) -> str:
    return BONUS_CARDS[code - marsbot.BONUS] if code >= marsbot.BONUS else IDS[code]


class NotationError(ValueError):
    """The test does not say what its author meant."""


# Words


def one_of(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise NotationError(f"no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def card_of(name: str) -> int:
    if name not in CARD:
        raise NotationError(f"no card {name!r}")
    return CARD[name]


def seat_of(letter: str) -> int:
    return one_of(list(OWNERS), letter, "seat")


def hex_of(text: str) -> int:
    """`5,3`, or a city's place in orbit."""
    if text in ORBITS:
        return ORBITS[text]
    found_ = re.fullmatch(r"(\d),(\d)", text)
    if not found_ or (int(found_[1]) - 1, int(found_[2]) - 1) not in AT:
        raise NotationError(f"no hex {text!r}: row,column from 1,1")
    return AT[int(found_[1]) - 1, int(found_[2]) - 1]


def hex_text(site: int) -> str:
    if site >= N_HEXES:
        return "ganymede" if site == GANYMEDE else "phobos"
    row, col, _ = LAYOUT[site]
    return f"{row + 1},{col + 1}"


# Positions


def without_prelude(s: TerraformingState, words: list[str]) -> None:
    s.prelude = 0


def oxygen(s: TerraformingState, words: list[str]) -> None:
    s.params[OXYGEN] = int(words[0])


def temperature(s: TerraformingState, words: list[str]) -> None:
    s.params[TEMPERATURE] = (int(words[0]) - COLDEST) // DEGREES


def generation(s: TerraformingState, words: list[str]) -> None:
    s.generation = int(words[0])


def milestone(s: TerraformingState, words: list[str]) -> None:
    s.milestones[one_of(MILESTONES, words[0], "milestone")] = seat_of(words[1])


def award(s: TerraformingState, words: list[str]) -> None:
    s.awards[one_of(AWARDS, words[0], "award")] = seat_of(words[1])


def used(s: TerraformingState, words: list[str]) -> None:
    s.used += [card_of(name) for name in words]


def raised(s: TerraformingState, words: list[str]) -> None:
    s.raised[seat_of(words[0])] = 1


def passed(s: TerraformingState, words: list[str]) -> None:
    s.passed[seat_of(words[0])] = 1


def first(s: TerraformingState, words: list[str]) -> None:
    s.first = seat_of(words[0])


def drafting(s: TerraformingState, words: list[str]) -> None:
    s.drafting = 1


COMMON: Final[dict[str, Callable[[TerraformingState, list[str]], None]]] = {
    "without": without_prelude,
    "oxygen": oxygen,
    "temperature": temperature,
    "generation": generation,
    "milestone": milestone,
    "award": award,
    "used": used,
    "raised": raised,
    "passed": passed,
    "first": first,
    "drafting": drafting,
}


class Position:
    """A table as it is built, part by part."""

    def __init__(self, text: str) -> None:
        parts = [part.strip() for part in text.split(";") if part.strip()]
        self.n = max([2, *[SEATS.index(x) + 1 for x in mentioned(parts)]])
        solo = any([part.startswith("bot:") for part in parts])
        if solo:
            self.n = 1
        self.s = empty_state(self.n, 1, Rng(1))
        self.bot_founds = -1
        if solo:
            marsbot.install(self.s, marsbot.NORMAL, False)
            self.s.bot[marsbot.CORPORATION] = NOBODY
            self.s.bot[marsbot.FRESH] = 0
        self.s.phase = ACTION
        self.s.era = self.s.prelude = 1
        self.s.generation = 2
        self.top: list[int] = []
        self.founding: list[tuple[int, int]] = []
        for part in parts:
            self.add(part)
        self.fill_decks()

    def add(self, part: str) -> None:
        if re.match(r"[RBGYK]:", part):
            p = seat_of(part[0])
            for entry in part[2:].split(","):
                self.add_to_player(p, entry.split())
            return
        if part.startswith("bot:"):
            for entry in part[4:].split(","):
                self.add_to_bot(entry.split())
            return
        key, *words = part.split()
        if key in COMMON:
            COMMON[key](self.s, words)
        elif key == "oceans":
            self.add_oceans(int(words[0]))
        elif key == "deck":
            self.top = [card_of(name) for name in words]
        elif "at" in words:
            self.add_tile([key, *words])
        else:
            raise NotationError(f"what is {part!r}?")

    def add_to_player(self, p: int, words: list[str]) -> None:
        key, s = words[0], self.s
        if key == "prod":
            for name, number in zip(words[1::2], words[2::2], strict=True):
                s.production[p * N_RESOURCES + one_of(RESOURCE_NAMES, name, "resource")] = int(number)
        elif key == "tr":
            s.rating[p] = int(words[1])
            s.merits[p] = s.rating[p] - 20
        elif key == "hand":
            s.hand[p] = sorted([card_of(name) for name in words[1:]])
        elif key == "events":
            for name in words[1:]:
                put_down(s, p, card_of(name))
        elif key == "played":
            for name in words[1:]:
                self.put_down(p, name)
        elif key == "founds":
            self.founding.append((p, card_of(words[1])))
        elif key == "preludes":
            s.preludes[p] = sorted([card_of(name) for name in words[1:]])
            s.phase = PRELUDES
        else:
            for number, name in zip(words[::2], words[1::2], strict=True):
                s.stock[p * N_RESOURCES + one_of(RESOURCE_NAMES, name, "resource")] = int(number)

    def add_to_bot(self, words: list[str]) -> None:
        key, bot, piles = words[0], self.s.bot, self.s.bot_piles
        if key in marsbot.DIFFICULTIES:
            bot[marsbot.DIFFICULTY] = marsbot.DIFFICULTIES.index(key)
        elif key == "tr":
            bot[marsbot.RATING] = int(words[1])
            bot[marsbot.MERITS] = int(words[1]) - 20
        elif key in ("tracks", "furthest"):
            for name, number in zip(words[1::2], words[2::2], strict=True):
                track = one_of(TRACKS, name, "track")
                bot[marsbot.FURTHEST + track] = int(number)
                if key == "tracks":
                    bot[marsbot.POSITION + track] = int(number)
        elif key in BOT_PILES:
            piles[BOT_PILES[key]] = [bot_card_of(name) for name in words[1:]][::-1]
        elif key == "corporation":
            bot[marsbot.CORPORATION] = one_of(BOT_CORPORATIONS, words[1], "corporation")
        elif key == "founds":
            self.bot_founds = one_of(BOT_CORPORATIONS, words[1], "corporation")
        elif key in BOT_NUMBERS:
            bot[BOT_NUMBERS[key]] = int(words[1]) if len(words) > 1 else 1
        elif key == "turn":
            self.s.turn = MARSBOT
        elif words[1:] == ["M€"]:
            bot[marsbot.MONEY] = int(key)
        else:
            raise NotationError(f"what is {' '.join(words)!r} of MarsBot?")

    def put_down(self, p: int, name: str) -> None:
        """`ants(2)`: in play, with cubes."""
        id, _, cubes = name.rstrip(")").partition("(")
        card = card_of(id)
        put_down(self.s, p, card)
        self.s.cubes[card] = int(cubes or 0)
        if FIRST_CORPORATION <= card < FIRST_PRELUDE:
            self.s.corporation[p] = card

    def add_oceans(self, number: int) -> None:
        free = [h for h in range(N_HEXES) if OCEAN_HEXES >> h & 1 and self.s.tile[h] == NO_TILE]
        for site in free[:number]:
            self.add_ocean(site)

    def add_ocean(self, site: int) -> None:
        lay(self.s, NOBODY, OCEAN, site)
        self.s.params[OCEANS] += 1

    def add_tile(self, words: list[str]) -> None:
        """`greenery R at 5,3`, `ocean at 1,2`."""
        site = hex_of(words[-1])
        if words[0] == "ocean":
            self.add_ocean(site)
        elif words[0] == "claim":
            claim(self.s, seat_of(words[1]), site)
        else:
            lay(self.s, seat_of(words[1]), one_of(TILES, words[0], "tile"), site)

    def fill_decks(self) -> None:
        """Every card that is nowhere else, by number; the top of a deck is its end."""
        s = self.s
        gone = [c for p in range(s.n) for c in s.hand[p] + s.played[p] + s.events[p] + s.preludes[p]]
        gone += self.top + [card for _, card in self.founding]
        if s.bot:
            gone += marsbot.projects(s)
            left = [marsbot.BONUS + b for b in range(N_BASIC) if b not in marsbot.bonus_cards(s)]
            s.bot_piles[marsbot.BONUS_DECK] = left[::-1] + s.bot_piles[marsbot.BONUS_DECK]
        rest = [c for c in range(N_CARDS) if c not in gone]
        s.deck = [c for c in rest if c < N_PROJECTS][::-1] + self.top[::-1]
        s.corporation_deck = [c for c in rest if FIRST_CORPORATION < c < FIRST_PRELUDE]
        s.prelude_deck = [c for c in rest if c >= FIRST_PRELUDE][::-1]


def mentioned(parts: list[str]) -> Iterable[str]:
    for part in parts:
        yield from re.findall(r"\b([RBGYK])\b", part)


def table(position: str) -> Play:
    """A table in this position, before R's first action of a turn."""
    built = Position(position)
    before = built.s.copy()
    for p, card in built.founding:
        built.s.corporation[p] = card
        built.s.stock[p * N_RESOURCES] += CARDS[card].megacredits
        found(built.s, p)
    if built.bot_founds >= 0:
        incorporate(built.s, built.bot_founds)
    setup = Setup(built.n, 1, {}, 1)
    return Play(Session(game, setup, [Mark(0, built.s)], []), before)


# Moves


def argument(d: Decision, word: str, rest: list[str]) -> int | None:
    """The answer that a move means to this question, or None if it means another one."""
    kind = d.kind
    if kind == ACT:
        return act_of(word, rest)
    name = {PLAY: "now", FUND: "award"}.get(kind, KIND_NAMES[kind])
    if word != name:
        return None
    if kind in (BUY, SELL, DISCARD):
        return NO if rest == ["no"] else 1 + card_of(rest[0])
    if kind == PLACE:
        return hex_of(rest[0])
    if kind == LOWER:
        return seat_of(rest[0])
    if kind == REMOVE:
        return removal_of(d, rest)
    if kind in (CHOOSE, ORDER):
        return int(rest[0]) - 1
    if kind == PRODUCE:
        return one_of(RESOURCE_NAMES, rest[0], "resource")
    if kind == FUND:
        return one_of(AWARDS, rest[0], "award")
    if kind == GREEN:
        return int(rest == ["yes"])
    return int(rest[0]) if rest[0].isdigit() else card_of(rest[0])


def act_of(word: str, rest: list[str]) -> int | None:
    plain = {"pass": PASS, "end": END_TURN, "plant": PLANT_GREENERY, "burn": BURN_HEAT}
    if word in plain:
        return plain[word]
    if word == "play":
        return PLAY_CARD + card_of(rest[0])
    if word == "use":
        return USE_CARD + card_of(rest[0])
    if word == "standard":
        return STANDARD + one_of(STANDARD_PROJECTS, rest[0], "standard project")
    if word == "claim":
        return CLAIM + one_of(MILESTONES, rest[0], "milestone")
    if word == "fund":
        return FINANCE + one_of(AWARDS, rest[0], "award")
    return None


def removal_of(d: Decision, rest: list[str]) -> int:
    """`B plants`, `birds` or `nobody`."""
    if rest == ["nobody"]:
        return NO
    if rest[0] in OWNERS:
        resource = one_of(RESOURCE_NAMES, rest[1], "resource")
        wanted = [i for i, target in enumerate(TARGETS[d.ctx[0]]) if target.resource == resource]
        if not wanted:
            raise NotationError(f"{rest[1]} cannot be removed by this card")
        return Remove.encode(wanted[0], seat_of(rest[0]))
    return Remove.encode_card(card_of(rest[0]))


class Play:
    """A table that is played with words, and tells in words what has changed."""

    def __init__(self, session: Session[TerraformingState], before: TerraformingState) -> None:
        self.session = session
        self.before = before
        self.told: list[Event] = session.events[:]  # since the position was built
        self.s: TerraformingState = session.marks[1].state if len(session.marks) > 1 else session.state

    def play(self, *moves: str) -> Play:
        for text in moves:
            for move in text.split(", "):
                word, *rest = move.split()
                d = self.session.pending[0]
                arg = argument(d, word, rest)
                if arg is None:
                    raise NotationError(f"{move!r} is no answer to {self.asked}")
                if arg not in d.opts:
                    raise NotationError(f"{move!r} is not possible; {self.asked}: {self.options}")
                self.take(self.session.submit(d.seat, [(d.kind, arg)]))
        return self

    def take(self, session: Session[TerraformingState]) -> None:
        """What is forced afterwards, as ending a turn, happens too, but `s` is the table before that."""
        marks = len(self.session.marks)
        self.s = session.marks[marks].state if len(session.marks) > marks else session.state
        self.session = session
        self.told += session.events

    def settled(self) -> Play:
        """All that is forced has happened."""
        self.s = self.session.state
        return self

    # questions

    @property
    def asked(self) -> str:
        """`R act`, or several with commas; empty when the game is over."""
        return ", ".join([f"{SEATS[d.seat]} {KIND_NAMES[d.kind]}" for d in self.session.pending])

    @property
    def options(self) -> str:
        """What the first question offers, in English."""
        d = self.session.pending[0]
        return ", ".join([SPEAKER(game.label(self.session.state, d, arg)) for arg in d.opts])

    def can(self, move: str) -> bool:
        word, *rest = move.split()
        d = self.session.pending[0]
        return argument(d, word, rest) in d.opts

    def why_not(self, move: str) -> str:
        """The reason a person is given, in English; empty if the move is possible."""
        word, *rest = move.split()
        d = self.session.pending[0]
        arg = argument(d, word, rest)
        for choice in self.session.choices(d):
            if choice.arg == arg:
                return SPEAKER(choice.reason) if choice.reason else ""
        raise NotationError(f"{move!r} is not even shown; {self.asked}: {self.options}")

    # what is there

    def points(self, seat: str, source: str = "cards") -> int:
        """What the seat would score from one source if the game ended now."""
        c = self.s.copy()
        final_scoring(c)
        return c.points[one_of(list(SOURCES), source, "source") * c.n + seat_of(seat)]

    def cubes(self, card: str) -> int:
        return self.s.cubes[card_of(card)]

    def hand(self, seat: str) -> str:
        return " ".join([IDS[c] for c in self.s.hand[seat_of(seat)]])

    def stock(self, seat: str, resource: str) -> int:
        return self.s.stock[seat_of(seat) * N_RESOURCES + one_of(RESOURCE_NAMES, resource, "resource")]

    def production(self, seat: str, resource: str) -> int:
        return self.s.production[seat_of(seat) * N_RESOURCES + one_of(RESOURCE_NAMES, resource, "resource")]

    def heard(self, seat: str = "") -> list[str]:
        """The log since the position was built, in English, as the seat or a spectator reads it."""
        listener = seat_of(seat) if seat else -1
        stories = [game.story(e) for e in self.told if e.seen_by(listener)]
        return [SPEAKER(story) for story in stories if story is not None]

    def say(self, message: Message) -> str:
        return SPEAKER(message)

    # what has changed

    @property
    def changes(self) -> str:
        return "; ".join(
            [
                *self.mars_changes(),
                *[f"{SEATS[p]}: {', '.join(found_)}" for p in range(self.s.n) if (found_ := self.of(p))],
                *([f"M: {', '.join(found_)}"] if (found_ := self.of_bot()) else []),
                *self.pile_changes(),
            ]
        )

    def mars_changes(self) -> list[str]:
        a, b = self.before, self.s
        found_ = []
        for param, name in ((TEMPERATURE, "temperature"), (OXYGEN, "oxygen"), (OCEANS, "oceans")):
            if a.params[param] != b.params[param]:
                found_.append(f"{name} {b.params[param] - a.params[param]:+d}")
        for site in range(N_PLACES):
            if a.tile[site] != b.tile[site]:
                owner = f" {OWNERS[b.owner[site]]}" if b.owner[site] != NOBODY else ""
                found_.append(f"{TILES[b.tile[site]]}{owner} at {hex_text(site)}")
        for p in range(b.n):
            for site in range(N_HEXES):
                if (a.masks[OWN_CLAIM + p] ^ b.masks[OWN_CLAIM + p]) >> site & 1:
                    found_.append(f"claim {SEATS[p]} at {hex_text(site)}")
        return found_

    def of(self, p: int) -> list[str]:
        a, b = self.before, self.s
        base = p * N_RESOURCES
        found_ = []
        for r, name in enumerate(RESOURCE_NAMES):
            if a.stock[base + r] != b.stock[base + r]:
                found_.append(f"{name} {b.stock[base + r] - a.stock[base + r]:+d}")
        for r, name in enumerate(RESOURCE_NAMES):
            if a.production[base + r] != b.production[base + r]:
                found_.append(f"prod {name} {b.production[base + r] - a.production[base + r]:+d}")
        if a.rating[p] != b.rating[p]:
            found_.append(f"tr {b.rating[p] - a.rating[p]:+d}")
        for card in b.played[p] + b.events[p]:
            if a.cubes[card] != b.cubes[card]:
                found_.append(f"{IDS[card]} {b.cubes[card] - a.cubes[card]:+d}")
        new = [c for c in b.played[p] + b.events[p] if c not in a.played[p] + a.events[p]]
        found_ += [f"plays {IDS[c]}" for c in new]
        found_ += [f"draws {IDS[c]}" for c in b.hand[p] if c not in a.hand[p]]
        found_ += [f"gives up {IDS[c]}" for c in a.hand[p] if c not in b.hand[p] and c not in new]
        found_ += [f"uses {IDS[c]}" for c in b.used if c not in a.used and b.holder[c] == p]
        return found_

    def of_bot(self) -> list[str]:
        a, b = self.before, self.s
        if not b.bot:
            return []
        found_ = []
        for i, name in ((marsbot.MONEY, "M€"), (marsbot.RATING, "tr"), (marsbot.ON_CARD, "on-card")):
            if a.bot[i] != b.bot[i]:
                found_.append(f"{name} {b.bot[i] - a.bot[i]:+d}")
        for i, name in enumerate(TRACKS):
            if marsbot.position(a, i) != marsbot.position(b, i):
                found_.append(f"{name} {marsbot.position(b, i)}")
        for pile, name in BOT_VERBS:
            new = [c for c in b.bot_piles[pile] if c not in a.bot_piles[pile]]
            found_ += [f"{name} {bot_card_text(c)}" for c in new]
        return found_

    def pile_changes(self) -> list[str]:
        a, b = self.before, self.s
        found_ = [f"discard {IDS[c]}" for c in b.discard if c not in a.discard]
        found_ += [f"shelf {IDS[c]}" for p in range(b.n) for c in b.shelf[p] if c not in a.shelf[p]]
        for i, name in enumerate(MILESTONES):
            if a.milestones[i] != b.milestones[i]:
                found_.append(f"milestone {name} {OWNERS[b.milestones[i]]}")
        for i, name in enumerate(AWARDS):
            if a.awards[i] != b.awards[i]:
                found_.append(f"award {name} {OWNERS[b.awards[i]]}")
        return found_
