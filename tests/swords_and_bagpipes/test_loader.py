"""How a card file is refused: file, line, card, what was expected."""

from typing import Any

import pytest

import tabard
from tabard.engine.box import Box
from tabard.engine.cardset import CardSet
from tabard.engine.errors import BadCardSet
from tabard.games.swords_and_bagpipes.verbs import VERBS
from tests.swords_and_bagpipes.own import arms_card, own_set, pipe, table_of, village_cards


def made(text: str) -> Box[Any]:
    return tabard.game("swords-and-bagpipes").box(4, None, own_set(text))


def refused(text: str) -> str:
    with pytest.raises(BadCardSet) as caught:
        made(text)
    assert caught.value.code == "bad-card-set"
    return caught.value.message


def test_our_own_set_is_good_and_can_be_played() -> None:
    box = made(pipe("test", "axe", '"raise-militia"'))
    s = box.deal(1)
    box.playout(s, 2)
    assert s.over
    box.check(s)


PLACES = "one of castle, camp, scotland"
OF = "one of you, them, others, all, scots, english"
UP_TO_20 = "a whole number from 1 to 20"
NO_VERB = "expected a name or { name = { … } }"
FACE_DOWN = "needs sides that lie face down; it cannot stand in 'does'"
THREADS = "colours of B G K R W Y N P T with an even number of threads from 2 to 120"
LATE = "comes too late; expected all choices before anything happens (SB-G7)"

