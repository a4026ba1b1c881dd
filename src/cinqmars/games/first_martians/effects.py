"""Effects carried out, and the malfunctions they lead to. Whoever acts chooses; for the table, the first player."""

from __future__ import annotations

from . import kinds
from .cards import CARDS, TILES_OF
from .causes import BY_BROKEN, BY_CARD, BY_TRACK, because, done
from .components import (
    BLOCK_OF,
    FACES,
    FARM,
    FARMS,
    GROWTH,
    HUB,
    MAKES_ENERGY,
    MAKES_OXYGEN,
    MAX_OUTPUT,
    MIGRAINE,
    N_AFFLICTIONS,
    N_BLOCKS,
    N_FACILITIES,
    N_PARTS,
    N_ROVERS,
    N_SKILLS,
    N_SLOTS,
    N_SPACES,
    N_TOKEN_COLOURS,
    RESEARCH_SHARES,
    SCIENTIST,
    SIDES,
    SKILL_COST,
    TRACK_END,
    USES,
)
from .effect import (
    ACTIVE,
    ADD_SAMPLE,
    ADVANCE,
    AFFLICT,
    ANY_ONE,
    BREAK,
    CARD,
    CHOOSE,
    CHOOSE_ONE,
    CHOSEN,
    CHOSEN_EXPLORED,
    CLEAN_ROI,
    COUNTER,
    COUNTER_SHARE,
    CURE,
    DISCARD_SKILL,
    DISCARD_TILE,
    EVERYONE,
    FIRST,
    FREE_ROVER,
    FROM_MAP,
    GAIN,
    GAIN_OBJECTIVE,
    GAIN_PART,
    GAIN_POI,
    GAIN_SAMPLE,
    GAIN_SEED,
    GROW,
    HEAL,
    IF_COUNTER,
    LOSE,
    LOSE_PART,
    LOSE_PAWN,
    LOSE_SAMPLE,
    MORALE,
    MORALE_TOKENS,
    NEXT_ROUND,
    OXYGENATORS,
    PAWNS,
    PLACE_OBJECTIVE,
    PRODUCTIVITY,
    RELAY,
    REPAIR,
    ROLL,
    SAME_BLOCK,
    SHUT,
    SOLARS,
    SOMEBODY,
    STRESS,
    TARGET,
    THE_MISSION,
    THIS_ONE,
    TOKEN,
    TOKEN_CARD,
    TOKEN_ROI,
    TOKEN_ROVER,
    TRACK,
    WILT,
    WOUND,
    Effect,
    Effects,
)
from .hub import (
    afflict,
    change_morale,
    change_output,
    change_stress,
    cure,
    discard_skill,
    draw,
    draw_poi,
    free_rover,
    gain,
    gain_objective,
    gain_part,
    gain_sample,
    give_tokens,
    grow_all,
    grow_one,
    heal,
    holds,
    lose,
    lose_part,
    mark_card,
    mark_rover,
    mark_zone,
    place_of,
    place_shutdown,
    put_token,
    shrink_all,
    unmark_zone,
    wilt,
    wound,
)
from .state import BROKEN, FACE_UP, GREEN, LIFTED, MENDED, NONE, OPEN, Table, is_shut, seat_of


def run(
    s: Table, effects: Effects, actor: int, target: int = NONE, here: int = HUB, tile: int = NONE
) -> None:
    """Carry out effects in order. `tile` is facility * 2 + resource of the shutdown tile they are printed on."""
    for e in effects:
        apply(s, e, actor, target, here, tile)


def chooser(s: Table, actor: int) -> int:  # rules: M4
    """The seat that decides: that of the astronaut who acts, or the first player's."""
    return seat_of(s, actor if actor != NONE else s.first)


def people(s: Table, who: int, actor: int, target: int) -> list[int]:
    """The astronauts an effect is about."""
    if who == EVERYONE:
        return list(range(s.crew))
    if who == SOMEBODY:
        return [draw(s, s.crew)]
    if who == FIRST or (who == ACTIVE and actor == NONE):
        return [s.first]
    if who == TARGET:
        return [target if target != NONE else s.first]
    return [actor]


