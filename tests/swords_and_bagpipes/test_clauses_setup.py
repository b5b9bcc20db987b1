"""SB-C1 to SB-C5, SB-S1 to SB-S5, SB-I1 and SB-I2: the box, what is open and what is secret, setup, invasion."""

from typing import Any

import pytest

import tabard
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet, BadRequest
from tabard.engine.state import NOBODY, SPECTATOR
from tests.swords_and_bagpipes.table import Table, words

GAME = tabard.game("swords-and-bagpipes")
EDITIONS = ["international", "first-edition"]
HIDDEN = 3  # a side in another's view


def arms(name: str, troops: int, *lines: str, bonnet: int = 2, pierced: int = 1, crown: int = 7, copies: int = 1) -> str:
    """An English Arms card of our own."""
    values = [f"troops = {troops}", f"bonnet = {bonnet}", f"pierced = {pierced}", f"crown = {crown}", *lines]
    return written("arms", name, copies, *values)


def bagpipe(name: str, when: str, does: str, *lines: str, copies: int = 2) -> str:
    """A Bagpipe card of our own."""
    return written("bagpipe", name, copies, f'when = "{when}"', f"does = [{does}]", *lines)


def written(section: str, name: str, copies: int, *lines: str) -> str:
    return "\n".join([f"[[{section}]]", f'id = "{name}"', f"copies = {copies}", 'source = "reconstructed"', *lines, "", ""])


# A small box of our own: the numbers of the real cards may change, those of the clauses do not.
OWN = [
    arms("plain", 10, copies=6),
    arms("none", 0, bonnet=3, copies=7),  # no English troops at all
    arms("host", 40, bonnet=3, copies=6),
    arms("small-pay", 40, crown=2),
    arms("generous", 40, "generous = true"),
    arms("rich", 0, "stands = { taxes = 3 }"),
    arms("unruly", 0, 'stands = { forbids = "militia" }'),
    arms("unpaid", 0, 'stands = { forbids = "mercenaries" }'),
    arms("silent", 0, "stands = { no-tokens = true }"),
    arms("freeing", 0, "stands = { badge-binds-nobody = true }"),
    arms("landing", 10, 'revealed = [{ gain-units = { units = 5, to = "scotland" } }]'),
    arms("rising", 10, 'revealed = [{ gain-units = { units = 20, to = "scotland" } }]'),
    arms("plunder", 10, 'revealed = [{ lose-gold = { of = "all", gold = 2 } }]'),
    arms("none-king", 0).replace("[[arms]]", "[[king]]"),
    arms("host-king", 40).replace("[[arms]]", "[[king]]"),
    bagpipe("purse", "axe", "{ take-gold = { gold = 1 } }", copies=4),
    bagpipe("toll", "axe", "{ lose-gold = { gold = 1 } }"),
    bagpipe("recall", "axe", '{ move-units = { units = 2, from = "camp", to = "castle" } }'),
    bagpipe("drill", "axe", '{ gain-units = { units = 1, to = "castle" } }', "twice = true"),
    bagpipe("claim", "axe", '"badge-goes-to"', copies=3),
    bagpipe("bestow", "axe", '"choose-a-player", { badge-goes-to = { of = "them" } }'),
    bagpipe("share", "axe", '{ draw-cards = { of = "all", cards = 1 } }'),
    bagpipe("late-claim", "tokens", '"badge-goes-to"'),
    bagpipe("muster", "tokens", '{ gain-units = { units = 1, to = "scotland" } }', copies=4),
    bagpipe("charge", "tokens", '{ move-units = { units = 2, from = "castle", to = "camp" } }'),
    bagpipe("flight", "tokens", '{ move-units = { units = 20, from = "camp", to = "castle" } }'),
    bagpipe("rout", "tokens", '"choose-a-player", { lose-units = { of = "them", units = 20, from = "camp" } }'),
    bagpipe("turncoat", "tokens", '"change-your-side"'),
    bagpipe("archers", "tokens", "{ english-troops = { more = 4 } }"),
    bagpipe("coin", "bag", "{ take-gold = { gold = 1 } }", copies=6),
    bagpipe("pension", "bag", "{ take-gold = { gold = 1 } }", "twice = true"),
    bagpipe("tune", "bag", "{ draw-cards = { cards = 1 } }"),
    bagpipe("feast", "bag", '{ draw-cards = { of = "all", cards = 1 } }'),
    bagpipe("theft", "bag", '"choose-a-player", "take-a-card"'),
    bagpipe("relief", "bag", '{ gain-units = { of = "all", units = 1, to = "camp" } }'),
    bagpipe("road", "bag", '{ move-units = { units = 20, from = "camp", to = "castle" } }'),
    bagpipe("last-claim", "bag", '"badge-goes-to"'),
    bagpipe("oath", "bag", '{ draw-a-dagger = { of = "all" } }'),
]


