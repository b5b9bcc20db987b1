"""Moments: what one viewer sees, told in numbers that its Sheet explains, at every table of the shelf."""

from __future__ import annotations

import importlib
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabard.engine.rules import needed, open_questions, open_to, put_to
from tabard.engine.state import OPEN
from tabard.engine.zones import LOOKS, NUMBERS
from tabard.protocol import Session
from tabard.table.journal import Journal
from tabard.table.lying import lying
from tabard.table.moment import EVERYTHING, Moment
from tabard.table.seen import moment
from tabard.table.sheet import Sheet, sheet_of
from tabard.table.sitting import Sitting
from tabard.words import LANGUAGES, Words
from tests.laws.walks import Name, Policy, at_every_table, boxed, looks, seats_and_spectator, walk

ROOT = Path(__file__).parents[2]


@at_every_table
def test_every_number_of_a_moment_is_explained_by_its_sheet(table: Name) -> None:
    box = boxed(table)
    sheet = sheet_of(box)
    keys = [zone.key for zone in sheet.zones]
    assert len(set(keys)) == len(keys)
    assert {zone.look for zone in sheet.zones} <= set(LOOKS)
    refs = {card.ref for card in sheet.cards}
    for s in looks(box, "sheet"):
        for seat in seats_and_spectator(box):
            now = moment(box, s, seat)
            assert set(now.zones) <= set(keys)
            for zone in lying(sheet, now.zones):
                assert zone.count >= len(zone.known())
                assert len(zone.numbers) <= (2 if zone.look == "figure" else 1) or zone.look not in NUMBERS
            assert set(now.why_not) <= refs
            assert [one.number for one in now.mine] == [question.number for question in put_to(s.questions, seat)]
            assert all(one.kind in [kind.name for kind in sheet.kinds] for one in now.asked)


@at_every_table
def test_a_moment_survives_the_wire(table: Name) -> None:
    box = boxed(table)
    assert msgspec.json.decode(msgspec.json.encode(sheet_of(box)), type=Sheet) == sheet_of(box)
    for s in looks(box, "wire"):
        for seat in [*seats_and_spectator(box), EVERYTHING]:
            now = moment(box, s, seat)
            assert msgspec.json.decode(msgspec.json.encode(now), type=Moment) == now


@at_every_table
def test_words_need_the_moment_and_its_sheet_alone(table: Name) -> None:
    """What has been through the wire is said as well, in every language."""
    box = boxed(table)
    sheet = msgspec.json.decode(msgspec.json.encode(sheet_of(box)), type=Sheet)
    for language in LANGUAGES:
        words = Words(language, sheet)
        for s in looks(box, language):
            for seat in seats_and_spectator(box):
                now = msgspec.json.decode(msgspec.json.encode(moment(box, s, seat)), type=Moment)
                assert words.message(now.status)
                for mine in now.mine:
                    assert words.message(mine.ask)
                    assert len({words.message(option) for option in mine.options}) == len(mine.options)
                assert all(words.say("refused-" + rule.replace(".", "_")) for rule in now.why_not.values())


@at_every_table
def test_no_sentence_and_no_physical_card_is_in_a_moment(table: Name) -> None:
    """Facts are numbers, ids of cards and single words; two copies of a card have one face."""
    box = boxed(table)
    faces = len(sheet_of(box).cards)
    for s in looks(box, "plain"):
        now = moment(box, s, 0)
        for zone in lying(sheet_of(box), now.zones):
            of_faces = ("line", "hand", "pile", "table", "self", "names")
            assert all(-1 <= face < faces for face in zone.numbers if zone.look in of_faces)
        texts = [one for mine in now.mine for option in mine.options for one in option.facts.values() if isinstance(one, str)]
        assert [one for one in texts if " " in one] == []


@at_every_table
def test_options_touch_what_lies_there(table: Name) -> None:
    box = boxed(table)
    sheet = sheet_of(box)
    for s in looks(box, "touch"):
        for seat in range(box.seats):
            now = moment(box, s, seat)
            zones = {(zone.zone.touch, zone.owner): zone for zone in lying(sheet, now.zones)}
            for option in [option for mine in now.mine for option in mine.options]:
                for touch in option.path:
                    name, *numbers = touch.split(":")
                    owner = int(numbers[0]) - 1 if len(numbers) > 1 else seat
                    zone = zones.get((name, owner)) or zones.get((name, -1))
                    if zone and numbers and zone.cards:
                        assert zone.cards[int(numbers[-1]) - 1] is not None, touch


@at_every_table
def test_totals_before_the_end_are_those_of_the_view(table: Name) -> None:
    box = boxed(table)
    for s in looks(box, "totals"):
        for seat in seats_and_spectator(box):
            known = s if s.over else box.redact(s, seat)
            assert moment(box, s, seat).totals == [box.total(known, one) for one in range(box.seats)]


