"""What a seat sees: views of the right types, references that lead somewhere, maps, choices."""

from __future__ import annotations

import json
from typing import Any

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.shapes import misfit
from cinqmars.conformance.trial import SPECTATOR, Trial, by_field, told
from cinqmars.kernel.message import Message
from cinqmars.kernel.question import Decision
from cinqmars.kernel.session import Session
from cinqmars.kernel.view import Choice, Geometry, View


def view(t: Trial) -> None:
    """Views are of the right types and plain JSON data, with one player per seat."""
    for session in t.few():
        for seat in (SPECTATOR, t.rng.below(t.n)):
            well_made(t, session.view(seat), seat)


def well_made(t: Trial, seen: View, seat: int) -> None:
    of_type(seen, View)
    try:
        json.dumps(seen, default=by_field, allow_nan=False)
    except ValueError as e:
        raise Broken(f"the view of seat {seat} is not plain JSON data: {e}") from e
    if seen.seat != seat:
        raise Broken(f"the view of seat {seat} says it is that of seat {seen.seat}")
    players = [player.seat for player in seen.players]
    if players != list(range(t.n)):
        raise Broken(f"the view shows the players {players} of {t.n} seats")


def of_type(value: Any, hint: type) -> None:
    wrong = misfit(value, hint)
    if wrong:
        raise Broken(f"{hint.__name__}{wrong}")


# references


def refs(t: Trial) -> None:
    """Refs are unique, and those of options are in the view."""
    for session in t.sessions():
        for d in session.pending:
            seen = session.view(d.seat)
            unique("things", [thing.ref for zone in seen.zones() for thing in zone.things])
            unique("zones", [zone.ref for zone in seen.zones()])
            unique("panels", [panel.ref for panel in seen.panels])
            lead_somewhere(t, session, d, seen.refs())


def unique(what: str, names: list[str]) -> None:
    if "" in names:
        raise Broken(f"{what} without a ref")
    if len({*names}) < len(names):
        raise Broken(f"{what} of one ref: {sorted({name for name in names if names.count(name) > 1})}")


def lead_somewhere(t: Trial, session: Session[Any], d: Decision, known: set[str]) -> None:
    for choice in session.choices(d):
        lost = [ref for ref in choice.refs if ref not in known]
        if lost:
            raise Broken(f"{told(t.game, d)}, {choice.arg}: {', '.join(lost)} is not in the view")


# maps


def geometry(t: Trial) -> None:
    """Every zone of a map panel has a spot, and links join spots."""
    maps = t.game.geometry(t.n)
    for name, drawn in maps.items():
        of_type(drawn, Geometry)
        well_drawn(name, drawn)
    for session in t.few():
        for panel in session.view(SPECTATOR).panels:
            if panel.map:
                on_the_map(maps, panel.ref, [zone.ref for zone in panel.zones])


def well_drawn(name: str, drawn: Geometry) -> None:
    spots = [spot.ref for spot in drawn.spots]
    unique(f"spots of {name}", spots)
    for link in drawn.links:
        if not {*link} <= {*spots}:
            raise Broken(f"{name}: the link {link} is not between two spots")
    for spot in drawn.spots:
        if not (0 <= spot.x <= drawn.width and 0 <= spot.y <= drawn.height):
            raise Broken(f"{name}: {spot.ref} lies outside of the map")


def on_the_map(maps: dict[str, Geometry], panel: str, zones: list[str]) -> None:
    if panel not in maps:
        raise Broken(f"the panel {panel} is a map, and geometry has none of that name")
    lost = {*zones} - {spot.ref for spot in maps[panel].spots}
    if lost:
        raise Broken(f"the map {panel} has no spot for {', '.join(sorted(lost))}")


# choices


def candidates(t: Trial) -> None:
    """Candidates ascend and hold all options; exactly the others have a reason why not."""
    for session in t.sessions():
        for d in session.pending:
            of_type(t.game.question(session.seen(d.seat), d), Message)
            shown = session.choices(d)
            well_chosen(t, d, [choice.arg for choice in shown])
            for choice in shown:
                of_type(choice, Choice)
                possible = choice.arg in d.opts
                if possible != (choice.reason is None):
                    state = "an option" if possible else "no option"
                    raise Broken(f"{told(t.game, d)}: {choice.arg} is {state}, its reason is {choice.reason}")


def well_chosen(t: Trial, d: Decision, shown: list[int]) -> None:
    if shown != sorted({*shown}):
        raise Broken(f"{told(t.game, d)}: candidates are ascending and distinct, not {shown}")
    if not {*d.opts} <= {*shown}:
        raise Broken(f"{told(t.game, d)}: the candidates {shown} lack an option of {d.opts}")
    if shown[0] < 0 or shown[-1] >= t.game.kinds[d.kind].size:
        raise Broken(f"{told(t.game, d)}: the candidates {shown} are not all within the kind")
