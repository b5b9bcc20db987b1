"""What has happened at a table makes it what it is: who sits where, the game, what was asked and said."""

from __future__ import annotations

import json
import secrets
from collections import Counter
from typing import Any, Final

import msgspec

from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.errors import BadRequest, BadSave, Refused
from tabard.engine.rules import open_to
from tabard.engine.state import NOBODY, OPEN, Question
from tabard.server.boxes import box_for
from tabard.server.clock import Clocks, Down, down_at
from tabard.server.seats import Seat, name_bots
from tabard.server.store import Entry
from tabard.server.wire import Asking, Settings
from tabard.table.fair import FairDice, promised
from tabard.table.journal import ANSWER, END, UNDO, Journal, Row, Weighed
from tabard.table.sitting import Sitting

ALL: Final = "*"  # instead of a guest: all who watch


class OtherRules(BadSave):
    """The game was dealt with rules that are not here."""


class Folded:
    """The entries of one table, taken in one after the other; it reads no clock and no socket."""

    def __init__(self, row: Any, down: Down) -> None:
        self.id: str = row.id
        self.code: str = row.code
        self.host: str = row.host
        self.keys: list[str] = json.loads(row.keys)
        self.secret = bytes.fromhex(row.secret)
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.down = down_at(row.moved, down)
        self.touched: int = row.touched  # as the store has it: at most an hour behind
        self.promise = promised(self.secret)
        self.seats = [Seat(spec) for spec in self.settings.seats]
        self.places = list(range(len(self.seats)))  # what a seat's link calls it, though closed seats have gone
        name_bots(self.seats, self.settings, self.id)
        self.state = "open"
        self.next = ""
        self.seq = 0
        self.at = 0
        self.sitting: Sitting | None = None
        self.late: Sitting | None = None  # what watchers see, if they are behind
        self.clocks = Clocks(self.settings.clock, len(self.seats), self.down)
        self.in_vain: Counter[int] = Counter()  # by seat: questions put in vain because of what it took back
        self.asking: Asking | None = None
        self.bots: dict[tuple[int, str], Bot] = {}
        self.muted: set[str] = set()
        self.chat: list[tuple[str, Entry]] = []  # to whom, and what

    # What happens

    def apply(self, entry: Entry, weighed: list[Weighed] | None = None) -> None:
        """One thing more has happened; whoever weighed it already need not fold it again."""
        assert entry.seq == self.seq, "entries come one after the other"
        body = msgspec.json.decode(entry.body) if weighed is None or entry.kind != "row" else {}
        getattr(self, "on_" + entry.kind)(entry, body)
        if weighed is None:
            rows = [self.fold(line) for line in body.get("lines", [])]
        else:
            rows = [self.keep_row(one) for one in weighed]
        answered = max([row.seat for row in rows if row.kind == ANSWER], default=NOBODY)  # one entry has one answer at most
        back = sum([row.count for row in rows if row.kind == UNDO])
        self.seq += 1
        self.at = entry.at
        if self.sitting is not None:
            gone_on = entry.kind == "row" and any(row.kind in (ANSWER, UNDO) for row in rows)  # not if something was only said
            if gone_on and not self.sitting.unnoticed(self.sitting.log[-1].sealed):
                self.asking = None  # and everybody knows
            self.clocks.follow(self.thinking(), answered, entry.at, back)
            if any(seat.ends for seat in self.seats):
                self.end_presets(self.sitting.box.judge.stage(self.sitting.state))
            if self.sitting.state.over and self.state != "over":
                self.state = "over"
            self.follow_late()

    def fold(self, line: str) -> Row:
        """A row of the journal, as it was stored."""
        sitting = self.playing()
        cells = json.loads(line)
        row = Row(cells[:-1], sitting.journal.hash if cells[0] != END else sitting.journal.rows[-2].hash)
        if row.hash != cells[-1]:
            raise BadSave(f"table {self.id}: row {sitting.n + 1} does not follow from what is before it")
        return row if row.kind == END else self.keep_row(sitting.journal.weighed_row(row))

    def keep_row(self, weighed: Weighed) -> Row:
        row, sitting = weighed.row, self.playing()
        if row.kind == UNDO:
            self.in_vain[row.seat] += weighed.state.asked - sitting.journal.kept[-row.count].question
        sitting.keep(weighed)
        return row

    def on_sit(self, entry: Entry, body: dict[str, Any]) -> None:
        before, seat = self.seats[entry.seat], Seat("open")
        seat.guest, seat.name, seat.value = body["guest"], body["name"], body["value"]
        if body.get("moved"):  # the same person on another device
            seat.preset, seat.ends = before.preset, before.ends
            self.host = seat.guest if self.host == before.guest else self.host
            self.muted |= {seat.guest} if before.guest in self.muted else set()
        self.seats[entry.seat] = seat
        name_bots(self.seats, self.settings, self.id)

    def on_bot(self, entry: Entry, body: dict[str, Any]) -> None:
        self.seats[entry.seat] = Seat(body["level"])
        self.seats[entry.seat].name = body["name"]
        if self.asking and self.asking.by == entry.seat:
            self.asking = None
        self.ask_no_more(entry.seat)

    def on_free(self, entry: Entry, body: dict[str, Any]) -> None:
        self.seats[entry.seat] = Seat("closed" if body.get("closed") else "open")

    def on_away(self, entry: Entry, body: dict[str, Any]) -> None:
        self.seats[entry.seat].away = True
        self.ask_no_more(entry.seat)

    def on_keep(self, entry: Entry, body: dict[str, Any]) -> None:
        self.seats[entry.seat].kept = True
        self.ask_no_more(entry.seat)

    def on_back(self, entry: Entry, body: dict[str, Any]) -> None:
        self.seats[entry.seat].away = self.seats[entry.seat].kept = False

    def settle(self, names: list[str]) -> None:
        """At the deal closed seats go, and all have the names they have then."""
        self.keys = [key for key, seat in zip(self.keys, self.seats) if not seat.closed] + self.keys[-1:]
        self.places = [at for at, seat in enumerate(self.seats) if not seat.closed]
        self.seats = [seat for seat in self.seats if not seat.closed]
        for seat, name in zip(self.seats, names):
            seat.name = name  # whatever bots would be called by now

    def dealt_box(self, fingerprint: str) -> Box[Any]:
        """The box it was dealt with."""
        box = self.box()
        if box.fingerprint != fingerprint:
            raise OtherRules(f"table {self.id} was dealt with other rules ({fingerprint}; these are {box.fingerprint})")
        return box

    def on_deal(self, entry: Entry, body: dict[str, Any]) -> None:
        self.settle(body["names"])
        box = self.dealt_box(body["fingerprint"])
        journal = Journal(box, FairDice(self.secret, body["values"]), body["names"], body["players"])
        self.clocks = Clocks(self.settings.clock, box.seats, self.down)
        self.sitting = Sitting(journal, self.settings.veiled)
        self.late = Sitting(journal.afresh(), self.settings.veiled) if self.settings.delay else None
        self.state = "playing"

    def box(self) -> Box[Any]:
        """The box for those who sit here, if its rules are still to be had."""
        try:
            return box_for(self.settings, len([seat for seat in self.seats if not seat.closed]))
        except Refused as refusal:
            raise OtherRules(f"the rules of table {self.id} are not here: {refusal.message}") from None

    def on_row(self, entry: Entry, body: dict[str, Any]) -> None:
        """All of it is in its lines."""

    def on_chat(self, entry: Entry, body: dict[str, Any]) -> None:
        self.chat = [*self.chat[-199:], (body["to"], entry)]

    def on_key(self, entry: Entry, body: dict[str, Any]) -> None:
        self.keys[entry.seat] = body["hash"]  # without a seat the last, that to watch
        if body.get("was") == self.code:  # else its row was read later, or moved to where another table has the code
            self.code = body["code"]

    def on_mute(self, entry: Entry, body: dict[str, Any]) -> None:
        self.muted.add(body["guest"])

    def on_unmute(self, entry: Entry, body: dict[str, Any]) -> None:
        self.muted.discard(body["guest"])

    def on_preset(self, entry: Entry, body: dict[str, Any]) -> None:
        kind, seat = body["kind"], self.seats[entry.seat]
        seat.preset.pop(kind, None)
        seat.ends.pop(kind, None)
        if body["path"]:
            seat.preset[kind] = body["path"]
        if body["path"] and "stage" in body:
            seat.ends[kind] = body["stage"]

    def end_presets(self, stage: int) -> None:
        """Those that were to last as long as a stage of the game that is over."""
        for seat in self.seats:
            for kind in [kind for kind, until in seat.ends.items() if until != stage]:
                del seat.ends[kind], seat.preset[kind]

    def on_ask(self, entry: Entry, body: dict[str, Any]) -> None:
        waits = self.others(entry.seat)
        self.asking = Asking(what=body["what"], by=entry.seat, waits=waits) if waits else None
        if body["ends"]:
            self.state = "over"

    def ask_no_more(self, seat: int) -> None:
        """Whoever is not there need not agree; if nobody else must, `agreed` is what happens next."""
        if self.asking and seat in self.asking.waits:
            self.asking.waits.remove(seat)

    def on_agree(self, entry: Entry, body: dict[str, Any]) -> None:
        if self.asking and body["yes"] and entry.seat in self.asking.waits:
            self.asking.waits.remove(entry.seat)
        if not body["yes"] or (self.asking and not self.asking.waits):
            self.asking = None
        if body["ends"]:
            self.state = "over"

    def on_end(self, entry: Entry, body: dict[str, Any]) -> None:
        self.state = "over"

    def on_next(self, entry: Entry, body: dict[str, Any]) -> None:
        self.next = body["table"]

    def follow_late(self) -> None:
        """Watchers are some answers behind; when the game has come to its end they see it all."""
        if self.late is None or self.sitting is None:
            return
        journal, delay = self.sitting.journal, self.settings.delay
        rows = [row for row in journal.rows if row.kind != END]
        if journal.state.over:
            upto = len(rows)
        elif len(journal.kept) < delay:
            upto = 0
        else:  # what is said or taken back does not count
            upto = next(at for at, row in enumerate(rows) if row is journal.kept[-delay])
        for row in rows[self.late.n : upto]:
            self.late.keep(self.late.journal.weighed_row(row))

    # What is asked

    def playing(self) -> Sitting:
        if self.sitting is None:
            raise BadRequest("the game has not begun")
        return self.sitting

    def running(self) -> Sitting:
        sitting = self.playing()
        if self.state == "over":
            raise BadRequest("the game is over")
        return sitting

    def at_home(self, guest: str) -> bool:
        """Whether somebody needs no link to see the table: not who was let in to watch."""
        return self.settings.listed or guest == self.host or self.seat_of(guest) >= 0

    def code_for(self, guest: str) -> str:
        """The code of the table, told to whoever is at home there."""
        return self.code if self.at_home(guest) else ""

    def seat_of(self, guest: str) -> int:
        for at, seat in enumerate(self.seats):
            if guest and seat.guest == guest:
                return at
        return NOBODY

    def seat_for(self, key: str, called: int) -> int:
        """The seat whose key this is, if the link calls it as it is or was called; else nobody's."""
        for at, (known, place) in enumerate(zip(self.keys, self.places)):
            if secrets.compare_digest(known, key) and called in (at, place):
                return at
        return NOBODY

    def others(self, seat: int) -> list[int]:
        """The people at the table besides, as far as they are not away."""
        return [at for at, one in enumerate(self.seats) if at != seat and one.guest and not one.kept and not one.away]

    def silenced(self) -> list[int]:
        """The seats whose people cannot chat, and NOBODY if those who watch cannot."""
        watchers = [NOBODY] if ALL in self.muted else []
        return watchers + [at for at, seat in enumerate(self.seats) if seat.guest in self.muted]

    def full(self) -> bool:
        """Everybody is here, so that it may be dealt."""
        seats = [seat for seat in self.seats if not seat.closed]
        return self.state == "open" and all((seat.guest or seat.bot) and not seat.awaited() for seat in seats)

    def thinking(self) -> set[int]:
        """The seats of people who must decide now; a sealed answer has been decided."""
        if self.sitting is None or self.state == "over":
            return set()
        return {q.seat for q in self.sitting.state.questions if q.needed and q.answer == OPEN and not self.seats[q.seat].plays()}

    def bots_turn(self) -> tuple[int, Question] | None:
        """The first bot that is asked, and what."""
        if self.sitting is None or self.state == "over":
            return None
        for seat, one in enumerate(self.seats):
            if one.plays():
                for question in open_to(self.sitting.state.questions, seat):
                    return seat, question
        return None

    def bot_at(self, seat: int, level: str) -> Bot:
        """A bot with a seed that follows from the dice: whoever knows the secret afterwards can have it answer again."""
        key = (seat, level)
        if key not in self.bots:
            journal = self.playing().journal
            self.bots[key] = bot(level, journal.box, journal.seed_for("bot", seat))
        return self.bots[key]