def apply(s: Table, e: Effect, actor: int, target: int, here: int, tile: int) -> None:
    op = e.op
    if op == GAIN:
        gain(s, e.a, e.b)
    elif op == LOSE:
        lose(s, e.a, e.b)
    elif op == MORALE:
        change_morale(s, e.a)
    elif op == STRESS:
        change_stress(s, e.a)
    elif op in (MORALE_TOKENS, WOUND, HEAL, AFFLICT, CURE, LOSE_PAWN, TOKEN_CARD, DISCARD_SKILL):
        apply_to_people(s, e, actor, target)
    elif op in (GAIN_PART, LOSE_PART, GAIN_SAMPLE, LOSE_SAMPLE, ADD_SAMPLE, GAIN_POI, GAIN_SEED):
        apply_to_goods(s, e, actor, here)
    elif op == GAIN_OBJECTIVE:
        gain_objective(s, e.a, e.b)
    elif op == PLACE_OBJECTIVE:
        place_objective(s, e.a, place_of(s, e.b, here))
    elif op == TRACK:
        move_track(s, e, actor, tile)
    elif op == CARD:
        resolve_card(s, reveal_card(s, e.a, e.b), actor)
    elif op in (BREAK, REPAIR, PRODUCTIVITY, SHUT, TOKEN):
        apply_to_facility(s, e, actor, tile)
    elif op == WILT:
        if not is_shut(s, FARM):
            wilt(s, 0)
    elif op == GROW:
        grow(s, e, actor)
    elif op == TOKEN_ROI:
        mark_place(s, e, actor, here)
    elif op == TOKEN_ROVER:
        rover = e.b if e.b >= 0 else s.ask(chooser(s, actor), kinds.ROVER, [0, 1], ("token", e.a))
        mark_rover(s, e.a, rover)
    elif op == FREE_ROVER:
        marked = [r for r in range(N_ROVERS) if s.on_rover[r]]
        if marked:
            free_rover(s, s.ask(chooser(s, actor), kinds.ROVER, marked, ("free",)))
    elif op == CLEAN_ROI:
        spaces = [x for x in range(N_SPACES) if holds(s.zone_marks[x], e.a)]
        if spaces:
            unmark_zone(s, e.a, s.ask(chooser(s, actor), kinds.SPACE, spaces, ("clean",)))
    elif op == ROLL:
        roll_for(s, e, actor, target, here, tile)
    elif op == CHOOSE:
        choose(s, e, actor, target, here, tile)
    elif op == IF_COUNTER:
        if s.counters[e.a] >= e.b:
            run(s, e.then, actor, target, here, tile)
    elif op == COUNTER:
        count(s, e.a, e.b)
    elif op == COUNTER_SHARE:
        share = RESEARCH_SHARES[draw(s, len(RESEARCH_SHARES))]  # rules: G11
        s.emit("research-card", share)
        count(s, e.a, share)
    elif op == ADVANCE:
        advance(s, actor)
    elif op == PAWNS:
        change_pawns(s, e)
    elif op == RELAY:
        s.relays |= 1 << here
    else:
        assert op == DISCARD_TILE, f"effect {op} can be carried out"
        discard_tile(s, tile)


# People


def apply_to_people(s: Table, e: Effect, actor: int, target: int) -> None:
    op, who = e.op, e.b if e.op == TOKEN_CARD else e.a
    if who == CHOSEN:
        choose_person(s, e, actor)
        return
    for a in people(s, who, actor, target):
        if op == MORALE_TOKENS:
            give_tokens(s, a, e.b)
        elif op == WOUND:
            wound(s, a, e.b)
        elif op == HEAL:
            heal(s, a, e.b)
        elif op == AFFLICT:
            afflict(s, a, e.b)
        elif op == TOKEN_CARD:
            mark_card(s, e.a, a, e.c)
        elif op == DISCARD_SKILL:
            choose_skill(s, a)
        else:
            s.losing_pawns[a] += 1
            s.emit("lose-pawn", a, *s.because)


def choose_skill(s: Table, a: int) -> None:  # rules: A15
    """One skill card goes, of the astronaut's own choice; the starting skill is printed and stays."""
    cards = [number for number in range(1, N_SKILLS) if s.unlocked[a] >> number & 1]
    if cards:
        args = [a * N_SKILLS + number for number in cards]
        discard_skill(s, a, s.ask(seat_of(s, a), kinds.DISCARD, args) % N_SKILLS)


def choose_person(s: Table, e: Effect, actor: int) -> None:
    seat = chooser(s, actor)
    if e.op == CURE:
        ill = [
            a * N_AFFLICTIONS + k
            for a in range(s.crew)
            for k in range(N_AFFLICTIONS)
            if s.afflicted[a] >> k & 1
        ]
        if ill:
            a, k = divmod(s.ask(seat, kinds.CURE, ill), N_AFFLICTIONS)
            cure(s, a, k)
        return
    if e.op == HEAL:
        hurt = [a for a in range(s.crew) if s.wounds[a]]
        if hurt:
            heal(s, s.ask(seat, kinds.ASTRONAUT, hurt, ("heal",)), e.b)
        return
    everyone = list(range(s.crew))
    if e.op == WOUND:
        wound(s, s.ask(seat, kinds.ASTRONAUT, everyone, ("wound",)), e.b)
    elif e.op == MORALE_TOKENS:
        give_tokens(s, s.ask(seat, kinds.ASTRONAUT, everyone, ("tokens",)), e.b)