@at_every_table
def test_why_not_names_every_card_held_that_is_not_offered(table: Name) -> None:
    box = boxed(table)
    for s in looks(box, "why not"):
        for question in [question for seat in range(box.seats) for question in open_to(s.questions, seat)]:
            view = box.redact(s, question.seat)
            now = moment(box, s, question.seat)
            for design in box.designs():
                rule = box.show.why_not(view, question, design.ref())
                assert now.why_not.get(design.ref(), rule) == rule or len(now.mine) > 1
                assert not rule or design.ref() in now.why_not


@pytest.mark.parametrize("name", ["sheet", "moment"])
def test_the_schemas_are_those_of_the_types(name: str) -> None:
    make = importlib.import_module("docs.make_schema")
    text = (ROOT / "docs" / f"{name}.schema.json").read_text(encoding="utf-8")
    assert text == make.schema(name), "python docs/make_schema.py"
    assert json.loads(text)["$ref"]


# Sittings


def sat_down(table: Name, seed: object, veiled: bool = False) -> Sitting:
    box = boxed(table)
    return Sitting(Journal(box, f"sitting {seed}", [f"p{seat}" for seat in range(box.seats)], ["you"] * box.seats), veiled)


def answer_at_random(sitting: Sitting, policy: Policy) -> None:
    questions = sitting.state.questions
    question = questions[policy.roll(len(questions))]
    sitting.answer(question.number, question.seat, policy.roll(len(question.options)))


@at_every_table
def test_what_is_heard_bit_by_bit_is_what_is_heard_at_once(table: Name) -> None:
    sitting, policy = sat_down(table, 1), Policy("heard")
    heard: list[list[Any]] = [sitting.heard(seat, -1) for seat in range(sitting.box.seats)]
    while not sitting.state.over and sitting.n < 120:
        before = [sitting.number(seat) for seat in range(sitting.box.seats)]
        answer_at_random(sitting, policy)
        for seat in range(sitting.box.seats):
            heard[seat] += sitting.moment(seat, before[seat]).events
    assert heard == [sitting.heard(seat, -1) for seat in range(sitting.box.seats)]
    again = Sitting(sitting.journal)  # somebody comes back, or another process takes the table over
    assert heard == [again.heard(seat, -1) for seat in range(sitting.box.seats)]
    for seat in seats_and_spectator(sitting.box):
        assert again.moment(seat, 0) == sitting.moment(seat, 0)


@at_every_table
def test_weighing_changes_nothing_that_anybody_sees(table: Name) -> None:
    sitting, policy = sat_down(table, 2), Policy("weigh")
    while not sitting.state.over and sitting.n < 60:
        before = [sitting.moment(seat, 0) for seat in seats_and_spectator(sitting.box)]
        lines = sitting.journal.lines()
        for question in sitting.state.questions:
            for choice in range(len(question.options)):
                sitting.journal.weigh(question.number, question.seat, choice)
        assert [sitting.moment(seat, 0) for seat in seats_and_spectator(sitting.box)] == before
        assert sitting.journal.lines() == lines
        answer_at_random(sitting, policy)


@at_every_table
def test_after_an_undo_everything_is_as_before_but_for_the_numbers(table: Name) -> None:
    sitting, policy = sat_down(table, 3), Policy("undo")
    undone = 0
    while not sitting.state.over and sitting.n < 200:
        viewers = seats_and_spectator(sitting.box)
        before = [stripped(sitting.moment(seat, -1)) for seat in viewers]
        numbers = [sitting.number(seat) for seat in viewers]
        question = sitting.state.questions[policy.roll(len(sitting.state.questions))]
        sitting.answer(question.number, question.seat, policy.roll(len(question.options)))
        if sitting.undo(question.seat):
            undone += 1
            assert [sitting.number(seat) for seat in viewers] == [number + 2 for number in numbers]
            after = [stripped(sitting.moment(seat, -1)) for seat in viewers]
            for now in after:
                assert now["events"].pop() == ["took-back", {"seat": question.seat}]
            assert after == before
            answer_at_random(sitting, policy)
    assert undone


def stripped(now: Moment) -> dict[str, Any]:
    """Without the numbers of moment and questions."""
    found: dict[str, Any] = msgspec.to_builtins(now)
    found["n"] = 0
    found["asked"] = [one[1:] for one in found["asked"]]
    for mine in found["mine"]:
        mine["number"] = 0
    return found


