"""Effects carried out, and the malfunctions they lead to. Whoever acts chooses; for the table, the first player."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.data.missions import THRESHOLD
from cinqmars.games.first_martians.rules import hub
from cinqmars.games.first_martians.rules.causes import BY_BROKEN, BY_CARD, BY_GOAL, BY_TRACK, because, done
from cinqmars.games.first_martians.rules.objectives import have, sheet, wanted
from cinqmars.games.first_martians.rules.possible import (
    can_pay_skill,
    group,
)
from cinqmars.games.first_martians.state import (
    BROKEN,
    FACE_UP,
    GREEN,
    LIFTED,
    MENDED,
    NONE,
    Table,
    is_shut,
    seat_of,
)


def run(
    s: Table, effects: fx.Effects, actor: int, target: int = NONE, here: int = c.HUB, tile: int = NONE
) -> None:
    """Carry out effects in order. `tile` is facility * 2 + resource of the shutdown tile they are printed on."""
    for e in effects:
        apply(s, e, actor, target, here, tile)


def chooser(s: Table, actor: int) -> int:  # rules: M4
    """The seat that decides: that of the astronaut who acts, or the first player's."""
    return seat_of(s, actor if actor != NONE else s.first)


def people(s: Table, who: int, actor: int, target: int) -> list[int]:
    """The astronauts an effect is about."""
    if who == fx.EVERYONE:
        return list(range(s.crew))
    if who == fx.SOMEBODY:
        return [hub.draw(s, s.crew)]
    if who == fx.FIRST or (who == fx.ACTIVE and actor == NONE):
        return [s.first]
    if who == fx.TARGET:
        return [target if target != NONE else s.first]
    return [actor]


def apply(s: Table, e: fx.Effect, actor: int, target: int, here: int, tile: int) -> None:
    op = e.op
    if op == fx.GAIN:
        hub.gain(s, e.a, e.b)
    elif op == fx.LOSE:
        hub.lose(s, e.a, e.b)
    elif op == fx.MORALE:
        hub.change_morale(s, e.a)
    elif op == fx.STRESS:
        hub.change_stress(s, e.a)
    elif op in (
        fx.MORALE_TOKENS,
        fx.WOUND,
        fx.HEAL,
        fx.AFFLICT,
        fx.CURE,
        fx.LOSE_PAWN,
        fx.TOKEN_CARD,
        fx.DISCARD_SKILL,
    ):
        apply_to_people(s, e, actor, target)
    elif op in (
        fx.GAIN_PART,
        fx.LOSE_PART,
        fx.GAIN_SAMPLE,
        fx.LOSE_SAMPLE,
        fx.ADD_SAMPLE,
        fx.GAIN_POI,
        fx.GAIN_SEED,
    ):
        apply_to_goods(s, e, actor, here)
    elif op == fx.GAIN_OBJECTIVE:
        hub.gain_objective(s, e.a, e.b)
    elif op == fx.PLACE_OBJECTIVE:
        place_objective(s, e.a, hub.place_of(s, e.b, here))
    elif op == fx.TRACK:
        move_track(s, e, actor, tile)
    elif op == fx.CARD:
        resolve_card(s, reveal_card(s, e.a, e.b), actor)
    elif op in (fx.BREAK, fx.REPAIR, fx.PRODUCTIVITY, fx.SHUT, fx.TOKEN):
        apply_to_facility(s, e, actor, tile)
    elif op == fx.WILT:
        if not is_shut(s, c.FARM):
            hub.wilt(s, 0)
    elif op == fx.GROW:
        grow(s, e, actor)
    elif op == fx.TOKEN_ROI:
        mark_place(s, e, actor, here)
    elif op == fx.TOKEN_ROVER:
        rover = e.b if e.b >= 0 else s.ask(chooser(s, actor), ask.ROVER, ask.Rover.options(), ("token", e.a))
        hub.mark_rover(s, e.a, rover)
    elif op == fx.FREE_ROVER:
        marked = ask.Rover.marked(s)
        if marked:
            hub.free_rover(s, s.ask(chooser(s, actor), ask.ROVER, marked, ("free",)))
    elif op == fx.CLEAN_ROI:
        spaces = ask.Space.marked(s, e.a)
        if spaces:
            hub.unmark_zone(s, e.a, s.ask(chooser(s, actor), ask.SPACE, spaces, ("clean",)))
    elif op == fx.ROLL:
        roll_for(s, e, actor, target, here, tile)
    elif op == fx.CHOOSE:
        choose(s, e, actor, target, here, tile)
    elif op == fx.IF_COUNTER:
        if s.counters[e.a] >= e.b:
            run(s, e.then, actor, target, here, tile)
    elif op == fx.COUNTER:
        count(s, e.a, e.b)
    elif op == fx.COUNTER_SHARE:
        share = c.RESEARCH_SHARES[hub.draw(s, len(c.RESEARCH_SHARES))]  # rules: G11
        s.emit("research-card", share)
        count(s, e.a, share)
    elif op == fx.ADVANCE:
        advance(s, actor)
    elif op == fx.PAWNS:
        change_pawns(s, e)
    elif op == fx.RELAY:
        s.relays |= 1 << here
    else:
        assert op == fx.DISCARD_TILE, f"effect {op} can be carried out"
        discard_tile(s, tile)