# Goods


def apply_to_goods(s: Table, e: Effect, actor: int, here: int) -> None:
    op = e.op
    seat = chooser(s, actor)
    if op == GAIN_PART:
        for _ in range(e.b):
            part = e.a
            if part == CHOOSE_ONE:
                part = s.ask(seat, kinds.PART, list(range(N_PARTS)), ("gain",))
            elif part == ANY_ONE:
                part = draw(s, N_PARTS)
            gain_part(s, part)
    elif op == LOSE_PART:
        for _ in range(e.b):
            there = [part for part in range(N_PARTS) if s.parts[part]]
            if there:
                lose_part(s, lost_part(s, there, e.a, seat))
    elif op == GAIN_SAMPLE:
        gain_sample(s, e.a, e.b)
    elif op == LOSE_SAMPLE:
        for _ in range(e.b):
            lose_sample(s, e.a, seat)
    elif op == ADD_SAMPLE:
        if here != HUB and s.ground[here] != NONE:
            s.zone_samples[here] += e.a
            s.emit("zone-sample", here, e.a, *s.because)
    elif op == GAIN_POI:
        for _ in range(e.a):
            draw_poi(s)
    else:
        s.seeds += e.a
        s.emit("seed", e.a, *s.because)


def can_lose(s: Table, e: Effect, a: int) -> bool:  # rules: D8
    """Is there what an effect takes from the reserve, the hold, or astronaut `a`?"""
    if e.op == LOSE:
        return s.reserve[e.a] >= e.b
    if e.op == LOSE_PART:
        return sum(s.parts[:N_PARTS]) >= e.b
    if e.op == LOSE_SAMPLE:
        return (0 if e.a == FROM_MAP else s.samples[0]) + sum(s.zone_samples) >= e.b
    return e.op != MORALE_TOKENS or e.a != ACTIVE or s.tokens[a] >= -e.b


def lost_part(s: Table, there: list[int], how: int, seat: int) -> int:
    """By chance every single part is as likely as the next."""
    if how == CHOOSE_ONE:
        return s.ask(seat, kinds.PART, there, ("lose",))
    each = [part for part in there for _ in range(s.parts[part])]
    return each[draw(s, len(each))]


def lose_sample(s: Table, where: int, seat: int) -> None:  # rules: P22
    """One sample of the crew's choice: from a region, or from the hold if that is meant too."""
    places = [1 + x for x in range(N_SPACES) if s.zone_samples[x]]
    if where != FROM_MAP and s.samples[0]:
        places.insert(0, 0)
    if not places:
        return
    place = s.ask(seat, kinds.SAMPLE, places)
    if place:
        s.zone_samples[place - 1] -= 1
    else:
        s.samples[0] -= 1
    s.emit("lose-sample", place, *s.because)


def place_objective(s: Table, colour: int, space: int) -> None:
    s.zone_tokens[space * N_TOKEN_COLOURS + colour] += 1
    s.emit("zone-objective", colour, space)


def advance(s: Table, actor: int) -> None:  # rules: X15
    """One sample one step further."""
    steps = [i for i in (0, 1) if (s.samples[0] if i == 0 else s.examined)]
    if not steps:
        return
    if s.ask(chooser(s, actor), kinds.STUDY, steps) == 0:
        s.samples[0] -= 1
        s.examined += 1
        s.emit("examine", *s.because)
    else:
        s.examined -= 1
        s.discoveries += 1
        s.emit("discover", *s.because)


def count(s: Table, counter: int, n: int) -> None:
    n = max(n, -s.counters[counter])
    if n:
        s.counters[counter] += n
        s.emit("count", s.mission, counter, n, s.counters[counter], *s.because)


def change_pawns(s: Table, e: Effect) -> None:
    """A change of the pawns some action needs: action, n, directions (0: all)."""
    change = [e.a, e.b, e.d]
    if e.c == THE_MISSION:
        s.pawns_ever += change
    elif e.c == NEXT_ROUND:
        s.pawns_next += change
    else:
        s.pawns_now += change
    s.emit("pawns", e.a, e.b, e.c, e.d, *s.because)