CARD_MISTAKES = [
    # no verbs at all
    ("axe", "", "4: bagpipe 'test': 'does' is empty; expected a list of verbs"),
    ("axe", "5", "4: bagpipe 'test': 5 in 'does' is no verb; " + NO_VERB),
    ("axe", '{ take-gold = 3 }', "4: bagpipe 'test': {\"take-gold\": 3} in 'does' is no verb; " + NO_VERB),
    # choices after effects
    ("axe", '"raise-militia", "choose-a-player"', f"4: bagpipe 'test': 'choose-a-player' {LATE}"),
    ("axe", '{ take-gold = { gold = 1 } }, { choose-a-number = { units = 1 } }, { gain-units = { to = "camp" } }',
     f"4: bagpipe 'test': 'choose-a-number' {LATE}"),
    ("bag", '"discard-a-dagger", "choose-a-player"', f"4: bagpipe 'test': 'choose-a-player' {LATE}"),
    ("tokens", '"change-your-side", "choose-a-player"', f"4: bagpipe 'test': 'choose-a-player' {LATE}"),
    # parameters that are missing
    ("axe", '"take-gold"', "4: bagpipe 'test', take-gold: 'gold' is missing; expected a whole number from 1 to 20"),
    ("axe", '"lose-gold"', "4: bagpipe 'test', lose-gold: 'gold' is missing; expected a whole number from 1 to 20"),
    ("axe", '"choose-a-number"', f"4: bagpipe 'test', choose-a-number: 'units' is missing; expected {UP_TO_20}"),
    ("axe", "{ gain-units = { units = 2 } }", f"4: bagpipe 'test', gain-units: 'to' is missing; expected {PLACES}"),
    ("axe", "{ lose-units = { units = 2 } }", "4: bagpipe 'test', lose-units: 'from' is missing; expected one of castle, camp"),
    ("axe", '{ move-units = { units = 2, from = "camp" } }',
     f"4: bagpipe 'test', move-units: 'to' is missing; expected {PLACES}"),
    ("axe", '"draw-cards"', "4: bagpipe 'test', draw-cards: 'cards' is missing; expected a whole number from 1 to 9"),
    ("axe", '"discard-cards"', "4: bagpipe 'test', discard-cards: 'cards' is missing; expected a whole number from 1 to 9"),
    ("axe", '"english-troops"', "4: bagpipe 'test', english-troops: the number is missing; expected either 'more' or 'fewer'"),
    # numbers and words that cannot be
    ("axe", "{ take-gold = { gold = 0 } }", f"4: bagpipe 'test', take-gold: 'gold' is 0; expected {UP_TO_20}"),
    ("axe", '{ lose-gold = { gold = "1" } }', f"4: bagpipe 'test', lose-gold: 'gold' is \"1\"; expected {UP_TO_20}"),
    ("axe", '{ lose-gold = { of = "others", gold = 1, to = "them" } }',
     "4: bagpipe 'test', lose-gold: 'to' is \"them\"; expected one of reserve, you"),
    ("axe", '{ gain-units = { units = 21, to = "camp" } }', f"4: bagpipe 'test', gain-units: 'units' is 21; expected {UP_TO_20}"),
    ("axe", '{ gain-units = { units = true, to = "camp" } }',
     f"4: bagpipe 'test', gain-units: 'units' is true; expected {UP_TO_20}"),
    ("axe", '{ gain-units = { units = 1, to = "reserve" } }',
     f"4: bagpipe 'test', gain-units: 'to' is \"reserve\"; expected {PLACES}"),
    ("axe", '{ lose-units = { units = 1, from = "scotland" } }',
     "4: bagpipe 'test', lose-units: 'from' is \"scotland\"; expected one of castle, camp"),
    ("axe", '{ move-units = { units = 1, from = "camp", to = "camp" } }',
     "4: bagpipe 'test', move-units: 'to' is where the units stand; expected another place than \"camp\""),
    ("axe", "{ draw-cards = { cards = 10 } }",
     "4: bagpipe 'test', draw-cards: 'cards' is 10; expected a whole number from 1 to 9"),
    ("axe", "{ english-troops = { more = 21 } }", f"4: bagpipe 'test', english-troops: 'more' is 21; expected {UP_TO_20}"),
    ("axe", '{ take-gold = { of = "me", gold = 1 } }', f"4: bagpipe 'test', take-gold: 'of' is \"me\"; expected {OF}"),
    ("bag", '{ choose-a-player = { side = "france" } }',
     "4: bagpipe 'test', choose-a-player: 'side' is \"france\"; expected one of scotland, england"),
    ("axe", '{ choose-a-number = { units = 1, from = "scotland" } }',
     "4: bagpipe 'test', choose-a-number: 'from' is \"scotland\"; expected one of castle, camp"),
    # keys nobody knows
    ("axe", "{ take-gold = { gold = 1, golds = 2 } }", "4: bagpipe 'test', take-gold: unknown key 'golds'; expected of, gold"),
    ("axe", "{ raise-militia = { units = 2 } }", "4: bagpipe 'test', raise-militia: unknown key 'units'; nothing can stand here"),
    ("axe", '{ draw-a-dagger = { cards = 2 } }', "4: bagpipe 'test', draw-a-dagger: unknown key 'cards'; expected of"),
    # what a verb needs from those before it
    ("axe", '"look-at-the-hand"',
     "4: bagpipe 'test': 'look-at-the-hand' needs a player chosen; expected choose-a-player before it"),
    ("axe", '"look-at-the-daggers", "choose-a-player"',
     "4: bagpipe 'test': 'look-at-the-daggers' needs a player chosen; expected choose-a-player before it"),
    # sides where they are not known, or no longer secret
    ("axe", '"change-your-side"', "4: bagpipe 'test': 'change-your-side' " + FACE_DOWN),
    ("bag", '"change-your-side"', "4: bagpipe 'test': 'change-your-side' " + FACE_DOWN),
    ("bag", '"choose-a-player", "stand-for-scotland"',
     "4: bagpipe 'test': 'stand-for-scotland' needs sides that lie face down; it cannot stand in 'does'"),
]  # fmt: skip


@pytest.mark.parametrize(("when", "does", "why"), CARD_MISTAKES, ids=[row[2] for row in CARD_MISTAKES])
def test_a_mistake_in_a_bagpipe_card_is_refused(when: str, does: str, why: str) -> None:
    assert refused(pipe("test", when, does)) == f"mine.toml:{why}"


