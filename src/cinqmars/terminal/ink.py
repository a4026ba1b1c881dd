"""Glyphs and colours: who owns what, what you can do, what is what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

GLYPHS: Final = ("●", "▲", "■", "◆", "✚")
ICONS: Final[Mapping[str, str]] = {
    "token": "✦",
    "medal": "★",
}  # kinds of things that a sign says as well as a word
UNKNOWN: Final = "?"  # lies face down
JOINED: Final = "\u00a0"  # a glyph and a name stay on one line
KEPT: Final = {
    0x00A0: 0xE000,
    0x202F: 0xE001,
}  # Rich breaks lines at these spaces: meanwhile they are something else


class Ink(NamedTuple):
    """The colours for one kind of background."""

    seats: tuple[str, ...]
    signal: str  # what you can do, and nothing else
    brand: str
    good: str
    bad: str
    kinds: Mapping[str, str]  # by the kind of a thing or the icon of a fact
    quiet: str = "dim"


ON_DARK: Final = Ink(
    seats=("#7dbbff", "#ffc85c", "#58dbae", "#ec9ce8", "bold"),
    signal="#c9f04f",
    brand="#e5673a",
    good="#6fcf97",
    bad="#ff7b72",
    kinds={"ice": "#bfe6ff", "sylvanite": "#f4d35e", "celerium": "#c79bff"},
)
ON_LIGHT: Final = Ink(
    seats=("#155fb8", "#855200", "#0a6b4c", "#963291", "bold"),
    signal="#3a5200",
    brand="#ac3d16",
    good="#1b6e3f",
    bad="#b3261e",
    kinds={"ice": "#155fb8", "sylvanite": "#855200", "celerium": "#5b2ea6"},
)


def ink_for(environment: Mapping[str, str]) -> Ink:
    """Terminals that tell their colours do it in COLORFGBG: "0;15" is black on white."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return ON_LIGHT if background in ("7", "15") else ON_DARK


def glyph(seat: int) -> str:
    return GLYPHS[seat % len(GLYPHS)]


def marked(names: Sequence[str]) -> list[str]:
    """Names as they stand in text: always with their glyph."""
    return [glyph(seat) + JOINED + name for seat, name in enumerate(names)]


def coloured(text: str, names: Sequence[str], ink: Ink, style: str = "") -> Text:
    """The text with every marked name in its colour."""
    made = Text(unbreakable(text), style)
    for seat, name in enumerate(names):
        made.highlight_words([unbreakable(name)], ink.seats[seat % len(ink.seats)])
    return made


def unbreakable(text: str) -> str:
    return text.translate(KEPT)


def breakable(text: str) -> str:
    return text.translate({placeholder: space for space, placeholder in KEPT.items()})


def strung(*parts: Text | str) -> Text:
    """One after the other, each in its own style: adding texts would lend the first one's to all."""
    made = Text()
    for part in parts:
        made.append_text(Text(part) if isinstance(part, str) else part)
    return made
