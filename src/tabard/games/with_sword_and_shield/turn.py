"""A turn: as many actions as Endurance, then hands are filled and the next in order attacks (WS-1.1.1, WS-2.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabard.engine.state import Frame, with_zone
from tabard.engine.step import Ask, Step
from tabard.games.with_sword_and_shield import field, notes
from tabard.games.with_sword_and_shield.blows import aim_at, resolve
from tabard.games.with_sword_and_shield.cards import (
    ACT,
    COMBINATION,
    COMBINE,
    END,
    EVENT,
    FIRST_PLAY,
    FULL_HAND,
    IMPROVEMENT,
    PLACE,
    REST,
    SWITCH,
    TURN,
    Cards,
    OpenChoice,
)
from tabard.games.with_sword_and_shield.combinations import can_combine
from tabard.games.with_sword_and_shield.moves import MOVE_PRICE, pay_for_a_move
from tabard.games.with_sword_and_shield.state import COST, LOCKING, Tourney, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64

LOCK_PRICE: Final = 3  # WS-3.0.6a
LONGEST_JOUST: Final = 200  # turns (WS-2.2.z)
LONGEST_MELEE: Final = 600


class TakeTurns(Step[Tourney]):
    """Turn after turn, from place to place, until the game is over (WS-3.0.4a, WS-2.2.z)."""

    def __init__(self, cards: Cards) -> None:
        self.limit = LONGEST_MELEE if cards.melee else LONGEST_JOUST

    def do(self, s: Tourney, f: Frame) -> None:
        if s.turn >= self.limit or not cards_are_left(s):
            s.over = True
            s.tell("time-out", s.leads[s.acting], s.turn)
            field.end_of_game(s)
            return
        f.again()
        s.acting = s.next_after(s.post) if s.turn > 0 else s.opener
        s.turn += 1
        s.used = 0
        s.ended = False
        s.aimed = 0
        s.defended = 0
        s.retreated = 0
        s.ladder = []
        field.meet_in_the_centre(s)
        s.post = s.places[s.acting]
        if s.events is not None:
            s.tell("turn-began", s.leads[s.acting], s.knights[s.acting], s.turn)
        s.begin(TURN, s.leads[s.acting])


def cards_are_left(s: Tourney) -> bool:
    """Whether anybody holds or can draw a card."""
    for zone in [*s.hands, *s.decks, *s.discards, *s.table]:
        if zone:
            return True
    return False


class Act(Ask[Tourney]):
    """The attacker's actions, as many as Endurance; the turn may be ended earlier (WS-1.1.1, WS-2.1.1)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[ACT])
        self.cards = cards

    def who(self, s: Tourney, f: Frame) -> int:
        return 1 << f.seat if self.cards.left(s) > 0 else 0

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        cards = self.cards
        knight: i64 = s.acting
        if s.opening >= 0:  # the auction was won with it (WS-2.1.2a)
            return [FIRST_PLAY + cards.design_of[s.opening]]
        options = [END, SWITCH]
        if s.used == 0 and may_rest(cards, s, knight):
            options.append(REST)
        held = cards.held(s, knight)
        first: i64 = cards.first_discard
        if s.rear >> knight & 1:
            for design in held:
                if cards.sort[design] >= EVENT and not cards.aims[design]:
                    options.append(FIRST_PLAY + design)
            for design in held:
                options.append(first + design)
            if s.used == 0:
                options += [cards.first_move + cards.move[design] for design in held if cards.move[design] >= 0]
            return options
        rivals = len(field.reach(s, knight)) > 0
        if can_combine(cards, s, knight, rivals):
            options.append(COMBINE)
        for design in held:
            if cards.plays[design] and (rivals or not cards.aims[design]):
                options.append(FIRST_PLAY + design)
        for design in held:
            options.append(first + design)
        if cards.melee:
            options += self.moves(s, knight, held, rivals)
        return options

    def moves(self, s: Tourney, knight: i64, held: list[int], rivals: bool) -> list[int]:
        """Mêlée Locks; and Mêlée Moves, as first and only action (WS-3.0.5a, WS-3.0.6a)."""
        cards = self.cards
        options: list[int] = []
        if rivals and s.locked[knight] < 0:
            options += [cards.first_lock + cards.lock[design] for design in held if cards.lock[design] >= 0]
        if s.used == 0 and field.may_move(cards, s, knight):
            moves = [cards.move[design] for design in held if cards.move[design] >= 0]
            if field.mates_to_swap(s, knight):
                options += [cards.first_move + move for move in moves]
            if field.may_retreat(s, knight):
                options += [cards.first_retreat + move for move in moves]
        return options

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        cards = self.cards
        knight: i64 = s.acting
        f.again()
        if option == END:
            s.ended = True
            if s.events is not None:
                s.tell("ended", seat, s.knights[knight])
        elif option == SWITCH:
            change_tactic(cards, s, knight)
        elif option == REST:
            rest(cards, s, knight)
        elif option == COMBINE:
            s.begin(COMBINATION, seat)
        elif option < cards.first_discard:
            play(cards, s, cards.take_from_hand(s, knight, option - FIRST_PLAY))
        elif option < cards.first_lock:
            discard(cards, s, knight, option - cards.first_discard)
        elif option < cards.first_move:
            card = cards.take_from_hand(s, knight, cards.lockers[option - cards.first_lock])
            s.lock_cards = replaced(s.lock_cards, knight, card)
            notes.begin_aim(s, card, True)
        elif option < cards.first_retreat:
            move(cards, s, knight, cards.take_from_hand(s, knight, cards.movers[option - cards.first_move]), False)
        else:
            move(cards, s, knight, cards.take_from_hand(s, knight, cards.movers[option - cards.first_retreat]), True)


