"""Why something is not possible, in words: the first condition that fails, and by how much."""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars.cards import requirements as req
from cinqmars.games.terraforming_mars.cards.actions import ALTERNATIVES
from cinqmars.games.terraforming_mars.cards.card import NeedsCities, NeedsTags, Requirement
from cinqmars.games.terraforming_mars.cards.compiled import CHECKS
from cinqmars.games.terraforming_mars.cards.effect_text import joined
from cinqmars.games.terraforming_mars.cards.index import STORES
from cinqmars.games.terraforming_mars.cards.programs import CHECK_WIDTH
from cinqmars.games.terraforming_mars.cards.requirements import first_unmet, leeway
from cinqmars.games.terraforming_mars.cards.text import limit_text, requirement
from cinqmars.games.terraforming_mars.cards.traits import HEAT_PAYS, N_TRAITS
from cinqmars.games.terraforming_mars.names import cubes_name, level, production_name, quantity
from cinqmars.games.terraforming_mars.rules import playability
from cinqmars.games.terraforming_mars.rules.milestones import cannot_claim, reached
from cinqmars.games.terraforming_mars.rules.playability import cannot, cannot_play, in_stock
from cinqmars.games.terraforming_mars.rules.prices import in_kind, liquid, price
from cinqmars.games.terraforming_mars.rules.rivals import all_cities
from cinqmars.games.terraforming_mars.rules.usability import cannot_use, purse
from cinqmars.games.terraforming_mars.state import TerraformingState
from cinqmars.kernel import Message, say


def plain(reason: str) -> Message:
    return say(f"why-{reason}") if reason else say("why-not-now")


def priced(s: TerraformingState, p: int, reason: str, cost: int) -> Message:
    """A price in M€ alone."""
    return (
        say("why-money-short", price=cost, n=liquid(s, p))
        if reason == playability.NO_MONEY
        else plain(reason)
    )


def stocked(s: TerraformingState, p: int, reason: str, resource: int, needs: int) -> Message:
    return (
        short_of(resource, needs, s.stock[p * box.N_RESOURCES + resource])
        if reason == playability.NO_STOCK
        else plain(reason)
    )


def short_of(resource: int, needs: int, have: int) -> Message:
    """ "takes 8 plants, you have 5"."""
    return say("why-stock-short", what=quantity(resource, needs), n=have)


# milestones


def why_not_claim(s: TerraformingState, p: int, milestone: int) -> Message:
    reason = cannot_claim(s, p, milestone)
    if reason == "milestone":
        return say("why-milestone-short", n=reached(s, p, milestone), needs=box.MILESTONE_NEEDS[milestone])
    return priced(s, p, reason, box.MILESTONE_COST)


# cards in play


def why_not_use(s: TerraformingState, p: int, card: int) -> Message:
    """What is missing, for each way to use it."""
    if card in s.used:
        return say("why-used")
    ways = [why_not_this_way(s, p, card, i) for i in range(len(ALTERNATIVES[card]))]
    return joined(ways, "why-either")


def why_not_this_way(s: TerraformingState, p: int, card: int, i: int) -> Message:
    way = ALTERNATIVES[card][i]
    reason = cannot_use(s, p, card, i)
    if reason == playability.NO_MONEY:
        more = purse(s, p, way) - liquid(s, p)
        return money_short(way.price, liquid(s, p), more)
    if reason == playability.NO_STOCK:
        return short_of(way.resource, way.price, s.stock[p * box.N_RESOURCES + way.resource])
    if reason == playability.NO_PRODUCTION:
        return production_short(s, p, box.ENERGY, way.production)
    if reason == "cubes":
        return say("why-cubes-short", what=cubes_name(STORES[card], way.cubes), n=s.cubes[card])
    return plain(reason)


def money_short(cost: int, have: int, more: int) -> Message:
    """M€ that are missing, with what metals and the like would add."""
    if more:
        return say("why-money-in-kind", price=cost, n=have, more=more)
    return say("why-money-short", price=cost, n=have)


def production_short(s: TerraformingState, p: int, resource: int, needs: int) -> Message:
    have = s.production[p * box.N_RESOURCES + resource]
    what, least = production_name(resource), box.FLOORS[resource]
    if least < 0:
        return say("why-production-floor", what=what, needs=needs, n=have, least=least)
    return say("why-production-short", what=what, needs=needs, n=have)


# cards in hand


def why_not_play(s: TerraformingState, p: int, card: int) -> Message:
    reason = cannot_play(s, p, card)
    if reason == req.NEEDS_PARAMETER:
        return why_not_yet(s, p, card)
    if reason in (req.NEEDS_TAGS, req.NEEDS_PRODUCTION, req.NEEDS_CITIES, req.NEEDS_GREENERY):
        return unmet(s, p, first_unmet(s, p, card))
    if reason == playability.NO_MONEY:
        kept = playability.HEAT_KEPT[card] if s.traits[p * N_TRAITS + HEAT_PAYS] else 0
        return money_short(price(s, p, card), liquid(s, p) - kept, in_kind(s, p, card))
    if reason in (playability.NO_PRODUCTION, playability.NO_VICTIM, playability.NO_STOCK):
        return undone(s, p, card, reason)
    return plain(reason)


def why_not_yet(s: TerraformingState, p: int, card: int) -> Message:
    """ "needs at least 9 % oxygen, now 7 %", any leeway included."""
    param = req.PARAMETER[card]
    least = req.LOWEST[card] != -req.NO_LIMIT
    limit = req.LOWEST[card] - leeway(s, p) if least else req.HIGHEST[card] + leeway(s, p)
    what = limit_text(param, box.degrees(limit) if param == box.TEMPERATURE else limit, least)
    return say("why-mars", what=what, now=level(param, s.params[param]))


def unmet(s: TerraformingState, p: int, r: Requirement) -> Message:
    """ "needs 3 Science tags, you have 1"."""
    what = requirement(r)
    if isinstance(r, NeedsTags):
        return say("why-requirement-short", what=what, n=s.tags[p * box.N_TAGS + box.TAGS.index(r.tag)])
    if isinstance(r, NeedsCities):
        return say("why-requirement-there", what=what, n=all_cities(s))
    return say("why-requirement", what=what)


def undone(s: TerraformingState, p: int, card: int, reason: str) -> Message:
    """The first thing the card does that cannot be done."""
    checks = CHECKS[card]
    for i in range(0, len(checks), CHECK_WIDTH):
        need, a, b, c = checks[i : i + CHECK_WIDTH]
        if cannot(s, p, need, a, b, c, card) == reason:
            if reason == playability.NO_PRODUCTION:
                return production_short(s, p, a, -(b + box.FLOORS[a]))
            if reason == playability.NO_VICTIM:
                return say("why-nobody-loses", what=production_name(a), n=b)
            return short_of(a, b, in_stock(s, p, a, card))
    return plain(reason)
