"""The command line: what is asked is run, refusals are one sentence; what the commands share."""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tabard.engine.errors import BadRequest, BadSave, Refused, printable
from tabard.parser import parser

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # a device that takes no more


def main(given: list[str] | None = None) -> int:
    """Run one command; 0 if it went well, 2 if it was refused."""
    try:
        try:
            return run(given)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    except OSError as error:
        if error.errno not in FULL:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # else Python would try once more at its end
        return refused(BadRequest(f"the output cannot be written: {error.strerror}"), False)


def run(given: list[str] | None) -> int:
    arguments = parser().parse_args(given)
    try:
        return int(arguments.run(arguments) or 0)
    except Refused as refusal:
        return refused(refusal, getattr(arguments, "json", False), getattr(arguments, "lang", ""))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def refused(refusal: Refused, as_json: bool, asked: str = "") -> int:
    """In the language asked for, if there is such, with the exact sentence after it; in English that alone."""
    from tabard.words import LANGUAGES, Words

    spoken = asked if asked in LANGUAGES else language("")
    sentence = refusal.message if spoken == "en" else Words(spoken).refused(refusal)
    print(printable(f"tabard: {refusal.code}: {sentence}") + (f" [{refusal.rule}]" if refusal.rule else ""), file=sys.stderr)
    if as_json:
        print(json.dumps({"error": {"code": refusal.code, "rule": refusal.rule, "message": refusal.message}}, ensure_ascii=False))
    return 2


def language(given: str) -> str:
    """The language asked for, else the environment's, else English."""
    from tabard.words import LANGUAGES, check_language

    if given:
        check_language(given)
    usual = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    return given or (usual if usual in LANGUAGES else "en")


def variant(pairs: list[str]) -> dict[str, str]:
    found = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadRequest(f"'{pair}' is no variant; expected NAME=VALUE")
        found[key] = value
    return found


class Progress:
    """Says on stderr how far long work has come: to a person in a line that is gone at the end, to a file once a minute."""

    def __init__(self, what: str, of: int) -> None:
        self.what = what
        self.of = of
        self.person = sys.stderr.isatty()
        self.last = time.monotonic()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        self.print("")

    def print(self, text: str, end: str = "") -> None:
        if text or self.person:
            print(f"\r\x1b[K{text}" if self.person else text, end=end, file=sys.stderr, flush=True)

    def say(self, done: int, more: Callable[[], str] = str) -> None:
        now = time.monotonic()
        if now - self.last > (0.5 if self.person else 60.0):
            self.last = now
            of = f"/{self.of}" if self.of else ""  # nobody can say how far it goes
            self.print(f"{self.what} {done}{of} {more()}", "" if self.person else "\n")

    def note(self, text: str) -> None:
        """A line that stays."""
        self.print(f"tabard: {text}", "\n")


def read_text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise BadSave(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSave(f"{file}: this is not UTF-8 text") from None


@contextmanager
def written(file: str) -> Iterator[None]:
    """Whatever cannot be written is refused in one sentence; without a file nothing is written."""
    try:
        yield
    except Refused:
        raise
    except (OSError, ValueError) as error:
        if not file:
            raise
        raise BadRequest(f"{file}: cannot be written: {getattr(error, 'strerror', None) or error}") from None


if __name__ == "__main__":
    sys.exit(main())
