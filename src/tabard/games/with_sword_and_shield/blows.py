"""A blow: the attacker's price, the answer, the defender's price, the comparison (WS-2.2.3a to WS-2.2.4e)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import NOBODY, Frame
from tabard.engine.step import Ask, Step
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.cards import (
    ANSWER,
    COMBAT,
    COMBINATION,
    FIRST_STOP,
    NO_SCRIPT,
    TAKE,
    Cards,
)
from tabard.games.with_sword_and_shield.designs import EVADED_ONLY, NO_ATTACK
from tabard.games.with_sword_and_shield.state import (
    ACHIEVEMENT,
    COST,
    DODGING,
    EFFORT,
    GUARD,
    HIT,
    LATERAL,
    MANOEUVRE,
    RETREAT,
    Tourney,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

MANOEUVRE_PRICE: Final = 5  # WS-2.2.5
NO_NUMBER: Final = -1


def own_value(cards: Cards, s: Tourney, knight: i64) -> int:
    """A Knight's value in its chosen Tactic."""
    return cards.ability(s, knight, s.tactics[knight])


def card_value(cards: Cards, s: Tourney, knight: i64, design: i64) -> int:
    """A Combat card's value in the Knight's Tactic."""
    return cards.values[s.tactics[knight]][design]


def combat_number(cards: Cards, s: Tourney, knight: i64, design: i64) -> int:
    """The Modified Combat Number: the Knight's value plus the card's (WS-2.2.3a)."""
    return own_value(cards, s, knight) + card_value(cards, s, knight, design)


def effort(cards: Cards, s: Tourney, knight: i64, design: i64) -> int:
    """The price of a Combat card: as much as its value is above the Knight's (WS-2.2.3b)."""
    return max(0, card_value(cards, s, knight, design) - own_value(cards, s, knight))


def attack_price(cards: Cards, s: Tourney, design: i64) -> int:
    """What attacking with a card costs the attacker, without Shaken's point."""
    return effort(cards, s, s.acting, design) if cards.sort[design] == COMBAT else cards.cost[design]


def tell_number(cards: Cards, s: Tourney, knight: i64, design: i64, attacks: bool) -> None:
    """Say a Modified Combat Number term by term."""
    tactic = s.tactics[knight]
    seat, who = s.leads[knight], s.knights[knight]
    artefact = s.artefacts[knight]
    if artefact >= 0 and cards.changes[tactic][artefact]:
        s.tell("artefact-adds", seat, who, artefact, tactic, cards.changes[tactic][artefact])
    for card in s.improved[knight]:
        if cards.adds[tactic][cards.design_of[card]]:
            s.tell("improvement-adds", seat, who, card, tactic, cards.adds[tactic][cards.design_of[card]])
    own, value = own_value(cards, s, knight), card_value(cards, s, knight, design)
    change = own - cards.abilities[tactic][who]
    if attacks:
        s.tell("attack-number", seat, who, tactic, own, value, own + value, change)
    else:
        s.tell("defence-number", seat, who, tactic, own, value, own + value, change)


