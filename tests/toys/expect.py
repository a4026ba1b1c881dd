"""What a test expects to be refused, by its reason."""

from __future__ import annotations

import pytest

from cinqmars.kernel import BadInput, BadRecord, Diverged, Refused, RulesError


def refused(reason: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, check=lambda e: e.reason == reason)


def bad_input(reason: str) -> pytest.RaisesExc[BadInput]:
    return pytest.raises(BadInput, check=lambda e: e.reason == reason)


def bad_record(reason: str) -> pytest.RaisesExc[BadRecord]:
    return pytest.raises(BadRecord, check=lambda e: e.reason == reason)


def diverged(ply: int, match: str | None = None) -> pytest.RaisesExc[Diverged]:
    return pytest.raises(Diverged, match=match, check=lambda e: e.ply == ply)


def rules_error(match: str) -> pytest.RaisesExc[RulesError]:
    return pytest.raises(RulesError, match=match)
