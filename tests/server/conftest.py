from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabard.cli import main
from tests.server import first
from tests.server.inside import Inside
from tests.server.joining import Room
from tests.server.network import Server, sqlite
from tests.server.services import Postgres, Redis, fresh

Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="session", autouse=True)
def no_server_outlives_its_test() -> Iterator[None]:
    """One that a failed test left behind."""
    yield
    for process in Server.started:
        if process.poll() is None:
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module."""
    found = Server(sqlite(tmp_path_factory.mktemp("server")))
    yield found
    assert found.stop() < 10


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own, which it may kill."""
    found = Server(sqlite(tmp_path))
    yield found
    found.kill()


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A real PostgreSQL in which we may create databases; `empty` is one of them."""
    with Postgres() as found:
        yield found


@pytest.fixture(scope="session")
def postgres(database: Postgres) -> str:
    """Its address."""
    return database.url


@pytest.fixture
def empty(postgres: str) -> Iterator[str]:
    """The address of a PostgreSQL database of a test's own, with nothing in it."""
    with fresh(postgres) as url:
        yield url


@pytest.fixture(scope="session")
def hints(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A real Redis."""
    with Redis(tmp_path_factory.mktemp("redis")) as found:
        yield found


@pytest.fixture(scope="session")
def redis(hints: Redis) -> str:
    """Its address."""
    return hints.url


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """A command; its exit code, and what it said on stdout and stderr."""

    def run(*words: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main(["admin", *[str(word) for word in words]])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def backup(tmp_path: Path, admin: Admin) -> Path:
    """A backup of what the first release stored."""
    path = tmp_path / "first.tabard"
    assert admin("backup", path, "--database", first.lay(tmp_path / "first.db"))[0] == 0
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, tmp_path: Path, backup: Path, admin: Admin) -> str:
    """The same in a database of today, of either kind."""
    url: str = str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("empty")
    assert admin("restore", backup, "--database", url) == (0, "restored: 3 tables with 20 entries, 4 guests\n", "")
    return url


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    found = Room(tmp_path)
    yield found
    for one in found.joined:
        one.close()


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    found = Inside(tmp_path)
    yield found
    found.mistakes.found.clear()
    found.close()
