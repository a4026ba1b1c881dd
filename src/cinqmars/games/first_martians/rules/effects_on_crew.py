"""Effects on reserve and hold, and on the crew."""

from __future__ import annotations

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import components as c
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules import hub
from cinqmars.games.first_martians.rules.occasion import Occasion, anybody, chooser, people
from cinqmars.games.first_martians.state import NONE, MartiansState, seat_of

# Reserve and hold


def gain(s: MartiansState, e: fx.Gain, on: Occasion) -> None:
    hub.gain(s, e.resource, e.n)


def lose(s: MartiansState, e: fx.Lose, on: Occasion) -> None:
    hub.lose(s, e.resource, e.n)


def gain_part(s: MartiansState, e: fx.GainPart, on: Occasion) -> None:
    for _ in range(e.n):
        part = e.part
        if part == fx.CHOOSE_ONE:
            part = s.ask(chooser(s, on), ask.PART, ask.Part.options(), ("gain",))
        elif part == fx.ANY_ONE:
            part = hub.draw(s, c.N_PARTS)
        hub.gain_part(s, part)


def lose_part(s: MartiansState, e: fx.LosePart, on: Occasion) -> None:
    """By chance every single part is as likely as the next."""
    for _ in range(e.n):
        there = ask.Part.there(s)
        if not there:
            return
        if e.how == fx.CHOOSE_ONE:
            part = s.ask(chooser(s, on), ask.PART, there, ("lose",))
        else:
            each = [part for part in there for _ in range(s.parts[part])]
            part = each[hub.draw(s, len(each))]
        hub.lose_part(s, part)


def gain_sample(s: MartiansState, e: fx.GainSample, on: Occasion) -> None:
    hub.gain_sample(s, e.n, e.area)


def lose_samples(s: MartiansState, e: fx.LoseSample, on: Occasion) -> None:
    for _ in range(e.n):
        lose_sample(s, e.where, chooser(s, on))


def lose_sample(s: MartiansState, where: int, seat: int) -> None:  # rules: P22
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


def add_sample(s: MartiansState, e: fx.AddSample, on: Occasion) -> None:
    if on.here != c.HUB and s.ground[on.here] != NONE:
        s.zone_samples[on.here] += e.n
        s.emit("zone-sample", on.here, e.n, tuple(s.because))


def gain_poi(s: MartiansState, e: fx.GainPoi, on: Occasion) -> None:
    for _ in range(e.n):
        hub.draw_poi(s)


def gain_seed(s: MartiansState, e: fx.GainSeed, on: Occasion) -> None:
    s.seeds += e.n
    s.emit("seed", e.n, tuple(s.because))


def gain_objective(s: MartiansState, e: fx.GainObjective, on: Occasion) -> None:
    hub.gain_objective(s, e.colour, e.n)


def place_objective(s: MartiansState, e: fx.PlaceObjective, on: Occasion) -> None:
    space = hub.place_of(s, e.place, on.here)
    s.zone_tokens[space * c.N_TOKEN_COLOURS + e.colour] += 1
    s.emit("zone-objective", e.colour, space)


def advance(s: MartiansState, e: fx.Advance, on: Occasion) -> None:  # rules: X15
    """One sample one step further."""
    steps = ask.Study.options(s)
    if not steps:
        return
    if s.ask(chooser(s, on), ask.STUDY, steps) == 0:
        s.samples[0] -= 1
        s.examined += 1
        s.emit("examine", tuple(s.because))
    else:
        s.examined -= 1
        s.discoveries += 1
        s.emit("discover", tuple(s.because))


def count(s: MartiansState, e: fx.Counter, on: Occasion) -> None:
    hub.count(s, e.counter, e.n)


def count_share(s: MartiansState, e: fx.CounterShare, on: Occasion) -> None:
    share = c.RESEARCH_SHARES[hub.draw(s, len(c.RESEARCH_SHARES))]  # rules: G11
    s.emit("research-card", share)
    hub.count(s, e.counter, share)


# The crew


def morale(s: MartiansState, e: fx.Morale, on: Occasion) -> None:
    hub.change_morale(s, e.n)


def stress(s: MartiansState, e: fx.Stress, on: Occasion) -> None:
    hub.change_stress(s, e.n)


def give_tokens(s: MartiansState, e: fx.MoraleTokens, on: Occasion) -> None:
    for a in anybody(s, e.who, on, "tokens"):
        hub.give_tokens(s, a, e.n)


def wound(s: MartiansState, e: fx.Wound, on: Occasion) -> None:
    for a in anybody(s, e.who, on, "wound"):
        hub.wound(s, a, e.n)


def heal(s: MartiansState, e: fx.Heal, on: Occasion) -> None:
    for a in anybody(s, e.who, on, "heal"):
        hub.heal(s, a, e.n)


def afflict(s: MartiansState, e: fx.Afflict, on: Occasion) -> None:
    for a in people(s, e.who, on):
        hub.afflict(s, a, e.affliction)


def cure(s: MartiansState, e: fx.Cure, on: Occasion) -> None:
    ill = ask.Cure.options(s)
    if ill:
        a, kind = ask.Cure.decode(s.ask(chooser(s, on), ask.CURE, ill))
        hub.cure(s, a, kind)


def lose_pawn(s: MartiansState, e: fx.LosePawn, on: Occasion) -> None:
    for a in people(s, e.who, on):
        s.losing_pawns[a] += 1
        s.emit("lose-pawn", a, tuple(s.because))


def mark_card(s: MartiansState, e: fx.TokenCard, on: Occasion) -> None:
    for a in people(s, e.who, on):
        hub.mark_card(s, e.token, a, e.space)


def discard_skill(s: MartiansState, e: fx.DiscardSkill, on: Occasion) -> None:  # rules: A15
    """One skill card goes, of the astronaut's own choice."""
    for a in people(s, e.who, on):
        cards = ask.Discard.options(s, a)
        if cards:
            _, number = ask.Discard.decode(s.ask(seat_of(s, a), ask.DISCARD, cards))
            hub.discard_skill(s, a, number)


def change_pawns(s: MartiansState, e: fx.Pawns, on: Occasion) -> None:
    """A change of the pawns some action needs: action, n, directions."""
    change = [e.action, e.n, e.directions]
    if e.scope == fx.THE_MISSION:
        s.pawns_ever += change
    elif e.scope == fx.NEXT_ROUND:
        s.pawns_next += change
    else:
        s.pawns_now += change
    s.emit("pawns", e.action, e.n, e.scope, e.directions, tuple(s.because))
