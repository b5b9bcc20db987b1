"""The table in plain lines: numbered options, spoken places, readable without colour, by several people at one screen."""

from __future__ import annotations

import shutil
import textwrap
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tabard.arena.match import next_answer
from tabard.bots import bot
from tabard.engine.bot import Bot
from tabard.engine.box import Zone
from tabard.engine.journal import Journal
from tabard.engine.state import NOBODY, SPECTATOR, Question
from tabard.words import LANGUAGES, Words

LONG_LIST: Final = 12
HUMAN: Final = "you"


class Leave(Exception):
    """Somebody leaves the table."""


def plain(text: str) -> str:
    """Without accents, case and punctuation: as people type."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return "".join([letter for letter in bare if letter.isalnum() or letter == "-"])


def number(said: str) -> int:
    """The number typed; 0 if it is none."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 6 else 0


class Screen:
    """Lines out, lines in."""

    def __init__(self, read: Callable[[str], str], write: Callable[[str], None], clear: bool) -> None:
        self.read = read
        self.write = write
        self.clears = clear

    def width(self) -> int:
        return max(60, min(120, shutil.get_terminal_size((80, 24)).columns))

    def say(self, text: str, indent: int = 0, hang: int = 2) -> None:
        """A paragraph, wrapped."""
        first, rest = " " * indent, " " * (indent + hang)
        for line in text.splitlines() or [""]:
            wrapped = textwrap.wrap(
                line, self.width(), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False, break_long_words=False
            )
            for one in wrapped or [""]:
                self.write(one)

    def rule(self, title: str) -> None:
        self.write("")
        self.write(f"── {title} " + "─" * max(0, self.width() - len(title) - 4))

    def clear(self) -> None:
        """Nothing secret stays on the screen, nor in what can be scrolled back to."""
        self.write("\033[2J\033[3J\033[H" if self.clears else "\n" * 60)


