"""Research: new cards, dealt or drafted, and bought."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.components import (
    RESEARCHED,
)
from cinqmars.games.terraforming_mars.marsbot.research import research as marsbot_research
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.state import (
    ACTION,
    TerraformingState,
)
from cinqmars.kernel import simultaneously

from .decks import buy_some, drawn, give_up_offer
from .order import turn_order


def research(s: TerraformingState) -> None:  # rules: G3, G4
    if not (marsbot_research(s) if plays(s) else offer_cards(s)):
        return
    before = [len(hand) for hand in s.hand]
    simultaneously(s, buy)
    for p in turn_order(s):
        give_up_offer(s, p)
        s.emit("research", p, len(s.hand[p]) - before[p], len(s.hand[p]))
    s.phase = ACTION


def offer_cards(s: TerraformingState) -> bool:
    """Dealt or drafted; whether everybody has them."""
    if s.drafting:
        if not any(s.packs):
            deal_packs(s)
        if max([len(pack) for pack in s.packs]) > 1:
            simultaneously(s, draft_one)
            pass_packs(s)
            return False
        take_last(s)
    else:
        s.barrier()
        for p in turn_order(s):
            s.offer[p] = drawn(s, RESEARCHED)
    return True


def buy(s: TerraformingState, p: int) -> None:
    buy_some(s, p)


def deal_packs(s: TerraformingState) -> None:  # rules: V1
    s.barrier()
    for p in turn_order(s):
        s.packs[p] = drawn(s, RESEARCHED)


def draft_one(s: TerraformingState, p: int) -> None:  # rules: V2
    if s.packs[p]:
        card = s.ask(p, ask.DRAFT, ask.Draft.options(s, p))
        s.packs[p].remove(card)
        s.draft[p].append(card)


def draft_direction(s: TerraformingState) -> int:  # rules: V3
    """To the left in even generations, to the right in odd ones."""
    return 1 if s.generation % 2 == 0 else -1


def pass_packs(s: TerraformingState) -> None:
    step = draft_direction(s)
    s.packs = [s.packs[(p - step) % s.n] for p in range(s.n)]


def take_last(s: TerraformingState) -> None:  # rules: V4
    for p in range(s.n):
        s.offer[p] = sorted(s.draft[p] + s.packs[p])
        s.draft[p] = []
        s.packs[p] = []
