"""How much one address, one guest and one table may ask for. What is more is refused or waits; nothing of it is stored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

from tabard.engine.errors import Refused

BURST: Final = 4  # seconds' worth of commands at once; twice as many requests
HINT: Final = 25  # requests that one for a hint is worth, or one with the code of a table
CHOICES: Final = 10  # … for what can be played: many boxes are made
LOOK: Final = 5  # requests that one for what was, or what would be, is worth
CROWD: Final = 10  # times as much as one guest may, all guests of one address may
SOCKETS: Final = 20  # open ones of one guest
WATCHERS: Final = 100  # open sockets that watch one table
SECOND: Final = 50  # commands that one without an answer to a question is worth: nobody claims or asks the table all the time
AT_ONCE: Final = 20  # of those
CHAT: Final = (0.5, 10.0)  # lines a second of one guest at one table, and at once
DAY: Final = 24 * 3600.0
MANY: Final = 10_000  # buckets that are kept


class TooMany(Refused):
    """More than anybody needs."""

    code = "too-many"


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.left = self.burst = burst
        self.at = 0.0

    def fill(self, now: float) -> float:
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self, now: float, count: int = 1) -> bool:
        if self.fill(now) < count:
            return False
        self.left -= count
        return True

    def wait(self, now: float) -> float:
        """Take one in any case; how many seconds too early that is."""
        self.fill(now)
        self.left -= 1
        return max(0.0, -self.left / self.rate)


class Limits:
    """What everybody has used up, at this worker."""

    def __init__(self, rate: int) -> None:
        self.rate = rate  # requests a second from one address, and commands of one guest
        self.buckets: dict[tuple[str, ...], Bucket] = {}
        self.open: Counter[str] = Counter()  # sockets, by guest and by address

    def bucket(self, now: float, rate: float, burst: float, *key: str) -> Bucket:
        if len(self.buckets) >= MANY:  # a full one is as good as none
            self.buckets = {key: one for key, one in self.buckets.items() if one.fill(now) < one.burst}
        if len(self.buckets) >= MANY:
            self.buckets.clear()
        return self.buckets.setdefault(key, Bucket(rate, burst))

    def request(self, now: float, address: str, count: int = 1) -> None:
        if not self.bucket(now, self.rate, self.rate * BURST * 2, "requests", address).take(now, count):
            raise TooMany("too many requests; wait a little")

    def dear(self, now: float, address: str, what: Literal["hints", "codes"]) -> None:
        """A hint is work; and who tries codes until one is that of a table does not come far."""
        rate = self.rate / HINT
        if not self.bucket(now, rate, max(1.0, rate * BURST * 2), what, address).take(now):
            raise TooMany(f"too many {what}; wait a little")

    def table(self, now: float, address: str) -> None:
        """A new table: so many at once, and as many more in a day."""
        most = self.rate * BURST
        if not self.bucket(now, most / DAY, most, "tables", address).take(now):
            raise TooMany(f"{most} new tables a day are the most from one address; one more can be made later")

    def guest(self, now: float, address: str) -> None:
        """A new guest: so many at once, and as many more in a day."""
        most = self.rate * CROWD
        if not self.bucket(now, most / DAY, most, "guests", address).take(now):
            raise TooMany(f"{most} new guests a day are the most from one address; one more can come later")

    def chat(self, now: float, table: str, guest: str) -> None:
        if not self.bucket(now, *CHAT, "chat", table, guest).take(now):
            raise TooMany("you say too much at once; wait a little")

    def talk(self, now: float, table: str, guest: str) -> None:
        """Whatever is done at a table that is neither chat nor an answer: claims, presets, what is taken back or asked, seats."""
        rate = self.rate / SECOND
        if not self.bucket(now, rate, max(1.0, rate * AT_ONCE), "talk", table, guest).take(now):
            raise TooMany("you do too much at this table at once; wait a little")

    def command(self, now: float, address: str, guest: str) -> float:
        """How many seconds a command must wait: whoever is faster than anybody can play is read more slowly."""
        mine = self.bucket(now, self.rate, self.rate * BURST, "commands", guest)
        all_there = self.bucket(now, self.rate * CROWD, self.rate * CROWD * BURST, "commands", address)
        return max(mine.wait(now), all_there.wait(now))

    @contextmanager
    def socket(self, address: str, guest: str) -> Iterator[None]:
        """An open socket, counted until it is closed."""
        for who, most, whose in ((guest, SOCKETS, "you have"), (address, self.rate * CROWD, "your address has")):
            if self.open[who] >= most:
                raise TooMany(f"{whose} {most} open sockets already; close one first")
        self.open.update((guest, address))
        try:
            yield
        finally:
            for who in (guest, address):
                self.open[who] -= 1
                if not self.open[who]:
                    del self.open[who]
