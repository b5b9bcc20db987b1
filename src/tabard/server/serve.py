"""`tabard serve`: the server as one command."""

from __future__ import annotations

import asyncio
import gc
import io
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final

import platformdirs
import segno
import uvicorn

import tabard
from tabard.engine.errors import BadRequest
from tabard.page import bundle
from tabard.server import logs, web
from tabard.server.app import app_of
from tabard.server.bus import bus_at
from tabard.server.hall import Hall
from tabard.server.limits import CROWD
from tabard.server.migrations import upgrade
from tabard.server.sockets import Connection, Door, Passage, Room
from tabard.server.store import Store, usable

PATIENCE: Final = 2  # seconds that requests have to come to an end
AGAIN: Final = 0.2  # seconds before a worker that died is replaced; twice as many each time its successor dies soon
LONGEST: Final = 30.0  # … at most
STEADY: Final = 10.0  # seconds a worker lives that has not died soon
END: Final = 4.5  # seconds until a worker has stopped or ends anyway: a second for goodbye, PATIENCE, the rest for the hall
STOPS: Final = (signal.SIGINT, signal.SIGTERM)
SENT: Final = 64 * 1024  # bytes that may be on their way to somebody who does not read them


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
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT)
        found.bind((host, port))
        found.listen()  # so that a browser that is opened now waits for the first worker
    except OSError as error:
        raise BadRequest(f"cannot listen at {host}:{port}: {error.strerror}; another --port may be free") from None
    found.set_inheritable(True)
    return found


def work(
    listener: socket.socket, url: str, bus: str, origins: list[str], rate: int, page: Path | None, level: str, reviews: int,
    reach: str = "", passage: Passage | None = None, at: int = 0,
) -> None:  # fmt: skip
    """One worker, until it is told to stop; one of several by its place among them."""
    logs.start(level)
    logs.note("worker-started", version=tabard.__version__, process=os.getpid())
    hall = Hall(Store(url), bus_at(bus))
    hall.reviews.budget, hall.at = reviews, at
    settings = uvicorn.Config(
        app_of(hall, origins, rate, page, reach), ws=Connection,
        http=partial(Door, room=Room(rate * CROWD), passage=passage, at=at),  # type: ignore[arg-type]
        ws_max_size=16_384, ws_per_message_deflate=False,
        ws_ping_interval=20, ws_ping_timeout=20, log_config=None, access_log=False, server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )  # fmt: skip
    gc.freeze()
    gc.set_threshold(100_000, 20, 1000)
    worker = Worker(settings, hall, passage, at)
    worker.run([listener])
    logs.note("worker-stopped", process=os.getpid(), ms=worker.stopping())


class Worker(uvicorn.Server):
    """Told to stop, it ends well: everybody hears of it, and the signal is not raised again."""

    def __init__(self, config: uvicorn.Config, hall: Hall, passage: Passage | None, at: int) -> None:
        super().__init__(config)
        self.hall = hall
        self.passage = passage
        self.at = at
        self.parent = multiprocessing.parent_process()
        self.told = 0.0  # when it was told to stop

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.told:
            self.told = time.monotonic()
            end = threading.Timer(END, self.give_up)
            end.daemon = True
            end.start()
        super().handle_exit(sig, frame)

    def stopping(self) -> int:
        """For how many milliseconds it has been."""
        return round((time.monotonic() - self.told) * 1000) if self.told else 0

    def give_up(self) -> None:
        """A store that does not answer is not waited for: what was acknowledged is there, and nothing else has happened."""
        logs.warn("worker-given-up", process=os.getpid(), ms=self.stopping())
        os._exit(0)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.passage is not None:
            asyncio.get_running_loop().add_reader(self.passage.inbox(self.at), self.receive)

    def receive(self) -> None:
        """Connections that other workers pass on, because their tables are served here."""
        assert self.passage
        for head, passed in self.passage.taken(self.at):
            self.hall.spawn(self.take(head, passed))

    async def take(self, head: bytes, passed: socket.socket) -> None:
        found: Any = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        await asyncio.get_running_loop().connect_accepted_socket(lambda: found, passed)
        found.data_received(head)

    async def on_tick(self, counter: int) -> bool:
        """Nobody would stop a worker whose parent is gone, so it stops by itself."""
        return await super().on_tick(counter) or not (self.parent is None or self.parent.is_alive())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hall.say_goodbye()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {one: signal.signal(one, self.handle_exit) for one in STOPS}
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


