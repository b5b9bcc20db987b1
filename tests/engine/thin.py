"""Two paper-thin games on the engine: a secret choice with a reaction, and an exchange of blows. They prove the nouns."""

from __future__ import annotations

from typing import Any

from tabard.engine.box import Box, Term
from tabard.engine.cardset import CardSet
from tabard.engine.judging import Judging
from tabard.engine.secrets import Equals, Names, deal_unseen
from tabard.engine.showing import Showing
from tabard.engine.state import LEAVE, Frame, Question, State
from tabard.engine.step import Ask, Kind, Step
from tabard.engine.zones import Zones

SCOTLAND, ENGLAND = 0, 1
RAID, BLOW = 1, 1  # scripts
EQUALS = Equals(list(range(12)))  # none are


class Thin(State):
    """Gold, churches, sides; hands of numbered cards, hits."""

    def __init__(self, seats: int, dice: int, asked: int, over: bool, frames: list[Frame], questions: list[Question],
                 draft: list[int], gold: list[int], church: int, sides: list[int], raids: int, hands: list[list[int]],
                 deck: list[int], laid: list[int], hits: list[int], batch: bytes, seen: bytes) -> None:  # fmt: skip
        super().__init__(seats, dice, asked, over, frames, questions, draft)
        self.gold, self.church, self.sides, self.raids = gold, church, sides, raids
        self.hands, self.deck, self.laid, self.hits, self.batch, self.seen = hands, deck, laid, hits, batch, seen

    def clone(self) -> Thin:
        return Thin(self.seats, self.dice, self.asked, self.over, [f.clone() for f in self.frames],
                    [q.clone() for q in self.questions], self.draft.copy(), self.gold.copy(), self.church, self.sides.copy(),
                    self.raids, [hand.copy() for hand in self.hands], self.deck.copy(), self.laid.copy(), self.hits.copy(),
                    self.batch, self.seen)  # fmt: skip

    def parts(self) -> dict[str, Any]:
        return {"seats": self.seats, "dice": self.dice, "asked": self.asked, "over": self.over, "frames": self.frames,
                "questions": self.questions, "draft": self.draft, "gold": self.gold, "church": self.church,
                "sides": self.sides, "raids": self.raids, "hands": self.hands, "deck": self.deck, "laid": self.laid,
                "hits": self.hits, "batch": self.batch, "seen": self.seen}  # fmt: skip


class EveryoneChoosesASide(Ask[Thin]):
    """All at once and in secret; meanwhile whoever still has a raid may play it."""

    def __init__(self, side: Kind, raid: Kind) -> None:
        super().__init__(side)
        self.aside = raid

    def who(self, s: Thin, f: Frame) -> int:
        return (1 << s.seats) - 1

    def options(self, s: Thin, f: Frame, seat: int) -> list[int]:
        return [SCOTLAND, ENGLAND]

    def answered(self, s: Thin, f: Frame, seat: int, option: int) -> None:
        s.sides[seat] = option

    def may(self, s: Thin, f: Frame) -> int:
        return s.raids

    def asides(self, s: Thin, f: Frame, seat: int) -> list[int]:
        return [LEAVE] + [1 + rival for rival in range(s.seats) if rival != seat]

    def interrupted(self, s: Thin, f: Frame, seat: int, option: int) -> None:
        s.raids &= ~(1 << seat)
        s.begin(RAID, seat).rival = option - 1


class TheChurchMayCancel(Ask[Thin]):
    """Before the harm, the victim's Church may cancel it; asked of whoever has one, which everybody sees."""

    def who(self, s: Thin, f: Frame) -> int:
        return s.church & 1 << f.rival

    def options(self, s: Thin, f: Frame, seat: int) -> list[int]:
        return [0, 1]

    def answered(self, s: Thin, f: Frame, seat: int, option: int) -> None:
        if option:
            s.church &= ~(1 << seat)
            f.count = 1


class TakeGold(Step[Thin]):
    def do(self, s: Thin, f: Frame) -> None:
        if not f.count and s.gold[f.rival]:
            s.gold[f.rival] -= 1
            s.gold[f.seat] += 1


