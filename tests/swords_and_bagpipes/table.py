"""Tests speak table: lay out a round, act, choose sides, play cards, in words."""

from __future__ import annotations

from typing import Any

import tabard
from tabard.engine.state import Question
from tests.spoken import Spoken

SIDES = {"scotland": 0, "england": 1}


def words(text: str) -> list[str]:
    return text.split()


class Table(Spoken):
    """A Swords and Bagpipes table laid out by hand at the start of a round; seats count from 0.

    Card names as in the card files, several in one text; rows of hands, daggers … may be shorter than the table.
    Variants are given with underscores: village="yes", stay_home="yes", edition="first-edition".
    """

    def __init__(self, seats: int = 4, **given: Any) -> None:
        game = tabard.game("swords-and-bagpipes")
        variant: dict[str, Any] = {}
        for name in game.variants:
            key = name.replace("-", "_")
            if key in given and not (name == "daggers" and isinstance(given[key], list)):
                variant[name] = given.pop(key)
        if isinstance(variant.get("village"), list):
            given["village"] = variant.pop("village")
            variant["village"] = "yes"
        cards = game.card_set("", variant)
        self.box = game.box(seats, variant, cards)
        for key in ("arms", "past", "deck", "discards", "dagger_deck", "dagger_discards", "clans"):
            if key in given:
                given[key] = words(given[key])
        for key in ("hands", "opened", "daggers", "dagger_hands", "village"):
            if key in given:
                given[key] = [words(row) for row in given[key]] + [[] for _ in range(seats - len(given[key]))]
        self.s = self.box.position(given)
        self.s.events = []
        self.box.check(self.s)

    # What lies there

    def bagpipes(self, cards: list[int]) -> str:
        return " ".join(self.box.cards.bagpipes[self.box.cards.bagpipe_of[card]].id for card in cards)

    def hand(self, seat: int) -> str:
        """All Bagpipe cards held, those received in this phase too."""
        return self.bagpipes(self.s.hands[seat] + self.s.fresh[seat])

    def opened(self, seat: int) -> str:
        return self.bagpipes(self.s.opened[seat])

    @property
    def deck(self) -> str:
        """Top first."""
        return self.bagpipes(self.s.deck[::-1])

    @property
    def discards(self) -> str:
        return self.bagpipes(self.s.discards)

    def daggers(self, seat: int) -> list[int]:
        """The values of the Dagger cards that count against a player."""
        return [self.box.cards.dagger_value[card] for card in self.s.daggers[seat]]

    def village(self, seat: int) -> str:
        return " ".join(self.box.cards.villages[self.box.cards.village_of[card]].id for card in self.s.village[seat])

    @property
    def arms(self) -> str:
        """The English Arms card of this round."""
        return str(self.box.cards.arms_now(self.s).id)

    # What is asked

    def spoken(self, question: Question, option: int) -> str:
        message, facts = self.box.show.facts(self.s, question, option)
        match message:
            case "option-play":
                return str(facts["bagpipe"]).split(":")[1]
            case "option-again":
                return str(facts["bagpipe"]).split(":")[1] + " again"
            case "option-village":
                return str(facts["village"]).split(":")[1]
            case "option-relocate":
                return f"move {facts['count']}"
            case "option-number":
                return str(facts["count"])
            case "option-player":
                return f"seat {facts['whom']}"
            case "option-scotland-and-dagger" | "option-england-and-dagger":
                return f"{message.split('-')[1]} {facts['daggers']}"
            case "option-dagger":
                return f"dagger {facts['daggers']}"
            case _:
                return message.removeprefix("option-")

    # What is said

    def turn(self, *said: str) -> None:
        """The mover's whole turn of phase 2: what is said, then done; taxes if no Replenishment is among it."""
        for one in said:
            self.say(one)
        if "done" not in self.may():
            self.say("taxes")
        self.say("done")

    def turns(self, *each: str) -> None:
        """All turns of phase 2: a text for each player in turn order, such as "troops move 5"; missing ones collect taxes."""
        for at in range(self.box.seats):
            text = each[at] if at < len(each) else ""
            self.turn(*spoken_parts(text))

    def badge_to(self, seat: int) -> None:
        """Phase 3: the Badge goes to this seat (four players or more)."""
        self.say(f"seat {seat}")

    def choose(self, *sides: str) -> None:
        """Phase 4: sides in seat order, for those who are asked: "scotland", "england"; with two players "england 2"."""
        for question, side in zip(list(self.s.questions), sides, strict=True):
            self.say(side, question.seat)

    def passes(self) -> None:
        """Everybody passes in the window now open, until something else is asked or the game is over."""
        while not self.s.over and self.kind(self.s.questions[0]) == "play" and self.may()[0] == "pass":
            before = (self.s.phase, self.s.round)
            self.say("pass")
            if (self.s.phase, self.s.round) != before:
                return


def spoken_parts(text: str) -> list[str]:
    """ "troops move 5" → "troops", "move 5"."""
    parts: list[str] = []
    for word in text.split():
        if word.isdigit() and parts and parts[-1] in ("move", "seat", "dagger"):
            parts[-1] += f" {word}"
        else:
            parts.append(word)
    return parts
