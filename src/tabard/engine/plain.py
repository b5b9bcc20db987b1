"""A state for small games: its constructor takes the seats alone, and the rest follows from the fields it sets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from mypy_extensions import mypyc_attr

from tabard.engine.state import PASSING, State

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(State):
    """Its fields are ints, bools, bytes, and lists and lists of lists of ints. Slower to clone than one that says how."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats, 1, 0, False, [], [], [])

    def parts(self) -> dict[str, Any]:
        found = self.head()
        for name, value in self.__dict__.items():
            if name not in PASSING:
                found[name] = value
        return found

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        twin.fill({name: copied(value) for name, value in self.parts().items()})
        return twin

    def __reduce__(self) -> Any:
        return filled, (type(self), self.parts())


def filled(what: Any, parts: dict[str, Any]) -> Any:
    """A state of this class with these parts."""
    made = what(parts["seats"])
    made.fill(parts)
    return made


def copied(value: Any) -> Any:
    """A field that shares nothing with the first."""
    if isinstance(value, list):
        return [copied(one) for one in value]
    return value if isinstance(value, int | bytes) else value.clone()