# People


def apply_to_people(s: Table, e: fx.Effect, actor: int, target: int) -> None:
    op, who = e.op, e.b if e.op == fx.TOKEN_CARD else e.a
    if who == fx.CHOSEN:
        choose_person(s, e, actor)
        return
    for a in people(s, who, actor, target):
        if op == fx.MORALE_TOKENS:
            hub.give_tokens(s, a, e.b)
        elif op == fx.WOUND:
            hub.wound(s, a, e.b)
        elif op == fx.HEAL:
            hub.heal(s, a, e.b)
        elif op == fx.AFFLICT:
            hub.afflict(s, a, e.b)
        elif op == fx.TOKEN_CARD:
            hub.mark_card(s, e.a, a, e.c)
        elif op == fx.DISCARD_SKILL:
            choose_skill(s, a)
        else:
            s.losing_pawns[a] += 1
            s.emit("lose-pawn", a, tuple(s.because))


def choose_skill(s: Table, a: int) -> None:  # rules: A15
    """One skill card goes, of the astronaut's own choice; the starting skill is printed and stays."""
    cards = ask.Discard.options(s, a)
    if cards:
        _, number = ask.Discard.decode(s.ask(seat_of(s, a), ask.DISCARD, cards))
        hub.discard_skill(s, a, number)


def choose_person(s: Table, e: fx.Effect, actor: int) -> None:
    seat = chooser(s, actor)
    if e.op == fx.CURE:
        ill = ask.Cure.options(s)
        if ill:
            a, k = ask.Cure.decode(s.ask(seat, ask.CURE, ill))
            hub.cure(s, a, k)
        return
    if e.op == fx.HEAL:
        hurt = ask.Astronaut.hurt(s)
        if hurt:
            hub.heal(s, s.ask(seat, ask.ASTRONAUT, hurt, ("heal",)), e.b)
        return
    everyone = ask.Astronaut.options(s)
    if e.op == fx.WOUND:
        hub.wound(s, s.ask(seat, ask.ASTRONAUT, everyone, ("wound",)), e.b)
    elif e.op == fx.MORALE_TOKENS:
        hub.give_tokens(s, s.ask(seat, ask.ASTRONAUT, everyone, ("tokens",)), e.b)


# Goods


def apply_to_goods(s: Table, e: fx.Effect, actor: int, here: int) -> None:
    op = e.op
    seat = chooser(s, actor)
    if op == fx.GAIN_PART:
        for _ in range(e.b):
            part = e.a
            if part == fx.CHOOSE_ONE:
                part = s.ask(seat, ask.PART, ask.Part.options(), ("gain",))
            elif part == fx.ANY_ONE:
                part = hub.draw(s, c.N_PARTS)
            hub.gain_part(s, part)
    elif op == fx.LOSE_PART:
        for _ in range(e.b):
            there = ask.Part.there(s)
            if there:
                hub.lose_part(s, lost_part(s, there, e.a, seat))
    elif op == fx.GAIN_SAMPLE:
        hub.gain_sample(s, e.a, e.b)
    elif op == fx.LOSE_SAMPLE:
        for _ in range(e.b):
            lose_sample(s, e.a, seat)
    elif op == fx.ADD_SAMPLE:
        if here != c.HUB and s.ground[here] != NONE:
            s.zone_samples[here] += e.a
            s.emit("zone-sample", here, e.a, tuple(s.because))
    elif op == fx.GAIN_POI:
        for _ in range(e.a):
            hub.draw_poi(s)
    else:
        s.seeds += e.a
        s.emit("seed", e.a, tuple(s.because))


