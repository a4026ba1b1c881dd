"""Errors have names: a stable reason for clients, a text for developers."""

from __future__ import annotations

import copy
import pickle

import pytest

from cinqmars.kernel import BadInput, BadRecord, CinqMarsError, Diverged, Refused, RulesError
from cinqmars.kernel.errors import ILLEGAL, REFUSALS

ERRORS = [
    Refused(ILLEGAL, "9 does not answer", {"n": 9}),
    Refused(ILLEGAL),
    BadInput("seed", "a seed is a whole number", {"got": "x"}),
    BadRecord("record-foreign", "not a record"),
    Diverged(7, "the log goes on"),
    RulesError("no option"),
]


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_errors_travel_between_processes(error: CinqMarsError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert (str(twin), twin.reason, twin.facts) == (str(error), error.reason, error.facts)
        assert getattr(twin, "ply", None) == getattr(error, "ply", None)


def test_the_reason_stands_in_for_a_missing_text() -> None:
    assert str(Refused(ILLEGAL)) == "illegal"
    assert Refused(ILLEGAL).facts == {}


def test_a_divergence_is_a_bad_record_that_knows_its_ply() -> None:
    error = Diverged(7, "the log goes on")
    assert isinstance(error, BadRecord)
    assert error.ply == 7
    assert (error.reason, str(error)) == ("diverged", "ply 7: the log goes on")
    assert error.facts == {"ply": 7, "detail": "the log goes on"}


@pytest.mark.parametrize("kind", [BadInput, BadRecord, Diverged])
def test_what_the_caller_or_the_file_got_wrong_is_a_value_error(kind: type[Exception]) -> None:
    assert issubclass(kind, ValueError)
    assert not issubclass(Refused, ValueError)


def test_refusals_are_all_different() -> None:
    assert len(set(REFUSALS)) == len(REFUSALS)
