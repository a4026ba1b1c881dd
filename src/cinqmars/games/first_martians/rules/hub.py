"""The crew and the HUB: every single change of the table, with its limits and its line in the log."""

from __future__ import annotations

from typing import Final

from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules.causes import BY_STRESS, BY_WOUNDS, because, done
from cinqmars.games.first_martians.state import DEATH, FACE_DOWN, MartiansState, MissionOver, is_shut


def draw(s: MartiansState, n: int) -> int:
    """Chance: nothing before it can be taken back."""
    s.barrier()
    return s.rng.below(n)


# Astronauts


def wound(s: MartiansState, a: int, n: int) -> None:  # rules: A5, A6, A14
    if s.suffering[a] >> c.INTOXICATION & 1:
        n *= 2
    for _ in range(n):
        s.wounds[a] += 1
        s.emit("wound", a, s.wounds[a], tuple(s.because))
        if s.wounds[a] >= c.DEADLY:
            s.outcome = DEATH
            s.emit("death", a)
            raise MissionOver
        if s.wounds[a] in c.MARKS:
            because(s, BY_WOUNDS)
            afflict(s, a, fx.ANY_ONE)
            done(s)


def heal(s: MartiansState, a: int, n: int) -> None:  # rules: A6
    n = min(n, s.wounds[a])
    if n:
        s.wounds[a] -= n
        s.emit("heal", a, s.wounds[a], tuple(s.because))


def afflict(s: MartiansState, a: int, kind: int) -> None:  # rules: A7, A8, A10
    """A token of the kind, or a random one the astronaut does not have; none left, none taken."""
    possible = [k for k in range(c.N_AFFLICTIONS) if s.afflictions[k] and not s.afflicted[a] >> k & 1]
    if kind == fx.ANY_ONE:
        if not possible:
            return
        i = draw(s, sum([s.afflictions[k] for k in possible]))
        for k in possible:
            if i < s.afflictions[k]:
                kind = k
                break
            i -= s.afflictions[k]
    elif kind not in possible:
        return
    s.emit("afflict", a, kind, tuple(s.because))
    if kind == c.ANXIETY:
        change_morale(s, -1)
        return
    s.afflictions[kind] -= 1
    s.afflicted[a] |= 1 << kind


def cure(s: MartiansState, a: int, kind: int) -> None:  # rules: A8
    s.afflicted[a] &= ~(1 << kind)
    s.afflictions[kind] += 1
    s.emit("cure", a, kind, tuple(s.because))


def give_tokens(s: MartiansState, a: int, n: int) -> None:
    """Morale tokens; losing takes what there is."""
    n = max(n, -s.tokens[a])
    if n:
        s.tokens[a] += n
        s.emit("tokens", a, n, tuple(s.because))


def change_morale(s: MartiansState, n: int) -> None:  # rules: M1
    value = min(c.MAX_MORALE, max(c.MIN_MORALE, s.morale + n))
    if value != s.morale:
        s.emit("morale", value - s.morale, value, tuple(s.because))
        s.morale = value


def change_stress(s: MartiansState, n: int) -> None:  # rules: P20
    value = max(0, s.stress + n)
    if value == s.stress:
        return
    s.emit("stress", value - s.stress, min(value, c.MAX_STRESS), tuple(s.because))
    s.stress = value
    if value < c.MAX_STRESS:
        return
    s.stress = 0
    because(s, BY_STRESS)
    for a in range(s.crew):
        wound(s, a, 1)
    change_morale(s, -1)
    done(s)


def pay_skill(s: MartiansState, a: int, number: int) -> None:
    skill = s.profession[a] * 4 + number
    s.tokens[a] -= c.SKILL_COST[skill]
    s.skills[a] |= 1 << number
    s.emit("skill", a, skill)


# Reserve and hold


def gain(s: MartiansState, resource: int, n: int) -> None:  # rules: V1
    n = min(n, c.MAX_RESERVE - s.reserve[resource])
    if n > 0:
        s.reserve[resource] += n
        s.emit("gain", resource, n, tuple(s.because))


def lose(s: MartiansState, resource: int, n: int) -> None:
    n = min(n, s.reserve[resource])
    if n > 0:
        s.reserve[resource] -= n
        s.emit("lose", resource, n, tuple(s.because))


