"""The field: who reaches whom, who stands where, locks, and what follows when a Knight is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabard.engine.state import NOBODY, with_zone
from tabard.games.with_sword_and_shield import notes
from tabard.games.with_sword_and_shield.cards import COMBINATION, TURN, Cards
from tabard.games.with_sword_and_shield.state import CENTRE, COLUMNS, OUT, Tourney, replaced

if TYPE_CHECKING:
    from mypy_extensions import i64


# Reach


def reach(s: Tourney, knight: i64) -> list[int]:
    """The rivals in a Knight's own and neighbouring columns; locked, only its partner (WS-3.0.3, WS-3.0.6a)."""
    if not s.in_front(knight):
        return []
    if s.locked[knight] != NOBODY:
        return [s.locked[knight]]
    column: i64 = s.places[knight] % COLUMNS
    found: list[int] = []
    for rival in range(len(s.teams)):
        near = -1 <= s.places[rival] % COLUMNS - column <= 1
        if near and s.teams[rival] != s.teams[knight] and s.in_front(rival) and s.locked[rival] == NOBODY:
            found.append(rival)
    return found


def targets(cards: Cards, s: Tourney) -> list[int]:
    """The rivals the attacker may aim at now: those not yet aimed at, if they need all actions left (WS-3.0.3)."""
    rivals = reach(s, s.acting)
    if len(rivals) < 2:
        return rivals
    owed = [rival for rival in rivals if not s.aimed >> rival & 1]
    return owed if len(owed) >= cards.left(s) else rivals


# Fatigue and hits


def pay(cards: Cards, s: Tourney, knight: i64, points: i64) -> bool:
    """Pay fatigue; with none left the Knight takes a hit (WS-2.2.4a). False if that was its last."""
    left: i64 = s.fatigue[knight]
    if points < left:
        if points > 0:
            s.fatigue = replaced(s.fatigue, knight, left - points)
        return True
    s.by_exhaustion += 1
    if s.events is not None:
        s.tell("exhausted", s.leads[knight], s.knights[knight])
    return mark_a_hit(cards, s, knight)


def left_after(s: Tourney, knight: i64, points: i64) -> int:
    """The fatigue points left once these are paid."""
    return max(0, s.fatigue[knight] - points)


def mark_a_hit(cards: Cards, s: Tourney, knight: i64) -> bool:
    """A hit more, and fatigue back to Start (WS-2.2.4b); False if the Knight is out (WS-2.2.4d)."""
    hits: i64 = s.hits[knight] + 1
    s.hits = replaced(s.hits, knight, hits)
    s.fatigue = replaced(s.fatigue, knight, cards.full)
    if s.events is not None:
        s.tell("hit", s.leads[knight], s.knights[knight], hits, cards.last_hit - hits)
    unlock(cards, s, knight)
    if hits < cards.last_hit:
        if hits == cards.last_hit - 1 and s.events is not None:
            s.tell("shaken", s.leads[knight], s.knights[knight])
        return True
    knock_out(cards, s, knight)
    return False


def knock_out(cards: Cards, s: Tourney, knight: i64) -> None:
    """The Knight leaves at once; an attacker's turn ends with it (WS-3.0.4f); a team without Knights has lost (WS-3.0.7)."""
    team = s.teams[knight]
    s.quiet = False  # its hand comes to light
    s.fatigue = replaced(s.fatigue, knight, 0)
    if s.events is not None:
        s.tell("out", s.leads[knight], s.knights[knight])
    if len(s.standing(team)) == 1:
        s.over = True
        end_of_game(s)
        return
    for frame in s.frames:
        if frame.script == COMBINATION:  # only its target or its attacker can go out meanwhile
            notes.note_the_aim(frame, NOBODY)  # what is left of it does not turn to another (WS-2.2.9)
    s.places = replaced(s.places, knight, OUT)
    s.rear &= ~(1 << knight)
    cards.discard(s, knight, s.hands[knight] + s.improved[knight])
    s.hands = with_zone(s.hands, knight, [])
    s.improved = with_zone(s.improved, knight, [])
    if knight == s.acting:
        for card in s.laid:
            cards.lay_on_the_table(s, knight, card)
        s.laid = []
        s.ended = True
        s.leave(TURN)
    close_ranks(s)


