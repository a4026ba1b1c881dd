"""Whether data is of the types its annotations say, all the way down."""

from __future__ import annotations

from typing import Any

import pytest

from cinqmars.kernel import Fact, Message, Thing, Zone, say
from cinqmars.kernel.conformance.shapes import misfit
from cinqmars.kernel.view import Geometry, Spot

ICE: Any = Thing("ice:1", say("ice", n=3, of=say("pole")))
POLE: Any = Zone("pole", say("pole"), things=(ICE, ICE))
SAID: Any = say("ice", n=1, share=0.5, name="x", of=say("pole", of=say("mars")))
MAP: Any = Geometry(10, 9.5, (Spot("pole", 1, 2.5),), (("pole", "pole"),))


@pytest.mark.parametrize(
    ("value", "hint"),
    [
        (SAID, Message),
        (Fact(SAID, 3), Fact),
        (Fact(SAID, SAID), Fact),
        (ICE, Thing),
        (ICE._replace(note=SAID), Thing),
        (POLE, Zone),
        (MAP, Geometry),
    ],
)
def test_what_fits(value: Any, hint: type) -> None:
    assert misfit(value, hint) == ""


@pytest.mark.parametrize(
    ("value", "hint", "where"),
    [
        ("ice", Message, " is 'ice', not a Message"),
        (SAID._replace(args={1: 2}), Message, ".args[1] is no name"),
        (SAID._replace(args=[1]), Message, ".args is [1], not a dict"),
        (SAID._replace(args={"n": None}), Message, ".args['n'] is None, not int and is None, not float"),
        (SAID._replace(args={"of": SAID._replace(id=7)}), Message, ".args['of'].id is 7, not str"),
        (ICE._replace(number=True), Thing, ".number is True, not int"),
        (ICE._replace(note="cold"), Thing, ".note is 'cold', not a Message and is 'cold', not NoneType"),
        (POLE._replace(things=[ICE]), Zone, ".things is [Thing("),
        (POLE._replace(things=(ICE, 1)), Zone, ".things[1] is 1, not a Thing"),
        (MAP._replace(links=(("pole",),)), Geometry, ".links[0] is ('pole',), not 2 values"),
    ],
)
def test_where_something_does_not_fit(value: Any, hint: type, where: str) -> None:
    assert misfit(value, hint).startswith(where)
