"""Positions and moves as text, so that a rule's test is a few lines.

    t = table("A: colony home 3 mineral 1 bots g4; B: orbit", mars="g3 generator; g6 shelter-A")
    t.play("turn construct", "construct generator", "site e4")
    assert t.at("e4") == "generator"

Seats are A to D. Hexes have a column, a to m from the west, and a place there from the north: g5 is the centre.
A clause per company: its side (or `space 6`), then words with numbers or names, see `CLAUSE`; a name that is also
such a word has a star: `goals *progress`.
`mars` lists hexes: a building (`shelter-A`), `crystal`, a tile, `miner-A`; without it the starting map is laid out as
generator north, extractor east, greenhouse south, condenser west.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.on_mars import game
from cinqmars.games.on_mars.components import (
    ACTION_OF_SLOT,
    ACTIONS,
    ADJACENT,
    BLUEPRINTS,
    BOTS,
    BUILDINGS,
    CENTRE,
    COLONISTS,
    COLOURS,
    CONTRACTS,
    DIRECTION_NAMES,
    DISCOVERIES,
    EXECUTIVE,
    GOALS,
    GOODS,
    MAX_PLAYERS,
    MISSION_NEED,
    MISSIONS,
    N_GOODS,
    N_HEXES,
    N_RESOURCES,
    N_SCIENTISTS,
    N_SLOTS,
    N_TECHS,
    NONE,
    RESEARCH,
    RESOURCES,
    REWARDS,
    SCIENTISTS,
    SHELTER,
    SHELTER_HEXES,
    SIDES,
    SOLO_ACTION,
    SOLO_MISSION,
    SOLO_STAYS,
    SPACES,
    STACK,
    START_HEXES,
    STEPS,
    TECHS,
    TOWARDS,
    UPGRADES_A,
    WAREHOUSE,
)
from cinqmars.games.on_mars.hexes import rover_at, size_at
from cinqmars.games.on_mars.names import WORDS
from cinqmars.games.on_mars.possible.colonists import FROM_SLOT, FROM_WORK
from cinqmars.games.on_mars.possible.movement import BOT_STEP, ROVER_STEP, SPEED
from cinqmars.games.on_mars.questions import KINDS, TURN
from cinqmars.games.on_mars.questions.blueprints import COLONIST
from cinqmars.games.on_mars.questions.construction import BENEFITS
from cinqmars.games.on_mars.questions.turn import ACHIEVE, ACT, EXECUTE, PLACE, USE_FREE, USE_PAID
from cinqmars.games.on_mars.scoring import SOURCES, scores_of
from cinqmars.games.on_mars.setup import new_state
from cinqmars.games.on_mars.state import COLONIZATION, DECK, DISPLAY, FINAL, SHUTTLE, OnMarsState
from cinqmars.games.on_mars.technology import tech_on
from cinqmars.kernel import Decision, Event, Mark, Session, Setup

SEATS: Final = "ABCD"
KIND_NAMES: Final = [kind.name for kind in KINDS]
TILES: Final = [*DISCOVERIES, *[f"research-{colour}" for colour in COLOURS]]
PLAIN: Final = {"length": "short", "first-colonists": False, "singularity": False, "objective": 1}
SLOTS: Final = [ACTIONS[a] for a in ACTION_OF_SLOT]


class NotationError(ValueError):
    """The test does not say what its author meant."""


def one_of(names: list[str], name: str, what: str) -> int:
    if name not in names:
        raise NotationError(f"no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def hex_of(word: str) -> int:
    return one_of(WORDS, word, "hex")


def seat_of(letter: str) -> int:
    return one_of(list(SEATS), letter, "seat")


# Moves


def step_word(s: OnMarsState, p: int, arg: int) -> str:
    """`g4-g3` for a bot, `rover g3`, `speed B`."""
    if arg >= SPEED:
        return f"speed {SEATS[arg - SPEED]}"
    if arg >= ROVER_STEP:
        return f"rover {WORDS[TOWARDS[rover_at(s, p)][arg - ROVER_STEP]]}"
    h, direction = divmod(arg - BOT_STEP, 6)
    return f"{WORDS[h]}-{WORDS[TOWARDS[h][direction]]}"


def turn_word(arg: int) -> str:
    if arg < EXECUTE:
        return ACTIONS[arg - ACT]
    if arg < USE_PAID:
        return f"exec {EXECUTIVE[arg - EXECUTE]}"
    if arg < USE_FREE:
        return f"paid {BLUEPRINTS[arg - USE_PAID]}"
    if arg < ACHIEVE:
        return f"free {BLUEPRINTS[arg - USE_FREE]}"
    if arg < PLACE:
        return f"goal {GOALS[arg - ACHIEVE]}"
    return goods_word(arg - PLACE)


def goods_word(x: int) -> str:
    return f"{GOODS[x % N_GOODS]} {CONTRACTS[x // N_GOODS]}"


def develop_word(s: OnMarsState, p: int, arg: int) -> str:
    origin, target = STEPS[arg - 1]
    tech = tech_on(s, p, origin)
    return f"{TECHS[tech] if tech != NONE else '?'} {SPACES[target]}"


def retrieve_word(arg: int) -> str:
    return "work" if arg == FROM_WORK else SLOTS[arg - FROM_SLOT]


def company_word(arg: int) -> str:
    return "colonist" if arg == COLONIST else SEATS[arg - 1]


def card_word(card: int) -> str:
    return SCIENTISTS[card] if card < N_SCIENTISTS else CONTRACTS[card - N_SCIENTISTS]


OF_KIND: Final[dict[str, Callable[[OnMarsState, Decision, int], str]]] = {
    "space": lambda s, d, a: str(a + 1),
    "launch": lambda s, d, a: SIDES[a],
    "return": lambda s, d, a: SIDES[a],
    "price": lambda s, d, a: str(a),
    "boost": lambda s, d, a: str(a),
    "pay": lambda s, d, a: RESOURCES[a],
    "laboratory": lambda s, d, a: SPACES[a],
    "site": lambda s, d, a: WORDS[a],
    "put": lambda s, d, a: WORDS[a],
    "crew": lambda s, d, a: "bot" if a else "colonists",
    "refill": lambda s, d, a: CONTRACTS[a],
    "benefit": lambda s, d, a: BENEFITS[a],
    "explore": lambda s, d, a: TILES[s.explore[a]],
    "radar": lambda s, d, a: TILES[s.explore[a]],
    "reward": lambda s, d, a: "other" if a else "develop",
    "spend": lambda s, d, a: GOALS[a - 1] if a else "crystals",
}
OPTIONAL: Final[dict[str, Callable[[OnMarsState, Decision, int], str]]] = {
    "turn": lambda s, d, a: turn_word(a),
    "obtain": lambda s, d, a: BLUEPRINTS[a - 1],
    "upgrade": lambda s, d, a: BLUEPRINTS[a - 1],
    "learn": lambda s, d, a: TECHS[s.grid[a - 1]],
    "develop": lambda s, d, a: develop_word(s, d.seat, a),
    "repay": lambda s, d, a: develop_word(s, d.seat, a),
    "warehouse": lambda s, d, a: GOODS[WAREHOUSE[a - 1]],
    "move": lambda s, d, a: step_word(s, d.seat, a),
    "construct": lambda s, d, a: BUILDINGS[a - 1],
    "produce": lambda s, d, a: BUILDINGS[a - 1],
    "rival-site": lambda s, d, a: WORDS[a - 1],
    "use": lambda s, d, a: company_word(a),
    "more": lambda s, d, a: company_word(a),
    "welcome": lambda s, d, a: str(a),
    "hire": lambda s, d, a: card_word(s.board[a - 1]),
    "retrieve": lambda s, d, a: retrieve_word(a),
    "deliver": lambda s, d, a: goods_word(a - 1),
    "recruit": lambda s, d, a: RESOURCES[a - 1],
    "gain": lambda s, d, a: RESOURCES[a - 1],
    "travel": lambda s, d, a: "yes",
    "take": lambda s, d, a: "yes",
}


def spelled(s: OnMarsState, d: Decision, arg: int) -> str:
    name = KIND_NAMES[d.kind]
    if name in OF_KIND:
        return OF_KIND[name](s, d, arg)
    if arg == 0:
        return "end" if name == "turn" else "no"
    return OPTIONAL[name](s, d, arg)


# The table


class Play:
    """A table that is played with words, and answers in words."""

    def __init__(self, session: Session[OnMarsState]) -> None:
        self.session = session
        self.told: list[Event] = session.events[:]

    @property
    def s(self) -> OnMarsState:
        return self.session.state

    def play(self, *moves: str) -> Play:
        for move in moves:
            if move.endswith("?"):  # perhaps forced, and then not asked
                move = move[:-1]
                if KIND_NAMES.index(move.split()[0]) not in [d.kind for d in self.session.pending]:
                    continue
            d = self.decision(move)
            words = {spelled(self.s, d, arg): arg for arg in d.opts}
            said = move.partition(" ")[2]
            if said not in words:
                raise NotationError(f"{move!r} is not possible; {self.asked}: {', '.join(words)}")
            self.session = self.session.submit(d.seat, [(d.kind, words[said])])
            self.told += self.session.events
        return self

    def decision(self, move: str) -> Decision:
        kind = one_of(KIND_NAMES, move.split(maxsplit=1)[0], "question")
        for d in self.session.pending:
            if d.kind == kind:
                return d
        raise NotationError(f"{move!r}: {self.asked or 'the game is over'}")

    @property
    def asked(self) -> str:
        return ", ".join([f"{SEATS[d.seat]} {KIND_NAMES[d.kind]}" for d in self.session.pending])

    def options(self, kind: str) -> list[str]:
        d = self.decision(kind)
        return [spelled(self.s, d, arg) for arg in d.opts]

    def why_not(self, move: str) -> str:
        """The reason a person is given; empty if it is possible."""
        if move.startswith("turn ") and "turn" not in self.asked:
            return self.why_not_forced(move.partition(" ")[2])
        d = self.decision(move)
        said = move.partition(" ")[2]
        for choice in self.session.choices(d):
            if spelled(self.s, d, choice.arg) == said:
                return choice.reason.id.removeprefix("why-") if choice.reason else ""
        raise NotationError(f"{move!r} is not even shown; {self.asked}")

    def why_not_forced(self, said: str) -> str:
        """The same for a turn that began with the only thing possible."""
        s = self.session.marks[0].state
        arg = next(a for a in range(1, KINDS[TURN].size) if turn_word(a) == said)
        return KINDS[TURN].cannot(s, Decision(s.turn, TURN, []), arg)

    def can(self, move: str) -> bool:
        return move.partition(" ")[2] in self.options(move.split(maxsplit=1)[0])

    # what there is

    def at(self, word: str) -> str:
        """What stands and lies on a hex: `mine miner-A bot-B crystal`."""
        s, h = self.s, hex_of(word)
        found: list[str] = []
        if s.building[h] != NONE:
            found.append(
                BUILDINGS[s.building[h]]
                if s.building[h] < SHELTER
                else f"shelter-{SEATS[s.building[h] - SHELTER]}"
            )
        if s.marker[h] != NONE:
            found.append(BLUEPRINTS[s.marker[h]])
        if s.miner[h] != NONE:
            found.append(f"miner-{SEATS[s.miner[h]]}")
        found += [f"bot-{SEATS[c]}" for c in range(s.k) for i in range(BOTS) if s.bots[c * BOTS + i] == h]
        found += [f"rover-{SEATS[c]}" for c in range(s.k) if s.rover[c] == h]
        if s.tile[h] != NONE:
            found.append(TILES[s.tile[h]])
        if s.crystal[h]:
            found.append("crystal")
        return " ".join(found)

    def has(self, seat: str, good: str) -> int:
        c = seat_of(seat)
        if good == "crystal":
            return self.s.crystals[c]
        return self.s.goods[c * N_RESOURCES + one_of(RESOURCES, good, "good")]

    def goods(self, seat: str) -> str:
        """`mineral 1 oxygen 2`, without what there is none of."""
        return " ".join([f"{r} {self.has(seat, r)}" for r in RESOURCES if self.has(seat, r)])

    def pending(self, seat: str) -> int:
        return self.s.pending[seat_of(seat)]

    def people(self, seat: str) -> str:
        """Colonists at home, at work, in reserve."""
        c = seat_of(seat)
        return f"{self.s.home[c]} {self.s.work[c]} {self.s.reserve[c]}"

    def slot(self, action: str) -> str:
        """`A2 B1`: colonists on an action."""
        base = one_of(SLOTS, action, "slot") * MAX_PLAYERS
        row = self.s.slots[base : base + self.s.k]
        return " ".join([f"{SEATS[c]}{k}" for c, k in enumerate(row) if k])

    def points(self, seat: str) -> int:
        return self.s.points[seat_of(seat)]

    def tech(self, seat: str, name: str) -> str:
        space = self.s.tech[seat_of(seat) * N_TECHS + one_of(TECHS, name, "technology")]
        return "" if space == NONE else SPACES[space]

    def size(self, word: str) -> int:
        return size_at(self.s, hex_of(word))

    def lss(self, building: str) -> int:
        return self.s.lss[BUILDINGS.index(building) - 1]

    def need(self, mission: str) -> int:
        return self.s.need[self.s.missions.index(MISSIONS.index(mission))]

    def holds(self, seat: str, card: str) -> bool:
        c = seat_of(seat)
        if card in BLUEPRINTS:
            return self.s.holder[BLUEPRINTS.index(card)] == c
        if card in SCIENTISTS:
            return self.s.scientist[SCIENTISTS.index(card)] == c
        return self.s.contract[CONTRACTS.index(card)] == c

    def score(self, seat: str) -> dict[str, int]:
        """By source, as if the game ended now."""
        return dict(zip(SOURCES, scores_of(self.s, seat_of(seat)), strict=True))

    def events(self, what: str) -> list[tuple[Any, ...]]:
        return [e.args for e in self.told if e.what == what]

    def finish_turn(self) -> Play:
        """End the turn of whoever plays, doing nothing optional."""
        turn = self.s.turn
        while self.s.turn == turn and self.s.phase == COLONIZATION and self.session.pending:
            self.answer_least()
        return self

    def by_chance(self) -> Play:
        """Leave Lacerda's choice between equal sites to chance."""
        while self.asked == "A rival-site":
            self.play("rival-site no")
        return self

    def answer_least(self) -> Play:
        d = self.session.pending[0]
        self.session = self.session.submit(d.seat, [(d.kind, d.opts[0])])
        self.told += self.session.events
        return self


