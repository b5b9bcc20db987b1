"""The designs of nobles and action cards as their card file gives them."""

from __future__ import annotations

from typing import Any, Final

from tabard.engine.cardset import Design, Reader

COLOURS: Final = ["purple", "red", "green", "blue", "gray"]
NO_COLOUR: Final = -1


class NobleDesign(Design):
    """A noble design."""

    def __init__(self, given: Reader) -> None:
        super().__init__("noble", given)
        self.colour = COLOURS.index(given.choice("colour", COLOURS))
        stands = given.inner("stands")
        self.forbids = stands.choice("forbids", ["all"], "") == "all"
        stands.done()
        self.points = 0
        self.per = ""
        self.each = 0
        if isinstance(given.table.get("points"), dict):
            terms = given.inner("points")
            self.per = terms.text("per")
            self.each = terms.integer("each", -20, 20)
            terms.done()
        else:
            self.points = given.integer("points", -20, 20)
        self.pair = ""
        self.pair_points = 0
        if given.has("pair"):
            pair = given.inner("pair")
            self.pair = pair.text("noble")
            self.pair_points = pair.integer("points", -20, 20)
            pair.done()

    def special(self) -> bool:
        """Whether it does or is worth more than its number says."""
        return self.per != "" or any(self.given.has(key) for key in ("collected", "acted", "stands", "pair"))

    def group(self) -> str:
        return COLOURS[self.colour]

    def value(self) -> str:
        return "*" if self.per else str(self.points).replace("-", "−")


    def printed(self) -> dict[str, Any]:
        points = None if self.per else self.points
        return {**super().printed(), "colour": COLOURS[self.colour], "points": points}


class ActionDesign(Design):
    """An action design."""

    def __init__(self, given: Reader) -> None:
        super().__init__("action", given)
        self.line = given.boolean("line")
        stands = given.inner("stands")
        self.forbids = stands.choice("forbids", ["line"], "") == "line"
        self.leaves = stands.boolean("leaves")
        self.draws = COLOURS.index(stands.choice("draws", COLOURS)) if stands.has("draws") else NO_COLOUR
        self.worth = stands.integer("worth", -20, 20, 0)
        self.each_colour, self.each_points = read_colour_points(stands, "each")
        self.counts_colour, self.counts_points = read_colour_points(stands, "counts")
        stands.done()
        self.scores = self.worth != 0 or self.each_colour != NO_COLOUR or self.counts_colour != NO_COLOUR

    def group(self) -> str:
        return "action"

    def printed(self) -> dict[str, Any]:
        does, stands = self.given.table["does"], self.given.table.get("stands", {})
        return {**super().printed(), "line": self.line, "does": in_a_line(does), "stands": in_a_line([stands])}


def read_colour_points(stands: Reader, key: str) -> tuple[int, int]:
    if not stands.has(key):
        return NO_COLOUR, 0
    given = stands.inner(key)
    colour = COLOURS.index(given.choice("colour", COLOURS))
    points = given.integer("points", -20, 20)
    given.done()
    return colour, points


def in_a_line(verbs: list[Any]) -> str:
    """What a card file says, for whoever draws it: `move-a-noble forward=1,2 only=green; play-another`."""
    told = []
    for verb in verbs:
        for name, given in verb.items() if isinstance(verb, dict) else [(verb, {})]:
            told.append(" ".join([name, *values(given)]))
    return "; ".join(told)


def values(given: Any) -> list[str]:
    if not isinstance(given, dict):
        return [f"is={written(given)}"]
    return [f"{key}={written(value)}" for key, value in given.items()]


def written(value: Any) -> str:
    if isinstance(value, list):
        return ",".join([str(one) for one in value])
    return str(value).lower()
