"""The words: whole, alike and well set in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tabard
from tabard.engine.errors import Refused
from tabard.games import OURS, SHELF
from tabard.screen import plain
from tabard.words import LANGUAGES, Words, parts
from tests import telling
from tests.laws.walks import Name, at_every_table, boxed, walk

FOLDER = Path(tabard.__file__).parent / "words"
OURS_IN = sorted(str(part.relative_to(FOLDER / "en")) for part in (FOLDER / "en").rglob("*.ftl"))
PARTS = OURS_IN + [game.name for game in SHELF if game not in OURS]  # whoever brings words of their own has one file a language
CLAUSE = re.compile(r"\b[A-Z]{2}-(?:\d+(?:\.\d+)*(?:\.?[a-z])?|\d?[A-Z]\d+)\b")
LONGEST = 1200

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_part = pytest.mark.parametrize("part", PARTS)
of_every_game = pytest.mark.parametrize("game", SHELF, ids=[game.name for game in SHELF])


@cache
def parsed(language: str, part: str) -> ftl.Resource:
    file = FOLDER / language / part if part in OURS_IN else parts(language, part)[0]
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))


class Collector(Visitor):
    """The nodes of one type below another."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def below(node: Any, kind: type[Any]) -> list[Any]:
    collector = Collector(kind)
    collector.visit(node)
    return collector.found


def messages(language: str, part: str) -> list[Any]:
    return [entry for entry in parsed(language, part).body if isinstance(entry, ftl.Message | ftl.Term)]


def patterns(language: str, part: str) -> dict[str, Any]:
    """Every pattern by the name of its message, or of message and attribute."""
    found: dict[str, Any] = {}
    for message in messages(language, part):
        found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def of_game(language: str, game: Any, file: str) -> dict[str, Any]:
    """The patterns of one of a game's files, or of its only one."""
    return patterns(language, f"{game.name}/{file}" if game in OURS else game.name)


def variables(pattern: Any) -> set[str]:
    return {one.id.name for one in below(pattern, ftl.VariableReference)} if pattern else set()


def set_text(pattern: Any) -> str:
    """What is set in type: all but names, numbers and branches' keys."""
    return "".join(one.value for one in below(pattern, ftl.TextElement))


def every_pattern(language: str) -> Iterator[tuple[str, Any]]:
    for part in PARTS:
        for name, pattern in patterns(language, part).items():
            if pattern is not None:
                yield f"{part}: {name}", pattern


def clauses(language: str, game: str) -> list[str]:
    return Words(language, game=game).clauses()


def sources(game: Any) -> list[Path]:
    return sorted(Path(str(files(game.package))).rglob("*.py"))


def kinds_told(file: Path) -> set[str]:
    """The kinds of event that a source file tells of."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]
    told = [call.args[0] for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" and call.args]
    return {one.value for one in told if isinstance(one, ast.Constant) and isinstance(one.value, str)}


# The files


@in_every_language
def test_each_language_has_the_same_files(language: str) -> None:
    assert sorted(str(part.relative_to(FOLDER / language)) for part in (FOLDER / language).rglob("*.ftl")) == OURS_IN
    assert "common.ftl" in OURS_IN
    assert all(parts(language, part)[0].is_file() for part in PARTS if part not in OURS_IN)


@in_every_language
@of_every_part
def test_every_file_is_understood_whole(language: str, part: str) -> None:
    junk = [entry.content for entry in parsed(language, part).body if isinstance(entry, ftl.Junk)]
    assert junk == []
    assert messages(language, part)


OWN = ("common.ftl", "terminal.ftl", "page.ftl", "review.ftl", "report.ftl")


@in_every_language
def test_no_message_is_written_twice(language: str) -> None:
    for game in SHELF:
        read = [part for part in PARTS if part in OWN or part.split("/")[0] == game.name]
        names = [message.id.name for part in read for message in messages(language, part)]
        assert [name for name in set(names) if names.count(name) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@of_every_part
def test_the_same_messages_and_attributes_in_every_language(language: str, part: str) -> None:
    ours, english = patterns(language, part), patterns("en", part)
    assert sorted(ours) == sorted(english)
    assert [name for name in ours if (ours[name] is None) != (english[name] is None)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@of_every_part
def test_the_same_variables_in_every_language(language: str, part: str) -> None:
    ours, english = patterns(language, part), patterns("en", part)
    differing = {name: (variables(ours[name]), variables(english[name])) for name in ours if name in english}
    assert {name: both for name, both in differing.items() if both[0] != both[1]} == {}


@in_every_language
def test_nothing_is_formatted_that_python_and_browsers_format_differently(language: str) -> None:
    for name, pattern in every_pattern(language):
        for call in below(pattern, ftl.FunctionReference):
            options = {one.name.name: one.value.value for one in call.arguments.named}
            assert call.id.name in ("NUMBER", "DATETIME"), name
            assert not (call.id.name == "DATETIME" and {"year", "month"} & set(options)), name
            assert options.get("type") != "ordinal", name


@in_every_language
def test_texts_are_set_with_typographic_signs(language: str) -> None:
    wrong = [name for name, pattern in every_pattern(language) if re.search(r"""["']|\.\.\.""", set_text(pattern))]
    assert wrong == []


@in_every_language
def test_no_message_is_too_long_to_be_read(language: str) -> None:
    assert [name for name, pattern in every_pattern(language) if len(set_text(pattern)) > LONGEST] == []
    assert [name for name, pattern in every_pattern(language) if not below(pattern, ftl.TextElement | ftl.Placeable)] == []


