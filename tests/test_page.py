"""The replay page: self-contained, and only what its seat may see."""

from __future__ import annotations

import importlib
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.engine.rules import open_question, open_questions
from tabard.engine.state import SPECTATOR
from tabard.games import SHELF
from tabard.page import Recording, part
from tabard.table.journal import Journal
from tabard.table.reading import open_journal
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES
from tests.command import GAME, Capture, page_data, said, written
from tests.laws.walks import Policy


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
    for name, owner, _, cards, count in [zone[:5] for zone in step["zones"]]:
        shown = [data["cards"][card]["ref"] for card in cards if card >= 0]
        if name == "hand":
            held = [box.designs()[len(box.cards.nobles) + box.cards.action_of[card]].ref() for card in s.hands[owner]]
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


def secret_game(seats: int, seed: int) -> Journal:
    """A whole game of secret choices, played at random."""
    box = tabard.game("swords-and-bagpipes").box(seats, {"village": "yes"})
    journal, policy = Journal(box, seed, ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:seats], ["random"] * seats), Policy(seed)
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
    return journal


def rows(step: Any, *looks: str) -> list[Any]:
    return [zone for zone in step["zones"] if zone[2] in looks]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_counts_and_sums_are_in_the_data(seats: int) -> None:
    data = Recording(secret_game(seats, 1), 0, False).data()
    sums = [zone for step in data["steps"] for zone in rows(step, "sum")]
    assert len(sums) > 2
    for _, owner, _, cards, count, more in sums:
        assert owner < 0
        assert min(cards) >= 0
        assert len(cards) == len(more["values"]) == len(more["seats"])
        assert count == sum(more["values"])
    counts = [zone for step in data["steps"] for zone in rows(step, "count")]
    assert {len(zone) for zone in counts} == {5}
    assert all(zone[3] == [] and zone[4] >= 0 for zone in counts)
    assert {zone[1] for zone in counts} == set(range(-1, seats))
    pieces = [card for card in data["cards"] if card["group"] in ("clan", "token")]
    assert {card["value"] for card in pieces} == {""}, "a sum gives no card its value"


def test_a_card_brings_what_is_printed_on_it() -> None:
    data = Recording(secret_game(4, 1), 0, False).data()
    cards = {card["ref"]: card for card in data["cards"]}
    woven = [card for card in cards.values() if "sett" in card["printed"]]
    assert len(woven) == 4
    for step in data["steps"]:
        for zone in step["zones"]:
            if zone[1] < 0 and zone[2] == "table":
                for card in zone[3]:
                    assert set(data["cards"][card]["told"]) == set(LANGUAGES)
                    assert all(data["cards"][card]["told"].values())


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_sealed_answer_is_a_step_for_its_owner_alone(seats: int, viewer: int) -> None:
    journal = secret_game(seats, 2)
    recording = Recording(journal, viewer, False)
    steps = iter(recording.steps[1:])
    again = journal.anew()
    sealed = turned = 0
    before = recording.steps[0]
    for row in journal.kept:
        several = len(open_questions(again.state.questions)) > 1
        asked = [one.number for one in again.state.questions]
        events = again.fold(row)
        if not events and row.seat != viewer:
            continue
        step = next(steps)
        assert bool(step["said"]) == (row.seat == viewer)
        if several and asked == [one.number for one in again.state.questions]:
            assert row.seat == viewer, "nobody else's sealed answer is a step"
            assert step["events"] == []
            assert step["zones"] == before["zones"]
            assert viewer not in step["asked"]
            sealed += 1
        down = [zone[:2] for zone in before["zones"] if zone[3] == [-1]]
        turned += len([zone for zone in step["zones"] if zone[:2] in down and len(zone[3]) == 1 and zone[3][0] >= 0]) > 1
        before = step
    assert list(steps) == []
    assert (sealed > 0) == (viewer in range(seats - 1)), "whoever answers last seals nothing"
    assert turned or seats == 2, "tokens are turned together"


@pytest.mark.parametrize("game", SHELF, ids=[game.name for game in SHELF])
def test_the_page_knows_how_every_box_is_dressed(game: Any) -> None:
    box = game.box(game.fewest, {})
    journal = Journal(box, 1, ["a"] * box.seats, ["random"] * box.seats)
    assert Recording(journal, 0, False).data()["look"] == box.show.look
    template = part("looks.js")
    looks = re.search(r"const LOOKS = \{(.*)\};", template)
    assert looks
    assert box.show.look in re.findall(r"(\w+): \{ mark:", looks[1])


# Exchanges and arms


def tourney(seats: int, seed: int, **variant: str) -> Journal:
    """A whole game of blows and guards, played at random."""
    box = tabard.game("with-sword-and-shield").box(seats, variant)
    journal, policy = Journal(box, seed, ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:seats], ["random"] * seats), Policy(seed)
    while not journal.state.over:
        question = open_question(journal.state.questions)
        journal.answer(question.number, question.seat, policy.roll(len(question.options)))
    return journal