def own_set(*more: str) -> CardSet:
    """Daggers, Village, clans and tokens of the box, with Arms and Bagpipe cards of our own."""
    blocks = ("\n" + GAME.card_set("international").text).split("\n[[")
    kept = ["[[" + block for block in blocks if block.split("]]")[0] in ("dagger", "village", "clan", "token")]
    return CardSet("own", "own.toml", "\n".join([*kept, *OWN, *more]))


class OwnTable(Table):
    """A table with the small box; keys as of Table. What is not named: plain invaders, and whatever lies in the deck."""

    def __init__(self, seats: int = 4, **given: Any) -> None:
        stay = {"stay-home": given.pop("stay_home", "no")}
        village = {"village": "yes" if "village" in given else "no"}
        self.box: Box[Any] = GAME.box(seats, {**stay, **village}, own_set())
        given.setdefault("arms", "plain plain")
        for key in ("arms", "past", "deck", "discards", "dagger_deck", "dagger_discards"):
            if key in given:
                given[key] = words(given[key])
        for key in ("hands", "opened", "daggers", "dagger_hands", "village"):
            if key in given:
                given[key] = [words(row) for row in given[key]] + [[] for _ in range(seats - len(given[key]))]
        self.s: Any = self.box.position(given)
        self.s.events = []
        self.box.check(self.s)

    def march(self, *camps: int) -> None:
        """Phase 2: all collect taxes, and so many units of each seat, from seat 0 on, go to camp."""
        order = [(self.s.mover + step) % self.box.seats for step in range(self.box.seats)]
        self.turns(*[f"move {camps[seat]}" if seat < len(camps) and camps[seat] else "" for seat in order])

    def fight(self, camps: list[int], sides: str) -> None:
        """Phases 2 to 4: march, the Badge to the left, and the sides of all others, from seat 0 on: s or e."""
        self.march(*camps)
        if self.box.seats > 3:
            self.badge_to((self.s.badge + 1) % self.box.seats)
        self.choose(*[{"s": "scotland", "e": "england"}[side] for side in sides])


def seat_name(seat: int) -> str:
    """As the host names it."""
    return GAME.variants["oldest"][seat + 1]


def counted(box: Box[Any], section: str) -> int:
    return sum(design.copies for design in box.designs() if design.section == section)


def asked_for(box: Box[Any], s: Any) -> list[tuple[int, str]]:
    return [(question.seat, box.kinds[question.kind].name) for question in s.questions]


# SB-C1


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_sb_c1_two_to_six_players_and_no_others(seats: int) -> None:
    with pytest.raises(BadRequest, match=f"2 to 6 players, not {seats}"):
        GAME.box(seats)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sb_c1_two_to_six_play_to_the_end(seats: int, edition: str) -> None:
    box = GAME.box(seats, {"edition": edition})
    s = box.deal(7)
    assert asked_for(box, s) == [(s.badge, "act")]
    box.playout(s, 8)
    box.check(s)
    assert s.over


