"""French words that lean on the next one: { DE($who) } is d’Azur, de Jade or du dôme.

The page renders the same texts (web/src/lib/elision.ts) and must find the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final

OPENING: Final = '[\\s«“"(]*'
VOWEL: Final = "(?!onz|oui(?![a-z]))[aeiouœæ]|y(?![aeiou])"
ASPIRATED: Final = (
    "a(?!bi|lein|llucin|lter|mecon|rmo)|e(?:aume|ler|nn|raut|riss|rn|ron|ros(?![a-z])|rse|tre|urt)"
    "|i(?:bou|deu|erarch|pp?i|ss|t)|o(?!m[mbeo]|n[no]|pi|r[ailmort]|sp|st|te)|u(?!il|iss|itr|m)"
)
MUTE: Final = re.compile(f"{OPENING}(?:{VOWEL}|h(?!{ASPIRATED}))")


def elides(text: str) -> bool:
    """Whether it begins with a vowel or a mute h, as French ears have it."""
    bare = "".join(
        [letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)]
    )
    return MUTE.match(bare.lower()) is not None


def lean(word: str, text: str) -> str:
    return f"{word[:-1]}’{text}" if elides(text) else f"{word} {text}"


def de(text: object) -> str:
    return contract(str(text), "du", "des") or lean("de", str(text))


def a(text: object) -> str:
    return contract(str(text), "au", "aux") or f"à {text}"


def que(text: object) -> str:
    return lean("que", str(text))


def le(text: object) -> str:
    return lean("le", str(text))


def la(text: object) -> str:
    return lean("la", str(text))


def contract(text: str, one: str, many: str) -> str:
    """The article drawn together with what stands before it; whoever is called Le Corbusier keeps his."""
    article, _, rest = text.partition(" ")
    return f"{one} {rest}" if article == "le" else f"{many} {rest}" if article == "les" else ""


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"A": a, "DE": de, "LA": la, "LE": le, "QUE": que}
