"""The occasion on which effects are carried out: who acts, whom it is about, where."""

from __future__ import annotations

from typing import NamedTuple

from cinqmars.games.first_martians import questions as ask
from cinqmars.games.first_martians.data import effects as fx
from cinqmars.games.first_martians.rules import hub
from cinqmars.games.first_martians.state import NONE, MartiansState, seat_of


class Occasion(NamedTuple):
    """On which effects are carried out."""

    actor: int  # the astronaut who acts, or NONE
    target: int  # the astronaut it is about, or NONE
    here: int  # the space where it happens, or HUB
    tile: int  # facility * 2 + resource of the shutdown tile it is printed on, or NONE


def chooser(s: MartiansState, on: Occasion) -> int:  # rules: M4
    """The seat that decides: that of the astronaut who acts, or the first player's."""
    return seat_of(s, on.actor if on.actor != NONE else s.first)


def people(s: MartiansState, who: int, on: Occasion) -> list[int]:
    """The astronauts an effect is about."""
    if who == fx.EVERYONE:
        return list(range(s.crew))
    if who == fx.SOMEBODY:
        return [hub.draw(s, s.crew)]
    if who == fx.FIRST or (who == fx.ACTIVE and on.actor == NONE):
        return [s.first]
    if who == fx.TARGET:
        return [on.target if on.target != NONE else s.first]
    return [on.actor]


def anybody(s: MartiansState, who: int, on: Occasion, purpose: str) -> list[int]:
    """Those it is about, or one of the crew's choice if there is any."""
    if who != fx.CHOSEN:
        return people(s, who, on)
    able = ask.Astronaut.options(s, purpose)
    return [s.ask(chooser(s, on), ask.ASTRONAUT, able, (purpose,))] if able else []
