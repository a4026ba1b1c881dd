"""Whether data is of the types its annotations say, all the way down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cinqmars.conformance.shapes import misfit
from cinqmars.kernel import Fact, Message, Thing, Zone, say
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
        (replace(ICE, note=SAID), Thing),
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
        (replace(SAID, args={1: 2}), Message, ".args[1] is no name"),
        (replace(SAID, args=[1]), Message, ".args is [1], not a dict"),
        (replace(SAID, args={"n": None}), Message, ".args['n'] is None, not int and is None, not float"),
        (replace(SAID, args={"of": replace(SAID, id=7)}), Message, ".args['of'].id is 7, not str"),
        (replace(ICE, number=True), Thing, ".number is True, not int"),
        (replace(ICE, note="cold"), Thing, ".note is 'cold', not a Message and is 'cold', not NoneType"),
        (replace(POLE, things=[ICE]), Zone, ".things is [Thing("),
        (replace(POLE, things=(ICE, 1)), Zone, ".things[1] is 1, not a Thing"),
        (replace(MAP, links=(("pole",),)), Geometry, ".links[0] is ('pole',), not 2 values"),
    ],
)
def test_where_something_does_not_fit(value: Any, hint: type, where: str) -> None:
    assert misfit(value, hint).startswith(where)
