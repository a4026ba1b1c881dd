"""What a card says, in our own words, made from its data: requirements, effects, action, ongoing effects, points.

Effects are sentences of their own, or stand inside another one: `at` tells their text which, for its first letter.
"""

from __future__ import annotations

from typing import Any, Final

from cinqmars.games.terraforming_mars.components import CUBES, PARAMETERS, RESOURCES, TAGS
from cinqmars.games.terraforming_mars.names import (
    cube_name,
    cubes_name,
    production_name,
    quantity,
    resource_name,
    tag_name,
)
from cinqmars.kernel import Message, say

from .card import Card, Effects
from .index import CARDS

START: Final = "start"
INSIDE: Final = "inside"

WHERE: Final[dict[str, str]] = {
    "land": "text-on-land",
    "city": "text-anywhere",
    "ocean-reserved": "text-on-ocean",
    "isolated": "text-isolated",
    "volcanic": "text-on-volcano",
    "noctis": "text-on-noctis",
    "adjacent-to-greenery": "text-beside-greenery",
    "adjacent-to-city": "text-beside-city",
    "adjacent-to-two-cities": "text-beside-two-cities",
    "land-with-bonus": "text-on-metal",
    "ganymede-colony": "text-on-ganymede",
    "phobos-space-haven": "text-on-phobos",
}


def card_text(card: int) -> Message:
    """Everything the card says."""
    parts = sentences(CARDS[card])
    return joined(parts, "text-sentences")


def joined(parts: list[Message], by: str) -> Message:
    """From the last to the first: say(by, first=..., rest=...)."""
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = say(by, first=part, rest=text)
    return text


def listed(parts: list[Message], last: str = "text-and") -> Message:
    """ "a, b and c", or with "or"."""
    if len(parts) == 1:
        return parts[0]
    return joined([*parts[:-2], say(last, first=parts[-2], rest=parts[-1])], "text-list")


def either(parts: list[Message]) -> Message:
    return listed(parts, "text-or")


def sentences(card: Card) -> list[Message]:
    found: list[Message] = []
    if card.requirements:
        found.append(say("text-needs", what=listed([requirement(r) for r in card.requirements])))
    if card.megacredits:
        found.append(say("text-start", what=quantity(0, card.megacredits)))
    for effect in card.effects:
        found.append(say("text-sentence", what=effect_text(card, effect, START)))
    if card.first_action:
        found.append(say("text-first-action", what=effects_text(card, card.first_action, INSIDE)))
    if card.action:
        ways = [action_text(card, way, INSIDE) for way in card.action]
        found.append(say("text-action", what=joined(ways, "text-or-else")))
    for entry in card.ongoing:
        what = effects_text(card, entry["do"], INSIDE)
        found.append(say("text-ongoing", when=when_text(card, entry["when"]), what=what))
    for modifier in card.modifiers:
        key = next(iter(modifier))
        found.append(modifier_text(card, key, modifier[key]))
    if card.victory_points is not None:
        found.append(points_text(card, card.victory_points))
    if "wild" in card.tags:
        found.append(say("text-wild"))
    return found


# requirements


def requirement(r: dict[str, Any]) -> Message:
    param = r["param"]
    least = "min" in r
    n = r["min"] if least else r["max"]
    if param in PARAMETERS:
        return limit_text(PARAMETERS.index(param), n, least)
    if param == "tag":
        return say("need-tags", n=n, tag=tag_name(TAGS.index(r["tag"])))
    if param == "production":
        return say("need-production", what=production_name(RESOURCES.index(r["resource"])))
    return say("need-cities", n=n) if param == "cities" else say("need-greeneries", n=n)


def limit_text(param: int, n: int, least: bool) -> Message:
    """ "at least 9 % oxygen"."""
    return say(f"need-{PARAMETERS[param]}-{'min' if least else 'max'}", n=n)


# effects


def effects_text(card: Card, effects: Effects, at: str) -> Message:
    texts = [effect_text(card, effect, at if i == 0 else INSIDE) for i, effect in enumerate(effects)]
    return listed(texts)


def effect_text(card: Card, effect: dict[str, Any], at: str) -> Message:
    key = next(iter(effect))
    data: Any = effect[key]
    if key == "production":
        return production_text(data, at)
    if key in ("gain", "lose"):
        return say(f"text-{key}", at=at, what=listed([amounted(name, n) for name, n in data.items()]))
    if key == "decrease-any-production":
        name, n = next(iter(data.items()))
        return say("text-lower", at=at, what=production_name(resource_of(name)), n=n)
    if key == "tr":
        if isinstance(data, int):
            return say("text-rating", at=at, n=data)
        return say("text-rating-per", at=at, each=each(data))
    if key == "raise":
        name, n = next(iter(data.items()))
        return say(f"text-raise-{name}", at=at, n=n)
    if key in ("ocean", "greenery", "city", "tile", "claim-space"):
        return placing(key, data, at)
    if key == "add-resource":
        return adding(card, data, at)
    if key in ("remove-any", "steal-any"):
        return removing(key, data, at)
    if key == "draw":
        return drawing(data, at)
    if key == "choose":
        ways = [effects_text(card, way, at if i == 0 else INSIDE) for i, way in enumerate(data)]
        return either(ways)
    if key == "if":
        met = effects_text(card, effect["then"], INSIDE)
        unmet = effects_text(card, effect["else"], INSIDE)
        tag = tag_name(TAGS.index(data["tag"]))
        return say("text-if", at=at, n=data["min"], tag=tag, met=met, unmet=unmet)
    return rare(card, key, data, at)