class Terminal:
    """One game at one terminal."""

    def __init__(self, journal: Journal, language: str, screen: Screen, file: Path | None) -> None:
        self.journal = journal
        self.box = journal.box
        self.players = journal.players
        self.screen = screen
        self.file = file
        self.words = Words(language, self.box, journal.names)
        self.bots: list[Bot] = [self.bot(seat) for seat in range(self.box.seats)]
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.log = journal.told()
        begun = len(self.log) if journal.kept else 0
        self.told = [begun] * (self.box.seats + 1)  # how far each seat has heard the log; the last is for spectators
        self.facing = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.mover_shown = -1

    def bot(self, seat: int) -> Bot:
        name = self.players[seat]
        return bot("steady" if name == HUMAN else name, self.box, f"{self.journal.seed}/{seat}")

    # The game

    def run(self) -> None:
        """Play until the game is over; Leave when somebody leaves."""
        self.screen.rule(self.words.say("title"))
        self.screen.say(self.words.say("tagline"))
        for name, choice in self.box.variant.items():
            self.screen.say(f"{self.words.say('variant-' + name)}: {self.words.attribute('variant-' + name, choice)}")
        while not self.journal.state.over:
            question = self.next_human_question()
            if question is None:
                self.bot_answers()
            else:
                self.face(question.seat)
                self.person_answers(question)
        self.tell()
        self.show_result()

    def next_human_question(self) -> Question | None:
        """The question to put next, if it is a person's."""
        for question in self.journal.state.questions:
            if question.answer < 0:
                return question if self.players[question.seat] == HUMAN else None
        return None

    def bot_answers(self) -> None:
        self.answer(*next_answer(self.box, self.journal.state, self.bots))
        if len(self.people) < 2:
            self.tell()

    def answer(self, question: int, seat: int, choice: int) -> None:
        self.log.append((len(self.log), self.journal.answer(question, seat, choice)))
        self.keep()

    def keep(self) -> None:
        """Every answer is on disk before the next is asked for."""
        if self.file is not None:
            lines = self.journal.lines()
            part = self.file.with_name(self.file.name + ".part")
            part.write_text("\n".join(lines) + "\n", encoding="utf-8")
            part.replace(self.file)

    def face(self, seat: int) -> None:
        """Another person sits down before the screen."""
        if seat != self.facing and len(self.people) > 1:
            self.screen.clear()
            self.ask(self.words.say("hand-over", name=self.words.seat(seat)))
            self.screen.clear()
        self.facing = seat

    def tell(self) -> None:
        """What happened since this seat last looked, as it may know it."""
        heard = self.told[self.facing]
        for _, events in self.log[heard:]:
            for event in events:
                if event.kind != "turn-began":
                    self.screen.say("· " + self.words.event(event, self.facing))
        self.told[self.facing] = len(self.log)

    # A person's answer

    def person_answers(self, question: Question) -> None:
        view = self.box.redact(self.journal.state, question.seat)
        own = self.box.question(view, question.number, question.seat)
        self.tell()
        if self.mover_shown != (moment := self.moment(view)):
            self.mover_shown = moment
            self.show_table(view)
        labels = [self.words.option(view, own, option) for option in own.options]
        if len(labels) == 1:
            self.screen.say(self.words.prompt(view, own))
            self.screen.say(self.words.say("options-forced", option=labels[0]))
            self.answer(own.number, own.seat, 0)
            return
        choice = self.choose(view, own, labels)
        if choice is not None:
            self.answer(own.number, own.seat, choice)

    def moment(self, view: Any) -> int:
        """Changes when the table should be shown again: with every turn."""
        turns = [event for _, events in self.log for event in events if event.kind == "turn-began"]
        return len(turns) * 10 + self.facing

    def choose(self, view: Any, question: Question, labels: list[str]) -> int | None:
        """The index chosen; None if something else happened, so that we must look again."""
        paths = [self.box.path(view, question, option) for option in question.options]
        touched: list[str] = []
        while True:
            open_now = [at for at, path in enumerate(paths) if path[: len(touched)] == touched]
            if len(open_now) == 1:
                return open_now[0]
            menu = self.menu(view, paths, open_now, len(touched))
            self.screen.write("")
            self.screen.say(self.words.prompt(view, question))
            self.show_menu(view, question, labels, menu)
            said = self.ask(self.words.say("prompt-number", name=self.words.seat(question.seat), most=len(menu)))
            if number(said) in range(1, len(menu) + 1):
                touch, inside = menu[number(said) - 1]
                if not touch:
                    return inside[0]
                touched.append(touch)
            elif not said and touched:
                touched.pop()
            elif self.is_exactly(labels, view, question, said) is not None:
                return self.is_exactly(labels, view, question, said)
            elif not self.obey(said, view, question, labels, len(menu)):
                return None

    def menu(self, view: Any, paths: list[list[str]], open_now: list[int], depth: int) -> list[tuple[str, list[int]]]:
        """A short list is shown whole; a long one by what is touched first."""
        firsts: list[str] = []
        for at in open_now:
            if len(paths[at]) > depth and paths[at][depth] not in firsts:
                firsts.append(paths[at][depth])
        if len(open_now) <= LONG_LIST or len(firsts) in (0, 1, len(open_now)):
            return [("", [at]) for at in open_now]
        return [(touch, [at for at in open_now if paths[at][depth] == touch]) for touch in firsts]

    def show_menu(self, view: Any, question: Question, labels: list[str], menu: list[tuple[str, list[int]]]) -> None:
        for row, (touch, inside) in enumerate(menu, 1):
            label = self.touch(view, touch) + " …" if touch else labels[inside[0]]
            self.screen.say(f"{row:>3} {label}", hang=4)
            if not touch:
                _, facts = self.box.facts(view, question, question.options[inside[0]])
                if question.seat == self.facing and isinstance(facts.get("action"), str):
                    self.screen.say(self.words.text(facts["action"]), indent=6, hang=0)
        self.screen.say(self.words.say("options-hint"), indent=4, hang=0)

    def touch(self, view: Any, touch: str) -> str:
        """A thing on the table by its number and name."""
        parts = touch.split(":")
        if parts[0] == "seat":
            return self.words.seat(int(parts[1]) - 1)
        owners = [int(parts[1]) - 1] if len(parts) > 2 else [NOBODY, self.facing]
        for zone in self.box.zones(view):
            if zone.name == parts[0] and zone.owner in owners:
                return f"{parts[-1]} {self.words.name(zone.cards[int(parts[-1]) - 1].ref)}"
        raise AssertionError(f"nothing lies at {touch}")

    def is_exactly(self, labels: list[str], view: Any, question: Question, said: str) -> int | None:
        """An option typed by its name instead of its number."""
        for at, option in enumerate(question.options):
            _, facts = self.box.facts(view, question, option)
            named = [self.words.name(ref) for ref in facts.values() if isinstance(ref, str) and ":" in ref]
            if said and plain(said) in [plain(labels[at]), *[plain(name) for name in named if len(facts) == 1]]:
                return at
        return None

    # Commands

    def ask(self, prompt: str) -> str:
        try:
            return self.screen.read(prompt + " ").strip()
        except EOFError:
            raise Leave from None

    def obey(self, said: str, view: Any, question: Question, labels: list[str], most: int) -> bool:
        """Do what was typed instead of a number; False if the question must be put anew."""
        word, _, rest = said.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "q" | "quit" | "exit":
                raise Leave
            case "h" | "help":
                self.screen.say(self.words.say("help"))
            case "t" | "table":
                self.show_table(view)
            case "s" | "score" | "scores":
                self.show_scores(view)
            case "log":
                self.show_log()
            case "hint":
                choice = bot("steady", self.box, "hint").choose(view, question)
                self.screen.say(self.words.say("hint", bot="steady", option=labels[choice]))
            case "undo":
                return not self.undo(question.seat)
            case "save":
                self.save(rest)
            case "lang":
                return not self.speak(rest)
            case _ if word.startswith("?"):
                self.explain((word[1:] + " " + rest).strip())
            case _:
                self.refuse(said, view, question, labels, most)
        return True

    def undo(self, seat: int) -> bool:
        if not self.journal.undo(seat):
            self.screen.say(self.words.say("nothing-to-undo"))
            return False
        self.log.pop()
        self.told = [min(heard, len(self.log)) for heard in self.told]
        self.keep()
        self.screen.say(self.words.say("undone"))
        return True

    def save(self, name: str) -> None:
        self.file = Path(name or "game.tabard")
        try:
            self.keep()
        except OSError as error:
            self.screen.say(f"{self.file}: {error.strerror}")
            self.file = None
            return
        self.screen.say(self.words.say("saved", file=str(self.file)))

    def speak(self, language: str) -> bool:
        if language not in LANGUAGES:
            self.screen.say(self.words.say("no-language", said=language, known=", ".join(LANGUAGES)))
            return False
        self.words = Words(language, self.box, self.journal.names)
        self.screen.say(self.words.say("language-now"))
        self.mover_shown = -1
        return True

    def refuse(self, said: str, view: Any, question: Question, labels: list[str], most: int) -> None:
        """A wish that cannot be granted: which rule, and what can be done instead."""
        for ref in self.words.designs:
            if plain(self.words.name(ref)) == plain(said) and (rule := self.box.why_not(view, question, ref)):
                self.screen.say(f"{rule}: {self.words.say('refused-' + rule)}")
                self.screen.say(self.words.say("nearest", options=" · ".join(labels)))
                return
        self.screen.say(self.words.say("not-a-number", said=said, most=most))

    def explain(self, said: str) -> None:
        """A card or a clause in words."""
        if not said:
            self.screen.say(self.words.say("explain-what"))
            return
        for line in explained(self.words, said) or [self.words.say("explain-none", said=said)]:
            self.screen.say(line)

    # What is shown

    def show_table(self, view: Any) -> None:
        self.screen.rule(self.words.status(view))
        zones = self.box.zones(view)
        for zone in zones:
            if zone.look == "line":
                self.show_line(zone)
        stacks = [f"{self.words.say('zone-' + zone.name)}: {zone.count}" for zone in zones if zone.look == "stack"]
        self.screen.say(" · ".join(stacks))
        for seat in range(self.box.seats):
            self.show_seat(view, seat, [zone for zone in zones if zone.owner == seat])

    def show_line(self, zone: Zone) -> None:
        self.screen.say(f"{self.words.say('zone-' + zone.name)} ({zone.count})")
        for place, face in enumerate(zone.cards, 1):
            line = f"{place:>3} {face.value:>2}  {self.words.name(face.ref)} · {self.words.group(face.group)}"
            self.screen.say(line + (f"  ← {self.words.say('place-front')}" if place == 1 else ""), hang=8)
            if face.special:
                self.screen.say(self.words.text(face.ref), indent=12, hang=0)

    def show_seat(self, view: Any, seat: int, zones: list[Zone]) -> None:
        points = self.words.say("score-line", name=self.words.seat(seat), points=self.box.total(view, seat))
        self.screen.say(("▸ " if seat in [question.seat for question in view.questions] else "  ") + points)
        for zone in zones:
            if zone.count:
                self.screen.say(f"{self.words.say('zone-' + zone.name)}: {self.listed(zone)}", indent=4)

    def listed(self, zone: Zone) -> str:
        """The cards of a zone, those face down as a number."""
        known = [(f"{face.value} " if face.value else "") + self.words.name(face.ref) for face in zone.cards if face.ref]
        hidden = zone.count - len(known)
        if hidden:
            known.append(self.words.say("face-down", count=hidden))
        return ", ".join(known) or self.words.say("empty")

    def show_scores(self, view: Any) -> None:
        for seat in range(self.box.seats):
            points = self.box.total(view, seat)
            self.screen.say(self.words.say("score-line", name=self.words.seat(seat), points=points))
            for term in self.box.score(view, seat):
                self.screen.say(f"{term.points:>+4}  {self.words.term(term)} ({term.rule})", indent=2, hang=6)

    def show_log(self) -> None:
        for row, events in self.log:
            for event in events:
                self.screen.say(f"{row:>4} {self.words.event(event, self.facing)}", hang=5)

    def show_result(self) -> None:
        s = self.journal.state
        self.screen.rule(self.words.say("game-over"))
        self.show_scores(s)
        winners = [self.words.seat(seat) for seat in self.box.winners(s)]
        self.screen.say(self.words.say("winner", names=", ".join(winners), count=len(winners)))


def explained(words: Words, said: str) -> list[str]:
    """What is known under this name: clauses and cards."""
    found: list[str] = []
    for clause in words.clauses():
        if plain(clause) == plain(said):
            title, text = words.clause(clause)
            found += [words.say("clause", id=clause, title=title), text]
    matches = [ref for ref in words.designs if plain(said) in (plain(words.name(ref)), plain(words.designs[ref].id))]
    matches = matches or [ref for ref in words.designs if plain(said) in plain(words.name(ref))]
    for ref in matches:
        design = words.designs[ref]
        about = [words.say("copies", count=design.copies), words.say("source", source=design.source)]
        printed = design.printed()
        if "colour" in printed:
            about.insert(0, words.group(printed["colour"]))
        found += [f"{words.name(ref)} ({', '.join(about)})", words.text(ref)]
    return found
