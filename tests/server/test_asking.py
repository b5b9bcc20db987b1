"""What is taken back, what the others are asked, what they may say, and what those who watch see of it."""

from __future__ import annotations

import pytest

from tabard.server import table as server_table
from tabard.server.app import app_of
from tabard.server.check import judged
from tests.server.inside import Inside, Json, Round, Tab, first_answer, rows


def quiet_answer(tabs: list[Tab]) -> Tab:
    """Play until somebody's answer may be taken back: whose."""
    for count in range(200):
        mover = next(tab for tab in tabs if tab.last("now")["moment"]["mine"])
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"q{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
        if mover.last("now").get("undo"):
            return mover
    raise AssertionError("no answer was quiet")


@pytest.mark.parametrize("clock", [{"kind": "bank", "seconds": 100, "more": 50}, {"kind": "decision", "seconds": 100}])
def test_to_answer_and_take_it_back_gains_no_time(inside: Inside, clock: Json) -> None:
    table = Round(inside, ["open", "open"], game="swords-and-bagpipes", clock=clock)
    tabs = table.begin()
    mover = quiet_answer(tabs)
    seat = mover.last("now")["moment"]["seat"]
    mover.say({"type": "undo", "cmd": "first"})
    clocks = table.live.table.clocks
    before = clocks.remaining(seat, inside.time)
    for count in range(3):
        inside.pass_time(2_000)
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
        inside.pass_time(2_000)
        mover.say({"type": "undo", "cmd": f"u{count}"})
    thought = before - clocks.remaining(seat, inside.time)
    assert 6_000 <= thought <= 12_000, "all the time in which it was asked has passed"


def test_who_has_taken_back_very_much_takes_back_no_more_and_the_others_do(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_table, "TAKING_BACK", 40)
    table = Round(inside, ["open", "open"], game="swords-and-bagpipes", undo="agree")
    tabs = table.begin()
    mover = quiet_answer(tabs)
    for count in range(10):  # the question that was answered and the next one are put in vain: 20 of 40
        assert mover.say({"type": "undo", "cmd": f"u{count}"})[-1]["t"] == "now"
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
    assert "undo" not in mover.last("now")
    for said in ({"type": "undo", "cmd": "u"}, {"type": "ask", "cmd": "a", "what": "undo"}):
        assert "taken back so much" in mover.say(said)[-1]["message"]
    other = quiet_answer(tabs)
    assert other is not mover
    assert other.say({"type": "undo", "cmd": "o"})[-1]["t"] == "now"
    assert verified_fold(inside, table)


def test_claims_presets_and_questions_to_the_table_have_a_limit(inside: Inside) -> None:
    inside.app = app_of(inside.hall, [], 50)
    ann = Round(inside, ["open", "open"], game="swords-and-bagpipes").begin()[0]
    kind = ann.last("now")["moment"]["asked"][0][2]
    for type, facts in [("preset", {"kind": kind, "path": ""}), ("claim", {"choose": 0})]:
        codes = []
        for count in range(30):
            n = {"n": ann.last("now")["moment"]["n"]} if type == "claim" else {}
            codes.append(ann.say({"type": type, "cmd": f"{type} {count}", **facts, **n})[-1].get("code", ""))
        assert [codes[0], codes[-1]] == ["", "too-many"]
        inside.pass_time(60_000)


def test_nobody_is_asked_who_is_not_there_and_a_vote_ends_without_who_leaves(inside: Inside) -> None:
    table = Round(inside, ["open", "open", "open"], grace=5)
    ann, ben, cleo = table.begin()
    cleo.close()
    inside.pass_time(6_000)
    ann.say({"type": "ask", "cmd": "1", "what": "end"})
    assert ann.last("table")["asking"]["waits"] == [1], "Cleo is away"
    ben.close()
    inside.pass_time(6_000)
    assert (ann.last("table")["state"], ann.last("table")["asking"]) == ("over", None), "nobody else is left to agree"


def test_when_who_has_not_agreed_becomes_a_bot_what_was_asked_happens(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], undo="agree")
    tabs = table.begin()
    mover = next(tab for tab in tabs if tab.last("now")["moment"]["mine"])
    first_answer(mover, "1")
    mover.say({"type": "ask", "cmd": "2", "what": "undo"})
    if mover is tabs[0]:
        table.host(do="bot", seat=1, level="random")
        assert mover.last("table")["asking"] is None
        assert rows(table, "undo") == [0]
        assert verified_fold(inside, table)
    else:  # who asked is gone: nobody is asked any more
        table.host(do="bot", seat=1, level="random")
        assert tabs[0].last("table")["asking"] is None
        assert rows(table, "undo") == []


def verified_fold(inside: Inside, table: Round) -> bool:
    with inside.hall.store.engine.connect() as connection:
        return judged(connection, table.made["id"]) is None


def test_what_is_said_and_taken_back_brings_watchers_no_nearer(inside: Inside) -> None:
    table = Round(inside, ["open", "open"], game="swords-and-bagpipes", delay=3)
    tabs = table.begin()
    late = table.live.table.late
    assert late
    mover = quiet_answer(tabs)
    journal = table.live.table.playing().journal
    for count in range(4):
        n = mover.last("now")["moment"]["n"]
        assert mover.say({"type": "claim", "cmd": f"c{count}", "choose": 0, "n": n})[-1]["t"] != "no"
        mover.say({"type": "undo", "cmd": f"u{count}"})
        asked = mover.last("now")["moment"]["mine"][0]
        mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})
        assert len(late.journal.kept) <= max(0, len(journal.kept) - 3)


