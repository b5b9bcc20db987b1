"""Talking with whoever faces the screen: what happened, the table, a question and its options, and what is typed instead.

It reads Moments and a Sheet; where they come from, a game played here or one played far away, is for others to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from tabard.board import Board
from tabard.bots.levels import is_level
from tabard.engine.state import NOBODY, SPECTATOR
from tabard.games import game
from tabard.menu import FEWEST, LONG_LIST, Line, Menu, Offer
from tabard.naming import level_said
from tabard.screen import (
    CLOSE,
    FULL,
    LEAST,
    SHORT,
    Leave,
    Screen,
    clause_of,
    clipped,
    explained,
    how_to_play,
    number,
    plain,
    topics,
)
from tabard.table.lying import lying
from tabard.table.moment import Mine, Moment
from tabard.table.sheet import Message, Sheet
from tabard.telling import OTHER, PLAYED, TURN, WEIGHS, Breath, Told, kept, lines_of, once, weight
from tabard.words import LANGUAGES, Words

COMMANDS: Final = ["quit", "help", "how", "table", "score", "log", "hint", "undo", "save", "lang"]
WITH_MORE: Final = ["save", "lang"]  # those that something may follow
NEWS: Final = 3  # so many rows a page keeps for what happened
STEPS: Final = [  # how much of the table and of the menu is drawn: the first that fits
    (FULL, FULL), (SHORT, FULL), (SHORT, SHORT), (CLOSE, SHORT), (LEAST, SHORT), (CLOSE, CLOSE), (LEAST, CLOSE),
]  # fmt: skip


class Talk(ABC):
    """A game as one screen tells of it."""

    help = "help"  # the message that lists the commands
    commands: ClassVar[list[str]] = COMMANDS
    with_more: ClassVar[list[str]] = WITH_MORE

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.facing = SPECTATOR
        self.players: list[str] = []  # by seat: which bot plays there; of a person nothing that is a level
        self.read: set[tuple[int, str]] = set()  # by seat: the cards whose texts have been shown with options
        self.news: list[Told] = []  # what happened since whoever faces the screen last answered
        self.idle = False  # their turn has begun, and they have chosen nothing in it yet
        self.chose = False  # their last answer was a choice
        self.cause: Told | None = None  # the last card played in this turn
        self.known: dict[int, dict[str, list[str]]] = {}  # by seat: the cards of others' hands it was last seen to know
        self.turns = 0
        self.touched: list[str] = []  # the way into a long menu
        self.drawn: list[object] = []  # when the table was last drawn: turn, status, for whom, how many cards of others they knew

    def lay(self, sheet: Sheet, names: list[str]) -> None:
        """What is on the table, and who sits there."""
        self.sheet = sheet
        self.names = names
        self.reword()

    def reword(self) -> None:
        """The words and the board in the language now spoken."""
        self.words = Words(self.language, self.sheet, self.names)
        levels = [level_said(self.words, player) if is_level(player) else "" for player in self.players]
        self.board = Board(self.screen, self.words, self.sheet, levels)

    @abstractmethod
    def answer(self, question: int, seat: int, choice: int) -> None: ...
    @abstractmethod
    def hint(self, asked: Menu | None) -> None: ...
    @abstractmethod
    def undo(self) -> bool:
        """Whether the question must be put again."""

    @abstractmethod
    def goes_on(self) -> bool:
        """Whether what is asked follows from one's own last answer, which can be taken back."""

    @abstractmethod
    def save(self, name: str) -> None: ...
    @abstractmethod
    def show_log(self) -> None: ...
    @abstractmethod
    def show_scores(self, now: Moment) -> None: ...

    # What happened

    def introduce(self, name: str, variant: dict[str, str], promise: str) -> None:
        """Which game it is, in which variant, and what was promised of its dice."""
        if not self.screen.live:
            self.screen.rule(self.words.say("title"))
        self.note(self.words.say("tagline"))
        for key, choice in variant.items():
            if choice != game(name).variants[key][0]:
                self.note(f"{self.words.say('variant-' + key)}: {self.words.attribute('variant-' + key, choice)}")
        if promise:
            self.note(self.words.say("fair-promise", promise=promise))
        if self.screen.limited:
            self.note(self.words.say("first-how"))

    def tell_entry(self, messages: list[Message], own: bool = False) -> None:
        """What one answer, maybe one's own, brought: what says more of something in one breath with it.

        Fine points are told to those they concern.
        """
        fine = self.sheet.fine
        concerned = self.facing in [one.facts["seat"] for one in messages if one.id in fine]
        breath = Breath()
        for one in self.gathered(messages):
            if one.id == TURN:
                self.tell_breath(breath)
                breath, self.idle, self.cause = Breath(), one.facts["seat"] == self.facing, None
            if one.id == TURN or (one.id in fine and not concerned) or not (said := self.words.message(one)):
                continue
            if not breath.goes_on(one, self.sheet):
                self.tell_breath(breath)
                breath = Breath()
            breath.add(one, said, weight(self.sheet, one, self.facing, own))
            if one.id in self.sheet.uses:
                breath.said += self.texts_of([fact for fact in one.facts.values() if isinstance(fact, str)])
        self.tell_breath(breath)

    def tell_breath(self, breath: Breath) -> None:
        """What weighs is kept together with the card that brought it about."""
        if breath.said:
            self.note("· " + " ".join(once(breath.said)), breath.weight)
            self.cause = self.news[-1] if breath.events & {*self.sheet.uses} else self.cause
            if self.cause and breath.weight == WEIGHS:
                self.cause.weight = WEIGHS

    def texts_of(self, refs: list[str]) -> list[str]:
        """What the cards do that somebody else has played, if whoever faces the screen has not read it yet.

        Where cards are many and wordy, one that is told by its number needs no more.
        """
        played = [ref for ref in refs if ref.partition(":")[0] in self.sheet.played and (self.facing, ref) not in self.read]
        fresh = [ref for ref in played if not (self.sheet.terse and self.words.cards[ref].value)]
        self.read |= {(self.facing, ref) for ref in fresh}
        return [self.words.say("card-says", text=self.words.text(ref)) for ref in fresh if self.words.text(ref)]

    def tell_seen(self, now: Moment) -> None:
        """The cards of another's hand that one has just come to see."""
        hands = [zone for zone in lying(self.sheet, now.zones) if zone.look == "hand" and zone.owner not in (now.seat, NOBODY)]
        known = {zone.zone.key: sorted([card.ref for card in zone.known()]) for zone in hands}
        before = self.known.get(now.seat, known)
        self.known[now.seat] = known
        for zone in hands:
            if Counter(known[zone.zone.key]) - Counter(before.get(zone.zone.key, [])):
                self.note(f"· {self.words.seat(zone.owner)} · {self.board.called(zone)}", WEIGHS)

    def gathered(self, messages: list[Message]) -> list[Message]:
        """Neighbours that say more of something and differ only in a card they show: as one, with a list of the cards."""
        found: list[Message] = []
        for one in messages:
            before = found[-1] if found and found[-1].id == one.id and one.id in self.sheet.more else None
            other = [key for key in one.facts if before and one.facts[key] != before.facts[key]]
            card = one.facts[other[0]] if len(other) == 1 else ""
            if before and isinstance(card, str) and card in self.words.cards:
                cards = before.facts[other[0]]
                found[-1] = Message(one.id, {**before.facts, other[0]: [*(cards if isinstance(cards, list) else [cards]), card]})
            else:
                found.append(one)
        return found

    # A question

    def put(self, mine: Mine, now: Moment, turns: int) -> None:
        """A question is put and answered."""
        asked = Menu(mine, self.words, self.sheet)
        self.turns = turns
        forced = len(asked.labels) == 1
        choice = self.forced(asked, now) if forced else self.choose(asked, now)
        if choice is not None:
            self.news, self.idle, self.chose = (self.news if forced else []), self.idle and forced, not forced
            self.read |= {(self.facing, ref) for ref in asked.refs[choice]}
            self.answer(mine.number, self.facing, choice)

    def draw(self, now: Moment, detail: int = FULL) -> None:
        """The table, if it is another than was seen last, or if it has to be drawn in place."""
        seen = [self.turns, now.status, self.facing, self.seen(now)]
        if self.drawn != seen or self.screen.live:
            self.drawn = seen
            self.board.table(now, detail=detail)

    def seen(self, now: Moment) -> int:
        """How many cards of others' hands this seat knows, and how many hands it leads: if more, the table is drawn again."""
        hands = [zone for zone in lying(self.sheet, now.zones) if zone.look == "hand"]
        known = [card for zone in hands if zone.owner != self.facing for card in zone.known()]
        return len(known) + len({zone.part for zone in hands if zone.owner == self.facing and zone.count})

    def forced(self, asked: Menu, now: Moment) -> int | None:
        """The only option is taken, saying why there is no other; it weighs if it is all one does in one's turn."""
        weight = WEIGHS if self.idle else PLAYED
        self.note(asked.prompt, weight)
        for rule in sorted(set(now.why_not.values())):
            refs = [ref for ref in now.why_not if now.why_not[ref] == rule]
            cards = ", ".join([self.words.name(ref) for ref in refs])
            self.note(f"– {cards}: {self.words.why_not(rule, len(refs))}", weight)
        self.note(self.words.say("options-forced", option=asked.labels[0]), weight)
        return 0

    def choose(self, asked: Menu, now: Moment) -> int | None:
        """The index chosen; None if something else happened, so that we must look again."""
        touched = self.touched = []
        first, following, fresh = 0, 0, True
        while True:
            menu = asked.lines(touched, self.longest())
            if len(menu) == 1 and len(menu[0][1]) == 1:
                return menu[0][1][0]
            if fresh:
                following = self.show(Offer(self.board, now, asked, touched, self.goes_on()), menu, first)
            said = self.ask(self.words.say("prompt-number", name=self.words.seat(self.facing), most=len(menu)))
            fresh = number(said) in range(1, len(menu) + 1) or (not said and touched != [])
            first = 0 if fresh else first
            if fresh and said:
                touch, inside = menu[number(said) - 1]
                if not touch:
                    return inside[0]
                touched.append(touch)
            elif fresh:
                touched.pop()
            elif not said:
                fresh = True
            elif said == "0" and (first or following):
                first, fresh = following, True
            elif not self.command(said) and (named := asked.named(said)) is not None:
                return named
            elif not self.obey(said, asked, now, len(menu)):
                return None

    def longest(self) -> int:
        """How many options stand in a list before those that begin alike are put together."""
        return min(LONG_LIST, self.screen.height() // 3)

    def ask(self, prompt: str) -> str:
        """What is typed; whoever presses Ctrl-C is asked whether they mean it, and does it once more to leave."""
        try:
            return self.screen.ask(prompt)
        except KeyboardInterrupt:
            self.screen.write("")
            self.screen.say(self.words.say("ask-leave"))
            return self.screen.ask(prompt)

    def show(self, offer: Offer, menu: list[Line], first: int) -> int:
        """The table and a menu, with as much detail as there is room for; where the menu goes on, 0 if it has been shown."""
        if not self.screen.limited:
            self.draw(offer.now)
            self.screen.write("")
            offer.draw(menu, 0, len(menu), FULL, self.read_already)
            return 0
        room, before = self.screen.height() - 1, self.drawn
        body = len(menu) - offer.asked.ends(menu)
        steps = [(*step, body) for step in STEPS if not first] + [(*STEPS[-1], last) for last in range(body, first, -1)]
        for table, options, last in steps:
            self.drawn = before
            above = self.screen.gathered(partial(self.draw, offer.now, table))
            below = self.screen.gathered(partial(offer.draw, menu, first, last, options, self.gist_is_enough(options)))
            told = self.wanted() if (table, options) != STEPS[-1] else min(1, self.wanted())
            if len(above) + told + len(below) <= room:
                break
        self.lay_out([*above, *self.told(room - len(above) - len(below)), *below])
        return last if last < body else 0

    def weighty(self) -> list[Told]:
        """What weighs of what was told."""
        return [one for one in self.news if one.weight == WEIGHS]

    def wanted(self) -> int:
        """So many rows of what happened stand with a question: all that weighs, and some of the rest."""
        return max(len(lines_of(self.weighty())), min(len(lines_of(self.news)), NEWS)) if self.screen.live else 0

    def told(self, room: int) -> list[str]:
        """What weighs most of what was told, where it has to be drawn again: whole sentences, or how one begins."""
        room, lines = max(1, room), lines_of(self.news)
        if not self.screen.live or len(lines) <= room:
            return lines if self.screen.live else []
        lines = lines_of(kept(self.news, room - 1))
        if len(lines) < room:
            return [self.words.say("news-more"), *lines]
        return lines if len(lines) == room else [*lines[: room - 1], clipped(lines[room - 1] + " …", self.screen.width())]

    def lay_out(self, lines: list[str]) -> None:
        if self.screen.live:
            self.screen.page(lines)
        else:
            for line in lines:
                self.screen.write(line)

    def look(self, now: Moment, wanted: int) -> None:
        """The table and what was told, where it is drawn in place; what is wanted of it comes before the table."""
        room = self.screen.height() - 1
        wanted = min(len(lines_of(self.news)), wanted)
        for table in (FULL, SHORT, CLOSE, LEAST):
            above = self.screen.gathered(partial(self.board.table, now, detail=table))
            if len(above) + wanted <= room:
                break
        if len(above) + wanted > room and wanted > NEWS:
            above = self.screen.gathered(partial(self.screen.rule, self.words.message(now.status)))
        self.lay_out([*above, *self.told(room - len(above))])

    def read_already(self, ref: str) -> bool:
        """Whether whoever faces the screen has read a card's text, in a game that shows it once."""
        read = (self.facing, ref) in self.read
        self.read.add((self.facing, ref))
        return read and self.sheet.terse

    def gist_is_enough(self, detail: int) -> Callable[[str], bool]:
        """Where a page is drawn again and again, a text is shown whenever there is room for it, a wordy one for all of it."""
        return lambda ref: self.sheet.terse and detail < FULL and self.words.cards[ref].value != ""  # else the text is all it is

    def note(self, text: str, weight: int = OTHER) -> None:
        """A sentence of what happened, now or with the next page."""
        lines = self.screen.gathered(partial(self.screen.say, text))
        self.news.append(Told(lines, weight))
        if not self.screen.live:
            self.lay_out(lines)

    # Commands

    def command(self, said: str) -> str:
        """Which command was typed, in this language or in English; nothing if it is none."""
        word, _, rest = said.strip().partition(" ")
        name = self.meant(word, self.with_more if rest.strip() else self.commands)
        return name or ("?" if said.startswith("?") else "")

    def meant(self, word: str, names: list[str]) -> str:
        """Which of these commands a word is, in this language or in English; nothing if it is none."""
        for name in names if plain(word) else []:
            spoken = LANGUAGES if name == "lang" else [self.language, "en"]  # whoever strays into a language finds out again
            typed = [one for language in spoken for one in Words(language).say(f"command-{name}").split()]
            if plain(word) in [plain(one) for one in typed]:
                return name
        return ""

    def obey(self, said: str, asked: Menu | None, now: Moment, most: int) -> bool:
        """Do what was typed instead of a number; False if the question must be put again."""
        rest = said.partition(" ")[2].strip()
        match self.command(said):
            case "quit":
                raise Leave
            case "help":
                self.screen.say(self.words.say(self.help))
            case "how":
                self.show_how()
            case "table":
                self.board.table(now, again=True)
            case "score":
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
            case "?":
                self.explain(said[1:].strip(), asked)
            case _:
                self.refuse(said, asked, now, most)
        return True

    def show_how(self) -> None:
        """How the game is played, on one page."""
        self.screen.rule(self.words.say("title"))
        for title, text in how_to_play(self.words):
            self.screen.say(f"{title}: {text}")

    def speak(self, language: str) -> bool:
        if language not in LANGUAGES:
            self.screen.say(self.words.say("no-language", said=language, known=", ".join(LANGUAGES)))
            return False
        self.language = language
        self.reword()
        self.news = []
        self.note(self.words.say("language-now"))
        self.drawn = []
        return True

    def refuse(self, said: str, asked: Menu | None, now: Moment, most: int) -> None:
        """A wish that cannot be granted: which rule, and what can be done instead."""
        for ref, rule in now.why_not.items():
            if asked and len(plain(said)) >= FEWEST and plain(said) in plain(self.words.name(ref)):
                self.screen.say(f"{rule}: {self.words.say('refused-' + rule.replace('.', '_'))}")
                self.screen.say(self.words.say("nearest", options=" · ".join(asked.labels)))
                return
        self.screen.say(self.words.say("not-a-number", said=said, most=most))

    def explain(self, said: str, asked: Menu | None) -> None:
        """A card, a clause or an option by its number in words; without a name, what can be asked for."""
        menu = asked.lines(self.touched, self.longest()) if asked else []
        found = self.of_option(asked, menu[number(said) - 1][1][0]) if asked and number(said) in range(1, len(menu) + 1) else []
        found = found or (explained(self.words, said) if said else topics(self.words))
        for line in found or [self.words.say("explain-none", said=said)]:
            self.screen.say(line)

    def of_option(self, asked: Menu, at: int) -> list[str]:
        """The cards it names; else the clauses it is called after; else what the question is about."""
        label, question = plain(asked.labels[at]), f"guide-{asked.mine.ask.id}"
        cards = [f"{self.words.name(ref)}: {self.words.text(ref)}" for ref in asked.refs[at]]
        rules = [clause for clause in self.words.clauses() if plain(self.words.clause(clause)[0]) in label]
        told = cards or [line for clause in rules for line in clause_of(self.words, clause)]
        return told or ([self.words.say(question)] if self.words.has(question) else [])
