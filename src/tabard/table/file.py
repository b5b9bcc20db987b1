"""Files that are not lost: a journal is begun once and only added to; a page is written beside and put in its place."""

from __future__ import annotations

import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final

from tabard.engine.errors import BadRequest
from tabard.table.journal import Journal
from tabard.table.reading import Reading

PAGE: Final = b"<!doctype html>"  # what a page begins with …
OURS: Final = b"<title>Tabard"  # … and, soon after, one of ours


class JournalFile:
    """The file of a journal: never over another file, and never over what it says already."""

    def __init__(self, path: Path, lines: int = 0, size: int = 0) -> None:
        self.path = path
        self.lines = lines  # of the journal that it has
        self.size = size  # bytes they take

    def __str__(self) -> str:
        return str(self.path)

    def keep(self, journal: Journal) -> None:
        """Add what it does not have yet: that is in the file when this returns, or nothing of it."""
        new = [row.text() for row in journal.rows[max(0, self.lines - 1) :]]
        if not self.lines:
            new.insert(0, journal.first_line())
        if not new:
            return
        data = ("\n".join(new) + "\n").encode()
        with open(self.path, "r+b" if self.lines else "xb", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self.size:
                raise FileExistsError(0, "somebody else has written to this file")
            try:
                write_all(file, data)
            except OSError:
                self.withdraw(file)
                raise
        self.lines += len(new)
        self.size += len(data)

    def withdraw(self, file: FileIO) -> None:
        """After half a write: as it was before."""
        with suppress(OSError):
            file.truncate(self.size)
            if not self.lines:
                self.path.unlink()


def write_all(file: FileIO, data: bytes) -> None:
    while data:
        data = data[file.write(data) :]


def resumed(path: Path, text: str, reading: Reading) -> JournalFile:
    """The file that a running game goes on in: without a half-written line, and in the format of today."""
    journal = reading.journal
    if not reading.lines:
        data = journal.text().encode()
        put(path, data)
        return JournalFile(path, len(journal.rows) + 1, len(data))
    size = len(text[: text.rindex("\n") + 1].encode())
    os.truncate(path, size)
    return JournalFile(path, reading.lines, size)


def check_page(path: Path) -> None:
    """A page may replace an older page of ours, and no other file; what has no folder is refused before any work."""
    if not path.parent.is_dir():
        raise BadRequest(f"{path}: cannot be written: there is no folder {path.parent}")
    if not path.is_file():
        return
    try:
        with open(path, "rb") as file:
            begins = file.read(2000)
    except OSError as error:
        raise BadRequest(f"{path}: cannot be read: {error.strerror}") from None
    if begins and not (begins.startswith(PAGE) and OURS in begins):
        raise BadRequest(f"{path}: that file exists already, and it is no page of Tabard; choose another name")


def put(path: Path, data: bytes) -> None:
    """The whole file or nothing: written beside it, then put in its place."""
    if path.exists() and not path.is_file():  # a device or a pipe; a folder says so
        path.write_bytes(data)
        return
    path = path.resolve()
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        with open(part, "xb") as file:
            file.write(data)
        part.replace(path)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise
