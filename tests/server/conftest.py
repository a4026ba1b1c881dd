from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.database import own_database
from server.house import Line


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with own_database() as url:
        yield url


@pytest.fixture
def lines() -> Iterator[list[Line]]:
    """Lines to close afterwards."""
    found: list[Line] = []
    yield found
    for line in found:
        line.close()
