"""What is on the table, and the scripts being read over it: plain ints and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from tabard.engine.dice import Fair, rolled, turned

if TYPE_CHECKING:
    from mypy_extensions import i64

NOBODY: Final = -1
SPECTATOR: Final = -1
EVERYBODY: Final = 127  # more than the bits of all seats: it is not the same as each having looked

OPEN: Final = -1
SEALED: Final = -2
LEAVE: Final = 0
SECRET: Final = -1

PASSING: Final = ["events", "quiet", "bared", "fair"]  # fields that are not of the table: neither cloned, compared nor saved


def with_zone(zones: list[list[int]], at: i64, zone: list[int]) -> list[list[int]]:
    """The same zones, but for one."""
    changed = zones.copy()
    changed[at] = zone
    return changed


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A script being read: which, how far, for whom, and three notes that everybody may know."""

    def __init__(self, script: i64, seat: i64, at: i64 = 0, rival: i64 = NOBODY, card: i64 = -1, count: i64 = 0) -> None:
        self.script = script
        self.seat = seat
        self.at = at
        self.rival = rival
        self.card = card
        self.count = count

    def clone(self) -> Frame:
        return Frame(self.script, self.seat, self.at, self.rival, self.card, self.count)

    def again(self) -> None:
        """Read the present line once more."""
        self.at -= 1

    def from_the_top(self) -> None:
        """Read the script anew."""
        self.at = 0

    def parts(self) -> list[Any]:
        return [self.script, self.seat, self.at, self.rival, self.card, self.count]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.parts() == other.parts()

    def __reduce__(self) -> Any:
        return Frame, tuple(self.parts())


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """A number, a seat, a kind, its options; needed or not; open, or sealed with an answer."""

    def __init__(self, number: i64, seat: i64, kind: i64, options: list[int], needed: bool, answer: i64 = OPEN) -> None:
        self.number = number
        self.seat = seat
        self.kind = kind
        self.options = options  # never changed once asked: clones share it
        self.needed = needed
        self.answer = answer

    def clone(self) -> Question:
        return Question(self.number, self.seat, self.kind, self.options, self.needed, self.answer)

    def seen_by(self, seat: int) -> Question:
        """Others see that it is asked and whether it is sealed, never what it offers or how it was answered."""
        if seat == self.seat:
            return self.clone()
        return Question(self.number, self.seat, self.kind, [], self.needed, OPEN if self.answer == OPEN else SEALED)

    def parts(self) -> list[Any]:
        return [self.number, self.seat, self.kind, self.options, self.needed, self.answer]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Question) and self.parts() == other.parts()

    def __reduce__(self) -> Any:
        return Question, tuple(self.parts())


class Event:
    """What happened to whom, in up to six facts, and who may see the secret one among them."""

    def __init__(self, kind: str, seat: int, facts: list[int], seen: int) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.seen = seen

    def may_be_seen_by(self, seat: int) -> bool:
        return self.seen == EVERYBODY or (seat >= 0 and self.seen >> seat & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table. A view is a State in which unknown cards are face down."""

    def __init__(
        self,
        seats: i64,
        dice: i64,
        asked: i64,
        over: bool,
        frames: list[Frame],
        questions: list[Question],
        draft: list[int],
    ) -> None:
        self.seats = seats
        self.dice = dice
        self.asked = asked
        self.over = over
        self.frames = frames
        self.questions = questions
        self.draft = draft  # what the seat now asked has named of several things; replaced, never changed, so clones share it
        # Of the answer being carried out, not of the table: neither cloned, compared nor saved.
        self.events: list[Event] | None = None
        self.fair: Fair | None = None  # at a table for people: what the dice show instead
        self.quiet = True
        self.bared = 0  # a bit for each seat of whose hand a card was shown

    def roll(self, sides: int) -> int:
        """Throw the dice: 0 to sides - 1."""
        self.quiet = False
        fair = self.fair
        if fair is not None:
            return fair.roll(sides)
        dice: i64 = turned(self.dice)
        self.dice = dice
        return rolled(dice, sides)

    def shuffle(self, cards: list[Any]) -> None:
        """Put cards in a random order; their numbers are not looked at, which saves unwrapping them."""
        self.quiet = False
        fair = self.fair
        if fair is not None:
            fair.shuffle(cards)
            return
        dice: i64 = self.dice
        at: i64 = len(cards) - 1
        while at > 0:
            dice = turned(dice)
            other: i64 = rolled(dice, at + 1)
            card = cards[at]
            cards[at] = cards[other]
            cards[other] = card
            at -= 1
        self.dice = dice

    def begin(self, script: i64, seat: i64) -> Frame:
        """Read another script before the present one goes on."""
        frame = Frame(script, seat)
        self.frames.append(frame)
        return frame

    def leave(self, script: int) -> None:
        """Close every script above this one."""
        while self.frames[-1].script != script:
            self.frames.pop()

    def ask(self, seat: i64, kind: i64, options: list[int], needed: bool) -> None:
        self.asked += 1
        self.questions.append(Question(self.asked, seat, kind, options, needed))

    def name(self, option: int, enough: int) -> list[int]:
        """Name one of several things; all of them once there are enough, none before."""
        named = [*self.draft, option]
        if len(named) < enough:
            self.draft = named
            return []
        self.draft = []
        return named

    def drafted(self, seat: int) -> list[int]:
        """What has been named of several things, as this seat may know it: others see only how many they are."""
        if not self.draft:
            return self.draft
        for question in self.questions:
            if question.needed and question.seat == seat:
                return self.draft
        return [SECRET for _ in self.draft]

    def tell(
        self, kind: str, seat: int, one: int = -1, two: int = -1, three: int = -1, four: int = -1, five: int = -1, six: int = -1,
        seen: int = EVERYBODY,
    ) -> None:  # fmt: skip
        if self.events is not None:
            self.events.append(Event(kind, seat, [one, two, three, four, five, six], seen))

    def head(self) -> dict[str, Any]:
        """The fields that every game has."""
        return {"seats": self.seats, "dice": self.dice, "asked": self.asked, "over": self.over, "frames": self.frames,
                "questions": self.questions, "draft": self.draft}  # fmt: skip

    def parts(self) -> dict[str, Any]:
        """Every field by the constructor's name for it."""
        raise NotImplementedError

    def fill(self, parts: dict[str, Any]) -> None:
        """Lay these parts on the table."""
        for name, value in parts.items():
            setattr(self, name, value)

    def clone(self) -> State:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, State) and self.parts() == other.parts()

    def __reduce__(self) -> Any:
        return type(self), tuple(self.parts().values())

    def __deepcopy__(self, memo: Any) -> State:
        return self.clone()
