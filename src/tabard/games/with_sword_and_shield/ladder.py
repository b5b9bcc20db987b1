"""The ladder: the exchanges of a turn, rung by rung, as the table shows them and as events tell of them."""

from __future__ import annotations

from typing import Final

from tabard.engine.showing import Face, Stroke, Zone
from tabard.engine.state import NOBODY, Event
from tabard.games.with_sword_and_shield.blows import NO_NUMBER
from tabard.games.with_sword_and_shield.cards import Cards
from tabard.games.with_sword_and_shield.state import GUARD, HIT, LATERAL, MANOEUVRE, RUNG, Tourney

# The events that go on telling of an exchange, and those that tell how it was answered.
GOES_ON: Final = ["price", "artefact-adds", "improvement-adds", "exhausted", "hit", "shaken", "out", "even", "unlocked"]
ANSWERS: Final = {"unanswered": HIT, "defended": GUARD, "manoeuvred": MANOEUVRE, "moved": LATERAL}


class Ladder:
    """The exchanges of one table."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def card_face(self, card: int) -> Face:
        if card < 0:
            return Face("")
        design = self.cards.deck[self.cards.kind_of[card]]
        return Face(design.ref(), design.group(), design.value(), True)

    def zone(self, view: Tourney) -> Zone:
        """Two Strokes for each exchange of this turn: the attack and its answer."""
        faces: list[Face] = []
        for at in range(0, len(view.ladder), RUNG):
            attacker, card, mine, rival, how, answer, theirs = view.ladder[at : at + RUNG]
            lead = mine - theirs if mine != NO_NUMBER and theirs != NO_NUMBER else 0
            faces.append(self.stroke(view, attacker, card, mine, "attack", max(0, -lead)))
            faces.append(self.stroke(view, rival, answer, theirs, self.serves(how, answer), max(0, lead)))
        return Zone("ladder", NOBODY, "ladder", faces, len(faces) // 2)

    def stroke(self, view: Tourney, knight: int, card: int, number: int, what: str, pays: int) -> Stroke:
        """One side of an exchange, its number term by term if the Knight's abilities still give it."""
        cards = self.cards
        face = self.card_face(card)
        face.value = str(number) if number != NO_NUMBER else ""
        face.owner = view.leads[knight]
        terms = ""
        if number != NO_NUMBER:
            for tactic in (1 - view.tactics[knight], view.tactics[knight]):
                own, value = cards.ability(view, knight, tactic), cards.values[tactic][cards.kind_of[card]]
                if own + value == number:
                    terms = f"{own} + {value}"
        return Stroke(face, cards.knights[view.knights[knight]].ref(), what, terms, pays, 1 if what == "hit" else 0)

    def serves(self, how: int, card: int) -> str:
        """What a card answers as: its guard, a feat that stops, an evasion; or there is none."""
        if how == HIT:
            return "hit"
        guard = self.cards.guard[self.cards.kind_of[card]]
        if how == GUARD and guard >= 0:
            return self.cards.guards[guard].ref()
        return "evade" if how >= MANOEUVRE else "stop"

    def exchanges(self, events: list[Event]) -> list[Stroke]:
        """The exchanges that these events tell of, with every number, price and hit."""
        found: list[Stroke] = []
        live = False
        for happened in events:
            kind, facts = happened.kind, happened.facts
            if kind == "attacked":
                found.append(self.told(facts[0], facts[1], "attack"))
                found.append(self.told(facts[2], -1, "open"))
                live = True
            elif not live:
                continue
            elif kind in ANSWERS:
                found[-1] = self.answered(found[-1], happened)
            elif kind in ("attack-number", "defence-number"):
                side = found[-2] if kind == "attack-number" else found[-1]
                side.terms, side.value = f"{facts[2]} + {facts[3]}", str(facts[4])
            elif kind == "outfought":
                self.whose(found, facts[0]).pays = facts[1]
            else:
                live = kind in GOES_ON
                if kind == "price":
                    self.whose(found, facts[0]).price += facts[2]
                elif kind == "hit":
                    self.whose(found, facts[0]).hits += 1
        return found

    def told(self, knight: int, card: int, what: str) -> Stroke:
        face = self.card_face(card)
        face.value = ""
        return Stroke(face, self.cards.knights[knight].ref(), what)

    def answered(self, before: Stroke, happened: Event) -> Stroke:
        """The answer in the place of the open one; it keeps what was noted there."""
        how, card = ANSWERS[happened.kind], happened.facts[1]
        made = self.told(happened.facts[0], -1 if how == HIT else card, self.serves(how, card))
        made.hits, made.price, made.pays = before.hits, before.price, before.pays
        return made

    def whose(self, found: list[Stroke], knight: int) -> Stroke:
        """The side of the last exchange that is this Knight's."""
        return found[-2] if found[-2].whose == self.cards.knights[knight].ref() else found[-1]