@at_every_table
def test_numbers_of_moments_rise_and_never_return(table: Name) -> None:
    sitting, policy = sat_down(table, 4), Policy("numbers")
    viewers = seats_and_spectator(sitting.box)
    seen = [(-1, [sitting.number(seat) for seat in viewers])]
    while not sitting.state.over and sitting.n < 80:
        before = sitting.n
        answer_at_random(sitting, policy)
        seen.append((sitting.journal.rows[before].seat, [sitting.number(seat) for seat in viewers]))
        if sitting.undo(0):
            seen.append((0, [sitting.number(seat) for seat in viewers]))
    for (_, before), (seat, after) in pairwise(seen):
        assert all(one <= other for one, other in zip(before, after, strict=True))
        assert before[seat + 1] < after[seat + 1]


@pytest.mark.parametrize("veiled", [False, True])
@at_every_table
def test_a_change_of_mind_is_silent(table: Name, veiled: bool) -> None:
    """Two tables where the same is answered; at one of them the first seat seals others before."""
    plain, fickle, policy = sat_down(table, 6, veiled), sat_down(table, 6, veiled), Policy("mind")
    together = changes = 0
    while not plain.state.over and plain.n < 150:
        questions = open_questions(plain.state.questions)
        question = questions[0]
        seat, choice = question.seat, policy.roll(len(question.options))
        if len(needed(questions)) > 1:
            together += 1
        if seat == 0 and question.needed and len(needed(questions)) > 1:
            changes += 1
            fickle.answer(question.number, seat, policy.roll(len(question.options)))
            fickle.answer(question.number, seat, policy.roll(len(question.options)))
            assert not fickle.undo(seat), "it is changed, not taken back"
        plain.answer(question.number, seat, choice)
        fickle.answer(question.number, seat, choice)
        for viewer in seats_and_spectator(plain.box):
            if viewer != 0:
                assert plain.moment(viewer, 0) == fickle.moment(viewer, 0)
    assert changes or not together


@at_every_table
def test_behind_a_veil_nobody_hears_who_has_sealed(table: Name) -> None:
    sitting, policy = sat_down(table, 7, True), Policy("veil")
    while not sitting.state.over and sitting.n < 150:
        before = [sitting.moment(seat, 0) for seat in seats_and_spectator(sitting.box)]
        question = sitting.state.questions[policy.roll(len(sitting.state.questions))]
        if not sitting.answer(question.number, question.seat, policy.roll(len(question.options))).sealed:
            continue
        for was in before:
            now = sitting.moment(was.seat, 0)
            assert (now == was) == (was.seat != question.seat)


@at_every_table
def test_behind_a_veil_it_is_heard_when_all_have_answered_for_whom_somebody_else_did(table: Name) -> None:
    """At once only by whoever is answered for, and by all just once."""
    sitting, policy = sat_down(table, 8, True), Policy("late")
    viewers = seats_and_spectator(sitting.box)
    late: list[int] = []
    while not sitting.state.over and sitting.n < 150:
        before = {seat: sitting.moment(seat, 0) for seat in viewers}
        questions = open_questions(sitting.state.questions)
        question = questions[policy.roll(len(questions))]
        seat = question.seat
        for weighed in sitting.journal.weigh_for("timeout", question.number, seat, policy.roll(len(question.options))):
            sitting.keep(weighed)
        waits = any(one.answer != OPEN for one in sitting.state.questions)
        for viewer, was in before.items():
            others = [] if waits else [one for one in [*late, seat] if one != viewer]
            told = [one.facts["seat"] for one in sitting.heard(viewer, was.n) if one.id == "noted-timeout"]
            assert sorted(told) == sorted(others + [seat] * (viewer == seat))
            if weighed.sealed and viewer != seat:
                assert sitting.moment(viewer, 0) == was
        late = [*late, seat] if waits else []
    for viewer in viewers:
        assert Sitting(sitting.journal, True).heard(viewer, -1) == sitting.heard(viewer, -1)


def test_what_was_answered_for_somebody_behind_a_veil_is_not_heard_if_it_is_taken_back() -> None:
    sitting = sat_down(("swords-and-bagpipes", 3, {}), 5, True)
    while len(asked := needed(sitting.state.questions)) < 3:
        sitting.answer(asked[0].number, asked[0].seat, 0)
    before = [sitting.number(seat) for seat in range(3)]
    sitting.answer(asked[0].number, 0, 0)
    for weighed in sitting.journal.weigh_for("timeout", asked[1].number, 1, 0):
        sitting.keep(weighed)
    sitting.keep(sitting.journal.weigh_return(0, 2))
    for question in needed(sitting.state.questions):
        sitting.answer(question.number, question.seat, 0)
    for seat in range(3):
        assert "noted-timeout" not in [one.id for one in sitting.heard(seat, before[seat])]