# Playing a card


def play(cards: Cards, s: Tourney, card: int) -> None:
    """A card alone, one action; what it is aimed at is chosen first (WS-1.1.1)."""
    design: i64 = cards.design_of[card]
    s.opening = -1
    if cards.aims[design]:
        cards.lay_on_the_table(s, s.acting, card)
        notes.begin_aim(s, card, False)
        return
    s.used += 1
    if cards.sort[design] == IMPROVEMENT:
        improve(cards, s, s.acting, card)
        return
    cards.lay_on_the_table(s, s.acting, card)
    resolve(cards, s, card, -1)


def improve(cards: Cards, s: Tourney, knight: i64, card: int) -> None:
    """An Improvement lies beside its Knight to the end of the game (WS-2.2.8)."""
    points = cards.cost[cards.design_of[card]] + cards.shaken(s, knight)
    if s.events is not None:
        s.tell("improved", s.leads[knight], s.knights[knight], card)
        if points:
            left = field.left_after(s, knight, points)
            s.tell("price", s.leads[knight], s.knights[knight], card, points, left, cards.shaken(s, knight), COST)
    s.improved = with_zone(s.improved, knight, [*s.improved[knight], card])
    field.pay(cards, s, knight, points)


class ChooseARival(OpenChoice):
    """At whom the card shown is aimed: any rival in reach, as far as the duty allows (WS-3.0.3)."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards.kinds[PLACE])
        self.cards = cards

    def options(self, s: Tourney, f: Frame, seat: int) -> list[int]:
        return sorted([s.places[rival] for rival in field.targets(self.cards, s)])

    def answered(self, s: Tourney, f: Frame, seat: int, option: int) -> None:
        rival = s.at(option)
        s.used += 1
        aim_at(s, rival)
        s.frames.pop()  # the script has only this line
        if notes.aims_to_lock(f):
            lock(self.cards, s, f.card, rival)
        else:
            resolve(self.cards, s, f.card, option)


def lock(cards: Cards, s: Tourney, card: int, rival: i64) -> None:
    """Three fatigue, and the two fight only each other until one takes a hit (WS-3.0.6a)."""
    knight: i64 = s.acting
    shaken = cards.shaken(s, knight)
    if s.events is not None:
        s.tell("locked", s.leads[knight], s.knights[knight], card, s.knights[rival])
        left = field.left_after(s, knight, LOCK_PRICE + shaken)
        s.tell("price", s.leads[knight], s.knights[knight], card, LOCK_PRICE + shaken, left, shaken, LOCKING)
    if field.pay(cards, s, knight, LOCK_PRICE + shaken):
        s.locked = replaced(replaced(s.locked, knight, rival), rival, knight)
    else:
        s.lock_cards = replaced(s.lock_cards, knight, -1)
        cards.discard(s, knight, [card])


# Other actions


def pay_for_an_action(cards: Cards, s: Tourney, knight: i64) -> bool:
    """An action that has no price of its own: only Shaken's point (WS-2.2.10)."""
    s.used += 1
    points = cards.shaken(s, knight)
    if points and s.events is not None:
        s.tell("shaken-price", s.leads[knight], s.knights[knight], points, field.left_after(s, knight, points))
    return field.pay(cards, s, knight, points)


