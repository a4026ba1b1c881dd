"""Questions about whom an effect hits."""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars import names
from cinqmars.games.terraforming_mars.board import AROUND
from cinqmars.games.terraforming_mars.bots import instinct
from cinqmars.games.terraforming_mars.cards.index import N_CARDS, STORES
from cinqmars.games.terraforming_mars.cards.programs import TARGETS, animals_hit
from cinqmars.games.terraforming_mars.components import (
    ANIMAL_CUBE,
    CUBES,
    MARSBOT,
    N_OWNERS,
    N_RESOURCES,
    RESOURCES,
)
from cinqmars.games.terraforming_mars.rules.rivals import can_fall, neighbours_owners, prey, rivals, takeable
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Change, Decision, Message, say

from .asked import NO, Asked

MOST_TARGETS: Final = 3  # alternatives of one effect
FIRST_CARD: Final = 1 + MOST_TARGETS * N_OWNERS


class Lower(Asked):
    """Whose production falls: the owner. About the resource, by how much, and the card."""  # rules: C15

    name = "lower"
    size = N_OWNERS
    aloud = True

    @staticmethod
    def options(s: TerraformingState, resource: int, number: int) -> list[int]:
        return [q for q in rivals(s) if can_fall(s, q, resource, number)]

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-lower", what=names.production_name(d.ctx[0]), n=d.ctx[1])

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        return names.seat_name(arg)

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        return (names.owner_ref(arg),)

    def changes(self, s: TerraformingState, d: Decision, arg: int) -> tuple[Change, ...]:
        resource, number, *_ = d.ctx
        if arg == MARSBOT:
            return ()
        made = s.production[arg * N_RESOURCES + resource]
        return (Change((names.owner_ref(arg), "production", RESOURCES[resource]), made, made - number),)

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        return [instinct.LEAST if arg == seat else 1.0 for arg in opts]

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        return instinct.lower_gain(s, p, arg, ctx[0])


class Remove(Asked):
    """What is taken from whom: one of the effect's targets and an owner, or a card that loses animals, or NO.

    About the targets, 1 if what is taken is one's own then, and the card.
    """  # rules: C14

    name = "remove"
    passing = (NO,)
    size = FIRST_CARD + N_CARDS
    aloud = True

    @staticmethod
    def encode(target: int, owner: int) -> int:
        return 1 + target * N_OWNERS + owner

    @staticmethod
    def encode_card(card: int) -> int:
        return FIRST_CARD + card

    @staticmethod
    def is_card(arg: int) -> bool:
        return arg >= FIRST_CARD

    @staticmethod
    def decode_card(arg: int) -> int:
        return arg - FIRST_CARD

    @staticmethod
    def decode(arg: int) -> tuple[int, int]:
        """The target and the owner."""
        return divmod(arg - 1, N_OWNERS)

    @staticmethod
    def options(s: TerraformingState, p: int, which: int, steal: bool) -> list[int]:
        """Nobody steals from himself, and floods hit only the others."""
        opts = [NO]
        cards: list[int] = []
        for i, target in enumerate(TARGETS[which]):
            if target.resource < 0:
                cards = prey(s, p, ANIMAL_CUBE)
                continue
            whom = rivals(s)
            if target.beside_ocean:
                whom = neighbours_owners(s, AROUND[s.last_ocean]) if s.last_ocean >= 0 else []
            for q in whom:
                if takeable(s, p, q, target.resource, target.number) and not (
                    q == p and (steal or target.beside_ocean)
                ):
                    opts.append(Remove.encode(i, q))
        return opts + [Remove.encode_card(card) for card in cards]

    def prompt(self, s: TerraformingState, d: Decision) -> Message:
        return say("ask-steal" if d.ctx[1] else "ask-remove")

    def label(self, s: TerraformingState, d: Decision, arg: int) -> Message:
        if arg == NO:
            return say("no-remove")
        which = d.ctx[0]
        if self.is_card(arg):
            card = self.decode_card(arg)
            what = names.cubes_name(STORES[card], min(animals_hit(which), s.cubes[card]))
            return say(
                "pick-remove-cubes",
                who=names.seat_name(s.holder[card]),
                card=names.card_name(card),
                what=what,
            )
        i, q = self.decode(arg)
        target = TARGETS[which][i]
        number = takeable(s, d.seat, q, target.resource, target.number)
        return say("pick-remove", who=names.seat_name(q), what=names.quantity(target.resource, number))

    def refs(self, s: TerraformingState, d: Decision, arg: int) -> tuple[str, ...]:
        if arg == NO:
            return ()
        return (
            (names.card_ref(self.decode_card(arg)),)
            if self.is_card(arg)
            else (names.owner_ref(self.decode(arg)[1]),)
        )

    def changes(self, s: TerraformingState, d: Decision, arg: int) -> tuple[Change, ...]:
        if arg == NO:
            return ()
        if self.is_card(arg):
            card = self.decode_card(arg)
            held = s.cubes[card]
            return (
                Change(
                    (names.card_ref(card), CUBES[STORES[card]]), held, held - min(animals_hit(d.ctx[0]), held)
                ),
            )
        i, q = self.decode(arg)
        target = TARGETS[d.ctx[0]][i]
        if q == MARSBOT:
            return ()
        held = s.stock[q * N_RESOURCES + target.resource]
        left = held - takeable(s, d.seat, q, target.resource, target.number)
        return (Change((names.owner_ref(q), "stock", RESOURCES[target.resource]), held, left),)

    def priors(self, s: TerraformingState, seat: int, opts: list[int]) -> list[float]:
        return [0.2 if arg == NO else instinct.LEAST if self.hit(s, arg) == seat else 1.0 for arg in opts]

    def hit(self, s: TerraformingState, arg: int) -> int:
        """Who loses something."""
        return s.holder[self.decode_card(arg)] if self.is_card(arg) else self.decode(arg)[1]

    def gain(self, s: TerraformingState, p: int, arg: int, ctx: tuple[Any, ...]) -> float:
        if arg == NO:
            return 0.0
        if self.is_card(arg):
            return instinct.feed_gain(s, p, self.decode_card(arg))
        i, q = self.decode(arg)
        return instinct.removal_gain(s, p, q, TARGETS[ctx[0]][i])