def lost_part(s: Table, there: list[int], how: int, seat: int) -> int:
    """By chance every single part is as likely as the next."""
    if how == fx.CHOOSE_ONE:
        return s.ask(seat, ask.PART, there, ("lose",))
    each = [part for part in there for _ in range(s.parts[part])]
    return each[hub.draw(s, len(each))]


def lose_sample(s: Table, where: int, seat: int) -> None:  # rules: P22
    """One sample of the crew's choice: from a region, or from the hold if that is meant too."""
    places = ask.Sample.options(s, where)
    if not places:
        return
    place = s.ask(seat, ask.SAMPLE, places)
    if place:
        s.zone_samples[place - 1] -= 1
    else:
        s.samples[0] -= 1
    s.emit("lose-sample", place, tuple(s.because))


def place_objective(s: Table, colour: int, space: int) -> None:
    s.zone_tokens[space * c.N_TOKEN_COLOURS + colour] += 1
    s.emit("zone-objective", colour, space)


def advance(s: Table, actor: int) -> None:  # rules: X15
    """One sample one step further."""
    steps = ask.Study.options(s)
    if not steps:
        return
    if s.ask(chooser(s, actor), ask.STUDY, steps) == 0:
        s.samples[0] -= 1
        s.examined += 1
        s.emit("examine", tuple(s.because))
    else:
        s.examined -= 1
        s.discoveries += 1
        s.emit("discover", tuple(s.because))


def count(s: Table, counter: int, n: int) -> None:
    n = max(n, -s.counters[counter])
    if n:
        s.counters[counter] += n
        s.emit("count", s.mission, counter, n, s.counters[counter], tuple(s.because))


def change_pawns(s: Table, e: fx.Effect) -> None:
    """A change of the pawns some action needs: action, n, directions (0: all)."""
    change = [e.a, e.b, e.d]
    if e.c == fx.THE_MISSION:
        s.pawns_ever += change
    elif e.c == fx.NEXT_ROUND:
        s.pawns_next += change
    else:
        s.pawns_now += change
    s.emit("pawns", e.a, e.b, e.c, e.d, tuple(s.because))


def grow(s: Table, e: fx.Effect, actor: int) -> None:  # rules: P18
    """Effects on the farm mean the main one; a chosen seedling may stand in either."""
    if e.b:
        if is_shut(s, c.FARM):
            return
        if e.a > 0:
            hub.grow_all(s, 0)
        else:
            hub.shrink_all(s, 0)
        return
    seedlings = ask.Seedling.options(s)
    if seedlings:
        farm, i = ask.Seedling.decode(s.ask(chooser(s, actor), ask.SEEDLING, seedlings))
        hub.grow_one(s, farm, i, e.a)


def mark_place(s: Table, e: fx.Effect, actor: int, here: int) -> None:
    if e.b == fx.CHOSEN_EXPLORED:
        explored = ask.Space.explored(s)
        if explored:
            hub.mark_zone(s, e.a, s.ask(chooser(s, actor), ask.SPACE, explored, ("mark",)))
        return
    space = hub.place_of(s, e.b, here)
    if space != c.HUB:
        hub.mark_zone(s, e.a, space)


def apply_to_facility(s: Table, e: fx.Effect, actor: int, tile: int) -> None:
    op = e.op
    seat = chooser(s, actor)
    if op == fx.BREAK:
        break_part(s, e.a, e.b, seat)
    elif op == fx.REPAIR:
        red = ask.Slot.options(s)
        if red:
            slot = s.ask(seat, ask.SLOT, red, ("repair",))
            s.slots[slot] = MENDED
            s.emit("repair", slot, tuple(s.because))
    elif op == fx.PRODUCTIVITY:
        open_ones = [f for f in group(e.a) if s.built[f] and not is_shut(s, f)]
        able = [f for f in open_ones if (s.output[f] > 0 if e.b < 0 else s.output[f] < c.MAX_OUTPUT[f])]
        if able:
            hub.change_output(s, s.ask(seat, ask.FACILITY, able, ("output", e.b)), e.b)
    elif op == fx.SHUT:
        able = ask.Shut.options(s, e.a)
        if able:
            hub.place_shutdown(s, s.ask(seat, ask.SHUT, able, (e.a,)), e.a)
    else:
        f = tile >> 1 if e.b == fx.THIS_ONE else e.b
        if e.b == fx.THIS_ONE:
            s.next[f] = s.next[f] << 3 | e.a  # the tile has just been lifted
            s.emit("token", e.a, f, e.c, tuple(s.because))
        else:
            hub.put_token(s, e.a, f, e.c)