def test_claims_are_heard_by_all_and_kept() -> None:
    sitting = sat_down(("swords-and-bagpipes", 3, {}), 5)
    claims = sitting.claims(1)
    assert claims
    sitting.keep(sitting.weigh_claim(1, 0))
    for seat in seats_and_spectator(sitting.box):
        assert sitting.moment(seat).events == [claims[0]]
    assert Sitting(sitting.journal).heard(0, 0) == [claims[0]]
    with pytest.raises(ValueError, match="expected 0 to"):
        sitting.weigh_claim(1, 999)


@at_every_table
def test_walks_reach_the_end_of_a_sitting(table: Name) -> None:
    """At the end everybody sees who has won."""
    box = boxed(table)
    s = list(walk(box, "end"))[-1]
    for seat in seats_and_spectator(box):
        now = moment(box, s, seat)
        assert now.over
        assert now.winners == box.winners(s)
        assert now.totals == [box.total(s, one) for one in range(box.seats)]


# The protocol


def engine(*requests: dict[str, Any]) -> list[Any]:
    session = Session()
    return [session.handle(json.dumps(request)) for request in requests]


def test_the_score_of_the_protocol_tells_nobody_elses_daggers() -> None:
    """Two tables that differ only in what seat 1 holds face down give seat 0 and a spectator the same score."""
    told = []
    for dagger in ("one", "three"):
        position = {"game": "swords-and-bagpipes", "seats": 3, "arms": ["dunbar"], "daggers": [[], [dagger], []]}
        replies = engine({"cmd": "load", "position": position}, *[{"cmd": "score", "seat": seat} for seat in (-1, 0, 1, 2)])
        assert "result" in replies[0], replies[0]
        told.append(replies[1:])
    (watching, mine, theirs, other), again = told
    assert [watching, mine, other] == [again[0], again[1], again[3]]
    assert theirs != again[2], "one's own Dagger is counted"


def test_the_engine_undoes_says_claims_and_goes_on_from_its_journal() -> None:
    session = Session()
    begin = {"cmd": "new", "game": "swords-and-bagpipes", "seats": 3, "dice": "fair", "names": ["Ann", "Bob", ""]}
    asked = session.handle(json.dumps(begin))["result"]["asked"]
    number, seat = asked[0][:2]
    claims = session.handle(json.dumps({"cmd": "claims", "seat": seat}))["result"]["claims"]
    session.handle(json.dumps({"cmd": "claim", "seat": seat, "claim": 0}))
    heard = session.handle('{"cmd": "events", "seat": -1}')["result"]["events"]
    assert [one["words"] for one in heard] == [claims[0]["words"]]
    quiet = session.handle(json.dumps({"cmd": "answer", "seat": seat, "to": number, "answer": 0}))["result"]
    assert quiet["quiet"]
    undone = session.handle(json.dumps({"cmd": "undo", "seat": seat}))["result"]
    assert undone["asked"][0][0] > number
    stale = session.handle(json.dumps({"cmd": "answer", "seat": seat, "to": number, "answer": 0}))
    assert stale["error"]["code"] == "stale-answer"
    journal = session.handle('{"cmd": "journal"}')["result"]["journal"]
    again = Session()
    assert "result" in again.handle(json.dumps({"cmd": "resume", "journal": journal}))
    for viewer in (-1, 0, 1, 2):
        request = json.dumps({"cmd": "moment", "seat": viewer, "since": 0})
        assert again.handle(request) == session.handle(request)
    edited = [*journal[:-1], journal[-1].replace(str(seat), str((seat + 1) % 3), 1)]
    assert "error" in again.handle(json.dumps({"cmd": "resume", "journal": edited}))


def test_a_game_from_a_position_has_a_journal_too() -> None:
    position = {"game": "guillotine", "seats": 2, "line": ["martyr", "baron"], "hands": [["pushed"], []]}
    session = Session()
    session.handle(json.dumps({"cmd": "load", "position": position}))
    session.handle('{"cmd": "answer", "seat": 0, "to": 1, "answer": 0}')
    journal = session.handle('{"cmd": "journal"}')["result"]["journal"]
    again = Session()
    again.handle(json.dumps({"cmd": "resume", "journal": journal}))
    assert again.handle('{"cmd": "view", "seat": 1}') == session.handle('{"cmd": "view", "seat": 1}')


def test_what_is_held_and_cannot_be_played_is_told_with_its_clause() -> None:
    position = {"game": "guillotine", "seats": 2, "line": ["baron"], "hands": [["pushed"], []]}
    reply = engine({"cmd": "load", "position": position}, {"cmd": "questions", "seat": 0})[1]["result"]
    assert [(one["card"], one["rule"]) for one in reply["why_not"]] == [("action:pushed", "GU-9")]
    assert reply["why_not"][0]["words"]
