"""The replay page: one file that needs nothing from elsewhere, and holds only what its viewer may see."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard import page
from tabard.engine.box import Box
from tabard.engine.rules import open_question, open_questions
from tabard.engine.state import SPECTATOR
from tabard.page import Step, steps
from tabard.table.journal import Journal
from tabard.table.lying import Stroke, lying
from tabard.table.moment import EVERYTHING
from tabard.table.reading import open_journal
from tabard.table.sheet import sheet_of
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES
from tests.command import GAME, Capture, page_data, refused, said, written
from tests.laws.walks import Name, Policy, at_every_table, boxed


@pytest.mark.parametrize("seats", ["random,steady", "random,random,random"])
def test_a_page_for_a_seat_holds_only_what_the_seat_may_see(seats: str, tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path / "games", 1, seats)[0]
    journal = open_journal(file.read_text(encoding="utf-8"))
    assert str(tmp_path / "page.html") in said(capsys, "replay", str(file), "--seat", "1", "--html", str(tmp_path / "page.html"))
    data = page_data(tmp_path / "page.html")
    again = journal.anew()
    told = iter(data["steps"])
    hidden = only_what_may_be_seen(again, data, next(told))
    for row in journal.kept:
        if again.fold(row) or row.seat == 0:  # what another answers without anything to see is no step
            step = next(told)
            hidden += only_what_may_be_seen(again, data, step)
            assert bool(step["said"]) == (row.seat == 0)
    assert list(told) == []
    assert hidden > 100


def only_what_may_be_seen(journal: Journal, data: Any, step: Any) -> int:
    """How many cards of others lie face down in a step; every one that lies open was shown to seat 1."""
    box, s, zones = journal.box, journal.state, step["moment"]["zones"]
    hidden = 0
    for owner in range(box.seats):
        row = zones[f"hand@{owner}"]
        seen = [data["sheet"]["cards"][face]["ref"] for face in row if face >= 0]
        held = [box.designs()[len(box.cards.nobles) + box.cards.action_of[card]].ref() for card in s.hands[owner]]
        known = [ref for ref, card in zip(held, s.hands[owner]) if owner == 0 or s.action_seen[card] & 1]
        assert sorted(seen) == sorted(known)
        assert len(row) == len(held)
        hidden += len(held) - len(known)
    assert len(zones["noble-deck"]) - 1 == len([card for card in s.noble_deck if s.noble_seen[card] & 1])
    assert len(zones["action-deck"]) - 1 == len([card for card in s.action_deck if s.action_seen[card] & 1])
    return hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_from_elsewhere(language: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "page.html"
    said(capsys, "replay", str(written(tmp_path / "games")[0]), "--html", str(file), "--lang", language)
    text = file.read_text(encoding="utf-8")
    named = set(re.findall(r"https?://[a-z][\w.-]+", text))  # in capitals: an example in the words
    assert named <= {"http://www.w3.org", "https://svelte.dev"}, "names of spaces, and of errors; nothing is fetched"
    assert not re.search(r"<(?:link|iframe|img|object|embed)\b|@import|url\(\s*[\"']?(?!data:|#)|\bimport\(", text)
    data = page_data(file)
    assert data["language"] == language
    assert data["steps"][-1]["moment"]["over"]
    assert data["steps"][0]["moment"]["events"]
    assert sorted(data["texts"]) == sorted(LANGUAGES)
    assert text.count("</script>") == len(re.findall(r"<script\b", text)) == 2


def test_a_name_cannot_break_out_of_the_page(tmp_path: Path, capsys: Capture) -> None:
    journal = Journal(GAME.box(2), 1, ["</script><script>alert(1)</script>", "<!-- b"], ["random"] * 2)
    (tmp_path / "game").write_text("\n".join(journal.lines()) + "\n", encoding="utf-8")
    said(capsys, "replay", str(tmp_path / "game"), "--html", str(tmp_path / "page.html"))
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "alert(1)</script>" not in text
    assert "<!-- b" not in text
    assert page_data(tmp_path / "page.html")["names"][0] == "</script><script>alert(1)</script>"


def test_without_a_built_page_one_sentence_says_so(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABARD_WEB", raising=False)
    monkeypatch.setattr(page, "HERE", tmp_path)
    monkeypatch.setattr(page, "CHECKOUT", tmp_path)
    file = written(tmp_path / "games")[0]
    assert "npm run build" in refused(capsys, "replay", str(file), "--html", str(tmp_path / "page.html"))
    assert not (tmp_path / "page.html").exists()


@at_every_table
def test_every_box_has_its_page(table: Name) -> None:
    box, policy = boxed(table), Policy(f"page {table}")
    journal = Journal(box, 3, [""] * box.seats, ["random"] * box.seats)
    while len(journal.kept) < 12 and not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
    assert page.replay_page(journal, SPECTATOR, False, "it").startswith("<!doctype html>")


def secret_game(seats: int, seed: int) -> Journal:
    """A whole game of secret choices, played at random."""
    box = tabard.game("swords-and-bagpipes").box(seats, {"village": "yes"})
    journal, policy = Journal(box, seed, ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:seats], ["random"] * seats), Policy(seed)
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
    return journal


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_sealed_answer_is_a_step_for_its_owner_alone(seats: int, viewer: int) -> None:
    journal = secret_game(seats, 2)
    found = steps(journal, viewer)
    told = iter(found[1:])
    again = journal.anew()
    sealed = turned = 0
    before = found[0].moment
    for row in journal.kept:
        several = len(open_questions(again.state.questions)) > 1
        asked = [one.number for one in again.state.questions]
        if not again.fold(row) and row.seat != viewer:
            continue
        step = next(told)
        now = step.moment
        assert bool(step.said) == (row.seat == viewer)
        if several and asked == [one.number for one in again.state.questions]:
            assert row.seat == viewer, "nobody else's sealed answer is a step"
            assert now.events == []
            assert {**now.zones, **before.zones} == now.zones, "nothing that lay there has changed"
            assert viewer not in [one.seat for one in now.asked if one.needed and not one.sealed]
            sealed += 1
        down = [key for key, lies in before.zones.items() if lies == [-1]]
        turned += len([key for key in down if len(now.zones.get(key, [])) == 1 and now.zones[key][0] >= 0]) > 1
        before = now
    assert list(told) == []
    assert (sealed > 0) == (viewer in range(seats - 1)), "whoever answers last seals nothing"
    assert turned or seats == 2, "tokens are turned together"


def talkative(box: Box[Any], seed: str) -> Sitting:
    """A game in which everybody says whatever can be said, time runs out, and answers are taken back."""
    sitting, policy = Sitting(Journal(box, 3, [""] * box.seats, ["person"] * box.seats)), Policy(seed)
    while sitting.n < 120 and not sitting.state.over:
        question = open_question(sitting.state.questions)
        if claims := sitting.claims(question.seat):
            sitting.keep(sitting.weigh_claim(question.seat, policy.roll(len(claims))))
        if policy.roll(4) == 0:
            sitting.keep(sitting.journal.weigh_note("timeout", question.seat))
        sitting.answer(question.number, question.seat, policy.roll(len(question.options)))
        if policy.roll(2):
            sitting.undo(question.seat)
    return sitting


@at_every_table
def test_a_page_tells_all_that_the_log_does_save_that_something_was_taken_back(table: Name) -> None:
    sitting = talkative(boxed(table), f"talk {table}")
    for viewer in (0, SPECTATOR, EVERYTHING):
        told = [one for step in steps(sitting.journal, viewer) for one in step.moment.events]
        heard = sitting.heard(viewer, -1)
        assert told == [one for one in heard if one.id != "took-back"]
        assert "noted-timeout" in [one.id for one in told]


def test_what_was_promised_stands_in_the_page() -> None:
    sitting = talkative(tabard.game("swords-and-bagpipes").box(3), "promises")
    told = [one.id for step in steps(sitting.journal, SPECTATOR) for one in step.moment.events]
    assert [one for one in told if one.startswith("claim-")]


# Exchanges


def tourney(seats: int, seed: int, **variant: str) -> Journal:
    """A whole game of blows and guards, played at random."""
    box = tabard.game("with-sword-and-shield").box(seats, variant)
    journal, policy = Journal(box, seed, ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:seats], ["random"] * seats), Policy(seed)
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
    return journal


def exchanged(journal: Journal, step: Step) -> list[tuple[Stroke, Stroke]]:
    strokes = [one for zone in lying(sheet_of(journal.box), step.moment.zones) for one in zone.strokes]
    return list(zip(strokes[::2], strokes[1::2]))


@pytest.mark.parametrize(("seats", "variant"), [(2, {}), (2, {"mode": "melee"}), (6, {})])
def test_the_ladder_tells_every_exchange_with_its_sums(seats: int, variant: dict[str, str]) -> None:
    journal = tourney(seats, 1, **variant)
    found = [exchanged(journal, step) for step in steps(journal, SPECTATOR)]
    seen: set[str] = set()
    for attack, answer in [one for some in found for one in some]:
        assert attack.card is not None
        assert attack.who.group == answer.who.group == "knight"
        for side in (attack, answer):
            if side.terms:
                assert sum(int(one) for one in side.terms.split(" + ")) == int(side.value)
        if answer.guard:
            assert answer.guard.ref.startswith("guard:")
        if answer.value:
            lead = int(attack.value) - int(answer.value)
            assert (attack.pays, answer.pays) == (max(0, -lead), max(0, lead))
        seen.add(answer.serves or "guard")
        assert answer.serves != "taken" or answer.harm > 0
    assert {"guard", "taken", "evade", "open"} <= seen
    assert max(len(some) for some in found) > 1


def test_the_last_exchange_of_a_turn_stays_until_there_is_another() -> None:
    journal = tourney(2, 1)
    found = [exchanged(journal, step) for step in steps(journal, 0)]
    answered = 0
    for before, after in pairwise(found):
        if before and before[-1][1].serves == "open":
            assert after, "an open exchange does not vanish"
            told = after[len(before) - 1] if len(after) >= len(before) else None
            answered += told is not None and told[1].serves != "open"
    assert answered > 10


def test_who_sees_everything_is_told_every_choice() -> None:
    journal = tourney(2, 2)
    assert all(step.said for step in steps(journal, EVERYTHING)[1:])


def test_events_without_words_are_no_lines_of_a_replay(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "game").write_text("\n".join(tourney(2, 2).lines()) + "\n", encoding="utf-8")
    lines = said(capsys, "replay", str(tmp_path / "game"), "--seat", "1").splitlines()
    assert len(lines) > 50
    assert [line for line in lines if line.strip().isdigit()] == []
