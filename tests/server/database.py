"""A PostgreSQL database of our own for one test run, on the server that the environment names."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

NAMED: Final = "CINQMARS_TEST_POSTGRES"
LOCAL: Final = "postgresql://127.0.0.1:5432/postgres"


@contextlib.contextmanager
def own_database() -> Iterator[str]:
    """Its URL; the database is dropped afterwards. Without a server the test is skipped, in CI it fails."""
    server = os.environ.get(NAMED, LOCAL)
    try:
        connection = psycopg.connect(server, autocommit=True, connect_timeout=5)
    except psycopg.OperationalError as e:
        reason = f"no PostgreSQL at {server}, nor is another named by {NAMED}: {e}"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    name = f"cinqmars_test_{secrets.token_hex(6)}"
    with connection:
        connection.execute(f'create database "{name}"'.encode())
        try:
            yield urlunsplit(urlsplit(server)._replace(path=f"/{name}"))
        finally:
            connection.execute(f'drop database if exists "{name}" with (force)'.encode())