class Strike(Step[Tourney]):
    """The blow falls on whoever stands at the place aimed at; on nobody, it is lost and costs nothing (R-22)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        rival = notes.struck_by(s, f)
        attacker = s.acting
        if rival == NOBODY:
            if s.events is not None:
                s.tell("lost", f.seat, s.knights[attacker], f.card)
            s.frames.pop()
            return
        cards = self.cards
        design: i64 = cards.design_of[f.card]
        price: i64 = attack_price(cards, s, design)
        shaken: i64 = 0 if notes.in_combination(s) else cards.shaken(s, attacker)
        if s.events is not None:
            s.tell("attacked", f.seat, s.knights[attacker], f.card, s.knights[rival])
            if price + shaken:
                left = field.left_after(s, attacker, price + shaken)
                why = EFFORT if cards.sort[design] == COMBAT else COST
                s.tell("price", f.seat, s.knights[attacker], f.card, price + shaken, left, shaken, why)
        field.pay(cards, s, attacker, price + shaken)


class AnswerTheBlow(Ask[Tourney]):
    """A guard or an Achievement that stops it, a manoeuvre, a Mêlée Move (R-28), or the hit (WS-2.2.3c)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[ANSWER])
        self.cards = cards

    def who(self, s: Tourney, f: Frame) -> int:
        return 1 << s.leads[notes.struck_by(s, f)]

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        cards = self.cards
        rival: i64 = notes.struck_by(s, f)
        struck: i64 = cards.design_of[f.card]
        attack: i64 = cards.attack[struck]
        bars: i64 = cards.bars[struck]
        options = [TAKE]
        dodges: list[int] = []
        moves: list[int] = []
        for design in cards.held(s, rival):
            if attack != EVADED_ONLY and cards.stops[design] >> attack & 1 and (bars < 0 or cards.weapon[design] != bars):
                options.append(FIRST_STOP + design)
            if cards.dodge[design] >= 0:
                dodges.append(cards.first_dodge + cards.dodge[design])
            if cards.move[design] >= 0:
                moves.append(cards.move[design])
        options += dodges
        if moves and attack != EVADED_ONLY and field.may_move(cards, s, rival):
            if field.mates_to_swap(s, rival):
                options += [cards.first_evasion + move for move in moves]
            if field.may_retreat(s, rival):
                options += [cards.first_escape + move for move in moves]
        return options

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        cards = self.cards
        rival: i64 = notes.struck_by(s, f)
        notes.note_the_answer(f, option)
        if option == TAKE:
            return
        design, how = answer_of(cards, option)
        card = cards.take_from_hand(s, rival, design)
        cards.lay_on_the_table(s, rival, card)
        struck: i64 = cards.design_of[f.card]
        number = NO_NUMBER
        if how == GUARD and cards.sort[struck] == COMBAT:
            number = combat_number(cards, s, rival, design)
        add_a_rung(cards, s, f, rival, how, card, number)
        if how >= LATERAL:
            if s.events is not None:
                s.tell("moved", seat, s.knights[rival], card)
            notes.begin_move(s, rival, card, how == RETREAT)
        s.defended |= 1 << rival


def answer_of(cards: Cards, option: i64) -> tuple[int, int]:
    """The design of the card an answer spends, and how."""
    if option < cards.first_dodge:
        design = option - FIRST_STOP
        return design, GUARD if cards.sort[design] == COMBAT else ACHIEVEMENT
    if option < cards.first_evasion:
        return cards.dodgers[option - cards.first_dodge], MANOEUVRE
    if option < cards.first_escape:
        return cards.movers[option - cards.first_evasion], LATERAL
    return cards.movers[option - cards.first_escape], RETREAT


def add_a_rung(cards: Cards, s: Tourney, f: Frame, rival: i64, how: i64, card: i64, number: i64) -> None:
    """The exchange as everybody sees it, to the end of the turn."""
    design: i64 = cards.design_of[f.card]
    mine = combat_number(cards, s, s.acting, design) if cards.sort[design] == COMBAT else NO_NUMBER
    s.ladder = [*s.ladder, s.acting, f.card, mine, rival, how, card, number]


