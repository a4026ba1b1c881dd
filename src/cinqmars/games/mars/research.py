"""R&D cards: drawn, laid out, kept, taken over; science points and Magna Scientia."""

from __future__ import annotations

from .colony import power_habitations, science, settle
from .components import (
    AUTOMATION,
    CARD,
    DRILLING,
    HABITATION,
    MAGNA_AT,
    MINE_1,
    N_MATERIALS,
    N_PLACES,
    N_RESEARCH_1,
    NONE,
    NURSERY_COLONISTS,
    ROBOTS,
    SHUTTLE,
    THE_CARGO,
    THE_NURSERY,
    TYPE_OF,
)
from .kinds import AIM, RATE
from .state import KEPT, UNDER_1, UNDER_2, Table


def draw_research(s: Table, p: int, level: int) -> None:  # rules: R4, R5
    """The top card of a deck takes effect at once; only the emergency cargo is kept. Nothing from an empty deck."""
    deck = s.research_1 if level == 1 else s.research_2
    if not deck:
        s.emit("no-research", p, level)
        return
    s.barrier()
    card = deck.pop()
    if not deck:
        s.under &= ~level
    if card == THE_CARGO:
        s.at[card] = KEPT + p
        s.emit("keep", p, card)
        return
    s.emit("research", p, card)
    if card == THE_NURSERY:  # rules: D12
        settle(s, p, NURSERY_COLONISTS)
        put_under(s, card)
    else:
        lay_out(s, p, card)


def lay_out(s: Table, p: int, card: int) -> None:
    """Face up before its owner, who says what it is about if it is about something."""
    s.at[card] = p
    what = CARD[card]
    if what == SHUTTLE:  # rules: D10
        s.aim[card] = s.ask(p, RATE, list(range(N_MATERIALS)))
        s.emit("rate", p, s.aim[card])
    elif what in (ROBOTS, AUTOMATION, DRILLING):
        place = s.ask(p, AIM, aim_options(s, p, card), (card,))
        s.aim[card] = place
        if what != DRILLING:
            s.unmanned[p] |= 1 << place
        s.emit("aim", p, card, place, s.built[p * N_PLACES + place])
    judge_science(s)
    power_habitations(s, p)  # rules: H3, D7


def aim_options(s: Table, p: int, card: int) -> list[int]:  # rules: D4, D8, D9
    """Mines for robots and drilling, other staffed installations for automation; each place once."""
    what = CARD[card]
    base = p * N_PLACES
    taken = [s.aim[c] for c in range(len(s.at)) if s.at[c] == p and CARD[c] == what and c != card]
    if what == AUTOMATION:
        places = [place for place in range(MINE_1) if TYPE_OF[place] != HABITATION]
    else:
        places = list(range(MINE_1, N_PLACES))
    opts = [place for place in places if s.built[base + place] and place not in taken]
    return opts or [place for place in places if place not in taken]  # no mine yet: it waits for one


def hand_on(s: Table, card: int, taker: int) -> None:  # rules: C13
    """A card face up goes to another player."""
    p, what, place = s.at[card], CARD[card], s.aim[card]
    s.emit("steal", taker, p, card)
    s.aim[card] = NONE
    if what in (ROBOTS, AUTOMATION):
        s.unmanned[p] &= ~(1 << place)
    s.at[card] = NONE
    lay_out(s, taker, card)


def put_under(s: Table, card: int) -> None:  # rules: R5
    """A card that was used, under its deck."""
    s.at[card] = NONE
    deck = s.research_1 if card < N_RESEARCH_1 else s.research_2
    deck.insert(0, card)
    s.under |= UNDER_1 if card < N_RESEARCH_1 else UNDER_2


def judge_science(s: Table) -> None:  # rules: R7, R8
    """Who has Magna Scientia now."""
    scores = [science(s, p) for p in range(s.n)]
    least = MAGNA_AT - 1 if s.magna == NONE else scores[s.magna]
    most = max(scores)
    if most <= least:
        return
    start = s.turn if s.magna == NONE else s.magna
    for k in range(s.n):
        p = (start + k) % s.n
        if scores[p] == most:
            s.magna = p
            s.emit("magna", p)
            return


def drilled(s: Table, p: int, place: int) -> int:  # rules: D9
    """Cards that deep drilling adds to a mine."""
    return len([c for c in range(len(s.at)) if s.at[c] == p and CARD[c] == DRILLING and s.aim[c] == place])
