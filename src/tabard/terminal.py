"""The table in plain lines: numbered options, spoken places, readable without colour, by several people at one screen."""

from __future__ import annotations

import os
import shlex
import time
from functools import partial
from pathlib import Path
from typing import Final

from tabard.arena.match import next_answer
from tabard.bots import bot, hint
from tabard.bots.levels import is_level
from tabard.engine.bot import Bot
from tabard.engine.rules import open_question
from tabard.engine.state import NOBODY, SPECTATOR
from tabard.menu import Menu, advice
from tabard.naming import level_said
from tabard.screen import Leave, Screen, plain, unwritten
from tabard.table.fair import FairDice
from tabard.table.file import JournalFile
from tabard.table.journal import Journal
from tabard.table.moment import Moment
from tabard.table.sitting import Sitting
from tabard.talk import Talk
from tabard.telling import lines_of

HUMAN: Final = "you"
NOTHING: Final = -1  # the moment before the deal
AFTER: Final = 7  # so many rows a result leaves for what can be done then


def quoted(file: JournalFile | None) -> str:
    """As a shell reads it."""
    return shlex.quote(str(file))


class Terminal(Talk):
    """One game at one terminal."""

    def __init__(
        self, journal: Journal, language: str, screen: Screen, file: JournalFile | None,
        command: str = "tabard play", pause: float = 0.0, usual: str = "en",
    ) -> None:  # fmt: skip
        super().__init__(screen, language)
        self.pause = pause  # seconds to see what a bot did
        self.again = False  # another game is wanted
        self.sitting = Sitting(journal)
        self.journal = journal
        self.box = journal.box
        self.players = journal.players
        self.file = file
        self.command_line = command
        self.usual = usual  # the language spoken if none is asked for
        self.lay(self.sitting.sheet, journal.names)
        self.bots: list[Bot] = [self.bot(seat) for seat in range(self.box.seats)]
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        begun = self.sitting.n if journal.kept else NOTHING
        self.heard = [begun] * (self.box.seats + 1)  # the moment up to which each seat has heard; the last is for spectators
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR

    def bot(self, seat: int) -> Bot:
        name = self.players[seat]
        return bot("random" if name == HUMAN else name, self.box, self.journal.seed_for("bot", seat))

    # The game

    def run(self) -> None:
        """Play until the game is over; Leave when somebody leaves."""
        self.greet()
        if self.screen.live and self.people and not self.journal.kept:
            self.begin()
        self.go_on()

    def go_on(self) -> None:
        """From where the game stands."""
        while not self.journal.state.over:
            seat = self.next_human_seat()
            if seat == NOBODY:
                self.bot_answers()
            else:
                self.face(seat)
                self.person_answers()
        self.tell()
        self.end()

    def end(self) -> None:
        """The result; and where there is a person, what can be done with the game now."""
        now = self.sitting.moment(self.facing)
        self.show_result(now)
        self.help = "help-after"
        while self.screen.limited and self.people and not self.again:
            self.tell_where()
            self.screen.say(self.words.say("after-ask"))
            said = self.screen.ask(">")
            self.again = self.meant(said, ["again"]) != ""
            if not said or self.command(said) == "quit":
                return
            if not self.again:
                self.meanwhile(said, now)

    def show_result(self, now: Moment) -> None:
        """In a panel, below what happened last; where there is no room, without the points one by one."""
        room, terms = self.screen.height() - AFTER, self.sitting.score(self.facing)
        lines = self.screen.gathered(partial(self.board.result, now, terms))
        if len(lines) > room:
            lines = self.screen.gathered(partial(self.board.result, now, [[] for _ in terms]))
        frame = ["─" * self.screen.width()] if self.screen.live else []
        self.lay_out([*self.told(max(1, room - len(lines))), *lines, *frame])

    def tell_where(self) -> None:
        """Where the game can be seen again and reviewed, as commands to copy."""
        self.screen.say(self.words.say("after-saved" if self.file else "after-unsaved"))
        program = self.command_line.rpartition(" ")[0]
        for one in (f"replay {quoted(self.file)} --html replay.html", f"review {quoted(self.file)}") if self.file else ():
            self.screen.write(f"  {program} {one}")

    def begin(self) -> None:
        """Which game it is and who plays, on a page of its own, until somebody has read it."""
        self.show_title()
        while self.command(said := self.ask(self.words.say("begin-ask"))):
            spoken = self.language
            self.meanwhile(said, self.sitting.moment(self.facing))
            if self.language != spoken:
                self.news = []
                self.greet()
                self.show_title()
        self.news = []

    def show_title(self) -> None:
        self.screen.page([*self.screen.gathered(partial(self.screen.rule, self.words.say("title"))), *lines_of(self.news)])

    def meanwhile(self, said: str, now: Moment) -> None:
        """What is typed where nothing is asked."""
        if self.command(said) in ("hint", "undo", ""):
            self.screen.say(self.words.say("join-not-asked"))
        else:
            self.obey(said, None, now, 0)

    def greet(self) -> None:
        """Which game it is and who plays."""
        dice = self.journal.dice
        self.introduce(self.box.game, self.box.variant, dice.promise if isinstance(dice, FairDice) else "")
        self.present()

    def present(self) -> None:
        """Who plays, and how strong the bots are."""
        strong = [level_said(self.words, player) for player in self.players]
        seats = [self.words.say("join-seat-level", seat=seat, level=strong[seat]) if is_level(player) else self.words.seat(seat)
                 for seat, player in enumerate(self.players)]  # fmt: skip
        if len(self.people) == 1:
            seats[self.people[0]] = self.words.say("join-seat-you", seat=self.people[0])
        self.note(self.words.say("join-seats", seats=seats))

    def next_human_seat(self) -> int:
        """Whose question is to be put next, if it is a person's; else nobody's."""
        asked = open_question(self.journal.state.questions)
        return asked.seat if self.players[asked.seat] == HUMAN else NOBODY

    def bot_answers(self) -> None:
        told = len(lines_of(self.news))
        self.answer(*next_answer(self.box, self.journal.state, self.bots))
        if len(self.people) < 2:
            self.tell()
            time.sleep(self.pause if len(lines_of(self.news)) > told else 0)

    def answer(self, question: int, seat: int, choice: int) -> None:
        self.sitting.answer(question, seat, choice)
        self.try_to_keep()

    def try_to_keep(self) -> bool:
        """A file that can no longer be written is said, and the game goes on without it."""
        try:
            self.keep()
        except (OSError, ValueError) as error:
            self.screen.say(unwritten(self.words, str(self.file), error))
            self.file = None
            return False
        return True

    def keep(self) -> None:
        """Every answer is in the file before the next is asked for."""
        if self.file is not None:
            if not self.file.lines:
                self.journal.language = self.language
            self.file.keep(self.journal)

    def face(self, seat: int) -> None:
        """Another person sits down before the screen, once the last one has seen what came of the answer."""
        if seat != self.facing and len(self.people) > 1:
            if self.facing in self.people:
                self.tell()
                self.screen.ask(self.words.say("press-enter"))
            self.screen.clear()
            if self.screen.ask(self.words.say("hand-over", name=self.words.seat(seat))) == "q":
                raise Leave
            self.screen.clear()
        self.facing = seat

    def tell(self) -> None:
        """What happened since this seat last looked, as it may know it."""
        before, decided = len(lines_of(self.news)), False
        for entry in self.sitting.log:
            if entry.n > self.heard[self.facing]:
                heard = entry.heard_by(self.box, self.facing)
                self.tell_entry(heard, entry.seat == self.facing and self.chose)
                decided |= any(one.id in self.sheet.stays for one in heard)
        self.heard[self.facing] = self.sitting.n
        now = self.sitting.moment(self.facing)
        self.tell_seen(now)
        told = len(lines_of(self.news))
        if self.screen.live and told > before:
            stays = decided or (self.weighty() and not self.will_choose(now))
            stays = stays and len(self.people) == 1 and not self.journal.state.over
            self.look(now, told if stays else self.wanted())
            if stays:
                self.let_read(now)

    def will_choose(self, now: Moment) -> bool:
        """Whether what was told will stand with a question: one that leaves no choice is not put."""
        return any(one.sealed < 0 and len(one.options) > 1 for one in now.mine)

    def let_read(self, now: Moment) -> None:
        """What weighs, or decides a part of the game, stays until somebody has read it."""
        while self.command(said := self.ask(self.words.say("read-ask"))):
            self.meanwhile(said, now)
        self.news = []

    def person_answers(self) -> None:
        self.tell()
        now = self.sitting.moment(self.facing)
        mine = next(one for one in now.mine if one.sealed < 0)
        turns = [event for entry in self.sitting.log for event in entry.events if event.kind == "turn-began"]
        self.put(mine, now, len(turns))

    # Commands

    def hint(self, asked: Menu | None) -> None:
        assert asked is not None, "a person is always asked something here"
        found = hint(self.box, self.journal.state, self.facing, asked.mine.number)
        best, mix = found.options[found.advised], [one.mix for one in found.options if one.mix >= 0]
        for line in advice(self.words, asked.mine, found.advised, best.shares[found.seat], best.error, mix, best.reasons):
            self.screen.say(line)

    def show_log(self) -> None:
        for entry in self.sitting.log:
            for one in entry.heard_by(self.box, self.facing):
                if said := self.words.message(one):
                    self.screen.say(f"{entry.n:>4} {said}", hang=5)

    def show_scores(self, now: Moment) -> None:
        self.board.scores(self.sitting.score(self.facing), now.totals)

    def undo(self) -> bool:
        mine = [one for one in self.journal.kept if one.seat == self.facing]
        why_not = self.take_back() if mine else "nothing-decided"
        if why_not:
            self.screen.say(self.words.say(why_not))
            return False
        self.heard[self.facing] = self.sitting.n
        self.try_to_keep()
        self.news = []
        self.note(self.words.say("undone"))
        return True

    def take_back(self) -> str:
        """The last answer, if it was quiet or all agree; among bots the last that was a choice, whatever came of it.

        If it is not taken back, the message that says why.
        """
        if len(self.people) > 1:
            return "" if self.sitting.undo(self.facing) else self.return_agreed()
        self.sitting.keep(self.journal.weigh_return(self.facing, self.journal.choices_since(self.facing)))
        return ""

    def goes_on(self) -> bool:
        return self.sitting.goes_on(self.facing)

    def return_agreed(self) -> str:
        """An answer that others have seen, as long as nobody has answered it, is theirs to give back."""
        if [one.seat for one in self.journal.kept[-1:]] != [self.facing]:
            return "nothing-to-undo"
        if plain(self.screen.ask(self.words.say("undo-agree"))) not in ("yes", "si"):
            return "undo-declined"
        self.sitting.keep(self.journal.weigh_return(self.facing, 1))
        return ""

    def save(self, name: str) -> None:
        """Keep the game in a file, from now on answer by answer; never over a file that is not this game's."""
        before, name = self.file, name.strip("\"'")  # whoever knows a shell quotes blanks
        if before is None or (name and Path(name) != before.path):
            self.file = JournalFile(Path(name or "game.tabard"))
        if self.file is not before and self.file is not None and os.path.exists(self.file.path):
            self.screen.say(self.words.say("file-exists", file=str(self.file)))
            self.file = before
        elif self.try_to_keep():
            self.tell_saved("saved")
        else:
            self.file = before

    def tell_saved(self, message: str) -> None:
        """Where the game is; and while it is running, the command to go on with, in a line of its own to be copied."""
        self.screen.say(self.words.say(message, file=quoted(self.file)))
        if not self.journal.state.over:
            self.screen.say(self.words.say("go-on"))
            self.screen.write(f"  {self.resuming()}")

    def resuming(self) -> str:
        """The command to go on with; the file remembers the language it was begun in."""
        remembered = self.journal.language or self.usual
        spoken = f" --lang {self.language}" if self.language != remembered else ""
        return f"{self.command_line}{spoken} --resume {quoted(self.file)}"

    def leave(self) -> bool:
        """Somebody leaves: no hand stays on a shared screen, and no game is lost without a word; False if they stay after all."""
        if len(self.people) > 1:
            self.screen.clear()
        kept = self.file is not None
        try:
            while self.file is None and self.journal.kept:
                self.screen.say(self.words.say("leave-save"))
                said = self.screen.ask(">")
                command, name = self.command(said), said.partition(" ")[2] if self.command(said) == "save" else said
                if not said or command == "quit":
                    break
                if command not in ("", "save") or plain(said) in ("", "no"):
                    return False
                self.save(name.strip())
        except (Leave, KeyboardInterrupt):
            self.screen.write("")
        if kept:
            self.tell_saved("leaving")
        else:
            self.screen.say(self.words.say("leaving-unsaved"))
        return True
