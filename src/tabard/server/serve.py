"""`tabard serve`: the server as one command."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import platformdirs
import segno
import uvicorn

from tabard.engine.errors import BadRequest
from tabard.server.app import app_of
from tabard.server.bus import bus_at
from tabard.server.hall import Hall
from tabard.server.migrations import upgrade
from tabard.server.store import Store, usable

PATIENCE: Final = 4  # seconds that sockets have to say goodbye


def database(url: str) -> str:
    """A file in the user's own folder, if no other database is named."""
    if url:
        return url if "://" in url else f"sqlite:///{Path(url).absolute()}"
    return f"sqlite:///{Path(platformdirs.user_data_dir('tabard')) / 'tables.db'}"


def listening(host: str, port: int) -> socket.socket:
    """A socket that several workers may share."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
    except OSError as error:
        raise BadRequest(f"cannot listen at {host}:{port}: {error.strerror}; another --port may be free") from None
    found.set_inheritable(True)
    return found


def work(listener: socket.socket, url: str, bus: str, origins: list[str], rate: int) -> None:
    """One worker, until it is told to stop."""
    hall = Hall(Store(url), bus_at(bus))
    settings = uvicorn.Config(
        app_of(hall, origins, rate), ws="websockets-sansio", ws_max_size=16_384, ws_per_message_deflate=False,
        ws_ping_interval=20, ws_ping_timeout=20, log_level="warning", access_log=False, server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )  # fmt: skip
    gc.freeze()
    gc.set_threshold(100_000, 20, 1000)
    Worker(settings).run([listener])


class Worker(uvicorn.Server):
    """Told to stop, it ends well: the signal is not raised again."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def own_address() -> str:
    """How the phones in the room reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        try:
            found.connect(("192.0.2.1", 9))  # nothing is sent
            return str(found.getsockname()[0])
        except OSError:
            return socket.gethostname()


def serve(args: Any) -> int:
    """Upgrade the store, listen, say where, and work."""
    if args.workers > 1 and not args.bus:
        raise BadRequest("several workers need a bus to hear of each other; expected --bus redis://…")
    url = database(args.database)
    with usable(url) as engine:
        upgrade(engine)
    listener = listening("0.0.0.0" if args.lan and args.host == "127.0.0.1" else args.host, args.port)
    port = listener.getsockname()[1]
    address = f"http://{own_address() if args.lan else 'localhost' if args.host == '127.0.0.1' else args.host}:{port}"
    print(f"Tabard is at {address}", flush=True)
    if args.lan:
        segno.make(address, error="m").terminal(out=sys.stdout, compact=True)
    if not args.no_open and not args.lan and os.environ.get("DISPLAY", sys.platform == "darwin"):
        webbrowser.open(address)
    if args.workers <= 1:
        work(listener, url, args.bus, args.origin, args.rate)
        return 0
    return supervise(args.workers, (listener, url, args.bus, args.origin, args.rate))


def supervise(count: int, given: tuple[Any, ...]) -> int:
    """Several workers; one that dies is replaced, until this process is told to stop."""
    going = True

    def stop(*_: Any) -> None:
        nonlocal going
        going = False

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    context = multiprocessing.get_context("fork")
    workers: list[Any] = []
    while going:
        workers = [one for one in workers if one.is_alive()]
        for _ in range(count - len(workers)):
            workers.append(context.Process(target=work, args=given))
            workers[-1].start()
        time.sleep(0.2)
    for one in workers:
        one.terminate()
    for one in workers:
        one.join(PATIENCE + 1)
        if one.is_alive():
            one.kill()
    return 0
