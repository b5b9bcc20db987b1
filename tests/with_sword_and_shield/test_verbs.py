"""What the verbs of the card files do, and to whom."""

import pytest

from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.games.with_sword_and_shield.verbs import VERBS, WHOM
from tests.with_sword_and_shield.table import PLAIN, Table

NOBLE, BASE = "knight-4243", "knight-2423"  # Chivalry 4 and 2
KNIGHTS = f"{NOBLE} {BASE}"


def own(does: str) -> CardSet:
    """The plain box, and an Event that does this."""
    lines = ["[[event]]", 'id = "test"', "number = 900", 'symbol = "cross"', f"does = [{does}]", 'source = "public"', ""]
    return CardSet("mine", "mine.toml", PLAIN.text + "\n" + "\n".join(lines))


def played(does: str, knights: str = KNIGHTS, **given: object) -> Table:
    """Knight 0 has played an Event that does this; the first hand is what it holds besides."""
    hands = given.pop("hands", ["", ""])
    assert isinstance(hands, list)
    t = Table(cards=own(does), knights=knights, hands=[f"{hands[0]} test", *hands[1:]], **given)
    t.say("play test")
    return t


# On whom


@pytest.mark.parametrize(("of", "left"), [
    ("you", [17, 20]), ("rival", [20, 17]), ("both", [17, 17]), ("nobler", [17, 20]), ("baser", [20, 17]),
])  # fmt: skip
def test_on_whom_it_falls(of: str, left: list[int]) -> None:
    does = f'{{ lose-fatigue = {{ of = "{of}", fatigue = 3 }} }}'
    assert played(does, fatigue=[20, 20]).s.fatigue == left
    swapped = left[::-1] if of in ("nobler", "baser") else left
    assert played(does, knights=f"{BASE} {NOBLE}", fatigue=[20, 20]).s.fatigue == swapped
    assert of in WHOM


@pytest.mark.parametrize(("of", "lost"), [("you", 3), ("both", 3), ("rival", 0), ("nobler", 0), ("baser", 0)])
def test_ws_2_2_4d_once_the_rival_is_out_the_rest_of_a_card_falls_on_you_alone_or_on_nobody(of: str, lost: int) -> None:
    does = f'{{ take-a-hit = {{ of = "rival" }} }}, {{ lose-fatigue = {{ of = "{of}", fatigue = 3 }} }}'
    t = Table(6, mode="melee", cards=own(does), hands=["test"], hits=[0, 0, 0, 4])
    t.says("play test", "place 4")
    assert (t.s.places[3], t.s.fatigue) == (-1, [28 - lost, 28, 28, 0, 28, 28])
    assert t.told("chivalry") == []


@pytest.mark.parametrize("of", ["nobler", "baser"])
def test_nobody_is_nobler_or_baser_with_equal_chivalry(of: str) -> None:
    t = played(f'{{ take-a-hit = {{ of = "{of}" }} }}', knights="knight-3333 knight-2233")
    assert t.s.hits == [0, 0]
    assert t.told("chivalry") == [
        {"seat": 0, "knight": "knight:knight-3333", "count": 3, "rival": "knight:knight-2233", "theirs": 3}
    ]


def test_chivalry_is_compared_as_artefact_and_improvements_change_it() -> None:
    does = '{ regain-fatigue = { of = "nobler", fatigue = 5 } }'
    given = {"fatigue": [10, 10], "artefacts": ["", "noble"]}
    assert played(does, **given).s.fatigue == [15, 10]  # 4 against 3
    t = played(does, improved=["", "more-chivalry"], **given)
    assert (t.s.fatigue, t.told("chivalry")[0]["theirs"]) == ([10, 15], 5)


# One by one


def test_regain_fatigue() -> None:
    t = played("{ regain-fatigue = { fatigue = 5 } }", fatigue=[10, 10])
    assert t.s.fatigue == [15, 10]
    assert t.told("regained") == [{"seat": 0, "knight": f"knight:{NOBLE}", "points": 5, "left": 15}]
    t = played('{ regain-fatigue = { of = "both", fatigue = 5 } }', fatigue=[25, 10])
    assert t.s.fatigue == [28, 15]


def test_lose_fatigue() -> None:
    t = played('{ lose-fatigue = { of = "rival", fatigue = 5 } }', fatigue=[10, 10])
    assert t.s.fatigue == [10, 5]
    assert t.told("tired") == [{"seat": 1, "knight": f"knight:{BASE}", "points": 5, "left": 5}]
    t = played('{ lose-fatigue = { of = "rival", fatigue = 5 } }', fatigue=[10, 5])
    assert (t.s.fatigue, t.s.hits, t.s.by_exhaustion) == ([10, 28], [0, 1], 1)


def test_take_a_hit_falls_on_the_rival_unless_it_says_otherwise() -> None:
    t = played('"take-a-hit"', fatigue=[10, 10])
    assert (t.s.hits, t.s.fatigue, t.s.by_blow) == ([0, 1], [10, 28], 1)
    assert t.told("hit") == [{"seat": 1, "knight": f"knight:{BASE}", "count": 1, "left": 4}]
    assert played('{ take-a-hit = { of = "you" } }').s.hits == [1, 0]
    assert played('"take-a-hit"', hits=[0, 4]).s.over


