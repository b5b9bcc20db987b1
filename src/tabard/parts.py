"""Whoever a seat leads on the board: each in a block with figures, gauges and what lies beside it."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from tabard.engine.state import NOBODY
from tabard.screen import CLOSE, LEAST, clipped
from tabard.table.lying import Lying
from tabard.table.moment import Moment

if TYPE_CHECKING:
    from tabard.board import Board

BEADS = 6  # a gauge that goes no further is drawn bead by bead


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
        placed = [one for one in self.parts if one.place and not self.screen.plain]
        for at in (1, 2, 3) if placed else ():
            lines = [[one for one in placed if one.place == place] for place in (at, at + 3)]
            self.face_each_other(lines[0], lines[1])
        for part in self.parts:
            if part in placed:
                self.cards_in_hand(part)
            elif part.label and not part.place:
                head = self.head(part, self.screen.width())
                self.screen.say(f"  {head} · {self.words.say('zone-' + part.label[0].name)}", hang=4)
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

    def head(self, part: Part, room: int) -> str:
        """Who it is and whose; where there is room, how strong a bot."""
        name, owner = self.words.name(part.cards[0].ref), part.own.owner
        full = f"{name} ({self.board.named(owner)})"
        return full if self.board.detail > CLOSE and len(full) <= room else f"{name} ({self.words.seat(owner)})"

    def marked(self, part: Part, head: str) -> str:
        """If it is asked; a question about none of a seat's parts is about all."""
        seat = part.own.owner
        return self.board.marked(head, (seat, part.own.part) in self.asked or (seat, NOBODY) in self.asked)

    def narrow(self, part: Part, width: int) -> list[str]:
        """Three lines or so: who and where; figures and gauges; what lies beside. Where there is no room, one."""
        place = self.marked(part, f"{part.place} ")
        small = [beads(zone) for zone in part.of("gauge") if zone.most <= BEADS]
        figures = " ".join([*self.figures(part, short=True), *small])
        long = [zone for zone in part.of("gauge") if zone.most > BEADS]
        if self.board.detail == LEAST:
            told = " ".join([figures, *[f"{zone.count:>2}/{zone.most}" for zone in long]])
            name = clipped(place + self.words.name(part.cards[0].ref), width - len(told) - 1)
            return [f"{name:<{width - len(told) - 1}} {told}"]
        line = f"    {figures}"
        for zone in long:
            told = f" {zone.count:>2}/{zone.most}"
            line += " " + bar(zone, width - len(line) - len(told) - 2) + told
        beside = [f"{self.words.say('zone-' + zone.name)} {part.place}" for zone in part.label]
        beside += [f"{self.words.say('zone-' + part.hand.name)} {part.hand.count}", *self.beside(part)]
        rest = textwrap.wrap(" · ".join(beside), width, initial_indent="    ", subsequent_indent="    ")
        rest = rest if self.board.detail > CLOSE else [clipped(" ".join(rest), width)]
        return [clipped(place + self.head(part, width - len(place)), width), line, *rest]

    def block(self, part: Part) -> None:
        """As wide as the screen."""
        place = f"{part.place} " if part.place else ""
        head = self.marked(part, place + self.head(part, self.screen.width() - len(place) - 2))
        figures = self.figures(part, short=self.board.detail == LEAST)
        gauges = [self.gauge(zone) for zone in part.of("gauge")]
        told = [head, *([" ".join(figures)] if self.board.detail == LEAST else figures), *gauges, *self.beside(part)]
        if self.board.detail == LEAST:
            self.screen.write(clipped(" · ".join(told), self.screen.width()))
            return
        if self.board.detail == CLOSE:
            self.board.packed(told, hang=4)
        else:
            self.screen.say(head, hang=4)
            self.board.packed([*figures, *self.beside(part)], indent=4)
            self.screen.say(" · ".join(gauges), indent=4)
        if part.hand.known():
            self.cards_in_hand(part, named=False)
        elif part.hand.count:
            self.screen.say(self.board.called(part.hand), indent=4)

    def gauge(self, zone: Lying) -> str:
        """Drawn, or told."""
        if self.screen.plain:
            return self.board.called(zone)
        drawn = beads(zone) if zone.most <= BEADS else f"{zone.count}/{zone.most}"
        if zone.most > BEADS and self.board.detail > CLOSE:
            drawn = f"{bar(zone, zone.most)} {drawn}"
        return drawn if self.board.detail == LEAST else f"{self.words.say('zone-' + zone.name)} {drawn}"

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
        if part.hand.known() and self.board.detail > LEAST:
            whose = self.words.name(part.cards[0].ref) if named else self.words.say("zone-" + part.hand.name)
            cards = self.board.each(part.hand)
            self.board.packed([f"{whose}: {cards[0]}", *cards[1:]], indent=2 if named else 4, hang=2, by=", ")


def beads(zone: Lying) -> str:
    return "●" * zone.count + "○" * (zone.most - zone.count)


def bar(zone: Lying, width: int) -> str:
    """What is left, in full and empty boxes; something left is never drawn as nothing."""
    full = -(-zone.count * width // zone.most) if width > 0 else 0
    return "█" * full + "░" * (max(0, width) - full)
