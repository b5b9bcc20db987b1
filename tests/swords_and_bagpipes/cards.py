"""The card file as it stands, ways to where a card may be played, and how the table must lie after it."""

from typing import Any

import tabard
from tabard.games.swords_and_bagpipes.state import ACTIONS, AWARDS, CHOICE
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
SET = GAME.card_set("international")
CARDS = [card["id"] for card in SET.data["bagpipe"]]
OCCASIONS = ("does", "start", "revealed", "handed")
PLAIN = [card["id"] for card in SET.data["arms"] if not {"revealed", "handed", "stands", "badge"} & set(card)][0]
GOLD, UNITS, MARCH = 40, 50, 25  # more than any card can ask for: 20
SCOTLAND, ENGLAND = 0, 1


# What the card file says


def entry(card: str) -> dict[str, Any]:
    """A card as it stands in the file."""
    found = [one for section in ("bagpipe", "arms", "king", "village") for one in SET.data[section] if one["id"] == card]
    assert len(found) == 1, card
    return dict(found[0])


def verbs(given: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """The verbs of a card, each with its parameters."""
    listed = [one for occasion in OCCASIONS for one in given.get(occasion, [])]
    return [(one, {}) if isinstance(one, str) else next(iter(one.items())) for one in listed]


def number(card: str, verb: str, key: str) -> int:
    """A number of the card file, such as number("cattle-raid", "lose-gold", "gold"); tests must not know it by heart."""
    found = [given[key] for name, given in verbs(entry(card)) if name == verb and key in given]
    assert len(found) == 1, (card, verb, key)
    return int(found[0])


# A table for any of them: seat 0 plays; everybody has plenty in castle and camp


def others_march(t: Table) -> None:
    """Seat 1 holds the Badge: all others have had their turns, and as many as can have units in camp; seat 0 is on turn."""
    for _ in range(t.box.seats - 1):
        t.turn(*march(t))
    for one in march(t):
        t.say(one)
    assert t.asked() == [(0, "act")]


def march(t: Table) -> list[str]:
    return [f"move {MARCH}"] if f"move {MARCH}" in t.may() else []


def lay_tokens(t: Table, *sides: str, home: int = -1) -> None:
    """On to phase 4: seat 0 ends the turn, the last seat gets the Badge, the others choose."""
    t.turn()
    if t.box.seats > 3:
        t.badge_to(t.box.seats - 1)
    if home >= 0:
        t.say(f"seat {home}")
        for _ in range(3):
            t.say("taxes")
    t.choose(*sides)


def open_the_bag(t: Table) -> None:
    """On to the window of phase 6; nobody plays a card of the tokens."""
    if t.s.phase == CHOICE:
        t.passes()


def acting(*hands: str, seats: int = 4, **more: Any) -> Table:
    """Seat 0 is on turn, with this hand; so are those of the next seats."""
    given = {"gold": [GOLD] * seats, "castle": [UNITS] * seats, "badge": 1, "arms": PLAIN, **more}
    t = Table(seats, hands=list(hands), **given)
    others_march(t)
    return t


def tokens_lie(*hands: str, sides: str = "scotland england england", **more: Any) -> Table:
    """Tokens lie, seat 3 is bound by the Badge, and seat 0 is the first with a card."""
    t = acting(*hands, **more)
    lay_tokens(t, *sides.split())
    assert t.asked() == [(0, "play")]
    return t


def bag_is_open(*hands: str, sides: str = "scotland england england", **more: Any) -> Table:
    """Sides are known, awards are given, and seat 0 is the first with a card."""
    t = tokens_lie(*hands, sides=sides, **more)
    open_the_bag(t)
    assert t.asked() == [(0, "play")]
    return t


def where_it_fits(card: str, *hands: str, **more: Any) -> Table:
    """Seat 0 holds the card and may play it now, as far as its symbol and its side go."""
    given = entry(card)
    if given["when"] != "axe" and "sides" not in more and given.get("side") == "england":
        more["sides"] = "england england england"
    return {"axe": acting, "tokens": tokens_lie, "bag": bag_is_open}[given["when"]](card, *hands, **more)


# What lies there, and what is expected to


def lying(t: Table) -> dict[str, Any]:
    """All there is on the table, but for the numbers of questions."""
    parts: dict[str, Any] = t.s.clone().parts()
    return {name: parts[name] for name in parts if name not in ("asked", "questions")}


def all_as(want: dict[str, Any], t: Table) -> None:
    """The table lies as it should, everywhere."""
    now = lying(t)
    wrong = [name for name in now if now[name] != want[name]]
    assert {name: now[name] for name in wrong} == {name: want[name] for name in wrong}


def row_without(rows: list[list[int]], seat: int, gone: list[int]) -> list[list[int]]:
    return [[card for card in row if card not in gone] if at == seat else row for at, row in enumerate(rows)]


def row_with(rows: list[list[int]], seat: int, new: list[int]) -> list[list[int]]:
    return [sorted([*row, *new]) if at == seat else row for at, row in enumerate(rows)]


def cards_named(t: Table, zone: list[int], card: str) -> list[int]:
    return [one for one in zone if t.bagpipes([one]) == card]


def spent(t: Table, card: str) -> dict[str, Any]:
    """What lies there if the card, once played by whoever is asked, does nothing at all (SB-P3, SB-P4)."""
    want = lying(t)
    seat = t.question().seat
    gone = cards_named(t, t.s.hands[seat], card)[:1]
    want["hands"] = row_without(want["hands"], seat, gone)
    if t.box.cards.bagpipes[t.box.cards.bagpipe_of[gone[0]]].twice:
        want["opened"] = [[*row, *gone] if at == seat else row for at, row in enumerate(want["opened"])]
        want["used"] = [*want["used"], *gone]
    else:
        want["discards"] = [*want["discards"], *gone]
    if t.s.phase != ACTIONS:
        want["mover"] = (seat + 1) % t.s.seats
    return want


def play(t: Table, card: str, *said: str) -> dict[str, Any]:
    """Play a card and answer what it asks; gives what would lie there had it done nothing."""
    want = spent(t, card)
    for one in (card, *said):
        t.say(one)
    return want


def to(most: int) -> list[str]:
    """So many or fewer, even none (SB-P6)."""
    return [str(units) for units in range(most + 1)]


def known_hand(t: Table, viewer: int, owner: int) -> list[int]:
    """What a viewer knows of a hand, by the numbers of its view."""
    view = t.box.redact(t.s, viewer)
    return [card for card in view.hands[owner] + view.fresh[owner] if card >= 0]


# What the file says that a card does: told a second time here, over the parts of the table, so that numbers may be tuned


def most(card: str) -> int:
    return number(card, "choose-a-number", "units")


def as_the_file_says(want: dict[str, Any], t: Table, card: str, whom: int = -1, units: int = 0, by: int = 0) -> None:
    """The table is as it was but for the card that was spent, and for what its verbs say, on the player and number chosen."""
    for verb, given in verbs(entry(card)):
        if not verb.startswith("choose-a-"):
            happens(want, t, verb, {"chosen": units, **given}, touched(want, t, verb, given, whom, by), by)
    all_as(want, t)


def touched(want: dict[str, Any], t: Table, verb: str, given: dict[str, Any], whom: int, by: int) -> list[int]:
    """Whom a verb is about, from the Badge holder clockwise."""
    usual = "them" if verb in ("take-a-card", "look-at-the-hand", "look-at-the-daggers", "stand-for-scotland") else "you"
    others = [seat for seat in range(t.s.seats) if seat not in (by, want["away"])]
    seats = {
        "you": [by],
        "them": [whom],
        "others": others,
        "all": [*others, by],
        "scots": [seat for seat in others if want["sides"][seat] == SCOTLAND],
        "english": [seat for seat in others if want["sides"][seat] == ENGLAND],
    }[given.get("of", usual)]
    return sorted(seats, key=lambda seat: (seat - want["badge"]) % t.s.seats)


def happens(want: dict[str, Any], t: Table, verb: str, given: dict[str, Any], seats: list[int], by: int) -> None:
    number = given.get("units", given["chosen"])
    for seat in seats:
        match verb:
            case "take-gold":
                want["gold"][seat] += given["gold"]
            case "lose-gold":
                gold = min(given["gold"], want["gold"][seat])
                want["gold"][seat] -= gold
                want["gold"][by] += gold if given.get("to") == "you" and seat != by else 0
            case "gain-units":
                arrive(want, given["to"], seat, number)
            case "lose-units" | "move-units":
                gone = min(number, want[given["from"]][seat])
                want[given["from"]][seat] -= gone
                if verb == "move-units":
                    arrive(want, given["to"], seat, gone)
            case "draw-cards":
                place = "fresh" if want["phase"] == AWARDS else "hands"
                want[place] = row_with(want[place], seat, want["deck"][-given["cards"] :])
                want["deck"] = want["deck"][: -given["cards"]]
            case "draw-a-dagger":
                want["daggers"] = row_with(want["daggers"], seat, want["dagger_deck"][-1:])
                want["dagger_deck"] = want["dagger_deck"][:-1]
            case "take-a-card" | "discard-cards":
                leaves_the_hand(want, t, seat, by if verb == "take-a-card" else -1, given.get("cards", 1))
            case "look-at-the-hand":
                look(want, "bagpipe_seen", want["hands"][seat] + want["fresh"][seat], by)
            case "look-at-the-daggers":
                look(want, "dagger_seen", want["daggers"][seat], by)
            case "stand-for-scotland":
                want["sides"] = [SCOTLAND if one == seat else side for one, side in enumerate(want["sides"])]
                want["known"] |= 1 << seat
            case "badge-goes-to":
                want["badge"] = seat
            case "raise-militia":
                want["camp"] = [units + (one != want["away"]) for one, units in enumerate(want["camp"])]
                want["scots"] += 1
            case "english-troops":
                want["troops"] = max(0, want["troops"] + given.get("more", 0) - given.get("fewer", 0))
            case "discard-a-dagger" | "change-your-side":
                pass  # what was chosen is the test's own to say
            case _:
                raise AssertionError(f"write down here what {verb} does")


def arrive(want: dict[str, Any], place: str, seat: int, units: int) -> None:
    if place == "scotland":
        want["scots"] += units
    else:
        want[place][seat] += units


def look(want: dict[str, Any], mask: str, cards: list[int], by: int) -> None:
    want[mask] = bytes(seen | 1 << by if card in cards else seen for card, seen in enumerate(want[mask]))


def leaves_the_hand(want: dict[str, Any], t: Table, seat: int, to_seat: int, cards: int) -> None:
    """Random cards of a hand without new ones: as many as there are; the dice say which."""
    held = want["hands"][seat]
    gone = [card for card in held if card not in t.s.hands[seat]]
    assert len(gone) == min(cards, len(held))
    assert want["fresh"][seat] == []
    want["hands"] = row_without(want["hands"], seat, gone)
    want["dice"] = t.s.dice
    if to_seat < 0:
        assert sorted([*gone, *want["discards"]]) == sorted(t.s.discards)
        want["discards"] = t.s.discards
        return
    place = "fresh" if want["phase"] == AWARDS else "hands"
    want[place] = row_with(want[place], to_seat, gone)
    look(want, "bagpipe_seen", gone, seat)


def choosing(card: str, *, reach: Any = None, whom: int = 2, units: int = -1, hands: tuple[str, ...] = (), **more: Any) -> Table:
    """Play a card; see that it asks for a player and a number if its file says so, and does what its file says.

    Without a number of units: as many as it may be.
    """
    t = (reach or where_it_fits)(card, *hands, **more)
    want = spent(t, card)
    t.say(card)
    for verb, given in verbs(entry(card)):
        if verb == "choose-a-player":
            sides = {"scotland": [SCOTLAND], "england": [ENGLAND]}.get(given.get("side", ""), [0, 1, 2])
            fit = [f"seat {seat}" for seat in (1, 2, 3) if want["sides"][seat] in sides]
            assert (t.asked(), t.may()) == ([(0, "player")], fit)
            t.say(f"seat {whom}")
        elif verb == "choose-a-number":
            there = want[given["from"]][whom if given.get("of") == "them" else 0] if "from" in given else given["units"]
            assert (t.asked(), t.may()) == ([(0, "number")], to(min(given["units"], there)))
            units = units if units >= 0 else min(given["units"], there)
            t.say(str(units))
    as_the_file_says(want, t, card, whom, max(0, units))
    return t
