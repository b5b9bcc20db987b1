"""The ladder: the exchanges of a turn, rung by rung, as the table shows them and as events tell of them."""

from __future__ import annotations

from typing import Final

from tabard.engine.state import Event
from tabard.engine.zones import ATTACK, EVADE, HIDDEN_FACE, OPEN_YET, STOP, TAKEN, Stroke
from tabard.games.with_sword_and_shield import notes
from tabard.games.with_sword_and_shield.blows import NO_NUMBER, combat_number
from tabard.games.with_sword_and_shield.cards import ANSWER, COMBAT, Cards
from tabard.games.with_sword_and_shield.state import GUARD, HIT, LATERAL, MANOEUVRE, RUNG, Tourney

# The events that go on telling of an exchange, and those that tell how it was answered.
GOES_ON: Final = ["price", "artefact-adds", "improvement-adds", "exhausted", "hit", "shaken", "out", "even", "unlocked"]
ANSWERS: Final = {"unanswered": HIT, "defended": GUARD, "manoeuvred": MANOEUVRE, "moved": LATERAL}


class Ladder:
    """Writes exchanges as strokes; a Knight's face is its number, a guard's and a card's are looked up."""

    def __init__(self, cards: Cards, guard: int, face: list[int]) -> None:
        self.cards = cards
        self.guard = guard  # the first guard
        self.face = face  # of each card

    def strokes(self, view: Tourney) -> list[Stroke]:
        """Two strokes for each exchange of this turn: the attack and its answer."""
        found: list[Stroke] = []
        for at in range(0, len(view.ladder), RUNG):
            attacker, card, mine, rival, how, answer, theirs = view.ladder[at : at + RUNG]
            lead = mine - theirs if mine != NO_NUMBER and theirs != NO_NUMBER else 0
            attack = self.stroke(view, attacker, card, mine, ATTACK)
            met = self.stroke(view, rival, answer, theirs, self.serves(how, answer))
            attack.pays, met.pays = max(0, -lead), max(0, lead)
            met.harm = 1 if how == HIT else 0
            found += [attack, met]
        return found

    def begun(self, view: Tourney) -> list[Stroke]:
        """The attack that has still to be answered: whoever answers it knows its number (WS-2.2.3a)."""
        if not [question for question in view.questions if question.kind == ANSWER]:
            return []
        card = view.frames[-1].card
        design = self.cards.design_of[card]
        number = combat_number(self.cards, view, view.acting, design) if self.cards.sort[design] == COMBAT else NO_NUMBER
        rival = notes.struck_by(view, view.frames[-1])
        return [self.stroke(view, view.acting, card, number, ATTACK), Stroke(view.knights[rival], HIDDEN_FACE, OPEN_YET)]

    def stroke(self, view: Tourney, knight: int, card: int, number: int, serves: int) -> Stroke:
        """One side of an exchange, its number term by term if the Knight's abilities still give it."""
        made = Stroke(view.knights[knight], self.face_of(card), serves)
        if number == NO_NUMBER:
            return made
        made.terms = [number]
        for tactic in (1 - view.tactics[knight], view.tactics[knight]):
            own, value = self.cards.ability(view, knight, tactic), self.cards.values[tactic][self.cards.design_of[card]]
            if own + value == number:
                made.terms = [number, own, value]
        return made

    def face_of(self, card: int) -> int:
        return self.face[card] if card >= 0 else HIDDEN_FACE

    def serves(self, how: int, card: int) -> int:
        """What a card answers as: its guard, a feat that stops, an evasion; or there is none."""
        if how == HIT:
            return TAKEN
        guard = self.cards.guard[self.cards.design_of[card]]
        if how == GUARD and guard >= 0:
            return self.guard + guard
        return EVADE if how >= MANOEUVRE else STOP

    def told(self, events: list[Event]) -> list[Stroke]:
        """The exchanges that these events tell of, with every number, price and hit."""
        found: list[Stroke] = []
        live = False
        for happened in events:
            kind, facts = happened.kind, happened.facts
            if kind == "attacked":
                found.append(Stroke(facts[0], self.face_of(facts[1]), ATTACK))
                found.append(Stroke(facts[2], HIDDEN_FACE, OPEN_YET))
                live = True
            elif not live:
                continue
            elif kind in ANSWERS:
                self.answered(found[-1], happened)
            elif kind in ("attack-number", "defence-number"):
                side = found[-2] if kind == "attack-number" else found[-1]
                side.terms = [facts[4], facts[2], facts[3]]
            elif kind == "outfought":
                whose(found, facts[0]).pays = facts[1]
            else:
                live = kind in GOES_ON
                if kind == "price":
                    whose(found, facts[0]).price += facts[2]
                elif kind == "hit":
                    whose(found, facts[0]).harm += 1
        return found

    def answered(self, side: Stroke, happened: Event) -> None:
        """The answer where none was yet; what was noted there stays."""
        how, card = ANSWERS[happened.kind], happened.facts[1]
        side.who = happened.facts[0]
        side.card = HIDDEN_FACE if how == HIT else self.face_of(card)
        side.serves = self.serves(how, card)


def whose(found: list[Stroke], knight: int) -> Stroke:
    """The side of the last exchange that is this Knight's."""
    return found[-2] if found[-2].who == knight else found[-1]
