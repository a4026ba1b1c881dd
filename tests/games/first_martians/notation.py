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

from cinqmars.games.first_martians import game
from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data.adventures import ADVENTURES
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.data.missions import CAMPAIGN
from cinqmars.games.first_martians.rules import targets, tools
from cinqmars.games.first_martians.rules.bills import Standing
from cinqmars.games.first_martians.rules.course import stretch
from cinqmars.games.first_martians.rules.flaws import trouble
from cinqmars.games.first_martians.rules.objectives import sheet
from cinqmars.games.first_martians.rules.phases import begin_phase
from cinqmars.games.first_martians.rules.plan import common_options, target_options
from cinqmars.games.first_martians.rules.planning import begin_planning, plan
from cinqmars.games.first_martians.rules.requirements import needed
from cinqmars.games.first_martians.rules.risks import F_CPU
from cinqmars.games.first_martians.rules.routes import routes
from cinqmars.games.first_martians.setup import begin_mission, new_state
from cinqmars.games.first_martians.state import (
    BROKEN,
    DUSK,
    EVENT_PHASE,
    MALFUNCTION,
    MORALE,
    OPEN,
    PLANNING,
    PRODUCTION,
    RESOLVING,
    UPKEEP,
    MartiansState,
)
from cinqmars.kernel import Event, Rng, Setup
from cinqmars.kernel.asker import Bot
from cinqmars.kernel.question import WAIT
from games.first_martians.position import CREW, event_of, set_up, slot_of