@pytest.mark.parametrize("seats", [4, 5])
def test_sb_c1_four_and_five_play_the_base_game(seats: int) -> None:
    t = OwnTable(seats)
    dealt = t.box.deal(3)
    assert [len(hand) for hand in dealt.hands] == [1] * seats
    assert (dealt.home, dealt.scots, dealt.dagger_hands) == (NOBODY, 0, [[]] * seats)
    t.turns()
    assert t.asked() == [(0, "badge")]
    t.badge_to(1)
    assert t.asked() == [(seat, "side") for seat in range(seats) if seat != 1]


def test_sb_c1_two_three_and_six_have_rules_of_their_own() -> None:
    two, three, six = (GAME.box(seats).deal(3) for seats in (2, 3, 6))
    assert [len(hand) for hand in two.dagger_hands] == [7, 7]
    assert [len(hand) for hand in three.hands] == [2, 2, 2]
    assert [OwnTable(seats).s.scots for seats in (2, 3, 6)] == [3, 1, 0]
    assert (two.home, three.home) == (NOBODY, NOBODY)
    assert six.home in range(6)


def test_sb_c1_five_may_use_stay_home_and_fewer_may_not() -> None:
    assert GAME.box(5).deal(3).home == NOBODY
    assert GAME.box(5, {"stay-home": "yes"}).deal(3).home in range(5)
    for seats in (2, 3, 4):
        with pytest.raises(BadRequest, match="five or six"):
            GAME.box(seats, {"stay-home": "yes"})


# SB-C2


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_c2_sixteen_dagger_cards_of_one_two_or_three_enough_for_two_players(edition: str) -> None:
    values = list(GAME.box(4, {"edition": edition}).deck.dagger_value)
    assert len(values) == 16
    assert set(values) == {1, 2, 3}
    assert [values.count(value) >= least for value, least in ((1, 4), (2, 6), (3, 4))] == [True] * 3


@pytest.mark.parametrize("daggers", [0, 4])
def test_sb_c2_a_dagger_card_shows_neither_none_nor_four(daggers: int) -> None:
    with pytest.raises(BadCardSet, match="a whole number from 1 to 3"):
        GAME.box(4, {}, own_set(written("dagger", "odd", 1, f"daggers = {daggers}")))


@pytest.mark.parametrize(("name", "value"), [("one", 1), ("two", 2), ("three", 3)])
def test_sb_c2_a_box_that_cannot_deal_both_hands_is_refused_for_two_players(name: str, value: int) -> None:
    text = own_set().text
    start = text.index(f'id = "{name}"')
    copies = text.index("copies", start)
    few = text[:copies] + "copies = 3" + text[text.index("\n", copies) :]
    with pytest.raises(BadRequest, match=f"Dagger cards of {value}; the box has 3"):
        GAME.box(2, {}, CardSet("few", "few.toml", few))


@pytest.mark.parametrize(("edition", "held"), [(EDITIONS[0], [12, 5, 14, 16, 40, 9]), (EDITIONS[1], [6, 2, 8, 16, 22, 0])])
def test_sb_c2_each_box_holds_what_its_rulebook_lists(edition: str, held: list[int]) -> None:
    box = GAME.box(4, {"edition": edition})
    assert [counted(box, section) for section in ("clan", "king", "arms", "dagger", "bagpipe", "village")] == held


# SB-C3


def test_sb_c3_units_and_gold_never_run_out() -> None:
    t = OwnTable(gold=[500, 500, 500, 500], castle=[500, 500, 500, 500])
    t.turns("troops", "mercenaries", "militia", "taxes")
    assert t.s.castle == [502, 504, 500, 500]
    assert t.s.gold == [500, 499, 500, 501]
    assert (t.s.camp, t.s.scots) == ([1, 1, 1, 1], 1)
    t.badge_to(1)
    t.choose("scotland", "scotland", "england")
    assert t.s.gold == [501, 500, 501, 508]
    assert t.s.castle == [503, 505, 501, 500]