def resource_of(name: str) -> int:
    return RESOURCES.index(name)


def amounted(name: str, n: Any) -> Message:
    if isinstance(n, int):
        return quantity(resource_of(name), n)
    if isinstance(n, str):
        return say("text-as-much", what=resource_name(resource_of(name)))
    return say("text-per", what=quantity(resource_of(name), 1), each=each(n))


def production_text(data: dict[str, Any], at: str) -> Message:
    """What is lost, then what is gained."""
    falls = [made_by(name, -n) for name, n in data.items() if isinstance(n, int) and n < 0]
    rises = [made_by(name, n) for name, n in data.items() if not isinstance(n, int) or n > 0]
    texts: list[Message] = []
    if falls:
        texts.append(say("text-lower-own", at=at, what=listed(falls)))
    if rises:
        texts.append(say("text-raise-own", at=INSIDE if falls else at, what=listed(rises)))
    return joined(texts, "text-then" if len(rises) > 1 else "text-and")


def made_by(name: str, n: Any) -> Message:
    what = production_name(resource_of(name))
    if isinstance(n, int):
        return say("text-made-by", what=what, n=n)
    return say("text-made-per", what=what, each=each(n))


def each(counter: dict[str, Any]) -> Message:
    if counter["count"] == "tags":
        tag = tag_name(TAGS.index(counter["tag"]))
        whose = "each-tag-opponents" if counter["owner"] == "opponents" else "each-tag"
        return say(whose, n=counter.get("per", 1), tag=tag)
    if counter["count"] == "cities":
        return say("each-city-mars" if counter["where"] == "mars" else "each-city")
    return say("each-event")


def placing(key: str, data: dict[str, Any], at: str) -> Message:
    if key == "claim-space":
        return say("text-claim", at=at)
    on = data["on"]
    if key == "ocean":
        return say("text-ocean-on-land" if on == "land" else "text-ocean", at=at, n=data["count"])
    if key == "greenery":
        return say("text-greenery-on-ocean" if on == "ocean-reserved" else "text-greenery", at=at)
    if key == "tile" and data["type"] == "capital":
        return say("text-capital", at=at)
    if key == "city" and on == "city":
        return say("text-city", at=at)
    where = say("text-metal-beside-own") if "adjacent-to" in data else say(WHERE[on])
    return say("text-city-where" if key == "city" else "text-tile", at=at, where=where)


def adding(card: Card, data: dict[str, Any], at: str) -> Message:
    n = data["amount"]
    if data["to"] == "this":
        return say("text-add-here", at=at, what=cubes_name(CUBES.index(card.stores), n))
    if data["to"] == "the-played-card":
        return say("text-add-played", at=at)
    if "mandatory-target" in data:
        return say("text-add-holding", at=at)
    what = cubes_name(CUBES.index(data["type"]), n)
    return say("text-add-other" if data["to"] == "other-own-card" else "text-add-own", at=at, what=what)


def removing(key: str, data: dict[str, Any], at: str) -> Message:
    parts: list[Message] = []
    for way in data.get("choose", [data]):
        name = next(iter(way))
        if name == "animal-from-one-card":
            parts.append(say("text-from-one-card", what=cubes_name(CUBES.index("animal"), way[name])))
        else:
            parts.append(quantity(resource_of(name), way[name]))
    what = either(parts)
    if "restrict" in data:
        return say("text-remove-beside", at=at, what=what)
    return say("text-remove" if key == "remove-any" else "text-steal", at=at, what=what)


def drawing(data: dict[str, Any], at: str) -> Message:
    if "reveal-until" in data:
        return say("text-reveal", at=at, n=data["reveal-until"], tag=tag_name(TAGS.index(data["tag"])))
    if data["keep"] == "buy":
        return say("text-look-buy", at=at)
    if data["keep"] == data["look"]:
        return say("text-draw", at=at, n=data["look"])
    return say("text-look-keep", at=at, n=data["look"], keep=data["keep"])


PLAIN: Final[dict[str, str]] = {
    "optional": "text-exchange",
    "convert-production": "text-convert",
    "choose-production": "text-lowest",
    "choose-production-from-bonus": "text-printed-metal",
    "copy-production-box": "text-copy",
    "fund-award": "text-fund-free",
}


