"""What nobody knows of MarsBot's cards, dealt again."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.state import Table
from cinqmars.kernel import Rng

from .cards import CORPORATIONS
from .state import ACTION_DECK, BONUS, BONUS_DECK, CORPORATION, DRAFTED, KNOWN, PACK

Slot = tuple[int, int]  # pile, index


def unseen(s: Table, seat: int) -> list[Slot]:
    """Projects of MarsBot that `seat` cannot know."""
    if not s.bot:
        return []
    piles = s.bot_piles
    order(s)
    found = [
        (ACTION_DECK, i)
        for i, code in enumerate(piles[ACTION_DECK])
        if code < BONUS and code not in piles[KNOWN]
    ]
    first = seat < 0 or not s.draft[0]  # nobody has seen the pack that MarsBot was dealt
    found += [(PACK, i) for i in range(len(piles[PACK])) if first]
    found += [(DRAFTED, i) for i in range(len(piles[DRAFTED])) if seat < 0 or i == 0]
    return found


def order(s: Table) -> None:
    """Unknown projects first, so that nothing is left of how the action deck lay."""
    piles = s.bot_piles
    piles[ACTION_DECK].sort()
    known = [code for code in piles[ACTION_DECK] if code in piles[KNOWN]]
    piles[ACTION_DECK] = [code for code in piles[ACTION_DECK] if code not in known] + known


def deal(s: Table, slots: list[Slot], pool: list[int]) -> None:
    for pile, i in slots:
        s.bot_piles[pile][i] = pool.pop()
    if s.bot:
        s.bot_piles[PACK].sort()


def shuffle(s: Table, rng: Rng) -> None:
    """Which bonus cards are in the action deck, and the order of both decks."""
    if not s.bot:
        return
    piles = s.bot_piles
    deck, bonus = piles[ACTION_DECK], piles[BONUS_DECK]
    own = BONUS - 1
    if s.bot[CORPORATION] >= 0:
        own = BONUS + CORPORATIONS[s.bot[CORPORATION]].every_generation
    drawn = [code for code in deck if code >= BONUS and code != own]
    rest = [code for code in deck if code < BONUS or code == own]
    pool = sorted(bonus + drawn)
    rng.shuffle(pool)
    rest += [pool.pop() for _ in drawn]
    rest.sort()
    rng.shuffle(rest)
    piles[ACTION_DECK] = rest
    piles[BONUS_DECK] = pool