PHASES: Final = {
    "events": EVENT_PHASE,
    "morale": MORALE,
    "production": PRODUCTION,
    "planning": PLANNING,
    "malfunction": MALFUNCTION,
    "upkeep": UPKEEP,
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
                assert arg in opts, f"{ask.KINDS[kind].name} {arg} is none of {opts}"
                return arg
        return opts[0]

    def heard(self) -> list[Event]:
        return self.events


class Crew:
    """A table under test."""

    def __init__(self, s: MartiansState) -> None:
        self._s = s
        self.io = Script()
        s.io = self.io

    @property
    def s(self) -> MartiansState:
        """To be changed by hand, so that nothing found before holds."""
        self._s.grounds = None
        return self._s

    # what happens

    def answer(self, **answers: int) -> Crew:
        """`answer(block=1, with_=0)`: by the name of the kind."""
        names = [kind.name for kind in ask.KINDS]
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
        colour = c.COLOUR_OF[action] * 3
        return self.load(*[(6, shows(colour + k, word in HITS)) for k, word in enumerate(said.split())])

    def phase(self, name: str) -> Crew:
        """Play this phase."""
        begin_phase(self.s, PHASES[name])
        stretch(self.s)
        return self

    def planning(self) -> Crew:
        begin_phase(self.s, PLANNING)
        begin_planning(self.s)
        return self

    def plan(self, *stacks: str) -> Crew:
        """`A1 B2 scorpio: explore a1-n via 1 with 0`: pieces from below to the top, then what for."""
        if self.s.phase != PLANNING:
            self.planning()
        for said in stacks:
            pieces, _, rest = said.partition(":")
            first, *others = pieces.split()
            target, answers = target_of(self.s, rest.split())
            self.io.answers += [(ask.PLAN, tools.PIECE + piece_of(first)), (ask.TARGET, target), *answers]
            self.move()
            i = len(self.s.target) - 1
            for other in others:
                self.io.answers += [
                    (ask.PLAN, tools.PIECE + piece_of(other)),
                    (ask.TARGET, targets.JOIN + i),
                ]
                self.move()
        return self

    def move(self) -> None:
        """One move of the plan; answers to what was forced are forgotten."""
        plan(self.s)
        forced = (ask.TARGET, ask.ROUTE, ask.WITH)
        self.io.answers = [(kind, arg) for kind, arg in self.io.answers if kind not in forced]

    def ready(self) -> Crew:
        """Everyone is ready: the plan is declared."""
        while self.s.phase == PLANNING:
            self.io.answers.append((ask.PLAN, tools.READY))
            plan(self.s)
        return self

    def go(self, dice: str = "") -> Crew:
        """Declare the plan and carry it out, the end of the phase included; `dice` for the first that rolls."""
        self.ready()
        if dice:
            rolling = [i for i in range(len(self.s.target)) if self.s.mode[i] or self.s.flags[i] & F_CPU]
            self.dice(targets.action_of(self.s, self.s.target[rolling[0]]), dice)
        while self.s.phase in (RESOLVING, DUSK):
            stretch(self.s)
        return self

    def step(self) -> Crew:
        stretch(self.s)
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
        if self.s.phase != PLANNING:
            self.planning()
        return target_of(self.s, said.split())[0] in target_options(self.s, piece_of(piece), Standing(self.s))

    def joins(self, piece: str, i: int) -> bool:
        return targets.JOIN + i in target_options(self.s, piece_of(piece), Standing(self.s))

    def told(self, what: str) -> list[tuple[Any, ...]]:
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
        found = [slot for slot, x in enumerate(self.s.slots) if x >= BROKEN]
        return " ".join([f"{c.FACILITIES[x // c.N_PARTS]}:{c.PARTS[x % c.N_PARTS]}" for x in found])

    def shut(self) -> str:
        found = [i for i, x in enumerate(self.s.shut) if x != OPEN]
        return " ".join([f"{c.FACILITIES[i // 2]}/{c.RESOURCES[i % 2]}" for i in found])


def menu(s: MartiansState) -> list[int]:
    """What everybody may do with the plan now."""
    now = Standing(s)
    return common_options(s, now, not trouble(s, now))


HITS: Final = ("success", "wound", "adventure")


def shows(die: int, hit: bool) -> Callable[[int], bool]:
    return lambda x: (x < c.FACES[die]) == hit


def is_(n: int) -> Callable[[int], bool]:
    return lambda x: x == n


def low(x: int) -> bool:
    """A number out of ten thousand: it happens."""
    return x < 1500


def high(x: int) -> bool:
    """A number out of ten thousand: it does not happen."""
    return x >= 8500


def anything(x: int) -> bool:
    return True


def counted(numbers: list[int]) -> str:
    return " ".join([f"{CREW[a]}{n}" for a, n in enumerate(numbers) if n])


# words


def piece_of(said: str) -> int:
    if said in c.ROVERS:
        return c.FIRST_ROVER + c.ROVERS.index(said)
    if said in c.MACHINES:
        return c.FIRST_MACHINE + c.MACHINES.index(said)
    return 2 * CREW.index(said[0]) + int(said[1]) - 1


def card_of(name: str) -> int:
    return [card.name for card in CARDS].index(name)


def adventure_of(name: str) -> int:
    return [adventure.name for adventure in ADVENTURES].index(name)


def place_in(target: int) -> int | None:
    place = targets.place_of_target(target)
    return None if place == c.HUB else place


PLAIN: Final = ("quarters", "rest", "relax", "treat", "maintain", "examine", "discover", "sow", "sow-backup")


def target_of(s: MartiansState, words: list[str]) -> tuple[int, list[tuple[int, int]]]:
    """What a stack is for, and the answers to what follows: `via 1`, `with garage:cpu`."""
    verb, *rest = words
    more: list[tuple[int, int]] = []
    if "via" in rest:
        i = rest.index("via")
        more.append((ask.ROUTE, int(rest[i + 1])))
        rest = rest[:i] + rest[i + 2 :]
    if "with" in rest:
        i = rest.index("with")
        more.append((ask.WITH, 0 if rest[i + 1] == "spare" else 1 + slot_of(rest[i + 1])))
        rest = rest[:i] + rest[i + 2 :]
    return target_code(s, verb, rest), more


def target_code(s: MartiansState, verb: str, rest: list[str]) -> int:
    if verb in PLAIN:
        return PLAIN.index(verb)
    if verb == "mend":
        return targets.ROVER + c.ROVERS.index(rest[0])
    if verb == "install":
        return targets.UPGRADE + c.UPGRADES.index(rest[0])
    if verb == "build":
        return targets.BACKUP + c.FACILITIES.index(rest[0]) - 13
    if verb == "event":
        return targets.EVENT + event_of(rest[0])
    if verb == "explore":
        return targets.EXPLORE + c.SPACES.index(rest[0])
    if verb == "gather":
        what = 1 + c.TOKEN_COLOURS.index(rest[1]) if len(rest) > 1 else 0
        return targets.GATHER + 4 * c.SPACES.index(rest[0]) + what
    if verb == "repair":
        return targets.REPAIR + slot_of(rest[0])
    if verb == "unshut":
        return targets.UNSHUT + 2 * c.FACILITIES.index(rest[0]) + c.RESOURCES.index(rest[1])
    names = [special.name for special in sheet(s).specials]
    place = c.SPACES.index(rest[0]) if rest else 24
    return targets.SPECIAL + names.index(verb) * targets.PLACES + place


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
    professions = crew.split() or c.PROFESSIONS
    options = {"mission": mission, "difficulty": difficulty}
    s = new_state(Setup(1 if solo else len(professions), 1, options, game.version))
    s.profession = [c.PROFESSIONS.index(name) for name in professions]
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
