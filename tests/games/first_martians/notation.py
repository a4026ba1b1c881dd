"""Positions, plans and dice as text, so that a rule's test is three lines.

    t = table("home", "red lab:cpu; reserve energy 2; wounds A1; region a1-n chasm")
    t.plan("A1 A2: explore a1-ne", "B1 scorpio: gather a1-n")
    t.go(dice="success calm quiet")
    assert t.wounds == "A2"

Astronauts are A to D and have these professions unless told: geologist, engineer, medic, scientist. `A1` and `A2` are
pawns; machines and rovers go by their names. Dice are loaded: the table's chance is set so that they fall as told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.first_martians import game, kinds, rules, state
from cinqmars.games.first_martians.actions import build_card
from cinqmars.games.first_martians.adventures import ADVENTURES
from cinqmars.games.first_martians.cards import CARDS
from cinqmars.games.first_martians.components import (
    AFFLICTIONS,
    BLOCKS,
    COLOUR_OF,
    FACES,
    FACILITIES,
    FIRST_MACHINE,
    FIRST_ROVER,
    MACHINES,
    N_PARTS,
    PARTS,
    POIS,
    PROFESSIONS,
    REGIONS,
    RESOURCES,
    ROVERS,
    SPACES,
    TOKEN_COLOURS,
    TOKENS,
    UPGRADES,
)
from cinqmars.games.first_martians.events import EVENTS
from cinqmars.games.first_martians.missions import CAMPAIGN
from cinqmars.games.first_martians.objectives import sheet
from cinqmars.games.first_martians.phases import begin_phase
from cinqmars.games.first_martians.planning import begin_planning, common_options, plan, target_options
from cinqmars.games.first_martians.requirements import Standing, action_of, needed
from cinqmars.games.first_martians.routes import routes
from cinqmars.games.first_martians.setting import begin_mission, new_table
from cinqmars.games.first_martians.soundness import F_CPU, trouble
from cinqmars.kernel import Event, Rng, Setup
from cinqmars.kernel.asker import Bot
from cinqmars.kernel.question import WAIT

CREW: Final = "ABCD"
PHASES: Final = {
    "events": state.EVENTS,
    "morale": state.MORALE,
    "production": state.PRODUCTION,
    "planning": state.PLANNING,
    "malfunction": state.MALFUNCTION,
    "upkeep": state.UPKEEP,
}
Roll = tuple[int, Callable[[int], bool]]  # sides, and what it must show


class Script(Bot):
    """Answers what the test says, in order; what the test says nothing about, by the first option."""

    def __init__(self) -> None:
        super().__init__()
        self.answers: list[tuple[int, int]] = []  # kind, argument
        self.asked: list[tuple[int, int, list[int]]] = []  # seat, kind, options
        self.listening = True

    def live(self, s: Any, seat: int, kind: int, opts: list[int], ctx: tuple[Any, ...], held: bool) -> int:
        if opts[0] == WAIT:
            return WAIT
        self.asked.append((seat, kind, opts))
        for i, (wanted, arg) in enumerate(self.answers):
            if wanted == kind:
                del self.answers[i]
                assert arg in opts, f"{kinds.KINDS[kind].name} {arg} is none of {opts}"
                return arg
        return opts[0]

    def heard(self) -> list[Event]:
        return self.events


class Crew:
    """A table under test."""

    def __init__(self, s: state.Table) -> None:
        self.s = s
        self.io = Script()
        s.io = self.io

    # what happens

    def answer(self, **answers: int) -> Crew:
        """`answer(block=1, with_=0)`: by the name of the kind."""
        names = [kind.name for kind in kinds.KINDS]
        for name, arg in answers.items():
            self.io.answers.append((names.index(name.strip("_").replace("_", "-")), arg))
        return self

    def load(self, *rolls: Roll) -> Crew:
        """Set the table's chance so that the next draws are as told."""
        for seed in range(200_000):
            rng = Rng(seed)
            if all([wanted(rng.below(n)) for n, wanted in rolls]):
                self.s.rng = Rng(seed)
                return self
        raise AssertionError("no luck gives these rolls")

    def dice(self, action: int, said: str) -> Crew:
        """`success wound adventure`, or `fail calm quiet`, of the action's colour."""
        colour = COLOUR_OF[action] * 3
        return self.load(*[(6, shows(colour + k, word in HITS)) for k, word in enumerate(said.split())])

    def phase(self, name: str) -> Crew:
        """Play this phase."""
        begin_phase(self.s, PHASES[name])
        rules.stretch(self.s)
        return self

    def planning(self) -> Crew:
        begin_phase(self.s, state.PLANNING)
        begin_planning(self.s)
        return self

    def plan(self, *stacks: str) -> Crew:
        """`A1 B2 scorpio: explore a1-n via 1 with 0`: pieces from below to the top, then what for."""
        if self.s.phase != state.PLANNING:
            self.planning()
        for said in stacks:
            pieces, _, rest = said.partition(":")
            first, *others = pieces.split()
            target, answers = target_of(self.s, rest.split())
            self.io.answers += [(kinds.PLAN, kinds.PIECE + piece_of(first)), (kinds.TARGET, target), *answers]
            self.move()
            i = len(self.s.target) - 1
            for other in others:
                self.io.answers += [
                    (kinds.PLAN, kinds.PIECE + piece_of(other)),
                    (kinds.TARGET, kinds.JOIN + i),
                ]
                self.move()
        return self

    def move(self) -> None:
        """One move of the plan; answers to what was forced are forgotten."""
        plan(self.s)
        forced = (kinds.TARGET, kinds.ROUTE, kinds.WITH)
        self.io.answers = [(kind, arg) for kind, arg in self.io.answers if kind not in forced]

    def ready(self) -> Crew:
        """Everyone is ready: the plan is declared."""
        while self.s.phase == state.PLANNING:
            self.io.answers.append((kinds.PLAN, kinds.READY))
            plan(self.s)
        return self

    def go(self, dice: str = "") -> Crew:
        """Declare the plan and carry it out, the end of the phase included; `dice` for the first that rolls."""
        self.ready()
        if dice:
            rolling = [i for i in range(len(self.s.target)) if self.s.mode[i] or self.s.flags[i] & F_CPU]
            self.dice(action_of(self.s, self.s.target[rolling[0]]), dice)
        while self.s.phase in (state.RESOLVING, state.DUSK):
            rules.stretch(self.s)
        return self

    def step(self) -> Crew:
        rules.stretch(self.s)
        return self

    # what can be read

    def menu(self) -> list[int]:
        return menu(self.s)

    def needs(self, said: str) -> tuple[int, int]:
        """Pawns with dice and without, by the cheapest route."""
        target, _ = target_of(self.s, said.split())
        place = place_in(target)
        return needed(self.s, target, routes(self.s, place)[0].spaces if place is not None else [])

    def can(self, piece: str, said: str) -> bool:
        if self.s.phase != state.PLANNING:
            self.planning()
        return target_of(self.s, said.split())[0] in target_options(self.s, piece_of(piece), Standing(self.s))

    def told(self, what: str) -> list[tuple[int, ...]]:
        return [e.args for e in self.io.events if e.what == what]

    def asked(self, kind: int) -> bool:
        return any([k == kind for _, k, _ in self.io.asked])

    @property
    def wounds(self) -> str:
        return counted(self.s.wounds)

    @property
    def tokens(self) -> str:
        return counted(self.s.tokens)

    def broken(self) -> str:
        found = [slot for slot, x in enumerate(self.s.slots) if x >= state.BROKEN]
        return " ".join([f"{FACILITIES[x // N_PARTS]}:{PARTS[x % N_PARTS]}" for x in found])

    def shut(self) -> str:
        found = [i for i, x in enumerate(self.s.shut) if x != state.OPEN]
        return " ".join([f"{FACILITIES[i // 2]}/{RESOURCES[i % 2]}" for i in found])