# Building a position


def named(options: dict[str, Any]) -> dict[str, Any]:
    return {name.replace("_", "-"): value for name, value in options.items()}


def start(seats: int = 3, seed: int = 0, **options: Any) -> Play:
    """A new game, by the rules from its first line."""
    known = {option.name for option in game.options}
    chosen = {name: value for name, value in {**PLAIN, **named(options)}.items() if name in known}
    return Play(Session.new(game, seats, seed, chosen))


CLAUSE: Final = (
    "orbit colony space home work reserve crystals pending bots rover hangar depot tech plans built goals shown "
    "scientist contract slot points progress found research delivered a b"
).split()


def table(
    companies: str,
    mars: str | None = None,
    *,
    turn: str = "A",
    phase: str = "turn",
    level: int = 1,
    lss: str = "",
    rewards: str = "",
    missions: str = "scientists research contracts",
    grid: str | None = None,
    display: str | None = None,
    explore: str = "",
    board: str = "",
    arrows: str = "",
    warehouse: int | None = None,
    shuttle: str = "orbit 1",
    main: bool = False,
    remaining: int = 3,
    in_round: int = 5,
    seats: int = 0,
    seed: int = 0,
    again: str = "",
    radar: str = "",
    solo: int = 0,
    card: str = "",
    icon: str = "mine",
    passes: int = 0,
    **options: Any,
) -> Play:
    clauses = [clause.partition(":") for clause in companies.split(";")]
    n = max(seats, 2, 1 + max([seat_of(who.strip()) for who, _, _ in clauses]))
    if solo:  # B is Lacerda
        n, options = 1, {**options, "objective": solo}
    setup = Setup(n, seed, {**PLAIN, **named(options)}, game.version)
    s = new_state(setup)
    s.round, s.level, s.remaining, s.phase = in_round, level, remaining, COLONIZATION
    s.space = list(range(4, 4 + s.k))
    s.goods = [0] * len(s.goods)
    s.crystals = [0] * s.k
    s.bots = [NONE] * len(s.bots)
    lay_map(s, mars)
    s.lss = [one_more(s, t) for t in (1, 2, 3, 4)]
    for name, words in entries(lss):
        s.lss[BUILDINGS.index(name) - 1] = int(words[0])
    lay_cards(s, rewards, missions, grid, display, explore, board)
    s.stacks = [1 if BUILDINGS[i // STACK] in arrows.split() else 0 for i in range(len(s.stacks))]
    if warehouse is not None:
        s.warehouse = [warehouse] * len(s.warehouse)
    side, station = shuttle.split()
    s.shuttle, s.station = SIDES.index(side), int(station)
    box = list(range(len(GOALS)))
    s.goals = [[] for _ in range(s.k)]
    for who, _, said in clauses:
        equip(s, seat_of(who.strip()), said.split(), box)
    s.box = box
    if card:
        lay_solo(s, card)
    s.icon, s.passes = BUILDINGS.index(icon), passes
    s.radar = one_of(TILES, radar, "tile") if radar else NONE
    for word in again.split():  # the second tile of a technology
        s.grid[s.grid.index(NONE)] = one_of(TECHS, word, "technology")
    finish(s, turn, phase, main)
    return Play(Session(game, setup, [Mark(0, s)], []))


def lay_solo(s: OnMarsState, card: str) -> None:
    """`2A` or `1C stays` comes next."""
    action, mission = int(card[0]), "ABC".index(card[1])
    stays = int(card.endswith("stays"))
    found = [
        x
        for x in range(len(SOLO_ACTION))
        if (SOLO_ACTION[x], SOLO_MISSION[x], SOLO_STAYS[x]) == (action, mission, stays)
    ]
    s.solo_deck.remove(found[0])
    s.solo_deck.append(found[0])


def entries(text: str) -> list[tuple[str, list[str]]]:
    parts = [part.split() for part in text.split(";") if part.strip()]
    return [(words[0], words[1:]) for words in parts]


def one_more(s: OnMarsState, t: int) -> int:
    """The row of a life support marker: the buildings of its type, at least one."""
    return min(6, max(1, s.building.count(t)))


def lay_map(s: OnMarsState, mars: str | None) -> None:
    s.building = [NONE] * N_HEXES
    s.occupied = [0] * N_HEXES
    if mars is None:
        s.building[CENTRE] = 0
        for t, h in zip((1, 2, 3, 4), START_HEXES, strict=True):
            s.building[h] = t
        for c in range(s.k):
            s.building[SHELTER_HEXES[s.k][c]] = SHELTER + c
    else:
        s.tile = [NONE] * N_HEXES
    for word, things in entries(mars or ""):
        for thing in things:
            put(s, hex_of(word), thing)
    for c in range(s.k):
        s.shelters[c] = max(1, s.building.count(SHELTER + c))
    for t in range(5):
        s.left[t] = min(STACK, STACK + 1 - s.building.count(t))


def put(s: OnMarsState, h: int, thing: str) -> None:
    if thing.startswith("shelter-"):
        s.building[h] = SHELTER + seat_of(thing[-1])
    elif thing.startswith("miner-"):
        s.miner[h] = seat_of(thing[-1])
        s.occupied[h] += 1
    elif thing in BUILDINGS:
        s.building[h] = BUILDINGS.index(thing)
    elif thing == "crystal":
        s.crystal[h] = 1
    else:
        s.tile[h] = one_of(TILES, thing, "tile")


def lay_cards(
    s: OnMarsState,
    rewards: str,
    missions: str,
    grid: str | None,
    display: str | None,
    explore: str,
    board: str,
) -> None:
    if rewards:
        s.rewards = [one_of(REWARDS, word, "reward") for word in rewards.split()]
    if missions:
        s.missions = [one_of(MISSIONS, word.split("=")[0], "mission") for word in missions.split()]
        s.need = [
            int(word.split("=")[1]) if "=" in word else MISSION_NEED[m][s.k]
            for word, m in zip(missions.split(), s.missions, strict=True)
        ]
    if grid is not None:
        tiles = [NONE if word == "-" else one_of(TECHS, word, "technology") for word in grid.split()]
        s.grid = tiles + [NONE] * (8 - len(tiles))
    if display is not None:
        s.holder = [DECK] * len(s.holder)
        for word in display.split():
            s.holder[one_of(BLUEPRINTS, word, "blueprint")] = DISPLAY
        s.deck = [b for b in reversed(range(len(s.holder))) if s.holder[b] == DECK]
    if explore:
        s.explore = [one_of(TILES, word, "tile") for word in explore.split()]
        s.discoveries = [t for t in range(len(DISCOVERIES)) if t not in s.explore]
    for i, word in enumerate(board.split()):
        s.board[i] = NONE
        if word in CONTRACTS:
            s.board[i] = N_SCIENTISTS + CONTRACTS.index(word)
            s.contract[CONTRACTS.index(word)] = DISPLAY
        elif word != "-":
            s.board[i] = SCIENTISTS.index(word)


def equip(s: OnMarsState, c: int, words: list[str], box: list[int]) -> None:
    """`orbit home 2 mineral 1 bots g4 g5 tech rover 3t`."""
    heads = [i for i, word in enumerate(words) if word in CLAUSE or word in RESOURCES]
    for at, i in enumerate(heads):
        end = heads[at + 1] if at + 1 < len(heads) else len(words)
        give(s, c, words[i], words[i + 1 : end], box)


def give(s: OnMarsState, c: int, head: str, rest: list[str], box: list[int]) -> None:
    if head in ("orbit", "colony"):
        s.space[c] = c + (0 if head == "orbit" else 4)
    elif head == "space":
        s.space[c] = int(rest[0]) - 1
    elif head in ("home", "work", "reserve", "crystals", "pending", "hangar", "points", "found"):
        {
            "home": s.home,
            "work": s.work,
            "reserve": s.reserve,
            "crystals": s.crystals,
            "pending": s.pending,
            "hangar": s.hangar,
            "points": s.points,
            "found": s.found,
        }[head][c] = int(rest[0])
    elif head in RESOURCES:
        s.goods[c * N_RESOURCES + RESOURCES.index(head)] = int(rest[0])
    elif head == "bots":
        for i, word in enumerate(rest):
            s.bots[c * BOTS + i] = hex_of(word)
    elif head == "rover":
        s.rover[c] = hex_of(rest[0])
    elif head == "depot":
        s.depot[c] = sum([1 << (int(word) - 1) for word in rest if word != "none"])
    elif head == "tech":
        for word in rest:
            name, space = word.split("@")
            tech = one_of(TECHS, name, "technology")
            s.tech[c * N_TECHS + tech] = one_of(SPACES, space, "space") if space != "-" else NONE
            if tech in s.grid:
                s.grid[s.grid.index(tech)] = NONE
    else:
        give_cards(s, c, head, rest, box)


def give_cards(s: OnMarsState, c: int, head: str, rest: list[str], box: list[int]) -> None:
    for word in rest:
        name, _, where = word.partition("@")
        if head == "goals":
            s.goals[c] = sorted([*s.goals[c], box.pop(box.index(GOALS.index(name.strip("*"))))])
        elif head == "shown":
            s.achieved[c] = box.pop(box.index(GOALS.index(name)))
        elif head in GIFTS:
            GIFTS[head](s, c, name, where)
        else:
            raise NotationError(f"{head} {name!r}")


def give_plan(s: OnMarsState, c: int, name: str, where: str) -> None:
    """A blueprint; with a hex, built there."""
    b = one_of(BLUEPRINTS, name, "blueprint")
    s.holder[b] = c
    if b in s.deck:
        s.deck.remove(b)
    if where:
        h = hex_of(where)
        s.built[b], s.marker[h] = h, b
        s.occupied[h] += 1
        if s.building[h] == NONE:
            s.building[h] = SHELTER + c if UPGRADES_A[b] == SHELTER else UPGRADES_A[b]


def give_scientist(s: OnMarsState, c: int, name: str, where: str) -> None:
    i = SCIENTISTS.index(name)
    s.scientist[i] = c
    s.board[i] = NONE
    if where:
        s.works[i] = BLUEPRINTS.index(where)


def give_contract(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.contract[CONTRACTS.index(name)] = c


def deliver(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.delivered[CONTRACTS.index(name) * N_GOODS + GOODS.index(where)] += 1


def put_on_slot(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.slots[SLOTS.index(name) * MAX_PLAYERS + c] += 1


def progress(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.progress[c] |= 1 << BUILDINGS.index(name)


def research(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.research[c] |= 1 << COLOURS.index(name)


def give_card_a(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.card_a[c] = int(name)


def give_card_b(s: OnMarsState, c: int, name: str, where: str) -> None:
    s.hand_b[c].append(int(name))
    s.tasks.remove(int(name))


GIFTS: Final[dict[str, Callable[[OnMarsState, int, str, str], None]]] = {
    "plans": give_plan,
    "built": give_plan,
    "scientist": give_scientist,
    "contract": give_contract,
    "delivered": deliver,
    "slot": put_on_slot,
    "progress": progress,
    "research": research,
    "a": give_card_a,
    "b": give_card_b,
}


def finish(s: OnMarsState, turn: str, phase: str, main: bool) -> None:
    for c in range(s.k):
        for h in s.bots[c * BOTS : (c + 1) * BOTS]:
            if h != NONE:
                s.occupied[h] += 1
        if s.rover[c] != NONE:
            s.occupied[s.rover[c]] += 1
        if c >= s.n:
            continue
        slots = sum([s.slots[i * MAX_PLAYERS + c] for i in range(N_SLOTS)])
        s.reserve[c] = COLONISTS - s.home[c] - s.work[c] - slots - s.miner.count(c)
        if s.reserve[c] < 0:
            raise NotationError(f"{SEATS[c]} has too many colonists")
    if phase == "shuttle":
        s.played = [1] * s.k  # the colonization phase ends at once
        s.turn = NONE
    elif phase == "final":
        s.phase = FINAL
        s.queue = [c for i in range(8) for c in range(s.k) if s.space[c] == i]
    elif phase == "begin":
        s.turn = NONE
        s.played = [0 if SEATS[c] == turn else 1 for c in range(s.k)]
    else:
        s.turn = seat_of(turn)
        s.main = int(main)
        s.played = [0] * s.k


__all__ = ["ADJACENT", "DIRECTION_NAMES", "RESEARCH", "SHUTTLE", "NotationError", "Play", "start", "table"]
