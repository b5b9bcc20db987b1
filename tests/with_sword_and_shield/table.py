"""Tests speak table: lay out a turn, act, aim, answer, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tabard
from tabard.engine.cardset import CardSet, read_set
from tabard.engine.dice import seeded
from tabard.engine.state import Question
from tests.spoken import Spoken

GAME = tabard.game("with-sword-and-shield")
PLAIN = read_set(Path(__file__).parent / "plain.toml")
ABILITIES = ["strength", "technique", "chivalry", "endurance"]


def changed(text: str) -> CardSet:
    """The plain box with another text."""
    return CardSet("own", "own.toml", text)


def first_of_the_box(section: str, name: str) -> CardSet:
    """The plain box with this card as the very first of its section: what counts from 0 counts it as 0."""
    first, *rest = PLAIN.text.split(f"[[{section}]]")
    wanted = [part for part in rest if f'id = "{name}"' in part]
    return changed(f"[[{section}]]".join([first, *wanted, *[part for part in rest if part not in wanted]]))


class Table(Spoken):
    """A Joust or a Mêlée laid out by hand at the start of a turn (or auction=True); Knights and seats count from 0.

    It is played with the plain box of the tests; ours=True takes the set that comes with the game, whose numbers may be tuned.
    Card names as in the card file, or their printed numbers ("141"), several in one text; rows of hands, improved … may be
    shorter than the number of Knights. A Mêlée: mode="melee", perhaps teams="two-two"; two decks: decks="two", and then the
    piles are given as deck_rows / discard_rows: a text for each deck.
    """

    def __init__(self, seats: int = 2, ours: bool = False, cards: CardSet | None = None, **given: Any) -> None:
        if given.pop("auction", False):
            given["phase"] = "auction"
        variant = {name: given.pop(name) for name in GAME.variants if name in given}
        self.box = GAME.box(seats, variant, cards or (GAME.card_set() if ours else PLAIN))
        count = len(self.box.teams)
        for key in ("hands", "improved"):
            if key in given:
                given[key] = [self.ids(row) for row in given[key]] + [[] for _ in range(count - len(given[key]))]
        for key, piles in (("deck_rows", "decks"), ("discard_rows", "discards")):
            if key in given:
                given[piles] = [self.ids(row) for row in given.pop(key)]
        for key, usual in (("hits", 0), ("fatigue", self.box.cards.full), ("artefacts", ""), ("tactics", "strength")):
            if key in given:
                given[key] = [*given[key], *[usual] * (count - len(given[key]))]
        if isinstance(given.get("knights"), str):
            given["knights"] = given["knights"].split()
        self.s = self.box.position(given)
        self.s.events = []
        self.box.check(self.s)

    def ids(self, text: str) -> list[str]:
        """Names, or numbers, as names."""
        numbers = {f"{design.number:03}": design.id for design in self.box.cards.designs}
        return [numbers.get(word, word) for word in text.split()]

    # What lies there

    def named(self, cards: list[int]) -> str:
        return " ".join(self.box.cards.designs[self.box.cards.design_of[card]].id for card in cards)

    def hand(self, knight: int) -> str:
        return self.named(self.s.hands[knight])

    def deck(self, deck: int = 0) -> str:
        """Top first."""
        return self.named(self.s.decks[deck][::-1])

    def discards(self, deck: int = 0) -> str:
        return self.named(self.s.discards[deck])

    def played(self, deck: int = 0) -> str:
        return self.named(self.s.table[deck])

    def improved(self, knight: int) -> str:
        return self.named(self.s.improved[knight])

    def ability(self, knight: int, name: str) -> int:
        return int(self.box.cards.ability(self.s, knight, ABILITIES.index(name)))

    @property
    def left(self) -> int:
        """Actions left to the attacker."""
        return int(self.box.cards.left(self.s))

    def knight(self, knight: int) -> str:
        return str(self.box.cards.knights[self.s.knights[knight]].id)

    # What a seat knows

    def known(self, seat: int, knight: int) -> str:
        """What a seat knows of a Knight's hand."""
        return self.named([card for card in self.box.redact(self.s, seat).hands[knight] if card >= 0])

    def worlds(self, seat: int, number: int) -> list[Any]:
        """So many worlds a seat may imagine, each whole and giving the seat's own view."""
        view = self.box.redact(self.s, seat)
        found = [self.box.imagine(view, seat, seeded("worlds", at)) for at in range(number)]
        for world in found:
            self.box.check(world)
            assert self.box.redact(world, seat) == view
        return found

    # What is asked

    def spoken(self, question: Question, option: int) -> str:
        """end, switch, rest, combine; play X, discard X, lock X, move X, retreat X; take, stop X, manoeuvre X, evade X,
        escape X; lay X, enough; pass, bid 12; place 4; put K; strength, technique, or for several "strength technique"."""
        message, facts = self.box.show.facts(self.s, question, option)
        what = message.removeprefix("option-")
        if "card" in facts:
            verb = {"attack": "play", "exchange": "discard", "return": "move"}.get(what, what)
            return f"{verb} {str(facts['card']).split(':')[1]}"
        match what:
            case "bid":
                return f"bid {facts['count']}"
            case "place" | "knight":
                return f"place {facts['place']}"
            case "put":
                return f"put {str(facts['knight']).split(':')[1]}"
            case "tactics":
                return " ".join(str(facts[f"tactic-{at}"]) for at in range(1, facts["count"] + 1))
            case _:
                return what

    # What is said

    def say(self, said: str, seat: int | None = None) -> bool:
        """A Combination to which nothing can be added is laid without saying "enough"."""
        quiet = super().say(said, seat)
        if len(self.s.questions) == 1 and self.kind(self.s.questions[0]) == "card" and self.may() == ["enough"]:
            quiet = super().say("enough") and quiet
        return quiet

    def says(self, *said: str) -> None:
        """One answer after the other, each by whoever is asked."""
        for one in said:
            self.say(one)

    def end(self) -> None:
        """The attacker ends the turn."""
        self.say("end")

    @property
    def asked_for(self) -> str:
        """The message that puts the open question, as in ask-act, ask-answer, ask-target."""
        return self.box.show.prompt(self.s, self.question())[0]
