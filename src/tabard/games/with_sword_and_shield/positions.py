"""Positions laid out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.engine.errors import BadPosition
from tabard.engine.laying import HEAD, Seen, Supply, begun, line_of, phase_of, whole
from tabard.engine.secrets import marked
from tabard.engine.state import EVERYBODY, NOBODY, Frame
from tabard.games.with_sword_and_shield.cards import (
    AUCTION,
    GAME,
    IMPROVEMENT,
    MOST_KNIGHTS,
    TURN,
)
from tabard.games.with_sword_and_shield.designs import MOST_INITIATIVE
from tabard.games.with_sword_and_shield.setup import GAME_LINES, Bid, centre_of
from tabard.games.with_sword_and_shield.state import ABILITIES, CLOCKWISE, COLUMNS, OUT, Tourney
from tabard.games.with_sword_and_shield.turn import LONGEST_JOUST, LONGEST_MELEE

if TYPE_CHECKING:
    from tabard.games.with_sword_and_shield.box import TourneyBox

KEYS: Final = [
    *HEAD, "turn", "acting", "first", "opening", "knights", "artefacts", "hits",
    "fatigue", "tactics", "places", "rear", "locks", "rested", "hands", "improved", "decks", "discards", "others",
    "phase", "bids", "passed", "used", "aimed", "defended", "retreated", "post", "played", "seen",
]  # fmt: skip
# The phases a table can be laid out at, each with its own facts.
FACTS: Final = {
    "turn": ["turn", "opening"],
    "auction": ["bids", "passed"],
    "action": ["turn", "opening", "used", "aimed", "defended", "retreated", "post", "played"],
}
USUAL_PLACES: Final = [[0, 1, 2], [0, 1]]  # the columns of three Knights, and of two


def lay_out(box: TourneyBox, given: dict[str, Any]) -> Tourney:
    """A table at the start of a turn, in the middle of one, or in the auction. What is not named lies in the decks, shuffled."""
    s = begun(box, given, KEYS)
    cards = box.cards
    knights = len(s.teams)
    lay_start_cards(box, s, given)
    s.hits = numbers(given, "hits", knights, 0, cards.last_hit, s.hits)
    s.fatigue = numbers(given, "fatigue", knights, 1, cards.full, s.fatigue)
    s.tactics = [ABILITIES.index(name) for name in chosen(given, "tactics", knights, ABILITIES[:2], ABILITIES[0])]
    lay_places(box, s, given)
    lay_cards(box, s, given)
    s.rested = mask(given, "rested", knights)
    lay_locks(box, s, given)
    s.first = whole(given, "first", 0, knights - 1, 0)
    s.deals = 1
    lay_what_was_seen(box, s, given)
    phase = phase_of(given, FACTS)
    if phase == "auction":
        lay_the_auction(box, s, given)
    else:
        lay_turn(box, s, given, phase == "action")
    box.advance(s)
    return s


def lay_start_cards(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    """Knights and Artefacts by name; Knights not named are the first of the box that are free."""
    cards = box.cards
    knights = len(s.teams)
    supply = Supply("knight", [one.id for one in cards.knights], bytes(range(len(cards.knights))))
    named = supply.take_all(given.get("knights", []), "knights")
    if len(named) > knights:
        raise BadPosition(f"'knights' names {len(named)}; expected {knights} at most")
    s.knights = (named + supply.left)[:knights]
    ids = [one.id for one in cards.artefacts]
    found: list[int] = []
    for name in chosen(given, "artefacts", knights, ["", *ids], ""):
        if name and box.decks == 1 and found.count(ids.index(name)) >= cards.artefacts[ids.index(name)].copies:
            raise BadPosition(f"artefacts: '{name}' once too often")
        found.append(ids.index(name) if name else NOBODY)
        if found[-1] >= 0 and box.barred(with_artefacts(s, found[:-1]), len(found) - 1, found[-1]):
            raise BadPosition(f"artefacts: '{name}' is Unique: it cannot be there twice, nor beside another of its team")
    s.artefacts = found


def with_artefacts(s: Tourney, found: list[int]) -> Tourney:
    s.artefacts = found + [NOBODY] * (len(s.teams) - len(found))
    return s


def lay_places(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    """Where each Knight stands, 1 to 6 as on the table, 0 for one who is out."""
    knights = len(s.teams)
    usual: list[int] = []
    for team in (0, 1):
        size = box.sizes[team]
        usual += [centre_of(team) + 1] if size == 1 else [column + COLUMNS * team + 1 for column in USUAL_PLACES[3 - size]]
    usual = [0 if s.hits[knight] == box.cards.last_hit else place for knight, place in enumerate(usual)]
    s.places = [place - 1 for place in numbers(given, "places", knights, 0, MOST_KNIGHTS, usual)]
    s.rear = mask(given, "rear", knights)
    for knight, place in enumerate(s.places):
        if place != OUT and place // COLUMNS != s.teams[knight]:
            raise BadPosition(f"places: Knight {knight} stands on the wrong side; 1 to 3 are the first team's")
        if (place == OUT) != (s.hits[knight] == box.cards.last_hit):
            raise BadPosition(f"places: Knight {knight} is out (0) if it has {box.cards.last_hit} hits, and only then")
        if place == OUT and s.rear >> knight & 1:
            raise BadPosition(f"rear: Knight {knight} is out")
    stood = [place for place in s.places if place != OUT]
    if len(set(stood)) != len(stood):
        raise BadPosition("places: two Knights cannot stand at one place")
    for team in (0, 1):
        if not s.fronting(team):
            raise BadPosition(f"places: nobody of team {team} stands in front")
    if not box.melee and s.places != [centre_of(team) for team in s.teams]:
        raise BadPosition("places: in a Joust both Knights stand in the centre, 2 and 5")
    s.fatigue = [0 if place == OUT else left for place, left in zip(s.places, s.fatigue)]


def lay_cards(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    cards = box.cards
    knights = len(s.teams)
    ids = [design.id for design in cards.designs]
    designs = cards.design_of[: cards.size]
    lie = given.get("others", "deck")
    if lie not in ("deck", "discards"):
        raise BadPosition(f"'others' is {lie!r}; expected 'deck' or 'discards'")
    supplies = [Supply("deck card", ids, designs) for _ in range(box.decks)]
    s.hands = [sorted(zone) for zone in by_knight(s, given, "hands", supplies, cards.size)]
    s.improved = by_knight(s, given, "improved", supplies, cards.size)
    for card in [card for zone in s.improved for card in zone]:
        if cards.sort[cards.design_of[card]] != IMPROVEMENT:
            raise BadPosition(f"improved: '{cards.designs[cards.design_of[card]].id}' is no Improvement")
    for knight in range(knights):
        if s.places[knight] == OUT and (s.hands[knight] or s.improved[knight]):
            raise BadPosition(f"hands, improved: Knight {knight} is out and has no cards")
    for deck, supply in enumerate(supplies):
        first = deck * cards.size
        discards = supply.take_all(piled(given, "discards", deck, box.decks), "discards")
        top = supply.take_all(piled(given, "decks", deck, box.decks), "decks")
        played = supply.take_all(piled(given, "played", deck, box.decks), "played")
        lock = [entry[2] for entry in locks_given(given) if s.deck_of(checked_knight(entry[0], knights)) == deck]
        laid = supply.take_all(lock, "locks")
        s.shuffle(supply.left)
        if lie == "discards":
            discards = discards + supply.left
            supply.left = []
        s.table = [[first + card for card in played] if at == deck else zone for at, zone in enumerate(s.table)]
        s.discards = [[first + card for card in discards] if at == deck else zone for at, zone in enumerate(s.discards)]
        s.decks = [[first + card for card in supply.left + top[::-1]] if at == deck else zone for at, zone in enumerate(s.decks)]
        for entry, card in zip([one for one in locks_given(given) if s.deck_of(one[0]) == deck], laid):
            s.lock_cards = [first + card if at == entry[0] else one for at, one in enumerate(s.lock_cards)]


def by_knight(s: Tourney, given: dict[str, Any], key: str, supplies: list[Supply], size: int) -> list[list[int]]:
    """A list of names for each Knight, taken from its own deck."""
    knights = len(s.teams)
    value = given.get(key, [[] for _ in range(knights)])
    if not isinstance(value, list) or len(value) != knights:
        raise BadPosition(f"'{key}' must have one list for each of the {knights} Knights")
    found: list[list[int]] = []
    for knight, names in enumerate(value):
        deck = s.deck_of(knight) if len(supplies) > 1 else 0
        found.append([deck * size + card for card in supplies[deck].take_all(names, f"{key}, Knight {knight}")])
    return found


def piled(given: dict[str, Any], key: str, deck: int, decks: int) -> Any:
    value = given.get(key, [[] for _ in range(decks)])
    if not isinstance(value, list) or len(value) != decks:
        raise BadPosition(f"'{key}' must have one list for each of the {decks} decks")
    return value[deck]


def locks_given(given: dict[str, Any]) -> list[Any]:
    """Locks as [who laid the card, with whom, the card]."""
    value = given.get("locks", [])
    if not isinstance(value, list) or not all(isinstance(one, list) and len(one) == 3 for one in value):
        raise BadPosition(f"'locks' is {value!r}; expected a list of [Knight, rival, card]")
    return value


def checked_knight(value: Any, knights: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < knights:
        raise BadPosition(f"locks: {value!r} is no Knight; expected 0 to {knights - 1}")
    return value


def lay_locks(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    knights = len(s.teams)
    if locks_given(given) and not box.melee:
        raise BadPosition("'locks' are for a Mêlée")
    for one, other, name in locks_given(given):
        knight, rival = checked_knight(one, knights), checked_knight(other, knights)
        if not box.cards.designs[box.cards.design_of[s.lock_cards[knight]]].lock:
            raise BadPosition(f"locks: '{name}' has no Mêlée Lock symbol")
        apart = abs(s.places[knight] % COLUMNS - s.places[rival] % COLUMNS) > 1
        if s.teams[knight] == s.teams[rival] or apart or not s.in_front(knight) or not s.in_front(rival):
            raise BadPosition(f"locks: Knights {knight} and {rival} do not face each other")
        if s.locked[knight] != NOBODY or s.locked[rival] != NOBODY:
            raise BadPosition("locks: a Knight can be in one lock only")
        s.locked = [rival if at == knight else knight if at == rival else held for at, held in enumerate(s.locked)]


def lay_what_was_seen(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    cards = box.cards
    seen = Seen(given, s.seats, ["hands", "decks"])
    names = [cards.designs[design].id for design in cards.design_of]
    s.seen = seen.in_each("hands", s.hands, names, s.seen)
    s.seen = seen.in_each("decks", [deck[::-1] for deck in s.decks], names, s.seen)


def lay_the_auction(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    """Its beginning; or, with `bids`, `passed` or `acting`, the middle of it."""
    knights = len(s.teams)
    if OUT in s.places or s.rear:
        raise BadPosition("the auction comes before the first turn; expected nobody who is out or in the rear")
    s.bids = numbers(given, "bids", knights, 0, MOST_INITIATIVE, s.bids)
    s.passed = mask(given, "passed", knights)
    s.acting = whole(given, "acting", 0, knights - 1, s.first)
    for knight, bid in enumerate(s.bids):
        held = [card for card in s.hands[knight] if bid and box.cards.initiative[box.cards.design_of[card]] == bid]
        if bid and not held:
            raise BadPosition(f"bids: Knight {knight} has no card with the initiative number {bid}")
        s.seen = marked(s.seen, held, EVERYBODY)
    if s.passed >> s.acting & 1:
        raise BadPosition(f"acting: Knight {s.acting} has passed")
    line = line_of(box.scripts[AUCTION], Bid)
    s.frames = [Frame(GAME, s.leads[s.first], GAME_LINES[AUCTION]), Frame(AUCTION, s.leads[s.first], line)]


def lay_turn(box: TourneyBox, s: Tourney, given: dict[str, Any], begun: bool) -> None:
    """Whose turn it is: the one who opens, or the next clockwise; it begins, or some actions of it are done."""
    s.turn = whole(given, "turn", 1, LONGEST_MELEE if box.melee else LONGEST_JOUST, 2)
    s.acting = whole(given, "acting", 0, len(s.teams) - 1, 0)
    if s.places[s.acting] == OUT:
        raise BadPosition(f"acting: Knight {s.acting} is out")
    s.opener = s.acting
    if "opening" in given:
        held = [card for card in s.hands[s.acting] if box.cards.designs[box.cards.design_of[card]].id == given["opening"]]
        if s.turn > 1 or not held or not box.cards.initiative[box.cards.design_of[held[0]]]:
            raise BadPosition("'opening' is a card with an initiative number in the hand of who acts in turn 1")
        s.opening = held[0]
        s.seen = marked(s.seen, held[:1], EVERYBODY)  # it was bid
    s.frames = [Frame(GAME, s.leads[s.first], GAME_LINES[TURN])]
    if begun:
        lay_what_was_done(box, s, given)
        return
    s.turn -= 1
    s.post = CLOCKWISE[CLOCKWISE.index(s.places[s.acting]) - 1]


def lay_what_was_done(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    """A turn is under way: the actions used, at whom they were aimed, who has defended or gone to the rear."""
    knights = len(s.teams)
    s.used = whole(given, "used", 0, box.cards.left(s) - 1, 0)
    s.aimed = mask(given, "aimed", knights)
    s.defended = mask(given, "defended", knights)
    s.retreated = mask(given, "retreated", 2)
    s.post = whole(given, "post", 1, MOST_KNIGHTS, s.places[s.acting] + 1) - 1
    if s.used and s.opening >= 0:
        raise BadPosition("'opening': it is the first action, so none is used yet")
    for knight in range(knights):
        if s.aimed >> knight & 1 and s.teams[knight] == s.teams[s.acting]:
            raise BadPosition(f"aimed: Knight {knight} is no rival of Knight {s.acting}")
    s.frames = [*s.frames, Frame(TURN, s.leads[s.acting])]


def numbers(given: dict[str, Any], key: str, count: int, low: int, high: int, default: list[int]) -> list[int]:
    value = given.get(key, default)
    fit = isinstance(value, list) and len(value) == count
    if not fit or not all(isinstance(one, int) and not isinstance(one, bool) and low <= one <= high for one in value):
        raise BadPosition(f"'{key}' is {value!r}; expected {count} whole numbers from {low} to {high}")
    return list(value)


def chosen(given: dict[str, Any], key: str, count: int, known: list[str], default: str) -> list[str]:
    value = given.get(key, [default] * count)
    if not isinstance(value, list) or len(value) != count or not all(one in known for one in value):
        names = ", ".join([one or "''" for one in known])
        raise BadPosition(f"'{key}' is {value!r}; expected for each of {count} Knights one of {names}")
    return list(value)


def mask(given: dict[str, Any], key: str, knights: int) -> int:
    """Knights by number, as a bit mask."""
    value = given.get(key, [])
    if not isinstance(value, list) or not all(type(one) is int and 0 <= one < knights for one in value):
        raise BadPosition(f"'{key}' is {value!r}; expected a list of Knights, 0 to {knights - 1}")
    found = 0
    for one in value:
        found |= 1 << one
    return found
