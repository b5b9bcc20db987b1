"""Who does the work: processes here, or the workers of a Dask scheduler; the results are the same."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, Final

from tabard.engine.errors import BadRequest

EXECUTORS: Final = ["local", "dask"]
SECONDS: Final = 10  # to find a scheduler, and a worker there


@contextmanager
def hired(executor: str, scheduler: str, workers: int, local: Callable[[int], Executor]) -> Iterator[Callable[..., Any]]:
    """A function that hands work out and gives back its future; at the end what is not begun is never begun."""
    if (executor == "dask") != bool(scheduler):
        raise BadRequest("--executor dask and --scheduler tcp://HOST:PORT belong together")
    if workers < 0:
        raise BadRequest(f"--workers is {workers}; expected 1 or more, or 0 for as many as there are cores")
    if executor == "dask":
        with client(scheduler) as found:
            yield partial(found.submit, pure=False)
        return
    pool = local(workers or os.cpu_count() or 1)
    try:
        yield pool.submit
    finally:
        pool.shutdown(cancel_futures=True)


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
        raise BadRequest(f"the Dask scheduler at {scheduler} has no workers; start one: dask worker {scheduler}") from None
    return found


def extra(name: str) -> Any:
    """A library that only the arena needs."""
    try:
        return import_module(name)
    except ImportError:
        raise BadRequest(f"{name.partition('.')[0]} is not installed; the arena needs it: pip install 'tabard[arena]'") from None