class EndThere(Step[Thin]):
    def do(self, s: Thin, f: Frame) -> None:
        s.over = True


class LayBlows(Ask[Thin]):
    """The attacker names two cards one at a time; seen only when both are named."""

    def options(self, s: Thin, f: Frame, seat: int) -> list[int]:
        return [card for card in s.hands[seat] if card not in s.draft]

    def answered(self, s: Thin, f: Frame, seat: int, option: int) -> None:
        blows = s.name(option, 2)
        if not blows:
            f.again()
            return
        s.quiet = False
        for card in blows:
            s.hands[seat].remove(card)
            s.laid.append(card)
        for card in reversed(blows):
            frame = s.begin(BLOW, seat)
            frame.card, frame.rival = card, 1 - seat


class Guard(Ask[Thin]):
    """The defender guards with a card of at least the blow's number, or takes the hit: declining is always offered."""

    def who(self, s: Thin, f: Frame) -> int:
        return 1 << f.rival

    def options(self, s: Thin, f: Frame, seat: int) -> list[int]:
        return [0] + [1 + card for card in s.hands[seat] if card >= f.card]

    def answered(self, s: Thin, f: Frame, seat: int, option: int) -> None:
        if option == 0:
            s.hits[seat] += 1
            if s.hits[seat] == 2:
                s.leave(0)
        else:
            s.hands[seat].remove(option - 1)
            s.laid.append(option - 1)


class ThinBox(Box[Thin]):
    """One of the two games."""

    def __init__(self, name: str, seats: int) -> None:
        side, raid = Kind("side", 0, [2]), Kind("raid", 1, [1 + seats])
        church, blow, guard = Kind("church", 2, [2]), Kind("blow", 3, [12]), Kind("guard", 4, [13])
        kinds = [side, raid, church, blow, guard]
        scripts: list[list[Step[Thin]]]
        scripts = [[EveryoneChoosesASide(side, raid), EndThere()], [TheChurchMayCancel(church), TakeGold()]]
        if name == "blows":
            scripts = [[LayBlows(blow), EndThere()], [Guard(guard)]]
        show = Showing[Thin](Zones[Thin]([], []), {})
        super().__init__(name, 1, seats, {}, CardSet("none", "none.toml", ""), kinds, scripts, show, Judging())

    def empty(self) -> Thin:
        count = 12
        return Thin(self.seats, 1, 0, False, [], [], [], [3] * self.seats, 0, [-1] * self.seats, 0,
                    [[] for _ in range(self.seats)], [], [], [0] * self.seats, bytes(count), bytes(count))  # fmt: skip

    def set_up(self, s: Thin) -> None:
        s.deck = list(range(12))
        s.shuffle(s.deck)
        for hand in s.hands:
            for _ in range(4):
                hand.append(s.deck.pop())
            hand.sort()
        s.church, s.raids = 0b010, 0b001
        s.frames = [Frame(0, 0)]

    def redact(self, s: Thin, seat: int) -> Thin:
        bit = 1 << seat if seat >= 0 else 0
        names = Names(EQUALS, s.batch, s.seen, bit)
        hands = [names.own(hand) if owner == seat else names.held(hand) for owner, hand in enumerate(s.hands)]
        deck = names.in_order(s.deck)
        return Thin(s.seats, 0, s.asked, s.over, [f.clone() for f in s.frames], [q.seen_by(seat) for q in s.questions],
                    s.drafted(seat), s.gold.copy(), s.church, s.sides.copy(), s.raids,
                    hands, deck, s.laid.copy(), s.hits.copy(), names.shuffles(), names.masks())  # fmt: skip

    def imagine(self, view: Thin, seat: int, dice: int) -> Thin:
        s = view.clone()
        s.dice = dice
        deal_unseen(s, [s.deck, *s.hands], [s.laid], s.batch)
        for hand in s.hands:
            hand.sort()
        self.ask_again(s, seat)
        return s

    def score(self, s: Thin, seat: int) -> list[Term]:
        return [Term("gold", "", 1, s.gold[seat], "")]

    def check(self, s: Thin) -> None:
        assert sorted([card for zone in [s.deck, s.laid, *s.hands] for card in zone]) == list(range(12))
