"""A table over the network at one screen: the same talk as at home, with Moments from afar."""

from __future__ import annotations

import shlex
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import Any, ClassVar, Final, TypeVar

from tabard.engine.errors import printable
from tabard.keys import Keys
from tabard.menu import Menu, advice
from tabard.news import awaited, clocks, names_of, news, proven, sealed, seated
from tabard.screen import Leave, Screen, number, plain, unwritten
from tabard.server import wire
from tabard.table.moment import Mine, Moment
from tabard.table.sheet import Message, Sheet
from tabard.talk import COMMANDS, WITH_MORE, Talk
from tabard.telling import TURN
from tabard.way import Lost, Sent, Shut, Told, Trouble, Way
from tabard.words import Words

T = TypeVar("T")
BEFORE: Final = Moment(-1, -1, False, {}, Message("status", {}), [], [], [], {}, [], [])  # the deal: nothing is to be seen


class Changed(Exception):
    """What was asked, or whether anything is, is no longer so."""


class Joined(Talk):
    """One seat at a table over the network, or a chair to watch from."""

    help = "help-join"
    commands: ClassVar[list[str]] = [*COMMANDS, "claim", "seats", "change", "again"]
    with_more: ClassVar[list[str]] = [*WITH_MORE, "say", "claim", "ask", "keep"]

    def __init__(self, way: Way, spoken: str) -> None:
        self.way = way
        self.queue: Queue[Any] = Queue()  # what is typed, and what the server tells
        self.keys = Keys(self.queue.put)
        super().__init__(Screen(self.typed, self.keys.write, self.keys.person, limited=self.keys.person), spoken)
        self.names: list[str] = []
        self.words = Words(spoken)
        self.table: wire.TableNow | None = None
        self.now: wire.Now | None = None
        self.lost = False
        self.turns = 0
        self.deal = way.deal
        self.said: set[tuple[int, str]] = set()  # lines of talk that stand on the screen
        self.laid = ""  # the name of the sheet we have
        self.sent = Sent(way)
        self.changing = False  # we want to choose otherwise, though our answer is sealed
        self.claims = (0, 0)  # at which moment we were shown how many
        self.waited = ""  # the last that was said of whom we wait for
        self.ended = False  # the end has been told

    # The game

    def run(self) -> None:
        """Until we leave."""
        while True:
            with suppress(Changed):
                self.go_on()

    def go_on(self) -> None:
        """Put the question there is, or wait for one."""
        mine = self.question()
        if mine is not None and self.now is not None:
            for line in clocks(self.words, self.now):
                self.screen.say(line)
            self.put(mine, self.now.moment, self.turns)
        else:
            if self.over() and not self.ended:
                self.end()
            self.wait()

    def question(self) -> Mine | None:
        """What we are asked, unless our last answer is still on its way."""
        if self.now is None or self.over() or self.on_its_way():
            return None
        mine = self.now.moment.mine
        found = [one for one in mine if one.sealed < 0] or [one for one in mine if self.changing]
        return found[0] if found else None

    def on_its_way(self) -> bool:
        return any(isinstance(one, wire.Answer | wire.Undo) for one in self.sent.waiting.values())

    def over(self) -> bool:
        return self.table is not None and self.table.state == "over"

    def standing(self) -> list[object]:
        """If this changes, what we were about to do or say makes no sense any more."""
        mine = self.question()
        asked = [mine.number, mine.sealed] if mine else [self.awaited(), self.watched()]
        return [asked, self.lost, self.table and self.table.state, self.now and self.now.moment.over]

    def awaited(self) -> list[int]:
        """The people who must answer."""
        if self.now is None or self.table is None or self.on_its_way():
            return []
        people = [at for at, seat in enumerate(self.table.seats) if seat.who == "person" and not seat.kept]
        return [seat for seat in awaited(self.now.moment) if seat in people and seat != self.facing]

    def watched(self) -> list[object]:
        """Whoever plays sees the table with each question; whoever watches, with each turn."""
        return [self.turns, self.now.moment.status] if self.now and self.facing < 0 else []

    def wait(self) -> None:
        """Until something changes; meanwhile commands are obeyed."""
        self.tell_what_we_wait_for()
        said = self.screen.ask(">" if self.keys.person else "")
        if self.ended and (not said or number(said)):
            raise Leave
        if self.now is None and self.command(said) in ("table", "score", "log", "undo"):
            self.show_seats()
        elif said:
            self.obey(said, None, self.now.moment if self.now else BEFORE, 0)

    def tell_what_we_wait_for(self) -> None:
        if self.now is not None and self.watched() and self.watched() != self.drawn:
            self.drawn = self.watched()
            self.board.table(self.now.moment)
        seats = self.awaited()
        told = self.words.say("join-waiting", names=[self.words.seat(seat) for seat in seats]) if seats else ""
        if self.table is not None and self.table.state == "open":
            told = self.words.say("join-open")
        if told and told != self.waited and not self.over():
            self.waited = told
            self.screen.say(" ".join([told, *(clocks(self.words, self.now) if self.now else [])]))

    def answer(self, question: int, seat: int, choice: int) -> None:
        self.changing = False
        self.waited = ""
        self.sent.send(wire.Answer, to=question, choose=choice, n=self.now.moment.n if self.now else 0)

    def forced(self, asked: Menu, now: Moment) -> int | None:
        """Nobody shall guess from a quick answer that there was no choice: it waits for Enter."""
        self.draw(now)
        super().forced(asked, now)
        said = self.screen.ask(self.words.say("join-enter"))
        if said in ("", "1"):
            return 0
        self.obey(said, asked, now, 1)
        return None

    # What is typed, and what is heard meanwhile

    def typed(self, prompt: str) -> str:
        """The next line that is not for the others at the table."""
        before = self.standing()
        self.keys.show(prompt.lstrip())
        while True:
            if self.may_read():
                if not self.keys.lines:
                    raise EOFError
                line = self.keys.next()
                if not self.talk(line):
                    return line
            else:
                self.keys.show(prompt.lstrip())
                self.hear(self.queue.get())
            if self.standing() != before:
                raise Changed

    def may_read(self) -> bool:
        """Of a pipe, numbers are for questions, and its end waits for what is on its way; who watches needs no input."""
        piped = not self.keys.person and not self.ended
        watches = self.table is not None and self.table.you < 0
        if self.keys.lines:
            return not (piped and not watches and self.question() is None and number(self.keys.lines[0]))
        return self.keys.ended and not (piped and (watches or self.table is None or self.on_its_way() or self.over()))

    def hear(self, told: str | Told | Lost | Shut) -> None:
        match told:
            case str():
                self.keys.take(told)
            case wire.TableNow():
                self.hear_of_the_table(told)
            case wire.Now():
                self.hear_now(told)
            case wire.Done():
                self.sent.heard_of(told.cmd)
            case wire.No():
                self.sent.heard_of(told.cmd)
                self.say_trouble(Trouble(f"refused-{told.code}", told.message))
            case wire.Heard():
                self.hear_talk(told)
            case wire.Talk():
                for line in told.lines:
                    self.hear_talk(line)
            case Lost():
                if not self.lost:
                    why = [self.words.say(told.why)] if self.words.has(told.why) else []
                    self.screen.say(" ".join([*why, self.words.say("join-lost")]))
                self.lost, self.now = True, None
            case Shut():
                raise told.trouble

    def hear_talk(self, line: wire.Heard) -> None:
        """Each line once, though the server tells it again when we come back."""
        if (line.at, line.text) not in self.said:
            self.said.add((line.at, line.text))
            self.screen.say(self.words.say("join-chat", name=printable(line.name), text=printable(line.text)))

    def hear_of_the_table(self, new: wire.TableNow) -> None:
        try:
            sheet = self.way.ask(f"{self.way.at}/sheet/{new.sheet}", Sheet) if new.sheet != self.laid else None
        except Trouble as trouble:
            if trouble.message != "join-unreachable":
                raise
            return  # the line will be lost, too, and the table told again
        old, self.table, self.facing = self.table, new, new.you
        before = self.names, self.players
        self.names, self.players = names_of(new), [seat.level if seat.who == "bot" else "" for seat in new.seats]
        if sheet is not None:
            self.laid = new.sheet
            self.lay(sheet, self.names)
        elif old is None or (self.names, self.players) != before:
            self.reword()
        if old is None:
            self.deal.promise = self.deal.promise or new.promise
            self.introduce(new.settings.game, new.settings.variant, new.promise)
            self.show_seats()
        if old is None or self.lost:
            self.come_back()
        if old is None:
            return
        for line in news(self.words, old, new):
            self.screen.say(line)
        if new.next != old.next:
            self.screen.say(self.words.say("join-next", link=f"{self.way.link.base}/t/{new.next}"))

    def come_back(self) -> None:
        """What was said before there was a line is sent now, what was on its way is sent again: it is done once."""
        if self.lost:
            self.screen.say(self.words.say("join-found"))
        self.lost = False
        self.waited = ""
        self.drawn = []
        self.sent.again()

    def hear_now(self, new: wire.Now) -> None:
        if not self.laid:
            return
        old, self.now = self.now, new
        self.sent.heard_of(new.cmd)
        moment = new.moment
        self.facing = moment.seat
        self.turns += len([one for one in moment.events if one.id == TURN])
        self.tell_entry([one for one in moment.events if self.words.has(one.id)])
        self.tell_seen(moment)
        for line in sealed(self.words, old.moment, moment) if old else []:
            self.screen.say(line)

    def reword(self) -> None:
        """Before the deal there are words of the game, and no cards yet."""
        if self.laid:
            super().reword()
        else:
            self.words = Words(self.language, game=self.table.settings.game if self.table else "")
            self.words.names = [printable(name) for name in self.names]

    def say_trouble(self, trouble: Trouble) -> None:
        self.screen.say(trouble.said(self.words, self.language))

    def asked_for(self, what: str, expected: type[T], body: Any = None) -> T | None:
        """From the server; None if it is refused, which is said."""
        try:
            return self.way.ask(f"{self.way.at}/{what}", expected, body)
        except Trouble as trouble:
            self.say_trouble(trouble)
            return None

    # What is said to the table

    def talk(self, line: str) -> bool:
        """Whether it was for the others, and not an answer or a wish to see something."""
        rest = line.strip().partition(" ")[2].strip()
        match self.command(line):
            case "say":
                self.sent.send(wire.Chat, text=rest[:500])
            case "claim":
                self.claim(rest)
            case "ask" if what := self.meant(rest, ["undo", "end"]):
                self.sent.send(wire.Ask, what=what)
            case "keep" if number(rest):
                self.sent.send(wire.Stand, seat=number(rest) - 1)
            case "seats":
                self.show_seats()
            case "change":
                self.changing = True
            case "again" if self.ended:
                self.asked_for("rematch", wire.Found, {})  # everybody hears of the new table
            case "" if plain(line) in ("yes", "si", "no") and self.asked_to_agree():
                self.sent.send(wire.Agree, yes=plain(line) != "no")
            case _:
                return False
        return True

    def asked_to_agree(self) -> bool:
        return self.table is not None and self.table.asking is not None and self.table.you in self.table.asking.waits

    def claim(self, which: str) -> None:
        """One of those that were shown, of the moment they were shown at; without a number: what can be claimed now."""
        n, count = self.claims
        if number(which) in range(1, count + 1):
            self.sent.send(wire.Claim, choose=number(which) - 1, n=n)
            return
        n = self.now.moment.n if self.now else 0
        claims = self.asked_for("claims", list[Message])
        if claims is None:
            return
        self.claims = (n, len(claims))
        self.screen.say(self.words.say("join-claims" if claims else "join-no-claims"))
        for at, one in enumerate(claims, 1):
            self.screen.say(f"{at:>3} {self.words.message(one)}", hang=4)

    def show_seats(self) -> None:
        if self.table is not None:
            self.screen.say(seated(self.words, self.table))
            if self.table.you < 0:
                self.screen.say(self.words.say("join-watching"))

    def refuse(self, said: str, asked: Menu | None, now: Moment, most: int) -> None:
        if asked is None:
            self.screen.say(self.words.say("join-not-asked"))
        else:
            super().refuse(said, asked, now, most)

    # Commands that at home are done here

    def hint(self, asked: Menu | None) -> None:
        """As the server finds it: an interruption that is worth it, or what must be answered."""
        if self.table is None or not self.table.hints:
            self.screen.say(self.words.say("join-no-hint"))
        elif found := self.asked_for("hint", wire.Hint):
            about = [one for one in self.now.moment.mine if one.number == found.to] if self.now else []
            told = [self.words.say("join-not-asked")] if not about else advice(
                self.words, about[0], found.choose, found.share, found.error, found.mix, found.reasons
            )  # fmt: skip
            for line in told:
                self.screen.say(line)

    def goes_on(self) -> bool:
        return self.now is not None and self.now.back

    def undo(self) -> bool:
        if self.now is None or not self.now.undo:
            agree = self.table is not None and self.table.settings.undo == "agree"
            self.screen.say(self.words.say("join-ask-undo" if agree else "nothing-to-undo"))
            return False
        self.sent.send(wire.Undo)
        return True

    def show_log(self) -> None:
        told = self.asked_for("log", wire.Log)
        for one in told.events if told else []:
            if self.words.has(one.id) and (said := self.words.message(one)):
                self.screen.say(said)

    def show_scores(self, now: Moment) -> None:
        self.board.scores([[] for _ in now.totals], now.totals)

    def save(self, name: str) -> None:
        """The journal of a finished game; never over another file."""
        path = Path(name or f"{self.way.link.table}.tabard")
        try:
            data = self.way.fetch(f"{self.way.at}/journal")
            with path.open("xb") as file:
                file.write(data)
            self.screen.say(self.words.say("join-saved", file=shlex.quote(str(path))))
        except Trouble as trouble:
            self.say_trouble(trouble)
        except FileExistsError:
            self.screen.say(self.words.say("file-exists", file=str(path)))
        except (OSError, ValueError) as error:
            self.screen.say(unwritten(self.words, str(path), error))

    # The end

    def end(self) -> None:
        """The result; and if the game was played to its end, whether its dice were as promised, and where its journal is."""
        try:
            text = self.way.fetch(f"{self.way.at}/journal").decode()
        except Trouble as trouble:
            if trouble.message == "join-unreachable":
                return  # when the line is found again
            text = ""
        moment = self.now.moment if self.now else None
        sees = self.facing >= 0 or (self.table is not None and self.table.settings.watch != "nobody")
        if text and sees and (moment is None or not moment.over):
            return  # the last moment is on its way
        self.ended = True
        if text and moment is not None:
            self.show_result(moment, text)
        else:
            self.screen.rule(self.words.say("game-over"))
        told = "join-journal" if text else "join-ended"
        if text or sees:
            self.screen.say(self.words.say(told, address=f"{self.way.link.base}{self.way.at}/journal"))
        self.screen.say(self.words.say("join-stay"))

    def show_result(self, now: Moment, journal: str) -> None:
        terms, proof = proven(self.words, journal, self.deal)
        self.board.result(now, terms or [[] for _ in now.totals])
        for line in proof:
            self.screen.say(line)

    def leave(self) -> None:
        """The seat stays ours while the game lasts."""
        mine = self.table is not None and self.table.you >= 0 and not self.over()
        self.screen.say(self.words.say("join-left" if mine else "leaving-unsaved"))
