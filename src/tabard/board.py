"""The table on a screen: drawn from a Moment, its Sheet and words alone."""

from __future__ import annotations

from tabard.engine.box import Term
from tabard.engine.state import NOBODY
from tabard.parts import Parts
from tabard.screen import CLOSE, FULL, LEAST, SHORT, Screen, clipped, minus
from tabard.table.lying import Lying, Stroke, lying
from tabard.table.moment import Moment
from tabard.table.sheet import Card, Sheet
from tabard.words import Words


class Board:
    """The table on a screen, in one language."""

    def __init__(self, screen: Screen, words: Words, sheet: Sheet, levels: list[str] | None = None) -> None:
        self.screen = screen
        self.words = words
        self.sheet = sheet
        self.levels = levels or [""] * sheet.seats  # of the bots, in words
        self.explained: list[str] = []  # the cards whose texts have been shown
        self.again = False  # every text is to be shown
        self.detail = FULL

    def table(self, now: Moment, again: bool = False, detail: int = FULL) -> None:
        """The whole table; what is special about a card is said when it first appears, and again if asked for."""
        self.again = again
        self.detail = detail
        if again or self.screen.live:
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
        if detail > LEAST:
            self.packed([self.called(zone) for zone in middle if zone.look == "stack"])
        if selves:
            Parts(self, now, zones).draw()
            return
        for seat in range(self.sheet.seats):
            self.seat(now, seat, [zone for zone in zones if zone.owner == seat])

    def exchanges(self, zone: Lying, crowded: bool) -> None:
        """A line for each, or for the last; among many, with the name of whoever was attacked."""
        pairs = list(zip(zone.strokes[::2], zone.strokes[1::2]))
        if self.detail > CLOSE:
            self.screen.say(f"{self.words.say('zone-' + zone.name)} ({zone.count})")
        for attack, answer in pairs if self.detail > CLOSE else pairs[-1 - self.detail :]:
            whom = f"{self.words.name(answer.who.ref)}: "
            if self.screen.plain:
                self.packed(exchange(self.words, attack, answer, "", f" · {whom}"), indent=2)
            else:
                self.packed(exchange(self.words, attack, answer, f"→ {whom}" if crowded else "", " ⇄ "), indent=2)

    def line(self, zone: Lying) -> None:
        """Numbered places, the front marked."""
        title = f"{self.words.say('zone-' + zone.name)} ({zone.count})"
        if self.detail < SHORT:
            self.screen.say(f"{title} · 1: {self.words.say('place-front')}" if zone.count else title)
            self.screen.grid([self.in_line(place, card) for place, card in enumerate(zone.known(), 1)], columns=3)
            return
        self.screen.say(title)
        for place, card in enumerate(zone.known(), 1):
            line = f"{place:>3} {card.value:>2}  {self.words.name(card.ref)} · {self.words.group(card.group)}"
            line += f"  {'·' if self.screen.plain else '←'} {self.words.say('place-front')}" if place == 1 else ""
            fresh = card.special and card.ref not in self.explained
            if fresh and self.detail == SHORT:
                line = clipped(f"{line} · {self.words.text(card.ref)}", self.screen.width())
            self.screen.say(line, hang=8)
            if fresh and self.detail == FULL:
                self.explained.append(card.ref)
                self.screen.say(self.words.text(card.ref), indent=12, hang=0)

    def in_line(self, place: int, card: Card) -> str:
        """A place of a line where three stand side by side."""
        hue = self.words.hue(card.group)
        return f"{place:>2} {card.value:>2} {clipped(self.words.name(card.ref), 15 - len(hue))} · {hue}"

    def open_cards(self, zone: Lying) -> None:
        """What lies open in the middle is read out each time: it holds for all."""
        for card in zone.known():
            title, group = self.words.say("zone-" + zone.name), self.words.group(card.group)
            head = f"{title}: {self.valued(card)}" + (f" · {group}" if group != title else "")
            told = list(self.words.printed(card.ref).values())
            text = [self.words.text(card.ref)] if card.special else []
            if self.detail < SHORT:
                told = [" · ".join([head, *told, *text])]
                self.screen.say(told[0] if self.detail else clipped(told[0], 5 * self.screen.width() - 40))
                continue
            self.screen.say(head)
            self.packed(told, indent=4)
            for one in text:
                self.screen.say(one, indent=4, hang=0)

    def seat(self, now: Moment, seat: int, zones: list[Lying]) -> None:
        """Name, points and counts in one line; then what lies there, as much in a line as fits; a hand one sees in its own."""
        name = self.named(seat) if self.detail > CLOSE else self.words.seat(seat)
        points = self.words.say("score-line", name=name, points=minus(now.totals[seat]))
        asked = seat in [question.seat for question in now.asked if not question.sealed]
        counts = " · ".join([self.called(zone) for zone in zones if zone.look == "count"])
        head = self.marked(points + (f"  ({counts})" if counts else ""), asked)
        there = [zone for zone in zones if zone.look != "count" and zone.count]
        hands = [zone for zone in there if zone.look == "hand" and zone.known()]
        rest = [self.called(zone) for zone in there if zone not in hands]
        if self.detail == LEAST:
            rest = [", ".join(self.each(zone)) if zone.known() else self.called(zone) for zone in there if zone not in hands]
            self.screen.write(clipped(" · ".join([head, *rest]), self.screen.width()))
        elif self.detail == CLOSE:
            self.packed([head, *rest], hang=4)
        else:
            self.screen.say(head, hang=4)
            self.packed(rest, indent=4)
        for zone in hands:
            self.screen.say(self.called(zone) if self.detail else clipped(self.called(zone), self.screen.width() - 4), indent=4)
        self.texts(there)

    def marked(self, head: str, asked: bool) -> str:
        """A sign before whoever is asked; to a voice, words after them."""
        if self.screen.plain:
            return f"  {head} · {self.words.say('page-turn')}" if asked else f"  {head}"
        return ("▸ " if asked else "  ") + head

    def named(self, seat: int) -> str:
        """Who sits there; of a bot how strong it is, too."""
        level = self.levels[seat]
        return self.words.say("seat-level", seat=seat, level=level) if level else self.words.seat(seat)

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
            if line and shift + len(line + by + part + by.rstrip(" ·")) > self.screen.width():
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
            added = [f"{self.stands_for(one.card, one.seat)} ({one.value})" for one in zone.added]
            inside = f"{' + '.join(added)} = {zone.count}"
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
            self.screen.say(self.words.say("score-line", name=self.named(seat), points=minus(totals[seat])))
            for term in terms:
                points = f"{term.points:+}".replace("-", "−") if term.points else ""
                self.screen.say(f"{points:>4}  {self.words.term(term)}", indent=2, hang=6)

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
                worth = self.words.worth(card.ref)
                return f"{self.words.name(card.ref)} ({parts[-1]})" + (f" · {worth}" if worth else "")
        raise AssertionError(f"nothing lies at {touch}")


def exchange(words: Words, attack: Stroke, answer: Stroke, whom: str, meets: str) -> list[str]:
    """An exchange in one line: the attack and its number, the number and the guard it met; and what came of it."""
    left = " = ".join([one for one in (attack.terms, attack.value) if one])
    right = " = ".join([one for one in (answer.value, answer.terms) if one])
    struck = words.name(attack.card.ref) if attack.card else ""
    sides = whom + f"{struck} {left}".strip() + meets + f"{right} {served(words, answer)}".strip()
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
