"""Which language to speak."""

from __future__ import annotations

from collections.abc import Mapping

from cinqmars.kernel import BadInput
from cinqmars.text import LANGUAGES

DEFAULT = "en"


def language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The one asked for, or the locale's if we speak it. Raises BadInput with those there are."""
    if asked is not None:
        return checked(asked)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else DEFAULT
    return DEFAULT


def checked(lang: str) -> str:
    if lang.lower() in LANGUAGES:
        return lang.lower()
    allowed = ", ".join(LANGUAGES)
    raise BadInput(
        "language", f"no language {lang!r}; there are: {allowed}", {"got": lang[:40], "allowed": allowed}
    )