def menu(s: state.Table) -> list[int]:
    """What everybody may do with the plan now."""
    now = Standing(s)
    return common_options(s, now, not trouble(s, now.left))


HITS: Final = ("success", "wound", "adventure")


def shows(die: int, hit: bool) -> Callable[[int], bool]:
    return lambda x: (x < FACES[die]) == hit


def is_(n: int) -> Callable[[int], bool]:
    return lambda x: x == n


def low(x: int) -> bool:
    """Of ten thousand: it happens."""
    return x < 1500


def high(x: int) -> bool:
    """Of ten thousand: it does not happen."""
    return x >= 8500


def anything(x: int) -> bool:
    return True


def counted(numbers: list[int]) -> str:
    return " ".join([f"{CREW[a]}{n}" for a, n in enumerate(numbers) if n])


# words


def slot_of(said: str) -> int:
    facility, _, part = said.partition(":")
    return FACILITIES.index(facility) * N_PARTS + PARTS.index(part)


def piece_of(said: str) -> int:
    if said in ROVERS:
        return FIRST_ROVER + ROVERS.index(said)
    if said in MACHINES:
        return FIRST_MACHINE + MACHINES.index(said)
    return 2 * CREW.index(said[0]) + int(said[1]) - 1


def event_of(name: str) -> int:
    return [event.name for event in EVENTS].index(name)


