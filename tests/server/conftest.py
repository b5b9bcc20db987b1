from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.network import Server, sqlite


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
