"""Who does the work: processes here, or the workers of a Dask scheduler; the results are the same."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import parent_process
from threading import Thread
from typing import Any, Final

from tabard.engine.errors import BadRequest

EXECUTORS: Final = ["local", "dask"]
FOR_A_CORE: Final = 16  # workers at most
SECONDS: Final = 10  # to find a scheduler, and a worker there


class Workers:
    """Who works: `submit` hands work out and gives back its future, `lacks` says what keeps all of them from working."""

    def __init__(self, submit: Callable[..., Any], lacks: Callable[[], str] = str) -> None:
        self.submit = submit
        self.lacks = lacks


@contextmanager
def at_work(executor: str, scheduler: str, count: int, local: Callable[[int], Executor]) -> Iterator[Workers]:
    """Those asked for; at the end what is not begun is never begun."""
    if (executor == "dask") != bool(scheduler):
        raise BadRequest("--executor dask and --scheduler tcp://HOST:PORT belong together")
    if not 0 <= count <= most_workers():
        raise BadRequest(f"--workers is {count}; expected 1 to {most_workers()}, or 0 for as many as there are cores")
    if executor == "dask":
        with client(scheduler) as found:
            try:
                yield Workers(partial(found.submit, pure=False), lambda: "" if found.nthreads() else no_workers(scheduler))
            except BadRequest:
                if found.status == "running":
                    raise
                raise BadRequest(f"the Dask scheduler at {scheduler} is lost; start it and run the same command again") from None
        return
    pool = local(count or os.cpu_count() or 1)
    try:
        yield Workers(pool.submit)
    finally:
        pool.shutdown(cancel_futures=True)


def processes(count: int) -> Executor:
    """So many processes here, which leave with this one, also if it is killed."""
    return ProcessPoolExecutor(count, initializer=leave_with_parent)


def leave_with_parent() -> None:
    def wait() -> None:
        if parent := parent_process():
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True).start()


def most_workers() -> int:
    """More than these would only be in each other's way."""
    return FOR_A_CORE * (os.cpu_count() or 1)


def client(scheduler: str) -> Any:
    """A connection to a scheduler that has workers."""
    if not re.fullmatch(r"(tcp|tls)://\S+:\d{1,5}", scheduler):
        raise BadRequest(f"'{scheduler}' is no address of a Dask scheduler; expected tcp://HOST:PORT")
    distributed = extra("distributed")
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what is lost is told in our own words
    try:
        found = distributed.Client(scheduler, timeout=SECONDS, set_as_default=False)
    except OSError:
        raise BadRequest(f"no Dask scheduler answers at {scheduler} within {SECONDS} seconds") from None
    try:
        found.wait_for_workers(1, timeout=SECONDS)
    except TimeoutError:
        found.close()
        raise BadRequest(no_workers(scheduler)) from None
    return found


def no_workers(scheduler: str) -> str:
    return f"the Dask scheduler at {scheduler} has no workers; start one: dask worker {scheduler}"


def extra(name: str) -> Any:
    """A library that only the arena needs."""
    try:
        return import_module(name)
    except ImportError:
        raise BadRequest(f"{name.partition('.')[0]} is not installed; the arena needs it: pip install 'tabard[arena]'") from None