def card_of(name: str) -> int:
    return [card.name for card in CARDS].index(name)


def adventure_of(name: str) -> int:
    return [adventure.name for adventure in ADVENTURES].index(name)


def place_in(target: int) -> int | None:
    if kinds.T_EXPLORE <= target < kinds.T_GATHER:
        return target - kinds.T_EXPLORE
    if kinds.T_GATHER <= target < kinds.T_REPAIR:
        return (target - kinds.T_GATHER) // 4
    if target >= kinds.T_SPECIAL and (target - kinds.T_SPECIAL) % kinds.PLACES < 24:
        return (target - kinds.T_SPECIAL) % kinds.PLACES
    return None


PLAIN: Final = ("quarters", "rest", "relax", "treat", "maintain", "examine", "discover", "sow", "sow-backup")


def target_of(s: state.Table, words: list[str]) -> tuple[int, list[tuple[int, int]]]:
    """What a stack is for, and the answers to what follows: `via 1`, `with garage:cpu`."""
    verb, *rest = words
    more: list[tuple[int, int]] = []
    if "via" in rest:
        i = rest.index("via")
        more.append((kinds.ROUTE, int(rest[i + 1])))
        rest = rest[:i] + rest[i + 2 :]
    if "with" in rest:
        i = rest.index("with")
        more.append((kinds.WITH, 0 if rest[i + 1] == "spare" else 1 + slot_of(rest[i + 1])))
        rest = rest[:i] + rest[i + 2 :]
    return target_code(s, verb, rest), more


def target_code(s: state.Table, verb: str, rest: list[str]) -> int:
    if verb in PLAIN:
        return PLAIN.index(verb)
    if verb == "mend":
        return kinds.T_ROVER + ROVERS.index(rest[0])
    if verb == "install":
        return kinds.T_UPGRADE + UPGRADES.index(rest[0])
    if verb == "build":
        return kinds.T_BACKUP + FACILITIES.index(rest[0]) - 13
    if verb == "event":
        return kinds.T_EVENT + event_of(rest[0])
    if verb == "explore":
        return kinds.T_EXPLORE + SPACES.index(rest[0])
    if verb == "gather":
        what = 1 + TOKEN_COLOURS.index(rest[1]) if len(rest) > 1 else 0
        return kinds.T_GATHER + 4 * SPACES.index(rest[0]) + what
    if verb == "repair":
        return kinds.T_REPAIR + slot_of(rest[0])
    if verb == "unshut":
        return kinds.T_UNSHUT + 2 * FACILITIES.index(rest[0]) + RESOURCES.index(rest[1])
    names = [special.name for special in sheet(s).specials]
    place = SPACES.index(rest[0]) if rest else 24
    return kinds.T_SPECIAL + names.index(verb) * kinds.PLACES + place


# positions


def table(
    mission: str = "home",
    said: str = "",
    crew: str = "",
    solo: bool = False,
    difficulty: str = "normal",
    printed: bool = False,
) -> Crew:
    """A table in its first round with the changes told; unless `printed`, tracks at 0 and a reserve of 3, 5 and 2."""
    professions = crew.split() or PROFESSIONS
    options = {"mission": mission, "difficulty": difficulty}
    s = new_table(Setup(1 if solo else len(professions), 1, options, game.version))
    s.profession = [PROFESSIONS.index(name) for name in professions]
    s.profile = list(range(s.crew))
    s.machines = 15 if solo else (0, 0, 3, 1, 0)[len(professions)]
    t = Crew(s)
    begin_mission(s)
    if not printed:
        s.tracks = [0, 0, 0]
        s.reserve = [3, 5, 2]
    for part in said.split(";"):
        words = part.split()
        if words:
            set_up(s, words[0], words[1:])
    s.suffering = s.afflicted[:]
    t.io.events.clear()
    return t


