"""What is typed while other lines are written: at a real terminal, what is half typed stays on the last line."""

from __future__ import annotations

import codecs
import os
import re
import shutil
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Final

try:
    import termios
    import tty
except ImportError:  # not everywhere; there, lines are read whole
    termios = tty = None  # type: ignore[assignment]

ESCAPE: Final = re.compile("\x1b(\\[[0-9;?]*[@-~]|O.|.)?")  # arrows and other keys that write nothing
ENDED: Final = "\x04"  # what comes when the input has ended, and what Ctrl-D types


class Keys:
    """The keyboard and the last line of the screen; everything here but the reading is done by one thread."""

    def __init__(self, put: Callable[[str], None]) -> None:
        self.put = put  # takes what was typed to the thread that calls `take`
        self.person = termios is not None and sys.stdin.isatty() and sys.stdout.isatty()
        self.lines: deque[str] = deque()  # typed and not yet read
        self.half = ""
        self.prompt = ""
        self.prompted = False  # the last line of the screen has the prompt
        self.ended = False
        self.room = threading.Event()  # all that was typed has been read
        self.before: Any = None  # how the terminal was set

    def __enter__(self) -> Keys:
        if self.person:
            self.before = termios.tcgetattr(0)
            self.set()
            signal.signal(signal.SIGCONT, self.set)
        threading.Thread(target=self.read, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.prompted:
            print(flush=True)
        if self.before is not None:
            termios.tcsetattr(0, termios.TCSADRAIN, self.before)

    def set(self, *_: object) -> None:
        """Letter by letter, not echoed; Ctrl-C is still Ctrl-C, and what was typed already stays."""
        tty.setcbreak(0, termios.TCSADRAIN)

    def read(self) -> None:
        """Runs in a thread of its own; what nobody has asked for yet stays outside."""
        letters = codecs.getincrementaldecoder("utf-8")("replace")
        while data := os.read(0, 4096):
            self.room.clear()
            self.put(letters.decode(data))
            self.room.wait()
        self.put(ENDED)

    def take(self, typed: str) -> None:
        """What was typed becomes lines, and the beginning of one."""
        for letter in ESCAPE.sub("", typed) if self.person else typed:
            if letter in "\r\n":
                self.lines.append(self.half)
                self.redraw("\n")
                self.half, self.prompted = "", False
            elif letter == ENDED and (not self.person or not self.half):
                self.lines.extend([self.half] if self.half else [])
                self.half, self.ended = "", True
            elif letter in "\x7f\b":
                self.half = self.half[:-1]
            elif letter == "\x15":  # Ctrl-U
                self.half = ""
            elif letter.isprintable():
                self.half += letter
        if self.prompted:
            self.redraw()
        self.make_room()

    def next(self) -> str:
        line = self.lines.popleft()
        self.make_room()
        return line

    def make_room(self) -> None:
        if not self.lines:
            self.room.set()

    def show(self, prompt: str) -> None:
        self.prompt = prompt
        if not self.prompted:
            self.prompted = bool(prompt)
            print(self.last_line(), end="", flush=True)

    def write(self, line: str) -> None:
        """A line above the prompt; `show` brings that back."""
        if self.prompted:
            print("\r\x1b[K" if self.person else "\n", end="")
            self.prompted = False
        print(line, flush=True)

    def redraw(self, end: str = "") -> None:
        if self.person:
            print(f"\r\x1b[K{self.last_line()}", end=end, flush=True)
        elif end and self.prompted:
            print(flush=True)

    def last_line(self) -> str:
        """The end of it, if it is too long."""
        return (self.prompt + self.half)[1 - shutil.get_terminal_size().columns :] if self.person else self.prompt
