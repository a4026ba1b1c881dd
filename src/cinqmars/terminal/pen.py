"""The pen: messages, values and pieces as coloured text, for one person."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from rich.text import Text

from cinqmars.kernel import Fact, Message, Thing, Zone
from cinqmars.terminal.ink import ICONS, JOINED, UNKNOWN, Ink, coloured, glyph, strung, unbreakable
from cinqmars.text import Speaker
from cinqmars.text.figures import minus

NOTHING: Final = "·"
FEW_WORDS: Final = 32  # letters
DOT: Final = unbreakable(f"{JOINED}· ")  # never at the start of a line


class Pen:
    """Speaks one language in one set of colours; `lit` are the refs of what the person may choose."""

    def __init__(self, say: Speaker, ink: Ink, lit: Collection[str] = ()) -> None:
        self.say = say
        self.ink = ink
        self.lit = lit

    def text(self, what: int | str | Message, style: str = "") -> Text:
        said = (
            what if isinstance(what, str) else minus(str(what)) if isinstance(what, int) else self.say(what)
        )
        return coloured(said, self.say.names, self.ink, style)

    def name(self, seat: int, style: str = "") -> Text:
        return self.text(self.say.seat(seat), style)

    def quiet(self, what: int | str | Message) -> Text:
        return self.text(what, self.ink.quiet)

    def label(self, what: Zone | Thing, style: str = "bold") -> Text:
        return self.text(what.label, self.ink.signal + " bold" if what.ref in self.lit else style)

    # pieces

    def piece(self, thing: Thing, usual: str = "") -> Text:
        """As short as it can be said; `usual` is the kind of piece that needs no name here."""
        colour = self.ink.kinds.get(thing.kind, "")
        if thing.owner >= 0 and not thing.hidden:
            colour = self.ink.seats[thing.owner % len(self.ink.seats)]
            if thing.kind == usual:
                return Text(f"{glyph(thing.owner)}{thing.number}", colour)
            return strung(Text(glyph(thing.owner) + " ", colour), self.text(thing.label, colour))
        if thing.hidden:
            return Text(UNKNOWN + (str(thing.number) if thing.number > 1 else ""), self.ink.quiet)
        if thing.kind in ICONS:
            return Text(f"{ICONS[thing.kind]}{thing.number}", self.ink.brand)
        return strung(counted(self.text(thing.label, colour), thing.number), self.told(thing))

    def told(self, thing: Thing) -> Text:
        """What is true of it, in brackets; who has looked at it is for those who ask."""
        facts = [self.news(fact) for fact in thing.facts if fact.icon != "eye"]
        return strung(" (", joined(facts, ", "), ")") if facts else Text()

    def pieces(self, things: Iterable[Thing], usual: str = "") -> Text:
        """Signs with a space between them, words with a dot."""
        made = Text()
        for thing in things:
            worded = thing.owner < 0 and not thing.hidden and thing.kind not in ICONS
            made.append(DOT if worded and made.plain else " " if made.plain else "")
            made.append_text(self.piece(thing, usual))
        return made

    # facts

    def value(self, fact: Fact) -> Text:
        return self.text(fact.value, self.ink.kinds.get(fact.icon, ""))

    def fact(self, fact: Fact) -> Text:
        """A label and its value; a plain yes is the label alone."""
        if isinstance(fact.value, Message) and fact.value.id == "yes":
            return self.text(fact.label)
        return strung(self.quiet(fact.label), " ", self.value(fact))

    def news(self, fact: Fact) -> Text:
        """A fact beside what it is about: words speak for themselves, a number needs its label."""
        if isinstance(fact.value, int):
            return self.fact(fact)
        return self.text(fact.label) if fact.value.id == "yes" else self.value(fact)

    def ground(self, zone: Zone, common: Collection[str]) -> list[Text]:
        """What is true of a place on a map, unless it is `common` or a thing there says so."""
        news = [fact for fact in zone.facts if fact.label.id not in common]
        return [self.news(fact) for fact in news if not any([same(thing, fact) for thing in zone.things])]


def joined(parts: Iterable[Text], between: str = DOT) -> Text:
    return Text(between).join([part for part in parts if part.plain])


def counted(label: Text, number: int) -> Text:
    """With its number, unless the label says it."""
    told = number == 1 or any([char.isdigit() for char in label.plain])
    return label if told else strung(label, f" {number}")


def kept_together(text: Text) -> Text:
    """Few words stay on one line."""
    made = text.copy()
    if text.cell_len <= FEW_WORDS:
        made.plain = unbreakable(text.plain.replace(" ", JOINED))
    return made


def same(thing: Thing, fact: Fact) -> bool:
    """A marker on the board and the fact that it marks have the same sign."""
    return thing.owner < 0 and thing.kind == fact.icon


def common_labels(zones: Sequence[Zone]) -> set[str]:
    """What is told of every place, like its ring, is the board's and no news."""
    return set.intersection(*[{fact.label.id for fact in zone.facts} for zone in zones])


def usual_kind(zones: Iterable[Zone]) -> str:
    """The kind of all pieces with an owner, if they are all of one kind."""
    kinds = {thing.kind for zone in zones for thing in zone.things if thing.owner >= 0}
    return kinds.pop() if len(kinds) == 1 else ""
