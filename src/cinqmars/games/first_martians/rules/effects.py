"""Effects carried out, and the malfunctions they lead to. Whoever acts chooses; for the table, the first player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.data.cards import CARDS
from cinqmars.games.first_martians.data.missions import THRESHOLD
from cinqmars.games.first_martians.rules import effects_on_base as base
from cinqmars.games.first_martians.rules import effects_on_crew as crew
from cinqmars.games.first_martians.rules import hub
from cinqmars.games.first_martians.rules.causes import BY_BROKEN, BY_CARD, BY_GOAL, BY_TRACK, because, done
from cinqmars.games.first_martians.rules.objectives import have, sheet, wanted
from cinqmars.games.first_martians.rules.occasion import Occasion, chooser
from cinqmars.games.first_martians.rules.possible import can_pay_skill, group
from cinqmars.games.first_martians.state import (
    BROKEN,
    GREEN,
    NONE,
    MartiansState,
    is_shut,
    seat_of,
)

Handler = Callable[[MartiansState, Any, Occasion], None]


def run(
    s: MartiansState, effects: fx.Effects, actor: int, target: int = NONE, here: int = c.HUB, tile: int = NONE
) -> None:
    """Carry out effects in order."""
    if effects:
        run_on(s, effects, Occasion(actor, target, here, tile))


def run_on(s: MartiansState, effects: fx.Effects, on: Occasion) -> None:
    for e in effects:
        HANDLERS[type(e)](s, e, on)


# Facilities


def break_parts(s: MartiansState, e: fx.Break, on: Occasion) -> None:
    break_part(s, e.facility, e.part, chooser(s, on))


def break_part(s: MartiansState, facility: int, part: int, seat: int) -> None:  # rules: F9
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


# Malfunctions


def move_track(s: MartiansState, e: fx.Track, on: Occasion) -> None:
    block = e.block
    if block == fx.CHOOSE_ONE:
        able = ask.Block.options(s, e.n)
        if not able:
            return
        block = s.ask(chooser(s, on), ask.BLOCK, able)
    elif block == fx.SAME_BLOCK:
        block = c.BLOCK_OF[on.tile >> 1]
    change_track(s, block, e.n)


def have_card(s: MartiansState, e: fx.Card, on: Occasion) -> None:
    resolve_card(s, reveal_card(s, e.block, e.keyword), on.actor)


def change_track(s: MartiansState, block: int, n: int) -> None:  # rules: E1, F4, F5
    """At the end of the track the malfunction comes at once; until it is resolved the track stays there."""
    if s.tracks[block] >= c.TRACK_END:
        return
    value = min(c.TRACK_END, max(0, s.tracks[block] + n))
    if value != s.tracks[block]:
        s.emit("track", block, value - s.tracks[block], value, tuple(s.because))
        s.tracks[block] = value
        if value == c.TRACK_END:
            malfunction(s, block)


def malfunction(s: MartiansState, block: int) -> None:  # rules: F4
    because(s, BY_TRACK, block)
    resolve_card(s, reveal_card(s, block), NONE)
    done(s)
    s.tracks[block] = 0
    following = (block + 1) % c.N_BLOCKS
    if not s.box[following]:
        s.box[following] = 1
        s.emit("box", following, block)


def reveal_card(s: MartiansState, block: int, keyword: int = NONE) -> int:  # rules: F4, A2
    """A card is drawn, wherever the rules ask for one, and may be replaced."""
    card = draw_card(s, block, keyword)
    return draw_card(s, block, keyword) if redraws(s, card) else card


def draw_card(s: MartiansState, block: int, keyword: int = NONE) -> int:  # rules: F8
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


def redraws(s: MartiansState, card: int) -> bool:  # rules: A2
    """The scientist may have the card just drawn replaced."""
    skill = 2
    for a in range(s.crew):
        if s.profession[a] == c.SCIENTIST and can_pay_skill(s, a, skill):
            if s.ask(seat_of(s, a), ask.REDRAW, ask.Redraw.options(a), (card,)):
                hub.pay_skill(s, a, skill)
                return True
    return False


def resolve_card(s: MartiansState, card: int, actor: int) -> None:  # rules: F7
    if all([not s.built[f] or is_shut(s, f) for f in group(CARDS[card].facility)]):
        s.emit("card-void", card)
        return
    because(s, BY_CARD, card)
    run(s, CARDS[card].effects, actor)
    done(s)


# Dice, choices, conditions


def roll(s: MartiansState, e: fx.Roll, on: Occasion) -> None:
    hit = hub.draw(s, c.SIDES) < c.FACES[e.die]
    s.emit("die", e.die, int(hit))
    run_on(s, e.hit if hit else e.miss, on)


def choose(s: MartiansState, e: fx.Choose, on: Occasion) -> None:
    able = ask.Choose.affordable(s, e, on.actor)
    words = [option.words for option in e.options]
    option = e.options[s.ask(chooser(s, on), ask.CHOOSE, able, ("effect", *words))]
    if option.n:
        hub.lose(s, option.resource, option.n)
    if option.part != fx.NO_PART and s.parts[option.part]:
        hub.lose_part(s, option.part)
    run_on(s, option.then, on)


def if_counter(s: MartiansState, e: fx.IfCounter, on: Occasion) -> None:
    if s.counters[e.counter] >= e.least:
        run_on(s, e.then, on)


def add_goal(s: MartiansState, e: fx.AddGoal, on: Occasion) -> None:  # rules: E8
    s.added |= 1 << e.goal
    s.emit("add-goal", s.mission, e.goal)


HANDLERS: Final[dict[type[Any], Handler]] = {
    fx.Gain: crew.gain,
    fx.Lose: crew.lose,
    fx.GainPart: crew.gain_part,
    fx.LosePart: crew.lose_part,
    fx.GainSample: crew.gain_sample,
    fx.LoseSample: crew.lose_samples,
    fx.AddSample: crew.add_sample,
    fx.GainPoi: crew.gain_poi,
    fx.GainSeed: crew.gain_seed,
    fx.GainObjective: crew.gain_objective,
    fx.PlaceObjective: crew.place_objective,
    fx.Advance: crew.advance,
    fx.Counter: crew.count,
    fx.CounterShare: crew.count_share,
    fx.Morale: crew.morale,
    fx.MoraleTokens: crew.give_tokens,
    fx.Stress: crew.stress,
    fx.Wound: crew.wound,
    fx.Heal: crew.heal,
    fx.Afflict: crew.afflict,
    fx.Cure: crew.cure,
    fx.LosePawn: crew.lose_pawn,
    fx.TokenCard: crew.mark_card,
    fx.DiscardSkill: crew.discard_skill,
    fx.Pawns: crew.change_pawns,
    fx.Track: move_track,
    fx.Card: have_card,
    fx.Break: break_parts,
    fx.Repair: base.repair,
    fx.Productivity: base.change_output,
    fx.Shut: base.shut,
    fx.Wilt: base.wilt,
    fx.Grow: base.grow,
    fx.Token: base.put_token,
    fx.TokenRoi: base.mark_region,
    fx.TokenRover: base.mark_rover,
    fx.FreeRover: base.free_rover,
    fx.CleanRoi: base.clean_region,
    fx.Relay: base.put_up_relay,
    fx.DiscardTile: base.discard_tile,
    fx.DiscardUpgrade: base.discard_upgrade,
    fx.AddGoal: add_goal,
    fx.Roll: roll,
    fx.Choose: choose,
    fx.IfCounter: if_counter,
}


# Objectives


def tick(s: MartiansState) -> None:  # rules: G7
    """Tick what is reached, for good; what counts only at the end waits."""
    added = s.added
    for i, goal in enumerate(sheet(s).goals):
        if s.goals >> i & 1 or goal.check >= THRESHOLD or (goal.by_event and not added >> i & 1):
            continue
        if have(s, goal) < wanted(s, goal):
            continue
        s.goals |= 1 << i
        s.objectives[i] = s.round
        s.emit("goal", s.mission, i)
        because(s, BY_GOAL, s.mission * 10 + i)
        run(s, goal.reward, NONE)
        done(s)
