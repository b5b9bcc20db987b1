"""Talking with whoever faces the screen: what happened, the table, a question and its options, and what is typed instead.

It reads Moments and a Sheet; where they come from, a game played here or one played far away, is for others to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from tabard.board import Board
from tabard.engine.state import SPECTATOR
from tabard.games import game
from tabard.menu import Menu
from tabard.screen import Leave, Screen, explained, number, plain
from tabard.table.lying import lying
from tabard.table.moment import Mine, Moment
from tabard.table.sheet import Message, Sheet
from tabard.words import LANGUAGES, Words

TURN: Final = "event-turn-began"


class Talk(ABC):
    """A game as one screen tells of it."""

    help: ClassVar[str] = "help"  # the message that lists the commands

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.facing = SPECTATOR
        self.read: set[tuple[int, str]] = set()  # by seat: the cards whose texts have been shown with options
        self.drawn: list[object] = []  # when the table was last drawn: turn, status, for whom, how many cards of others they knew

    def lay(self, sheet: Sheet, names: list[str]) -> None:
        """What is on the table, and who sits there."""
        self.sheet = sheet
        self.names = names
        self.reword()

    def reword(self) -> None:
        """The words and the board in the language now spoken."""
        self.words = Words(self.language, self.sheet, self.names)
        self.board = Board(self.screen, self.words, self.sheet)

    @abstractmethod
    def answer(self, question: int, seat: int, choice: int) -> None: ...
    @abstractmethod
    def hint(self, asked: Menu | None) -> None: ...
    @abstractmethod
    def undo(self) -> bool:
        """Whether the question must be put again."""

    @abstractmethod
    def save(self, name: str) -> None: ...
    @abstractmethod
    def show_log(self) -> None: ...
    @abstractmethod
    def show_scores(self, now: Moment) -> None: ...

    # What happened

    def introduce(self, name: str, variant: dict[str, str], promise: str) -> None:
        """Which game it is, in which variant, and what was promised of its dice."""
        self.screen.rule(self.words.say("title"))
        self.screen.say(self.words.say("tagline"))
        for key, choice in variant.items():
            if choice != game(name).variants[key][0]:
                self.screen.say(f"{self.words.say('variant-' + key)}: {self.words.attribute('variant-' + key, choice)}")
        if promise:
            self.screen.say(self.words.say("fair-promise", promise=promise))

    def tell_entry(self, messages: list[Message]) -> None:
        """What one answer brought: what says more of something in one breath with it, fine points to those they concern."""
        fine = self.sheet.fine
        concerned = self.facing in [one.facts["seat"] for one in messages if one.id in fine]
        breath: list[str] = []
        for one in messages:
            if one.id == TURN or (one.id in fine and not concerned):
                continue
            if breath and one.id not in self.sheet.more:
                self.screen.say("· " + " ".join(breath))
                breath = []
            said = self.words.message(one)
            breath += [said] if said else []
        if breath:
            self.screen.say("· " + " ".join(breath))

    # A question

    def put(self, mine: Mine, now: Moment, turns: int) -> None:
        """A question is put and answered."""
        asked = Menu(mine, self.words, self.sheet)
        forced = len(asked.labels) == 1
        if not forced:
            self.draw(now, turns)
        choice = self.forced(asked, now) if forced else self.choose(asked, now)
        if choice is not None:
            self.answer(mine.number, self.facing, choice)

    def draw(self, now: Moment, turns: int) -> None:
        """The table, if it is another than was seen last."""
        seen = [turns, now.status, self.facing, self.seen(now)]
        if self.drawn != seen:
            self.drawn = seen
            self.board.table(now)

    def seen(self, now: Moment) -> int:
        """How many cards of others' hands this seat knows, and how many hands it leads: if more, the table is drawn again."""
        hands = [zone for zone in lying(self.sheet, now.zones) if zone.look == "hand"]
        known = [card for zone in hands if zone.owner != self.facing for card in zone.known()]
        return len(known) + len({zone.part for zone in hands if zone.owner == self.facing and zone.count})

    def forced(self, asked: Menu, now: Moment) -> int | None:
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
            played = [ref for ref in asked.refs[at] if ref.partition(":")[0] in self.sheet.played]
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
        return read and self.sheet.terse

    # Commands

    def obey(self, said: str, asked: Menu | None, now: Moment, most: int) -> bool:
        """Do what was typed instead of a number; False if the question must be put again."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "q" | "quit" | "exit":
                raise Leave
            case "h" | "help":
                self.screen.say(self.words.say(self.help))
            case "t" | "table":
                self.board.table(now, again=True)
            case "s" | "score" | "scores":
                self.show_scores(now)
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

    def speak(self, language: str) -> bool:
        if language not in LANGUAGES:
            self.screen.say(self.words.say("no-language", said=language, known=", ".join(LANGUAGES)))
            return False
        self.language = language
        self.reword()
        self.screen.say(self.words.say("language-now"))
        self.drawn = []
        return True

    def refuse(self, said: str, asked: Menu | None, now: Moment, most: int) -> None:
        """A wish that cannot be granted: which rule, and what can be done instead."""
        for ref, rule in now.why_not.items():
            if asked and plain(said) in plain(self.words.name(ref)):
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
