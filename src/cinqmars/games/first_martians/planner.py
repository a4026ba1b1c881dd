"""A planner for the whole crew: which action next, with whom, and what to answer. It only looks at the table.

The plan grows one piece at a time: first an action that is short of pawns is completed, then the most urgent new one
is begun that the idle pawns can bring to an end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from . import kinds
from .components import (
    AUTO_SCANNER,
    BLOCKED,
    BUILD,
    CONNECTOR,
    DEADLY,
    EXPLORE,
    FACILITY_OF,
    FARM,
    FILTER,
    FIRST_MACHINE,
    FIRST_ROVER,
    HEART,
    HUB,
    MAX_OUTPUT,
    MAX_STRESS,
    MEDIC,
    N_PARTS,
    N_PAWNS,
    N_SKILLS,
    N_SPACES,
    N_TOKEN_COLOURS,
    PENALTY,
    PLUS1,
    PLUS_ONE,
    RED,
    RESEARCH,
    ROVER_SAVES,
    SCORPIO,
    TRACK_END,
    WILTS,
)
from .effect import COUNTER, COUNTER_SHARE, GROW, PRODUCTIVITY
from .events import EVENTS
from .hub import count_of, holds, is_blocked, place_of
from .kinds import (
    JOIN,
    PLACES,
    T_BACKUP,
    T_DISCOVER,
    T_EVENT,
    T_EXAMINE,
    T_EXPLORE,
    T_GATHER,
    T_MAINTAIN,
    T_PLANT,
    T_RELAX,
    T_REPAIR,
    T_ROVER,
    T_SPECIAL,
    T_TREAT,
    T_UNSHUT,
)
from .missions import (
    BILL_COUNTER,
    BILL_EXAMINED,
    BILL_MARKER,
    BILL_PART,
    BILL_SAMPLE,
    BILL_TOKEN,
    BUILT,
    COUNTED,
    DISCOVERED,
    END_MORALE,
    EXAMINED,
    EXPLORED,
    FIRST_OF_CAMPAIGN,
    GREEN_PART,
    LAST_SHUT,
    MAST_PLACE,
    N_CAMPAIGN,
    ON_SHEET,
    PLANTED,
    PLANTS,
    THRESHOLD,
    Goal,
)
from .objectives import have, least, rounds, sheet
from .planning import SOLO_MACHINES, belongs, cannot_join, cannot_pick, machines_used
from .requirements import (
    CARD_AT,
    Standing,
    action_of,
    balance,
    cannot_declare,
    conceivable,
    donors,
    needed,
    no_rover_explores,
    open_pieces,
    performer,
    place_of_target,
    rolls_dice,
    stack_of,
    strength,
    suits_machine,
)
from .routes import reachable, routes
from .soundness import flaw
from .state import BROKEN, GREEN, NONE, OPEN, Table, broken_parts, has, is_shut

SAFE_WOUNDS: Final = 3  # up to here an astronaut may roll
TIRED: Final = 10  # stress from which leisure is worth a pawn
# how much a broken part hurts, by penalty: none, +1, wilting, energy, oxygen, a die, no rover, Froggy, a sample ...
HARM: Final = (0.0, 2.5, 6.0, 1.5, 1.5, 2.0, 1.5, 1.5, 0.5, 1.0, 1.5, 0.0)
WORTH_A_SWAP: Final = 3.0
LEARN: Final = 3.5
PATIENCE: Final = 60  # moves of a round after which nothing new is begun
LEARNING_ROUNDS: Final = 3  # that a skill needs to be worth its discovery
ALL_SKILLS: Final = (1 << N_SKILLS) - 1


class Wish(NamedTuple):
    """An action worth planning: how much, why (a message id), and for which objective."""

    value: float
    target: int
    why: str
    goal: int = NONE


class Move(NamedTuple):
    """The next step of the plan: a piece and where to, or nothing more to do."""

    piece: int
    arg: int
    why: str
    goal: int = NONE


DONE: Final = Move(NONE, 0, "ready")


# The next step


def next_move(s: Table, seat: int = NONE) -> Move:
    """For the whole crew, or for one seat with what it may use."""
    now = Standing(s)
    everybody = [p for p in free_pieces(s, seat) if not cannot_pick(s, p, now) and not hampered(s, p)]
    idle = [p for p in everybody if not held_back(s, p)]
    for i in range(len(s.target)):
        if flaw(s, i):
            move = complete(s, i, everybody if s.target[i] == T_TREAT else idle, seat)
            if move.piece != NONE:
                return move
    for i in range(len(s.target)):
        if worth_another(s, i):
            piece = helper(s, i, everybody if s.target[i] == T_TREAT else idle, False)
            if piece != NONE:
                return Move(piece, JOIN + i, "sure")
    pawns = usable(s, [p for p in idle if p < FIRST_ROVER])
    crew = [p for p in everybody if p < N_PAWNS]
    if s.edits >= PATIENCE or not (crew or pawns):
        return DONE
    return begin(s, pawns, crew)


def usable(s: Table, idle: list[int]) -> list[int]:  # rules: S3
    """One player alone has four machines and uses two."""
    if s.n > 1:
        return idle
    machines = [p for p in idle if p >= FIRST_MACHINE][: max(0, SOLO_MACHINES - machines_used(s))]
    return [p for p in idle if p < N_PAWNS] + machines


def free_pieces(s: Table, seat: int) -> list[int]:
    """For one seat: its own pawns, machines and rovers, but nothing that others put back."""
    idle = [p for p in open_pieces(s) if stack_of(s, p) == NONE]
    if seat == NONE:
        return idle
    return [p for p in idle if not s.put_back >> p & 1 and (p >= N_PAWNS or belongs(s, seat, p))]


def hampered(s: Table, piece: int) -> bool:
    """Whoever has a Blocked or +1 token on the card had better rest; nobody knows who will operate a machine."""
    if piece >= FIRST_ROVER or not any(s.worn):
        return False
    worn = s.worn if piece >= FIRST_MACHINE else s.worn[piece // 2 : piece // 2 + 1]
    return any([holds(stack, BLOCKED) or holds(stack, PLUS1) for stack in worn])


def held_back(s: Table, piece: int) -> bool:
    """The second pawn of a weak heart can only be treated."""
    if piece >= N_PAWNS or not s.suffering[piece // 2] >> HEART & 1:
        return False
    return stack_of(s, piece ^ 1) != NONE


def complete(s: Table, i: int, idle: list[int], seat: int) -> Move:
    """One more piece for an action that is short of them, or one less if there is none."""
    piece = helper(s, i, idle, True)
    if piece != NONE:
        return Move(piece, JOIN + i, "complete")
    if seat != NONE and not all([belongs(s, seat, p) for p in s.pawns[i]]):
        return DONE
    return Move(s.pawns[i][-1], kinds.QUARTERS, "give-up")


def helper(s: Table, i: int, idle: list[int], needy: bool) -> int:
    """A rover first, then a machine, then the healthiest astronaut's pawn."""
    able = [p for p in idle if not cannot_join(s, p, i)]
    if s.target[i] == T_TREAT:
        waiting = patients(s, able)
        return waiting[0] if waiting else NONE
    rovers = [p for p in able if p >= FIRST_ROVER and rover_saves(s, p - FIRST_ROVER) > 0]
    if rovers and s.rover[i] == NONE:
        return rovers[0]
    machines = [p for p in able if FIRST_MACHINE <= p < FIRST_ROVER]
    if machines:
        return machines[0]
    pawns = [p for p in able if p < N_PAWNS]
    if not pawns or (not needy and len(pawns) < 2):
        return pawns[0] if pawns and needy else NONE
    return min(pawns, key=lambda p: (s.wounds[p // 2], p))


def worth_another(s: Table, i: int) -> bool:
    """Rather two pawns and no dice, where dice hurt; the medic's hand for whoever is hurt worst."""
    if s.target[i] == T_TREAT:
        alone = len(s.pawns[i]) == 1 and not has(s, AUTO_SCANNER)
        return alone and s.wounds[performer(s, i)] < max(s.wounds)
    if not rolls_dice(s, s.target[i]):
        return False
    return needed(s, s.target[i], s.route[i])[1] > strength(s, i)


def begin(s: Table, idle: list[int], everybody: list[int]) -> Move:
    now = Standing(s)
    possible = {*conceivable(s, now.near)}
    for wish in sorted(wishes(s), key=lambda w: (-w.value, w.target)):
        crew = everybody if wish.target == T_TREAT else idle
        if wish.target not in possible or too_far(s, wish.target, crew):
            continue
        for piece in preferred(s, wish.target, crew):
            if not cannot_declare(s, wish.target, piece, now):
                return Move(piece, wish.target, wish.why, wish.goal)
    return DONE


def preferred(s: Table, target: int, idle: list[int]) -> list[int]:
    """Machines first where they can; the patient, or the medic's hand below; the specialist for the dice."""
    if target == T_TREAT:
        waiting, hands = patients(s, idle), medics(s, idle)
        if has(s, AUTO_SCANNER) or waiting[0] in hands:
            return waiting
        return [p for p in hands if not held_back(s, p)]
    action = action_of(s, target)
    expert = (EXPLORE, BUILD, NONE, RESEARCH)
    pawns = sorted(
        [p for p in idle if p < N_PAWNS],
        key=lambda p: (s.wounds[p // 2] > SAFE_WOUNDS, expert[s.profession[p // 2]] != action, p),
    )
    machines = [p for p in idle if p >= FIRST_MACHINE]
    return machines + pawns


def too_far(s: Table, target: int, idle: list[int]) -> bool:
    """Are there pawns enough to try it?"""
    place = place_of_target(target)
    route: list[int] = []
    saved = 0
    if place != HUB:
        ways = routes(s, place)
        if not ways:
            return True
        route = ways[0].spaces
        saved = rover_help(s, action_of(s, target))
    tries, _ = needed(s, target, route)
    if target == T_TREAT:
        return tries > 1 or not patients(s, idle)
    action = action_of(s, target)
    able = [p for p in idle if p < N_PAWNS or suits_machine(action, p - FIRST_MACHINE)]
    weak = [p for p in able if p < N_PAWNS and p % 2 and p ^ 1 in able and s.suffering[p // 2] >> HEART & 1]
    return len(able) - len(weak) + saved < tries


def patients(s: Table, idle: list[int]) -> list[int]:
    """Pawns of whoever is hurt or ill, the worst first."""
    hurt = [p for p in idle if p < N_PAWNS and (s.wounds[p // 2] or s.afflicted[p // 2])]
    return sorted(hurt, key=lambda p: -s.wounds[p // 2])


def medics(s: Table, idle: list[int]) -> list[int]:
    return [p for p in idle if p < N_PAWNS and s.profession[p // 2] == MEDIC]


def rover_help(s: Table, action: int) -> int:
    free = [r for r in (0, 1) if not is_blocked(s, r) and stack_of(s, FIRST_ROVER + r) == NONE]
    if action != EXPLORE:
        free = [r for r in free if r == SCORPIO]
    elif no_rover_explores(s):
        return 0
    return max([0, *[rover_saves(s, r) for r in free]])


def rover_saves(s: Table, rover: int) -> int:
    return ROVER_SAVES[rover] - count_of(s.on_rover[rover], PLUS1)


# What is worth doing


def wishes(s: Table) -> list[Wish]:
    found = survival(s) + order(s) + learning(s)
    urgency = 6.0 + 4.0 * s.round / rounds(s)
    for i, goal in enumerate(sheet(s).goals):
        if s.goals >> i & 1 or (goal.optional and s.round > rounds(s) - 2):
            continue
        worth = urgency * (0.3 if goal.optional else 1.0)
        for target, part in towards(s, goal):
            if not planned(s, target):
                found.append(Wish(worth * part, target, "goal", i))
    return found


def planned(s: Table, target: int) -> bool:
    return target in s.target and target < T_SPECIAL


def survival(s: Table) -> list[Wish]:
    """Wounds, stress, the farm."""
    found: list[Wish] = []
    worst = max(s.wounds)
    treated = s.target.count(T_TREAT)
    if worst >= 3 and treated < 2:
        found.append(Wish(3.0 * (worst - 2) + 4.0 * (worst >= DEADLY - 1), T_TREAT, "wounds"))
    if any(s.suffering) and not treated:
        found.append(Wish(3.0, T_TREAT, "wounds"))
    relaxing = s.target.count(T_RELAX)
    strain = s.stress + s.crew + 2 * sum([x != OPEN for x in s.shut]) - 6 * relaxing
    if strain >= MAX_STRESS - 1:
        found.append(Wish(11.0, T_RELAX, "stress"))
    elif s.stress - 6 * relaxing >= TIRED:
        found.append(Wish(4.0, T_RELAX, "stress"))
    elif s.morale < 0 and not relaxing:
        found.append(Wish(7.5 if s.morale == -2 else 5.0, T_RELAX, "morale"))
    for part in (CONNECTOR, FILTER):
        slot = FARM * N_PARTS + part
        if s.slots[slot] == BROKEN and relief(s, slot, balance(s)) > 0:
            found.append(Wish(7.0, T_REPAIR + slot, "farm"))
    return found


def learning(s: Table) -> list[Wish]:  # rules: K2
    """In a campaign a discovery is a skill, for this mission and those that follow."""
    if s.mission < FIRST_OF_CAMPAIGN or all([mask == ALL_SKILLS for mask in s.unlocked]):
        return []
    last = s.mission == FIRST_OF_CAMPAIGN + N_CAMPAIGN - 1
    if last and s.round > rounds(s) - LEARNING_ROUNDS:
        return []
    return [Wish(LEARN * part, t, "learn") for t, part in study(s, 1, True) if not planned(s, t)]


def order(s: Table) -> list[Wish]:
    """Broken parts, shutdown tiles, tracks, events, rovers."""
    found: list[Wish] = []
    left = rounds(s) - s.round
    mended = sum([T_REPAIR <= t < T_UNSHUT and s.means[i] == 0 for i, t in enumerate(s.target)])
    excess = broken_parts(s) - sheet(s).threshold - mended
    money = balance(s)
    for slot in range(len(s.slots)):
        if s.slots[slot] == BROKEN and not planned(s, T_REPAIR + slot):
            if money[BILL_PART + slot % N_PARTS] > 0:
                found.append(Wish(repair_value(s, slot, excess, left), T_REPAIR + slot, "repair"))
            elif relief(s, slot, money) >= WORTH_A_SWAP:
                found.append(Wish(relief(s, slot, money), T_REPAIR + slot, "swap"))
    for i in range(len(s.shut)):
        if s.shut[i] != OPEN and s.reserve[i & 1] > 1 and not planned(s, T_UNSHUT + i):
            late = 4.0 if left <= 1 and has_last_test(s) else 0.0
            found.append(Wish(late + (5.0 if FACILITY_OF.count(i >> 1) else 3.5), T_UNSHUT + i, "shut"))
    worst = max(s.tracks) - s.target.count(T_MAINTAIN)
    if left >= 0 and worst >= TRACK_END - 2:
        found.append(Wish(2.0 + 1.5 * (worst - TRACK_END + 2), T_MAINTAIN, "track"))
    for event in s.journal:
        if not planned(s, T_EVENT + event):
            found.append(Wish(4.0 if EVENTS[event].pawns == 1 else 2.5, T_EVENT + event, "event"))
    for number, special in enumerate(sheet(s).specials):
        lost = sum(MAX_OUTPUT[2:4]) - sum(s.output[2:4])
        if special.effects[0].op == PRODUCTIVITY and lost:
            found.append(Wish(5.0 + 3.0 * lost, T_SPECIAL + number * PLACES + N_SPACES, "output"))
    for rover in (0, 1):
        if s.on_rover[rover]:
            found.append(Wish(2.5 if is_blocked(s, rover) else 1.5, T_ROVER + rover, "rover"))
    return found


def relief(s: Table, slot: int, money: list[int]) -> float:
    """What repairing a slot spares the crew; a swap only moves the harm to where the part comes from."""
    harm = HARM[PENALTY[slot]]
    if money[BILL_PART + slot % N_PARTS] > 0:
        return harm
    taken = donors(s)
    given = [HARM[PENALTY[x]] for x in with_part(s, slot) if x not in taken]
    return harm - min(given) if given else 0.0


def with_part(s: Table, slot: int) -> list[int]:
    """Working slots of the same kind in other facilities that are open."""
    rest = range(slot % N_PARTS, len(s.slots), N_PARTS)
    return [x for x in rest if x != slot and s.slots[x] == GREEN and not is_shut(s, x // N_PARTS)]


def has_last_test(s: Table) -> bool:
    return any([goal.check == LAST_SHUT for goal in sheet(s).goals])


def repair_value(s: Table, slot: int, excess: int, left: int) -> float:
    value = 1.5
    if excess > 0:
        value += 2.5 + 1.0 * min(excess, 3) + 3.0 * (left <= 2) + 3.0 * (left == 0)
    elif excess > -2:
        value += 1.5
    penalty = PENALTY[slot]
    if penalty == WILTS:
        value += 4.0
    elif penalty == PLUS_ONE:
        value += 1.0
    return value


# Towards an objective: actions and how good each is


def towards(s: Table, goal: Goal) -> list[tuple[int, float]]:
    check = goal.check
    if check == BUILT:
        return [(T_BACKUP + goal.what - CARD_AT, 1.0)]
    if check == PLANTED:
        return [(T_PLANT, 1.0)]
    if check == COUNTED:
        return count_up(s, goal.what, least(s, goal) - s.counters[goal.what])
    if check == EXPLORED:
        return [t for place in goal.places for t in explore_to(s, place_of(s, place, HUB))]
    if check == ON_SHEET:
        return bring_back(s, goal.what)
    if check in (DISCOVERED, EXAMINED):
        return study(s, least(s, goal) - have(s, goal), check == DISCOVERED)
    if check == PLANTS:
        return farm_work(s)
    if check == GREEN_PART:
        return [(T_REPAIR + goal.what, 1.0)]
    if check == END_MORALE and s.morale < 0:
        return [(T_RELAX, 0.7)]
    if check in (THRESHOLD, END_MORALE):
        return []
    return explore_anywhere(s, 3, 0.3) if goal.optional else []


def count_up(s: Table, counter: int, missing: int) -> list[tuple[int, float]]:
    """Special actions that raise a counter, and what they need first."""
    found: list[tuple[int, float]] = []
    for number, special in enumerate(sheet(s).specials):
        if not any([e.op in (COUNTER, COUNTER_SHARE) and e.a == counter for e in special.effects]):
            continue
        first = T_SPECIAL + number * PLACES
        planned_already = sum([t >= T_SPECIAL and (t - T_SPECIAL) // PLACES == number for t in s.target])
        step = 27 if special.effects[0].op == COUNTER_SHARE else 1
        if planned_already * step >= missing:
            continue
        if special.place == MAST_PLACE:
            found += [(first + x, 1.0) for x in range(8)] + masts_to_be(s)
        elif special.place:
            found += [(first + x, 1.0) for x in range(N_SPACES)]
            if not any([s.zone_tokens[x * N_TOKEN_COLOURS + 2] for x in range(N_SPACES)]):
                found += explore_anywhere(s, 1, 0.9)
        else:
            found.append((first + N_SPACES, 1.0))
        for place, n in special.cost:
            found += supply(s, place, n * (missing - planned_already))
    return found


def supply(s: Table, place: int, n: int) -> list[tuple[int, float]]:
    """How to come by what an action costs."""
    if BILL_COUNTER <= place < BILL_EXAMINED:
        counter = place - BILL_COUNTER
        short = n - s.counters[counter]
        return [(t, 0.95 * v) for t, v in count_up(s, counter, short)] if short > 0 else []
    if place == BILL_EXAMINED and s.examined < n:
        return study(s, n, False)
    if place == BILL_SAMPLE and s.samples[0] < n:
        return samples_to_gather(s, 0.8)
    if BILL_TOKEN <= place < BILL_MARKER and s.in_hold[place - BILL_TOKEN] < n:
        return bring_back(s, place - BILL_TOKEN)
    if BILL_PART <= place < BILL_SAMPLE and s.parts[place - BILL_PART] < n:
        return []
    return []


def explore_to(s: Table, space: int) -> list[tuple[int, float]]:
    """The nearest unexplored space on the straight line to a space, or beside a closed edge."""
    if space == HUB or s.ground[space] != NONE:
        return []
    near = reachable(s)
    if near[space]:
        return [(T_EXPLORE + space, 1.0)]
    direction = space % 8
    found = [
        (T_EXPLORE + ring * 8 + d, 0.95 if d == direction else 0.6)
        for ring in range(space // 8 + 1)
        for d in (direction, (direction + 1) % 8, (direction + 7) % 8)
        if near[ring * 8 + d] and s.ground[ring * 8 + d] == NONE
    ]
    straight = [t for t in found if t[1] > 0.9]
    return straight or found


def explore_anywhere(s: Table, rings: int, value: float) -> list[tuple[int, float]]:
    near = reachable(s)
    return [(T_EXPLORE + x, value) for x in range(8 * rings) if near[x] and s.ground[x] == NONE]


def masts_to_be(s: Table) -> list[tuple[int, float]]:
    """Regions of ring 1 for masts: every second direction from the first one on."""
    explored = [x for x in range(8) if s.ground[x] != NONE]
    even = explored[0] % 2 if explored else 0
    ready = [x for x in explored if x % 2 == even]
    if len(ready) >= 3:
        return []
    return [(T_EXPLORE + x, 0.9) for x in range(8) if x % 2 == even and s.ground[x] == NONE]


def bring_back(s: Table, colour: int) -> list[tuple[int, float]]:
    lying = [x for x in range(N_SPACES) if s.zone_tokens[x * N_TOKEN_COLOURS + colour]]
    found = [(T_GATHER + 4 * x + 1 + colour, 1.0) for x in lying]
    mission = sheet(s)
    for place, _ in mission.found:
        found += [(t, 0.9 * v) for t, v in explore_to(s, place_of(s, place, HUB))]
    opened = sum([s.ground[x] != NONE for x in range(8)])
    if mission.first_found[0] > opened and colour == RED:
        found += explore_anywhere(s, 1, 0.9)
    return found


def study(s: Table, missing: int, to_the_end: bool) -> list[tuple[int, float]]:
    if missing <= 0:
        return []
    found: list[tuple[int, float]] = []
    if to_the_end and s.examined:
        found.append((T_DISCOVER, 1.0))
    if s.samples[0] and (not to_the_end or s.examined < missing):
        found.append((T_EXAMINE, 0.95))
    if s.samples[0] + s.samples[1] + s.examined < missing:
        found += samples_to_gather(s, 0.9)
    return found


def samples_to_gather(s: Table, value: float) -> list[tuple[int, float]]:
    found = [(T_GATHER + 4 * x, value - 0.05 * (x // 8)) for x in range(N_SPACES) if s.zone_samples[x]]
    return found or explore_anywhere(s, 1, value - 0.1)


def farm_work(s: Table) -> list[tuple[int, float]]:
    found = [(T_PLANT, 0.9)]
    for number, special in enumerate(sheet(s).specials):
        if special.effects[-1].op == GROW and s.growth[0]:
            found.append((T_SPECIAL + number * PLACES + N_SPACES, 0.9))
            for place, n in special.cost:
                found += [(t, 0.7 * v) for t, v in supply(s, place, n)]
    return found
