"""The commands cards and rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import tabard
from tabard.words import LANGUAGES, Words
from tests.command import GAME, GOOD_SET, Capture, refused, said

SOURCES_AT_HAND = (Path(tabard.__file__).parents[2] / "tests").is_dir()
pytestmark = pytest.mark.usefixtures("in_english")


# cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_lists_every_card_with_its_source(language: str, capsys: Capture) -> None:
    told = json.loads(said(capsys, "cards", "guillotine", "--json", "--lang", language))
    assert (told["game"], told["set"], told["fingerprint"]) == ("guillotine", "standard", GAME.box(2).fingerprint)
    nobles = [card for card in told["cards"] if card["section"] == "noble"]
    actions = [card for card in told["cards"] if card["section"] == "action"]
    assert [sum(card["copies"] for card in cards) for cards in (nobles, actions)] == [50, 60]
    assert all(card["source"] in ("rulebook", "public", "reconstructed") for card in told["cards"])
    assert all(card["name"] and card["text"] for card in told["cards"])
    assert all(card["colour"] in ("purple", "red", "green", "blue", "gray") and "points" in card for card in nobles)
    assert len({card["id"] for card in told["cards"]}) == len(told["cards"])
    shown = said(capsys, "cards", "guillotine", "--lang", language)
    assert all(card["name"] in shown and card["text"] in shown for card in told["cards"])


def test_cards_check_finds_a_good_file_good(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD_SET, encoding="utf-8")
    shown = said(capsys, "cards", "check", str(file))
    assert shown == f"{file}: 2 designs, 40 cards for guillotine: good\n"
    assert said(capsys, "cards", "check", str(file), "--game", "guillotine") == shown
    assert json.loads(said(capsys, "cards", "check", str(file), "--json"))


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"red"', '"pink"', "pink"),
        ("points = 1", "points = true", "points"),
        ("points = 1", "points = 1\npionts = 1", "pionts"),
        ('"stay"', '"fly"', "fly"),
        ('source = "public"', "", "source"),
        ("[[noble]]", "[[knight]]", "knight"),
        ('id = "keep"', "id = keep", "TOML"),
        ("copies = 20", "copies = 0", "copies"),
    ],
)
def test_cards_check_says_what_is_bad_and_where(old: str, new: str, sentence: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(GOOD_SET.replace(old, new, 1), encoding="utf-8")
    message = refused(capsys, "cards", "check", str(file))
    assert sentence in message
    assert "mine.toml" in message
    assert sentence in refused(capsys, "simulate", "guillotine", "--seats", "random,random", "--cards", str(file), "--json")


def test_cards_check_refuses_what_is_no_text(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe")
    assert "UTF-8" in refused(capsys, "cards", "check", str(tmp_path / "mine.toml"))
    assert str(tmp_path) in refused(capsys, "cards", "check", str(tmp_path))


# rules


def test_rules_shows_a_clause_and_the_tests_that_pin_it(capsys: Capture) -> None:
    shown = said(capsys, "rules", "guillotine", "GU-9")
    title, text = Words("en", game="guillotine").clause("GU-9")
    assert shown.startswith(f"GU-9 · {title}\n{text}\n")
    if SOURCES_AT_HAND:
        assert "tests/guillotine/test_actions_moves.py::test_gu_9_" in shown
    assert "test_gu_1_" not in shown
    assert said(capsys, "rules", "guillotine", "gu-9") == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_all_clauses_in_order(language: str, capsys: Capture) -> None:
    shown = said(capsys, "rules", "guillotine", "--lang", language)
    words = Words(language, game="guillotine")
    assert re.findall(r"^(GU-\d+) · ", shown, re.MULTILINE) == words.clauses()
    assert all(words.clause(clause)[1] in shown for clause in words.clauses())


def test_the_language_of_the_environment_is_spoken(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    spanish = said(capsys, "rules", "guillotine", "GU-2", "--lang", "es")
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert said(capsys, "rules", "guillotine", "GU-2") == spanish
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert said(capsys, "rules", "guillotine", "GU-2") == said(capsys, "rules", "guillotine", "GU-2", "--lang", "en")
