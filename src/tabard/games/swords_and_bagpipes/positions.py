"""Positions laid out by hand, and the check that a table is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.engine.errors import BadPosition, BadSave
from tabard.engine.laying import HEAD, Seen, Supply, begun, by_seat, flag, line_of, matched, phase_of, seat_mask, whole
from tabard.engine.secrets import marked, rebatched
from tabard.engine.state import EVERYBODY, NOBODY, Frame
from tabard.engine.step import Step
from tabard.games.swords_and_bagpipes import notes
from tabard.games.swords_and_bagpipes.actions import HOME_ACTS, HandOverStayHome, HandOverTheBadge, PrepareAtHome, TakeATurn
from tabard.games.swords_and_bagpipes.battle import BindTheHolder, GiveTheBadge, PlayCards, RevealTheSides
from tabard.games.swords_and_bagpipes.cards import DAGGER_HAND, GAME, ROUND
from tabard.games.swords_and_bagpipes.round import BeginARound, VisitTheMarket
from tabard.games.swords_and_bagpipes.scoring import limit
from tabard.games.swords_and_bagpipes.state import ACTIONS, AWARDS, BOUND, CHOICE, ENDING, HANDING, NO_SIDE, Swords
from tabard.games.swords_and_bagpipes.thefts import can_be

if TYPE_CHECKING:
    from tabard.games.swords_and_bagpipes.box import SwordsBox

MOST: Final = 999
KEYS: Final = [
    *HEAD, "round", "badge", "badge_from", "badge_to", "home", "home_from", "defeats",
    "gold", "castle", "arms", "past", "hands", "opened", "deck", "discards", "daggers", "virtual", "dagger_hands",
    "dagger_deck", "dagger_discards", "village", "clans", "record", "others",
    "phase", "mover", "turns", "replenished", "made", "troops", "scots", "camp", "sides", "known", "laid", "passed", "used",
    "fresh", "won", "fought", "deserters", "seen",
]  # fmt: skip
ARMY: Final = ["troops", "scots", "camp", "used"]
TOKENS: Final = [*ARMY, "sides", "known", "laid"]
# The phases a table can be laid out at, each with its own facts.
FACTS: Final = {
    "round": [],
    "actions": [*ARMY, "mover", "turns", "replenished"],
    "badge": ARMY,
    "home": ARMY,
    "prepare": [*ARMY, "made"],
    "choice": ARMY,
    "tokens": [*TOKENS, "mover", "passed"],
    "gift": TOKENS,
    "battle": TOKENS,
    "bag": [*ARMY, "sides", "mover", "passed", "fresh", "won", "fought", "deserters"],
    "market": ["passed"],
}
LINES: Final[dict[str, type[Step[Swords]]]] = {
    "actions": TakeATurn, "badge": HandOverTheBadge, "home": HandOverStayHome, "prepare": PrepareAtHome, "choice": BindTheHolder,
    "gift": GiveTheBadge, "battle": RevealTheSides,
}  # fmt: skip
PHASES: Final = {
    "actions": ACTIONS, "badge": HANDING, "home": HANDING, "prepare": HANDING, "choice": CHOICE, "tokens": CHOICE, "gift": CHOICE,
    "battle": CHOICE, "bag": AWARDS,
}  # fmt: skip
AFTER_THE_BATTLE: Final = ["bag", "market"]
SIDE_NAMES: Final = ["scotland", "england", "none"]


def lay_out(box: SwordsBox, given: dict[str, Any]) -> Swords:
    """A table at the start of a round or in the middle of one. What is not named lies in the decks, shuffled, below what is."""
    s = begun(box, given, KEYS)
    cards = box.cards
    phase = phase_of(given, FACTS)
    rounds = box.grey_cards + 1
    s.round = whole(given, "round", 1, rounds, 1) - 1
    s.defeats = whole(given, "defeats", 0, limit(box.long) - (0 if phase in AFTER_THE_BATTLE else 1), 0)
    s.badge = whole(given, "badge", 0, s.seats - 1, 0)
    s.badge_from = whole(given, "badge_from", NOBODY, s.seats - 1, NOBODY)
    s.badge_to = whole(given, "badge_to", NOBODY, s.seats - 1, s.badge if s.badge_from != NOBODY else NOBODY)
    if box.stays_home:
        s.home = whole(given, "home", 0, s.seats - 1, (s.badge + 1) % s.seats)
        s.home_from = whole(given, "home_from", NOBODY, s.seats - 1, NOBODY)
    elif "home" in given or "home_from" in given:
        raise BadPosition("'home' is for a table with Stay Home!")
    s.gold = numbers(given, "gold", s.seats, s.gold)
    s.castle = numbers(given, "castle", s.seats, s.castle)
    s.virtual = numbers(given, "virtual", s.seats, s.virtual)
    clans = Supply("clan", [clan.id for clan in cards.clans], bytes(range(len(cards.clans))))
    named = clans.take_all(given.get("clans", []), "clans")
    if len(named) > s.seats:
        raise BadPosition(f"'clans' names {len(named)}; expected {s.seats} at most")
    s.clans = (named + clans.left)[: s.seats]
    lay_arms(box, s, given)
    lay_bagpipes(box, s, given)
    lay_daggers(box, s, given)
    villages = Supply("village", [village.id for village in cards.villages], cards.village_of)
    s.village = by_seat(given, "village", villages, s.seats)
    if any(s.village) and box.variant["village"] != "yes":
        raise BadPosition("'village' is for a table with Village cards")
    s.village_out = villages.left
    record = given.get("record", [])
    known = isinstance(record, list) and all(side in range(BOUND + 1) for side in record)
    rounds = s.round + 1 if phase in AFTER_THE_BATTLE else s.round
    if not known or len(record) % s.seats or len(record) > rounds * s.seats:
        raise BadPosition(f"'record' is {record!r}; expected the sides of whole rounds, 0 to {BOUND}")
    s.record = record
    lay_what_was_seen(box, s, given)
    s.frames = [Frame(GAME, 0, line_of(box.scripts[GAME], BeginARound))]
    if phase != "round":
        lay_the_phase(box, s, given, phase)
    box.advance(s)
    return s


def lay_what_was_seen(box: SwordsBox, s: Swords, given: dict[str, Any]) -> None:
    cards = box.cards
    seen = Seen(given, s.seats, ["hands", "fresh", "deck", "daggers", "dagger_hands", "dagger_deck"])
    pipes = [cards.bagpipes[design].id for design in cards.bagpipe_of]
    daggers = [cards.daggers[design].id for design in cards.dagger_of]
    s.bagpipe_seen = seen.pile("deck", s.deck, pipes, s.bagpipe_seen)
    s.bagpipe_seen = seen.in_each("hands", s.hands, pipes, s.bagpipe_seen)
    s.bagpipe_seen = seen.in_each("fresh", s.fresh, pipes, s.bagpipe_seen)
    s.dagger_seen = seen.pile("dagger_deck", s.dagger_deck, daggers, s.dagger_seen)
    s.dagger_seen = seen.in_each("daggers", s.daggers, daggers, s.dagger_seen)
    s.dagger_seen = seen.in_each("dagger_hands", s.dagger_hands, daggers, s.dagger_seen)


def lay_the_phase(box: SwordsBox, s: Swords, given: dict[str, Any], phase: str) -> None:
    """The round is under way: its English Arms card lies open, and so much has happened."""
    s.round += 1
    s.arms = [*s.arms, s.arms_deck[-1]]
    s.arms_deck = s.arms_deck[:-1]
    if phase == "market":
        if s.arms_deck:
            raise BadPosition("'market' comes after the last round")
        s.frames = [Frame(GAME, 0, line_of(box.scripts[GAME], VisitTheMarket))]
        s.passed = seat_mask(given, "passed", s.seats)
        s.phase = ENDING
        return
    lay_the_armies(box, s, given)
    s.phase = PHASES[phase]
    if phase in ("home", "prepare") and not box.stays_home:
        raise BadPosition(f"'{phase}' is for a table with Stay Home!")
    if phase == "gift" and s.seats > 2:
        raise BadPosition("'gift' is for two players (SB-2P5)")
    if phase == "badge" and s.seats < 4:
        raise BadPosition("'badge' is for four players or more (SB-B1)")
    if s.phase > HANDING and box.stays_home:
        s.away = s.home
        if s.away == s.badge or s.camp[s.away]:
            raise BadPosition("home: whoever stays home has no Badge and no units in camp (SB-H3, SB-H4)")
    frame = Frame(ROUND, s.badge, line_at(box.scripts[ROUND], phase))
    s.frames = [*s.frames, frame]
    if phase == "actions":
        lay_a_turn(s, given, frame)
    elif phase == "prepare":
        notes.count_made_at_home(frame, whole(given, "made", 0, HOME_ACTS - 1, 0))
    elif phase in ("tokens", "gift", "battle", "bag"):
        lay_the_sides(box, s, given, phase)


def line_at(script: list[Step[Swords]], phase: str) -> int:
    """The line of a round that asks for what a phase is named after; there are two windows for cards."""
    windows = [line for line, step in enumerate(script) if isinstance(step, PlayCards)]
    return windows[0] if phase == "tokens" else windows[1] if phase == "bag" else line_of(script, LINES[phase])


def lay_the_armies(box: SwordsBox, s: Swords, given: dict[str, Any]) -> None:
    """Units in the camps; if not named, as they stand once the enemy is revealed and its text has done nothing."""
    s.troops = whole(given, "troops", 0, MOST, box.cards.arms_now(s).troops)
    s.scots = whole(given, "scots", 0, MOST, 3 if s.seats == 2 else 1 if s.seats == 3 else 0)
    s.camp = numbers(given, "camp", s.seats, s.camp)
    names = [box.cards.bagpipes[design].id for design in box.cards.bagpipe_of]
    used = given.get("used", [[] for _ in range(s.seats)])
    if not isinstance(used, list) or len(used) != s.seats:
        raise BadPosition(f"'used' must have one list for each of the {s.seats} seats")
    for seat in range(s.seats):
        s.used = s.used + matched(s.opened[seat], used[seat], names, f"used, seat {seat}")


def lay_a_turn(s: Swords, given: dict[str, Any], frame: Frame) -> None:
    turns = whole(given, "turns", 0, s.seats - 1, 0)
    notes.count_turns(frame, turns)
    s.mover = whole(given, "mover", 0, s.seats - 1, (s.badge + turns) % s.seats)
    s.replenished = flag(given, "replenished")


def lay_the_sides(box: SwordsBox, s: Swords, given: dict[str, Any], phase: str) -> None:
    """Who has laid which token, and, once they are turned, what came of it."""
    everybody = (1 << s.seats) - 1
    bound = 1 << s.badge if box.cards.binds(s) else 0
    revealed = phase == "bag"
    s.known = everybody if revealed else seat_mask(given, "known", s.seats, bound)
    sides = given.get("sides", ["none" if seat == s.away else "scotland" for seat in range(s.seats)])
    if not isinstance(sides, list) or len(sides) != s.seats or not all(side in SIDE_NAMES for side in sides):
        raise BadPosition(f"'sides' is {sides!r}; expected for each seat one of {', '.join(SIDE_NAMES)}")
    s.sides = [SIDE_NAMES.index(side) for side in sides]
    for seat, side in enumerate(s.sides):
        if (side == NO_SIDE) != (seat == s.away):
            raise BadPosition("sides: whoever stays home has taken none, and all others have taken one")
    lay_the_window(s, given, phase, box.cards.arms_now(s).silence)
    if not revealed:
        return
    s.deserters = seat_mask(given, "deserters", s.seats, seats_without_units(s))
    s.fought = numbers(given, "fought", s.seats + 2, [*s.camp, s.scots, s.troops])
    s.won = flag(given, "won", True)


def seats_without_units(s: Swords) -> int:
    found = 0
    for seat in range(s.seats):
        if s.sides[seat] != NO_SIDE and not s.camp[seat]:
            found |= 1 << seat
    return found


def lay_the_window(s: Swords, given: dict[str, Any], phase: str, silence: bool) -> None:
    s.mover = whole(given, "mover", 0, s.seats - 1, s.badge)
    s.passed = seat_mask(given, "passed", s.seats, (1 << s.seats) - 1 if silence and phase == "tokens" else 0)


def lay_arms(box: SwordsBox, s: Swords, given: dict[str, Any]) -> None:
    """The cards revealed, those to come (the next one first), King Edward last, the rest in the box."""
    cards = box.cards
    supply = Supply("arms", [arms.id for arms in cards.arms], cards.arms_of)
    s.arms = supply.take_all(given.get("past", []), "past")
    coming = supply.take_all(given.get("arms", []), "arms")
    if s.seats <= 3:
        for card in [*s.arms, *coming]:
            arms = cards.arms[cards.arms_of[card]]
            if arms.badge:
                raise BadPosition(f"'{arms.id}' is about the Badge: it is not there with {s.seats} players")
        s.arms_gone = [card for card in supply.left if cards.arms[cards.arms_of[card]].badge]
    free = [card for card in supply.left if card not in s.arms_gone]
    s.shuffle(free)
    grey = [card for card in free if not cards.backs[card]]
    kings = [card for card in free if cards.backs[card]]
    while len(s.arms) < s.round and grey:
        s.arms = [grey.pop(), *s.arms]
    rounds = box.grey_cards + 1 - s.round
    if not coming or not cards.backs[coming[-1]]:
        while len(coming) < rounds - 1 and grey:
            coming.append(grey.pop())
        coming += kings[:1]
        kings = kings[1:]
    backs = [cards.backs[card] for card in coming]
    if len(s.arms) != s.round or len(coming) != rounds or sum(backs) != 1 or any(cards.backs[card] for card in s.arms):
        raise BadPosition(f"'past' and 'arms' do not make {box.grey_cards} grey cards and King Edward last")
    s.arms_deck = coming[::-1]
    s.arms_out = sorted(grey + kings)


def lay_bagpipes(box: SwordsBox, s: Swords, given: dict[str, Any]) -> None:
    cards = box.cards
    supply = Supply("bagpipe", [bagpipe.id for bagpipe in cards.bagpipes], cards.bagpipe_of)
    s.hands = [sorted(hand) for hand in by_seat(given, "hands", supply, s.seats)]
    s.fresh = [sorted(hand) for hand in by_seat(given, "fresh", supply, s.seats)]
    s.opened = by_seat(given, "opened", supply, s.seats)
    for card in [card for zone in s.opened for card in zone]:
        if not cards.bagpipes[cards.bagpipe_of[card]].twice:
            raise BadPosition(f"opened: '{cards.bagpipes[cards.bagpipe_of[card]].id}' is no x2 card; it never lies open")
    for card in [card for zone in [*s.hands, *s.fresh, *s.opened] for card in zone]:
        if s.seats <= 3 and cards.bagpipes[cards.bagpipe_of[card]].badge:
            raise BadPosition(f"hands, opened: nobody has '{cards.bagpipes[cards.bagpipe_of[card]].id}' with {s.seats} players")
    s.discards = supply.take_all(given.get("discards", []), "discards")
    if s.seats <= 3:  # such cards never come back (SB-2P2)
        s.unfit = [card for card in s.discards if cards.bagpipes[cards.bagpipe_of[card]].badge]
        s.discards = [card for card in s.discards if card not in s.unfit]
    top = supply.take_all(given.get("deck", []), "deck")
    s.shuffle(supply.left)
    if laid_in_discards(given):
        fit = [card for card in supply.left if s.seats > 3 or not cards.bagpipes[cards.bagpipe_of[card]].badge]
        s.discards = s.discards + fit
        s.unfit = s.unfit + [card for card in supply.left if card not in fit]
        supply.left = []
    s.deck = supply.left + top[::-1]


def lay_daggers(box: SwordsBox, s: Swords, given: dict[str, Any]) -> None:
    cards = box.cards
    supply = Supply("dagger", [dagger.id for dagger in cards.daggers], cards.dagger_of)
    s.daggers = [sorted(zone) for zone in by_seat(given, "daggers", supply, s.seats)]
    s.dagger_discards = supply.take_all(given.get("dagger_discards", []), "dagger_discards")
    top = supply.take_all(given.get("dagger_deck", []), "dagger_deck")
    if "laid" in given and s.seats > 2:
        raise BadPosition(f"'laid' is for two players, not for {s.seats}")
    s.laid = by_seat(given, "laid", supply, s.seats)
    if any(len(zone) > 1 for zone in s.laid):
        raise BadPosition("'laid': each lays one Dagger card")
    if s.seats == 2:
        if "dagger_hands" in given:
            s.dagger_hands = [sorted(zone) for zone in by_seat(given, "dagger_hands", supply, s.seats)]
        else:
            s.dagger_hands = [usual_hand(supply, cards.dagger_value) for _ in range(s.seats)]
        s.dagger_out = supply.left + top
        for hand, laid in zip(s.dagger_hands, s.laid):
            s.dagger_batch = rebatched(s.dagger_batch, hand + laid)
        s.dagger_seen = marked(s.dagger_seen, [card for zone in s.daggers for card in zone], EVERYBODY)
        return
    if "dagger_hands" in given:
        raise BadPosition(f"'dagger_hands' are for two players, not for {s.seats}")
    s.shuffle(supply.left)
    if laid_in_discards(given):
        s.dagger_discards = s.dagger_discards + supply.left
        supply.left = []
    s.dagger_deck = supply.left + top[::-1]


def usual_hand(supply: Supply, values: bytes) -> list[int]:
    """The seven Dagger cards of SB-2P1, as far as they are not laid elsewhere."""
    hand: list[int] = []
    for value in DAGGER_HAND:
        fit = [card for card in supply.left if values[card] == value][:1]
        hand += fit
        supply.left = [card for card in supply.left if card not in fit]
    return sorted(hand)


def laid_in_discards(given: dict[str, Any]) -> bool:
    lie = given.get("others", "deck")
    if lie not in ("deck", "discards"):
        raise BadPosition(f"'others' is {lie!r}; expected 'deck' or 'discards'")
    return bool(lie == "discards")


def numbers(given: dict[str, Any], key: str, seats: int, default: list[int]) -> list[int]:
    value = given.get(key, default)
    if not isinstance(value, list) or len(value) != seats:
        raise BadPosition(f"'{key}' must have one number for each of the {seats} seats")
    for one in value:
        if isinstance(one, bool) or not isinstance(one, int) or not 0 <= one <= MOST:
            raise BadPosition(f"'{key}' has {one!r}; expected a whole number from 0 to {MOST}")
    return list(value)


def check(box: SwordsBox, s: Swords) -> None:
    """Every card is in exactly one place, every seat at the table, every number in its range."""
    cards = box.cards
    every_zone = [s.hands, s.fresh, s.opened, s.daggers, s.dagger_hands, s.laid, s.village]
    every_list = [s.gold, s.castle, s.camp, s.virtual, s.sides, s.clans]
    if s.seats != box.seats or any(len(one) != s.seats for one in every_zone) or any(len(one) != s.seats for one in every_list):
        raise BadSave(f"the save is for {s.seats} seats with {len(s.hands)} hands; expected {box.seats}")
    opened = [card for zone in s.opened for card in zone]
    playing = [s.playing] if s.playing >= 0 and s.playing not in opened else []
    for what, count, zones in (
        ("English Arms", len(cards.arms_of), [s.arms, s.arms_deck, s.arms_out, s.arms_gone]),
        ("Bagpipe", len(cards.bagpipe_of), [s.deck, s.discards, s.unfit, playing, opened, *s.hands, *s.fresh]),
        ("Dagger", len(cards.dagger_of), [s.dagger_deck, s.dagger_discards, s.dagger_out, *s.daggers, *s.dagger_hands, *s.laid]),
        ("Village", len(cards.village_of), [s.village_out, *s.village]),
    ):
        if sorted([card for zone in zones for card in zone]) != list(range(count)):
            raise BadSave(f"the save has not every {what} card in exactly one place")
    if not can_be(s.spread, s.seats, len(cards.bagpipe_of)):
        raise BadSave("the save has knowledge of a robbed hand that cannot be")
    if not len(s.bagpipe_batch) == len(s.bagpipe_seen) == len(cards.bagpipe_of):
        raise BadSave("the save does not say of every Bagpipe card where it was shuffled and who has seen it")
    if not len(s.dagger_batch) == len(s.dagger_seen) == len(cards.dagger_of):
        raise BadSave("the save does not say of every Dagger card where it was shuffled and who has seen it")
    if not all(0 <= seat < s.seats for seat in (s.mover, s.badge)) or s.dice < 1:
        raise BadSave("the save names a seat that is not there")
    if not all(NOBODY <= seat < s.seats for seat in (s.badge_from, s.badge_to, s.home, s.home_from, s.away)):
        raise BadSave("the save names a seat that is not there")
    if not 0 <= s.round <= box.grey_cards + 1 or not 0 <= s.phase <= ENDING or not 0 <= s.defeats <= limit(box.long):
        raise BadSave("the save has a round, phase or defeat that cannot be")
    if min([*s.gold, *s.castle, *s.camp, *s.virtual, s.scots, s.troops]) < 0 or len(s.record) > s.round * s.seats:
        raise BadSave("the save has less than nothing of something")
    if not all(0 <= side <= NO_SIDE for side in s.sides) or not all(0 <= side <= BOUND for side in s.record):
        raise BadSave("the save has a side that nobody can take")
    if not all(0 <= mask < 1 << s.seats for mask in (s.spared, s.known, s.passed, s.deserters)):
        raise BadSave("the save has facts of a round that cannot be")
    if s.fought and (len(s.fought) != s.seats + 2 or min(s.fought) < 0):
        raise BadSave("the save has a battle that cannot be")
    if len(set(s.clans)) != s.seats or not all(0 <= clan < len(cards.clans) for clan in s.clans):
        raise BadSave("the save has a clan twice, or one that is not in the box")
    if not all(card in opened for card in s.used) or s.draft or s.playing < -1:
        raise BadSave("the save has a card in use that does not lie there")
    for frame in s.frames:
        if not -1 <= frame.card < len(cards.village_of) or not 0 <= frame.count <= MOST or not NOBODY <= frame.rival < s.seats:
            raise BadSave("the save has notes to a script that cannot be")
    if (s.round > 0 and not s.arms) or len(s.arms) != s.round:
        raise BadSave("the save has not one English Arms card for each round")
    if not all(zone == sorted(zone) for zone in [*s.hands, *s.fresh, *s.daggers, *s.dagger_hands]):
        raise BadSave("the save has a hand that is not in order")