def test_the_host_is_told_who_is_silenced_and_nobody_else_is(inside: Inside) -> None:
    table = Round(inside, ["open", "open"])
    tabs = table.begin()
    table.host(do="mute", seat=1)
    table.host(do="mute")
    assert [tab.last("table")["muted"] for tab in tabs] == [[-1, 1], []]
    assert table.described()["muted"] == [-1, 1], "also if the page is loaded again"
    table.host(do="unmute", seat=1)
    assert tabs[0].last("table")["muted"] == [-1]


def test_whoever_is_silenced_stays_so_on_another_device(inside: Inside) -> None:
    table = Round(inside, ["open", "open", "open"])
    table.sit(1)
    table.host(do="mute", seat=1)
    moved(inside, table, 1, table.tokens[2])
    said = table.tab(2).say({"type": "chat", "cmd": "c", "text": "Hello"})[-1]
    assert said["message"] == "the host has asked you to be silent"
    assert table.described()["muted"] == [1]


def moved(inside: Inside, table: Round, at: int, token: str) -> None:
    """A seat goes to another device."""
    key = inside.done(table.path + "/pass", {}, table.tokens[at])["key"]
    assert inside.done(table.path + "/sit", {"name": "x", "key": key}, token)["seat"] == at


def test_a_seat_that_was_kept_is_its_persons_again_on_another_device(inside: Inside) -> None:
    """The journal says so: else their answers would be taken for those of the bot that kept it."""
    table = Round(inside, ["open", "open"], grace=5)
    ann, ben = table.begin()
    key = inside.done(table.path + "/pass", {}, table.tokens[1])["key"]
    ben.close()
    inside.pass_time(6_000)
    assert ann.say({"type": "stand", "cmd": "stand", "seat": 1})[-1]["t"] != "no"
    phone = inside.done("/api/guest", {"name": "Phone"})["token"]
    assert inside.done(table.path + "/sit", {"name": "x", "key": key}, phone)["seat"] == 1
    assert (rows(table, "bot"), rows(table, "person")) == ([1], [1])
    assert not table.described()["seats"][1]["kept"]


def test_who_sits_down_has_things_done_or_asks_for_a_pass_again_and_again_is_refused(inside: Inside) -> None:
    """Each would be an entry for ever, or a row."""
    inside.app = app_of(inside.hall, [], 50)
    table = Round(inside, ["open", "open"])
    table.begin()
    sitting = {"name": "P0", "seat": 0}
    for door, asked in [("sit", sitting), ("host", {"do": "renew", "seat": 1}), ("pass", {})]:
        told = [inside.ask("POST", f"{table.path}/{door}", asked, table.tokens[0])[0] for _ in range(30)]
        assert (told[0] < 300, told[-1]) == (True, 429), door
        inside.pass_time(60_000)


def test_a_card_is_taken_back_as_long_as_nobody_but_its_player_is_asked(inside: Inside) -> None:
    """The others have seen it; all else is as it was, and nobody need agree."""
    table = Round(inside, ["open", "open"])
    ann, ben = table.begin()
    steps = 0
    for count in range(300):
        mover, other = (ann, ben) if ann.last("now")["moment"]["mine"] else (ben, ann)
        before = [tab.last("now")["moment"] for tab in (mover, other)]
        asked = before[0]["mine"][0]
        now = mover.say({"type": "answer", "cmd": f"a{count}", "to": asked["number"], "choose": len(asked["options"]) - 1})[-1]
        assert not other.last("now").get("back"), "it is not theirs to take back"
        if now.get("back") and asked["kind"] == "play" and now["moment"]["mine"][0]["kind"] != "play":
            steps += 1
            assert {one[1] for one in now["moment"]["asked"]} == {now["moment"]["seat"]}, "nobody else is asked"
            assert mover.say({"type": "undo", "cmd": f"u{count}"})[-1]["t"] == "now"
            assert other.last("now")["moment"]["events"][-1][0] == "took-back"
            assert [standing(tab.last("now")["moment"]) for tab in (mover, other)] == [standing(one) for one in before]
            assert first_answer(mover, f"b{count}")["t"] == "now"
        if steps == 3:
            assert verified_fold(inside, table)
            return
    raise AssertionError("nobody was asked more of a card")


def standing(moment: Json) -> Json:
    """What lies there and is asked, without the numbers that count on."""
    told = {key: moment[key] for key in ("zones", "totals", "status")}
    return {**told, "mine": [one["options"] for one in moment["mine"]]}


def test_among_bots_the_last_choice_is_taken_back_whatever_came_of_it(inside: Inside) -> None:
    table = Round(inside, ["open", "random"])
    (ann,) = table.begin()
    chosen: Json = {}
    while not chosen:
        asked = ann.last("now")["moment"]["mine"][0]
        now = first_answer(ann, f"a{asked['number']}")
        assert now["undo"], "also after what was drawn, and after the bot has answered"
        chosen = asked if len(asked["options"]) > 1 and not now.get("back") else {}
    assert ann.say({"type": "undo", "cmd": "u"})[-1]["t"] == "now"
    assert ann.last("now")["moment"]["mine"][0]["options"] == chosen["options"]
    assert rows(table, "undo") == [0]
    table.host(do="end")
    assert ann.say({"type": "undo", "cmd": "v"})[-1]["code"] == "bad-request"


def test_where_nothing_is_taken_back_nor_is_it_among_bots(inside: Inside) -> None:
    (ann,) = Round(inside, ["open", "random"], undo="off").begin()
    now = first_answer(ann, "a")
    assert [now.get("undo"), now.get("back")] == [None, None]
    assert ann.say({"type": "undo", "cmd": "u"})[-1]["code"] == "forbidden"