@in_every_language
def test_a_text_names_a_clause_by_its_title(language: str) -> None:
    assert {name for name, pattern in every_pattern(language) if CLAUSE.search(set_text(pattern))} == set()
    for game in SHELF:
        words = Words(language, game=game.name)
        titles = [words.clause(clause)[0] for clause in words.clauses()]  # a title that is named and does not exist fails here
        assert len(set(titles)) == len(titles), "a title names one clause"


@in_every_language
def test_every_refusal_has_words(language: str) -> None:
    words = Words(language)
    for refusal in Refused.__subclasses__():
        assert words.has(f"refused-{refusal.code}"), refusal.code
        assert words.refused(refusal("exactly so")).endswith("(exactly so)")


# Each game


@in_every_language
@of_every_game
def test_every_event_has_words_for_just_what_it_tells(game: Any, language: str) -> None:
    told = game.box(game.usual).show.events
    found = of_game(language, game, "play.ftl")
    for kind, facts in told.items():
        assert f"event-{kind}" in found
        assert variables(found[f"event-{kind}"]) <= {"seat", *[fact.removeprefix("?") for fact in facts]}, kind
    assert {name.removeprefix("event-") for name in found if name.startswith("event-")} == set(told)


@of_every_game
def test_every_event_that_is_told_is_known(game: Any) -> None:
    told = {kind for file in sources(game) for kind in kinds_told(file)}
    assert told
    assert told == set(game.box(game.usual).show.events)


@in_every_language
@of_every_game
def test_whatever_is_counted_has_words_and_events_that_are_told(game: Any, language: str) -> None:
    show, words = game.box(game.usual).show, Words(language, game=game.name)
    for name, kinds in show.tallies.items():
        assert words.say(f"counted-{name}")
        assert set(kinds) <= set(show.events)


@in_every_language
@of_every_game
def test_every_question_has_words(game: Any, language: str) -> None:
    words = Words(language, game.box(game.fewest))
    assert [kind.name for kind in game.box(game.fewest).kinds if not words.has(f"ask-{kind.name}")] == []


@in_every_language
@of_every_game
def test_every_card_has_a_name_of_its_own_and_a_text(game: Any, language: str) -> None:
    for name in game.sets:
        box = game.box(game.fewest, None, game.card_set(name))
        words = Words(language, box)
        assert [ref for ref in words.cards if not words.has(words.cards[ref].named.id)] == []
        assert [ref for ref in words.cards if not words.text(ref)] == []
        typed = [plain(words.name(ref)) for ref in words.cards]
        assert [name for name in typed if typed.count(name) > 1 or not name] == []


@in_every_language
@of_every_game
def test_every_card_with_words_is_in_a_set(game: Any, language: str) -> None:
    boxes = [game.box(game.fewest, None, game.card_set(name)) for name in game.sets]
    refs = {design.named()[0] for box in boxes for design in box.designs()}
    sections = {design.section for box in boxes for design in box.designs()}
    named = {name for name in of_game(language, game, "cards.ftl") if "." not in name}
    assert {name for name in named if name.split("-")[0] in sections} == refs


@at_every_table
def test_every_place_and_group_has_words(table: Name) -> None:
    box = boxed(table)
    zones = [zone for seed in range(3) for s in walk(box, seed) for zone in telling.zones(box, s)]
    names, groups = {zone.name for zone in zones}, {card.group for zone in zones for card in zone.known()}
    for language in LANGUAGES:
        words = Words(language, box)
        assert [name for name in names if not words.has(f"zone-{name}")] == []
        assert [group for group in groups if not words.has(f"colour-{group}")] == []


@of_every_game
def test_the_clauses_are_the_same_in_every_language(game: Any) -> None:
    english = clauses("en", game.name)
    assert english
    for language in LANGUAGES:
        words = Words(language, game=game.name)
        assert words.clauses() == english
        assert all(all(words.clause(clause)) for clause in english)
        titles = [words.clause(clause)[0] for clause in english]
        assert len(set(titles)) == len(titles)


@of_every_game
def test_every_clause_the_sources_name_exists(game: Any) -> None:
    named = {clause for file in sources(game) for clause in CLAUSE.findall(file.read_text(encoding="utf-8"))}
    assert named
    assert named - set(clauses("en", game.name)) == set()


@in_every_language
@of_every_game
def test_a_rule_that_refuses_a_card_has_words(game: Any, language: str) -> None:
    words = Words(language, game.box(game.fewest))
    file = Path(str(files(game.package))) / "places.py"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("why_not"):
            rules = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and CLAUSE.fullmatch(str(one.value))]
            assert [rule for rule in rules if not words.has(f"refused-{rule.replace('.', '_')}")] == []


@in_every_language
@of_every_game
def test_every_variant_and_its_choices_have_words(game: Any, language: str) -> None:
    words = Words(language, game.box(game.fewest))
    for name, choices in game.variants.items():
        assert words.say(f"variant-{name}")
        assert all(words.attribute(f"variant-{name}", choice) for choice in choices)


@in_every_language
@pytest.mark.parametrize("game", OURS, ids=[game.name for game in OURS])
def test_a_guide_has_a_reason_for_every_question_and_option(game: Any, language: str) -> None:
    play, guide = of_game(language, game, "play.ftl"), of_game(language, game, "guide.ftl")
    told = [name for name in play if name.startswith(("ask-", "option-")) and "." not in name]
    signs = [name for name in guide if name.startswith(("sign-", "mean-"))]  # what an analysis says of an option
    assert signs
    assert sorted(guide) == sorted([*signs, *[f"guide-{name}" for name in told]])
    assert [name for name in told if not variables(guide[f"guide-{name}"]) <= variables(play[name])] == []


def test_a_name_cannot_steer_a_terminal() -> None:
    words = Words("en", names=["Ann\x1b[2J", "Zoë"])
    assert [words.seat(0), words.seat(1)] == ["Ann\\x1b[2J", "Zoë"]
