"""Questions that are answered with a card."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars.bots import instinct
from cinqmars.games.terraforming_mars.bots.judgement import Outlook, card_worth, in_hand
from cinqmars.games.terraforming_mars.bots.worth import BASELINE
from cinqmars.games.terraforming_mars.cards.index import BEGINNER, CARDS, N_CARDS
from cinqmars.games.terraforming_mars.components import CARD_PRICE, PRELUDES_KEPT
from cinqmars.games.terraforming_mars.marsbot.rival import plays
from cinqmars.games.terraforming_mars.names import card_name, card_ref
from cinqmars.games.terraforming_mars.rules.playability import boxes, playable_now
from cinqmars.games.terraforming_mars.rules.prices import liquid
from cinqmars.games.terraforming_mars.rules.rivals import receivers, victims
from cinqmars.games.terraforming_mars.state import ACTION, TerraformingState
from cinqmars.kernel import Decision, Field, Form, Message, Pick, say

from .asked import NO, Asked

PATENT: Final = 1  # M€ for a card that is sold


class ACard(Asked):
    """A card."""

    size = N_CARDS

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return card_name(arg)

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        return (card_ref(arg),)


class WorthyCard(ACard):
    """A card, for what it is worth."""

    def valued(self, s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
        """What picking this card brings, in M€."""
        return instinct.worth_keeping(s, p, card, outlook)

    def values(self, s: TerraformingState, p: int, opts: list[int]) -> list[float]:
        outlook = Outlook(s, self.worth)
        return [self.valued(s, p, card, outlook) for card in opts]

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        return instinct.weights(self.values(s, seat, opts))

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        gains = self.values(s, seat, opts)
        return opts[gains.index(max(gains))]


class MaybeACard(WorthyCard):
    """1 + card, or NO, which brings nothing."""

    size = 1 + N_CARDS
    passing = (NO,)

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return say(f"no-{self.name}") if arg == NO else card_name(arg - 1)

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        return () if arg == NO else (card_ref(arg - 1),)

    def values(self, s: TerraformingState, p: int, opts: list[int]) -> list[float]:
        outlook = Outlook(s, self.worth)
        return [0.0 if arg == NO else self.valued(s, p, arg - 1, outlook) for arg in opts]


# Rows of a form: cards of one sort


def corporations(cards: list[int]) -> Field:
    """One of them, whose M€ pay for the rest."""
    picks = tuple([Pick(card, card_ref(card), CARDS[card].megacredits) for card in cards])
    return Field("incorporate", "corporation", picks, 1, 1)


def kept(what: str, cards: list[int], number: int) -> Field:
    return Field("keep", what, tuple([Pick(card, card_ref(card)) for card in cards]), number, number)


def bought(cards: list[int]) -> Field:
    picks = tuple([Pick(1 + card, card_ref(card)) for card in cards])
    return Field("buy", "projects", picks, 0, len(cards), CARD_PRICE, NO)


class Incorporate(WorthyCard):
    """Which corporation to found: the card."""  # rules: S7

    name = "incorporate"

    @staticmethod
    def options(s: TerraformingState, p: int) -> list[int]:
        return s.shelf[p][:]

    def form(self, s: TerraformingState, d: Decision) -> Form:
        """With preludes and projects, but against MarsBot: its own corporation comes between."""
        fields = [corporations(d.opts)]
        if not plays(s):
            if s.prelude:
                fields.append(kept("preludes", s.preludes[d.seat], PRELUDES_KEPT))
            fields.append(bought(s.offer[d.seat]))
        return Form(tuple(fields), liquid(s, d.seat))

    def valued(self, s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
        return card_worth(s, p, card, outlook)

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return None


class Prelude(WorthyCard):
    """Which prelude to play: the card. About 0 in the phase of preludes, 1 for one of several just drawn."""

    # rules: D2, D5

    name = "prelude"
    aloud = True

    @staticmethod
    def options(s: TerraformingState, p: int) -> list[int]:
        return s.preludes[p][:]

    def valued(self, s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
        return card_worth(s, p, card, outlook)

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return None if ctx[0] == 0 else super().follow(s, seat, opts, ctx)


class Keep(WorthyCard):
    """The next card that is kept, ascending. About how many are kept."""  # rules: D1

    name = "keep"

    @staticmethod
    def options(offer: list[int], first: int, number: int) -> list[int]:
        """Cards from the place `first` on, so that `number` can be kept in ascending order."""
        return offer[first : len(offer) - number + 1]

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-keep", n=d.ctx[0])

    def form(self, s: TerraformingState, d: Decision) -> Form:
        """Preludes are kept before projects are bought; a beginner has those for nothing."""
        p = d.seat
        of_set_up = d.opts[0] in s.preludes[p]
        cards = s.preludes[p] if of_set_up else s.offer[p]
        number = len(cards) - cards.index(d.opts[-1])  # still to be kept
        what = "preludes" if of_set_up else "keep"
        fields = [kept(what, cards[cards.index(d.opts[0]) :], number)]
        if of_set_up and s.corporation[p] != BEGINNER:
            fields.append(bought(s.offer[p]))
        return Form(tuple(fields), liquid(s, p))


class Draft(WorthyCard):
    """Which card of the pack to take."""  # rules: V2

    name = "draft"

    @staticmethod
    def options(s: TerraformingState, p: int) -> list[int]:
        return s.packs[p][:]

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        return None


class Play(WorthyCard):
    """Which card to play at once. About the discount, and the card that allows it."""  # rules: D4

    name = "play"

    @staticmethod
    def options(s: TerraformingState, p: int, off: int, anyhow: bool) -> list[int]:
        return playable_now(s, p, off, anyhow)

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-play", card=card_name(d.ctx[1]))


class Buy(MaybeACard):
    """The next card that is bought, ascending. About how many have been."""  # rules: S9, G4

    name = "buy"

    @staticmethod
    def options(offer: list[int], first: int) -> list[int]:
        return [NO] + [1 + offer[j] for j in range(first, len(offer))]

    def candidates(self, s: TerraformingState, d: Decision) -> list[int]:
        return d.opts if d.ctx[0] else [NO] + [1 + card for card in s.offer[d.seat]]

    def form(self, s: TerraformingState, d: Decision) -> Form:
        spent = d.ctx[0] * CARD_PRICE
        return Form((bought([arg - 1 for arg in d.opts if arg != NO]),), liquid(s, d.seat) - spent)

    def valued(self, s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
        return in_hand(s, p, card, outlook) - CARD_PRICE

    def follow(self, s: TerraformingState, seat: int, opts: list[int], ctx: tuple[Any, ...]) -> int | None:
        if ctx[0] == 0 and s.phase != ACTION:
            return None  # research begins: nobody is ahead of the others in it
        return instinct.bought(s, seat, opts, self.worth)


class Sell(MaybeACard):
    """The next card that is sold, ascending: at least one. About how many have been."""  # rules: X2

    name = "sell"

    @staticmethod
    def options(hand: list[int], first: int, sold: int) -> list[int]:
        cards = [1 + hand[j] for j in range(first, len(hand))]
        return [NO, *cards] if sold else cards

    def form(self, s: TerraformingState, d: Decision) -> Form:
        picks = tuple([Pick(arg, card_ref(arg - 1), PATENT) for arg in d.opts if arg != NO])
        least = 0 if NO in d.opts else 1
        return Form((Field("sell", "sell", picks, least, len(picks), 0, NO),))

    def valued(self, s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
        return 1.0 - in_hand(s, p, card, outlook)


class Discard(MaybeACard):
    """Which card of the hand to give up for what follows. About the card that asks."""

    name = "discard"

    @staticmethod
    def options(s: TerraformingState, p: int) -> list[int]:
        return [NO] + [1 + card for card in s.hand[p]]

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-discard", card=card_name(d.ctx[0]))

    def form(self, s: TerraformingState, d: Decision) -> Form:
        picks = tuple([Pick(arg, card_ref(arg - 1)) for arg in d.opts if arg != NO])
        return Form((Field("discard", "discard", picks, 0, 1, 0, NO),))

    def valued(self, s: TerraformingState, p: int, card: int, outlook: Outlook) -> float:
        return BASELINE.w.drawn - in_hand(s, p, card, outlook)


class Add(ACard):
    """Which card of one's own receives cubes. About how many, and the card that brings them."""  # rules: C13

    name = "add"
    aloud = True

    @staticmethod
    def options(s: TerraformingState, p: int, cubes: int, which: int, card: int) -> list[int]:
        return receivers(s, p, cubes, which, card)

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-add", n=d.ctx[0])

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.cubes_gain(s, arg, ctx[0], self.worth)


class Feed(ACard):
    """Which card loses a cube, or MarsBot's M€. About the card that eats; -1 if MarsBot invades."""  # rules: C16, R62

    name = "feed"
    size = 1 + N_CARDS
    aloud = True

    @staticmethod
    def options(s: TerraformingState, p: int, prey: int) -> list[int]:
        return victims(s, p, prey)

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-bot-invades") if d.ctx[0] < 0 else say("ask-feed", card=card_name(d.ctx[0]))

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.feed_gain(s, p, arg)


class Copy(ACard):
    """Which card's production box is copied."""  # rules: C18

    name = "copy"
    aloud = True

    @staticmethod
    def options(s: TerraformingState, p: int) -> list[int]:
        return boxes(s, p)

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.box_gain(arg)