def break_part(s: Table, facility: int, part: int, seat: int) -> None:  # rules: F9
    """Green to red; where it is red already the block's track rises instead."""
    able = [f for f in group(facility) if s.built[f] and not is_shut(s, f)]
    if not able:
        return
    whole = [f for f in able if s.slots[f * c.N_PARTS + part] == GREEN]
    if whole:
        f = s.ask(seat, ask.FACILITY, whole, ("break", part))
        s.slots[f * c.N_PARTS + part] = BROKEN
        s.emit("break", f * c.N_PARTS + part, tuple(s.because))
        return
    because(s, BY_BROKEN, able[0])
    change_track(s, c.BLOCK_OF[able[0]], 1)
    done(s)


def discard_tile(s: Table, tile: int) -> None:  # rules: R3, X23
    s.tiles.append(s.shut[tile] - FACE_UP)
    s.tiles.sort()
    s.shut[tile] = LIFTED
    s.emit("unshut", tile >> 1, tile & 1)


# Malfunctions


def move_track(s: Table, e: fx.Effect, actor: int, tile: int) -> None:
    block = e.a
    if block == fx.CHOOSE_ONE:
        able = ask.Block.options(s, e.b)
        if not able:
            return
        block = s.ask(chooser(s, actor), ask.BLOCK, able)
    elif block == fx.SAME_BLOCK:
        block = c.BLOCK_OF[tile >> 1]
    change_track(s, block, e.b)


def change_track(s: Table, block: int, n: int) -> None:  # rules: E1, F4, F5
    """At the end of the track the malfunction comes at once; until it is resolved the track stays there."""
    if s.tracks[block] >= c.TRACK_END:
        return
    value = min(c.TRACK_END, max(0, s.tracks[block] + n))
    if value != s.tracks[block]:
        s.emit("track", block, value - s.tracks[block], value, tuple(s.because))
        s.tracks[block] = value
        if value == c.TRACK_END:
            malfunction(s, block)


def malfunction(s: Table, block: int) -> None:  # rules: F4
    because(s, BY_TRACK, block)
    resolve_card(s, reveal_card(s, block), NONE)
    done(s)
    s.tracks[block] = 0
    following = (block + 1) % c.N_BLOCKS
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
        card = deck[hub.draw(s, len(deck))]
        s.cards.remove(card)
        s.discards.append(card)
        s.discards.sort()
        if keyword in (NONE, CARDS[card].keyword):
            s.emit("card", card, tuple(s.because))
            return card


def redraws(s: Table, card: int) -> bool:  # rules: A2
    """The scientist may have the card just drawn replaced."""
    skill = 2
    for a in range(s.crew):
        if s.profession[a] == c.SCIENTIST and can_pay_skill(s, a, skill):
            if s.ask(seat_of(s, a), ask.REDRAW, ask.Redraw.options(a), (card,)):
                pay_skill(s, a, skill)
                return True
    return False


def pay_skill(s: Table, a: int, number: int) -> None:
    skill = s.profession[a] * 4 + number
    s.tokens[a] -= c.SKILL_COST[skill]
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


def roll_for(s: Table, e: fx.Effect, actor: int, target: int, here: int, tile: int) -> None:
    hit = hub.draw(s, c.SIDES) < c.FACES[e.a]
    s.emit("die", e.a, int(hit))
    run(s, e.then if hit else e.other, actor, target, here, tile)


def choose(s: Table, e: fx.Effect, actor: int, target: int, here: int, tile: int) -> None:
    able = [i for i in range(len(e.then)) if s.reserve[e.then[i].b] >= e.then[i].c]
    labels = tuple([option.a for option in e.then])
    option = e.then[s.ask(chooser(s, actor), ask.CHOOSE, able, ("effect", *labels))]
    if option.c:
        hub.lose(s, option.b, option.c)
    run(s, option.then, actor, target, here, tile)


def tick(s: Table) -> None:  # rules: G7
    """Tick what is reached, for good; what counts only at the end waits."""
    goals = sheet(s).goals
    for i in range(len(goals)):
        goal = goals[i]
        if s.goals >> i & 1 or goal.check >= THRESHOLD or have(s, goal) < wanted(s, goal):
            continue
        s.goals |= 1 << i
        s.objectives[i] = s.round
        s.emit("goal", s.mission, i)
        because(s, BY_GOAL, s.mission * 10 + i)
        run(s, goal.reward, NONE)
        done(s)