# SB-C4

OPEN_TO_ALL = [
    "gold", "castle", "camp", "scots", "troops", "defeats", "badge", "home", "away", "round", "phase", "arms", "village",
    "village_out", "opened", "used", "discards", "dagger_discards", "virtual", "clans", "passed", "deserters", "won", "record",
    "known",
]  # fmt: skip


def five_at_table() -> OwnTable:
    """A table with something in every place, in the middle of phase 2."""
    t = OwnTable(5, village=["church", "ferry", "mill", "memorial", "blacksmith"], discards="toll claim", opened=["drill"],
                 hands=["purse", "coin muster", "tune", "", "theft road feast"], daggers=["one", "two two", "", "three one"],
                 dagger_discards="three", virtual=[0, 1, 0, 0, 0], gold=[5, 4, 3, 2, 1])  # fmt: skip
    t.turn("militia", "move 2", "drill again")
    return t


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 4])
@pytest.mark.parametrize("field", OPEN_TO_ALL)
def test_sb_c4_open_to_all(field: str, viewer: int) -> None:
    t = five_at_table()
    assert getattr(t.box.redact(t.s, viewer), field) == getattr(t.s, field)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 4])
def test_sb_c4_everybody_knows_how_many_cards_lie_where(viewer: int) -> None:
    t = five_at_table()
    view = t.box.redact(t.s, viewer)
    assert [len(hand) for hand in view.hands] == [1, 2, 1, 0, 3]
    assert [len(row) for row in view.daggers] == [1, 2, 0, 2, 0]
    for name in ("deck", "dagger_deck", "arms_deck", "arms_out"):
        assert len(getattr(view, name)) == len(getattr(t.s, name)) > 0
    zones = {(zone.name, zone.owner): zone for zone in t.box.zones(view)}
    assert [zones["hand", seat].count for seat in range(5)] == [1, 2, 1, 0, 3]
    assert [zones["daggers", seat].count for seat in (0, 1, 3)] == [1, 3, 2]  # the virtual one too
    assert [zones["gold", seat].count for seat in range(5)] == t.s.gold
    assert zones["deck", NOBODY].count == len(t.s.deck)
    assert zones["dagger-deck", NOBODY].count == len(t.s.dagger_deck)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 4])
def test_sb_c4_bagpipe_hands_and_dagger_values_are_secret(viewer: int) -> None:
    t = five_at_table()
    view = t.box.redact(t.s, viewer)
    for seat in range(5):
        if seat == viewer:
            assert (view.hands[seat], view.daggers[seat]) == (t.s.hands[seat], t.s.daggers[seat])
        else:
            assert all(card < 0 for card in view.hands[seat] + view.daggers[seat])
    assert all(card < 0 for card in view.deck + view.dagger_deck + view.arms_deck + view.arms_out)
    assert view.dice == 0
    secret = [zone for zone in t.box.zones(view) if zone.name in ("hand", "daggers") and zone.owner != viewer]
    assert {face.ref for zone in secret for face in zone.cards} <= {"", "token:virtual"}


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_sb_c4_another_hand_and_other_daggers_of_somebody_change_nothing_one_sees(viewer: int) -> None:
    one = OwnTable(hands=["purse", "purse muster"], daggers=["one", "one two"], seed=3)
    two = OwnTable(hands=["purse", "coin theft"], daggers=["one", "three three"], seed=3)
    assert one.s != two.s
    assert one.box.redact(one.s, viewer) == two.box.redact(two.s, viewer)
    assert one.box.redact(one.s, 1) != two.box.redact(two.s, 1)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_sb_c4_sides_are_secret_until_the_reveal(viewer: int) -> None:
    tables = []
    for side in "se":
        t = OwnTable(hands=["coin", "coin"], seed=3)
        t.fight([1, 1, 1, 1], f"s{side}s")
        tables.append(t)
    one, two = (t.box.redact(t.s, viewer) for t in tables)
    assert one == two
    assert one.sides[2] == HIDDEN
    for t in tables:
        t.passes()
    assert [t.box.redact(t.s, viewer).sides[2] for t in tables] == [0, 1]


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_sb_c4_cards_just_received_are_as_secret_as_a_hand(viewer: int) -> None:
    t = OwnTable(arms="none", hands=["coin"])
    t.fight([1, 1, 1, 1], "sss")
    t.passes()
    assert t.s.phase == 6
    view = t.box.redact(t.s, viewer)
    assert [len(cards) for cards in view.fresh] == [1, 1, 1, 1]
    assert [cards[0] >= 0 for cards in view.fresh] == [seat == viewer for seat in range(4)]


