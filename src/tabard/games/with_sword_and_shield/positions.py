"""Positions laid out by hand, and the check that a table is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.engine.dice import seeded
from tabard.engine.errors import BadPosition, BadSave
from tabard.engine.laying import Supply, line_of, whole
from tabard.engine.state import NOBODY, Frame
from tabard.games.with_sword_and_shield import notes
from tabard.games.with_sword_and_shield.cards import (
    AIM,
    AUCTION,
    BLOW,
    COMBINATION,
    GAME,
    IMPROVEMENT,
    MOST_KNIGHTS,
    PLACING,
    TURN,
)
from tabard.games.with_sword_and_shield.setup import GAME_LINES, OpenTheAuction, centre_of
from tabard.games.with_sword_and_shield.state import ABILITIES, CLOCKWISE, COLUMNS, LATERAL, OUT, RETREAT, RUNG, Tourney
from tabard.games.with_sword_and_shield.turn import LONGEST_JOUST, LONGEST_MELEE

if TYPE_CHECKING:
    from tabard.games.with_sword_and_shield.box import TourneyBox

KEYS: Final = [
    "game", "seats", "variant", "cards", "seed", "turn", "acting", "first", "auction", "opening", "knights", "artefacts", "hits",
    "fatigue", "tactics", "places", "rear", "locks", "rested", "hands", "improved", "decks", "discards", "others",
]  # fmt: skip
USUAL_PLACES: Final = [[0, 1, 2], [0, 1]]  # the columns of three Knights, and of two


def lay_out(box: TourneyBox, given: dict[str, Any]) -> Tourney:
    """A table at the start of a turn, or of the auction. What is not named lies in the decks, shuffled, below what is."""
    for key in given:
        if key not in KEYS:
            raise BadPosition(f"unknown key '{key}'; expected {', '.join(KEYS)}")
    cards = box.deck
    s = box.empty()
    s.dice = seeded(given.get("seed", 0))
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
    auction = given.get("auction", False)
    if not isinstance(auction, bool):
        raise BadPosition(f"'auction' is {auction!r}; expected true or false")
    if auction:
        if OUT in s.places or s.rear:
            raise BadPosition("'auction' comes before the first turn; expected nobody who is out or in the rear")
        if "acting" in given or "opening" in given or "turn" in given:
            raise BadPosition("'auction' comes before the first turn; expected no 'acting', 'opening' or 'turn'")
        s.acting = s.first
        opened = line_of(box.scripts[AUCTION], OpenTheAuction)
        s.frames = [Frame(GAME, s.leads[s.first], GAME_LINES[AUCTION]), Frame(AUCTION, s.leads[s.first], opened)]
    else:
        lay_turn(box, s, given)
    box.advance(s)
    return s


def lay_start_cards(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    """Knights and Artefacts by name; Knights not named are the first of the box that are free."""
    cards = box.deck
    knights = len(s.teams)
    supply = Supply("knight", [one.id for one in cards.knights], bytes(range(len(cards.knights))))
    named = supply.row(given.get("knights", []), "knights")
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
    usual = [0 if s.hits[knight] == box.deck.last_hit else place for knight, place in enumerate(usual)]
    s.places = [place - 1 for place in numbers(given, "places", knights, 0, MOST_KNIGHTS, usual)]
    s.rear = mask(given, "rear", knights)
    for knight, place in enumerate(s.places):
        if place != OUT and place // COLUMNS != s.teams[knight]:
            raise BadPosition(f"places: Knight {knight} stands on the wrong side; 1 to 3 are the first team's")
        if (place == OUT) != (s.hits[knight] == box.deck.last_hit):
            raise BadPosition(f"places: Knight {knight} is out (0) if it has {box.deck.last_hit} hits, and only then")
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
    cards = box.deck
    knights = len(s.teams)
    ids = [design.id for design in cards.deck]
    kinds = cards.kind_of[: cards.size]
    lie = given.get("others", "deck")
    if lie not in ("deck", "discards"):
        raise BadPosition(f"'others' is {lie!r}; expected 'deck' or 'discards'")
    supplies = [Supply("deck card", ids, kinds) for _ in range(box.decks)]
    s.hands = [sorted(row) for row in rows_by_knight(s, given, "hands", supplies, cards.size)]
    s.improved = rows_by_knight(s, given, "improved", supplies, cards.size)
    for card in [card for row in s.improved for card in row]:
        if cards.sort[cards.kind_of[card]] != IMPROVEMENT:
            raise BadPosition(f"improved: '{cards.deck[cards.kind_of[card]].id}' is no Improvement")
    for knight in range(knights):
        if s.places[knight] == OUT and (s.hands[knight] or s.improved[knight]):
            raise BadPosition(f"hands, improved: Knight {knight} is out and has no cards")
    for deck, supply in enumerate(supplies):
        first = deck * cards.size
        discards = supply.row(piled(given, "discards", deck, box.decks), "discards")
        top = supply.row(piled(given, "decks", deck, box.decks), "decks")
        lock = [entry[2] for entry in locks_given(given) if s.deck_of(checked_knight(entry[0], knights)) == deck]
        laid = supply.row(lock, "locks")
        s.shuffle(supply.left)
        if lie == "discards":
            discards = discards + supply.left
            supply.left = []
        s.discards = [[first + card for card in discards] if at == deck else row for at, row in enumerate(s.discards)]
        s.decks = [[first + card for card in supply.left + top[::-1]] if at == deck else row for at, row in enumerate(s.decks)]
        for entry, card in zip([one for one in locks_given(given) if s.deck_of(one[0]) == deck], laid):
            s.lock_cards = [first + card if at == entry[0] else one for at, one in enumerate(s.lock_cards)]


def rows_by_knight(s: Tourney, given: dict[str, Any], key: str, supplies: list[Supply], size: int) -> list[list[int]]:
    """A list of names for each Knight, taken from its own deck."""
    knights = len(s.teams)
    value = given.get(key, [[] for _ in range(knights)])
    if not isinstance(value, list) or len(value) != knights:
        raise BadPosition(f"'{key}' must have one list for each of the {knights} Knights")
    found: list[list[int]] = []
    for knight, names in enumerate(value):
        deck = s.deck_of(knight) if len(supplies) > 1 else 0
        found.append([deck * size + card for card in supplies[deck].row(names, f"{key}, Knight {knight}")])
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
        if not box.deck.deck[box.deck.kind_of[s.lock_cards[knight]]].lock:
            raise BadPosition(f"locks: '{name}' has no Mêlée Lock symbol")
        apart = abs(s.places[knight] % COLUMNS - s.places[rival] % COLUMNS) > 1
        if s.teams[knight] == s.teams[rival] or apart or not s.in_front(knight) or not s.in_front(rival):
            raise BadPosition(f"locks: Knights {knight} and {rival} do not face each other")
        if s.locked[knight] != NOBODY or s.locked[rival] != NOBODY:
            raise BadPosition("locks: a Knight can be in one lock only")
        s.locked = [rival if at == knight else knight if at == rival else held for at, held in enumerate(s.locked)]


def lay_turn(box: TourneyBox, s: Tourney, given: dict[str, Any]) -> None:
    """Whose turn begins: the one who opens, or the next clockwise."""
    s.turn = whole(given, "turn", 1, LONGEST_MELEE if box.melee else LONGEST_JOUST, 2) - 1
    s.acting = whole(given, "acting", 0, len(s.teams) - 1, 0)
    if s.places[s.acting] == OUT:
        raise BadPosition(f"acting: Knight {s.acting} is out")
    s.opener = s.acting
    s.post = CLOCKWISE[CLOCKWISE.index(s.places[s.acting]) - 1]
    if "opening" in given:
        held = [card for card in s.hands[s.acting] if box.deck.deck[box.deck.kind_of[card]].id == given["opening"]]
        if s.turn or not held or not box.deck.initiative[box.deck.kind_of[held[0]]]:
            raise BadPosition("'opening' is a card with an initiative number in the hand of who acts in turn 1")
        s.opening = held[0]
    s.frames = [Frame(GAME, s.leads[s.first], GAME_LINES[TURN])]


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


def check(box: TourneyBox, s: Tourney) -> None:
    """Every card is in exactly one place of its own deck, every number in its range; BadSave says what is not."""
    cards = box.deck
    knights = len(box.teams)
    by_knight: list[list[Any]] = [
        s.leads, s.teams, s.knights, s.artefacts, s.hits, s.fatigue, s.tactics, s.places, s.locked, s.lock_cards, s.hands,
        s.improved, s.bids,
    ]  # fmt: skip
    if s.seats != box.seats or not all(len(row) == knights for row in by_knight):
        raise BadSave(f"the save is not one of {box.seats} seats and {knights} Knights")
    if s.leads != box.leads or s.teams != box.teams:
        raise BadSave("the save has Knights led by others than this table's")
    if not len(s.decks) == len(s.discards) == len(s.table) == box.decks:
        raise BadSave(f"the save has not {box.decks} decks")
    if not len(s.batch) == len(s.seen) == len(cards.kind_of):
        raise BadSave("the save does not say of every card where it was shuffled and who has seen it")
    lying: list[int] = [*s.laid, *[card for card in s.lock_cards if card >= 0]]
    for row in [*s.hands, *s.improved, *s.decks, *s.discards, *s.table]:
        lying += row
    if sorted(lying) != list(range(len(cards.kind_of))):
        raise BadSave("the save does not have every card in exactly one place")
    for deck in range(box.decks):
        mine = [*s.decks[deck], *s.discards[deck], *s.table[deck]]
        for knight in range(knights):
            if s.deck_of(knight) == deck:
                mine += s.hands[knight] + s.improved[knight] + ([s.lock_cards[knight]] if s.lock_cards[knight] >= 0 else [])
        if not all(card // cards.size == deck for card in mine):
            raise BadSave("the save has a card of one deck in the other")
    if not all(row == sorted(row) for row in s.hands):
        raise BadSave("the save has a hand that is not in order")
    if not all(0 <= one < len(cards.knights) for one in s.knights) or len(set(s.knights)) != knights:
        raise BadSave("the save has a Knight twice, or one that is not in the box")
    if not all(NOBODY <= one < len(cards.artefacts) for one in s.artefacts):
        raise BadSave("the save has an Artefact that is not in the box")
    if not all(0 <= one <= cards.last_hit for one in s.hits) or not all(0 <= one <= cards.full for one in s.fatigue):
        raise BadSave("the save has hits or fatigue that cannot be")
    if not all(tactic in (0, 1) for tactic in s.tactics) or not all(OUT <= place < MOST_KNIGHTS for place in s.places):
        raise BadSave("the save has a Tactic or a place that cannot be")
    stood = [place for place in s.places if place != OUT]
    if len(set(stood)) != len(stood):
        raise BadSave("the save has two Knights at one place")
    for knight, rival in enumerate(s.locked):
        if rival != NOBODY and not (0 <= rival < knights and s.locked[rival] == knight and s.teams[rival] != s.teams[knight]):
            raise BadSave("the save has a lock that cannot be")
    masks = (s.rear, s.rested, s.passed, s.aimed, s.defended)
    if not all(0 <= one < 1 << knights for one in masks) or not 0 <= s.retreated < 4:
        raise BadSave("the save has facts of a turn that cannot be")
    if not all(0 <= one < knights for one in (s.first, s.acting)) or not NOBODY <= s.opener < knights or s.dice < 1:
        raise BadSave("the save names a Knight that is not there")
    if not 0 <= s.post < MOST_KNIGHTS or s.turn < 0 or s.used < 0 or s.deals < 0 or min(s.by_blow, s.by_exhaustion) < 0:
        raise BadSave("the save has less than nothing of something")
    if s.opening != -1 and (s.turn != 1 or s.opener != s.acting or s.opening not in s.hands[s.opener]):
        raise BadSave("the save has an opening card that is not in the opener's hand")
    check_stage(box, s)
    check_notes(box, s)


def check_stage(box: TourneyBox, s: Tourney) -> None:
    """The line the game is read at, and who can stand where at that stage."""
    cards = box.deck
    scripts = [frame.script for frame in s.frames]
    stage = scripts[1] if len(scripts) > 1 else TURN
    if not scripts or scripts[0] != GAME or GAME in scripts[1:] or stage not in GAME_LINES or (s.turn > 0) != (stage == TURN):
        raise BadSave("the save reads the game at a line where it is not")
    if s.frames[0].at != GAME_LINES[stage] and not s.over:
        raise BadSave("the save reads the game at a line where it is not")
    placed = stage != PLACING
    for knight in range(len(s.teams)):
        place, out = s.places[knight], s.hits[knight] == cards.last_hit
        gone = place == OUT
        if (not s.over and (gone != out if placed else out)) or (not gone and place // COLUMNS != s.teams[knight]):
            raise BadSave("the save has a Knight in a place where it cannot be")
        if (s.rear >> knight & 1 and (gone or s.turn == 0)) or (gone and placed and (s.hands[knight] or s.improved[knight])):
            raise BadSave("the save has a Knight in a place where it cannot be")
        held = [cards.initiative[cards.kind_of[card]] for card in s.hands[knight]]
        if s.turn == 0 and s.bids[knight] and s.bids[knight] not in held:
            raise BadSave("the save has a bid without its card")
        aiming = knight == s.acting and scripts[-1] == AIM
        if s.lock_cards[knight] >= 0 and s.locked[knight] == NOBODY and not aiming:
            raise BadSave("the save has a lock that cannot be")
    if placed and not (s.fronting(0) and s.fronting(1)):
        raise BadSave("the save has a side with nobody in front")
    if s.turn > 0 and (s.opener == NOBODY or (s.places[s.acting] == OUT and not s.ended)):
        raise BadSave("the save names a Knight that is not there")
    if not all(card // cards.size == s.deck_of(s.acting) for card in s.laid):
        raise BadSave("the save has a card of one deck in the other")
    if not s.over and scripts[-1] == BLOW and notes.struck_by(s, s.frames[-1]) == NOBODY:
        raise BadSave("the save has a blow at an empty place")


def check_notes(box: TourneyBox, s: Tourney) -> None:
    """The ladder and the scripts under way."""
    cards = len(box.deck.kind_of)
    knights = len(box.teams)
    if len(s.ladder) % RUNG or (s.draft and s.frames[-1].script != COMBINATION):
        raise BadSave("the save has an exchange that cannot be")
    for at in range(0, len(s.ladder), RUNG):
        attacker, card, _, rival, how, answer, _ = s.ladder[at : at + RUNG]
        if not (0 <= attacker < knights and 0 <= rival < knights and 0 <= card < cards and -1 <= answer < cards):
            raise BadSave("the save has an exchange that cannot be")
        if not 0 <= how <= RETREAT or (how >= LATERAL and not box.melee):
            raise BadSave("the save has an exchange that cannot be")
    for frame in s.frames:
        if not -1 <= frame.card < cards or not NOBODY <= frame.rival < MOST_KNIGHTS or not 0 <= frame.count < 999:
            raise BadSave("the save has notes to a script that cannot be")
