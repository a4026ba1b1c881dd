"""What effects say, in our own words.

They are sentences of their own, or stand inside another one: `at` tells their text which, for its first letter.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cinqmars.games.terraforming_mars import components as box
from cinqmars.games.terraforming_mars import names
from cinqmars.kernel import Message, say

from . import effects as e
from . import rare_effects as rare
from .amounts import Amount, Counted, PerCity, PerTag, Resource
from .card import Card

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
    "metal-beside-own": "text-metal-beside-own",
    "ganymede-colony": "text-on-ganymede",
    "phobos-space-haven": "text-on-phobos",
}


# lists


def joined(parts: list[Message], by: str) -> Message:
    """Parts in one text, nested from the last to the first: say(by, first=..., rest=...)."""
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


# effects


def effects_text(card: Card, effects: e.Effects, at: str) -> Message:
    texts = [effect_text(card, effect, at if i == 0 else INSIDE) for i, effect in enumerate(effects)]
    return listed(texts)


def effect_text(card: Card, effect: e.Effect, at: str) -> Message:
    return TEXTS[type(effect)](card, effect, at)


def resource_of(name: Resource) -> int:
    return box.RESOURCES.index(name)


def amounted(name: Resource, n: Amount) -> Message:
    if isinstance(n, int):
        return names.quantity(resource_of(name), n)
    return say("text-per", what=names.quantity(resource_of(name), 1), each=each(n))


def each(counted: Counted) -> Message:
    if isinstance(counted, PerTag):
        whose = "each-tag-opponents" if counted.owner == "opponents" else "each-tag"
        return say(whose, n=counted.per, tag=names.tag_name(box.TAGS.index(counted.tag)))
    if isinstance(counted, PerCity):
        return say("each-city-mars" if counted.where == "mars" else "each-city")
    return say("each-event")


def gain(card: Card, effect: e.Gain, at: str) -> Message:
    return say("text-gain", at=at, what=listed([amounted(name, n) for name, n in effect.amounts.items()]))


def gain_as_much(card: Card, effect: e.GainAsMuch, at: str) -> Message:
    what = say("text-as-much", what=names.resource_name(resource_of(effect.resource)))
    return say("text-gain", at=at, what=what)


def lose(card: Card, effect: e.Lose, at: str) -> Message:
    return say("text-lose", at=at, what=listed([amounted(name, n) for name, n in effect.amounts.items()]))


def produce(card: Card, effect: e.Produce, at: str) -> Message:
    """What is lost, then what is gained."""
    made = effect.amounts.items()
    falls = [made_by(name, -n) for name, n in made if isinstance(n, int) and n < 0]
    rises = [made_by(name, n) for name, n in made if not isinstance(n, int) or n > 0]
    texts: list[Message] = []
    if falls:
        texts.append(say("text-lower-own", at=at, what=listed(falls)))
    if rises:
        texts.append(say("text-raise-own", at=INSIDE if falls else at, what=listed(rises)))
    return joined(texts, "text-then" if len(rises) > 1 else "text-and")


def made_by(name: Resource, n: Amount) -> Message:
    what = names.production_name(resource_of(name))
    if isinstance(n, int):
        return say("text-made-by", what=what, n=n)
    return say("text-made-per", what=what, each=each(n))


def lower_any(card: Card, effect: e.LowerAny, at: str) -> Message:
    return say("text-lower", at=at, what=names.production_name(resource_of(effect.resource)), n=effect.number)


def rate(card: Card, effect: e.Rate, at: str) -> Message:
    if isinstance(effect.number, int):
        return say("text-rating", at=at, n=effect.number)
    return say("text-rating-per", at=at, each=each(effect.number))


def warm(card: Card, effect: e.Warm, at: str) -> Message:
    return say("text-raise-temperature", at=at, n=effect.steps)


def oxygenate(card: Card, effect: e.Oxygenate, at: str) -> Message:
    return say("text-raise-oxygen", at=at, n=effect.steps)


def ocean(card: Card, effect: e.Ocean, at: str) -> Message:
    return say("text-ocean-on-land" if effect.on == "land" else "text-ocean", at=at, n=effect.number)


def greenery(card: Card, effect: e.Greenery, at: str) -> Message:
    return say("text-greenery-on-ocean" if effect.on == "ocean-reserved" else "text-greenery", at=at)


def city(card: Card, effect: e.City, at: str) -> Message:
    if effect.on == "city":
        return say("text-city", at=at)
    return say("text-city-where", at=at, where=say(WHERE[effect.on]))


def tile(card: Card, effect: e.Tile, at: str) -> Message:
    if effect.type == "capital":
        return say("text-capital", at=at)
    return say("text-tile", at=at, where=say(WHERE[effect.on]))


def claim(card: Card, effect: e.Claim, at: str) -> Message:
    return say("text-claim", at=at)


def add_here(card: Card, effect: e.AddHere, at: str) -> Message:
    return say("text-add-here", at=at, what=names.cubes_name(box.CUBES.index(card.stores), effect.number))


def add_played(card: Card, effect: e.AddPlayed, at: str) -> Message:
    return say("text-add-played", at=at)


def add_own(card: Card, effect: e.AddOwn, at: str) -> Message:
    return say("text-add-own", at=at, what=names.cubes_name(box.CUBES.index(effect.cube), effect.number))


def add_other(card: Card, effect: e.AddOther, at: str) -> Message:
    return say("text-add-other", at=at, what=names.cubes_name(box.CUBES.index(effect.cube), effect.number))


def add_holding(card: Card, effect: e.AddHolding, at: str) -> Message:
    return say("text-add-holding", at=at)


def spend_here(card: Card, effect: e.SpendHere, at: str) -> Message:
    return say("text-take-here", at=at, what=names.cubes_name(box.CUBES.index(card.stores), effect.number))


def taken(targets: Sequence[e.Taken | e.AnimalsTaken]) -> Message:
    return either([target_text(way) for way in targets])


def target_text(way: e.Taken | e.AnimalsTaken) -> Message:
    if isinstance(way, e.AnimalsTaken):
        return say("text-from-one-card", what=names.cubes_name(box.CUBES.index("animal"), way.number))
    return names.quantity(resource_of(way.resource), way.number)


def remove_any(card: Card, effect: e.RemoveAny, at: str) -> Message:
    return say("text-remove", at=at, what=taken(effect.targets))


def steal_any(card: Card, effect: e.StealAny, at: str) -> Message:
    return say("text-steal", at=at, what=taken(effect.targets))


def flood(card: Card, effect: e.Flood, at: str) -> Message:
    return say("text-remove-beside", at=at, what=target_text(effect.taken))


def choose(card: Card, effect: e.Choose, at: str) -> Message:
    return either([effects_text(card, way, at if i == 0 else INSIDE) for i, way in enumerate(effect.ways)])


def optional(card: Card, effect: e.Optional, at: str) -> Message:
    return say("text-exchange", at=at)


def if_tags(card: Card, effect: e.IfTags, at: str) -> Message:
    met, unmet = effects_text(card, effect.met, INSIDE), effects_text(card, effect.unmet, INSIDE)
    tag = names.tag_name(box.TAGS.index(effect.tag))
    return say("text-if", at=at, n=effect.least, tag=tag, met=met, unmet=unmet)


def draw(card: Card, effect: rare.Draw, at: str) -> Message:
    if effect.keep is None:
        return say("text-draw", at=at, n=effect.look)
    return say("text-look-keep", at=at, n=effect.look, keep=effect.keep)


def look_and_buy(card: Card, effect: rare.LookAndBuy, at: str) -> Message:
    return say("text-look-buy", at=at)


def reveal_until(card: Card, effect: rare.RevealUntil, at: str) -> Message:
    return say("text-reveal", at=at, n=effect.number, tag=names.tag_name(box.TAGS.index(effect.tag)))


def convert_production(card: Card, effect: rare.ConvertProduction, at: str) -> Message:
    return say("text-convert", at=at)


def produce_lowest(card: Card, effect: rare.ProduceLowest, at: str) -> Message:
    return say("text-lowest", at=at)


def produce_printed(card: Card, effect: rare.ProducePrinted, at: str) -> Message:
    return say("text-printed-metal", at=at)


def copy_box(card: Card, effect: rare.CopyBox, at: str) -> Message:
    return say("text-copy", at=at)


def play_cheaper(card: Card, effect: rare.PlayCheaper, at: str) -> Message:
    return say("text-play-cheaper", at=at, n=effect.off)


def play_anyhow(card: Card, effect: rare.PlayAnyhow, at: str) -> Message:
    return say("text-play-anyhow", at=at)


def draw_prelude(card: Card, effect: rare.DrawPrelude, at: str) -> Message:
    return say("text-draw-prelude", at=at, n=effect.look)


def fund_award(card: Card, effect: rare.FundAward, at: str) -> Message:
    return say("text-fund-free", at=at)


def search_for_life(card: Card, effect: rare.SearchForLife, at: str) -> Message:
    return say("text-special-search-for-life", at=at)


def free_hand(card: Card, effect: rare.FreeHand, at: str) -> Message:
    return say("text-special-free-hand", at=at)


TEXTS: Final[dict[type[e.Effect], Callable[[Card, Any, str], Message]]] = {
    e.Gain: gain,
    e.GainAsMuch: gain_as_much,
    e.Lose: lose,
    e.Produce: produce,
    e.LowerAny: lower_any,
    e.Rate: rate,
    e.Warm: warm,
    e.Oxygenate: oxygenate,
    e.Ocean: ocean,
    e.Greenery: greenery,
    e.City: city,
    e.Tile: tile,
    e.Claim: claim,
    e.AddHere: add_here,
    e.AddPlayed: add_played,
    e.AddOwn: add_own,
    e.AddOther: add_other,
    e.AddHolding: add_holding,
    e.SpendHere: spend_here,
    e.RemoveAny: remove_any,
    e.StealAny: steal_any,
    e.Flood: flood,
    e.Choose: choose,
    e.Optional: optional,
    e.IfTags: if_tags,
    rare.Draw: draw,
    rare.LookAndBuy: look_and_buy,
    rare.RevealUntil: reveal_until,
    rare.ConvertProduction: convert_production,
    rare.ProduceLowest: produce_lowest,
    rare.ProducePrinted: produce_printed,
    rare.CopyBox: copy_box,
    rare.PlayCheaper: play_cheaper,
    rare.PlayAnyhow: play_anyhow,
    rare.DrawPrelude: draw_prelude,
    rare.FundAward: fund_award,
    rare.SearchForLife: search_for_life,
    rare.FreeHand: free_hand,
}
