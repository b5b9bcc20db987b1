"""The replay page: self-contained, and only what its seat may see."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabard.engine.journal import Journal
from tabard.games import open_journal
from tabard.words import LANGUAGES
from tests.test_cli import GAME, Capture, page_data, said, written


@pytest.mark.parametrize("seats", ["random,steady", "random,random,random"])
def test_a_page_for_a_seat_holds_only_what_the_seat_may_see(seats: str, tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path / "games", 1, seats)[0]
    journal = open_journal(file.read_text(encoding="utf-8"))
    assert str(tmp_path / "page.html") in said(capsys, "replay", str(file), "--seat", "1", "--html", str(tmp_path / "page.html"))
    data = page_data(tmp_path / "page.html")
    again = journal.anew()
    steps = iter(data["steps"])
    hidden = only_what_may_be_seen(again, data, next(steps))
    for row in journal.kept:
        if again.fold(row) or row.seat == 0:  # what another answers without anything to see is no step
            step = next(steps)
            hidden += only_what_may_be_seen(again, data, step)
            assert bool(step["said"]) == bool(step["path"]) == (row.seat == 0)
    assert list(steps) == []
    assert hidden > 100


def only_what_may_be_seen(journal: Journal, data: Any, step: Any) -> int:
    """How many cards of others lie face down in a step; every one that lies open was shown to seat 1."""
    box, s = journal.box, journal.state
    hidden = 0
    for name, owner, _, cards, count in step["zones"]:
        shown = [data["cards"][card]["ref"] for card in cards if card >= 0]
        if name == "hand":
            held = [box.designs()[len(box.deck.nobles) + box.deck.action_of[card]].ref() for card in s.hands[owner]]
            known = [ref for ref, card in zip(held, s.hands[owner]) if owner == 0 or s.action_seen[card] & 1]
            assert sorted(shown) == sorted(known)
            assert count == len(held)
            hidden += len(held) - len(known)
        if name == "noble-deck":
            assert len(shown) == len([card for card in s.noble_deck if s.noble_seen[card] & 1])
        if name == "action-deck":
            assert len(shown) == len([card for card in s.action_deck if s.action_seen[card] & 1])
    return hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_needs_nothing_from_elsewhere(language: str, tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.html"
    said(capsys, "replay", str(written(tmp_path / "games")[0]), "--html", str(page), "--lang", language)
    text = page.read_text(encoding="utf-8")
    assert re.findall(r"(?:https?:)?//[\w.-]+\.[a-z]+[^\s\"'<>]*", text.replace("http://www.w3.org/2000/svg", "")) == []
    assert not re.search(r"<(?:link|iframe|img|object|embed)\b|@import|\bsrc\s*=|url\(\s*[\"']?(?!data:|#)", text)
    data = page_data(page)
    assert data["language"] == language
    assert data["over"]
    assert [len(step["events"]) > 0 for step in data["steps"]][0]
    assert text.count("</script>") == len(re.findall(r"<script\b", text))


def test_a_name_cannot_break_out_of_the_page(tmp_path: Path, capsys: Capture) -> None:
    journal = Journal(GAME.box(2), 1, ["</script><script>alert(1)</script>", "<!-- b"], ["random"] * 2)
    (tmp_path / "game").write_text("\n".join(journal.lines()) + "\n", encoding="utf-8")
    said(capsys, "replay", str(tmp_path / "game"), "--html", str(tmp_path / "page.html"))
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "alert(1)</script>" not in text
    assert "<!-- b" not in text
    assert page_data(tmp_path / "page.html")["names"]["en"][0] == "</script><script>alert(1)</script>"
