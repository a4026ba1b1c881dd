from __future__ import annotations

from collections.abc import Iterator

import pytest

from server.database import own_database


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with own_database() as url:
        yield url
