"""Pieces: none appears or vanishes, and every change of place is told."""

from __future__ import annotations

from collections import Counter

from cinqmars.conformance.failure import Broken
from cinqmars.conformance.trial import SPECTATOR, Trial
from cinqmars.kernel.question import Event
from cinqmars.kernel.view import Move, View

Place = tuple[str, str, int]  # zone, kind, owner


def conservation(t: Trial) -> None:
    """What is conserved is the same at every question."""
    expected: dict[str, int] | None = None
    for session in t.all_sessions():
        found = t.game.conserved(session.state)
        if expected is None:
            expected = found
        if found != expected:
            names = sorted({name for name in {**expected, **found} if expected.get(name) != found.get(name)})
            changes = [f"{name} from {expected.get(name)} to {found.get(name)}" for name in names]
            raise Broken(f"at ply {len(session.log)} there changed: {', '.join(changes)}")


def events(t: Trial) -> None:
    """Every event has a story or moves."""
    for session in t.all_sessions():
        for e in session.events:
            if t.game.entries and e.what not in t.game.entries:
                raise Broken(f"the rules emit {e.what}, and the game has no entry of that name")
            if t.game.story(e) is None and not t.game.moves(e):
                raise Broken(f"the event {e.what} has neither a story nor moves")


def moves(t: Trial) -> None:
    """Every change of place of a piece is told by moves."""
    if not t.game.pieces:
        return
    before, told = t.path[0].view(SPECTATOR), list[Event]()
    looks = set(range(len(t.path))) if t.thorough else {len(session.log) for session in t.few()}
    for _, session in t.all_steps():
        told += [e for e in session.events if e.seen_by(SPECTATOR)]
        if len(session.log) in looks:
            after = session.view(SPECTATOR)
            explained(t, told, before, after)
            before, told = after, []


def explained(t: Trial, told: list[Event], before: View, after: View) -> None:
    """For each zone, kind and owner: pieces now = pieces then + moves in - moves out."""
    expected, found = standing(t, before), standing(t, after)
    for e in told:
        for move in t.game.moves(e):
            travel(t, expected, move, [before, after])
    zones = {zone.ref for view in (before, after) for zone in view.zones()}
    for place in sorted({*expected, *found}):
        if place[0] in zones and expected[place] != found[place]:
            zone, kind, owner = place
            moved = f"with the moves told it would have {expected[place]}"
            raise Broken(f"{zone} has {found[place]} {kind} of seat {owner}; {moved}")


def standing(t: Trial, view: View) -> Counter[Place]:
    count: Counter[Place] = Counter()
    for zone in view.zones():
        for thing in zone.things:
            if thing.kind in t.game.pieces:
                count[zone.ref, thing.kind, thing.owner] += thing.number
    return count


def travel(t: Trial, count: Counter[Place], move: Move, views: list[View]) -> None:
    """Count a move; one that names a single thing is looked up in the views."""
    kind, owner = move.kind, move.owner
    if kind not in t.game.pieces:
        things = [thing for view in views for zone in view.zones() for thing in zone.things]
        single = next((thing for thing in things if thing.ref == kind), None)
        if single is None or single.kind not in t.game.pieces:
            return
        kind, owner = single.kind, single.owner
    count[move.origin, kind, owner] -= move.number
    count[move.target, kind, owner] += move.number
