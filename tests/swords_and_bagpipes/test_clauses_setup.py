"""SB-S1 to SB-S5, SB-I1 and SB-I2: setup and invasion."""

import pytest

from tabard.engine.errors import BadRequest
from tabard.engine.state import SPECTATOR
from tests.swords_and_bagpipes.small_box import EDITIONS, GAME, OwnTable, asked_for, counted, seat_name
from tests.swords_and_bagpipes.table import Table

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
        assert {box.cards.bagpipe_of[s.deck[place]] for s in dealt} == set(box.cards.bagpipe_of)


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
    status = box.show.status(box.redact(s, 0))
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
    kings = {card for card in range(len(box.cards.backs)) if box.cards.backs[card]}
    grey = set(range(len(box.cards.backs))) - kings
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
        assert t.box.show.status(t.s)["rounds"] == 7
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
        arms_now = box.cards.arms_now(s)
        if box.cards.revealed[box.cards.arms.index(arms_now)] == 0:  # nothing has happened yet
            assert (s.castle, s.gold, s.camp, s.scots) == ([3] * seats, [3] * seats, [0] * seats, 0)
        assert [len(hand) for hand in s.hands] == [1] * seats
        assert (s.daggers, s.opened, s.virtual) == ([[]] * seats, [[]] * seats, [0] * seats)
        assert len(set(s.clans)) == seats
        clans |= {box.cards.clans[clan].id for clan in s.clans}
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
    now = t.box.cards.arms_now(t.s)
    assert (t.arms, t.s.troops) == ("host", 40)
    assert (now.bonnet, now.pierced, now.crown, now.generous) == (3, 1, 7, False)
    assert (len(t.s.arms), len(t.s.arms_deck)) == (1, 6)
    assert all(t.box.redact(t.s, viewer).arms == t.s.arms for viewer in (SPECTATOR, 0, 1, 2, 3))
    t.fight([0, 0, 0, 0], "sss")
    assert (t.arms, t.s.troops, t.s.round) == ("none", 0, 2)
    assert t.told("invaded") == [{"seat": 1, "round": 2, "arms": "arms:none"}]


@pytest.mark.parametrize("edition", EDITIONS)
def test_sb_i1_every_card_of_the_box_shows_its_troops_when_it_comes(edition: str) -> None:
    for design in GAME.box(4, {"edition": edition}).cards.arms:
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
