"""Phase 2, R&D; its cards drawn, laid out, kept, taken over; science points and Magna Scientia."""

from __future__ import annotations

from cinqmars.games.mars import components as c
from cinqmars.games.mars.cards import research as cards
from cinqmars.games.mars.questions import research as ask
from cinqmars.games.mars.questions.families import NO
from cinqmars.games.mars.rules.colony import active, power_habitations, science, settle
from cinqmars.games.mars.state import KEPT, UNDER_1, UNDER_2, MarsState


def research(s: MarsState, p: int) -> None:  # rules: R1 to R3
    """One roll with an active centre; the holder of the R&D supremacy may roll again."""
    if not active(s, p, c.RESEARCH) or s.ask(p, ask.ROLL, ask.Roll.options()) == NO:
        return
    roll(s, p)
    again = s.supremacy[c.RESEARCH_FIELD] == p  # rules: U10
    if again and s.ask(p, ask.ROLL, ask.Roll.options(), (s.face,)) != NO:
        roll(s, p)
    face = s.face
    s.face = 0
    if face <= active(s, p, c.RESEARCH):
        draw_research(s, p, face)


def roll(s: MarsState, p: int) -> None:
    s.barrier()
    s.face = c.DIE[s.rng.below(len(c.DIE))]
    s.emit("roll", p, s.face)


# R&D cards


def draw_research(s: MarsState, p: int, level: int) -> None:  # rules: R4, R5
    """The top card of a deck takes effect at once; only the emergency cargo is kept. Nothing from an empty deck."""
    deck = s.research_1 if level == 1 else s.research_2
    if not deck:
        s.emit("no-research", p, level)
        return
    s.barrier()
    card = deck.pop()
    if not deck:
        s.under &= ~level
    if cards.CARGO[card]:
        s.at[card] = KEPT + p
        s.emit("keep", p, card)
        return
    s.emit("research", p, card)
    if cards.ARRIVALS[card]:  # rules: D12
        settle(s, p, cards.ARRIVALS[card])
        put_under(s, card)
    else:
        lay_out(s, p, card)


def lay_out(s: MarsState, p: int, card: int) -> None:
    """Face up before its owner, who says what it is about if it is about something."""
    s.at[card] = p
    if cards.SHUTTLE[card]:  # rules: D10
        s.aim[card] = s.ask(p, ask.RATE, ask.Rate.options())
        s.emit("rate", p, s.aim[card])
    elif cards.AIMED[card] != c.NONE:
        place = s.ask(p, ask.AIM, ask.Aim.options(s, p, card), (card,))
        s.aim[card] = place
        if cards.UNMANNED[card]:
            s.unmanned[p] |= 1 << place
        s.emit("aim", p, card, place, s.built[p * c.N_PLACES + place])
    judge_science(s)
    power_habitations(s, p)  # rules: H3, D7


def hand_on(s: MarsState, card: int, taker: int) -> None:  # rules: C13
    """A card face up goes to another player."""
    p, place = s.at[card], s.aim[card]
    s.emit("steal", taker, p, card)
    s.aim[card] = c.NONE
    if cards.UNMANNED[card]:
        s.unmanned[p] &= ~(1 << place)
    s.at[card] = c.NONE
    lay_out(s, taker, card)


def put_under(s: MarsState, card: int) -> None:  # rules: R5
    """A card that was used, under its deck."""
    s.at[card] = c.NONE
    deck = s.research_1 if card < c.N_RESEARCH_1 else s.research_2
    deck.insert(0, card)
    s.under |= UNDER_1 if card < c.N_RESEARCH_1 else UNDER_2


def judge_science(s: MarsState) -> None:  # rules: R7, R8
    """Who has Magna Scientia now."""
    scores = [science(s, p) for p in range(s.n)]
    least = c.MAGNA_AT - 1 if s.magna == c.NONE else scores[s.magna]
    most = max(scores)
    if most <= least:
        return
    start = s.turn if s.magna == c.NONE else s.magna
    for k in range(s.n):
        p = (start + k) % s.n
        if scores[p] == most:
            s.magna = p
            s.emit("magna", p)
            return


def drilled(s: MarsState, p: int, place: int) -> int:  # rules: D9
    """Cards that deep drilling adds to a mine."""
    at, aim = s.at, s.aim
    return sum([cards.YIELD[card] for card in range(c.N_RESEARCH) if at[card] == p and aim[card] == place])
