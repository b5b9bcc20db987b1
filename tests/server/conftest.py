from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.network import Server, sqlite
from tests.server.services import fresh, postgres_server, redis_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module."""
    found = Server(sqlite(tmp_path_factory.mktemp("server")))
    yield found
    assert found.stop() < 5


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own, which it may kill."""
    found = Server(sqlite(tmp_path))
    yield found
    found.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL in which we may create databases; `empty` is one of them."""
    with postgres_server() as url:
        yield url


@pytest.fixture
def empty(postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL database of a test's own, with nothing in it."""
    with fresh(postgres) as url:
        yield url


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real Redis."""
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url
