"""The log: one entry for each event, with its line and the pieces that travel."""

from collections.abc import Mapping
from typing import Final

from cinqmars.games.terraforming_mars.marsbot import log as marsbot
from cinqmars.kernel import Entry

from . import cards, course

ENTRIES: Final[Mapping[str, type[Entry]]] = {**course.ENTRIES, **cards.ENTRIES, **marsbot.ENTRIES}