def gain_part(s: MartiansState, part: int) -> None:
    s.parts[part] += 1
    s.emit("part", part, tuple(s.because))


def lose_part(s: MartiansState, part: int) -> None:
    s.parts[part] -= 1
    s.emit("lose-part", part, tuple(s.because))


def gain_sample(s: MartiansState, n: int, area: int) -> None:
    s.samples[area] += n
    s.emit("sample", n, area, tuple(s.because))


def gain_objective(s: MartiansState, colour: int, n: int) -> None:
    s.in_hold[c.N_TOKEN_COLOURS + colour] += n
    s.emit("objective", colour, tuple(s.because))


def draw_poi(s: MartiansState) -> None:  # rules: X8, X10
    """A point of interest, available at once; an empty pile is made of those used."""
    if sum(s.poi_pile) == 0:
        s.poi_pile = s.pois_used
        s.pois_used = [0] * c.N_POIS
        if sum(s.poi_pile) == 0:
            return
    i = draw(s, sum(s.poi_pile))
    for poi in range(c.N_POIS):
        if i < s.poi_pile[poi]:
            s.poi_pile[poi] -= 1
            s.pois[poi] += 1
            s.emit("poi", poi, tuple(s.because))
            return
        i -= s.poi_pile[poi]


def count(s: MartiansState, counter: int, n: int) -> None:
    n = max(n, -s.counters[counter])
    if n:
        s.counters[counter] += n
        s.emit("count", s.mission, counter, n, s.counters[counter], tuple(s.because))


def collect_pending(s: MartiansState) -> None:  # rules: U2
    for part in range(c.N_PARTS):
        s.parts[part] += s.parts[c.N_PARTS + part]
        s.parts[c.N_PARTS + part] = 0
    s.samples[0] += s.samples[fx.PENDING]
    s.samples[fx.PENDING] = 0
    for colour in range(c.N_TOKEN_COLOURS):
        s.in_hold[colour] += s.in_hold[c.N_TOKEN_COLOURS + colour]
        s.in_hold[c.N_TOKEN_COLOURS + colour] = 0


# Facilities


def change_output(s: MartiansState, f: int, n: int) -> None:  # rules: P2
    value = min(c.MAX_OUTPUT[f], max(0, s.output[f] + n))
    if value != s.output[f]:
        s.emit("output", f, value - s.output[f], value, tuple(s.because))
        s.output[f] = value


def place_shutdown(s: MartiansState, f: int, resource: int) -> None:  # rules: P5, P6
    s.shut[2 * f + resource] = FACE_DOWN
    s.emit("shut", f, resource, tuple(s.because))


def put_token(s: MartiansState, token: int, f: int, space: int) -> None:  # rules: T2
    """On top of what is there. Only +1 adds up, so on ! others are not put twice (ruling 9)."""
    if is_shut(s, f):
        return
    if space == fx.NEXT:
        s.next[f] = s.next[f] << 3 | token
    elif token == c.PLUS1 or not holds(s.now[f], token):
        s.now[f] = s.now[f] << 3 | token
    else:
        return
    s.emit("token", token, f, space, tuple(s.because))


def holds(stack: int, token: int) -> bool:
    while stack:
        if stack & 7 == token:
            return True
        stack >>= 3
    return False


def count_of(stack: int, token: int) -> int:
    n = 0
    while stack:
        n += stack & 7 == token
        stack >>= 3
    return n


def mark_zone(s: MartiansState, token: int, space: int) -> None:
    if token == c.PLUS1 or not holds(s.zone_marks[space], token):
        s.zone_marks[space] = s.zone_marks[space] << 3 | token
        s.emit("zone-token", token, space, tuple(s.because))


def unmark_zone(s: MartiansState, token: int, space: int) -> None:
    kept = 0
    found = False
    stack = s.zone_marks[space]
    shift = 0
    while stack:
        if stack & 7 == token and not found:
            found = True
        else:
            kept |= (stack & 7) << shift
            shift += 3
        stack >>= 3
    s.zone_marks[space] = kept
    s.emit("zone-clean", token, space, tuple(s.because))


