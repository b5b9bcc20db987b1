"""The table in plain lines: numbered options, spoken places, readable without colour, by several people at one screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.rules import open_question
from tabard.engine.state import SPECTATOR, Question
from tabard.games import game
from tabard.screen import Leave, Screen, Sheet, explained, number, plain
from tabard.table.fair import FairDice
from tabard.table.file import JournalFile
from tabard.table.journal import Journal
from tabard.words import LANGUAGES, Words

LONG_LIST: Final = 12
HUMAN: Final = "you"
LAST: Final = [["none"], ["take"], ["enough"], ["switch"], ["end"]]  # what does nothing, or ends something, stands below


class Asked:
    """A question as a person sees it: the view it is put in, its options in words and as things to touch."""

    def __init__(self, view: Any, question: Question, words: Words) -> None:
        assert words.box is not None
        box = words.box
        self.view = view
        self.question = question
        self.prompt = words.prompt(view, question)
        self.labels = [words.option(view, question, option) for option in question.options]
        self.paths = [box.show.path(view, question, option) for option in question.options]
        self.refs: list[list[str]] = []  # by option: the cards it names
        for option in question.options:
            facts = box.show.facts(view, question, option)[1].values()
            self.refs.append([one for one in facts if isinstance(one, str) and one in words.designs])

    def menu(self, touched: list[str]) -> list[tuple[str, list[int]]]:
        """Rows of what can be touched next: a short list whole, a long one by what is touched first."""
        depth = len(touched)
        left = [at for at, path in enumerate(self.paths) if path[:depth] == touched]
        left.sort(key=lambda at: LAST.index(self.paths[at]) + 1 if self.paths[at] in LAST else 0)  # so that row 1 is one of them
        firsts: list[str] = []
        for at in left:
            if len(self.paths[at]) > depth and self.paths[at][depth] not in firsts:
                firsts.append(self.paths[at][depth])
        if len(left) <= LONG_LIST or len(firsts) in (0, 1, len(left)):
            return [("", [at]) for at in left]
        rows = [(touch, [at for at in left if self.paths[at][depth] == touch]) for touch in firsts]
        return [(touch if len(inside) > 1 else "", inside) for touch, inside in rows]

    def named(self, words: Words, said: str) -> int | None:
        """The option that was typed by its name, or by a part of it that fits no other."""
        if said.startswith("?") or len(plain(said)) < 3:
            return None
        names = [[label, *[words.name(ref) for ref in refs]] for label, refs in zip(self.labels, self.refs)]
        exact = [at for at, known in enumerate(names) if plain(said) in [plain(name) for name in known]]
        parts = [at for at, known in enumerate(names) if any(plain(said) in plain(name) for name in known)]
        found = exact or parts
        return found[0] if len(found) == 1 else None


class Terminal:
    """One game at one terminal."""

    def __init__(
        self, journal: Journal, language: str, screen: Screen, file: JournalFile | None, command: str = "tabard play"
    ) -> None:  # fmt: skip
        self.journal = journal
        self.box = journal.box
        self.players = journal.players
        self.screen = screen
        self.file = file
        self.command = command
        self.words = Words(language, self.box, journal.names)
        self.sheet = Sheet(screen, self.words)
        self.bots: list[Bot] = [self.bot(seat) for seat in range(self.box.seats)]
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.log = journal.told()
        begun = len(self.log) if journal.kept else 0
        self.told = [begun] * (self.box.seats + 1)  # how far each seat has heard the log; the last is for spectators
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.read: set[tuple[int, str]] = set()  # by seat: the cards whose texts have been shown with options
        self.shown = (-1, "", -1, 0)  # when the table was last drawn: turn, status, for whom, how many cards of others they knew

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
            question = self.next_human_question()
            if question is None:
                self.bot_answers()
            else:
                self.face(question.seat)
                self.person_answers(question)
        self.tell()
        self.sheet.result(self.journal.state)

    def next_human_question(self) -> Question | None:
        """The question to put next, if it is a person's."""
        question = open_question(self.journal.state.questions)
        return question if self.players[question.seat] == HUMAN else None

    def bot_answers(self) -> None:
        self.answer(*next_answer(self.box, self.journal.state, self.bots))
        if len(self.people) < 2:
            self.tell()

    def answer(self, question: int, seat: int, choice: int) -> None:
        self.log.append((len(self.log), self.journal.answer(question, seat, choice)))
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
        for _, events in self.log[self.told[self.facing] :]:
            concerned = self.facing in [event.seat for event in events if event.kind in self.box.show.fine]
            breath: list[str] = []
            for event in events:
                if event.kind == "turn-began" or (event.kind in self.box.show.fine and not concerned):
                    continue
                if breath and event.kind not in self.box.show.more:
                    self.screen.say("· " + " ".join(breath))
                    breath = []
                said = self.words.event(event, self.facing)
                breath += [said] if said else []
            if breath:
                self.screen.say("· " + " ".join(breath))
        self.told[self.facing] = len(self.log)

    # A person's answer

    def person_answers(self, question: Question) -> None:
        view = self.box.redact(self.journal.state, question.seat)
        asked = Asked(view, self.box.question(view, question.number, question.seat), self.words)
        self.tell()
        turns = len([event for _, events in self.log for event in events if event.kind == "turn-began"])
        now = (turns, self.words.status(view), self.facing, self.seen(view))
        forced = len(asked.labels) == 1
        if self.shown != now and not forced:
            self.shown = now
            self.sheet.table(view)
        choice = self.forced(asked) if forced else self.choose(asked)
        if choice is not None:
            self.answer(question.number, question.seat, choice)

    def seen(self, view: Any) -> int:
        """How many cards of others' hands this seat has seen, and how many hands it leads: when more, the table is drawn anew."""
        hands = [zone for zone in self.box.show.zones(view) if zone.look == "hand"]
        known = [face for zone in hands for face in zone.cards if face.ref and zone.owner != self.facing]
        led = [zone for zone in hands if zone.whose and zone.owner == self.facing and zone.count]
        return len(known) + len(led)

    def forced(self, asked: Asked) -> int:
        """The only option is taken, saying why there is no other."""
        self.screen.say(asked.prompt)
        rules = {ref: self.box.show.why_not(asked.view, asked.question, ref) for ref in self.words.designs}
        for rule in sorted({rule for rule in rules.values() if rule}):
            cards = ", ".join([self.words.name(ref) for ref in rules if rules[ref] == rule])
            self.screen.say(f"{rule}: {self.words.say('refused-' + rule.replace('.', '_'))} ({cards})")
        self.screen.say(self.words.say("options-forced", option=asked.labels[0]))
        return 0

    def choose(self, asked: Asked) -> int | None:
        """The index chosen; None if something else happened, so that we must look again."""
        touched: list[str] = []
        fresh = True
        while True:
            menu = asked.menu(touched)
            if len(menu) == 1 and len(menu[0][1]) == 1:
                return menu[0][1][0]
            if fresh:
                self.show_menu(asked, menu, touched)
            said = self.screen.ask(self.words.say("prompt-number", name=self.words.seat(asked.question.seat), most=len(menu)))
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
            elif (named := asked.named(self.words, said)) is not None:
                return named
            elif not self.obey(said, asked, len(menu)):
                return None

    def show_menu(self, asked: Asked, menu: list[tuple[str, list[int]]], touched: list[str]) -> None:
        self.screen.write("")
        self.screen.say(asked.prompt)
        for row, (touch, inside) in enumerate(menu, 1):
            if touch:
                self.screen.say(f"{row:>3} {self.sheet.touch(asked.view, touch, self.facing)} …", hang=4)
                continue
            at = inside[0]
            worth = [self.words.designs[ref].value() for ref in asked.refs[at]]
            played = [ref for ref in asked.refs[at] if self.words.designs[ref].section in self.box.show.played]
            unread = [ref for ref in played if not self.read_already(ref)]
            gist = [one for one in worth if one]
            gist = gist if len(gist) == 1 else []
            gist += [self.symbol(ref) for ref in played if ref not in unread]
            self.screen.say(f"{row:>3} " + " · ".join([one for one in [asked.labels[at], *gist] if one]), hang=4)
            for ref in unread:
                self.screen.say(self.words.text(ref), indent=6, hang=0)
        self.screen.say(self.words.say("options-back" if touched else "options-hint"), indent=4, hang=0)

    def symbol(self, ref: str) -> str:
        """What a card can be combined by."""
        return "" if self.words.designs[ref].printed().get("alone") else self.words.printed(ref).get("symbol", "")

    def read_already(self, ref: str) -> bool:
        """Whether whoever faces the screen has read a card's text, in a game that shows it once."""
        read = (self.facing, ref) in self.read
        self.read.add((self.facing, ref))
        return read and self.box.show.terse

    # Commands

    def obey(self, said: str, asked: Asked, most: int) -> bool:
        """Do what was typed instead of a number; False if the question must be put anew."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "q" | "quit" | "exit":
                raise Leave
            case "h" | "help":
                self.screen.say(self.words.say("help"))
            case "t" | "table":
                self.sheet.table(asked.view, anew=True)
            case "s" | "score" | "scores":
                self.sheet.scores(asked.view)
            case "log":
                self.show_log()
            case "hint":
                choice = bot("steady", self.box, "hint").choose(asked.view, asked.question)
                self.screen.say(self.words.say("hint", bot="steady", option=asked.labels[choice]))
            case "undo":
                return not self.undo(asked.question.seat)
            case "save":
                self.save(rest)
            case "lang":
                return not self.speak(rest)
            case _ if word.startswith("?"):
                self.explain(said[1:].strip())
            case _:
                self.refuse(said, asked, most)
        return True

    def show_log(self) -> None:
        for row, events in self.log:
            for event in events:
                if said := self.words.event(event, self.facing):
                    self.screen.say(f"{row:>4} {said}", hang=5)

    def undo(self, seat: int) -> bool:
        if not self.journal.undo(seat):
            self.screen.say(self.words.say("nothing-to-undo"))
            return False
        self.log.pop()
        self.told = [min(heard, len(self.log)) for heard in self.told]
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
        self.words = Words(language, self.box, self.journal.names)
        self.sheet = Sheet(self.screen, self.words)
        self.screen.say(self.words.say("language-now"))
        self.shown = (-1, "", -1, 0)
        return True

    def refuse(self, said: str, asked: Asked, most: int) -> None:
        """A wish that cannot be granted: which rule, and what can be done instead."""
        for ref in self.words.designs:
            if plain(said) in plain(self.words.name(ref)) and (rule := self.box.show.why_not(asked.view, asked.question, ref)):
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