@pytest.mark.parametrize(("seats", "variant"), [(2, {}), (2, {"mode": "melee"}), (6, {})])
def test_the_ladder_tells_every_exchange_with_its_sums(seats: int, variant: dict[str, str]) -> None:
    journal = tourney(seats, 1, **variant)
    data = Recording(journal, SPECTATOR, False).data()
    names = [card["name"]["en"] for card in data["cards"]]
    seen: dict[str, int] = {}
    for step in data["steps"]:
        assert "exchanges" not in {zone[2] for zone in step["zones"]}, "what has become of the last exchange is told by events"
        for attack, answer in step.get("strokes", []):
            assert attack["card"] >= 0
            assert data["cards"][attack["who"]]["group"] == data["cards"][answer["who"]]["group"] == "knight"
            for side in (attack, answer):
                if "sum" in side:
                    assert sum(int(one) for one in side["sum"].split(" + ")) == int(side["value"])
            if "guard" in answer:
                assert data["cards"][answer["guard"]]["ref"].startswith("guard:")
            if "value" in answer:
                lead = int(attack["value"]) - int(answer["value"])
                assert (attack.get("pays", 0), answer.get("pays", 0)) == (max(0, -lead), max(0, lead))
            seen[answer.get("as", "guard")] = seen.get(answer.get("as", "guard"), 0) + 1
            assert answer.get("as") != "taken" or answer["harm"] > 0
    assert {"guard", "taken", "evade", "open"} <= set(seen)
    attacks = [event for entry in Sitting(journal).log for event in entry.events if event.kind == "attacked"]
    rungs = [len(step.get("strokes", [])) for step in data["steps"]]
    assert len(attacks) > 10
    assert max(rungs) > 1
    assert all(names)


def test_the_last_exchange_of_a_turn_stays_until_there_is_another() -> None:
    steps = Recording(tourney(2, 1), 0, False).data()["steps"]
    answered = 0
    for before, after in pairwise(steps):
        if "strokes" in before and before["strokes"][-1][1].get("as") == "open":
            assert after["strokes"], "an open exchange does not vanish"
            told = after["strokes"][len(before["strokes"]) - 1] if len(after["strokes"]) >= len(before["strokes"]) else None
            answered += told is not None and told[1].get("as") != "open"
    assert answered > 10


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_events_without_words_are_no_lines_of_the_page(viewer: int) -> None:
    journal = tourney(2, 2)
    drawn = [event for entry in Sitting(journal).log for event in entry.events if event.kind == "drew"]
    assert len([event for event in drawn if not event.may_be_seen_by(viewer)]) > 10
    steps = Recording(journal, viewer, False).data()["steps"]
    assert all(all(event.values()) for step in steps for event in step["events"])


def test_events_without_words_are_no_lines_of_a_replay(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "game").write_text("\n".join(tourney(2, 2).lines()) + "\n", encoding="utf-8")
    lines = said(capsys, "replay", str(tmp_path / "game"), "--seat", "1").splitlines()
    assert len(lines) > 50
    assert [line for line in lines if line.strip().isdigit()] == []


def test_the_page_can_draw_every_blazon_and_every_stroke() -> None:
    template = part("looks.js") + part("emblems.svg")
    tinctures = re.search(r"const TINCTURES = \{(.*)\};", template)
    divisions = re.search(r"const DIVISIONS = \{(.*?)\n\};", template, re.DOTALL)
    assert tinctures
    assert divisions
    designs = importlib.import_module("tabard.games.with_sword_and_shield.designs")
    assert re.findall(r"(\w+): \"#", tinctures[1]) == designs.TINCTURES
    assert ["plain", *re.findall(r"\"?([\w-]+)\"?: \"M", divisions[1])] == designs.DIVISIONS
    assert set(re.findall(r"<symbol id=\"c-([\w-]+)\"", template)) == set(designs.CHARGES) - {"none"}
    box = tabard.game("with-sword-and-shield").box(2)
    strokes = re.search(r"const STROKES = \{(.*?)\n\};", template, re.DOTALL)
    assert strokes
    attacks = {design.id for design in box.designs() if design.section == "attack"}
    assert set(re.findall(r"\"([\w-]+)\": \[", strokes[1])) == attacks
    data = Recording(tourney(2, 1), SPECTATOR, False).data()
    arms = [card["printed"]["blazon"] for card in data["cards"] if card["group"] == "knight"]
    assert len(arms) == 2
    assert all(one.split()[0] in designs.DIVISIONS and one.split()[3] in designs.CHARGES for one in arms)


@pytest.mark.parametrize("seats", [2, 6])
def test_gauges_places_and_parts_are_in_the_data(seats: int) -> None:
    data = Recording(tourney(seats, 3, mode="melee"), 0, False).data()
    for step in data["steps"]:
        gauges = [zone for zone in step["zones"] if zone[2] == "gauge"]
        assert len(gauges) == 12
        assert all(0 <= zone[4] <= zone[5]["most"] for zone in gauges)
        assert len({(zone[1], zone[5].get("part", 0)) for zone in gauges}) == 6, "six Knights, whoever leads them"
        places = [zone[4] for zone in step["zones"] if zone[2] == "place" and zone[0] == "place"]
        assert len(places) == len(set(places))
        assert all(0 <= seat < seats and -1 <= part < 3 for seat, part in step["parts"])
