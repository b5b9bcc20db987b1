"""One sentence of a rule: a Step acts, an Ask looks until it is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tabard.engine.state import Frame, State

if TYPE_CHECKING:
    from mypy_extensions import i64

S = TypeVar("S", bound=State)


class Kind:
    """A kind of question and the shape of its options: ints in mixed radix, the same in every world."""

    def __init__(self, name: str, number: int, sizes: list[int], secret: bool = False) -> None:
        self.name = name
        self.secret = secret  # others do not see at once how it is answered
        self.number: i64 = number
        self.sizes = sizes
        self.minor: i64 = sizes[1] if len(sizes) > 1 else 1
        self.size = sizes[0] * self.minor

    def option(self, major: int, minor: int = 0) -> int:
        return major * self.minor + minor

    def first(self, option: int) -> int:
        return option // self.minor

    def second(self, option: int) -> int:
        return option % self.minor


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One sentence of a rule."""

    def do(self, s: S, f: Frame) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """`who`, `may`, `options` and `asides` only look; `answered` and `interrupted` act."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.aside = kind

    def who(self, s: S, f: Frame) -> int:
        """The seats that must answer."""
        return 1 << f.seat

    def options(self, s: S, f: Frame, seat: int) -> list[int]:
        raise NotImplementedError

    def answered(self, s: S, f: Frame, seat: int, option: int) -> None:
        raise NotImplementedError

    def possible(self, s: S, seat: int) -> bool:
        """Whether a card that asks this could be played by this seat now; only looks."""
        return True

    def may(self, s: S, f: Frame) -> int:
        """The seats that may interrupt meanwhile; they are asked a question of the kind `aside`."""
        return 0

    def asides(self, s: S, f: Frame, seat: int) -> list[int]:
        """What an interrupting seat may do; LEAVE comes first."""
        raise NotImplementedError

    def interrupted(self, s: S, f: Frame, seat: int, option: int) -> None:
        raise NotImplementedError

    def do(self, s: S, f: Frame) -> None:
        """Ask whoever must answer and has something to choose; whether there is must be known to everybody."""
        who = self.who(s, f)
        if who == 1 << f.seat:  # mostly just one must answer
            options = self.options(s, f, f.seat)
            if options:
                self.ask_asides(s, f)
                s.ask(f.seat, self.kind.number, options, True)
            return
        if who == 0:
            return
        for seat in range(s.seats):
            if who >> seat & 1:
                options = self.options(s, f, seat)
                if options:
                    if not s.questions:
                        self.ask_asides(s, f)
                    s.ask(seat, self.kind.number, options, True)

    def ask_asides(self, s: S, f: Frame) -> None:
        may = self.may(s, f)
        if may != 0:
            for seat in range(s.seats):
                if may >> seat & 1:
                    s.ask(seat, self.aside.number, self.asides(s, f, seat), False)