def end_of_game(s: Tourney) -> None:
    s.quiet = False
    s.tell("game-ended", s.leads[s.acting], s.turn)


# Places


def close_ranks(s: Tourney) -> None:
    """With nobody left in front those in the rear come back (WS-3.0.5c, R-25); a sole survivor takes his place (WS-3.0.4c)."""
    for team in (0, 1):
        mine, theirs = s.standing(team), s.standing(1 - team)
        if not s.fronting(team):
            for knight in mine:
                come_back(s, knight)
        if len(mine) == 1 and len(theirs) != 2:
            step_to_the_centre(s, mine[0])


def come_back(s: Tourney, knight: i64) -> None:
    """A Knight returns from the rear to the column it left."""
    s.rear &= ~(1 << knight)
    if s.events is not None:
        s.tell("returned", s.leads[knight], s.knights[knight], s.places[knight])


def meet_in_the_centre(s: Tourney) -> None:
    """If nobody in front has a rival in reach, each side's front Knight nearest the centre goes there (WS-3.0.4d).

    That is when each side has but one in front, on opposite flanks, so there is nothing to choose.
    """
    for knight in range(len(s.teams)):
        if reach(s, knight):
            return
    for team in (0, 1):
        step_to_the_centre(s, s.fronting(team)[0])


def step_to_the_centre(s: Tourney, knight: i64) -> None:
    """A free move to the centre; a mate in the rear whose column it was takes the column left (R-24)."""
    centre = CENTRE + COLUMNS * s.teams[knight]
    old = s.places[knight]
    if old == centre:
        return
    places = s.places.copy()
    for mate in s.standing(s.teams[knight]):
        if places[mate] == centre:
            places[mate] = old
    places[knight] = centre
    s.places = places
    if knight == s.acting:
        s.post = centre  # the turn goes on from where it stands now
    s.tell("stepped", s.leads[knight], s.knights[knight], centre)


def swap(s: Tourney, knight: i64, mate: i64) -> None:
    """A Lateral move: two Knights of a team exchange places (WS-3.0.5a)."""
    places = s.places.copy()
    places[knight], places[mate] = places[mate], places[knight]
    s.places = places
    if s.events is not None:
        s.tell("swapped", s.leads[knight], s.knights[knight], s.knights[mate], s.places[knight])


# Locks


def unlock(cards: Cards, s: Tourney, knight: i64) -> None:
    """A lock ends; its card is discarded (WS-3.0.6c)."""
    partner = s.locked[knight]
    if partner == NOBODY:
        return
    s.locked = replaced(replaced(s.locked, knight, NOBODY), partner, NOBODY)
    for one in (knight, partner):
        card = s.lock_cards[one]
        if card >= 0:
            s.lock_cards = replaced(s.lock_cards, one, -1)
            cards.discard(s, one, [card])
    if s.events is not None:
        s.tell("unlocked", s.leads[knight], s.knights[knight], s.knights[partner])


# Moves


def may_move(cards: Cards, s: Tourney, knight: i64) -> bool:
    """Whether a Mêlée Move is possible at all: not locked, not as sole survivor (WS-3.0.5d)."""
    return cards.melee and s.locked[knight] == NOBODY and len(s.standing(s.teams[knight])) > 1


def mates_to_swap(s: Tourney, knight: i64) -> list[int]:
    """The team mates in front (WS-3.0.5a); a locked one, to break its lock (WS-3.0.6b)."""
    return [mate for mate in s.fronting(s.teams[knight]) if mate != knight]


def may_retreat(s: Tourney, knight: i64) -> bool:
    """One Defensive move per team and turn, not once a defence has begun; one must stay in front (WS-3.0.5c, WS-3.0.5d)."""
    team = s.teams[knight]
    return not s.retreated >> team & 1 and not s.defended >> knight & 1 and len(s.fronting(team)) > 1


def retreat(s: Tourney, knight: i64) -> None:
    """A Defensive move: to the rear (WS-3.0.5b)."""
    s.rear |= 1 << knight
    s.retreated |= 1 << s.teams[knight]
    if s.events is not None:
        s.tell("retreated", s.leads[knight], s.knights[knight])