@pytest.mark.parametrize(("when", "does", "verb", "needs"), [
    ("axe", '{ gain-units = { to = "camp" } }', "gain-units", "a number chosen"),
    ("axe", '{ lose-units = { from = "camp" } }', "lose-units", "a number chosen"),
    ("axe", '{ move-units = { from = "camp", to = "castle" } }', "move-units", "a number chosen"),
    ("axe", '{ take-gold = { of = "them", gold = 1 } }', "take-gold", "a player chosen"),
    ("axe", '{ choose-a-number = { units = 1, from = "camp", of = "them" } }', "choose-a-number", "a player chosen"),
    ("axe", '"take-a-card"', "take-a-card", "a player chosen"),
    ("tokens", '"stand-for-scotland"', "stand-for-scotland", "a player chosen"),
    ("axe", '{ take-gold = { of = "scots", gold = 1 } }', "take-gold", "sides that are known"),
    ("tokens", '{ lose-gold = { of = "english", gold = 1 } }', "lose-gold", "sides that are known"),
    ("axe", '{ choose-a-player = { side = "england" } }', "choose-a-player", "sides that are known"),
    ("tokens", '{ choose-a-player = { side = "scotland" } }', "choose-a-player", "sides that are known"),
])  # fmt: skip
def test_a_verb_so_written_that_something_is_missing_is_refused(when: str, does: str, verb: str, needs: str) -> None:
    why = refused(pipe("test", when, does))
    assert why.startswith("mine.toml:4: bagpipe 'test'")
    assert f"'{verb}'" in why
    assert needs in why


def test_an_unknown_verb_is_named_with_all_that_are_known() -> None:
    why = refused(pipe("test", "axe", '"steal-the-stone"'))
    assert why.startswith("mine.toml:4: bagpipe 'test': unknown verb 'steal-the-stone' in 'does'; expected one of ")
    assert [verb for verb in VERBS if verb not in why] == []


BAGPIPE_LINES = [
    (['when = "axe"'], "1: bagpipe 'test': 'does' is missing; expected a list of verbs"),
    (['does = ["raise-militia"]'], "1: bagpipe 'test': 'when' is missing; expected one of axe, tokens, bag"),
    (['when = "dawn"', 'does = ["raise-militia"]'], "3: bagpipe 'test': 'when' is \"dawn\"; expected one of axe, tokens, bag"),
    (['when = "axe"', 'does = "raise-militia"'], "4: bagpipe 'test': 'does' is \"raise-militia\"; expected a list of verbs"),
    (['when = "axe"', 'does = ["raise-militia"]', "twice = 2"], "5: bagpipe 'test': 'twice' is 2; expected true or false"),
    (['when = "axe"', 'does = ["raise-militia"]', 'side = "england"'],
     "5: bagpipe 'test': 'side' is for a card of the bag, for sides are known only then; expected when = \"bag\""),
    (['when = "tokens"', 'does = ["raise-militia"]', 'side = "scotland"'],
     "5: bagpipe 'test': 'side' is for a card of the bag, for sides are known only then; expected when = \"bag\""),
    (['when = "bag"', 'does = ["raise-militia"]', 'side = "france"'],
     "5: bagpipe 'test': 'side' is \"france\"; expected one of scotland, england"),
    (['when = "axe"', 'does = ["raise-militia"]', "x2 = true"],
     "5: bagpipe 'test': unknown key 'x2'; expected id, copies, source, name, text, when, twice, badge, side, does"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "why"), BAGPIPE_LINES, ids=[row[1] for row in BAGPIPE_LINES])
def test_a_mistaken_key_of_a_bagpipe_card_is_refused(lines: list[str], why: str) -> None:
    assert refused(table_of("bagpipe", "test", *lines)) == f"mine.toml:{why}"


ARMS_LINES = [
    (["troops = 41"], "7: arms 'test': 'troops' is 41; expected a whole number from 0 to 40"),
    (['generous = "yes"'], "7: arms 'test': 'generous' is \"yes\"; expected true or false"),
    (['stands = { forbids = "taxes" }'],
     "7: arms 'test', 'stands': 'forbids' is \"taxes\"; expected one of militia, mercenaries"),
    (["stands = { taxes = 0 }"], "7: arms 'test', 'stands': 'taxes' is 0; expected a whole number from 1 to 9"),
    (["stands = { peace = true }"],
     "7: arms 'test', 'stands': unknown key 'peace'; expected badge-binds-nobody, no-tokens, taxes, forbids"),
    (["stands = true"], "7: arms 'test': 'stands' is true; expected a table { … }"),
    (['revealed = ["choose-a-player"]'],
     "7: arms 'test': 'choose-a-player' needs a card that somebody plays; it cannot stand in 'revealed'"),
    (['revealed = [{ choose-a-number = { units = 1 } }]'],
     "7: arms 'test': 'choose-a-number' needs a card that somebody plays; it cannot stand in 'revealed'"),
    (['handed = ["discard-a-dagger"]'],
     "7: arms 'test': 'discard-a-dagger' needs a card that somebody plays; it cannot stand in 'handed'"),
    (['revealed = ["change-your-side"]'],
     "7: arms 'test': 'change-your-side' needs sides that lie face down; it cannot stand in 'revealed'"),
    (["revealed = [{ gain-units = { units = 1 } }]"], f"7: arms 'test', gain-units: 'to' is missing; expected {PLACES}"),
]  # fmt: skip