def change_tactic(cards: Cards, s: Tourney, knight: i64) -> None:
    """A change of Tactic (WS-2.0.5)."""
    if pay_for_an_action(cards, s, knight):
        s.tactics = replaced(s.tactics, knight, 1 - s.tactics[knight])
        if s.events is not None:
            s.tell("tactic", s.leads[knight], s.knights[knight], s.tactics[knight])


def discard(cards: Cards, s: Tourney, knight: i64, design: int) -> None:
    """A card of the hand is discarded; in the rear another is drawn for it (WS-3.0.5b)."""
    card = cards.take_from_hand(s, knight, design)
    cards.discard(s, knight, [card])
    if s.events is not None:
        s.tell("discarded", s.leads[knight], s.knights[knight], card)
    if pay_for_an_action(cards, s, knight) and s.rear >> knight & 1:
        cards.draw(s, knight, 1)


def may_rest(cards: Cards, s: Tourney, knight: i64) -> bool:
    """Once per game a shaken Knight may make a Grande Pass (WS-2.2.11)."""
    return cards.shaken(s, knight) > 0 and not s.rested >> knight & 1


def rest(cards: Cards, s: Tourney, knight: i64) -> None:
    """The whole hand is discarded, eight cards are drawn; it uses all actions (WS-1.1.2, WS-2.2.11)."""
    s.rested |= 1 << knight
    s.ended = True
    s.tell("rested", s.leads[knight], s.knights[knight], len(s.hands[knight]))
    hand = s.hands[knight]
    s.hands = with_zone(s.hands, knight, [])
    cards.discard(s, knight, hand)
    cards.draw(s, knight, FULL_HAND)


def move(cards: Cards, s: Tourney, knight: i64, card: int, retreats: bool) -> None:
    """A Mêlée Move in the own turn: the first and only action (WS-3.0.5a, WS-3.0.5c)."""
    cards.lay_on_the_table(s, knight, card)
    s.ended = True
    s.tell("moved", s.leads[knight], s.knights[knight], card)
    if s.rear >> knight & 1:
        if pay_for_a_move(cards, s, knight, MOVE_PRICE, card):
            field.come_back(s, knight)
        return
    notes.begin_move(s, knight, card, retreats)


class EndTheTurn(Step[Tourney]):
    """Rivals refill, clockwise, then the attacker, then its mates; cards played are discarded (WS-2.1.3, WS-3.0.4e)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def do(self, s: Tourney, f: Frame) -> None:
        cards = self.cards
        team = s.teams[s.acting]
        around = s.clockwise(s.post)
        for knight in around:
            if s.teams[knight] != team:
                cards.fill_up(s, knight)
        if s.acting in around:
            cards.fill_up(s, s.acting)
        for knight in around:
            if s.teams[knight] == team:
                cards.fill_up(s, knight)
        for deck in range(len(s.decks)):
            if s.table[deck]:
                s.discards[deck].extend(s.table[deck])
                s.table = with_zone(s.table, deck, [])


def turn_scripts(cards: Cards) -> list[list[Step[Tourney]]]:
    """TURN and AIM, in the order of their numbers."""
    return [[Act(cards), EndTheTurn(cards)], [ChooseARival(cards)]]
