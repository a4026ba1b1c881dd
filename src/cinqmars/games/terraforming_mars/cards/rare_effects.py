"""Effects that draw or play cards, and those of few cards."""

from __future__ import annotations

from dataclasses import dataclass

from cinqmars.games.terraforming_mars.components import RESOURCES, TAGS

from . import programs as op
from .amounts import Plain, Resource, Tag
from .effects import Effect

# Cards that are drawn


@dataclass(frozen=True)
class Draw(Effect):
    """Look at so many, keep some of them; all without `keep`."""

    look: int
    keep: int | None = None

    def program(self) -> list[int]:
        return [op.DRAW, self.look, self.look if self.keep is None else self.keep, 0]

    def plain(self) -> Plain:
        return {"draw": {"look": self.look, "keep": self.look if self.keep is None else self.keep}}


@dataclass(frozen=True)
class LookAndBuy(Effect):
    look: int

    def program(self) -> list[int]:
        return [op.DRAW, self.look, op.BUY, 0]

    def plain(self) -> Plain:
        return {"draw": {"look": self.look, "keep": "buy"}}


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Until so many bear a tag; those are kept."""

    number: int
    tag: Tag

    def program(self) -> list[int]:
        return [op.REVEAL, TAGS.index(self.tag), self.number, 0]

    def plain(self) -> Plain:
        return {"draw": {"reveal-until": self.number, "tag": self.tag, "keep": self.number}}


@dataclass(frozen=True)
class DiscardCard(Effect):
    """Cards of the hand that are given up."""

    number: int

    def program(self) -> list[int]:
        return [op.DISCARD, 0, self.number, 0]

    def plain(self) -> Plain:
        return {"discard-from-hand": self.number}


# What few cards say


@dataclass(frozen=True)
class ConvertProduction(Effect):
    """Production that becomes other production, as many steps as one likes."""

    origin: Resource
    target: Resource

    def program(self) -> list[int]:
        return [op.CONVERT, RESOURCES.index(self.origin), RESOURCES.index(self.target), 0]

    def plain(self) -> Plain:
        return {"convert-production": {"from": self.origin, "to": self.target}}


@dataclass(frozen=True)
class ProduceLowest(Effect):
    """One of the own lowest productions."""

    number: int

    def program(self) -> list[int]:
        return [op.RAISE_LOWEST, 0, self.number, 0]

    def plain(self) -> Plain:
        return {"choose-production": {"amount": self.number, "among": "lowest"}}


@dataclass(frozen=True)
class ProducePrinted(Effect):
    """A metal that is printed under the card's tile."""

    number: int

    def program(self) -> list[int]:
        return [op.PRODUCE_PRINTED, 0, self.number, 0]

    def plain(self) -> Plain:
        data = {"options": ["steel", "titanium"], "amount": self.number}
        return {"choose-production-from-bonus": data}


@dataclass(frozen=True)
class CopyBox(Effect):
    """The production box of a building card in play."""

    def program(self) -> list[int]:
        return [op.COPY_BOX, 0, 0, 0]

    def plain(self) -> Plain:
        data = {"of": "own-played-card", "tag": "building", "exclude-type": "event"}
        return {"copy-production-box": data}


@dataclass(frozen=True)
class PlayCheaper(Effect):
    """A card of the hand, at once."""

    off: int

    def program(self) -> list[int]:
        return [op.PLAY_NOW, self.off, 0, 0]

    def plain(self) -> Plain:
        return {"play-card-from-hand": {"discount": self.off}}


@dataclass(frozen=True)
class PlayAnyhow(Effect):
    """A card of the hand, at once, whatever Mars is like."""

    def program(self) -> list[int]:
        return [op.PLAY_NOW, 0, 1, 0]

    def plain(self) -> Plain:
        return {"play-card-from-hand": {"ignore-global-requirements": True}}


@dataclass(frozen=True)
class DrawPrelude(Effect):
    """Play one of so many."""

    look: int

    def program(self) -> list[int]:
        return [op.PLAY_PRELUDE, self.look, 0, 0]

    def plain(self) -> Plain:
        return {"draw-prelude": {"look": self.look, "play": 1, "discard": self.look - 1}}


@dataclass(frozen=True)
class FundAward(Effect):
    cost: int

    def program(self) -> list[int]:
        return [op.FUND, self.cost, 0, 0]

    def plain(self) -> Plain:
        return {"fund-award": {"cost": self.cost}}


@dataclass(frozen=True)
class SearchForLife(Effect):
    """Reveal a card: a microbe tag is life."""

    def program(self) -> list[int]:
        return [op.SEARCH, 0, 0, 0]

    def plain(self) -> Plain:
        return {"special": "search-for-life"}


@dataclass(frozen=True)
class FreeHand(Effect):
    """A beginner's cards cost nothing: the rules deal them."""

    def program(self) -> list[int]:
        return []

    def plain(self) -> Plain:
        return {"special": "free-hand"}