def test_sb_c4_cards_drawn_are_told_to_their_owner_alone() -> None:
    t = OwnTable(arms="none", deck="toll", dagger_deck="three")
    t.fight([0, 1, 0, 1], "sse")
    drew = [event for event in t.s.events if event.kind in ("drew", "drew-dagger")]
    assert [(event.kind, event.seat) for event in drew] == [("drew", 1), ("drew-dagger", 3)]
    assert [t.box.event(drew[0], seat)["bagpipe"] for seat in (1, 0, 3, SPECTATOR)] == ["bagpipe:toll", "", "", ""]
    assert [t.box.event(drew[1], seat)["dagger"] for seat in (0, 1, 3, SPECTATOR)] == ["", "", "dagger:three", ""]


# SB-C5


def test_sb_c5_nothing_one_may_say_gives_gold_units_or_cards_to_another() -> None:
    t = OwnTable(hands=["purse"], gold=[9, 9, 9, 9], daggers=["one", "two"])
    offered = set()
    held = (t.s.daggers, t.s.hands[1:], t.s.opened, t.s.village)
    for seat in range(4):
        offered |= set(t.may())
        t.turn("move 3")
        assert t.s.gold[seat] == 10
        assert t.s.gold[seat + 1 :] == [9] * (3 - seat)
    assert offered == {"taxes", "militia", "troops", "mercenaries", "purse", "move 1", "move 2", "move 3"}
    assert (t.asked(), t.may()) == ([(0, "badge")], ["seat 1", "seat 2", "seat 3"])
    t.badge_to(1)
    assert [t.may(seat) for seat in (0, 2, 3)] == [["scotland", "england"]] * 3
    t.choose("scotland", "scotland", "scotland")
    assert (t.asked(), t.may()) == ([(0, "play")], ["pass"])
    assert (t.s.daggers, t.s.hands[1:], t.s.opened, t.s.village) == held
    assert (t.s.gold, t.s.camp) == ([10] * 4, [3] * 4)


# SB-S1


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_s1_dagger_and_bagpipe_decks_are_whole_shuffled_and_apart(edition: str) -> None:
    box = GAME.box(4, {"edition": edition})
    dealt = [box.deal(seed) for seed in range(250)]
    for s in dealt:
        assert sorted(s.dagger_deck) == list(range(counted(box, "dagger")))
        assert sorted(sum(s.hands, s.deck)) == list(range(counted(box, "bagpipe")))
        assert s.discards == s.dagger_discards == []
    for place in (0, 1, -1):
        assert {s.dagger_deck[place] for s in dealt} == set(range(counted(box, "dagger")))
        assert {box.deck.bagpipe_of[s.deck[place]] for s in dealt} == set(box.deck.bagpipe_of)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_sb_s1_both_decks_lie_face_down(viewer: int) -> None:
    box = GAME.box(4)
    view = box.redact(box.deal(5), viewer)
    assert len(set(view.deck)) == len(set(view.dagger_deck)) == 1
    assert (view.deck[0] < 0, view.dagger_deck[0] < 0) == (True, True)


# SB-S2


