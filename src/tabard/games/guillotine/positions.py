"""Positions laid out by hand, and the check that a table is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.engine.errors import BadPosition, BadSave
from tabard.engine.laying import HEAD, Seen, Supply, begun, by_seat, flag, line_of, phase_of, seat_mask, whole
from tabard.engine.state import Frame
from tabard.games.guillotine import notes
from tabard.games.guillotine.cards import CARD, DAY, GAME, Cards
from tabard.games.guillotine.state import Guillotine
from tabard.games.guillotine.turn import DAYS, BeginATurn, CollectFromTheFront, DrawCards, LayLastCards, OfferAnAction

if TYPE_CHECKING:
    from tabard.games.guillotine.box import GuillotineBox

MOST_PLAYS: Final = 255
KEYS: Final = [
    *HEAD, "day", "starter", "turn", "line", "hands", "piles", "put", "tables",
    "noble_deck", "noble_discards", "action_deck", "action_discards", "others", "rushed", "confused",
    "phase", "plays", "collects", "owed", "hurried", "closing", "ended", "laid", "seen",
]  # fmt: skip
OF_A_TURN: Final = ["collects", "owed", "hurried", "closing", "ended"]
# The phases a table can be laid out at, each with its own facts.
FACTS: Final = {
    "turn": [], "action": ["plays", *OF_A_TURN], "collect": OF_A_TURN, "draw": OF_A_TURN[1:], "last-cards": ["laid"],
}  # fmt: skip


def lay_out(box: GuillotineBox, given: dict[str, Any]) -> Guillotine:
    """A table at the start of a turn or in the middle of one. What is not named lies in the decks, shuffled, below what is."""
    s = begun(box, given, KEYS)
    cards = box.cards
    nobles = Supply("noble", [noble.id for noble in cards.nobles], cards.noble_of)
    actions = Supply("action", [action.id for action in cards.actions], cards.action_of)
    s.day = whole(given, "day", 1, DAYS, 1)
    s.starter = whole(given, "starter", 0, s.seats - 1, 0)
    s.mover = whole(given, "turn", 0, s.seats - 1, s.starter)
    s.line = nobles.take_all(given.get("line", []), "line")
    s.piles = by_seat(given, "piles", nobles, s.seats)
    s.hands = [sorted(hand) for hand in by_seat(given, "hands", actions, s.seats)]
    s.tables = by_seat(given, "tables", actions, s.seats)
    for table in s.tables:
        for card in table:
            if cards.action_of[card] not in cards.tables:
                raise BadPosition(f"tables: '{cards.actions[cards.action_of[card]].id}' never lies before a player")
    if not isinstance(given.get("put", []), list):
        raise BadPosition(f"'put' is {given['put']!r}; expected a list of nobles")
    for name in given.get("put", []):
        s.put = [*s.put, placed(cards, s, name)]
    s.noble_discards = nobles.take_all(given.get("noble_discards", []), "noble_discards")
    s.action_discards = actions.take_all(given.get("action_discards", []), "action_discards")
    noble_top = nobles.take_all(given.get("noble_deck", []), "noble_deck")
    action_top = actions.take_all(given.get("action_deck", []), "action_deck")
    lie = given.get("others", "deck")
    if lie not in ("deck", "discards"):
        raise BadPosition(f"'others' is {lie!r}; expected 'deck' or 'discards'")
    s.shuffle(nobles.left)
    s.shuffle(actions.left)
    if lie == "discards":
        s.noble_discards += nobles.left
        s.action_discards += actions.left
        nobles.left, actions.left = [], []
    s.noble_deck = nobles.left + noble_top[::-1]
    s.action_deck = actions.left + action_top[::-1]
    s.rushed = seat_mask(given, "rushed", s.seats)
    s.confused = seat_mask(given, "confused", s.seats)
    lay_what_was_seen(cards, s, given)
    lay_the_phase(box, s, given, phase_of(given, FACTS))
    box.advance(s)
    return s


def lay_what_was_seen(cards: Cards, s: Guillotine, given: dict[str, Any]) -> None:
    seen = Seen(given, s.seats, ["hands", "noble_deck", "action_deck"])
    nobles = [cards.nobles[design].id for design in cards.noble_of]
    actions = [cards.actions[design].id for design in cards.action_of]
    s.noble_seen = seen.pile("noble_deck", s.noble_deck, nobles, s.noble_seen)
    s.action_seen = seen.pile("action_deck", s.action_deck, actions, s.action_seen)
    s.action_seen = seen.in_each("hands", s.hands, actions, s.action_seen)


def lay_the_phase(box: GuillotineBox, s: Guillotine, given: dict[str, Any], phase: str) -> None:
    """The line of the script that is read next, and the facts of a turn that is under way."""
    if phase == "last-cards":
        if box.variant["edition"] != "german" or s.line or s.day != DAYS:
            raise BadPosition("'last-cards' are laid after the last day, with nobody in line, where GU-24 holds")
        laid = whole(given, "laid", 0, s.seats - 1, 0)
        s.frames = [Frame(GAME, 0, line_of(box.scripts[GAME], LayLastCards))]
        notes.count_who_laid(s.frames[0], laid)
        return
    lines = {"turn": BeginATurn, "action": OfferAnAction, "collect": CollectFromTheFront, "draw": DrawCards}
    s.frames = [Frame(GAME, 0), Frame(DAY, s.mover, line_of(box.scripts[DAY], lines[phase]))]
    if phase == "turn":
        return
    s.plays = whole(given, "plays", 0, MOST_PLAYS, 1) if phase == "action" else 0
    s.collects = whole(given, "collects", 0, MOST_PLAYS, 1) if phase != "draw" else 0
    owed = given.get("owed", [])
    if not isinstance(owed, list) or not all(type(seat) is int and 0 <= seat < s.seats for seat in owed):
        raise BadPosition(f"'owed' is {owed!r}; expected a list of seats, 0 to {s.seats - 1}, each for one card it is to draw")
    s.owed = owed
    s.hurried = flag(given, "hurried")
    s.closing = flag(given, "closing")
    s.ended = flag(given, "ended")
    if s.ended and s.line:
        raise BadPosition("'ended': the day has ended, so nobody is in line")


def placed(cards: Cards, s: Guillotine, name: Any) -> int:
    for pile in s.piles:
        for noble in pile:
            if cards.nobles[cards.noble_of[noble]].id == name and noble not in s.put:
                return noble
    raise BadPosition(f"'put' names {name!r}, who lies in no pile")


def check(box: GuillotineBox, s: Guillotine) -> None:
    """Every card is in exactly one place, every seat at the table."""
    if s.seats != box.seats or len(s.hands) != s.seats or len(s.piles) != s.seats or len(s.tables) != s.seats:
        raise BadSave(f"the save is for {s.seats} seats with {len(s.hands)} hands; expected {box.seats}")
    playing = [s.playing] if s.playing >= 0 else []
    for what, count, zones in (
        ("noble", len(box.cards.noble_of), [s.line, s.noble_deck, s.noble_discards, *s.piles]),
        ("action", len(box.cards.action_of), [s.action_deck, s.action_discards, playing, *s.hands, *s.tables]),
    ):
        lying = sorted([card for zone in zones for card in zone])
        if lying != list(range(count)):
            raise BadSave(f"the save has not every {what} card in exactly one place")
    bytes_right = len(s.noble_batch) == len(s.noble_seen) == len(box.cards.noble_of)
    if not bytes_right or not len(s.action_batch) == len(s.action_seen) == len(box.cards.action_of):
        raise BadSave("the save does not say of every card where it was shuffled and who has seen it")
    if not all(0 <= seat < s.seats for seat in [s.mover, s.starter, *s.owed]) or not 0 <= s.day <= DAYS or s.dice < 1:
        raise BadSave("the save names a seat or day that is not there")
    piled = [noble for pile in s.piles for noble in pile]
    if not all(noble in piled for noble in s.put) or len(set(s.put)) != len(s.put):
        raise BadSave("the save has a noble put into a pile who lies in none")
    masks_right = 0 <= s.rushed < 1 << s.seats and 0 <= s.confused < 1 << s.seats
    if not masks_right or not 0 <= s.plays <= MOST_PLAYS or not 0 <= s.collects <= MOST_PLAYS or s.playing < -1:
        raise BadSave("the save has facts of a turn that cannot be")
    for frame in s.frames:
        if not -1 <= frame.card < len(box.cards.noble_of) or not 0 <= frame.count <= MOST_PLAYS:
            raise BadSave("the save has notes to a script that cannot be")
    if s.draft and not (s.questions and s.questions[-1].kind == CARD and len(s.draft) < len(s.hands[s.questions[-1].seat])):
        raise BadSave("the save has something named that nobody was asked for")
    if not all(hand == sorted(hand) for hand in s.hands):
        raise BadSave("the save has a hand that is not in order")