def mark_rover(s: MartiansState, token: int, rover: int) -> None:  # rules: T1, T10
    """On its x, on top of what is there."""
    s.on_rover[rover] = s.on_rover[rover] << 3 | token
    s.emit("rover-token", token, rover, tuple(s.because))


def free_rover(s: MartiansState, rover: int) -> None:  # rules: X19
    """The top token of its x is gone."""
    token = s.on_rover[rover] & 7
    s.on_rover[rover] >>= 3
    s.emit("rover-free", token, rover, tuple(s.because))


def is_blocked(s: MartiansState, rover: int) -> bool:  # rules: L18
    return holds(s.on_rover[rover], c.BLOCKED)


def mark_card(s: MartiansState, token: int, a: int, space: int) -> None:  # rules: T11
    """On an identity card, as on a facility: only +1 adds up among those that count."""
    if space == fx.NEXT:
        s.worn_next[a] = s.worn_next[a] << 3 | token
    elif token == c.PLUS1 or not holds(s.worn[a], token):
        s.worn[a] = s.worn[a] << 3 | token
    else:
        return
    s.emit("card-token", token, a, space, tuple(s.because))


def discard_skill(s: MartiansState, a: int, number: int) -> None:  # rules: A15
    s.unlocked[a] &= ~(1 << number)
    s.emit("discard-skill", a, s.profession[a] * c.N_SKILLS + number, tuple(s.because))


# Farms: growth is a mask of the spaces 1 to 6, the lowest bit space 1


def grow_all(s: MartiansState, farm: int) -> None:  # rules: P12
    """Every seedling one space up; from the last one into an empty greenhouse, or it waits."""
    up = s.growth[farm]
    top = 1 << c.GROWTH - 1
    waits = 0
    if up & top:
        if s.plants[farm] < s.greenhouses[farm]:
            s.plants[farm] += 1
            s.emit("ripe", farm, tuple(s.because))
            up &= ~top
        else:
            waits = top
            up &= ~top
    moved = 0
    for i in range(c.GROWTH - 2, -1, -1):
        if up >> i & 1:
            taken = (moved | waits) >> i + 1 & 1
            moved |= 1 << (i if taken else i + 1)
    if s.growth[farm]:
        s.emit("grow", farm, tuple(s.because))
    s.growth[farm] = moved | waits


def shrink_all(s: MartiansState, farm: int) -> None:
    """Every seedling one space down; below the first it dies."""
    if s.growth[farm]:
        s.emit("shrink", farm, s.growth[farm] & 1, tuple(s.because))
    s.growth[farm] >>= 1


def wilt(s: MartiansState, farm: int) -> None:  # rules: P13
    shrink_all(s, farm)
    s.emit("wilt", farm, tuple(s.because))
    if s.plants[farm]:
        s.plants[farm] -= 1
        s.growth[farm] |= 1 << c.GROWTH - 1


def grow_one(s: MartiansState, farm: int, space: int, n: int) -> None:  # rules: P12
    """One seedling, space by space; it stops below an occupied one."""
    s.emit("grow-one", farm, space, tuple(s.because))
    for _ in range(n):
        if space == c.GROWTH - 1:
            if s.plants[farm] < s.greenhouses[farm]:
                s.growth[farm] &= ~(1 << space)
                s.plants[farm] += 1
                s.emit("ripe", farm, tuple(s.because))
            return
        if s.growth[farm] >> space + 1 & 1:
            return
        s.growth[farm] ^= 3 << space
        space += 1


# The map


def neighbours(space: int) -> list[int]:
    """Adjacent spaces, the HUB not counted: beside it in its ring, and in the rings next to it."""
    ring, direction = divmod(space, 8)
    found = [ring * 8 + (direction + 1) % 8, ring * 8 + (direction + 7) % 8]
    if ring > 0:
        found.append(space - 8)
    if ring < 2:
        found.append(space + 8)
    return found


NEIGHBOURS: Final[list[list[int]]] = [neighbours(space) for space in range(c.N_SPACES)]


def place_of(s: MartiansState, place: int, here: int) -> int:
    """The space a place of an effect stands for; HUB if there is none."""
    if place < 24:
        return place
    if place == 24:
        return here
    if place == 25:
        return c.HUB
    ring, number = divmod(place - 26, 3)
    return ring * 8 + s.directions[number] if number < len(s.directions) else c.HUB
