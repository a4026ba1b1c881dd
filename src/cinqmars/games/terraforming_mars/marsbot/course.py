"""MarsBot's part in the course of a solo game: set-up, its action deck, its turns, the last greeneries."""

from __future__ import annotations

from typing import Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards.index import CARD_TAGS, CARDS, NO_CARD, modules
from cinqmars.games.terraforming_mars.rules.decks import draw, drawn
from cinqmars.games.terraforming_mars.state import TerraformingState

from . import cards as its_cards
from . import state as its
from . import tracks as board
from .actions import advance, claim_for_money, earn, place_city, resolve_tag, settle
from .bonus import draw_bonus, resolve
from .placement import city_site

PROJECTS: Final = 3  # in its action deck
PRELUDE_PROJECTS: Final = 3  # more of them in the first one, with Prelude
SPACE_CARDS: Final = 2  # that PhoboLog looks for


# set-up


def shuffle_bonus_cards(s: TerraformingState) -> None:  # rules: R3
    deck = [its.BONUS + card for card in range(its_cards.N_BASIC)]
    s.rng.shuffle(deck)
    s.bot_piles[its.BONUS_DECK] = deck


def found_corporation(s: TerraformingState) -> None:  # rules: R57
    """If it plays with one: at random, of the parts in play and not the player's."""
    if s.bot[its.CORPORATION] != its.TO_BE_DRAWN:
        return
    parts = modules(bool(s.era), bool(s.prelude))
    taken = s.corporation[0]
    open_ = [
        i
        for i, corporation in enumerate(its_cards.CORPORATIONS)
        for card in CARDS
        if card.id == corporation.id and card.module in parts and card is not CARDS[taken]
    ]
    incorporate(s, open_[s.rng.below(len(open_))])


def incorporate(s: TerraformingState, corporation: int) -> None:  # rules: R58, R59
    """Its bonus cards, what it brings, then its tags."""
    data = its_cards.CORPORATIONS[corporation]
    s.bot[its.CORPORATION] = corporation
    s.emit("bot-corporation", corporation)
    s.bot[its.ON_CARD] = data.on_card
    deck = s.bot_piles[its.BONUS_DECK]
    if data.every_generation >= 0:
        code = its.BONUS + data.every_generation
        if code in deck:
            deck.remove(code)
        s.bot_piles[its.ASIDE].append(code)
    if corporation == its_cards.INVENTRIX:  # rules: R72
        deck.remove(its.BONUS + its_cards.LOBBYISTS)
        s.bot_piles[its.DESTROYED].append(its.BONUS + its_cards.LOBBYISTS)
    elif corporation == its_cards.UNITED_NATIONS:  # rules: R81
        deck.append(its.BONUS + its_cards.GOVERNMENT_SUBSIDY)
        s.rng.shuffle(deck)
    elif corporation == its_cards.PHOBOLOG:
        mix_in_space_cards(s)
    elif corporation == its_cards.THARSIS_REPUBLIC:  # rules: R79
        place_city(s, city_site(s))
    if data.megacredits:
        earn(s, data.megacredits, its.FOR_CORPORATION)
    for tag in data.tags:
        resolve_tag(s, tag)


def mix_in_space_cards(s: TerraformingState) -> None:  # rules: R76
    """Reveal projects until two bear a space tag; all of them join the bonus deck."""
    found = 0
    while found < SPACE_CARDS:
        card = draw(s)
        if card == NO_CARD:
            break
        s.emit("bot-mixes-in", card)
        s.bot_piles[its.BONUS_DECK].append(its.MIXED + card)
        found += box.SPACE in CARD_TAGS[card]
    s.rng.shuffle(s.bot_piles[its.BONUS_DECK])


# the action deck


def projects_for_deck(s: TerraformingState) -> int:  # rules: R4, R11, R92
    """How many projects it draws for this generation."""
    number = PROJECTS + (s.bot[its.DIFFICULTY] == its.BRUTAL)
    if s.generation > 1:
        return number
    return (
        number + (PRELUDE_PROJECTS if s.prelude else 0) + (s.bot[its.CORPORATION] == its_cards.VALLEY_TRUST)
    )


def draw_action_deck(s: TerraformingState) -> None:  # rules: R4, R12
    make_action_deck(s, drawn(s, projects_for_deck(s)))


def make_action_deck(s: TerraformingState, projects: list[int]) -> None:  # rules: R13
    """Projects, bonus cards and those of its corporation, shuffled."""
    deck = projects[:]
    for _ in range(bonus_cards_for_deck(s)):
        code = draw_bonus(s)
        if code != NO_CARD:
            deck.append(code)
    deck += s.bot_piles[its.ASIDE]
    s.bot_piles[its.ASIDE] = []
    s.rng.shuffle(deck)
    s.bot_piles[its.ACTION_DECK] = deck
    s.bot[its.FRESH] = 1
    s.bot[its.PASSED] = 0
    s.emit("bot-deck", len(deck))


def bonus_cards_for_deck(s: TerraformingState) -> int:  # rules: R81
    if s.bot[its.CORPORATION] != its_cards.UNITED_NATIONS:
        return 1
    return 2 if s.generation > 1 else 0


# turns


def turn(s: TerraformingState) -> None:  # rules: R15, R10
    """One card of its action deck; without any it passes."""
    s.barrier()
    deck = s.bot_piles[its.ACTION_DECK]
    if s.bot[its.FRESH] and s.bot[its.DIFFICULTY] >= its.HARD:
        claim_for_money(s)
    s.bot[its.FRESH] = 0
    if deck:
        code = deck.pop()
        if code in s.bot_piles[its.KNOWN]:
            s.bot_piles[its.KNOWN].remove(code)
        resolve(s, code)
        settle(s)
    else:
        s.bot[its.PASSED] = 1
        s.emit("bot-pass")


# the end


def last_greeneries(s: TerraformingState) -> None:  # rules: R49
    """Each marker that stands just before a greenery takes that step; top track first."""
    for track in range(board.N_TRACKS):
        following = its.position(s, track) + 1
        if following > board.LAST_SPACE or following <= s.bot[its.FURTHEST + track]:
            continue
        if board.ACTION[track][following] == board.PUT_GREENERY:
            advance(s, track)
