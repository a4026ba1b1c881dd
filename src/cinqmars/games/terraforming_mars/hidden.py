"""What a seat cannot know, dealt again. The result depends on what the seat sees and on `rng` alone."""

from __future__ import annotations

from cinqmars.kernel import Rng

from .cards.index import FIRST_PRELUDE
from .marsbot import hidden as marsbot_hidden
from .rules.decks import everyone
from .rules.research import draft_direction
from .state import OVER, PRELUDES, TerraformingState


def resample(s: TerraformingState, seat: int, rng: Rng) -> None:
    if s.phase == OVER:
        return  # nothing more will be drawn
    others = [q for q in range(s.n) if q != seat]
    deal_corporations_again(s, others, rng)
    deal_preludes_again(s, others, rng)
    deal_projects_again(s, seat, others, rng)
    marsbot_hidden.shuffle(s, rng)


def knows(s: TerraformingState, seat: int, witness: int) -> bool:
    """A spectator knows what everyone has seen."""
    return witness == everyone(s) if seat < 0 else bool(witness >> seat & 1)


def deal_corporations_again(s: TerraformingState, others: list[int], rng: Rng) -> None:
    """Those that others were dealt or gave back may be any that nobody has founded."""
    pool = s.corporation_deck[:]
    for q in others:
        pool += corporations_of(s.shelf[q])
    pool.sort()
    rng.shuffle(pool)
    for q in others:
        again = [pool.pop() for _ in corporations_of(s.shelf[q])]
        s.shelf[q] = sorted(again) + preludes_of(s.shelf[q])
    s.corporation_deck = pool


def corporations_of(shelf: list[int]) -> list[int]:
    return [card for card in shelf if card < FIRST_PRELUDE]


def preludes_of(shelf: list[int]) -> list[int]:
    return [card for card in shelf if card >= FIRST_PRELUDE]


def deal_preludes_again(s: TerraformingState, others: list[int], rng: Rng) -> None:
    """Preludes to be played are public once everyone has chosen; those that are looked at later are not."""
    pool = s.prelude_deck[:]
    hidden = [q for q in others if s.preludes[q] and s.phase != PRELUDES]
    for q in others:
        pool += preludes_of(s.shelf[q])
    for q in hidden:
        pool += s.preludes[q]
    pool.sort()
    rng.shuffle(pool)
    for q in others:
        again = [pool.pop() for _ in preludes_of(s.shelf[q])]
        s.shelf[q] = corporations_of(s.shelf[q]) + again
    for q in hidden:
        s.preludes[q] = sorted([pool.pop() for _ in s.preludes[q]])
    s.prelude_deck = pool


def deal_projects_again(s: TerraformingState, seat: int, others: list[int], rng: Rng) -> None:
    """Hands, offers, unseen drafts and discards change places with the deck."""
    unseen = [i for i in range(len(s.discard)) if not knows(s, seat, s.witness[i])]
    picks = drafted_unseen(s, seat, rng)
    slots = marsbot_hidden.unseen(s, seat)
    packs = [q for q in range(s.n) if s.packs[q] and not has_seen(s, seat, q)]
    pool = s.deck + [s.discard[i] for i in unseen] + [s.draft[q][k] for q, k in picks]
    for q in packs:
        pool += s.packs[q]
    for q in others:
        pool += s.hand[q] + s.offer[q]
    pool += [s.bot_piles[pile][i] for pile, i in slots]
    pool.sort()
    rng.shuffle(pool)
    for i in unseen:
        s.discard[i] = pool.pop()
    for q, k in picks:
        s.draft[q][k] = pool.pop()
    for q in packs:
        s.packs[q] = sorted([pool.pop() for _ in s.packs[q]])
    for q in others:
        s.hand[q] = sorted([pool.pop() for _ in s.hand[q]])
        s.offer[q] = sorted([pool.pop() for _ in s.offer[q]])
    marsbot_hidden.deal(s, slots, pool)
    s.deck = pool


# Drafts: whoever has held a pack knows what was in it then.


def rounds(s: TerraformingState) -> int:
    """Rounds of drafting that are over."""
    return min([len(cards) for cards in s.draft])


def sights(s: TerraformingState, seat: int, origin: int) -> list[int]:
    """The rounds, this one included, in which `seat` held the pack first dealt to `origin`."""
    step = draft_direction(s)
    return [k for k in range(rounds(s) + 1) if (origin + step * k) % s.n == seat]


def origin_of(s: TerraformingState, q: int) -> int:
    """The seat to which the pack that `q` holds was dealt."""
    return (q - draft_direction(s) * rounds(s)) % s.n


def has_seen(s: TerraformingState, seat: int, q: int) -> bool:
    return bool(sights(s, seat, origin_of(s, q)))


def drafted_unseen(s: TerraformingState, seat: int, rng: Rng) -> list[tuple[int, int]]:
    """Picks of others (seat, round) that may be any card. Picks from packs seen before change places in between."""
    found: list[tuple[int, int]] = []
    step = draft_direction(s)
    for origin in range(s.n):
        seen = sights(s, seat, origin)
        first = seen[0] if seen else rounds(s)
        found += [((origin + step * k) % s.n, k) for k in range(first)]
        if seen:
            mix_after_sight(s, origin, seen[-1], rng)
    return sorted(found)


def passed_on(s: TerraformingState, seat: int) -> list[int]:
    """Cards that `seat` has seen in this draft and others have now, ascending."""
    found: list[int] = []
    step, now = draft_direction(s), rounds(s)
    for origin in range(s.n):
        seen = sights(s, seat, origin)
        if seen:
            for k in range(seen[0] + 1, now):
                if k not in seen:
                    found.append(s.draft[(origin + step * k) % s.n][k])
            if seen[-1] != now:
                found += s.packs[(origin + step * now) % s.n]
    return sorted(found)


def mix_after_sight(s: TerraformingState, origin: int, last: int, rng: Rng) -> None:
    """What was in a pack when it was last seen: who has taken which of it since is unknown."""
    step, now = draft_direction(s), rounds(s)
    if last == now:
        return
    takers = [((origin + step * k) % s.n, k) for k in range(last + 1, now)]
    holder = (origin + step * now) % s.n
    cards = sorted(s.packs[holder] + [s.draft[q][k] for q, k in takers])
    rng.shuffle(cards)
    for q, k in takers:
        s.draft[q][k] = cards.pop()
    s.packs[holder] = sorted(cards)
