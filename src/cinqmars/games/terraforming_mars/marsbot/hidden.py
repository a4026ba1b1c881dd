"""What nobody knows of MarsBot's cards, dealt again."""

from __future__ import annotations

from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Rng

from . import state as its
from .cards import CORPORATIONS

Slot = tuple[int, int]  # pile, index


def unseen(s: TerraformingState, seat: int) -> list[Slot]:
    """Projects of MarsBot that `seat` cannot know."""
    if not s.bot:
        return []
    piles = s.bot_piles
    order(s)
    found = [
        (its.ACTION_DECK, i)
        for i, code in enumerate(piles[its.ACTION_DECK])
        if code < its.BONUS and code not in piles[its.KNOWN]
    ]
    first = seat < 0 or not s.draft[0]  # nobody has seen the pack that MarsBot was dealt
    found += [(its.PACK, i) for i in range(len(piles[its.PACK])) if first]
    found += [(its.DRAFTED, i) for i in range(len(piles[its.DRAFTED])) if seat < 0 or i == 0]
    return found


def order(s: TerraformingState) -> None:
    """Unknown projects first, so that nothing is left of how the action deck lay."""
    piles = s.bot_piles
    piles[its.ACTION_DECK].sort()
    known = [code for code in piles[its.ACTION_DECK] if code in piles[its.KNOWN]]
    piles[its.ACTION_DECK] = [code for code in piles[its.ACTION_DECK] if code not in known] + known


def deal(s: TerraformingState, slots: list[Slot], pool: list[int]) -> None:
    for pile, i in slots:
        s.bot_piles[pile][i] = pool.pop()
    if s.bot:
        s.bot_piles[its.PACK].sort()


def shuffle(s: TerraformingState, rng: Rng) -> None:
    """Which bonus cards are in the action deck, and the order of both decks."""
    if not s.bot:
        return
    piles = s.bot_piles
    deck, bonus = piles[its.ACTION_DECK], piles[its.BONUS_DECK]
    own = its.BONUS - 1
    if s.bot[its.CORPORATION] >= 0:
        own = its.BONUS + CORPORATIONS[s.bot[its.CORPORATION]].every_generation
    drawn = [code for code in deck if code >= its.BONUS and code != own]
    rest = [code for code in deck if code < its.BONUS or code == own]
    pool = sorted(bonus + drawn)
    rng.shuffle(pool)
    rest += [pool.pop() for _ in drawn]
    rest.sort()
    rng.shuffle(rest)
    piles[its.ACTION_DECK] = rest
    piles[its.BONUS_DECK] = pool