def campaign(said: str = "", crew: str = "") -> Crew:
    return table(CAMPAIGN, said, crew)


def set_up(s: state.Table, what: str, words: list[str]) -> None:
    if what == "red":
        for word in words:
            s.slots[slot_of(word)] = state.BROKEN
    elif what in ("reserve", "parts"):
        names, into = (RESOURCES, s.reserve) if what == "reserve" else (PARTS, s.parts)
        for name, n in zip(words[::2], words[1::2], strict=True):
            into[names.index(name)] = int(n)
    elif what in ("wounds", "tokens"):
        into = s.wounds if what == "wounds" else s.tokens
        for word in words:
            into[CREW.index(word[0])] = int(word[1:])
    elif what == "tracks":
        s.tracks = [int(n) for n in words]
    elif what in ("stress", "morale", "round", "seeds", "examined", "discoveries", "markers"):
        setattr(s, what, int(words[0]))
    elif what == "samples":
        s.samples = [int(n) for n in words]
    elif what == "counters":
        s.counters = [int(n) for n in words]
    elif what == "first":
        s.first = CREW.index(words[0])
    elif what == "ill":
        for word in words:
            name, _, kind = word.partition(":")
            k = AFFLICTIONS.index(kind)
            s.afflicted[CREW.index(name)] |= 1 << k
            s.afflictions[k] -= 1
    elif what == "region":
        space, region = SPACES.index(words[0]), REGIONS.index(words[1])
        s.ground[space] = region
        s.regions.remove(region)
        s.zone_samples[space] = int(words[2]) if len(words) > 2 else 1
    elif what == "mark":
        space = SPACES.index(words[0])
        s.zone_marks[space] = s.zone_marks[space] << 3 | TOKENS.index(words[1])
    elif what == "lies":
        s.zone_tokens[SPACES.index(words[0]) * 3 + TOKEN_COLOURS.index(words[1])] += 1
    elif what in ("now", "next"):
        stack = s.now if what == "now" else s.next
        f = FACILITIES.index(words[0])
        for word in words[1:]:
            stack[f] = stack[f] << 3 | TOKENS.index(word)
    elif what == "shut":
        s.shut[2 * FACILITIES.index(words[0]) + RESOURCES.index(words[1])] = state.FACE_DOWN
    elif what == "output":
        s.output[FACILITIES.index(words[0])] = int(words[1])
    elif what == "farm":
        s.plants[0] = int(words[0])
        s.growth[0] = sum([1 << int(n) - 1 for n in words[1:]])
    elif what == "blocked":
        s.on_rover[ROVERS.index(words[0])] = int("1" * int(words[1]), 8)
    elif what == "rover":
        for word in words[1:]:
            rover = ROVERS.index(words[0])
            s.on_rover[rover] = s.on_rover[rover] << 3 | TOKENS.index(word)
    elif what in ("worn", "worn-next"):
        stack = s.worn if what == "worn" else s.worn_next
        a = CREW.index(words[0])
        for word in words[1:]:
            stack[a] = stack[a] << 3 | TOKENS.index(word)
    elif what == "upgrade":
        s.installed |= 1 << UPGRADES.index(words[0])
    elif what == "card":
        s.upgrade_cards = sum([1 << UPGRADES.index(word) for word in words])
    elif what == "poi":
        poi = POIS.index(words[0])
        s.pois[poi] += 1
        s.poi_pile[poi] -= 1
    elif what == "built":
        build_card(s, FACILITIES.index(words[0]))
    elif what == "box":
        s.box[BLOCKS.index(words[0])] = 1
    elif what == "journal":
        event = event_of(words[0])
        s.events.remove(event)
        s.journal.append(event)
        s.age.append(int(words[1]) if len(words) > 1 else s.round)
    else:
        raise ValueError(f"nothing is called {what!r}")