def test_draw_cards() -> None:
    t = played("{ draw-cards = { cards = 2 } }", deck_rows=["spy feat costly"])
    assert (t.hand(0), t.hand(1)) == ("feat spy", "")
    assert sorted(told["card"] for told in t.told("drew")) == ["achievement:feat", "event:spy"]
    t = played('{ draw-cards = { of = "rival", cards = 1 } }', deck_rows=["spy"])
    assert (t.hand(0), t.hand(1)) == ("", "spy")
    drew = [event for event in t.s.events if event.kind == "drew"][0]
    assert [t.box.show.event(drew, seat)["card"] for seat in (0, 1)] == ["", "event:spy"]


def test_discard_cards_at_random() -> None:
    gone = set()
    for seed in range(40):
        t = played('{ discard-cards = { of = "rival", cards = 2 } }', hands=["", "feat spy costly"], seed=seed)
        assert (len(t.s.hands[1]), len(t.discards().split())) == (1, 2)
        assert sorted(f"{t.hand(1)} {t.discards()}".split()) == ["costly", "feat", "spy"]
        gone.add(t.hand(1))
    assert gone == {"feat", "spy", "costly"}
    assert len(t.told("discarded")) == 2


def test_discard_cards_or_all_there_are() -> None:
    t = played("{ discard-cards = { cards = 3 } }", hands=["feat", "spy"])
    assert (t.hand(0), t.hand(1), t.discards()) == ("", "spy", "feat")


def test_change_hand_for_as_many() -> None:
    t = played('"change-hand"', hands=["feat spy", "costly"], deck_rows=["rage-cut-26 rage-cut-44 rage-cut-62"])
    assert (t.hand(0), t.hand(1), t.discards()) == ("rage-cut-26 rage-cut-44", "costly", "feat spy")
    assert t.told("hand-changed") == [{"seat": 0, "knight": f"knight:{NOBLE}", "count": 2}]
    t = played('{ change-hand = { of = "rival" } }', hands=["feat spy", "costly"], deck_rows=["rage-cut-26"])
    assert (t.hand(0), t.hand(1), t.discards()) == ("feat spy", "rage-cut-26", "costly")


def test_look_at_the_hand() -> None:
    t = played('"look-at-the-hand"', hands=["feat", "costly spy"])
    assert t.named(t.box.redact(t.s, 0).hands[1]) == t.hand(1)
    assert all(card < 0 for card in t.box.redact(t.s, 1).hands[0])
    assert all(card < 0 for card in t.box.redact(t.s, -1).hands[1])
    assert t.told("looked") == [{"seat": 0, "knight": f"knight:{NOBLE}", "rival": f"knight:{BASE}"}]


def test_change_tactic() -> None:
    t = played('{ change-tactic = { of = "rival" } }', tactics=["strength", "strength"])
    assert t.s.tactics == [0, 1]
    assert t.told("tactic") == [{"seat": 1, "knight": f"knight:{BASE}", "tactic": "technique"}]
    assert played('"change-tactic"', tactics=["technique", "technique"]).s.tactics == [0, 1]


def test_lose_fatigue_by_a_single_point() -> None:
    assert played('{ lose-fatigue = { fatigue = 1 } }').s.fatigue[0] == 27


@pytest.mark.parametrize("seat", [0, 1])
def test_look_at_the_hand_shows_it_to_whoever_looks_and_to_nobody_else(seat: int) -> None:
    hands = ["rage-cut-26", "rage-cut-35"]
    hands[seat] += " spy"
    t = Table(acting=seat, hands=hands)
    t.say("play spy")
    assert [[card >= 0 for card in t.box.redact(t.s, one).hands[1 - seat]] for one in (seat, -1)] == [[True], [False]]


MUCH = [
    ("draw-cards", "cards", 8), ("discard-cards", "cards", 8), ("regain-fatigue", "fatigue", 60), ("lose-fatigue", "fatigue", 60),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "key", "number"), [(verb, key, number) for verb, key, most in MUCH for number in (1, most)])
def test_how_much_of_it(verb: str, key: str, number: int) -> None:
    assert played(f"{{ {verb} = {{ {key} = {number} }} }}").played() == "test"


@pytest.mark.parametrize(("verb", "key", "most", "number"), [(*one, number) for one in MUCH for number in (0, one[2] + 1)])
def test_how_much_is_too_little_or_too_much(verb: str, key: str, most: int, number: int) -> None:
    with pytest.raises(BadCardSet, match=f"'{key}' is {number}; expected a whole number from 1 to {most}"):
        played(f"{{ {verb} = {{ {key} = {number} }} }}")


# Several


def test_several_verbs_happen_in_order() -> None:
    t = played('{ lose-fatigue = { fatigue = 3 } }, { draw-cards = { cards = 1 } }, { regain-fatigue = { fatigue = 1 } }')
    assert (t.s.fatigue[0], len(t.s.hands[0])) == (26, 1)
    told = [event.kind for event in t.s.events if event.kind in ("tired", "drew", "regained")]
    assert told == ["tired", "drew", "regained"]


def test_the_end_of_the_game_stops_what_is_left_of_a_card() -> None:
    t = played('{ take-a-hit = { of = "you" } }, { take-a-hit = { of = "rival" } }', hits=[4, 4])
    assert (t.s.over, t.s.hits, t.box.winners(t.s)) == (True, [5, 4], [1])


def test_every_verb_has_its_test() -> None:
    for verb in VERBS:
        assert [name for name in globals() if name.startswith("test_" + verb.replace("-", "_"))], verb
