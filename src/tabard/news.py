"""What there is to say of a table besides its game: who sits where, what all are asked, what time is left, what is proven."""

from __future__ import annotations

from typing import Any

from tabard.bots.levels import is_level
from tabard.engine.errors import Refused
from tabard.naming import level_said
from tabard.seating import distinct
from tabard.server.wire import Asking, Now, SeatNow, TableNow
from tabard.table.moment import EVERYTHING, Moment
from tabard.table.reading import open_journal
from tabard.table.sitting import Sitting
from tabard.table.verify import verified
from tabard.way import Deal
from tabard.words import Words


def names_of(table: TableNow) -> list[str]:
    """By seat; nobody's is empty. Bots are called by what they are."""
    named = distinct([seat.name or seat.level or f" {at}" for at, seat in enumerate(table.seats)])
    return [name if seat.who in ("person", "bot") else "" for name, seat in zip(named, table.seats)]


def seated(words: Words, table: TableNow) -> str:
    """Who sits where."""
    return words.say("join-seats", seats=[called(words, table, at) for at in range(len(table.seats))])


def called(words: Words, table: TableNow, at: int) -> str:
    seat = table.seats[at]
    if seat.who in ("open", "closed"):
        return words.say(f"join-seat-{seat.who}", number=at + 1)
    how = "you" if at == table.you else "bot" if seat.who == "bot" else "kept" if seat.kept else "here" if seat.here else "away"
    if how == "bot" and is_level(seat.level):
        return words.say("join-seat-level", seat=at, level=level_said(words, seat.level))
    return words.seat(at) if how == "here" else words.say(f"join-seat-{how}", seat=at)


def news(words: Words, old: TableNow, new: TableNow) -> list[str]:
    """What has changed at the table, each thing in a sentence."""
    found: list[str] = []
    if len(old.seats) == len(new.seats):
        for at, (before, after) in enumerate(zip(old.seats, new.seats)):
            change = changed(before, after) if at != new.you else ""
            found += [words.say(f"join-{change}", seat=at)] if change else []
    if old.state == "open" and new.state == "playing":
        found.append(words.say("join-begins"))
    if new.asking != old.asking:
        found.append(asking(words, new.asking, new.you) if new.asking else words.say("join-asked-over"))
    return found


def changed(before: SeatNow, after: SeatNow) -> str:
    """What became of a seat, in one word."""
    if (before.who, before.name) != (after.who, after.name):
        return {"open": "freed", "closed": "closed", "bot": "bot", "person": "sat"}[after.who]
    if before.kept != after.kept:
        return "kept" if after.kept else "back"
    if before.here != after.here:
        return "back" if after.here else "gone"
    return ""


def asking(words: Words, asked: Asking, you: int) -> str:
    """What somebody asks the table, and who must still agree."""
    said = words.say(f"join-asks-{asked.what}", seat=asked.by)
    if you in asked.waits:
        return f"{said} {words.say('join-agree')}"
    return f"{said} {words.say('join-waiting', names=[words.seat(seat) for seat in asked.waits])}"


def sealed(words: Words, old: Moment, new: Moment) -> list[str]:
    """Who has chosen in secret since."""
    before = [one.number for one in old.asked if not one.sealed]
    since = [one.seat for one in new.asked if one.sealed and one.number in before and one.seat != new.seat]
    return [words.say("join-sealed", seat=seat) for seat in since]


def awaited(now: Moment) -> list[int]:
    """The seats that must answer."""
    return sorted({one.seat for one in now.asked if one.needed and not one.sealed})


def clocks(words: Words, now: Now) -> list[str]:
    told = [f"{words.seat(at)} {span(left)}" for at, left in enumerate(now.clocks) if left >= 0]
    return [words.say("join-clocks", clocks=told)] if told else []


def proven(words: Words, journal: str, deal: Deal) -> tuple[list[list[Any]], list[str]]:
    """Every point with its reason, and the proof that the dice were as promised, if we have the rules that were played by."""
    try:
        told = verified(journal, deal.promise)[1]
        said = [words.say(message, **facts) for message, facts in told[:2]]
        if deal.value:
            mixed = ("verify-value", {"value": deal.value}) in told
            said.append(words.say("join-value-in" if mixed else "join-value-missing", value=deal.value))
        return Sitting(open_journal(journal)).score(EVERYTHING), said
    except Refused as refusal:
        return [], [words.refused(refusal)]


def span(milliseconds: int) -> str:
    """As a clock shows it: 1:05, 2:00:00, 3+04:00:00."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    if days or hours:
        return (f"{days}+{hours:02}" if days else str(hours)) + f":{minutes:02}:{seconds:02}"
    return f"{minutes}:{seconds:02}"