def grow(s: Table, e: Effect, actor: int) -> None:  # rules: P18
    """Effects on the farm mean the main one; a chosen seedling may stand in either."""
    if e.b:
        if is_shut(s, FARM):
            return
        if e.a > 0:
            grow_all(s, 0)
        else:
            shrink_all(s, 0)
        return
    seedlings = [
        farm * GROWTH + i
        for farm in range(2)
        for i in range(GROWTH)
        if s.growth[farm] >> i & 1 and may_grow(s, farm, i)
    ]
    if seedlings:
        farm, i = divmod(s.ask(chooser(s, actor), kinds.SEEDLING, seedlings), GROWTH)
        grow_one(s, farm, i, e.a)


def may_grow(s: Table, farm: int, i: int) -> bool:  # rules: P8
    if is_shut(s, FARMS[farm]):
        return False
    if i == GROWTH - 1:
        return s.plants[farm] < s.greenhouses[farm]
    return not s.growth[farm] >> i + 1 & 1


def mark_place(s: Table, e: Effect, actor: int, here: int) -> None:
    if e.b == CHOSEN_EXPLORED:
        explored = [x for x in range(N_SPACES) if s.ground[x] != NONE]
        if explored:
            mark_zone(s, e.a, s.ask(chooser(s, actor), kinds.SPACE, explored, ("mark",)))
        return
    space = place_of(s, e.b, here)
    if space != HUB:
        mark_zone(s, e.a, space)


# Facilities


def group(facility: int) -> list[int]:
    if facility == OXYGENATORS:
        return MAKES_OXYGEN
    if facility == SOLARS:
        return MAKES_ENERGY
    return [facility]


def apply_to_facility(s: Table, e: Effect, actor: int, tile: int) -> None:
    op = e.op
    seat = chooser(s, actor)
    if op == BREAK:
        break_part(s, e.a, e.b, seat)
    elif op == REPAIR:
        red = mendable(s)
        if red:
            slot = s.ask(seat, kinds.SLOT, red, ("repair",))
            s.slots[slot] = MENDED
            s.emit("repair", slot, *s.because)
    elif op == PRODUCTIVITY:
        open_ones = [f for f in group(e.a) if s.built[f] and not is_shut(s, f)]
        able = [f for f in open_ones if (s.output[f] > 0 if e.b < 0 else s.output[f] < MAX_OUTPUT[f])]
        if able:
            change_output(s, s.ask(seat, kinds.FACILITY, able, ("output", e.b)), e.b)
    elif op == SHUT:
        able = shuttable(s, e.a)
        if able:
            place_shutdown(s, s.ask(seat, kinds.SHUT, able, (e.a,)), e.a)
    else:
        f = tile >> 1 if e.b == THIS_ONE else e.b
        if e.b == THIS_ONE:
            s.next[f] = s.next[f] << 3 | e.a  # the tile has just been lifted
            s.emit("token", e.a, f, e.c, *s.because)
        else:
            put_token(s, e.a, f, e.c)