def rare(card: Card, key: str, data: Any, at: str) -> Message:
    if key in PLAIN:
        return say(PLAIN[key], at=at)
    if key == "remove-resource-here":
        return say("text-take-here", at=at, what=cubes_name(CUBES.index(card.stores), data))
    if key == "play-card-from-hand":
        if "discount" in data:
            return say("text-play-cheaper", at=at, n=data["discount"])
        return say("text-play-anyhow", at=at)
    if key == "draw-prelude":
        return say("text-draw-prelude", at=at, n=data["look"])
    return say(f"text-special-{data}", at=at)


# actions, ongoing effects, modifiers


def action_text(card: Card, way: dict[str, Any], at: str) -> Message:
    """One way to use a card: its price, then what it brings."""
    if "condition" in way:
        return say("text-if-raised", what=paid_text(card, way, at))
    return paid_text(card, way, at)


def paid_text(card: Card, way: dict[str, Any], at: str) -> Message:
    cost: dict[str, Any] = way["cost"]
    if not cost:
        return effects_text(card, way["effects"], at)
    what = effects_text(card, way["effects"], INSIDE)
    if "production" in cost:
        return say("text-tire", at=at, what=what)
    verb = "text-eat" if "remove-resource-from-any-card" in cost else "text-spend"
    return say(verb, at=at, cost=cost_text(card, cost), what=what)


def cost_text(card: Card, cost: dict[str, Any]) -> Message:
    key = next(iter([name for name in cost if name != "payable-with"]))
    n: Any = cost[key]
    if key == "resource-here":
        return say("text-cubes-here", what=cubes_name(CUBES.index(card.stores), n))
    if key == "remove-resource-from-any-card":
        return say("text-from-any-card", what=cubes_name(CUBES.index(n["type"]), 1))
    if n == "X":
        return say("text-any-energy")
    what = quantity(resource_of(key), n)
    if "payable-with" in cost:
        return say(f"text-payable-{cost['payable-with'][0]}", what=what)
    return what


def when_text(card: Card, when: dict[str, Any]) -> Message:
    on = when["on"]
    if on == "tag-played":
        tags = either([tag_name(TAGS.index(tag)) for tag in when["tags"]])
        own = "-own" if any([tag in card.tags for tag in when["tags"]]) else ""
        return say(f"when-tag-{'anyone' if when['by'] == 'any' else 'you'}{own}", tag=tags)
    if on == "tile-placed":
        return when_tile(when)
    if on == "card-played":
        return when_card(when)
    if on == "standard-project":
        least = when.get("min-base-cost", 0)
        return say("when-standard-cost", n=least) if least else say("when-standard")
    return say("when-metal")


def when_tile(when: dict[str, Any]) -> Message:
    if when["tile"] != "city":
        return say(f"when-{when['tile']}")
    if when["by"] == "self":
        return say("when-city-you")
    if when["where"] == "mars":
        return say("when-city-mars")
    return say("when-city-own" if when.get("includes-this") else "when-city")


def when_card(when: dict[str, Any]) -> Message:
    if "vp-icon" in when:
        return say("when-points")
    if "min-base-cost" in when:
        return say("when-cost", n=when["min-base-cost"])
    return say("when-space-event") if "tag" in when else say("when-event")


def modifier_text(card: Card, key: str, data: Any) -> Message:
    if key == "discount":
        if data["tag"] is None:
            return say("mod-discount", n=data["amount"])
        return say("mod-discount-tag", n=data["amount"], tag=tag_name(TAGS.index(data["tag"])))
    if key == "metal-value":
        return say("mod-metals" if len(data) > 1 else "mod-titanium", n=data["titanium"])
    if key == "requirement-leeway":
        return say("mod-leeway", n=data["steps"])
    if key == "next-card-requirement-leeway":
        return say("mod-next-leeway", n=data["steps"])
    if key == "next-card-discount":
        return say("mod-next-discount", n=data["amount"])
    if key == "plants-per-greenery":
        return say("mod-greenery", n=data)
    if key == "heat-as-megacredits":
        return say("mod-heat")
    if key == "standard-project-discount":
        return say("mod-power-plant", n=data["amount"])
    if key == "pay-with-resource-here":
        return say("mod-microbes", n=data["value"])
    return say("mod-protect-here" if data == "resources-on-this-card" else "mod-protect")


def points_text(card: Card, points: Any) -> Message:
    if isinstance(points, int):
        return say("text-points", n=points)
    if "if" in points:
        return say("text-points-if", n=points["vp"], what=cube_name(CUBES.index(card.stores)))
    of, n, per = points["of"], points["vp"], points["per"]
    if of == "resource-here":
        kind = CUBES.index(card.stores)
        if per == 1:
            return say("text-points-each-cube", n=n, what=cube_name(kind))
        return say("text-points-cubes", n=n, what=cubes_name(kind, per))
    if of == "tags":
        return say("text-points-tags", n=n, tag=tag_name(TAGS.index(points["tag"])))
    if of == "cities":
        return say("text-points-cities", n=n, per=per)
    return say("text-points-oceans" if of == "adjacent-oceans" else "text-points-beside-cities", n=n)
