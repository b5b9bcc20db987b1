"""Stay Home!: six players, or five as a variant (SB-H1 to SB-H5)."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadRequest
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table

GAME = tabard.game("swords-and-bagpipes")
# English Arms cards that do nothing of their own, in both editions.
PLAIN = [one.id for one in GAME.box(4, {"edition": "first-edition"}).cards.arms if one.section == "arms" and not one.special()]
FIVE = {"stay_home": "yes"}
COUNTS = [(5, FIVE), (6, {})]
REPLENISHMENTS = ["taxes", "militia", "troops", "mercenaries"]


def table(seats: int = 5, **given: Any) -> Table:
    """A table with Stay Home! before English armies without an effect."""
    more = FIVE if seats == 5 else {}
    return Table(seats, **{"arms": " ".join(PLAIN[:3]), **more, **given})


def at_home(who: int = 2, acts: tuple[str, ...] = ("taxes",) * 3, turns: tuple[str, ...] = (), **given: Any) -> Table:
    """Five players, the Badge from 0 to 4, Stay Home! from 1 to this seat, who has made the three Replenishments."""
    t = table(badge=0, home=1, **given)
    t.turns(*turns)
    t.badge_to(4)
    t.say(f"seat {who}")
    for act in acts:
        t.say(act)
    return t


def own_cards(*cards: str) -> Any:
    """A box for five with Stay Home! and cards of our own among the others."""
    rest = 'name = "Own"\ntext = "Own"\ncopies = 1\nsource = "public"\n'
    text = "".join(f'\n[[bagpipe]]\nid = "own-{number}"\n{card}\n{rest}' for number, card in enumerate(cards))
    cards = CardSet("own", "own.toml", GAME.card_set("international").text + text)
    return GAME.box(5, {"stay-home": "yes", "village": "yes"}, cards)


def own_table(box: Any, **given: Any) -> Table:
    """Sides are being chosen: seat 4 has the Badge, and seat 2 is at home."""
    t = Table.__new__(Table)
    t.box, t.s = box, box.position({"arms": PLAIN[:3], "phase": "choice", "badge": 4, "home": 2, "home_from": 1, **given})
    t.s.events = []
    return t


# SB-H1


@pytest.mark.parametrize("choice", ["no", "yes"])
def test_sb_h1_six_players_always_use_it(choice: str) -> None:
    assert GAME.box(6, {"stay-home": choice}).deal(1).home >= 0


def test_sb_h1_five_may() -> None:
    assert GAME.box(5, {"stay-home": "yes"}).deal(1).home >= 0
    s = GAME.box(5).deal(1)
    assert s.home == s.away == -1
    t = Table(5, arms=PLAIN[0])
    t.turns()
    t.badge_to(1)
    assert {kind for _, kind in t.asked()} == {"side"}, "nobody is asked about Stay Home!"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sb_h1_fewer_may_not(seats: int) -> None:
    with pytest.raises(BadRequest) as caught:
        GAME.box(seats, {"stay-home": "yes"})
    assert (caught.value.rule, caught.value.message) == ("SB-H1", f"Stay Home! is for five or six players, not {seats}")
    assert GAME.box(seats).deal(1).home == -1


# SB-H2


@pytest.mark.parametrize(("seats", "more"), COUNTS)
def test_sb_h2_the_youngest_holds_it_at_the_start(seats: int, more: dict[str, str]) -> None:
    variant = {"stay-home": "yes", "oldest": "seat1", "youngest": "seat4"}
    for seed in range(5):
        s = GAME.box(seats, variant).deal(seed)
        assert (s.badge, s.home) == (0, 3)


@pytest.mark.parametrize("seats", [5, 6])
def test_sb_h2_unnamed_it_is_drawn_among_the_other_seats(seats: int) -> None:
    found = set()
    for seed in range(80):
        s = GAME.box(seats, {"stay-home": "yes"}).deal(seed)
        assert s.home != s.badge
        found.add(s.home)
    assert found == set(range(seats))


def test_sb_h2_until_phase_three_of_round_one_it_does_nothing() -> None:
    t = table(badge=1, home=1)
    assert (t.s.away, t.asked()) == (-1, [(1, "act")])
    assert set(REPLENISHMENTS) <= set(t.may())
    t.turns("troops move 2")
    assert t.s.camp[1] == 2
    assert t.asked() == [(1, "badge")]
    assert t.s.away == -1


# SB-H3


@pytest.mark.parametrize(("seats", "more"), COUNTS)
def test_sb_h3_after_the_badge_it_goes_to_another_who_is_not_the_badge_holder(seats: int, more: dict[str, str]) -> None:
    t = table(seats, badge=0, home=1)
    t.turns()
    assert t.asked() == [(0, "badge")]
    t.badge_to(3)
    assert t.asked() == [(1, "home")]
    assert t.may() == [f"seat {seat}" for seat in range(seats) if seat not in (1, 3)]
    t.say("seat 2")
    assert t.s.home == 2
    assert [(told["seat"], told["whom"]) for told in t.told("home-handed")] == [(1, 2)]


def test_sb_h3_not_back_to_whoever_gave_it_in_the_round_before() -> None:
    t = table(badge=0, home=1, home_from=4)
    t.turns()
    t.badge_to(3)
    assert t.may() == ["seat 0", "seat 2"]


def test_sb_h3_the_bar_follows_the_rounds() -> None:
    t = at_home(2)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert (t.s.round, t.s.home) == (2, 2)
    t.turns()
    t.badge_to(3)
    assert t.asked() == [(2, "home")]
    assert t.may() == ["seat 0", "seat 4"], "not to itself, the Badge holder, nor to seat 1, who gave it"
    t.say("seat 0")
    for _ in range(3):
        t.say("taxes")
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    t.turns()
    t.badge_to(1)
    assert t.asked() == [(0, "home")]
    assert t.may() == ["seat 3", "seat 4"], "the bar is on seat 2 now, who gave it last"


def test_sb_h3_the_badge_may_go_to_the_holder_of_stay_home() -> None:
    t = table(badge=0, home=1)
    t.turns()
    assert "seat 1" in t.may()
    t.badge_to(1)
    assert t.asked() == [(1, "home")]
    assert t.may() == ["seat 0", "seat 2", "seat 3", "seat 4"]


@pytest.mark.parametrize(("seats", "variant"), [(5, {"stay-home": "yes"}), (6, {})])
def test_sb_h3_somebody_is_always_left(seats: int, variant: dict[str, str]) -> None:
    box = GAME.box(seats, variant)
    asked = 0
    for seed in range(4):
        for s in walk(box, f"home {seed}"):
            for question in s.questions:
                if box.kinds[question.kind].name == "home":
                    asked += 1
                    assert len(question.options) >= 2
                    assert not {s.home, s.badge, s.home_from} & set(question.options)
    assert asked > 15


# SB-H4


def test_sb_h4_exactly_three_replenishments_one_after_the_other() -> None:
    t = at_home(acts=())
    gold, castle = t.s.gold[2], t.s.castle[2]
    for _ in range(3):
        assert t.asked() == [(2, "act")]
        assert t.may() == REPLENISHMENTS, "no relocation, no cards, no stopping early"
        assert t.s.away == -1
        t.say("troops")
    assert (t.s.gold[2], t.s.castle[2]) == (gold, castle + 6)
    assert t.s.away == 2
    assert {kind for _, kind in t.asked()} == {"side"}


def test_sb_h4_different_ones_may_be_mixed() -> None:
    t = at_home(acts=("taxes", "mercenaries", "troops"))
    assert (t.s.gold[2], t.s.castle[2]) == (4, 3 + 4 + 2), "three gold, taxes in phase 2 and now, less the mercenaries"


def test_sb_h4_no_cards_and_no_relocation_even_with_cards_and_units() -> None:
    box: Any = GAME.box(5)
    twice = [card.id for card in box.cards.bagpipes if card.twice and card.group() == "axe"][0]
    t = at_home(acts=(), hands=["", "", "scorched-earth cattle-raid"], castle=[3, 3, 9, 3, 3], opened=["", "", twice])
    assert t.may() == REPLENISHMENTS


def test_sb_h4_hiring_needs_gold_at_its_moment() -> None:
    t = at_home(acts=(), gold=[3, 3, 0, 3, 3], turns=("", "", "troops"))
    assert t.may() == ["taxes", "militia", "troops"]
    t.say("taxes")
    assert t.may() == REPLENISHMENTS
    t.say("mercenaries")
    assert t.may() == ["taxes", "militia", "troops"]


def test_sb_h4_then_all_units_in_the_camp_are_discarded() -> None:
    t = at_home(acts=("militia", "militia", "troops"), turns=("troops move 1", "", "troops move 3"))
    assert t.s.camp == [3, 2, 0, 2, 2], "militia raised before staying home; its own camp is emptied after"
    assert t.s.scots == 2
    assert t.s.castle[2] == 3 + 2 - 3 + 2, "the castle is not touched"
    kinds = [event.kind for event in t.s.events]
    assert kinds.index("stays-home") > max(at for at, kind in enumerate(kinds) if kind in ("militia", "assembled"))


# SB-H5


def test_sb_h5_takes_no_side_and_no_award() -> None:
    t = at_home(castle=[9, 9, 9, 9, 9], turns=("move 9",) * 5, hands=["homeward-road"])
    gold, castle = t.s.gold[2], t.s.castle[2]
    assert t.asked() == [(0, "side"), (1, "side"), (3, "side")]
    t.choose("england", "england", "england")
    t.passes()
    assert t.s.phase == 6
    assert t.s.sides == [1, 1, 2, 1, 0]
    assert (t.s.gold[2], t.s.castle[2], t.hand(2), t.daggers(2)) == (gold, castle, "", [])
    assert t.s.record == [1, 1, 2, 1, 4]
    assert not t.s.deserters >> 2 & 1, "who stays home is no deserter"
    assert 2 not in [told["seat"] for told in t.told("deserted")]


def test_sb_h5_does_not_count_when_englands_gold_is_divided() -> None:
    t = at_home(castle=[9, 9, 9, 9, 9], turns=("move 9",) * 5, hands=["homeward-road"])
    before = list(t.s.gold)
    t.choose("england", "england", "scotland")
    t.passes()
    crown = t.box.cards.arms_now(t.s).crown
    assert [t.s.gold[seat] - before[seat] for seat in (0, 1)] == [crown // 2, crown // 2]


def test_sb_h5_plays_no_token_or_bag_cards() -> None:
    hands = ["vive-la-france homeward-road", "", "vive-la-france pipers-tune"]
    t = at_home(hands=hands, castle=[9, 9, 9, 9, 9], turns=("move 9",) * 5)
    t.choose("scotland", "scotland", "scotland")
    assert t.asked() == [(0, "play")]
    t.say("pass")
    assert t.s.phase == 6
    asked = []
    while t.s.phase == 6:
        asked += [seat for seat, _ in t.asked()]
        t.say("pass")
    assert 0 in asked
    assert 2 not in asked


@pytest.mark.parametrize("card", ["ambush", "false-orders", "lambertons-help"])
def test_sb_h5_cannot_be_named_by_a_token_card(card: str) -> None:
    t = at_home(hands=[card])
    t.choose("scotland", "scotland", "scotland")
    t.say(card)
    assert t.may() == ["seat 1", "seat 3", "seat 4"]


@pytest.mark.parametrize("card", ["stolen-pipes", "lost-baggage"])
def test_sb_h5_cannot_be_named_by_a_bag_card(card: str) -> None:
    t = at_home(hands=[card, "", "pipers-tune"], castle=[9, 9, 9, 9, 9], turns=("move 9",) * 5)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    t.say(card)
    assert t.may() == ["seat 1", "seat 3", "seat 4"]


def test_sb_h5_is_untouched_by_cards_that_name_nobody() -> None:
    box = own_cards(
        'when = "tokens"\ndoes = [{ lose-gold = { of = "others", gold = 1 } }]',
        'when = "tokens"\ndoes = [{ lose-units = { of = "others", units = 1, from = "castle" } }]',
        'when = "tokens"\ndoes = [{ move-units = { of = "all", units = 1, from = "castle", to = "camp" } }]',
        'when = "tokens"\ndoes = [{ discard-cards = { of = "others", cards = 1 } }]',
        'when = "tokens"\ndoes = [{ take-gold = { of = "all", gold = 1 } }]',
    )
    hands = [[f"own-{number}" for number in range(5)], ["ambush"], ["ambush"], [], []]
    t = own_table(box, hands=hands)
    t.choose("scotland", "scotland", "scotland")
    gold, castle = list(t.s.gold), list(t.s.castle)
    for number in range(5):
        t.say(f"own-{number}")
        while t.asked()[0][0] != 0 and t.s.phase == 4:
            t.say("pass")
    assert (t.s.gold[2], t.s.castle[2]) == (gold[2], castle[2])
    assert t.hand(2) == "ambush"
    assert [told["seat"] for told in t.told("gold-lost")] == [4, 1, 3]
    assert [told["seat"] for told in t.told("units-lost")] == [4, 1, 3]
    assert [told["seat"] for told in t.told("units-moved")] == [4, 0, 1, 3]
    assert [told["seat"] for told in t.told("discarded")] == [1]


def test_sb_h5_gets_no_unit_from_a_militia_card() -> None:
    t = own_table(own_cards('when = "tokens"\ndoes = ["raise-militia"]'), hands=[["own-0", "ambush"], [], [], [], []])
    t.choose("scotland", "scotland", "scotland")
    t.say("own-0")
    assert (t.s.camp, t.s.scots) == ([1, 1, 0, 1, 1], 1)


@pytest.mark.parametrize("card", ["ferry", "marketplace", "spy-guild"])
def test_sb_h5_uses_no_village_card(card: str) -> None:
    t = at_home(village=["", "", card], daggers=["", "", "three"], castle=[9, 9, 9, 9, 9], turns=("move 9",) * 5)
    t.choose("scotland", "scotland", "scotland")
    assert t.s.round == 2, "nobody else has a card: no window opened for whoever is at home"
    assert t.village(2) == card
    assert not t.told("visited")


def test_sb_h5_is_not_asked_for_church_and_keeps_it() -> None:
    t = own_table(
        own_cards('when = "tokens"\ndoes = [{ lose-gold = { of = "others", gold = 1 } }]'),
        hands=[["own-0", "ambush"], [], [], [], []],
        village=[[], [], ["church"], [], []],
    )
    t.choose("scotland", "scotland", "scotland")
    t.say("own-0")
    assert t.asked() == [(0, "play")]
    assert t.village(2) == "church"


def test_sb_h5_what_befell_them_in_phase_two_stands() -> None:
    t = table(badge=0, home=1, hands=["cattle-raid scorched-earth"])
    t.say("scorched-earth")
    t.say("cattle-raid")
    t.say("seat 2")
    t.turns()
    castle, gold = t.s.castle[2], t.s.gold[2]
    assert castle < 3
    t.badge_to(4)
    t.say("seat 2")
    for _ in range(3):
        t.say("taxes")
    assert (t.s.castle[2], t.s.gold[2]) == (castle, gold + 3)


@pytest.mark.parametrize(("arms", "kept"), [("methven", "militia"), ("border-watch", "mercenaries")])
def test_sb_h5_the_receivers_replenishments_are_not_forbidden_by_the_english_arms(arms: str, kept: str) -> None:
    t = table(phase="prepare", badge=4, home=2, home_from=1, arms=arms)
    assert (t.arms, t.asked()) == (arms, [(2, "act")])
    assert t.may() == REPLENISHMENTS
    for _ in range(3):
        t.say(kept)
    assert t.s.away == 2


@pytest.mark.parametrize(("arms", "missing"), [("methven", "militia"), ("border-watch", "mercenaries")])
def test_sb_h5_in_phase_two_the_later_receiver_is_bound_like_all(arms: str, missing: str) -> None:
    t = table(badge=2, home=1, arms=arms)
    assert [act for act in t.may() if act in REPLENISHMENTS] == [act for act in REPLENISHMENTS if act != missing]


def test_sb_h5_taxes_of_the_receiver_bring_one_gold_whatever_the_english_arms_say() -> None:
    t = table(phase="actions", badge=0, home=1, arms="caerlaverock", mover=2)
    t.say("taxes")
    assert t.s.gold[2] == 3 + t.box.cards.arms_now(t.s).taxes == 5, "in phase 2 the text holds for all"
    t = table(phase="prepare", badge=4, home=2, home_from=1, arms="caerlaverock")
    view = t.box.redact(t.s, 2)
    assert t.box.show.facts(view, t.question(), t.question().options[0])[1]["taxes"] == 1
    for _ in range(3):
        t.say("taxes")
    assert t.s.gold[2] == 3 + 3
    assert [told["count"] for told in t.told("taxed")][-3:] == [1, 1, 1]


def test_sb_h5_lasts_until_the_end_of_the_round() -> None:
    t = at_home(2)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert (t.s.round, t.s.away, t.s.home) == (2, -1, 2)
    t.turns("militia")
    assert t.s.camp == [1, 1, 1, 1, 1]
    t.badge_to(2)
    t.say("seat 0")
    for _ in range(3):
        t.say("taxes")
    assert [seat for seat, _ in t.asked()] == [1, 3, 4], "back at the table, here even with the Badge"