@pytest.mark.parametrize(("lines", "why"), ARMS_LINES, ids=[row[1] for row in ARMS_LINES])
def test_a_mistake_in_an_arms_card_is_refused(lines: list[str], why: str) -> None:
    text = arms_card("test", *lines)
    if lines[0].startswith("troops"):
        text = text.replace("troops = 5\n", "").replace("bonnet = 2\n", "bonnet = 2\n\n", 1)
    assert refused(text) == f"mine.toml:{why}"


@pytest.mark.parametrize(("verb", "needs"), [
    ("{ lose-gold = { gold = 1 } }", "a card that somebody plays"),
    ('{ lose-gold = { of = "others", gold = 1, to = "you" } }', "a card that somebody plays"),
    ('{ take-gold = { of = "them", gold = 1 } }', "a player chosen"),
    ('{ take-gold = { of = "english", gold = 1 } }', "sides that are known"),
    ('{ take-a-card = { of = "others" } }', "a card that somebody plays"),
])  # fmt: skip
@pytest.mark.parametrize("section", ["arms", "village"])
def test_what_only_a_played_card_can_do_is_refused_elsewhere(section: str, verb: str, needs: str) -> None:
    if section == "arms":
        why = refused(arms_card("test", f"handed = [{verb}]"))
    else:
        why = refused(table_of("village", "test", f"start = [{verb}]"))
    assert why.startswith(f"mine.toml:{7 if section == 'arms' else 3}: {section} 'test'")
    assert needs in why


def test_an_arms_card_does_nothing_by_being_played() -> None:
    why = refused(arms_card("test", 'does = ["raise-militia"]'))
    assert why.startswith("mine.toml:7: arms 'test': unknown key 'does'; expected ")
    for key in ("troops", "bonnet", "pierced", "crown", "generous", "badge", "stands", "revealed", "handed"):
        assert key in why


OTHER_LINES = [
    ("village", ["before-the-count = true"],
     "3: village 'test': 'before-the-count' is for a card that does something; expected 'does'"),
    ("village", ["stands = { gold = 1 }"],
     "3: village 'test', 'stands': unknown key 'gold'; expected troops, defeat, cancels-harm, daggers"),
    ("village", ["stands = { daggers = 1 }"],
     "3: village 'test', 'stands': 'daggers' is 1; expected a whole number from -9 to 0"),
    ("village", ['start = ["choose-a-player"]'],
     "3: village 'test': 'choose-a-player' needs a card that somebody plays; it cannot stand in 'start'"),
    ("village", ['does = ["look-at-the-hand"]'],
     "3: village 'test': 'look-at-the-hand' needs a player chosen; expected choose-a-player before it"),
    ("dagger", ["daggers = 4"], "3: dagger 'test': 'daggers' is 4; expected a whole number from 1 to 3"),
    ("dagger", ["daggers = 0"], "3: dagger 'test': 'daggers' is 0; expected a whole number from 1 to 3"),
    ("clan", [], "1: clan 'test': 'sett' is missing; expected a text"),
    ("clan", ['sett = "R/32 G7 R/6"'],
     "3: clan 'test': 'G7' in 'sett' is no count of threads; expected " + THREADS),
    ("clan", ['sett = "R/32 Q8 R/6"'],
     "3: clan 'test': 'Q8' in 'sett' is no count of threads; expected " + THREADS),
    ("clan", ['sett = "R/32 G6"'], "3: clan 'test': 'R/32 G6' is no tartan; expected three stripes or more"),
    ("token", [], "2: token 'test': 'test' is no token; expected bonnet, crown, camp, badge, stay-home, virtual"),
]  # fmt: skip


