"""The table in plain lines: numbered options, spoken places, readable without colour, by several people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabard.arena.match import next_answer
from tabard.board import Board
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.rules import open_question
from tabard.engine.state import NOBODY, SPECTATOR
from tabard.games import game
from tabard.menu import Menu
from tabard.screen import Leave, Screen, explained, number, plain
from tabard.table.fair import FairDice
from tabard.table.file import JournalFile
from tabard.table.journal import Journal
from tabard.table.lying import lying
from tabard.table.moment import Moment
from tabard.table.sheet import Message
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES, Words

HUMAN: Final = "you"
NOTHING: Final = -1  # the moment before the deal
TURN: Final = "event-turn-began"


class Terminal:
    """One game at one terminal."""

    def __init__(
        self, journal: Journal, language: str, screen: Screen, file: JournalFile | None, command: str = "tabard play"
    ) -> None:  # fmt: skip
        self.sitting = Sitting(journal)
        self.journal = journal
        self.box = journal.box
        self.players = journal.players
        self.screen = screen
        self.file = file
        self.command = command
        self.words = Words(language, self.sitting.sheet, journal.names)
        self.board = Board(screen, self.words, self.sitting.sheet)
        self.bots: list[Bot] = [self.bot(seat) for seat in range(self.box.seats)]
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        begun = self.sitting.n if journal.kept else NOTHING
        self.heard = [begun] * (self.box.seats + 1)  # the moment up to which each seat has heard; the last is for spectators
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.read: set[tuple[int, str]] = set()  # by seat: the cards whose texts have been shown with options
        self.drawn: list[object] = []  # when the table was last drawn: turn, status, for whom, how many cards of others they knew

    def bot(self, seat: int) -> Bot:
        name = self.players[seat]
        return bot("random" if name == HUMAN else name, self.box, self.journal.seed_for("bot", seat))

    # The game

    def run(self) -> None:
        """Play until the game is over; Leave when somebody leaves."""
        self.screen.rule(self.words.say("title"))
        self.screen.say(self.words.say("tagline"))
        for name, choice in self.box.variant.items():
            if choice == game(self.box.game).variants[name][0]:
                continue
            self.screen.say(f"{self.words.say('variant-' + name)}: {self.words.attribute('variant-' + name, choice)}")
        if isinstance(self.journal.dice, FairDice):
            self.screen.say(self.words.say("fair-promise", promise=self.journal.dice.promise))
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

    def tell_entry(self, messages: list[Message]) -> None:
        """What one answer brought: what says more of something in one breath with it, fine points to those they concern."""
        fine = self.sitting.sheet.fine
        concerned = self.facing in [one.facts["seat"] for one in messages if one.id in fine]
        breath: list[str] = []
        for one in messages:
            if one.id == TURN or (one.id in fine and not concerned):
                continue
            if breath and one.id not in self.sitting.sheet.more:
                self.screen.say("· " + " ".join(breath))
                breath = []
            said = self.words.message(one)
            breath += [said] if said else []
        if breath:
            self.screen.say("· " + " ".join(breath))

    # A person's answer

    def person_answers(self) -> None:
        self.tell()
        now = self.sitting.moment(self.facing)
        mine = next(one for one in now.mine if one.sealed < 0)
        asked = Menu(mine, self.words, self.sitting.sheet)
        turns = len([event for entry in self.sitting.log for event in entry.events if event.kind == "turn-began"])
        seen = [turns, now.status, self.facing, self.seen(now)]
        forced = len(asked.labels) == 1
        if self.drawn != seen and not forced:
            self.drawn = seen
            self.board.table(now)
        choice = self.forced(asked, now) if forced else self.choose(asked, now)
        if choice is not None:
            self.answer(mine.number, self.facing, choice)

    def seen(self, now: Moment) -> int:
        """How many cards of others' hands this seat knows, and how many hands it leads: if more, the table is drawn again."""
        hands = [zone for zone in lying(self.sitting.sheet, now.zones) if zone.look == "hand"]
        known = [card for zone in hands if zone.owner != self.facing for card in zone.known()]
        return len(known) + len({zone.part for zone in hands if zone.owner == self.facing and zone.count})

    def forced(self, asked: Menu, now: Moment) -> int:
        """The only option is taken, saying why there is no other."""
        self.screen.say(asked.prompt)
        for rule in sorted(set(now.why_not.values())):
            cards = ", ".join([self.words.name(ref) for ref in now.why_not if now.why_not[ref] == rule])
            self.screen.say(f"{rule}: {self.words.say('refused-' + rule.replace('.', '_'))} ({cards})")
        self.screen.say(self.words.say("options-forced", option=asked.labels[0]))
        return 0

    def choose(self, asked: Menu, now: Moment) -> int | None:
        """The index chosen; None if something else happened, so that we must look again."""
        touched: list[str] = []
        fresh = True
        while True:
            menu = asked.lines(touched)
            if len(menu) == 1 and len(menu[0][1]) == 1:
                return menu[0][1][0]
            if fresh:
                self.show_menu(asked, menu, touched, now)
            said = self.screen.ask(self.words.say("prompt-number", name=self.words.seat(self.facing), most=len(menu)))
            fresh = number(said) in range(1, len(menu) + 1) or (not said and touched != [])
            if fresh and said:
                touch, inside = menu[number(said) - 1]
                if not touch:
                    return inside[0]
                touched.append(touch)
            elif fresh:
                touched.pop()
            elif not said:
                fresh = True
            elif (named := asked.named(said)) is not None:
                return named
            elif not self.obey(said, asked, now, len(menu)):
                return None

    def show_menu(self, asked: Menu, menu: list[tuple[str, list[int]]], touched: list[str], now: Moment) -> None:
        self.screen.write("")
        self.screen.say(asked.prompt)
        for line, (touch, inside) in enumerate(menu, 1):
            if touch:
                self.screen.say(f"{line:>3} {self.board.touch(now, touch)} …", hang=4)
                continue
            at = inside[0]
            worth = [self.words.cards[ref].value for ref in asked.refs[at]]
            played = [ref for ref in asked.refs[at] if ref.partition(":")[0] in self.sitting.sheet.played]
            unread = [ref for ref in played if not self.read_already(ref)]
            gist = [one for one in worth if one]
            gist = gist if len(gist) == 1 else []
            gist += [self.gist(ref) for ref in played if ref not in unread]
            self.screen.say(f"{line:>3} " + " · ".join([one for one in [asked.labels[at], *gist] if one]), hang=4)
            for ref in unread:
                self.screen.say(self.words.text(ref), indent=6, hang=0)
        self.screen.say(self.words.say("options-back" if touched else "options-hint"), indent=4, hang=0)

    def gist(self, ref: str) -> str:
        """What of a card is told wherever it can be played."""
        printed = self.words.printed(ref)
        return " · ".join([printed[key] for key in self.words.cards[ref].gist if key in printed])

    def read_already(self, ref: str) -> bool:
        """Whether whoever faces the screen has read a card's text, in a game that shows it once."""
        read = (self.facing, ref) in self.read
        self.read.add((self.facing, ref))
        return read and self.sitting.sheet.terse

    # Commands

    def obey(self, said: str, asked: Menu, now: Moment, most: int) -> bool:
        """Do what was typed instead of a number; False if the question must be put again."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "q" | "quit" | "exit":
                raise Leave
            case "h" | "help":
                self.screen.say(self.words.say("help"))
            case "t" | "table":
                self.board.table(now, again=True)
            case "s" | "score" | "scores":
                self.board.scores(self.sitting.score(self.facing), now.totals)
            case "log":
                self.show_log()
            case "hint":
                self.hint(asked)
            case "undo":
                return not self.undo()
            case "save":
                self.save(rest)
            case "lang":
                return not self.speak(rest)
            case _ if word.startswith("?"):
                self.explain(said[1:].strip())
            case _:
                self.refuse(said, asked, now, most)
        return True

    def hint(self, asked: Menu) -> None:
        view = self.box.redact(self.journal.state, self.facing)
        question = self.box.question(view, asked.mine.number, self.facing)
        choice = bot("steady", self.box, "hint").choose(view, question)
        self.screen.say(self.words.say("hint", bot="steady", option=asked.labels[choice]))

    def show_log(self) -> None:
        for entry in self.sitting.log:
            for one in entry.heard_by(self.box, self.facing):
                if said := self.words.message(one):
                    self.screen.say(f"{entry.n:>4} {said}", hang=5)

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

    def speak(self, language: str) -> bool:
        if language not in LANGUAGES:
            self.screen.say(self.words.say("no-language", said=language, known=", ".join(LANGUAGES)))
            return False
        self.words = Words(language, self.sitting.sheet, self.journal.names)
        self.board = Board(self.screen, self.words, self.sitting.sheet)
        self.screen.say(self.words.say("language-now"))
        self.drawn = []
        return True

    def refuse(self, said: str, asked: Menu, now: Moment, most: int) -> None:
        """A wish that cannot be granted: which rule, and what can be done instead."""
        for ref, rule in now.why_not.items():
            if plain(said) in plain(self.words.name(ref)):
                self.screen.say(f"{rule}: {self.words.say('refused-' + rule.replace('.', '_'))}")
                self.screen.say(self.words.say("nearest", options=" · ".join(asked.labels)))
                return
        self.screen.say(self.words.say("not-a-number", said=said, most=most))

    def explain(self, said: str) -> None:
        """A card or a clause in words."""
        if not said:
            self.screen.say(self.words.say("explain-what"))
            return
        for line in explained(self.words, said) or [self.words.say("explain-none", said=said)]:
            self.screen.say(line)

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
