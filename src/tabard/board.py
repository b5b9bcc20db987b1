"""The table on a screen: drawn from a Moment, its Sheet and words alone."""

from __future__ import annotations

import textwrap

from tabard.engine.box import Term
from tabard.engine.state import NOBODY
from tabard.screen import Screen, minus
from tabard.table.lying import Lying, Stroke, lying
from tabard.table.moment import Moment
from tabard.table.sheet import Card, Sheet
from tabard.words import Words

BEADS = 6  # a gauge that goes no further is drawn bead by bead


class Board:
    """The table on a screen, in one language."""

    def __init__(self, screen: Screen, words: Words, sheet: Sheet) -> None:
        self.screen = screen
        self.words = words
        self.sheet = sheet
        self.explained: list[str] = []  # the cards whose texts have been shown
        self.again = False  # every text is to be shown

    def table(self, now: Moment, again: bool = False) -> None:
        """The whole table; what is special about a card is said when it first appears, and again if asked for."""
        self.again = again
        if again:
            self.explained = []
        self.screen.rule(self.words.message(now.status))
        zones = lying(self.sheet, now.zones)
        middle = [zone for zone in zones if zone.owner == NOBODY]
        selves = [zone for zone in zones if zone.look == "self"]
        for zone in middle:
            if zone.look == "line":
                self.line(zone)
            elif zone.look == "table":
                self.open_cards(zone)
            elif zone.look == "exchanges" and zone.count:
                self.exchanges(zone, len(selves) > 2)
        self.packed([self.called(zone) for zone in middle if zone.look in ("count", "names")])
        for zone in middle:
            if zone.look == "sum":
                self.screen.say(self.called(zone))
        self.packed([self.called(zone) for zone in middle if zone.look == "stack"])
        if selves:
            Parts(self, now, zones).draw()
            return
        for seat in range(self.sheet.seats):
            self.seat(now, seat, [zone for zone in zones if zone.owner == seat])

    def exchanges(self, zone: Lying, crowded: bool) -> None:
        """A line for each; among many, with the name of whoever was attacked."""
        self.screen.say(f"{self.words.say('zone-' + zone.name)} ({zone.count})")
        for attack, answer in zip(zone.strokes[::2], zone.strokes[1::2]):
            whom = f"→ {self.words.name(answer.who.ref)}: " if crowded else ""
            self.packed(exchange(self.words, attack, answer, whom), indent=2)

    def line(self, zone: Lying) -> None:
        """Numbered places, the front marked."""
        self.screen.say(f"{self.words.say('zone-' + zone.name)} ({zone.count})")
        for place, card in enumerate(zone.known(), 1):
            line = f"{place:>3} {card.value:>2}  {self.words.name(card.ref)} · {self.words.group(card.group)}"
            self.screen.say(line + (f"  ← {self.words.say('place-front')}" if place == 1 else ""), hang=8)
            if card.special and card.ref not in self.explained:
                self.explained.append(card.ref)
                self.screen.say(self.words.text(card.ref), indent=12, hang=0)

    def open_cards(self, zone: Lying) -> None:
        """What lies open in the middle is read out each time: it holds for all."""
        for card in zone.known():
            title, group = self.words.say("zone-" + zone.name), self.words.group(card.group)
            self.screen.say(f"{title}: {self.valued(card)}" + (f" · {group}" if group != title else ""))
            self.packed(list(self.words.printed(card.ref).values()), indent=4)
            if card.special:
                self.screen.say(self.words.text(card.ref), indent=4, hang=0)

    def seat(self, now: Moment, seat: int, zones: list[Lying]) -> None:
        """Name, points and counts in one line; then what lies there, as much in a line as fits; a hand one sees in its own."""
        points = self.words.say("score-line", name=self.words.seat(seat), points=minus(now.totals[seat]))
        asked = seat in [question.seat for question in now.asked if not question.sealed]
        counts = " · ".join([self.called(zone) for zone in zones if zone.look == "count"])
        self.screen.say(("▸ " if asked else "  ") + points + (f"  ({counts})" if counts else ""), hang=4)
        there = [zone for zone in zones if zone.look != "count" and zone.count]
        hands = [zone for zone in there if zone.look == "hand" and zone.known()]
        self.packed([self.called(zone) for zone in there if zone not in hands], indent=4)
        for zone in hands:
            self.screen.say(self.called(zone), indent=4)
        self.texts(there)

    def texts(self, zones: list[Lying]) -> None:
        """If they are asked for: the rules on the cards lying there, each once."""
        for card in [card for zone in zones if self.again for card in zone.known() if card.special]:
            if card.ref not in self.explained:
                self.explained.append(card.ref)
                self.screen.say(f"{self.words.name(card.ref)}: {self.words.text(card.ref)}", indent=6)

    def packed(self, parts: list[str], indent: int = 0, hang: int = 0, by: str = " · ") -> None:
        """Parts side by side where they fit, none broken that could stand in a line of its own."""
        line, shift = "", indent
        for part in parts:
            if line and shift + len(line + by + part) > self.screen.width():
                self.screen.say(line + by.rstrip(" ·"), shift)
                line, shift = "", indent + hang
            line = line + by + part if line else part
        if line:
            self.screen.say(line, shift)

    def called(self, zone: Lying) -> str:
        """A zone by its name, with what is in it."""
        if zone.look in ("count", "stack", "place"):
            inside = str(zone.count)
        elif zone.look == "gauge":
            inside = f"{zone.count}/{zone.most}"
        elif zone.look == "sum":
            inside = " + ".join([f"{self.stands_for(one.card, one.seat)} {one.value}" for one in zone.added]) + f" = {zone.count}"
        else:
            inside = ", ".join(self.each(zone))
        return f"{self.words.say('zone-' + zone.name)}: {inside}"

    def stands_for(self, card: Card, seat: int) -> str:
        return self.words.seat(seat) if seat != NOBODY else self.words.name(card.ref)

    def each(self, zone: Lying) -> list[str]:
        """The cards of a zone, those face down as a number; what lies elsewhere is only named."""
        known = [self.words.name(card.ref) if zone.look == "names" else self.valued(card) for card in zone.known()]
        hidden = zone.count - len(known)
        return [*known, self.words.say("face-down", count=hidden)] if hidden else known

    def valued(self, card: Card) -> str:
        return (f"{card.value} " if card.value else "") + self.words.name(card.ref)

    def scores(self, scores: list[list[Term]], totals: list[int]) -> None:
        for seat, terms in enumerate(scores):
            self.screen.say(self.words.say("score-line", name=self.words.seat(seat), points=minus(totals[seat])))
            for term in terms:
                points = f"{term.points:+}".replace("-", "−")
                self.screen.say(f"{points:>4}  {self.words.term(term)} ({term.rule})", indent=2, hang=6)

    def result(self, now: Moment, scores: list[list[Term]]) -> None:
        self.screen.rule(self.words.say("game-over"))
        self.scores(scores, now.totals)
        winners = [self.words.seat(seat) for seat in now.winners]
        self.screen.say(self.words.say("winner", names=", ".join(winners), count=len(winners)))

    def touch(self, now: Moment, touch: str) -> str:
        """A thing on the table by its name and place, as whose Moment it is would touch it."""
        parts = touch.split(":")
        if parts[0] == "seat":
            return self.words.seat(int(parts[1]) - 1)
        if len(parts) == 1 and self.words.has(f"touch-{touch}"):
            return self.words.say(f"touch-{touch}")
        owners = [int(parts[1]) - 1] if len(parts) > 2 else [NOBODY, now.seat]
        for zone in lying(self.sheet, now.zones):
            if zone.zone.touch == parts[0] and zone.owner in owners:
                card = zone.cards[int(parts[-1]) - 1] if zone.cards else None
                if card is None:
                    return self.words.say("zone-" + zone.name)
                return f"{self.words.name(card.ref)} ({parts[-1]})" + (f" · {card.value}" if card.value else "")
        raise AssertionError(f"nothing lies at {touch}")


