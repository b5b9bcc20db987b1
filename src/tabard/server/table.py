"""A table: what has happened at it, and what may happen now."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.errors import BadRequest, StaleAnswer
from tabard.engine.rules import LONGEST
from tabard.engine.state import NOBODY, Question
from tabard.naming import apart
from tabard.server.boxes import box_for
from tabard.server.folded import ALL, Folded
from tabard.server.plans import Plan
from tabard.server.refusals import Forbidden, SeatTaken
from tabard.server.seats import KEEPER, among_bots, as_person, besides
from tabard.table.journal import Weighed

TAKING_BACK: Final = LONGEST // 2  # questions that may be put in vain because of what is taken back: the rest are for the game


class Table(Folded):
    """One table: each plan is something that may happen now, or a refusal."""

    def sit(self, at: int, guest: str, name: str, value: str) -> Plan:
        """A person takes a seat that is open, a bot's, or their own on another device."""
        if self.state == "over":
            raise BadRequest("the game is over")
        if not 0 <= at < len(self.seats) or self.seats[at].closed:
            raise BadRequest(f"there is no seat {at + 1}")
        seat = self.seats[at]
        if seat.guest and seat.guest != guest:
            raise SeatTaken(f"seat {at + 1} is taken")
        if self.seat_of(guest) not in (NOBODY, at):
            raise Forbidden("you have another seat at this table")
        name = apart(name, [one.name for other, one in enumerate(self.seats) if one.guest and other != at])
        return Plan("sit", at, {"guest": guest, "name": name, "value": value}, self.note("person", at, name))

    def note(self, kind: str, seat: int, *facts: Any) -> list[Weighed]:
        """While a game is running, who answers for a seat is in its journal."""
        return [self.sitting.journal.weigh_note(kind, seat, *facts)] if self.sitting and self.state == "playing" else []

    def hand_over(self, at: int, owner: str, guest: str) -> Plan:
        """The same person on another device."""
        if at < 0 or self.seats[at].guest != owner:
            raise Forbidden("this seat is somebody else's by now")
        if self.seat_of(guest) not in (NOBODY, at):
            raise Forbidden("you have another seat at this table")
        seat = self.seats[at]
        who = self.note("person", at, seat.name) if seat.kept else None
        found = Plan("sit", at, {"guest": guest, "name": seat.name, "value": seat.value, "moved": True}, who)
        found.change = {"host": guest} if self.host == owner else {}
        found.leaving = [owner] if guest != owner else []
        return found

    def seat_bot(self, at: int, level: str) -> Plan:
        if self.state == "over" or not 0 <= at < len(self.seats):
            raise BadRequest(f"there is no seat {at + 1} to be taken")
        self.check_count(at, False)
        level, name = as_person(level, self.settings, besides(self.seats, at), self.id, at, self.seq)
        found = Plan("bot", at, {"level": level, "name": name}, self.note("bot", at, level))
        found.leaving = [self.seats[at].guest]
        return found

    def keep(self, seat: int, at: int) -> Plan:
        """Of somebody who is away: a bot keeps the seat until they are back."""
        self.running()
        if not 0 <= at < len(self.seats) or not self.seats[at].away or self.seats[at].kept:
            raise BadRequest(f"seat {at + 1} is not waited for")
        return Plan("keep", at, {}, self.note("bot", at, KEEPER))

    def miss(self, at: int) -> Plan:
        """Its person has been gone for too long: the others may go on without them."""
        return Plan("away", at, {})

    def back(self, at: int) -> Plan:
        kept = self.seats[at].kept
        return Plan("back", at, {}, self.note("person", at, self.seats[at].name) if kept else None)

    def end(self) -> Plan:
        """The host, or everybody, ends it before its end."""
        if self.state == "over":
            raise BadRequest("the game is over")
        found = Plan("end", NOBODY, {})
        found.change = {"state": "over"}
        return found

    def mute(self, at: int, kind: str = "mute") -> Plan:
        """Who sits there can no longer chat, or can again (`unmute`); without a seat all who watch."""
        if at != NOBODY and (not 0 <= at < len(self.seats) or not self.seats[at].guest):
            raise BadRequest("there is nobody to be silenced")
        return Plan(kind, at, {"guest": self.seats[at].guest if at != NOBODY else ALL})

    def ask(self, seat: int, what: str) -> Plan:
        """Everybody else must agree; if there is nobody else, it is granted at once."""
        sitting = self.running()
        if self.asking is not None:
            raise BadRequest("the table has been asked something already")
        if what == "undo" and self.settings.undo != "agree":
            raise Forbidden("at this table only quiet answers are taken back" if self.settings.undo == "quiet" else
                            "nothing is taken back at this table")  # fmt: skip
        if what == "undo" and not sitting.journal.answers_since(seat):
            raise BadRequest("you have answered nothing yet")
        if what == "undo":
            self.check_taking_back(seat)
        return self.granted("ask", seat, {"what": what}, what, seat, not self.others(seat))

    def agree(self, seat: int, yes: bool) -> Plan:
        if self.asking is None or seat not in self.asking.waits:
            raise BadRequest("you have not been asked")
        last = yes and self.asking.waits == [seat]
        return self.granted("agree", seat, {"yes": yes}, self.asking.what, self.asking.by, last)

    def agreed(self) -> Plan:
        """All who had still to agree are gone: what was asked for happens."""
        if self.asking is None or self.asking.waits:
            raise BadRequest("somebody has still to agree")
        return self.granted("agree", self.asking.by, {"yes": True}, self.asking.what, self.asking.by, True)

    def granted(self, kind: str, seat: int, body: dict[str, Any], what: str, by: int, all_agree: bool) -> Plan:
        """What was asked for happens together with the last yes."""
        journal = self.running().journal
        back = [journal.weigh_return(by, journal.answers_since(by))] if all_agree and what == "undo" else []
        found = Plan(kind, seat, {**body, "ends": all_agree and what == "end"}, back)
        if all_agree and what == "end":
            found.change = {"state": "over"}
        return found

    def free(self, at: int, closed: bool) -> Plan:
        if self.state != "open" or not 0 <= at < len(self.seats):
            raise BadRequest("a seat can be freed before the game; later a bot can take it")
        self.check_count(at, closed)
        found = Plan("free", at, {"closed": closed})
        found.leaving = [self.seats[at].guest]
        return found

    def check_count(self, at: int, closed: bool) -> None:
        """A seat is closed, or is not any more: whether so many can play the game."""
        if self.seats[at].closed != closed:
            box_for(self.settings, len([seat for seat in self.seats if not seat.closed]) + (-1 if closed else 1))

    def renew(self, at: int, key: str, code: str) -> Plan:
        """Another key for a seat, or to watch: the link there was opens nothing, and who came in to watch by it is out."""
        if not NOBODY <= at < len(self.seats):
            raise BadRequest(f"there is no seat {at + 1}")
        coded = self.coded(at)
        found = Plan("key", at, {"hash": key, **({"code": code, "was": self.code} if coded else {})})
        found.change = {"code": code} if coded else {}
        found.leaving = [ALL] if at == NOBODY else []
        return found

    def coded(self, at: int) -> bool:
        """Whether the code of the table opens a seat, too."""
        return at != NOBODY and self.state == "open"

    def deal(self) -> Plan:
        """The game begins when every seat is taken."""
        if self.state != "open":
            raise BadRequest("the game has begun already")
        taken = [seat for seat in self.seats if not seat.closed]
        if any(not seat.guest and not seat.bot for seat in taken):
            raise BadRequest("there is an open seat")
        if any(seat.awaited() for seat in taken):
            raise BadRequest("somebody whose seat was kept has not come yet")
        box = box_for(self.settings, len(taken))
        values = [seat.value for seat in taken if seat.guest]
        players = ["person" if seat.guest else seat.bot for seat in taken]
        body = {"fingerprint": box.fingerprint, "values": values, "names": [seat.name for seat in taken], "players": players}
        found = Plan("deal", NOBODY, body)
        found.change = {"state": "playing"}
        return found

    def answer(self, seat: int, number: int, choice: int) -> Plan:
        return Plan("row", seat, {}, [self.running().journal.weigh(number, seat, choice)])

    def undo(self, seat: int) -> Plan:
        sitting = self.running()
        if self.settings.undo == "off":
            raise Forbidden("nothing is taken back at this table")
        if not self.can_undo(seat):
            raise BadRequest("there is nothing to take back: only one's own last answer can be, and only a quiet one")
        self.check_taking_back(seat)
        journal = sitting.journal
        if among_bots(self.seats, seat):
            return Plan("row", seat, {}, [journal.weigh_return(seat, journal.choices_since(seat))])
        return Plan("row", seat, {}, [journal.weigh_undo(seat)])

    def check_taking_back(self, seat: int) -> None:
        """Questions that are put again have new numbers, and a game has only so many: a player could use them up."""
        if not self.may_take_back(seat):
            raise BadRequest("you have taken back so much that you can no more: the questions of a game would not be enough")

    def may_take_back(self, seat: int) -> bool:
        """Everybody has the same share."""
        return self.in_vain[seat] < TAKING_BACK // len(self.seats)

    def may_undo(self, seat: int) -> bool:
        return self.settings.undo != "off" and self.may_take_back(seat) and self.can_undo(seat)

    def can_undo(self, seat: int) -> bool:
        """Whether nobody else need agree; bots mind nothing."""
        sitting = self.playing()
        return sitting.journal.answers_since(seat) > 0 if among_bots(self.seats, seat) else sitting.may_undo(seat)

    def claim(self, seat: int, at: int, n: int) -> Plan:
        """One of the claims of the moment that was seen: at another one something else may stand at that place."""
        sitting = self.running()
        if n != sitting.number(seat):
            raise StaleAnswer(f"this claim was chosen at the moment {n}; now it is {sitting.number(seat)}")
        return Plan("row", seat, {}, [sitting.weigh_claim(seat, at)])

    def say(self, seat: int, guest: str, name: str, text: str) -> Plan:
        if guest in self.muted or (seat < 0 and ALL in self.muted):
            raise Forbidden("the host has asked you to be silent")
        to, name = ("players", self.seats[seat].name) if seat >= 0 else ("watchers", name)
        return Plan("chat", seat, {"to": to, "name": name, "text": text})

    def set_preset(self, seat: int, kind: str, path: str, until: str) -> Plan:
        sitting = self.running()
        if kind not in [one.name for one in sitting.box.kinds]:
            raise BadRequest(f"there is no question of the kind '{kind}'")
        ends = {"stage": sitting.box.judge.stage(sitting.state)} if until == "stage" else {}
        return Plan("preset", seat, {"kind": kind, "path": path, **ends})

    def answer_for(self, kind: str, seat: int, question: Question, choice: int) -> Plan:
        """Somebody answers for a seat, which is noted: its time has run out, or its bot has failed."""
        return Plan("row", seat, {}, self.running().journal.weigh_for(kind, question.number, seat, choice))
