"""What each player may know, field by field, and what can be imagined of the rest (SB-C4, SB-X1, SB-2P4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.dice import seeded
from tabard.engine.state import EVERYBODY
from tests.laws.renaming import designs
from tests.laws.walks import walk
from tests.swords_and_bagpipes.table import Table
from tests.swords_and_bagpipes.views import COUNTS, GAME, PLAIN, face_up

HIDDEN = 3  # another's side
PUBLIC = [
    "seats", "asked", "over", "frames", "round", "phase", "mover", "badge", "badge_from", "badge_to", "home", "home_from", "away",
    "defeats", "troops", "scots", "gold", "castle", "camp", "clans", "arms", "arms_gone", "discards", "unfit", "opened", "used",
    "playing", "spared", "dagger_discards", "dagger_out", "virtual", "village", "village_out", "known", "passed", "deserters",
    "won", "fought", "replenished", "record",
]  # fmt: skip
ROWS = ["hands", "fresh", "daggers", "dagger_hands", "laid"]
DECKS = ["deck", "arms_deck", "dagger_deck"]
MASKS = ["bagpipe_seen", "dagger_seen", "bagpipe_batch", "dagger_batch", "spread"]
OTHER = ["dice", "questions", "draft", "arms_out", "sides", *MASKS]
PIPES = ["deck", "discards", "unfit", "opened", "used", "playing", "hands", "fresh"]
DAGGERS = ["dagger_deck", "dagger_discards", "dagger_out", "daggers", "dagger_hands", "laid"]


# Field by field


def test_sb_c4_every_field_is_spoken_of_here() -> None:
    s = GAME.box(4).deal(1)
    assert sorted(s.parts()) == sorted([*PUBLIC, *ROWS, *DECKS, *OTHER])


def plain(box: Any, name: str, value: Any) -> Any:
    """Cards by design: in a view equal cards have no numbers of their own."""
    if name in PIPES:
        return designs(value, box.cards.bagpipe_of)
    return designs(value, box.cards.dagger_of) if name in DAGGERS else value


@pytest.mark.parametrize("variant", [{}, {"village": "yes", "ensemble": "yes"}])
@pytest.mark.parametrize("seats", COUNTS)
def test_sb_c4_views_field_by_field(seats: int, variant: dict[str, str]) -> None:
    box = GAME.box(seats, variant)
    for s in walk(box, f"fields {seats}"):
        for seat in range(-1, seats):
            view, parts = box.redact(s, seat), s.parts()
            for name in PUBLIC:
                assert plain(box, name, view.parts()[name]) == plain(box, name, parts[name]), name
            for name in ROWS:
                for owner, row in enumerate(plain(box, name, parts[name])):
                    shown = plain(box, name, view.parts()[name][owner])
                    assert len(shown) == len(row)
                    if owner == seat:
                        assert shown == row
                    elif name == "daggers" and (seats == 2 or s.over):
                        assert sorted(shown) == row, "these lie open"
            for name in DECKS:
                assert len(view.parts()[name]) == len(parts[name])
                assert face_up(view.parts()[name]) == []
            assert face_up(view.arms_out) == []
            assert len(view.arms_out) == len(s.arms_out)
            assert view.dice == 0
            for owner, side in enumerate(s.sides):
                open_to_all = owner == seat or s.known >> owner & 1 or side == 2
                assert view.sides[owner] == (side if open_to_all else HIDDEN)
            for question, seen in zip(s.questions, view.questions, strict=True):
                assert (seen.number, seen.seat, seen.kind) == (question.number, question.seat, question.kind)
                if question.seat != seat:
                    assert seen.options == []
                    assert seen.answer in (-1, -2)
                else:
                    assert seen == question


@pytest.mark.parametrize("seats", COUNTS)
def test_sb_c4_at_the_start_nobody_knows_anothers_cards(seats: int) -> None:
    box = GAME.box(seats)
    s = box.deal("start")
    for seat in range(-1, seats):
        view = box.redact(s, seat)
        for owner in range(seats):
            if owner != seat:
                assert face_up(view.hands[owner] + view.daggers[owner] + view.dagger_hands[owner]) == []
            else:
                assert plain(box, "hands", view.hands[owner]) == plain(box, "hands", s.hands[owner])


@pytest.mark.parametrize("seats", COUNTS)
def test_sb_c4_a_view_tells_nothing_of_what_others_have_seen(seats: int) -> None:
    """Of the masks a seat keeps its own: who has seen which card of a hand would tell which card left it."""
    box = GAME.box(seats, {"village": "yes", "ensemble": "yes"})
    others = 0
    for seed in range(10):
        for s in walk(box, f"masks {seed}"):
            others += any(mask not in (0, EVERYBODY) for mask in s.bagpipe_seen + s.dagger_seen)
            for seat in range(-1, seats):
                view = box.redact(s, seat)
                own = {0, EVERYBODY, 1 << seat} if seat >= 0 else {0, EVERYBODY}
                assert set(view.bagpipe_seen + view.dagger_seen) <= own
    assert others > 20, "somebody has seen something"


def test_sb_s3_only_the_red_back_at_the_bottom_of_the_english_arms_is_known() -> None:
    box = GAME.box(4)
    view = box.redact(box.deal(1), 2)
    assert view.arms_deck == [-2, -1, -1, -1, -1, -1]
    assert view.arms_out == sorted(view.arms_out, reverse=True)
    assert Counter(view.arms_out) == {-2: 4, -1: 8}


def test_sb_s3_imagined_english_arms_are_of_every_kind_that_is_left() -> None:
    box: Any = GAME.box(4)
    s = box.deal(1)
    view = box.redact(s, 0)
    first, last = set(), set()
    for number in range(300):
        world = box.imagine(view, 0, seeded("arms", number))
        assert box.cards.backs[world.arms_deck[0]] == 1
        assert sum(box.cards.backs[card] for card in world.arms_deck) == 1
        first.add(world.arms_deck[-1])
        last.add(world.arms_deck[0])
    assert (len(first), len(last)) == (13, 5)


# Sides


def test_sb_x1_a_token_face_down_is_seen_by_its_owner_only() -> None:
    t = Table(4, arms=PLAIN[0], hands=["vive-la-france"])
    t.turns()
    t.badge_to(3)
    t.choose("england", "scotland", "england")
    assert t.asked() == [(0, "play")]
    assert t.box.redact(t.s, 0).sides == [1, HIDDEN, HIDDEN, 0]
    assert t.box.redact(t.s, 1).sides == [HIDDEN, 0, HIDDEN, 0]
    assert t.box.redact(t.s, 3).sides == [HIDDEN, HIDDEN, HIDDEN, 0]
    assert t.box.redact(t.s, -1).sides == [HIDDEN, HIDDEN, HIDDEN, 0]


def test_sb_x1_a_sealed_choice_is_hidden_and_may_be_taken_back() -> None:
    t = Table(4, arms=PLAIN[0])
    t.turns()
    t.badge_to(3)
    assert t.say("england", 1)
    for seat in (-1, 0, 2, 3):
        view = t.box.redact(t.s, seat)
        assert [question.answer for question in view.questions] == [-1, -2, -1]
        assert view.sides == [2, 2, 2, 0]
    assert [question.answer for question in t.box.redact(t.s, 1).questions] == [-1, 1, -1]
    other = Table(4, arms=PLAIN[0])
    other.turns()
    other.badge_to(3)
    other.say("scotland", 1)
    for seat in (-1, 0, 2, 3):
        assert other.box.redact(other.s, seat) == t.box.redact(t.s, seat)


def test_sb_x1_imagined_sides_are_drawn_by_lot() -> None:
    t = Table(4, arms=PLAIN[0], hands=["vive-la-france"])
    t.turns()
    t.badge_to(3)
    t.choose("england", "scotland", "england")
    view = t.box.redact(t.s, 0)
    worlds = Counter(tuple(t.box.imagine(view, 0, seeded("sides", n)).sides) for n in range(400))
    assert set(worlds) == {(1, one, two, 0) for one in (0, 1) for two in (0, 1)}
    assert min(worlds.values()) > 60


def test_sb_x1_a_token_changed_in_secret_stays_secret() -> None:
    views = []
    for side in ("scotland", "england"):
        t = Table(4, arms=PLAIN[0], hands=["bruces-trick ambush"])
        t.turns()
        t.badge_to(3)
        t.choose("england", "scotland", "england")
        t.say("bruces-trick")
        t.say(side)
        assert t.s.sides[0] == ("scotland", "england").index(side)
        views.append([t.box.redact(t.s, seat) for seat in (-1, 1, 2, 3)])
    assert views[0] == views[1]


def test_sb_x1_one_made_loyal_is_known_and_their_token_is_not() -> None:
    views = []
    for side in ("scotland", "england"):
        t = Table(4, arms=PLAIN[0], hands=["lambertons-help ambush"])
        t.turns()
        t.badge_to(3)
        t.choose("england", side, "england")
        t.say("lambertons-help")
        t.say("seat 1")
        views.append([t.box.redact(t.s, seat) for seat in (-1, 0, 2, 3)])
        assert all(view.sides[1] == 0 for view in views[-1])
    assert views[0] == views[1]


# Two players: hands of daggers


def laid_out(first: str, second: str) -> Table:
    t = Table(2, arms=PLAIN[0])
    t.turns()
    t.choose(first, second)
    return t


def test_sb_2p4_which_dagger_was_laid_changes_nothing_for_the_other() -> None:
    views = []
    for value in (1, 2, 3):
        for side in ("scotland", "england"):
            t = laid_out(f"{side} {value}", "scotland 2")
            views.append((t.box.redact(t.s, 1), t.box.redact(t.s, -1)))
            assert plain(t.box, "laid", t.box.redact(t.s, 0).laid[0]) == plain(t.box, "laid", t.s.laid[0])
    assert all(view == views[0] for view in views)
    assert all(card < 0 for card in views[0][0].laid[0] + views[0][0].dagger_hands[0])


def test_sb_2p4_imagined_worlds_lay_any_of_the_batch() -> None:
    t = laid_out("england 3", "scotland 2")
    view = t.box.redact(t.s, 1)
    drawn: Counter[int] = Counter()
    for number in range(700):
        world = t.box.imagine(view, 1, seeded("laid", number))
        t.box.check(world)
        assert sorted(t.box.cards.dagger_value[card] for card in world.laid[0] + world.dagger_hands[0]) == [1, 1, 2, 2, 2, 3, 3]
        drawn[t.box.cards.dagger_value[world.laid[0][0]]] += 1
    assert 140 < drawn[1] < 260
    assert 230 < drawn[2] < 370
    assert 140 < drawn[3] < 260


def test_sb_2p6_once_revealed_the_rest_of_the_hand_is_known_by_its_values() -> None:
    t = laid_out("england 3", "scotland 2")
    t.say("keep")
    view = t.box.redact(t.s, 1)
    for number in range(20):
        world = t.box.imagine(view, 1, seeded("rest", number))
        assert sorted(t.box.cards.dagger_value[card] for card in world.dagger_hands[0]) == [1, 1, 2, 2, 2, 3]


# Predictable daggers


def test_sb_n1_everybody_knows_from_which_part_a_dagger_comes() -> None:
    box: Any = GAME.box(4, {"daggers": "predictable"})
    s = box.deal(5)
    batches = [s.dagger_batch[card] for card in s.dagger_deck[::-1]]
    assert [len(set(batches[:5])), len(set(batches[5:10])), len(set(batches[10:])), len(set(batches))] == [1, 1, 1, 3]
    view = box.redact(s, 0)
    assert view.dagger_deck[::-1] == [-1 - batch for batch in batches]
    for number in range(50):
        world = box.imagine(view, 0, seeded("parts", number))
        top = [box.cards.dagger_value[card] for card in world.dagger_deck[::-1]]
        assert sorted(top[:5]) == sorted(top[5:10]) == [1, 2, 2, 3, 3]


def test_sb_n1_a_drawn_dagger_is_one_of_its_part() -> None:
    t = Table(4, arms=PLAIN[0], castle=[5] * 4)
    box: Any = GAME.box(4, {"daggers": "predictable"})
    s = box.deal(6)
    s.draw_a_dagger(1)
    view = box.redact(s, 0)
    worlds = [box.imagine(view, 0, seeded("drawn", number)) for number in range(500)]
    drawn = Counter(box.cards.dagger_value[world.daggers[1][0]] for world in worlds)
    assert 60 < drawn[1] < 145
    assert drawn[2] > 140
    assert drawn[3] > 140
    assert t.box.redact(t.s, 0).dagger_deck == [-1] * len(t.s.dagger_deck), "without the variant the deck is one"


# Imagined hands with two or three players


@pytest.mark.parametrize("seats", [2, 3])
def test_sb_2p2_imagined_hands_never_hold_a_card_about_the_badge(seats: int) -> None:
    box: Any = GAME.box(seats, {"ensemble": "yes"})
    in_the_deck = 0
    for seed in range(4):
        for number, s in enumerate(walk(box, f"badge {seed}")):
            for seat in range(-1, seats):
                world = box.imagine(box.redact(s, seat), seat, seeded(number, seat))
                box.check(world)
                for card in [card for hand in [*world.hands, *world.fresh] for card in hand]:
                    assert not box.cards.bagpipes[box.cards.bagpipe_of[card]].badge
                in_the_deck += any(box.cards.bagpipes[box.cards.bagpipe_of[card]].badge for card in world.deck)
    assert in_the_deck > 50


def test_sb_c4_with_four_players_they_may_hold_it() -> None:
    box: Any = GAME.box(4)
    s = box.deal(1)
    held = 0
    for number in range(300):
        world = box.imagine(box.redact(s, 0), 0, seeded("held", number))
        held += any(box.cards.bagpipes[box.cards.bagpipe_of[card]].badge for hand in world.hands[1:] for card in hand)
    assert held > 5


# Imagined worlds are equally likely


def test_sb_c4_imagined_hands_are_equally_likely() -> None:
    """Eight different cards, one each for four players: any of the seven unseen may be in a hand."""
    text = GAME.card_set("international").text
    start, end = text.index("[[bagpipe]]"), text.index("[[dagger]]")
    few = "".join(
        f'[[bagpipe]]\nid = "own-{n}"\nname = "{n}"\ntext = "Own"\nwhen = "axe"\ndoes = ["raise-militia"]\nsource = "public"\n\n'
        for n in range(8)
    )
    box: Any = GAME.box(4, None, CardSet("few", "few.toml", text[:start] + few + text[end:]))
    s = box.deal(1)
    view = box.redact(s, 0)
    drawn = Counter(box.imagine(view, 0, seeded("few", number)).hands[2][0] for number in range(2100))
    assert len(drawn) == 7
    assert s.hands[0][0] not in drawn
    expected = 2100 / 7
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 22.5  # one in a thousand, six degrees of freedom


def test_sb_q1_after_a_reshuffle_a_card_lies_where_its_shuffle_lies() -> None:
    t = Table(4, arms=PLAIN[0], castle=[60] * 4, deck="ambush", others="discards", hands=["homeward-road", "welsh-archers"])
    t.turns("move 60", "move 60", "move 60", "move 60")
    t.badge_to(1)
    t.choose("scotland", "scotland", "scotland")
    t.passes()
    assert t.told("reshuffled")
    view = t.box.redact(t.s, 3)
    hidden = {card for row in [view.deck, view.fresh[2], view.fresh[0]] for card in row}
    assert len(hidden) == 1, "all of the new shuffle"
    assert view.fresh[1][0] not in hidden, "the last of the old deck is of the old one"
    for number in range(40):
        world = t.box.imagine(view, 3, seeded("again", number))
        old = [world.fresh[1][0], *world.hands[0], *world.hands[1]]
        assert sorted(t.bagpipes(old).split()) == ["ambush", "homeward-road", "welsh-archers"]