def exchange(words: Words, attack: Stroke, answer: Stroke, whom: str) -> list[str]:
    """An exchange in one line: the attack and its number, the number and the guard it met; and what came of it."""
    left = " = ".join([one for one in (attack.terms, attack.value) if one])
    right = " = ".join([one for one in (answer.value, answer.terms) if one])
    struck = words.name(attack.card.ref) if attack.card else ""
    sides = whom + f"{struck} {left}".strip() + " ⇄ " + f"{right} {served(words, answer)}".strip()
    paid = [words.say("exchange-pays", name=words.name(one.who.ref), count=one.pays) for one in (attack, answer) if one.pays]
    if attack.value and answer.value and not paid:
        paid = [words.say("exchange-even")]
    return [sides, *paid]


def served(words: Words, answer: Stroke) -> str:
    """What met an attack: a guard by its name and the number of its card, or a word."""
    if answer.guard is not None:
        number = answer.card.printed.get("number", "") if answer.card else ""
        return words.name(answer.guard.ref) + (f" [{number}]" if number else "")
    said = words.say(f"exchange-{answer.serves}")
    return f"{said} ({words.name(answer.card.ref)})" if answer.card else said


class Part:
    """The zones of one part of a seat, by their look."""

    def __init__(self, own: Lying, zones: list[Lying]) -> None:
        self.own = own
        self.zones = zones
        self.cards = own.known()
        self.place = sum([zone.count for zone in self.of("place")])  # on a field, if there is one; else 0
        self.label = [zone for zone in self.of("place") if zone.name != "place"]  # it stands elsewhere than in a place
        self.hand = self.of("hand")[0]

    def of(self, *looks: str) -> list[Lying]:
        return [zone for zone in self.zones if zone.look in looks]


