"""What travels is of the types we say: the page's types and the description for programs are made from them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cinqmars import games
from cinqmars.kernel import Fact, Message, PlayerView, Session, Thing, View, Zone, say
from cinqmars.server import positions, wire
from cinqmars.server.positions import Parts, changed_parts, encoded, position, step
from cinqmars.server.wire import encoder


def played(game: str, answers: int = 40) -> list[Session[Any]]:
    rng, path = random.Random(2), [Session.new(games.get(game), 3, 5)]
    while len(path) <= answers and not path[-1].over:
        d = rng.choice(path[-1].pending)
        path.append(path[-1].apply(rng.choice(d.opts), seat=d.seat))
    return path


def test_a_view_is_sent_field_by_field() -> None:
    hand = Zone("hand:0", say("hand"), "cards", 0, (Thing("card:7", say("ants", n=2), note=say("eat")),))
    sent = msgspec.json.decode(
        encoder.encode(View(0, Message("round"), (PlayerView(0, (Fact(say("money"), 5),), (hand,)),), ()))
    )
    assert sent["headline"] == {"id": "round", "args": {}}
    [player] = sent["players"]
    assert player["facts"] == [{"label": {"id": "money", "args": {}}, "value": 5, "icon": ""}]
    [thing] = player["zones"][0]["things"]
    assert thing["label"] == {"id": "ants", "args": {"n": 2}} and thing["note"] == {"id": "eat", "args": {}}
    assert player["status"] is None


@pytest.mark.parametrize("game", games.PACKAGES)
def test_what_a_seat_is_sent_reads_back_as_its_types(game: str) -> None:
    for session in played(game)[::8]:
        for seat in (-1, 0, 2):
            known = session.known_to(seat)
            view = known.view(seat)
            raw = encoder.encode(view)
            assert msgspec.json.decode(raw, type=View) == view
            now = position(known, seat, 0, -1, known.events, "", encoded(view))
            again = msgspec.json.decode(encoder.encode(now), type=wire.Position)
            assert (again.question, again.choices, again.told) == (now.question, now.choices, now.told)
            assert bytes(again.view) == raw
            then = step(known, seat, None, len(known.log))
            assert msgspec.json.decode(encoder.encode(then), type=wire.StepView) == then


@pytest.mark.parametrize("game", games.PACKAGES)
def test_a_part_is_sent_once_until_it_changes(game: str) -> None:
    had: dict[Any, int] = {}
    for session in played(game, 25):
        view = session.view(0)
        _, had = changed_parts(view, had)
        names = msgspec.json.decode(changed_parts(view, had)[0])
        assert names["players"] == [player.seat for player in view.players]
        assert names["panels"] == [panel.ref for panel in view.panels]


def test_a_zone_that_changes_comes_alone() -> None:
    def view(n: int) -> View:
        zones = (
            Zone("hand", say("hand"), things=(Thing("card", say("card"), number=n),)),
            Zone("pile", say("pile")),
        )
        return View(0, say("round"), (PlayerView(0, zones=zones), PlayerView(1)), ())

    _, had = changed_parts(view(1), {})
    sent = msgspec.json.decode(changed_parts(view(2), had)[0])
    assert sent["players"][0]["zones"][0]["things"][0]["number"] == 2
    assert sent["players"][0]["zones"][1] == "pile"
    assert sent["players"][1] == 1


@pytest.mark.parametrize("game", games.PACKAGES)
def test_what_seats_see_alike_is_made_once_and_is_what_each_sees(game: str) -> None:
    found = games.get(game)
    for people in (min(found.seats), max(found.seats)):
        session, rng = Session.new(found, people, 11), random.Random(11)
        seats = [*range(session.state.n), -1]
        for _ in range(60):
            if not session.pending:
                break
            d = rng.choice(session.pending)
            session = session.apply(rng.choice(d.opts), seat=d.seat)
            together = found.observe_all(session.state, seats)
            assert together == [found.observe(session.state, seat) for seat in seats]
            made = Parts()
            for seen in together:
                assert changed_parts(seen, {}, made) == changed_parts(seen, {})


def test_a_part_that_two_clients_see_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = games.get("first-martians")
    first, second = found.observe_all(Session.new(found, 2, 1).state, [0, 1])
    zones: list[Zone] = []

    class Counting:
        def encode(self, x: Any) -> bytes:
            zones.extend([x] if isinstance(x, Zone) else [])
            return encoder.encode(x)

    monkeypatch.setattr(positions, "encoder", Counting())
    made = Parts()
    changed_parts(first, {}, made)
    once = len(zones)
    changed_parts(second, {}, made)
    assert len(zones) == once > 20
