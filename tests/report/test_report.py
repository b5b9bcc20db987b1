"""A report: counted by hand, a planted change is found, whatever is no report is refused."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tabard.cli import main
from tabard.engine.cardset import CardSet
from tabard.games import SHELF, game
from tabard.report.found import CARD, FATE, PLAYED, SEAT, Compared
from tabard.report.making import compare, report
from tabard.report.page import report_page
from tabard.report.reading import Games, Job, played
from tabard.table.reading import open_journal
from tabard.words import LANGUAGES, Words
from tests.arena.folder import held
from tests.command import Capture, refused, said, written

GAMES = 6


@cache
def games(name: str, seats: int, count: int = GAMES, text: str = "", seed: str = "report", bot: str = "random") -> Games:
    shelf = game(name)
    cards = CardSet("mine", "mine.toml", text) if text else shelf.card_set("")
    return played(Job(name, [bot] * seats, {}, cards, seed, False, by_card=True), count, 1, lambda _: None)


def told(capsys: Capture, *words: str) -> Any:
    return json.loads(said(capsys, "report", *words, "--json", "--workers", "1"))


def means(found: Any, family: str) -> dict[str, Any]:
    return {one["name"]: one for one in found["measures"][family]}


# Counted by hand


def test_a_folder_is_counted_as_by_hand(tmp_path: Path, capsys: Capture) -> None:
    files = written(tmp_path / "games", GAMES)
    found = told(capsys, str(tmp_path / "games"))
    journals = [open_journal(file.read_text(encoding="utf-8")) for file in files]
    box = journals[0].box
    assert (found["games"], found["deals"], found["left_out"], found["seats"]) == (GAMES, GAMES, 0, 2)
    shares = [box.split(one.state) for one in journals]
    assert [one["mean"] for one in found["measures"][SEAT]] == pytest.approx([sum(side) / GAMES for side in zip(*shares)])
    scores = [box.total(one.state, seat) for one in journals for seat in (0, 1)]
    assert found["spreads"]["score"] == [list(pair) for pair in sorted(Counter(scores).items())]
    assert means(found, "mean")["mean_score"]["mean"] == pytest.approx(sum(scores) / len(scores))
    won = Counter[str]()
    dealt = Counter[str]()
    for journal, share in zip(journals, shares):
        for seat, hand in enumerate(journal.anew().state.hands):
            refs = [box.judge.cards.actions[box.judge.cards.action_of[card]].ref() for card in hand]
            dealt.update(refs)
            for ref in refs:
                won[ref] += share[seat]
    assert {name: one["count"] for name, one in means(found, CARD).items()} == dealt
    shared = {ref: won[ref] / dealt[ref] for ref in dealt}
    assert {name: one["mean"] for name, one in means(found, CARD).items()} == pytest.approx(shared)


def test_decisions_and_cards_played_are_counted_as_by_hand(tmp_path: Path, capsys: Capture) -> None:
    files = written(tmp_path / "games", GAMES)
    found = told(capsys, str(tmp_path / "games"))
    lengths, used = list[int](), Counter[str]()
    for file in files:
        journal = open_journal(file.read_text(encoding="utf-8"))
        again, length = journal.anew(), 0
        for row in journal.kept:
            length += len(again.box.question(again.state, row.question, row.seat).options) > 1
            used.update([ref for event in again.fold(row) for ref in again.box.show.used(event)])
        lengths.append(length)
    assert found["spreads"]["decisions"] == [list(pair) for pair in sorted(Counter(lengths).items())]
    assert {name: one["mean"] for name, one in means(found, PLAYED).items() if one["mean"]} == pytest.approx(
        {ref: count / GAMES for ref, count in used.items()}
    )


def test_the_fate_of_a_table_is_followed_stage_by_stage() -> None:
    some = games("swords-and-bagpipes", 3)
    limit = len(some.box.judge.fates) - 1
    for one in some.outcomes:
        lost = [limit - fate for fate in one.fates]  # defeats so far
        assert len(one.fates) == one.stages
        assert all(0 <= after - before <= 1 for before, after in zip([0, *lost], lost))
        assert (lost[-1] == limit) == (one.figures["scotland_stood"][0] == 0)
    found = {one.name: one.mean for one in report(some).measures[FATE]}
    last = max([one.stages for one in some.outcomes])
    for stage in range(1, last + 1):
        fell = [one for one in some.outcomes if one.fates[min(stage, one.stages) - 1] == 0]
        assert found[f"{stage}:0"] == pytest.approx(len(fell) / GAMES)
        assert sum(found[f"{stage}:{fate}"] for fate in range(limit + 1)) == pytest.approx(1)


def test_a_folder_says_what_the_same_games_say_when_they_are_played(tmp_path: Path, capsys: Capture) -> None:
    for shelf, seats in (("swords-and-bagpipes", "random,random"), ("with-sword-and-shield", "random,random")):
        folder = tmp_path / shelf
        given = ["--seats", seats, "--games", "3", "--seed", "again"]
        assert main(["simulate", shelf, *given, "--out", str(folder), "--workers", "1"]) == 0
        found, again = told(capsys, str(folder)), told(capsys, shelf, *given)
        assert found.pop("name") == shelf
        assert again.pop("name") == again["cards"]
        assert found == again


def test_seats_that_win_together_each_win_all_of_it() -> None:
    some = games("with-sword-and-shield", 4, 2)
    found = report(some)
    assert found.fair[CARD] == pytest.approx(0.5)
    assert found.fair[SEAT] == 0.25
    assert max([one.mean for one in found.measures[CARD]]) == 1.0
    assert max([one.mean for one in found.measures[SEAT]]) <= 0.5


def test_a_match_of_an_arena_counts_by_deal(tmp_path: Path, capsys: Capture) -> None:
    held("random,steady", tmp_path / "match", 3)
    found = told(capsys, str(tmp_path / "match"))
    assert (found["games"], found["deals"]) == (6, 3)
    assert sorted(means(found, "player")) == ["random", "steady"]
    assert sum(one["mean"] for one in found["measures"]["player"]) == pytest.approx(1)


def test_what_is_running_is_left_out_and_said(tmp_path: Path, capsys: Capture) -> None:
    first, *_ = written(tmp_path, 2)
    lines = first.read_text(encoding="utf-8").splitlines(keepends=True)
    first.write_text("".join(lines[:9]), encoding="utf-8")
    found = told(capsys, str(tmp_path))
    assert (found["games"], found["left_out"]) == (1, 1)
    assert "One game is not counted" in said(capsys, "report", str(tmp_path), "--lang", "en")


# What a change does


def planted() -> str:
    """A Guillotine in which one scoring card is worth far more than it was."""
    text = game("guillotine").card_set("").text
    strong = re.sub(r'(id = "fountain-of-blood".*?worth = )\d+', r"\g<1>20", text, count=1, flags=re.DOTALL)
    assert strong != text
    return strong


def ours_and_planted() -> list[Games]:
    return [games("guillotine", 2, 400, text, bot="steady") for text in ("", planted())]


def test_a_planted_change_is_found_and_nothing_else() -> None:
    found = compare(*ours_and_planted())
    assert found.changed == ["action:fountain-of-blood"]
    assert found.only == [[], []]
    assert found.paired
    sure = [one for one in found.differences[CARD] if one.sure]
    assert [one.name for one in sure] == found.changed
    assert sure[0].by > 0.2
    assert [one for one in found.differences[SEAT] if one.sure] == []


def test_the_same_games_differ_in_nothing_and_other_games_by_chance_alone() -> None:
    one = games("guillotine", 2, 200)
    again = compare(one, Games("again", one.box, [*one.outcomes]))
    assert {by.by for some in again.differences.values() for by in some} == {0.0}
    assert not any(by.sure for some in again.differences.values() for by in some)
    other = compare(one, games("guillotine", 2, 200, seed="other"))
    assert not other.paired
    assert not any(by.sure for some in other.differences.values() for by in some)
    assert any(by.by for by in other.differences[CARD])


def test_folders_are_put_side_by_side(tmp_path: Path, capsys: Capture) -> None:
    written(tmp_path / "one", 5)
    written(tmp_path / "other", 5, seed="else")
    found = told(capsys, str(tmp_path / "one"), "--against", str(tmp_path / "other"))
    assert (found["one"]["name"], found["other"]["name"], found["paired"]) == ("one", "other", False)
    lines = said(capsys, "report", str(tmp_path / "one"), "--against", str(tmp_path / "other"), "--lang", "en")
    assert "≈" in lines
    assert "not clearly more than chance" in lines


# Pages


def page_of(found: Any, some: list[Games], language: str = "en") -> str:
    return report_page(found, [one.box for one in some], language)


def mains(page: str) -> dict[str, ElementTree.Element]:
    """What the page says in each language, read strictly."""
    found = re.findall(r'<main lang="(\w\w)"[^>]*>(.*?)</main>', page, re.DOTALL)
    return {language: ElementTree.fromstring(f"<main>{inner}</main>") for language, inner in found}


@pytest.mark.parametrize("table", [(one.name, one.usual) for one in SHELF], ids=[one.name for one in SHELF])
def test_every_game_has_a_page_in_three_languages(table: tuple[str, int]) -> None:
    some = games(*table)
    page = page_of(report(some), [some])
    assert list(mains(page)) == LANGUAGES
    assert not re.search(r'["> ](nan|inf)[%<" ]', page)
    assert "http" not in page
    for language, main_part in mains(page).items():
        words, text = Words(language, some.box), " ".join(main_part.itertext())
        assert words.say("report-title") in text
        assert all(words.name(one.name) in text for one in report(some).measures[CARD])
        for svg in main_part.iter("svg"):
            for name, value in [pair for part in svg.iter() for pair in part.items() if pair[1].endswith("%")]:
                assert -0.1 <= float(value[:-1]) <= 100.1, (name, value)


def test_a_page_of_two_says_first_what_is_told_apart() -> None:
    both = ours_and_planted()
    found = compare(*both)
    assert isinstance(found, Compared)
    for language, main_part in mains(page_of(found, both)).items():
        words = Words(language, both[0].box)
        items = ["".join(one.itertext()) for one in main_part.iter("li")]
        assert any(words.name("action:fountain-of-blood") in one for one in items)
        assert len(items) == len([by for some in found.differences.values() for by in some if by.sure])


def test_names_on_a_page_cannot_be_more_than_names() -> None:
    bad = Games("<b>&", games("guillotine", 2).box, [*games("guillotine", 2).outcomes])
    page = page_of(compare(games("guillotine", 2), bad), [games("guillotine", 2), bad])
    assert "<b>&<" not in page
    assert "&lt;b&gt;&amp;" in page
    assert mains(page)


def test_a_page_is_written_and_told(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "page.html"
    line = said(capsys, "report", "guillotine", "--seats", "random,random", "--games", "5", "--html", str(file), "--workers", "1")
    assert re.fullmatch(r".*page\.html: 5 games, \d+ KB\n", line)
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    line = said(capsys, "report", "guillotine", "--games", "2", "--html", str(file), "--workers", "1")  # an older page of ours


# Refusals


def test_whatever_is_no_report_is_refused_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "empty").mkdir()
    written(tmp_path / "games", 2)
    folder = str(tmp_path / "games")
    assert "neither a folder of games nor a game" in refused(capsys, "report", "whist", "--json")
    assert "has no journals" in refused(capsys, "report", str(tmp_path / "empty"))
    assert "is no folder" in refused(capsys, "report", folder, "--against", "mine.toml")
    assert "cannot be read" in refused(capsys, "report", "guillotine", "--against", str(tmp_path / "none.toml"))
    assert "--games is 0" in refused(capsys, "report", "guillotine", "--games", "0")
    assert "there is no bot" in refused(capsys, "report", "guillotine", "--seats", "nobody,random")
    assert "expected NAME=VALUE" in refused(capsys, "report", "guillotine", "--variant", "x")
    assert "does not speak 'xx'" in refused(capsys, "report", folder, "--lang", "xx")
    (tmp_path / "mine.html").write_text("mine", encoding="utf-8")
    assert "no page of Tabard" in refused(capsys, "report", folder, "--html", str(tmp_path / "mine.html"))


def test_games_that_do_not_belong_together_are_refused(tmp_path: Path, capsys: Capture) -> None:
    written(tmp_path / "two", 1)
    written(tmp_path / "three", 1, "random,random,random")
    refusal = refused(capsys, "report", str(tmp_path / "two"), "--against", str(tmp_path / "three"))
    assert "guillotine for 2 and guillotine for 3 cannot be compared" in refusal
    (tmp_path / "three" / "000000.tabard").rename(tmp_path / "two" / "000009.tabard")
    assert "a report is about one game with one set" in refused(capsys, "report", str(tmp_path / "two"), "--workers", "1")


def test_a_damaged_file_is_named(tmp_path: Path, capsys: Capture) -> None:
    first, second = written(tmp_path, 2)
    lines = second.read_text(encoding="utf-8").splitlines(keepends=True)
    second.write_text("".join(lines[:5] + lines[6:]), encoding="utf-8")
    assert "000001.tabard: " in refused(capsys, "report", str(tmp_path), "--workers", "1")
    first.write_bytes(b"\xff")
    assert "000000.tabard: cannot be read: this is not UTF-8 text" in refused(capsys, "report", str(tmp_path), "--workers", "1")


def test_a_damaged_match_is_refused(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "games.jsonl").write_text('{"tabard": "match"}\n', encoding="utf-8")
    assert "games.jsonl cannot be read" in refused(capsys, "report", str(tmp_path))
    (tmp_path / "games.jsonl").write_text("no\n", encoding="utf-8")
    assert "it was edited or damaged" in refused(capsys, "report", str(tmp_path))
