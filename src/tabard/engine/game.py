"""A Game stands on the shelf: what can be played, by how many, with which cards and variants, and its scripted player."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

from tabard.engine.bot import Bot
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet, read_set
from tabard.engine.errors import BadRequest, Refused


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the shelf."""

    def __init__(
        self, name: str, package: str, fewest: int, most: int, sets: list[str], variants: dict[str, list[str]], usual: int = 2,
        measured: int = 4, version: int = 1, levels: dict[int, list[str]] | None = None,
        styles: dict[str, list[str]] | None = None,
    ) -> None:  # fmt: skip
        self.name = name
        self.package = package
        self.fewest = fewest
        self.most = most
        self.usual = usual  # how many sit down if nobody says
        self.measured = max(fewest, min(measured, most))  # how many sit at the table whose speed is measured
        self.sets = sets  # the first is the usual one
        self.version = version  # of the rules: it rises with every change to them
        self.variants = variants  # each with its choices; the first is the usual one
        self.levels = levels or {}  # how bots of each level think, from gentle to master, by the fewest seats for which it holds
        self.styles = styles or {}  # of bots: what each likes, as the kind of a question and the first thing to touch

    def card_set(self, name: str = "", variant: dict[str, str] | None = None) -> CardSet:
        """One of our own card sets, the variant's if none is named; or a file of somebody's own."""
        if not name:
            name = self.set_of(self.full_variant(variant or {}, self.usual))
        if name in self.sets:
            text = (files(self.package) / "cards" / f"{name}.toml").read_text(encoding="utf-8")
            return CardSet(name, f"{name}.toml", text, True)
        return read_set(Path(name))

    def full_variant(self, given: dict[str, str], seats: int) -> dict[str, str]:
        """Every variant with its choice, the usual one for so many seats if none is given."""
        for key, value in given.items():
            if key not in self.variants:
                known = ", ".join(self.variants) or "none"
                raise BadRequest(f"{self.name} has no variant '{key}'; it has {known}")
            if value not in self.variants[key]:
                raise BadRequest(f"variant {key} is '{value}'; expected {' or '.join(self.variants[key])}")
        return {key: given.get(key) or self.usual_choice(key, given, seats) for key in self.variants}

    def usual_choice(self, variant: str, given: dict[str, str], seats: int) -> str:
        """What is played if nobody says."""
        return self.variants[variant][0]

    def possible(self, variant: str, seats: int, chosen: dict[str, str]) -> list[str]:
        """What so many can play of a variant, with what was chosen of those before it."""
        return [one for one in self.variants[variant] if self.can_be_played(seats, {**chosen, variant: one})]

    def can_be_played(self, seats: int, variant: dict[str, str]) -> bool:
        try:
            self.box(seats, variant)
        except Refused:
            return False
        return True

    def box(self, seats: int, variant: dict[str, str] | None = None, cards: CardSet | None = None) -> Box[Any]:
        """A box for one table."""
        if not self.fewest <= seats <= self.most:
            raise BadRequest(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}")
        cards = cards or self.card_set("", variant)
        if cards.start.get("seats", seats) != seats:
            raise BadRequest(f"{cards.file} begins with {cards.start['seats']} players, not {seats}")
        return self.make_box(seats, self.full_variant(variant or {}, seats), cards)

    def set_of(self, variant: dict[str, str]) -> str:
        """The card set that belongs to a variant."""
        return self.sets[0]

    def make_box(self, seats: int, variant: dict[str, str], cards: CardSet) -> Box[Any]:
        raise NotImplementedError

    def steady(self, box: Box[Any], seed: int | str) -> Bot:
        """The game's scripted player."""
        raise NotImplementedError