def test_sb_s2_the_marker_starts_without_a_defeat_and_four_are_the_skull() -> None:
    box = GAME.box(4)
    s = box.deal(5)
    assert s.defeats == 0
    status = box.status(box.redact(s, 0))
    assert (status["defeats"], status["limit"]) == (0, 4)


def test_sb_s2_the_fourth_defeat_brings_it_to_the_skull() -> None:
    t = OwnTable(arms="host host host host host host host-king")
    seen = []
    while not t.s.over:
        t.fight([0, 0, 0, 0], "sss")
        seen.append((t.s.defeats, t.s.over))
    assert seen == [(1, False), (2, False), (3, False), (4, True)]
    assert len(t.s.arms_deck) == 3


# SB-S3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [4, 5])
def test_sb_s3_six_random_grey_cards_on_a_random_king(seats: int, edition: str) -> None:
    box = GAME.box(seats, {"edition": edition})
    kings = {card for card in range(len(box.deck.backs)) if box.deck.backs[card]}
    grey = set(range(len(box.deck.backs))) - kings
    dealt = [box.deal(seed) for seed in range(120)]
    for s in dealt:
        pile = s.arms_deck + s.arms  # the first one is revealed already
        assert (len(pile), len(s.arms)) == (7, 1)
        assert pile[0] in kings
        assert set(pile[1:]) < grey
        assert sorted(pile + s.arms_out) == sorted(kings | grey)
    assert {s.arms_deck[0] for s in dealt} == kings
    assert {s.arms_deck[1] for s in dealt} == grey
    assert {s.arms[0] for s in dealt} == grey


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_sb_s3_nobody_sees_the_king_the_cards_to_come_or_those_in_the_box(viewer: int) -> None:
    box = GAME.box(4)
    views = [box.redact(box.deal(seed), viewer) for seed in range(20)]
    for view in views:
        assert all(card < 0 for card in view.arms_deck + view.arms_out)
        assert view.arms[0] >= 0
    assert len({tuple(view.arms_deck) for view in views}) == 1
    assert len({tuple(view.arms_out) for view in views}) == 1


def test_sb_s3_a_round_for_each_of_the_seven_cards_king_edward_last() -> None:
    t = OwnTable(arms="none none none none none none none-king")
    came = []
    while not t.s.over:
        came.append((t.s.round, t.arms))
        assert t.box.status(t.s)["rounds"] == 7
        t.fight([0, 0, 0, 0], "sss")
    assert came == [(1, "none"), (2, "none"), (3, "none"), (4, "none"), (5, "none"), (6, "none"), (7, "none-king")]
    assert (t.s.defeats, t.s.arms_deck, t.asked()) == (0, [], [])


# SB-S4


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [4, 5])
def test_sb_s4_three_units_three_gold_a_bagpipe_card_and_a_clan(seats: int, edition: str) -> None:
    box = GAME.box(seats, {"edition": edition})
    s = box.empty()
    assert (s.castle, s.gold, s.camp, s.scots) == ([3] * seats, [3] * seats, [0] * seats, 0)
    clans = set()
    for seed in range(40):
        s = box.deal(seed)
        arms_now = box.deck.arms_now(s)
        if box.deck.revealed[box.deck.arms.index(arms_now)] == 0:  # nothing has happened yet
            assert (s.castle, s.gold, s.camp, s.scots) == ([3] * seats, [3] * seats, [0] * seats, 0)
        assert [len(hand) for hand in s.hands] == [1] * seats
        assert (s.daggers, s.opened, s.virtual) == ([[]] * seats, [[]] * seats, [0] * seats)
        assert len(set(s.clans)) == seats
        clans |= {box.deck.clans[clan].id for clan in s.clans}
    assert len(clans) == counted(box, "clan")