def code_of(address: str) -> str:
    """A QR code, bright on black whatever the terminal's colours are: not every phone reads one the other way round."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(out=drawn, compact=True)
    return "\n".join([f"\x1b[97;40m{line}\x1b[0m" for line in drawn.getvalue().splitlines()])


def serve(args: Any) -> int:
    """Upgrade the store, listen, say where, and work."""
    for option, given, fewest in (("--workers", args.workers, 1), ("--rate", args.rate, 1), ("--reviews", args.reviews, 0)):
        if given < fewest:
            raise BadRequest(f"{option} is {given}; expected {fewest} or more")
    if args.workers > 1 and not args.bus:
        raise BadRequest("several workers need a bus to hear of each other; expected --bus redis://…")
    bus_at(args.bus)  # whatever is wrong with it is said before anybody listens
    url, page = database(args.database), bundle(args.web)
    with usable(url) as engine:
        upgrade(engine)
    listener = listening("0.0.0.0" if args.lan and args.host == "127.0.0.1" else args.host, args.port)
    port = listener.getsockname()[1]
    address = f"http://{own_address() if args.lan else 'localhost' if args.host == '127.0.0.1' else args.host}:{port}"
    reach = address if args.lan else ""  # in links, though whoever makes them is at this machine
    print(f"Tabard is at {address}", flush=True)
    if page is None:
        print(web.NO_PAGE, end="", file=sys.stderr)
    if args.lan:
        print(code_of(address), flush=True)
    if page and not args.no_open and not args.lan and os.environ.get("DISPLAY", sys.platform == "darwin"):
        webbrowser.open(address)
    if args.workers <= 1:
        work(listener, url, args.bus, args.origin, args.rate, page, args.log, args.reviews, reach)
        return 0
    logs.start(args.log)
    return supervise(args.workers, (listener, url, args.bus, args.origin, args.rate, page, args.log, args.reviews, reach))


def begun(*given: Any) -> None:
    """A worker in its own process: told to stop while it starts, it ends at once."""
    for one in STOPS:
        signal.signal(one, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    work(*given)


class Post:
    """Where one of several workers stands. One that dies is replaced, later each time if that comes to nothing."""

    def __init__(self, start: Callable[[], Any]) -> None:
        self.start = start
        self.worker: Any = None
        self.began = self.due = 0.0
        self.pause = AGAIN

    def mind(self, now: float) -> None:
        if self.worker is not None and not self.worker.is_alive():
            logs.warn("worker-died", process=self.worker.pid, code=self.worker.exitcode)
            self.pause = AGAIN if now - self.began > STEADY else min(2 * self.pause, LONGEST)
            self.worker, self.due = None, now + self.pause
        if self.worker is None and now >= self.due:
            self.worker, self.began = self.start(), now


def supervise(count: int, given: tuple[Any, ...]) -> int:
    """Several workers; one that dies is replaced, until this process is told to stop."""
    going = True

    def stop(*_: Any) -> None:
        nonlocal going
        going = False

    for one in STOPS:
        signal.signal(one, stop)
    context = multiprocessing.get_context("fork")
    passage = Passage(count)

    def start(at: int) -> Any:
        worker = context.Process(target=begun, args=(*given, passage, at))
        before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
        worker.start()
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        return worker

    posts = [Post(partial(start, at)) for at in range(count)]
    while going:
        for post in posts:
            post.mind(time.monotonic())
        time.sleep(0.2)
    until = time.monotonic() + END
    workers = [post.worker for post in posts if post.worker is not None]
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(max(0.0, until - time.monotonic()))
        if worker.is_alive():
            worker.kill()
    return 0
