"""How a card file is refused: file, line, card, what was expected; and that nothing else can happen to it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.games.with_sword_and_shield.verbs import VERBS
from tests.laws.walks import Policy
from tests.with_sword_and_shield.table import GAME, PLAIN

TABLES: list[tuple[int, dict[str, str]]] = [(2, {}), (2, {"decks": "two"}), (4, {"teams": "two-two"}), (6, {})]


def table_of(section: str, id: str, *lines: str) -> str:
    """One card as it is written in a file; its own lines begin with the third."""
    return "\n".join([f"[[{section}]]", f'id = "{id}"', *lines, 'source = "public"', "", ""])


def own(section: str, *lines: str, number: int = 900) -> str:
    """A card under test whose number stands last."""
    return table_of(section, "test", *lines, f"number = {number}")


def made(text: str, plain: str = PLAIN.text) -> Box[Any]:
    """A box of the cards under test, first in the file, and all of the plain one."""
    return GAME.box(2, None, CardSet("mine", "mine.toml", text + plain))


def refused(text: str, plain: str = PLAIN.text) -> str:
    with pytest.raises(BadCardSet) as caught:
        made(text, plain)
    assert caught.value.code == "bad-card-set"
    return caught.value.message


COMBAT = ('attack = "rage-cut"', 'guard = "oak-door"', "strength = 3", "technique = 3", 'symbol = "cross"')
KNIGHT = ("strength = 3", "technique = 3", "chivalry = 3", "endurance = 3", 'blazon = "plain or or none"')
EVENT = ('symbol = "moon"', "does = [{ draw-cards = { cards = 1 } }]")
ATTACKS = ", ".join(attack["id"] for attack in PLAIN.data["attack"])
GUARDS = ", ".join(guard["id"] for guard in PLAIN.data["guard"])
SYMBOLS = "cross, lily, star, moon, ring, rose"
ABILITIES = "strength, technique, chivalry, endurance"
OF = "one of you, rival, both, nobler, baser"
ARMS = 'expected a division, two tinctures, a charge and its tincture, as in "per-pale gules argent lion sable"'


def test_our_own_cards_are_good_and_can_be_played() -> None:
    text = own("combat", *COMBAT) + table_of("knight", "me", *KNIGHT, "number = 901")
    for seats, variant in TABLES:
        box = GAME.box(seats, variant, CardSet("mine", "mine.toml", text + PLAIN.text))
        plays(box, 1)


def plays(box: Box[Any], seed: int) -> None:
    s = box.deal(seed)
    box.playout(s, 1 + seed)
    assert s.over
    box.check(s)


MISTAKES: list[tuple[str, tuple[str, ...], str]] = [
    # Knights
    ("knight", KNIGHT[1:], "1: knight 'test': 'strength' is missing; expected a whole number from 0 to 9"),
    ("knight", ("strength = 10", *KNIGHT[1:]), "3: knight 'test': 'strength' is 10; expected a whole number from 0 to 9"),
    ("knight", ("strength = -1", *KNIGHT[1:]), "3: knight 'test': 'strength' is -1; expected a whole number from 0 to 9"),
    ("knight", ("endurance = 0", *KNIGHT[:3], KNIGHT[4]),
     "3: knight 'test': 'endurance' is 0; expected a whole number from 1 to 9"),
    ("knight", (*KNIGHT, "copies = 2"), "8: knight 'test': 'copies' is 2; expected each Knight once"),
    ("knight", KNIGHT[:4], "1: knight 'test': 'blazon' is missing; expected a text"),
    ("knight", ('blazon = "a lion"', *KNIGHT[:4]), f"3: knight 'test': 'a lion' is no blazon; {ARMS}"),
    ("knight", ('blazon = "plain or or lion"', *KNIGHT[:4]), f"3: knight 'test': 'plain or or lion' is no blazon; {ARMS}"),
    ("knight", ('blazon = "plain or or none or"', *KNIGHT[:4]), f"3: knight 'test': 'plain or or none or' is no blazon; {ARMS}"),
    ("knight", ('blazon = "plain or pink lion or"', *KNIGHT[:4]),
     f"3: knight 'test': 'plain or pink lion or' is no blazon; {ARMS}"),
    ("knight", (*KNIGHT, "hits = 4"),
     f"8: knight 'test': unknown key 'hits'; expected id, copies, source, name, text, number, {ABILITIES}, blazon"),
    # Artefacts
    ("artefact", ("strength = 1",), "1: artefact 'test': 'group' is missing; expected one of weapon, possession, garment"),
    ("artefact", ('group = "ring"',), "3: artefact 'test': 'group' is \"ring\"; expected one of weapon, possession, garment"),
    ("artefact", ('group = "weapon"',), f"1: artefact 'test': it changes nothing; expected one of {ABILITIES}"),
    ("artefact", ('group = "weapon"', "strength = 10"),
     "4: artefact 'test': 'strength' is 10; expected a whole number from -9 to 9"),
    ("artefact", ('group = "weapon"', "strength = 1", 'unique = "yes"'),
     "5: artefact 'test': 'unique' is \"yes\"; expected true or false"),
    # Combat cards
    ("combat", COMBAT[:4], f"1: combat 'test': 'symbol' is missing; expected one of {SYMBOLS}"),
    ("combat", ('symbol = "sun"', *COMBAT[:4]), f"3: combat 'test': 'symbol' is \"sun\"; expected one of {SYMBOLS}"),
    ("combat", ("strength = 1", *COMBAT[:2], *COMBAT[3:]),
     "3: combat 'test': 'strength' is 1; expected a whole number from 2 to 6"),
    ("combat", ("technique = 7", *COMBAT[:3], COMBAT[4]),
     "3: combat 'test': 'technique' is 7; expected a whole number from 2 to 6"),
    ("combat", ("strength = true", *COMBAT[:2], *COMBAT[3:]),
     "3: combat 'test': 'strength' is true; expected a whole number from 2 to 6"),
    ("combat", COMBAT[1:], f"1: combat 'test': 'attack' is missing; expected one of {ATTACKS}"),
    ("combat", ('attack = "bite"', *COMBAT[1:]), f"3: combat 'test': 'attack' is \"bite\"; expected one of {ATTACKS}"),
    ("combat", ('guard = "wall"', COMBAT[0], *COMBAT[2:]), f"3: combat 'test': 'guard' is \"wall\"; expected one of {GUARDS}"),
    ("combat", ("manoeuvre = 1", *COMBAT), "3: combat 'test': 'manoeuvre' is 1; expected true or false"),
    ("combat", ("move = 1", *COMBAT), "3: combat 'test': 'move' is 1; expected true or false"),
    ("combat", ("lock = 1", *COMBAT), "3: combat 'test': 'lock' is 1; expected true or false"),
    ("combat", ("alone = 1", *COMBAT), "3: combat 'test': 'alone' is 1; expected true or false"),
    ("combat", ("initiative = 0", *COMBAT), "3: combat 'test': 'initiative' is 0; expected a whole number from 1 to 40"),
    ("combat", ("initiative = 41", *COMBAT), "3: combat 'test': 'initiative' is 41; expected a whole number from 1 to 40"),
    ("combat", ("initiative = 5", *COMBAT), "3: squinting"),
    ("combat", ("initiative = 40", "copies = 2", *COMBAT),
     "4: combat 'test': a card with an initiative number is there once; expected copies = 1"),
    # Achievements
    ("achievement", (), "1: achievement 'test': it does nothing; expected 'attack', 'defence' or 'does'"),
    ("achievement", ("attack = 4",), "3: achievement 'test': 'attack' is 4; expected a table { … }"),
    ("achievement", ("attack = { cost = 61 }",),
     "3: achievement 'test', 'attack': 'cost' is 61; expected a whole number from 0 to 60"),
    ("achievement", ('attack = { as = "bite" }',),
     f"3: achievement 'test', 'attack': 'as' is \"bite\"; expected one of {ATTACKS}"),
    ("achievement", ('attack = { as = "rage-cut", bars = "boots" }',),
     "3: achievement 'test', 'attack': 'bars' is \"boots\"; expected one of shield, sword"),
    ("achievement", ("attack = { price = 4 }",), "3: achievement 'test', 'attack': unknown key 'price'; expected as, bars, cost"),
    ("achievement", ("attack = { cost = 1 }", 'does = ["change-hand"]'),
     "4: achievement 'test': 'does' cannot stand beside 'attack'; expected one of them"),
    ("achievement", ('attack = { as = "rage-cut" }', "cost = 2"),
     "4: achievement 'test': 'cost' is the price of 'does'; an attack and a defence have their own"),
    ("achievement", ("defence = { cost = 1 }",),
     "3: achievement 'test', 'defence': 'stops' is missing; expected a list of attacks"),
    ("achievement", ("defence = { stops = [] }",),
     "3: achievement 'test', 'defence': 'stops' is []; expected a list of attacks, or \"all\""),
    ("achievement", ('defence = { stops = "rage-cut" }',),
     "3: achievement 'test', 'defence': 'stops' is 'rage-cut'; expected a list of attacks, or \"all\""),
    ("achievement", ('defence = { stops = ["bite"] }',),
     f"3: achievement 'test', 'defence': 'bite' in 'stops' is no attack; expected some of {ATTACKS}"),
    ("achievement", ("defence = { stops = [3] }",),
     f"3: achievement 'test', 'defence': 3 in 'stops' is no attack; expected some of {ATTACKS}"),
    ("achievement", ('defence = { stops = ["rage-cut", "rage-cut"] }',),
     "3: achievement 'test', 'defence': 'rage-cut' stands twice in 'stops'"),
    ("achievement", ('defence = { stops = "all", bars = "sword" }',),
     "3: achievement 'test', 'defence': unknown key 'bars'; expected stops, cost, does"),
    ("achievement", ('defence = { stops = "all", does = [] }',),
     "3: achievement 'test', 'defence': 'does' is empty; expected a list of verbs"),
    ("achievement", ('defence = { stops = "all" }', "initiative = 40"),
     "4: achievement 'test': an attacker cannot play this card, so it cannot open (WS-1.2)"),
    # Events
    ("event", EVENT[1:], f"1: event 'test': 'symbol' is missing; expected one of {SYMBOLS}"),
    ("event", EVENT[:1], "1: event 'test': 'does' is missing; expected a list of verbs"),
    ("event", (*EVENT, "cost = -1"), "5: event 'test': 'cost' is -1; expected a whole number from 0 to 60"),
    ("event", (*EVENT, "strength = 3"),
     "5: event 'test': unknown key 'strength'; expected id, copies, source, name, text, number, symbol, alone, manoeuvre, "
     "initiative, move, lock, cost, does"),
    # Improvements
    ("improvement", (), f"1: improvement 'test': it improves nothing; expected one of {ABILITIES}"),
    ("improvement", ("strength = 4",), "3: improvement 'test': 'strength' is 4; expected a whole number from 1 to 3"),
    ("improvement", ("strength = -1",), "3: improvement 'test': 'strength' is -1; expected a whole number from 1 to 3"),
    ("improvement", ("strength = 1", 'symbol = "moon"'),
     "4: improvement 'test': an Improvement lies beside its Knight and joins no Combination; expected no 'symbol'"),
]  # fmt: skip


@pytest.mark.parametrize(("section", "lines", "why"), MISTAKES, ids=[f"{row[0]} {row[2][:70]}" for row in MISTAKES])
def test_a_mistake_in_a_card_is_refused(section: str, lines: tuple[str, ...], why: str) -> None:
    if why.endswith("squinting"):  # the initiative number is there already: the second card is the one refused
        at = PLAIN.text[: PLAIN.text.index("initiative = 5\n")].count("\n") + own(section, *lines).count("\n") + 1
        why = f"{at}: combat 'squinting-cut-53': initiative 5 is there already; expected one of its own (WS-2.1.2a)"
    assert refused(own(section, *lines)) == f"mine.toml:{why}"


VERB_MISTAKES = [
    ("", "'does' is empty; expected a list of verbs"),
    ("5", "5 in 'does' is no verb; expected a name or { name = { … } }"),
    ("{ draw-cards = 3 }", "{\"draw-cards\": 3} in 'does' is no verb; expected a name or { name = { … } }"),
    ('"regain-fatigue"', "regain-fatigue: 'fatigue' is missing; expected a whole number from 1 to 60"),
    ("{ regain-fatigue = { fatigue = 0 } }", "regain-fatigue: 'fatigue' is 0; expected a whole number from 1 to 60"),
    ("{ lose-fatigue = { fatigue = 61 } }", "lose-fatigue: 'fatigue' is 61; expected a whole number from 1 to 60"),
    ('{ lose-fatigue = { fatigue = 1, of = "mate" } }', f"lose-fatigue: 'of' is \"mate\"; expected {OF}"),
    ('{ take-a-hit = { of = "all" } }', f"take-a-hit: 'of' is \"all\"; expected {OF}"),
    ("{ take-a-hit = { hits = 2 } }", "take-a-hit: unknown key 'hits'; expected of"),
    ('"draw-cards"', "draw-cards: 'cards' is missing; expected a whole number from 1 to 8"),
    ("{ draw-cards = { cards = 9 } }", "draw-cards: 'cards' is 9; expected a whole number from 1 to 8"),
    ('"discard-cards"', "discard-cards: 'cards' is missing; expected a whole number from 1 to 8"),
    ("{ discard-cards = { cards = 0 } }", "discard-cards: 'cards' is 0; expected a whole number from 1 to 8"),
    ("{ change-hand = { cards = 2 } }", "change-hand: unknown key 'cards'; expected of"),
    ('{ look-at-the-hand = { of = "rival" } }', "look-at-the-hand: unknown key 'of'; nothing can stand here"),
    ("{ change-tactic = { cost = 2 } }", "change-tactic: unknown key 'cost'; expected of"),
]


@pytest.mark.parametrize(("does", "why"), VERB_MISTAKES)
def test_a_mistake_in_a_verb_is_refused(does: str, why: str) -> None:
    inside = ", " if re.match(r"[a-z-]+: ", why) else ": "
    assert refused(own("event", EVENT[0], f"does = [{does}]")) == f"mine.toml:4: event 'test'{inside}{why}"
    told = refused(own("achievement", f'defence = {{ stops = "all", does = [{does}] }}'))
    assert told == f"mine.toml:3: achievement 'test', 'defence'{inside}{why}"


def test_an_unknown_verb_is_named_with_all_that_are_known() -> None:
    why = refused(own("event", EVENT[0], 'does = ["kill-the-king"]'))
    assert why.startswith("mine.toml:4: event 'test': unknown verb 'kill-the-king' in 'does'; expected one of ")
    assert [verb for verb in VERBS if verb not in why] == []


@pytest.mark.parametrize("does", ['["change-hand"]', '[{ lose-fatigue = { of = "rival", fatigue = 3 } }]'])
@pytest.mark.parametrize(("section", "lines"), [("combat", COMBAT), ("improvement", ("strength = 1",))])
def test_what_a_card_never_does_is_refused(section: str, lines: tuple[str, ...], does: str) -> None:
    """A Combat card is its attack, an Improvement its ability: `does` would be read and never done."""
    why = refused(own(section, f"does = {does}", *lines))
    assert why.startswith(f"mine.toml:3: {section} 'test': unknown key 'does'; expected ")


def test_bars_is_for_an_attack_that_a_guard_can_stop() -> None:
    why = refused(own("achievement", 'attack = { bars = "shield" }'))
    assert why.startswith("mine.toml:3: achievement 'test', 'attack': ")


# Attacks, guards, Health


@pytest.mark.parametrize(("section", "lines", "why"), [
    ("attack", (), "1: attack 'test': 'with' is missing; expected one of edge, point"),
    ("attack", ('with = "pommel"',), "3: attack 'test': 'with' is \"pommel\"; expected one of edge, point"),
    ("attack", ('with = "edge"',), "1: attack 'test': no guard stops it; expected one that does (WS-2.2.2)"),
    ("guard", ('stops = "all"',), "1: guard 'test': 'with' is missing; expected one of shield, sword"),
    ("guard", ('with = "helmet"', 'stops = "all"'), "3: guard 'test': 'with' is \"helmet\"; expected one of shield, sword"),
    ("guard", ('with = "sword"',), "1: guard 'test': 'stops' is missing; expected a list of attacks"),
    ("guard", ('with = "sword"', 'stops = ["bite"]'),
     f"4: guard 'test': 'bite' in 'stops' is no attack; expected some of {ATTACKS}"),
    ("guard", ('with = "sword"', "stops = 3"), "4: guard 'test': 'stops' is 3; expected a list of attacks, or \"all\""),
    ("health", ("fatigue = 0", "hits = 5"), "3: health 'test': 'fatigue' is 0; expected a whole number from 1 to 60"),
    ("health", ("fatigue = 28", "hits = 1"), "4: health 'test': 'hits' is 1; expected a whole number from 2 to 9"),
    ("health", ("fatigue = 28", "hits = 5"), " expected one [[health]] with copies = 6 or more"),
])  # fmt: skip
def test_a_mistake_in_another_card_is_refused(section: str, lines: tuple[str, ...], why: str) -> None:
    assert refused(table_of(section, "test", *lines)) == f"mine.toml:{why}"


def test_six_health_cards_are_needed() -> None:
    plain = PLAIN.text.replace("copies = 6", "copies = 5")
    assert refused("", plain) == "mine.toml: expected one [[health]] with copies = 6 or more"
    why = refused("", PLAIN.text.replace("[[health]]", "[[castle]]"))
    assert why.startswith("mine.toml:5: unknown section 'castle'; expected knight, health, artefact, attack, guard, combat, ")


# Whole boxes


@pytest.mark.parametrize(("section", "lines", "number"), [
    ("knight", KNIGHT, True), ("artefact", ('group = "weapon"', "strength = 1"), True), ("combat", COMBAT, True),
    ("event", EVENT, True), ("improvement", ("strength = 1",), True),
    ("achievement", ("attack = { cost = 1 }",), True), ("attack", ('with = "edge"',), False),
    ("guard", ('with = "sword"', 'stops = "all"'), False),
])  # fmt: skip
def test_an_id_that_is_there_already_is_refused(section: str, lines: tuple[str, ...], number: bool) -> None:
    one = table_of(section, "test", *lines, *(["number = 900"] if number else []))
    other = one.replace("900", "901")
    second = len(one.splitlines()) + 2
    assert refused(one + other) == f"mine.toml:{second}: {section} 'test': 'test' is there already; expected an id of its own"


@pytest.mark.parametrize("number", [30, 50, 100, 155, 162, 175])
def test_a_number_that_is_there_already_is_refused(number: int) -> None:
    """Of a Knight, an Artefact, a Combat card, an Achievement, an Event, an Improvement."""
    why = refused(own("improvement", "strength = 1", number=number))
    assert f": number {number} is there already; expected one of its own" in why


@pytest.mark.parametrize("number", ["0", "1000", '"030"', "true", "1.0"])
def test_a_number_that_cannot_be_is_refused(number: str) -> None:
    why = refused(table_of("improvement", "test", "strength = 1", f"number = {number}"))
    assert why == f"mine.toml:4: improvement 'test': 'number' is {number}; expected a whole number from 1 to 999"
    why = refused(table_of("improvement", "test", "strength = 1"))
    assert why == "mine.toml:1: improvement 'test': 'number' is missing; expected a whole number from 1 to 999"


@pytest.mark.parametrize(("left_out", "why"), [
    ("knight", "mine.toml: 0 knight cards; expected 7 to 60"),
    ("combat", "mine.toml: 25 deck cards; expected 40 to 200"),
    ("health", "mine.toml: expected one [[health]] with copies = 6 or more"),
])  # fmt: skip
def test_a_box_without_a_deck_is_refused(left_out: str, why: str) -> None:
    assert refused("", without(left_out)) == why


def without(*sections: str) -> str:
    """The plain box, but for these sections."""
    tables = re.split(r"\n(?=\[\[)", PLAIN.text)
    return "\n".join(one for one in tables if not one.startswith(tuple(f"[[{section}]]" for section in sections)))


def test_a_box_without_attacks_is_refused() -> None:
    assert "expected some of" in refused("", without("attack"))
    assert refused("", without("attack", "guard", "combat", "achievement")) == "mine.toml: 0 attack cards; expected 1 to 16"


def test_a_box_may_do_without_artefacts_and_improvements() -> None:
    for seats, variant in TABLES:
        plays(GAME.box(seats, variant, CardSet("mine", "mine.toml", without("artefact", "improvement", "event"))), 3)


def test_two_hundred_cards_are_the_most() -> None:
    many = "".join(
        table_of("improvement", f"test-{at}", "strength = 1", f"number = {900 + at}", "copies = 20") for at in range(6)
    )  # fmt: skip
    plays(made(many), 5)
    assert refused(many + own("combat", *COMBAT, number=950)) == "mine.toml: 201 deck cards; expected 40 to 200"


@pytest.mark.parametrize("section", ["knight", "health", "artefact", "attack", "guard", "combat", "achievement", "event"])
def test_every_card_says_where_it_is_from(section: str) -> None:
    text = PLAIN.text
    start = text.index(f"[[{section}]]")
    at = text.index('source = "reconstructed"\n', start)
    why = refused("", text[:at] + text[at:].replace('source = "reconstructed"\n', "", 1))
    line = text[:start].count("\n") + 1
    assert why.startswith(f"mine.toml:{line}: {section} '")
    assert why.endswith("'source' is missing; expected one of rulebook, public, reconstructed")


# Whatever is changed in a file, it is refused or it can be played


WORD = re.compile(r'"[^"]*"')
NUMBER = re.compile(r"(?<![\w\"-])-?\d+(?![\w-])")
NUMBERS = ["-1", "0", "1", "2", "3", "6", "8", "20", "41", "60", "200", "1000", "2.5"]


def changed(text: str, policy: Policy) -> str:
    """One line deleted or put elsewhere too, or a number or word of it changed, mostly to another that the same key has."""
    lines = text.splitlines()
    what = policy.roll(8)
    if what == 0:
        del lines[policy.roll(len(lines))]
    elif what == 1:
        lines.insert(policy.roll(len(lines)), lines[policy.roll(len(lines))])
    else:
        part, strange = (NUMBER, NUMBERS) if what < 5 else (WORD, ['"nonsense"', '""', "5", "true"])
        fit = [number for number, line in enumerate(lines) if part.search(line) and not line.startswith(("#", "source"))]
        at = fit[policy.roll(len(fit))]
        key = lines[at].split(" ")[0]
        known = [one for number in fit if lines[number].startswith(key) for one in part.findall(lines[number])]
        pool = known if policy.roll(3) else strange
        old = part.findall(lines[at])
        lines[at] = lines[at].replace(old[policy.roll(len(old))], pool[policy.roll(len(pool))], 1)
    return "\n".join(lines) + "\n"


def survives(text: str, seed: int) -> bool:
    """Whether it can be played; BadCardSet is the only other thing that may happen."""
    try:
        boxes = [GAME.box(seats, variant, CardSet("mine", "mine.toml", text)) for seats, variant in TABLES]
    except BadCardSet:
        return False
    for box in boxes:
        plays(box, seed)
    return True


@pytest.mark.parametrize("seed", range(40))
def test_a_file_with_something_changed_is_refused_or_can_be_played(seed: int) -> None:
    policy = Policy(("loader", seed))
    text = [GAME.card_set().text, PLAIN.text][seed % 2]
    for _ in range(1 + seed % 3):
        text = changed(text, policy)
    survives(text, seed)
