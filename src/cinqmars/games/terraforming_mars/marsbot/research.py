"""Research against MarsBot; with drafting, two packs of four go to and fro."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import questions as ask
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS, COST, EVENT
from cinqmars.games.terraforming_mars.components import RESEARCHED, WILD
from cinqmars.games.terraforming_mars.rules.decks import discard, drawn, everyone
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import state as its
from .cards import (
    BY_TAGS,
    CORPORATIONS,
    DEAREST,
    MOST_TAGS,
    NO_PRIORITY,
    OWN_TRACKS,
    RANDOM,
    Priority,
)
from .course import draw_action_deck, make_action_deck
from .tracks import NO_TRACK, TRACK_OF_TAG


def research(s: TerraformingState) -> bool:  # rules: R12, R45
    """The player's cards and MarsBot's action deck; whether both are complete."""
    if s.drafting:
        if not draft(s):
            return False
        end_draft(s)
    else:
        s.barrier()
        s.offer[0] = drawn(s, RESEARCHED)
        draw_action_deck(s)
    return True


def draft(s: TerraformingState) -> bool:  # rules: R45
    """One card each, then packs change hands; whether everybody has four."""
    if not s.packs[0] and not s.draft[0]:
        s.barrier()
        s.packs[0] = drawn(s, RESEARCHED)
        s.bot_piles[its.PACK] = drawn(s, RESEARCHED)
    card = s.ask(0, ask.DRAFT, ask.Draft.options(s, 0))
    s.barrier()
    s.packs[0].remove(card)
    s.draft[0].append(card)
    pick(s)
    s.packs[0], s.bot_piles[its.PACK] = s.bot_piles[its.PACK], s.packs[0]
    return not s.packs[0]


def end_draft(s: TerraformingState) -> None:
    """The player buys from what was taken; MarsBot makes its action deck."""
    s.offer[0] = sorted(s.draft[0])
    s.draft[0] = []
    cards = sorted(s.bot_piles[its.DRAFTED])
    s.bot_piles[its.DRAFTED] = []
    s.rng.shuffle(cards)
    if s.bot[its.DIFFICULTY] < its.BRUTAL:  # rules: R11
        give_one_up(s, cards)
    make_action_deck(s, cards)


def give_one_up(s: TerraformingState, cards: list[int]) -> None:  # rules: R46, R48
    """One at random; with a priority the first that does not fit it, cards being shown until then."""
    priority = priority_of(s)
    if priority.rule == RANDOM:
        discard(s, cards.pop(), 0)
        return
    best = preferred(s, priority, cards)
    for card in cards:
        if not (fits(priority, card) if priority.rule == BY_TAGS else card in best):
            s.emit("bot-gives-up", card)
            cards.remove(card)
            discard(s, card, everyone(s))
            return
        s.emit("bot-keeps", card)
        s.bot_piles[its.KNOWN].append(card)


def priority_of(s: TerraformingState) -> Priority:
    return CORPORATIONS[s.bot[its.CORPORATION]].priority if s.bot[its.CORPORATION] >= 0 else NO_PRIORITY


def pick(s: TerraformingState) -> None:
    """MarsBot takes a card from its pack: at random among those it prefers."""
    pack = s.bot_piles[its.PACK]
    best = preferred(s, priority_of(s), pack)
    if best:
        card = best[s.rng.below(len(best))]
        pack.remove(card)
        s.bot_piles[its.DRAFTED].append(card)


def preferred(s: TerraformingState, priority: Priority, cards: list[int]) -> list[int]:  # rules: R47
    """The cards that come first, or all of them where nothing fits."""
    if priority.rule == DEAREST:
        dearest = max([COST[card] for card in cards], default=0)
        return [card for card in cards if COST[card] == dearest]
    if priority.rule == MOST_TAGS:
        most = max([len(tags_of(card)) for card in cards], default=0)
        return [card for card in cards if len(tags_of(card)) == most]
    if priority.rule == OWN_TRACKS:
        track = its.rearmost(s)
        on_track = [card for card in cards if track in [TRACK_OF_TAG[tag] for tag in tags_of(card)]]
        return on_track or cards
    for tag in priority.tags:
        bearing = [card for card in cards if tag in CARD_TAGS[card]]
        if bearing:
            return bearing
    return cards


def fits(priority: Priority, card: int) -> bool:
    return any([tag in CARD_TAGS[card] for tag in priority.tags])


def tags_of(card: int) -> list[int]:
    """Those that move a marker: wild tags do not count, the tag of an event does."""
    from_print = [tag for tag in CARD_TAGS[card] if tag != WILD and TRACK_OF_TAG[tag] != NO_TRACK]
    return from_print + ([len(TRACK_OF_TAG) - 1] if EVENT[card] else [])
