"""What a card says, in our own words, made from its data: requirements, effects, action, ongoing effects, points.

Effects are sentences of their own, or stand inside another one: `at` tells their text which, for its first letter.
"""

from __future__ import annotations

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import names
from cinqmars.kernel import Message, say

from . import card as made
from .card import Card, PointsPer
from .effect_text import INSIDE, START, effect_text, effects_text, either, joined, listed
from .index import CARDS


def card_text(card: int) -> Message:
    """Everything the card says."""
    parts = sentences(CARDS[card])
    return joined(parts, "text-sentences")


def sentences(card: Card) -> list[Message]:
    found: list[Message] = []
    if card.requirements:
        found.append(say("text-needs", what=listed([requirement(r) for r in card.requirements])))
    if card.megacredits:
        found.append(say("text-start", what=names.quantity(0, card.megacredits)))
    for effect in card.effects:
        found.append(say("text-sentence", what=effect_text(card, effect, START)))
    if card.first_action:
        found.append(say("text-first-action", what=effects_text(card, card.first_action, INSIDE)))
    if card.action:
        ways = [action_text(card, way, INSIDE) for way in card.action]
        found.append(say("text-action", what=joined(ways, "text-or-else")))
    for entry in card.ongoing:
        what = effects_text(card, entry.do, INSIDE)
        found.append(say("text-ongoing", when=when_text(card, entry.when), what=what))
    for modifier in card.modifiers:
        found.append(modifier_text(modifier))
    if card.victory_points is not None:
        found.append(points_text(card, card.victory_points))
    if "wild" in card.tags:
        found.append(say("text-wild"))
    return found


# requirements


def requirement(r: made.Requirement) -> Message:
    if isinstance(r, made.AtLeast):
        return limit_text(box.PARAMETERS.index(r.param), r.value, True)
    if isinstance(r, made.AtMost):
        return limit_text(box.PARAMETERS.index(r.param), r.value, False)
    if isinstance(r, made.NeedsTags):
        return say("need-tags", n=r.least, tag=names.tag_name(box.TAGS.index(r.tag)))
    if isinstance(r, made.NeedsProduction):
        return say("need-production", what=names.production_name(box.RESOURCES.index(r.resource)))
    if isinstance(r, made.NeedsCities):
        return say("need-cities", n=r.least)
    if isinstance(r, made.NeedsGreeneries):
        return say("need-greeneries", n=r.least)
    raise TypeError(r)


def limit_text(param: int, n: int, least: bool) -> Message:
    """ "at least 9 % oxygen"."""
    return say(f"need-{box.PARAMETERS[param]}-{'min' if least else 'max'}", n=n)


# actions, ongoing effects, modifiers


def action_text(card: Card, way: made.Way, at: str) -> Message:
    """One way to use a card: its price, then what it brings."""
    text = paid_text(card, way, at)
    return say("text-if-raised", what=text) if way.if_rating_raised else text


def paid_text(card: Card, way: made.Way, at: str) -> Message:
    if way.cost is None:
        return effects_text(card, way.effects, at)
    what = effects_text(card, way.effects, INSIDE)
    if isinstance(way.cost, made.GivesUpEnergy):
        return say("text-tire", at=at, what=what)
    verb = "text-eat" if isinstance(way.cost, made.Eats) else "text-spend"
    return say(verb, at=at, cost=cost_text(card, way.cost), what=what)


def cost_text(card: Card, cost: made.Cost) -> Message:
    if isinstance(cost, made.PaysCubes):
        return say("text-cubes-here", what=names.cubes_name(box.CUBES.index(card.stores), cost.number))
    if isinstance(cost, made.Eats):
        return say("text-from-any-card", what=names.cubes_name(box.CUBES.index(cost.cube), 1))
    if isinstance(cost, made.Pays):
        what = names.quantity(box.RESOURCES.index(cost.resource), cost.number)
        return say(f"text-payable-{cost.metal}", what=what) if cost.metal else what
    return say("text-any-energy")


def when_text(card: Card, when: made.When) -> Message:
    if isinstance(when, made.TagPlayed):
        tags = either([names.tag_name(box.TAGS.index(tag)) for tag in when.tags])
        own = "-own" if any([tag in card.tags for tag in when.tags]) else ""
        return say(f"when-tag-{'anyone' if when.anyone else 'you'}{own}", tag=tags)
    if isinstance(when, made.TilePlaced):
        return when_tile(when)
    if isinstance(when, made.PointsPlayed):
        return say("when-points")
    if isinstance(when, made.DearCardPlayed):
        return say("when-cost", n=when.cost)
    if isinstance(when, made.EventPlayed):
        return say("when-space-event") if when.tag else say("when-event")
    if isinstance(when, made.StandardProject):
        return say("when-standard-cost", n=when.cost) if when.cost else say("when-standard")
    return say("when-metal")


def when_tile(when: made.TilePlaced) -> Message:
    if when.tile != "city":
        return say(f"when-{when.tile}")
    if not when.anyone:
        return say("when-city-you")
    if when.where == "mars":
        return say("when-city-mars")
    return say("when-city-own" if when.itself else "when-city")


def modifier_text(modifier: made.Modifier) -> Message:
    if isinstance(modifier, made.Discount):
        if modifier.tag is None:
            return say("mod-discount", n=modifier.number)
        return say("mod-discount-tag", n=modifier.number, tag=names.tag_name(box.TAGS.index(modifier.tag)))
    if isinstance(modifier, made.MetalValue):
        return say("mod-metals" if modifier.steel else "mod-titanium", n=modifier.titanium)
    if isinstance(modifier, made.Leeway):
        return say("mod-leeway", n=modifier.steps)
    if isinstance(modifier, made.NextLeeway):
        return say("mod-next-leeway", n=modifier.steps)
    if isinstance(modifier, made.NextDiscount):
        return say("mod-next-discount", n=modifier.number)
    if isinstance(modifier, made.PlantsPerGreenery):
        return say("mod-greenery", n=modifier.number)
    if isinstance(modifier, made.HeatPays):
        return say("mod-heat")
    if isinstance(modifier, made.PowerPlantDiscount):
        return say("mod-power-plant", n=modifier.number)
    if isinstance(modifier, made.CubesPay):
        return say("mod-microbes", n=modifier.worth)
    if isinstance(modifier, made.Protect):
        return say("mod-protect-here" if modifier.what == "resources-on-this-card" else "mod-protect")
    raise TypeError(modifier)


def points_text(card: Card, points: made.Points) -> Message:
    if isinstance(points, int):
        return say("text-points", n=points)
    if isinstance(points, made.PointsIfCubes):
        return say("text-points-if", n=points.points, what=names.cube_name(box.CUBES.index(card.stores)))
    return points_per_text(card, points)


def points_per_text(card: Card, points: PointsPer) -> Message:
    of, n, per = points.of, points.points, points.per
    if of == "resource-here":
        kind = box.CUBES.index(card.stores)
        if per == 1:
            return say("text-points-each-cube", n=n, what=names.cube_name(kind))
        return say("text-points-cubes", n=n, what=names.cubes_name(kind, per))
    if points.tag:
        return say("text-points-tags", n=n, tag=names.tag_name(box.TAGS.index(points.tag)))
    if of == "cities":
        return say("text-points-cities", n=n, per=per)
    return say("text-points-oceans" if of == "adjacent-oceans" else "text-points-beside-cities", n=n)
