"""The table in plain lines: numbered options, spoken places, readable without colour, by several people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.rules import open_question
from tabard.engine.state import NOBODY, SPECTATOR
from tabard.menu import Menu
from tabard.screen import Leave, Screen
from tabard.table.fair import FairDice
from tabard.table.file import JournalFile
from tabard.table.journal import Journal
from tabard.table.moment import Moment
from tabard.table.sitting import Sitting
from tabard.talk import Talk

HUMAN: Final = "you"
NOTHING: Final = -1  # the moment before the deal


class Terminal(Talk):
    """One game at one terminal."""

    def __init__(
        self, journal: Journal, language: str, screen: Screen, file: JournalFile | None, command: str = "tabard play"
    ) -> None:  # fmt: skip
        super().__init__(screen, language)
        self.sitting = Sitting(journal)
        self.journal = journal
        self.box = journal.box
        self.players = journal.players
        self.file = file
        self.command = command
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
        dice = self.journal.dice
        self.introduce(self.box.game, self.box.variant, dice.promise if isinstance(dice, FairDice) else "")
        while not self.journal.state.over:
            seat = self.next_human_seat()
            if seat == NOBODY:
                self.bot_answers()
            else:
                self.face(seat)
                self.person_answers()
        self.tell()
        self.board.result(self.sitting.moment(self.facing), self.sitting.score(self.facing))

    def next_human_seat(self) -> int:
        """Whose question is to be put next, if it is a person's; else nobody's."""
        asked = open_question(self.journal.state.questions)
        return asked.seat if self.players[asked.seat] == HUMAN else NOBODY

    def bot_answers(self) -> None:
        self.answer(*next_answer(self.box, self.journal.state, self.bots))
        if len(self.people) < 2:
            self.tell()

    def answer(self, question: int, seat: int, choice: int) -> None:
        self.sitting.answer(question, seat, choice)
        self.try_to_keep()

    def try_to_keep(self) -> bool:
        """A file that can no longer be written is said, and the game goes on without it."""
        try:
            self.keep()
        except (OSError, ValueError) as error:
            self.screen.say(f"{self.file}: {getattr(error, 'strerror', None) or error}")
            self.file = None
            return False
        return True

    def keep(self) -> None:
        """Every answer is in the file before the next is asked for."""
        if self.file is not None:
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
        for entry in self.sitting.log:
            if entry.n > self.heard[self.facing]:
                self.tell_entry(entry.heard_by(self.box, self.facing))
        self.heard[self.facing] = self.sitting.n

    def person_answers(self) -> None:
        self.tell()
        now = self.sitting.moment(self.facing)
        mine = next(one for one in now.mine if one.sealed < 0)
        turns = [event for entry in self.sitting.log for event in entry.events if event.kind == "turn-began"]
        self.put(mine, now, len(turns))

    # Commands

    def hint(self, asked: Menu | None) -> None:
        assert asked is not None, "a person is always asked something here"
        view = self.box.redact(self.journal.state, self.facing)
        question = self.box.question(view, asked.mine.number, self.facing)
        choice = bot("steady", self.box, "hint").choose(view, question)
        self.screen.say(self.words.say("hint", bot="steady", option=asked.labels[choice]))

    def show_log(self) -> None:
        for entry in self.sitting.log:
            for one in entry.heard_by(self.box, self.facing):
                if said := self.words.message(one):
                    self.screen.say(f"{entry.n:>4} {said}", hang=5)

    def show_scores(self, now: Moment) -> None:
        self.board.scores(self.sitting.score(self.facing), now.totals)

    def undo(self) -> bool:
        if not self.sitting.undo(self.facing):
            self.screen.say(self.words.say("nothing-to-undo"))
            return False
        self.heard[self.facing] = self.sitting.n
        self.try_to_keep()
        self.screen.say(self.words.say("undone"))
        return True

    def save(self, name: str) -> None:
        """Keep the game in a file, from now on answer by answer; never over a file that is not this game's."""
        before = self.file
        if before is None or (name and Path(name) != before.path):
            self.file = JournalFile(Path(name or "game.tabard"))
        if self.file is not before and self.file is not None and self.file.path.exists():
            self.screen.say(self.words.say("file-exists", file=str(self.file)))
            self.file = before
        elif self.try_to_keep():
            self.screen.say(self.words.say("saved", file=str(self.file), command=self.command))
        else:
            self.file = before

    def leave(self) -> None:
        """Somebody leaves: no hand stays on a shared screen, and no game is lost without a word."""
        if len(self.people) > 1:
            self.screen.clear()
        if self.file is None and self.journal.kept:
            try:
                name = self.screen.ask(self.words.say("leave-save"))
            except (Leave, KeyboardInterrupt):
                name = ""
            if name:
                self.save(name)
        if self.file is not None:
            self.screen.say(self.words.say("leaving", file=str(self.file), command=self.command))
        else:
            self.screen.say(self.words.say("leaving-unsaved"))