def test_sb_s4_everybody_has_both_choice_tokens() -> None:
    t = OwnTable(5)
    t.turns()
    t.badge_to(1)
    assert {seat: t.may(seat) for seat in (0, 2, 3, 4)} == {seat: ["scotland", "england"] for seat in (0, 2, 3, 4)}


# SB-S5


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_sb_s5_the_host_names_the_oldest_who_takes_the_badge_and_is_first_player(seat: int) -> None:
    box = GAME.box(4, {"oldest": seat_name(seat)})
    for seed in range(10):
        s = box.deal(seed)
        assert (s.badge, s.mover) == (seat, seat)
        assert asked_for(box, s) == [(seat, "act")]


def test_sb_s5_unnamed_the_oldest_is_drawn_at_random() -> None:
    box = GAME.box(5)
    dealt = [box.deal(seed) for seed in range(60)]
    assert {s.badge for s in dealt} == {0, 1, 2, 3, 4}
    assert all(asked_for(box, s) == [(s.badge, "act")] for s in dealt)


def test_sb_s5_the_youngest_is_named_too() -> None:
    box = GAME.box(5, {"stay-home": "yes", "oldest": seat_name(1), "youngest": seat_name(3)})
    assert {(s.badge, s.home) for s in (box.deal(seed) for seed in range(10))} == {(1, 3)}


def test_sb_s5_the_youngest_is_drawn_among_the_other_seats() -> None:
    named = GAME.box(5, {"stay-home": "yes", "oldest": seat_name(1)})
    assert {named.deal(seed).home for seed in range(60)} == {0, 2, 3, 4}
    both = GAME.box(6)
    dealt = [both.deal(seed) for seed in range(300)]
    assert {(s.badge, s.home) for s in dealt} == {(one, two) for one in range(6) for two in range(6) if one != two}


def test_sb_s5_the_oldest_is_not_drawn_from_the_seat_of_the_youngest() -> None:
    box = GAME.box(5, {"stay-home": "yes", "youngest": seat_name(2)})
    assert {(s.badge, s.home) for s in (box.deal(seed) for seed in range(60))} == {(0, 2), (1, 2), (3, 2), (4, 2)}


def test_sb_s5_nobody_is_both_and_nobody_sits_where_no_seat_is() -> None:
    with pytest.raises(BadRequest, match="both the oldest and the youngest"):
        GAME.box(6, {"oldest": seat_name(1), "youngest": seat_name(1)})
    with pytest.raises(BadRequest, match="but there are 4"):
        GAME.box(4, {"oldest": seat_name(4)})


# SB-I1