class PayTheDefence(Step[Tourney]):
    """The hit if it was not answered; else the price of the answer (WS-2.2.3b, WS-2.2.5)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        cards = self.cards
        if notes.answered_with(f) == TAKE:
            rival: i64 = notes.struck_by(s, f)
            add_a_rung(cards, s, f, rival, HIT, -1, NO_NUMBER)
            s.by_blow += 1
            if s.events is not None:
                s.tell("unanswered", s.leads[rival], s.knights[rival], f.card)
            field.mark_a_hit(cards, s, rival)
            return
        design, how = answer_of(cards, notes.answered_with(f))
        if how >= LATERAL:
            return  # paid with the move
        rival = notes.struck_by(s, f)
        card = s.ladder[len(s.ladder) - 2]
        price: i64 = MANOEUVRE_PRICE
        if how == GUARD:
            price = effort(cards, s, rival, design)
        elif how == ACHIEVEMENT:
            price = cards.defence_cost[design]
        if s.events is not None:
            who = s.knights[rival]
            if how == MANOEUVRE:
                s.tell("manoeuvred", s.leads[rival], who, card)
            else:
                s.tell("defended", s.leads[rival], who, card, f.card, cards.guard[design])
            if price:
                why = DODGING if how == MANOEUVRE else EFFORT if how == GUARD else COST
                s.tell("price", s.leads[rival], who, card, price, field.left_after(s, rival, price), 0, why)
        if not field.pay(cards, s, rival, price):
            s.ladder = [*s.ladder[:-1], NO_NUMBER]  # it is out: nothing is left to compare
            if not s.over:
                s.frames.pop()


class Compare(Step[Tourney]):
    """The lower number pays the difference (WS-2.2.3d); nothing is compared where an Achievement or a manoeuvre was used."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        if notes.answered_with(f) == TAKE:
            return
        cards = self.cards
        design, how = answer_of(cards, notes.answered_with(f))
        attacker: i64 = s.acting
        if how == ACHIEVEMENT:
            if cards.riposte[design] != NO_SCRIPT:
                notes.begin_effect(s, cards.riposte[design], notes.struck_by(s, f), attacker, s.ladder[len(s.ladder) - 2])
            return
        struck: i64 = cards.design_of[f.card]
        if how != GUARD or cards.sort[struck] != COMBAT:
            return
        rival: i64 = notes.struck_by(s, f)
        mine: i64 = combat_number(cards, s, attacker, struck)
        theirs: i64 = combat_number(cards, s, rival, design)
        loser = rival if mine > theirs else attacker
        points: i64 = mine - theirs if mine > theirs else theirs - mine
        if s.events is not None:
            tell_number(cards, s, attacker, struck, True)
            tell_number(cards, s, rival, design, False)
            if points:
                left = field.left_after(s, loser, points)
                s.tell("outfought", s.leads[loser], s.knights[loser], points, left, max(mine, theirs), min(mine, theirs))
            else:
                s.tell("even", f.seat, mine)
        if points:
            field.pay(cards, s, loser, points)


# What a card does


def aim_at(s: Tourney, rival: i64) -> None:
    s.aimed |= 1 << rival
    if s.events is not None and len(s.teams) > 2:
        s.tell("aimed", s.leads[s.acting], s.knights[s.acting], s.knights[rival])


def resolve(cards: Cards, s: Tourney, card: i64, place: i64) -> None:
    """What a card that was played does: a blow at a place, or its effects, whose price is paid first."""
    design: i64 = cards.design_of[card]
    seat = s.leads[s.acting]
    if cards.attack[design] != NO_ATTACK:
        notes.begin_blow(s, card, place)
        return
    points: i64 = cards.cost[design]
    shaken: i64 = 0 if s.frames[-1].script == COMBINATION else cards.shaken(s, s.acting)
    if s.events is not None:
        s.tell("played", seat, s.knights[s.acting], card)
        if points + shaken:
            left = field.left_after(s, s.acting, points + shaken)
            s.tell("price", seat, s.knights[s.acting], card, points + shaken, left, shaken, COST)
    if not field.pay(cards, s, s.acting, points + shaken):
        return
    if cards.script[design] != NO_SCRIPT:
        notes.begin_effect(s, cards.script[design], s.acting, s.at(place) if place >= 0 else NOBODY, card)


def blow_script(cards: Cards) -> list[Step[Tourney]]:
    return [Strike(cards), AnswerTheBlow(cards), PayTheDefence(cards), Compare(cards)]
