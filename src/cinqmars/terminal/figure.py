"""Numbers as people of a language write them."""

from __future__ import annotations

from cinqmars.text import Speaker


def decimal(say: Speaker, number: float) -> str:
    """Short: one decimal, none from a thousand on."""
    text = f"{number:,.0f}" if number >= 1000 else f"{number:.1f}"
    return text.replace(",", "\u202f").replace(".", ",") if say.lang == "fr" else text


def percent(say: Speaker, share: float) -> str:
    return say("percent", n=decimal(say, share * 100))