class Parts:
    """Whoever a seat leads, each in a block: one under the other, or in two lines that face each other."""

    def __init__(self, board: Board, now: Moment, zones: list[Lying]) -> None:
        self.board = board
        self.words = board.words
        self.screen = board.screen
        selves = [zone for zone in zones if zone.look == "self"]
        self.parts = [
            Part(own, [zone for zone in zones if (zone.owner, zone.part) == (own.owner, own.part)]) for own in selves
        ]
        self.asked = [(question.seat, question.part) for question in now.asked if not question.sealed]

    def draw(self) -> None:
        placed = [one for one in self.parts if one.place]
        for at in (1, 2, 3) if placed else ():
            lines = [[one for one in placed if one.place == place] for place in (at, at + 3)]
            self.face_each_other(lines[0], lines[1])
        for part in self.parts:
            if part in placed:
                self.cards_in_hand(part)
            elif part.label:
                self.screen.say(f"  {self.head(part)} · {self.words.say('zone-' + part.label[0].name)}", hang=4)
            else:
                self.block(part)
        self.board.texts([zone for part in self.parts for zone in part.zones if zone.look != "names"])

    def face_each_other(self, ours: list[Part], theirs: list[Part]) -> None:
        """Two blocks side by side; a third stands behind one of them."""
        width = (self.screen.width() - 3) // 2
        for at in range(max(len(ours), len(theirs))):
            left = self.narrow(ours[at], width) if at < len(ours) else []
            right = self.narrow(theirs[at], width) if at < len(theirs) else []
            for line in range(max(len(left), len(right))):
                one = left[line] if line < len(left) else ""
                other = right[line] if line < len(right) else ""
                self.screen.write(f"{one:<{width}} {'⇄' if left and right and not line else '│'} {other}".rstrip())

    def head(self, part: Part) -> str:
        return f"{self.words.name(part.cards[0].ref)} ({self.words.seat(part.own.owner)})"

    def mark(self, part: Part) -> str:
        """Whether it is asked; a question about none of a seat's parts is about all."""
        seat = part.own.owner
        return "▸ " if (seat, part.own.part) in self.asked or (seat, NOBODY) in self.asked else "  "

    def narrow(self, part: Part, width: int) -> list[str]:
        """Three lines or so: who and where; figures and gauges; what lies beside."""
        found = clipped(f"{self.mark(part)}{part.place} {self.head(part)}", width)
        small = [beads(zone) for zone in part.of("gauge") if zone.most <= BEADS]
        line = "    " + " ".join([*self.figures(part, short=True), *small])
        for zone in [zone for zone in part.of("gauge") if zone.most > BEADS]:
            told = f" {zone.count:>2}/{zone.most}"
            line += " " + bar(zone, width - len(line) - len(told) - 2) + told
        beside = [f"{self.words.say('zone-' + zone.name)} {part.place}" for zone in part.label]
        beside += [f"{self.words.say('zone-' + part.hand.name)} {part.hand.count}", *self.beside(part)]
        return [found, line, *textwrap.wrap(" · ".join(beside), width, initial_indent="    ", subsequent_indent="    ")]

    def block(self, part: Part) -> None:
        """As wide as the screen."""
        self.screen.say(self.mark(part) + self.head(part), hang=4)
        self.board.packed([*self.figures(part, short=False), *self.beside(part)], indent=4)
        gauges = []
        for zone in part.of("gauge"):
            drawn = beads(zone) if zone.most <= BEADS else f"{bar(zone, zone.most)} {zone.count}/{zone.most}"
            gauges.append(f"{self.words.say('zone-' + zone.name)} {drawn}")
        self.screen.say(" · ".join(gauges), indent=4)
        if part.hand.known():
            self.cards_in_hand(part, named=False)
        elif part.hand.count:
            self.screen.say(self.board.called(part.hand), indent=4)

    def figures(self, part: Part, short: bool) -> list[str]:
        """Its numbers; the chosen one in brackets."""
        found: list[str] = []
        for zone in part.of("figure"):
            name = f"zone-{zone.name}"
            said = self.words.attribute(name, "short") if short else self.words.say(name) + " "
            found.append(f"[{said}{zone.count}]" if zone.chosen else f"{said}{zone.count}")
        return found

    def beside(self, part: Part) -> list[str]:
        """What lies beside it: what it carries, cards that improve it, whom it is bound to."""
        gear = [f"{self.words.group(card.group)}: {self.words.name(card.ref)}" for card in part.cards[1:]]
        return gear + [self.board.called(zone) for zone in part.of("names", "table") if zone.count]

    def cards_in_hand(self, part: Part, named: bool = True) -> None:
        """A hand one sees, in lines of its own."""
        if part.hand.known():
            whose = self.words.name(part.cards[0].ref) if named else self.words.say("zone-" + part.hand.name)
            cards = self.board.each(part.hand)
            self.board.packed([f"{whose}: {cards[0]}", *cards[1:]], indent=2 if named else 4, hang=2, by=", ")


def beads(zone: Lying) -> str:
    return "●" * zone.count + "○" * (zone.most - zone.count)


def bar(zone: Lying, width: int) -> str:
    """What is left, in full and empty boxes; something left is never drawn as nothing."""
    full = -(-zone.count * width // zone.most) if width > 0 else 0
    return "█" * full + "░" * (max(0, width) - full)


def clipped(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"