def test_sb_i1_the_top_card_is_revealed_with_its_troops_and_three_rewards() -> None:
    t = OwnTable(arms="host none plain")
    now = t.box.deck.arms_now(t.s)
    assert (t.arms, t.s.troops) == ("host", 40)
    assert (now.bonnet, now.pierced, now.crown, now.generous) == (3, 1, 7, False)
    assert (len(t.s.arms), len(t.s.arms_deck)) == (1, 6)
    assert all(t.box.redact(t.s, viewer).arms == t.s.arms for viewer in (SPECTATOR, 0, 1, 2, 3))
    t.fight([0, 0, 0, 0], "sss")
    assert (t.arms, t.s.troops, t.s.round) == ("none", 0, 2)
    assert t.told("invaded") == [{"seat": 1, "round": 2, "arms": "arms:none"}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_i1_every_card_of_the_box_shows_its_troops_when_it_comes(edition: str) -> None:
    for design in GAME.box(4, {"edition": edition}).deck.arms:
        king = design.section == "king"
        t = Table(edition=edition, arms=design.id, **({"round": 7} if king else {}))
        assert (t.arms, t.s.troops) == (design.id, design.troops)


def test_sb_i1_its_effect_holds_for_this_round_only() -> None:
    t = OwnTable(arms="rich unruly unpaid freeing silent plain", hands=["", "", "", "muster"])
    for arms_now, taxes, gone in (("rich", 3, ""), ("unruly", 1, "militia"), ("unpaid", 1, "mercenaries")):
        assert t.arms == arms_now
        offered = [name for name in ("taxes", "militia", "troops", "mercenaries") if name != gone]
        assert t.may() == [*offered, "move 1", "move 2", "move 3"]
        before = t.s.gold.copy()
        t.march()
        assert t.s.gold == [gold + taxes for gold in before]
        t.badge_to((t.s.badge + 1) % 4)
        t.choose("scotland", "scotland", "scotland")
        assert t.asked() == [(3, "play")]
        t.passes()
    assert t.arms == "freeing"
    t.fight([0, 0, 0, 0], "ssss")
    assert t.asked() == [(3, "play")]
    t.passes()
    t.fight([0, 0, 0, 0], "sss")
    assert (t.arms, t.s.round) == ("plain", 6)  # no token card was asked for in the fifth
    t.fight([0, 0, 0, 0], "sss")
    assert (t.asked(), t.may()) == ([(3, "play")], ["pass", "muster"])


def test_sb_i1_troops_a_card_has_changed_are_those_of_the_next_card_again() -> None:
    t = OwnTable(arms="plain plain", hands=["archers"])
    t.fight([0, 0, 0, 0], "sss")
    t.say("archers")
    assert t.told("english-army")[0]["count"] == 14
    assert (t.s.round, t.s.troops) == (2, 10)


# SB-I2


def test_sb_i2_a_card_that_frees_the_holder_wins_over_the_clause() -> None:
    t = OwnTable(arms="freeing")
    t.turns()
    t.badge_to(1)
    assert t.asked() == [(0, "side"), (1, "side"), (2, "side"), (3, "side")]
    assert t.s.known == 0


def test_sb_i2_a_card_that_changes_or_forbids_an_action_wins_over_the_clause() -> None:
    rich, unruly, unpaid = OwnTable(arms="rich"), OwnTable(arms="unruly"), OwnTable(arms="unpaid")
    rich.say("taxes")
    assert rich.s.gold == [6, 3, 3, 3]
    march = ["move 1", "move 2", "move 3"]
    assert unruly.may() == ["taxes", "troops", "mercenaries", *march]
    assert unpaid.may() == ["taxes", "militia", "troops", *march]


def test_sb_i2_a_card_that_forbids_token_cards_wins_over_the_clause() -> None:
    t = OwnTable(arms="silent", hands=["muster", "coin"])
    t.fight([1, 1, 1, 1], "sss")
    assert (t.s.phase, t.asked()) == (6, [(1, "play")])
    assert t.hand(0).split().count("muster") == 1


@pytest.mark.parametrize(("seats", "units"), [(2, 3), (3, 1)])
def test_sb_i2_the_effect_begins_after_the_units_of_two_and_three_players(seats: int, units: int) -> None:
    t = OwnTable(seats, arms="none landing")
    t.march()
    t.choose(*(["scotland 1"] * 2 if seats == 2 else ["scotland"] * 3))
    if seats == 2:
        t.say("keep")
    happened = [event.kind for event in t.s.events]
    invasion = happened[happened.index("invaded") :]
    assert invasion == ["invaded", "scots-joined", "units-gained", "turn-began"]
    assert t.told("scots-joined")[-1]["count"] == units
    assert t.s.scots == units + 5


@pytest.mark.parametrize("seats", [4, 5])
def test_sb_i2_with_four_or_five_the_effect_follows_the_reveal_before_any_turn(seats: int) -> None:
    t = OwnTable(seats, arms="none plunder", gold=[5, 0, 1, 5, 2][:seats])
    t.fight([0] * seats, "s" * (seats - 1))
    assert t.s.gold == [4, 0, 0, 4, 1][:seats]
    happened = [event.kind for event in t.s.events]
    assert happened[happened.index("invaded") :] == ["invaded", *["gold-lost"] * seats, "turn-began"]
    assert t.s.phase == 2