def mendable(s: Table) -> list[int]:  # rules: X17
    """Broken slots that an effect can repair: not those whose repair is declared, with a part of its own."""
    planned = [target - kinds.T_REPAIR for target in s.target[s.step :]]
    return [
        slot
        for slot in range(N_SLOTS)
        if s.slots[slot] == BROKEN and slot not in planned and not is_shut(s, slot // N_PARTS)
    ]


def shuttable(s: Table, resource: int) -> list[int]:  # rules: P5, P6, P8
    """Facilities that use the resource and have no tile of it; none if the tiles have run out."""
    down = sum([state != OPEN for state in s.shut[resource::2]])
    if down >= TILES_OF[resource]:
        return []
    uses = USES[resource]
    return [f for f in range(N_FACILITIES) if s.built[f] and uses[f] and s.shut[2 * f + resource] == OPEN]


def break_part(s: Table, facility: int, part: int, seat: int) -> None:  # rules: F9
    """Green to red; where it is red already the block's track rises instead."""
    able = [f for f in group(facility) if s.built[f] and not is_shut(s, f)]
    if not able:
        return
    whole = [f for f in able if s.slots[f * N_PARTS + part] == GREEN]
    if whole:
        f = s.ask(seat, kinds.FACILITY, whole, ("break", part))
        s.slots[f * N_PARTS + part] = BROKEN
        s.emit("break", f * N_PARTS + part, *s.because)
        return
    because(s, BY_BROKEN, able[0])
    change_track(s, BLOCK_OF[able[0]], 1)
    done(s)


def discard_tile(s: Table, tile: int) -> None:  # rules: R3, X23
    s.tiles.append(s.shut[tile] - FACE_UP)
    s.tiles.sort()
    s.shut[tile] = LIFTED
    s.emit("unshut", tile >> 1, tile & 1)


# Malfunctions


def move_track(s: Table, e: Effect, actor: int, tile: int) -> None:
    block = e.a
    if block == CHOOSE_ONE:
        able = lowerable(s) if e.b < 0 else list(range(N_BLOCKS))
        if not able:
            return
        block = s.ask(chooser(s, actor), kinds.BLOCK, able)
    elif block == SAME_BLOCK:
        block = BLOCK_OF[tile >> 1]
    change_track(s, block, e.b)


def lowerable(s: Table) -> list[int]:
    """Tracks that can go down: one at the end stays there until its malfunction is resolved."""
    return [b for b in range(N_BLOCKS) if 0 < s.tracks[b] < TRACK_END]


def change_track(s: Table, block: int, n: int) -> None:  # rules: E1, F4, F5
    """At the end of the track the malfunction comes at once; until it is resolved the track stays there."""
    if s.tracks[block] >= TRACK_END:
        return
    value = min(TRACK_END, max(0, s.tracks[block] + n))
    if value != s.tracks[block]:
        s.emit("track", block, value - s.tracks[block], value, *s.because)
        s.tracks[block] = value
        if value == TRACK_END:
            malfunction(s, block)


def malfunction(s: Table, block: int) -> None:  # rules: F4
    because(s, BY_TRACK, block)
    resolve_card(s, reveal_card(s, block), NONE)
    done(s)
    s.tracks[block] = 0
    following = (block + 1) % N_BLOCKS
    if not s.box[following]:
        s.box[following] = 1
        s.emit("box", following, block)


def reveal_card(s: Table, block: int, keyword: int = NONE) -> int:  # rules: F4, A2
    """A card is drawn, wherever the rules ask for one, and may be replaced."""
    card = draw_card(s, block, keyword)
    return draw_card(s, block, keyword) if redraws(s, card) else card


def draw_card(s: Table, block: int, keyword: int = NONE) -> int:  # rules: F8
    """A card of the block's deck, the first with the keyword if one is asked for; what is passed over is discarded."""
    while True:
        deck = [card for card in s.cards if CARDS[card].block == block]
        if not deck:
            deck = [card for card in s.discards if CARDS[card].block == block]
            s.discards = [card for card in s.discards if CARDS[card].block != block]
            s.cards = sorted(s.cards + deck)
            deck.sort()
        card = deck[draw(s, len(deck))]
        s.cards.remove(card)
        s.discards.append(card)
        s.discards.sort()
        if keyword in (NONE, CARDS[card].keyword):
            s.emit("card", card, *s.because)
            return card


def redraws(s: Table, card: int) -> bool:  # rules: A2
    """The scientist may have the card just drawn replaced."""
    skill = 2
    for a in range(s.crew):
        if s.profession[a] == SCIENTIST and can_pay_skill(s, a, skill):
            if s.ask(seat_of(s, a), kinds.REDRAW, [0, 1 + a], (card,)):
                pay_skill(s, a, skill)
                return True
    return False


def can_pay_skill(s: Table, a: int, number: int) -> bool:  # rules: A2, A3, A13
    return bool(
        s.unlocked[a] >> number & 1
        and not s.skills[a] >> number & 1
        and not s.suffering[a] >> MIGRAINE & 1
        and s.tokens[a] >= SKILL_COST[s.profession[a] * 4 + number]
    )


def pay_skill(s: Table, a: int, number: int) -> None:
    skill = s.profession[a] * 4 + number
    s.tokens[a] -= SKILL_COST[skill]
    s.skills[a] |= 1 << number
    s.emit("skill", a, skill)


def resolve_card(s: Table, card: int, actor: int) -> None:  # rules: F7
    if all([not s.built[f] or is_shut(s, f) for f in group(CARDS[card].facility)]):
        s.emit("card-void", card)
        return
    because(s, BY_CARD, card)
    run(s, CARDS[card].effects, actor)
    done(s)


# Dice and choices inside effects


def roll_for(s: Table, e: Effect, actor: int, target: int, here: int, tile: int) -> None:
    hit = draw(s, SIDES) < FACES[e.a]
    s.emit("die", e.a, int(hit))
    run(s, e.then if hit else e.other, actor, target, here, tile)


def choose(s: Table, e: Effect, actor: int, target: int, here: int, tile: int) -> None:
    able = [i for i in range(len(e.then)) if s.reserve[e.then[i].b] >= e.then[i].c]
    labels = tuple([option.a for option in e.then])
    option = e.then[s.ask(chooser(s, actor), kinds.CHOOSE, able, ("effect", *labels))]
    if option.c:
        lose(s, option.b, option.c)
    run(s, option.then, actor, target, here, tile)