@pytest.mark.parametrize(("section", "lines", "why"), OTHER_LINES, ids=[row[2] for row in OTHER_LINES])
def test_a_mistake_in_another_card_is_refused(section: str, lines: list[str], why: str) -> None:
    assert refused(table_of(section, "test", *lines)) == f"mine.toml:{why}"


@pytest.mark.parametrize(("section", "lines"), [
    ("bagpipe", ['when = "axe"', 'does = ["raise-militia"]']),
    ("arms", ["troops = 5", "bonnet = 1", "pierced = 1", "crown = 1"]),
    ("village", ["stands = { troops = 1 }"]),
    ("clan", ['sett = "R/32 G6 R/6"']),
])  # fmt: skip
def test_an_id_that_is_there_already_is_refused(section: str, lines: list[str]) -> None:
    one = table_of(section, "test", *lines)
    second = len(one.splitlines()) + 2
    assert refused(one + one) == f"mine.toml:{second}: {section} 'test': 'test' is there already; expected an id of its own"


@pytest.mark.parametrize(("left_out", "why"), [
    ("arms", "mine.toml: 0 arms cards; expected 6 to 40"),
    ("king", "mine.toml: 0 king cards; expected 1 to 20"),
    ("bagpipe", "mine.toml: 0 bagpipe cards; expected 1 to 120"),
    ("dagger", "mine.toml: 0 dagger cards; expected 1 to 60"),
    ("clan", "mine.toml: 0 clan cards; expected 6 to 24"),
    ("token", "mine.toml: expected one [[token]] for each of bonnet, crown, camp, badge, stay-home, virtual"),
])  # fmt: skip
def test_a_box_without_a_deck_is_refused(left_out: str, why: str) -> None:
    tables = own_set("").text.split("\n[[")
    kept = "\n[[".join(one for one in tables if not one.lstrip("[").startswith(f"{left_out}]]"))
    with pytest.raises(BadCardSet) as caught:
        tabard.game("swords-and-bagpipes").box(
            4, None, CardSet("mine", "mine.toml", kept if kept.startswith("[[") else f"[[{kept}")
        )
    assert caught.value.message == why


def test_a_box_may_do_without_a_village() -> None:
    text = own_set("").text.replace(village_cards(), "")
    assert "village" not in text
    tabard.game("swords-and-bagpipes").box(4, None, CardSet("mine", "mine.toml", text))


def test_an_unknown_section_is_refused() -> None:
    why = refused(table_of("castle", "test"))
    assert why == "mine.toml:1: unknown section 'castle'; expected arms, king, bagpipe, dagger, village, clan, token"


def test_every_card_says_where_it_is_from() -> None:
    why = refused(pipe("test", "axe", '"raise-militia"').replace('source = "public"\n', ""))
    assert why == "mine.toml:1: bagpipe 'test': 'source' is missing; expected one of rulebook, public, reconstructed"


@pytest.mark.parametrize(("verb", "low", "high"), [
    ("{ take-gold = { gold = # } }", 1, 20),
    ("{ lose-gold = { gold = # } }", 1, 20),
    ('{ gain-units = { units = #, to = "camp" } }', 1, 20),
    ('{ lose-units = { units = #, from = "camp" } }', 1, 20),
    ('{ choose-a-number = { units = # } }, { gain-units = { to = "camp" } }', 1, 20),
    ("{ draw-cards = { cards = # } }", 1, 9),
    ("{ discard-cards = { cards = # } }", 1, 9),
    ("{ english-troops = { more = # } }", 1, 20),
    ("{ english-troops = { fewer = # } }", 1, 20),
])  # fmt: skip
def test_a_number_on_a_card_has_its_limits(verb: str, low: int, high: int) -> None:
    for number in (low, high):
        made(pipe("test", "axe", verb.replace("#", str(number))))
    for number in (low - 1, high + 1):
        assert f"expected a whole number from {low} to {high}" in refused(pipe("test", "axe", verb.replace("#", str(number))))
